"""What a question about a replacement is about, for words: what is about to happen, and what a card does instead."""

from __future__ import annotations

from ..core.card import CardDef
from ..core.frame import REPLACE_MOVE, REPLACER_TAG
from ..core.relocate import HAPPENS, KIND_MASK
from ..core.view import View
from ..language.voice import Voice
from .cardline import effects


def happening(voice: Voice, view: View) -> str:
    """What is about to happen to a player, by the game's word for it; nothing where it is a move."""
    packed = view.stack[-1][REPLACE_MOVE]
    return voice.game.happenings[packed & KIND_MASK] if packed & HAPPENS else ""


def replacing(voice: Voice, view: View, number: int) -> str:
    """One of the replacements that are offered: the card, and what it does where that is told."""
    frame = view.stack[-1]
    cards = [ref for ref, tag in zip(frame.refs, frame.tags, strict=True) if tag == REPLACER_TAG]
    card = _card(voice, view, cards[number - 1]) if number <= len(cards) else None
    if card is None:
        return ""
    what = happening(voice, view)
    done = [part for part in card.abilities if what and getattr(part, "what", "") == what]
    if not done:
        return voice.say("client.instead", {"name": voice.card(card.id)})
    said = effects(voice.game, getattr(done[0], "do", ()), voice.lang, card.kind)
    return voice.say("client.instead_doing", {"name": voice.card(card.id), "what": said})


def _card(voice: Voice, view: View, handle: int) -> CardDef | None:
    for side in view.seats:
        for row in side.zones.values():
            for card in row:
                if card is not None and card.handle == handle and card.card:
                    return voice.find(card.card)
    return None
