"""What the server keeps beside the journal: finished games as replays, and guests by the hash of their cookie."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Float, String, Text, create_engine, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from .. import DuelwrightError, Replay

if TYPE_CHECKING:
    from .table import Table


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


class Guest(Base):
    """Somebody without an account: a cookie's hash and a name."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    since: Mapped[float] = mapped_column(Float)


class StoreError(DuelwrightError):
    """The database of finished games cannot be opened."""


class Finished(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    names: tuple[str, str]
    winner: int | None
    reason: str
    turns: int
    ended: float


class Store:
    """The database of finished games and guests; any that SQLAlchemy speaks, SQLite by default."""

    def __init__(self, where: Path | str) -> None:
        url = f"sqlite:///{where}" if isinstance(where, Path) else where
        self.engine = create_engine(url)
        try:
            Base.metadata.create_all(self.engine)
        except SQLAlchemyError as error:
            raise StoreError(f"{where} cannot be opened: {error.__cause__ or error}") from None

    def keep(self, table: Table) -> None:
        """Keep a finished game; a second time changes nothing."""
        assert table.ending is not None and table.state is not None
        first, second = table.setup.at(0), table.setup.at(1)
        assert first is not None and second is not None
        with Session(self.engine) as session:
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
                )
            )
            session.commit()

    def kept(self) -> set[str]:
        """The names of all games that are kept."""
        with Session(self.engine) as session:
            return set(session.scalars(select(Game.id)))

    def replay(self, name: str) -> tuple[Replay, str] | None:
        """A finished game and how its table was set up (as JSON), or None."""
        with Session(self.engine) as session:
            found = session.get(Game, name)
            return (Replay.parse(found.replay), found.setup) if found is not None else None

    def finished(self, guest: str = "", most: int = 50) -> list[Finished]:
        """The latest games, of everybody or of one guest."""
        query = select(Game).order_by(Game.ended.desc()).limit(most)
        if guest:
            query = query.where((Game.first_guest == guest) | (Game.second_guest == guest))
        with Session(self.engine) as session:
            return [
                Finished(
                    row.id, row.game, (row.first, row.second), int(row.winner) if row.winner else None, row.reason,
                    row.turns, row.ended,
                )
                for row in session.scalars(query)
            ]  # fmt: skip

    def guest(self, known: str) -> str:
        """The name of a guest; empty where there is none."""
        with Session(self.engine) as session:
            found = session.get(Guest, known)
            return found.name if found is not None else ""

    def name_guest(self, known: str, name: str) -> None:
        """Give a guest a name."""
        with Session(self.engine) as session:
            session.execute(delete(Guest).where(Guest.id == known))
            session.execute(insert(Guest).values(id=known, name=name, since=time.time()))
            session.commit()

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()
