"""From nodes to instructions: one lowering per node, found by its type. Nothing is compiled during play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, Unpack, cast

from ..core.ability import (
    AS_MANY,
    AT_BOTTOM,
    BY_OPPONENT,
    CONT,
    INSTEAD,
    MAY_DECLINE,
    SECRET,
    UP_TO,
    Ability,
    CardsFn,
    Expr,
    Instr,
    InstrFn,
    NumberFn,
    Numbers,
    no_cards,
    no_number,
    number,
)
from ..core.errors import CardError, worded
from ..core.frame import SECRET_TAG
from ..core.game import Game
from ..core.modifiers import ALWAYS, UNTIL_BATTLE_ENDS, UNTIL_NEXT_TURN_ENDS, UNTIL_TURN_ENDS
from ..core.zone import FIELD, PUBLIC
from . import execute as run
from . import nodes as n
from .appraisal import intents, price, worth
from .layers import check_layers, layer_of
from .node import AbilityNode, Effect, Node, Selector, paths, walk

N = TypeVar("N", bound=Node)

WHO = {"you": run.YOU, "opponent": run.OPPONENT, "each": run.EACH}
SIDE = {"yours": run.YOU, "opponent's": run.OPPONENT, "any": run.EACH}
UNTIL = {"turn": UNTIL_TURN_ENDS, "battle": UNTIL_BATTLE_ENDS, "next turn": UNTIL_NEXT_TURN_ENDS, "always": ALWAYS}


def appraise(ability: Ability, part: AbilityNode) -> Ability:
    """Let opponents know what an ability is worth, and what it costs."""
    ability.worth = worth(part)
    ability.price = price(part)
    return ability


@dataclass(frozen=True)
class Vocabulary:
    """What a game calls the zones and events that the shared nodes are about."""

    deck: str = "deck"
    hand: str = "hand"
    discard: str = "discard"
    field: str = "field"
    discarded: str = "ON_DISCARD"
    returned: str = "ON_RETURN"
    looked: str = "ON_LOOK"
    revealed: str = "ON_REVEAL"
    taken: str = "ON_TAKE"
    bottomed: str = "ON_BOTTOM"
    shuffled: str = "ON_SHUFFLE"
    changed: str = "ON_CHANGE"


class Compiler:
    """Collects the instructions of one ability."""

    def __init__(self, game: Game, words: Vocabulary, defn: int = 0) -> None:
        self.game = game
        self.words = words
        self.defn = defn  # the definition whose ability it is
        self.code: list[Instr] = []
        self.tags: dict[str, int] = {}
        self.node = ""
        self.path = ""
        self.paths = paths(game.definitions[defn].abilities)
        self.intents: dict[str, int] = {}  # what is meant with cards that are chosen under a name

    def tag(self, name: str, secret: bool = False) -> int:
        """The number of a bound name; what is bound in secret has a high one."""
        return self.tags.setdefault(name, len(self.tags) + (SECRET_TAG if secret else 0))

    def bound(self, name: str) -> int:
        """The number of a name that an earlier effect has bound."""
        if name not in self.tags:
            raise CardError(
                worded("used_before", "{name} is used before anything was chosen under that name", {"name": repr(name)})
            )
        return self.tags[name]

    def zone(self, name: str) -> int:
        """The number of a zone."""
        if name not in self.game.zone_index:
            raise CardError(
                worded("no_zone", "there is no zone {name} in {game}", {"name": repr(name), "game": self.game.key})
            )
        return self.game.zone_index[name]

    def stat(self, name: str) -> int:
        """The number of a stat."""
        if name not in self.game.stats:
            params = {"name": repr(name), "game": self.game.key}
            raise CardError(worded("no_number", "there is no number {name} on cards of {game}", params))
        return self.game.stats.index(name)

    def skill(self, name: str) -> int:
        """The number under which modifiers and continuous abilities give a skill."""
        return self.game.modified.index(name)

    def event(self, name: str) -> int:
        """The number of an event kind."""
        return self.game.event_index[name]

    def emit(self, fn: InstrFn, args: list[Expr] | None = None, **numbers: Unpack[Numbers]) -> Instr:
        """Add an instruction."""
        instr = Instr(fn, args or [], self.node, self.path, **numbers)
        self.code.append(instr)
        return instr

    def effects(self, parts: tuple[Effect, ...]) -> None:
        """Add the instructions of effects, one after the other."""
        self.intents = {**intents(parts), **self.intents}
        for part in parts:
            lowering = self.lowering(part)
            if lowering is None:
                raise CardError(
                    worded(
                        "not_done",
                        "{type} cannot be done in {game}",
                        {"type": type(part).__name__, "game": self.game.key},
                    )
                )
            self.at(part)
            lowering(self, part)

    def at(self, part: Node) -> None:
        """The instructions that follow are made from this node."""
        self.node = type(part).__name__
        self.path = self.paths.get(id(part), "")

    def lowering(self, part: Node) -> Callable[[Compiler, Node], None] | None:
        """How an effect becomes instructions; a game may have its own way with a shared node."""
        return _EFFECTS.get(type(part))

    def choosable(self, found: Expr) -> Expr:
        """Of the cards that a selector finds, those that may be chosen; a game may shield some."""
        return found

    def expr(self, part: int | Node) -> Expr:
        """The expression for an amount, a condition or a selector."""
        if isinstance(part, int):
            return number(part)
        lowering = _EXPRESSIONS.get(type(part))
        if lowering is None:
            raise CardError(
                worded(
                    "not_worked_out",
                    "{type} cannot be worked out in {game}",
                    {"type": type(part).__name__, "game": self.game.key},
                )
            )
        return lowering(self, part)


_EFFECTS: dict[type[Node], Callable[[Compiler, Node], None]] = {}
_EXPRESSIONS: dict[type[Node], Callable[[Compiler, Node], Expr]] = {}
_OPEN: dict[type[Node], Callable[[Compiler, Node], bool]] = {}


def lowers(kind: type[N]) -> Callable[[Callable[[Compiler, N], None]], Callable[[Compiler, N], None]]:
    """Register how an effect becomes instructions."""

    def register(fn: Callable[[Compiler, N], None]) -> Callable[[Compiler, N], None]:
        _EFFECTS[kind] = cast(Callable[[Compiler, Node], None], fn)
        return fn

    return register


def computes(kind: type[N]) -> Callable[[Callable[[Compiler, N], Expr]], Callable[[Compiler, N], Expr]]:
    """Register how an amount, condition or selector becomes an expression."""

    def register(fn: Callable[[Compiler, N], Expr]) -> Callable[[Compiler, N], Expr]:
        _EXPRESSIONS[kind] = cast(Callable[[Compiler, Node], Expr], fn)
        return fn

    return register


def opens(kind: type[N]) -> Callable[[Callable[[Compiler, N], bool]], Callable[[Compiler, N], bool]]:
    """Register whether everybody can tell which cards a selector finds."""

    def register(fn: Callable[[Compiler, N], bool]) -> Callable[[Compiler, N], bool]:
        _OPEN[kind] = cast(Callable[[Compiler, Node], bool], fn)
        return fn

    return register


def select(fn: CardsFn, args: list[Expr] | None = None, **numbers: Unpack[Numbers]) -> Expr:
    """A selector expression."""
    return Expr(no_number, fn, args or [], **numbers)


def compute(fn: NumberFn, args: list[Expr] | None = None, **numbers: Unpack[Numbers]) -> Expr:
    """An amount or condition expression."""
    return Expr(fn, no_cards, args or [], **numbers)


def is_public(c: Compiler, selector: Node) -> bool:
    """Whether everybody can see what a selector finds, so that asking or not asking tells nothing."""
    found = walk(selector)
    if any(isinstance(part, n.It | n.Rest) for part in found):
        return False
    return all(_OPEN[type(part)](c, part) for part in found if type(part) in _OPEN)


@opens(n.Cards)
def _is_open(c: Compiler, part: n.Cards) -> bool:
    """Whether everybody can tell which cards these are; of a face-down card they can tell that it lies there."""
    sight = c.game.layout.zones[c.zone(part.zone)].sight
    return sight == PUBLIC or (sight == FIELD and (not part.kind or part.zone in c.game.layout.zone_kinds))


# --- the shared nodes ---


@computes(n.This)
def _this(c: Compiler, node: n.This) -> Expr:
    own = select(run.this)
    own.alone = True
    return own


@computes(n.It)
def _it(c: Compiler, node: n.It) -> Expr:
    return select(run.it, tag=c.bound(node.name))


@computes(n.Rest)
def _rest(c: Compiler, node: n.Rest) -> Expr:
    return select(run.rest, tag=c.bound(node.of), without=c.bound(node.without))


@computes(n.Cards)
def _cards(c: Compiler, node: n.Cards) -> Expr:
    if node.kind and node.kind not in c.game.layout.kinds:
        raise CardError(
            worded(
                "no_kind", "there is no kind of card {kind} in {game}", {"kind": repr(node.kind), "game": c.game.key}
            )
        )
    kind = c.game.layout.kinds.index(node.kind) if node.kind else -1
    return select(run.cards, [number(kind), number(int(node.other))], zone=c.zone(node.zone), who=SIDE[node.side])


@computes(n.Count)
def _count(c: Compiler, node: n.Count) -> Expr:
    if node.per < 1:
        raise CardError(worded("count_every", "a count is for every one card, or more"))
    return compute(run.count, [c.expr(node.of)], times=node.times, count=node.per)


@computes(n.ValueOf)
def _value_of(c: Compiler, node: n.ValueOf) -> Expr:
    return compute(run.value_of, [c.expr(node.of)], stat=c.stat(node.stat))


@computes(n.AtLeast)
def _at_least(c: Compiler, node: n.AtLeast) -> Expr:
    return compute(run.at_least, [c.expr(node.of)], count=node.n)


@computes(n.All)
def _all(c: Compiler, node: n.All) -> Expr:
    return compute(run.all_of, [c.expr(part) for part in node.of])


@computes(n.Either)
def _either(c: Compiler, node: n.Either) -> Expr:
    return compute(run.either, [c.expr(part) for part in node.of])


@computes(n.Not)
def _not(c: Compiler, node: n.Not) -> Expr:
    return compute(run.negation, [c.expr(node.of)])


@lowers(n.Draw)
def _draw(c: Compiler, node: n.Draw) -> None:
    c.emit(run.draw, [c.expr(node.n)], who=WHO[node.who])


@lowers(n.Choose)
def lower_choose(c: Compiler, node: n.Choose) -> None:
    """Choose cards; a card that not everybody sees is chosen where nobody else looks."""
    public = is_public(c, node.of)
    how = (UP_TO if node.up_to else 0) | (0 if public else SECRET) | (BY_OPPONENT if node.by == "opponent" else 0)
    of = c.choosable(c.expr(node.of))
    args = [of] if isinstance(node.n, int) else [of, c.expr(node.n)]
    count = node.n if isinstance(node.n, int) else 0
    asking = c.emit(run.choose_cards, args, count=count, tag=c.tag(node.name, secret=not public), how=how)
    asking.intent = c.intents.get(node.name, 0)


@lowers(n.Discard)
def _discard(c: Compiler, node: n.Discard) -> None:
    c.emit(run.put, [c.expr(node.of)], zone=c.zone(c.words.discard), event=c.event(c.words.discarded))


@lowers(n.Return)
def _return(c: Compiler, node: n.Return) -> None:
    c.emit(run.put, [c.expr(node.of)], zone=c.zone(c.words.hand), event=c.event(c.words.returned))


@lowers(n.ToHand)
def _to_hand(c: Compiler, node: n.ToHand) -> None:
    c.emit(run.put, [c.expr(node.of)], zone=c.zone(c.words.hand), event=c.event(c.words.taken))


@lowers(n.ToBottom)
def _to_bottom(c: Compiler, node: n.ToBottom) -> None:
    c.emit(run.put, [c.expr(node.of)], zone=c.zone(c.words.deck), event=c.event(c.words.bottomed), how=AT_BOTTOM)


@lowers(n.Look)
def _look(c: Compiler, node: n.Look) -> None:
    if node.up_to:
        c.emit(run.ask_option, [c.expr(node.n)], how=MAY_DECLINE | AS_MANY)
        c.emit(run.read_option)
        _look_at(c, run.AS_CHOSEN, node.name)
    elif isinstance(node.n, int):
        _look_at(c, node.n, node.name)
    else:
        deck, looked = c.zone(c.words.deck), c.event(c.words.looked)
        c.emit(run.look, [c.expr(node.n)], tag=c.tag(node.name), zone=deck, event=looked)


def _look_at(c: Compiler, count: int, name: str) -> None:
    """Cards from the top of the deck are looked at, and bound under a name."""
    c.emit(run.look, count=count, tag=c.tag(name), zone=c.zone(c.words.deck), event=c.event(c.words.looked))


@lowers(n.Search)
def _search(c: Compiler, node: n.Search) -> None:
    _look_at(c, run.WHOLE, f"{node.name}/all")
    c.emit(run.choose_cards, [c.expr(node.of)], count=node.n, tag=c.tag(node.name), how=UP_TO | SECRET)


@lowers(n.Reveal)
def _reveal(c: Compiler, node: n.Reveal) -> None:
    c.emit(run.reveal, [c.expr(node.of)], event=c.event(c.words.revealed))


@lowers(n.Shuffle)
def _shuffle(c: Compiler, node: n.Shuffle) -> None:
    c.emit(run.shuffle_deck, zone=c.zone(c.words.deck), event=c.event(c.words.shuffled))


@lowers(n.Change)
def _change(c: Compiler, node: n.Change) -> None:
    args = [c.expr(node.of), c.expr(node.by)]
    c.emit(run.change, args, stat=c.stat(node.stat), event=c.event(c.words.changed), until=UNTIL[node.until])


@lowers(n.If)
def lower_if(c: Compiler, node: n.If) -> None:
    """One branch or the other."""
    branch = c.emit(run.jump_unless, [c.expr(node.when)])
    c.effects(node.then)
    if node.otherwise:
        leave = c.emit(run.jump)
        branch.jump = len(c.code)
        c.effects(node.otherwise)
        leave.jump = len(c.code)
    else:
        branch.jump = len(c.code)


@lowers(n.OneOf)
def _one_of(c: Compiler, node: n.OneOf) -> None:
    _options(c, node.options)


@lowers(n.May)
def lower_may(c: Compiler, node: n.May) -> None:
    """Asked first, unless all can see that nothing would come of it."""
    touched = None if c.game.rules.asks_in_vain else _touched(c, node.do)
    skip = None if touched is None else c.emit(run.jump_unless, [c.expr(n.AtLeast(1, touched))])
    _options(c, (node.do,), MAY_DECLINE, WHO[node.by])
    if skip is not None:
        skip.jump = len(c.code)


def _touched(c: Compiler, do: tuple[Effect, ...]) -> Selector | None:
    """The cards without which effects do nothing, where everybody sees whether there are any."""
    first = do[0]
    of = getattr(first, "of", None)
    if not isinstance(of, Selector) or type(of) not in _OPEN or not is_public(c, of):
        return None
    if isinstance(first, n.Choose):
        rest = all(getattr(effect, "of", None) == n.It(first.name) for effect in do[1:])
        return of if rest and len(do) > 1 else None
    return of if len(do) == 1 else None


def _options(c: Compiler, options: tuple[tuple[Effect, ...], ...], how: int = 0, who: int = run.YOU) -> None:
    c.emit(run.ask_option, count=len(options), how=how, who=who)
    c.emit(run.read_option)
    leaves: list[Instr] = []
    for i, option in enumerate(options, 1):
        branch = c.emit(run.jump_unless_option, option=i)
        c.effects(option)
        leaves.append(c.emit(run.jump))
        branch.jump = len(c.code)
    for leave in leaves:
        leave.jump = len(c.code)


# --- abilities ---


def new_ability(game: Game, defn: int, kind: int) -> Ability:
    """An empty ability with the next number, named after its card."""
    card = game.definitions[defn]
    parts = game.pool.parts[defn]
    ability = Ability(len(game.abilities), defn, card.name, f"{card.id}#{len(parts)}", kind, number(1))
    parts.append(ability.number)
    game.abilities.append(ability)
    return ability


def compile_cont(c: Compiler, defn: int, node: n.Cont) -> Ability:
    """A continuous ability; it may read what is worked out before the number it changes."""
    ability = new_ability(c.game, defn, CONT)
    ability.zones = 1 << c.zone(c.words.field)
    ability.stat = c.stat(node.stat)
    ability.who = c.expr(node.of)
    ability.amount = c.expr(node.by)
    if node.when is not None:
        ability.gated = True
        ability.gate = c.expr(node.when)
    check_layers(node, layer_of(node.stat))
    if any(isinstance(part, n.Cards) and part.kind and not is_public(c, part) for part in walk(node)):
        raise CardError(
            worded(
                "continuous_kind",
                "{ability}: a continuous ability may not tell what kind of cards a hidden zone holds",
                {"ability": ability.name},
            )
        )
    return ability


def compile_happening(c: Compiler, defn: int, node: n.InsteadOf) -> Ability:
    """What is done instead of something that happens to a player."""
    if node.what not in c.game.rulebook.happenings:
        known = ", ".join(c.game.rulebook.happenings)
        raise CardError(
            worded(
                "not_replaced",
                "{what} cannot be replaced in {game}; one of: {known}",
                {"what": repr(node.what), "game": c.game.key, "known": known},
            )
        )
    if not node.do:
        raise CardError(
            worded("instead_missing", "what is done instead of {what} is missing", {"what": repr(node.what)})
        )
    ability = new_ability(c.game, defn, INSTEAD)
    ability.zones = 1 << c.zone(c.words.field)
    ability.event = c.game.rulebook.happenings.index(node.what)
    ability.others = node.who == "opponent"
    ability.optional = node.optional
    c.effects(node.do)
    ability.code = c.code
    return ability


def compile_instead(c: Compiler, defn: int, node: n.Instead) -> Ability:
    """A replacement of one move by another."""
    ability = new_ability(c.game, defn, INSTEAD)
    ability.zones = 1 << c.zone(c.words.field)
    ability.who = c.expr(node.of)
    ability.sources = 1 << c.zone(node.source)
    ability.into = c.zone(node.into)
    ability.to = c.zone(node.to)
    ability.optional = node.optional
    return ability
