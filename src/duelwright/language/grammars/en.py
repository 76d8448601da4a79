"""English: two numbers, and no more forms than that."""

from __future__ import annotations

from typing import ClassVar

from ..inflection import Lexicon, Noun


class English(Lexicon):
    """The English words that are counted."""

    VARIANTS: ClassVar[dict[str, str]] = {"an": "a"}

    def __init__(self) -> None:
        super().__init__()
        for one in ("card", "answer", "trigger", "game", "decision", "board", "invariant", "bot"):
            self.nouns[one] = noun(one)
        self.nouns["process"] = noun("process", "processes")
        self.nouns["ability"] = noun("ability", "abilities")
        self.nouns["earlier_line"] = noun("earlier line")


def noun(one: str, many: str = "") -> Noun:
    """A noun; its plural where it is not regular."""
    return Noun("n", {"sg": one, "pl": many or f"{one}s"})


def noun_for(number: int, one: str, many: str = "") -> str:
    """The form of a noun that a number asks for, where a text is in English alone.

    >>> [noun_for(number, "card") for number in (0, 1, 2)]
    ['cards', 'card', 'cards']
    """
    return one if number == 1 else many or f"{one}s"
