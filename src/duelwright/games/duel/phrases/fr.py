"""The duel's own words in French."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.grammars.fr import noun
from ....language.phrases.zones import inflected_cards
from .. import nodes as n

PLACES = {
    "hand": ("dans votre main", "dans la main de votre adversaire", "dans la main d'un joueur"),
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "dans le deck d'un joueur"),
    "graveyard": ("dans votre cimetière", "dans le cimetière de votre adversaire", "des deux cimetières"),
    "monsters": ("que vous contrôlez", "que votre adversaire contrôle", "sur le terrain"),
    "spells": ("que vous contrôlez", "que votre adversaire contrôle", "sur le terrain"),
}
NOUNS = {"": "card", "monster": "monster", "spell": "spell"}
MONSTERS = {"": "monster", "monster": "monster"}
SPELLS = {"": "spell", "spell": "spell"}


def french(t: Table) -> None:
    """Add the duel's French phrases."""
    words = t.lexicon
    words.nouns["monster"] = noun("m", "monstre")
    words.nouns["spell"] = noun("f", "magie")
    words.nouns["attack"] = noun("f", "attaque")
    words.nouns["defense"] = noun("f", "défense")
    words.nouns["level"] = noun("m", "niveau", "niveaux")
    inflected_cards(t, PLACES, {zone: {"monsters": MONSTERS, "spells": SPELLS}.get(zone, NOUNS) for zone in PLACES})
    t.phrase("single", n.Strongest, "{of:cards/a.sg} à l'attaque la plus haute")
    t.phrase("object", n.Strongest, "{of:cards/the.sg} dont l'attaque est la plus haute")
    for stat in ("attack", "defense", "level"):
        t.word("stat", stat, f"{{det}} {{{stat}}}")
    for zone, place in (
        ("monsters", "la zone des monstres"),
        ("spells", "la zone des magies"),
        ("graveyard", "le cimetière"),
        ("hand", "la main de son propriétaire"),
        ("deck", "le deck de son propriétaire"),
    ):
        t.word("place", zone, place)
    t.phrase("amount", n.Roll, "le résultat d'un dé à {n:number} faces", times=1)
    t.phrase("amount", n.Roll, "{times:number} fois le résultat d'un dé à {n:number} faces")
    t.phrase("simple", n.Destroy, "détruisez {of:cards/all.pl}")
    t.phrase("simple", n.Destroy, "détruisez {of:object}")
    t.phrase("simple", n.TakeControl, "prenez le contrôle de {of:object}")
    t.phrase("simple", n.Revive, "placez dans votre zone des monstres, en mode attaque, {of:object}")
    t.phrase("simple", n.Grow, "{of:subject} gagne définitivement {by:number} en attaque et en défense")
    t.phrase(
        "simple", n.Grow, "{of:subject} gagne définitivement, en attaque et en défense, un bonus égal à {by:amount}"
    )
    t.phrase("simple", n.RenewHands, "chaque joueur défausse sa main et pioche autant de cartes")
    t.phrase("ability", n.Spell, "{do:sentences}")
