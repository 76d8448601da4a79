"""Vanguard's own words in English; what the print says in other words stands in `en_printed.py`, and is said first."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import Table
from .. import vocabulary as n
from ..vocabulary.filters import HIGHEST
from . import described as d
from .en_events import FACED, KEPT, events

SIDES = ("yours", "opponent's", "any")
FIELD = {  # by place: one, many
    "vanguard": ("vanguard", "vanguards"),
    "rear-guards": ("rear-guard", "rear-guards"),
    "units": ("unit", "units"),
    "guardians": ("guardian", "guardians"),
}
OWNED = {"yours": "of yours", "opponent's": "of your opponent's", "any": "on the field"}
ZONES = {  # by place: yours, your opponent's, anybody's
    "hand": ("in your hand", "in your opponent's hand", "in either hand"),
    "deck": ("in your deck", "in your opponent's deck", "in either deck"),
    "drop": ("in your drop zone", "in your opponent's drop zone", "in either drop zone"),
    "soul": ("in your soul", "in your opponent's soul", "in either soul"),
    "damage": ("in your damage zone", "in your opponent's damage zone", "in either damage zone"),
    "trigger": ("in your trigger zone", "in your opponent's trigger zone", "in either trigger zone"),
    "bind": ("in your bind zone", "in your opponent's bind zone", "in either bind zone"),
    "G": ("in your G zone", "in your opponent's G zone", "in either G zone"),
    "ride": ("in your ride deck", "in your opponent's ride deck", "in either ride deck"),
    "order": ("in your order zone", "in your opponent's order zone", "in either order zone"),
    "crest": ("in your crest zone", "in your opponent's crest zone", "in either crest zone"),
    "hearts": ("among your hearts", "among your opponent's hearts", "among all hearts"),
    "dress": ("in this unit's originalDress", "in your opponent's originalDress", "in any originalDress"),
}
KINDS = {
    "": ("card", "cards"),
    "normal unit": ("normal unit", "normal units"),
    "trigger unit": ("trigger unit", "trigger units"),
    "unit": ("unit card", "unit cards"),
    "G unit": ("G unit", "G units"),
    "token": ("token unit", "token units"),
    "order": ("order card", "order cards"),
    "normal order": ("normal order", "normal orders"),
    "blitz order": ("blitz order", "blitz orders"),
    "set order": ("set order", "set orders"),
}
SKILLS = KEPT | {
    "boost": "gets [Boost]", "intercept": "gets [Intercept]",
    "resist": "cannot be chosen by your opponent's card effects",
    "restraint": "cannot attack", "unhit": "cannot be hit",
    "no stand": "cannot stand in the stand phase",
    "no boost": "cannot boost", "no intercept": "cannot intercept",
    "back row attack": "may attack from the back row",
    "back row vanguard attack": "can attack a vanguard from the back row",
    "front row battle": "battles all units in your opponent's front row in one attack",
    "sure hit": "ignores that units cannot be hit",
    "lord": "has [Lord] (it cannot attack while you have a unit of a different clan)",
    "column attack": "may attack your opponent's back row in the same column",
    "hits anyway": "plays its abilities that need a hit even without a hit",
    "no abilities": "loses all of its abilities",
    "back row intercept": "can intercept from the back row",
    "early limit break": "has [Limit-Break 4] active even when you have 3 or less damage",
    "no vanguard attack": "cannot attack vanguards", "no rear attack": "cannot attack rear-guards",
    "not attacked": "cannot be attacked", "harmony": "becomes in harmony", "hollowed": "becomes hollowed",
    "blazing": "becomes blazing", "engorged": "becomes engorged", "friends": 'becomes "Friends"',
}  # fmt: skip
KEYWORDS = ("boost", "intercept", "twin drive", "triple drive", "persona ride", "sentinel", "overDress", "resist")
WHERE = {
    "VC": "VC", "RC": "RC", "GC": "GC", "hand": "Hand", "drop": "Drop", "soul": "Soul", "bind": "Bind",
    "ride deck": "Ride Deck", "crest zone": "Crest Zone", "order zone": "Order Zone", "G zone": "G Zone",
    "added RC": "Accel RC", "removed": "Removed",
}  # fmt: skip
FLAGS = {
    "final rush": "Final Rush", "dark night": "Dark Night",
    "no guard from hand": "a ban on calling cards from hand to (GC)",
    "no grade 0 guard": "a ban on calling grade 0 cards from hand to (GC)",
    "no grade 1 guard": "a ban on calling grade 1 or greater cards from hand to (GC)",
    "no sentinel guard": "a ban on calling sentinels from hand to (GC)",
    "no interception": "a ban on intercepting", "paired guard": "the duty to call two or more at once to guard",
    "no persona ride": "a ban on persona rides", "extra order": "leave to play an additional order",
    "free counter blast": "leave to play abilities without paying Counter Blast",
}  # fmt: skip
UNTIL = {
    "turn": "until end of turn",
    "battle": "until end of that battle",
    "next turn": "until end of your opponent's next turn",
    "always": "for the rest of the fight",
}
PLACES = {  # as something is put into them, or comes from them
    "hand": "hand", "deck": "deck", "drop": "drop", "soul": "soul", "damage": "damage zone", "bind": "bind zone",
    "crest": "crest zone", "order": "order zone", "removed": "removed zone", "ride deck": "ride deck",
}  # fmt: skip
DEEDS = {  # of you, of the opponent
    "draw": ("draw a card", "draws a card"), "soul charge": ("soul charge", "soul charges"),
    "soul blast": ("soul blast", "soul blasts"), "counter blast": ("counter blast", "counter blasts"),
    "counter charge": ("counter charge", "counter charges"),
}  # fmt: skip


def english(t: Table) -> None:
    """Add Vanguard's English phrases."""
    _words(t)
    _filters(t)
    _groups(t)
    _timings(t)
    _conditions(t)
    _costs(t)
    _numbers(t)
    _moves(t)
    _others(t)
    _abilities(t)
    events(t)


def _words(t: Table) -> None:
    t.quoted("name")
    t.words("stat", {stat: stat.capitalize() for stat in ("power", "shield", "critical", "drive", "grade")})
    t.words("origin", {
        "VC": "(VC)", "RC": "(RC)", "GC": "(GC)", "hand": "your hand", "soul": "your soul", "drop": "your drop zone",
    })  # fmt: skip
    t.words("place", {zone: f"the {word}" for zone, word in PLACES.items()})
    t.words("zone", PLACES)
    t.words("where", WHERE)
    t.row("wheres", "where", "/")
    t.alias("on_circles", "({:wheres})")
    t.words("skill", SKILLS)
    t.words("flag", FLAGS)
    t.words("whose", {"your": "your", "opponent's": "your opponent's"})
    t.words("phase", {name: f"{name} phase" for name in ("stand", "draw", "ride", "stride", "main", "battle", "end")})
    t.words("step", {name: f"{name} step" for name in ("start", "attack", "guard", "drive", "damage", "close")})
    t.words("gift", {gift: gift for gift in ("Force", "Accel", "Protect")})
    t.words("role", {role: role for role in ("attacking", "attacked", "boosting", "boosted")})
    for kind, (one, many) in KINDS.items():
        t.word("noun", kind, one)
        t.word("nouns", kind, many)
    t.prefer("object", shared.This, "this unit")
    t.prefer("subject", shared.This, "this unit")
    t.phrase("single", shared.This, "this card")
    t.phrase("self", shared.This, "this unit")
    t.phrase("self", shared.This, "this card")


def _filters(t: Table) -> None:
    t.row("adjectives", "adjective", "")
    t.row("posts", "post", "")
    t.alias("post", "{:clause}")
    t.alias("post", "and {:clause}")
    for grade in range(6):
        t.phrase("quality", n.Grade, f"grade {grade}", least=grade, most=grade)
        if grade:
            t.phrase("quality", n.Grade, f"grade {grade} or greater", least=grade, most=HIGHEST)
            t.phrase("quality", n.Grade, f"grade {grade} or less", least=0, most=grade)
    t.phrase("quality", n.Grade, "grade {least:number} to {most:number}")
    for word in ("odd", "even"):
        t.phrase("adjective", n.Parity, f"{word} grade", grade=word)
    for word in ("standing", "resting"):
        t.phrase("quality", n.Posture, word, state=word)
    for word in ("up", "down"):
        t.phrase("quality", n.Facing, f"face-{word}", face=word)
    t.alias("adjective", "{:quality}")
    t.phrase("adjective", n.Other, "other")
    t.phrase("adjective", n.Role, "{role:role}")
    t.phrase("clause", n.Named, "named {name:name}")
    t.phrase("clause", n.NotNamed, "not named {name:name}")
    t.phrase("clause", n.NameHas, "with {part:name} in its card name")
    t.phrase("clause", n.SameName, "with the same card name as {of:object}")
    t.phrase("clause", n.Nation, "from the nation {nation:name}")
    t.phrase("clause", n.Clan, "from the clan {clan:name}")
    t.phrase("clause", n.NotClan, "not from the clan {clan:name}")
    t.phrase("clause", n.Race, "of the race {race:name}")
    for icon in ("critical", "draw", "heal", "stand", "front", "over"):
        t.phrase("clause", n.Icon, f"with a {icon} trigger", icon=icon)
    for row in ("front", "back"):
        t.phrase("clause", n.InRow, f"in the {row} row", row=row)
    t.phrase("clause", n.On, "on {where:on_circles}")
    t.phrase("clause", n.SameColumn, "in the same column as this unit")
    t.phrase("clause", n.Power, "with power {most:number} or less", least=0)
    t.phrase("clause", n.Power, "with power {least:number} or greater")
    t.phrase("clause", n.Power, "with power from {least:number} to {most:number}")
    t.phrase("clause", n.WithinGrade, "with a grade not greater than your vanguard's")
    t.phrase("clause", n.Opposed, "that this unit battles")
    for skill in KEYWORDS:
        t.phrase("clause", n.Having, f"that has {skill}", skill=skill)
    t.phrase("clause", n.Having, "with the G guardian icon", skill="G guardian")
    for state, word in (("overDress", "overDress"), ("locked", "locked"), ("legion", "Legion"), ("deleted", "deleted")):
        t.phrase("clause", n.InState, f"in the {word} state", state=state)


def _groups(t: Table) -> None:
    lead, tail = "({only:adjectives})? ", "( {that:posts})?"
    for place, (one, many) in FIELD.items():
        for side in SIDES:
            t.phrase("one_card", d.Group, f"{lead}{one} {OWNED[side]}{tail}", place=place, side=side)
            t.phrase("many_cards", d.Group, f"{lead}{many} {OWNED[side]}{tail}", place=place, side=side)
        t.phrase("owned", d.Group, f"{lead}{one}{tail}", place=place, side="yours")
        t.phrase("owned_many", d.Group, f"{lead}{many}{tail}", place=place, side="yours")
        t.phrase("theirs", d.Group, f"{lead}{one}{tail}", place=place, side="opponent's")
        t.phrase("theirs_many", d.Group, f"{lead}{many}{tail}", place=place, side="opponent's")
    for place, where in ZONES.items():
        for side, words in zip(SIDES, where, strict=True):
            t.phrase("one_card", d.Group, f"{lead}{{kind:noun}} {words}{tail}", place=place, side=side)
            t.phrase("many_cards", d.Group, f"{lead}{{kind:nouns}} {words}{tail}", place=place, side=side)
    t.phrase("one_card", n.Or, "card of these: a {of:one_card}, or a {other:one_card}")
    t.phrase("many_cards", n.Or, "cards of these: {of:many_cards}, or {other:many_cards}")
    t.phrase("deck_card", d.Group, f"{lead}{{kind:noun}}{tail}", place="deck")
    t.phrase("deck_cards", d.Group, f"{lead}{{kind:nouns}}{tail}", place="deck")
    t.phrase("rider", d.Group, f"{lead}card{tail}", place="vanguard")
    t.phrase("shown", d.Group, f"{lead}{{kind:noun}}{tail}", place="trigger")
    t.phrase("worn", d.Group, f"{lead}unit{tail}", place="rear-guards")
    for category in ("object", "subject"):
        t.alias(category, "each of your opponent's {:theirs_many}", first=True)
        t.alias(category, "each of your {:owned_many}", first=True)
        t.prefer(category, d.Group, "your opponent's vanguard", place="vanguard", side="opponent's")
        t.prefer(category, d.Group, "your vanguard", place="vanguard")
    t.phrase("doer", shared.This, "this unit")
    t.phrase("doer", shared.This, "this card")
    t.alias("doer", "a {:one_card}")
    t.phrase("doer", d.Group, "your vanguard", place="vanguard")
    t.prefer("doer", d.Group, "your opponent's vanguard", place="vanguard", side="opponent's")
    t.prefer("condition", shared.AtLeast, "you have a {of:owned}", n=1)
    t.prefer("condition", shared.AtLeast, "you have {n:several} or more {of:owned_many}")
    t.prefer("condition", shared.AtLeast, "your opponent has a {of:theirs}", n=1)
    t.prefer("condition", shared.AtLeast, "your opponent has {n:several} or more {of:theirs_many}")
    for by, verb in (("you", "choose"), ("opponent", "your opponent chooses")):
        for whose, many in (("your", "owned_many"), ("your opponent's", "theirs_many")):
            said = f"of {whose} {{of:{many}}}"
            t.prefer("simple", shared.Choose, f"{verb} one {said}", name="", n=1, by=by)
            t.prefer("simple", shared.Choose, f"{verb} {{n:several}} {said}", name="", by=by)
            t.prefer("simple", shared.Choose, f"{verb} up to one {said}", name="", n=1, up_to=True, by=by)
            t.prefer("simple", shared.Choose, f"{verb} up to {{n:several}} {said}", name="", up_to=True, by=by)


def _timings(t: Table) -> None:
    t.words("source", {zone: f"from {word}" for zone, word in PLACES.items()} | {"RC": "from (RC)", "GC": "from (GC)"})
    t.words("way", {"overDress": "by overDress", "revolDress": "by revolDress", "stride": "by a stride"})
    t.phrase("timing", n.Placed, "when {of:doer} is placed on {on:on_circles}( {source:source})?( {by:way})?")
    t.phrase("timing", n.RodeUpon, "when this unit is rode upon( by a {by:rider})?")
    t.phrase("timing", n.YouRide, "when you ride")
    t.phrase("timing", n.YouStride, "when you stride")
    t.phrase("timing", n.Attacks, "when {of:doer} attacks( a {target:theirs})?")
    t.phrase("timing", n.Attacked, "when {of:doer} is attacked")
    t.phrase("timing", n.Boosts, "when {of:doer} boosts")
    t.phrase("timing", n.Boosted, "when {of:doer} is boosted")
    t.phrase("timing", n.PutOnGuard, "when {of:doer} is put on (GC)")
    t.phrase("timing", n.Intercepts, "when {of:doer} intercepts")
    for check, said in (("drive", "drive"), ("damage", "damage"), ("any", "drive or damage")):
        t.phrase("timing", n.Reveals, f"when your {said} check reveals a {{of:shown}}", check=check)
    t.phrase("timing", n.Hits, "when the attack of {of:doer} hits( a {target:theirs})?")
    t.phrase("timing", n.Misses, "when the attack of {of:doer} does not hit")
    t.phrase("timing", n.BattleEnds, "at the end of the battle that {of:doer} attacked( a {target:theirs})?")
    t.phrase("timing", n.Retired, "when this unit is retired")
    t.phrase("timing", n.Retired, "when this unit is retired by your opponent's effect", by="opponent")
    for side, whose in (("yours", "your"), ("opponent's", "your opponent's"), ("any", "a")):
        t.phrase("timing", n.RearGuardFalls, f"when {whose} rear-guard is put into the drop zone", side=side)
    t.phrase("timing", n.Legions, "when {of:doer} becomes Legion")
    t.phrase("timing", n.Deleted, "when {of:doer} is deleted")
    t.phrase("timing", n.EntersZone, "when this card is put into {zone:zone}( {source:source})?")
    t.phrase("timing", n.Discarded, "when this card is discarded from hand")
    t.phrase("timing", n.Stood, "when {of:doer} stands")
    t.phrase("timing", n.Rested, "when {of:doer} is put at rest")
    t.phrase("timing", n.Moves, "when {of:doer} moves to another circle")
    for what, (you, opponent) in DEEDS.items():
        t.phrase("timing", n.PlayerDoes, f"when you {you}", what=what)
        t.phrase("timing", n.PlayerDoes, f"when your opponent {opponent}", what=what, who="opponent")
    t.phrase("timing", n.TurnStarts, "at the beginning of {whose:whose} turn")
    t.phrase("timing", n.TurnEnds, "at the end of {whose:whose} turn")
    t.phrase("timing", n.TurnOver, "when {whose:whose} turn is over")
    t.phrase("timing", n.PhaseStarts, "at the beginning of {whose:whose} {phase:phase}")
    t.phrase("timing", n.PhaseEnds, "at the end of {whose:whose} {phase:phase}")
    t.phrase("timing", n.StepStarts, "at the beginning of the {step:step}", whose="your")
    t.phrase("timing", n.OrderPlayed, "when you play an order")
    for kind in ("normal", "blitz", "set"):
        t.phrase("timing", n.OrderPlayed, f"when you play a {kind} order", kind=kind)
    t.phrase("timing", n.BecameDress, "when this unit becomes an originalDress")


def _conditions(t: Table) -> None:
    for has, many in (("you have", "owned_many"), ("your opponent has", "theirs_many")):
        t.phrase("condition", n.AtMost, f"{has} no {{of:{many}}}", n=0)
        t.phrase("condition", n.AtMost, f"{has} {{n:number}} or less {{of:{many}}}")
    t.phrase("condition", n.AtMost, "there are no {of:many_cards}", n=0)
    t.phrase("condition", n.AtMost, "there are {n:number} or less {of:many_cards}")
    t.phrase("condition", n.More, "there are more {of:many_cards} than {than:many_cards}")
    t.phrase("condition", d.Matches, "{of:subject} is a ({only:adjectives})? {kind:noun}( {that:posts})?")
    t.phrase("condition", n.IsOn, "this unit is on {where:on_circles}")
    t.phrase("condition", n.InRole, "this unit is {role:role}")
    for role in ("attacking", "attacked", "boosting", "boosted"):
        t.prefer("condition", shared.Not, f"this unit is not {role}", of=n.InRole(role))
    t.phrase("condition", n.AttackHit, "the attack hit")
    t.phrase("condition", n.NthBattle, "this is battle {n:number} of the turn or a later one")
    t.phrase("condition", n.DuringTurn, "it is {whose:whose} turn")
    t.phrase("condition", n.DuringPhase, "it is {whose:whose} {phase:phase}")
    t.phrase("span", n.DuringTurn, "{whose:whose} turn")
    t.phrase("span", n.DuringPhase, "{whose:whose} {phase:phase}")
    t.phrase("condition", n.PersonaRode, "you persona rode this turn")
    t.phrase("condition", n.RodeFromRideDeck, "you rode from your ride deck this turn")
    for what, said in (
        ("called", "you called {n:number} or more units this turn"),
        ("discarded", "you discarded {n:number} or more cards this turn"),
        ("played orders", "you played {n:number} or more orders this turn"),
        ("soul charged", "you soul charged {n:number} or more cards this turn"),
        ("battled", "there were {n:number} or more battles this turn"),
    ):
        t.phrase("condition", n.ThisTurn, said, what=what)
    t.phrase("condition", n.AttackedTimes, "this unit attacked {n:number} or more times this turn")
    t.phrase("condition", n.Under, "you are under {flag:flag}")
    t.phrase("condition", n.GenerationBreak, "Generation Break {n:number}")
    t.phrase("condition", n.LimitBreak, "Limit Break {n:number}")
    t.phrase("condition", n.GotGift, "you got an Imaginary Gift in this fight")
    t.prefer("condition", shared.Not, "you got no Imaginary Gift in this fight", of=n.GotGift())
    for category in ("those", "many_cards"):
        said = f"there are {{n:number}} or more different grades among {{of:{category}}}"
        t.phrase("condition", n.DifferentGrades, said)
    t.phrase("condition", n.DifferentNames, "all of {of:those} have different card names")
    t.phrase("condition", n.DifferentNames, "all {of:many_cards} have different card names")
    t.phrase("condition", shared.AtLeast, "there are {n:number} or more of {of:those}")


def _costs(t: Table) -> None:
    t.row("costs", "cost", "&")
    for blast, word in ((d.CounterBlast, "Counter"), (d.SoulBlast, "Soul"), (n.EnergyBlast, "Energy")):
        t.phrase("cost", blast, f"{word}-Blast {{n:number}}")
        t.phrase("cost", blast, f"{word} Blast {{n:number}}")  # as printed in some years
        t.phrase("cost", blast, f"{word} Blast ({{n:number}})")
    t.phrase("cost", d.DiscardFromHand, "discard a ({only:adjectives})? card from your hand( {that:posts})?", n=1)
    cards = "discard {n:several} ({only:adjectives})? cards from your hand( {that:posts})?"
    t.phrase("cost", d.DiscardFromHand, cards)
    t.phrase("cost", n.DiscardGrades, "discard cards from your hand whose grades add up to {n:number} or more")
    t.words("into", {
        "soul": "into your soul", "drop": "into your drop zone", "bottom": "under your deck",
        "bind": "into your bind zone", "hand": "into your hand", "top": "on top of your deck",
        "removed": "out of the fight", **FACED,
    })  # fmt: skip
    t.phrase("cost", n.Putting, "put this card on top of your deck", of=shared.This(), zone="top", n=1)
    for node, verb, to in (
        (n.Retiring, "retire", ""),
        (n.Putting, "put", " {zone:into}"),
        (n.Resting, "rest", ""),
        (n.Revealing, "reveal", ""),
        (n.Locking, "lock", ""),
    ):
        if node not in (n.Revealing, n.Locking):
            t.phrase("cost", node, f"{verb} {{of:self}}{to}", n=1)
        t.phrase("cost", node, f"{verb} a {{of:one_card}}{to}", n=1)
        t.phrase("cost", node, f"{verb} {{n:several}} {{of:many_cards}}{to}")
    t.phrase("cost", n.Revealing, "reveal {of:single}", n=1)
    t.phrase("cost", n.TurningUp, "turn a card in your G zone( {that:posts})? face up", n=1)
    t.phrase("cost", n.TurningUp, "turn {n:several} cards in your G zone( {that:posts})? face up")


def _numbers(t: Table) -> None:
    for until, words in UNTIL.items():
        said = "{of:subject} gets [{stat:stat}] "
        t.prefer("simple", shared.Change, said + f"{{by:signed}} {words}", until=until)
        t.prefer("simple", shared.Change, said + f"equal to {{by:amount}} {words}", until=until)
        t.phrase("simple", n.SetTo, f"the [{{stat:stat}}] of {{of:object}} becomes {{to:number}} {words}", until=until)
        equal = f"the [{{stat:stat}}] of {{of:object}} becomes equal to {{to:amount}} {words}"
        t.phrase("simple", n.SetTo, equal, until=until)
        t.phrase("simple", n.Gain, f"{{of:subject}} {{skill:skill}} {words}", until=until)
        t.phrase("simple", n.Grant, f"{words}, {{of:subject}} gets the ability [{{ability:ability}}]", until=until)
        for skill in ("boost", "intercept", "twin drive"):
            t.phrase("simple", n.Lose, f"{{of:subject}} loses {skill} {words}", skill=skill, until=until)
    for until in ("turn", "battle"):
        for who, verb in (("you", "you come"), ("opponent", "your opponent comes")):
            t.phrase("simple", n.ComeUnder, f"{verb} under {{flag:flag}} {UNTIL[until]}", who=who, until=until)


def _moves(t: Table) -> None:
    t.prefer("simple", shared.ToBottom, "put it under its owner's deck", of=shared.It("it"))
    t.prefer("simple", shared.ToBottom, "put them under their owners' decks", of=shared.It("them"))
    t.phrase("simple", n.ToBottomAnyOrder, "put {of:object} under your deck in any order")
    t.phrase("simple", n.ToTop, "put {of:object} on top of your deck")
    for zone in ("soul", "drop", "damage", "crest", "order"):
        t.phrase("simple", n.Put, f"put {{of:object}} into the {PLACES[zone]}", zone=zone)
    t.phrase("simple", n.Put, "remove {of:object} from the fight", zone="removed")
    t.words("spot", {
        "RC": "(RC)", "open RC": "an open (RC)", "back row RC": "a back row (RC)", "front row RC": "a front row (RC)",
        "back row center RC": "the back row center (RC)", "separate RC": "separate (RC)", "GC": "(GC)",
        "same column RC": "a (RC) in the same column as this unit", "separate open RC": "separate open (RC)",
    })  # fmt: skip
    t.phrase("simple", n.Call, "call {of:object} to {to:spot}")
    t.phrase("simple", n.Call, "call {of:object} to {to:spot} as [Rest]", rest=True)
    t.prefer("simple", shared.Reveal, "reveal this card", of=shared.This())
    t.phrase("simple", n.Ride, "ride this card", of=shared.This())
    t.phrase("simple", n.Ride, "ride {of:object}")
    t.phrase("simple", n.Ride, "revolDress {of:object}", by="revolDress")
    t.phrase("simple", n.Stride, "stride this card", of=shared.This())
    t.phrase("simple", n.Stride, "stride {of:object}")
    t.phrase("simple", n.Stand, "stand {of:object}")
    t.phrase("simple", n.PutAtRest, "rest {of:object}")
    t.phrase("simple", n.Retire, "retire {of:object}")
    t.phrase("simple", n.SoulCharge, "Soul Charge {n:number}")
    t.phrase("simple", n.CounterCharge, "Counter Charge {n:number}")
    t.phrase("simple", n.EnergyCharge, "Energy Charge {n:number}")
    for charge, word in ((n.SoulCharge, "Soul"), (n.CounterCharge, "Counter"), (n.EnergyCharge, "Energy")):
        t.phrase("simple", charge, f"{word}-Charge {{n:number}}")
        t.phrase("simple", charge, f"{word} Charge ({{n:number}})")
    t.phrase("simple", n.Bind, "bind {of:object}")
    t.phrase("simple", n.Bind, "bind {of:object} face down", face="down")
    t.phrase("simple", n.Lock, "lock {of:object}")
    t.phrase("simple", n.Unlock, "unlock {of:object}")
    t.phrase("simple", n.Delete, "delete {of:object}")
    t.phrase("simple", n.HealDamage, "heal {n:number} damage")
    t.phrase("simple", n.DealDamage, "deal {n:number} damage to your opponent's vanguard")
    t.phrase("simple", n.DealDamage, "deal {n:number} damage to your vanguard", who="you")
    t.phrase("simple", n.Exchange, "exchange the positions of {of:object}")
    t.phrase("simple", n.Exchange, "exchange the positions of {of:pair}")
    t.phrase("pair", n.Or, "this unit and {other:object}", of=shared.This())
    one = "place a {token:name} token on an open (RC)"
    many = "place {n:several} {token:name} tokens on open (RC)"
    for rest, words in ((False, ""), (True, " as [Rest]")):
        t.phrase("simple", n.CreateToken, one + words, n=1, rest=rest)
        t.phrase("simple", n.CreateToken, many + words, rest=rest)


def _others(t: Table) -> None:
    t.phrase("simple", n.WinFight, "you win the fight")
    t.phrase("simple", n.WinFight, "you lose the fight", who="opponent")
    t.phrase("simple", n.ExtraTurn, "take an additional turn after this one")
    t.row("phases", "phase", " and ")
    t.phrase("simple", n.SkipPhase, "skip your next {phase:phase}")
    t.phrase("simple", n.SkipPhase, "your opponent skips their next {phase:phase}", who="opponent")
    t.phrase("simple", n.AddPhases, "after the battle phase of this turn, perform an additional {phases:phases}")
    t.phrase("simple", n.EndTurn, "end this turn")
    t.phrase("simple", n.ChangeTarget, "change the unit being attacked to {to:object}")
    t.phrase("simple", n.GuardUnit, "let {of:object} guard {unit:object}")
    t.phrase("simple", n.MoveToGuard, "move {of:object} to (GC)")
    t.phrase("simple", n.GainGift, "get an Imaginary Gift: {gift:gift}", n=1, to="")
    t.phrase("simple", n.GainGift, "get {n:several} Imaginary Gifts: {gift:gift}", to="")
    t.phrase("simple", n.GetTicket, "put a Quick Shield ticket into your hand")
    t.phrase("simple", n.ChooseRandom, "choose a {of:one_card} at random", name="", n=1)
    t.phrase("simple", n.ChooseRandom, "choose {n:several} {of:many_cards} at random", name="")
    t.phrase("compound", n.Pay, "you may pay COST [{cost:costs}], and if you do, {do:steps}")
    t.phrase("compound", n.Repeat, "do this {n:number} times: {do:steps}")
    t.phrase("compound", n.Repeat, "do this as often as {n:amount}: {do:steps}")
    t.phrase("compound", n.Later, "at the end of that battle, {do:steps}", at="battle")
    t.phrase("compound", n.Later, "at the end of that turn, {do:steps}", at="turn")
    t.phrase("simple", n.DriveMore, "perform an additional drive check", n=1)
    t.phrase("simple", n.DriveMore, "perform {n:several} additional drive checks")


def _abilities(t: Table) -> None:
    t.words("limit", {
        "turn": "1/turn", "divine skill": "Divine Skill", "regalis piece": "Regalis Piece",
        "unique skill": "Unique Skill", "homare": "Homare", "card name": "1/turn for a name",
        "turn, declined too": "1/turn, paid or not",
    })  # fmt: skip
    t.alias("gate", "during {:span}")
    t.alias("gate", "while {:condition}")
    timed = "({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)?"
    ending = "(, if {needs:condition})?(, COST [{cost:costs}])?: {do:sentences}"
    t.phrase("ability", n.Auto, f"[AUTO]{timed} {{on:timing}}{ending}")
    t.phrase("ability", n.Auto, f"[AUTO]{timed} {{on:timing}}, optionally{ending}", mandatory=False)
    for paid in (
        " COST [{cost:costs}]:( provided that {needs:condition}:)?", " provided that {needs:condition}:",
        " do the following:",
    ):  # fmt: skip
        t.phrase(
            "ability", n.Act, f"[ACT]{{where:on_circles}} [{{limit:limit}}]:( {{gate:gate}},)?{paid} {{do:sentences}}"
        )
        t.phrase("ability", n.Act, f"[ACT]{{where:on_circles}}:( {{gate:gate}},)?{paid} {{do:sentences}}", limit="")
    free = "( this need not be paid for while {free:condition}.)?"
    head = "play this( [{limit:limit}])?( with COST [{cost:costs}])?( if {needs:condition})?!"
    t.phrase("ability", n.Play, head + free + " {do:sentences}")
    t.alias("holding", "during {:span}")
    t.alias("holding", "while {:condition}")
    said = "[CONT]{where:on_circles}: {of:subject} gets [{stat:stat}] {by:signed}( {when:holding})?."
    t.phrase("ability", n.Continuous, said)
    said = "[CONT]{where:on_circles}: {of:subject} gets [{stat:stat}] equal to {by:amount}( {when:holding})?."
    t.phrase("ability", n.Continuous, said)
    said = "[CONT]{where:on_circles}: {when:holding}, {of:subject} gets [{stat:stat}] {by:signed}."
    t.phrase("ability", n.Continuous, said)
    t.phrase("ability", n.Has, "[CONT]{where:on_circles}: {of:subject} {skill:skill}( {when:holding})?.")
    for said in ("becomes {to:number}", "becomes equal to {to:amount}"):
        original = f"the original [{{stat:stat}}] of {{of:object}} {said}"
        t.phrase("ability", n.Original, f"[CONT]{{where:on_circles}}: {original}( {{when:holding}})?.")
    t.words("happening", {
        "draw": "draw a card", "damage": "be dealt a damage", "counter blast": "Counter Blast",
        "soul blast": "Soul Blast", "energy blast": "Energy Blast", "soul charge": "Soul Charge",
    })  # fmt: skip
    for who, said in (("you", "you would"), ("opponent", "your opponent would")):
        would = f"[CONT]{{where:on_circles}}: if {said} {{what:happening}}, "
        t.phrase("ability", n.Would, would + "{do:steps} instead.", who=who)
        t.phrase("ability", n.Would, would + "you may {do:steps} instead.", who=who, optional=True)
    for may, verb in ((False, "is put into"), (True, "may be put into")):
        would = "[CONT]{where:on_circles}: if {of:whichever} would be put from {source:origin} into {into:place}, "
        t.phrase("ability", n.Redirect, would + f"it {verb} {{to:place}} instead.", optional=may)
    t.phrase("amount", n.OriginalOf, "the original [{stat:stat}] of {of:object}")
    for what, said in (("name", "is also regarded as {word:name}"), ("clan", "is also of the clan {word:name}")):
        t.phrase("ability", n.CountsAs, f"[CONT]({{where:on_circles}})?: this card {said}.", what=what)
    meaning = (
        "once, if your opponent's vanguard is grade 3 or greater, you may return four cards from your drop zone to "
        "your deck, search your deck for that card and put it beside this unit"
    )
    t.phrase("ability", n.Legion, f"[Legion]: {{mate:name}} ({meaning}).")
    t.phrase("ability", n.Legion, "[Legion]: {mate:name}.")
    t.phrase("ability", n.OverDress, "[overDress]: a {on:worn}.")
    t.phrase("ability", n.OverText, "over trigger: {do:sentences}")
    t.phrase("ability", n.CopyLimit, "[CONT]: you may have up to {n:number} of this card in a deck.", name="")
    t.phrase("ability", n.EnergyLimit, "[CONT]: you may have up to {n:number} energy.")
