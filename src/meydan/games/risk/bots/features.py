"""What of a position of Risk tells how well a player stands."""

from math import log
from typing import Final

from meydan.games.risk.bots.evaluation import CONTINENT_COUNT, SIZE
from meydan.games.risk.facts import BASE, BONUS, CONTINENT_OF, NEAR, PLACES, STARS, TERRITORY_BONUS
from meydan.games.risk.rules.trade import TradeCards
from meydan.games.risk.rules.turn import FeedNeutral, PlaceTroops
from meydan.games.risk.table import RiskState

NAMES: Final = ("troops", "territories", "income", "continents", "cards", "army", "front", "turn")


def features(s: RiskState) -> list[list[float]]:
    """Troops, territories and income; continents nearly whole, cards, the largest army, exposure, whose turn it is."""
    n = s.seats
    troops = [0] * n
    held = [0] * n
    largest = [0] * n
    exposed = [0] * n
    inside = [[0] * CONTINENT_COUNT for _ in range(n)]
    for place in range(PLACES):
        army = s.owner[place]
        if 0 <= army < n:
            held[army] += 1
            troops[army] += s.troops[place]
            largest[army] = max(largest[army], s.troops[place])
            inside[army][CONTINENT_OF[place]] += 1
            for near in NEAR[place]:
                if s.owner[near] != army:
                    exposed[army] += 1
    troops[s.turn] += s.reserve
    found: list[list[float]] = []
    for seat in range(n):
        if not s.alive(seat):
            found.append([])
            continue
        whole = 0
        nearly = 0.0
        for c in range(CONTINENT_COUNT):
            part = inside[seat][c] / SIZE[c]
            nearly += BONUS[c] * part * part * part
            if inside[seat][c] == SIZE[c]:
                whole += BONUS[c]
        stars = 0
        for card in s.hands[seat]:
            stars += STARS[card]
        found.append(
            [
                log(1.0 + troops[seat]),
                log(1.0 + held[seat]),
                log(float(BASE + TERRITORY_BONUS[held[seat]] + whole)),
                nearly / 5.0,
                min(stars, 10) / 5.0,
                log(1.0 + largest[seat]),
                exposed[seat] / (1.0 + held[seat]),
                1.0 if s.turn == seat else 0.0,
            ]
        )
    return found


def calm(s: RiskState) -> bool:
    """At the start of a turn."""
    return isinstance(s.agenda[-1], (TradeCards, PlaceTroops, FeedNeutral))
