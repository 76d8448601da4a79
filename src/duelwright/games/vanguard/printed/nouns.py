"""The noun phrase of printed text: whose, how many, of what grade, clan and name, and from where."""

from __future__ import annotations

from ....language.chart import Chart
from .. import vocabulary as n
from ..vocabulary.filters import HIGHEST
from . import said as s

FIELD = {"vanguard": "vanguard", "rear-guard": "rear-guards", "unit": "units", "guardian": "guardians"}
KINDS = {
    "card": "", "normal unit": "normal unit", "trigger unit": "trigger unit", "unit card": "unit", "order": "order",
    "order card": "order", "normal order": "normal order", "blitz order": "blitz order", "set order": "set order",
    "normal order card": "normal order", "blitz order card": "blitz order", "set order card": "set order",
    "g unit": "G unit", "trigger unit card": "trigger unit", "normal unit card": "normal unit",
}  # fmt: skip
ZONES = {  # as they are printed after "your"
    "hand": "hand", "drop": "drop (zone)?", "soul": "soul", "damage": "damage zone", "bind": "bind zone",
    "deck": "deck", "G": "g zone", "order": "order zone", "ride": "ride deck", "trigger": "trigger zone",
}  # fmt: skip
SHORT = ("hand", "drop", "soul", "deck", "bind", "G", "order", "damage")  # named without an owner, too
ICONS = ("critical", "draw", "heal", "stand", "front", "over")


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
    for grade in range(6):
        c.phrase("grade", n.Grade, f"grade {grade}", least=grade, most=grade)
    c.phrase("pre", None, "{:grade}")
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
        c.phrase("post", n.InRow, f"in (your|the|your opponent 's|their) {row} row", row=row)
        c.phrase("post", n.InRow, f"on (the|your) {row} row", row=row)
    c.phrase("pre", n.InState, "locked", state="locked")
    c.phrase("pre", n.Role, "attacking", role="attacking")
    c.phrase("pre", n.Role, "boosted", role="boosted")
    c.phrase("post", n.NameHas, "with {part:name} in (its|the|their) card (name|names)")
    c.phrase("in_name", n.NameHas, "{part:name}")
    c.phrase("post", s.OneOrOther, "with {one:in_name} or {other:in_name} in (its|the|their) card (name|names)")
    c.phrase("pre", s.OneOrOther, "{one:group} or {other:group}")
    c.phrase("post", n.Named, "named {name:name}")
    c.phrase("post", n.NotNamed, "(not|other than (a|cards|card|)) named {name:name}")
    c.phrase("post", n.NotNamed, "other than {name:name}")
    c.phrase("post", n.SameName, "with the same (card name|name) as {of:ref}")
    c.phrase("post", n.SameName, "with the same card name as (a unit|a card) on your @vc", of=n.Group("vanguard"))
    c.phrase("post", n.SameName, "with the same card name as your vanguard", of=n.Group("vanguard"))
    c.phrase("post", n.Having, "{skill:skill_having}")
    c.word("skill_having", "G guardian", "with the g guardian icon")
    c.phrase("post", n.SameColumn, "in the same column as this unit")
    c.phrase("post", n.SameColumn, "in the same column as it")
    c.phrase("post", n.Power, "with power {least:#} or (greater|more)")
    c.phrase("post", n.Power, "with power {most:#} or less", least=0)
    c.phrase("post", n.Posture, "that (is|are) (stand|standing)", state="standing")
    c.phrase("post", n.Posture, "that (is|are) (rest|at rest|resting)", state="resting")
    c.phrase("post", n.Role, "(that (is|are|'s) being attacked|being attacked)", role="attacked")
    for icon in ICONS:
        c.phrase("post", n.Icon, f"with (a )?{icon}( icon| trigger icon|)", icon=icon)
    c.phrase("post", n.Icon, "with {icon:icon_name}")
    for skill in ("boost", "intercept", "twin drive", "triple drive", "persona ride", "sentinel", "overdress"):
        said = "overDress" if skill == "overdress" else skill
        c.phrase("post", n.Having, f"with (the )?{skill}( ability| skill|)", skill=said)
    c.phrase("post", n.On, "on (your )?@vc", where=("VC",))
    c.phrase("post", n.On, "on (your )?@rc", where=("RC",))
    c.phrase("post", n.On, "on (your )?@gc", where=("GC",))
    c.phrase("post", n.On, "on (@vc or @rc|@vc/rc|@vc / @rc)", where=("VC", "RC"))


def _heads(c: Chart) -> None:
    for word, place in FIELD.items():
        c.phrase("head", s.Head, f"({word}|{word}s)", place=place)
    for word, kind in KINDS.items():
        c.phrase("head", s.Head, f"({word}|{word}s)", kind=kind)
    for icon in ICONS:
        c.phrase("head", s.Head, f"{icon} (trigger|triggers)", kind="trigger unit", that=(n.Icon(icon),))  # type: ignore[arg-type]
    c.phrase("head", s.Head, "heal", kind="", that=(n.Icon("heal"),))
    c.phrase("head", s.Head, "critical", kind="", that=(n.Icon("critical"),))
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
    c.phrase("other_theirs", s.Noun, noun, side="opponent's", other=True)
    for whose, noun in (("your", "yours"), ("your opponent 's", "theirs"), ("(his or her|their)", "theirs")):
        c.phrase("np", s.Pick, f"1 of {whose} {{of:{noun}}}")
        c.phrase("np", s.Pick, f"up to 1 of {whose} {{of:{noun}}}", how="up to")
        c.phrase("np", s.Pick, f"up to {{n:#}} of {whose} {{of:{noun}}}", how="up to", many=True)
        c.phrase("np", s.Pick, f"{{n:#}} of {whose} {{of:{noun}}}", many=True)
        c.phrase("np", s.Pick, f"(all|all of|each of) {whose} {{of:{noun}}}", how="all", many=True)
        c.phrase("np", s.Pick, f"any number of {whose} {{of:{noun}}}", how="any", many=True)
    c.phrase("np", s.Pick, "another of your {of:other_yours}")
    c.phrase("np", s.Pick, "another {of:other}")
    c.phrase("np", s.Pick, "(a|1) {of:noun}")
    c.phrase("np", s.Pick, "up to (1|a) {of:noun}", how="up to")
    c.phrase("np", s.Pick, "up to {n:#} {of:noun}", how="up to", many=True)
    c.phrase("np", s.Pick, "{n:#} {of:noun}", many=True)
    c.phrase("np", s.Pick, "(all|each) {of:noun}", how="all", many=True)
    c.phrase("np", s.Pick, "any number of {of:noun}", how="any", many=True)
    c.phrase("np", None, "{:owned}")
    c.phrase("np", None, "{:ref}")
    c.phrase("np", s.Both, "{of:ref} and {other:ref}")
    c.phrase("np", s.Both, "{of:ref} and {other:owned}")
    c.phrase("owned", s.Pick, "your {of:yours}", how="all")
    c.phrase("owned", s.Pick, "your opponent 's {of:theirs}", how="all")


def _references(c: Chart) -> None:
    c.phrase("this", s.Ref, "this (unit|card)", form="this")
    c.phrase("ref", None, "{:this}")
    c.phrase("ref", s.Ref, "it", form="it")
    c.phrase("ref", s.Ref, "(them|they)", form="them")
    c.phrase("ref", s.Ref, "that (unit|card)", form="that unit")
    c.phrase("ref", s.Ref, "the (chosen )?(unit|card)", form="that unit")
    c.phrase("ref", s.Ref, "those (units|cards)", form="those units")
    c.phrase("ref", s.Ref, "the rest", form="rest")
    c.phrase("ref", s.Ref, "the boosted unit", form="boosted")
    c.phrase("ref", s.Ref, "the attacked unit", form="attacked")
