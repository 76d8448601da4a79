"""Options in words: handles become card names as the seat knows them, slots say what is in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from .. import Prompt, View, ViewCard
from .cardline import costs, effects
from .voice import Voice

PHRASES: Final = {
    "move": "move {0} to {1}", "return": "return {0} to your hand", "attack": "attack with {0}",
    "block": "block with {0}", "use": "use {0}", "choose": "choose {0}", "done": "done choosing",
    "back": "take that back",
}  # fmt: skip
PASSING: Final = {
    "block": "pass (do not block)", "priority": "pass (add nothing)", "chance": "pass (let the step end)",
    "option": "pass (do not do it)", "response": "pass (do not respond)",
}  # fmt: skip


def spots(voice: Voice, view: View) -> Iterator[tuple[int, str, ViewCard]]:
    """Every card a view shows: seat, where it is (a slot's or a zone's name), the card."""
    family = voice.game.family
    for seat, side in enumerate(view.seats):
        for zone, cards in side.zones.items():
            for i, card in enumerate(cards):
                if card is not None:
                    yield seat, family.slots[i] if zone == family.slot_zone else zone, card


def label(voice: Voice, view: View, prompt: Prompt, option: str) -> str:
    """An option of a prompt in words, for the seat whose view this is."""
    verb, _, rest = option.partition(" ")
    if verb == "pass":
        return PASSING.get(prompt.kind, "pass")
    if verb == "leave":
        return f"leave the {view.phase.title()} step"
    if verb == "option" and rest.isdecimal():
        return numbered(voice, view, prompt, int(rest))
    first, arrow, second = rest.partition(">")
    parts = [_part(voice, view, first, verb)] if rest else []
    parts += [second] if arrow else []
    said = PHRASES.get(verb, " ".join([verb, *(f"{{{i}}}" for i in range(len(parts)))])).format(*parts)
    return said + (_cost(voice, view, rest) if verb == "use" else "")


def _cost(voice: Voice, view: View, part: str) -> str:
    """What the use of a card costs, behind a colon, or nothing."""
    for _, _, card in spots(voice, view):
        if f"h{card.handle}" == part and card.card:
            printed = voice.find(card.card)
            paid = costs(voice.game, printed) if printed is not None else ""
            return f": {paid}" if paid else ""
    return ""


def _part(voice: Voice, view: View, part: str, verb: str) -> str:
    """A handle as a card's name, a slot with what lies in it."""
    if re.fullmatch(r"h\d+", part):
        for seat, where, card in spots(voice, view):
            if card.handle == int(part[1:]):
                place = f", {voice.whose(seat)} {where}" if verb == "choose" else ""
                return f"{voice.card(card.card)} ({part}{place})"
    if part in voice.game.slots:
        for seat, where, card in spots(voice, view):
            if seat == view.viewer and where == part:
                return f"{voice.card(card.card)} ({part})"
    return part


def numbered(voice: Voice, view: View, prompt: Prompt, number: int) -> str:
    """A numbered option: which effect is next in an order, or what one of several does."""
    game = voice.game
    if prompt.kind == "order":
        waiting = [entry for entry in view.standby if entry.seat == prompt.seat]
        if number <= len(waiting):
            ability = game.abilities[waiting[number - 1].ability]
            return f"first {ability.name}" + ("" if ability.code else " (no effect)")
    if prompt.kind == "option":
        card = game.find(prompt.why.partition(":")[0])
        count = sum(option.startswith("option ") for option in prompt.options)
        ways = [way for part in card.abilities for way in _ways(part) if len(way) == count] if card else []
        if len(ways) == 1:
            return effects(game, _steps(ways[0][number - 1]))
    return f"option {number}"


def _steps(way: object) -> tuple[object, ...]:
    return way if isinstance(way, tuple) else (way,)


def _ways(part: object) -> Iterator[tuple[object, ...]]:
    """What can be chosen between, wherever a tree offers it."""
    if isinstance(part, tuple):
        for one in part:
            yield from _ways(one)
    elif isinstance(part, msgspec.Struct):
        kind = type(part).__name__
        for name in part.__struct_fields__:
            value: object = getattr(part, name)
            if kind == "OneOf" and isinstance(value, tuple):
                yield value
            elif kind == "May":
                yield (value,)
            yield from _ways(value)
