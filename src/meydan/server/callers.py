"""Who is calling: a guest with a signed cookie, an outside bot with a token, or nobody yet."""

import secrets
from dataclasses import dataclass
from typing import Any, TypeAlias

from itsdangerous import BadData, URLSafeSerializer
from litestar.connection import ASGIConnection

from meydan.server.chairs import OUTSIDE
from meydan.server.faults import Fault, language
from meydan.server.room import Room

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
COOKIE = "meydan"
YEAR = 366 * 86_400
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Caller:
    guest: str | None
    lang: str
    address: str
    outside: tuple[str, int, int] | None = None
    """Table, seat and number of an outside bot's token."""

    def known(self) -> str:
        """The guest, or a fault that says how to become one."""
        if self.guest is None:
            raise Fault("no-guest")
        return self.guest

    def plays(self, room: Room, seat: int) -> bool:
        """Whether this caller may answer for a seat."""
        if not 0 <= seat < room.people:
            raise Fault("no-seat")
        chair = room.chairs[seat]
        if self.outside is not None:
            return self.outside == (room.id, seat, chair.token) and chair.kind == OUTSIDE
        return seat in room.seats_of(self.guest)

    def must_play(self, room: Room, seat: int) -> int:
        if not self.plays(room, seat):
            raise Fault("not-yours")
        return seat


class Signer:
    """Cookies and links. A link carries a number; raising the number in the database revokes it."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, purpose: str, value: object) -> str:
        return str(URLSafeSerializer(self.key, salt=purpose).dumps(value))

    def read(self, purpose: str, token: str | None) -> object:
        """What was signed, or None: a forged token is no token."""
        if not token or len(token) > 400:
            return None
        try:
            return URLSafeSerializer(self.key, salt=purpose).loads(token)
        except BadData:
            return None


def plain(text: str) -> str:
    """Letters and spaces people can see, and the joiners Persian needs: no control characters, no hidden direction."""
    return "".join(letter for letter in text if letter.isprintable() or letter in "\u200c\u200d").strip()


def plain_name(text: str) -> str:
    """A name people can read: nothing is left of one without a letter or a digit."""
    name = " ".join(plain(text).split())
    return name if any(letter.isalnum() for letter in name) else ""


def new_id(length: int) -> str:
    """Not to be guessed, easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_number() -> int:
    """The number of a new link: no other link ever had it."""
    return secrets.randbits(30) + 1


def caller_of(connection: Connection, lang: str | None = None) -> Caller:
    signer: Signer = connection.app.state.process.signer
    address = connection.client.host if connection.client else ""
    spoken = language(lang or connection.headers.get("accept-language"))
    guest = signer.read("guest", connection.cookies.get(COOKIE))
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        read = signer.read("bot", token.strip())
        if isinstance(read, list):
            return Caller(None, spoken, address, tuple(read))
        if guest is None:  # with a cookie, it is a proxy's own token that came along
            raise Fault("bad-token")
    return Caller(guest if isinstance(guest, str) else None, spoken, address)
