"""Coup: bluff and counter-bluff for two to six players."""

from pathlib import Path

from meydan.core.codec import Json
from meydan.core.contract import Seat
from meydan.core.game import Game, Option, Result
from meydan.games.coup import actions, events, facts, table, views
from meydan.games.coup.account import ACCOUNT
from meydan.games.coup.bots import BOTS, MIND
from meydan.games.coup.explain import TOPICS, explain
from meydan.games.coup.memory import imagine
from meydan.games.coup.rules import challenges, counteractions, deeds, ending, setup, turn
from meydan.games.coup.table import CoupState


def result(s: CoupState) -> Result:
    """CP-025 There is no second place."""
    winner = s.winner()
    seats = range(len(s.hands))
    return Result(
        tuple(1.0 if seat == winner else 0.0 for seat in seats),
        tuple(1 if seat == winner else 2 for seat in seats),
        (winner,),
    )


def rematch(options: dict[str, Json], result: Result) -> dict[str, Json]:
    """CP-014 The winner of the last game starts the next."""
    return options | {"first": result.winners[0]}


def closed(s: CoupState) -> dict[str, int]:
    """CP-001 Three of each character, wherever they are."""
    totals = {name: s.court[k] for k, name in enumerate(facts.CHARACTERS)}
    for cards in (*s.hands, *s.up, *s.removed):
        for character in cards:
            totals[facts.CHARACTERS[character]] += 1
    return totals


def supplies(s: CoupState) -> dict[str, int]:
    return {"coins": sum(s.coins)}


def hidden(s: CoupState, seat: Seat) -> dict[str, object]:
    zones: dict[str, object] = {"court": tuple(s.court)}
    for other in range(len(s.hands)):
        if other != seat:
            zones[f"hand of {other}"] = s.hands[other]
            zones[f"removed by {other}"] = s.removed[other]
    return zones


GAME = Game(
    key="coup",
    version=1,
    end_rules=("CP-025",),
    folder=Path(__file__).parent,
    seats=range(facts.FEWEST, facts.MOST + 1),
    options=(
        Option("deal", ("CP-104",), lambda seats: ("draft", "normal") if seats == 2 else ("normal",)),
        Option("first", ("CP-014",), lambda seats: (None, *range(seats))),
        Option("windows", ("CP-065", "CP-077"), lambda seats: ("sealed", "clockwise")),
        Option("strict_double_danger", ("CP-078",), lambda seats: (False, True)),
        Option("steal_from_broke", ("CP-056",), lambda seats: (False, True)),
        Option("treasury", ("CP-012",), lambda seats: ("unlimited", "fifty")),
    ),
    colours=("red", "blue", "green", "yellow", "purple", "orange"),
    words={"Character": facts.CHARACTERS},
    modules=(actions, events, setup, turn, deeds, counteractions, challenges, ending, table, views),
    actions=actions.ACTIONS,
    state=CoupState,
    setup=setup.setup,
    view_class=views.CoupView,
    view=views.view,
    imagine=imagine,
    result=result,
    closed=closed,
    supplies=supplies,
    hidden=hidden,
    bots=BOTS,
    mind=MIND,
    alive=CoupState.alive,
    renamed_steps={"end_turn": "turn_over"},
    rematch=rematch,
    parts={"card": facts.CHARACTERS},
    explain=explain,
    topics=TOPICS,
    account=ACCOUNT,
)
