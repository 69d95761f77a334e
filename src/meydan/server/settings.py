"""What whoever runs the server may set, each by an environment variable or a flag of ``meydan serve``."""

import os
from dataclasses import dataclass, field
from pathlib import Path

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


CHECKOUT = Path(__file__).resolve().parents[3]


def from_environment(name: str, default: str) -> str:
    return os.environ.get(f"MEYDAN_{name}", default)


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(from_environment("DATA", str(Path(home) / "meydan")))


def database() -> str:
    return from_environment("DATABASE_URL", f"sqlite:///{data_folder() / 'tables.sqlite'}")


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=database)
    """``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``."""
    origins: tuple[str, ...] = field(default_factory=lambda: tuple(from_environment("ORIGINS", "").split()))
    """Other addresses this server is reached at, such as ``https://play.example``; its own is always known."""
    web: Path = field(default_factory=lambda: Path(from_environment("WEB", str(CHECKOUT / "web" / "dist"))))
    """The built web client."""
    workers: int = field(default_factory=lambda: int(from_environment("BOT_WORKERS", "1")))
    """Processes in which bots think."""
    bot_pause: float = 0.6
    """A bot answers this long after it is asked, whatever it has to think about, so that its pace tells nothing."""
    standing_pause: float = 1.5
    """A standing answer is given this long after the question at a live table."""
    standing_pause_days: float = 60
    sweep: float = 5
    """How often tables whose time has come are looked for, in seconds."""
    idle: float = 600
    """A table nobody watches leaves the memory after so long."""
    tables_at_once: int = 50
    """How many unfinished tables one guest may have made."""
    tables_per_minute: int = 10
    guests_per_minute: int = 60
    """Per address."""
    messages_per_second: int = 20
    """Per socket; a burst of three times as many is fine."""
    backlog: int = 256
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
