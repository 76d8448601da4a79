"""Keywords of printed cards as data: what each says before the colon, at the head of a line, or as a line of its own.

The reminder on the cards is the source of each; where it leaves something open, the rules map says how it is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from ....language import nodes as shared
from ....language.binding import EVENT
from ....language.chart import Chart
from ....language.node import AbilityNode, Condition
from .. import vocabulary as n
from ..vocabulary.timings import Where
from . import said as s

WAVES: Final = {  # the battles of a turn, and whether later ones count as well
    "(wave-1st time|wave-1st) or 4 th time or more": ((1, False), (4, True)),
    "wave-1st or 2 nd time": ((1, False), (2, False)), "wave-2nd or 3 rd time": ((2, False), (3, False)),
    "wave-3rd or 4 th time": ((3, False), (4, False)), "wave-4th time or more": ((4, True),),
    "wave-3rd time or more": ((3, True),), "wave-1st or 4 th time": ((1, False), (4, False)),
    "(wave-1st time|wave-1st) only": ((1, False),), "(wave-2nd time|wave-2nd) only": ((2, False),),
    "(wave-3rd time|wave-3rd) only": ((3, False),), "(wave-2nd time|wave-2nd) time or more": ((2, True),),
}  # fmt: skip
WINGS: Final[dict[str, Literal["odd", "even"]]] = {  # which are the only grades of the bind zone
    "white": "odd",
    "black": "even",
}
# Words that say no rule of their own; some are asked for by other cards.
LABELS: Final = ("bloom", "rush", "magia", "burst", "shadowstitch", "powerful", "overcharge", "time leap")
SILENT: Final = ("nitou kaigan", "revelry")
STATES: Final = {"harmony": "in harmony", "hollowed": "hollowed", "blazing": "blazing", "engorged": "engorged"}


def write(c: Chart) -> None:
    """Add them."""
    _marks(c)
    _labels(c)
    _lines(c)
    _states(c)
    _names(c)


def _marks(c: Chart) -> None:
    c.phrase("mark", s.Holding, "{when:breaks}")
    c.phrase("breaks", n.GenerationBreak, "[ generation break {n:#} ]")
    c.phrase("breaks", n.LimitBreak, "[ limit-break {n:#} ]")
    c.phrase("breaks", shared.AtLeast, "shinken hissatsu", n=3, of=n.Group("damage"))
    standing = n.Group("units", "opponent's", that=(n.Posture("standing"), n.SameColumn()))
    c.phrase("breaks", n.AtMost, "dark device", n=0, of=standing)
    for words, battles in WAVES.items():
        c.phrase("breaks", shared.Either, words, of=tuple(_nth(nth, later) for nth, later in battles))
    ritual = n.Group("drop", that=(n.Grade(1, 1),))
    c.phrase("mark", s.Holding, "{when:ritual}", word="ritual")
    c.phrase("ritual", shared.AtLeast, "ritual {n:#}", of=ritual)
    c.phrase("mark", s.Holding, "brave", word="brave", when=n.AtMost(3, n.Group("hand")))
    c.phrase("mark", s.Holding, "oracle", word="oracle", when=shared.AtLeast(5, n.Group("hand")))
    c.phrase("mark", s.Holding, "unite", word="unite", when=n.ThisTurn("called", 2))
    c.phrase("mark", s.Holding, "darkness", word="darkness", when=n.ThisTurn("put into soul"))
    c.phrase("mark", s.Holding, "{when:thunder}", word="thunderstrike")
    c.phrase("thunder", shared.AtLeast, "thunderstrike {n:#}", of=n.Group("bind", "opponent's"))
    c.phrase("mark", s.Limited, "homare", limit="homare")


def _labels(c: Chart) -> None:
    for label in LABELS:
        c.phrase("ability", s.Labelled, f"{label} - {{ability:ability}}", word=label)
    for label in SILENT:
        c.phrase("ability", s.Labelled, f"{label} - {{ability:ability}}")
    c.phrase("ability", s.Keyword, "([ regalis piece ]|regalis piece)", word="regalis piece")
    c.phrase("post", n.ButNot, "without ([ regalis piece ]|regalis piece)", of=n.Having("regalis piece"))
    for times in (1, 2, 3):
        c.phrase("ability", s.Labelled, f"rescue {times} - {{ability:ability}}", word="rescue")
    for wings, parity in WINGS.items():
        other = n.Parity("even" if parity == "odd" else "odd")
        own, others = n.Group("bind", that=(n.Parity(parity),)), n.Group("bind", that=(other,))
        bound = shared.All((shared.AtLeast(1, own), n.AtMost(0, others)))
        c.phrase("ability", s.Labelled, f"{wings} wings - {{ability:ability}}", when=bound)


def _lines(c: Chart) -> None:
    """Abilities of which the print says the word alone."""
    for word in ("harmony", "hollow", "blaze", "engorge"):
        c.phrase("ability", s.Worded, f"[auto] ({{marks:marks}} |): {word}", word=word)
    c.phrase("ability", s.Worded, "[auto] : revelation - {marks:marks}", word="revelation")
    friends = "if you have another unit in the same column as this unit , that unit and this unit become"
    c.phrase("ability", s.Worded, f"friend - [cont] {{marks:marks}} : {friends} {{state:friends_name}}( .|)",
             word="friend")  # fmt: skip
    c.phrase("ability", n.CountsAs, "dressup - {word:name}", what="name")


def _states(c: Chart) -> None:
    """Who is in a state, comes to be in it, or has an ability with such a word."""
    for state, said in STATES.items():
        c.phrase("quality", n.InState, said, state=state)
        c.phrase("event", n.Becomes, f"{{of:doer}} becomes {said}", state=state)
        c.phrase("post", n.InState, "in harmony" if state == "harmony" else f"that (is|are) {said}", state=state)
        if state != "harmony":
            c.phrase("pre", n.InState, said, state=state)
    c.phrase("friend", n.InState, "{state:friends_name}")
    c.row("friends", "friend")
    c.phrase("head", s.Head, "{that:friends}")
    for word in n.ABILITY_WORDS:
        c.phrase("ability_word", n.Having, word, skill=word)
    c.phrase("post", None, "with the {:ability_word} ability")
    c.phrase("effect", s.TimeLeaps, "time leap {of:np}")


def _names(c: Chart) -> None:
    """Names that differ, from one another or from this card's."""
    c.phrase("post", s.NamedApart, "with {part:name} in their different card (name|names)")
    c.phrase("post", n.Apart, "with different card (name|names)( from each other)?")
    other = n.ButNot(n.SameName(shared.This()))
    differs = "different card (name|names) (from|as) this (unit|card)"
    c.phrase("post", n.ButNot, f"with (a )?{differs}", of=other.of)
    c.phrase("post", s.NamedOther, f"with {{part:name}} in its {differs}")


def _nth(nth: int, later: bool) -> Condition:
    """A battle of the turn; or it and those after it."""
    if later:
        return n.NthBattle(nth)
    return shared.All((n.NthBattle(nth), shared.Not(n.NthBattle(nth + 1))))


# --- what a word alone means ---

BESIDE: Final = n.Group("units", that=(n.Other(), n.SameColumn()))
OTHERS: Final = n.Group("rear-guards", that=(n.Other(),))


def _harmony(where: tuple[Where, ...]) -> n.Auto:
    both = n.Or(shared.This(), shared.It(EVENT))
    return n.Auto(n.Placed(("VC", "RC"), BESIDE), (n.Gain(both, "harmony"),), where)


def _hollow(where: tuple[Where, ...]) -> n.Auto:
    done = (n.Gain(shared.This(), "hollowed"), n.Later("turn", (n.Retire(shared.This()),)))
    return n.Auto(n.Placed(("RC",)), (shared.May(done),), where)


def _blaze(where: tuple[Where, ...]) -> n.Auto:
    more = n.More(n.Group("rear-guards"), n.Group("rear-guards", "opponent's"))
    return n.Auto(n.StepStarts("attack"), (n.Gain(n.Group("vanguard"), "blazing"),), where, needs=more)


def _engorge(where: tuple[Where, ...]) -> n.Auto:
    retire = (shared.Choose("t", OTHERS, shared.Count(OTHERS), up_to=True), n.Retire(shared.It("t")))
    gain = shared.If(n.DidSo(), (n.Gain(shared.This(), "engorged"),))
    return n.Auto(n.Attacks(), (*retire, gain), where)


def _revelation(where: tuple[Where, ...]) -> n.Auto:
    put = shared.May((n.Put(shared.It("t"), "soul"),))
    standing = n.Group("rear-guards", that=(n.Posture("standing"),))
    rest = shared.If(n.DidSo(), (shared.Choose("u", standing), n.PutAtRest(shared.It("u"))))
    return n.Auto(n.Placed(where), (shared.Look("t", 1), put, rest))


MEANINGS: Final[dict[str, Callable[[tuple[Where, ...]], n.Auto]]] = {
    "harmony": _harmony, "hollow": _hollow, "blaze": _blaze, "engorge": _engorge, "revelation": _revelation,
}  # fmt: skip


def meaning_of(said: s.Worded, where: tuple[Where, ...]) -> AbilityNode:
    """What the card has by a word alone."""
    if said.word == "friend":
        return n.Has(n.Or(shared.This(), BESIDE), said.state, where, shared.AtLeast(1, BESIDE))
    return MEANINGS[said.word](where)
