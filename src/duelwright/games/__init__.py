"""The games that can be played, by key: those that are shipped, those that were installed beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Final

from ..core.blueprint import Blueprint
from ..core.calling import EVERY, teach_games
from ..core.card import CardDef
from ..core.errors import CardError, RulesError, UnknownGame, Worded, worded
from ..core.family import Family
from ..core.game import Game
from ..core.replay import FIRST, Replay
from .installed import installed

_FORMATS: Final = {  # of the games that come with Duelwright, by folder: they are loaded when they are asked for
    "asigoc": ("asigoc",),
    "duel": ("duel",),
    "vanguard": ("vanguard-d", "vanguard-v", "vanguard-premium"),
}
SHIPPED: Final = tuple(key for keys in _FORMATS.values() for key in keys)
_FOLDER_OF: Final = {key: folder for folder, keys in _FORMATS.items() for key in (folder, *keys)}
_FAMILIES: dict[str, Family] = {}  # those that are loaded
_FAMILY_OF: dict[str, Family] = {}
_MADE: dict[str, Game] = {}
_UNUSABLE: dict[str, Worded] = {}  # what is wrong with installed games that cannot be played
_LOOKED: list[bool] = []  # whether the installed games were looked for


def _load(key: str) -> None:
    """Load a shipped game, or all of them; nothing happens where it is here, on its way, or none of ours."""
    if key == EVERY:
        for folder in _FORMATS:
            _load(folder)
        return
    folder = _FOLDER_OF.get(key, "")
    if not folder or folder in _FAMILIES:
        return
    made = getattr(import_module(f".{folder}", __package__), "FAMILY", None)
    if isinstance(made, Family) and folder not in _FAMILIES:  # else it is on its way, or another thread has loaded it
        _FAMILY_OF.update({one: made for one in made.formats if one not in _FAMILY_OF})
        _FAMILIES[folder] = made


teach_games(_load)


def register(family: Family) -> None:
    """Make a game known, in all its formats; one with the same key takes its place."""
    _load(family.key)
    _FAMILIES[family.key] = family
    for key in family.formats:
        _FAMILY_OF[key] = family
        _MADE.pop(key, None)


def _look_around() -> None:
    """Find the games that were installed, once."""
    if not _LOOKED:
        _LOOKED.append(True)
        for name, found in installed([*_FOLDER_OF, *_FAMILIES, *_FAMILY_OF]):
            if isinstance(found, Family):
                register(found)
            else:
                _UNUSABLE[name] = found


def unusable() -> dict[str, Worded]:
    """The installed games that cannot be played, and what is wrong with each."""
    _look_around()
    return dict(_UNUSABLE)


def families() -> list[Family]:
    """Every game that can be played, each with its formats.

    >>> [made.key for made in families() if "duel" in made.formats]
    ['duel']
    """
    _look_around()
    _load(EVERY)
    return [_FAMILIES[key] for key in sorted(_FAMILIES)]


def family(key: str) -> Family:
    """The game with this key, or the one that has a format of this key.

    >>> family("vanguard-d") is family("vanguard")
    True
    """
    _load(key)
    if key not in _FAMILIES and key not in _FAMILY_OF:
        _look_around()
    found = _FAMILIES.get(key) or _FAMILY_OF.get(key)
    if found is None:
        raise UnknownGame(
            worded(
                "no_game",
                "no game {key}; the games are: {list}",
                {"key": repr(key), "list": ", ".join(sorted({*_FORMATS, *_FAMILIES}))},
            )
        )
    return found


def games() -> list[str]:
    """The keys of every game that can be played.

    >>> "asigoc" in games()
    True
    """
    _look_around()
    return sorted({*SHIPPED, *_FAMILY_OF})


def game(key: str, cards: Sequence[CardDef] = (), rules: dict[str, object] | None = None, alone: bool = False) -> Game:
    """A game by its key, with more cards or other rules where they are given; a card takes the place of its id.

    With `alone` the cards that are given are all there are, and decks are dealt of them.

    >>> game("asigoc", rules={"health": 20}).rules.health
    20
    >>> len(game("duel", cards=game("duel").cards()[:12], alone=True).cards())
    12
    """
    if not isinstance(key, str) or (key not in SHIPPED and key not in _FAMILY_OF and key not in games()):
        raise UnknownGame(
            worded("no_game", "no game {key}; the games are: {list}", {"key": repr(key), "list": ", ".join(games())})
        )
    if key not in _MADE:
        _load(key)
        blueprint = _FAMILY_OF[key].formats[key](None)
        _MADE[key] = Game(blueprint, blueprint.rules, blueprint.cards)
    shipped = _MADE[key]
    if not cards and not rules and not alone:
        return shipped
    if not isinstance(rules or {}, dict) or not all(isinstance(name, str) for name in rules or {}):
        raise RulesError(worded("rules_object", "rules: give an object of rule names and values"))
    if len({card.id for card in cards}) < len(cards):
        raise CardError(worded("given_twice", "two of the cards that were given share an id; give each its own"))
    made = shipped.but(rules) if rules else shipped
    if alone:
        return _of_cards_alone(made, cards)
    return made.plus(cards) if cards else made


def _of_cards_alone(made: Game, cards: Sequence[CardDef]) -> Game:
    """The same game with these cards in the place of the shipped ones."""
    if not made.deals:
        raise CardError(
            worded(
                "deals_no_decks",
                "{made} deals no decks, so it is not played with the given cards alone; leave alone away",
                {"made": made.key},
            )
        )
    if not cards:
        raise CardError(worded("alone", "alone: give the cards that are to be played with"))
    named = {card.id for card in cards}

    def fitting(blueprint: Blueprint) -> Blueprint:
        """Without the ready decks that have other cards, under other rules too."""
        decks = [deck for deck in blueprint.decks if all(named.issuperset(row) for row in deck.cards.values())]
        return replace(blueprint, decks=decks, remake=lambda rules: fitting(blueprint.remake(rules)))

    return Game(fitting(made.blueprint), made.rules, cards)


def widest(key: str) -> Game:
    """The format of a family with most cards.

    >>> widest("vanguard").key
    'vanguard-premium'
    """
    return max((game(one) for one in family(key).formats), key=lambda made: len(made.definitions))


def game_with(
    key: str, forms: Sequence[dict[str, object]], rules: Mapping[str, object] | None = None, announced: bool = True
) -> Game:
    """A game with cards in their JSON form besides the shipped ones; CardError says what is wrong with one.

    Cards that are not announced, because one side brought them, open no windows.
    """
    plain = game(key, rules=dict(rules or {}))
    read = plain.blueprint.card_from_json
    if forms and read is None:
        raise CardError(worded("no_foreign", "{key} reads no cards from outside", {"key": key}))
    cards = [read(form) for form in forms] if read is not None else []
    return plain.plus(cards, announced) if cards else plain


def rules_then(key: str, version: int, rules: Mapping[str, object]) -> dict[str, object]:
    """The rules of a game that began when replays had a version: what has another default since keeps the old one.

    >>> rules_then("duel", 2, {"life": 4000}), rules_then("duel", 3, {})
    ({'next_ends_turn': False, 'asks_in_vain': True, 'life': 4000}, {})
    """
    earlier = game(key).blueprint.earlier
    then = {name: value for last, fields in earlier.items() if version <= last for name, value in fields.items()}
    return {**then, **rules}


def game_for(replay: Replay) -> Game:
    """The game a replay was recorded with: its rules, and the cards that came with it.

    >>> game_for(Replay.of(game("asigoc", rules={"health": 20}))).rules.health
    20
    """
    found = game_with(replay.game, replay.cards, rules_then(replay.game, replay.version, replay.rules))
    if replay.version > FIRST or replay.windows:
        found = found.with_windows(replay.windows)
    replay.fits(found)
    return found
