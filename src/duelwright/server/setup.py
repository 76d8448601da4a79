"""How a table is set up: which game, who sits there with which deck, and how the game begins from that."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Final

import msgspec

from .. import Deck, Game, Replay, ReplayError, State
from ..core.replay import FIRST, Move
from ..facets.lesson import Lesson
from ..games import game_with, rules_then
from ..language.messages import say
from ..speech.attempt import Attempt, find_lesson
from .clock import TimeControl

LONGEST_NAME: Final = 24
TOKEN_BYTES: Final = 24
LESSON: Final = "lesson"  # the kind of a table, and who sits across from the learner
HINTED: Final = ("bot", "hotseat", LESSON)  # kinds of tables at which nobody is wronged by a hint


class Rank(msgspec.Struct, frozen=True):
    """A rating as people are told it, and whether enough was played for it to be more than a guess."""

    rating: int
    sure: bool


Shifts = tuple[tuple[int, int], tuple[int, int]]  # both ratings before and after a game, by seat


class Terms(TimeControl, frozen=True, omit_defaults=True):
    """What else is agreed on before a game: whether it is rated, and whether others may look on."""

    rated: bool = False
    watched: bool = False


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, known by the hash of a token, or a bot."""

    name: str
    token: str = ""  # its hash
    bot: str = ""
    deck: Deck | None = None
    dealt: Deck | None = None  # what it is given where it brought no deck
    guest: str = ""  # the hash of the person's cookie
    cards: tuple[dict[str, object], ...] = ()  # of the deck, that are not shipped
    rank: Rank | None = None  # of who has an account, when they sat down
    unnamed: bool = False  # a person without a name of their own; `name` is the English word

    def called(self, lang: str) -> str:
        """The name as a reader of a language sees it; one that a person has chosen is the same for everybody.

        >>> Chair("Bot 5", bot="5").called("ru"), Chair("Guest", unnamed=True).called("fr"), Chair("Bot 5").called("ru")
        ('Бот 5', 'Invité', 'Bot 5')
        """
        if self.bot == LESSON:
            return say("", lang, "lesson.other")
        if self.bot:
            return say("", lang, "bot", {"level": self.bot})
        return say("", lang, "server.guest") if self.unnamed else self.name


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table: one chair is filled while it waits for somebody, then two."""

    game: str
    hash: str
    kind: str
    chairs: tuple[Chair, ...]
    rules: dict[str, int | bool | str] = {}
    clock: int = 0  # the time control, as `TimeControl` says it
    bank: int = 0
    increment: int = 0
    rated: bool = False
    watched: bool = False  # others may look on
    prefix: tuple[Move, ...] = ()  # what was played before, where a position was forked
    forked: str = ""  # the replay that it comes from
    seat: int = 0  # the first chair's
    version: int = FIRST  # of replays, and so of the generator that deals; tables of the first version name none
    lesson: str = ""  # which is learnt here, with its family: `duel/summon`
    windows: list[object] | None = None  # the timings at which cards of hands are asked for; None: as shipped

    @property
    def is_full(self) -> bool:
        """Whether the game can begin."""
        return len(self.chairs) == 2

    @property
    def terms(self) -> Terms:
        """What was agreed on besides the rules."""
        return Terms(self.clock, self.bank, self.increment, self.rated, self.watched)

    @property
    def control(self) -> TimeControl:
        """What was agreed on of time."""
        return TimeControl(self.clock, self.bank, self.increment)

    def at(self, seat: int) -> Chair | None:
        """Who sits at a seat, if anybody."""
        order = self.chairs if self.seat == 0 else self.chairs[::-1]
        if not self.is_full:
            return self.chairs[0] if seat == self.seat else None
        return order[seat]

    def ranks(self) -> tuple[Rank | None, Rank | None]:
        """The ratings by seat; None where somebody without an account sits."""
        first, second = self.at(0), self.at(1)
        return (first.rank if first else None, second.rank if second else None)

    def names(self, lang: str = "en") -> tuple[str, str]:
        """The names by seat, as a reader of a language sees them."""
        first, second = self.at(0), self.at(1)
        return (first.called(lang) if first else "", second.called(lang) if second else "")

    def bots(self) -> tuple[str, str]:
        """The bots by seat; empty where a person sits."""
        first, second = self.at(0), self.at(1)
        return (first.bot if first else "", second.bot if second else "")


def may_hint(setup: Setup) -> bool:
    """Whether hints may be asked for at a table: never where somebody else plays against who asks."""
    return setup.kind in HINTED


def new_token() -> str:
    """A secret that opens a seat, or lets a browser be known again."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, too little to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is told of a seed before the game, so that everybody can check afterwards that it was not changed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def rules_of(setup: Setup) -> dict[str, object]:
    """The rules of a table, those of its time included: whoever makes its game takes them from here."""
    return rules_then(setup.game, setup.version, setup.rules)


def game_of(setup: Setup) -> Game:
    """The game that is played at a table: by its rules, with the cards that people brought."""
    brought = {str(card["id"]): card for chair in setup.chairs for card in chair.cards}
    forms = msgspec.json.encode([brought[name] for name in sorted(brought)])
    game = _game(setup.game, msgspec.json.encode(rules_of(setup)), forms, setup.version == FIRST)
    return game if setup.windows is None else game.with_windows(setup.windows)


@lru_cache(64)
def _game(key: str, rules: bytes, cards: bytes, announced: bool) -> Game:
    """A game, made once. What a side brings is not announced, so that no window tells of it; at first it was."""
    return game_with(key, msgspec.json.decode(cards), msgspec.json.decode(rules), announced)


def decks_of(game: Game, setup: Setup, seed: str) -> tuple[Deck, Deck]:
    """Both decks by seat; who brought none gets what the game deals by the seed, or a ready one."""
    dealt = game.pair(None, int(seed), setup.version)
    chairs = setup.at(0), setup.at(1)
    first, second = (chair.deck or chair.dealt if chair is not None else None for chair in chairs)
    return first or dealt[0], second or dealt[1]


def with_deck(game: Game, chair: Chair, seat: int, seed: str) -> Chair:
    """A chair with the deck that it is given where it brought none: written down, it stays so in every build."""
    dealt = None if chair.deck is not None else game.pair(None, int(seed))[seat]
    return msgspec.structs.replace(chair, dealt=dealt)


def lesson_of(setup: Setup) -> Lesson:
    """The lesson of a table; ReplayError where this server has it no more."""
    family, _, name = setup.lesson.partition("/")
    found = find_lesson(family, name)
    if found is None or found.game != setup.game:
        raise ReplayError(f"there is no lesson {setup.lesson!r} any more")
    return found


def beginning(game: Game, setup: Setup, seed: str) -> State:
    """The table before its first answer: as a lesson prepares it, or dealt, with what was forked played."""
    if setup.lesson:
        return Attempt(lesson_of(setup), game).state
    return replay_of(game, setup, seed).state(game)


def replay_of(game: Game, setup: Setup, seed: str) -> Replay:
    """The game as it begins: nothing played but what was forked."""
    replay = Replay.of(game, decks_of(game, setup, seed), int(seed))
    replay.moves = list(setup.prefix)
    replay.version = setup.version
    return replay
