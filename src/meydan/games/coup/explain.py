# interpreted
"""What is said about the things of a Coup table: figures of the moment, and the rules behind them."""

from meydan.core.contract import Seat
from meydan.core.game import Explained
from meydan.games.coup.actions import (
    ASSASSINATIONS,
    COUPS,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    STEALS,
    TAX,
    Deed,
)
from meydan.games.coup.facts import CHARACTERS, COPIES, TREASURY
from meydan.games.coup.rules.turn import target_fault
from meydan.games.coup.table import CoupState

DEEDS: dict[str, Deed] = {
    deed.verb(): deed for deed in (INCOME, FOREIGN_AID, TAX, EXCHANGE, COUPS[0], ASSASSINATIONS[0], STEALS[0])
}
RULES: dict[str, tuple[str, ...]] = {
    "character-duke": ("CP-050", "CP-061"),
    "character-assassin": ("CP-051", "CP-062"),
    "character-captain": ("CP-052", "CP-063"),
    "character-ambassador": ("CP-053", "CP-063"),
    "character-contessa": ("CP-062",),
    "deed-income": ("CP-040",),
    "deed-foreign_aid": ("CP-041", "CP-061"),
    "deed-tax": ("CP-050",),
    "deed-exchange": ("CP-053", "CP-054"),
    "deed-coup": ("CP-042", "CP-036"),
    "deed-assassinate": ("CP-051", "CP-062"),
    "deed-steal": ("CP-052", "CP-063"),
    "deed-challenge": ("CP-070", "CP-073", "CP-074"),
    "deed-block": ("CP-060", "CP-065"),
    "influence": ("CP-021", "CP-022", "CP-024"),
    "court": ("CP-011", "CP-075"),
    "treasury": ("CP-012",),
    "option-deal": ("CP-101", "CP-104"),
    "option-first": ("CP-014",),
    "option-windows": ("CP-065", "CP-077"),
    "option-strict_double_danger": ("CP-078",),
    "option-steal_from_broke": ("CP-056",),
    "option-treasury": ("CP-012",),
}
TOPICS = tuple(id for id in RULES if not id.startswith(("character-", "option-")))


def explain(s: CoupState, seat: Seat | None, id: str) -> Explained:
    if id.startswith("seat-"):
        return about_seat(s, int(id.removeprefix("seat-")))
    facts: list[tuple[str, int | str]] = []
    kind, _, word = id.partition("-")
    if kind == "character":
        shown = sum(up.count(CHARACTERS.index(word)) for up in s.up)
        facts.append(("shown", f"{shown} / {COPIES}"))
        if seat is not None:
            facts.append(("in-hand", s.hands[seat].count(CHARACTERS.index(word))))
    elif word in DEEDS and seat is not None:
        facts.append(("coins", s.coins[seat]))
        deed = DEEDS[word]
        if deed.cost():
            facts.append(("cost", deed.cost()))
        if deed.target >= 0:
            possible = [other for other in range(len(s.coins)) if not target_fault(s, seat, aimed(deed, other))]
            facts.append(("targets", len(possible)))
    elif id == "court":
        facts.append(("cards", sum(s.court)))
    elif id == "treasury" and s.house.small_treasury:
        facts.append(("coins-left", TREASURY - sum(s.coins)))
    return Explained(facts=tuple(facts), rules=RULES[id])


def aimed(deed: Deed, target: Seat) -> Deed:
    return next(deeds for deeds in (COUPS, ASSASSINATIONS, STEALS) if type(deeds[0]) is type(deed))[target]


def about_seat(s: CoupState, seat: Seat) -> Explained:
    """CP-012 Coins lie open, CP-021 and so does how many cards are still face down."""
    return Explained(
        {"last": len(s.hands[seat]) == 1, "out": not s.alive(seat)},
        (("coins-theirs", s.coins[seat]), ("influence", len(s.hands[seat]))),
        ("CP-012", "CP-021", "CP-036"),
    )
