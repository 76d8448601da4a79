"""The noun phrase of printed text: whose, how many, of what grade, clan and name, and from where."""

from __future__ import annotations

from ....language.chart import Chart
from .. import vocabulary as n
from ..vocabulary.filters import HIGHEST
from . import said as s

FIELD = {"vanguard": "vanguard", "rear-guard": "rear-guards", "unit": "units"}
KINDS = {
    "card": "", "normal unit": "normal unit", "trigger unit": "trigger unit", "unit card": "unit",
    "order card": "order", "normal order": "normal order", "blitz order": "blitz order", "set order": "set order",
}  # fmt: skip
ZONES = {  # as they are printed after "your"
    "hand": "hand", "drop": "drop (zone)?", "soul": "soul", "damage": "damage zone", "bind": "bind zone",
    "G": "g zone", "order": "order zone", "ride": "ride deck",
}  # fmt: skip
HAVING = {
    "sentinel": "sentinel", "boost": "boost", "intercept": "intercept", "twin drive": "twin drive",
    "triple drive": "triple drive", "persona ride": "persona ride",
}  # fmt: skip
SHORT = ("hand", "drop", "soul", "ride", "G", "damage", "bind")  # named without an owner, too


def write(c: Chart) -> None:
    """Add the noun phrase."""
    _filters(c)
    _heads(c)
    _places(c)
    _phrases(c)
    _references(c)


def _filters(c: Chart) -> None:
    c.row("pres", "pre")
    c.row("posts", "post")
    c.phrase("grade", n.Grade, "grade {least:#} or (greater|more|higher)", most=HIGHEST)
    c.phrase("grade", n.Grade, "grade {most:#} or (less|lower)", least=0)
    for grade in range(5):
        c.phrase("grade", n.Grade, f"grade {grade}", least=grade, most=grade)
    c.phrase("pre", None, "{:grade}")
    for grade in range(1, 4):
        c.phrase("pre", n.ButNot, f"non-grade {grade}", of=n.Grade(grade, grade))
    c.phrase("pre", n.Other, "other")
    c.phrase("group", n.Clan, "{clan:clan}")
    c.phrase("group", n.Nation, "{nation:nation}")
    c.phrase("group", n.Race, "{race:race}")
    c.phrase("pre", None, "{:group}")
    c.phrase("pre", n.Posture, "(stand|standing)", state="standing")
    c.phrase("pre", n.Posture, "(rest|rested|resting)", state="resting")
    c.phrase("pre", n.Facing, "(face up|face-up)", face="up")
    c.phrase("pre", n.Facing, "(face down|face-down)", face="down")
    for row in ("front", "back"):
        c.phrase("pre", n.InRow, f"{row} row", row=row)
        c.phrase("post", n.InRow, f"in the {row} row", row=row)
        c.phrase("post", s.InRowOf, f"in your {row} row", row=row, side="yours")
        c.phrase("post", s.InRowOf, f"in (your opponent 's|their) {row} row", row=row, side="opponent's")
    c.phrase("pre", n.InState, "locked", state="locked")
    for role in ("attacking", "attacked", "boosted"):
        c.phrase("pre", n.Role, role, role=role)
    c.phrase("pre", n.NotClan, "non - {clan:clan}")
    for kind, words in ((s.OnlyClan, "{clan:clan} for (its|their) clan"), (n.OfOneClan, "1 clan")):
        c.phrase("post", kind, f"with only {words}")
    c.phrase("pre", n.InState, "deleted", state="deleted")
    for bound, words in (("most", "(less|lower)"), ("least", "(greater|more|higher)")):
        c.phrase("post", n.Power, f"with power {{{bound}:#}} or {words}")
    c.phrase("pre", n.Power, "power {least:#} or (greater|more|higher)")
    c.phrase("pre", n.Power, "power {most:#} or (less|lower)")
    c.phrase("post", n.NameHas, "with {part:name} in (its|the|their) card (name|names)")
    c.phrase("in_name", n.NameHas, "{part:name}")
    c.phrase("post", s.OneOrOther, "with {one:in_name} or {other:in_name} in (its|the|their) card (name|names)")
    c.phrase("post", n.Named, "named {name:name}")
    c.phrase("post", s.OneOrOther, "named {one:named} or {other:named}")
    c.phrase("post", s.OneOrOther, "named {one:named} or a (unit|card) named {other:named}")
    c.phrase("post", n.NotNamed, "(not|other than (a card|a unit|cards|units|card|)) named {name:name}")
    c.phrase("post", n.NotNamed, "other than {name:name}")
    c.phrase("post", n.ButNot, "other than over", of=n.Icon("over"))
    c.phrase("post", n.SameName, "with the same (card name|name) as {of:ref}")
    c.phrase("post", n.SameName, "with the same card name as (a unit|a card) on your @vc", of=n.Group("vanguard"))
    for words, others in (("your vanguard", n.Group("vanguard")), ("(any|1) of your units", n.Group("units"))):
        c.phrase("post", n.SameName, f"with the same card name as {words}", of=others)
    c.phrase(
        "post", n.WithinGrade,
        "(with|with a|and) grade (less than or equal to|equal to or less than) your vanguard( 's grade| 's)?",
    )  # fmt: skip
    c.phrase("post", n.SameColumn, "(in|of) the same column as this unit")
    c.phrase("post", n.SameRow, "in the same row as this unit")
    weaker = "with power (less than or equal to|equal to or less than)"
    c.phrase("post", n.PowerAs, f"{weaker} {{of:that_one}} 's( power)?")
    c.phrase("post", n.PowerAs, f"{weaker} {{of:this}} 's( power)?")
    c.phrase("post", n.InState, "in the overdress state", state="overDress")
    c.phrase("post", n.SameColumn, "in the same column as {of:that_one}")
    c.phrase("that_one", s.Ref, "that (unit|rear-guard|vanguard)", form="that unit")
    c.phrase("post", n.Posture, "(that (is|are) (rest|at rest|resting)|at rest)", state="resting")
    c.phrase("post", n.Role, "(that (is|are|'s) being attacked|being attacked)", role="attacked")
    c.phrase("post", n.Icon, "with {icon:icon_name}")
    for skill, word in (("limit break 4", "[ limit-break 4 ]"), ("generation break", "generation break")):
        c.phrase("post", n.Having, f"with {word}", skill=skill)
    c.phrase("post", n.OriginalNameHas, "with {part:name} in (its|the|their) original card (name|names)")
    for words, column in (("(center|middle) column", "center"),):
        c.phrase("post", n.InColumn, f"in (your|the) {words}", column=column)
    c.phrase("head", s.Head, "[ glitter ]", that=(n.Having("glitter"),))
    c.phrase("post", n.Having, "with (the )?overdress( ability| skill|)", skill="overDress")
    c.phrase("post", n.On, "on (a )?@rc", where=("RC",))
    for place, words in (("rear-guards", "@rc"), ("vanguard", "@vc")):
        c.phrase("post", s.OnYours, f"(on|from) your {words}", place=place)
    c.phrase("post", s.OnYours, "on your (@vc or @rc|@vc/rc|@vc / @rc)", place="units")
    c.phrase("post", n.ButNot, "without {of:having}")
    for skill, words in HAVING.items():
        c.phrase("having", n.Having, words, skill=skill)


def _heads(c: Chart) -> None:
    for word, place in FIELD.items():
        c.phrase("head", s.Head, f"({word}|{word}s)", place=place)
    either = "(vanguard or rear-guard|vanguards or rear-guards|vanguards and / or rear-guards|"
    either += "vanguards and rear-guards)"
    c.phrase("head", s.Head, either, place="units", that=(n.On(("VC", "RC")),))
    c.phrase("head", s.Head, "(sentinel|sentinels)", that=(n.Having("sentinel"),))
    for word, kind in KINDS.items():
        c.phrase("head", s.Head, f"({word}|{word}s)", kind=kind)
    for icon in ("critical", "heal", "front"):
        c.phrase("head", s.Head, f"{icon} (trigger|triggers)", that=(n.Icon(icon),))
    c.phrase("head", s.Head, "(heal|heals)", that=(n.Icon("heal"),))
    c.phrase("named", n.Named, "{name:name}")
    c.phrase("naming", None, "{:named}")
    c.phrase("naming", s.OneOrOther, "{one:named} or {other:named}")
    c.row("one_named", "naming")
    c.phrase("groups", None, "{:group}")
    c.phrase("groups", s.OneOrOther, "{one:group} or {other:group}")
    c.row("one_group", "groups")
    c.row("one_grade", "grade")
    c.phrase("head", s.Head, "{that:one_named}")
    c.phrase("head", s.Head, "{that:one_group}")
    c.phrase("head", s.Head, "{that:one_grade}")
    c.phrase("head", s.Head, "(heart card|heart cards|heart|hearts)", place="hearts")


def _places(c: Chart) -> None:
    for place, words in ZONES.items():
        c.phrase("place", s.InPlace, f"your {words}", place=place)
        if place in ("hand", "drop", "soul", "damage", "bind"):
            c.phrase("place", s.InPlace, f"(your opponent 's|their|his or her) {words}", place=place, side="opponent's")
    for place in SHORT:
        c.phrase("place", s.InPlace, f"(the )?{ZONES[place]}", place=place)
    c.phrase("post", None, "(from|in) {:place}")
    c.phrase("post", s.OneOrOther, "(from|in) {one:place} or {other:place}")
    c.phrase("post", s.FromAmong, "from among (them|those cards|the cards)")


def _phrases(c: Chart) -> None:
    noun = "({pre:pres})? {head:head} ({post:posts})?"
    c.phrase("noun", s.Noun, noun)
    c.phrase("yours", s.Noun, noun, side="yours")
    c.phrase("theirs", s.Noun, noun, side="opponent's")
    c.phrase("anys", s.Noun, noun, side="any")
    c.phrase("other", s.Noun, noun, other=True)
    c.phrase("other_yours", s.Noun, noun, side="yours", other=True)
    for how, many, words in (("n", False, "1"), ("up to", False, "up to 1"), ("any", True, "any number")):
        anys = f"{words} of (any player 's|any players '|any fighter 's) {{of:anys}}"
        c.phrase("np", s.Pick, anys, how=how, many=many)
    c.phrase("np", s.Pick, "1 of (his or her|their) {of:theirs}")
    for how, words in (("n", "{n:#2} of"), ("all", "(all|all of)")):
        c.phrase("np", s.Pick, f"{words} (his or her|their) {{of:theirs}}", how=how, many=True)
    for whose, noun in (("your", "yours"), ("your opponent 's", "theirs")):
        c.phrase("np", s.Pick, f"1 of {whose} {{of:{noun}}}")
        c.phrase("np", s.Pick, f"up to 1 of {whose} {{of:{noun}}}", how="up to")
        c.phrase("np", s.Pick, f"up to {{n:#2}} of {whose} {{of:{noun}}}", how="up to", many=True)
        c.phrase("np", s.Pick, f"{{n:#2}} of {whose} {{of:{noun}}}", many=True)
        c.phrase("np", s.Pick, f"(all|all of|each of) {whose} {{of:{noun}}}", how="all", many=True)
    c.phrase("np", s.Pick, "a opponent 's {of:theirs}")
    c.phrase("np", s.Pick, "(all|all of) the {of:noun}", how="all", many=True)
    c.phrase("np", s.Pick, "(all|all of) {of:anys} of all (fighters|players)", how="all", many=True)
    c.phrase("np", s.Pick, "(all|all of) your and your opponent 's {of:anys}", how="all", many=True)
    c.phrase("np", s.Pick, "another of your {of:other_yours}")
    c.phrase("np", s.Pick, "another {of:other}")
    c.phrase("np", s.Pick, "(a|1) {of:noun}")
    c.phrase("np", s.Pick, "up to (1|a) {of:noun}", how="up to")
    c.phrase("np", s.Pick, "up to {n:#2} {of:noun}", how="up to", many=True)
    c.phrase("np", s.Pick, "{n:#2} {of:noun}", many=True)
    c.phrase("np", s.Pick, "any number of {of:noun}", how="any", many=True)
    for whose, noun in (("your", "yours"), ("your opponent 's", "theirs")):
        c.phrase("np", s.Pick, f"any number of {whose} {{of:{noun}}}", how="any", many=True)
    c.phrase("np", s.Pick, "(all|each) {of:noun}", how="all", many=True)
    c.phrase("np", s.TopCards, "(the top card|1 card from the top|a card from the top) of (your|the) deck")
    c.phrase("np", s.TopCards, "(the top {n:#2} cards|{n:#2} cards from the top) of (your|the) deck", many=True)
    c.phrase("np", None, "{:owned}")
    c.phrase("np", None, "{:ref}")
    c.phrase("np", s.Both, "{of:ref} and {other:ref}")
    c.phrase("np", s.Both, "{of:this} and {other:joined}")
    c.phrase("joined", s.Pick, "(1|another) of your {of:yours}")
    c.phrase("joined", s.Pick, "(all of|all) your {of:yours}", how="all", many=True)
    c.phrase("owned", s.Pick, "your {of:yours}", how="all")
    c.phrase("owned", s.Pick, "your opponent 's {of:theirs}", how="all")


def _references(c: Chart) -> None:
    c.phrase("this", s.Ref, "this (unit|card)", form="this")
    c.phrase("ref", None, "{:this}")
    c.phrase("ref", s.Ref, "it", form="it")
    c.phrase("ref", s.Ref, "(them|they)", form="them")
    c.phrase("ref", s.Ref, "that unit", form="that unit")
    c.phrase("ref", s.Ref, "that card", form="that card")
    c.phrase("ref", s.Ref, "those (units|cards)", form="those units")
    c.phrase("ref", s.Ref, "the rest", form="rest")
    with_it = "(called with|called by) this (effect|ability)"
    c.phrase("ref", s.Ref, f"(the unit {with_it}|the card {with_it}|that called unit|the called unit)", form="called")
    c.phrase("ref", s.Ref, f"(the units {with_it}|those called units|the called units)", form="called")
    c.phrase("ref", s.Ref, "(that placed unit|that unlocked (card|unit)|that (rear-guard|vanguard))", form="that unit")
    for role in ("boosted", "attacking", "attacked"):
        c.phrase("ref", s.Ref, f"(the|that) {role} unit", form=role)
    c.phrase("ref", s.Ref, "(the|that) (revealed card|card revealed)", form="revealed")
