"""Risk: armies on 42 territories, in four ways to play, for two to five players (RK-006)."""

from pathlib import Path

from meydan.core.contract import Seat
from meydan.core.game import Game, Option, Result
from meydan.games.risk import actions, events, facts, odds, table, views
from meydan.games.risk.account import ACCOUNT
from meydan.games.risk.bots import BOTS, MIND
from meydan.games.risk.explain import TOPICS, explain
from meydan.games.risk.memory import imagine
from meydan.games.risk.rules import attack, fortify, setup, trade, turn
from meydan.games.risk.table import RiskState
from meydan.games.risk.terminal import picture

MODES = ("classic", "elementary", "mission")
CLASSIC, ELEMENTARY, MISSION = ({"mode": (mode,)} for mode in MODES)
CLAIMED = {"mode": ("classic", "mission")}
"""What an option needs that belongs to one way to play, or to two."""


def result(s: RiskState) -> Result:
    """The winners share the first rank; there is no second place."""
    seats = range(s.seats)
    return Result(
        tuple(1.0 if seat in s.winners else 0.0 for seat in seats),
        tuple(1 if seat in s.winners else 2 for seat in seats),
        s.winners,
    )


def closed(s: RiskState) -> dict[str, int]:
    """RK-001 and RK-002: 42 territories, 42 territory cards, one cease-fire card at most."""
    in_hands = sum(len(cards) for cards in (*s.hands, *s.under, s.laid))
    return {
        "territories": len(s.owner),
        "cards": sum(s.deck[: facts.PLACES]) + sum(s.spent) + in_hands,
        "distinct cards": len({*held_cards(s)}),
        "cease-fire": s.deck[facts.CEASE_FIRE],
    }


def held_cards(s: RiskState) -> list[int]:
    """Every card wherever it is, so that one in two places shows."""
    piles = [card for card in range(facts.PLACES) if s.deck[card] or s.spent[card]]
    return piles + [card for cards in (*s.hands, *s.under, s.laid) for card in cards]


def supplies(s: RiskState) -> dict[str, int]:
    return {"troops": sum(s.troops)}


def hidden(s: RiskState, seat: Seat) -> dict[str, object]:
    """Where each card lies that the seat cannot see, and the missions of the others."""
    zones: dict[str, object] = {f"card {card}": "deck" for card in range(facts.PLACES) if s.deck[card]}
    for other in range(s.seats):
        if other != seat:
            zones[f"mission of {other}"] = s.missions[other]
            zones |= {f"card {card}": f"hand of {other}" for card in s.hands[other]}
    for number, cards in enumerate(s.under):
        zones |= {f"card {card}": f"under {number}" for card in cards}
    return zones


GAME = Game(
    key="risk",
    version=1,
    end_rules=("RK-030", "RK-147", "RK-162", "RK-181"),
    folder=Path(__file__).parent,
    seats=range(2, 6),
    options=(
        Option("mode", ("RK-011",), lambda seats: ("two_player",) if seats == 2 else MODES),
        Option("deal", ("RK-142",), lambda seats: ("claim", "dealt"), CLAIMED),
        Option("trade", ("RK-057",), lambda seats: ("stars", "pictures")),
        Option("combat", ("RK-100", "RK-105"), lambda seats: ("normal", "speed")),
        Option("cease_fire", ("RK-027",), lambda seats: tuple(facts.TABLES["cease_fire_after"]), ELEMENTARY),
        Option("goal", ("RK-147", "RK-148"), lambda seats: ("world", "three_continents"), CLASSIC),
        Option("destroy_credit", ("RK-164", "RK-167"), lambda seats: ("self_only", "anyone"), MISSION),
        Option("fortify_moves", ("RK-122",), lambda seats: (1, 2, 3, "any")),
        Option("first", ("RK-021",), lambda seats: (None, *range(seats))),
    ),
    colours=facts.COLOURS,
    words={
        "Territory": facts.TERRITORIES,
        "Card": facts.TERRITORIES,
        "Continent": facts.CONTINENTS,
        "Picture": facts.PICTURES,
        "Mission": facts.MISSIONS,
        "Army": facts.COLOURS,
    },
    modules=(actions, events, setup, turn, trade, attack, fortify, table, views),
    actions=actions.ACTIONS,
    state=RiskState,
    setup=setup.setup,
    view_class=views.RiskView,
    view=views.view,
    imagine=imagine,
    result=result,
    closed=closed,
    supplies=supplies,
    hidden=hidden,
    bots=BOTS,
    mind=MIND,
    alive=RiskState.alive,
    way="mode",
    shown={
        "Seat": ("RK-070",),
        "Army": ("RK-070",),
        "Continent": ("RK-054",),
        "Picture": ("RK-061",),
        "Mission": ("RK-162",),
    },
    parts={"card": facts.TERRITORIES, "mission": facts.MISSIONS},
    aids=(odds.ODDS,),
    explain=explain,
    picture=picture,
    topics=TOPICS,
    account=ACCOUNT,
)
