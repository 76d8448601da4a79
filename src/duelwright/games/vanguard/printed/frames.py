"""Whole abilities in the words of the print: headers, marks, keyword lines, orders."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.chart import Chart
from .. import vocabulary as n
from . import said as s

PLACES = {
    "VC": "@vc", "RC": "(@rc|rc)", "GC": "@gc", "hand": "(@hand|hand)", "drop": "(@drop|drop|@drop_zone|drop zone)",
    "soul": "(@soul|soul)", "bind": "(@bind_zone|bind zone|@bind|bind|⟨ bind zone ⟩)",
    "order zone": "(@order_zone|order zone|[ order zone ])",
    "G zone": "(@g_zone|g zone)",
}  # fmt: skip
LIMITS = {"turn": "([1/turn]|⟨ turn 1 ⟩)"}
STRIDE = "choose 1 or more cards (from (your )?hand |)with the sum of their grades being 3 or greater( from your hand|)"
FACE_DOWN = "stride this card on your @vc from face down ."
GUARDING = "[ g guardian ] - opponent turn 's guard step -"
TO_GC = "call this card to your @gc from face down ."
HEAL = "(choose a card with heal from your hand , and discard it|discard a (card with heal|heal) from (your )?hand)"
STANDING = {  # where a unit has a skill by a line of its own
    ("RC",): "@rc", ("GC",): "@gc", ("VC", "RC"): "(@vc/rc|@vc / @rc)", ("RC", "GC"): "@rc / @gc",
    ("VC", "RC", "GC"): "@vc/rc / @gc",
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


def write(c: Chart) -> None:
    """Add whole abilities."""
    c.row("marks", "mark")
    for where, words in PLACES.items():
        c.phrase("mark", s.AtPlace, words, where=(where,))
    c.phrase("mark", s.AtPlace, "(@vc/rc|@vc / @rc)", where=("VC", "RC"))
    c.phrase("mark", s.AtPlace, "(@rc/gc|@rc / @gc)", where=("RC", "GC"))
    for row in ("front", "back"):
        c.phrase("mark", s.AtPlace, f"({row} row @rc|[ {row} row @rc ])", where=("RC",), row=row)
    c.phrase("mark", s.AtPlace, "back row center @rc", where=("RC",), row="back center")
    for limit, words in LIMITS.items():
        c.phrase("mark", s.Limited, words, limit=limit)
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
    c.phrase("ability", s.Keyword, "[cont] : this card is from all (clans and nations|nations and clans)( .|)",
             word="all clans")  # fmt: skip
    anyway = "this unit 's {skill:hit_name} effects activate even if the attack did not hit"
    c.phrase("ability", n.Has, f"[cont] @vc : {anyway}( .|)", of=shared.This(), where=("VC",))
    early = "your vanguard 's {skill:break_name} is active even when you have 3 or less damage"
    c.phrase("ability", n.Has, f"[cont] @rc : {early}( .|)", of=n.Group("vanguard"), where=("RC",))
    c.phrase("ability", n.CopyLimit, "[cont] : you may have up to {n:#} {name:name} in your deck( .|)")
    c.phrase("ability", s.Keyword, "[ glitter ]", word="glitter")
    c.phrase("ability", s.Keyword, "[ glitter ] - {said:word}", word="glitter")
    for power in (20000, 21000, 22000):
        c.phrase("ability", n.Legion, f"[act] @vc : [ legion {power} ] {{mate:name}}")
    c.phrase("ability", n.CountsAs, "[cont] @vc : this unit is also regarded as {word:name}( .|)", what="name",
             where=("VC",))  # fmt: skip
    c.phrase("ability", n.CountsAs, "[cont] (@vc/rc|@vc / @rc) : this unit is also regarded as {word:name}( .|)",
             what="name", where=("VC", "RC"))  # fmt: skip
    c.phrase("ability", n.CountsAs, "[cont] : this card is also regarded as {word:name}( .|)", what="name")
    c.phrase("ability", n.CountsAs, "[cont] : this card is regarded as {word:name}( .|)", what="name")
    heal = "you may discard this card as a heal for the cost of calling a [ g guardian ]"
    c.phrase("ability", n.AsHeal, f"[cont] (@hand|hand) : {heal}( .|)")
    paying = "[cont] (@hand|hand) : while (you are |)paying the cost for stride , this card"
    c.phrase("ability", n.ForStride, f"{paying} gets grade {{plus:#+}}( .|)")
    c.phrase("ability", n.ForStride, f"{paying} may be discarded as a grade {{grade:#}}( .|)")
    heal = "choose a card with {said:icon_name} from your hand , and discard it"
    c.phrase("ability", s.Keyword, f"{GUARDING} (cost |)⟨ {heal} ⟩ (, and |){TO_GC}", word="G guardian")
    c.phrase("ability", s.AbilitySaid, "additional effect - {body:clauses}( .| !|)", kind="over")
    c.phrase("ability", s.PlaySaid, "play this with cost ⟨ {cost:costs} ⟩ !")
    c.phrase("ability", s.PlaySaid, "cost ⟨ {cost:costs} ⟩")
    c.phrase("ability", s.AbilitySaid, "play effect - {body:clauses}( .| !|)", kind="order")
    c.phrase("ability", s.PlaySaid, "play this {needs:needs} !")
    c.phrase("ability", s.PlaySaid, "{needs:needs} , play this with cost ⟨ {cost:costs} ⟩ !")
    c.phrase("ability", s.PlaySaid, "play this with cost ⟨ {cost:costs} ⟩ {needs:needs} !")
    c.row("needs", "need")
    c.phrase("need", None, "if {:cond}")
    c.phrase("ability", s.AbilitySaid, "{body:clauses}( .| !|)", kind="order")
