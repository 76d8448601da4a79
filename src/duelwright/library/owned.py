"""Cards that belong to one person: they are found, shown and put into decks by nobody else.

They lie in the same file as everybody's, in sources that have an owner (the number of a guest or an account). Such a
source is called `~` and letters made from its owner and its title: its cards keep their ids when they become an
account's, and a file that was deleted and is brought again is the one that decks name. What a name opens is asked of
the owner. Their texts were read where they came in, in a process of its own, and are never read again.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ..core.errors import worded
from ..facets.record import LibraryError
from .index import DEFINED, OWN, UNREAD, VANILLA, Entry, Index
from .prepared import Prepared
from .store import Library

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
TAG: Final = 16  # letters: 80 bits
LONGEST_TITLE: Final = 40
MOST_INDEXES: Final = 8  # that are held; one of 2,000 cards has about 10 MB
DAY: Final = 24 * 3600.0
MINE: Final = "source IN (SELECT name FROM sources WHERE owner = ?)"
SEEN: Final = "+source IN (SELECT name FROM sources WHERE owner IN ('', ?))"


class Quota(msgspec.Struct, frozen=True):
    """How much is kept: of a person, and of all together."""

    cards: int = 2_000
    sources: int = 20
    size: int = 8_000_000  # bytes of what was made of the cards
    all_cards: int = 100_000
    all_size: int = 400_000_000


class OwnSource(msgspec.Struct, frozen=True):
    """A file of cards that somebody has, and how many of its cards can be played how."""

    name: str
    title: str
    made: float
    cards: int
    defined: int = 0
    vanilla: int = 0
    unread: int = 0


class Owner(msgspec.Struct, frozen=True):
    """Somebody who has cards of their own."""

    owner: str
    sources: int
    cards: int
    size: int
    used: float


class Owned:
    """The cards of every person in a library."""

    def __init__(self, library: Library, quota: Quota | None = None) -> None:
        self.library = library
        self.quota = quota or Quota()
        self.indexes: OrderedDict[str, tuple[list[tuple[str, int]], Index]] = OrderedDict()

    def seen(self, owner: str) -> Library:
        """The library as somebody sees it: everybody's cards and their own."""
        if not owner or not self._changes(owner):
            return self.library
        return Seen(self, owner)

    def _changes(self, owner: str) -> list[tuple[str, int]]:
        with self.library.reading():
            return self.library.changes(owner)

    def index(self, owner: str) -> Index:
        """Somebody's own cards, ready to be searched."""
        with self.library.reading():
            changes = self.library.changes(owner)
            known = self.indexes.pop(owner, None)
            if known is None or known[0] != changes:
                known = changes, Index(self.library.some(MINE, (owner,)), self.library.matching)
            self.indexes[owner] = known
            while len(self.indexes) > MOST_INDEXES:
                self.indexes.popitem(last=False)
            return known[1]

    def sources(self, owner: str) -> list[OwnSource]:
        """What somebody has, the oldest first."""
        states = ", ".join(f"sum(status = '{status}')" for status in (DEFINED, VANILLA, UNREAD))
        query = (
            f"SELECT sources.name, title, made, count(*), {states} FROM sources JOIN cards ON source = sources.name"
            " WHERE owner = ? GROUP BY sources.name ORDER BY made, sources.name"
        )
        with self.library.reading():
            return [OwnSource(*row) for row in self.library.base.execute(query, (owner,))]

    def owners(self) -> list[Owner]:
        """Everybody who has cards, who has the most first."""
        query = (
            "SELECT owner, count(*), sum((SELECT count(*) FROM cards WHERE source = sources.name)), sum(size),"
            " max(used) FROM sources WHERE owner != '' GROUP BY owner ORDER BY 3 DESC, owner"
        )
        with self.library.reading():
            return [Owner(*row) for row in self.library.base.execute(query)]

    def used(self, owner: str) -> None:
        """Note that somebody is here, once a day."""
        now = time.time()
        query = "SELECT 1 FROM sources WHERE owner = ? AND used < ?"
        with self.library.reading():
            is_due = self.library.base.execute(query, (owner, now - DAY)).fetchone() is not None
        if is_due:
            with self.library.writing():
                self.library.base.execute("UPDATE sources SET used = ? WHERE owner = ?", (now, owner))

    # --- coming in ---

    def check_room(self, owner: str, title: str) -> None:
        """LibraryError where nothing more can be kept of somebody under a title, before anything is read."""
        with self.library.reading():
            self._check(owner, self._named(owner, title), 1, 1)

    def _named(self, owner: str, title: str) -> str:
        """The source of somebody's that has a title; nothing where there is none."""
        query = "SELECT name FROM sources WHERE owner = ? AND title = ?"
        found = self.library.base.execute(query, (owner, title[:LONGEST_TITLE])).fetchone()
        return str(found[0]) if found is not None else ""

    def put(self, owner: str, title: str, cards: Sequence[Prepared]) -> OwnSource:
        """Keep the cards of a file, all or none; one of that title is replaced, and its cards keep their ids."""
        assert owner
        title = title[:LONGEST_TITLE]
        keys = {(made.record.game, made.record.key) for made in cards}
        if len(keys) < len(cards):
            seen: set[tuple[str, str]] = set()
            twice = next(one.record.key for one in cards if _again(seen, (one.record.game, one.record.key)))
            raise LibraryError(
                worded(
                    "key_twice",
                    "two cards of this file share the key {twice}; give each its own",
                    {"twice": repr(twice)},
                )
            )
        size = sum(len(msgspec.json.encode(made)) for made in cards)
        with self.library.writing():
            name = self._named(owner, title) or self._called(owner, title)
            self._check(owner, name, len(cards), size)
            self.library.discard(name)
            for made in cards:
                self.library.insert(name, made)
            self.library.enter(name, "", time.time(), owner, title, size)
        return next(one for one in self.sources(owner) if one.name == name)

    def _called(self, owner: str, title: str) -> str:
        """What a source is called that comes in; by chance where it has become somebody else's since."""
        digest = hashlib.blake2b(f"{owner}\0{title}".encode(), digest_size=TAG).digest()
        name = OWN + "".join(LETTERS[byte % len(LETTERS)] for byte in digest)
        taken = self.library.base.execute("SELECT 1 FROM sources WHERE name = ?", (name,)).fetchone()
        return OWN + "".join(secrets.choice(LETTERS) for _ in range(TAG)) if taken is not None else name

    def _check(self, owner: str, but: str, cards: int, size: int) -> None:
        """LibraryError where so much more, in the place of a source, is more than is kept."""
        quota = self.quota
        sources, mine, my_size = self._held("owner = ? AND name != ?", owner, but)
        _, every, every_size = self._held("owner != '' AND name != ?", but)
        limits: dict[str, object] = {"cards": f"{quota.cards:,}", "sources": quota.sources, "mine": f"{mine:,}"}
        if sources >= quota.sources:
            text = "you keep {sources} files of cards already, which is the most; delete one first"
            raise LibraryError(worded("own_sources_many", text, limits))
        if mine + cards > quota.cards:
            text = "a person may keep {cards} cards of their own here, and you keep {mine} besides these"
            raise LibraryError(worded("own_cards_many", text, limits))
        if my_size + size > quota.size:
            text = "these cards have more text than is kept of a person; give fewer, or delete others first"
            raise LibraryError(worded("own_cards_size", text, limits))
        if every + cards > quota.all_cards or every_size + size > quota.all_size:
            text = "this server keeps as many cards of its players as it can; ask who runs it"
            raise LibraryError(worded("own_cards_full", text))

    def _held(self, where: str, *values: str) -> tuple[int, int, int]:
        """How many sources, cards and bytes there are of some."""
        query = (
            "SELECT count(*), coalesce(sum((SELECT count(*) FROM cards WHERE source = sources.name)), 0),"
            f" coalesce(sum(size), 0) FROM sources WHERE {where}"
        )
        found = self.library.base.execute(query, values).fetchone()
        return int(found[0]), int(found[1]), int(found[2])

    # --- going ---

    def take_out(self, owner: str, name: str) -> int:
        """Delete a source of somebody's with its cards; how many these were, 0 where they have none of that name."""
        with self.library.writing():
            _, cards, _ = self._held("owner = ? AND name = ?", owner, name)
            if cards:
                self.library.discard(name)
        return cards

    def forget(self, owner: str) -> int:
        """Delete everything of somebody; how many cards it was."""
        return sum(self.take_out(owner, source.name) for source in self.sources(owner)) if owner else 0

    def hand_over(self, of: str, owner: str) -> None:
        """Give somebody's cards to another, as far as there is room; a title that is taken gets a number."""
        assert of and owner
        taken = {source.title for source in self.sources(owner)}
        for source in self.sources(of):
            title, number = source.title, 1
            while title in taken:
                number += 1
                title = f"{source.title[: LONGEST_TITLE - 5]} ({number})"
            with self.library.writing():
                sources, cards, size = self._held("owner = ?", owner)
                _, more, more_size = self._held("name = ?", source.name)
                has_room = cards + more <= self.quota.cards and size + more_size <= self.quota.size
                if has_room and sources < self.quota.sources:
                    values = (owner, title, secrets.randbits(62), source.name)
                    self.library.base.execute(
                        "UPDATE sources SET owner = ?, title = ?, change = ? WHERE name = ?", values
                    )
                    taken.add(title)

    def forget_unused(self, before: float, is_kept: Callable[[str], bool]) -> int:
        """Delete the cards of those who have not come since, but for some; of how many."""
        left = [one.owner for one in self.owners() if one.used < before and not is_kept(one.owner)]
        for owner in left:
            self.forget(owner)
        return len(left)


class Seen(Library):
    """The library as one person sees it: what is for everybody, and their own."""

    def __init__(self, owned: Owned, owner: str) -> None:
        self.owned = owned
        self.owner = owner
        self.path, self.lock, self.base = owned.library.path, owned.library.lock, owned.library.base
        self.unusable = owned.library.unusable
        self.made, self.version, self.changed = None, -1, []

    def index(self) -> Index:
        """The cards that are for everybody, ready to be searched."""
        return self.owned.library.index()

    def indexes(self) -> list[Index]:
        """Everybody's cards, and one's own."""
        return [self.index(), self.owned.index(self.owner)]

    def seen(self, where: str, values: tuple[str | int, ...], then: str = "") -> list[Entry]:
        """Cards that are for everybody, or one's own."""
        return self.some(f"{SEEN} AND {where} {then}", (self.owner, *values))


def is_own(name: str) -> bool:
    """Whether an id is that of a person's own card.

    >>> is_own("user:~abcdefghijklmnop/1"), is_own("user:mine/1"), is_own("td01/001")
    (True, False, False)
    """
    return name.startswith(f"user:{OWN}")


def _again(seen: set[tuple[str, str]], key: tuple[str, str]) -> bool:
    is_again = key in seen
    seen.add(key)
    return is_again
