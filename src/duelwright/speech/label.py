"""Options in words: handles become card names as the seat knows them, slots say what is in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from ..core.game import Game
from ..core.view import View, ViewCard
from ..core.wire import Prompt
from ..language.messages import Parameter, say
from ..language.node import AbilityNode, Node
from ..language.nodes import Look, May, OneOf
from ..language.voice import Voice
from .ask import asking_node
from .cardline import costs, effects
from .names import name_of
from .passage import asking_part, begun
from .replacing import replacing

Held = tuple[int, str, ViewCard]  # seat, slot or zone, card


@lru_cache(maxsize=64)
def slots_of(game: Game) -> dict[str, list[str]]:
    """The names of the slots of each zone."""
    return {zone.name: zone.slot_names() for zone in game.layout.zones}


@lru_cache(maxsize=64)
def places_of(game: Game) -> dict[str, tuple[str, int]]:
    """Each slot, and each zone without slots, by its name: the zone, and which place of it."""
    return {slot: (zone, i) for zone, slots in slots_of(game).items() for i, slot in enumerate(slots or [zone])}


def spots(voice: Voice, view: View) -> Iterator[tuple[int, str, ViewCard]]:
    """Every card a view shows: seat, where it is (a slot's or a zone's name), the card."""
    for seat, side in enumerate(view.seats):
        for zone in voice.game.layout.zones:
            slots = zone.slot_names()
            for i, card in enumerate(side.zones[zone.name]):
                if card is not None:
                    yield seat, slots[i] if slots else zone.name, card


class Board:
    """Where the cards lie that a view shows: each by its handle, and the first one in a slot or zone of a seat."""

    def __init__(self, voice: Voice, view: View, with_handles: bool = True) -> None:
        self.voice = voice
        self.view = view
        self.with_handles = with_handles  # whether words name them
        self.slots = slots_of(voice.game)
        self.places = places_of(voice.game)
        self._by_handle: dict[int, tuple[int, str, int, ViewCard]] | None = None

    def by_handle(self) -> dict[int, tuple[int, str, int, ViewCard]]:
        """Seat, zone, at which place of it, and card; worked out where it is asked for."""
        found = self._by_handle
        if found is None:
            found = self._by_handle = {
                card.handle: (seat, zone, i, card)
                for seat, side in enumerate(self.view.seats)
                for zone, cards in side.zones.items()
                for i, card in enumerate(cards)
                if card is not None
            }
        return found

    def held(self, part: str) -> Held | None:
        """The card that a part of an action names by its handle, `h7`: seat, slot or zone, and card."""
        if part[:1] != "h" or not part[1:].isdecimal():
            return None
        found = self.by_handle().get(int(part[1:]))
        if found is None:
            return None
        seat, zone, i, card = found
        slots = self.slots[zone]
        return seat, slots[i] if slots else zone, card

    def at(self, seat: int, where: str) -> ViewCard | None:
        """The first card in a slot or zone of a seat."""
        zone, i = self.places.get(where, ("", 0))
        cards = self.view.seats[seat].zones.get(zone, ())
        return cards[i] if i < len(cards) else None


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
    held = board.held(first)
    named = held[2] if held is not None else board.at(view.viewer, first)
    card = _held(voice, board, first, held, verb) if held is not None else _in_slot(voice, board, first, view.viewer)
    target = _in_slot(voice, board, second, 1 - view.viewer) if second else ""
    shield, grade = (named.values.get("shield", 0), named.values.get("grade", 0)) if named is not None else (0, 0)
    cost = _cost(voice, held) if verb == "use" else ""
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


def _cost(voice: Voice, held: Held | None) -> str:
    """What the use of a card costs, or nothing."""
    printed = voice.find(held[2].card) if held is not None else None
    return costs(voice.game, printed, voice.lang) if printed is not None else ""


def _held(voice: Voice, board: Board, part: str, held: Held, verb: str) -> str:
    """A card that is named by its handle."""
    seat, where, card = held
    told = [part] if board.with_handles else []
    told += [_place(voice, seat, where)] if verb == "choose" else []
    return f"{voice.card(card.card)} ({', '.join(told)})" if told else voice.card(card.card)


def _in_slot(voice: Voice, board: Board, slot: str, side: int) -> str:
    """A slot with what lies in it."""
    card = board.at(side, slot) if slot in voice.game.layout.slots else None
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
    if prompt.kind == "replacement":
        return replacing(voice, view, number) or voice.say("client.option", {"n": number})
    if prompt.kind == "option":
        asking = asking_node(voice, prompt)
        if isinstance(asking, AbilityNode):
            return voice.say("client.use_ability")
        if isinstance(asking, May) and asking.by == "opponent":
            return voice.say("client.agree")
        ways = _ways(asking, number)
        if number <= len(ways):
            card = voice.find(prompt.cause[1]) if isinstance(prompt.cause, tuple) else None
            said = asking_part(voice, prompt, _way(asking, number)) if not isinstance(asking, Look) else ""
            return begun(said) or effects(game, ways[number - 1], voice.lang, card.kind if card is not None else "")
    return voice.say("client.option", {"n": number})


def _way(asking: Node | None, number: int) -> str:
    """Where one of the ways lies in what asks."""
    return f".options.{number - 1}" if isinstance(asking, OneOf) else ".do"


def _ways(asking: Node | None, number: int) -> list[tuple[object, ...]]:
    """What a node lets its player choose between: several ways, how many cards, or the one that may be gone."""
    if isinstance(asking, Look):
        return [(msgspec.structs.replace(asking, n=number, up_to=False),)] * number
    ways = asking.options if isinstance(asking, OneOf) else (getattr(asking, "do", ()),)
    return [way for way in ways if way]
