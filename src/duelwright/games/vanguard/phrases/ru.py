"""Vanguard's own words in Russian. What a card must be is said after its noun, in words that need not agree."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import ANY, Table
from ....language.grammars.ru import HARD, adjective, noun
from ....language.inflection import Noun
from ....language.phrases.wiring import Wiring
from ....language.phrases.zones import SIDES
from .. import vocabulary as n
from . import described as d
from .fr import FIELD
from .ru_said import SAID, WORDS
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

KINDS = {
    "": "{card}", "normal unit": "{usual} {unit}", "trigger unit": "{trigger_unit}", "unit": "{unit}",
    "G unit": "{g_unit}", "token": "{token}", "order": "{order}", "normal order": "{usual} {order}",
    "blitz order": "{blitz_order}", "set order": "{lasting} {order}",
}  # fmt: skip
OWNED = {"yours": ("{your} ", "", ""), "opponent's": ("", " соперника", ""), "any": ("", "", " на поле")}
HELD = {"yours": "у вас", "opponent's": "у соперника", "any": "на поле"}
ZONES = {  # by place: yours, your opponent's, anybody's
    "hand": ("в вашей руке", "в руке соперника", "в руках обоих игроков"),
    "deck": ("в вашей колоде", "в колоде соперника", "в колодах обоих игроков"),
    "drop": ("в вашем сбросе", "в сбросе соперника", "в сбросах обоих игроков"),
    "soul": ("в вашей душе", "в душе соперника", "в душах обоих игроков"),
    "damage": ("в вашей зоне урона", "в зоне урона соперника", "в зонах урона обоих игроков"),
    "trigger": ("в вашей зоне триггеров", "в зоне триггеров соперника", "в зонах триггеров обоих игроков"),
    "bind": ("в вашей зоне бинда", "в зоне бинда соперника", "в зонах бинда обоих игроков"),
    "G": ("в вашей G-зоне", "в G-зоне соперника", "в G-зонах обоих игроков"),
    "ride": ("в вашей райд-колоде", "в райд-колоде соперника", "в райд-колодах обоих игроков"),
    "order": ("в вашей зоне приказов", "в зоне приказов соперника", "в зонах приказов обоих игроков"),
    "crest": ("в вашей зоне гербов", "в зоне гербов соперника", "в зонах гербов обоих игроков"),
    "hearts": ("среди ваших сердец", "среди сердец соперника", "среди сердец обоих игроков"),
    "dress": ("в originalDress этого юнита", "в originalDress соперника", "в originalDress обоих игроков"),
}
YOUR = {
    "m sg": "ш шего шему ш шим шем", "f sg": "ша шей шей шу шей шей", "n sg": "ше шего шему ше шим шем",
    "pl": "ши ших шим ши шими ших",
}  # fmt: skip
OWN = {
    "m sg": "й его ему й им ём", "f sg": "я ей ей ю ей ей", "n sg": "ё его ему ё им ём", "pl": "и их им и ими их",
}  # fmt: skip
ONE = {
    "m sg": "ин ного ному ин ним ном", "f sg": "на ной ной ну ной ной", "n sg": "но ного ному но ним ном",
    "pl": "ни них ним ни ними них",
}  # fmt: skip
ONLY, THAT = MARKS["only"], MARKS["that"]


def russian(t: Table) -> None:
    """Add Vanguard's Russian phrases."""
    t.said = d.parted
    w = Wiring(t, SAID, MARKS)
    _nouns(t)
    wire_words(w, WORDS)
    wire_filters(w, WORDS)
    _groups(t)
    wire_timings(w, WORDS)
    wire_conditions(w, KINDS)
    wire_events(w, KINDS)
    _counted(t)
    wire_costs(w)
    wire_effects(w, WORDS)
    wire_abilities(w, WORDS)
    t.alias("holding", "во время {:span}")  # as a gate, after what holds
    t.alias("holding", ", если {:past}")
    t.alias("holding", ", пока {:condition}")
    w.whole()


def _masculine(stem: str, animate: bool = False, many: str = "ы") -> Noun:
    one, several = ("а", "ов") if animate else ("", many)
    singular = " ".join(stem + ending for ending in ("", "а", "у", one, "ом", "е"))
    plural = " ".join(stem + ending for ending in (many, "ов", "ам", several, "ами", "ах"))
    return noun("m", singular, plural, animate)


def _feminine(stem: str, many: str = "ы") -> Noun:
    singular = " ".join(stem + ending for ending in ("а", many, "е", "у", "ой", "е"))
    plural = " ".join(stem + ending for ending in (many, "", "ам", many, "ами", "ах"))
    return noun("f", singular, plural)


def _nouns(t: Table) -> None:
    point = t.lexicon.nouns["unit"]  # of damage or energy
    t.lexicon.nouns |= {
        "point": point, "unit": _masculine("юнит", animate=True),
        "trigger_unit": _masculine("триггер-юнит", animate=True), "g_unit": _masculine("G-юнит", animate=True),
        "token": _masculine("жетон"), "order": _masculine("приказ"), "blitz_order": _masculine("блиц-приказ"),
        "vanguard": _masculine("Авангард", animate=True), "rear_guard": _masculine("Арьергард", animate=True),
        "guardian": _masculine("защитник", animate=True, many="и"), "power": _feminine("сил"),
        "shield": _masculine("щит"), "critical": _masculine("крит"), "drive": _masculine("драйв"),
        "grade": _masculine("грейд"), "hand": _feminine("рук", many="и"), "deck": _feminine("колод"),
        "drop": _masculine("сброс"), "soul": _feminine("душ", many="и"), "zone": _feminine("зон"),
        "phase": _feminine("фаз"), "battle": _feminine("битв"), "check": _masculine("драйв-чек", many="и"),
        "gift": _masculine("дар"),
        "time": noun("m", "раз раза разу раз разом разе", "разы раз разам разы разами разах"),
        "copy": noun("f", "копия копии копии копию копией копии", "копии копий копиям копии копиями копиях"),
    }  # fmt: skip
    t.lexicon.agreeing["your"] = adjective("ва", YOUR)
    t.lexicon.agreeing["own"] = adjective("сво", OWN)
    t.lexicon.agreeing["one"] = adjective("од", ONE)
    t.lexicon.agreeing["usual"] = adjective("обычн", HARD)
    t.lexicon.agreeing["lasting"] = adjective("постоянн", HARD)
    t.lexicon.agreeing["imaginary"] = adjective("воображаем", HARD)
    t.lexicon.agreeing["main"] = adjective("главн", HARD)
    t.lexicon.agreeing["additional"] = adjective("дополнительн", HARD)


def _groups(t: Table) -> None:
    other = (n.Other(),)
    for place, key in FIELD.items():
        for side, (before, after, end) in OWNED.items():
            said = f"{before}{{{key}}}{after}"
            t.phrase("cards", d.Group, f"{{det}} {{other}} {said}{THAT}{end}", place=place, side=side, only=other)
            t.phrase("cards", d.Group, f"{{det}} {said}{ONLY}{THAT}{end}", place=place, side=side)
            t.phrase("among", d.Group, HELD[side], place=place, side=side, only=ANY, that=ANY)
        for side, whose in (("yours", "your"), ("opponent's", "own")):
            said = f"{{{whose}/gen.pl}} {{{key}/gen.pl}}"
            if key != "vanguard":
                some = f"{{one}} из {{other/gen.pl}} {said}{THAT}"
                t.phrase(f"one_of_{whose}", d.Group, some, place=place, side=side, only=other)
                t.phrase(f"one_of_{whose}", d.Group, f"{{one}} из {said}{ONLY}{THAT}", place=place, side=side)
        t.phrase("theirs", d.Group, f"{{other}} {{own}} {{{key}}}{THAT}", place=place, side="opponent's", only=other)
        t.phrase("theirs", d.Group, f"{{own}} {{{key}}}{ONLY}{THAT}", place=place, side="opponent's")
    nouns = [(place, "", f"{{{key}}}") for place, key in FIELD.items()]
    nouns += [("", kind, words) for kind, words in KINDS.items()]
    for place, kind, words in nouns:
        at = place or ANY
        t.phrase("what", d.Group, f"{{det}} {{other}} {words}{THAT}", place=at, side=ANY, kind=kind, only=other)
        t.phrase("what", d.Group, f"{{det}} {words}{ONLY}{THAT}", place=at, side=ANY, kind=kind)
    for kind, words in KINDS.items():
        t.phrase("cards", d.Among, f"{{det}} {words}{ONLY}{THAT} среди {{of:object/gen.sg}}", kind=kind)
    t.phrase("cards", n.Or, "{of:cards} или {other:cards}")
    for place, where in ZONES.items():
        for side, said in zip(SIDES, where, strict=True):
            t.phrase("zone", d.Group, said, place=place, side=side, kind=ANY, only=ANY, that=ANY)
    t.alias("among", "{:zone}")
    t.alias("cards", "{:what} {:zone}")
    t.phrase("deck_cards", d.Group, "{:what}", place="deck", kind=ANY, only=ANY, that=ANY)
    t.phrase("shown", d.Group, "{:what}", place="trigger", kind=ANY, only=ANY, that=ANY)
    t.phrase("rider", d.Group, f"{{card}}{ONLY}{THAT}", place="vanguard")
    t.phrase("worn", d.Group, f"{{unit}}{ONLY}{THAT}", place="rear-guards")
    t.phrase("leader", d.Group, f"{{your}} {{vanguard}}{ONLY}{THAT}", place="vanguard")
    t.phrase("leader", d.Group, f"{{vanguard}} соперника{ONLY}{THAT}", place="vanguard", side="opponent's")
    for category in ("object", "subject"):
        t.alias(category, "{:leader}", first=True)
    t.alias("one", "{:leader}")
    t.alias("one", "{:one_of_your/sg}")
    t.alias("one", "{:cards/sg}")
    t.alias("doer", "{:self}")
    t.alias("doer", "{:one}")


def _counted(t: Table) -> None:
    """How many cards there are, and what your opponent chooses of their own."""
    t.prefer("condition", shared.AtLeast, "{of:among} не меньше {n:number} {of:what/gen*n}")
    t.prefer("condition", shared.AtLeast, "{of:among} есть {of:what/nom.sg}", n=1)
    t.phrase("condition", n.AtMost, "{of:among} нет {of:what/gen.pl}", n=0)
    t.phrase("condition", n.AtMost, "{of:among} не больше {n:number} {of:what/gen*n}")
    t.phrase("condition", n.AtMost, "нет {of:cards/gen.pl}", n=0)
    t.phrase("condition", n.AtMost, "есть не больше {n:number} {of:cards/gen*n}")
    theirs = "соперник выбирает {n:number} {of:theirs/acc*n}"
    t.prefer("simple", shared.Choose, theirs, name="", by="opponent")
    theirs = "соперник выбирает не больше {n:number} {of:theirs/gen*n}"
    t.prefer("simple", shared.Choose, theirs, name="", up_to=True, by="opponent")
    t.prefer("simple", shared.Choose, "соперник выбирает {of:theirs/acc.sg}", name="", n=1, by="opponent")
    t.prefer("simple", shared.Choose, "соперник выбирает {of:one_of_own/acc.sg}", name="", n=1, by="opponent")
    t.prefer("simple", shared.Choose, "соперник выбирает {of:one_of_your/acc.sg}", name="", n=1, by="opponent")
    t.prefer("simple", shared.Choose, "выберите {of:one_of_your/acc.sg}", name="", n=1)
