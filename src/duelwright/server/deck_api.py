"""The REST part for cards and decks: search, check, figures, other forms, pictures, and what a guest keeps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from .. import Deck, DeckError, Game, __version__, profile, profiles
from .. import game as find_game
from ..core.card import CardDef
from ..core.lines import unreadable as unreadable_lines
from ..language.voice import Voice
from ..library.index import SHIPPED, UNREAD, ByCategory, Entry, Hint, sorts
from ..library.lists import FORMS, read_deck, read_deck_text, read_in_part, write_deck
from ..library.owned import Owned, Quota
from ..library.picture import deck_svg
from ..library.query import SearchError
from ..library.record import definition
from ..library.share import share
from ..library.statistics import Comparison, Statistics, compare, hand, statistics
from ..library.store import Library, UnusableLibrary
from ..speech.cardline import abilities
from ..speech.names import name_of
from .answers import Error, answer, body, language, the_game
from .deck_faults import Fault, LineFault, deck_faults, line_fault, with_lines

MOST_FOUND: Final = 200
MOST_DECKS: Final = 200  # that a guest keeps
LARGEST_DECK: Final = 100_000
JSON: Final = "application/json"

DeckText = Annotated[str, Meta(max_length=LARGEST_DECK)]
Lang = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]


class CardFace(msgspec.Struct, frozen=True):
    """A printed card, in a language: what a client needs to draw it."""

    id: str
    name: str
    kind: str
    kind_name: str
    numbers: dict[str, int]
    traits: dict[str, tuple[str, ...]]
    text: tuple[str, ...]
    flavour: str
    words: dict[str, str] = {}  # what its icons are called
    status: str = ""  # vanilla, defined or unread, where it comes from the library
    source: str = ""
    number: str = ""
    set: str = ""
    rarity: str = ""
    picture: str = ""


class FieldCount(msgspec.Struct, frozen=True):
    """How many of the cards that were found have a value, and what the value is called."""

    value: str
    label: str
    n: int


class Unreadable(msgspec.Struct, frozen=True):
    """What is wrong with a question, where, and what may have been meant."""

    code: str
    text: str
    at: int
    near: str


class CardsFound(msgspec.Struct, frozen=True):
    """What a search found: how many cards, a page of them, counts by field, and hints."""

    total: int
    cards: tuple[CardFace, ...]
    counts: dict[str, tuple[FieldCount, ...]]
    hints: tuple[Hint, ...] = ()
    wrong: Unreadable | None = None
    by_category: ByCategory = ByCategory()
    note: str = ""  # what is to be said of that, in the language that was asked for


class CheckDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be read and checked, by a format's rules or by a shipped profile's."""

    text: DeckText
    lang: Lang = "en"
    rules: Annotated[str, Meta(max_length=40)] = ""


class Checked(msgspec.Struct, frozen=True):
    """A deck as it was read: its cards by section, as text, every fault, its figures, and a word for a link to it.

    Where some `lines` could not be read, the others are read, and `list` has all of them.
    """

    name: str
    cards: dict[str, dict[str, int]]
    first: str
    text: str
    faults: tuple[Fault, ...]
    list: str = ""  # as lines, in our own spelling
    link: str = ""
    stats: Statistics | None = None
    foreign: tuple[CardFace, ...] = ()  # its cards that are not in the game's own pool
    unread: tuple[str, ...] = ()  # cards that are played without their abilities
    lines: tuple[LineFault, ...] = ()


class Convert(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be written in another form."""

    text: DeckText
    form: Annotated[str, Meta(pattern=r"^(ydk|ydke|text|json|link)$")]


class Converted(msgspec.Struct, frozen=True):
    """A deck in another form."""

    text: str


class TryHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand to be drawn from a deck."""

    text: DeckText
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Hand(msgspec.Struct, frozen=True):
    """An opening hand."""

    cards: list[str]


class CompareDecks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two decks to be compared."""

    text: DeckText
    other: DeckText


class DrawDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be drawn as a picture."""

    text: DeckText
    lang: Lang = "en"
    theme: Annotated[str, Meta(pattern=r"^(light|dark)$")] = "light"


class KeepDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be kept."""

    game: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    text: DeckText


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck that somebody keeps."""

    game: str
    name: str
    cards: dict[str, dict[str, int]]
    list: str
    first: str = ""


T = TypeVar("T")


def face(game: Game, card: CardDef, lang: str, voice: Voice) -> CardFace:
    """A card of a game, in a language."""
    return CardFace(
        card.id,
        card.name,
        card.kind,
        name_of(voice, "kind", card.kind),
        dict(card.numbers),
        dict(card.traits),
        tuple(abilities(game, card, lang)),
        card.flavour,
        {icon: name_of(voice, "icon_name", icon) for icon in card.traits.get("icons", ())},
    )


def faces(game: Game, lang: str) -> list[CardFace]:
    """The cards of a game, in a language."""
    voice = Voice(game, ("", ""), None, lang)
    return [face(game, card, lang, voice) for card in game.cards()]


class DeckApi:
    """The handlers for cards and decks, and the library behind them; it is opened when it is first asked for."""

    def __init__(self, where: Path, quota: Quota | None = None) -> None:
        self.where = where
        self.owned_quota = quota or Quota()
        self.who: Callable[[Request], str] = lambda request: ""
        self.opening = Lock()
        self.opened: Owned | None = None
        self.pages: dict[tuple[str, str], bytes] = {}

    def owned(self) -> Owned:
        """The library, and what belongs to single people in it."""
        with self.opening:
            if self.opened is None:
                self.opened = Owned(Library(self.where), self.owned_quota)
            return self.opened

    def library(self) -> Library:
        """The library with what is for everybody."""
        return self.owned().library

    def seen(self, owner: str) -> Library:
        """The library as somebody sees it: with their own cards."""
        return self.owned().seen(owner)

    def close(self) -> None:
        """Let the library go."""
        if self.opened is not None:
            self.opened.library.close()

    # --- cards ---

    async def cards(self, request: Request) -> Response:
        """The cards of a game in a language; they change with the game's hash alone."""
        game, lang = the_game(request.path_params["key"]), language(request)
        tag = f'"{game.hash}-{lang}-{__version__}"'
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers={"etag": tag})
        if (game.key, lang) not in self.pages:
            self.pages[game.key, lang] = await asyncio.to_thread(lambda: msgspec.json.encode(faces(game, lang)))
        headers = {"etag": tag, "cache-control": "public, max-age=300"}
        return Response(self.pages[game.key, lang], headers=headers, media_type=JSON)

    async def search(self, request: Request) -> Response:
        """The cards of a game that fit a question."""
        game, lang = the_game(request.path_params["key"]), language(request)
        asked = request.query_params
        sort = asked.get("sort", "name")
        if sort.removeprefix("-") not in sorts():
            raise Error(400, "bad_request", f"sort is one of {', '.join(sorts())}, or one of these with a - before it")
        start, most = _number(asked.get("from", "0"), 1_000_000), _number(asked.get("n", "60"), MOST_FOUND)
        question = asked.get("q", "")
        who = self.who(request)
        return answer(await asyncio.to_thread(self._found, who, game, question, sort, start, most, lang))

    def _found(self, who: str, game: Game, question: str, sort: str, start: int, most: int, lang: str) -> CardsFound:
        library = self.seen(who)
        try:
            found = library.search(
                question, game.key, sort.removeprefix("-"), sort.startswith("-"), start, most, with_counts=True
            )
        except SearchError as error:
            return CardsFound(0, (), {}, (), Unreadable(error.code, error.text(lang), error.at, error.near))
        voice = Voice(game, ("", ""), None, lang)
        counts = {
            field: tuple(FieldCount(value, _label(voice, field, value), n) for value, n in values.items())
            for field, values in found.counts.items()
        }
        shown = tuple(self._face(library, game, entry, lang, voice) for entry in found.cards)
        noted = found.by_category
        return CardsFound(found.total, shown, counts, tuple(found.hints), None, noted, noted.text(lang))

    def _face(self, library: Library, game: Game, entry: Entry, lang: str, voice: Voice) -> CardFace:
        """A card of the library; one of the game's own pool is drawn from its definition."""
        record = entry.record
        own = game.find(record.key) if entry.source == SHIPPED else None
        texts = library.texts(entry)
        plain = face(game, own or definition(record, entry.id), lang, voice)
        return msgspec.structs.replace(
            plain,
            text=tuple(texts.get(lang) or texts.get("en") or ()),
            status=entry.status,
            source=entry.title or entry.source,
            number=record.number,
            set=record.set,
            rarity=record.rarity,
            picture=record.picture,
        )

    async def card(self, request: Request) -> Response:
        """One card of the library."""
        game, lang = the_game(request.path_params["key"]), language(request)
        found = await asyncio.to_thread(self._card, self.who(request), game, request.path_params["name"], lang)
        if found is None:
            raise Error(404, "no_card", "there is no such card in the library")
        return answer(found)

    def _card(self, who: str, game: Game, name: str, lang: str) -> CardFace | None:
        library = self.seen(who)
        entry = library.card(name)
        if entry is None or entry.record.game != game.family.key:
            return None
        return self._face(library, game, entry, lang, Voice(game, ("", ""), None, lang))

    # --- decks ---

    async def check(self, request: Request) -> Response:
        """Read a deck and say everything that is wrong with it, with its figures."""
        game = the_game(request.path_params["key"])
        asked = await body(request, CheckDeck)
        if asked.rules and asked.rules not in profiles(game.key):
            known = ", ".join(profiles(game.key)) or "none"
            raise Error(400, "bad_request", f"there is no profile {asked.rules!r} of {game.key}; there are: {known}")
        return answer(await asyncio.to_thread(self._checked, self.who(request), game, asked))

    def _checked(self, who: str, game: Game, asked: CheckDeck) -> Checked:
        library = self.seen(who)
        try:
            table, deck, bad = read_in_part(library, game.key, asked.text)
        except DeckError as error:
            fault = Fault("unreadable", error.text(asked.lang))
            return Checked("", {}, "", asked.text, (fault,))
        unreadable = (Fault("unreadable", unreadable_lines(bad).text(asked.lang)),) if bad else ()
        lines = tuple(line_fault(one, asked.lang) for one in bad)
        if not deck.cards:
            return Checked("", {}, "", asked.text, unreadable, lines=lines)
        judge = table.but(profile(asked.rules, game.key)) if asked.rules else table
        faults = (*unreadable, *deck_faults(judge, deck, asked.lang))
        brought = [name for row in deck.cards.values() for name in row if name not in game.index]
        entries = [entry for name in dict.fromkeys(brought) if (entry := library.card(name)) is not None]
        voice = Voice(game, ("", ""), None, asked.lang)
        return Checked(
            deck.name,
            deck.copied(),
            deck.first,
            asked.text,
            faults,
            with_lines(write_deck(library, table, deck, "text"), bad),
            _or_nothing(lambda: share(deck)) if not bad else "",
            statistics(table, deck),
            tuple(self._face(library, game, entry, asked.lang, voice) for entry in entries),
            tuple(entry.record.name for entry in entries if entry.status == UNREAD),
            lines,
        )

    def brought(
        self, game: Game, text: str, unread: bool, owner: str = ""
    ) -> tuple[Deck, tuple[dict[str, object], ...]]:
        """A deck to be played, as somebody names or pastes it, never as a file; and its cards that are not shipped."""
        if owner:
            with suppress(UnusableLibrary):  # a full disk keeps nobody from playing
                self.owned().used(owner)
        own = find_game(game.key, rules=dict(game.changed_rules()))  # without what the other side has brought
        table, deck = read_deck_text(self.seen(owner), own, text, unread)
        table.start((deck, deck), 0)  # IllegalDeck with every reason
        return deck, tuple(table.foreign_cards())

    async def convert(self, request: Request) -> Response:
        """Write a deck in another form."""
        game = the_game(request.path_params["key"])
        asked = await body(request, Convert)
        assert asked.form in FORMS
        library = await asyncio.to_thread(self.seen, self.who(request))
        return answer(
            await self._with(
                library, game, asked.text, lambda table, deck: Converted(write_deck(library, table, deck, asked.form))
            )
        )

    async def hand(self, request: Request) -> Response:
        """Draw an opening hand."""
        game = the_game(request.path_params["key"])
        asked = await body(request, TryHand)
        library = await asyncio.to_thread(self.seen, self.who(request))
        return answer(await self._with(library, game, asked.text, lambda one, deck: Hand(hand(one, deck, asked.seed))))

    async def compare(self, request: Request) -> Response:
        """What two decks have in common, and what only one has."""
        game = the_game(request.path_params["key"])
        asked = await body(request, CompareDecks)
        library = await asyncio.to_thread(self.seen, self.who(request))

        def compared(table: Game, deck: Deck) -> Comparison:
            other_table, other = read_deck_text(library, game.key, asked.other, unread=True)
            return compare(table.with_cards_of(other_table), deck, other)

        return answer(await self._with(library, game, asked.text, compared))

    async def draw(self, request: Request) -> Response:
        """A deck as a picture."""
        game = the_game(request.path_params["key"])
        asked = await body(request, DrawDeck)
        library = await asyncio.to_thread(self.seen, self.who(request))
        drawn = await self._with(
            library, game, asked.text, lambda table, deck: deck_svg(table, deck, asked.lang, asked.theme)
        )
        return Response(drawn, media_type="image/svg+xml")

    async def _with(self, library: Library, game: Game, text: str, work: Callable[[Game, Deck], T]) -> T:
        """Do something with a deck, beside the games; Error where it cannot be read."""

        def done() -> T:
            return work(*read_deck_text(library, game.key, text, unread=True))

        try:
            return await asyncio.to_thread(done)
        except DeckError as error:
            raise Error(422, "unreadable_deck", str(error)) from None

    # --- what a guest keeps ---

    def kept(self, owner: str, key: str) -> list[KeptDeck]:
        """The decks of a guest."""
        library = self.seen(owner)
        return [_kept(library, deck) for deck in library.decks(key, owner)]

    def keep(self, owner: str, asked: KeepDeck) -> KeptDeck:
        """Keep a deck of a guest's, legal or not."""
        game = the_game(asked.game)
        library = self.seen(owner)
        mine = library.decks("", owner)
        if len(mine) >= MOST_DECKS and not any(deck.name == asked.name and deck.game == asked.game for deck in mine):
            raise Error(409, "too_many_decks", f"{MOST_DECKS} decks are kept at most; forget one first")
        table, deck = read_deck_text(library, game.key, asked.text, unread=True)
        kept = Deck(asked.name, game.key, deck.cards, deck.first)
        library.save(kept, owner)
        return KeptDeck(game.key, kept.name, kept.copied(), write_deck(library, table, kept, "text"), kept.first)


def _kept(library: Library, deck: Deck) -> KeptDeck:
    """A deck as somebody keeps it; one whose cards cannot be taken any more stays as it is."""
    try:
        table, found = read_deck(library, deck.game, deck, unread=True)
    except DeckError:
        table, found = find_game(deck.game), deck
    return KeptDeck(found.game, found.name, found.copied(), write_deck(library, table, found, "text"), found.first)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise Error(400, "bad_request", "from and n are numbers of cards")
    return min(int(text), most)


def _label(voice: Voice, field: str, value: str) -> str:
    """What a value is called in the language that is spoken; names of clans and sets are the same in all."""
    if field == "type":
        return name_of(voice, "kind", value)
    if field == "skill":
        return name_of(voice, "icon_name", value)
    if field == "trigger":
        return name_of(voice, "icon_name", f"{value} trigger")
    return value


def _or_nothing(make: Callable[[], str]) -> str:
    try:
        return make()
    except DeckError:  # too large for a link
        return ""
