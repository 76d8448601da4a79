"""The games that are shipped, by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..core.card import CardDef
from ..core.errors import CardError, RulesError, UnknownGame
from ..core.family import Family
from ..core.game import Game
from ..core.replay import FIRST, Replay
from ..core.rules import Rules
from . import asigoc, duel, vanguard

Builder = Callable[[Rules | None], Family]

_BUILDERS: dict[str, Builder] = {
    "asigoc": asigoc.family,
    "duel": duel.family,
    "vanguard-d": vanguard.family,
    "vanguard-v": vanguard.family_v,
    "vanguard-premium": vanguard.family_premium,
}
SHIPPED: Final = tuple(_BUILDERS)  # the games that come with Duelwright
_MADE: dict[str, Game] = {}


def register(key: str, builder: Builder) -> None:
    """Make a game known under a key; the builder makes its family for given rules, or for its own (None)."""
    _BUILDERS[key] = builder
    _MADE.pop(key, None)


def games() -> list[str]:
    """The keys of every game that can be played.

    >>> "asigoc" in games()
    True
    """
    return sorted(_BUILDERS)


def game(key: str, cards: Sequence[CardDef] = (), rules: dict[str, object] | None = None) -> Game:
    """A game by its key, with more cards or other rules where they are given; a card takes the place of its id.

    >>> game("asigoc", rules={"health": 20}).rules.health
    20
    """
    if not isinstance(key, str) or key not in _BUILDERS:
        raise UnknownGame(f"no game {key!r}; the games are: {', '.join(games())}")
    if key not in _MADE:
        family = _BUILDERS[key](None)
        _MADE[key] = Game(family, family.rules, family.cards)
    shipped = _MADE[key]
    if not cards and not rules:
        return shipped
    if not isinstance(rules or {}, dict) or not all(isinstance(name, str) for name in rules or {}):
        raise RulesError("rules: give an object of rule names and values")
    if len({card.id for card in cards}) < len(cards):
        raise CardError("two of the cards that were given share an id; give each its own")
    made = shipped.but(rules) if rules else shipped
    return made.plus(cards) if cards else made


def game_with(
    key: str, forms: Sequence[dict[str, object]], rules: Mapping[str, object] | None = None, announced: bool = True
) -> Game:
    """A game with cards in their JSON form besides the shipped ones; CardError says what is wrong with one.

    Cards that are not announced, because one side brought them, open no windows.
    """
    made = game(key, rules=dict(rules or {}))
    read = made.family.card_from_json
    if forms and read is None:
        raise CardError(f"{key} reads no cards from outside")
    cards = [read(form) for form in forms] if read is not None else []
    return made.plus(cards, announced) if cards else made


def game_for(replay: Replay) -> Game:
    """The game a replay was recorded with: its rules, and the cards that came with it.

    >>> game_for(Replay.of(game("asigoc", rules={"health": 20}))).rules.health
    20
    """
    found = game_with(replay.game, replay.cards, replay.rules)
    if replay.version > FIRST or replay.windows:
        found = found.with_windows(replay.windows)
    replay.fits(found)
    return found
