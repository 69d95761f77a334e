"""Broken data files: each is refused with a sentence that names the file and the fault."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from marks import rule

from meydan.core.box import BadData
from meydan.games.pax_pamir.box import FOLDER, read_box

Data = dict[str, Any]
Break = Callable[[Data], object]
FILES = ["map", "court", "abilities", "events", "wakhan"]


def copied(folder: Path) -> Path:
    shutil.copytree(FOLDER / "data", folder / FOLDER.name / "data")
    return folder / FOLDER.name


def refused(folder: Path, name: str, change: Break) -> str:
    """What the box says when this file of a copy is changed so."""
    file = copied(folder) / "data" / f"{name}.json"
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData) as fault:
        read_box(folder / FOLDER.name)
    return str(fault.value)


@rule("PP-001", "PP-009")
def test_the_files_of_the_box_are_sound(tmp_path: Path) -> None:
    assert list(read_box(copied(tmp_path))) == FILES
    assert read_box(tmp_path / FOLDER.name) == read_box()


@rule("PP-001", "PP-013", "PP-014", "PP-015", "PP-016", "PP-114", "PP-159", "PP-163")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["regions"].append("khiva"), "it has 7 regions, not 6"),
        (lambda d: d["suits"].__setitem__(0, "political"), "one of the suits stands there twice"),
        (lambda d: d["coalitions"].pop(), "it has 2 coalitions, not 3"),
        (lambda d: d["borders"].pop(), "it has 8 borders, not 9"),
        (lambda d: d["borders"].__setitem__(0, d["borders"][1]), "a border stands there twice"),
        (lambda d: d["borders"][0].update(regions=["persia"]), "persia_transcaspia does not lie between two regions"),
        (
            lambda d: d["borders"][0].update(regions=["persia", "khiva"]),
            "persia_transcaspia lies at a region that there is not",
        ),
        (lambda d: d["borders"][0].update(id="sea"), "sea is not named after persia and transcaspia"),
        (lambda d: d["figures"].update(cylinders=0), "cylinders is 0, not a number from 1"),
        (lambda d: d["figures"].update(actions="2"), "actions is '2', not a number from 1"),
        (lambda d: d["figures"].update(starting_suit="hearts"), "'hearts' is no suit to start with"),
        (lambda d: d["figures"].update(fatigued_lead=4), "Conflict Fatigue does not lower the lead"),
        (lambda d: d["figures"].update(success_points=[5, 5, 1]), "success_points do not fall from place to place"),
        (lambda d: d["figures"].update(checks_in_piles=[3, 4, 5]), "there are 4 checks, and piles for 3"),
        (lambda d: d["figures"].update(checks_in_piles=[3, 4, 5, 7]), "checks_in_piles are not piles of the six"),
        (
            lambda d: d["figures"]["events_in_piles"].update({"7": 1}),
            "events_in_piles names a pile that is not one of the six",
        ),
        (
            lambda d: d["figures"]["events_in_piles"].update({"2": 9}),
            "events_in_piles asks for more events than there are",
        ),
        (lambda d: d["figures"]["events_in_piles"].update({"2": 0}), "events_in_piles gives a pile no event"),
        (
            lambda d: d["figures"].update(court_cards_per_pile=12),
            "five players need 102 court cards, and there are 100",
        ),
        (lambda d: d["figures"].update(gift_costs=[2, 6, 4]), "gift_costs do not rise"),
        (lambda d: d["figures"].update(build_cost=3), "a cost of 3 cannot be laid half in each row"),
    ],
)
def test_a_broken_map_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "map", change) == f"pax_pamir/data/map.json: {said}."


@rule("PP-009", "PP-024", "PP-032")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda c: c.update(number=2), "the cards are not numbered 1 to 100"),
        (lambda c: c.update(name=""), "card 1 has no name"),
        (lambda c: c.update(suit="hearts"), "card 1 is of the suit 'hearts', which there is not"),
        (lambda c: c.update(rank=4), "card 1 has the rank 4, not 1 to 3"),
        (lambda c: c.update(region="khiva"), "card 1 lies in 'khiva', which is no region"),
        (lambda c: c.update(patriot="french"), "card 1 is a patriot of 'french', which is no coalition"),
        (lambda c: c.update(prize="french"), "card 1 is a prize of 'french', which is no coalition"),
        (lambda c: c.update(impact_icons=["camel"]), "card 1 has the unknown icon ['camel']"),
        (lambda c: c.update(actions=["dance"]), "card 1 has the unknown action ['dance']"),
        (lambda c: c.update(actions=["move", "move"]), "card 1 has an action twice"),
    ],
)
def test_a_broken_court_card_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "court", lambda d: change(d["cards"][0])) == f"pax_pamir/data/court.json: {said}."


@rule("PP-238")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda a: a.pop(), "it has 19 abilities, not 20"),
        (lambda a: a[0].update(id="insurrection"), "an ability stands there twice"),
        (lambda a: a[0].update(cards=[]), "no card has the ability indispensable_advisors"),
        (lambda a: a[0].update(name=""), "the ability indispensable_advisors has no name"),
        (lambda a: a[0].update(cards=[1, 3]), "a card stands there with two abilities"),
        (
            lambda a: a[0].update(cards=[2]),
            "card 1 says its ability is 'indispensable_advisors', and the list says None",
        ),
        (lambda a: a[0].update(cards=[1, 101]), "an ability is on card [101], which there is not"),
    ],
)
def test_a_broken_ability_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "abilities", lambda d: change(d["abilities"])) == f"pax_pamir/data/abilities.json: {said}."


@rule("PP-010", "PP-011")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda e: e.pop(), "the events are not numbered 101 to 116"),
        (lambda e: e[4].update(kind="dominance_check"), "it does not hold four checks and then twelve other events"),
        (lambda e: e[5].update(if_discarded=None), "event 106 has no words for if_discarded"),
        (lambda e: e[5].update(lasting=["for ever"]), "event 106 lasts in a half that there is not"),
        (lambda e: e[5].update(if_purchased="Rumor"), "two events have one name"),
    ],
)
def test_a_broken_event_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "events", lambda d: change(d["events"])) == f"pax_pamir/data/events.json: {said}."


@rule("PP-173", "PP-179", "PP-186", "PP-188")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["boxes"][0].update(id="build"), "a box stands there twice"),
        (lambda d: d["boxes"][0].update(type="dance"), "the box tax is of the type 'dance', which there is not"),
        (lambda d: d["boxes"][0].update(select={}), "the box tax and its type do not fit each other"),
        (lambda d: d["cards"].pop(), "her cards are not numbered 1 to 24"),
        (
            lambda d: d["cards"][0].update(pragmatic_loyalty_order=["russian"]),
            "card 1 does not put all coalitions in an order",
        ),
        (lambda d: d["cards"][0]["region_order"].pop(), "card 1 does not put all regions in an order"),
        (lambda d: d["cards"][0]["actions"].pop(), "card 1 does not show three boxes of the list"),
        (lambda d: d["cards"][0].update(back_red_labels=["top_left"] * 2), "the back of card 1 lacks a red label"),
        (lambda d: d["cards"][0]["back_black_numbers"].pop(), "the back of card 1 does not number six columns"),
        (lambda d: d["cards"][0].update(front_red_arrow_slot=2), "the red arrow of card 1 points nowhere"),
        (lambda d: d["cards"][0].update(front_black_arrow_slot=6), "the black arrow of card 1 points nowhere"),
    ],
)
def test_a_broken_wakhan_card_is_refused(tmp_path: Path, change: Break, said: str) -> None:
    assert refused(tmp_path, "wakhan", change) == f"pax_pamir/data/wakhan.json: {said}."


@rule("PP-009")
@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_json_or_not_there_is_refused(tmp_path: Path, name: str) -> None:
    folder = copied(tmp_path)
    file = folder / "data" / f"{name}.json"
    file.write_text("kabul, herat", "utf-8")
    with pytest.raises(BadData, match=f"pax_pamir/data/{name}.json cannot be read: "):
        read_box(folder)
    file.write_text("[]", "utf-8")
    with pytest.raises(BadData, match=f"pax_pamir/data/{name}.json: it does not hold an object."):
        read_box(folder)
    file.unlink()
    with pytest.raises(BadData, match=f"pax_pamir/data/{name}.json cannot be read: "):
        read_box(folder)


@rule("PP-009")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("map", lambda d: d.pop("borders")),
        ("map", lambda d: d["figures"].pop("cylinders")),
        ("court", lambda d: d["cards"][7].pop("rank")),
        ("abilities", lambda d: d["abilities"][2].pop("cards")),
        ("events", lambda d: d.pop("events")),
        ("wakhan", lambda d: d.update(cards=7)),
    ],
)
def test_a_missing_field_is_refused(tmp_path: Path, name: str, change: Break) -> None:
    said = refused(tmp_path, name, change)
    assert said.startswith(f"pax_pamir/data/{name}.json: something is missing or of another kind than expected: ")
