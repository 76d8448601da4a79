"""Options in words: handles become card names as the seat knows them, slots say what is in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from .. import Prompt, View, ViewCard
from ..language.messages import Parameter, say
from ..language.node import AbilityNode, Node
from ..language.nodes import OneOf
from ..language.voice import Voice
from .ask import asking_node
from .cardline import costs, effects
from .names import name_of

HANDLE: Final = re.compile(r"h\d+")


def spots(voice: Voice, view: View) -> Iterator[tuple[int, str, ViewCard]]:
    """Every card a view shows: seat, where it is (a slot's or a zone's name), the card."""
    for seat, side in enumerate(view.seats):
        for zone in voice.game.layout.zones:
            slots = zone.slot_names()
            for i, card in enumerate(side.zones[zone.name]):
                if card is not None:
                    yield seat, slots[i] if slots else zone.name, card


class Board:
    """Where the cards lie that a view shows: each by its handle, and the first one in each slot and zone of a seat."""

    def __init__(self, voice: Voice, view: View, with_handles: bool = True) -> None:
        self.voice = voice
        self.view = view
        self.with_handles = with_handles  # whether words name them

    @cached_property
    def by_handle(self) -> dict[int, tuple[int, str, ViewCard]]:
        """Seat, slot or zone, and card."""
        return {card.handle: (seat, where, card) for seat, where, card in spots(self.voice, self.view)}

    @cached_property
    def by_place(self) -> dict[tuple[int, str], ViewCard]:
        """The card by its seat, and its slot or zone."""
        found: dict[tuple[int, str], ViewCard] = {}
        for seat, where, card in spots(self.voice, self.view):
            found.setdefault((seat, where), card)
        return found

    def held(self, part: str) -> tuple[int, str, ViewCard] | None:
        """The card that a part of an action names by its handle, `h7`."""
        return self.by_handle.get(int(part[1:])) if HANDLE.fullmatch(part) else None

    def find(self, part: str, seat: int) -> ViewCard | None:
        """The card that a part of an action names, by its handle or by its place on a seat's side."""
        held = self.held(part)
        return held[2] if held is not None else self.by_place.get((seat, part)) if part else None


def label(voice: Voice, view: View, prompt: Prompt, option: str) -> str:
    """An option of a prompt in words, for the seat whose view this is."""
    return labels(voice, view, prompt, [option])[0]


def labels(voice: Voice, view: View, prompt: Prompt, options: Sequence[str], with_handles: bool = True) -> list[str]:
    """Options of a prompt in words; where a card is pointed at, its handle need not be said."""
    board = Board(voice, view, with_handles)
    return [_label(voice, view, board, prompt, option) for option in options]


def _label(voice: Voice, view: View, board: Board, prompt: Prompt, option: str) -> str:
    verb, _, rest = option.partition(" ")
    if verb == "pass":
        first = voice.say(f"pass.{prompt.kind}_first") if view.turn == 1 else ""
        return first or voice.say(f"pass.{prompt.kind}") or voice.say("verb.pass")
    if verb == "option" and rest.isdecimal():
        return numbered(voice, view, prompt, int(rest))
    first, _, second = rest.partition(">")
    card = _part(voice, view, board, first, verb) if first else ""
    named = board.find(first, view.viewer)
    target = _in_slot(voice, board, second, 1 - view.viewer)
    shield, grade = (named.values.get("shield", 0), named.values.get("grade", 0)) if named is not None else (0, 0)
    cost = _cost(voice, board, rest) if verb == "use" else ""
    return _said(
        voice.game.key, voice.lang, verb, prompt.kind, card, second, view.phase, target, shield, grade, cost
    )  # fmt: skip


@lru_cache(maxsize=20_000)
def _said(
    game: str, lang: str, verb: str, kind: str, card: str, slot: str, phase: str, target: str, shield: int, grade: int,
    cost: str,
) -> str:  # fmt: skip
    """An action in words. The same ones are offered again and again, so they are kept."""
    params: dict[str, Parameter] = {
        "card": card, "slot": slot, "phase": phase, "target": target, "shield": shield, "grade": grade, "cost": cost
    }  # fmt: skip
    aimed = say(game, lang, f"verb.{verb}_at" if slot else f"verb.{verb}.{kind}", params)
    said = aimed or say(game, lang, "verb.use_paying" if cost else f"verb.{verb}", params)
    return said or " ".join(word for word in (verb, card, slot) if word)


def copies(voice: Voice, view: View, prompt: Prompt) -> list[list[str]]:
    """The options in their order, those together that differ in nothing but which of several equal cards they mean."""
    board = Board(voice, view)
    found: dict[tuple[object, ...], list[str]] = {}
    for option in prompt.options:
        verb, _, rest = option.partition(" ")
        first, _, second = rest.partition(">")
        key: tuple[object, ...] = (option,)
        held = board.held(first)
        if held is not None and held[2].card:
            seat, where, card = held
            key = (verb, second, seat, where, msgspec.json.encode(msgspec.structs.replace(card, handle=0)))
        found.setdefault(key, []).append(option)
    return list(found.values())


def _cost(voice: Voice, board: Board, part: str) -> str:
    """What the use of a card costs, or nothing."""
    held = board.held(part)
    printed = voice.find(held[2].card) if held is not None else None
    return costs(voice.game, printed, voice.lang) if printed is not None else ""


def _part(voice: Voice, view: View, board: Board, part: str, verb: str) -> str:
    """A handle as a card's name, a slot with what lies in it."""
    held = board.held(part)
    if held is not None:
        seat, where, card = held
        told = [part] if board.with_handles else []
        told += [_place(voice, seat, where)] if verb == "choose" else []
        return f"{voice.card(card.card)} ({', '.join(told)})" if told else voice.card(card.card)
    return _in_slot(voice, board, part, view.viewer)


def _in_slot(voice: Voice, board: Board, slot: str, side: int) -> str:
    """A slot with what lies in it."""
    card = board.by_place.get((side, slot)) if slot in voice.game.layout.slots else None
    return f"{voice.card(card.card)} ({slot})" if card is not None else slot


def _place(voice: Voice, seat: int, where: str) -> str:
    """Where a card is, and on whose side."""
    params: dict[str, Parameter] = {"where": name_of(voice, "zone", where), "who": voice.names[seat]}
    return voice.say("client.place", params, voice.is_you(seat))


def numbered(voice: Voice, view: View, prompt: Prompt, number: int) -> str:
    """A numbered option: which effect is next in an order, or what one of several does."""
    game = voice.game
    own = voice.say(f"option.{prompt.kind}.{number}")
    if own:
        return own
    if prompt.kind == "order":
        waiting = [entry for entry in view.standby if entry.seat == prompt.seat]
        if number <= len(waiting):
            ability = game.ability(waiting[number - 1].ability)
            return voice.say("client.first" if ability.code else "client.first_without", {"name": ability.name})
    if prompt.kind == "option":
        asking = asking_node(voice, prompt)
        if isinstance(asking, AbilityNode):
            return voice.say("client.use_ability")
        ways = _ways(asking)
        if number <= len(ways):
            return effects(game, ways[number - 1], voice.lang)
    return voice.say("client.option", {"n": number})


def _ways(asking: Node | None) -> list[tuple[object, ...]]:
    """What a node lets its player choose between: several ways, or the one that may be gone."""
    ways = asking.options if isinstance(asking, OneOf) else (getattr(asking, "do", ()),)
    return [way for way in ways if way]
