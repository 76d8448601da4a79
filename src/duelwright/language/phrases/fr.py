"""French phrases of the shared nodes. A determiner stands in a noun phrase, where it meets its noun's gender."""

from __future__ import annotations

from .. import nodes as n
from ..grammar import Table
from ..grammars import French
from .sentences import sentences


def table() -> Table:
    """The shared French phrases."""
    t = Table(French())
    sentences(t, ", puis", "; ou")
    _things(t)
    _numbers(t)
    _conditions(t)
    _effects(t)
    _abilities(t)
    return t


def _things(t: Table) -> None:
    for category in ("object", "subject"):
        t.phrase(category, n.This, "cette carte")
        t.phrase(category, n.It, "la carte choisie", name="it")
        t.phrase(category, n.It, "la carte regardée", name="seen it")
    t.phrase("object", n.It, "les cartes choisies", name="them")
    t.phrase("object", n.It, "les cartes regardées", name="seen them")
    t.phrase("object", n.It, "les cartes du choix {name:ordinal}")
    t.phrase("object", n.Rest, "les autres", of="", without="")
    t.phrase("object", n.Rest, "les cartes du choix {of:ordinal} hors du choix {without:ordinal}")
    t.alias("object", "{:cards/each.sg}")
    t.phrase("subject", n.It, "chacune des cartes choisies", name="them")
    t.phrase("subject", n.It, "chacune des cartes regardées", name="seen them")
    t.phrase("subject", n.It, "chacune des cartes du choix {name:ordinal}")
    t.phrase("subject", n.Rest, "chacune des autres", of="", without="")
    t.phrase("subject", n.Rest, "chacune des cartes du choix {of:ordinal} hors du choix {without:ordinal}")
    t.alias("subject", "{:cards/each.sg}")
    t.phrase("whichever", n.This, "cette carte")
    t.alias("whichever", "{:cards/a.sg}")
    for number in range(1, 13):
        t.word("ordinal", str(number), f"nº {number}")


def _numbers(t: Table) -> None:
    t.count("number", "{#}")
    t.count("signed", "+{#}")
    t.count("signed", "-{#}", least=1, factor=-1)
    t.word("count", 1, "une carte")
    t.count("count", "{#} {card*#}")
    t.alias("count", "un nombre de cartes égal à {:amount}")
    t.phrase("amount", n.Count, "le nombre de {of:cards/pl}")
    t.phrase("amount", n.Count, "{times:number} fois le nombre de {of:cards/pl}")
    t.phrase("amount", n.ValueOf, "{stat:stat/the} de {of:object}")


def _conditions(t: Table) -> None:
    t.phrase("condition", n.AtLeast, "il y a {of:cards/a.sg}", n=1)
    t.phrase("condition", n.AtLeast, "il y a au moins {n:number} {of:cards*n}")
    t.phrase("condition", n.AtLeast, "il y a {of:single}", n=1)
    t.phrase("condition", n.Not, "cette condition n'est pas remplie [{of:condition}]")
    t.phrase("condition", n.All, "toutes ces conditions sont remplies [{of:conditions}]")
    t.phrase("condition", n.Either, "au moins une de ces conditions est remplie [{of:conditions}]")
    t.row("conditions", "condition", ";")


def _effects(t: Table) -> None:
    for who, verb in (("you", "piochez"), ("opponent", "votre adversaire pioche"), ("each", "chaque joueur pioche")):
        t.phrase("simple", n.Draw, f"{verb} {{n:count}}", who=who)
    for by, verb in (("you", "choisissez"), ("opponent", "votre adversaire choisit")):
        t.phrase("simple", n.Choose, f"{verb} {{of:cards/a.sg}}", name="", n=1, by=by)
        t.phrase("simple", n.Choose, f"{verb} {{n:number}} {{of:cards*n}}", name="", by=by)
        t.phrase("simple", n.Choose, f"{verb} jusqu'à {{n:number}} {{of:cards*n}}", name="", up_to=True, by=by)
        t.phrase("simple", n.Choose, f"{verb} {{n:count}} parmi {{of:object}}", name="", by=by)
        t.phrase("simple", n.Choose, f"{verb} jusqu'à {{n:count}} parmi {{of:object}}", name="", up_to=True, by=by)
    t.phrase("simple", n.Discard, "défaussez {of:object}")
    t.phrase("simple", n.Return, "renvoyez les cartes choisies dans la main de leur propriétaire", of=n.It("them"))
    t.phrase("simple", n.Return, "renvoyez les autres dans la main de leur propriétaire", of=n.Rest("", ""))
    t.phrase("simple", n.Return, "renvoyez {of:object} dans la main de son propriétaire")
    t.phrase("simple", n.ToHand, "ajoutez {of:object} à votre main")
    t.phrase("simple", n.ToBottom, "placez {of:object} sous votre deck")
    t.phrase("simple", n.Look, "regardez la première carte de votre deck", name="", n=1)
    t.phrase("simple", n.Look, "regardez les {n:number} premières cartes de votre deck", name="")
    t.phrase("simple", n.Search, "cherchez {of:deck_cards/a.sg} dans votre deck", name="")
    t.phrase("simple", n.Search, "cherchez jusqu'à {n:number} {of:deck_cards*n} dans votre deck", name="")
    t.phrase("simple", n.Search, "cherchez dans votre deck {of:cards/a.sg}", name="")
    t.phrase("simple", n.Search, "cherchez dans votre deck jusqu'à {n:number} {of:cards*n}", name="")
    t.phrase("simple", n.Reveal, "révélez {of:object}")
    t.phrase("simple", n.Shuffle, "mélangez votre deck")
    for until, words in (
        ("turn", "jusqu'à la fin du tour"),
        ("battle", "pour cette attaque"),
        ("always", "définitivement"),
    ):
        t.phrase("simple", n.Change, f"{{of:subject}} reçoit {{by:signed}} en {{stat:stat}} {words}", until=until)
        t.phrase(
            "simple",
            n.Change,
            f"{{of:subject}} reçoit un bonus de {{stat:stat}} égal à {{by:amount}} {words}",
            until=until,
        )
    t.phrase("compound", n.If, "si {when:condition}, {then:steps}(; sinon, {otherwise:steps})?")
    t.phrase("compound", n.OneOf, "choisissez une option: {options:alternatives}")
    t.phrase("compound", n.May, "si vous le souhaitez, {do:steps}")


def _abilities(t: Table) -> None:
    t.phrase("ability", n.Cont, "{of:subject} a {by:signed} en {stat:stat}( tant que {when:condition})?.")
    t.phrase(
        "ability", n.Cont, "{of:subject} a un bonus de {stat:stat} égal à {by:amount}( tant que {when:condition})?."
    )
    way = "au lieu de passer de {source:place} à {into:place}, {of:whichever} "
    t.phrase("ability", n.Instead, way + "va dans {to:place}.")
    t.phrase("ability", n.Instead, way + "peut aller dans {to:place}.", optional=True)
