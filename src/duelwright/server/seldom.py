"""Lines of the log that come too often are left out, and counted: a flood of requests is none of lines."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Final

import structlog
from structlog.typing import EventDict, WrappedLogger

from .limits import Buckets

RATE: Final = 2.0  # lines a second of a kind, and
BURST: Final = 100


class Seldom(logging.Filter):
    """Lets so many lines of a kind pass; the next that passes says how many were left out."""

    def __init__(self, rate: float = RATE, burst: int = BURST) -> None:
        super().__init__()
        self.lines = Buckets(rate, burst)
        self.left_out: Counter[str] = Counter()

    def passes(self, kind: str) -> bool:
        """Whether a line is written."""
        if self.lines.take(kind):
            return True
        self.left_out[kind] += 1
        return False

    def __call__(self, logger: WrappedLogger, name: str, line: EventDict) -> EventDict:
        """For the lines of our own."""
        kind = f"{line['event']} {line.get('table', '')}".strip()  # one table's lines hide no other's
        if not self.passes(kind):
            raise structlog.DropEvent
        left_out = self.left_out.pop(kind, 0)
        return {**line, "left_out": left_out} if left_out else line

    def filter(self, record: logging.LogRecord) -> bool:
        """For those of libraries, which are told apart by what they say before anything is put into it."""
        kind = f"{record.name} {record.msg}"
        if not self.passes(kind):
            return False
        if left_out := self.left_out.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this)", ()
        return True
