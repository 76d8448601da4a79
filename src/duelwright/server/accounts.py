"""Accounts: names of one's own, where they are logged in, whom they block, and what the operator has forbidden.

Who comes is known by a cookie. A guest is the hash of theirs. Whoever takes an account goes on as the guest they were,
under a new cookie, so that games and decks stay theirs; the old cookie is nobody's from then on. What a guest did in a
browser before they logged in there becomes the account's, too (an alias).
"""

from __future__ import annotations

import threading
import time
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..language.voice import printable
from . import ratings
from .names import is_name, key_of
from .ratings import Place, Stand
from .records import Account, Alias, Block, Change, Game, Guest, Login, Records, Sanction, Standing
from .setup import Rank, hashed, new_token
from .table import Denied

IDLE: Final = 400 * 24 * 3600.0  # seconds after which a browser that did not come back is logged out
DAY: Final = 24 * 3600.0
MOST_LOGINS: Final = 50  # of an account; the oldest is logged out
MOST_BLOCKED: Final = 500
LONGEST_AGENT: Final = 200
FOREVER: Final = 9e12
GONE: Final = ""  # the account of who has given it up


class Browser(msgspec.Struct, frozen=True):
    """A browser in which somebody is logged in."""

    id: str
    since: float
    seen: float
    agent: str
    is_this: bool


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of an account."""

    name: str
    since: float
    games: int
    stands: tuple[Stand, ...]


class Held(msgspec.Struct, frozen=True):
    """Until when somebody may not speak, and not play."""

    muted: float = 0.0
    banned: float = 0.0


class Accounts:
    """The accounts of a server. What is asked with every request is held in memory; the rest waits for the disk."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.logins: dict[str, str] = {}  # accounts by the hash of a cookie
        self.claimed: set[str] = set()  # guests whose cookie opens nothing any more
        self.aliases: dict[str, str] = {}  # accounts by the guests that they were elsewhere; none is left of some
        self.held: dict[str, Held] = {}
        self.changes = 0
        self.lock = threading.Lock()  # what is written and what is held change together
        self.read()

    # --- what is held in memory ---

    def read(self) -> None:
        """Read what is held in memory."""
        with self.lock, self.records.session() as session:
            self.changes = session.scalar(select(func.max(Change.id))) or 0
            session.execute(delete(Login).where(Login.seen < time.time() - IDLE))
            session.commit()
            self.logins = {row.id: row.account for row in session.execute(select(Login.id, Login.account))}
            self.aliases = {row.id: row.account for row in session.scalars(select(Alias))}
            self.claimed = {*session.scalars(select(Account.id)), *self.aliases}
            self.held = {row.id: Held(row.muted, row.banned) for row in session.scalars(select(Sanction))}

    def read_again(self) -> bool:
        """Read it again where the operator has changed something; whether they had."""
        with self.records.session() as session:
            has_changed = (session.scalar(select(func.max(Change.id))) or 0) != self.changes
        if has_changed:
            self.read()
        return has_changed

    def who(self, cookie: str) -> str:
        """The guest or account of a cookie; empty where it is nobody's."""
        known = hashed(cookie)
        if account := self.logins.get(known):
            return account
        return "" if known in self.claimed else known

    def is_account(self, somebody: str) -> bool:
        """Whether a number is an account's, and not a guest's."""
        return somebody in self.claimed

    def still(self, somebody: str) -> str:
        """The number under which a game of somebody is kept: none where they have given their account up."""
        return "" if self.aliases.get(somebody) == GONE else somebody

    def _held(self, somebody: str) -> Held:
        return self.held.get(self.aliases.get(somebody, somebody), Held())

    def is_muted(self, somebody: str) -> bool:
        """Whether the operator lets somebody not speak."""
        return self._held(somebody).muted > time.time()

    def is_banned(self, somebody: str) -> bool:
        """Whether the operator lets somebody not play."""
        return self._held(somebody).banned > time.time()

    # --- taking an account, and coming back to it ---

    def register(self, name: str, password: str, guest: str, agent: str) -> str:
        """Take an account with a password's hash; the cookie that opens it. Denied where the name is not to be had."""
        name = printable(name).strip()
        if not is_name(name):
            raise Denied("bad_name")
        now = time.time()
        number = guest if guest and not self.is_account(guest) else hashed(new_token())
        with self.lock, self.records.session() as session:
            try:
                session.execute(
                    insert(Account).values(id=number, name=name, key=key_of(name), password=password, since=now)
                )
            except IntegrityError:
                raise Denied("name_taken") from None
            session.execute(delete(Guest).where(Guest.id == number))
            token = self._log_in(session, number, agent, now)
            session.commit()
            self.claimed.add(number)
            self.logins[hashed(token)] = number
        return token

    def password_of(self, name: str) -> tuple[str, str] | None:
        """The number and the password's hash of an account, by its name."""
        with self.records.session() as session:
            row = session.execute(select(Account.id, Account.password).where(Account.key == key_of(name))).first()
            return (row.id, row.password) if row is not None else None

    def log_in(self, account: str, password: str, guest: str, agent: str) -> str:
        """Log somebody in, whose password has this hash; the cookie. What a guest did here becomes theirs.

        Denied where the password was changed since it was compared.
        """
        now = time.time()
        is_guest = bool(guest) and not self.is_account(guest)
        with self.lock, self.records.session() as session:
            if session.scalar(select(Account.password).where(Account.id == account)) != password:
                raise Denied("wrong_login")
            token = self._log_in(session, account, agent, now)
            if is_guest:
                session.merge(Alias(id=guest, account=account))
                self._carry(session, guest, account)
            session.commit()
            if is_guest:
                self.claimed.add(guest)
                self.aliases[guest] = account
            self.logins[hashed(token)] = account
        return token

    def _carry(self, session: Session, guest: str, account: str) -> None:
        """What a guest may not do, the account may not do."""
        if (old := session.get(Sanction, guest)) is not None:
            new = session.get(Sanction, account) or Sanction(id=account, muted=0.0, banned=0.0)
            new.muted, new.banned = max(old.muted, new.muted), max(old.banned, new.banned)
            session.add(new)
            self.held[account] = Held(new.muted, new.banned)

    def _log_in(self, session: Session, account: str, agent: str, now: float) -> str:
        token = new_token()
        values = {"id": hashed(token), "account": account, "since": now, "seen": now, "agent": agent[:LONGEST_AGENT]}
        session.execute(insert(Login).values(**values))
        mine = session.scalars(select(Login.id).where(Login.account == account).order_by(Login.seen.desc())).all()
        for old in mine[MOST_LOGINS:]:
            session.execute(delete(Login).where(Login.id == old))
            self.logins.pop(old, None)
        return token

    def seen(self, cookie: str) -> None:
        """Note that somebody has come back, once a day."""
        now = time.time()
        with self.records.session() as session:
            session.execute(update(Login).where(Login.id == hashed(cookie), Login.seen < now - DAY).values(seen=now))
            session.commit()

    def browsers(self, account: str, cookie: str) -> list[Browser]:
        """Where an account is logged in, the latest first."""
        query = select(Login).where(Login.account == account).order_by(Login.seen.desc(), Login.since.desc())
        with self.records.session() as session:
            return [
                Browser(row.id[:16], row.since, row.seen, row.agent, row.id == hashed(cookie))
                for row in session.scalars(query)
            ]

    def log_out(self, account: str, which: str = "", but: str = "") -> int:
        """Log an account out in browsers whose number begins so, but not in that of a cookie; how many those are."""
        with self.lock, self.records.session() as session:
            ended = [
                known
                for known in session.scalars(select(Login.id).where(Login.account == account))
                if known.startswith(which) and not (but and known == hashed(but))
            ]
            for known in ended:
                session.execute(delete(Login).where(Login.id == known))
            session.commit()
            for known in ended:
                self.logins.pop(known, None)
        return len(ended)

    def change_password(self, account: str, old: str, password: str, but: str = "") -> int:
        """Keep another hash in the place of one, and log out everywhere but in one browser; Denied where it is gone."""
        with self.lock, self.records.session() as session:
            known = Account.id == account, Account.password == old
            if session.scalar(select(Account.id).where(*known)) is None:
                raise Denied("wrong_login")
            session.execute(update(Account).where(*known).values(password=password))
            session.commit()
        return self.log_out(account, but=but)

    def rehash(self, account: str, old: str, password: str) -> None:
        """Keep a hash of the same password that was made with today's numbers."""
        with self.records.session() as session:
            session.execute(
                update(Account).where(Account.id == account, Account.password == old).values(password=password)
            )
            session.commit()

    def leave(self, account: str) -> None:
        """Take an account out, with its ratings, its logins and whom it blocked; its games keep the name they had.

        Its number and those of the guests that it was stay nobody's, so that their cookies open nothing.
        """
        mine = self.everyone(account)
        with self.lock, self.records.session() as session:
            for kind, column in ((Login, Login.account), (Standing, Standing.account),
                                 (Block, Block.by), (Block, Block.whom), (Account, Account.id)):  # fmt: skip
                session.execute(delete(kind).where(column == account))
            session.execute(update(Game).where(Game.first_guest.in_(mine)).values(first_guest=""))
            session.execute(update(Game).where(Game.second_guest.in_(mine)).values(second_guest=""))
            for number in mine:
                session.merge(Alias(id=number, account=GONE))
            session.commit()
            self.aliases.update(dict.fromkeys(mine, GONE))
            self.logins = {cookie: known for cookie, known in self.logins.items() if known != account}

    # --- who somebody is ---

    def name(self, account: str) -> str:
        """The name of an account; empty where there is none."""
        with self.records.session() as session:
            return session.scalar(select(Account.name).where(Account.id == account)) or ""

    def is_taken(self, name: str) -> bool:
        """Whether a name is an account's."""
        with self.records.session() as session:
            return session.scalar(select(Account.id).where(Account.key == key_of(name))) is not None

    def everyone(self, account: str) -> list[str]:
        """The numbers under which an account has played: its own, and those of guests that it was elsewhere."""
        with self.records.session() as session:
            return [account, *session.scalars(select(Alias.id).where(Alias.account == account))]

    def profile(self, name: str) -> Profile | None:
        """What everybody may know of an account; None where there is none of that name."""
        with self.records.session() as session:
            row = session.execute(select(Account).where(Account.key == key_of(name))).scalar()
            if row is None:
                return None
            mine = [row.id, *session.scalars(select(Alias.id).where(Alias.account == row.id))]
            own = Game.first_guest.in_(mine) | Game.second_guest.in_(mine)
            played = select(func.count()).where(own, Game.shared.is_(True))  # of others nobody is told
            stands = ratings.stands(session, row.id, time.time())
            return Profile(row.name, row.since, session.scalar(played) or 0, stands)

    def stands(self, account: str) -> tuple[Stand, ...]:
        """How an account stands at its games."""
        with self.records.session() as session:
            return ratings.stands(session, account, time.time())

    def rank(self, account: str, game: str) -> Rank:
        """The rating of an account at a game."""
        with self.records.session() as session:
            return ratings.rank(session, account, game, time.time())

    def ladder(self, game: str) -> list[Place]:
        """The strongest players of a game."""
        with self.records.session() as session:
            return ratings.ladder(session, game, time.time())

    # --- who will not meet whom ---

    def block(self, by: str, name: str) -> None:
        """Meet somebody no more; Denied where there is nobody of that name."""
        with self.records.session() as session:
            whom = session.scalar(select(Account.id).where(Account.key == key_of(name)))
            if whom is None or whom == by:
                raise Denied("no_account")
            count = session.scalar(select(func.count()).where(Block.by == by)) or 0
            if count >= MOST_BLOCKED:
                raise Denied("too_many_blocked")
            session.merge(Block(by=by, whom=whom))
            session.commit()

    def unblock(self, by: str, name: str) -> None:
        """Meet somebody again."""
        with self.records.session() as session:
            whom = session.scalar(select(Account.id).where(Account.key == key_of(name)))
            session.execute(delete(Block).where(Block.by == by, Block.whom == whom))
            session.commit()

    def blocked(self, by: str) -> list[str]:
        """The names of those whom somebody will not meet."""
        query = select(Account.name).join(Block, Block.whom == Account.id).where(Block.by == by).order_by(Account.name)
        with self.records.session() as session:
            return list(session.scalars(query))

    def avoids(self, somebody: str) -> set[str]:
        """The accounts that somebody blocks, or that block them."""
        if not somebody:
            return set()
        with self.records.session() as session:
            return {
                *session.scalars(select(Block.whom).where(Block.by == somebody)),
                *session.scalars(select(Block.by).where(Block.whom == somebody)),
            }
