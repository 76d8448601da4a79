"""Continuous abilities of Vanguard's cards, from nodes to what the engine reads: values, names, replacements."""

from __future__ import annotations

from typing import Final

from ....core.ability import CONT, INSTEAD, TRAIT, Ability, number
from ....core.errors import CardError, worded
from ....core.game import Game
from ....language import layers
from ....language.compile import compile_happening, new_ability
from ....language.layers import check_layers
from ....language.node import Node, walk
from ....language.nodes import InsteadOf, Side
from .. import names as n
from .. import vocabulary as v
from ..vocabulary.conditions import BARRED
from .effects import ZONES, VanguardCompiler
from .groups import is_hidden, zone_mask

FIRST: Final = ("no abilities", "early limit break", "friends")  # every gate of an ability may ask for these
PASSING: Final = ("harmony", "hollowed", "blazing", "engorged")  # states that last for a time
WHOSE: Final[dict[str, Side]] = {"you": "yours", "opponent": "opponent's"}
UNSEEN: Final = ("hand", "ride deck", "G zone", "bind")  # places whose cards the other player may not know


Continual = v.Continuous | v.Has | v.Original | v.Bars


def continuous(game: Game, defn: int, part: Continual) -> Ability:
    """It may depend on what is worked out before the value that it changes."""
    if isinstance(part, v.Has) and part.skill in PASSING:
        raise CardError(
            worded(
                "state_given",
                "{skill} is a state that units come to be in, and is not given continuously",
                {"skill": part.skill},
            )
        )
    check_layers(part, _changed(part))
    _refuse_telling(part)
    ability = new_ability(game, defn, CONT)
    c = VanguardCompiler(game, defn)
    ability.zones = zone_mask(game, part.where)
    ability.who = c.expr(v.Group("vanguard", WHOSE[part.who]) if isinstance(part, v.Bars) else part.of)
    if isinstance(part, v.Bars):
        if part.flag not in BARRED:
            raise CardError(worded("flag_given", "no continuous ability can bring {flag}", {"flag": part.flag}))
        ability.stat = c.skill(f"under {part.flag}")
        ability.amount = number(1)
    elif isinstance(part, v.Has):
        ability.stat = c.skill(part.skill)
        ability.amount = number(1)
    elif isinstance(part, v.Original):
        ability.stat = c.skill(f"original {part.stat}")
        ability.amount = c.expr(part.to)
    else:
        ability.stat = c.stat(part.stat)
        ability.amount = c.expr(part.by)
    if part.when is not None:
        ability.gated = True
        ability.gate = c.expr(part.when)
    return ability


def _changed(part: Continual) -> int:
    """The layer that a continuous ability changes."""
    if isinstance(part, v.Bars):
        return layers.PLAYERS
    if isinstance(part, v.Has):
        return layers.ABILITIES if part.skill in FIRST else layers.SKILLS
    return layers.ORIGINAL if isinstance(part, v.Original) else layers.layer_of(part.stat)


def redirect(game: Game, defn: int, part: v.Redirect) -> Ability:
    """A move that an effect or a cost makes goes elsewhere."""
    _refuse_telling(part)
    _refuse_hidden(part.where)
    ability = new_ability(game, defn, INSTEAD)
    c = VanguardCompiler(game, defn)
    ability.zones = zone_mask(game, part.where)
    ability.who = c.expr(part.of)
    ability.sources = zone_mask(game, (part.source,))
    ability.into, ability.to = ZONES[part.into], ZONES[part.to]
    ability.optional = part.optional
    return ability


def counts_as(game: Game, defn: int, part: v.CountsAs) -> Ability:
    """A name or a clan that its card has besides the printed one."""
    if not part.word:
        raise CardError(worded("counts_as", "CountsAs needs the {what} that the card has, too", {"what": part.what}))
    ability = new_ability(game, defn, TRAIT)
    ability.zones = zone_mask(game, part.where) if part.where else (1 << len(game.layout.zones)) - 1
    is_name = part.what == "name"
    ability.stat = n.ALSO_NAMED if is_name else n.ALSO_OF_CLAN
    ability.amount = number(game.pool.title(part.word) if is_name else game.pool.word(n.CLAN, part.word))
    return ability


def would(game: Game, defn: int, part: v.Would) -> Ability:
    """What is done instead of something that happens to a player."""
    _refuse_hidden(part.where)
    happening = InsteadOf(part.what, part.do, part.who, part.optional)
    ability = compile_happening(VanguardCompiler(game, defn), defn, happening)
    ability.zones = zone_mask(game, part.where)
    return ability


def _refuse_telling(part: Node) -> None:
    """A hidden zone may be counted, and no more."""
    for inner in walk(part):
        if isinstance(inner, v.Caused | v.RodeOver):
            raise CardError(worded("gate_auto", "by what something happened is asked in the gate of an AUTO"))
        seen = isinstance(inner, v.Group) and inner.place == "bind"  # what lies face down there is no such card
        if isinstance(inner, v.Group) and is_hidden(inner) and not seen and (inner.kind or inner.that):
            raise CardError(
                worded("continuous_hidden", "a continuous ability may not tell what cards a hidden zone holds")
            )


def _refuse_hidden(where: tuple[str, ...]) -> None:
    """Who is asked what happens instead would be known to hold the card."""
    for place in where:
        if place in UNSEEN:
            raise CardError(
                worded("replaced_hidden", "a replacement may not work in a hidden place: {place}", {"place": place})
            )
