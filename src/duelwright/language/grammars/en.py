"""English: two numbers, and no more forms than that."""

from __future__ import annotations

from typing import ClassVar

from ..inflection import Lexicon, Noun


class English(Lexicon):
    """The English words that are counted."""

    VARIANTS: ClassVar[dict[str, str]] = {"an": "a"}

    def __init__(self) -> None:
        super().__init__()
        self.nouns["card"] = noun("card")


def noun(one: str, many: str = "") -> Noun:
    """A noun; its plural where it is not regular."""
    return Noun("n", {"sg": one, "pl": many or f"{one}s"})
