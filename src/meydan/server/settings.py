"""What whoever runs the server may set, each by an environment variable or a flag of ``meydan serve``."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from meydan.core.errors import MeydanError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def client() -> Path:
    """The built web client: a wheel holds it inside the package, a checkout beside it."""
    package = Path(__file__).resolve().parents[1]
    packed = package / "client"
    return packed if packed.exists() else package.parents[1] / "web" / "dist"


def from_environment(name: str, default: str) -> str:
    return os.environ.get(f"MEYDAN_{name}", default)


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(from_environment("DATA", str(Path(home) / "meydan")))


def database() -> str:
    return from_environment("DATABASE_URL", f"sqlite:///{data_folder() / 'tables.sqlite'}")


def number(name: str, default: float) -> float:
    """A setting that is a number; one that cannot be read is a fault of whoever set it."""
    given = from_environment(name, str(default))
    try:
        return float(given)
    except ValueError:
        raise BadSetting(f"MEYDAN_{name} is a number, not {given!r}.") from None


class BadSetting(MeydanError):
    """An environment variable that no server can run with."""


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=database)
    """``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``."""
    origins: tuple[str, ...] = field(default_factory=lambda: tuple(from_environment("ORIGINS", "").split()))
    """Other addresses this server is reached at, such as ``https://play.example``; its own is always known."""
    web: Path = field(default_factory=lambda: Path(from_environment("WEB", str(client()))))
    """The built web client."""
    workers: int = field(default_factory=lambda: int(number("BOT_WORKERS", 1)))
    """Processes in which bots think."""
    bot_pause: float = field(default_factory=lambda: number("BOT_PAUSE", 0.6))
    """A bot answers this long after it is asked, whatever it has to think about, so that its pace tells nothing."""
    standing_pause: float = field(default_factory=lambda: number("STANDING_PAUSE", 1.5))
    """A standing answer is given this long after the question at a live table."""
    standing_pause_days: float = field(default_factory=lambda: number("STANDING_PAUSE_DAYS", 60))
    sweep: float = field(default_factory=lambda: number("SWEEP", 5))
    """How often tables whose time has come are looked for, in seconds."""
    idle: float = field(default_factory=lambda: number("IDLE", 600))
    """A table nobody watches leaves the memory after so long."""
    tables_at_once: int = field(default_factory=lambda: int(number("TABLES_AT_ONCE", 50)))
    """How many unfinished tables one guest may have made."""
    tables_per_minute: float = field(default_factory=lambda: number("TABLES_PER_MINUTE", 10))
    guests_per_minute: float = field(default_factory=lambda: number("GUESTS_PER_MINUTE", 60))
    """Per address."""
    messages_per_second: float = field(default_factory=lambda: number("MESSAGES_PER_SECOND", 20))
    """Per socket; a burst of three times as many is fine."""
    sockets_per_guest: int = field(default_factory=lambda: int(number("SOCKETS_PER_GUEST", 10)))
    """At one table."""
    presence_pause: float = field(default_factory=lambda: number("PRESENCE_PAUSE", 0.3))
    """Who came and who went is told this much later, together."""
    verifications_per_minute: float = field(default_factory=lambda: number("VERIFICATIONS_PER_MINUTE", 20))
    """Per address."""
    backlog: int = field(default_factory=lambda: int(number("BACKLOG", 256)))
    """Messages a slow reader may fall behind before the socket is closed."""

    @property
    def engine_url(self) -> str:
        """The same address with the driver we use."""
        scheme, _, rest = self.database.partition(":")
        return f"{DRIVERS.get(scheme, scheme)}:{rest}"

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return not self.database.startswith("sqlite")
