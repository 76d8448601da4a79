"""What is wrong with a deck: by the rules, line by line, or because its cards are not there any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from .. import Deck, Game
from ..core.errors import BadLine, worded
from ..library.owned import is_own


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a deck."""

    code: str
    text: str
    rule: str = ""
    about: str = ""  # the card or the section


class LineFault(msgspec.Struct, frozen=True):
    """A line of a deck that names no card which could be taken: how it was typed, why not, what may have been meant."""

    line: int  # from 1; 0 for a passcode, which stands on no line of its own
    typed: str
    code: str
    text: str
    near: str
    copies: int
    section: str = ""  # where one was named


def deck_faults(game: Game, deck: Deck, lang: str) -> Iterator[Fault]:
    """Everything that is wrong with a deck by a game's rules; own cards that are gone are named together."""
    lost = {name for row in deck.cards.values() for name in row if is_own(name) and name not in game.index}
    if lost:
        keys = ", ".join(sorted(name.partition("/")[2] for name in lost))
        yield Fault(
            "own_missing",
            worded("own_missing", "Own cards that are not there any more: {list}.", {"list": keys}).text(lang),
        )
    for one in game.check(deck):
        about = str(one.params.get("about", ""))
        if about not in lost:
            yield Fault(one.code, one.text(lang), one.rule, about)


def with_lines(listed: str, bad: Sequence[BadLine]) -> str:
    """A list with the lines that could not be read: above the first section, or at the end under the one they named."""
    title, _, rest = listed.partition("\n")
    loose = [one.typed for one in bad if not one.section]
    named = [part for one in bad if one.section for part in (f"{one.section}:", one.typed)]
    return "\n".join([title, *loose, rest.rstrip("\n"), *named, ""])


def line_fault(bad: BadLine, lang: str) -> LineFault:
    """A line that could not be read, in a language."""
    return LineFault(bad.line, bad.typed, bad.code, bad.reason(lang), bad.near, bad.copies, bad.section)
