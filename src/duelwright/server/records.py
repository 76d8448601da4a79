"""The rows of the server's second database: finished games, guests, and what belongs to accounts."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Float, Index, Integer, String, Text, create_engine, inspect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column
from sqlalchemy.schema import CreateColumn

from .. import DuelwrightError
from ..core.errors import worded
from ..home import is_disk_full


class Base(DeclarativeBase):
    """The tables below."""


class Game(Base):
    """A finished game."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), index=True)
    first: Mapped[str] = mapped_column(String(64))
    second: Mapped[str] = mapped_column(String(64))
    first_guest: Mapped[str] = mapped_column(String(64), index=True)
    second_guest: Mapped[str] = mapped_column(String(64), index=True)
    winner: Mapped[str] = mapped_column(String(1))
    reason: Mapped[str] = mapped_column(String(64))
    turns: Mapped[int]
    ended: Mapped[float] = mapped_column(Float, index=True)
    setup: Mapped[str] = mapped_column(Text)
    replay: Mapped[str] = mapped_column(Text)
    shared: Mapped[bool | None]  # None: an earlier version kept it, which knew no such thing
    shifts: Mapped[str | None] = mapped_column(Text)  # what it did to both ratings, as JSON; None: it was not rated


SHARED: Final = Index("shared_games", Game.shared, Game.ended)
LATER: Final = ("shared", "shifts")  # columns that earlier versions did not have


class Guest(Base):
    """Somebody without an account: a cookie's hash and a name."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    since: Mapped[float] = mapped_column(Float)


class Account(Base):
    """Somebody with a name of their own. Their number is that of the guest they were, whose games are theirs."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    key: Mapped[str] = mapped_column(String(96), unique=True)  # the name as it is compared
    password: Mapped[str] = mapped_column(String(200))  # its argon2id hash
    since: Mapped[float] = mapped_column(Float)


class Alias(Base):
    """A guest that an account has been elsewhere, before it was logged in there."""

    __tablename__ = "aliases"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(String(64), index=True)


class Login(Base):
    """A browser in which somebody is logged in: the hash of its cookie."""

    __tablename__ = "logins"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(String(64), index=True)
    since: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    agent: Mapped[str] = mapped_column(String(200))


class Standing(Base):
    """How strong an account is at a game, as far as rated games tell."""

    __tablename__ = "standings"

    account: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    rating: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    volatility: Mapped[float] = mapped_column(Float)
    games: Mapped[int]
    wins: Mapped[int]
    at: Mapped[float] = mapped_column(Float)


LADDER: Final = Index("ladder", Standing.game, Standing.rating)


class Block(Base):
    """Somebody who wants to meet another no more."""

    __tablename__ = "blocks"

    by: Mapped[str] = mapped_column(String(64), primary_key=True)
    whom: Mapped[str] = mapped_column(String(64), primary_key=True, index=True)


class Sanction(Base):
    """What the operator has forbidden an account or a guest, and until when (in seconds of the clock)."""

    __tablename__ = "sanctions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    muted: Mapped[float] = mapped_column(Float, default=0.0)
    banned: Mapped[float] = mapped_column(Float, default=0.0)


class Report(Base):
    """What somebody told the operator about another at a table, with the last words that were said there."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    at_table: Mapped[str] = mapped_column(String(32), index=True)
    seat: Mapped[int]  # of who tells
    by: Mapped[str] = mapped_column(String(64))
    by_name: Mapped[str] = mapped_column(String(64))
    about: Mapped[str] = mapped_column(String(64))
    about_name: Mapped[str] = mapped_column(String(64))
    reason: Mapped[str] = mapped_column(String(16))
    text: Mapped[str] = mapped_column(Text)
    words: Mapped[str] = mapped_column(Text)  # as JSON
    is_closed: Mapped[bool] = mapped_column(default=False)


class Change(Base):
    """That the operator has changed something at the command line, which a running server has to read again."""

    __tablename__ = "changes"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class StoreError(DuelwrightError):
    """The database of finished games cannot be opened, read or written."""

    def __init__(self, text: str, is_full: bool = False) -> None:
        super().__init__(text)
        self.is_full = is_full  # there is no room left on the disk


class Records:
    """The database of these rows; any that SQLAlchemy speaks, SQLite by default."""

    def __init__(self, where: Path | str) -> None:
        self.engine = create_engine(f"sqlite:///{where}" if isinstance(where, Path) else where)
        try:
            Base.metadata.create_all(self.engine)
            self._bring_up()
        except SQLAlchemyError as error:
            values = {"where": where, "error": error.__cause__ or error}
            raise StoreError(worded("store_unopened", "{where} cannot be opened: {error}", values)) from None

    def _bring_up(self) -> None:
        """Add what the games of earlier versions lack."""
        with self.engine.begin() as base:
            known = {column["name"] for column in inspect(base).get_columns(Game.__tablename__)}
            for name in LATER:
                column = Game.__table__.c[name]
                assert isinstance(column, Column)
                if name not in known:
                    added = CreateColumn(column).compile(dialect=self.engine.dialect)
                    base.exec_driver_sql(f"ALTER TABLE {Game.__tablename__} ADD COLUMN {added}")
            SHARED.create(base, checkfirst=True)

    @contextlib.contextmanager
    def session(self) -> Iterator[Session]:
        """Some work with the database; StoreError where it cannot be done, and then nothing of it is."""
        try:
            with Session(self.engine) as session:
                yield session
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            text = f"the database of finished games cannot be used now: {cause}"
            raise StoreError(text, is_disk_full(cause)) from None

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()
