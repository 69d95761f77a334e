"""Combats laid out for tests: a mech of each side by side, and both sides' answers."""

from typing import Any

from scythe_script import Script, scythe

TWO = "nordic industrial, rusviet engineering"


def attack(g: Script, source: str, target: str, *, load: bool = False) -> Script:
    """A mech of seat 0 moves in, and the moves are over."""
    g.says(0, "use section move", "take top move_units", f"lift mech {source}")
    if load:
        g.says(0, "load all")
    g.says(0, f"go {target}", "done")
    return g


def front(players: str = TWO, **options: Any) -> Script:
    """A mech of each beside the other, with power 10 and 4, and no cards."""
    g = scythe(players, **options).clear(0).clear(1).holds(0).holds(1)
    g.put(0, "tundra_4", mechs=1).put(1, "village_5", mechs=1)
    g.builds(0, "mine", "tundra_4").has(0, power=10, popularity=5).has(1, power=4, popularity=5)
    g.events.clear()
    return g.again()


def meet(g: Script) -> Script:
    """Seat 0 attacks over the tunnel that its Mine on the tundra is."""
    return attack(g, "tundra_4", "village_5")


def fight(g: Script, mine: int, theirs: int, cards: str = "no cards", answer: str = "no cards") -> Script:
    """Both choose, where they are asked."""
    for step, said in (("choose_dials", (f"set dial {mine}", f"set dial {theirs}")), ("add_cards", (cards, answer))):
        if g.step == step:
            for seat in list(g.waiting):
                g.says(seat, said[seat])
    return g


def fight_dials(g: Script) -> None:
    for seat in list(g.waiting):
        g.says(seat, "set dial 0")
