"""Whole printed cards: every ability read, understood, compiled, said again; and the card to play with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ....core.card import CardDef
from ....core.errors import CardError, worded
from ....core.game import Game
from ....facets.reading import COMPLETE, PARTIAL, UNREAD, AbilityRead, CardRead, Printed, Status
from ....facets.record import Record
from ....language.cardform import check_ability
from ....language.node import AbilityNode, from_json, to_json
from .. import make
from .. import vocabulary as n
from ..clans import OF_ALL
from . import said as s
from .families import family_of
from .lexer import abilities
from .reader import Read, keep_in, read, say
from .spelt import text_of

FAMILY: Final = "vanguard"
FORERUNNER: Final = s.Keyword("forerunner")
ALL_CLANS: Final = s.Keyword("all clans")
ICONS: Final = ("sentinel", "G guardian", "ultimate stride", "glitter")  # that keywords are, and the rules ask for
SHOWN: Final = 8  # words before and behind the place where reading stopped
LOST_WORDS: Final = "not understood: its tree does not say these words again"
OWN_FORMS: Final = ("Keyword", "Together")
ERAS: Final = {"DZ": "DZ-", "D": "D-", "V": "V-", "G": "G-", "original": ""}  # by how their numbers begin


def read_text(game: Game, text: str) -> tuple[AbilityRead, ...]:
    """Every ability of a printed text, for a game that must be able to play it."""
    return tuple(read_ability(game, one.tokens) for one in abilities(text))


@lru_cache(20_000)
def read_ability(game: Game, tokens: tuple[str, ...]) -> AbilityRead:
    """One ability: its tree where it is understood, compiles, and says the same words again."""
    found = read(tokens)
    text = text_of(tokens)
    parsed = found.tree is not None or found.at == len(tokens)
    if found.tree is None:
        return AbilityRead(text, unread=stopped(tokens, found), waits_for=family_of(tokens), parsed=parsed)
    fault = fault_of(game, found.tree)
    if fault:
        return AbilityRead(text, unread=fault, waits_for=family_of(tokens), parsed=True)
    said = said_again(found.tree, found.spelling)
    if said != tokens:  # words that hang on what a number is: they are in no tree
        return AbilityRead(text, unread=LOST_WORDS, waits_for=family_of(tokens), parsed=True)
    return AbilityRead(text, to_json(found.tree), found.spelling, text_of(said), parsed=True)


def said_again(tree: AbilityNode, spelling: tuple[int, ...]) -> tuple[str, ...]:
    """The words that a tree and its spelling say; none where they do not belong together."""
    try:
        return say(tree, spelling)
    except CardError:
        return ()


def stopped(tokens: tuple[str, ...], found: Read) -> str:
    """Where reading stopped, in words; or what was not understood."""
    if found.at == len(tokens) and found.fault != "words":
        return f"not understood: {found.fault}"
    before = " ".join(tokens[max(0, found.at - SHOWN) : found.at])
    return f"{before} >> {' '.join(tokens[found.at : found.at + SHOWN]) or 'the end'}"


def fault_of(game: Game, tree: AbilityNode) -> str:
    """Why an ability that was understood cannot be played; nothing where it can."""
    for part in parts_of(tree):
        if isinstance(part, n.Play) and not part.do:
            continue  # the line before what the order does
        try:
            from_json(to_json(part), FAMILY)
            check_ability(game, part)
        except CardError as error:
            return f"not playable: {str(error).removeprefix('an ability: ')}"
    return ""


# --- trees in JSON form ---


def tree_from_json(form: object) -> AbilityNode:
    """The tree of one printed ability; CardError says what is wrong with its form."""
    if isinstance(form, list) and len(form) == 2 and form[0] in OWN_FORMS and isinstance(form[1], dict):
        name, fields = form
        if name == "Together" and isinstance(fields.get("of"), list):
            return s.Together(tuple(tree_from_json(one) for one in fields["of"]))
        if name == "Keyword" and set(fields) <= {"word", "said"} and all(isinstance(v, str) for v in fields.values()):
            return s.Keyword(**fields)
        raise CardError(worded("no_such", "there is no such {name}", {"name": name}))
    return _ability(form)


def _ability(form: object) -> AbilityNode:
    found = from_json(form, FAMILY)
    if not isinstance(found, AbilityNode):
        raise CardError(worded("no_ability", "this is no ability"))
    return found


def parts_of(tree: AbilityNode) -> list[AbilityNode]:
    """The abilities that one printed line gives a card; a keyword gives it something else."""
    if isinstance(tree, s.Together):
        return [part for one in tree.of for part in parts_of(one)]
    return [] if isinstance(tree, s.Keyword) else [tree]


def words_in(tree: AbilityNode) -> list[s.Keyword]:
    """The keywords that one printed line gives a card."""
    if isinstance(tree, s.Together):
        return [word for one in tree.of for word in words_in(one)]
    return [tree] if isinstance(tree, s.Keyword) else []


# --- cards ---


def read_record(game: Game, record: Record) -> CardRead:
    """What was made of a card's printed text."""
    text = "\n".join(record.text)
    found = read_text(game, text)
    if any(one.tree is None for one in found):
        status: Status = PARTIAL if any(one.tree is not None for one in found) else UNREAD
        return CardRead(record.name, record.number or record.key, record.kind, text, status, found)
    try:
        check_card(game, record, found)
    except CardError as error:
        return CardRead(record.name, record.number or record.key, record.kind, text, PARTIAL, found, str(error))
    return CardRead(record.name, record.number or record.key, record.kind, text, COMPLETE, found)


def check_card(game: Game, record: Record, found: Sequence[AbilityRead]) -> None:
    """Whether a card can have these abilities together; CardError says why not."""
    trees = [tree_from_json(one.tree) for one in found]
    if any(tree == FORERUNNER for tree in trees) and not record.clan:
        raise CardError(worded("forerunner_clan", "a forerunner needs a clan"))
    given = [part for tree in trees for part in parts_of(tree)]
    if record.kind in ("normal order", "blitz order") and not _play(given):
        raise CardError(worded("order_without", "what it does when it is played is not one of its abilities"))
    traits = {"nation": (record.nation,), "clan": (record.clan,), "icons": record.skills}
    bare = CardDef("user:read", record.name, record.kind, {"grade": record.grade or 0}, (), "", traits)
    game.rulebook.compile_card(game, 0, with_abilities(bare, found))


def with_abilities(card: CardDef, found: Sequence[AbilityRead]) -> CardDef:
    """The card with what was read: its abilities, and the icons that keywords give it."""
    trees = [tree_from_json(one.tree) for one in found if one.tree is not None]
    clans = [clan for clan in card.traits.get("clan", ()) if clan]
    given: list[AbilityNode] = []
    for tree in trees:
        given += [make.forerunner(clans[0])] if tree == FORERUNNER and clans else parts_of(tree)
    words = [one.word for tree in trees for one in words_in(tree)]
    icons = [word for word in dict.fromkeys(words) if word in ICONS or word in n.ABILITY_WORDS]
    own = [icon for icon in card.traits.get("icons", ()) if icon not in icons]
    numbers = card.numbers
    if "G guardian" in icons:  # which drives nobody
        own = [icon for icon in own if icon not in make.DRIVES]
        numbers = {stat: number for stat, number in numbers.items() if stat != "drive"}
    plays = [part for part in given if isinstance(part, n.Play)]
    if "regalis piece" in icons:
        given = [msgspec.structs.replace(one, limit="regalis piece") if one in plays else one for one in given]
        plays = [part for part in given if isinstance(part, n.Play)]
    kept = tuple(_play(plays) + [part for part in given if part not in plays])
    traits = {**card.traits, "icons": (*own, *icons)} if own or icons else card.traits
    if ALL_CLANS in trees:
        traits = {**traits, "clan": (OF_ALL,)}
    return msgspec.structs.replace(card, abilities=kept, traits=traits, numbers=numbers)


def _play(given: Sequence[AbilityNode]) -> list[AbilityNode]:
    """An order's two lines as one: how it is played, and what it does; nothing where they are no whole."""
    plays = [one for one in given if isinstance(one, n.Play)]
    does = [one for one in plays if one.do]
    hows = [one for one in plays if not one.do]
    if len(does) != 1 or len(hows) > 1:
        return []
    return [msgspec.structs.replace(hows[0], do=does[0].do) if hows else does[0]]


def say_form(game: Game, form: object, spelling: tuple[int, ...]) -> str:
    """The words of a tree in JSON form, which must be one that can be played; CardError says why it is not."""
    tree = tree_from_json(form)
    fault = fault_of(game, tree)
    if fault:
        raise CardError(fault)
    return text_of(say(tree, spelling))


def era_of(number: str) -> str:
    """The era of a card, by its number.

    >>> [era_of(number) for number in ("G-BT01/001", "DZ-BT02/010EN", "BT01/004", "D-SD01/001")]
    ['G', 'DZ', 'original', 'D']
    """
    return next(era for era, start in ERAS.items() if number.upper().startswith(start))


PRINTED: Final = Printed(read_record, with_abilities, say_form, tuple(ERAS), era_of, keep_in)
