"""Decks to and from every form: YGOPro's files and links, plain lists, lists with numbers, JSON, our own links."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.deck import UNNAMED, Deck, from_json, listed_text, ready_deck, sound_text
from ..core.errors import BadLine, CardError, DeckError, either, worded
from ..core.game import Game
from ..core.lines import SIDE, Line, line_card, refused, sorted_lines, unreadable
from ..core.nearest import Names
from ..deck_files import deck_file
from ..facets.facets import Passcodes, facets_of, registered_facets
from ..facets.record import LibraryError
from ..games import game as find_game
from ..language.ready import ready_called
from .definitions import formats_of, read_card, read_definition
from .forms import own_definition
from .index import OWN, SHIPPED, UNREAD, Entry
from .prepared import Form, card_of
from .record import definition
from .share import is_shared, share, shared
from .store import Library
from .ygopro.cdb import passcode
from .ygopro.ydk import MOST_CARDS, Codes, read_ydk, read_ydke, write_ydk, write_ydke

FORMS: Final = ("ydk", "ydke", "text", "json", "link")
YDKE: Final = "ydke://"
CODE: Final = re.compile(r"\d{1,10}", re.ASCII)
MOST_UNREAD: Final = 6  # names that are told


def looks_like_ydk(text: str) -> bool:
    """Whether a text is a deck file of YGOPro: its headings, or nothing but passcodes.

    >>> looks_like_ydk("#created by me\\n#main\\n10001001\\n!side"), looks_like_ydk("4 Blaster Blade")
    (True, False)
    """
    lines = [line.strip() for line in text.removeprefix("\ufeff").splitlines() if line.strip()]
    plain = [line for line in lines if not line.startswith(("#", "!"))]
    has_heading = any(line.casefold() in ("#main", "#extra", "!side") for line in lines)
    codes = [line for line in plain if CODE.fullmatch(line)]
    return (has_heading and (bool(codes) or not plain)) or (bool(codes) and len(codes) == len(plain))


def read_codes(text: str) -> Codes | None:
    """The passcodes of a YGOPro deck or link, or None where it is neither; DeckError where it is damaged."""
    try:
        if text.strip().startswith(YDKE):
            return read_ydke(text.strip())
        return read_ydk(text) if looks_like_ydk(text) else None
    except LibraryError as error:
        raise DeckError(worded("deck_says", "{error}", {"error": error})) from None


def passcodes_of(game: Game, advice: str) -> Passcodes:
    """How the decks of a game are those of YGOPro; DeckError where they are not."""
    found = facets_of(game.family.key).passcodes
    if found is None:
        whose = either([one.passcodes.name for one in registered_facets() if one.passcodes is not None])
        raise DeckError(
            worded(
                "ygopro_deck",
                "decks of YGOPro are decks of {whose}, not of {game}; write it as {advice}",
                {"whose": whose, "game": game.key, "advice": advice},
            )
        )
    return found


def sections_of(game: Game, codes: Codes) -> list[tuple[str, tuple[int, ...]]]:
    """Where the parts of a YGOPro deck belong."""
    sections = passcodes_of(game, "text").read(game)
    return list(zip(sections, (codes.main, codes.extra, codes.side), strict=True))


def read_pool_deck(game: Game, text: str) -> Deck | None:
    """A deck of passcodes or a link, of cards of the game's own pool; None where it is written another way."""
    if is_shared(text):
        return _for(game, shared(text))
    codes = read_codes(text)
    return None if codes is None else _Reading(None, game, False).of_codes(codes)


def _for(game: Game, deck: Deck) -> Deck:
    if deck.game != game.key:
        raise DeckError(
            worded(
                "deck_other_game",
                "deck {deck} is for {game}, not for {game2}",
                {"deck": repr(deck.name), "game": repr(deck.game), "game2": repr(game.key)},
            )
        )
    return deck


def read_deck(library: Library, key: str | Game, source: str | Path | Deck, unread: bool = False) -> tuple[Game, Deck]:
    """A deck in whatever form, with cards of the library, and the game it is played in: its pool with those cards.

    A text may be the name of a ready deck or of a file; `read_deck_text` takes it for neither a file nor a path.
    """
    game = key if isinstance(key, Game) else find_game(key)
    found: Deck | str | None = source if isinstance(source, Deck) else named_deck(game, str(source))
    if found is None:
        assert not isinstance(source, Deck)
        found = deck_file(source)
    if found is None:
        return read_deck_text(library, game, str(source), unread)
    table, deck = _read(library, game, found, unread)
    title = Path(source).stem if isinstance(source, Path) and deck.name == UNNAMED else deck.name
    return table, Deck(title, deck.game, deck.cards, deck.first)


def read_deck_text(library: Library, key: str | Game, text: str, unread: bool = False) -> tuple[Game, Deck]:
    """The same for what somebody has typed: the name of a ready deck, or a deck as text."""
    game = key if isinstance(key, Game) else find_game(key)
    return _read(library, game, named_deck(game, text) or listed_text(game, text), unread)


def named_deck(game: Game, name: str) -> Deck | None:
    """The ready deck of a name, or of the title that people read."""
    return ready_deck(game, name) or (ready_called(game, name) if "\n" not in name else None)


def read_in_part(library: Library, key: str | Game, text: str) -> tuple[Game, Deck, list[BadLine]]:
    """The same for a deck that is being made: what can be read of it, unread cards too, and the lines that cannot."""
    game = key if isinstance(key, Game) else find_game(key)
    reading = _Reading(library, game, True, in_part=True)
    deck = _taken(reading, named_deck(game, text) or listed_text(game, text))
    return reading.game(), deck, reading.bad


def _read(library: Library, game: Game, found: Deck | str, unread: bool) -> tuple[Game, Deck]:
    reading = _Reading(library, game, unread)
    deck = _taken(reading, found)
    return reading.game(), deck


def _taken(reading: _Reading, found: Deck | str) -> Deck:
    if isinstance(found, Deck):
        return reading.of_deck(_for(reading.base, found))
    return reading.of_text(sound_text(found))


def _code_line(section: str, code: int, copies: int) -> Line:
    """A passcode as a line of a list would name it."""
    return Line(0, section, copies, str(code), typed=f"{copies} {code}")


@lru_cache(16)
def _pool_codes(game: Game) -> dict[int, CardDef]:
    """The cards of a game by their passcodes."""
    return {passcode(card.id): card for card in game.cards()}


class _Reading:
    """One deck that is read: which cards it names, and those that its game must be given."""

    def __init__(self, library: Library | None, game: Game, may_be_unread: bool, in_part: bool = False) -> None:
        self.library = library
        self.base = game
        self.may_be_unread = may_be_unread
        self.in_part = in_part
        self.bad: list[BadLine] = []
        self.names: Names | None = None
        self.added: dict[str, CardDef] = {}
        self.unread: list[str] = []
        self.codes = _pool_codes(game)

    def game(self) -> Game:
        """The game with the cards that the deck brings."""
        return self.base.plus(list(self.added.values()), announced=False) if self.added else self.base

    def of_text(self, text: str) -> Deck:
        """A deck from a text in any form."""
        if is_shared(text):
            return self.of_deck(_for(self.base, shared(text)))
        if text.lstrip().startswith("{"):
            return self.of_deck(from_json(self.base, text))
        codes = read_codes(text)
        return self.of_codes(codes) if codes is not None else self.of_lines(text)

    def of_codes(self, codes: Codes) -> Deck:
        """A deck of passcodes; those that nobody knows are named."""
        sections: dict[str, dict[str, int]] = {}
        for section, listed in sections_of(self.base, codes):
            for code, copies in Counter(listed).items():
                try:
                    card = self._coded(code)
                except DeckError as error:
                    if not self.in_part:
                        raise
                    self.bad.append(refused(_code_line(section, code, copies), error))
                    continue
                if card is None:
                    unknown = DeckError(f"no card has the passcode {code}", [("no_code", {"code": code})])
                    self.bad.append(refused(_code_line(section, code, copies), unknown))
                    continue
                row = sections.setdefault(section, {})
                row[card.id] = row.get(card.id, 0) + copies
        missing = sorted({str(bad.params["code"]) for bad in self.bad if bad.code == "no_code"}, key=int)
        if missing and not self.in_part:
            some = ", ".join(missing[:MOST_UNREAD])
            raise DeckError(
                f"{len(missing)} passcode(s) of this deck belong to no card that is known here: {some}; "
                "import the .cdb file they come from: duelwright cards import FILE.cdb",
                [("no_codes", {"n": len(missing), "codes": some})],
            )
        return self._finished(UNNAMED, sections)

    def _coded(self, code: int) -> CardDef | None:
        return self.codes.get(code) or self._playable(self.library.by_code(code) if self.library else None)

    def of_lines(self, text: str) -> Deck:
        """A deck from a list of names."""
        title, sections, self.bad = sorted_lines(self.base, text, self._line, self._near)
        if self.bad and not self.in_part:
            raise unreadable(self.bad)
        return self._finished(title or UNNAMED, sections)

    def of_deck(self, deck: Deck) -> Deck:
        """A deck of ids; those of the library are looked up, others stay as they are for the check to name."""
        sections: dict[str, dict[str, int]] = {}
        for section, listed in deck.cards.items():
            row = sections.setdefault(section, {})
            for name, copies in listed.items():
                known = name in self.base.index or self.library is None
                card = None if known else self._by_id(name)
                meant = card.id if card is not None else name  # an imported card may be one of ours
                row[meant] = row.get(meant, 0) + copies
        return self._finished(deck.name, sections, deck.first)

    def _by_id(self, name: str) -> CardDef | None:
        entry = self.library.card(name) if self.library is not None else None
        return self.base.find(name) if entry is not None and entry.source == SHIPPED else self._playable(entry)

    def _line(self, line: Line) -> CardDef | None:
        own = line_card(self.base, line) if not line.number.startswith("user:") else None
        if own is not None:
            return own
        if self.library is None:
            return None
        if CODE.fullmatch(line.name) and not line.number:
            return self._coded(int(line.name))
        if line.number.startswith(f"user:{OWN}") and self.library.card(line.number) is None:
            name = line.number.partition("/")[2]
            raise DeckError(f"the own card {name!r} is not there any more", [("own_gone", {"name": name})])
        family = self.base.family.key
        key = self.base.key
        whole = self.library.printed("", line.whole, family, key) if line.whole != line.name else None
        return self._playable(whole or self.library.printed(line.number, line.name, family, key))

    def _playable(self, entry: Entry | None) -> CardDef | None:
        """A card of the library in this game: by a shipped definition, its own, or, where that may be, by none."""
        if entry is None:
            return None
        record = entry.record
        if record.game != self.base.family.key:
            return None
        if entry.source == SHIPPED:
            own = self.base.find(record.key)
            if own is None:
                raise self._elsewhere(entry, record.name)
            return own
        assert self.library is not None
        if not record.abilities and self.base.key not in formats_of(record):
            raise self._elsewhere(entry, f"{record.name} ({record.key})")
        same = _same(self.library, entry)
        if same:
            return self.base.find(same)
        if entry.status == UNREAD and not self.may_be_unread and record.name not in self.unread:
            self.unread.append(record.name)
        if record.kind not in self.base.layout.kinds:
            params = {"name": record.name, "kind": record.kind}
            raise DeckError(f"{record.name} is a {record.kind}; no game here can play one", [("no_such_kind", params)])
        lacking = facets_of(record.game).lacks(record)
        if lacking:
            raise DeckError(worded("record_lacks", "{record}: {lacking}", {"record": record.name, "lacking": lacking}))
        return self._added(_made(entry))

    def _added(self, card: CardDef) -> CardDef:
        return self.added.setdefault(card.id, card)

    def _elsewhere(self, entry: Entry, name: str) -> DeckError:
        """Why a card of another format is not taken."""
        assert self.library is not None
        printings = self.library.named(entry.record.name, entry.record.game)
        keys = {key: None for one in printings for key in one.words.get("format", [])}
        formats = [find_game(key).name for key in keys] or ["no format"]
        params = {"name": name, "game": self.base.name, "others": ", ".join(formats)}
        return DeckError(
            f"{name} is no card of {self.base.name}, but of {' and '.join(formats)}", [("elsewhere", params)]
        )

    def _near(self, name: str) -> str:
        """The card of this format that was perhaps meant."""
        if self.names is None:
            named = {card.name for card in self.base.definitions[1:]}
            for entry in self.library.entries() if self.library is not None else ():
                if entry.record.game == self.base.family.key and self.base.key in entry.words.get("format", ()):
                    named.add(entry.record.name)
            self.names = Names(named)
        return self.names.nearest(name)

    def _finished(self, name: str, sections: dict[str, dict[str, int]], first: str = "") -> Deck:
        if self.unread:
            named = ", ".join(self.unread[:MOST_UNREAD]) + (" …" if len(self.unread) > MOST_UNREAD else "")
            raise DeckError(
                worded(
                    "deck_unread",
                    "{unread} card(s) of this deck are unread (no definition of their abilities): {named}; "
                    "with --unread they are played as units without those abilities",
                    {"unread": len(self.unread), "named": named},
                )
            )
        order = [name for name, _ in self.base.deck_rules.sections] + [SIDE]
        kept = sorted(sections, key=lambda section: order.index(section) if section in order else len(order))
        return Deck(name, self.base.key, {section: sections[section] for section in kept}, first)


def _same(library: Library, entry: Entry) -> str:
    """The id of the shipped card that a card is a printing of; nothing where it is none."""
    if entry.is_own:
        return msgspec.json.decode(entry.form, type=Form).same
    known = library.defined(entry.record) if not entry.record.abilities else None
    return known.id if known is not None and not known.id.startswith("user:") else ""


def _made(entry: Entry) -> CardDef:
    """The card to play with: by its own definition, or by what was read of its printed text."""
    record, name = entry.record, entry.id
    if entry.is_own:
        try:
            return card_of(msgspec.json.decode(entry.form, type=Form), record, name)
        except CardError:  # it was read by another version of this program
            advice = "{name} was read by another version of Duelwright; import its file again"
            raise DeckError(worded("own_card_outdated", advice, {"name": record.name})) from None
    if record.abilities:
        return own_definition(record, name)
    read = read_card(record)
    return read_definition(record, read, name) if read is not None else definition(record, name)


# --- writing ---


def write_deck(library: Library | None, game: Game, deck: Deck, form: str) -> str:
    """A deck in one of the forms."""
    if form == "json":
        return deck.encode() + "\n"
    if form == "link":
        return share(deck) + "\n"
    if form == "text":
        return as_text(game, deck)
    if form not in FORMS:
        raise DeckError(
            worded(
                "no_form",
                "there is no form {form} of decks; there are: {list}",
                {"form": repr(form[:40]), "list": ", ".join(FORMS)},
            )
        )
    codes = codes_of(library, game, deck)
    if form == "ydke":
        return write_ydke(codes) + "\n"
    return write_ydk(codes, rules_card=passcodes_of(game, "text").rules_card(game))


def codes_of(library: Library | None, game: Game, deck: Deck) -> Codes:
    """A deck as passcodes."""
    parts = passcodes_of(game, "text, json or link").sections
    codes: dict[str, tuple[int, ...]] = {}
    for section, row in deck.cards.items():
        if sum(max(copies, 0) for copies in row.values()) > MOST_CARDS:
            raise DeckError(
                worded(
                    "section_full",
                    "{section} has more than the {most_cards} cards that a deck of YGOPro can hold",
                    {"section": section, "most_cards": MOST_CARDS},
                )
            )
        codes[section] = tuple(
            code for name, copies in row.items() for code in [_code(library, game, name)] * max(copies, 0)
        )
    return Codes(*(tuple(code for section in part for code in codes.get(section, ())) for part in parts))


def _code(library: Library | None, game: Game, name: str) -> int:
    """The passcode of a card: of an imported card that it stands for, or its own."""
    if library is None:
        return passcode(name)
    if name.startswith("user:"):
        entry = library.card(name)
        return entry.record.code or passcode(entry.record.key) if entry is not None else passcode(name)
    card = game.find(name)
    for entry in library.named(card.name, game.family.key) if card is not None else ():
        if entry.record.code and _same(library, entry) == name:
            return entry.record.code
    return passcode(name)


def as_text(game: Game, deck: Deck) -> str:
    """A deck as lines; a card that its name alone does not tell from another printing has its number, too.

    >>> from duelwright import game
    >>> premium = find_game("vanguard-premium")
    >>> print(as_text(premium, Deck("Mine", premium.key, {"main": {"v-td01/004": 2}})), end="")
    name: Mine
    2 Blaster Blade [vanguard-premium] v-td01/004
    """
    lines = [f"name: {deck.name}"]
    for section, row in deck.cards.items():
        lines += ["", f"{section}:"] if section != game.deck_rules.sections[0][0] else []
        for name, copies in row.items():
            card = game.find(name)
            is_told = card is not None and game.find(card.name) == card and not name.startswith("user:")
            lines.append(f"{copies} {card.name if card else name}" + ("" if is_told else f" [{game.key}] {name}"))
    return "\n".join(lines) + "\n"
