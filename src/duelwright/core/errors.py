"""What can go wrong from outside, as one tree of readable errors; refusals of play are values."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: a code, its parameters, the rule that says so and what would make it legal."""

    code: str
    params: dict[str, str | int] = {}
    rule: str = ""
    needs: str = ""
    sentence: str = ""

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        return self.sentence


class Violation(msgspec.Struct, frozen=True):
    """One way in which a deck breaks the deck rules."""

    code: str
    params: dict[str, str | int] = {}
    rule: str = ""
    sentence: str = ""

    def text(self, lang: str = "en") -> str:
        """The fault as a sentence."""
        return self.sentence


class DuelwrightError(Exception):
    """Any error of input: its message is one line that says what is wrong and what to do."""


class UnknownGame(DuelwrightError):
    """No game has that key."""


class UnknownSeat(DuelwrightError):
    """There is no such seat at the table."""


class RulesError(DuelwrightError):
    """A rules record was given a field it does not have, or a value that does not fit."""


class CardError(DuelwrightError):
    """A card definition is not sound."""


class PositionError(DuelwrightError):
    """A position names something that does not exist; the message starts with its path."""


class DeckError(DuelwrightError):
    """A deck could not be read."""


class IllegalDeck(DuelwrightError):
    """A deck that breaks the deck rules was brought to the table."""

    def __init__(self, message: str, violations: list[Violation]) -> None:
        super().__init__(message)
        self.violations = violations


class IllegalAction(DuelwrightError):
    """An action that is not legal now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class DecodeError(DuelwrightError):
    """Bytes that are not an encoded state or view of this game."""


class ReplayError(DuelwrightError):
    """A replay that cannot be read; the message names the line."""
