"""English for what is asked of an event: by what it happened, which card it was about, over whom somebody rode."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import Table
from .. import vocabulary as n
from . import described as d

STATES = {"harmony": "in harmony", "hollowed": "hollowed", "blazing": "blazing", "engorged": "engorged",
          "friends": '"Friends"'}  # fmt: skip
WHOSE = {"yours": "your", "opponent's": "your opponent's", "any": "a"}
DONE = {
    "called to RC": "called {n:number} or more rear-guards", "called from soul": "called {n:number} or more from soul",
    "called from deck": "called {n:number} or more from your deck", "rode": "rode {n:number} or more times",
    "rode in the ride phase": "rode {n:number} or more times in the ride phase",
    "counter charged": "counter charged {n:number} or more times",
    "soul blasted": "soul blasted {n:number} or more at once for an ability",
    "soul blasted for a vanguard": "soul blasted {n:number} or more at once for an ability of a vanguard",
    "energy blasted": "energy blasted {n:number} or more at once for an ability",
}  # fmt: skip
FATES = {
    "damage": "put into the damage zone", "drop": "retired from (RC)", "bind": "put into the bind zone",
    "hand": "returned to hand from (RC)", "bottom": "put on the bottom of the deck from (RC)",
    "soul": "put into the soul by an ability", "stood": "made to stand by an ability",
}  # fmt: skip
ARRIVED = {"": "this turn", "ability": "by an ability this turn", "ride phase": "in the ride phase this turn"}
KEPT = {
    "not retired": "cannot be retired by card effects",
    "not retired by opponent": "cannot be retired by your opponent's card effects",
}
FACED = {  # into a zone where it matters how a card lies
    "damage": "into your damage zone", "damage face down": "into your damage zone face down",
    "bind face down": "into your bind zone face down",
}  # fmt: skip
CARD = "({only:adjectives})? {kind:noun}( {that:posts})?"


def events(t: Table) -> None:
    """Add them."""
    for whose, said in WHOSE.items():
        for by in ("ability", "effect", "cost"):
            t.phrase("condition", d.Caused, f"it is due to the {by} of {said} {CARD}", by=by, whose=whose)
        for by, done in (("G guardian", "call of"), ("stride", "stride of")):
            t.phrase("condition", d.Caused, f"it is for the {done} {said} {CARD}", by=by, whose=whose)
    t.phrase("condition", d.RodeOver, f"this unit rode upon a {CARD}")
    for category in ("object", "subject", "those"):
        t.phrase(category, shared.It, "the unit in question", name="event")
    t.phrase("compound", n.Later, "at the beginning of the end phase of that turn, {do:steps}", at="end phase")
    for check, said in (("drive", "drive"), ("damage", "damage"), ("any", "drive or damage")):
        t.phrase("timing", n.Reveals, f"when your {said} check reveals this card", check=check, of=shared.This())
    t.phrase("clause", n.ButNot, "except those {of:clause}")
    t.phrase("clause", n.ButNot, "except those that are {of:adjective}")
    for blast, word in ((d.CounterBlast, "Counter"), (d.SoulBlast, "Soul")):
        said = f"{word} Blast {{n:number}} - ({{only:adjectives}})? card( {{that:posts}})?"
        t.phrase("cost", blast, said)
    for face in ("up", "down"):
        t.phrase("simple", n.Turn, f"turn {{of:object}} face {face}", face=face)
    t.phrase("condition", n.WentSecond, "you went second")
    t.phrase("condition", n.DidSo, "you did", n=1)
    t.phrase("condition", n.DidSo, "you did so with {n:number} or more cards")
    t.prefer("condition", shared.Not, "you did not", of=n.DidSo())
    t.phrase("condition", n.RodeThisFight, "you rode a grade {grade:number} or greater unit this fight")
    not_ridden = "you did not ride a grade 3 or greater unit this fight"
    t.prefer("condition", shared.Not, not_ridden, of=n.RodeThisFight(3))
    played = "you played {n:number} or more normal orders this turn"
    t.phrase("condition", n.ThisTurn, played, what="played normal orders")
    t.prefer("condition", n.ThisTurn, "you played a normal order this turn", what="played normal orders", n=1)
    for what, said in DONE.items():
        t.phrase("condition", n.ThisTurn, f"you {said} this turn", what=what)
    t.words("whose_cards", {"yours": "your cards", "opponent's": "your opponent's cards", "any": "any player's cards"})
    t.words("fate", FATES)
    t.phrase("condition", n.Befell, "{n:number} or more of {whose:whose_cards} were {what:fate} this turn")
    for how, said in ARRIVED.items():
        t.phrase("clause", n.Arrived, f"placed {said}", how=how)
    t.phrase("clause", n.SameColumn, "in the same column as {of:object}")
    t.phrase("ability", n.CopyLimit, "[CONT]: you may have up to {n:number} {name:name} in a deck.")
    t.phrase("clause", n.SameRow, "in the same row as this unit")
    t.phrase("clause", n.PowerAs, "with power less than or equal to that of {of:object}")
    t.phrase("clause", n.OfOneClan, "from one clan alone")
    t.phrase("timing", n.Unlocked, "when {of:doer} is unlocked")
    t.phrase("clause", n.HasAttacked, "that has attacked {n:number} or more times this turn")
    t.phrase("clause", n.OfKind, "that is a {kind:noun}")
    t.phrase("simple", n.Heal, "heal {of:object}")
    for who, are in (("you", "you are"), ("opponent", "your opponent is")):
        bars = f"[CONT]{{where:on_circles}}: {are} under {{flag:flag}}( {{when:holding}})?."
        t.phrase("ability", n.Bars, bars, who=who)
    t.phrase("clause", n.Having, "with the Glitter icon", skill="glitter")
    for word in n.ABILITY_WORDS:
        t.phrase("clause", n.Having, f"with the {word.title()} ability", skill=word)
    for state, said in STATES.items():
        t.phrase("clause", n.InState, f"that is {said}", state=state)
        t.phrase("timing", n.Becomes, f"when {{of:doer}} becomes {said}", state=state)
    t.phrase("timing", n.StepStarts, "at the beginning of the {step:step} in your opponent's turn")
    off = "when {of:doer} is placed on {on:on_circles} other than from hand"
    t.phrase("timing", n.Placed, off, source="not hand", by="")
    t.phrase("clause", n.Apart, "with different card names")
    t.phrase("clause", n.GradeAs, "of the same grade as {of:object}", plus=0)
    t.phrase("clause", n.GradeAs, "of the grade of {of:object} +{plus:number}")
    ensouled = "{n:number} or more cards were put into your soul this turn"
    t.phrase("condition", n.ThisTurn, ensouled, what="put into soul")
    for skill in ("limit break", "limit break 4", "generation break", "legion"):
        t.phrase("clause", n.Having, f"with the ability {skill.title()}", skill=skill)
    for column, said in (("center", "in the center column"), ("side", "in a column beside the center")):
        t.phrase("clause", n.InColumn, said, column=column)
    t.phrase("clause", n.OriginalNameHas, "with {part:name} in its original card name")
    on_vanguard = "get an Imaginary Gift: {gift:gift} and put its marker on your (VC)"
    t.phrase("simple", n.GainGift, on_vanguard, n=1, to="VC")
    t.phrase("timing", n.YouStride, "when you stride a {of:rider}")
    t.phrase("simple", n.Put, "put {of:object} into the damage zone face down", zone="damage", face="down")
    t.phrase("simple", n.ToTopAnyOrder, "put {of:object} on top of your deck in any order")
    for zone, said in (("soul", "soul"), ("drop", "drop zone"), ("bind", "bind zone")):
        t.phrase("cost", n.PuttingTop, f"put the top card of your deck into your {said}", zone=zone, n=1)
        t.phrase("cost", n.PuttingTop, f"put the top {{n:several}} cards of your deck into your {said}", zone=zone)
    t.phrase("cost", n.DiscardThis, "discard this card", n=1)
    t.phrase("amount", n.Greatest, "the greatest grade of {of:object}")
    t.phrase("amount", n.Multiple, "{times:number} for every {per:number} in {of:amount}")
    for side, has in (("yours", "you have"), ("opponent's", "your opponent has")):
        for row, said in (("", ""), ("front", "front row "), ("back", "back row ")):
            t.phrase("amount", n.OpenCircles, f"the number of open {said}(RC) {has}", side=side, row=row)
    t.phrase("amount", n.Touched, "the number of cards that this was done to")
    t.phrase("condition", n.Exceeds, "{of:amount} is greater than {than:amount}")
    t.phrase("condition", n.Exceeds, "{of:amount} is greater than {than:number}")
    t.phrase("timing", n.Enters, "when a {of:one_card} has come there( {source:source})?")
    heal = "[CONT](Hand): you may discard this card as a heal for the cost of calling a G guardian."
    t.phrase("ability", n.AsHeal, heal)
    t.phrase("simple", n.CreateToken, "call a {token:name} token to (RC)", n=1, to="RC")
    t.phrase("simple", n.CreateToken, "call {n:several} {token:name} tokens to (RC)", to="RC")
    for_stride = "[CONT](Hand): while you are paying the cost for Stride, this card"
    t.phrase("ability", n.ForStride, f"{for_stride} gets grade +{{plus:number}}.", grade=0)
    t.phrase("ability", n.ForStride, f"{for_stride} may be discarded as a grade {{grade:number}}.", plus=0)
