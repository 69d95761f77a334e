"""The worked example of the book, three players, two rounds: CP-110 to CP-119."""

from coup_script import Script, dealt, kinds
from marks import rule

from meydan.games.coup import events as ev
from meydan.games.coup.facts import AMBASSADOR, ASSASSIN, CONTESSA, DUKE

MAHSHID, SEPIDEH, BAHAREH = 0, 1, 2


def start() -> Script:
    return dealt(3, "contessa duke", "captain contessa", "assassin duke")


def mahshid_taxes(g: Script) -> Script:
    g.says(MAHSHID, "tax")
    g.all_pass()
    return g


def sepideh_exchanges(g: Script) -> Script:
    g.says(SEPIDEH, "exchange")
    g.all_pass()
    g.draws("assassin duke")
    g.says(SEPIDEH, "keep assassin captain")
    return g


def bahareh_taxes(g: Script) -> Script:
    g.says(BAHAREH, "tax")
    g.only(SEPIDEH, "challenge")
    g.says(BAHAREH, "show")
    g.draws("contessa")
    g.says(SEPIDEH, "turn up assassin")
    return g


def first_round() -> Script:
    return bahareh_taxes(sepideh_exchanges(mahshid_taxes(start())))


def second_round_to_bahareh() -> Script:
    g = mahshid_taxes(first_round())
    g.says(SEPIDEH, "income")
    return g


def bahareh_assassinates(g: Script) -> Script:
    g.says(BAHAREH, "assassinate 0")
    g.all_pass()
    g.says(MAHSHID, "block contessa")
    g.all_pass()
    return g


def mahshid_launches_a_coup(g: Script) -> Script:
    g.says(MAHSHID, "coup 2")
    g.says(BAHAREH, "turn up contessa")
    return g


def sepideh_steals(g: Script) -> Script:
    g.says(SEPIDEH, "steal 2")
    g.all_pass()
    g.says(BAHAREH, "block ambassador")
    g.only(SEPIDEH, "challenge")
    g.says(BAHAREH, "fold")
    return g


def whole_story() -> Script:
    return sepideh_steals(mahshid_launches_a_coup(bahareh_assassinates(second_round_to_bahareh())))


@rule("CP-110")
def test_the_example_starts_with_two_cards_and_two_coins_each_and_nine_in_the_court() -> None:
    g = start()
    assert (g.coins, g.influence, g.court_size, g.turn) == ([2, 2, 2], [2, 2, 2], 9, MAHSHID)
    assert [g.hand(seat) for seat in range(3)] == ["duke contessa", "captain contessa", "duke assassin"]


@rule("CP-111", "card:duke")
def test_mahshid_takes_tax_and_goes_from_two_coins_to_five() -> None:
    g = mahshid_taxes(start())
    assert (g.coins, g.turn) == ([5, 2, 2], SEPIDEH)


@rule("CP-112", "card:ambassador")
def test_sepideh_bluffs_the_ambassador_and_keeps_assassin_and_captain() -> None:
    g = sepideh_exchanges(mahshid_taxes(start()))
    assert ev.Drew(SEPIDEH, 2, kinds("assassin duke")) in g.events
    assert g.events[-1] == ev.Returned(SEPIDEH, 2, kinds("contessa duke"))
    assert (g.hand(SEPIDEH), g.coins, g.court_size) == ("assassin captain", [5, 2, 2], 9)


@rule("CP-113", "card:duke")
def test_bahareh_proves_the_duke_and_sepideh_turns_up_the_assassin() -> None:
    g = first_round()
    assert g.events[-5:] == [
        ev.Challenged(SEPIDEH, BAHAREH, DUKE),
        ev.Showed(BAHAREH, DUKE),
        ev.Replaced(BAHAREH, kinds("contessa")),
        ev.TurnedUp(SEPIDEH, ASSASSIN),
        ev.CollectedTax(BAHAREH, 3),
    ]
    assert (g.coins[BAHAREH], g.hand(BAHAREH)) == (5, "assassin contessa")


@rule("CP-114")
def test_after_the_first_round_coins_are_five_two_five_and_one_assassin_lies_open() -> None:
    g = first_round()
    assert (g.coins, g.influence) == ([5, 2, 5], [2, 1, 2])
    assert [g.hand(seat) for seat in range(3)] == ["duke contessa", "captain", "assassin contessa"]
    assert [g.up(seat) for seat in range(3)] == ["", "assassin", ""]
    assert g.turn == MAHSHID


@rule("CP-115")
def test_mahshid_taxes_to_eight_and_sepideh_has_three_by_income() -> None:
    g = second_round_to_bahareh()
    assert (g.coins, g.turn) == ([8, 3, 5], BAHAREH)


@rule("CP-116", "card:contessa")
def test_bahareh_pays_three_and_the_contessa_of_mahshid_stops_it() -> None:
    g = bahareh_assassinates(second_round_to_bahareh())
    assert g.events[-3:] == [
        ev.ClaimedAssassination(BAHAREH, MAHSHID, 3),
        ev.Blocked(MAHSHID, BAHAREH, CONTESSA),
        ev.BlockHeld(MAHSHID, BAHAREH),
    ]
    assert (g.coins, g.influence) == ([8, 3, 2], [2, 1, 2])


@rule("CP-117")
def test_mahshid_pays_seven_for_a_coup_and_bahareh_turns_up_the_contessa() -> None:
    g = mahshid_launches_a_coup(bahareh_assassinates(second_round_to_bahareh()))
    assert g.events[-2:] == [ev.LaunchedCoup(MAHSHID, BAHAREH, 7), ev.TurnedUp(BAHAREH, CONTESSA)]
    assert (g.coins, g.influence) == ([1, 3, 2], [2, 1, 1])


@rule("CP-118", "card:captain")
def test_bahareh_goes_out_on_a_false_ambassador_and_sepideh_still_gets_the_two_coins() -> None:
    g = whole_story()
    assert g.events[-7:] == [
        ev.ClaimedSteal(SEPIDEH, BAHAREH),
        ev.Blocked(BAHAREH, SEPIDEH, AMBASSADOR),
        ev.Challenged(SEPIDEH, BAHAREH, AMBASSADOR),
        ev.Folded(BAHAREH, AMBASSADOR),
        ev.TurnedUp(BAHAREH, ASSASSIN),
        ev.WentOut(BAHAREH),
        ev.Stole(SEPIDEH, BAHAREH, 2),
    ]
    assert g.coins == [1, 5, 0]


@rule("CP-119")
def test_the_example_ends_with_two_assassins_and_one_contessa_face_up() -> None:
    g = whole_story()
    assert (g.coins, g.influence, g.turn) == ([1, 5, 0], [2, 1, 0], MAHSHID)
    assert [g.hand(seat) for seat in range(3)] == ["duke contessa", "captain", ""]
    open_cards = sorted(" ".join(g.up(seat) for seat in range(3)).split())
    assert open_cards == ["assassin", "assassin", "contessa"]
    assert [player["out"] for player in g.view(None)["players"]] == [False, False, True]
