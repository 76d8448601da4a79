"""What has happened in this turn and this fight, in the words of the print."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.chart import Chart
from .. import vocabulary as n
from . import said as s
from .timings import IsA

ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}
ANY_PLAYER = "(any player 's|any players '|your or your opponent 's)"
OWNERS = {"yours": "your", "opponent's": "your opponent 's", "any": ANY_PLAYER}
FATES = {
    "drop": ("rear-guard", "retired"), "hand": ("rear-guard", "returned to (your |their )?hand"),
    "bottom": ("rear-guard", "put on the bottom of (your|their|the) deck"), "bind": ("card", "bound"),
    "soul": ("card", "put into (your )?soul by a card 's ability"),
}  # fmt: skip
TURN = "(during )?this turn"
ARRIVALS = {
    "": "placed (on @rc )?this turn", "ability": "placed (on @rc )?by a card 's ability this turn",
    "ride phase": "placed during (the |your )?ride phase this turn",
}  # fmt: skip
UNDONE = {
    "ride": n.ThisTurn("rode"), "counter-charge": n.ThisTurn("counter charged"),
    "play (any orders|a order)": n.ThisTurn("played orders"),
}  # fmt: skip
AT_ONCE = "at the same time for the cost of your"
DONE = {
    f"you ⟨ soul-blast {{n:#}} ⟩ or more (cards )?{AT_ONCE} vanguard 's ability": "soul blasted for a vanguard",
    f"you ⟨ soul-blast {{n:#}} ⟩ or more (cards )?{AT_ONCE} card 's ability": "soul blasted",
    f"you ⟨ energy-blast {{n:#}} ⟩ or more {AT_ONCE} card 's ability": "energy blasted",
    "you called {n:#} or more units": "called", "you called {n:#} or more rear-guards": "called to RC",
    "you called a rear-guard": "called to RC", "{n:#} or more of your rear-guards were called": "called to RC",
    "you called {n:#} or more cards from (your )?soul": "called from soul",
    "you called {n:#} or more cards from (your )?deck": "called from deck",
    "{n:#} or more cards were called from (your )?soul": "called from soul",
}  # fmt: skip


def write(c: Chart) -> None:
    """Add what may have happened."""
    _turn(c)
    _befell(c)
    _arrived(c)
    c.phrase("clause", s.AlsoSaid, "{when:cond}")
    c.phrase("clause", s.OrSaid, "or {when:cond}")


def _turn(c: Chart) -> None:
    """What a player has done, and the battles of the turn."""
    c.phrase("cond", n.PersonaRode, "you persona rode this turn")
    c.phrase("cond", n.WentSecond, "you went second")
    c.phrase("cond", shared.Not, "you did not get a imaginary gift (during )?this fight", of=n.GotGift())
    for number, word in ORDINALS.items():
        nth, later = n.NthBattle(number), n.NthBattle(number + 1)
        said = f"it is the {word} battle of (that|this) turn"
        if number == 1:
            c.phrase("cond", shared.Not, said, of=later)
        else:
            c.phrase("cond", n.NthBattle, f"{said} or more", n=number)
            c.phrase("cond", shared.All, said, of=(nth, shared.Not(later)))
    early = "it is the first or second battle of (that|this) turn"
    c.phrase("cond", shared.Not, early, of=n.NthBattle(3))
    c.phrase("cond", n.ThisTurn, "you played a order this turn", what="played orders")
    missed = "(that|this unit 's|the|its) attack (did not|does not) hit( during that battle| that battle|)"
    c.phrase("cond", shared.Not, missed, of=n.AttackHit())
    c.phrase("cond", n.Under, "you are in {flag:flag}")
    rode = n.RodeThisFight(3)
    c.phrase("cond", shared.Not, "you did not ride a grade 3 or greater unit (during )?this fight", of=rode)
    c.phrase("cond", n.ThisTurn, "you played a normal order this turn", what="played normal orders")
    c.phrase("cond", IsA, "{of:attacker} has attacked {that:often} this turn")
    c.phrase("attacker", s.Pick, "your opponent 's {of:theirs}", how="all")
    c.row("often", "times")
    c.phrase("times", n.HasAttacked, "{n:#} or more times")
    for words, of in UNDONE.items():
        c.phrase("cond", shared.Not, f"you did not {words} {TURN}", of=of)
    c.phrase("cond", n.ThisTurn, "the total number of attacks this turn is {n:#} or more", what="battled")
    for words, what in DONE.items():
        c.phrase("cond", n.ThisTurn, f"{words} {TURN}", what=what)


def _befell(c: Chart) -> None:
    """What has become of cards."""
    for whose, owner in OWNERS.items():
        into = f"(into|in) {owner} damage zone {TURN}"
        for new in ("a new card was", "{n:#} or more new cards were"):
            c.phrase("cond", n.Befell, f"{new} put {into}", what="damage", whose=whose)
        for what, (word, said) in FATES.items():
            one, several = f"{owner} {word} (was|is) {said}", f"{{n:#}} or more of {owner} {word}s (was|were) {said}"
            for words in (one, f"(a total of |){several}"):
                c.phrase("cond", n.Befell, f"{words} {TURN}", what=what, whose=whose)
    by = "by a card 's (ability|effect)"
    c.phrase("cond", n.Befell, f"your unit (stand|stands|was stand|stood) {by} {TURN}", what="stood")


def _arrived(c: Chart) -> None:
    """Units that were placed in this turn."""
    c.phrase("post", n.Arrived, "placed this turn")
    c.row("arrivals", "arrival")
    for how, words in ARRIVALS.items():
        c.phrase("arrival", n.Arrived, words, how=how)
    for no, was in ((False, "was"), (True, "was not")):
        c.phrase("cond", s.HasArrived, f"{{of:one}} {was} {{that:arrivals}}", no=no)
