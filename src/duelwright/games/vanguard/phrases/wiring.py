"""Which of Vanguard's nodes is said in which category, for the languages that inflect; their files bring the patterns.

Groups of cards and how they are counted differ most between languages: those each language wires by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....language import nodes as shared
from ....language.grammar import ANY
from ....language.node import Node
from ....language.phrases.wiring import Wiring
from .. import vocabulary as n
from ..vocabulary.filters import HIGHEST
from . import described as d

MARKS: Final = {"only": "( {only:adjectives})?", "that": "( {that:clauses})?"}  # what a card must be, after its noun
STATS: Final = ("power", "shield", "critical", "drive", "grade")
ROLES: Final = ("attacking", "attacked", "boosting", "boosted")
ENTERED: Final = ("soul", "drop", "damage", "crest", "order")
DONE: Final = (
    "called", "discarded", "played orders", "soul charged", "battled", "played normal orders", "called to RC",
    "called from soul", "called from deck", "rode", "rode in the ride phase", "counter charged", "put into soul",
    "soul blasted", "soul blasted for a vanguard", "energy blasted",
)  # fmt: skip
STATES: Final = ("harmony", "hollowed", "blazing", "engorged", "friends")
CAUSES: Final = ("ability", "effect", "cost", "G guardian", "stride")
GIFTS: Final = ("Force", "Accel", "Protect")
Words = Mapping[str, Mapping[str, str]]  # by category: values and their words


def wire_words(w: Wiring, words: Words) -> None:
    """Places, circles, phases and the like, and what stands for one card."""
    t = w.table
    t.quoted("name")
    for category in ("stat", "place", "where", "flag", "phase", "step", "way", "into", "spot", "origin", "happening",
                     "whose_cards", "fate"):  # fmt: skip
        t.words(category, words[category])
    t.words("gift", {gift: gift for gift in GIFTS})
    t.words("limit", {name: name.title() for name in ("divine skill", "regalis piece", "unique skill", "homare")})
    t.word("limit", "turn", w.pattern("limit turn"))
    t.word("limit", "card name", w.pattern("limit card name"))
    t.word("limit", "turn, declined too", w.pattern("limit turn, declined too"))
    t.row("wheres", "where", "/")
    t.alias("on_circles", "({:wheres})")
    t.alias("subject", "{:self}", first=True)
    w.phrase("self", shared.This, "unit")
    t.alias("unit", "{:self}")  # the object of what is done to units only
    t.alias("unit", "{:object}")
    w.cases("single", shared.It, "name", ("it", "them", "seen it", "seen them"))
    w.phrase("single", shared.It)


def wire_filters(w: Wiring, words: Words) -> None:
    """What a card must be, after its noun."""
    w.table.row("adjectives", "adjective", "")
    w.table.row("clauses", "clause", w.pattern("and"))
    for grade in range(HIGHEST + 1):
        w.phrase("adjective", n.Grade, "one", {"grade": str(grade)}, least=grade, most=grade)
    w.phrase("adjective", n.Grade, "or more", most=HIGHEST)
    w.phrase("adjective", n.Grade, "or less", least=0)
    w.phrase("adjective", n.Grade)
    w.cases("adjective", n.Parity, "grade", ("odd", "even"))
    w.cases("adjective", n.Posture, "state", ("standing", "resting"))
    w.cases("adjective", n.Facing, "face", ("up", "down"))
    w.phrase("adjective", n.Other)
    w.cases("adjective", n.Role, "role", ROLES)
    named: list[type[Node]] = [
        n.Named, n.NotNamed, n.NameHas, n.SameName, n.Nation, n.Clan, n.NotClan, n.OfOneClan, n.Race, n.On,
        n.SameColumn, n.SameRow, n.Apart, n.WithinGrade, n.GradeAs, n.PowerAs, n.Opposed, n.HasAttacked,
    ]  # fmt: skip
    for node in named:
        w.phrase("clause", node)
    w.cases("clause", n.Arrived, "how", ("ability", "ride phase"))
    w.phrase("clause", n.Arrived, how="")
    w.phrase("clause", n.SameColumn, "of")
    w.phrase("clause", n.ButNot)
    w.phrase("clause", n.ButNot, "adjective")
    _worded(w, "clause", n.Icon, "icon", words["icon"])
    w.cases("clause", n.InRow, "row", ("front", "back"))
    w.phrase("clause", n.Power, "or less", least=0)
    w.phrase("clause", n.Power, "or more")
    w.phrase("clause", n.Power)
    _worded(w, "clause", n.Having, "skill", words["having"])
    _worded(w, "clause", n.InState, "state", words["state"])


def _worded(w: Wiring, category: str, node: type[Node], field: str, words: Mapping[str, str]) -> None:
    """One pattern for all values of a field, each with its word."""
    for value, word in words.items():
        w.phrase(category, node, "", {"word": word}, **{field: value})


def wire_timings(w: Wiring, words: Words) -> None:
    """When an AUTO is played."""
    timed: list[type[Node]] = [
        n.Placed, n.RodeUpon, n.YouRide, n.YouStride, n.Attacks, n.Attacked, n.Boosts, n.Boosted, n.PutOnGuard,
        n.Intercepts, n.Hits, n.Misses, n.BattleEnds, n.Retired, n.Legions, n.Deleted, n.Unlocked, n.EntersZone,
        n.Discarded, n.Stood, n.Rested, n.BecameDress, n.Moves,
    ]  # fmt: skip
    w.phrase("timing", n.StepStarts, whose="your")
    w.phrase("timing", n.StepStarts, "opponent's", whose="opponent's")
    w.phrase("timing", n.Placed, "elsewhere", source="not hand", by="")
    for node in timed:
        w.phrase("timing", node)
    w.cases("timing", n.Becomes, "state", STATES)
    w.cases("timing", n.Reveals, "check", ("drive", "damage", "any"))
    w.phrase("timing", n.Retired, "by opponent", by="opponent")
    w.cases("timing", n.RearGuardFalls, "side", ("yours", "opponent's", "any"))
    for what in ("draw", "soul charge", "soul blast", "counter blast", "counter charge"):
        w.phrase("timing", n.PlayerDoes, what, what=what)
        w.phrase("timing", n.PlayerDoes, f"{what}, opponent", what=what, who="opponent")
    turns: list[type[Node]] = [n.TurnStarts, n.TurnEnds, n.TurnOver]
    for node in turns:
        w.phrase("timing", node)
        w.phrase("timing", node, "opponent's", whose="opponent's")
    w.phrase("timing", n.PhaseStarts, phase=ANY, whose=ANY)
    w.phrase("timing", n.PhaseEnds, phase=ANY, whose=ANY)
    _worded(w, "timing", n.OrderPlayed, "kind", words["order"])


def wire_conditions(w: Wiring, kinds: Mapping[str, str]) -> None:
    """What must hold; `past` is what has been and stays so."""
    for kind, noun in kinds.items():
        w.phrase("condition", d.Matches, "", {"noun": noun}, kind=kind)
    w.phrase("condition", n.IsOn)
    w.cases("condition", n.InRole, "role", ROLES)
    for role in ROLES:
        w.prefer("condition", shared.Not, role, of=n.InRole(role))
    w.table.alias("condition", "{:past}")
    told: list[type[Node]] = [n.NthBattle, n.Under, n.GenerationBreak, n.LimitBreak]
    for node in told:
        w.phrase("condition", node)
    spans: list[type[Node]] = [n.DuringTurn, n.DuringPhase]
    for node in spans:
        w.phrase("condition", node)
        w.phrase("condition", node, "opponent's", whose="opponent's")
    w.phrase("span", n.DuringTurn, "as a span")
    w.phrase("span", n.DuringTurn, "opponent's, as a span", whose="opponent's")
    phases: list[type[Node]] = [n.DuringPhase, n.PhaseStarts, n.PhaseEnds]
    for node in phases:
        w.table.phrase("span", node, w.pattern("phase as a span"))
        w.table.phrase("span", node, w.pattern("opponent's phase as a span"), whose="opponent's")
    past: list[type[Node]] = [
        n.AttackHit, n.Befell, n.PersonaRode, n.RodeFromRideDeck, n.AttackedTimes, n.GotGift, n.RodeThisFight,
        n.WentSecond,
    ]  # fmt: skip
    for node in past:
        w.phrase("past", node)
    w.cases("past", n.ThisTurn, "what", DONE)
    w.phrase("past", n.DidSo, n=1)
    w.phrase("past", n.DidSo, "several")
    for case in ("cards", "those"):
        w.phrase("condition", n.DifferentGrades, case)
        w.phrase("condition", n.DifferentNames, case)
    w.prefer("condition", shared.Not, "done so", of=n.DidSo())
    w.prefer("condition", shared.Not, "got a gift", of=n.GotGift())
    w.prefer("condition", shared.Not, "rode grade 3", of=n.RodeThisFight(3))
    w.prefer("condition", shared.AtLeast, "this", n=1, of=shared.This())
    w.phrase("condition", shared.AtLeast, "among")
    w.phrase("condition", n.More)
    w.phrase("simple", n.ChooseRandom, "one", name="", n=1)
    w.phrase("simple", n.ChooseRandom, name="")


def wire_events(w: Wiring, kinds: Mapping[str, str]) -> None:
    """What is asked of an event: by what it happened, which card it was about, over whom somebody rode."""
    for kind, noun in kinds.items():
        for whose in ("yours", "opponent's", "any"):
            for by in CAUSES:
                w.phrase("condition", d.Caused, f"{by} {whose}", {"noun": noun}, kind=kind, by=by, whose=whose)
        w.phrase("condition", d.RodeOver, "", {"noun": noun}, kind=kind)
    for category in ("object", "subject", "single"):
        w.prefer(category, shared.It, "event", name="event")
    for face in ("up", "down"):
        w.phrase("simple", n.Turn, face, face=face)
    for kind, noun in kinds.items():
        w.phrase("clause", n.OfKind, "", {"noun": noun}, kind=kind)
    w.cases("clause", n.InColumn, "column", ("center", "side"))
    w.phrase("clause", n.OriginalNameHas)
    w.phrase("timing", n.YouStride, "of")
    w.phrase("simple", n.ToTopAnyOrder)
    for zone in ("soul", "drop", "bind"):
        w.phrase("cost", n.PuttingTop, f"{zone}, one", zone=zone, n=1)
        w.phrase("cost", n.PuttingTop, zone, zone=zone)
    w.phrase("cost", n.DiscardThis, n=1)
    w.phrase("amount", n.Greatest)
    w.phrase("amount", n.Multiple)
    for side in ("yours", "opponent's"):
        for row in ("", "front", "back"):
            w.phrase("amount", n.OpenCircles, f"{side} {row}".strip(), side=side, row=row)
    w.phrase("amount", n.Touched)
    w.phrase("condition", n.Exceeds)
    w.phrase("condition", n.Exceeds, "number")
    w.phrase("timing", n.Enters)
    for check in ("drive", "damage", "any"):
        w.prefer("timing", n.Reveals, f"{check} this", check=check, of=shared.This())
    w.phrase("ability", n.AsHeal)
    w.phrase("simple", n.CreateToken, "called, one", n=1, to="RC")
    w.phrase("simple", n.CreateToken, "called", to="RC")
    w.phrase("ability", n.ForStride, "plus", grade=0)
    w.phrase("ability", n.ForStride, "grade", plus=0)


def wire_costs(w: Wiring) -> None:
    """What is paid."""
    w.table.row("costs", "cost", "&")
    blasts: list[type[Node]] = [d.CounterBlast, d.SoulBlast, n.EnergyBlast, n.DiscardGrades]
    for node in blasts:
        w.phrase("cost", node)
    w.phrase("cost", d.CounterBlast, "of cards")
    w.phrase("cost", d.SoulBlast, "of cards")
    w.phrase("cost", d.DiscardFromHand, "one", n=1)
    w.phrase("cost", d.DiscardFromHand)
    w.phrase("cost", n.Putting, "this", of=shared.This(), n=1)
    w.phrase("cost", n.Revealing, "this", of=shared.This(), n=1)
    w.phrase("cost", n.Retiring, "this", n=1)
    w.phrase("cost", n.Resting, "this", n=1)
    paid: list[type[Node]] = [n.Retiring, n.Putting, n.Resting, n.Revealing, n.Locking]
    for node in paid:
        marks = {"pay": w.pattern(node.__name__)}
        w.table.phrase("cost", node, w.pattern("pay one", marks), n=1)
        w.table.phrase("cost", node, w.pattern("pay some", marks))
    w.phrase("cost", n.TurningUp, "one", n=1)
    w.phrase("cost", n.TurningUp)


def wire_effects(w: Wiring, words: Words) -> None:
    """What is done."""
    _numbers(w, words)
    _moves(w)
    _others(w)


def _numbers(w: Wiring, words: Words) -> None:
    until = {"until": words["until"]["next turn"]}
    w.phrase("simple", shared.Change, "", until, until="next turn")
    w.phrase("simple", shared.Change, "amount", until, until="next turn")
    for lasting, said in words["until"].items():
        until = {"until": said}
        w.phrase("simple", n.SetTo, "", until, until=lasting)
        w.phrase("simple", n.SetTo, "amount", until, until=lasting)
        for skill, gained in words["skill"].items():
            w.phrase("simple", n.Gain, "", {**until, "skill": gained}, skill=skill, until=lasting)
        w.phrase("simple", n.Grant, "", until, until=lasting)
        for skill, lost in words["lost"].items():
            w.phrase("simple", n.Lose, "", {**until, "skill": lost}, skill=skill, until=lasting)
        if lasting in ("turn", "battle"):
            for who in ("you", "opponent"):
                w.phrase("simple", n.ComeUnder, who, until, who=who, until=lasting)


def _moves(w: Wiring) -> None:
    w.phrase("simple", n.ToTop)
    w.prefer("simple", shared.ToBottom, "it", of=shared.It("it"))
    w.prefer("simple", shared.ToBottom, "them", of=shared.It("them"))
    w.phrase("simple", n.ToBottomAnyOrder)
    for zone in ENTERED:
        w.phrase("simple", n.Put, zone=zone)
    w.phrase("simple", n.Put, "removed", zone="removed")
    w.phrase("simple", n.Put, "damage face down", zone="damage", face="down")
    moved: list[type[Node]] = [
        n.Call, n.Ride, n.Stride, n.Stand, n.PutAtRest, n.Retire, n.SoulCharge, n.CounterCharge, n.EnergyCharge,
        n.Bind, n.Lock, n.Unlock, n.Delete,
    ]  # fmt: skip
    for node in moved:
        w.phrase("simple", node)
    w.phrase("simple", n.Call, "at rest", rest=True)
    w.phrase("simple", n.Ride, "revolDress", by="revolDress")
    w.phrase("simple", n.Bind, "face down", face="down")
    w.prefer("simple", n.Bind, "it", of=shared.It("it"))  # said of nobody: a player chose, perhaps the other one
    for case in ("cards", "those", "pair"):
        w.phrase("simple", n.Exchange, case)
    w.phrase("pair", n.Or, "pair", of=shared.This())


def _others(w: Wiring) -> None:
    w.phrase("simple", n.WinFight)
    w.phrase("simple", n.WinFight, "opponent", who="opponent")
    w.phrase("simple", n.ExtraTurn)
    w.table.row("phases", "phase", w.pattern("and"))
    w.phrase("simple", n.SkipPhase)
    w.phrase("simple", n.SkipPhase, "opponent", who="opponent")
    for node in (n.AddPhases, n.EndTurn, n.ChangeTarget, n.GuardUnit, n.MoveToGuard):
        w.phrase("simple", node)
    w.phrase("simple", n.GainGift, "one on VC", n=1, to="VC")
    w.phrase("simple", n.GainGift, "one", n=1, to="")
    w.phrase("simple", n.GainGift, to="")
    w.phrase("simple", n.GetTicket)
    w.phrase("simple", n.HealDamage)
    w.phrase("simple", n.Heal)
    w.phrase("simple", n.DealDamage)
    w.phrase("simple", n.DealDamage, "you", who="you")
    for rest in (False, True):
        marks = {"rest": w.pattern("at rest") if rest else ""}
        w.phrase("simple", n.CreateToken, "one", marks, n=1, rest=rest)
        w.phrase("simple", n.CreateToken, "", marks, rest=rest)
    w.phrase("compound", n.Pay)
    w.phrase("compound", n.Repeat)
    w.phrase("compound", n.Repeat, "amount")
    w.cases("compound", n.Later, "at", ("battle", "turn", "end phase"))
    w.phrase("simple", n.DriveMore, "one", n=1)
    w.phrase("simple", n.DriveMore)


def wire_abilities(w: Wiring, words: Words) -> None:
    """Whole abilities, and the spans in which they hold."""
    for gate in ("gate span", "gate past", "gate condition"):
        w.alias("gate", gate)
    w.phrase("ability", n.Auto)
    w.phrase("ability", n.Auto, "optional", mandatory=False)
    w.phrase("ability", n.Act)
    w.phrase("ability", n.Act, "any number", limit="")
    w.phrase("ability", n.Play)
    w.phrase("ability", n.Continuous)
    w.phrase("ability", n.Continuous, "amount")
    for skill, said in words["skill"].items():
        w.phrase("ability", n.Has, "", {"skill": said}, skill=skill)
    for who in ("you", "opponent"):
        w.phrase("ability", n.Bars, who, who=who)
        w.phrase("ability", n.Would, who, who=who)
        w.phrase("ability", n.Would, f"{who} optional", who=who, optional=True)
    w.phrase("ability", n.Redirect)
    w.phrase("ability", n.Redirect, "optional", optional=True)
    w.phrase("amount", n.OriginalOf)
    w.phrase("ability", n.Original)
    w.phrase("ability", n.Original, "amount")
    w.cases("ability", n.CountsAs, "what", ("name", "clan"))
    w.phrase("ability", n.CopyLimit, name="")
    w.phrase("ability", n.CopyLimit, "named")
    named: list[type[Node]] = [n.Legion, n.OverDress, n.OverText, n.EnergyLimit]
    for node in named:
        w.phrase("ability", node)
