"""What the server keeps beside the journal: finished games as replays, and guests by the hash of their cookie."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.orm import Session

from .. import Replay
from .accounts import Accounts
from .ratings import rate
from .records import Account, Game, Guest, Records
from .setup import Chair, Setup, Shifts, hashed

if TYPE_CHECKING:
    from .table import Table

AT_ONCE: Final = 500  # names in a question
PUBLIC: Final = "lobby"  # tables of this kind were open to everybody


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
    shifts: Shifts | None = None  # both ratings before and after, where it was rated


class Rights(msgspec.Struct, frozen=True):
    """What somebody may do with a finished game: see it, and say who else may."""

    shared: bool
    is_own: bool


class Kind(msgspec.Struct, frozen=True):
    """As much of a table's setup as tells who could come to it."""

    kind: str


class Store:
    """Finished games and guests; accounts, ratings and reports lie in the same database."""

    def __init__(self, where: Path | str) -> None:
        self.records = Records(where)
        self.accounts = Accounts(self.records)
        self.keeping = threading.Lock()  # two games that end at once change ratings one after the other
        with self.records.session() as session:  # of earlier versions' games those of the lobby are for all
            for name, setup in session.execute(select(Game.id, Game.setup).where(Game.shared.is_(None))).all():
                session.execute(update(Game).where(Game.id == name).values(shared=kind_of(setup) == PUBLIC))
            session.commit()

    def keep(self, table: Table) -> None:
        """Keep a finished game; a second time changes nothing."""
        assert table.ending is not None and table.state is not None
        first, second = table.setup.at(0), table.setup.at(1)
        assert first is not None and second is not None
        with self.keeping, self.records.session() as session:
            if session.get(Game, table.id) is not None:
                return
            winner = table.ending.winner
            session.add(
                Game(
                    shifts=self._rated(session, table),
                    id=table.id,
                    game=table.game.key,
                    first=first.name,
                    second=second.name,
                    first_guest=self.accounts.still(first.guest),
                    second_guest=self.accounts.still(second.guest),
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

    def _rated(self, session: Session, table: Table) -> str | None:
        """What a rated game does to both ratings, as JSON; it is committed with the game, and so once."""
        first, second = table.setup.at(0), table.setup.at(1)
        if not table.setup.rated or table.ending is None or first is None or second is None:
            return None
        players = first.guest, second.guest
        if any(session.get(Account, player) is None for player in players):
            return None  # somebody has given their account up meanwhile
        return msgspec.json.encode(rate(session, table.game.key, players, table.ending.winner, time.time())).decode()

    def ranked(self, setup: Setup) -> Setup:
        """A table at which everybody has the rating that they have by now."""
        chairs = tuple(
            msgspec.structs.replace(chair, rank=self.accounts.rank(chair.guest, setup.game)) if chair.rank else chair
            for chair in setup.chairs
        )
        return msgspec.structs.replace(setup, chairs=chairs)

    def shifts(self, name: str) -> Shifts | None:
        """What a game did to both ratings; None where it was not rated, or is not kept."""
        with self.records.session() as session:
            found = session.scalar(select(Game.shifts).where(Game.id == name))
        return msgspec.json.decode(found, type=Shifts) if found else None

    def kept(self, among: Iterable[str] | None = None) -> set[str]:
        """The names of the games that are kept: of all, or of those that are asked for."""
        with self.records.session() as session:
            if among is None:
                return set(session.scalars(select(Game.id)))
            names, found = list(among), set[str]()
            for first in range(0, len(names), AT_ONCE):
                found |= set(session.scalars(select(Game.id).where(Game.id.in_(names[first : first + AT_ONCE]))))
            return found

    def replay(self, name: str) -> tuple[Replay, str] | None:
        """A finished game and how its table was set up (as JSON), or None."""
        with self.records.session() as session:
            found = session.get(Game, name)
            return (Replay.parse(found.replay), found.setup) if found is not None else None

    def finished(self, guest: str = "", most: int = 50, lang: str = "en") -> list[Finished]:
        """The latest games that are shared, or those of one guest."""
        mine = self.accounts.everyone(guest) if guest else []
        own = Game.first_guest.in_(mine) | Game.second_guest.in_(mine)
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
            Game.shifts,
            Game.setup,
        )
        query = select(*told).where(own if guest else Game.shared.is_(True)).order_by(Game.ended.desc()).limit(most)
        with self.records.session() as session:
            return [
                Finished(
                    row.id, row.game, _names(row.first, row.second, row.setup, lang),
                    int(row.winner) if row.winner else None, row.reason, row.turns, row.ended, bool(row.shared),
                    msgspec.json.decode(row.shifts, type=Shifts) if row.shifts else None,
                )
                for row in session.execute(query)
            ]  # fmt: skip

    def rights(self, name: str, guest: str, token: str) -> Rights | None:
        """What a guest, or who has a seat's token, may do with a game; None where there is none for them."""
        query = select(Game.shared, Game.first_guest, Game.second_guest, Game.setup).where(Game.id == name)
        with self.records.session() as session:
            row = session.execute(query).first()
        if row is None:
            return None
        is_own = bool(guest) and not {row.first_guest, row.second_guest}.isdisjoint(self.accounts.everyone(guest))
        rights = Rights(bool(row.shared), is_own or opens(row.setup, token))
        return rights if rights.shared or rights.is_own else None

    def share(self, name: str, shared: bool) -> None:
        """Let everybody see a game, or those who played it alone."""
        with self.records.session() as session:
            session.execute(update(Game).where(Game.id == name).values(shared=shared))
            session.commit()

    def guest(self, known: str) -> str:
        """The name of a guest; empty where there is none."""
        with self.records.session() as session:
            found = session.get(Guest, known)
            return found.name if found is not None else ""

    def name_guest(self, known: str, name: str) -> None:
        """Give a guest a name."""
        with self.records.session() as session:
            session.execute(delete(Guest).where(Guest.id == known))
            session.execute(insert(Guest).values(id=known, name=name, since=time.time()))
            session.commit()

    def close(self) -> None:
        """Let the database go."""
        self.records.close()


def kind_of(setup: str) -> str:
    """The kind of a table, by its setup as JSON; none where that is damaged."""
    try:
        return msgspec.json.decode(setup, type=Kind).kind
    except msgspec.MsgspecError:
        return ""


def _names(first: str, second: str, setup: str, lang: str) -> tuple[str, str]:
    """The names of a game that is kept, as a reader of a language sees them; who has taken a name since has it."""
    try:
        made = msgspec.json.decode(setup, type=Setup)
    except msgspec.MsgspecError:
        return first, second
    if not made.is_full:
        return first, second
    return _now(first, made.at(0), lang), _now(second, made.at(1), lang)


def _now(kept: str, chair: Chair | None, lang: str) -> str:
    return chair.called(lang) if chair is not None and chair.name == kept else kept


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
