"""The duel's own words in English: its zones, numbers and effects."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.grammars.en import noun
from ....language.phrases.zones import english_cards
from .. import nodes as n

PLACES = {
    "hand": ("in your hand", "in your opponent's hand", "in either hand"),
    "deck": ("in your deck", "in your opponent's deck", "in either deck"),
    "graveyard": ("in your graveyard", "in your opponent's graveyard", "in either graveyard"),
    "monsters": ("you control", "your opponent controls", "on the field"),
    "spells": ("you control", "your opponent controls", "on the field"),
}
NOUNS = {"": ("card", "cards"), "monster": ("monster", "monsters"), "spell": ("spell", "spells")}
MONSTERS = {**NOUNS, "": ("monster", "monsters"), "monster": ("monster card", "monster cards")}
SPELLS = {**NOUNS, "": ("spell", "spells"), "spell": ("spell card", "spell cards")}


def english(t: Table) -> None:
    """Add the duel's English phrases."""
    t.lexicon.nouns["monster"] = noun("monster")
    t.lexicon.nouns["spell"] = noun("spell")
    t.lexicon.nouns["try"] = noun("try", "tries")
    t.lexicon.nouns["point"] = noun("life point")
    # A spell in a monster slot, or the other way round, cannot be: such words would be read in two ways.
    rows = {"monsters": {kind: MONSTERS[kind] for kind in ("", "monster")}}
    rows["spells"] = {kind: SPELLS[kind] for kind in ("", "spell")}
    english_cards(t, PLACES, {zone: rows.get(zone, NOUNS) for zone in PLACES})
    t.phrase("single", n.Strongest, "a strongest one of the {of:many_cards}")
    t.phrase("object", n.Strongest, "the {of:one_card} that has the highest attack")
    for stat in ("attack", "defense", "level"):
        t.word("stat", stat, stat)
    t.words("happening", {"draw": "draw a card", "damage": "take damage"})
    t.words(
        "place",
        {
            "monsters": "the monster area",
            "spells": "the spell area",
            "graveyard": "the graveyard",
            "hand": "its owner's hand",
            "deck": "its owner's deck",
        },
    )
    t.phrase("amount", n.Roll, "{times:number} times the roll of a die with {n:number} sides")
    t.phrase("amount", n.Roll, "the roll of a die with {n:number} sides", times=1)
    t.phrase("simple", n.Destroy, "destroy all {of:many_cards}")
    t.phrase("simple", n.Destroy, "destroy {of:object}")
    t.phrase("simple", n.TakeControl, "take control of {of:object}")
    t.phrase("simple", n.Revive, "put {of:object} into your monster area in attack mode")
    t.phrase("simple", n.Grow, "{of:subject} permanently gains {by:number} attack and defense")
    t.phrase("simple", n.Grow, "{of:subject} permanently gains attack and defense equal to {by:amount}")
    t.phrase("simple", n.RenewHands, "each player discards their hand and draws as many cards")
    t.phrase("ability", n.Spell, "{do:sentences}")
