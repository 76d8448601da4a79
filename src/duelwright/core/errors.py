"""What can go wrong from outside, as one tree of readable errors; refusals of play are values."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from .need import Need

# What a fault in somebody's code may raise, ours, a game's or a bot's; and what loading it may raise besides.
FAULTS: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NameError, OSError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
LOADING: Final = (*FAULTS, ImportError, SyntaxError)
# Puts a reason into words: the game's key, the language, the message's key, its parameters, the English template.
Teller = Callable[[str, str, str, Mapping[str, str | int], str], str]
_tellers: list[Teller] = []
MOST_TOLD: Final = 5  # lines of a list that an error names in its sentence; it carries all of them
FIELD: Final = re.compile(r"\{(\w+)\}")  # what is filled into a sentence
SYSTEM: Final = (  # reasons of the system that have words in every language
    "eacces", "enoent", "eisdir", "enotdir", "eexist", "enospc", "erofs",
    "eperm", "eaddrinuse", "eaddrnotavail", "enametoolong", "eloop", "emfile", "enfile",
    "einval", "eio", "enxio", "enodev", "enoexec", "edquot", "efbig",
)  # fmt: skip
BESIDES: Final = {"more": "(and {n} more such lines)", "say_game": "say --game where it is for another game"}


def teach(teller: Teller) -> None:
    """Give refusals and violations their words; the language package does so when it is imported."""
    _tellers.append(teller)


def told(game: str, lang: str, key: str, params: Mapping[str, str | int], template: str) -> str:
    """A reason in words."""
    return _tellers[-1](game, lang, key, params, template)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: a code, its parameters, the rule that says so and what would make it legal.

    `needs` says that to people, `wants` to programs: what is not so now and would have to be.
    """

    code: str
    params: dict[str, str | int] = {}
    rule: str = ""
    needs: str = ""
    sentence: str = ""
    game: str = ""
    wants: tuple[Need, ...] = ()

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


class Worded(str):
    """An English sentence that has words in other languages, too: a code, and what was filled in."""

    code: str
    template: str
    params: dict[str, object]

    def text(self, lang: str = "en") -> str:
        """The sentence in a language; what is filled in speaks it, too, where it can."""
        if lang == "en":
            return str(self)
        params = {
            name: value if isinstance(value, int) else _in_words(value, lang)  # a number may be counted there
            for name, value in self.params.items()
        }
        return told("", lang, f"worded.{self.code}", params, self.template)


def worded(code: str, template: str, params: Mapping[str, object] = {}) -> Worded:
    """A sentence for an error; what is filled in may be another error, or some faults.

    >>> worded("no_rule", "no rule {name}; the rules are: {list}", {"name": "'x'", "list": "y"}).text("fr")
    "il n'y a pas de règle 'x'\\xa0; les règles sont\xa0: y"
    """
    plain = {name: _plain(value) for name, value in params.items()}
    made = Worded(FIELD.sub(lambda found: _in_words(plain[found[1]], "en"), template))
    made.code, made.template, made.params = code, template, plain
    return made


def system_reason(error: Exception) -> Worded:
    """What the system said, without its numbers.

    >>> str(system_reason(FileNotFoundError(2, "No such file or directory")))
    'No such file or directory'
    """
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return worded(_system_code(error), "{said}", {"said": said})


def _system_code(error: Exception) -> str:
    number = error.errno if isinstance(error, OSError) else None
    name = errno.errorcode.get(number or 0, "unknown").lower()
    return f"system.{name if name in SYSTEM else 'unknown'}"


def _plain(value: object) -> object:
    """What is filled in, as a value that can be sent to another process."""
    if isinstance(value, tuple):
        return tuple(_plain(one) for one in value)
    if isinstance(value, OSError):
        return worded(_system_code(value), "{said}", {"said": str(value)})
    if isinstance(value, IllegalAction):
        return value.refusal
    if isinstance(value, Exception):
        return value.args[0] if value.args and isinstance(value.args[0], Worded) else str(value)
    return value if isinstance(value, Worded | Refusal | Violation | int) else str(value)


def _in_words(value: object, lang: str) -> str:
    if isinstance(value, tuple):
        return " ".join(_in_words(one, lang) for one in value)
    return value.text(lang) if isinstance(value, Worded | Refusal | Violation) else str(value)


def listed(words: Sequence[str]) -> Worded | str:
    """Some words with commas, each in the language of the sentence.

    >>> str(listed(["a", "b", "c"]))
    'a, b, c'
    """
    if len(words) < 2:
        return words[0] if words else ""
    return worded("listed", "{one}, {others}", {"one": words[0], "others": listed(words[1:])})


def either(words: Sequence[str]) -> Worded | str:
    """One of some words.

    >>> str(either(["a", "b", "c"]))
    'a or b or c'
    """
    first, *others = words
    return worded("either", "{one} or {others}", {"one": first, "others": either(others)}) if others else first


def near_name(near: str, joined: bool = True) -> Worded | str:
    """What was perhaps meant, after a reason; nothing where nothing was."""
    if not near:
        return ""
    return worded(
        "near" if joined else "near_alone",
        "; did you mean {near}?" if joined else "did you mean {near}?",
        {"near": repr(near)},
    )


class DuelwrightError(Exception):
    """Any error of input: its message is one line that says what is wrong and what to do."""

    def text(self, lang: str = "en") -> str:
        """The message in a language, where it has words there."""
        said = self.args[0] if self.args else ""
        return said.text(lang) if isinstance(said, Worded) else str(self)


class UnknownGame(DuelwrightError):
    """No game has that key."""


class UnknownLanguage(DuelwrightError):
    """There are no words in that language."""

    def __init__(self, lang: str, known: list[str]) -> None:
        self.lang = lang
        self.known = known
        super().__init__(f"there are no words in {lang!r}; the languages are: {', '.join(known)}")


class UnknownSeat(DuelwrightError):
    """There is no such seat at the table."""


class RulesError(DuelwrightError):
    """A rules record was given a field it does not have, or a value that does not fit."""


class CardError(DuelwrightError):
    """A card definition is not sound."""


class PositionError(DuelwrightError):
    """A position names something that does not exist; the message starts with its path."""


class BadLine(msgspec.Struct, frozen=True):
    """A line of a deck's list that names no card which could be taken: where it stands, why not, what was meant.

    >>> BadLine(3, "2 Roqe", "no_card", {"name": "Roqe"}, "no card 'Roqe'", "Rope").text()
    "line 3: no card 'Roqe'; did you mean 'Rope'?"
    """

    line: int  # from 1; 0 where it stands on no line
    typed: str  # as much of it as is worth showing
    code: str
    params: dict[str, str | int]
    said: str  # why not, in English
    near: str = ""
    copies: int = 1
    section: str = ""  # where one was named

    def reason(self, lang: str = "en") -> str:
        """Why no card could be taken."""
        return self.said if lang == "en" else told("", lang, f"deck.{self.code}", self.params, self.said)

    def text(self, lang: str = "en") -> str:
        """All that is to be said of the line."""
        reason = self.reason(lang)
        if lang == "en":
            return f"line {self.line}: {reason}" + (f"; did you mean {self.near!r}?" if self.near else "")
        at = told("", lang, "deck.at", {"line": self.line, "reason": reason}, "") if self.line else reason
        return f"{at} {told('', lang, 'deck.near', {'name': self.near}, '')}" if self.near else at


class DeckError(DuelwrightError):
    """A deck could not be read. What a person who types a list may have meant has words in every language."""

    def __init__(
        self, message: str, parts: Sequence[tuple[str, Mapping[str, str | int]]] = (), lines: Sequence[BadLine] = ()
    ) -> None:
        super().__init__(message)
        self.parts = parts  # messages with their parameters, in order; lines say their own
        self.lines = lines  # every line that could not be read, where it is a matter of lines

    def text(self, lang: str = "en") -> str:
        """Why not, as a sentence."""
        if lang == "en" or not (self.parts or self.lines):
            return super().text(lang)
        return " ".join([bad.text(lang) for bad in self.lines[:MOST_TOLD]] + self.rest(lang))

    def rest(self, lang: str = "en") -> list[str]:
        """What is to be said besides the lines, as sentences."""
        return [told("", lang, f"deck.{code}", params, BESIDES.get(code, "")) for code, params in self.parts]


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
