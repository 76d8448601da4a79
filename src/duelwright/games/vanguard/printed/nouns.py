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
SHORT = ("hand", "drop")  # named without an owner, too


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
    c.phrase("pre", n.Other, "other")
    c.phrase("group", n.Clan, "{clan:clan}")
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
    c.phrase("pre", n.Role, "attacking", role="attacking")
    c.phrase("post", n.NameHas, "with {part:name} in (its|the|their) card (name|names)")
    c.phrase("in_name", n.NameHas, "{part:name}")
    c.phrase("post", s.OneOrOther, "with {one:in_name} or {other:in_name} in (its|the|their) card (name|names)")
    c.phrase("post", n.Named, "named {name:name}")
    c.phrase("post", n.NotNamed, "(not|other than (a|cards|card|)) named {name:name}")
    c.phrase("post", n.SameName, "with the same (card name|name) as {of:ref}")
    c.phrase("post", n.SameName, "with the same card name as (a unit|a card) on your @vc", of=n.Group("vanguard"))
    c.phrase("post", n.SameName, "with the same card name as your vanguard", of=n.Group("vanguard"))
    c.phrase("post", n.SameColumn, "in the same column as this unit")
    c.phrase("post", n.Posture, "that (is|are) (rest|at rest|resting)", state="resting")
    c.phrase("post", n.Role, "(that (is|are|'s) being attacked|being attacked)", role="attacked")
    c.phrase("post", n.Having, "with (the )?overdress( ability| skill|)", skill="overDress")
    c.phrase("post", n.On, "on (your )?@rc", where=("RC",))


def _heads(c: Chart) -> None:
    for word, place in FIELD.items():
        c.phrase("head", s.Head, f"({word}|{word}s)", place=place)
    for word, kind in KINDS.items():
        c.phrase("head", s.Head, f"({word}|{word}s)", kind=kind)
    for icon in ("critical", "heal", "front"):
        c.phrase("head", s.Head, f"{icon} (trigger|triggers)", that=(n.Icon(icon),))
    c.phrase("named", n.Named, "{name:name}")
    c.phrase("naming", None, "{:named}")
    c.phrase("naming", s.OneOrOther, "{one:named} or {other:named}")
    c.row("one_named", "naming")
    c.row("one_group", "group")
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
    c.phrase("post", s.FromAmong, "from among (them|those cards|the cards)")


def _phrases(c: Chart) -> None:
    noun = "({pre:pres})? {head:head} ({post:posts})?"
    c.phrase("noun", s.Noun, noun)
    c.phrase("yours", s.Noun, noun, side="yours")
    c.phrase("theirs", s.Noun, noun, side="opponent's")
    c.phrase("other", s.Noun, noun, other=True)
    c.phrase("other_yours", s.Noun, noun, side="yours", other=True)
    c.phrase("np", s.Pick, "1 of (his or her|their) {of:theirs}")
    c.phrase("np", s.Pick, "{n:#2} of (his or her|their) {of:theirs}", many=True)
    for whose, noun in (("your", "yours"), ("your opponent 's", "theirs")):
        c.phrase("np", s.Pick, f"1 of {whose} {{of:{noun}}}")
        c.phrase("np", s.Pick, f"up to 1 of {whose} {{of:{noun}}}", how="up to")
        c.phrase("np", s.Pick, f"up to {{n:#2}} of {whose} {{of:{noun}}}", how="up to", many=True)
        c.phrase("np", s.Pick, f"{{n:#2}} of {whose} {{of:{noun}}}", many=True)
        c.phrase("np", s.Pick, f"(all|all of|each of) {whose} {{of:{noun}}}", how="all", many=True)
    c.phrase("np", s.Pick, "another of your {of:other_yours}")
    c.phrase("np", s.Pick, "another {of:other}")
    c.phrase("np", s.Pick, "(a|1) {of:noun}")
    c.phrase("np", s.Pick, "up to (1|a) {of:noun}", how="up to")
    c.phrase("np", s.Pick, "up to {n:#2} {of:noun}", how="up to", many=True)
    c.phrase("np", s.Pick, "{n:#2} {of:noun}", many=True)
    c.phrase("np", s.Pick, "(all|each) {of:noun}", how="all", many=True)
    c.phrase("np", None, "{:owned}")
    c.phrase("np", None, "{:ref}")
    c.phrase("np", s.Both, "{of:ref} and {other:ref}")
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
    c.phrase("ref", s.Ref, "the boosted unit", form="boosted")
