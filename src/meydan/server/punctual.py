"""Connections whose caller does not come to the point: whoever holds one open without a whole request is let go."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0
"""Seconds until the head of a request must be whole."""
BODY = 60.0
"""Seconds until its body must be."""
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Punctual(HttpToolsProtocol):
    waits: asyncio.TimerHandle | None = None

    def wait(self, seconds: float | None) -> None:
        if self.waits is not None:
            self.waits.cancel()
        self.waits = None if seconds is None else self.loop.call_later(seconds, self.too_late)

    def too_late(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait(HEAD)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait(HEAD)

    def on_headers_complete(self) -> None:
        self.wait(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.wait(None)
        super().handle_websocket_upgrade()

    def connection_lost(self, fault: Exception | None) -> None:
        self.wait(None)
        super().connection_lost(fault)
