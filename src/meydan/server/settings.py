"""What whoever runs the server may set, each by an environment variable. ``meydan settings`` lists them all."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from meydan.core.errors import MeydanError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadSetting(MeydanError):
    """An environment variable that no server can run with."""


def client() -> Path:
    """The built web client: a wheel holds it inside the package, a checkout beside it."""
    package = Path(__file__).resolve().parents[1]
    packed = package / "client"
    return packed if packed.exists() else package.parents[1] / "web" / "dist"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("MEYDAN_DATA", str(Path(home) / "meydan")))


def setting(
    name: str,
    default: object,
    words: str,
    read: Callable[[str], object] = str,
    make: Callable[[], object] | None = None,
) -> Any:
    """A field that MEYDAN_name sets. ``make`` works the default out where it depends on the machine."""

    def found() -> object:
        given = os.environ.get(f"MEYDAN_{name}")
        if given is None:
            return default if make is None else make()
        try:
            return read(given)
        except ValueError:
            raise BadSetting(f"MEYDAN_{name} is {KINDS[read]}, not {given!r}.") from None

    told = " ".join(default) if isinstance(default, tuple) else str("" if default is None else default)
    return field(default_factory=found, metadata={"name": f"MEYDAN_{name}", "default": told, "words": words})


def listed(given: str) -> tuple[str, ...]:
    return tuple(given.split())


def one_of(*words: str) -> Callable[[str], str]:
    def read(given: str) -> str:
        if given.lower() not in words:
            raise ValueError
        return given.lower()

    KINDS[read] = " or ".join(words)
    return read


KINDS: dict[Callable[[str], object], str] = {
    int: "a whole number", float: "a number", str: "a text", listed: "a list", Path: "a path",
}  # fmt: skip


@dataclass(frozen=True)
class Settings:
    database: str = setting(
        "DATABASE_URL",
        "sqlite:///DATA/tables.sqlite",
        "Where the tables are: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`.",
        make=lambda: f"sqlite:///{data_folder() / 'tables.sqlite'}",
    )
    data: Path = setting(
        "DATA", "~/.local/share/meydan", "The folder of the tables, where SQLite keeps them.", Path, data_folder
    )
    origins: tuple[str, ...] = setting(
        "ORIGINS",
        (),
        "Other addresses this server is reached at, such as `https://play.example`; its own is known.",
        listed,
    )
    proxies: tuple[str, ...] = setting(
        "PROXIES",
        ("127.0.0.1", "::1"),
        "Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.",
        listed,
    )
    web: Path = setting("WEB", "the client of this build", "The folder of the built web client.", Path, client)
    workers: int = setting("BOT_WORKERS", 1, "Processes in which bots think.", int)
    bot_pause: float = setting(
        "BOT_PAUSE",
        0.6,
        "Seconds after which a bot answers, whatever it has to think about, so that its pace tells nothing.",
        float,
    )
    standing_pause: float = setting(
        "STANDING_PAUSE",
        1.5,
        "Seconds after which a standing answer is usually given at a live table; each time it is another.",
        float,
    )
    standing_pause_days: float = setting("STANDING_PAUSE_DAYS", 60, "The same at a table over days.", float)
    sweep: float = setting("SWEEP", 5, "Seconds between two looks for tables whose time has come.", float)
    idle: float = setting("IDLE", 600, "Seconds after which a table nobody watches leaves the memory.", float)
    tables_at_once: int = setting("TABLES_AT_ONCE", 50, "How many unfinished tables one guest may have made.", int)
    tables_per_minute: float = setting(
        "TABLES_PER_MINUTE", 10, "How many tables one guest may make in a minute.", float
    )
    guests_per_minute: float = setting("GUESTS_PER_MINUTE", 60, "New guests from one address in a minute.", float)
    messages_per_second: float = setting(
        "MESSAGES_PER_SECOND", 20, "Messages over one socket; a burst of three times as many is fine.", float
    )
    sockets_per_guest: int = setting("SOCKETS_PER_GUEST", 10, "Sockets of one guest at one table.", int)
    presence_pause: float = setting(
        "PRESENCE_PAUSE", 0.3, "Seconds until it is told who came and who went, all together.", float
    )
    verifications_per_minute: float = setting(
        "VERIFICATIONS_PER_MINUTE", 20, "Records verified for one address in a minute.", float
    )
    backlog: int = setting("BACKLOG", 256, "Messages a slow reader may fall behind before the socket is closed.", int)
    drain: float = setting(
        "DRAIN",
        0,
        "Seconds a server that is told to end goes on while /readyz already says no, so that a balancer sees it.",
        float,
    )

    housekeeping: float = setting(
        "HOUSEKEEPING", 24, "Hours between two times the server deletes and backs up by itself; 0: never.", float
    )
    keep_open: float = setting("KEEP_OPEN", 30, "Days a table whose game never began is kept; 0: for ever.", float)
    keep_finished: float = setting("KEEP_FINISHED", 0, "Days a finished game is kept; 0: for ever.", float)
    keep_imports: float = setting("KEEP_IMPORTS", 0, "Days a record from elsewhere is kept; 0: for ever.", float)
    keep_guests: float = setting(
        "KEEP_GUESTS", 400, "Days a guest without a table is kept; the cookie lives a year. 0: for ever.", float
    )
    log: str = setting("LOG", "plain", "The form of the log on stderr: plain or json.", one_of("plain", "json"))
    log_level: str = setting(
        "LOG_LEVEL",
        "info",
        "What the log tells: debug (every request), info, warning or error.",
        one_of("debug", "info", "warning", "error"),
    )
    slow: float = setting("SLOW", 1, "Seconds after which a request or an answer is written down as slow.", float)
    backups: Path | None = setting("BACKUPS", None, "The folder for the server's own backups; none unless set.", Path)
    backups_kept: int = setting("BACKUPS_KEPT", 7, "How many of them stay.", int)

    @property
    def engine_url(self) -> str:
        """The same address with the driver we use."""
        scheme, _, rest = self.database.partition(":")
        return f"{DRIVERS.get(scheme, scheme)}:{rest}"

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return not self.database.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file of the tables, where they are in one."""
        return Path(self.database.removeprefix("sqlite:///"))
