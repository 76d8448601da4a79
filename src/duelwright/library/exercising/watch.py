"""Watching the abilities of one card in play: how far each came, and whether it did something and came to its end.

A game made for one card is watched: the instructions of the card's own abilities tell when they run, and one more at
the end of each tells that it was reached. Other games, and play without watching, are as they were.

An AUTO, an ACT, an order or a replacement has resolved when it came to its end and something happened after it was
played and paid for, or was put off until later. A continuous ability has when it changed a value of some card, or gave
it a skill, a name, a clan.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.ability import ACT, CONT, INSTEAD, TRAIT, Ability, CardsFn, Expr, Instr, InstrFn
from ...core.frame import Frame
from ...core.game import Game
from ...core.modifiers import compute, has_skill, is_silent, traits_given
from ...core.state import State

REASONS: Final = (  # why an ability has not resolved; the messages `why.` tell them
    "no_change", "no_end", "no_condition_or_cost", "no_condition", "no_card", "no_cost", "not_played", "no_event",
)  # fmt: skip


class Watched:
    """One ability: how often it began, was played, came to its end, and had done something by then."""

    __slots__ = ("ability", "began", "chained", "ended", "failed", "holds", "payable", "played", "resolved", "since")

    def __init__(self, ability: Ability) -> None:
        self.ability = ability
        self.began = 0
        self.played = 0
        self.ended = 0
        self.resolved = 0
        self.failed = 0  # how often its condition was asked for and did not hold
        self.holds = 0
        self.payable = 0
        self.chained = 0  # what was put off until later by then
        self.since = 0  # the version of the state when what happens began to be its effect

    def holding(self, holds: bool) -> None:
        """Its condition was asked for."""
        self.holds += holds
        self.failed += not holds

    def paying(self, payable: bool) -> None:
        """Whether its cost could be paid was asked for."""
        self.payable += payable

    def giving(self, gives: bool) -> None:
        """How much it gives was asked for."""
        self.resolved += gives

    def why(self) -> str:
        """Why it has not resolved, as far as it came: one of the REASONS."""
        if self.ended and self.played:
            return "no_change"
        if self.played:
            return "no_end"
        if self.began:
            return "no_condition_or_cost"
        if self.failed and not self.holds:
            return "no_condition"
        if self.ability.kind in (CONT, TRAIT):
            return "no_card"
        if self.ability.kind == ACT:
            return "no_cost" if not self.payable else "not_played"
        return "no_event"


def watch(game: Game, defn: int, played: InstrFn) -> list[Watched]:
    """Watch every ability of a card from now on, in the order of its text."""
    found = [Watched(game.abilities[number]) for number in game.own[defn]]
    for one in found:
        ability = one.ability
        if ability.gated:
            _tell(ability.gate, one.holding)
        if ability.kind == ACT:
            _tell(ability.payable, one.paying)
        if ability.kind == CONT:
            _tell(ability.amount, one.giving)  # asked for only where it works and touches a card
        elif not ability.code and ability.kind != TRAIT:
            _tell_cards(one, ability.who)
        if ability.code:
            _tell_code(one, played)
    return found


def look(state: State, watched: list[Watched]) -> None:
    """Let continuous abilities that have done nothing yet show whether they do now."""
    for one in watched:
        ability = one.ability
        if one.resolved or ability.kind not in (CONT, TRAIT):
            continue
        own = [card for card, defn in enumerate(state.defs) if defn == ability.defn and _is_at_work(state, card, one)]
        if ability.kind == TRAIT:
            one.resolved += any(ability.amount.value in traits_given(state, card, ability.stat) for card in own)
        elif own:
            for card in own if ability.who.alone else range(len(state.defs)):
                _ask_value(state, card, ability.stat)


def _is_at_work(state: State, card: int, one: Watched) -> bool:
    return bool(one.ability.zones >> state.game.place_zone[state.place[card]] & 1)


def _ask_value(state: State, card: int, stat: int) -> None:
    game = state.game
    if stat < len(game.stats):
        compute(state, card, stat)
    elif stat == game.silence:
        is_silent(state, card)
    else:
        has_skill(state, card, stat)
        for changed in range(len(game.stats)):
            if game.original_by[changed] == stat:
                compute(state, card, changed)


def _tell_code(one: Watched, played: InstrFn) -> None:
    """The effect begins behind the instruction that plays it, or at once where there is none."""
    code = one.ability.code
    starts = [at for at, instr in enumerate(code) if instr.fn is played]
    for at, instr in enumerate(code):
        instr.fn = _told(one, instr.fn, at == 0, at in starts or (at == 0 and not starts), at in starts)
        instr.op = 0  # else compiled play calls the operation itself, by its number
    code.append(Instr(_end(one), []))


def _told(one: Watched, fn: InstrFn, first: bool, plays: bool, behind: bool) -> InstrFn:
    def run(state: State, frame: Frame, instr: Instr) -> None:
        if first:
            one.began += 1
            one.since = -1
        if plays:
            one.played += 1
        if plays and not behind:
            one.since, one.chained = state.version, len(state.chain)
        fn(state, frame, instr)
        if behind or (instr.pays and one.since >= 0):
            one.since, one.chained = state.version, len(state.chain)

    return run


def _end(one: Watched) -> InstrFn:
    def run(state: State, frame: Frame, instr: Instr) -> None:
        one.ended += 1
        if one.since >= 0 and (state.version > one.since or len(state.chain) > one.chained):
            one.resolved += 1
        one.since = -1

    return run


def _tell(expr: Expr, note: Callable[[bool], None]) -> None:
    """Tell, whenever a number is asked for, whether it is one."""
    asked = expr.number

    def run(state: State, frame: Frame, expr: Expr) -> int:
        found = asked(state, frame, expr)
        note(found != 0)
        return found

    expr.number = run
    expr.op = 0


def _tell_cards(one: Watched, expr: Expr) -> None:
    """What has no instructions, such as a move that goes elsewhere, has resolved where it meant a card."""
    asked: CardsFn = expr.cards

    def run(state: State, frame: Frame, expr: Expr) -> list[int]:
        found = asked(state, frame, expr)
        one.resolved += bool(found)
        return found

    if one.ability.kind == INSTEAD or one.ability.others:
        expr.cards = run
        expr.op = 0
