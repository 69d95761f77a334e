# interpreted
"""What is said about the things of a Mangrovia table: figures of the moment, and the rules behind them."""

from meydan.core.contract import Seat
from meydan.core.game import Explained
from meydan.games.mangrovia.actions import Build
from meydan.games.mangrovia.facts import (
    AMULETS,
    AREA,
    AREAS,
    BUILD,
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
    POLE,
    POLE_SPACES,
    POLE_TILES,
    RITUAL_PLACES,
    SECOND,
    SPACES,
    STONE_SPACES,
)
from meydan.games.mangrovia.rules.amulets import on_track
from meydan.games.mangrovia.rules.building import singles
from meydan.games.mangrovia.rules.round import tasks_at
from meydan.games.mangrovia.rules.scoring import (
    now_from_paths,
    now_from_poles,
    now_from_stones,
    path_huts,
    path_ranking,
)
from meydan.games.mangrovia.table import NOBODY, OPEN, MangroviaState

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
    "reconstructed": ("MG-011", "MG-015"),
}
PLACE_TOPICS = tuple(f"place-{number}" for number in range(1, RITUAL_PLACES + 1))
JETTY_TOPICS = tuple(f"jetty-{number}" for number in range(1, len(JETTIES)))
TOPICS = (
    "amulet_track",
    "bag",
    "birds",
    "boat",
    "talisman",
    "huts_left",
    "reconstructed",
    *PLACE_TOPICS,
    *JETTY_TOPICS,
)


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
        return about_place(s, seat, int(word))
    if kind == "jetty":
        return about_jetty(int(word))
    if kind == "card":
        return Explained(
            {"face": "start" if word.startswith("start") else "land" if word in LANDSCAPES else "value"},
            (),
            RULES[kind],
        )
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
    """MG-141, MG-147, MG-149 What everything would score if the game ended now, as far as all can see."""
    now = {
        "points": s.points[seat],
        "from-paths": now_from_paths(s)[seat],
        "from-stones": now_from_stones(s)[seat],
        "from-poles": now_from_poles(s)[seat],
        "from-ones": s.amulet_ages[seat].count(OPEN),
    }
    facts: Facts = [*now.items(), ("total", sum(now.values())), ("huts-left", s.huts_left[seat])]
    return Explained({"start": seat == s.start}, tuple(facts), ("MG-050", "MG-128", "MG-154"))


def about_space(s: MangroviaState, space: int) -> Explained:
    """MG-015 Landscape, price and points of a space, MG-011 and the paths it lies on."""
    owner = s.owner[space]
    figures = {
        "landscapes": LANDS_OF[space],
        "split": len(LANDS_OF[space]) > 1,
        "price": COST[space],
        "currency": CURRENCY[space],
        "area": AREA[space],
        "apart": AREAS[AREA[space]] != "path",
        "path": PATHS_OF[space],
        "on_path": bool(PATHS_OF[space]),
        "built": "player" if s.plays(owner) else "neutral" if owner >= 0 else "no",
        "seat": max(0, owner) if s.plays(owner) else 0,
    }
    facts: Facts = [("price", COST[space]), ("chief-points", POINTS[space])]
    if AREA[space] == POLE and owner < 0 and s.poles_used < len(POLE_TILES):
        facts.append(("pole-tile", POLE_TILES[s.poles_used]))
    return Explained(figures, tuple(facts), ("MG-015", "MG-080", "MG-113"))


def about_path(s: MangroviaState, seat: Seat | None, path: int) -> Explained:
    """MG-141 Who leads on a path now, MG-142 ties as they would be decided, and what one more hut would change."""
    ranking = path_huts(s, path)
    facts: Facts = [("first", FIRST[path]), ("second", SECOND[path])]
    if seat is not None:
        facts.append(("your-huts", s.built(ORDER[path], seat)))
        if any([s.owner[space] == NOBODY for space in ORDER[path]]):
            facts.append(("one-more", one_more(s, seat, path)))
    figures: dict[str, object] = {"places": min(2, len(ranking))}
    for name, at in (("seat", 0), ("other", 1)):
        owner, own = ranking[at] if at < len(ranking) else (0, 0)
        figures |= {name: owner if s.plays(owner) else 0, f"{name}_plays": s.plays(owner), f"{name}_huts": own}
    return Explained(figures, tuple(facts), ("MG-141", "MG-142", "MG-144"))


def one_more(s: MangroviaState, seat: Seat, path: int) -> int:
    """MG-141 What the path would score the seat with one more hut, on the free space nearest to the statue (MG-142)."""
    after = s.copy()
    space = next(space for space in ORDER[path] if s.owner[space] == NOBODY)
    after.owner[space], after.huts[space] = seat, 1
    ranking = path_ranking(after, path)
    return FIRST[path] if ranking[0] == seat else SECOND[path] if seat in ranking[:2] else 0


def about_area(s: MangroviaState, seat: Seat | None, area: int) -> Explained:
    """MG-147 Stone area: own huts times all; MG-149 pole area: most and second most."""
    facts: Facts = []
    spaces = {"stone": STONE_SPACES, "pole": POLE_SPACES}.get(AREAS[area])
    if spaces is not None:
        facts.append(("huts-there", sum([s.built(spaces, owner) for owner in range(s.owner_count())])))
        if seat is not None:
            now = now_from_stones(s) if AREAS[area] == "stone" else now_from_poles(s)
            facts += [("your-huts", s.built(spaces, seat)), ("you-score", now[seat])]
    rules = {"path": ("MG-141",), "stone": ("MG-147",), "pole": ("MG-114", "MG-149"), "amulet": ("MG-100", "MG-101")}
    return Explained(facts=tuple(facts), rules=rules[AREAS[area]])


def about_place(s: MangroviaState, seat: Seat | None, place: int) -> Explained:
    """MG-063 A bowl here acts at two jetties; what the seat could do there with what it has now."""
    first, second = [jetty for jetty in range(1, len(JETTIES)) if PLACE_AT[jetty] == place - 1]
    figures: dict[str, object] = {"jetty": first, "other_jetty": second}
    for name, jetty in (("", first), ("other_", second)):
        figures |= {f"{name}task": tasks_at(jetty), f"{name}either": len(JETTIES[jetty]) > 1}
    tasks = (*tasks_at(first), *tasks_at(second))
    facts: Facts = []
    if seat is not None and BUILD in tasks:
        facts.append(("room", len({action.space for action in singles(s, seat) if isinstance(action, Build)})))
    if seat is not None and AMULETS in tasks:
        facts.append(("draws", max(1, DRAWS[on_track(s, seat)])))
    return Explained(figures, tuple(facts), ("MG-050", "MG-063"))


def about_jetty(jetty: int) -> Explained:
    """MG-064 to MG-075 What the boat brings here."""
    figures = {"task": tasks_at(jetty), "either": len(JETTIES[jetty]) > 1, "place": PLACE_AT[jetty] + 1}
    return Explained(figures, (), ("MG-060", JETTY_RULES[jetty]))
