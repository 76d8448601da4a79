"""The name that was perhaps meant: one search for every list of names, however long."""

from __future__ import annotations

import difflib
import heapq
from collections import Counter
from collections.abc import Iterable
from typing import Final

LONGEST_NAME: Final = 100  # of what may be a name with a mistake in it
MOST_LIKELY: Final = 40  # names that are compared letter by letter
ALIKE: Final = 0.6  # from 0, nothing in common, to 1


def nearest(name: str, names: Iterable[str], least: float = ALIKE) -> str:
    """The name that was perhaps meant, or nothing: among those that share most pairs of letters, the most alike.

    >>> nearest("Woden Sword", ["Wooden Sword", "Wooden Shield"])
    'Wooden Sword'
    """
    asked = name[:LONGEST_NAME].casefold()
    pairs = pairs_of(asked)
    spelled = {known.casefold(): known for known in names}
    shared = {known: sum(pair in known for pair in pairs) for known in spelled}
    likely = heapq.nlargest(MOST_LIKELY, shared, key=lambda known: (shared[known], known))
    near = difflib.get_close_matches(asked, likely, 1, least)
    return spelled[near[0]] if near else ""


def pairs_of(text: str) -> set[str]:
    """The pairs of letters that stand side by side.

    >>> sorted(pairs_of("rope"))
    ['op', 'pe', 'ro']
    """
    return {text[i : i + 2] for i in range(len(text) - 1)}


class Names:
    """Thousands of names, looked through once, so that each question touches only those that share letters with it.

    >>> Names(["Wooden Sword", "Wooden Shield", "Rope"]).nearest("roqe")
    'Rope'
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.by_pair: dict[str, list[str]] = {}
        for name in sorted(names):
            for pair in pairs_of(name.casefold()):
                self.by_pair.setdefault(pair, []).append(name)

    def nearest(self, asked: str) -> str:
        """The name that was perhaps meant, or nothing."""
        shared: Counter[str] = Counter()
        for pair in sorted(pairs_of(asked[:LONGEST_NAME].casefold())):
            shared.update(self.by_pair.get(pair, ()))
        return nearest(asked, [name for name, _ in shared.most_common(MOST_LIKELY)])
