"""The log: each event as one English sentence, as the viewer saw it happen."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from .. import Event, EventCard
from .voice import Voice

# What you did, and what somebody else did.
PHRASES: Final = {
    "ON_TURN": ("Turn {turn}: your turn", "Turn {turn}: {who}'s turn"),
    "ON_STEP": ("{Phase} step", "{Phase} step"),
    "ON_SHUFFLE": ("You shuffle your deck.", "{who} shuffles their deck."),
    "ON_DRAW": ("You draw {cards}.", "{who} draws {cards}."),
    "ON_EMPTY_DRAW": ("You draw nothing: your deck is empty.", "{who} draws nothing: their deck is empty."),
    "ON_ENTER": ("You put {cards} into a slot.", "{who} puts {cards} into a slot."),
    "ON_RETURN": ("You get {cards} back into your hand.", "{who} gets {cards} back into their hand."),
    "ON_DISCARD": ("Your {cards} goes to the discard pile.", "{who}'s {cards} goes to the discard pile."),
    "ON_USE": ("You use {cards}.", "{who} uses {cards}."),
    "ON_OUTLET_ADD": ("{cards} waits in the Outlet.", "{cards} waits in the Outlet."),
    "ON_RESOLVE": ("{cards} resolves.", "{cards} resolves."),
    "ON_NULLIFY": ("Your {cards} is nullified.", "{who}'s {cards} is nullified."),
    "ON_SKIP": ("Your {cards} was nullified: nothing happens.", "{who}'s {cards} was nullified: nothing happens."),
    "ON_ATTACK": ("You attack with {cards}.", "{who} attacks with {cards}."),
    "ON_BLOCK": ("You block with {cards}.", "{who} blocks with {cards}."),
    "ON_NO_BLOCK": ("You do not block.", "{who} does not block."),
    "ON_STOP_ATTACK": ("You stop the attack of {cards}.", "{who} stops the attack of {cards}."),
    "ON_HELD": ("Your {cards} holds: no damage.", "{who}'s {cards} holds: no damage."),
    "ON_ATTACK_END": ("The attack is over.", "The attack is over."),
    "ON_BLOCK_LOSS": ("Your {cards} loses {lost} block for good.", "{who}'s {cards} loses {lost} block for good."),
    "ON_MEND": ("Your {cards} gets {mended} block back.", "{who}'s {cards} gets {mended} block back."),
    "ON_DAMAGE": ("You take {amount} damage: {health} left.", "{who} takes {amount} damage: {health} left."),
    "ON_HEAL": ("You gain {amount} health and have {health}.", "{who} gains {amount} health and has {health}."),
    "ON_LOOK": ("You look at {cards}.", "{who} looks at {cards}."),
    "ON_REVEAL": ("You reveal {cards}.", "{who} reveals {cards}."),
    "ON_TAKE": ("You put {cards} into your hand.", "{who} puts {cards} into their hand."),
    "ON_BOTTOM": ("You put {cards} under your deck.", "{who} puts {cards} under their deck."),
    "ON_CHANGE": ("{cards}: {stat_name} {amount:+}.", "{cards}: {stat_name} {amount:+}."),
    "ON_GAME_END": ("You win the game.", "{who} wins the game."),
}  # fmt: skip
HEADINGS: Final = ("ON_TURN", "ON_STEP")
MINOR: Final = ("ON_STEP", "ON_SHUFFLE", "ON_ATTACK_END", "ON_OUTLET_ADD", "ON_RESOLVE")
ROUTINE: Final = ("ON_ATTACK_END", "ON_OUTLET_ADD", "ON_SHUFFLE")  # of no interest but in the whole log
ONE_BY_ONE: Final = ("ON_DRAW", "ON_TAKE", "ON_BOTTOM")  # several in a row are told as one

LATER: Final = 1 << 62
Note = tuple[int, str]  # after which event, and what was answered for a seat


def logline(voice: Voice, event: Event) -> str:
    """One event as a sentence.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> logline(Voice(game, ("Ann", "Bob"), 0), game.start(seed=7).events(0)[6])
    'Bob draws a card.'
    """
    cards = voice.cards([card.card for card in event.cards])
    if event.kind == "ON_GAME_END" and event.seat not in (0, 1):
        return "The game ends in a draw."
    who = voice.who(event.seat)
    words: dict[str, str | int] = {"who": who, "cards": cards, "Phase": event.phase.title(), "turn": event.turn}
    words.update(event.values)
    if "stat" in event.values:
        words["stat_name"] = voice.game.stats[event.values["stat"]]
    try:
        text = PHRASES[event.kind][0 if voice.is_you(event.seat) else 1].format(**words)
    except KeyError:  # another game's event, of a kind or with values that we have no words for
        return _plain(event, who, cards)
    if event.step == "ability" and _cause(voice, event) not in text:
        text = f"{text[:-1]} ({_cause(voice, event)})."
    return text[:1].upper() + text[1:]


def _cause(voice: Voice, event: Event) -> str:
    """The name of the card behind an event, or the rule's heading."""
    if isinstance(event.cause, str):
        return event.cause
    card = voice.game.find(event.cause[1])
    return event.cause[1] if card is None else card.name


def _plain(event: Event, who: str, cards: str) -> str:
    """A sentence for a kind that has no phrase of its own."""
    said = event.kind.removeprefix("ON_").replace("_", " ").lower()
    about = f" of {cards}" if event.cards else ""
    values = ", ".join(f"{name} {value}" for name, value in event.values.items())
    return f"{who}: {said}{about}" + (f" ({values})." if values else ".")


def together(one: list[Event], other: list[Event]) -> list[Event]:
    """The same events as both seats saw them: a card is named if either knew it."""
    return [
        msgspec.structs.replace(a, cards=tuple(_known(x, y) for x, y in zip(a.cards, b.cards, strict=True)))
        for a, b in zip(one, other, strict=True)
    ]


def _known(one: EventCard, other: EventCard) -> EventCard:
    return one if one.card else other


def log(voice: Voice, events: list[Event], notes: list[Note]) -> list[Text]:
    """Events and the notes between them, line by line."""
    left = list(notes)
    lines: list[Text] = []
    for event in merged(events):
        lines += noted(left, event.seq)
        style = "bold" if event.kind == "ON_TURN" else "dim" if event.kind in MINOR else ""
        indent = "" if event.kind in HEADINGS else "  "
        lines.append(Text(indent + logline(voice, event), style))
    return lines + noted(left, LATER)


def news(events: list[Event]) -> list[Event]:
    """The events that a player wants to read at once; the whole log has the rest."""
    return [
        event
        for event in merged(events)
        if event.kind not in ROUTINE and not (event.kind == "ON_DISCARD" and event.step == "activate")
    ]


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


def noted(notes: list[Note], before: int) -> list[Text]:
    """Take the notes that belong before an event, as one line."""
    said: list[str] = []
    while notes and notes[0][0] < before:
        said.append(notes.pop(0)[1])
    if not said:
        return []
    counted = [f"{word} ({said.count(word)}x)" if said.count(word) > 1 else word for word in dict.fromkeys(said)]
    return [Text(f"  answered for you, nothing else was possible: {', '.join(counted)}", "dim italic")]
