"""A table as its rows in the journal tell it."""

from __future__ import annotations

import msgspec
import structlog

from .. import DuelwrightError
from .journal import OPEN, DamagedError, Journal, Row
from .setup import Setup
from .table import Denied, Table

log = structlog.get_logger()


def restored(journal: Journal, name: str) -> Table:
    """A table as it stood; Denied where there is none, or where it cannot be played on."""
    rows = _rows(journal, name)
    if not rows or rows[0].kind != OPEN:
        raise Denied("no_table")
    try:
        setup = msgspec.json.decode(rows[0].data, type=Setup)
        table = Table(name, setup, journal)
    except (DuelwrightError, msgspec.MsgspecError) as error:
        log.error("table_outdated", table=name, error=str(error))
        raise Denied("outdated") from None
    table.restore(rows, journal.seed(name))
    return table


def _rows(journal: Journal, name: str) -> list[Row]:
    """What was kept of a table; one whose rows are damaged is set aside, and the operator told."""
    try:
        return journal.rows(name)
    except DamagedError as error:
        log.error("table_damaged", table=name, error=str(error))
        raise Denied("damaged") from None
