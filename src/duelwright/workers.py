"""Processes that work for another: they leave Ctrl-C to it, go when it has gone, and make its games again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec

from .core.game import Game
from .games import game_with


def serve_the_parent() -> None:
    """Make this process a worker: Ctrl-C is none of its business, and it ends with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Hear Ctrl-C only afterwards; a process that is started meanwhile does not hear it, not even while it loads."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    can_block = hasattr(signal, "pthread_sigmask")  # a process inherits what is blocked, but no handler
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if can_block else set()
    try:
        yield
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


@lru_cache(4)
def ruled(key: str, rules: tuple[tuple[str, object], ...], cards: tuple[str, ...] = ()) -> Game:
    """A game with house rules and with cards that are not shipped, made once."""
    return game_with(key, [msgspec.json.decode(card) for card in cards], dict(rules))
