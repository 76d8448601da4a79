"""More that is done, in the words of the print: in one of two places, by chance, face down, with what was looked at."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.chart import Chart
from ....language.node import Effect
from .. import vocabulary as n
from . import said as s
from . import said_deeds as d
from .effects import INTO
from .timings import IsA

THEIR = "(his or her|their)"


def write(c: Chart) -> None:
    """Add them."""
    _chosen(c)
    _moved(c)
    _either_way(c)
    _by_type(c)
    _in_case(c)


def _chosen(c: Chart) -> None:
    c.phrase("those", s.Noun, "from among (them|those cards)", head=s.Head(), post=(s.FromAmong(),))
    for how, words in (("n", ""), ("up to", "up to ")):
        c.phrase("np", s.Pick, f"{words}1 {{of:those}}", how=how)
    for one in ("{of:noun}", "of your {of:yours}"):
        c.phrase("np", s.Pick, f"up to 1 {one} or up to 1 {{other:noun}}", how="up to")
    for many, of in ((False, "(a|1) card"), (True, "{n:#2} cards")):
        c.phrase("effect", d.ChoosesRandom, f"choose {of} at random from {{place:place}}", many=many)
    for zone in ("drop", "hand"):
        c.phrase("effect", d.SearchesEither, f"search (your|the) deck or {zone} for {{of:np}}", zone=zone)
    c.phrase("clause", d.SearchedSaid, "if you searched (your|the) deck")
    for up_to, words in ((False, ""), (True, "up to ")):
        same = f"{words}the same number of {{of:counted}} as"
        c.phrase("np", s.SameMany, f"{same} (the number of |the ){{count:tally}}", up_to=up_to)


def _in_case(c: Chart) -> None:
    """What is done if the card that is spoken of is such a card, and if it is not."""
    c.phrase("clause", d.DoIfSaid, "{do:effect} if {when:it_is}")
    c.phrase("it_is", IsA, "it is (a |){noun:noun}", of=s.Ref("it"))
    c.phrase("clause", d.DoIfSaid, "{do:effect} if it (isn ' t|is not)", when=None)
    c.phrase("clause", d.IfNotSaid, "if it (isn ' t|is not)")


def _by_type(c: Chart) -> None:
    """What is done is told by what a card is."""
    c.row("typed", "type_part")
    for kind in ("normal unit", "trigger unit"):
        c.phrase("type_part", d.OfType, f"・ {kind} - {{body:clauses}}( .|)", kind=kind)
    said = "(perform|perfom) 1 of the effects below depending on that card 's type( .|) {of:typed}"
    c.phrase("effect", d.ByType, said)


def _either_way(c: Chart) -> None:
    """One card goes to one place or another."""
    goes: list[tuple[type[Effect], str, dict[str, str]]] = [
        (n.Call, "call {of:ref} to (a |)@rc", {"to": "RC"}), (n.Call, "call {of:ref} to a open @rc", {"to": "open RC"}),
        (n.Put, f"put {{of:ref}} into {INTO['drop']}", {"zone": "drop"}), (n.Bind, "bind {of:ref}", {}),
        (shared.ToHand, "put {of:ref} into (your |the )?hand", {}),
        (shared.Return, "return {of:ref} to (your )?hand", {}),
        (n.Put, f"put {{of:ref}} into {INTO['soul']}", {"zone": "soul"}),
        (n.ToTop, "put {of:ref} on (the )?top of (your|the) deck", {}),
        (shared.ToBottom, "put {of:ref} on the bottom of (your|the) deck", {}),
    ]  # fmt: skip
    for node, words, fixed in goes:
        c.phrase("goes", node, words, **fixed)
    c.phrase("effect", d.GoesEither, "{one:goes} or {other:goes}")
    for end, node in (("top", n.ToTop), ("bottom", shared.ToBottom)):
        c.phrase("on_deck", node, f"put {{of:ref}} on (the )?{end} of (your|the) deck")
    c.phrase("effect", d.GoesEither, f"{{one:on_deck}} or into {INTO['soul']}", other=n.Put(s.Ref("it"), "soul"))


def _moved(c: Chart) -> None:
    there: list[tuple[type[Effect], str, dict[str, str]]] = [
        (n.Put, f"put {{of:np}} into {words}", {"zone": zone}) for zone, words in INTO.items()
    ]
    there += [(shared.ToHand, "put {of:np} into (your |the )?hand", {}), (n.Bind, "bind {of:np}", {}),
              (n.Call, "call {of:np} to @rc", {})]  # fmt: skip
    for node, words, fixed in there:
        c.phrase("put_there", node, words, **fixed)
    c.phrase("effect", d.FromThose, "{do:put_there} from among (them|those cards)")
    c.phrase("effect", n.MoveToGuard, "move {of:np} to (your )?@gc( as rest)?")
    c.phrase("effect", n.Call, "call {of:np} to separate open @rc", to="separate open RC")
    damage = INTO["damage"]
    for face in ("up", "down"):
        c.phrase("effect", n.Put, f"put {{of:np}} into {damage} face {face}", zone="damage", face=face)
    for zone, words in (("soul", "soul"), ("drop", "drop( zone)?")):
        c.phrase("effect", n.Put, f"put {{of:np}} into {THEIR} {words}", zone=zone)
    c.phrase("effect", n.Bind, "(your opponent )?binds {of:np} face down", face="down")
    c.phrase("effect", shared.Return, f"your opponent puts {{of:np}} into {THEIR} hand")
