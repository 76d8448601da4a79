"""Vanguard's own words in French. What a card must be is said after its noun, in words that need not agree."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import ANY, Table
from ....language.grammars.fr import adjective, noun, same
from ....language.inflection import Agreeing
from ....language.phrases.wiring import Wiring
from ....language.phrases.zones import SIDES
from .. import vocabulary as n
from . import described as d
from .fr_said import SAID, WORDS
from .wiring import (
    MARKS,
    wire_abilities,
    wire_conditions,
    wire_costs,
    wire_effects,
    wire_events,
    wire_filters,
    wire_timings,
    wire_words,
)

FIELD = {"vanguard": "vanguard", "rear-guards": "rear_guard", "units": "unit", "guardians": "guardian"}
OWNED = {"yours": "{allied}", "opponent's": "{hostile}"}
KINDS = {  # nouns of the lexicon
    "": "card", "normal unit": "normal_unit", "trigger unit": "trigger_unit", "unit": "unit", "G unit": "g_unit",
    "token": "token", "order": "order", "normal order": "normal_order", "blitz order": "blitz_order",
    "set order": "set_order",
}  # fmt: skip
ZONES = {  # by place: yours, your opponent's, anybody's
    place: (f"dans votre {one}", f"dans la {one} de votre adversaire", f"parmi les {many} des deux joueurs")
    for place, one, many in (
        ("hand", "main", "mains"),
        ("drop", "zone de drop", "zones de drop"),
        ("soul", "âme", "âmes"),
        ("damage", "zone de dégâts", "zones de dégâts"),
        ("trigger", "zone de déclencheur", "zones de déclencheur"),
        ("bind", "zone de bind", "zones de bind"),
        ("G", "zone G", "zones G"),
        ("order", "zone d'ordre", "zones d'ordre"),
        ("crest", "zone de blason", "zones de blason"),
    )
} | {
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "parmi les decks des deux joueurs"),
    "ride": (
        "dans votre deck de ride",
        "dans le deck de ride de votre adversaire",
        "parmi les decks de ride des deux joueurs",
    ),
    "hearts": ("parmi vos cœurs", "parmi les cœurs de votre adversaire", "parmi les cœurs des deux joueurs"),
    "dress": (
        "dans l'originalDress de cette unité",
        "dans l'originalDress de votre adversaire",
        "parmi les originalDress des deux joueurs",
    ),
}
ONLY, THAT = MARKS["only"], MARKS["that"]


def french(t: Table) -> None:
    """Add Vanguard's French phrases."""
    t.said = d.parted
    w = Wiring(t, SAID, MARKS)
    _nouns(t)
    wire_words(w, WORDS)
    wire_filters(w, WORDS)
    _groups(t)
    wire_timings(w, WORDS)
    wire_conditions(w, {kind: f"{{{noun}}}" for kind, noun in KINDS.items()})
    wire_events(w, {kind: f"{{{noun}}}" for kind, noun in KINDS.items()})
    _counted(t)
    wire_costs(w)
    wire_effects(w, WORDS)
    wire_abilities(w, WORDS)
    w.whole()


def _nouns(t: Table) -> None:
    t.lexicon.nouns |= {
        "unit": noun("f", "unité"), "normal_unit": noun("f", "unité normale", "unités normales"),
        "trigger_unit": noun("f", "unité déclencheur", "unités déclencheurs"),
        "g_unit": noun("f", "unité G", "unités G"), "token": noun("m", "jeton"), "order": noun("m", "ordre"),
        "normal_order": noun("m", "ordre normal", "ordres normaux"),
        "blitz_order": noun("m", "ordre éclair", "ordres éclair"),
        "set_order": noun("m", "ordre posé", "ordres posés"), "vanguard": noun("m", "Vanguard"),
        "rear_guard": noun("m", "Rear-guard"), "guardian": noun("m", "gardien"), "power": noun("f", "puissance"),
        "shield": noun("m", "bouclier"), "critical": noun("m", "critique"), "drive": noun("m", "drive"),
        "grade": noun("m", "grade"), "damage": noun("m", "dégât"), "battle": noun("m", "combat"),
        "copy": noun("m", "exemplaire"),
    }  # fmt: skip
    t.lexicon.agreeing["allied"] = adjective("allié", "alliée")
    t.lexicon.agreeing["hostile"] = same("adverse")
    t.lexicon.agreeing["no"] = adjective("aucun", "aucune")
    t.lexicon.agreeing["one_of_yours"] = Agreeing({"m pl": "un de vos", "f pl": "une de vos"})
    t.lexicon.agreeing["one_of_theirs"] = Agreeing({"m pl": "un de ses", "f pl": "une de ses"})


def _groups(t: Table) -> None:
    other = (n.Other(),)
    for place, key in FIELD.items():
        for side, word in OWNED.items():
            t.phrase("cards", d.Group, f"{{det}} {{other}} {{{key}}} {word}{THAT}", place=place, side=side, only=other)
            t.phrase("cards", d.Group, f"{{det}} {{{key}}} {word}{ONLY}{THAT}", place=place, side=side)
        everywhere = "sur le terrain"
        said = f"{{det}} {{other}} {{{key}}}{THAT} {everywhere}"
        t.phrase("cards", d.Group, said, place=place, side="any", only=other)
        t.phrase("cards", d.Group, f"{{det}} {{{key}}}{ONLY}{THAT} {everywhere}", place=place, side="any")
        for category, side in (("owned", "yours"), ("theirs", "opponent's")):
            t.phrase(category, d.Group, f"{{det}} {{other}} {{{key}}}{THAT}", place=place, side=side, only=other)
            t.phrase(category, d.Group, f"{{det}} {{{key}}}{ONLY}{THAT}", place=place, side=side)
    t.alias("cards", "{:what} {:zone}")
    for kind, key in KINDS.items():
        said = f"{{det}} {{other}} {{{key}}}{THAT}"
        t.phrase("what", d.Group, said, place=ANY, side=ANY, kind=kind, only=other)
        t.phrase("what", d.Group, f"{{det}} {{{key}}}{ONLY}{THAT}", place=ANY, side=ANY, kind=kind)
        t.phrase("cards", d.Among, f"{{det}} {{{key}}}{ONLY}{THAT} parmi {{of:object}}", kind=kind)
    t.phrase("cards", n.Or, "{of:cards} ou {other:cards}")
    for place, where in ZONES.items():
        for side, words in zip(SIDES, where, strict=True):
            t.phrase("zone", d.Group, words, place=place, side=side, kind=ANY, only=ANY, that=ANY)
    t.phrase("deck_cards", d.Group, "{:what}", place="deck", kind=ANY, only=ANY, that=ANY)
    t.phrase("shown", d.Group, "{:what}", place="trigger", kind=ANY, only=ANY, that=ANY)
    t.phrase("rider", d.Group, f"{{det}} {{card}}{ONLY}{THAT}", place="vanguard")
    t.phrase("worn", d.Group, f"{{det}} {{unit}}{ONLY}{THAT}", place="rear-guards")
    t.phrase("leader", d.Group, f"votre Vanguard{ONLY}{THAT}", place="vanguard")
    t.phrase("leader", d.Group, f"le Vanguard adverse{ONLY}{THAT}", place="vanguard", side="opponent's")
    for category in ("object", "subject"):
        t.alias(category, "{:leader}", first=True)
    t.alias("one", "{:leader}")
    t.alias("one", "{:owned/one_of_yours.pl}")
    t.alias("one", "{:cards/a.sg}")
    t.alias("none", "{:self}")  # of what cannot be done to any
    t.alias("none", "{:leader}")
    t.alias("none", "{:cards/no.sg}")
    t.alias("none", "{:object}")
    t.alias("doer", "{:self}")
    t.alias("doer", "{:one}")


def _counted(t: Table) -> None:
    """How many cards there are, and choosing among those of a field."""
    for whose, has, has_not in (
        ("owned", "vous avez", "vous n'avez"),
        ("theirs", "votre adversaire a", "votre adversaire n'a"),
    ):
        t.prefer("condition", shared.AtLeast, f"{has} au moins {{n:number}} {{of:{whose}*n}}")
        t.prefer("condition", shared.AtLeast, f"{has} {{of:{whose}/a.sg}}", n=1)
        t.phrase("condition", n.AtMost, f"{has_not} {{of:{whose}/no.sg}}", n=0)
        t.phrase("condition", n.AtMost, f"{has} au plus {{n:number}} {{of:{whose}*n}}")
    t.phrase("condition", n.AtMost, "il n'y a {of:cards/no.sg}", n=0)
    t.phrase("condition", n.AtMost, "il y a au plus {n:number} {of:cards*n}")
    for by, verb, whose, one, many in (
        ("you", "choisissez", "owned", "one_of_yours", "vos"),
        ("opponent", "votre adversaire choisit", "owned", "one_of_yours", "vos"),
        ("opponent", "votre adversaire choisit", "theirs", "one_of_theirs", "ses"),
    ):
        among = f"{{n:number}} de {many} {{of:{whose}/pl}}"
        t.prefer("simple", shared.Choose, f"{verb} {among}", name="", by=by)
        t.prefer("simple", shared.Choose, f"{verb} jusqu'à {among}", name="", up_to=True, by=by)
        t.prefer("simple", shared.Choose, f"{verb} {{of:{whose}/{one}.pl}}", name="", n=1, by=by)
    t.prefer("simple", shared.Choose, "choisissez {of:leader}", name="", n=1)
