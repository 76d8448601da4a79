"""The log: each event as one sentence, as its viewer saw it happen, in the viewer's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from ..core.wire import Event, EventCard
from .inflection import Named
from .messages import Parameter
from .voice import Voice

ONE_BY_ONE: Final = ("ON_DRAW", "ON_TAKE", "ON_BOTTOM")  # several in a row are told as one


_TOLD: Final[dict[str, Callable[[Voice, Event], Parameter]]] = {
    "who": lambda voice, event: voice.who(event.seat),
    "cards": lambda voice, event: voice.named([card.card for card in event.cards]),
    "first": lambda voice, event: voice.named([card.card for card in event.cards[:1]]),
    "others": lambda voice, event: voice.named([card.card for card in event.cards[1:]]),
    "cards_at": lambda voice, event: _at(voice, event.cards),
    "first_at": lambda voice, event: _at(voice, event.cards[:1]),
    "others_at": lambda voice, event: _at(voice, event.cards[1:]),
    "out_of": lambda voice, event: event.cards[0].source if event.cards else "",
    "to": lambda voice, event: event.cards[0].to if event.cards else "",
    "phase": lambda voice, event: event.phase,
    "turn": lambda voice, event: event.turn,
    "event": lambda voice, event: event.kind.removeprefix("ON_").replace("_", " ").lower(),
}


class Told(Mapping[str, Parameter]):
    """What a sentence about an event may name, worked out where it does."""

    def __init__(self, voice: Voice, event: Event) -> None:
        self.voice = voice
        self.event = event

    def __getitem__(self, name: str) -> Parameter:
        if name in _TOLD:
            return _TOLD[name](self.voice, self.event)
        found = self.event.values[name]
        if name == "zone":
            return self.voice.game.layout.zones[found].name
        return self.voice.game.stats[found] if name == "stat" else found

    def __contains__(self, name: object) -> bool:
        return name in _TOLD or name in self.event.values

    def __iter__(self) -> Iterator[str]:
        return iter([*_TOLD, *self.event.values])

    def __len__(self) -> int:
        return len(_TOLD) + len(self.event.values)


def logline(voice: Voice, event: Event) -> str:
    """One event as a sentence.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> drawn = game.start(seed=7).events(0)[6]
    >>> logline(Voice(game, ("Ann", "Bob"), 0), drawn)
    'Bob draws a card.'
    >>> logline(Voice(game, ("Ann", "Bob"), 0, "ru"), drawn)
    'Bob берёт карту.'
    """
    if event.kind == "ON_GAME_END" and event.seat not in (0, 1):
        return voice.say("drawn_game")
    params = Told(voice, event)
    text = voice.say(event.kind, params, voice.is_you(event.seat))
    if not text:
        return _unknown(voice, params)
    if not isinstance(event.cause, str) and event.step == "ability" and cause(voice, event) not in text:
        text = voice.say("caused", {"text": text.removesuffix("."), "cause": cause(voice, event)})
    return text[:1].upper() + text[1:]


def _at(voice: Voice, cards: tuple[EventCard, ...]) -> Named:
    """Cards with the circles they are on, `Vairina (R1)`; a card that has left its circle just by its name."""
    one_by_one = [(voice.named([card.card]), card.to) for card in cards]
    names = [f"{name} ({to})" if to in voice.game.slots else name for named, to in one_by_one for name in named.names]
    return Named(tuple(names), sum(named.hidden for named, _ in one_by_one))


def cause(voice: Voice, event: Event) -> str:
    """The name of the card behind an event, or the rule's heading."""
    if isinstance(event.cause, str):
        return event.cause
    card = voice.game.find(event.cause[1])
    return event.cause[1] if card is None else card.name


def _unknown(voice: Voice, told: Told) -> str:
    """A sentence for a kind that has no message."""
    values = ", ".join(f"{name} {value}" for name, value in told.event.values.items())
    params = {**told, "values": f" ({values})" if values else ""}
    return voice.say("unknown_event_of" if told.event.cards else "unknown_event", params)


def together(one: list[Event], other: list[Event]) -> list[Event]:
    """The same events as both seats saw them: a card is named if either knew it."""
    return [
        msgspec.structs.replace(a, cards=tuple(_known(x, y) for x, y in zip(a.cards, b.cards, strict=True)))
        for a, b in zip(one, other, strict=True)
    ]


def _known(one: EventCard, other: EventCard) -> EventCard:
    return one if one.card else other


def merged(events: list[Event]) -> list[Event]:
    """Cards that are drawn or put away one by one, told as one event."""
    made: list[Event] = []
    for event in events:
        last = made[-1] if made else None
        if last is not None and event.kind in ONE_BY_ONE and _same(last, event):
            made[-1] = msgspec.structs.replace(event, cards=(*last.cards, *event.cards))
            continue
        made.append(event)
    return made


def _same(one: Event, other: Event) -> bool:
    return (one.kind, one.seat, one.step, one.cause) == (other.kind, other.seat, other.step, other.cause)
