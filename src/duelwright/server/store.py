"""What the server keeps beside the journal: finished games as replays, and guests by the hash of their cookie."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Column, Float, Index, String, Text, create_engine, delete, insert, inspect, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column
from sqlalchemy.schema import CreateColumn

from .. import DuelwrightError, Replay
from ..core.errors import worded
from ..home import is_disk_full
from .setup import Setup, hashed

if TYPE_CHECKING:
    from .table import Table

AT_ONCE: Final = 500  # names in a question


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


SHARED: Final = Index("shared_games", Game.shared, Game.ended)
PUBLIC: Final = "lobby"  # tables of this kind were open to everybody


class Guest(Base):
    """Somebody without an account: a cookie's hash and a name."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    since: Mapped[float] = mapped_column(Float)


class StoreError(DuelwrightError):
    """The database of finished games cannot be opened, read or written."""

    def __init__(self, text: str, is_full: bool = False) -> None:
        super().__init__(text)
        self.is_full = is_full  # there is no room left on the disk


class Finished(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    names: tuple[str, str]
    winner: int | None
    reason: str
    turns: int
    ended: float
    shared: bool = True


class Rights(msgspec.Struct, frozen=True):
    """What somebody may do with a finished game: see it, and say who else may."""

    shared: bool
    is_own: bool


class Kind(msgspec.Struct, frozen=True):
    """As much of a table's setup as tells who could come to it."""

    kind: str


class Store:
    """The database of finished games and guests; any that SQLAlchemy speaks, SQLite by default."""

    def __init__(self, where: Path | str) -> None:
        url = f"sqlite:///{where}" if isinstance(where, Path) else where
        self.engine = create_engine(url)
        try:
            Base.metadata.create_all(self.engine)
            self._bring_up()
        except SQLAlchemyError as error:
            raise StoreError(
                worded(
                    "store_unopened",
                    "{where} cannot be opened: {error}",
                    {"where": where, "error": error.__cause__ or error},
                )
            ) from None

    @contextlib.contextmanager
    def _session(self) -> Iterator[Session]:
        """Some work with the database; StoreError where it cannot be done, and then nothing of it is."""
        try:
            with Session(self.engine) as session:
                yield session
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            text = f"the database of finished games cannot be used now: {cause}"
            raise StoreError(text, is_disk_full(cause)) from None

    def _bring_up(self) -> None:
        """Say who may see the games of earlier versions: those of the lobby are for all, others for who played."""
        column = Game.__table__.c.shared
        assert isinstance(column, Column)
        with self.engine.begin() as base:
            if column.name not in {known["name"] for known in inspect(base).get_columns(Game.__tablename__)}:
                added = CreateColumn(column).compile(dialect=self.engine.dialect)
                base.exec_driver_sql(f"ALTER TABLE {Game.__tablename__} ADD COLUMN {added}")
            SHARED.create(base, checkfirst=True)
        with self._session() as session:
            for name, setup in session.execute(select(Game.id, Game.setup).where(Game.shared.is_(None))).all():
                session.execute(update(Game).where(Game.id == name).values(shared=kind_of(setup) == PUBLIC))
            session.commit()

    def keep(self, table: Table) -> None:
        """Keep a finished game; a second time changes nothing."""
        assert table.ending is not None and table.state is not None
        first, second = table.setup.at(0), table.setup.at(1)
        assert first is not None and second is not None
        with self._session() as session:
            if session.get(Game, table.id) is not None:
                return
            winner = table.ending.winner
            session.add(
                Game(
                    id=table.id,
                    game=table.game.key,
                    first=first.name,
                    second=second.name,
                    first_guest=first.guest,
                    second_guest=second.guest,
                    winner="" if winner is None else str(winner),
                    reason=table.ending.reason,
                    turns=table.state.view(None).turn,
                    ended=time.time(),
                    setup=msgspec.json.encode(table.setup).decode(),
                    replay=table.replay().text(),
                    shared=table.setup.kind == PUBLIC,
                )
            )
            session.commit()

    def kept(self, among: Iterable[str] | None = None) -> set[str]:
        """The names of the games that are kept: of all, or of those that are asked for."""
        with self._session() as session:
            if among is None:
                return set(session.scalars(select(Game.id)))
            names, found = list(among), set[str]()
            for first in range(0, len(names), AT_ONCE):
                found |= set(session.scalars(select(Game.id).where(Game.id.in_(names[first : first + AT_ONCE]))))
            return found

    def replay(self, name: str) -> tuple[Replay, str] | None:
        """A finished game and how its table was set up (as JSON), or None."""
        with self._session() as session:
            found = session.get(Game, name)
            return (Replay.parse(found.replay), found.setup) if found is not None else None

    def finished(self, guest: str = "", most: int = 50) -> list[Finished]:
        """The latest games that are shared, or those of one guest."""
        own = (Game.first_guest == guest) | (Game.second_guest == guest)
        told = (
            Game.id,
            Game.game,
            Game.first,
            Game.second,
            Game.winner,
            Game.reason,
            Game.turns,
            Game.ended,
            Game.shared,
        )
        query = select(*told).where(own if guest else Game.shared.is_(True)).order_by(Game.ended.desc()).limit(most)
        with self._session() as session:
            return [
                Finished(
                    row.id, row.game, (row.first, row.second), int(row.winner) if row.winner else None, row.reason,
                    row.turns, row.ended, bool(row.shared),
                )
                for row in session.execute(query)
            ]  # fmt: skip

    def rights(self, name: str, guest: str, token: str) -> Rights | None:
        """What a guest, or who has a seat's token, may do with a game; None where there is none for them."""
        query = select(Game.shared, Game.first_guest, Game.second_guest, Game.setup).where(Game.id == name)
        with self._session() as session:
            row = session.execute(query).first()
        if row is None:
            return None
        is_own = bool(guest) and guest in (row.first_guest, row.second_guest)
        rights = Rights(bool(row.shared), is_own or opens(row.setup, token))
        return rights if rights.shared or rights.is_own else None

    def share(self, name: str, shared: bool) -> None:
        """Let everybody see a game, or those who played it alone."""
        with self._session() as session:
            session.execute(update(Game).where(Game.id == name).values(shared=shared))
            session.commit()

    def guest(self, known: str) -> str:
        """The name of a guest; empty where there is none."""
        with self._session() as session:
            found = session.get(Guest, known)
            return found.name if found is not None else ""

    def name_guest(self, known: str, name: str) -> None:
        """Give a guest a name."""
        with self._session() as session:
            session.execute(delete(Guest).where(Guest.id == known))
            session.execute(insert(Guest).values(id=known, name=name, since=time.time()))
            session.commit()

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()


def kind_of(setup: str) -> str:
    """The kind of a table, by its setup as JSON; none where that is damaged."""
    try:
        return msgspec.json.decode(setup, type=Kind).kind
    except msgspec.MsgspecError:
        return ""


def opens(setup: str, token: str) -> bool:
    """Whether a token is that of a seat, by the table's setup as JSON; nobody's where that is damaged."""
    if not token:
        return False
    try:
        chairs = msgspec.json.decode(setup, type=Setup).chairs
    except msgspec.MsgspecError:
        return False
    known = hashed(token)
    return any(chair.token and secrets.compare_digest(chair.token, known) for chair in chairs)
