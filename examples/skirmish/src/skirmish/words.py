"""What the game says, in English. Other languages are added in the same way; until then they say it in English."""

from __future__ import annotations

from typing import Final

from duelwright.language.grammar import Table
from duelwright.language.messages import register_messages
from duelwright.language.phrases.zones import english_cards
from duelwright.language.words import register_words

from . import cards
from . import names as n
from .lessons import WORDS

HOW_TO_PLAY: Final = """\
Goal: bring your opponent from 6 life to 0. Whoever cannot draw loses.
A turn: draw a card; call one unit from your hand to a free slot of yours; strike once with each unit; end the turn.
A strike discards the unit in the same slot on the other side. Where there is none, your opponent loses as much life
  as the unit has power."""
MESSAGES: Final = {
    "client.more": "2 slots, 6 life. About 3 min",
    "how_to_play": HOW_TO_PLAY,
    "phase.main": "main phase",
    "phase_name.main": "Main",
    "zone.deck": "deck",
    "zone.hand": "hand",
    "zone.field": "field",
    "zone.drop": "drop",
    "counter.life": "Life",
    "stat.power": "power",
    "value.power": "power {n}",
    "kind.unit": "unit",
    "mark.struck": "struck",
    "verb.call": "call {card} to {slot}",
    "verb.strike": "strike with {card}",
    "verb.end": "end the turn",
    "ask.main": "your turn. What do you do?",
    "asked.main": "what to do in this turn",
    "example.action": "strike F1",
    "example.words": "call squire",
    "ON_TURN": "Turn {turn}: your turn | Turn {turn}: {who}'s turn",
    "ON_CALL": "You call {cards}. | {who} calls {cards}.",
    "ON_STRIKE": "You strike with {cards}. | {who} strikes with {cards}.",
    "ON_LIFE": "You lose {amount} life: {life} left. | {who} loses {amount} life: {life} left.",
    "ON_DISCARD": "Your {cards} is discarded. | {who}'s {cards} is discarded.",
    "ON_RETURN": "Your {cards} comes back to your hand. | {who}'s {cards} comes back to their hand.",
    "ON_BOTTOM": "You put {cards} under your deck. | {who} puts {cards} under their deck.",
    "ON_LOOK": "You look at {cards}. | {who} looks at {cards}.",
    "ON_REVEAL": "You reveal {cards}. | {who} reveals {cards}.",
    "ON_TAKE": "You put {cards} into your hand. | {who} puts {cards} into their hand.",
    "ON_CHANGE": "{cards}: {stat:=stat} {amount:+}.",
}
PLACES: Final = {
    "hand": ("in your hand", "in your opponent's hand", "in either hand"),
    "deck": ("in your deck", "in your opponent's deck", "in either deck"),
    "drop": ("in your drop", "in your opponent's drop", "in either drop"),
    "field": ("on your field", "on your opponent's field", "on either field"),
}
NOUNS: Final = {"": ("card", "cards"), "unit": ("unit", "units")}
UNITS: Final = {"": ("unit", "units"), "unit": ("unit card", "unit cards")}  # only units are on the field


def english(t: Table) -> None:
    """Add the game's phrases to those that all games share."""
    english_cards(t, PLACES, {zone: UNITS if zone == "field" else NOUNS for zone in PLACES})
    t.word("stat", "power", "power")
    t.words("place", {"field": "the field", "drop": "the drop", "hand": "its owner's hand", "deck": "its owner's deck"})
    t.phrase("ability", cards.Called, "when this is called: {do:sentences}")
    t.phrase("ability", cards.OtherDiscarded, "when another unit of yours is discarded: {do:sentences}")


def register() -> None:
    """Make the words known."""
    register_messages(n.KEY, "en", {**MESSAGES, **WORDS})
    register_words(n.KEY, "en", english)
