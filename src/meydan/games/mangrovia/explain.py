# interpreted
"""What is said about the things of a Mangrovia table: figures of the moment, and the rules behind them."""

from meydan.core.contract import Seat
from meydan.core.game import Explained
from meydan.games.mangrovia.facts import (
    AREA,
    AREAS,
    COST,
    CURRENCY,
    DRAWS,
    FIRST,
    JETTIES,
    JETTY_RULES,
    LANDS_OF,
    LANDSCAPES,
    ORDER,
    PATHS,
    PATHS_OF,
    PLACE_AT,
    POINTS,
    POLE_SPACES,
    RITUAL_PLACES,
    SECOND,
    SPACES,
    STONE_SPACES,
)
from meydan.games.mangrovia.rules.amulets import on_track
from meydan.games.mangrovia.rules.round import tasks_at
from meydan.games.mangrovia.rules.scoring import path_ranking
from meydan.games.mangrovia.table import MangroviaState

Facts = list[tuple[str, int | str]]
RULES: dict[str, tuple[str, ...]] = {
    "landscape": ("MG-080", "MG-112"),
    "gift": ("MG-112", "MG-164"),
    "card": ("MG-097", "MG-110", "MG-112"),
    "deck": ("MG-090", "MG-096"),
    "tile": ("MG-161", "MG-162", "MG-164"),
    "currency": ("MG-015", "MG-110"),
    "task": ("MG-060", "MG-062"),
    "tie": ("MG-142", "MG-149", "MG-156"),
    "amulet_track": ("MG-100", "MG-101", "MG-103"),
    "bag": ("MG-102", "MG-105"),
    "birds": ("MG-075", "MG-080", "MG-131"),
    "boat": ("MG-060", "MG-063"),
    "talisman": ("MG-050", "MG-130", "MG-131"),
    "huts_left": ("MG-128", "MG-140"),
    "option-stone_tiles": ("MG-160", "MG-166"),
    "option-first": ("MG-022",),
}
PLACE_TOPICS = tuple(f"place-{number}" for number in range(1, RITUAL_PLACES + 1))
JETTY_TOPICS = tuple(f"jetty-{number}" for number in range(1, len(JETTIES)))
TOPICS = ("amulet_track", "bag", "birds", "boat", "talisman", "huts_left", *PLACE_TOPICS, *JETTY_TOPICS)


def explain(s: MangroviaState, seat: Seat | None, id: str) -> Explained:
    kind, _, word = id.partition("-")
    if kind == "seat":
        return about_seat(s, int(word))
    if kind == "space":
        return about_space(s, SPACES.index(word))
    if kind == "path":
        return about_path(s, seat, PATHS.index(word))
    if kind == "area":
        return about_area(s, seat, AREAS.index(word))
    if kind == "place":
        return about_place(s, int(word))
    if kind == "jetty":
        return about_jetty(int(word))
    facts: Facts = []
    if kind == "landscape":
        facts.append(("marked", "✓" if LANDSCAPES.index(word) in s.birds else "–"))
        if seat is not None:
            facts.append(("in-hand", s.land_counts(seat)[LANDSCAPES.index(word)]))
    elif kind == "deck":
        facts.append(("pile", sum(s.piles[0 if word == "values" else 1])))
    elif id == "amulet_track" and seat is not None:
        facts += [("amulet-huts", s.amulet_huts[seat]), ("draws", max(1, DRAWS[on_track(s, seat)]))]
    elif id == "bag":
        facts.append(("in-bag", sum(s.bag)))
    elif id == "huts_left" and seat is not None:
        facts.append(("huts-left", s.huts_left[seat]))
    return Explained(facts=tuple(facts), rules=RULES[id] if id in RULES else RULES[kind])


def about_seat(s: MangroviaState, seat: Seat) -> Explained:
    facts: Facts = [
        ("points", s.points[seat]),
        ("huts-left", s.huts_left[seat]),
        ("hand", len(s.hands[seat])),
        ("amulets", len(s.amulets[seat])),
    ]
    return Explained({"start": seat == s.start}, tuple(facts), ("MG-050", "MG-128", "MG-154"))


def about_space(s: MangroviaState, space: int) -> Explained:
    """MG-015 Landscape, price and points of a space, MG-011 and the paths it lies on."""
    figures = {
        "landscapes": LANDS_OF[space],
        "price": COST[space],
        "currency": CURRENCY[space],
        "area": AREA[space],
        "path": PATHS_OF[space],
        "on_path": bool(PATHS_OF[space]),
        "built": s.owner[space] >= 0,
    }
    return Explained(figures, (("price", COST[space]), ("chief-points", POINTS[space])), ("MG-015", "MG-080", "MG-113"))


def about_path(s: MangroviaState, seat: Seat | None, path: int) -> Explained:
    """MG-141 Who leads on a path now, MG-142 ties as they would be decided."""
    leaders = [owner for owner in path_ranking(s, path) if s.plays(owner)]
    facts: Facts = [("first", FIRST[path]), ("second", SECOND[path])]
    if seat is not None:
        facts.append(("your-huts", s.built(ORDER[path], seat)))
    figures: dict[str, object] = {"led": bool(leaders), "seat": leaders[0] if leaders else 0}
    return Explained(figures, tuple(facts), ("MG-141", "MG-142", "MG-144"))


def about_area(s: MangroviaState, seat: Seat | None, area: int) -> Explained:
    """MG-147 Stone area: own huts times all; MG-149 pole area: most and second most."""
    facts: Facts = []
    spaces = {"stone": STONE_SPACES, "pole": POLE_SPACES}.get(AREAS[area])
    if spaces is not None:
        facts.append(("huts-there", sum([s.built(spaces, owner) for owner in range(s.owner_count())])))
        if seat is not None:
            facts.append(("your-huts", s.built(spaces, seat)))
    rules = {"path": ("MG-141",), "stone": ("MG-147",), "pole": ("MG-114", "MG-149"), "amulet": ("MG-100", "MG-101")}
    return Explained(facts=tuple(facts), rules=rules[AREAS[area]])


def about_place(s: MangroviaState, place: int) -> Explained:
    """MG-063 A bowl here acts at two jetties."""
    first, second = [jetty for jetty in range(1, len(JETTIES)) if PLACE_AT[jetty] == place - 1]
    figures: dict[str, object] = {"jetty": first, "task": tasks_at(first), "other_jetty": second}
    return Explained(figures | {"other_task": tasks_at(second)}, (), ("MG-050", "MG-063"))


def about_jetty(jetty: int) -> Explained:
    """MG-064 to MG-075 What the boat brings here."""
    figures = {"task": tasks_at(jetty), "either": len(JETTIES[jetty]) > 1, "place": PLACE_AT[jetty] + 1}
    return Explained(figures, (), ("MG-060", JETTY_RULES[jetty]))
