"""When an ability is played, and what must hold, in the words of the print."""

from __future__ import annotations

from typing import Literal

from ....language import nodes as shared
from ....language.chart import Chart
from ....language.node import Condition
from .. import vocabulary as n
from ..vocabulary.filters import Place
from . import said as s

CIRCLES = {
    "(a )?@vc": ("VC",), "(a )?@rc": ("RC",), "(a )?@gc": ("GC",),
    "(@vc or @rc|@vc/rc|@vc / @rc|@vc or a @rc)": ("VC", "RC"),
}  # fmt: skip
SOURCES = {
    "hand": "(your |the )?hand", "deck": "(your |the )?deck", "drop": "(your |the )?drop( zone)?",
    "soul": "(your |the )?soul", "bind": "(your |the )?bind zone",
}  # fmt: skip
DEEDS = {
    "call": "called", "retire": "retired", "put": "put", "choose": "chose", "reveal": "(revealed|reveal)",
    "bind": "bound", "discard": "discarded", "ride": "rode", "unlock": "unlocked", "lock": "locked",
    "return": "returned",
}  # fmt: skip
COMPARED: dict[str, Literal["at least", "at most"]] = {
    "(more than or equal to|equal to or more than|greater than or equal to)": "at least",
    "(less than or equal to|equal to or less than)": "at most",
}
UNLOCKED: dict[str, shared.This | n.Group] = {
    "(a|any) locked card": n.Group("rear-guards", "any"), "your locked card": n.Group("rear-guards"),
    "(your |a |)opponent 's locked card": n.Group("rear-guards", "opponent's"), "it": shared.This(),
}  # fmt: skip
CIRCLE_PLACES: dict[Place, str] = {"vanguard": "@vc", "rear-guards": "@rc", "units": "(@vc or @rc|@vc/rc|@vc / @rc)"}


def write(c: Chart) -> None:
    """Add timings and conditions."""
    _doers(c)
    _events(c)
    _causes(c)
    _moments(c)
    _counted(c)
    _is(c)


def _doers(c: Chart) -> None:
    """Who does something, or has it done to it."""
    c.phrase("doer", None, "{:this}")
    c.phrase("doer", None, "{:owned}")
    c.phrase("doer", s.Pick, "a {of:yours}", how="all")
    c.phrase("doer", s.Pick, "1 of your {of:yours}", how="all")
    c.phrase("doer", s.Pick, "another of your {of:other_yours}", how="all")
    c.phrase("doer", s.Pick, "(any player 's|any players ') {of:anys}", how="all")
    c.phrase("target", s.Pick, "(a|a opponent 's) {of:theirs}", how="all")


def _events(c: Chart) -> None:
    for words, where in CIRCLES.items():
        c.phrase("event", n.Placed, f"{{of:doer}} is placed on {words}", on=where)
        for source, said in SOURCES.items():
            c.phrase("event", n.Placed, f"{{of:doer}} is placed on {words} from {said}", on=where, source=source)
        for source, tail in (("", ""), *((source, f" from {said}") for source, said in SOURCES.items())):
            c.phrase("event", n.Placed, f"it is placed on {words}{tail}", on=where, of=shared.This(), source=source)
    c.phrase("event", n.Placed, "{of:doer} is placed on @vc by the revoldress ability", on=("VC",), by="revolDress")
    for where, said in ((("RC",), "(a )?@rc"), ((), "")):
        off = f"{{of:doer}} is placed{' on ' if said else ''}{said} other than from (your )?hand"
        c.phrase("event", n.Placed, off, on=where, source="not hand")
    c.phrase("event", n.Placed, "{of:doer} is placed", on=())
    c.phrase("event", s.PlacedBeside, "{of:doer} is placed in the same column as this unit")
    c.phrase("event", s.PlacedBeside, "{of:doer} is placed on (a )?@rc in the same column as this unit",
             on=("RC",))  # fmt: skip
    c.phrase("event", n.Placed, "placed on @gc", on=("GC",), of=shared.This())
    for said, spot in (("@rc", ("RC",)), ("@gc", ("GC",))):
        c.phrase("event", n.Placed, f"placed on {said} from hand", on=spot, source="hand", of=shared.This())
    c.phrase("event", n.Placed, "placed", on=(), of=shared.This())
    for source, said in SOURCES.items():
        c.phrase("event", n.Placed, f"placed from {said}", on=(), of=shared.This(), source=source)
        c.phrase("event", n.Placed, f"{{of:doer}} is placed from {said}", on=(), source=source)
    c.phrase("event", n.PutOnGuard, "{of:this} is put on @gc")
    c.phrase("event", n.Placed, "{of:this} is put on @gc from hand", on=("GC",), source="hand")
    c.phrase("event", n.RodeUpon, "(this unit is |)rode upon")
    c.phrase("event", n.RodeUpon, "(this unit is |)rode upon by {by:rider}")
    c.phrase("event", n.RodeUpon, "{by:rider} rides this unit")
    c.phrase("rider", s.Pick, "(a|another|your|) {of:noun}", how="all")
    c.phrase("event", n.YouStride, "(your g unit|your unit|you) stride")
    c.phrase("event", n.YouStride, "your {of:strider} stride")
    c.phrase("strider", s.Pick, "{of:noun}", how="all")
    c.phrase("head", s.Head, "(g unit|g units)", place="units", that=(n.OfKind("G unit"),))
    for verb, node in (("attacks", n.Attacks), ("'s attack hits", n.Hits)):
        c.phrase("event", node, f"{{of:doer}} {verb}")
        c.phrase("event", node, f"{{of:doer}} {verb} {{target:target}}")
    c.phrase("event", n.Hits, "the attack of {of:doer} hits")
    c.phrase("event", n.Hits, "the attack of {of:doer} hits {target:target}")
    c.phrase("event", n.Attacks, "it attacks", of=shared.This())
    c.phrase("event", n.Attacks, "it attacks {target:target}", of=shared.This())
    for strikes, does in ((n.Hits, "hits"), (n.Misses, "(does|did) not hit")):
        c.phrase("event", strikes, f"its attack {does}", of=shared.This())
    c.phrase("event", n.Hits, "its attack hits {target:target}", of=shared.This())
    for words in ("{of:doer} 's attack", "the attack of {of:doer}"):
        c.phrase("event", n.Misses, f"{words} (does|did) not hit")
    c.phrase("event", n.Attacked, "{of:doer} is attacked")
    c.phrase("event", n.Boosts, "it boosts", of=shared.This())
    c.phrase("event", s.EventOf, "it boosts {only:boostee}", on=n.Boosts(), role="boosting")
    c.phrase("event", n.Boosted, "{of:doer} is boosted")
    for boosted in ("boosts", "boosts {only:boostee}"):
        c.phrase("event", s.EventOf, f"this unit {boosted}", on=n.Boosts(), role="boosting")
    c.phrase("event", s.EventOf, "this unit is boosted by {only:boostee}", on=n.Boosted(), role="boosted")
    c.phrase("boostee", s.Pick, "(a|your|) {of:noun}", how="all")
    hit = "(a|the|your) attack hits"
    for said, target in (("", None), (" a vanguard", n.Group("vanguard", "opponent's"))):
        on = n.Hits(target=target)
        c.phrase("event", s.EventOf, f"the attack (that |)this unit boosted hits{said}", on=on, role="boosting")
        c.phrase("event", s.EventOf, f"{hit}{said} during the battle (that |)this unit boosted", on=on, role="boosting")
        c.phrase("event", s.EventOf, f"{hit}{said} during the battle (that |)this unit boosted {{only:boostee}}", on=on,
                 role="boosting")  # fmt: skip
    boosts, attacks = s.EventOf(n.Boosts(), "boosting"), n.Attacks()
    c.phrase("event", s.EitherTime, "(this unit|it) attacks or boosts", one=attacks, other=boosts)
    for said, target in (("", None), (" a vanguard", n.Group("vanguard", "opponent's"))):
        one, other = n.Hits(target=target), s.EventOf(n.Hits(target=target), "boosting")
        its = f"(its|this unit 's) attack or the attack (it|this unit) boosted hits{said}"
        c.phrase("event", s.EitherTime, its, one=one, other=other)
        c.phrase("event", s.EventOf, f"the attack it boosted hits{said}", on=n.Hits(target=target), role="boosting")
    ended = s.EventOf(n.BattleEnds(), "boosting")
    for that in ("", "that "):
        both = f"the end of the battle {that}(this unit|it) attacked or boosted"
        c.phrase("moment", s.EitherTime, both, one=n.BattleEnds(), other=ended)
    placed, guards = n.Placed(("RC",)), n.PutOnGuard()
    c.phrase("event", s.EitherTime, "this unit is placed on @rc or put on @gc", one=placed, other=guards)
    arrivals = {"": n.Placed(("RC",))}
    arrivals[" from (your )?hand during your turn"] = n.Placed(("RC",), source="hand")
    arrivals[" from (your )?deck during your turn"] = n.Placed(("RC",), source="deck")
    for said, arrived in arrivals.items():
        gone = f"this card is placed on @rc{said} or discarded from (your )?hand"
        c.phrase("event", s.EitherTime, gone, one=arrived, other=n.Discarded())
    left = (n.EntersZone("drop", "RC"), n.EntersZone("drop", "GC"))
    c.phrase("event", s.EitherTime, "this (unit|card) is retired from @rc or @gc", one=left[0], other=left[1])
    for said, source in (("your |the |", "soul"), ("your |the |", "bind")):
        zone = "soul" if source == "soul" else "bind zone"
        put = f"this card is put into (your |the )?drop( zone)? from ({said}){zone}"
        c.phrase("event", n.EntersZone, put, zone="drop", source=source)
    bound = "this (unit|card) is (bound|put into (your |the )?bind zone) from @rc"
    c.phrase("event", n.EntersZone, bound, zone="bind", source="RC")
    c.phrase("event", n.EntersZone, "this card is put into (the |your )?order zone", zone="order")
    _watched(c)
    c.phrase("event", n.Intercepts, "{of:doer} intercepts")
    c.phrase("event", n.Stood, "{of:doer} (stand|stands|is stand|becomes stand)")
    c.phrase("event", n.Rested, "{of:doer} (is rest|becomes rest|rest)")
    c.phrase("event", n.Legions, "{of:doer} (legion|legions)")
    c.phrase("event", n.Deleted, "{of:doer} is deleted")
    for words, of in UNLOCKED.items():
        c.phrase("event", n.Unlocked, f"{words} is unlocked", of=of)
    c.phrase("event", n.Unlocked, "{of:doer} is unlocked")
    for zone, said in (("drop", "(retired|put into (your |the )?drop( zone)?)"), ("hand", "returned to (your )?hand")):
        for circle in ("RC", "GC"):
            leaves = f"(this unit is |this card is |it is |){said} from @{circle.lower()}"
            c.phrase("event", n.EntersZone, leaves, zone=zone, source=circle)
    c.phrase("event", n.EntersZone, "(this unit is |this card is |)put from @rc into (your )?soul", zone="soul",
             source="RC")  # fmt: skip
    soul = "this (unit|card) is put into (your |the )?soul from @rc"
    c.phrase("event", n.EntersZone, soul, zone="soul", source="RC")
    gone = "(discarded( from hand| from your hand|)|put into (your )?drop from hand)"
    c.phrase("event", n.Discarded, f"this card is {gone}")
    c.phrase("event", n.Reveals, "your drive check reveals {of:shown}", check="drive")
    for check in ("drive", "damage"):
        shown = f"this card is revealed (for a|during a|in a|by a|for your) {check} check"
        c.phrase("event", n.Reveals, shown, check=check, of=shared.This())
    c.phrase("event", s.DriveShows, "this unit 's drive check reveals {of:shown}")
    c.phrase("event", s.DriveShows, "your vanguard 's drive check reveals {of:shown}", by="vanguard")
    c.phrase("shown", s.Pick, "a {of:noun}", how="all")
    c.phrase("event", n.PlayerDoes, "you draw a card", what="draw")
    for kind in ("normal", "blitz"):
        c.phrase("event", n.OrderPlayed, f"you play a {kind} order", kind=kind)


def _watched(c: Chart) -> None:
    """Another card goes somewhere."""
    c.phrase("mover", s.Pick, "(a|your|1 of your) {of:noun}", how="all")
    c.phrase("mover", s.Pick, "another of your {of:other}", how="all")
    c.phrase("mover", s.Theirs, "(a|your) opponent 's {of:noun}")
    goes = {
        "soul": "put into (your |the )?soul", "damage": "put into (your |the )?damage zone",
        "drop": "(retired|put into (your |the )?drop( zone)?)",
        "bind": "(bound|(placed in|put into) (the|your) bind zone)", "hand": "returned to (your )?hand",
        "deck": "put into (your|the|his or her|their) deck",
    }  # fmt: skip
    for zone, said in goes.items():
        c.phrase("event", s.Watched, f"{{of:mover}} is {said}", zone=zone)
        c.phrase("event", s.Watched, f"{{of:mover}} is {said} from @rc", zone=zone, source="RC")
        if zone == "drop":
            c.phrase("event", s.Watched, f"{{of:mover}} is {said} from (your )?soul", zone=zone, source="soul")


def _causes(c: Chart) -> None:
    """By what it happened: said right behind the event."""
    c.phrase("clause", s.WhenSaid, "when {on:event} {by:cause}")
    c.phrase("clause", s.WhenSaid, "when {on:event} {by:cause} {during:span}")
    for by in ("ability", "effect"):
        c.phrase("cause", s.ByCard, f"(by|due to|for) the {by} of {{of:author}}", by=by)
        for no, other in ((False, ""), (True, "other than ")):
            c.phrase("cause", s.ByCard, f"{other}(by|due to|for) {{of:author}} 's {by}", by=by, no=no)
    c.phrase("cause", s.ByCard, "due to a effect from {of:author}", by="effect")
    c.phrase("cause", s.ByCard, "for the cost of {of:author} 's (ability|effect)", by="cost")
    c.phrase("cause", s.ByCard, "for the cost of the (ability|effect) of {of:author}", by="cost")
    c.phrase("cause", s.ByCard, "for the (effect or cost|cost or effect) of {of:author}", by="ability")
    for word in ("(a |)[ g guardian ]", "a g guardian"):
        c.phrase("cause", s.ByCard, f"for the cost of calling {word}", by="G guardian")
    c.phrase("cause", s.ByCard, "for the cost of calling {of:called_up} from (the|your) g zone", by="G guardian")
    c.phrase("called_up", s.Pick, "{of:noun}", how="all")
    c.phrase("author", s.Pick, "your {of:noun}", how="all")
    c.phrase("author", s.Pick, "1 of your {of:noun}", how="all")
    c.phrase("author", s.ByTheirs, "your opponent 's {of:noun}")
    c.phrase("author", s.ByAnybody, "a {of:noun}")
    c.phrase("cause", s.OverRidden, "by riding (from|on|over|upon) {of:ridden}")
    c.phrase("ridden", s.Pick, "(a |your |){of:noun}", how="all")


def _moments(c: Chart) -> None:
    c.phrase("clause", s.WhenSaid, "when {on:event}")
    c.phrase("clause", s.WhenSaid, "when {on:event} {during:span}")
    c.phrase("events", s.EitherTime, "{one:event} , or when {other:event}")
    c.phrase("clause", s.WhenSaid, "when {on:events}")
    rides = n.Placed(("VC",))
    c.phrase("clause", s.WhenSaid, "when this unit rides {by:rode_on}", on=rides)
    c.phrase("rode_on", s.OverRidden, "{of:ridden}")
    c.phrase("clause", s.WhenSaid, "at {on:moment}")
    c.phrase("clause", s.WhenSaid, "at {on:moment} {during:span}")
    c.phrase("span", n.InRole, "while boosted", role="boosted")
    c.phrase("span", shared.Not, "while not boosted", of=n.InRole("boosted"))
    for verb, role in (("boosted", "boosting"), ("attacked", "attacking")):
        c.phrase("span", n.InRole, f"during the battle (that |)(this unit|it) {verb}", role=role)
        said = f"during the battle (that |)(this unit|it) {verb} {{only:boostee}}"
        c.phrase("span", s.InBattleWith, said, role=role)
    c.phrase("span", n.InRole, "during the battle (that |)(this unit|it) (is|was) boosted", role="boosted")
    for whose, said in (("your", "your"), ("opponent's", "your opponent 's")):
        c.phrase("span", n.DuringTurn, f"during {said} turn", whose=whose)
    for phase in ("ride", "main", "battle", "end"):
        c.phrase("span", n.DuringPhase, f"during your {phase} phase", phase=phase)
        c.phrase("span", n.DuringPhase, f"during your opponent 's {phase} phase", phase=phase, whose="opponent's")
    fights = shared.Either((n.DuringPhase("battle"), n.DuringPhase("battle", "opponent's")))
    c.phrase("span", shared.Not, "other than during the battle phase", of=fights)
    attacked = n.Group("vanguard", that=(n.Role("attacked"),))
    attacking = n.Group("vanguard", "opponent's", that=(n.Role("attacking"),))
    battle = "during the battle (that |)"
    c.phrase("span", shared.AtLeast, battle + "your vanguard was attacked", n=1, of=attacked)
    for attacked_by in ("", " by your opponent 's {by:theirs}"):
        c.phrase("span", s.Fought, battle + f"your {{of:yours}} (was|is) attacked{attacked_by}")
    c.phrase("span", s.Fought, battle + "your {of:yours} (attacked|attacks)", role="attacking")
    c.phrase("span", shared.AtLeast, battle + "your opponent 's vanguard attacked", n=1, of=attacking)
    c.phrase("clause", s.DuringSaid, "{when:span}")
    c.phrase("span", s.InBattleWith, "while boosted by {only:boostee}", role="boosted")
    ends = "the end of the battle (that |)"
    theirs, own = n.BattleEnds(n.Group("units", "opponent's")), n.BattleEnds()
    for on, during in ((theirs, n.InRole("attacked")), (own, n.InRole("boosted"))):
        c.phrase("moment", s.EventIn, f"{ends}(this unit|it) was {during.role}", on=on, during=during)
    c.phrase("moment", s.EventOf, ends + "(this unit|it) was boosted by {only:boostee}", on=own, role="boosted")
    c.phrase("moment", n.BattleEnds, ends + "{of:doer} attacked")
    c.phrase("moment", n.BattleEnds, ends + "{of:doer} attacked {target:target}")
    c.phrase("moment", n.BattleEnds, ends + "it attacked", of=shared.This())
    c.phrase("moment", n.BattleEnds, ends + "it attacked {target:target}", of=shared.This())
    c.phrase("moment", s.EventOf, ends + "(this unit|it) boosted", on=n.BattleEnds(), role="boosting")
    c.phrase("moment", s.EventOf, ends + "(this unit|it) boosted {only:boostee}", on=n.BattleEnds(), role="boosting")
    c.phrase("moment", n.TurnEnds, "the end of your turn")
    c.phrase("moment", n.TurnEnds, "the end of your opponent 's turn", whose="opponent's")
    c.phrase("moment", s.EitherTime, "the end of each turn", one=n.TurnEnds(), other=n.TurnEnds("opponent's"))
    guard = "the (beginning|start) of the guard step (of the battle |)(that |)"
    c.phrase("moment", s.Guarded, guard + "{of:doer} (is|was) attacked")
    close = "the (beginning|start) of the close step of the battle (that |)"
    c.phrase("moment", n.BattleEnds, close + "{of:doer} attacked")
    c.phrase("clause", s.LaterSaid, "at the (beginning|start) of the close step of that battle", at="battle")
    for step in ("attack", "guard", "close", "drive"):
        c.phrase("moment", n.StepStarts, f"the (beginning|start) of your {step} step", step=step)
    for phase in ("ride", "main", "battle", "end"):
        c.phrase("moment", n.PhaseStarts, f"the (beginning|start) of your {phase} phase", phase=phase)
        theirs_starts = f"the (beginning|start) of your opponent 's {phase} phase"
        c.phrase("moment", n.PhaseStarts, theirs_starts, phase=phase, whose="opponent's")
    c.phrase("clause", s.IfSaid, "if {when:cond}")
    c.phrase("clause", s.UntilSaid, "{until:until_end}")
    c.phrase("clause", s.LaterSaid, "at the end of that battle", at="battle")
    c.phrase("clause", s.LaterSaid, "at the end of (that|the|this) turn", at="turn")
    ends = "at the (beginning|begininng|start) of (the|your) end phase( of that turn| of this turn| this turn)?"
    c.phrase("clause", s.LaterSaid, ends, at="end phase")
    c.phrase("clause", s.PaySaid, "you may pay the cost")
    rest = "(for the rest of (that|this) turn|again this turn)"
    c.phrase("clause", s.OnceSaid, f"this ability cannot be used {rest}")
    by_name = "this ability may only be used by a card with the same card name once a turn"
    c.phrase("clause", s.OnceSaid, by_name, limit="card name")
    c.phrase("clause", s.IfDoneSaid, "if you (do|did)( so)?")
    for verb, past in DEEDS.items():
        c.phrase("clause", s.IfDoneSaid, f"if you {past}( a card| it| a unit)?", verb=verb)
        if verb in ("call", "retire", "put", "discard", "bind", "return", "reveal"):
            for said, many in (("{n:#2}( or more)? (cards|units|rear-guards)", True), ("1 or more( cards|)", False)):
                c.phrase("clause", s.IfDoneSaid, f"if you {past} {said}", verb=verb, many=many)
        if verb == "choose":
            c.phrase("clause", s.IfDoneSaid, f"if you {past} {{n:#2}}( or more)? cards", verb=verb)
        c.phrase("clause", s.IfDoneSaid, f"if you {past} (a|1 or more) {{of:noun}}", verb=verb)
    c.phrase("clause", s.IfDoneSaid, "if you drew( a card)?", verb="draw")
    c.phrase("clause", s.IfDoneSaid, "if you put (it|a card) on the bottom( of (your|the) deck)?", verb="put",
             bottom=True)  # fmt: skip
    zones: tuple[tuple[Literal["", "hand", "soul"], str], ...] = (
        ("hand", "hand"),
        ("soul", "soul"),
        ("", "drop( zone)?"),
    )
    for into, zone in zones:
        c.phrase("clause", s.IfDoneSaid, f"if you put (it|a card) into (your |the )?{zone}", verb="put", into=into)
    they = "(your opponent|he or she|they) (does|do|did) not"
    for said in ("", " discard (it|a card)", " (discard|rest) {n:#2} cards"):
        c.phrase("clause", s.IfDoneSaid, f"if {they}{said}", done=False)
    for verb in ("call", "reveal", "retire", "choose"):
        c.phrase("clause", s.IfDoneSaid, f"if you did not {verb}( a card| it| a unit)?", verb=verb, done=False)


def _counted(c: Chart) -> None:
    """How many cards of a kind there are."""
    for who, noun in (("you have", "yours"), ("your opponent has", "theirs")):
        c.phrase("cond", shared.AtLeast, f"{who} a {{of:{noun}}}", n=1)
        c.phrase("cond", shared.AtLeast, f"{who} {{n:#}} or more {{of:{noun}}}")
        c.phrase("cond", n.AtMost, f"{who} {{n:#}} or (less|fewer) {{of:{noun}}}")
        c.phrase("cond", n.AtMost, f"{who} no {{of:{noun}}}", n=0)
        c.phrase("cond", shared.AtLeast, f"{who} {{of:{noun}}}", n=1)
        c.phrase("cond", s.Exactly, f"{who} {{n:#2}} {{of:{noun}}}")
    c.phrase("cond", s.Exactly, "the number of {of:counted} is {n:#}")
    c.phrase("cond", s.Exactly, "{place:place} has {n:#2} {of:noun}")
    c.phrase("cond", s.GradesIn, "{place:place} has {n:#} or more {of:noun} with different grades")
    c.phrase("cond", shared.AtLeast, "you have another {of:other_yours}", n=1)
    c.phrase("cond", n.AtMost, "you do not have (a|any) {of:yours}", n=0)
    c.phrase("cond", Has, "{of:noun} is in {place:place}", n=1)
    c.phrase("cond", Has, "{place:place} has (a total of |){n:#} or more {of:noun}")
    both = "{one:named} and {other:named}"
    held: dict[str, Place] = {f"{{place:place}} has {both}": "units", f"you have {both} in {{place:place}}": "units"}
    for place, words in CIRCLE_PLACES.items():
        held |= {f"{both} are on your {words}": place, f"you have {both} on your {words}": place}
    for said, on in held.items():
        c.phrase("cond", s.HasBoth, said, on=on)
    c.phrase("cond", HasNot, "{place:place} has {n:#} or (less|fewer) {of:noun}")
    c.phrase("cond", Has, "{place:place} has a {of:noun}", n=1)
    c.phrase("cond", Has, "{place:place} has {of:noun}", n=1)
    c.phrase("cond", HasNot, "{place:place} has no {of:noun}", n=0)
    c.phrase("cond", shared.AtLeast, "the number of {of:counted} is {n:#} or more")
    c.phrase("cond", s.AsMany, "it is {n:#} or more")
    c.phrase("counted", s.Noun, "({pre:pres})? {head:head} you have {post:posts}", side="yours")
    c.phrase("cond", n.AtMost, "the number of {of:counted} is {n:#} or (less|fewer)")
    c.phrase("counted", None, "{:noun}")
    c.phrase("counted", None, "(of )?your {:yours}")
    c.phrase("counted", None, "(of )?your opponent 's {:theirs}")
    c.phrase("counted", None, "{:yours} you have")
    c.phrase("counted", None, "{:theirs} your opponent has")
    c.phrase("cond", shared.AtLeast, "there is a {of:noun}", n=1)
    c.phrase("cond", n.AtMost, "there (are|is) no {of:noun}", n=0)
    c.phrase("cond", s.HasCrest, "you have a {that:crested} crest")
    c.row("crested", "naming")
    c.phrase("cond", n.AtMost, "you do not have another {of:other_yours}", n=0)
    c.phrase("cond", n.AtMost, "your opponent does not have (a|any) {of:theirs}", n=0)
    c.phrase("cond", HasNot, "{place:place} does not have (a |any |){of:noun}", n=0)
    c.phrase("cond", shared.AtLeast, "(any player|any players) (has|have) a {of:anys}", n=1)
    for state, said in (("resting", "(rest|in rest|at rest)"), ("standing", "stand")):
        for whose, noun in (("your", "yours"), ("your opponent 's", "theirs")):
            other = "standing" if state == "resting" else "resting"
            for many, words in ((False, "{n:#} or more"), (True, "all")):
                posture = f"{words} of {whose} {{of:{noun}}} are {said}"
                c.phrase("cond", s.InPosture, posture, state=other if many else state, every=many)
    for place, words in CIRCLE_PLACES.items():
        c.phrase("cond", s.OnCircle, f"{{of:noun}} is on (your |a )?{words}", place=place)
    for row in ("front", "back"):
        for side, whose in (("yours", "your"), ("opponent's", "your opponent 's")):
            has = f"{whose} {row} row has"
            c.phrase("cond", s.InRowThere, f"{has} {{n:#}} or more {{of:noun}}", row=row, side=side)
            c.phrase("cond", s.InRowThere, f"{has} a {{of:noun}}", row=row, side=side, n=1)
            c.phrase("cond", s.InRowThere, f"{has} {{n:#}} or (less|fewer) {{of:noun}}", row=row, side=side, most=True)
            c.phrase("cond", s.InRowThere, f"{has} no {{of:noun}}", row=row, side=side, n=0, most=True)
    mine, theirs = (n.Greatest(n.Group("vanguard", side)) for side in ("yours", "opponent's"))
    other = "your opponent 's( vanguard 's grade| vanguard 's| vanguard|)"
    for words, greater, smaller in (("less", theirs, mine), ("greater", mine, theirs)):
        c.phrase("cond", n.Exceeds, f"your vanguard 's grade is {words} than {other}", of=greater, than=smaller)
    sides: tuple[tuple[Literal["yours", "opponent's"], str, str], ...] = (
        ("yours", "you have", "open_own"), ("opponent's", "your opponent has", "open_theirs")
    )  # fmt: skip
    for side, who, category in sides:
        open_ones = n.OpenCircles(side)
        bounds: tuple[tuple[str, dict[str, n.OpenCircles]], ...] = (
            ("{of:#} or more", {"than": open_ones}), ("{than:#} or less", {"of": open_ones})
        )  # fmt: skip
        for number, fixed in bounds:
            c.phrase(category, n.Exceeds, f"{number} open @rc", **fixed)
        c.phrase("cond", shared.Not, f"{who} {{of:{category}}}")
    for words, how in COMPARED.items():
        for than in ("your opponent 's", "the number of {than:counted}"):
            c.phrase("cond", s.Compared, f"the number of {{of:counted}} is {words} {than}", how=how)
    for bound, greater, smaller in (("less", mine, theirs), ("greater", theirs, mine)):
        words = f"({bound} than or equal to|equal to or {bound} than)"
        exceeds = n.Exceeds(greater, smaller)
        c.phrase("cond", shared.Not, f"your vanguard 's grade is {words} {other}", of=exceeds)
    c.phrase("cond", Fewer, "the number of {of:counted} is less than your opponent 's")
    more = "the number of {of:counted} is (more|greater) than your opponent 's"
    c.phrase("cond", n.More, more, than=s.Ref("it"))
    c.phrase("cond", n.More, "you have more {of:yours} than your opponent", than=s.Ref("it"))


class Fewer(Condition, frozen=True):
    """You have fewer of such cards than your opponent."""

    of: s.Noun


class Has(Condition, frozen=True):
    """A zone has so many cards, or more."""

    place: s.InPlace
    of: s.Noun
    n: int


class HasNot(Condition, frozen=True):
    """A zone has so many cards, or less."""

    place: s.InPlace
    of: s.Noun
    n: int


def _is(c: Chart) -> None:
    """What a unit is."""
    c.phrase("one", None, "{:owned}")
    c.phrase("one", None, "{:this}")
    c.phrase("one", s.Ref, "it", form="it")
    c.phrase("one", s.Ref, "that card", form="that card")
    c.phrase("one", s.Ref, "that unit", form="that unit")
    c.phrase("one", s.Ref, "(the|that) (revealed card|card revealed)", form="revealed")
    c.phrase("one", s.Ref, "(the|that) boosted unit", form="boosted")
    c.phrase("quality", n.Posture, "(stand|standing)", state="standing")
    opponent = s.Pick(s.Noun(s.Head("units"), post=(n.Opposed(),), side="opponent's"), how="all")
    weak = "(this unit 's|the) battle opponent 's {that:powerfuls}"
    c.phrase("cond", IsA, weak, of=opponent)
    for state, words in (("legion", "legion"), ("overDress", "in the overdress state")):
        c.phrase("quality", n.InState, words, state=state)
    c.phrase("quality", n.Posture, "(rest|at rest|resting)", state="resting")
    c.phrase("quality", None, "{:grade}")
    c.phrase("quality", n.On, "on (a |your )?@vc", where=("VC",))
    c.phrase("quality", n.On, "on (a )?@rc", where=("RC",))
    for said_of in ("quality", "post"):
        c.phrase(said_of, n.On, "on a additional @rc", where=("added RC",))
    for row in ("front", "back"):
        c.phrase("quality", n.InRow, f"in (the|your) {row} row", row=row)
    c.row("qualities", "quality")
    c.phrase("cond", IsA, "{of:one} is {that:qualities}")
    c.phrase("cond", IsA, "{of:one} (is|was) (a|an|) {noun:noun}")
    c.phrase("cond", IsA, "{of:one} (is|was) (a|an|) {noun:noun} or a {other:noun}")
    c.phrase("powerful", n.Power, "power is {least:#} or (greater|more)")
    c.phrase("powerful", n.Power, "power is {most:#} or (less|lower)")
    c.row("powerfuls", "powerful")
    c.phrase("cond", IsA, "{of:one} 's {that:powerfuls}")
    c.phrase("cond", n.InRole, "(this unit|it) (is|was) boosted", role="boosted")
    for phase in ("ride", "main", "battle"):
        c.phrase("cond", n.DuringPhase, f"it is your {phase} phase", phase=phase)
    c.phrase("cond", s.InBattleWith, "this unit (is|was) boosted by {only:boostee}", role="boosted")


class IsA(Condition, frozen=True):
    """A card is such a card."""

    of: object
    noun: s.Noun | None = None
    that: tuple[object, ...] = ()
    other: s.Noun | None = None  # or such a card
