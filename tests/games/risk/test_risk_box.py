"""The box: RK-001 to RK-011, and every card and mission as it is printed."""

from collections import Counter

import pytest
from marks import rule
from risk_script import opening, place, risk

from meydan.core.errors import BadTable
from meydan.games.risk import GAME
from meydan.games.risk import events as ev
from meydan.games.risk.actions import Attack
from meydan.games.risk.box import read_box
from meydan.games.risk.facts import BONUS, CONTINENTS, MEMBERS, MISSIONS, NEAR, PICTURE, PICTURES, STARS, TERRITORIES

WORLD = {
    "north_america": """
        alaska: alberta kamchatka northwest_territory | northwest_territory: alberta greenland ontario
        greenland: iceland ontario quebec | alberta: ontario western_us | ontario: eastern_us quebec western_us
        quebec: eastern_us | western_us: central_america eastern_us | eastern_us: central_america
        central_america: venezuela""",
    "south_america": "venezuela: brazil peru | peru: argentina brazil | brazil: argentina north_africa | argentina:",
    "europe": """
        iceland: great_britain scandinavia | great_britain: northern_europe scandinavia western_europe
        scandinavia: northern_europe ukraine | northern_europe: southern_europe ukraine western_europe
        western_europe: north_africa southern_europe | southern_europe: egypt middle_east north_africa ukraine
        ukraine: afghanistan middle_east ural""",
    "africa": """
        north_africa: congo east_africa egypt | egypt: east_africa middle_east
        east_africa: congo madagascar middle_east south_africa | congo: south_africa
        south_africa: madagascar | madagascar:""",
    "asia": """
        ural: afghanistan china siberia | siberia: china irkutsk mongolia yakutsk | yakutsk: irkutsk kamchatka
        kamchatka: irkutsk japan mongolia | irkutsk: mongolia | mongolia: china japan | japan:
        afghanistan: china india middle_east | middle_east: india | india: china siam | china: siam
        siam: indonesia""",
    "australia": """
        indonesia: new_guinea western_australia | new_guinea: eastern_australia western_australia
        western_australia: eastern_australia | eastern_australia:""",
}
"""Each territory with the touching ones that were not told of before it."""

PRINTED = {
    "infantry": """
        alaska 2, alberta 1, western_us 2, argentina 1, iceland 1, western_europe 1, north_africa 2, egypt 1,
        madagascar 1, irkutsk 1, japan 1, afghanistan 2, india 1, eastern_australia 1""",
    "cavalry": """
        greenland 1, ontario 2, central_america 1, peru 1, great_britain 1, northern_europe 1, southern_europe 2,
        congo 1, ural 1, yakutsk 1, kamchatka 1, china 2, indonesia 2, new_guinea 1""",
    "artillery": """
        northwest_territory 1, quebec 1, eastern_us 1, venezuela 1, brazil 2, scandinavia 1, ukraine 2,
        east_africa 2, south_africa 1, siberia 1, mongolia 1, middle_east 2, siam 1, western_australia 1""",
}
"""By picture, each card and its stars."""

STAR_VALUE = {2: 2, 3: 4, 4: 7}
THREE_ALIKE = {"infantry": 4, "cavalry": 6, "artillery": 8}


def told_links() -> dict[str, set[str]]:
    """Which territories touch, both ways."""
    links: dict[str, set[str]] = {}
    for continent in WORLD.values():
        for part in continent.replace("\n", "|").split("|"):
            name, _, others = part.partition(":")
            for other in others.split():
                links.setdefault(name.strip(), set()).add(other)
                links.setdefault(other, set()).add(name.strip())
    return links


def told_cards() -> dict[str, tuple[str, int]]:
    found = {}
    for picture, words in PRINTED.items():
        for word in words.split(","):
            name, stars = word.split()
            found[name] = (picture, int(stars))
    return found


@rule("RK-001")
def test_the_board_has_42_territories_in_six_continents() -> None:
    told = {
        name: [part.split(":")[0].strip() for part in words.strip().replace("\n", "|").split("|")]
        for name, words in WORLD.items()
    }
    assert [(name, sorted(places)) for name, places in told.items()] == [
        (name, sorted(TERRITORIES[place] for place in MEMBERS[i])) for i, name in enumerate(CONTINENTS)
    ]
    assert [len(members) for members in MEMBERS] == [9, 4, 7, 6, 12, 4]
    assert len(set(TERRITORIES)) == 42


@rule("RK-001")
def test_territories_touch_by_83_borders_and_sea_lines_and_no_others() -> None:
    links = told_links()
    assert {name: sorted(TERRITORIES[p] for p in NEAR[i]) for i, name in enumerate(TERRITORIES)} == {
        name: sorted(links[name]) for name in TERRITORIES
    }
    assert sum(len(near) for near in links.values()) == 2 * 83


@rule("RK-001", "RK-070")
@pytest.mark.parametrize(
    ("one", "other"),
    [("alaska", "kamchatka"), ("brazil", "north_africa"), ("east_africa", "middle_east"), ("greenland", "iceland")],
)
def test_a_sea_line_joins_territories_like_a_border(one: str, other: str) -> None:
    for source, target in ((one, other), (other, one)):
        assert f"attack {source} {target}" in risk(f"{source} 2 | {target} | rest", at="attack").options(0)


@rule("RK-001")
def test_the_sea_lines_are_drawn_on_the_map_as_such() -> None:
    kinds = Counter(kind for _, _, kind in read_box()["map"]["links"])
    assert kinds == {"land": 57, "sea": 26}


@rule("RK-002")
def test_the_deck_is_42_territory_cards_and_one_cease_fire_card() -> None:
    assert opening(3, first=0, mode="elementary").view(None)["deck"] == 43
    assert opening(3, first=0, mode="classic").view(None)["deck"] == 42
    assert len(told_cards()) == 42


@rule("RK-002", "RK-163")
def test_there_are_twelve_missions() -> None:
    assert len(set(MISSIONS)) == len(MISSIONS) == 12


@rule("RK-002", "RK-061")
def test_there_are_no_wild_cards() -> None:
    assert {PICTURES[picture] for picture in PICTURE} == {"infantry", "cavalry", "artillery"}
    assert Counter(PICTURE) == {0: 14, 1: 14, 2: 14}


@rule("RK-004")
def test_troops_are_plain_numbers_without_an_upper_limit() -> None:
    g = risk("ukraine 500, ural | rest | siam", at="fortify")
    g.says(0, "move from", "ukraine")
    assert g.options(0)[0] == "amount 1"
    assert g.options(0)[-1] == "everything"
    g.says(0, "everything")
    assert ev.Moved(0, place("ukraine"), place("ural"), 499) in g.events
    assert g.troops("ukraine", "ural") == [1, 500]


@rule("RK-004", "RK-065")
def test_more_new_troops_than_can_be_counted_out_may_all_go_to_one_place() -> None:
    g = risk("ukraine, ural | rest | siam", at="place", reserve=300)
    g.says(0, "place", "ural")
    assert g.options(0)[-2:] == ["amount 150", "everything"]
    g.says(0, "everything")
    assert (g.troops("ural"), g.reserve, g.step) == ([301], 0, "attacking")


@rule("RK-004", "RK-084")
def test_a_whole_army_of_any_size_may_move_in() -> None:
    g = risk("ukraine 400 | ural 1 | rest", at="attack")
    g.fights(0, "ukraine", "ural", "6 6 6", "1")
    g.says(0, "everything")
    assert g.troops("ukraine", "ural") == [1, 399]


@rule("RK-006")
def test_two_to_five_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadTable):
            opening(seats)


@rule("RK-008")
def test_every_card_shows_a_territory_one_or_two_stars_and_a_picture() -> None:
    assert {name: (PICTURES[PICTURE[i]], STARS[i]) for i, name in enumerate(TERRITORIES)} == told_cards()
    assert Counter(STARS) == {1: 30, 2: 12}


@rule("RK-008", "RK-024", "RK-058", "RK-061", "RK-066", "RK-067")
@rule("card:alaska", "card:northwest_territory", "card:greenland", "card:alberta", "card:ontario", "card:quebec")
@rule("card:western_us", "card:eastern_us", "card:central_america")
@rule("card:venezuela", "card:peru", "card:brazil", "card:argentina")
@rule("card:iceland", "card:great_britain", "card:scandinavia", "card:northern_europe", "card:western_europe")
@rule("card:southern_europe", "card:ukraine")
@rule("card:north_africa", "card:egypt", "card:east_africa", "card:congo", "card:south_africa", "card:madagascar")
@rule("card:ural", "card:siberia", "card:yakutsk", "card:kamchatka", "card:irkutsk", "card:mongolia", "card:japan")
@rule("card:afghanistan", "card:middle_east", "card:india", "card:china", "card:siam")
@rule("card:indonesia", "card:new_guinea", "card:western_australia", "card:eastern_australia")
@pytest.mark.parametrize("name", TERRITORIES)
def test_a_card_puts_its_stars_on_the_board_and_is_worth_its_stars_or_its_picture(name: str) -> None:
    picture, stars = told_cards()[name]
    shown = {"card": name, "stars": stars, "picture": picture}
    # dealt, its territory begins with a troop for each star
    g = opening(3, first=0, mode="elementary")
    others = [other for other in TERRITORIES if other != name]
    g.draws(" ".join([name, *others[:13]]))
    assert (g.owner(name), g.troops(name)) == (0, [stars])
    # traded with two stars more, it is worth the stars together; alone only if it has two
    pair = next(other for other in ("alaska", "ontario") if other != name)
    g = risk("rest | japan | siam", hands=f"{name} {pair} | |", at="trade")
    assert shown in g.view(0)["hand"]
    g.says(0, "lay", name)
    assert ("trade in" in g.options(0)) == (stars == 2)
    g.says(0, "lay", pair)
    g.says(0, "trade in")
    assert g.events[-1] == ev.Traded(0, (place(name), place(pair)), STAR_VALUE[stars + 2])
    # traded with two of its picture, or with the two other pictures, it makes a set; with a pair it makes none
    alike = [other for other, (its, _) in told_cards().items() if its == picture and other != name][:2]
    unlike = [next(o for o, (its, _) in told_cards().items() if its == p) for p in PRINTED if p != picture]
    for two, value in ((alike, THREE_ALIKE[picture]), (unlike, 10)):
        g = risk("rest | japan | siam", hands=f"{name} {' '.join(two)} | |", at="trade", trade="pictures")
        g.trades(0, f"{name} {' '.join(two)}")
        assert g.events[-1] == ev.Traded(0, (place(name), place(two[0]), place(two[1])), value)
    g = risk("rest | japan | siam", hands=f"{name} {alike[0]} {unlike[0]} | |", at="trade", trade="pictures")
    g.lays(0, f"{name} {alike[0]}")
    assert g.options(0) == ["take back"]


@rule("RK-054")
def test_the_continents_give_two_to_seven() -> None:
    assert dict(zip(CONTINENTS, BONUS, strict=True)) == {
        "asia": 7,
        "north_america": 5,
        "europe": 5,
        "africa": 3,
        "south_america": 2,
        "australia": 2,
    }


@rule("RK-009", "RK-146", "RK-171")
def test_the_cease_fire_card_is_in_the_deck_of_the_elementary_game_only() -> None:
    assert "cease_fire" in opening(3, first=0, mode="elementary").deck
    for mode in ("classic", "mission"):
        assert "cease_fire" not in opening(3, first=0, mode=mode).deck
    assert "cease_fire" not in opening(2, first=0).deck


@rule("RK-010", "RK-161")
def test_missions_are_dealt_in_the_mission_game_only() -> None:
    g = opening(3, first=0, mode="mission")
    assert g.step == "deal_mission"
    for mode in ("classic", "elementary"):
        h = opening(3, first=0, mode=mode)
        assert h.step != "deal_mission"
        assert [h.view(seat)["mission"] for seat in (0, 1, 2, None)] == [None] * 4
    assert opening(2, first=0).view(0)["mission"] is None


@rule("RK-011", "option:mode")
def test_there_are_four_ways_to_play() -> None:
    first_question = {
        (3, "elementary"): "deal_territories",
        (4, "classic"): "claim_territory",
        (5, "mission"): "deal_mission",
        (2, "two_player"): "deal_territories",
    }
    for (seats, mode), step in first_question.items():
        g = opening(seats, first=0, mode=mode)
        assert (g.state.house.mode, g.step) == (mode, step)


@rule("RK-011", "RK-160", "option:mode")
def test_two_play_the_two_player_game_and_more_one_of_the_others() -> None:
    for seats, mode in [(2, "classic"), (2, "elementary"), (2, "mission"), (3, "two_player"), (5, "two_player")]:
        with pytest.raises(BadTable):
            opening(seats, mode=mode)


@rule("RK-020")
def test_each_player_has_a_colour_of_the_own() -> None:
    for seats in range(2, 6):
        colours = [seat.colour for seat in GAME.seat_infos(seats, {})]
        assert colours == ["red", "blue", "green", "yellow", "black"][:seats]


@rule("RK-070")
def test_no_action_names_territories_that_do_not_touch() -> None:
    attacks = [(a.source, a.target) for a in GAME.actions if isinstance(a, Attack)]
    assert len(set(attacks)) == len(attacks) == 2 * 83
    links = told_links()
    assert all(TERRITORIES[target] in links[TERRITORIES[source]] for source, target in attacks)
