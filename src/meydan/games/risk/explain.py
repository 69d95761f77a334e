# interpreted
"""What is said about the things of a Risk table: figures of the moment, and the rules behind them."""

from meydan.core.contract import Seat
from meydan.core.game import Explained
from meydan.games.risk.facts import (
    BASE,
    BONUS,
    COLOURS,
    CONTINENT_OF,
    CONTINENTS,
    MEMBERS,
    NEAR,
    PICTURE,
    PICTURE_TRADE,
    PICTURES,
    STARS,
    TERRITORIES,
)
from meydan.games.risk.rules.trade import stars
from meydan.games.risk.rules.turn import continent_troops, territory_troops
from meydan.games.risk.table import NOBODY, RiskState

RULES: dict[str, tuple[str, ...]] = {
    "dice": ("RK-072", "RK-076", "RK-077", "RK-079"),
    "series": ("RK-072", "RK-088", "RK-090"),
    "odds": ("RK-072", "RK-076", "RK-079"),
    "reserve": ("RK-050", "RK-051", "RK-054", "RK-065"),
    "deck": ("RK-130", "RK-149"),
    "hand": ("RK-056", "RK-058", "RK-132"),
    "stars": ("RK-058", "RK-059"),
    "option-mode": ("RK-011",),
    "option-deal": ("RK-142", "RK-150"),
    "option-trade": ("RK-057", "RK-058", "RK-061"),
    "option-combat": ("RK-079", "RK-100", "RK-105"),
    "option-cease_fire": ("RK-027", "RK-032"),
    "option-goal": ("RK-147", "RK-148"),
    "option-destroy_credit": ("RK-164", "RK-167"),
    "option-fortify_moves": ("RK-122",),
    "option-first": ("RK-021",),
}
TOPICS = tuple(id for id in RULES if not id.startswith("option-"))


def explain(s: RiskState, seat: Seat | None, id: str) -> Explained:
    kind, _, word = id.partition("-")
    if kind == "seat":
        return about_seat(s, int(word))
    if kind == "territory":
        return about_territory(s, TERRITORIES.index(word))
    if kind == "card":
        return about_card(TERRITORIES.index(word))
    if kind == "continent":
        return about_continent(s, seat, CONTINENTS.index(word))
    if kind == "picture":
        picture = PICTURES.index(word)
        return Explained({"worth": PICTURE_TRADE[picture]}, (), ("RK-060", "RK-061"))
    if kind == "army":
        return about_army(s, COLOURS.index(word))
    if kind == "mission":
        return Explained(rules=("RK-162", "RK-166"))
    return Explained(facts=facts_of(s, seat, id), rules=RULES[id])


def facts_of(s: RiskState, seat: Seat | None, id: str) -> tuple[tuple[str, int | str], ...]:
    if id == "deck":
        return (("cards-left", sum(s.deck)), ("cards-spent", sum(s.spent)))
    if id == "reserve":
        return (("to-place", s.reserve),)
    if id in ("hand", "stars") and seat is not None:
        return (("cards-own", len(s.hands[seat])), ("stars-own", stars(s.hands[seat])))
    return ()


def about_seat(s: RiskState, seat: Seat) -> Explained:
    """RK-135 What everybody may count: territories, troops, cards, and what the next turn begins with."""
    out = not s.alive(seat) or seat not in s.owner
    return Explained(
        {"out": not s.alive(seat)},
        (
            ("held", s.held(seat)),
            ("troops", s.all_troops(seat)),
            ("cards", len(s.hands[seat])),
            *(() if out else (("next-turn", BASE + territory_troops(s, seat) + continent_troops(s, seat)),)),
        ),
        ("RK-050", "RK-051", "RK-054", "RK-135"),
    )


def about_territory(s: RiskState, place: int) -> Explained:
    continent = CONTINENT_OF[place]
    others = len([near for near in NEAR[place] if s.owner[near] != s.owner[place]])
    return Explained(
        {"territory": place, "continents": (continent,), "count": len(NEAR[place])},
        (("troops", s.troops[place]), ("enemies-near", others if s.owner[place] != NOBODY else 0)),
        ("RK-070", "RK-073", "RK-120"),
    )


def about_card(card: int) -> Explained:
    return Explained(
        {"card": card, "stars": STARS[card], "picture": PICTURE[card]},
        (("stars", STARS[card]),),
        ("RK-057", "RK-058", "RK-061", "RK-064"),
    )


def about_continent(s: RiskState, seat: Seat | None, continent: int) -> Explained:
    members = MEMBERS[continent]
    facts: list[tuple[str, int | str]] = [("bonus", BONUS[continent])]
    if seat is not None:
        facts.append(("yours", f"{sum(s.owner[place] == seat for place in members)} / {len(members)}"))
    figures = {"continents": (continent,), "members": len(members), "bonus": BONUS[continent]}
    return Explained(figures, tuple(facts), ("RK-054", "RK-055", "RK-069"))


def about_army(s: RiskState, army: int) -> Explained:
    neutral = s.seats <= army < s.seats + len(s.under)
    return Explained(
        {"army": army, "side": "player" if army < s.seats else "neutral" if neutral else "nobody"},
        (("held", s.held(army)), ("troops", s.all_troops(army))),
        ("RK-020", "RK-170", "RK-180") if neutral else ("RK-020",),
    )
