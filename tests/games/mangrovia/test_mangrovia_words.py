"""A few sentences as a person reads them."""

from typing import Any

import pytest
from mangrovia_script import Script, mangrovia
from marks import rule

from meydan.core import play
from meydan.core.prompt import prompt_of
from meydan.core.text import FSI, LANGUAGES, PDI, digits, has, say, sentence, thing
from meydan.games.mangrovia import GAME
from meydan.games.mangrovia import events as ev
from meydan.games.mangrovia.facts import AMULETS, FIRST, LANDSCAPES, PATHS, SECOND, SPACES
from meydan.games.mangrovia.table import changed


def read(g: Script, lang: str) -> str:
    """The question the asked seat reads, without isolates."""
    seat = g.waiting[0]
    return plain(sentence(GAME, prompt_of(g.state, seat), lang, seat, None))


def plain(text: str) -> str:
    return text.replace(FSI, "").replace(PDI, "")


@rule("MG-068", "MG-070", "MG-071", "MG-072")
@pytest.mark.parametrize(
    ("jetty", "english", "persian"),
    [
        (5, "take open cards or draw from the piles", "کارتِ رو بردارید یا از پشته کارت بکشید"),
        (7, "take amulets or draw from the piles", "طلسم بردارید یا از پشته کارت بکشید"),
        (8, "take amulets or build a hut", "طلسم بردارید یا کلبه بسازید"),
        (9, "build a hut or build a double hut", "کلبه بسازید یا کلبهٔ دوتایی بسازید"),
    ],
)
def test_a_jetty_says_what_it_offers(jetty: int, english: str, persian: str) -> None:
    place = min(jetty, 13 - jetty)
    bowls = " ".join("0" if number == place else "_" for number in range(1, 7))
    g = mangrovia(4, bowls=bowls, jetty=jetty, hands="3 4 sand sand | | | ", row="2 sand", birds="sand water")
    assert read(g, "en") == f"Jetty {jetty}: {english}."
    assert persian in read(g, "fa")


@rule("MG-128")
def test_who_has_one_hut_left_is_asked_for_one() -> None:
    rich: dict[str, Any] = {"bowls": "_ _ 0", "jetty": 10, "birds": "sand water"}
    two = "you may build 2 huts"
    assert two in read(mangrovia(4, hands="3 4 sand sand | | | ", **rich), "en")
    for hands, left in (("3 4 sand sand | | | ", 1), ("3 4 sand | | | ", 9), ("7 sand sand | | | ", 9)):
        said = read(mangrovia(4, hands=hands, left={0: left}, **rich), "en")
        assert said == "Jetty 10: choose a space for a hut."


@rule("MG-095", "MG-096")
def test_no_more_cards_are_promised_than_there_are() -> None:
    g = mangrovia(4, bowls="0", jetty=1, row="5")
    assert read(g, "en") == "Jetty 1: take 1 open card."
    g = mangrovia(4, bowls="_ _ _ _ _ 0", jetty=6, row="", begun=False)
    g.state.piles = [changed((0,) * len(pile), 0, 1 - deck) for deck, pile in enumerate(g.state.piles)]
    g.events = play.begin(g.state)
    assert read(g, "en") == "Jetty 6: draw 1 card from a pile."


@rule("MG-107", "MG-103")
def test_no_more_amulets_are_promised_than_there_are() -> None:
    g = mangrovia(4, bowls="_ 0", jetty=2, board="X1 X2 X3 | | | ")
    assert "draw 3 amulets from the bag and put 1 of them back" in read(g, "en")
    g.state.bag, g.state.aside = [0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0]
    assert "draw 2 amulets from the bag and put 1 of them back" in read(g, "en")
    g.state.aside = [0] * 7
    assert read(g, "en") == "Jetty 2: draw 1 amulet from the bag."


@rule("MG-128", "MG-095", "MG-071", "MG-072")
def test_a_jetty_names_only_the_task_that_is_possible() -> None:
    g = mangrovia(4, bowls="_ _ _ 0", jetty=9, hands="3 4 sand sand | | | ", left={0: 1}, birds="sand water")
    assert read(g, "en") == "Jetty 9: build a hut."
    assert read(g, "fa") == "اسکلهٔ ۹: کلبه بسازید."
    g = mangrovia(4, bowls="_ _ _ _ 0", jetty=8, hands=" | | | ")
    assert read(g, "en") == "Jetty 8: take amulets."


@rule("MG-110", "MG-111")
def test_a_refusal_names_the_price_and_the_rule() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="3 sand | | | ", birds="sand water")
    said = plain(sentence(GAME, g.why(0, "build P54 sand"), "en", 0, None))
    assert said == "It takes 7 to build on sand 7 (H), you have 3 (MG-110, MG-111)"
    said = plain(sentence(GAME, g.why(0, "build P54 sand"), "fa", 0, None))
    assert said == "بهای خانهٔ شن ۷ (مسیر H) برابر ۷ است و ۳ دارید (MG-110, MG-111)"
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="6 6 sand | | | ", birds="sand water")
    said = plain(sentence(GAME, g.why(0, "build P54 sand"), "en", 0, None))
    assert said == "You cannot pay exactly 7 for sand 7 (H) (MG-110, MG-111)"
    said = plain(sentence(GAME, g.why(0, "build P54 sand"), "fa", 0, None))
    assert said == "برای خانهٔ شن ۷ (مسیر H) نمی‌توانید دقیقاً ۷ بپردازید (MG-110, MG-111)"


@rule("MG-080", "MG-112")
def test_who_has_no_card_of_a_marked_landscape_is_told_so() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="3 4 reed | | | ", birds="sand water")
    said = plain(sentence(GAME, g.why(0, "build P54 sand"), "en", 0, None))
    assert said == "You hold no card of a landscape that the birds mark: water and sand (MG-112, MG-120, MG-164)"


@rule("MG-124", "MG-080")
def test_a_refusal_names_the_landscape_that_no_bird_marks() -> None:
    g = mangrovia(4, bowls="_ _ _ 0", jetty=9, hands="4 5 mangrove mangrove water | | | ", birds="water sand")
    said = plain(sentence(GAME, g.why(0, "build P22 mangrove"), "en", 0, None))
    place = "mangrove and water 9 (B and F)"
    assert said == f"No bird marks mangrove, so you cannot build on {place} with it (MG-080, MG-124)"
    assert g.why(0, "build double P22 mangrove water").figures["landscapes"] == (LANDSCAPES.index("mangrove"),)
    said = plain(sentence(GAME, g.why(0, "build P22 mangrove"), "fa", 0, None))
    place = "خانهٔ مانگرو و آب ۹ (مسیر B و F)"
    assert said == f"پرنده‌ای مانگرو را نشان نمی‌دهد، پس با آن نمی‌توانید در {place} بسازید (MG-080, MG-124)"


@rule("MG-164", "MG-169")
def test_the_rules_say_that_a_tile_is_used_before_a_card_or_amulet() -> None:
    for number in ("164", "169"):
        assert "the tile is used first" in say(GAME.folder, "en", f"rule-MG-{number}")
        assert "کاشی زودتر خرج می‌شود" in say(GAME.folder, "fa", f"rule-MG-{number}")


@rule("MG-110")
def test_a_payment_reads_as_its_values() -> None:
    g = mangrovia(4, bowls="_ _ _ 0 _ _", jetty=9, hands="3 4 sand | | | ", birds="sand water")
    g.says(0, "build P54 sand")
    action = g.state.asking.options[0] if g.state.asking else None
    assert plain(sentence(GAME, action, "en", 0, None)) == "Pay with cards of value: 4 and 3"
    assert plain(sentence(GAME, action, "fa", 0, None)) == "با کارت ارزش بپردازید: ۴ و ۳"


@rule("MG-062", "MG-109")
def test_what_was_impossible_is_told_in_both_languages() -> None:
    event = ev.NothingThere(0, AMULETS)
    assert plain(sentence(GAME, event, "en", 0, None)) == "You could not take amulets, so that was skipped."
    said = plain(sentence(GAME, event, "fa", 0, None))
    assert said == "برای شما «طلسم بردارید» ممکن نبود و کنار رفت."


@rule("MG-010", "MG-011", "MG-013", "MG-014", "MG-015", "MG-016", "MG-023", "MG-167")
def test_players_are_told_what_is_reconstructed() -> None:
    for lang, word in (("en", "reconstructed"), ("fa", "بازسازی")):
        assert word in say(GAME.folder, lang, "game-note").lower()
        for number in ("010", "011", "013", "014", "015", "016", "023"):
            assert word in say(GAME.folder, lang, f"rule-MG-{number}")
    assert "the figures are ours" in say(GAME.folder, "en", "rule-MG-167")


@rule("MG-011", "MG-141", "MG-142")
def test_everybody_sees_what_a_path_is_worth_and_where_its_statue_is() -> None:
    paths = mangrovia(4).view(None)["paths"]
    assert [path["path"] for path in paths] == list(PATHS)
    assert paths[0] == {
        "path": "A",
        "first_points": 12,
        "second_points": 6,
        "spaces": ["P11", "P12", "P13", "P14", "T15", "T16", "T17"],
        "leaders": [],
    }
    for lang in LANGUAGES:
        assert all(has(GAME.folder, lang, f"view-{field}") for field in paths[0])


@rule("MG-011")
def test_the_rules_name_the_numbers_of_all_statues_and_their_sides() -> None:
    english, persian = say(GAME.folder, "en", "rule-MG-011"), say(GAME.folder, "fa", "rule-MG-011")
    for path in range(len(PATHS)):
        assert f"{PATHS[path]} {FIRST[path]} and {SECOND[path]}" in english
        assert f"{PATHS[path]} {digits(f'{FIRST[path]} و {SECOND[path]}', 'fa')}" in persian
    assert "A to D stand at the top" in english and "E to H at the left" in english
    assert english.index("reconstructed") < english.index("C 8")


def test_a_space_is_called_by_what_people_see_of_it() -> None:
    called = {name: plain(thing(GAME, "Space", number, "en")) for number, name in enumerate(SPACES)}
    assert called["P11"] == "water 14 (A and E)" and called["P22"] == "mangrove and water 9 (B and F)"
    assert called["X1"] == "water 5 (off the paths)"
    assert len(set(called.values())) == len(SPACES), "no two are called the same"
