"""ASIGOC's own words in English: its zones, numbers, timings, effects and abilities."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.grammars.en import noun
from ....language.node import Node
from ....language.nodes import AtLeast, Cards, Choose, Not, Side
from ....language.phrases.zones import english_cards
from .. import nodes as n

PLACES = {
    "hand": ("in your hand", "in your opponent's hand", "in either hand"),
    "deck": ("in your deck", "in your opponent's deck", "in either deck"),
    "discard": ("in your discard pile", "in your opponent's discard pile", "in either discard pile"),
    "weapons": ("you control", "your opponent controls", "in play"),
    "ace": ("in your Ace zone", "in your opponent's Ace zone", "in either Ace zone"),
}
NOUNS = {"": ("card", "cards"), "weapon": ("Weapon", "Weapons"), "item": ("Item", "Items"), "ace": ("Ace", "Aces")}
IN_PLAY = {**NOUNS, "": ("Weapon", "Weapons"), "weapon": ("Weapon card", "Weapon cards")}  # only Weapons are in play


def english(t: Table) -> None:
    """Add ASIGOC's English phrases."""
    t.lexicon.nouns["ace"] = noun("Ace")
    _cards(t)
    _words(t)
    _effects(t)
    _conditions(t)
    _abilities(t)


def _cards(t: Table) -> None:
    english_cards(t, PLACES, {zone: IN_PLAY if zone == "weapons" else NOUNS for zone in PLACES})
    weapons: list[tuple[type[Node], str]] = [(n.Attacker, "attacking"), (n.Blocker, "blocking")]
    for selector, word in weapons:
        t.phrase("object", selector, f"the {word} Weapon")
        t.phrase("subject", selector, f"the {word} Weapon")
        t.phrase("whichever", selector, f"the {word} Weapon")
        t.phrase("single", selector, f"a {word} Weapon")


def _words(t: Table) -> None:
    t.word("stat", "attack", "Attack")
    t.word("stat", "block", "Block")
    t.words("happening", {"draw": "draw a card", "damage": "take damage"})
    t.words(
        "place",
        {
            "weapons": "its slot",
            "discard": "the discard pile",
            "hand": "its owner's hand",
            "deck": "its owner's deck",
            "ace": "the Ace zone",
        },
    )
    t.words(
        "timing",
        {
            "main": "Main step",
            "battle": "Battle step",
            "any": "any time",
            "attack": "before the block",
            "block": "after the block",
            "waiting": "while an opposing effect waits",
        },
    )
    t.words(
        "limit",
        {
            "turn": "once per turn",
            "game": "once per game",
            "": "any number of times",
        },
    )


def _effects(t: Table) -> None:
    for kind, (one, many) in NOUNS.items():
        theirs = Cards("hand", "opponent's", kind)
        for words, more in (("{n:several}", False), ("up to {n:several}", True)):
            said = f"your opponent chooses {words} {many} in their hand"
            t.prefer("simple", Choose, said, name="", by="opponent", of=theirs, up_to=more)
        t.prefer(
            "simple", Choose, f"your opponent chooses a {one} in their hand", name="", n=1, by="opponent", of=theirs
        )
    for who, deals, gains in (
        ("opponent", ("deal", " to your opponent"), "your opponent gains"),
        ("you", ("take", ""), "gain"),
        ("each", ("each player takes", ""), "each player gains"),
    ):
        verb, whom = deals
        t.phrase("simple", n.Damage, f"{verb} {{n:number}} damage{whom}", who=who)
        t.phrase("simple", n.Damage, f"{verb} damage equal to {{n:amount}}{whom}", who=who)
        t.phrase("simple", n.Heal, f"{gains} {{n:number}} health", who=who)
        t.phrase("simple", n.Heal, f"{gains} health equal to {{n:amount}}", who=who)
    t.phrase("simple", n.Wear, "{of:subject} loses {n:number} Block for good")
    t.phrase("simple", n.Mend, "{of:subject} gets back up to {n:number} lost Block")
    t.phrase("simple", n.Nullify, "nullify the latest opposing effect that waits")
    t.phrase("simple", n.Nullify, "nullify every opposing effect that waits", every=True)
    t.phrase("simple", n.Deploy, "move {of:object} to your free slots")
    t.phrase("simple", n.StopAttack, "the attack ends")


def _conditions(t: Table) -> None:
    controls: list[tuple[Side, str]] = [("yours", "you control"), ("opponent's", "your opponent controls")]
    for side, verb in controls:
        for kind, (one, many) in IN_PLAY.items():
            for lead, other in (("", False), ("other ", True)):
                of = Cards("weapons", side, kind, other)
                t.prefer("condition", AtLeast, f"{verb} {{n:number}} or more {lead}{many}", of=of)
                t.prefer("condition", AtLeast, f"{verb} a {lead}{one}", n=1, of=of)
    t.prefer("condition", Not, "your opponent attacks", of=n.YourAttack())
    t.phrase("condition", n.YourAttack, "you attack")
    t.phrase("condition", n.HealthAtMost, "you have {n:number} health or less")
    t.phrase("condition", n.HealthAtMost, "your opponent has {n:number} health or less", who="opponent")


def _abilities(t: Table) -> None:
    t.phrase("ability", n.Entered, "when this enters: {do:sentences}")
    t.phrase("ability", n.Item, "{do:sentences}")
    head = "(, if {needs:condition})?(, cost [{cost:costs}])?: {do:sentences}"
    t.phrase("ability", n.Item, "{when:timing}" + head)
    t.phrase("ability", n.Activated, "{when:timing}, {once:limit}" + head)
    t.row("costs", "cost", ";")
    t.phrase("cost", n.DiscardCards, "discard {n:cards}")
    t.phrase("cost", n.PayHealth, "pay {n:number} health")
