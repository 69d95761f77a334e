"""What a seat can tell of the cards it does not see, over everything it may imagine: RK-114, RK-132, RK-152, RK-185."""

import json
from collections import Counter
from itertools import combinations
from typing import Any

from marks import rule
from risk_script import Script, cards, named, risk

from meydan.games.risk import GAME
from meydan.games.risk import events as ev
from meydan.games.risk.facts import PLACES
from meydan.games.risk.table import RiskState

HELD = "alaska | peru quebec | brazil"


def few(**given: Any) -> Script:
    """Three players hold four cards; three more are in the deck, all others spent."""
    return risk("ukraine 9, siam | ural, japan | rest", hands=HELD, deck="siam japan egypt", **given)


def hands_of(g: Script, viewer: int, seat: int, n: int = 400) -> set[str]:
    """Every hand the viewer imagines this seat to hold."""
    return {world.hand(seat) for world in g.worlds(viewer, n)}


def subsets(words: str, count: int) -> set[str]:
    return {named(some) for some in combinations(cards(words), count)}


@rule("RK-132")
def test_another_hand_may_be_any_cards_the_seat_has_not_seen_and_no_others() -> None:
    g = few()
    assert hands_of(g, 0, 1) == subsets("peru quebec brazil siam japan egypt", 2)
    assert hands_of(g, 0, 2) == subsets("peru quebec brazil siam japan egypt", 1)
    assert hands_of(g, 1, 0) == subsets("alaska brazil siam japan egypt", 1)


@rule("RK-132")
def test_the_deck_may_be_any_cards_the_seat_has_not_seen() -> None:
    g = few()
    assert {world.deck for world in g.worlds(0, 600)} == subsets("peru quebec brazil siam japan egypt", 3)
    assert {world.deck for world in g.worlds(2, 600)} == subsets("alaska peru quebec siam japan egypt", 3)


@rule("RK-132")
def test_no_card_is_likelier_in_a_hand_than_another() -> None:
    times = Counter(world.hand(2) for world in few().worlds(0, 1200))
    assert all(150 < count < 250 for count in times.values()) and len(times) == 6


@rule("RK-132", "RK-135", "RK-063")
def test_a_spent_card_is_never_in_a_hand() -> None:
    g = few()
    spent = set(g.spent.split())
    for seat in range(3):
        for world in g.worlds(seat, 60):
            assert set(world.spent.split()) == spent
            assert not spent & set(" ".join(world.hand(other) for other in range(3)).split())


@rule("RK-132")
def test_the_own_hand_is_never_imagined_otherwise() -> None:
    for seat, hand in enumerate(["alaska", "quebec peru", "brazil"]):
        assert hands_of(few(), seat, seat, 60) == {hand}


@rule("RK-132", "RK-135")
def test_a_traded_card_is_known_to_have_left_the_hand() -> None:
    g = risk("ukraine 9, siam | ural, japan | rest", hands="alaska brazil egypt | peru |", deck="siam japan")
    g.trades(0, "alaska brazil")
    assert hands_of(g, 1, 0) == subsets("egypt siam japan", 1)


@rule("RK-132", "RK-036")
def test_the_cease_fire_card_is_in_the_deck_whatever_is_imagined() -> None:
    g = risk("ukraine, siam | ural, japan | rest", mode="elementary", hands=HELD, deck="siam japan egypt")
    for world in g.worlds(0, 60):
        assert world.deck.split()[-1] == "cease_fire"
        assert len(world.deck.split()) == 4


@rule("RK-132")
def test_a_drawn_card_may_be_any_of_the_deck_to_others() -> None:
    g = few(captured=True, at="end")
    g.draws("siam")
    assert hands_of(g, 2, 0) == subsets("alaska peru quebec siam japan egypt", 2)
    assert hands_of(g, 0, 0, 20) == {"alaska siam"}


@rule("RK-135", "RK-060", "RK-061")
def test_cards_laid_for_a_set_of_pictures_tell_nothing_of_those_in_the_hand() -> None:
    hands = "alaska alberta japan | peru | quebec"
    g = risk("ukraine, siam | ural, japan | rest", hands=hands, deck="egypt india ural siam", trade="pictures")
    unseen = "alberta egypt india ural siam quebec"
    g.says(0, "lay", "alaska")
    assert hands_of(g, 1, 0) == subsets(f"japan {unseen}", 2)
    g.says(0, "lay", "japan")
    assert hands_of(g, 1, 0) == subsets(unseen, 1)


@rule("RK-056", "RK-135")
def test_all_know_who_holds_the_cards_that_were_taken_back() -> None:
    hands = "alaska alberta japan | peru | quebec"
    g = risk("ukraine, siam | ural, japan | rest", hands=hands, deck="egypt india ural siam", trade="pictures")
    g.lays(0, "alaska japan")
    g.says(0, "take back")
    for seat in (1, 2):
        others = "alberta egypt india ural siam " + ("quebec" if seat == 1 else "peru")
        assert hands_of(g, seat, 0) == {named(cards(f"alaska japan {card}")) for card in others.split()}
    assert hands_of(g, 0, 0, 20) == {"alaska alberta japan"}


# The cards under neutral pieces


@rule("RK-185")
def test_cards_under_neutral_pieces_may_be_any_that_the_seat_has_not_seen() -> None:
    under = "egypt congo brazil | peru quebec siam | china iceland ural"
    g = risk(
        "ukraine, siam | ural | japan | peru | rest",
        mode="two_player",
        hands="india | alaska",
        under=under,
        deck="japan",
    )
    unseen = {*under.replace("|", " ").split(), "alaska", "japan"}
    worlds = g.worlds(0, 400)
    for army in (2, 3, 4):
        assert {card for world in worlds for card in world.under(army).split()} == unseen
        assert {len(world.under(army).split()) for world in worlds} == {3}
    assert {world.hand(1) for world in worlds} == unseen
    assert {world.deck for world in worlds} == unseen
    assert {world.under(2) for world in g.worlds(1, 60)} != {g.under(2)}


@rule("RK-185")
def test_who_took_the_cards_under_a_piece_knows_them_and_the_opponent_does_not() -> None:
    under = "egypt congo brazil | peru quebec siam | china iceland india"
    board = "ukraine 9, siam | africa | ural | japan | rest"
    g = risk(
        board, mode="two_player", hands="india |".replace("india", "alaska"), under=under, deck="japan", at="attack"
    )
    g.takes(0, "ukraine", "ural")
    assert hands_of(g, 0, 0, 20) == {named(cards("alaska egypt congo brazil"))}
    unseen = {*under.replace("|", " ").split(), "alaska", "japan"}
    assert {card for hand in hands_of(g, 1, 0) for card in hand.split()} == unseen
    assert {len(hand.split()) for hand in hands_of(g, 1, 0)} == {4}


# After the spent cards have become a new deck


def reshuffled() -> Script:
    """The deck was empty: 38 spent cards became a new one, and seat 0 has drawn Siam of it."""
    g = risk("ukraine 9, siam | ural, japan | rest", hands=HELD, deck="", captured=True, at="end")
    assert ev.Reshuffled(38) in g.events
    g.draws("siam")
    return g


@rule("RK-132", "RK-152")
def test_cards_of_a_new_deck_are_never_in_a_hand_nobody_has_drawn_into_since() -> None:
    g = reshuffled()
    assert hands_of(g, 2, 1) == subsets("alaska peru quebec", 2)
    assert hands_of(g, 0, 1) == subsets("peru quebec brazil", 2)
    assert hands_of(g, 0, 2) == subsets("peru quebec brazil", 1)


@rule("RK-132", "RK-152")
def test_who_has_drawn_since_holds_one_card_of_the_new_deck_and_the_old_ones() -> None:
    new = set(named(range(PLACES)).split()) - {"alaska", "peru", "quebec", "brazil"}
    worlds = reshuffled().worlds(2, 800)
    hands = [set(world.hand(0).split()) for world in worlds]
    assert {len(hand & new) for hand in hands} == {1}
    assert {card for hand in hands for card in hand & new} == new
    assert {card for hand in hands for card in hand - new} == {"alaska", "peru", "quebec"}


@rule("RK-132", "RK-152")
def test_cards_of_old_hands_are_never_in_the_new_deck() -> None:
    for seat in range(3):
        for world in reshuffled().worlds(seat, 60):
            assert not {"alaska", "peru", "quebec", "brazil"} & set(world.deck.split())


@rule("RK-132", "RK-152")
def test_a_card_that_was_a_whole_deck_is_known_to_be_with_who_drew_it() -> None:
    hands = f"{named(range(10))} | {named(range(10, 20))} | {named(range(20, 41))}"
    g = risk("ukraine 9, siam | ural, japan | rest", hands=hands, deck="", captured=True, at="end")
    assert ev.Reshuffled(1) in g.events
    g.draws("eastern_australia")
    for viewer in (1, 2):
        assert all("eastern_australia" in world.hand(0).split() for world in g.worlds(viewer, 100))


# Cards taken from the fallen


def fallen() -> Script:
    """Seat 0 took the last territory of seat 1, and with it Alaska and Peru. Its own card was Brazil."""
    g = risk(
        "ukraine 9, siam | ural | rest | japan, argentina",
        hands="brazil | alaska peru | congo |",
        deck="egypt india",
        at="attack",
    )
    g.takes(0, "ukraine", "ural")
    return g


@rule("RK-114", "RK-132")
def test_the_cards_of_the_fallen_are_known_to_the_conqueror_and_to_the_fallen() -> None:
    g = fallen()
    assert hands_of(g, 0, 0, 20) == {named(cards("brazil alaska peru"))}
    assert hands_of(g, 1, 0) == {
        named(cards(f"alaska peru {other}")) for other in ("brazil", "congo", "egypt", "india")
    }


@rule("RK-114", "RK-132")
def test_the_cards_of_the_fallen_are_known_to_nobody_else() -> None:
    g = fallen()
    assert hands_of(g, 2, 0) == subsets("brazil alaska peru egypt india", 3)
    assert hands_of(g, 3, 0) == subsets("brazil alaska peru congo egypt india", 3)


@rule("RK-114", "RK-132")
def test_what_the_fallen_know_is_not_known_in_worlds_others_imagine() -> None:
    for world in fallen().worlds(2, 20):
        assert not any(known & ~(1 << 2) for known in world.state.knows)
    assert any(known for known in fallen().worlds(1, 1)[0].state.knows)


@rule("RK-114", "RK-132")
def test_the_fallen_follow_their_cards_to_the_next_conqueror() -> None:
    g = risk(
        "ukraine 2 | ural | rest, middle_east 9 | siam, peru",
        hands="brazil | alaska peru | |",
        deck="egypt india congo",
        at="attack",
    )
    g.takes(0, "ukraine", "ural")
    g.ends_turn(0)
    g.draws("congo")
    g.says(2, "place", "middle_east")
    g.says(2, f"amount {g.reserve}")
    g.takes(2, "middle_east", "ukraine", 5)
    g.takes(2, "ukraine", "ural", 4)
    assert hands_of(g, 0, 2, 60) == {named(cards("alaska brazil congo peru"))}
    assert all({"alaska", "peru"} <= set(world.hand(2).split()) for world in g.worlds(1, 100))
    assert hands_of(g, 3, 2) == subsets("alaska peru brazil egypt india congo", 4)


@rule("RK-114", "RK-132", "RK-063")
def test_once_traded_and_reshuffled_the_cards_of_the_fallen_may_be_anywhere() -> None:
    kept = named(card for card in range(PLACES) if card not in cards("brazil alaska peru egypt"))
    g = risk(
        "ukraine 9, siam | ural | rest | japan, argentina",
        hands=f"brazil | alaska peru | | {kept}",
        deck="egypt",
        at="attack",
    )
    g.takes(0, "ukraine", "ural", 5)
    g.ends_turn(0)
    g.draws("egypt")
    g.ends_turn(2)
    g.ends_turn(3)
    g.trades(0, "alaska peru")
    g.says(0, "done")
    g.places(0, "ural", g.reserve)
    g.takes(0, "ural", "siberia")
    g.ends_turn(0)
    assert ev.Reshuffled(2) in g.events
    g.draws("peru")
    drawn = {card for world in g.worlds(1, 100) for card in ("alaska", "peru") if card in world.hand(0).split()}
    assert drawn == {"alaska", "peru"}


# The table as it is written down and copied


@rule("RK-132", "RK-114", "RK-152")
def test_what_is_known_of_the_cards_survives_json() -> None:
    for g in (reshuffled(), fallen()):
        data = json.loads(json.dumps(g.json))
        again = GAME.codec.decode_state(data, GAME.state, GAME.action_table)
        assert isinstance(again, RiskState)
        assert (again.epoch, again.knows) == (g.state.epoch, g.state.knows)
        assert (again.hands, again.deck, again.spent) == (g.state.hands, g.state.deck, g.state.spent)
    assert any(reshuffled().state.epoch) and any(fallen().state.knows)


@rule("RK-132")
def test_imagining_leaves_the_table_as_it_was() -> None:
    for g in (few(), reshuffled(), fallen()):
        before = g.json
        for seat in range(3):
            g.worlds(seat, 5)
        assert g.json == before


@rule("RK-063", "RK-083", "RK-110", "RK-152")
def test_a_copy_of_the_table_goes_its_own_way() -> None:
    g = risk("ukraine 9, siam | ural | rest", hands="brazil egypt | alaska peru | congo", deck="")
    before = g.json
    twin = g.copy()
    twin.trades(0, "brazil egypt")
    twin.places(0, "ukraine", twin.reserve)
    twin.takes(0, "ukraine", "ural")
    twin.ends_turn(0)
    twin.draws("egypt")
    assert twin.json != before
    assert g.json == before
