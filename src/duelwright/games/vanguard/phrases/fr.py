"""Vanguard's own words in French."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.phrases.zones import inflected_cards
from ....language.tongues.fr import noun
from .. import nodes as n

PLACES = {
    "hand": ("dans votre main", "dans la main de votre adversaire", "dans la main d'un joueur"),
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "dans le deck d'un joueur"),
    "drop": ("dans votre zone de drop", "dans la zone de drop de votre adversaire", "dans l'une des zones de drop"),
    "soul": ("dans votre âme", "dans l'âme de votre adversaire", "dans l'une des âmes"),
    "damage": (
        "dans votre zone de dégâts",
        "dans la zone de dégâts de votre adversaire",
        "dans l'une des zones de dégâts",
    ),
}
NOUNS = {"": "card", "unit": "normal_unit", "trigger unit": "trigger_unit"}
ZONES = {
    "hand": "la main",
    "deck": "le deck",
    "drop": "la zone de drop",
    "soul": "l'âme",
    "damage": "la zone de dégâts",
}
STATS = {"power": "puissance", "shield": "bouclier", "critical": "critique", "drive": "drive", "grade": "grade"}


def french(t: Table) -> None:
    """Add Vanguard's French phrases."""
    t.lexicon.nouns["unit"] = noun("f", "unité")
    t.lexicon.nouns["normal_unit"] = noun("f", "unité normale", "unités normales")
    t.lexicon.nouns["trigger_unit"] = noun("f", "unité trigger", "unités trigger")
    inflected_cards(t, PLACES, dict.fromkeys(PLACES, NOUNS))
    t.phrase("cards", n.YourUnits, "{det} {unit} à vous")
    t.phrase("single", n.YourUnits, "une unité à vous")
    t.words("stat", STATS)
    t.words("place", ZONES)
    for circle in ("VC", "RC", "GC"):
        t.word("circle", circle, circle)
    t.row("circles", "circle", "/")
    t.alias("on_circles", "({:circles})")
    t.phrase("timing", n.RodeUpon, "quand un ride est fait sur cette unité")
    t.phrase("timing", n.PutOnGuard, "quand cette unité est placée sur un cercle de garde")
    t.phrase("timing", n.Attacks, "quand cette unité attaque")
    t.phrase("condition", n.WentSecond, "vous avez joué en second")
    t.phrase("condition", n.Attacking, "cette unité attaque")
    t.phrase("simple", n.Unhit, "{of:subject} ne peut pas être touchée pendant ce combat")
    t.row("costs", "cost", "&")
    t.phrase("cost", n.DiscardFromHand, "défaussez {n:count} de votre main")
    t.phrase("ability", n.Auto, "[AUTO]: {on:timing}(, si {needs:condition})?(, COÛT [{cost:costs}])?: {do:sentences}")
    said = "[CONT]{where:on_circles}: {of:subject} gagne {by:signed} en {stat:stat}( tant que {when:condition})?."
    t.phrase("ability", n.Continuous, said)
