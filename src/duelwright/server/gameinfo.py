"""What a client must know of a game before it is played: words, ready decks, how decks are built, how to search."""

from __future__ import annotations

import msgspec

from .. import Deck, Game, profiles
from ..core.lines import SIDE
from ..facets.facets import facets_of
from ..language.ready import ready_words
from ..language.voice import Voice
from ..library.lists import FORMS
from ..speech.names import capital, name_of
from .present import phases, zones
from .wire import ZoneInfo


class ReadyDeck(msgspec.Struct, frozen=True):
    """A ready deck: its name, its list, and in words what it is called and what one does with it."""

    name: str
    cards: dict[str, dict[str, int]]
    first: str = ""
    title: str = ""
    plan: str = ""


class SectionInfo(msgspec.Struct, frozen=True):
    """A section of a deck, and its word."""

    name: str
    title: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game in a format."""

    key: str
    name: str
    family: str
    hash: str
    deals: bool
    decks: tuple[ReadyDeck, ...]
    title: str = ""  # of the family
    more: str = ""  # a line about it
    format: str = ""  # how the format is called within its family
    sections: tuple[SectionInfo, ...] = ()  # in the order in which they are read; the first of the rules is `main`
    main: str = ""
    homes: dict[str, str] = {}  # where a card of a kind goes when it is added, if not to the main section
    others: dict[str, str] = {}  # where it may stand, too
    copies: int = 0  # of a card, where they are limited
    forms: tuple[str, ...] = ()  # that a deck can be written in
    fields: tuple[str, ...] = ()  # to search by
    sorts: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    phases: tuple[tuple[str, str], ...] = ()  # of a turn, with their words
    zones: tuple[ZoneInfo, ...] = ()  # of a seat, with their slots
    profiles: tuple[tuple[str, str], ...] = ()  # other rules that decks can be checked by, with their words


def _ready(game: Game, deck: Deck, lang: str) -> ReadyDeck:
    words = ready_words(game, deck, lang)
    return ReadyDeck(deck.name, deck.copied(), deck.first, words.title, words.plan)


def game_info(game: Game, lang: str) -> GameInfo:
    """A game in a format, in a language.

    >>> import duelwright as dw
    >>> [section.title for section in game_info(dw.game("vanguard-d"), "en").sections]
    ['Ride deck', 'Main deck', 'G zone', 'Aside']
    >>> [zone.slots for zone in game_info(dw.game("asigoc"), "en").zones if zone.slots]
    [('W1', 'W2')]
    """
    voice = Voice(game, ("", ""), None, lang)
    rules, facets = game.deck_rules, facets_of(game.family.key)
    names = [name for name, _ in rules.sections]
    order = [*(rules.reading_order or names), SIDE]
    return GameInfo(
        game.key,
        game.name,
        game.family.key,
        game.hash,
        game.deals,
        tuple(_ready(game, deck, lang) for deck in game.decks()),
        voice.say("client.family") or game.family.name,
        voice.say("client.more"),
        voice.say("client.format") or game.name,
        tuple(SectionInfo(name, capital(name_of(voice, "section", name))) for name in order),
        names[0],
        rules.kind_sections,
        rules.other_sections,
        rules.copies,
        tuple(form for form in FORMS if facets.passcodes is not None or not form.startswith("ydk")),
        facets.fields,
        facets.sorts,
        facets.examples,
        phases(voice),
        zones(voice),
        tuple((name, word) for name in profiles(game.key) if (word := voice.say(f"profile.{name}"))),
    )
