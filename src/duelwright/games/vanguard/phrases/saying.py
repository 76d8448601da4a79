"""Trees as the print says them: conditions in the order of the words, steps strung together, a clan before its noun.

`said` turns a tree whose references are words into one that the English table has phrases for. What the print has no
words for stays as it is, and is said in the manner of the house.
"""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from ....language import nodes as shared
from ....language.node import AbilityNode, Condition, Cost, Effect, Node
from .. import vocabulary as n
from ..clans import CLANS, HEIRS, OF_ALL
from ..vocabulary.filters import Clause, Group
from ..vocabulary.timings import Timing
from .described import DESCRIBED, Described, described
from .forms import (
    BATTLES,
    ROLES,
    Activated,
    Boosting,
    Conditions,
    First,
    Gets,
    Given,
    OneOrOther,
    Other,
    Outnumber,
    Partner,
    Run,
    Standing,
    Steps,
    Triggered,
)

CLAN_NAMES: Final = frozenset((*CLANS, OF_ALL))
NATIONS: Final = frozenset((*CLANS.values(), *HEIRS))
BY_NAME: Final = {name.lower(): name for name in ("Final Rush", "Boost", "Intercept")}  # in quotation marks
FIELD: Final = ("vanguard", "rear-guards", "units", "hearts")
BREAKS: Final = (n.GenerationBreak, n.LimitBreak)
BRAVE: Final = n.AtMost(3, Group("hand"))
ORACLE: Final = shared.AtLeast(5, Group("hand"))
UNITE: Final = n.ThisTurn("called", 2)
OPENED: Final = (shared.If, shared.May, n.Pay, n.Later)  # what may end a row of steps, as it reaches to its end
COMPOUND: Final = (*OPENED, shared.OneOf, n.Repeat)


def said(node: Node) -> Node:
    """A tree in the order of the words."""
    return _said(Pronouns().told(node))


def _said(node: Node) -> Node:
    fields = {name: _said_value(getattr(node, name)) for name in node.__struct_fields__}
    if isinstance(node, n.Auto):
        return _triggered(node, fields)
    if isinstance(node, n.Act):
        return _activated(node, fields)
    if isinstance(node, n.Continuous | n.Has):
        marks, rest = _marked(node.when)
        if isinstance(node, n.Has):
            fields["skill"] = BY_NAME.get(node.skill, node.skill)
        bare = cast(AbilityNode, _replaced(node, {**fields, "where": ("VC", "RC"), "when": None}))
        return Standing(bare, node.where, marks, _ordered(rest))
    if isinstance(node, shared.If):
        then, otherwise = cast(Steps, fields["then"]), cast(Steps, fields["otherwise"])
        return Given(_ordered(_several(node.when)), _run(then), _run(otherwise) if otherwise else ())
    if isinstance(node, shared.May | n.Pay | n.Later | n.Repeat | n.Would):
        return _replaced(node, {**fields, "do": _run(cast(Steps, fields["do"]))})
    if isinstance(node, shared.OneOf):
        options = cast(tuple[Steps, ...], fields["options"])
        return _replaced(node, {"options": tuple(_run(option) for option in options)})
    if isinstance(node, n.Play | n.OverText):
        return _replaced(node, {**fields, "do": _sentences(cast(Steps, fields["do"]))})
    if isinstance(node, n.More):
        return _compared(node)
    if isinstance(node, n.Or):
        return _joined(node) or _replaced(node, fields)
    if type(node) in DESCRIBED:
        return _with_kin(described(node, fields))
    if isinstance(node, n.Under):
        return _replaced(node, {"flag": BY_NAME.get(node.flag, node.flag)})
    if isinstance(node, n.Gain):
        return _replaced(node, {**fields, "skill": BY_NAME.get(node.skill, node.skill)})
    return _replaced(node, fields)


def _said_value(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_said_value(part) for part in value)
    return _said(value) if isinstance(value, Node) else value


def _replaced(node: Node, fields: dict[str, object]) -> Node:
    return msgspec.structs.replace(node, **fields)


def _with_kin(node: Described) -> Node:
    """Clans and races that come first are said before the noun, behind what stands there already."""
    that, only = node.that, node.only
    kin = 0
    while kin < len(that) and is_kin(that[kin]):
        kin += 1
    roles = tuple(one for one in only if isinstance(one, n.Role))
    attacked = roles if roles == (n.Role("attacked"),) else ()
    plain = tuple(one for one in only if one not in attacked)
    return _replaced(node, {"only": (*plain, *that[:kin]), "that": (*attacked, *that[kin:])})


def is_kin(one: Node) -> bool:
    """Whether the print says it before the noun, though it is no adjective of ours."""
    if isinstance(one, n.Clan):
        return is_clan(one.clan)
    return (isinstance(one, n.Race) and is_race(one.race)) or one == n.InState("locked")


def is_clan(name: str) -> bool:
    """Whether there is such a clan."""
    return name in CLAN_NAMES


def is_race(name: str) -> bool:
    """Whether a name in angle brackets can only be a race."""
    return bool(name) and name not in CLAN_NAMES and name not in NATIONS and not set(name) & set('<>"')


def _compared(node: n.More) -> Node:
    """How many cards you have, against your opponent's of the same description."""
    if isinstance(node.of, Group) and isinstance(node.than, Group):
        for of, than, less in ((node.of, node.than, False), (node.than, node.of, True)):
            if of.side == "yours" and than == msgspec.structs.replace(of, side="opponent's"):
                return Outnumber(cast(Group, _said(of)), less)
    return _replaced(node, {"of": _said(node.of), "than": _said(node.than)})


def _joined(node: n.Or) -> Node | None:
    """Two groups that differ in a name alone, as one; nothing where they do not."""
    one, other = node.of, node.other
    if type(one) is not type(other) or not isinstance(one, Group | n.Among) or not isinstance(other, Group | n.Among):
        return None
    differ = [i for i, (a, b) in enumerate(zip(one.that, other.that, strict=False)) if a != b]
    if len(differ) != 1 or len(one.that) != len(other.that):
        return None
    at = differ[0]
    a, b = one.that[at], other.that[at]
    alone = isinstance(a, n.Named) and len(one.that) == 1 and not one.kind and _place(one) not in FIELD
    if msgspec.structs.replace(one, that=other.that) != other or type(a) is not type(b):
        return None
    if isinstance(a, n.NameHas | n.Named) and isinstance(b, Clause) and (alone or isinstance(a, n.NameHas)):
        told = cast(Described, _said(one))
        return _replaced(told, {"that": tuple(OneOrOther(a, b) if part == a else part for part in told.that)})
    return None


def _place(of: Group | n.Among) -> str:
    return of.place if isinstance(of, Group) else ""


def _several(when: Condition | None) -> Conditions:
    """Conditions of which each must hold."""
    if isinstance(when, shared.All) and len(when.of) > 1 and not any(isinstance(one, shared.All) for one in when.of):
        return when.of
    return () if when is None else (when,)


def _ordered(conditions: Conditions) -> Conditions:
    """Conditions as they follow one another: "during …, if …, and …"."""
    made: list[Condition] = []
    for one in conditions:
        turned = cast(Condition, _said(one))
        if isinstance(turned, shared.Either) and len(turned.of) == 2 and not made:
            made.append(First(Other(*turned.of)))
        elif isinstance(one, n.DuringTurn | n.DuringPhase) or one in (n.InRole("attacking"), n.InRole("boosting")):
            made.append(turned)
        else:
            before = made[-1] if made else None
            if isinstance(before, First):
                made[-1] = First(before.of, (*before.more, turned))
            else:
                made.append(First(turned))
    return tuple(made)


def _marked(gate: Condition | None, by_word: bool = False) -> tuple[Conditions, Conditions]:
    """What stands between the brackets of an ability's kind and its colon, a break or a clan's word, and the rest."""
    several = _several(gate)
    marks = 0
    while marks < len(several) and (isinstance(several[marks], BREAKS) or (by_word and is_word(several[marks]))):
        marks += 1
    return several[:marks], several[marks:]


def is_word(one: Condition) -> bool:
    """Whether a clan has a word for it: Brave, Oracle, Unite or Ritual."""
    ritual = isinstance(one, shared.AtLeast) and one.of == Group("drop", that=(n.Grade(1, 1),))
    return ritual or one in (BRAVE, ORACLE, UNITE)


def _triggered(node: n.Auto, fields: dict[str, object]) -> Node:
    do = _sentences(cast(Steps, fields["do"]))
    begins = node.do[0] if node.do else None
    if not node.mandatory or begins is None or (not node.cost and isinstance(begins, shared.If)):
        return _replaced(node, {**fields, "do": do})
    marks, held = _marked(node.gate, by_word=True)
    on, held = _partnered(node.on, held)
    return Triggered(
        cast(Timing, _said(on)), do[0], do[1:], node.where, node.limit, marks,
        tuple(cast(Condition, _said(one)) for one in held), _ordered(_several(node.needs)),
        cast(tuple[Cost, ...], fields["cost"]),
    )  # fmt: skip


def _partnered(on: Timing, held: Conditions) -> tuple[Timing, Conditions]:
    """What happens in a battle in which this unit has a part, where the print says both at once."""
    last = held[-1] if held else None
    if on in ROLES and isinstance(last, shared.AtLeast) and last.n == 1 and isinstance(last.of, Group):
        role = ROLES[on]
        partner = n.Role("boosted" if role == "boosting" else "boosting")
        if last.of.side == "yours" and partner in last.of.that:
            return Partner(role, _without(last.of, partner)), held[:-1]
    if last == n.InRole("boosting") and isinstance(on, n.Hits | n.BattleEnds) and isinstance(on.of, Group):
        boosted = n.Role("boosted") in on.of.that and on.of.side == "yours" and on.of.place in FIELD
        of = _without(on.of, n.Role("boosted")) if boosted else None
        how = BATTLES.get(msgspec.structs.replace(on, of=shared.This()))
        if how and (boosted or on.of == Group("units")):
            return Boosting(how, of), held[:-1]
    return on, held


def _without(of: Group, role: n.Role) -> Group:
    return msgspec.structs.replace(of, that=tuple(one for one in of.that if one != role))


def _activated(node: n.Act, fields: dict[str, object]) -> Node:
    steps = cast(Steps, fields["do"])
    do = _sentences(steps)
    opens = not node.do or isinstance(node.do[0], shared.If)  # would be read as a condition of all
    if node.needs is not None:
        plain = bool(node.cost) and not opens and not any(isinstance(one, COMPOUND) for one in node.do[:-1])
        alone = _alone(steps)
        whole = (alone.last if isinstance(alone, Run) and not alone.first else alone,) if plain else do
    else:
        plain = not opens or (bool(node.cost) and len(do) > 1)
        whole = do
    if not plain or not node.do:
        return _replaced(node, {**fields, "do": do})
    marks, gate = _marked(node.gate)
    return Activated(
        whole[0], whole[1:], node.where, node.limit, marks, _ordered(gate), _ordered(_several(node.needs)),
        cast(tuple[Cost, ...], fields["cost"]),
    )  # fmt: skip


# --- steps ---


def _run(steps: Steps) -> Steps:
    """Steps within a sentence; a single one that is simple stays alone."""
    if not steps or not all(isinstance(one, Effect) for one in steps):
        return steps  # what is paid
    alone = _alone(steps)
    return cast(Steps, alone) if isinstance(alone, Run) else (alone,)


def _alone(steps: Steps) -> Effect:
    """Several steps as one."""
    merged = _merged(steps)
    return merged[0] if len(merged) == 1 and not _is_opened(merged[0]) else Run(merged[-1], merged[:-1])


def _is_opened(one: Effect) -> bool:
    return isinstance(one, shared.May | n.Pay | n.Later) or (isinstance(one, Given) and not one.otherwise)


def _sentences(steps: Steps) -> Steps:
    """Steps in sentences: what is chosen and what is done with it stand in one."""
    runs: list[list[Effect]] = []
    for step in _merged(steps):
        if runs and _goes_on(runs[-1], step):
            runs[-1].append(step)
        else:
            runs.append([step])
    return tuple(run[0] if len(run) == 1 else Run(run[-1], tuple(run[:-1])) for run in runs)


def _goes_on(run: list[Effect], step: Effect) -> bool:
    if isinstance(run[-1], (*COMPOUND, Given)) or isinstance(step, (*COMPOUND, Given)):
        return False
    binds = [one for one in run if isinstance(one, shared.Binder)]
    sought = any(isinstance(one, shared.Search | shared.Look) for one in binds)
    return bool(binds) and (_refers(step) or (sought and isinstance(step, shared.Shuffle)))


def _refers(value: object) -> bool:
    if isinstance(value, tuple):
        return any(_refers(one) for one in value)
    if isinstance(value, shared.It | shared.Rest):
        return True
    return isinstance(value, Node) and any(_refers(getattr(value, name)) for name in value.__struct_fields__)


def _merged(steps: Steps) -> Steps:
    """Changes of the same cards for the same time are said together."""
    made: list[Effect] = []
    for step in steps:
        together = _together(made[-1], step) if made else None
        if together is not None:
            made[-1] = together
        else:
            made.append(step)
    return tuple(made)


def _together(before: Effect, step: Effect) -> Gets | None:
    if not isinstance(step, shared.Change) or not isinstance(step.by, int):
        return None
    gain = shared.Change(shared.This(), step.stat, step.by)
    if isinstance(before, Gets) and (before.of, before.until) == (step.of, step.until):
        return Gets(step.of, (*before.gains, gain), step.until)
    if not isinstance(before, shared.Change) or (before.of, before.until) != (step.of, step.until):
        return None
    one = shared.Change(shared.This(), before.stat, before.by)
    return Gets(step.of, (one, gain), step.until) if isinstance(before.by, int) else None


class Pronouns:
    """Where this unit was spoken of last, "it" would be this unit: then what was chosen is "that unit"."""

    def __init__(self) -> None:
        self.about_this = False
        self.form: Literal["that unit", "that card"] = "that card"

    def told(self, node: Node) -> Node:
        """The tree with a word that refers to what was chosen; nodes are visited in the order of the words."""
        if isinstance(node, n.Auto | n.Act):
            fields = {name: getattr(node, name) for name in node.__struct_fields__}
            return _replaced(node, {**fields, "do": self._value(node.do)})
        if isinstance(node, n.Grant):
            return _replaced(node, {"of": self._value(node.of), "ability": Pronouns().told(node.ability)})
        if isinstance(node, shared.This):
            self.about_this = True
        if isinstance(node, shared.It) and node.name == "it" and self.about_this:
            return shared.It(self.form)
        made = _replaced(node, {name: self._value(getattr(node, name)) for name in node.__struct_fields__})
        if isinstance(node, shared.Binder):
            self.about_this = False
            of = getattr(node, "of", None)
            if getattr(node, "n", 0) == 1:
                self.form = "that unit" if isinstance(of, Group) and of.place in FIELD else "that card"
        if isinstance(node, n.Call | n.Ride) and node.of == shared.It("it"):
            self.form = "that unit"
        return made

    def _value(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self._value(part) for part in value)
        return self.told(value) if isinstance(value, Node) else value
