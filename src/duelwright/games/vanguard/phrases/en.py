"""Vanguard's own words in English, in the manner of the printed game."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.phrases.zones import english_cards
from .. import nodes as n

PLACES = {
    "hand": ("in your hand", "in your opponent's hand", "in either hand"),
    "deck": ("in your deck", "in your opponent's deck", "in either deck"),
    "drop": ("in your drop zone", "in your opponent's drop zone", "in either drop zone"),
    "soul": ("in your soul", "in your opponent's soul", "in either soul"),
    "damage": ("in your damage zone", "in your opponent's damage zone", "in either damage zone"),
}
NOUNS = {
    "": ("card", "cards"),
    "unit": ("normal unit", "normal units"),
    "trigger unit": ("trigger unit", "trigger units"),
}


def english(t: Table) -> None:
    """Add Vanguard's English phrases."""
    english_cards(t, PLACES, dict.fromkeys(PLACES, NOUNS))
    t.phrase("one_card", n.YourUnits, "unit of yours")
    t.phrase("many_cards", n.YourUnits, "units of yours")
    t.phrase("single", n.YourUnits, "any unit of yours")
    for stat in ("power", "shield", "critical", "drive", "grade"):
        t.word("stat", stat, stat)
    for zone in PLACES:
        t.word("place", zone, f"the {zone}")
    for circle in ("VC", "RC", "GC"):
        t.word("circle", circle, circle)
    t.row("circles", "circle", "/")
    t.alias("on_circles", "({:circles})")
    t.phrase("timing", n.RodeUpon, "when this unit is rode upon")
    t.phrase("timing", n.PutOnGuard, "when this unit is put on a guardian circle")
    t.phrase("timing", n.Attacks, "when this unit attacks")
    t.phrase("condition", n.WentSecond, "you went second")
    t.phrase("condition", n.Attacking, "this unit is attacking")
    t.phrase("simple", n.Unhit, "{of:subject} cannot be hit in this battle")
    t.row("costs", "cost", "&")
    t.phrase("cost", n.DiscardFromHand, "discard {n:cards} from your hand")
    t.phrase("ability", n.Auto, "[AUTO]: {on:timing}(, if {needs:condition})?(, COST [{cost:costs}])?: {do:sentences}")
    said = "[CONT]{where:on_circles}: {of:subject} gets {by:signed} {stat:stat}( while {when:condition})?."
    t.phrase("ability", n.Continuous, said)
