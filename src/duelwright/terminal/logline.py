"""The log on the screen: which events are headings, which are minor, and the notes between them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from .. import Event
from ..language.log import logline, merged
from ..language.voice import Voice

LATER: Final = 1 << 62
Note = tuple[int, str]  # after which event, and what was answered for a seat


def log(voice: Voice, events: list[Event], notes: list[Note]) -> list[Text]:
    """Events and the notes between them, line by line."""
    face = voice.game.face
    left = list(notes)
    lines: list[Text] = []
    for event in merged(events):
        lines += noted(voice, left, event.seq)
        style = "bold" if event.kind in face.headings[:1] else "dim" if event.kind in face.minor else ""
        indent = "" if event.kind in face.headings else "  "
        lines.append(Text(indent + logline(voice, event), style))
    return lines + noted(voice, left, LATER)


def news(voice: Voice, events: list[Event]) -> list[Event]:
    """The events that a player wants to read at once; the whole log has the rest."""
    return [
        event
        for event in merged(events)
        if event.kind not in voice.game.face.routine and not (event.kind == "ON_DISCARD" and event.step == "activate")
    ]


def noted(voice: Voice, notes: list[Note], before: int) -> list[Text]:
    """Take the notes that belong before an event, as one line."""
    said: list[str] = []
    while notes and notes[0][0] < before:
        said.append(notes.pop(0)[1])
    if not said:
        return []
    counted = [f"{word} ({said.count(word)}x)" if said.count(word) > 1 else word for word in dict.fromkeys(said)]
    return [Text(f"  {voice.say('terminal.answered_for_you', {'answers': ', '.join(counted)})}", "dim italic")]
