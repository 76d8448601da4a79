"""French phrases of the shared nodes. A determiner stands in a noun phrase, where it meets its noun's gender."""

from __future__ import annotations

from typing import Final

from ..grammar import Table
from ..grammars import French
from .sentences import sentences
from .wiring import Wiring, wire

_WAY: Final = "au lieu de passer de {source:place} à {into:place}, {of:whichever} "
SAID: Final = {
    # Things
    "This": "cette carte",
    "It it": "la carte choisie",
    "It seen it": "la carte regardée",
    "It them, object": "les cartes choisies",
    "It seen them, object": "les cartes regardées",
    "It by number, object": "les cartes du choix {name:ordinal}",
    "It them, subject": "chacune des cartes choisies",
    "It seen them, subject": "chacune des cartes regardées",
    "It by number, subject": "chacune des cartes du choix {name:ordinal}",
    "Rest object": "les autres",
    "Rest by number, object": "les cartes du choix {of:ordinal} hors du choix {without:ordinal}",
    "Rest subject": "chacune des autres",
    "Rest by number, subject": "chacune des cartes du choix {of:ordinal} hors du choix {without:ordinal}",
    "any card": "{:cards/a.sg}",
    "ordinal": "nº <n>",
    # Numbers
    "a card": "une carte",
    "as many cards": "un nombre de cartes égal à {:amount}",
    "Count": "le nombre de {of:cards/pl}",
    "Count per": "{times:number} par lot de {per:number} {of:cards/pl}",
    "Count times": "{times:number} fois le nombre de {of:cards/pl}",
    "ValueOf": "{stat:stat/the} de {of:object}",
    # Conditions
    "AtLeast one": "il y a {of:cards/a.sg}",
    "AtLeast": "il y a au moins {n:number} {of:cards*n}",
    "AtLeast single": "il y a {of:single}",
    "Not": "cette condition n'est pas remplie [{of:condition}]",
    "All": "toutes ces conditions sont remplies [{of:conditions}]",
    "Either": "au moins une de ces conditions est remplie [{of:conditions}]",
    # Effects
    "Draw you": "piochez {n:count}",
    "Draw opponent": "votre adversaire pioche {n:count}",
    "Draw each": "chaque joueur pioche {n:count}",
    "choose you": "choisissez",
    "choose opponent": "votre adversaire choisit",
    "Choose one": "<choose> {of:cards/a.sg}",
    "Choose some": "<choose> {n:number} {of:cards*n}",
    "Choose up to": "<choose> jusqu'à {n:number} {of:cards*n}",
    "Choose among": "<choose> {n:count} parmi {of:object}",
    "Choose amount": "<choose> autant de {of:cards/pl} que {n:amount}",
    "Choose up to, amount": "<choose> au plus autant de {of:cards/pl} que {n:amount}",
    "Choose up to, among": "<choose> jusqu'à {n:count} parmi {of:object}",
    "Discard it": "la carte choisie est défaussée",
    "Discard them": "les cartes choisies sont défaussées",
    "Discard": "défaussez {of:object}",
    "Return them": "renvoyez les cartes choisies dans la main de leur propriétaire",
    "Return the rest": "renvoyez les autres dans la main de leur propriétaire",
    "Return": "renvoyez {of:object} dans la main de son propriétaire",
    "ToHand": "ajoutez {of:object} à votre main",
    "ToBottom": "placez {of:object} sous votre deck",
    "Look one": "regardez la première carte de votre deck",
    "Look up to": "regardez jusqu'à {n:number} {card*n} du dessus de votre deck",
    "Look up to, amount": "regardez au plus autant de cartes du dessus de votre deck que {n:amount}",
    "Look amount": "regardez autant de cartes du dessus de votre deck que {n:amount}",
    "Look": "regardez les {n:number} premières cartes de votre deck",
    "Search one": "cherchez {of:deck_cards/a.sg} dans votre deck",
    "Search up to": "cherchez jusqu'à {n:number} {of:deck_cards*n} dans votre deck",
    "Search one, any group": "cherchez dans votre deck {of:cards/a.sg}",
    "Search up to, any group": "cherchez dans votre deck jusqu'à {n:number} {of:cards*n}",
    "Reveal": "révélez {of:object}",
    "Shuffle": "mélangez votre deck",
    "until turn": "jusqu'à la fin du tour",
    "until battle": "pour cette attaque",
    "until always": "définitivement",
    "Change": "{of:subject} reçoit {by:signed} en {stat:stat} <until>",
    "Change amount": "{of:subject} reçoit un bonus de {stat:stat} égal à {by:amount} <until>",
    "If": "si {when:condition}, {then:steps}(; sinon, {otherwise:steps})?",
    "OneOf": "choisissez une option: {options:alternatives}",
    "May opponent": "si votre adversaire le souhaite, {do:steps}",
    "May": "si vous le souhaitez, {do:steps}",
    # Abilities
    "Cont": "{of:subject} a {by:signed} en {stat:stat}( tant que {when:condition})?.",
    "Cont amount": "{of:subject} a un bonus de {stat:stat} égal à {by:amount}( tant que {when:condition})?.",
    "InsteadOf you": "si vous deviez {what:happening}, au lieu de cela {do:steps}.",
    "InsteadOf you optional": "si vous deviez {what:happening}, au lieu de cela, si vous le souhaitez: {do:steps}.",
    "InsteadOf opponent": "si votre adversaire devait {what:happening}, au lieu de cela {do:steps}.",
    "InsteadOf opponent optional": (
        "si votre adversaire devait {what:happening}, au lieu de cela, si vous le souhaitez: {do:steps}."
    ),
    "Instead": _WAY + "va dans {to:place}.",
    "Instead optional": _WAY + "peut aller dans {to:place}.",
}


def table() -> Table:
    """The shared French phrases."""
    w = Wiring(Table(French()), SAID)
    sentences(w.table, ", puis", "; ou")
    wire(w)
    return w.whole()
