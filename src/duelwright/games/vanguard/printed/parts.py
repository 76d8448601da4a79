"""The parts of what a printed ability says: its sentences, how long they last, what several clauses say together."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....language import nodes as shared
from ....language.node import AbilityNode, Condition, Effect, Node
from .. import vocabulary as n
from ..vocabulary.abilities import Limit
from . import said as s
from . import said_deeds as d
from .meaning import Unclear, all_of


def once(sentences: list[list[Node]], limit: Limit, turn: Limit = "turn") -> tuple[list[list[Node]], Limit]:
    """A last sentence may say that it is used once a turn; `turn`: the limit that this means."""
    last = sentences[-1]
    if len(last) == 1 and isinstance(last[0], s.OnceSaid) and len(sentences) > 1 and not limit:
        return sentences[:-1], turn if last[0].limit == "turn" else last[0].limit
    return sentences, limit


def charged(steps: list[Effect]) -> list[Effect]:
    """To choose damage cards and turn them face up is a counter charge; to choose any and heal them heals damage."""
    if len(steps) < 2:
        return steps
    chosen, turned = steps[-2:]
    if isinstance(chosen, shared.Choose) and turned == n.Heal(shared.It(chosen.name)) and not chosen.up_to:
        if chosen.of == n.Group("damage") and isinstance(chosen.n, int) and chosen.by == "you":
            return [*steps[:-2], n.HealDamage(chosen.n)]
        return steps
    if not isinstance(chosen, shared.Choose) or turned != n.Turn(shared.It(chosen.name)) or chosen.up_to:
        return steps
    cards = chosen.of
    whole = (n.Group("damage"), n.Group("damage", that=(n.Facing("down"),)))
    return [*steps[:-2], n.CounterCharge(chosen.n)] if cards in whole and isinstance(chosen.n, int) else steps


def spot(row: Literal["", "front", "back", "back center"]) -> tuple[n.InRow | n.InColumn, ...]:
    """Where in the formation a unit must be."""
    if row == "back center":
        return n.InRow("back"), n.InColumn("center")
    return (n.InRow("front" if row == "front" else "back"),)


def each_of_all(gains: tuple[object, ...]) -> list[Node]:
    """What is given; "power +5000 / critical +1 for each" is for each of both."""
    found = [one for one in gains if isinstance(one, Node)]
    each = [one.each for one in found if isinstance(one, s.GainStat) and one.each is not None]
    if not each or len(found) == 1:
        return found
    if len(each) > 1 or set(gains[1::2]) != {"/"} or not all(isinstance(one, s.GainStat) for one in found):
        raise Unclear("what is given for each")
    return [msgspec.structs.replace(one, each=each[0]) for one in found]


def sentences(body: tuple[object, ...]) -> list[list[Node]]:
    """The clauses of each sentence."""
    found: list[list[Node]] = [[]]
    for i, part in enumerate(body):
        if i % 2:
            if part in (".", ".then"):
                found.append([])
        else:
            assert isinstance(part, Node)
            found[-1].append(part)
    return found


def name_of(part: Effect | None) -> str:
    """The name of the cards that a step chooses or reveals."""
    if isinstance(part, shared.Choose | shared.Search):
        return part.name
    of = getattr(part, "of", None)
    return of.name if isinstance(of, shared.It) else ""


def next_until(clauses: list[Node]) -> s.Lasting:
    """The duration that a later clause of the sentence says."""
    for clause in clauses:
        if isinstance(clause, s.DoSaid) and isinstance(clause.do, s.Gains):
            if clause.do.until:
                return clause.do.until
        else:
            return ""
    return ""


def shows_choice(done: list[Effect], said: Effect) -> bool:
    """Whether the card that was chosen last may be revealed: who does not reveal it has chosen none."""
    last = done[-1] if done else None
    shown = isinstance(said, shared.Reveal) and isinstance(said.of, s.Ref) and said.of.form in ("it", "them")
    return shown and isinstance(last, shared.Choose)


def while_held(found: AbilityNode, when: Condition | None) -> AbilityNode:
    """An ability that is there while a condition holds."""
    if when is None:
        return found
    if isinstance(found, s.Keyword):
        return found
    if isinstance(found, s.Together):
        return s.Together(tuple(while_held(one, when) for one in found.of))
    if isinstance(found, n.Auto | n.Act):
        return msgspec.structs.replace(found, gate=all_of([when, *([found.gate] if found.gate else [])]))
    if isinstance(found, n.Continuous | n.Has):
        return msgspec.structs.replace(found, when=all_of([when, *([found.when] if found.when else [])]))
    raise Unclear(f"a {type(found).__name__} that is there for a while")


def for_each(gain: Node, each: d.ForEachSaid | None) -> Node:
    """What is given, for each of such cards where that was said before."""
    if each is None:
        return gain
    if not isinstance(gain, s.GainStat) or gain.each is not None:
        raise Unclear("what is given for each")
    return msgspec.structs.replace(gain, each=each.each, per=each.per)
