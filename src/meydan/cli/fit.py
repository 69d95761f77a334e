"""``meydan fit``: what the features of a position are worth, learnt from games between clubs."""

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Annotated

import typer

from meydan.bots.player import Player, find_bot
from meydan.cli.common import BadInput, GameKey, progress
from meydan.core import play
from meydan.core.chance import Quick, Source
from meydan.core.contract import CHANCE, Seat, State
from meydan.core.mind import OUT, Mind
from meydan.games import find

GAME_BITS = 40
NOVICES = 0.25
"""How many of the players are novices, so that positions are not all alike."""
EPOCHS = 15
STEP = 0.2
SHRINK = 0.001
"""How much weights are held back from being large."""
HELD_BACK = 5
"""One game in so many is not learnt from: it shows what the weights are worth."""


def fit(
    game: GameKey,
    games: Annotated[int, typer.Option(min=10, help="How many games.")] = 400,
    positions: Annotated[int, typer.Option(min=1, help="Positions kept of each game.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the games.")] = 1,
) -> None:
    """Play games between bots, and learn from who won what the features of a position are worth. Prints what belongs in
    the game's data/weights.json; how well it fits is told there and on stderr."""
    found = find(game)
    if found.mind is None:
        raise BadInput(f"{found.key} has no features to weigh.")
    lots = list(studied(Study(found.key, positions, seed), games, workers))
    learnt = [sight for number, lot in enumerate(lots) if number // len(found.seats) % HELD_BACK for sight in lot]
    tested = [sight for number, lot in enumerate(lots) if number // len(found.seats) % HELD_BACK == 0 for sight in lot]
    weights = weighed(learnt, len(found.mind.names), Random(seed))
    measured = {
        "positions": len(learnt) + len(tested),
        "held_back": len(tested),
        "loss_by_chance": round(loss(tested, [0.0] * len(weights)), 4),
        "loss": round(loss(tested, weights), 4),
        "leader_wins": round(leader_wins(tested, weights), 4),
    }
    print(json.dumps(measured), file=sys.stderr)
    command = f"meydan fit {found.key} --games {games} --positions {positions} --seed {seed}"
    named = {name: round(weight, 4) for name, weight in zip(found.mind.names, weights, strict=True)}
    print(json.dumps({"made_by": command, "measured": measured, "weights": named}, indent=2))


@dataclass(frozen=True)
class Sight:
    """One position, by the features of each seat, and each seat's share of the win that came of it."""

    features: list[list[float]]
    won: list[float]


@dataclass(frozen=True)
class Study:
    game: str
    positions: int
    seed: int

    def sights(self, number: int) -> list[Sight]:
        """One game, and some positions of it, all as likely as each other to be kept."""
        game = find(self.game)
        assert game.mind is not None
        rng = Random((self.seed << GAME_BITS) + number)
        source = Quick(rng.getrandbits(50))
        seats = game.seats[number % len(game.seats)]
        s = game.setup(seats, game.choose_options(seats, {}))
        play.begin(s)
        levels = ["novice" if rng.random() < NOVICES else "club" for _ in range(seats)]
        players = [Player(game, seat, find_bot(game, level), source) for seat, level in enumerate(levels)]
        kept: list[list[list[float]]] = []
        for met, features in enumerate(walked(s, players, game.mind, source), 1):
            if len(kept) < self.positions:
                kept.append(features)
            elif (place := rng.randrange(met)) < self.positions:
                kept[place] = features
        winners = game.result(s).winners
        return [Sight(features, shares(features, winners)) for features in kept]


def studied(study: Study, games: int, workers: int) -> Iterator[list[Sight]]:
    with ExitStack() as stack:
        advance = stack.enter_context(progress(games, study.game))
        if workers > 1:
            pool = stack.enter_context(ProcessPoolExecutor(workers))
            lots: Iterator[list[Sight]] = pool.map(study.sights, range(games))
        else:
            lots = map(study.sights, range(games))
        for lot in lots:
            yield lot
            advance()


def shares(features: list[list[float]], winners: Sequence[Seat]) -> list[float]:
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(features))]


def walked(s: State, players: Sequence[Player], mind: Mind, source: Source) -> Iterator[list[list[float]]]:
    """Play to the end, and tell the features of every calm position on the way."""
    while s.asking is not None:
        if s.asking.chance is not None:
            play.apply(s, CHANCE, play.sample_chance(s, source))
            continue
        if mind.calm(s):
            yield mind.features(s)
        for seat in play.waiting(s):
            play.apply(s, seat, players[seat].answer(s))


def chances(features: list[list[float]], weights: Sequence[float]) -> list[float]:
    """Each seat's chance to win; next to none for a seat that is out."""
    worths = [sum(w * f for w, f in zip(weights, one, strict=True)) if one else OUT for one in features]
    top = max(worths)
    powers = [exp(worth - top) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


def weighed(sights: list[Sight], count: int, rng: Random) -> list[float]:
    """Multinomial logistic regression, by stochastic descent with a pace of its own for each weight (Adagrad)."""
    weights = [0.0] * count
    moved = [1e-6] * count
    order = list(range(len(sights)))
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for k in order:
            sight = sights[k]
            slope = [SHRINK * weight for weight in weights]
            for one, chance, won in zip(sight.features, chances(sight.features, weights), sight.won, strict=True):
                for f in range(len(one)):
                    slope[f] += (chance - won) * one[f]
            for f in range(count):
                moved[f] += slope[f] * slope[f]
                weights[f] -= STEP * slope[f] / moved[f] ** 0.5
    return weights


def loss(sights: list[Sight], weights: Sequence[float]) -> float:
    """How surprised one is by who wins, on average, in nats."""
    total = 0.0
    for sight in sights:
        for chance, won in zip(chances(sight.features, weights), sight.won, strict=True):
            total -= won * log(max(chance, 1e-9))
    return total / max(1, len(sights))


def leader_wins(sights: list[Sight], weights: Sequence[float]) -> float:
    """How often the seat that stands best by these weights wins."""
    total = 0.0
    for sight in sights:
        found = chances(sight.features, weights)
        total += sight.won[found.index(max(found))]
    return total / max(1, len(sights))
