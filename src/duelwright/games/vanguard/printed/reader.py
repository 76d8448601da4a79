"""Printed text in, rules out: one ability is read, understood, and said again in its own words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

from ....core.errors import CardError, worded
from ....language.chart import Chart, Reading, Terminal
from ....language.grammar import Value
from ....language.node import AbilityNode
from ....language.spelling import Speller, fill, spelling_of, words_of
from ..clans import CLANS, GUESTS, HEIRS, OF_ALL
from . import dealings, effects, frames, keywords, nouns, past, tallies, timings
from .lowering import lowered
from .meaning import Unclear

NATIONS: Final = (*CLANS.values(), *HEIRS, *GUESTS)
CLAN_NAMES: Final = (*CLANS, OF_ALL)
FLAGS: Final = {"final rush": "Final Rush"}
ICON_NAMES: Final = {f"[{one}] {one}".lower(): one.lower() for one in ("Heal", "Critical", "Draw", "Stand", "Front")}
MOST_WORDS: Final = 2_000  # of one ability
DEEPEST_QUOTE: Final = 4
SKILL_NAMES: Final = {"boost": "Boost", "intercept": "Intercept", "resist": "Resist"}
NO_NAMES: Final = (*SKILL_NAMES, "friend", "friends")


class Read(NamedTuple):
    """What an ability means and how it is spelt; or why it could not be read, and at which word."""

    tree: AbilityNode | None
    spelling: tuple[int, ...] = ()
    at: int = 0
    fault: str = ""


def _number(word: str) -> Value:
    return int(word) if word.isdecimal() and len(word) < 9 else None


def _several(word: str) -> Value:
    return int(word) if word.isdecimal() and len(word) < 9 and int(word) > 1 else None


def _signed(word: str) -> Value:
    return int(word) if re.fullmatch(r"[+-]\d{1,8}", word) else None


def _name(word: str) -> Value:
    inside = word[1:-1]
    return inside if len(word) > 2 and word[0] == word[-1] == '"' and inside.lower() not in NO_NAMES else None


def _icon(word: str) -> Value:
    return ICON_NAMES.get(word[1:-1].lower()) if word[:1] == '"' else None


def _flag(word: str) -> Value:
    return word[1:-1].lower() if word[1:-1].lower() in FLAGS else None


def _on_hit(word: str) -> Value:
    return "hits anyway" if word.lower() == '"when attack hits"' else None


def _break(word: str) -> Value:
    return "early limit break" if word.lower() == '"[limit-break 4]"' else None


def _friends(word: str) -> Value:
    return "friends" if word.lower() == '"friends"' else None


def _word(word: str) -> Value:
    return word if word.isalpha() else None


def _skill(word: str) -> Value:
    return word[1:-1].lower() if word[:1] == '"' and word[1:-1].lower() in SKILL_NAMES else None


def _group(word: str) -> str:
    return word[1:-1] if len(word) > 2 and word[0] == "<" and word[-1] == ">" else ""


def _race(word: str) -> Value:
    inside = _group(word)
    return inside if inside and inside not in CLAN_NAMES and inside not in NATIONS else None


def _nation(word: str) -> Value:
    return _group(word) if _group(word) in NATIONS else None


def _clan(word: str) -> Value:
    return _group(word) if _group(word) in CLAN_NAMES else None


TERMINALS: Final = (
    Terminal("#", _number, str),
    Terminal("#2", _several, str),
    Terminal("#+", _signed, lambda value: f"{cast(int, value):+d}"),
    Terminal("name", _name, lambda value: f'"{value}"'),
    Terminal("skill_name", _skill, lambda value: f'"{SKILL_NAMES[str(value)]}"'),
    Terminal("icon_name", _icon, lambda v: f'"[{str(v).capitalize()}] {str(v).capitalize()}"'),
    Terminal("flag", _flag, lambda v: f'"{FLAGS[str(v)]}"'),
    Terminal("word", _word, str),
    Terminal("hit_name", _on_hit, lambda value: '"when attack hits"'),
    Terminal("break_name", _break, lambda value: '"[Limit-Break 4]"'),
    Terminal("friends_name", _friends, lambda value: '"Friends"'),
    Terminal("clan", _clan, lambda value: f"<{value}>"),
    Terminal("nation", _nation, lambda value: f"<{value}>"),
    Terminal("race", _race, lambda value: f"<{value}>"),
)


@cache
def chart() -> Chart:
    """The phrases of the print, written when they are first asked for."""
    made = Chart()
    for terminal in TERMINALS:
        made.terminal(terminal)
    for part in (nouns, timings, past, effects, tallies, dealings, keywords, frames):
        part.write(made)
    return made


def keep_in(folder: Path) -> None:
    """Where the phrases are kept once they are spelt out."""
    chart().keep_in = folder


def coded(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Words as patterns have them: a cost in angles, a circle behind a sign."""
    places = {t: "@" + t[1:-1].replace(" ", "_") for t in tokens if t[0] == "(" and t[-1] == ")"}
    return tuple({"{": "⟨", "}": "⟩"}.get(t) or places.get(t, t) for t in tokens)


def decoded(words: list[str]) -> tuple[str, ...]:
    """The inverse."""
    places = {w: f"({w[1:].replace('_', ' ')})" for w in words if w[0] == "@"}
    return tuple({"⟨": "{", "⟩": "}"}.get(w) or places.get(w, w) for w in words)


def read(tokens: tuple[str, ...]) -> Read:
    """What the words of one ability mean."""
    if len(tokens) > MOST_WORDS or _deepest(tokens) > DEEPEST_QUOTE:
        return Read(None, (), 0, "words")
    reading = Reading(chart(), coded(tokens))
    found = reading.whole("ability")
    if not found:
        return Read(None, (), reading.furthest, "words")
    try:
        tree = lowered(cast(AbilityNode, found[0].value))
    except Unclear as unclear:
        return Read(None, spelling_of(found[0]), len(tokens), str(unclear))
    return Read(tree, spelling_of(found[0]))


def _deepest(tokens: tuple[str, ...]) -> int:
    """How deep abilities are quoted within one another."""
    deep = most = 0
    for token in tokens:
        deep += (token == "“") - (token == "”")
        most = max(most, deep)
    return most


def say(tree: AbilityNode, spelling: tuple[int, ...]) -> tuple[str, ...]:
    """The words of an ability from what it means and how it was spelt."""
    speller = Speller(chart(), spelling)
    made = speller.whole("ability")
    found: dict[int, Value] = {}
    if not fill(lowered(cast(AbilityNode, made.value)), tree, found):
        raise CardError(worded("spelling_tree", "this spelling is of another tree"))
    return decoded(words_of(chart(), made, found))
