"""Move and battle."""

from marks import rule
from pax_pamir_script import pax

from meydan.games.pax_pamir import piece_events as pe
from meydan.games.pax_pamir.codes import spy_code


@rule("PP-135", "PP-136", "PP-137", "PP-138", "PP-139", "PP-111")
def test_example_a_rank_three_move() -> None:
    g = pax(
        3,
        courts="32 | 61 62 63 | 9",
        loyalty="russian british afghan",
        spies="62 0 1",
        armies="transcaspia russian 1",
        roads="kabul_transcaspia russian 1",
    )
    g.says(0, "use 32 move")
    assert set(g.options()) == {"done", "move army transcaspia kabul", "pick spy 62"}
    g.says(0, "pick spy 62")
    assert set(g.options()) == {"spy to 61", "spy to 63"}
    g.refuses(0, "spy to 9", "not-a-neighbour", "PP-138")
    g.says(0, "spy to 63", "pick spy 63", "spy to 9", "move army transcaspia kabul")
    assert g.spy(9, 0) == 1 and g.army("kabul", "russian") == 1 and g.road("kabul_transcaspia", "russian") == 1
    assert g.step == "acting" and g.left == 1


@rule("PP-138")
def test_the_ring_closes_and_passes_over_empty_courts() -> None:
    g = pax(3, courts="61 9 | | 63", spies="61 0 1")
    g.says(0, "use 9 move", "pick spy 61")
    assert set(g.options()) == {"spy to 63", "spy to 9"}, "off the leftmost card lies the last card of the seat before"


@rule("PP-138", "PP-135")
def test_with_two_cards_there_is_one_neighbour_and_with_one_none() -> None:
    g = pax(2, courts="9 | 63", spies="63 0 1")
    g.says(0, "use 9 move", "pick spy 63")
    assert g.spy(9, 0) == 1
    g = pax(2, courts="9 |", spies="9 0 1")
    g.refuses(0, "use 9 move", "nothing-to-move", "PP-135", "PP-137", "PP-138")


@rule("PP-137", "PP-135")
def test_an_army_needs_a_road_of_its_own_coalition() -> None:
    g = pax(
        2,
        courts="9 | 61",
        armies="kabul british 1, herat russian 1",
        roads="kabul_punjab russian 1, herat_kabul british 1",
        spies="61 0 1",
    )
    g.says(0, "use 9 move")
    assert g.offers("move") == ["move army kabul herat"]
    g.refuses(0, "move army kabul punjab", "no-road", "PP-004", "PP-137")
    g.refuses(0, "move army herat kabul", "no-loyal-army", "PP-135")
    g.refuses(0, "move tribe kabul herat", "tribes-stay", "PP-239")
    g.refuses(0, "pick spy 9", "no-spy-there", "PP-135")


@rule("PP-135")
def test_fewer_steps_are_fine() -> None:
    g = pax(2, courts="63 | 61", spies="61 0 1")
    g.says(0, "use 63 move", "done")
    assert g.step == "acting" and g.state.used == (62,)


@rule("PP-136", "PP-055")
def test_a_piece_placed_this_turn_stays_so_when_it_moves() -> None:
    g = pax(2, courts="29 |", hands="7 |", tribes="herat 0 7", rupees="4 4")
    g.says(0, "play 7", "put at right")
    assert g.spy(7, 0) == 1
    g.says(0, "use 29 move", "pick spy 7")
    assert g.spy(29, 0) == 1 and g.state.fresh.count(spy_code(28, 0)) == 1 and spy_code(6, 0) not in g.state.fresh


@rule("PP-146", "PP-147", "PP-148", "PP-149", "PP-150", "PP-152")
def test_example_battle_in_a_region() -> None:
    g = pax(
        2,
        courts="33 |",
        loyalty="british british",
        tribes="kabul 0 1, kabul 1 1",
        armies="kabul british 1, kabul russian 1",
        roads="herat_kabul russian 1",
    )
    g.says(0, "use 33 battle")
    assert set(g.options()) == {"remove army russian", "remove road herat_kabul russian"}
    g.refuses(0, "remove tribe 1", "shared-loyalty", "PP-150")
    g.refuses(0, "remove army british", "safe-block", "PP-149")
    g.refuses(0, "remove army afghan", "no-army-of-theirs", "PP-147")
    g.refuses(0, "done", "remove-one", "PP-147")
    g.says(0, "remove road herat_kabul russian")
    assert g.step == "acting" and g.army("kabul", "russian") == 1 and g.road("herat_kabul", "russian") == 0
    assert g.army("kabul", "british") == 1, "own units are not lost"


@rule("PP-146", "PP-147", "PP-151", "PP-153", "PP-117")
def test_example_battle_on_a_card() -> None:
    g = pax(2, courts="33 | 61", loyalty="british british", spies="61 0 2, 61 1 2")
    g.says(0, "use 33 battle")
    assert g.spy(61, 1) == 1 and set(g.options()) == {"remove spy 1", "done"}
    g.says(0, "remove spy 1")
    assert g.spy(61, 1) == 0 and g.state.hostage_taker(1, 60) == 0 and g.cylinders(1) == 10


@rule("PP-146")
def test_a_site_is_chosen_once() -> None:
    g = pax(2, courts="33 | 61", spies="61 0 1, 61 1 1", armies="kabul british 2, kabul russian 2, herat russian 1")
    g.says(0, "use 33 battle")
    assert set(g.options()) == {"battle in kabul", "battle on 61"}
    g.refuses(0, "battle in herat", "no-army-there", "PP-148")
    g.refuses(0, "battle on 33", "no-spy-there", "PP-148")
    g.says(0, "battle in kabul")
    assert g.options() == ["remove army russian", "done"], "the first went at once: nothing else was there"
    g.says(0, "done")
    assert g.army("kabul", "russian") == 1 and g.spy(61, 1) == 1


@rule("PP-146")
def test_without_a_site_there_is_no_battle() -> None:
    g = pax(2, courts="33 | 61", spies="61 0 1", armies="kabul british 2, herat russian 1")
    g.refuses(0, "use 33 battle", "no-site", "PP-146", "PP-147", "PP-148")


@rule("PP-147", "PP-111")
def test_rank_limits_a_battle() -> None:
    g = pax(2, courts="51 |", armies="kabul british 3, kabul russian 3")
    g.says(0, "use 51 battle")
    assert g.army("kabul", "russian") == 2 and g.step == "acting"


@rule("PP-148")
def test_own_units_limit_a_battle_as_they_were_at_its_start() -> None:
    g = pax(2, courts="33 |", armies="kabul british 1, kabul russian 3")
    g.says(0, "use 33 battle")
    assert g.army("kabul", "russian") == 2 and g.step == "acting"


@rule("PP-147")
def test_nothing_to_remove_is_no_site() -> None:
    g = pax(
        2,
        courts="33 | 61",
        armies="kabul british 2, herat british 1, herat russian 1, punjab british 1, punjab afghan 1",
        spies="61 0 1",
    )
    g.says(0, "use 33 battle")
    g.refuses(0, "battle in kabul", "nothing-to-remove", "PP-147")
    g.refuses(0, "battle on 61", "no-spies-to-remove", "PP-147")


@rule("PP-147")
def test_a_mix_of_units() -> None:
    g = pax(
        2,
        courts="2 |",
        loyalty="british russian",
        tribes="kabul 1 1",
        armies="kabul british 2, kabul russian 1",
        roads="kabul_punjab russian 1",
    )
    g.says(0, "use 2 battle", "remove tribe 1", "remove road kabul_punjab russian")
    assert (g.tribe("kabul", 1), g.army("kabul", "russian"), g.road("kabul_punjab", "russian")) == (0, 1, 0)
    assert len(g.happened(pe.RemovedTribe, pe.RemovedRoad)) == 2
