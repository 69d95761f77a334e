"""Drawing a card, and the deck that runs out: RK-130 to RK-135, RK-149, RK-152."""

from typing import Any

import pytest
from marks import rule
from risk_script import Script, cards, named, risk

from meydan.core.chance import Draw
from meydan.core.contract import CHANCE
from meydan.games.risk import events as ev
from meydan.games.risk.facts import PLACES


def ending(hands: str = "", **given: Any) -> Script:
    """Seat 0 has taken a territory and moved; the end of the turn has come."""
    return risk("ukraine, siam | ural, japan | rest", hands=hands, captured=True, at="end", **given)


@rule("RK-130")
def test_who_took_a_territory_draws_one_card_at_the_end_of_the_turn() -> None:
    g = risk("ukraine 9, siam | ural, japan | rest", hands="alaska | |", at="attack")
    g.takes(0, "ukraine", "ural")
    assert g.step == "attacking"
    g.ends_turn(0)
    assert (g.step, g.waiting) == ("draw_card", [CHANCE])
    assert g.draws("brazil")[0] == ev.Drew(0, cards("brazil"))
    assert (g.hand(0), g.turn) == ("alaska brazil", 1)
    assert "brazil" not in g.deck.split()


@rule("RK-130")
def test_more_than_one_captured_territory_gives_one_card_all_the_same() -> None:
    g = risk("ukraine 9, siam | ural, japan | rest", at="attack")
    g.takes(0, "ukraine", "ural", 5)
    g.takes(0, "ural", "siberia", 3)
    g.takes(0, "siberia", "yakutsk")
    g.ends_turn(0)
    assert isinstance(g.chance, Draw) and g.chance.n == 1
    g.refuses_draw("brazil peru", "RK-130", "RK-131", "RK-134")
    g.draws("brazil")
    assert (g.hand(0), g.turn) == ("brazil", 1)


@rule("RK-131")
def test_no_territory_taken_no_card() -> None:
    g = risk("ukraine 9, siam | ural 2, japan | rest", at="attack")
    g.fights(0, "ukraine", "ural", "6", "1 1")
    g.ends_turn(0)
    assert (g.turn, g.hand_sizes, g.happened(ev.Drew)) == (1, [0, 0, 0], [])


@rule("RK-131", "RK-130")
def test_a_capture_counts_in_its_own_turn_only() -> None:
    g = risk("ukraine 9, siam | ural, japan | rest", at="attack")
    g.takes(0, "ukraine", "ural")
    g.ends_turn(0)
    g.draws("brazil")
    for seat in (1, 2, 0):
        g.ends_turn(seat)
    assert g.turn == 1
    assert g.hand_sizes == [1, 0, 0]


@rule("RK-132", "RK-135")
def test_a_drawn_card_is_seen_by_who_drew_it_alone() -> None:
    g = ending()
    g.draws("brazil")
    assert ev.Drew(0, cards("brazil")) in g.told(0)
    for stranger in (1, 2, None):
        assert [event for event in g.told(stranger) if isinstance(event, ev.Drew)] == [ev.Drew(0, ())]


@rule("RK-132", "RK-135")
def test_others_see_how_many_cards_a_hand_has_and_never_which() -> None:
    g = ending("alaska peru | quebec |")
    g.draws("brazil")
    for seat in (0, 1, 2, None):
        assert [player["hand_size"] for player in g.view(seat)["players"]] == [3, 1, 0]
    hands = [[card["card"] for card in g.view(seat)["hand"]] for seat in (0, 1, 2, None)]
    assert hands == [["alaska", "peru", "brazil"], ["quebec"], [], []]


@rule("RK-133")
def test_one_capture_is_enough_whatever_battles_follow() -> None:
    g = risk("ukraine 9, siam | ural, japan | rest", at="attack")
    g.takes(0, "ukraine", "ural")
    for _ in range(3):
        g.fights(0, "ukraine", "scandinavia", "1", "6")
    g.ends_turn(0)
    assert g.step == "draw_card"


@rule("RK-134")
def test_the_draw_cannot_be_declined() -> None:
    g = ending()
    assert g.waiting == [CHANCE]
    for seat in (0, 1):
        g.refuses(seat, "done", "not-asked", "RK-130", "RK-131", "RK-134")
    g.draws("brazil")
    assert g.hand(0) == "brazil"


@rule("RK-130")
def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    g = ending("alaska | |", spent="peru")
    assert g.chance == Draw((*[0 if card in cards("alaska peru") else 1 for card in range(PLACES)], 0), 1)
    for name in ("alaska", "peru", "cease_fire"):
        g.refuses_draw(name, "RK-130", "RK-131", "RK-134")


@rule("RK-149", "RK-152")
def test_an_empty_deck_is_made_anew_of_the_spent_cards() -> None:
    g = ending("alaska brazil | peru |", deck="")
    assert ev.Reshuffled(39) in g.events
    assert (g.spent, g.hand(0), g.hand(1)) == ("", "alaska brazil", "peru")
    assert g.deck == named(card for card in range(PLACES) if card not in cards("alaska brazil peru"))
    g.draws("quebec")
    assert (g.hand(0), g.view(0)["deck"]) == ("alaska quebec brazil", 38)


@rule("RK-149", "RK-152")
def test_an_empty_deck_is_left_alone_while_nobody_draws() -> None:
    g = risk("ukraine, siam | ural, japan | rest", hands="alaska | |", deck="", at="end", captured=False)
    assert not g.happened(ev.Reshuffled)
    assert (g.deck, g.view(0)["deck"], g.turn) == ("", 0, 1)


@rule("RK-149", "RK-152")
def test_spent_cards_stay_spent_while_the_deck_holds_a_card() -> None:
    g = ending(deck="brazil")
    assert not g.happened(ev.Reshuffled)
    g.refuses_draw("peru", "RK-130", "RK-131", "RK-134")
    g.draws("brazil")
    assert (g.deck, len(g.spent.split())) == ("", 41)


@rule("RK-149")
def test_with_deck_and_spent_cards_both_empty_no_card_is_drawn() -> None:
    g = ending(f"{named(range(21))} | {named(range(21, 42))} |")
    assert (g.deck, g.spent) == ("", "")
    assert (g.turn, g.happened(ev.Drew, ev.Reshuffled)) == (1, [])
    assert g.hand_sizes == [21, 21, 0]


@rule("RK-152")
def test_cards_traded_in_the_same_turn_are_in_the_new_deck() -> None:
    g = risk("ukraine 9, siam | ural, japan | rest", hands=f"alaska brazil | {named(range(12, 42))} |", deck="")
    g.trades(0, "alaska brazil")
    g.places(0, "ukraine", g.reserve)
    g.takes(0, "ukraine", "ural")
    g.ends_turn(0)
    assert {"alaska", "brazil"} <= set(g.deck.split())
    g.draws("alaska")
    assert g.hand(0) == "alaska"


@rule("RK-132")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_deck_is_known_by_its_number_only(seat: int | None) -> None:
    assert ending("alaska | |").view(seat)["deck"] == 41


@rule("RK-134", "RK-036")
def test_whoever_is_entitled_must_draw_though_the_cease_fire_card_threatens() -> None:
    g = ending(named(range(40)) + "| |", mode="elementary")
    assert g.step == "draw_card"
    g.draws("cease_fire")
    assert g.over
