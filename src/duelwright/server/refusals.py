"""Refusals of the server's own, in the words of a client."""

from __future__ import annotations

from ..language.voice import Voice
from .wire import Reason


def refused(voice: Voice, code: str, what: str = "") -> Reason:
    """A refusal of the server's own."""
    needs = voice.say(f"server.{code}_needs") if code == "stale" else ""
    return Reason(code, voice.say(f"server.{code}", {"what": what}), "", needs)
