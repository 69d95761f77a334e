"""What a monitor may count: answers, how long things take, what is open, what waits, what went wrong."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    from meydan.server.process import Process

disable_created_metrics()  # type: ignore[no-untyped-call]
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.requests = Histogram(
            "meydan_request_seconds", "HTTP requests, by route", ["route", "status"], buckets=SECONDS, registry=registry
        )
        self.answers = Counter(
            "meydan_answers", "Answers committed, by game and who gave them", ["game", "by"], registry=registry
        )
        self.entered = Histogram(
            "meydan_change_seconds",
            "From a change being wanted at a table until it is on the disk and told",
            buckets=SECONDS,
            registry=registry,
        )
        self.commits = Histogram("meydan_commit_seconds", "Commits of the log", buckets=SECONDS, registry=registry)
        self.thoughts = Histogram(
            "meydan_bot_seconds", "How long bots think, by game", ["game"], buckets=SECONDS, registry=registry
        )
        self.errors = Counter("meydan_errors", "What was refused or failed, by its code", ["code"], registry=registry)
        self.sockets = Gauge("meydan_sockets", "Open sockets", registry=registry)
        self.tables = Gauge(
            "meydan_tables", "Tables in memory, by game and status", ["game", "status"], registry=registry
        )
        self.bots = Gauge("meydan_bots_thinking", "Bots that think or wait for their pause to end", registry=registry)
        self.queue = Gauge("meydan_queue", "Changes waiting to be committed", registry=registry)
        self.database = Gauge("meydan_database_up", "1 if the database answers", registry=registry)
        self.database_seconds = Gauge(
            "meydan_database_seconds", "How long the database took to answer just now", registry=registry
        )

    def shown(self, process: "Process", database: float | None) -> bytes:
        """All figures as they are now. What is open is counted when it is asked for; ``database``: seconds it took."""
        self.sockets.set(sum(len(watchers) for watchers in process.watchers.tables.values()))
        self.tables.clear()
        for room in process.rooms.open.values():
            self.tables.labels(room.game.key, room.status).inc()
        self.bots.set(len(process.bots.thinking))
        self.queue.set(len(process.writer.waiting))
        self.database.set(0 if database is None else 1)
        self.database_seconds.set(database or 0)
        return generate_latest(self.registry)
