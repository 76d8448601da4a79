"""ASIGOC's own words in French."""

from __future__ import annotations

from typing import Final

from ....language.grammar import Table
from ....language.grammars.fr import noun
from ....language.phrases.wiring import Wiring
from .wiring import wire

PLACES: Final = {
    "hand": ("dans votre main", "dans la main de votre adversaire", "dans la main d'un joueur"),
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "dans le deck d'un joueur"),
    "discard": ("dans votre défausse", "dans la défausse de votre adversaire", "dans l'une des défausses"),
    "weapons": ("que vous contrôlez", "que votre adversaire contrôle", "en jeu"),
    "ace": ("dans votre zone d'As", "dans la zone d'As de votre adversaire", "dans l'une des zones d'As"),
}
WORDS: Final = {
    "stat": {"attack": "{det} {attack}", "block": "{det} {block}"},
    "happening": {"draw": "piocher une carte", "damage": "subir des dégâts"},
    "place": {
        "weapons": "son emplacement", "discard": "la défausse", "hand": "la main de son propriétaire",
        "deck": "le deck de son propriétaire", "ace": "la zone d'As",
    },
    "timing": {
        "main": "étape Principale", "battle": "étape de Bataille", "any": "à tout moment",
        "attack": "avant le blocage", "block": "après le blocage", "waiting": "pendant qu'un effet adverse attend",
    },
    "limit": {"turn": "une fois par tour", "game": "une fois par partie", "": "sans limite"},
}  # fmt: skip
_HEAD: Final = "(, si {needs:condition})?(, coût [{cost:costs}])?: {do:sentences}"
SAID: Final = {
    "Attacker": "l'Arme attaquante",
    "Attacker single": "une Arme attaquante",
    "Blocker": "l'Arme bloqueuse",
    "Blocker single": "une Arme bloqueuse",
    # Effects
    "Choose theirs": "votre adversaire choisit {n:number} {<noun>*n} de sa main",
    "Choose theirs, up to": "votre adversaire choisit jusqu'à {n:number} {<noun>*n} de sa main",
    "Choose theirs, one": "votre adversaire choisit {a} {<noun>} de sa main",
    "Damage opponent": "infligez {n:number} {point*n} de dégâts à votre adversaire",
    "Damage opponent, amount": "infligez à votre adversaire un nombre de points de dégâts égal à {n:amount}",
    "Damage you": "subissez {n:number} {point*n} de dégâts",
    "Damage you, amount": "subissez un nombre de points de dégâts égal à {n:amount}",
    "Damage each": "chaque joueur subit {n:number} {point*n} de dégâts",
    "Damage each, amount": "chaque joueur subit un nombre de points de dégâts égal à {n:amount}",
    "Heal opponent": "votre adversaire gagne {n:number} {point*n} de vie",
    "Heal opponent, amount": "votre adversaire gagne un nombre de points de vie égal à {n:amount}",
    "Heal you": "gagnez {n:number} {point*n} de vie",
    "Heal you, amount": "gagnez un nombre de points de vie égal à {n:amount}",
    "Heal each": "chaque joueur gagne {n:number} {point*n} de vie",
    "Heal each, amount": "chaque joueur gagne un nombre de points de vie égal à {n:amount}",
    "Wear": "{of:subject} perd définitivement {n:number} {point*n} de Blocage",
    "Mend": "{of:subject} récupère jusqu'à {n:number} {point*n} de Blocage {lost*n}",
    "Nullify": "annulez le dernier effet adverse en attente",
    "Nullify every": "annulez tous les effets adverses en attente",
    "Deploy": "déplacez {of:object} vers vos emplacements libres",
    "StopAttack": "l'attaque prend fin",
    # Conditions
    "AtLeast control, yours": "vous contrôlez au moins {n:number} {of:controlled*n}",
    "AtLeast control one, yours": "vous contrôlez {of:controlled/a.sg}",
    "AtLeast control, opponent's": "votre adversaire contrôle au moins {n:number} {of:controlled*n}",
    "AtLeast control one, opponent's": "votre adversaire contrôle {of:controlled/a.sg}",
    "Cards": "{det} <noun>",
    "Not your attack": "votre adversaire attaque",
    "YourAttack": "vous attaquez",
    "HealthAtMost you": "vous avez {n:number} {point*n} de vie ou moins",
    "HealthAtMost opponent": "votre adversaire a {n:number} {point*n} de vie ou moins",
    # Abilities
    "Entered": "quand cette carte entre en jeu: {do:sentences}",
    "Item": "{when:timing}" + _HEAD,
    "Activated": "{when:timing}, {once:limit}" + _HEAD,
    "DiscardCards": "défaussez {n:count}",
    "PayHealth": "payez {n:number} {point*n} de vie",
}


def french(t: Table) -> None:
    """Add ASIGOC's French phrases."""
    t.lexicon.nouns |= {
        "weapon": noun("f", "Arme"), "item": noun("m", "Objet"), "ace": noun("m", "As", "As"),
        "attack": noun("f", "Attaque"), "block": noun("m", "Blocage"),
    }  # fmt: skip
    w = Wiring(t, SAID)
    wire(w, PLACES, WORDS)
    w.whole()
