"""What the headings of a game's rules stand for: a sentence or two, by the heading as a client reads it."""

from __future__ import annotations

from typing import Final

from ..language.messages import keys_of
from ..language.voice import Voice
from .names import name_of

TEXT: Final = "rule_text"


def rule_texts(voice: Voice) -> dict[str, str]:
    """The texts of all headings, by what they are called in the viewer's language.

    >>> import duelwright as dw
    >>> rule_texts(Voice(dw.game("duel"), ("Ann", "Bob"), 0))["Deck"]
    'A deck has 15 monsters and 5 spells, dealt by chance or chosen.'
    """
    keys = sorted(keys_of("", "en") | keys_of(voice.game.key, "en"))
    headings = [key.removeprefix(f"{TEXT}.") for key in keys if key.startswith(f"{TEXT}.")]
    return {name_of(voice, "rule", heading): voice.say(f"{TEXT}.{heading}") for heading in headings}


def rules_about(voice: Voice, words: str) -> list[tuple[str, str]]:
    """The headings that somebody means, each with its text: one that is called so, else those with these words.

    >>> import duelwright as dw
    >>> voice = Voice(dw.game("asigoc"), ("Ann", "Bob"), 0)
    >>> [heading for heading, _ in rules_about(voice, "outlet")]
    ['The Outlet']
    """
    texts, meant = rule_texts(voice), words.strip().casefold()
    exact = [(heading, text) for heading, text in texts.items() if heading.casefold() == meant]
    return exact or [(heading, text) for heading, text in texts.items() if meant in heading.casefold()]
