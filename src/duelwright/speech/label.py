"""Options in words: handles become card names as the seat knows them, slots say what is in them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from .. import Prompt, View, ViewCard
from ..language.messages import Parameter
from ..language.voice import Voice
from .cardline import costs, effects
from .words import name_of


def spots(voice: Voice, view: View) -> Iterator[tuple[int, str, ViewCard]]:
    """Every card a view shows: seat, where it is (a slot's or a zone's name), the card."""
    for seat, side in enumerate(view.seats):
        for zone in voice.game.family.zones:
            slots = zone.slot_names()
            for i, card in enumerate(side.zones[zone.name]):
                if card is not None:
                    yield seat, slots[i] if slots else zone.name, card


def label(voice: Voice, view: View, prompt: Prompt, option: str) -> str:
    """An option of a prompt in words, for the seat whose view this is."""
    verb, _, rest = option.partition(" ")
    if verb == "pass":
        first = voice.say(f"pass.{prompt.kind}_first") if view.turn == 1 else ""
        return first or voice.say(f"pass.{prompt.kind}") or voice.say("verb.pass")
    if verb == "option" and rest.isdecimal():
        return numbered(voice, view, prompt, int(rest))
    first, _, second = rest.partition(">")
    card = _part(voice, view, first, verb) if first else ""
    params: dict[str, Parameter] = {"card": card, "slot": second, "phase": view.phase}
    params["target"] = _in_slot(voice, view, second, 1 - view.viewer)
    params["shield"] = _number(voice, view, first, "shield")
    params["grade"] = _number(voice, view, first, "grade")
    params["cost"] = _cost(voice, view, rest) if verb == "use" else ""
    aimed = voice.say(f"verb.{verb}_at" if second else f"verb.{verb}.{prompt.kind}", params)
    said = aimed or voice.say("verb.use_paying" if params["cost"] else f"verb.{verb}", params)
    return said or " ".join(word for word in (verb, card, second) if word)


def copies(voice: Voice, view: View, prompt: Prompt) -> list[list[str]]:
    """The options in their order, those together that differ in nothing but which of several equal cards they mean."""
    known = {f"h{card.handle}": (seat, where, card) for seat, where, card in spots(voice, view) if card.card}
    found: dict[tuple[object, ...], list[str]] = {}
    for option in prompt.options:
        verb, _, rest = option.partition(" ")
        first, _, second = rest.partition(">")
        key: tuple[object, ...] = (option,)
        if first in known:
            seat, where, card = known[first]
            key = (verb, second, seat, where, msgspec.json.encode(msgspec.structs.replace(card, handle=0)))
        found.setdefault(key, []).append(option)
    return list(found.values())


def _number(voice: Voice, view: View, part: str, stat: str) -> int:
    """A number of the card that an option names, by handle or by slot, as it is now; 0 where it has none."""
    for seat, where, card in spots(voice, view):
        if f"h{card.handle}" == part or (where == part and seat == view.viewer):
            return card.values.get(stat, 0)
    return 0


def _cost(voice: Voice, view: View, part: str) -> str:
    """What the use of a card costs, or nothing."""
    for _, _, card in spots(voice, view):
        if f"h{card.handle}" == part and card.card:
            printed = voice.find(card.card)
            return costs(voice.game, printed, voice.lang) if printed is not None else ""
    return ""


def _part(voice: Voice, view: View, part: str, verb: str) -> str:
    """A handle as a card's name, a slot with what lies in it."""
    if re.fullmatch(r"h\d+", part):
        for seat, where, card in spots(voice, view):
            if card.handle == int(part[1:]):
                place = f", {_place(voice, seat, where)}" if verb == "choose" else ""
                return f"{voice.card(card.card)} ({part}{place})"
    return _in_slot(voice, view, part, view.viewer)


def _in_slot(voice: Voice, view: View, slot: str, side: int) -> str:
    """A slot with what lies in it."""
    if slot in voice.game.slots:
        for seat, where, card in spots(voice, view):
            if seat == side and where == slot:
                return f"{voice.card(card.card)} ({slot})"
    return slot


def _place(voice: Voice, seat: int, where: str) -> str:
    """Where a card is, and on whose side."""
    params: dict[str, Parameter] = {"where": name_of(voice, "zone", where), "who": voice.names[seat]}
    return voice.say("terminal.place", params, voice.is_you(seat))


def numbered(voice: Voice, view: View, prompt: Prompt, number: int) -> str:
    """A numbered option: which effect is next in an order, or what one of several does."""
    game = voice.game
    own = voice.say(f"option.{prompt.kind}.{number}")
    if own:
        return own
    if prompt.kind == "order":
        waiting = [entry for entry in view.standby if entry.seat == prompt.seat]
        if number <= len(waiting):
            ability = game.abilities[waiting[number - 1].ability]
            return voice.say("terminal.first" if ability.code else "terminal.first_without", {"name": ability.name})
    if prompt.kind == "option" and prompt.why.endswith(": Auto"):
        return voice.say("terminal.use_ability")
    if prompt.kind == "option":
        card = game.find(prompt.why.partition(":")[0])
        count = sum(option.startswith("option ") for option in prompt.options)
        ways = [way for part in card.abilities for way in _ways(part) if len(way) == count] if card else []
        if len(ways) == 1:
            return effects(game, _steps(ways[0][number - 1]), voice.lang)
    return voice.say("terminal.option", {"n": number})


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
