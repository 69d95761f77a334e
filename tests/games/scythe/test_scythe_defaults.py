"""When the clock runs out: the answer that commits least, at every step that asks."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from marks import rule
from scythe_combat import front, meet
from scythe_script import Script, scythe
from test_scythe_combat_abilities import at_sea

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import NOTHING, Action, AnyStep, Event, Seat, Step
from meydan.core.text import has
from meydan.core.value import snake
from meydan.games.scythe import GAME
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import GiveCoins, Go
from meydan.games.scythe.facts import RESOURCES
from meydan.games.scythe.rules.cards import ChooseOffer
from meydan.games.scythe.rules.combat import AddCards, BeforeCombat, ChooseDials
from meydan.games.scythe.rules.move import Moving
from meydan.games.scythe.rules.supplies import PayResources
from meydan.games.scythe.rules.turn import BottomRow, ChooseSection, EndOfTurn, TopRow
from meydan.games.scythe.table import ScytheState

ASKING = {cls.__name__ for cls in GAME.codec.concrete(Step) if has(GAME.folder, "en", f"prompt-{snake(cls.__name__)}")}
"""Every step that asks a seat has a prompt, and no other has."""


# Questions


@cache
def questions() -> tuple[ScytheState, ...]:
    """Out of games played at random and eagerly, and some laid out so that rare ones are among them."""
    rng = Random(14)
    found = [g.state for g in laid_out()]
    for number in range(16):
        options = {option.key: rng.choice(option.choices(5)) for option in GAME.options}
        found.extend(eager_game(2 + number % 4, options, rng))
    return tuple(found)


def eager_game(seats: int, options: dict[str, object], rng: Random) -> Iterator[ScytheState]:
    """Whoever is asked does something rather than nothing."""
    s = GAME.setup(seats, GAME.choose_options(seats, options))
    assert isinstance(s, ScytheState)
    play.begin(s)
    for _ in range(250):
        play.roll_on(s, Seeded(rng.getrandbits(32)))
        if s.asking is None:
            return
        twin = play.copy(s)
        assert isinstance(twin, ScytheState)
        yield twin
        seat = rng.choice(play.waiting(s))
        choices = s.asking.options_of(seat)
        eager = [a for a in choices if a.commits != NOTHING and not isinstance(a, GiveCoins)]
        play.apply(s, seat, rng.choice(eager or choices))


def laid_out() -> list[Script]:
    """A mech with an opponent beside it, a combat in all its parts, a retreat, and a visit to the Factory."""
    raid = front()
    raid.says(0, "use section move", "take top move_units", "lift mech tundra_4")
    two = front().put(0, "tundra_4", mechs=1).put(1, "tundra_6", mechs=1)
    two.says(0, "use section move", "take top move_units", "lift mech tundra_4", "go village_5")
    two.says(0, "lift mech tundra_4", "go tundra_6")
    ability = meet(front().can(0, "artillery"))
    cards = meet(front().holds(0, 2, 5).holds(1, 3))
    for seat in list(cards.waiting):
        cards.says(seat, "set dial 1")
    visit = scythe("nordic industrial, rusviet engineering").put(0, "mountain_4", character=True)
    visit.says(0, "use section move", "take top move_units", "lift character mountain_4", "go factory", "done")
    coerce = scythe("crimea industrial, rusviet engineering").goods("farm_6", oil=9).holds(0, 2, 5)
    coerce.says(0, "use section bolster", "skip", "take bottom true")
    return [raid, two, ability, meet(front()), cards, at_sea(), visit, coerce, card_that_costs_a_card()]


def card_that_costs_a_card() -> Script:
    g = scythe("nordic industrial, rusviet engineering", factory="3 4 8").holds(0, 2, 5)
    g.state.factory[0] = 3
    g.again().says(0, "use section factory", "take top factory_card")
    return g


# What an answer leads to


def after(s: ScytheState, seat: Seat, option: Action) -> tuple[ScytheState, list[Event]]:
    """The table once the option is taken, and in a window all others have answered by default."""
    twin = play.copy(s)
    assert isinstance(twin, ScytheState)
    asked, happened = twin.asking, play.apply(twin, seat, option)
    while twin.asking is asked and asked is not None and play.waiting(twin):
        other = play.waiting(twin)[0]
        happened += play.apply(twin, other, play.default(twin, other))
    return twin, happened


def attacks(s: ScytheState, seat: Seat, option: Action) -> bool:
    """Units move in against others, drive workers out, or an ability strikes. A raid that waits is fought anyway."""
    twin, happened = after(s, seat, option)
    return len(twin.raids) > len(s.raids) or any(isinstance(event, (ev.DroveOut, ev.UsedAbility)) for event in happened)


def pays(s: ScytheState, seat: Seat, option: Action) -> bool:
    """Less power, popularity, coins, cards or resources than before."""
    twin, _ = after(s, seat, option)
    return any(now < before for now, before in zip(wealth(twin, seat), wealth(s, seat), strict=True))


def wealth(s: ScytheState, seat: Seat) -> list[int]:
    goods = [sum(s.goods_on(place, kind) for place in range(len(s.holder))) for kind in range(len(RESOURCES))]
    return [s.power[seat], s.popularity[seat], s.coins[seat], s.hand_size(seat), *goods]


def shows(s: ScytheState, seat: Seat, option: Action) -> bool:
    """An objective, or a combat card of the own hand."""
    _, happened = after(s, seat, option)
    for event in happened:
        if isinstance(event, ev.Revealed):
            played = event.cards if event.seat == seat else event.other_cards
            if played:
                return True
        if isinstance(event, (ev.ShowedObjective, ev.SpentCard)):
            return True
    return False


CHECKS = (attacks, pays, shows)


def faults(of: type[AnyStep] = Step) -> tuple[list[str], Counter[str]]:
    """Where the default does what another option does not; and how often each step was looked at."""
    found: list[str] = []
    looked: Counter[str] = Counter()
    for s in questions():
        if s.asking is None or not isinstance(s.agenda[-1], of):
            continue
        for seat in s.asking.seats:
            options = s.asking.options_of(seat)
            default = play.default(s, seat)
            looked[type(s.agenda[-1]).__name__] += 1
            for check in CHECKS:
                if check(s, seat, default) and not all(check(s, seat, option) for option in options):
                    found.append(f"{type(s.agenda[-1]).__name__} {check.__name__}: {default!r}")
    return found, looked


@rule("SC-050", "SC-051")
def test_the_default_neither_attacks_nor_pays_nor_shows_where_another_answer_does_not() -> None:
    found, looked = faults()
    assert not found
    assert set(looked) == ASKING, ASKING ^ set(looked)


@pytest.mark.parametrize(
    ("step", "check"),
    [
        (Moving, "attacks"),
        (BeforeCombat, "attacks"),
        (BottomRow, "pays"),
        (TopRow, "pays"),
        (ChooseDials, "pays"),
        (AddCards, "shows"),
        (PayResources, "shows"),
        (ChooseOffer, "pays"),
        (EndOfTurn, "pays"),
        (ChooseSection, "pays"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_default_that_commits_more_is_noticed(
    step: type[AnyStep], check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def most(self: AnyStep, s: ScytheState, seat: Seat, options: list[Action]) -> Action:
        def bold(option: Action) -> tuple[int, bool]:
            return option.commits, isinstance(option, Go) and s.opposed(seat, option.place)

        return max(reversed(options), key=bold)

    monkeypatch.setattr(step, "default", most)
    assert any(fault.startswith(f"{step.__name__} {check}") for fault in faults(step)[0])


# What it is, step by step


def test_a_clock_starts_no_combat() -> None:
    g = front()
    g.says(0, "use section move", "take top move_units", "lift mech tundra_4")
    assert "go village_5" in g.options(0)
    default = play.default(g.state, 0)
    assert g.spoken(default).startswith("go ") and g.spoken(default) != "go village_5"


def test_a_clock_leaves_rows_benefits_and_abilities_out() -> None:
    g = scythe("nordic industrial, rusviet engineering").goods("forest_1", oil=9, metal=9)
    for said, default in (
        ("use section bolster", "skip"),
        ("skip", "skip"),
        ("take bottom true", "done"),
        ("done", "end turn"),
    ):
        g.says(0, said)
        assert g.spoken(play.default(g.state, 0)) == default


def test_a_clock_takes_the_free_option_and_the_fewest_workers() -> None:
    for s in questions():
        step = s.agenda[-1]
        for seat in s.asking.seats if s.asking else []:
            said = Script.spoken(play.default(s, seat))
            if isinstance(step, ChooseOffer):
                assert said.endswith("_1") or said == "done"
            elif type(step).__name__ == "NewWorkers":
                assert said == "amount 1"
