"""English phrases of the shared nodes. The table is read in both directions; the first phrase is the house style."""

from __future__ import annotations

from .. import nodes as n
from ..grammar import Table
from ..grammars import English
from .sentences import sentences


def table() -> Table:
    """The shared English phrases."""
    t = Table(English())
    sentences(t, ", then", "; or")
    _things(t)
    _numbers(t)
    _conditions(t)
    _effects(t)
    _abilities(t)
    return t


def _things(t: Table) -> None:
    """Cards: as the object of a verb, as its subject, and as a group that one chooses from."""
    t.phrase("object", n.This, "this card")
    t.phrase("object", n.It, "it", name="it")
    t.phrase("object", n.It, "them", name="them")
    t.phrase("object", n.It, "choice {name:ordinal}")
    t.phrase("object", n.Rest, "the rest", of="", without="")
    t.phrase("object", n.Rest, "choice {of:ordinal} without choice {without:ordinal}")
    t.alias("object", "each {:one_card}")
    t.phrase("subject", n.This, "this card")
    t.phrase("subject", n.It, "it", name="it")
    t.phrase("subject", n.It, "each of them", name="them")
    t.phrase("subject", n.It, "choice {name:ordinal}")
    t.phrase("subject", n.Rest, "each of the rest", of="", without="")
    t.alias("subject", "each {:one_card}")
    t.phrase("those", n.It, "it", name="it")
    t.phrase("those", n.It, "them", name="them")
    t.phrase("those", n.It, "choice {name:ordinal}")
    t.phrase("those", n.Rest, "the rest", of="", without="")
    t.phrase("whichever", n.This, "this card")
    t.alias("whichever", "a {:one_card}")
    for number in range(1, 13):
        t.word("ordinal", str(number), str(number))


def _numbers(t: Table) -> None:
    t.count("number", "{#}")
    t.count("several", "{#}", least=2)
    t.count("signed", "+{#}")
    t.count("signed", "-{#}", least=1, factor=-1)
    t.word("cards", 1, "a card")
    t.word("cards", 0, "0 cards")
    t.count("cards", "{#} cards", least=2)
    t.word("cards", 1, "1 card")
    t.alias("cards", "cards equal to {:amount}")
    t.phrase("amount", n.Count, "the number of {of:many_cards}")
    t.phrase("amount", n.Count, "{times:number} times the number of {of:many_cards}")
    t.phrase("amount", n.Count, "{times:number} for every {per:several} {of:many_cards}")
    t.phrase("amount", n.ValueOf, "its {stat:stat}", of=n.It("it"))
    t.phrase("amount", n.ValueOf, "the {stat:stat} of {of:object}")


def _conditions(t: Table) -> None:
    t.phrase("condition", n.AtLeast, "there is a {of:one_card}", n=1)
    t.phrase("condition", n.AtLeast, "there are {n:number} or more {of:many_cards}")
    t.phrase("condition", n.AtLeast, "there is {of:single}", n=1)
    t.phrase("condition", n.Not, "not [{of:condition}]")
    t.phrase("condition", n.All, "all of [{of:conditions}]")
    t.phrase("condition", n.Either, "one of [{of:conditions}]")
    t.row("conditions", "condition", ";")


def _effects(t: Table) -> None:
    t.phrase("simple", n.Draw, "draw {n:cards}")
    t.phrase("simple", n.Draw, "your opponent draws {n:cards}", who="opponent")
    t.phrase("simple", n.Draw, "each player draws {n:cards}", who="each")
    for by, verb in (("you", "choose"), ("opponent", "your opponent chooses")):
        t.phrase("simple", n.Choose, f"{verb} a {{of:one_card}}", name="", n=1, by=by)
        t.phrase("simple", n.Choose, f"{verb} {{n:several}} {{of:many_cards}}", name="", by=by)
        t.phrase("simple", n.Choose, f"{verb} up to 1 {{of:one_card}}", name="", n=1, up_to=True, by=by)
        t.phrase("simple", n.Choose, f"{verb} up to {{n:several}} {{of:many_cards}}", name="", up_to=True, by=by)
        t.phrase("simple", n.Choose, f"{verb} {{n:number}} of {{of:those}}", name="", by=by)
        t.phrase("simple", n.Choose, f"{verb} 1 {{of:one_card}}", name="", n=1, by=by)
        t.phrase("simple", n.Choose, f"{verb} up to {{n:number}} of {{of:those}}", name="", up_to=True, by=by)
        t.phrase("simple", n.Choose, f"{verb} as many {{of:many_cards}} as {{n:amount}}", name="", by=by)
        t.phrase(
            "simple", n.Choose, f"{verb} up to as many {{of:many_cards}} as {{n:amount}}", name="", up_to=True, by=by
        )
    t.phrase("simple", n.Discard, "discard {of:object}")
    t.phrase("simple", n.Return, "return {of:object} to its owner's hand")
    t.phrase("simple", n.ToHand, "put {of:object} into your hand")
    t.phrase("simple", n.ToBottom, "put {of:object} under your deck")
    t.phrase("simple", n.Look, "look at the top card of your deck", name="", n=1)
    t.phrase("simple", n.Look, "look at the top {n:several} cards of your deck", name="")
    t.phrase("simple", n.Look, "look at as many cards from the top of your deck as {n:amount}", name="")
    t.phrase("simple", n.Look, "look at up to {n:several} cards from the top of your deck", name="", up_to=True)
    most = "look at up to as many cards from the top of your deck as {n:amount}"
    t.phrase("simple", n.Look, most, name="", up_to=True)
    t.phrase("simple", n.Search, "search your deck for a {of:deck_card}", name="")
    t.phrase("simple", n.Search, "search your deck for up to {n:several} {of:deck_cards}", name="")
    t.phrase("simple", n.Search, "search your deck for a {of:one_card}", name="")
    t.phrase("simple", n.Search, "search your deck for up to {n:several} {of:many_cards}", name="")
    t.phrase("simple", n.Reveal, "reveal {of:object}")
    t.phrase("simple", n.Shuffle, "shuffle your deck")
    for until, words in (("turn", "this turn"), ("battle", "for this attack"), ("always", "for good")):
        t.phrase("simple", n.Change, f"{{of:subject}} gets {{by:signed}} {{stat:stat}} {words}", until=until)
        t.phrase("simple", n.Change, f"{{of:subject}} gets {{stat:stat}} equal to {{by:amount}} {words}", until=until)
    t.phrase("compound", n.If, "if {when:condition}, {then:steps}(; otherwise, {otherwise:steps})?")
    t.phrase("compound", n.OneOf, "choose one: {options:alternatives}")
    t.phrase("compound", n.May, "you may {do:steps}")
    t.phrase("compound", n.May, "if your opponent likes, {do:steps}", by="opponent")


def _abilities(t: Table) -> None:
    t.phrase("ability", n.Cont, "{of:subject} has {by:signed} {stat:stat}( while {when:condition})?.")
    t.phrase("ability", n.Cont, "{of:subject} has {stat:stat} equal to {by:amount}( while {when:condition})?.")
    for who, said in (("you", "you would"), ("opponent", "your opponent would")):
        t.phrase("ability", n.InsteadOf, f"if {said} {{what:happening}}, {{do:steps}} instead.", who=who)
        may = f"if {said} {{what:happening}}, you may {{do:steps}} instead."
        t.phrase("ability", n.InsteadOf, may, who=who, optional=True)
    would = "if {of:whichever} would go from {source:place} to {into:place}, it "
    t.phrase("ability", n.Instead, would + "goes to {to:place} instead.")
    t.phrase("ability", n.Instead, would + "may go to {to:place} instead.", optional=True)
