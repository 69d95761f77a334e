"""Two servers get the same answers while what one seat cannot know lies differently: its traffic is byte-identical.

Ids, clocks, seeds and the secret of chance are fixed, so nothing else can differ. A segment ends where the rules show
something to that seat or to a spectator.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meydan.core import play
from meydan.core.chance import Seeded, Source
from meydan.core.contract import CHANCE, Event, Fell, State
from meydan.core.laws import shared_answer
from meydan.core.position import Position
from meydan.core.rules import imagined
from meydan.games import find, games
from meydan.server import drafts, lobby
from meydan.server.room import Room
from server.world import Person, Socket, World, run, world

WANTED = 1_000
LONGEST = 40
"""Answers compared before the secrets are dealt anew."""


class Fixed:
    """What would be random about a new table, the same in both worlds."""

    def __init__(self) -> None:
        self.rng = Random(0)

    def new_id(self, length: int) -> str:
        return "".join(self.rng.choices("abcdefgh", k=length))

    def token_bytes(self, length: int) -> bytes:
        return self.rng.randbytes(length)


class Echo:
    """Chance in the second world falls otherwise wherever the seat and a spectator are shown the same all the same."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.seat = 0
        self.fell: list[tuple[Fell, list[list[Event]]]] = []
        self.heard: list[tuple[Fell, list[list[Event]]]] | None = None
        self.differs = False
        self.others = 0
        """Draws that fell differently and showed nothing."""
        self.plain = play.sample_chance

    def begin(self, echo: bool, seat: int) -> None:
        self.seat = seat
        self.heard = self.fell.copy() if echo else None
        if not echo:
            self.fell, self.differs = [], False

    def sample(self, s: State, source: Source) -> Fell:
        fallen = self.plain(s, source)
        if self.heard is None:
            self.fell.append((fallen, self.seen(s, fallen)))
            return fallen
        if not self.heard or s.asking is None or s.asking.chance is None:
            return fallen
        first, seen = self.heard.pop(0)
        tries = [self.plain(s, Seeded(self.rng.getrandbits(32))) for _ in range(4)]
        for attempt in (*[one for one in tries if one != first], first):
            if s.asking.chance.allows(attempt.values) and self.seen(s, attempt) == seen:
                self.others += attempt != first
                return attempt
        self.differs = True
        return fallen

    def seen(self, s: State, fell: Fell) -> list[list[Event]]:
        """What this answer of chance would show to the seat and to a spectator."""
        events = play.apply(play.copy(s), CHANCE, fell)
        return [[event.seen_by(eye) for event in events] for eye in (self.seat, None)]


class Side:
    """One of the two worlds: its people, and the sockets that are compared."""

    def __init__(self, w: World, people: list[Person], spectator: Person) -> None:
        self.w = w
        self.people = people
        self.spectator = spectator

    async def lay(self, key: str, seats: int, options: dict[str, Any]) -> Room:
        id = await self.w.table(key, self.people[:seats], options=options)
        return await self.w.process.rooms.room(id)

    async def answer(self, room: Room, seat: int, action: Any) -> list[Event]:
        """Answer, and get the events in full, as only the test may."""
        first = room.next
        json = room.game.codec.encode(action)
        await self.w.process.door.enter(room.id, lambda room: drafts.answer(room, seat, json, "person"))
        return [item for item in room.recent[first - room.first :] if isinstance(item, Event)]


async def furnish(w: World, most: int) -> Side:
    w.process.clock.now = lambda: 1_000_000.0
    people = [await w.person(f"P{n}") for n in range(most)]
    return Side(w, people, await w.person("Watcher"))


@pytest.mark.parametrize("key", games())
def test_traffic_tells_a_seat_nothing_it_cannot_know(
    key: str, tmp_path: Path, compared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = find(key), Random(key)
    counted = {"answers": 0, "messages": 0, "segments": 0, "reveals": 0}
    echo = Echo()
    calm: dict[str, Any] = {"sweep": 3600, "tables_at_once": 100_000, "tables_per_minute": 100_000}
    monkeypatch.setattr(play, "sample_chance", echo.sample)

    async def test() -> None:
        async with world(tmp_path / "a", **calm) as a, world(tmp_path / "b", **calm) as b:
            sides = [await furnish(w, game.seats.stop - 1) for w in (a, b)]
            while counted["answers"] < WANTED:
                await segment(sides, rng, key, counted, monkeypatch, echo)
                assert counted["segments"] < 2_000, counted

    run(test)
    counted["other draws"] = echo.others
    compared.append(f"leak {key}: " + ", ".join(f"{value} {name}" for name, value in counted.items()))
    assert counted["answers"] >= WANTED and counted["messages"] >= 2 * WANTED


async def segment(
    sides: list[Side],
    rng: Random,
    key: str,
    counted: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
    echo: Echo,
) -> None:
    game = find(key)
    seats = rng.choice(game.seats)
    given = {option.key: rng.choice(option.choices(seats)) for option in game.options}
    options = game.fitting_options(seats, given)
    rooms = []
    for one in sides:
        fixed = Fixed()
        fixed.rng.seed(counted["segments"])
        monkeypatch.setattr(lobby, "secrets", fixed)
        monkeypatch.setattr(lobby, "new_id", fixed.new_id)
        rooms.append(await one.lay(key, seats, options))
    counted["segments"] += 1
    t = rooms[0].begun()
    play_on(t, rng, rng.choice((0, 3, 10, 30, 80, 200)))
    seat = rng.randrange(seats)
    other = imagined(game, t.state, seat, Seeded(rng.getrandbits(32)))
    if not t.asked or t.state.answers != other.answers:
        return
    if game.codec.encode_state(t.state) == game.codec.encode_state(other):
        return  # worlds that are the same cannot tell anything
    t.stand(t.state)
    rooms[1].begun().stand(other)
    sockets = [[await one.people[seat].watch(rooms[0].id), await one.spectator.watch(rooms[0].id)] for one in sides]
    await compare(sockets, sides, rooms, seat, counted)
    for _ in range(LONGEST):
        step = shared_answer(rooms[0].begun().state, rooms[1].begun().state, rng)
        if step is None:
            break
        happened = []
        for one, room in zip(sides, rooms, strict=True):
            echo.begin(one is sides[1], seat)
            happened.append(await one.answer(room, *step))
        if echo.differs or any(shown(happened[0], eye) != shown(happened[1], eye) for eye in (seat, None)):
            counted["reveals"] += 1
            break
        await compare(sockets, sides, rooms, seat, counted)
        counted["answers"] += 1
        if rooms[0].status != "running":
            break
    for pair in sockets:
        for socket in pair:
            await socket.close()


def play_on(position: Position, rng: Random, answers: int) -> None:
    """Get into the game without the server: what comes after is what is compared."""
    for _ in range(answers):
        if position.asked:
            seat = rng.choice(position.waiting)
            position.answer(seat, rng.choice(position.asks_of(seat)))
            while position.asks_chance():
                position.fall(position.draw())


def shown(events: list[Event], eye: int | None) -> list[Event]:
    return [event.seen_by(eye) for event in events if event.final]


async def compare(
    sockets: list[list[Socket]], sides: list[Side], rooms: list[Room], seat: int, counted: dict[str, int]
) -> None:
    for mine, theirs in zip(*sockets, strict=True):
        sent = [await settle(socket) for socket in (mine, theirs)]
        assert sent[0] and sent[0] == sent[1], first_difference(*sent)
        assert all(rooms[0].secret.hex() not in text for text in sent[0]) or rooms[0].over
        counted["messages"] += len(sent[0])
    if counted["answers"] % 25 == 0:
        for path in (f"/update?seat={seat}&since=0", f"/events?since=0&seat={seat}", "", f"/standing?seat={seat}"):
            told = [await one.people[seat].http.get(f"/tables/{rooms[0].id}{path}") for one in sides]
            if "since=0" not in path:  # the past was told before the secrets were dealt anew
                assert told[0].content == told[1].content


async def settle(socket: Socket) -> list[str]:
    """What was sent since the last look. Who comes and goes is told when it is told, and is no secret."""
    for _ in range(3):
        await asyncio.sleep(0)
    while not (sent := [text for text in socket.raw if '"type":"presence"' not in text]):
        await socket.hear()
    while not socket.inbox.empty():
        socket.inbox.get_nowait()
    socket.raw.clear()
    return sent


def first_difference(mine: list[str], theirs: list[str]) -> str:
    pairs = [(one, other) for one, other in zip(mine, theirs, strict=False) if one != other]
    return f"the traffic differs: {pairs[0] if pairs else (len(mine), len(theirs))}"
