"""What the processes of one server tell each other. Only that there is something: the rest is read from the log."""

import secrets
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from meydan.core.contract import Seat


class News(msgspec.Struct, tag_field="news", kw_only=True):
    table: str
    process: str = ""
    """Who says so."""


class Written(News, tag="written"):
    """The log of a table goes up to this number now."""

    number: int


class Reseated(News, tag="reseated"):
    """The table's row or its chairs have changed; people hear of it only where it may show."""

    shown: bool


class Here(News, tag="here"):
    """Who is connected to a table through this process."""

    seats: list[Seat]
    watching: int
    guests: list[str] = []
    """Those of the watching who have a name here."""


class Ruled(News, tag="ruled"):
    """The operator has let somebody in or kept somebody out."""

    table: str = ""


AnyNews: TypeAlias = Written | Reseated | Here | Ruled


class Relay:
    def __init__(self) -> None:
        self.process = secrets.token_hex(4)
        self.publish: Callable[[bytes], None] = lambda message: None

    def announce(self, news: AnyNews) -> None:
        self.publish(msgspec.json.encode(msgspec.structs.replace(news, process=self.process)))

    def hear(self, message: bytes) -> AnyNews | None:
        """What another process says; None for what this one said, or what it does not understand."""
        try:
            news = msgspec.json.decode(message, type=AnyNews)
        except msgspec.DecodeError:
            return None
        return None if news.process == self.process else news
