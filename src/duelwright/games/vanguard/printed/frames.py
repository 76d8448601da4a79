"""Whole abilities in the words of the print: headers, marks, keyword lines, orders."""

from __future__ import annotations

from typing import Final, Literal

from ....language import nodes as shared
from ....language.chart import Chart
from ....language.node import Condition
from .. import vocabulary as n
from . import said as s

PLACES = {
    "VC": "@vc", "RC": "(@rc|rc)", "GC": "@gc", "hand": "(@hand|hand)", "drop": "(@drop|drop|@drop_zone|drop zone)",
    "soul": "(@soul|soul)", "bind": "(@bind_zone|bind zone|@bind|bind)", "order zone": "(@order_zone|order zone)",
    "G zone": "(@g_zone|g zone)",
}  # fmt: skip
LIMITS = {"turn": "[1/turn]"}
STRIDE = "choose 1 or more cards (from (your )?hand |)with the sum of their grades being 3 or greater( from your hand|)"
FACE_DOWN = "stride this card on your @vc from face down ."
GUARDING = "[ g guardian ] - opponent turn 's guard step -"
TO_GC = "call this card to your @gc from face down ."
HEAL = "(choose a card with heal from your hand , and discard it|discard a (card with heal|heal) from (your )?hand)"
STANDING = {  # where a unit has a skill by a line of its own
    ("RC",): "@rc", ("VC", "RC"): "(@vc/rc|@vc / @rc)", ("RC", "GC"): "@rc / @gc", ("VC", "RC", "GC"): "@vc/rc / @gc",
}  # fmt: skip
KEYWORDS = {
    "sentinel": "([cont] : |)sentinel(.|)",
    "forerunner": "[auto] : forerunner",
    "stride": f"(stride|[ stride ]) - stride step - (cost |)⟨ {STRIDE} , and discard them ⟩ (, and |){FACE_DOWN}",
    "G guardian": f"{GUARDING} (cost |)⟨ {HEAL} ⟩ (, and |){TO_GC}",
    "ultimate stride": (
        "[ ultimate stride ] - stride step - cost ⟨ discard a card with the same card name as a card on your @vc ⟩ "
        f"(, and |){FACE_DOWN}"
    ),
}  # fmt: skip
WAVES = {  # the battles of a turn, and whether later ones count as well
    "(wave-1st time|wave-1st) or 4 th time or more": ((1, False), (4, True)),
    "wave-1st or 2 nd time": ((1, False), (2, False)), "wave-2nd or 3 rd time": ((2, False), (3, False)),
    "wave-3rd or 4 th time": ((3, False), (4, False)), "wave-4th time or more": ((4, True),),
    "wave-3rd time or more": ((3, True),), "wave-1st or 4 th time": ((1, False), (4, False)),
}  # fmt: skip
WINGS: Final[dict[str, Literal["odd", "even"]]] = {
    "white": "odd",
    "black": "even",
}  # which are the only grades of the bind zone
LABELS = ("bloom", "rush", "magia", "burst", "shadowstitch", "powerful", "nitou kaigan", "revelry")  # that say no rule


def write(c: Chart) -> None:
    """Add whole abilities."""
    c.row("marks", "mark")
    for where, words in PLACES.items():
        c.phrase("mark", s.AtPlace, words, where=(where,))
    c.phrase("mark", s.AtPlace, "(@vc/rc|@vc / @rc)", where=("VC", "RC"))
    c.phrase("mark", s.AtPlace, "(@rc/gc|@rc / @gc)", where=("RC", "GC"))
    for row in ("front", "back"):
        c.phrase("mark", s.AtPlace, f"{row} row @rc", where=("RC",), row=row)
    c.phrase("mark", s.AtPlace, "back row center @rc", where=("RC",), row="back center")
    for limit, words in LIMITS.items():
        c.phrase("mark", s.Limited, words, limit=limit)
    c.phrase("breaks", n.GenerationBreak, "[ generation break {n:#} ]")
    c.phrase("breaks", n.LimitBreak, "[ limit-break {n:#} ]")
    c.phrase("breaks", shared.AtLeast, "ritual {n:#}", of=n.Group("drop", that=(n.Grade(1, 1),)))
    c.phrase("breaks", n.AtMost, "brave", n=3, of=n.Group("hand"))
    c.phrase("breaks", shared.AtLeast, "shinken hissatsu", n=3, of=n.Group("damage"))
    c.phrase("breaks", shared.AtLeast, "thunderstrike {n:#}", of=n.Group("bind", "opponent's"))
    standing = n.Group("units", "opponent's", that=(n.Posture("standing"), n.SameColumn()))
    c.phrase("breaks", n.AtMost, "dark device", n=0, of=standing)
    for words, battles in WAVES.items():
        c.phrase("breaks", shared.Either, words, of=tuple(_nth(nth, later) for nth, later in battles))
    c.phrase("breaks", shared.AtLeast, "oracle", n=5, of=n.Group("hand"))
    c.phrase("breaks", n.ThisTurn, "unite", what="called", n=2)
    c.phrase("mark", s.Holding, "{when:breaks}")
    for keyword, pattern in KEYWORDS.items():
        c.phrase("ability", s.Keyword, pattern, word=keyword)
    for skill in ("lord", "resist"):
        for circles, words in STANDING.items():
            c.phrase("ability", n.Has, f"[cont] {words} : {skill}", of=shared.This(), skill=skill, where=circles)
    for kind in ("auto", "act", "cont"):
        c.phrase("ability", s.AbilitySaid, f"[{kind}] ({{marks:marks}} |): {{body:clauses}}( .| !|)", kind=kind)
        if kind != "cont":
            paid = f"[{kind}] ({{marks:marks}} |): ⟨ {{paid:costs}} ⟩ (, |){{body:clauses}}( .| !|)"
            c.phrase("ability", s.AbilitySaid, paid, kind=kind)
    for wings, parity in WINGS.items():
        other = n.Parity("even" if parity == "odd" else "odd")
        own, others = n.Group("bind", that=(n.Parity(parity),)), n.Group("bind", that=(other,))
        bound = shared.All((shared.AtLeast(1, own), n.AtMost(0, others)))
        c.phrase("ability", s.Labelled, f"{wings} wings - {{ability:ability}}", when=bound)
    c.phrase("ability", s.Keyword, "[cont] : this card is from all (clans and nations|nations and clans)( .|)",
             word="all clans")  # fmt: skip
    anyway = "this unit 's {skill:hit_name} effects activate even if the attack did not hit"
    c.phrase("ability", n.Has, f"[cont] @vc : {anyway}( .|)", of=shared.This(), where=("VC",))
    early = "your vanguard 's {skill:break_name} is active even when you have 3 or less damage"
    c.phrase("ability", n.Has, f"[cont] @rc : {early}( .|)", of=n.Group("vanguard"), where=("RC",))
    for label in LABELS:
        c.phrase("ability", s.Labelled, f"{label} - {{ability:ability}}")
    c.phrase("ability", s.Keyword, "[ glitter ]", word="glitter")
    c.phrase("ability", s.Keyword, "[ glitter ] - {said:word}", word="glitter")
    for power in (20000, 21000, 22000):
        c.phrase("ability", n.Legion, f"[act] @vc : [ legion {power} ] {{mate:name}}")
    c.phrase("ability", n.CountsAs, "[cont] @vc : this unit is also regarded as {word:name}( .|)", what="name",
             where=("VC",))  # fmt: skip
    c.phrase("ability", n.CountsAs, "[cont] (@vc/rc|@vc / @rc) : this unit is also regarded as {word:name}( .|)",
             what="name", where=("VC", "RC"))  # fmt: skip
    c.phrase("ability", n.CountsAs, "[cont] : this card is also regarded as {word:name}( .|)", what="name")
    heal = "you may discard this card as a heal for the cost of calling a [ g guardian ]"
    c.phrase("ability", n.AsHeal, f"[cont] (@hand|hand) : {heal}( .|)")
    paying = "[cont] (@hand|hand) : while (you are |)paying the cost for stride , this card"
    c.phrase("ability", n.ForStride, f"{paying} gets grade {{plus:#+}}( .|)")
    c.phrase("ability", n.ForStride, f"{paying} may be discarded as a grade {{grade:#}}( .|)")
    heal = "choose a card with {said:icon_name} from your hand , and discard it"
    c.phrase("ability", s.Keyword, f"{GUARDING} (cost |)⟨ {heal} ⟩ (, and |){TO_GC}", word="G guardian")
    c.phrase("ability", s.AbilitySaid, "additional effect - {body:clauses}( .| !|)", kind="over")
    c.phrase("ability", s.PlaySaid, "play this with cost ⟨ {cost:costs} ⟩ !")
    c.phrase("ability", s.PlaySaid, "play this {needs:needs} !")
    c.phrase("ability", s.PlaySaid, "{needs:needs} , play this with cost ⟨ {cost:costs} ⟩ !")
    c.phrase("ability", s.PlaySaid, "play this with cost ⟨ {cost:costs} ⟩ {needs:needs} !")
    c.row("needs", "need")
    c.phrase("need", None, "if {:cond}")
    c.phrase("ability", s.AbilitySaid, "{body:clauses}( .| !|)", kind="order")


def _nth(nth: int, later: bool) -> Condition:
    """A battle of the turn; or it and those after it."""
    if later:
        return n.NthBattle(nth)
    return shared.All((n.NthBattle(nth), shared.Not(n.NthBattle(nth + 1))))
