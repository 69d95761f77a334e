"""The two-player game: RK-170 to RK-187."""

from typing import Any

import pytest
from marks import rule
from risk_script import Script, cards, named, opening, place, risk, some

from meydan.core.chance import Draw, Pick, Roll
from meydan.games.risk import events as ev
from meydan.games.risk.facts import PLACES

FEEDING = ("RK-177", "RK-178", "RK-184")


def two(armies: str = "", **given: Any) -> Script:
    """Two players and the green, yellow and black neutral armies."""
    plain = "ukraine 9, alaska 3, kamchatka | africa | ural 2, siberia | south_america, china | rest"
    return risk(armies or plain, mode="two_player", **given)


def laid_out() -> Script:
    """A fresh table with the cards dealt in the order of the map, at the first turn of seat 0."""
    g = opening(2, first=0)
    for start, count in ((0, 12), (12, 12), (24, 6), (30, 6), (36, 6)):
        g.draws(named(range(start, start + count)))
    for words in ("alaska peru siam", "quebec brazil china", "egypt congo ural"):
        g.draws(words)
    return g


# Setting up


@rule("RK-170", "RK-173")
def test_five_armies_are_on_the_board_of_which_three_are_neutral() -> None:
    g = laid_out()
    assert g.held == [12, 12, 6, 6, 6]
    view = g.view(None)
    assert [player["army"] for player in view["players"]] == ["red", "blue"]
    assert [neutral["army"] for neutral in view["neutrals"]] == ["green", "yellow", "black"]
    assert [neutral["held"] for neutral in view["neutrals"]] == [6, 6, 6]


@rule("RK-171")
def test_the_cease_fire_card_is_taken_out() -> None:
    g = two(at="end", captured=True)
    g.refuses_draw("cease_fire", "RK-130", "RK-131", "RK-134")
    assert laid_out().view(0)["deck"] == 33


@rule("RK-172", "RK-024")
def test_each_player_gets_12_territories_with_a_troop_for_each_star() -> None:
    g = opening(2, first=1)
    for seat in (1, 0):
        assert isinstance(g.chance, Draw) and g.chance.n == 12
        first = 0 if seat else 12
        g.draws(named(range(first, first + 12)))
        event = g.events[-1]
        assert isinstance(event, ev.GotTerritories)
        assert (event.seat, len(event.territories)) == (seat, 12)
    assert g.held[:2] == [12, 12]
    assert g.troops("alaska", "northwest_territory", "ontario", "brazil", "ukraine", "congo") == [2, 1, 2, 2, 2, 1]


@rule("RK-173", "RK-024")
def test_each_neutral_army_gets_six_territories_placed_the_same_way() -> None:
    g = laid_out()
    where = [event for event in g.events if isinstance(event, ev.NeutralGotTerritories)]
    assert [(event.army, len(event.territories)) for event in where] == [(2, 6), (3, 6), (4, 6)]
    assert g.troops("south_africa", "afghanistan", "middle_east", "china", "indonesia") == [1, 2, 2, 2, 2]
    assert [event.troops for event in where] == g.armies[2:]


@rule("RK-174", "RK-175")
def test_all_cards_are_collected_before_three_go_under_each_neutral_piece() -> None:
    g = opening(2, first=0)
    for start, count in ((0, 12), (12, 12), (24, 6), (30, 6), (36, 6)):
        g.draws(named(range(start, start + count)))
    assert g.chance == Draw((1,) * PLACES + (0,), 3)
    assert g.hand_sizes == [0, 0]


@rule("RK-175")
def test_three_face_down_cards_lie_under_each_neutral_piece_and_33_are_left() -> None:
    g = laid_out()
    assert [g.under(army) for army in (2, 3, 4)] == ["alaska peru siam", "quebec brazil china", "egypt congo ural"]
    assert len(g.deck.split()) == 33
    assert g.happened(ev.LaidUnder) == [ev.LaidUnder(2, 3), ev.LaidUnder(3, 3), ev.LaidUnder(4, 3)]
    assert [neutral["hand_size"] for neutral in g.view(0)["neutrals"]] == [3, 3, 3]


@rule("RK-175")
def test_no_card_lies_under_two_pieces() -> None:
    g = opening(2, first=0)
    for start, count in ((0, 12), (12, 12), (24, 6), (30, 6), (36, 6)):
        g.draws(named(range(start, start + count)))
    g.draws("alaska peru siam")
    g.refuses_draw("alaska brazil quebec", "RK-175")
    g.refuses_draw("brazil quebec", "RK-175")


@rule("RK-176", "RK-021")
def test_dice_decide_who_starts() -> None:
    g = opening(2)
    assert g.chance == Pick(2)
    g.picks(1)
    assert (g.events, g.turn) == ([ev.Started(1)], 1)


# Neutral armies


@rule("RK-170")
def test_neutral_armies_have_no_turn() -> None:
    g = two()
    order = []
    for _ in range(4):
        order.append(g.turn)
        g.says(g.turn, "place", "peru")
        g.ends_turn(g.turn)
    assert order == [0, 1, 0, 1]


@rule("RK-170", "RK-076")
def test_the_opponent_chooses_dice_for_the_own_army_and_nobody_does_for_a_neutral_one() -> None:
    g = risk("ukraine 9 | afghanistan 3 | ural 3 | peru | rest", mode="two_player", at="attack")
    g.says(0, "attack", "ukraine", "afghanistan")
    g.says(0, "roll 3")
    assert (g.step, g.waiting) == ("defend_with", [1])
    g.says(1, "defend 1")
    g.rolls(1, 1, 1, 6)
    g.says(0, "attack", "ukraine", "ural")
    g.says(0, "roll 3")
    assert g.step == "battle"


@rule("RK-170", "RK-180")
def test_all_battle_rules_apply_against_a_neutral_army_which_throws_two_dice_if_it_can() -> None:
    g = two(at="attack")
    g.says(0, "attack", "ukraine", "ural")
    g.says(0, "roll 3")
    assert g.chance == Roll(5)
    g.rolls(6, 1, 1, 5, 1)
    assert g.troops("ukraine", "ural") == [8, 1]
    g.says(0, "attack", "ukraine", "ural")
    g.says(0, "roll 3")
    assert g.chance == Roll(4)
    g.rolls(6, 1, 1, 5)
    assert (g.owner("ural"), g.step) == (0, "move_in")


@rule("RK-177")
def test_at_the_start_of_the_turn_a_neutral_army_must_be_fed() -> None:
    g = two()
    assert (g.step, g.waiting, g.about) == ("feed_neutral", [0], {"me": 0, "troops": 3})
    for words in ("done", "lay alaska", "attack ukraine ural", "amount 3"):
        g.refuses_now(0, words)


@rule("RK-177", "RK-178")
def test_all_three_troops_go_to_one_territory_of_one_neutral_army() -> None:
    g = two()
    before = g.armies
    assert g.says(0, "place", "china") == [ev.FedNeutral(0, 3, place("china"), 3)]
    assert g.armies == [before[0], before[1], before[2], before[3] + 3, before[4]]
    assert g.troops("china") == [4]
    assert g.step == "place_troops"


@rule("RK-177", "RK-184")
def test_neither_player_is_a_neutral_army() -> None:
    g = two()
    fed = {words.split()[1] for words in g.options(0)}
    assert fed == {name for name in named(range(PLACES)).split() if g.owner(name) >= 2}
    for name in ("ukraine", "egypt"):
        g.refuses(0, f"place {name}", "not-neutral", *FEEDING)
    assert g.why(0, "place egypt").figures == {"territory": place("egypt")}


@rule("RK-177")
def test_the_own_troops_are_none_the_fewer() -> None:
    g = two()
    assert g.events == [ev.Reinforced(0, 3, 0, 0)]
    g.says(0, "place", "china")
    assert g.reserve == 3


@rule("RK-177")
def test_no_neutral_army_is_fed_in_the_other_ways_to_play() -> None:
    for mode in ("classic", "elementary"):
        assert risk("ukraine, siam | ural | rest", mode=mode).step == "place_troops"


@rule("RK-180")
def test_with_no_neutral_army_left_nobody_is_fed() -> None:
    g = two(f"{some(20)} | rest | | |", fell={2: 0, 3: 1, 4: 0})
    assert g.step == "place_troops"
    assert not g.happened(ev.FedNeutral)


@rule("RK-184")
def test_only_territories_a_neutral_army_still_holds_can_be_fed() -> None:
    g = two("rest | africa | ural, peru | | siam", fell={3: 0})
    assert g.options(0) == ["place peru", "place ural", "place siam"]


@rule("RK-178", "RK-183")
def test_the_turn_begins_with_the_neutral_army_then_cards_then_own_troops() -> None:
    g = two(hands="alaska brazil |", under="peru quebec siam | egypt congo ural | japan china india")
    seen = [g.step]
    g.says(0, "place", "china")
    seen.append(g.step)
    g.trades(0, "alaska brazil")
    seen.append(g.step)
    assert seen == ["feed_neutral", "trade_cards", "place_troops"]
    assert g.reserve == 3 + 7


@rule("RK-187")
def test_neutral_territories_count_for_nobody() -> None:
    g = two("venezuela, peru, argentina, siam | africa | brazil | north_america | rest")
    assert g.events == [ev.Reinforced(0, 3, 0, 0)]
    h = two(f"{some(28)} | siam | rest | japan | india", at="end")
    assert (h.held[0], h.over) == (28, False)


# Taking what is under a neutral piece


def before_the_fall(**given: Any) -> Script:
    """Ural is the last territory of the green army; three cards lie under its piece."""
    return two(
        "ukraine 9, alaska 3 | africa | ural | south_america | rest",
        hands="japan | india",
        under="egypt congo brazil | peru quebec siam | china iceland ural",
        at="attack",
        **given,
    )


@rule("RK-179", "RK-186")
def test_taking_the_last_territory_of_a_neutral_army_gives_the_cards_under_its_piece_at_once() -> None:
    g = before_the_fall()
    events = g.takes(0, "ukraine", "ural")
    assert ev.NeutralEliminated(0, 2) in events
    assert ev.TookUnder(0, 2, 3, cards("egypt congo brazil")) in events
    assert (g.hand(0), g.under(2)) == ("brazil egypt congo japan", "")
    assert not g.over


@rule("RK-179")
def test_taking_another_territory_of_a_neutral_army_gives_nothing() -> None:
    g = before_the_fall()
    g.takes(0, "alaska", "alberta")
    assert not g.happened(ev.NeutralEliminated, ev.TookUnder)
    assert (g.hand(0), g.under(4)) == ("japan", "iceland ural china")


@rule("RK-186")
def test_a_taken_neutral_territory_earns_the_card_at_the_end_of_the_turn() -> None:
    g = before_the_fall()
    g.takes(0, "alaska", "alberta")
    g.ends_turn(0)
    assert g.step == "draw_card"
    h = before_the_fall()
    h.takes(0, "ukraine", "ural")
    h.ends_turn(0)
    h.draws("venezuela")
    assert len(h.hand(0).split()) == 5


@rule("RK-185")
def test_the_opponent_learns_only_that_three_cards_were_taken() -> None:
    g = before_the_fall()
    g.takes(0, "ukraine", "ural")
    assert ev.TookUnder(0, 2, 3, cards("egypt congo brazil")) in g.told(0)
    for stranger in (1, None):
        assert [event for event in g.told(stranger) if isinstance(event, ev.TookUnder)] == [ev.TookUnder(0, 2, 3, ())]
        assert [neutral["hand_size"] for neutral in g.view(stranger)["neutrals"]] == [0, 3, 3]
        assert [player["hand_size"] for player in g.view(stranger)["players"]] == [4, 1]


@rule("RK-185", "RK-182")
def test_cards_under_neutral_pieces_are_never_drawn_nor_reshuffled() -> None:
    under = "egypt congo brazil | peru quebec siam | china iceland ural"
    g = two(hands="japan | india", under=under, deck="", captured=True, at="end")
    assert ev.Reshuffled(31) in g.events
    assert not set(g.deck.split()) & set(under.replace("|", " ").split())
    for name in ("egypt", "quebec", "ural"):
        g.refuses_draw(name, "RK-130", "RK-131", "RK-134")
    assert [g.under(army) for army in (2, 3, 4)] == ["brazil egypt congo", "quebec peru siam", "iceland ural china"]


@rule("RK-182", "RK-130", "RK-056")
def test_cards_are_drawn_and_traded_as_in_the_other_games() -> None:
    g = before_the_fall()
    g.takes(0, "alaska", "alberta")
    g.ends_turn(0)
    g.draws("ukraine")
    g.says(1, "place", "peru")
    g.ends_turn(1)
    g.says(0, "place", "peru")
    assert g.step == "trade_cards"
    g.trades(0, "ukraine japan")
    assert g.reserve == 3 + 4


# Winning


@rule("RK-181", "RK-187")
def test_the_first_to_control_30_territories_wins_at_once() -> None:
    g = two(f"{some(26)}, ural 9, yakutsk, kamchatka | rest | siberia | japan | siam", at="attack")
    assert g.held[0] == 29
    events = g.fights(0, "ural", "siberia", "6", "1")
    assert events[-2:] == [ev.MovedIn(0, place("siberia"), 1), ev.Won((0,))]
    assert g.winners == (0,)


@rule("RK-181", "RK-187")
def test_29_territories_win_nothing() -> None:
    g = two(f"{some(26)}, ural 9, yakutsk | rest | siberia, mongolia | japan | siam", at="attack")
    g.takes(0, "ural", "siberia")
    assert (g.held[0], g.over) == (29, False)


@rule("RK-181", "RK-035")
def test_eliminating_the_opponent_wins_at_once() -> None:
    g = two("ukraine 9, alaska | scandinavia | asia | south_america | rest", hands="| alaska", at="attack")
    events = g.fights(0, "ukraine", "scandinavia", "6 5 4", "1")
    assert ev.Eliminated(0, 1) in events
    assert events[-1] == ev.Won((0,))
    assert g.result.ranks == (1, 2)


@rule("RK-181")
@pytest.mark.parametrize("mode", ["classic", "elementary"])
def test_30_territories_win_nothing_at_once_in_the_other_ways_to_play(mode: str) -> None:
    g = risk(f"{some(28)}, yakutsk 9 | rest | japan", mode=mode, at="attack")
    g.takes(0, "yakutsk", "kamchatka")
    assert (g.held[0], g.over) == (30, False)
