"""Which of ASIGOC's nodes is said in which category, for the languages that inflect; their files bring the patterns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....language.node import Node
from ....language.nodes import AtLeast, Cards, Choose, Not, Side
from ....language.phrases.wiring import Wiring
from ....language.phrases.zones import Places, inflected_cards
from .. import nodes as n

NOUNS: Final = {"": "card", "weapon": "weapon", "item": "item", "ace": "ace"}
IN_PLAY: Final = {**NOUNS, "": "weapon"}  # only Weapons are in play
CONTROLLED: Final[tuple[Side, ...]] = ("yours", "opponent's")
Words = Mapping[str, Mapping[str, str]]  # by category: values and their words


def nouns_in(zone: str) -> dict[str, str]:
    """The nouns of the lexicon for the kinds of cards in a zone."""
    return IN_PLAY if zone == "weapons" else NOUNS


def wire(w: Wiring, places: Places, words: Words) -> None:
    """ASIGOC's own nodes."""
    inflected_cards(w.table, places, {zone: nouns_in(zone) for zone in places})
    for category, said in words.items():
        w.table.words(category, said)
    fighting: list[type[Node]] = [n.Attacker, n.Blocker]
    for node in fighting:
        for category in ("object", "subject", "whichever"):
            w.phrase(category, node)
        w.phrase("single", node, "single")
    _effects(w)
    _conditions(w)
    _abilities(w)


def _effects(w: Wiring) -> None:
    for kind, noun in NOUNS.items():
        theirs, marks = Cards("hand", "opponent's", kind), {"noun": noun}
        w.prefer("simple", Choose, "theirs", marks, name="", by="opponent", of=theirs)
        w.prefer("simple", Choose, "theirs, up to", marks, name="", by="opponent", of=theirs, up_to=True)
        w.prefer("simple", Choose, "theirs, one", marks, name="", n=1, by="opponent", of=theirs)
    for who in ("opponent", "you", "each"):
        w.phrase("simple", n.Damage, who, who=who)
        w.phrase("simple", n.Damage, f"{who}, amount", who=who)
        w.phrase("simple", n.Heal, who, who=who)
        w.phrase("simple", n.Heal, f"{who}, amount", who=who)
    w.phrase("simple", n.Wear)
    w.phrase("simple", n.Mend)
    w.phrase("simple", n.Nullify)
    w.phrase("simple", n.Nullify, "every", every=True)
    w.phrase("simple", n.Deploy)
    w.phrase("simple", n.StopAttack)


def _conditions(w: Wiring) -> None:
    for side in CONTROLLED:
        for kind, noun in IN_PLAY.items():
            for other in (False, True):
                of = Cards("weapons", side, kind, other)
                w.prefer("condition", AtLeast, f"control, {side}", of=of)
                w.prefer("condition", AtLeast, f"control one, {side}", n=1, of=of)
                marks = {"noun": f"{{other}} {{{noun}}}" if other else f"{{{noun}}}"}
                w.phrase("controlled", Cards, "", marks, zone="weapons", side=side, kind=kind, other=other)
    w.prefer("condition", Not, "your attack", of=n.YourAttack())
    w.phrase("condition", n.YourAttack)
    w.cases("condition", n.HealthAtMost, "who", ("you", "opponent"))


def _abilities(w: Wiring) -> None:
    w.phrase("ability", n.Entered)
    w.table.phrase("ability", n.Item, "{do:sentences}")
    w.phrase("ability", n.Item)
    w.phrase("ability", n.Activated)
    w.table.row("costs", "cost", ";")
    w.phrase("cost", n.DiscardCards)
    w.phrase("cost", n.PayHealth)
