"""One process of the server: everything it runs, made here and each given what it needs."""

from sqlalchemy.ext.asyncio import AsyncEngine

from meydan.server.admission import Admission
from meydan.server.archive import Archive
from meydan.server.bans import Bans
from meydan.server.bots import Bots
from meydan.server.broker import Broker
from meydan.server.callers import Signer
from meydan.server.clockwork import Clockwork
from meydan.server.consent import Consent
from meydan.server.door import Door
from meydan.server.faults import Fault
from meydan.server.guests import Guests
from meydan.server.hints import Hints
from meydan.server.hours import Hours
from meydan.server.limits import Limits
from meydan.server.lobby import Lobby
from meydan.server.metrics import Metrics
from meydan.server.moderation import Moderation
from meydan.server.operators import Operators
from meydan.server.order import Order
from meydan.server.playing import Playing
from meydan.server.presence import Presence
from meydan.server.reading import Reader
from meydan.server.relay import AnyNews, Here, Relay, Reseated, Ruled, Written
from meydan.server.rooms import Rooms
from meydan.server.settings import Settings
from meydan.server.store import Store
from meydan.server.tasks import Tasks
from meydan.server.thinking import Thinkers
from meydan.server.timetable import Timetable
from meydan.server.wallclock import WallClock
from meydan.server.watchers import Watchers
from meydan.server.writer import Writer


class Process:
    def __init__(self, settings: Settings, engine: AsyncEngine, signing_key: bytes) -> None:
        self.settings = settings
        self.clock = clock = WallClock()
        self.tasks = tasks = Tasks()
        self.limits = limits = Limits(settings)
        self.signer = Signer(signing_key)
        self.metrics = metrics = Metrics()
        self.leaving = False
        """It is about to end, and nobody new should be sent here."""
        self.broker: Broker | None = None

        self.store = store = Store(engine)
        self.writer = writer = Writer(engine, metrics)
        self.guests = guests = Guests(engine)
        self.bans = bans = Bans(engine, clock)
        self.operators = Operators(self.signer, guests)
        self.admission = Admission(self.signer, guests)

        self.relay = relay = Relay()
        self.watchers = watchers = Watchers()
        self.hours = hours = Hours(engine, clock, settings.shared)
        self.presence = presence = Presence(watchers, relay, clock, settings.presence_pause)
        watchers.moved = presence.change

        self.timetable = timetable = Timetable(settings)
        self.rooms = rooms = Rooms(store, writer, watchers, relay, timetable, clock, hours, settings.shared)
        self.door = door = Door(rooms, store, writer, watchers, relay, timetable, clock, hours, metrics)
        self.thinkers = Thinkers(settings.workers)
        self.bots = Bots(door, store, self.thinkers, tasks, clock, metrics, settings.bot_pause)
        self.clockwork = Clockwork(rooms, door, self.bots, store, timetable, tasks, clock, hours)

        self.lobby = Lobby(rooms, door, store, guests, clock, settings.tables_at_once)
        self.playing = Playing(rooms, door, store, guests, self.clockwork, limits, bans)
        self.order = Order(rooms, door, store, guests, presence, limits, clock)
        self.moderation = Moderation(rooms, door, store, guests, bans, watchers, relay)
        self.readers = ours, theirs = Reader(), Reader()
        self.archive = Archive(rooms, store, self.lobby, ours, theirs)
        self.consent = Consent(rooms, door, store, ours)
        self.hints = Hints(rooms, self.thinkers)

    def hear(self, message: bytes) -> None:
        """Another process has something. What concerns no table in memory here is nothing to us."""
        news = self.relay.hear(message)
        if isinstance(news, Ruled):
            self.tasks.spawn(self.moderation.heed())
        elif news is not None and news.table in self.rooms.open:
            self.tasks.spawn(self.take_note(news))

    async def take_note(self, news: AnyNews) -> None:
        try:
            await self.heed(news)
        except Fault:
            self.rooms.behind.add(news.table)
            raise

    async def heed(self, news: AnyNews) -> None:
        if isinstance(news, Written):
            await self.rooms.hear_written(news.table, news.number)
        elif isinstance(news, Here):
            self.presence.hear(news)
        elif isinstance(news, Reseated):
            async with self.rooms.held(news.table) as room:
                await self.rooms.hear_reseated(room, news.shown)

    async def catch_up(self) -> None:
        """Other processes could not be heard for a while: every table in memory is compared with the database."""
        for table in list(self.rooms.open):
            self.tasks.spawn(self.compare(table))
        self.presence.repeat()
        self.tasks.spawn(self.moderation.heed())

    async def compare(self, table: str) -> None:
        try:
            number = await self.store.number(table)
        except Fault:
            self.rooms.behind.add(table)
            raise
        await self.take_note(Written(table=table, number=number))
        await self.take_note(Reseated(table=table, shown=True))
