"""Vanguard's English as cards are printed: these phrases go before those of `en.py`, which are read as well."""

from __future__ import annotations

import re
from typing import Final

from ....language import nodes as shared
from ....language.grammar import Table
from ....language.grammars import English
from ....language.tokens import ANGLED
from .. import vocabulary as n
from . import described as d
from . import forms as p
from .en import KINDS, SKILLS, UNTIL
from .meaning import meant
from .saying import BRAVE, ORACLE, UNITE, is_clan, is_race, said

FEW: Final = dict(enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 2))
BATTLES: Final = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}
ZONES: Final = {  # as they are named behind "your"
    "hand": "hand", "deck": "deck", "drop": "drop", "soul": "soul", "damage": "damage zone", "bind": "bind zone",
    "G": "G zone", "ride": "ride deck", "order": "order zone", "trigger": "trigger zone",
}  # fmt: skip
WHOSE: Final = {"yours": "your", "opponent's": "your opponent's"}
HAVE: Final = (("you have", "owned_many"), ("your opponent has", "theirs_many"))
BANS: Final = {
    "no guard from hand": "cards", "no grade 0 guard": "grade 0 cards", "no grade 1 guard": "grade 1 or greater cards",
    "no sentinel guard": "sentinels",
}  # fmt: skip
PAID: Final = (  # verb, and where to
    (n.Retiring, "retire", "", ""), (n.Resting, "[Rest]", "", ""), (n.Revealing, "reveal", "", ""),
    (n.Locking, "lock", "", ""), (n.Putting, "put", " into your soul", "soul"),
    (n.Putting, "put", " into your drop", "drop"), (n.Putting, "put", " on the bottom of your deck", "bottom"),
    (n.Putting, "put", " on the top of your deck", "top"), (n.Putting, "bind", "", "bind"),
    (n.Putting, "return", " to your hand", "hand"), (n.Putting, "put", " into your damage zone", "damage"),
    (n.Putting, "put", " into your damage zone face down", "damage face down"),
    (n.Putting, "bind", " face down", "bind face down"),
)  # fmt: skip
LEAD, TAIL = "({only:adjectives})? ", "( {that:posts})?"
HEADER: Final = re.compile(r"\[(?:AUTO|ACT|CONT)\](?: ?\([^()]*\))?(?: ?\[[^\[\]\"]*\])*(?: [\w ]+)?: ?\w?")
GAP: Final = re.compile(r"(?<=[\])]) (?=[\[(])|(?<=:) ")


class PrintedEnglish(English):
    """English whose abilities begin as they do on a card: `[AUTO](RC)[1/turn]:When`."""

    def finish(self, text: str) -> str:
        """The text with no blanks between the brackets that an ability begins with, nor before those of a cost."""
        begun = HEADER.sub(_begun, super().finish(text))
        even = begun.replace("[COST] [", "[COST][").replace("“ ", "“").replace(" ”", "”")
        return even.replace("Additional effect -", "Additional effect - ")


def _begun(found: re.Match[str]) -> str:
    whole = GAP.sub("", found.group())
    return whole[:-1] + whole[-1].upper()


def printed(t: Table) -> None:
    """Add the phrases of the print to those of the house."""
    t.lexicon = PrintedEnglish()
    t.example = "[AUTO]:When this unit is placed on (RC), draw a card."
    t.said, t.meant = said, meant
    _words(t)
    _groups(t)
    _timings(t)
    _conditions(t)
    _givens(t)
    _costs(t)
    _choices(t)
    _gains(t)
    _moves(t)
    _steps(t)
    _abilities(t)


def _words(t: Table) -> None:
    for number, word in FEW.items():
        t.word("few", number, word)
        t.word("fewer", number, word)
        t.word("cards", number, f"{word} cards", first=True)
    t.count("few", "{#}", least=2)
    t.word("fewer", 1, "one")
    t.count("fewer", "{#}", least=1)
    t.quoted("keyword", ("Boost", "Intercept").__contains__)
    t.quoted("state", ("Final Rush",).__contains__)
    t.quoted("clan_name", is_clan, ANGLED)
    t.quoted("race_name", is_race, ANGLED)
    t.phrase("adjective", n.Clan, "{clan:clan_name}")
    t.phrase("adjective", n.Race, "{race:race_name}")
    t.phrase("adjective", n.InState, "locked", state="locked")
    t.prefer("clause", n.Having, "with overDress", skill="overDress")
    t.phrase("in_name", n.NameHas, "{part:name}")
    t.phrase("clause", p.OneOrOther, "with {one:in_name} or {other:in_name} in its card name")
    t.phrase("as_named", n.Named, "{name:name}")
    t.phrase("naming", p.OneOrOther, "{one:as_named} or {other:as_named}")
    t.row("one_named", "naming", "")
    t.phrase("clause", n.Role, "that is being attacked", role="attacked")
    for many, word in (("noun", "order"), ("nouns", "orders"), ("sort", "order"), ("sorts", "orders")):
        t.word(many, "order", word)
    t.phrase("those", shared.Rest, "choice {of:ordinal} without choice {without:ordinal}")
    t.phrase("named_before", shared.This, "this unit")
    for name in ("it", "them", "that unit", "that card"):
        t.phrase("named_before", shared.It, name, name=name)
    t.phrase("named_before", shared.It, "the unit in question", name="event")
    t.phrase("both", n.Or, "{of:named_before} and {other:named_before}")
    t.alias("object", "{:both}")
    for name in ("that unit", "that card"):
        for category in ("object", "subject", "those"):
            t.phrase(category, shared.It, name, name=name)


def _groups(t: Table) -> None:
    for side, whose in WHOSE.items():
        for place, zone in ZONES.items():
            t.phrase("zoned", d.Group, f"{LEAD}{{kind:noun}}{TAIL} from {whose} {zone}", place=place, side=side)
            t.phrase("zoned_many", d.Group, f"{LEAD}{{kind:nouns}}{TAIL} from {whose} {zone}", place=place, side=side)
            t.phrase("zoned", d.Group, f"{{that:one_named}} from {whose} {zone}", place=place, side=side)
            t.phrase("zoned_many", d.Group, f"{{that:one_named}} from {whose} {zone}", place=place, side=side)
            inside = _inside(place, side)
            t.phrase(inside, d.Group, f"{LEAD}{{kind:noun}}{TAIL}", place=place, side=side)
            t.phrase(f"{inside}_many", d.Group, f"{LEAD}{{kind:nouns}}{TAIL}", place=place, side=side)
    _among(t)
    t.alias("one_card", "{:zoned}", first=True)
    t.alias("many_cards", "{:zoned_many}", first=True)
    for category, side in (("owned", "yours"), ("theirs", "opponent's")):
        t.phrase(category, d.Group, f"{LEAD}heart card{TAIL}", place="hearts", side=side)
        t.phrase(f"{category}_many", d.Group, f"{LEAD}heart cards{TAIL}", place="hearts", side=side)
    for category in ("object", "subject"):
        t.prefer(category, d.Group, "the boosted unit", place="units", only=(n.Role("boosted"),))
    t.alias("doer", "your opponent's {:theirs}", first=True)
    t.alias("doer", "your {:owned}", first=True)


def _among(t: Table) -> None:
    """Of cards that were looked at, those of a kind; any of them is "a card from among them"."""
    among = "from among {of:those}"
    for kind, (one, many) in KINDS.items():
        if kind:
            t.word("sort", kind, one)
            t.word("sorts", kind, many)
    for category, card, sort in (("zoned", "card", "{kind:sort}"), ("zoned_many", "cards", "{kind:sorts}")):
        t.phrase(category, d.Among, f"({{only:adjectives}})? {sort}( {{that:posts}})? {among}")
        t.phrase(category, d.Among, f"{{only:adjectives}} {card}( {{that:posts}})? {among}")
        t.phrase(category, d.Among, f"{card} {{that:posts}} {among}")
        t.phrase(category, d.Among, f"({{only:adjectives}})? {sort} {among}( {{that:posts}})?")
        t.phrase(category, d.Among, f"{{only:adjectives}} {card} {among}( {{that:posts}})?")
        t.phrase(category, d.Among, f"{card} {among} {{that:posts}}")
        t.phrase(category, d.Among, f"{{that:one_named}} {among}")
        t.phrase(category, d.Among, f"{card} of any kind {among}")


def _inside(place: str, side: str) -> str:
    return f"in_{place}_{side[0]}"


def _timings(t: Table) -> None:
    t.phrase("whose_attack", shared.This, "this unit's attack")
    for place, unit in (("units", "unit"), ("vanguard", "vanguard"), ("rear-guards", "rear-guard")):
        t.phrase("whose_attack", d.Group, f"your {unit}'s attack", place=place)
    t.prefer("timing", n.Hits, "when {of:whose_attack} hits( a {target:theirs})?")
    t.prefer("timing", n.Misses, "when {of:whose_attack} does not hit")
    t.prefer("timing", n.Legions, "when {of:doer} [Legion]")
    t.phrase("timing", p.Partner, "when this unit boosts a {of:owned}", role="boosting")
    t.phrase("timing", p.Partner, "when this unit is boosted by a {of:owned}", role="boosted")
    for hits in ("hits", "hits a vanguard"):
        t.phrase("timing", p.Boosting, f"when the attack that this unit boosted {hits}", on=hits)
        during = "during the battle that this unit boosted a {of:owned}"
        t.phrase("timing", p.Boosting, f"when your attack {hits} {during}", on=hits)
    t.phrase("timing", p.Boosting, "at the end of the battle that this unit boosted", on="ends")
    t.phrase("timing", p.Boosting, "at the end of the battle that this unit boosted a {of:owned}", on="ends")
    t.prefer("timing", n.EntersZone, "when this unit is put from (RC) into your soul", zone="soul", source="RC")
    t.prefer("timing", n.EntersZone, "when this unit is returned to your hand from (RC)", zone="hand", source="RC")


def _conditions(t: Table) -> None:
    for place, zone in ZONES.items():
        for side, whose in WHOSE.items():
            inside = _inside(place, side)
            t.prefer("condition", shared.AtLeast, f"{whose} {zone} has a {{of:{inside}}}", n=1)
            t.prefer("condition", shared.AtLeast, f"{whose} {zone} has {{n:few}} or more {{of:{inside}_many}}")
            t.prefer("condition", n.AtMost, f"{whose} {zone} has {{n:fewer}} or less {{of:{inside}_many}}")
            t.prefer("condition", n.AtMost, f"{whose} {zone} has no {{of:{inside}_many}}", n=0)
    for has, many in HAVE:
        t.prefer("condition", shared.AtLeast, f"{has} {{n:few}} or more {{of:{many}}}")
        t.prefer("condition", n.AtMost, f"{has} {{n:fewer}} or less {{of:{many}}}")
    _matches(t)
    for number, word in BATTLES.items():
        t.prefer("condition", n.NthBattle, f"it is the {word} battle of this turn or more", n=number)
    t.prefer("condition", n.ThisTurn, "you played an order this turn", what="played orders", n=1)
    t.prefer("condition", n.Under, "you are in {flag:state}")
    t.prefer("condition", n.DidSo, "you do", n=1)
    chosen = shared.AtLeast(1, shared.It("it"))
    t.prefer("condition", shared.AtLeast, "you chose a card", n=chosen.n, of=chosen.of)
    t.prefer("condition", shared.Not, "you did not choose a card", of=chosen)
    t.prefer("condition", shared.Not, "this unit's attack did not hit", of=n.AttackHit())
    t.phrase("condition", p.Outnumber, "you have more {of:owned_many} than your opponent")
    t.phrase("condition", p.Outnumber, "the number of your {of:owned_many} is less than your opponent's", less=True)
    for place in ("hand", "drop", "soul", "damage", "bind"):
        number_of = f"the number of {{of:{_inside(place, 'yours')}_many}} in your {ZONES[place]} is"
        t.phrase("condition", p.Outnumber, f"{number_of} more than your opponent's")
        t.phrase("condition", p.Outnumber, f"{number_of} less than your opponent's", less=True)


def _matches(t: Table) -> None:
    t.row("qualities", "quality", "")
    t.prefer("condition", d.Matches, "{of:subject} is {only:qualities}")
    t.prefer("condition", d.Matches, "{of:subject} is [Legion]", that=(n.InState("legion"),))
    t.prefer("condition", d.Matches, "{of:subject} is in the front row", that=(n.InRow("front"),))
    t.phrase("powerful", n.Power, "{least:number} or greater")
    t.row("powerfuls", "powerful", "")
    t.prefer("condition", d.Matches, "this unit's [Power] is {that:powerfuls}", of=shared.This())


def _givens(t: Table) -> None:
    """What must hold, in the order in which it is said."""
    t.phrase("span", n.InRole, "the battle that this unit attacked", role="attacking")
    t.phrase("span", n.InRole, "the battle that this unit boosted", role="boosting")
    t.phrase("held", n.InRole, "while boosted", role="boosted")
    t.alias("held", "during {:span}")
    t.alias("held", "while {:condition}")
    t.row("helds", "held", ",")
    t.alias("given", "during {:span}")
    t.row("ands", "condition", ", and")
    t.phrase("given", p.First, "if {of:condition}(, and {more:ands})?")
    t.phrase("given", p.First, "if {of:disjunction}(, and {more:ands})?")
    t.phrase("disjunction", p.Other, "{one:condition}, or {other:condition}")
    t.row("givens", "given", ",")
    t.row("marks", "mark", "")
    t.phrase("mark", n.GenerationBreak, "[Generation Break {n:number}]")
    t.phrase("mark", n.LimitBreak, "[Limit-Break {n:number}]")
    t.phrase("mark", shared.AtLeast, "Ritual {n:number}", of=n.Group("drop", that=(n.Grade(1, 1),)))
    t.phrase("mark", n.AtMost, "Brave", n=BRAVE.n, of=BRAVE.of)
    t.phrase("mark", shared.AtLeast, "Oracle", n=ORACLE.n, of=ORACLE.of)
    t.phrase("mark", n.ThisTurn, "Unite", what=UNITE.what, n=UNITE.n)


def _costs(t: Table) -> None:
    t.prefer("cost", d.DiscardFromHand, "discard {n:few} ({only:adjectives})? cards( {that:posts})? from your hand")
    t.prefer("cost", d.DiscardFromHand, "discard a ({only:adjectives})? card( {that:posts})? from your hand", n=1)
    for node, verb, to, zone in PAID:
        fixed: dict[str, object] = {"zone": zone} if zone else {}
        t.prefer("cost", node, f"{verb} {{n:few}} {{of:zoned_many}}{to}", **fixed)
        t.prefer("cost", node, f"{verb} a {{of:zoned}}{to}", n=1, **fixed)
        t.prefer("cost", node, f"{verb} {{n:few}} of your {{of:owned_many}}{to}", **fixed)
        t.prefer("cost", node, f"{verb} one of your {{of:owned_many}}{to}", n=1, **fixed)
        if node is n.Resting or node is n.Putting:
            t.prefer("cost", node, f"{verb} {{of:self}}{to}", n=1, **fixed)
    t.row("called", "clause", "")
    t.prefer("cost", n.TurningUp, "choose a face down card {that:called} from your G zone, and turn it face up", n=1)
    for that, card in (
        (n.Having("G guardian"), "G guardian"),
        (n.SameName(shared.This()), "card with the same card name as this unit"),
    ):
        turning = f"choose a face down {card} from your G zone, and turn it face up"
        t.prefer("cost", n.TurningUp, turning, n=1, that=(that,))


def _choices(t: Table) -> None:
    t.prefer("simple", shared.Look, "look at the top {n:few} cards of your deck", name="")
    t.prefer("simple", shared.Look, "look at up to {n:few} cards from the top of your deck", name="", up_to=True)
    t.prefer("simple", shared.Search, "search your deck for up to {n:few} {of:deck_cards}", name="")
    t.prefer("simple", shared.Search, "search your deck for up to one {of:deck_card}", name="", n=1)
    for by, verb in (("you", "choose"), ("opponent", "your opponent chooses")):
        for up_to, most in ((False, ""), (True, "up to ")):
            one = f"{verb} {most}one" if up_to else f"{verb} a"
            few = f"{verb} {most}{{n:few}}"
            t.prefer("simple", shared.Choose, f"{few} {{of:zoned_many}}", name="", by=by, up_to=up_to)
            t.prefer("simple", shared.Choose, f"{one} {{of:zoned}}", name="", n=1, by=by, up_to=up_to)
            t.prefer("simple", shared.Choose, f"{few} cards from among {{of:those}}", name="", by=by, up_to=up_to)
            t.prefer("simple", shared.Choose, f"{one} card from among {{of:those}}", name="", n=1, by=by, up_to=up_to)
            for whose, many in (("your", "owned_many"), ("your opponent's", "theirs_many")):
                t.prefer("simple", shared.Choose, f"{few} of {whose} {{of:{many}}}", name="", by=by, up_to=up_to)


def _gains(t: Table) -> None:
    t.row("gains", "gain", "/")
    t.phrase("gain", shared.Change, "[{stat:stat}] {by:signed}", of=shared.This())
    them = shared.It("them")
    for until, words in UNTIL.items():
        t.phrase("simple", p.Gets, f"they get {{gains:gains}} {words}", until=until, of=them)
        t.phrase("simple", p.Gets, f"{{of:both}} get {{gains:gains}} {words}", until=until)
        t.phrase("simple", shared.Change, f"{{of:both}} get [{{stat:stat}}] {{by:signed}} {words}", until=until)
        t.phrase("simple", shared.Change, f"{{of:both}} get [{{stat:stat}}] {{by:for_each}} {words}", until=until)
        t.phrase("simple", p.Gets, f"{{of:subject}} gets {{gains:gains}} {words}", until=until)
        t.prefer("simple", shared.Change, f"{{of:subject}} gets [{{stat:stat}}] {{by:for_each}} {words}", until=until)
        t.prefer("simple", shared.Change, f"they get [{{stat:stat}}] {{by:signed}} {words}", until=until, of=them)
        t.prefer("simple", n.Gain, f"{{of:subject}} gets {{skill:keyword}} {words}", until=until)
        back = f"can attack from the back row {words}"
        t.prefer("simple", n.Gain, f"{{of:subject}} {back}", until=until, skill="back row attack")
        for skill, does in {**SKILLS, "back row attack": "can attack from the back row"}.items():
            if does.startswith("can"):
                t.prefer("simple", n.Gain, f"they {does} {words}", until=until, skill=skill, of=them)
        t.prefer("simple", n.Grant, f"{{of:subject}} gets “{{ability:ability}}” {words}", until=until)
        t.prefer("simple", n.Grant, f"they get “{{ability:ability}}” {words}", until=until, of=them)
        if until == "turn" or until == "battle":
            for flag, cards in BANS.items():
                ban = f"{words}, your opponent cannot call {cards} from hand to (GC)"
                t.prefer("simple", n.ComeUnder, ban, flag=flag, who="opponent", until=until)
            ban = f"{words}, your opponent cannot intercept"
            t.prefer("simple", n.ComeUnder, ban, flag="no interception", who="opponent", until=until)
    t.phrase("for_each", shared.Count, "{times:signed} for each of your {of:owned_many}")
    t.phrase("for_each", shared.Count, "{times:signed} for each of your opponent's {of:theirs_many}")
    t.phrase("for_each", shared.Count, "{times:signed} for each {of:one_card}")


def _moves(t: Table) -> None:
    t.prefer("simple", shared.ToBottom, "put {of:object} on the bottom of your deck")
    t.prefer("simple", shared.ToBottom, "put it on the bottom of its owner's deck", of=shared.It("it"))
    t.prefer("simple", n.ToBottomAnyOrder, "put {of:object} on the bottom of your deck in any order")
    t.prefer("simple", n.ToTop, "put {of:object} on the top of your deck")
    for zone in ("soul", "order"):
        t.prefer("simple", n.Put, f"put {{of:object}} into your {ZONES[zone]}", zone=zone)
    t.prefer("simple", n.Stand, "[Stand] {of:object}")
    t.prefer("simple", n.PutAtRest, "[Rest] {of:object}")
    for charge, word in ((n.SoulCharge, "Soul"), (n.CounterCharge, "Counter"), (n.EnergyCharge, "Energy")):
        t.prefer("simple", charge, f"[{word}-Charge {{n:number}}]")
    soul, counter = (n.SoulCharge(1),), (n.CounterCharge(1),)
    t.phrase("simple", shared.OneOf, "[Soul-Charge 1] or [Counter-Charge 1]", options=(soul, counter))
    t.phrase("simple", shared.OneOf, "[Counter-Charge 1] or [Soul-Charge 1]", options=(counter, soul))
    either = ((n.ToTop(shared.It("it")),), (shared.ToBottom(shared.It("it")),))
    t.phrase("simple", shared.OneOf, "put it on the top or bottom of your deck", options=either)


def _steps(t: Table) -> None:
    """Steps in a row: one, another, and the last, which may be a "may" or an "if" that reaches to the end."""
    t.rows["in_turn"] = t.rows.pop("steps")
    t.alias("steps", "{:in_turn}")
    t.alias("steps", "{:strung}")
    t.phrase("steps", p.Run, "{last:opened}", first=())
    t.row("listed", "step", ",")
    t.phrase("strung", p.Run, "{first:listed}, and {last:tail}")
    t.alias("tail", "{:opened}")
    t.alias("tail", "{:step}")
    t.alias("sentence", "{:strung}.")
    t.alias("strung_sentence", "{:strung}.")
    t.phrase("deed", shared.May, "you may {do:steps}")
    t.phrase("deed", shared.May, "if your opponent likes, {do:steps}", by="opponent")
    t.phrase("deed", n.Later, "at the end of that battle, {do:steps}", at="battle")
    t.phrase("deed", n.Later, "at the end of that turn, {do:steps}", at="turn")
    t.phrase("deed", n.Later, "at the beginning of the end phase of that turn, {do:steps}", at="end phase")
    t.alias("opened", "{:deed}")
    t.phrase("opened", p.Given, "{when:givens}, {then:steps}")
    t.phrase("opened", n.Pay, "[COST] [{cost:costs}], {do:strung}")
    t.phrase("opened", n.Pay, "[COST] [{cost:costs}], and {do:steps}")
    t.prefer("compound", p.Given, "{when:givens}, {then:steps}; otherwise, {otherwise:steps}")
    t.alias("compound", "{:opened}", first=True)
    t.phrase("listing", shared.OneOf, "choose one: {options:alternatives}")
    t.phrase("listing", n.Repeat, "do this {n:number} times: {do:steps}")
    t.phrase("listing", n.Repeat, "do this as often as {n:amount}: {do:steps}")
    t.phrase("listing", n.Pay, "you may pay COST [{cost:costs}], and if you do, {do:steps}")
    for what in ("simple", "strung", "deed", "listing"):
        t.alias("begun", f"{{:{what}}}.")


def _abilities(t: Table) -> None:
    marks = "( [{limit:limit}])?( {marks:marks})?:"
    more = "( {more:sentences})?"
    paid = " [COST] [{cost:costs}],"
    auto = f"[AUTO]({{where:on_circles}})?{marks}( {{held:helds}},)? {{on:timing}}(, {{needs:givens}})?,"
    t.phrase("ability", p.Triggered, f"{auto}{paid} {{first:strung_sentence}}{more}")
    t.phrase("ability", p.Triggered, f"{auto}{paid} and {{first:sentence}}{more}")
    t.phrase("ability", p.Triggered, f"{auto}{paid} {{first:sentence}}{more}")
    t.phrase("ability", p.Triggered, f"{auto} {{first:begun}}{more}")
    act = f"[ACT]{{where:on_circles}}{marks}( {{gate:givens}},)?"
    t.phrase("ability", p.Activated, f"{act}{paid} {{needs:givens}}, {{first:begun}}")
    t.phrase("ability", p.Activated, f"{act}{paid} {{first:strung_sentence}}{more}")
    t.phrase("ability", p.Activated, f"{act}{paid} and {{first:begun}}")
    t.phrase("ability", p.Activated, f"{act}{paid} and {{first:sentence}} {{more:sentences}}")
    t.phrase("ability", p.Activated, f"{act} {{first:begun}}{more}")
    _standing(t)
    head = "play this( [{limit:limit}])?( with [COST] [{cost:costs}])?( if {needs:condition})?!"
    free = "( this need not be paid for while {free:condition}.)?"
    t.prefer("ability", n.Play, head + free + " {do:sentences}")
    t.prefer("ability", n.Play, "{do:sentences}")
    t.prefer("ability", n.OverText, "additional effect - {do:sentences}")


def _standing(t: Table) -> None:
    anywhere = ("VC", "RC", "GC")
    cont = "( {marks:marks})?:( {when:givens},)? {what:static}."
    t.phrase("ability", p.Standing, f"[CONT]{cont}", where=anywhere)
    lord = "[CONT]{where:on_circles}: Lord (this unit cannot attack while you have a unit of a different clan)"
    t.phrase("ability", p.Standing, lord, what=n.Has(shared.This(), "lord"))
    t.phrase("ability", p.Standing, f"[CONT]{{where:on_circles}}{cont}")
    t.phrase("static", n.Continuous, "{of:subject} gets [{stat:stat}] {by:signed}")
    t.phrase("static", n.Continuous, "{of:subject} gets [{stat:stat}] {by:for_each}")
    t.phrase("static", n.Continuous, "{of:subject} gets [{stat:stat}] equal to {by:amount}")
    t.phrase("static", n.Has, "{of:subject} gets {skill:keyword}")
    t.phrase("static", n.Has, "{of:subject} can attack from the back row", skill="back row attack")
    t.phrase("static", n.Has, "{of:subject} {skill:skill}")
