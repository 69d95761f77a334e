"""Downtime is nobody's time: a server that was down, asleep, or whose clock was set."""

import asyncio
from pathlib import Path

import pytest

from meydan.server import wallclock
from meydan.server.hours import GAP, GRACE, Outages
from meydan.server.wallclock import WallClock
from server.world import World, run, world


@pytest.mark.parametrize(
    ("spans", "passed", "after"),
    [
        ([], 100, 50),
        ([(20, 40)], 80, 70),
        ([(-30, 10)], 90, 60),
        ([(20, 40), (30, 60)], 60, 90),
        ([(60, 1_000)], 60, 50),
        ([(10, 20), (55, 65)], 80, 70),
    ],
)
def test_what_nobody_could_play_in_does_not_count(
    spans: list[tuple[float, float]], passed: float, after: float
) -> None:
    outages = Outages(spans)
    assert (outages.passed(0, 100), outages.after(0, 50)) == (passed, after)
    assert outages.passed(0, outages.after(0, 50)) == 50


def test_over_days_an_outage_has_a_grace_as_long_as_itself_up_to_an_hour() -> None:
    assert Outages([(10, 20)]).after(0, 50, patient=True) == 70
    assert Outages([(10, 100_010)]).after(0, 50, patient=True) == 100_050 + GRACE


class Times:
    """The wall clock and the steady one, both in our hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1_000_000.0, 500.0
        given = (lambda: self.wall, lambda: self.steady)
        monkeypatch.setattr(WallClock.__init__, "__defaults__", given)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


async def left(w: World, table: str) -> float:
    """Seconds the first seat that is asked has left."""
    room = await w.process.rooms.fresh(table)
    now = w.process.clock.now()
    return min(room.clocks.banks[seat] - room.clocks.passed(now) for seat in room.running())


async def clocked(w: World) -> str:
    people = [await w.person("Sara"), await w.person("Reza")]
    return await w.table("coup", people, terms={"bank": 60, "timeout": "default"})


@pytest.mark.parametrize("step", [0.0, 3600.0, -3600.0])
def test_a_server_that_was_down_takes_nobodys_time(
    step: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten minutes, while the wall clock may have been set besides."""
    times = Times(monkeypatch)

    async def test() -> None:
        async with world(tmp_path) as w:
            table = await clocked(w)
            times.pass_by(5)
            await w.process.hours.beat(GAP)
            before = await left(w, table)
        times.pass_by(600)
        times.wall += step
        async with world(tmp_path) as w:
            assert await left(w, table) == pytest.approx(before, abs=0.5) == pytest.approx(55, abs=0.5)
            times.pass_by(3)
            assert await left(w, table) == pytest.approx(before - 3, abs=0.5)

    run(test)


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_a_step_of_the_wall_clock_changes_nothing(step: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = Times(monkeypatch)

    async def test() -> None:
        async with world(tmp_path) as w:
            table = await clocked(w)
            times.wall += step
            times.pass_by(2)
            assert await left(w, table) == pytest.approx(58, abs=0.5)
            await asyncio.sleep(0.3)
            assert (await w.process.rooms.fresh(table)).status == "running"

    run(test)


def test_a_machine_that_slept_takes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers first after waking finds all as it was, and nobody has timed out."""
    times = Times(monkeypatch)

    async def test() -> None:
        async with world(tmp_path) as w:
            table = await clocked(w)
            await w.process.hours.beat(GAP)
            times.pass_by(300)
            await w.process.clockwork.tick(table)
            room = await w.process.rooms.fresh(table)
            assert await left(w, table) == pytest.approx(60, abs=0.5) and room.number == 1

    run(test)


def test_the_machines_own_clock_counts_sleep() -> None:
    assert WallClock().steady is wallclock.running


def test_without_a_clock_the_others_go_on_without_somebody_who_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person("Sara"), await w.person("Reza"), await w.person("Dara")]
            stranger = await w.person("Nima")
            table = await w.table("coup", people, terms={"patience": 3600})
            room = await w.process.rooms.fresh(table)
            seat = room.waiting()[0]
            other = people[(seat + 1) % 3]
            await other.post(f"/tables/{table}/replace", 409, seat=seat)
            update = await other.get(f"/tables/{table}/update")
            assert update["patient"] == pytest.approx(room.asked_at + 3600)
            before = w.process.clock.now
            w.process.clock.now = lambda: before() + 3601
            await stranger.post(f"/tables/{table}/replace", 403, seat=seat)
            await other.post(f"/tables/{table}/replace", seat=seat)
            assert room.away == [seat] and room.bot_of(seat) is not None
            await people[seat].post(f"/tables/{table}/back", seat=seat)
            assert room.away == []

    run(test)


def test_the_host_ends_a_game_that_nobody_goes_on_with(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as w:
            people = [await w.person("Sara"), await w.person("Reza")]
            table = await w.table("coup", people, terms={"patience": 3600})
            await people[0].call("DELETE", f"/tables/{table}", 409)
            before = w.process.clock.now
            w.process.clock.now = lambda: before() + 3601
            await people[1].call("DELETE", f"/tables/{table}", 403)
            assert (await people[0].call("DELETE", f"/tables/{table}"))["status"] == "abandoned"

    run(test)
