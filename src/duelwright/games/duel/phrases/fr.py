"""The duel's own words in French."""

from __future__ import annotations

from typing import Final

from ....language.grammar import Table
from ....language.grammars.fr import noun
from ....language.phrases.wiring import Wiring
from .wiring import wire

PLACES: Final = {
    "hand": ("dans votre main", "dans la main de votre adversaire", "dans la main d'un joueur"),
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "dans le deck d'un joueur"),
    "graveyard": ("dans votre cimetière", "dans le cimetière de votre adversaire", "des deux cimetières"),
    "monsters": ("que vous contrôlez", "que votre adversaire contrôle", "sur le terrain"),
    "spells": ("que vous contrôlez", "que votre adversaire contrôle", "sur le terrain"),
}
WORDS: Final = {
    "stat": {"attack": "{det} {attack}", "defense": "{det} {defense}", "level": "{det} {level}"},
    "happening": {"draw": "piocher une carte", "damage": "subir des dégâts"},
    "place": {
        "monsters": "la zone des monstres", "spells": "la zone des magies", "graveyard": "le cimetière",
        "hand": "la main de son propriétaire", "deck": "le deck de son propriétaire",
    },
}  # fmt: skip
SAID: Final = {
    "Strongest": "{of:cards/the.sg} dont l'attaque est la plus haute",
    "Strongest single": "{of:cards/a.sg} à l'attaque la plus haute",
    "Roll once": "le résultat d'un dé à {n:number} faces",
    "Roll": "{times:number} fois le résultat d'un dé à {n:number} faces",
    "Destroy all": "détruisez {of:cards/all.pl}",
    "Destroy": "détruisez {of:object}",
    "TakeControl": "prenez le contrôle de {of:object}",
    "Revive": "placez dans votre zone des monstres, en mode attaque, {of:object}",
    "Grow": "{of:subject} gagne définitivement {by:number} en attaque et en défense",
    "Grow amount": "{of:subject} gagne définitivement, en attaque et en défense, un bonus égal à {by:amount}",
    "RenewHands": "chaque joueur défausse sa main et pioche autant de cartes",
}


def french(t: Table) -> None:
    """Add the duel's French phrases."""
    t.lexicon.nouns |= {
        "monster": noun("m", "monstre"), "spell": noun("f", "magie"), "attack": noun("f", "attaque"),
        "defense": noun("f", "défense"), "level": noun("m", "niveau", "niveaux"), "try": noun("m", "essai"),
    }  # fmt: skip
    w = Wiring(t, SAID)
    wire(w, PLACES, WORDS)
    w.whole()
