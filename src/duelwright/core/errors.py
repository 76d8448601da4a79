"""What can go wrong from outside, as one tree of readable errors; refusals of play are values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

# What a fault in somebody's code may raise, ours, a game's or a bot's; and what loading it may raise besides.
FAULTS: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NameError, OSError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
LOADING: Final = (*FAULTS, ImportError, SyntaxError)
# Puts a reason into words: the game's key, the language, the message's key, its parameters, the English template.
Teller = Callable[[str, str, str, Mapping[str, str | int], str], str]
_tellers: list[Teller] = []


def teach(teller: Teller) -> None:
    """Give refusals and violations their words; the language package does so when it is imported."""
    _tellers.append(teller)


def told(game: str, lang: str, key: str, params: Mapping[str, str | int], template: str) -> str:
    """A reason in words."""
    return _tellers[-1](game, lang, key, params, template)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: a code, its parameters, the rule that says so and what would make it legal."""

    code: str
    params: dict[str, str | int] = {}
    rule: str = ""
    needs: str = ""
    sentence: str = ""
    game: str = ""

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence.

        >>> Refusal("game_over").text("fr")
        'La partie est terminée.'
        """
        said = "" if lang == "en" else told(self.game, lang, f"refusal.{self.code}", self.params, "")
        return said or self.sentence

    def advice(self, lang: str = "en") -> str:
        """What would make it legal, as a sentence; `needs` in that language."""
        said = "" if lang == "en" else told(self.game, lang, f"needs.{self.code}", self.params, "")
        return said or self.needs


class Violation(msgspec.Struct, frozen=True):
    """One way in which a deck breaks the deck rules."""

    code: str
    params: dict[str, str | int] = {}
    rule: str = ""
    sentence: str = ""
    game: str = ""

    def text(self, lang: str = "en") -> str:
        """The fault as a sentence."""
        said = "" if lang == "en" else told(self.game, lang, f"violation.{self.code}", self.params, "")
        return said or self.sentence


def violation(game: str, code: str, rule: str, template: str, params: dict[str, str | int]) -> Violation:
    """A fault of a deck, with its English sentence."""
    return Violation(code, params, rule, told(game, "en", f"violation.{code}", params, template), game)


class DuelwrightError(Exception):
    """Any error of input: its message is one line that says what is wrong and what to do."""


class UnknownGame(DuelwrightError):
    """No game has that key."""


class UnknownLanguage(DuelwrightError):
    """There are no words in that language."""

    def __init__(self, lang: str, known: list[str]) -> None:
        super().__init__(f"there are no words in {lang!r}; the languages are: {', '.join(known)}")


class UnknownSeat(DuelwrightError):
    """There is no such seat at the table."""


class RulesError(DuelwrightError):
    """A rules record was given a field it does not have, or a value that does not fit."""


class CardError(DuelwrightError):
    """A card definition is not sound."""


class PositionError(DuelwrightError):
    """A position names something that does not exist; the message starts with its path."""


class DeckError(DuelwrightError):
    """A deck could not be read. What a person who types a list may have meant has words in every language."""

    def __init__(self, message: str, parts: Sequence[tuple[str, Mapping[str, str | int]]] = ()) -> None:
        super().__init__(message)
        self.parts = parts  # messages with their parameters, in order

    def text(self, lang: str = "en") -> str:
        """Why not, as a sentence."""
        if lang == "en" or not self.parts:
            return str(self)
        return " ".join(told("", lang, f"deck.{code}", params, "") for code, params in self.parts)


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
