"""What the operator is told of people, and what they do about it. A running server reads it again within seconds."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from .names import is_name, key_of
from .records import Account, Alias, Change, Game, Guest, Login, Records, Report, Sanction
from .wire import Chat

if TYPE_CHECKING:
    from .table import Table

MOST_WORDS: Final = 30  # the last that were said, of a report
MOST_OPEN: Final = 10_000  # reports; more are not kept until some are closed


class Told(msgspec.Struct, frozen=True):
    """A report as the operator reads it."""

    id: int
    at: float
    table: str
    seat: int  # of who tells
    by: str
    about: str
    about_id: str
    reason: str
    text: str
    words: tuple[Chat, ...]
    is_closed: bool


class Reports:
    """Reports, and what the operator forbids."""

    def __init__(self, records: Records) -> None:
        self.records = records

    def tell(self, table: Table, seat: int, reason: str, text: str) -> None:
        """Keep what a seat says of the other; what it says again stands instead, until it is closed."""
        by, about = table.setup.at(seat), table.setup.at(1 - seat)
        assert by is not None and about is not None
        words = msgspec.json.encode(table.chat[-MOST_WORDS:]).decode()
        with self.records.session() as session:
            still = Report.is_closed.is_(False)
            session.execute(delete(Report).where(Report.at_table == table.id, Report.seat == seat, still))
            if (session.scalar(select(func.count()).select_from(Report).where(still)) or 0) < MOST_OPEN:
                session.add(
                    Report(
                        at=time.time(), at_table=table.id, seat=seat, by=by.guest, by_name=by.name, about=about.guest,
                        about_name=about.name, reason=reason, text=text, words=words,
                    )
                )  # fmt: skip
            session.commit()

    def told(self, with_closed: bool = False) -> list[Told]:
        """The reports, the oldest first."""
        query = select(Report).order_by(Report.at)
        if not with_closed:
            query = query.where(Report.is_closed.is_(False))
        with self.records.session() as session:
            return [
                Told(
                    row.id, row.at, row.at_table, row.seat, row.by_name, row.about_name, row.about, row.reason,
                    row.text,
                    msgspec.json.decode(row.words, type=tuple[Chat, ...]), row.is_closed,
                )
                for row in session.scalars(query)
            ]  # fmt: skip

    def close(self, number: int) -> bool:
        """Put a report away; whether there was one."""
        with self.records.session() as session:
            report = session.get(Report, number)
            if report is not None:
                report.is_closed = True
            session.commit()
            return report is not None

    # --- what the operator does ---

    def find(self, who: str) -> str:
        """The number of somebody, by an account's name or a number of a report; empty where there is nobody."""
        with self.records.session() as session:
            if (account := session.scalar(select(Account.id).where(Account.key == key_of(who)))) is not None:
                return account
            if (alias := session.get(Alias, who)) is not None:
                return alias.account
            is_guest = session.get(Guest, who) is not None or session.get(Account, who) is not None
            is_told = session.scalar(select(Report.id).where(Report.about == who).limit(1)) is not None
            return who if who and (is_guest or is_told) else ""

    def name(self, who: str) -> str:
        """What somebody is called, by their number; empty where nobody knows."""
        with self.records.session() as session:
            account = session.get(Account, who) or session.get(Guest, who)
            return account.name if account is not None else ""

    def is_account(self, who: str) -> bool:
        """Whether a number is an account's."""
        with self.records.session() as session:
            return session.get(Account, who) is not None

    def forbid(self, who: str, muted: float | None = None, banned: float | None = None) -> None:
        """Let somebody not speak, or not play, until then; 0 lets them again."""
        with self.records.session() as session:
            row = session.get(Sanction, who) or Sanction(id=who, muted=0.0, banned=0.0)
            row.muted = row.muted if muted is None else muted
            row.banned = row.banned if banned is None else banned
            session.add(row)
            self._changed(session)

    def rename(self, who: str, name: str) -> str:
        """Give an account or a guest another name, and their finished games; what is wrong with it, if anything."""
        if not is_name(name):
            return "bad_name"
        with self.records.session() as session:
            try:
                session.execute(update(Account).where(Account.id == who).values(name=name, key=key_of(name)))
            except IntegrityError:
                return "name_taken"
            session.execute(update(Guest).where(Guest.id == who).values(name=name))
            mine = [who, *session.scalars(select(Alias.id).where(Alias.account == who))]
            session.execute(update(Game).where(Game.first_guest.in_(mine)).values(first=name))
            session.execute(update(Game).where(Game.second_guest.in_(mine)).values(second=name))
            self._changed(session)
        return ""

    def reset(self, who: str, secret: str) -> None:
        """Give an account another password's hash, and log it out everywhere."""
        with self.records.session() as session:
            session.execute(update(Account).where(Account.id == who).values(password=secret))
            session.execute(delete(Login).where(Login.account == who))
            self._changed(session)

    def _changed(self, session: Session) -> None:
        session.add(Change(at=time.time()))
        session.commit()
