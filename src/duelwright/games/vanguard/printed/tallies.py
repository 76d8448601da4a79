"""Amounts in the words of the print: for each, as many as, instead of, and several things that are all done."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.chart import Chart
from .. import vocabulary as n
from . import said as s
from . import said_deeds as d

STATS = ("power", "shield", "critical", "drive")
TALLIES = ("power", "shield", "critical")
MATCHED = ("power", "grade")
TAILS = ("for each {each:tally}", "for every {per:#2} {each:tally}")
BY = "((with|by) this (effect|ability)|)"
PUT = {"": "", "soul": "into (your |the )?soul", "drop": "into (your |the )?drop( zone)?", "hand": "into (your )?hand",
       "deck": "on the bottom of (your|the) deck"}  # fmt: skip
HANDLED = {  # what was done, as it is said of a card
    "put": "put", "retire": "retired", "discard": "discarded", "call": "called", "unlock": "unlocked",
    "lock": "locked", "bind": "bound", "return": "returned", "reveal": "revealed", "choose": "chosen",
}  # fmt: skip


def write(c: Chart) -> None:
    """Add them."""
    _amounts(c)
    _each(c)
    _instead(c)
    _several(c)


def _amounts(c: Chart) -> None:
    c.phrase("tally", None, "{:counted}")
    for grades in ("(of )?{of:np} 's (grades|grade)", "(grade|grades) of {of:np}"):
        c.phrase("tally", d.GradesOf, grades)
    cards = "(card|cards|unit|units|rear-guard|rear-guards)"
    for verb, done in HANDLED.items():
        c.phrase("tally", d.Handled, f"{cards} {done} {BY}", verb=verb)
        for ones, rear in (("(card|cards|unit|units)", False), ("(rear-guard|rear-guards)", True)):
            by = "(with|by) this (effect|ability)"
            c.phrase("np", d.HandledCards, f"(the|that|those) {ones} {done} {by}", verb=verb, rear_guards=rear)
            c.phrase("np", d.HandledCards, f"(the|that|those) {done} {ones}", verb=verb, rear_guards=rear)
    for zone, into in PUT.items():
        if zone:
            c.phrase("tally", d.Handled, f"{cards} put {into} {BY}", verb="put", zone=zone)
            c.phrase("np", d.HandledCards, f"the {cards} put {into} {BY}", verb="put", zone=zone)
    for side, whose in (("yours", "your"), ("opponent's", "your opponent 's")):
        for row in ("", "front", "back"):
            words = (
                f"(of )?{whose} open {row} row @rc|open @rc in {whose} {row} row" if row else f"(of )?{whose} open @rc"
            )
            c.phrase("tally", d.OpenSaid, f"({words})", side=side, row=row)
    c.phrase("tally", d.OpenSaid, "of your open circles", side="yours")  # the guardian circle is taken when it is said
    for stat in TALLIES:
        for original, word in ((False, ""), (True, "original ")):
            c.phrase("total", d.NumberOf, f"{{of:np}} 's {word}{stat}", stat=stat, original=original)
            of = f"(the sum of |)the {word}{stat} of {{of:np}}"
            c.phrase("total", d.NumberOf, of, stat=stat, original=original)


def _each(c: Chart) -> None:
    for tail in TAILS:
        c.phrase("clause", d.ForEachSaid, tail)
        c.phrase("effect", d.EachDone, f"{{do:many_done}} {tail}")
    for cards in ("(a|1) card", "{n:#2} cards"):
        c.phrase("many_done", shared.Draw, f"(you )?draw {cards}")
    c.phrase("many_done", None, "{:charge}")
    c.phrase("many_done", s.Chooses, "choose {of:np}")
    c.phrase("many_done", s.Chooses, "your opponent chooses {of:np}", by="opponent")
    for spot, said in (("RC", "@rc"), ("separate RC", "separate @rc"), ("open RC", "(a open|open) @rc")):
        c.phrase("many_done", n.Call, f"call {{of:np}} to {said}", to=spot)
    for stat in TALLIES:
        for until in ("", " {until:until_end}"):
            for whose, of in _owned(stat):
                c.phrase("effect", d.Increases, f"increase {whose} by {{by:total}}{until}", stat=stat, **of)
    numbers = [(stat, "{to:#}") for stat in (*STATS, "grade")]
    for stat, becomes in (*numbers, *((stat, f"match {{to:np}} ('s( {stat}|)|)") for stat in MATCHED)):
        for until in ("", " {until:until_end}"):
            for whose, of in _owned(stat):
                c.phrase("effect", d.Becomes, f"increase or decrease {whose} to {becomes}{until}", stat=stat, **of)


def _owned(stat: str) -> list[tuple[str, dict[str, s.Ref]]]:
    """A number, and of whom it is where the words do not say so."""
    its, theirs = s.Ref("it"), s.Ref("them")
    return [(f"{{of:np}} 's {stat}", {}), (f"the {stat} of {{of:np}}", {}), (f"its {stat}", {"of": its}),
            (f"their {stat}", {"of": theirs})]  # fmt: skip


def _instead(c: Chart) -> None:
    for verb in ("choose", "stand"):
        c.phrase("effect", d.PicksInstead, f"{verb} {{of:np}} instead of {{old:#}}( cards| rear-guard|)")
    for stat in STATS:
        gets = f"{{of:np}} (gets|get) {stat} {{by:#+}} instead of ({stat} |){{old:#+}}"
        c.phrase("effect", d.GetsInstead, gets, stat=stat)
        if stat == "power":
            c.phrase("effect", d.GetsInstead, "{of:np} gets {by:#+} instead of {old:#+}", stat=stat)
        c.phrase("effect", d.GetsInstead, f"{stat} {{by:#+}} instead of ({stat} |){{old:#+}}", of=None, stat=stat)


def _several(c: Chart) -> None:
    c.row("parts", "part")
    for many, most in (("more", False), ("less", True)):
        c.phrase("part", d.Part, f"・ {{n:#}} or {many}( cards|) - {{body:clauses}}( .| !|)", most=most)
    c.row("given_ones", "given")
    c.phrase("given", None, "・ {:ability}")
    by_number = "(all of the|the) (following|effects below) according to the number of {count:counted}( .|) {of:parts}"
    for verb in ("perform", "activate"):
        for several in ("all of the (following|effects below)( .|) {of:choices}", by_number):
            c.phrase("effect", d.AllOfThese, f"{verb} {several}")
    c.phrase("effect", d.GetsAll, "{of:this} gets all of the following( .|) {abilities:given_ones}")
