"""The library's database, one SQLite file: cards of every source, their words in three languages, decks."""

from __future__ import annotations

import contextlib
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.deck import Deck
from ..core.errors import UnknownGame, worded
from ..facets.record import UNNAMED, LibraryError, Record
from ..games import families
from ..games import games as game_keys
from ..home import data_folder, is_disk_full, keep_private
from ..language.node import to_json
from .definitions import defined, formats_of, shipped_cards, status_of
from .definitions import stamp as stamp_of_shipped
from .files import read_cards
from .index import DEFINED, SHIPPED, UNREAD, VANILLA, Entry, Index, asked_words, entry_of
from .prepared import Prepared, prepared
from .query import Term, Words
from .record import checked, filled, record_of
from .schema import MIGRATIONS
from .searching import Found, Page, found_in
from .sets import STAMPED, installed_sets

FILE: Final = "library.sqlite"
PATIENCE: Final = 30.0  # seconds to wait for another process that writes
BATCH: Final = 500
SOURCE: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")
HOSTS: Final = "+source IN (SELECT name FROM sources WHERE owner = '')"  # cards that are for everybody
ORDER: Final = "ORDER BY source != 'duelwright', source LIKE '~%', id"  # shipped cards, the host's, one's own
ROW: Final = (
    "id, source, status, record, words, form, CASE WHEN form = '' THEN '' ELSE"
    " (SELECT title FROM sources WHERE name = source) END"
)
COLUMNS: Final = {"name": "name", "text": "text", "flavour": "flavour"}
Progress = Callable[[int], None]


class UnusableLibrary(LibraryError):
    """The file of a library cannot be read or written now, or at all."""

    def __init__(self, text: str, is_full: bool = False) -> None:
        super().__init__(text)
        self.is_full = is_full  # there is no room left on the disk


class Imported(msgspec.Struct, frozen=True):
    """What an import brought: cards by what can be played of them, and how many were left out."""

    source: str
    cards: int
    left_out: int
    defined: int
    vanilla: int
    unread: int


class Source(msgspec.Struct, frozen=True):
    """Where cards came from, and how many."""

    name: str
    cards: int
    made: float


class Library:
    """A library of cards in one file; many may read it while one writes.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     library = Library(Path(folder) / "library.sqlite")
    ...     names = [card.record.name for card in library.search("set:td02 does:stand critical>=1").cards]
    ...     library.close()
    >>> names
    ['Dragonic Overlord']
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = RLock()
        self.made: Index | None = None
        self.version = -1
        self.changed: list[tuple[str, int]] = []
        with self.reading():
            self.base = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
            self.base.execute("PRAGMA journal_mode = WAL")
            self.base.execute("PRAGMA synchronous = NORMAL")
            self._migrate()
            self._ship()
        self.unusable = dict(self._take_in_sets())  # what is wrong with installed sets that cannot be used

    def close(self) -> None:
        """Let the file go."""
        self.base.close()

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """One thread at a time; what the database cannot do is told with what to do."""
        with self.lock:
            try:
                yield
            except sqlite3.OperationalError as error:
                advice = "it is a folder; move it away" if self.path.is_dir() else "try again"
                text = f"the library {self.path} cannot be used now: {error}; {advice}"
                raise UnusableLibrary(text, is_disk_full(error)) from None
            except sqlite3.Error as error:
                raise UnusableLibrary(
                    worded(
                        "no_library",
                        "{path} cannot be used as a library: {error}; move it away, and a new one is made",
                        {"path": self.path, "error": error},
                    )
                ) from None

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Everything within is done, or nothing of it."""
        with self.reading():
            self.base.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.base.execute("COMMIT")
            finally:
                if self.base.in_transaction:
                    self.base.execute("ROLLBACK")
                self.version = -1  # it may be another's index that has changed

    def _migrate(self) -> None:
        """Bring the file to this program's form, a step at a time; one of a newer program is left alone."""
        version = self._number("PRAGMA user_version")
        if version > len(MIGRATIONS):
            raise _wrong(
                "library_newer",
                "{path} was made by a newer Duelwright; update this one, or move the file away",
                {"path": self.path},
            )
        if version == len(MIGRATIONS):
            return
        with self.writing():
            version = self._number("PRAGMA user_version")  # somebody else may have been faster
            for step in MIGRATIONS[version:]:
                for statement in step.split(";"):
                    self.base.execute(statement)
            self.base.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    def _number(self, query: str) -> int:
        return int(self.base.execute(query).fetchone()[0])

    def _ship(self) -> None:
        """Put in the cards that come with the program, where they or their words have changed."""
        known_by = stamp_of_shipped()
        known = self.base.execute("SELECT stamp FROM sources WHERE name = ?", (SHIPPED,)).fetchone()
        if known is not None and known[0] == known_by:
            return
        entries = list(shipped_cards())
        with self.writing():
            self.discard(SHIPPED)
            for family, card, formats in entries:
                forms = tuple(to_json(part) for part in card.abilities)
                record = msgspec.structs.replace(record_of(card, family), abilities=forms)
                self.insert(SHIPPED, prepared(record, DEFINED if forms else VANILLA, card, formats))
            self.enter(SHIPPED, known_by, time.time())
            self._read_anew()

    def _read_anew(self) -> None:
        """Imports may be of cards that were not defined before, or no longer are; people's own stay as they were read.

        What a person brought may take long to read, and is read in a process of its own alone.
        """
        query = f"SELECT source, record FROM cards WHERE {HOSTS} AND source != ?"
        others = self.base.execute(query, (SHIPPED,)).fetchall()
        rows = self.base.execute(
            "SELECT name, stamp, made FROM sources WHERE owner = '' AND name != ?", (SHIPPED,)
        ).fetchall()
        for row in rows:
            self.discard(row[0])
            self.enter(*row)
        for source, text in others:
            record = msgspec.json.decode(text, type=Record)
            known = self.defined(record)
            self.insert(source, prepared(record, status_of(record, known), known, formats_of(record)))

    def _take_in_sets(self) -> Iterator[tuple[str, str]]:
        """Put in the sets that are installed, where they have changed, and take out those that are no longer."""
        with self.reading():
            known = dict(self.base.execute("SELECT name, stamp FROM sources WHERE owner = ''"))
        there = list(installed_sets())
        for found in there:
            if found.wrong or known.get(found.name) == found.stamp:
                yield from [(found.name, found.wrong)] if found.wrong else []
            elif not known.get(found.name, STAMPED).startswith(STAMPED):
                yield (
                    found.name,
                    worded("set_taken", "you have imported cards under that name; drop them to have the set"),
                )
            else:
                try:
                    records, left_out = read_cards(Path(found.folder))
                    self.add(found.name, records, left_out, stamp=found.stamp)
                except LibraryError as error:
                    yield found.name, error.args[0]
        gone = {name for name, stamp in known.items() if stamp.startswith(STAMPED)} - {found.name for found in there}
        if gone:
            with self.writing():
                for name in gone:
                    self.discard(name)

    # --- putting cards in ---

    def add(
        self,
        source: str,
        records: Sequence[Record],
        left_out: int = 0,
        progress: Progress | None = None,
        stamp: str = "",
    ) -> Imported:
        """Put the cards of a source in, all or none; a source of that name is replaced."""
        if not SOURCE.fullmatch(source) or source == SHIPPED:
            own = " (that is the name of the shipped cards)" if source == SHIPPED else ""
            raise _wrong(
                "no_source_name",
                "{source} is no name for a source{own}; say --source with small letters, digits, dots, dashes",
                {"source": repr(source[:40]), "own": own},
            )
        sound = [checked(filled(record)) for record in records]
        keys = {(record.game, record.key) for record in sound}
        if len(keys) < len(sound):
            twice = _first_twice(sound)
            raise _wrong(
                "key_twice", "two cards of this file share the key {twice}; give each its own", {"twice": repr(twice)}
            )
        counts = dict.fromkeys((DEFINED, VANILLA, UNREAD), 0)
        with self.writing():
            self.discard(source)
            for number, record in enumerate(sound, 1):
                known = self.defined(record)
                status = status_of(record, known)
                counts[status] += 1
                self.insert(source, prepared(record, status, known, formats_of(record)))
                if progress is not None and (number % BATCH == 0 or number == len(sound)):
                    progress(number)
            self.enter(source, stamp, time.time())
        return Imported(source, len(sound), left_out, counts[DEFINED], counts[VANILLA], counts[UNREAD])

    def insert(self, source: str, made: Prepared) -> None:
        """Put a card in, within a change."""
        record = made.record
        form = _json(made.form) if made.form is not None else ""
        row = self.base.execute(
            "INSERT INTO cards (source, key, game, name, code, status, record, words, form)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (source, record.key, record.game, record.name, record.code, made.status, _json(record),
             _json(made.words), form),
        ).lastrowid  # fmt: skip
        said = [*made.texts.values(), *record.text]
        for lang, text in made.texts.items():
            self.base.execute("INSERT INTO texts VALUES (?, ?, ?)", (row, lang, text))
        printed = (record.clan, record.nation, record.race, record.kind, *record.skills, record.number, record.set)
        traits = " ".join((*printed, str(record.code or "")))
        self.base.execute(
            "INSERT INTO found (rowid, name, text, flavour, traits) VALUES (?, ?, ?, ?, ?)",
            (row, record.name, "\n".join(said), record.flavour, traits),
        )

    def enter(self, source: str, stamp: str, made: float, owner: str = "", title: str = "", size: int = 0) -> None:
        """Write down a source, within a change."""
        self.base.execute(
            "INSERT INTO sources (name, stamp, made, owner, title, used, size, change) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (source, stamp, made, owner, title, made, size, secrets.randbits(62)),
        )

    def discard(self, source: str) -> None:
        """Take a source out with its cards, within a change."""
        rows = [row for (row,) in self.base.execute("SELECT id FROM cards WHERE source = ?", (source,))]
        for start in range(0, len(rows), BATCH):
            listed = ",".join(map(str, rows[start : start + BATCH]))
            self.base.execute(f"DELETE FROM found WHERE rowid IN ({listed})")
            self.base.execute(f"DELETE FROM texts WHERE card IN ({listed})")
            self.base.execute(f"DELETE FROM cards WHERE id IN ({listed})")
        self.base.execute("DELETE FROM sources WHERE name = ?", (source,))

    def drop(self, source: str) -> int:
        """Take the cards of a source out again; how many they were."""
        if source == SHIPPED:
            raise _wrong("shipped_stay", "the cards that come with Duelwright stay")
        known = {one.name: one.cards for one in self.sources()}
        if source not in known:
            raise _wrong(
                "no_source",
                "there is no source {source}; there are: {list}",
                {"source": repr(source[:40]), "list": ", ".join(known)},
            )
        with self.writing():
            self.discard(source)
        return known[source]

    def sources(self) -> list[Source]:
        """Where the cards came from that are for everybody."""
        query = (
            "SELECT sources.name, count(cards.id), made FROM sources LEFT JOIN cards ON source = sources.name"
            " WHERE owner = '' GROUP BY sources.name ORDER BY made"
        )
        with self.reading():
            return [Source(*row) for row in self.base.execute(query)]

    # --- what can be played ---

    def defined(self, record: Record) -> CardDef | None:
        """The definition of a card: its own, or that of a shipped card of the same name and of the same printing."""
        return defined(record)

    def status(self, record: Record) -> str:
        """Whether a card is played as printed (defined, or without abilities), or its abilities are not understood."""
        return status_of(record, self.defined(record))

    # --- looking cards up ---

    def index(self) -> Index:
        """The cards that are for everybody, ready to be searched; made anew where these have changed, by anybody."""
        with self.reading():
            version = self._number("PRAGMA data_version")
            if self.made is None or version != self.version:
                changes = self.changes()
                if self.made is None or changes != self.changed:
                    self.made, self.changed = Index(self.some(HOSTS), self.matching), changes
                self.version = version
            return self.made

    def changes(self, owner: str = "") -> list[tuple[str, int]]:
        """Which sources somebody has, or all have, and which change brought each."""
        return self.base.execute("SELECT name, change FROM sources WHERE owner = ? ORDER BY name", (owner,)).fetchall()

    def indexes(self) -> list[Index]:
        """Everything that may be looked into."""
        return [self.index()]

    def entries(self) -> Iterator[Entry]:
        """Every card that may be seen."""
        return (entry for index in self.indexes() for entry in index.entries)

    def matching(self, asked: Words | Term) -> list[int]:
        """The rows of the cards with these words, each or (in quotes) together, and each as a beginning."""
        if isinstance(asked, Term):
            listed = [asked_words(value, " " in value) for value in asked.values]
            query = f"{COLUMNS[asked.field]} : ({' OR '.join(one for one in listed if one)})" if any(listed) else ""
        else:
            query = asked_words(asked.text, asked.is_phrase)
            if len(re.findall(r"\w", asked.text)) == 1:
                query = f"name : ({query})"  # nearly every text has every letter
        if not query:
            return []
        with self.reading():
            return [row for (row,) in self.base.execute("SELECT rowid FROM found WHERE found MATCH ?", (query,))]

    def search(
        self,
        text: str,
        key: str = "",
        sort: str = "name",
        is_down: bool = False,
        start: int = 0,
        most: int = 50,
        with_counts: bool = False,
    ) -> Found:
        """The cards that fit a question, of one format where its key is given; SearchError says what cannot be read."""
        if key and key not in game_keys():
            raise UnknownGame(
                worded(
                    "no_game",
                    "no game {key}; the games are: {list}",
                    {"key": repr(key), "list": ", ".join(game_keys())},
                )
            )
        return found_in(self.indexes(), text, key, Page(sort, is_down, start, most), with_counts)

    def card(self, name: str) -> Entry | None:
        """The card with this id."""
        source, key = SHIPPED, name
        if name.startswith("user:"):
            source, _, key = name.removeprefix("user:").partition("/")
        return self._one("source = ? AND key = ?", (source, key))

    def by_code(self, code: int) -> Entry | None:
        """The card with this passcode; of several the one that came last."""
        return self._one("code = ?", (code,), "ORDER BY id DESC")

    def named(self, name: str, family: str = UNNAMED) -> list[Entry]:
        """Every printing of a name, shipped ones first."""
        return self.seen("game = ? AND name = ? COLLATE NOCASE", (family, name), ORDER)

    def printed(self, number: str, name: str, family: str = UNNAMED, key: str = "") -> Entry | None:
        """The card of a list's line: by its number where one is told, else by name.

        Of several cards of a name, one of the format `key` comes first, then what can be played.
        """
        found = self.card(number) if number.startswith("user:") else None
        if found is None and number:
            found = self._one("game = ? AND key = ? COLLATE NOCASE", (family, number), ORDER)
        if found is not None:
            return found
        rank = (DEFINED, VANILLA, UNREAD)

        def order(entry: Entry) -> tuple[bool, int]:
            return bool(key) and key not in entry.words.get("format", ()), rank.index(entry.status)

        return min(self.named(name, family), key=order, default=None)

    def texts(self, entry: Entry) -> dict[str, list[str]]:
        """The words of a card's abilities by language; a card without a tree has what its source prints."""
        with self.reading():
            found = dict(self.base.execute("SELECT lang, text FROM texts WHERE card = ?", (entry.row,)))
        return {lang: text.split("\n") if text else [] for lang, text in found.items()} or {"en": [*entry.record.text]}

    def seen(self, where: str, values: tuple[str | int, ...], then: str = "") -> list[Entry]:
        """Cards that are for everybody."""
        return self.some(f"{HOSTS} AND {where} {then}", values)

    def _one(self, where: str, values: tuple[str | int, ...], then: str = "") -> Entry | None:
        found = self.seen(where, values, f"{then} LIMIT 1")
        return found[0] if found else None

    def some(self, where: str, values: tuple[str | int, ...] = ()) -> list[Entry]:
        """Cards of the games that are there; others may have been imported before their game was taken away."""
        if any("\ud800" <= letter <= "\udfff" for value in values if isinstance(value, str) for letter in value):
            return []  # half a character stands in no library
        there = [made.key for made in families()]
        marks = ",".join("?" * len(there))
        query = f"SELECT {ROW} FROM cards WHERE game IN ({marks}) AND {where}"
        with self.reading():
            return [entry_of(*row) for row in self.base.execute(query, (*there, *values))]

    # --- decks ---

    def save(self, deck: Deck, owner: str = "") -> None:
        """Keep a deck under its name; one of that name is replaced."""
        if not deck.name.strip() or len(deck.name) > 80:
            raise _wrong("deck_name", "a deck needs a name of at most 80 characters")
        with self.writing():
            row = (owner, deck.game, deck.name, deck.encode(), time.time())
            self.base.execute("INSERT OR REPLACE INTO decks VALUES (?, ?, ?, ?, ?)", row)

    def decks(self, key: str = "", owner: str = "") -> list[Deck]:
        """Somebody's decks, of one game or of all, the latest first."""
        query = "SELECT deck FROM decks WHERE owner = ? AND (? = '' OR game = ?) ORDER BY changed DESC"
        with self.reading():
            rows = self.base.execute(query, (owner, key, key)).fetchall()
        try:
            return [msgspec.json.decode(row[0], type=Deck) for row in rows]
        except msgspec.MsgspecError as error:
            raise _wrong(
                "library_deck", "a deck of the library {path} is damaged: {error}", {"path": self.path, "error": error}
            ) from None

    def forget(self, key: str, name: str, owner: str = "") -> bool:
        """Take a deck out again; whether there was one."""
        with self.writing():
            done = self.base.execute("DELETE FROM decks WHERE owner = ? AND game = ? AND name = ?", (owner, key, name))
        return done.rowcount > 0


def open_library(folder: str = "") -> Library:
    """The user's library, made where there is none yet."""
    made = Library(data_folder(folder) / FILE)
    keep_private(made.path)
    return made


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _first_twice(records: Iterable[Record]) -> str:
    seen: set[tuple[str, str]] = set()
    for record in records:
        if (record.game, record.key) in seen:
            return record.key
        seen.add((record.game, record.key))
    return ""


def _wrong(code: str, template: str, params: Mapping[str, object] = {}) -> LibraryError:
    return LibraryError(worded(code, template, params))
