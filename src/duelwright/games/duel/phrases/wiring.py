"""Which of the duel's nodes is said in which category, for languages that inflect; their files bring the patterns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....language.node import Node
from ....language.phrases.wiring import Wiring
from ....language.phrases.zones import Places, inflected_cards
from .. import nodes as n

NOUNS: Final = {"": "card", "monster": "monster", "spell": "spell"}
MONSTERS: Final = {"": "monster", "monster": "monster"}
SPELLS: Final = {"": "spell", "spell": "spell"}


def wire(w: Wiring, places: Places, words: Mapping[str, Mapping[str, str]]) -> None:
    """The duel's own nodes."""
    nouns = {"monsters": MONSTERS, "spells": SPELLS}
    inflected_cards(w.table, places, {zone: nouns.get(zone, NOUNS) for zone in places})
    for category, said in words.items():
        w.table.words(category, said)
    w.phrase("single", n.Strongest, "single")
    w.phrase("object", n.Strongest)
    w.phrase("amount", n.Roll, "once", times=1)
    w.phrase("amount", n.Roll)
    w.phrase("simple", n.Destroy, "all")
    done: list[type[Node]] = [n.Destroy, n.TakeControl, n.Revive, n.Grow, n.RenewHands]
    for node in done:
        w.phrase("simple", node)
    w.phrase("simple", n.Grow, "amount")
    w.table.phrase("ability", n.Spell, "{do:sentences}")
