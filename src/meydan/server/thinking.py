"""Bots think in processes of their own, so that no table waits for another's bot."""

import asyncio
import gc
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final

import msgspec

from meydan.bots.player import Player, find_bot, levels
from meydan.bots.recall import recall
from meydan.core.chance import Seeded
from meydan.core.codec import Json
from meydan.games import find

GOODBYE: Final = 2.0
"""Seconds it may take at most to clear up after the thinkers."""


def leave_with_the_server() -> None:
    """A server that is killed cannot end its thinkers: each ends itself."""
    server = parent_process()
    assert server is not None

    def leave() -> None:
        server.join()
        os._exit(0)

    Thread(target=leave, daemon=True).start()


def think(key: str, level: str, state: bytes, seat: int, seed: int, past: bytes) -> bytes:
    """What a bot answers. It is handed what its seat may know of state and past; the real ones end here."""
    game = find(key)
    bot = find_bot(game, level if level in levels(game) else "random")
    s = game.codec.decode_state(msgspec.json.decode(state), game.state, game.action_table)
    player = Player(game, seat, bot, Seeded(seed), steady=True)
    if past:
        recall(player, msgspec.json.decode(past))
    return msgspec.json.encode(game.codec.encode(player.answer(s)))


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def answer(self, key: str, level: str, state: Json, seat: int, past: Json = None) -> Json:
        """``past`` is the record of the game so far, for bots that remember."""
        packed = msgspec.json.encode(state)
        remembered = msgspec.json.encode(past) if past else b""
        for attempt in (1, 2):
            pool = self.pool = self.pool or ProcessPoolExecutor(
                self.workers, get_context("spawn"), leave_with_the_server
            )
            job = asyncio.get_running_loop().run_in_executor(
                pool, think, key, level, packed, seat, secrets.randbits(63), remembered
            )
            try:
                return msgspec.json.decode(await job)
            except BrokenProcessPool:
                if self.closed:
                    raise asyncio.CancelledError from None
                if self.pool is pool:
                    self.pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def close(self) -> None:
        """Nobody hears what is thought now: whoever takes the table up next thinks anew."""
        self.closed = True
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for thinker in active_children():
                thinker.kill()
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown), GOODBYE)
            del pool
            gc.collect()  # its semaphores go with it; a server that a signal ends clears up nothing later
