"""Events: what happened, who may know which part of it, and why it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .ability import COST
from .frame import ABILITY, CARD_BITS, CARD_MASK, NO_REFS, NONE, REPLACE, Frame
from .packed import Ints, extend, i64, mypyc_attr, vec
from .wire import Event, EventCard

if TYPE_CHECKING:
    from .state import State

SEATS: Final[i64] = 2
PUBLIC_BIT: Final[i64] = 4  # in knowledge masks: seat 0 is 1, seat 1 is 2, the public table is 4
EVERYONE: Final[i64] = 7
NO_INTS: Final[list[int]] = []  # shared, never changed
RULES_COST: Final[Ints] = vec[i64]([0, 0, 0, 1])  # paid for what the rules allow: no card's ability
FIELDS: Final[i64] = 6  # ints per card in a record: definition, known mask, from, to, handle for seat 0, for seat 1


class EventKind:
    """A kind of event: its name and the names of its values."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values


@mypyc_attr(acyclic=True)
class Record:
    """An event as it is kept: numbers only; each viewer's redaction is fixed by the masks it was made with."""

    __slots__ = (
        "ability", "batch", "before", "by", "cards", "kind", "learned", "phase", "proc", "seat", "turn", "values",
    )  # fmt: skip

    def __init__(
        self, state: State, kind: i64, seat: i64, cards: Ints, before: Ints, values: Ints, learned: i64
    ) -> None:
        self.kind = kind
        self.batch = state.batch
        self.turn = state.turn
        self.phase = state.phase
        self.proc: i64 = NONE
        self.ability: i64 = NONE
        self.seat = seat
        self.cards = cards  # FIELDS numbers each
        self.before = before  # the values of each card before
        self.values = values
        self.learned = learned
        self.by = NO_REFS  # of the card whose ability it is: who knows it, its handles; then whether a cost is paid


def emit(state: State, kind: i64, seat: i64, cards: Ints, before: Ints, values: Ints, learned: i64) -> None:
    """Write down what happened; everything computed from the state is stale from now on."""
    happen(state)
    if not state.logging:
        return
    record = Record(state, kind, seat, cards, before, values, learned)
    if state.stack:
        frame = state.stack[-1]
        if frame.proc == REPLACE and len(state.stack) > 1:
            frame = state.stack[-2]  # what was about to happen happens: it has the cause that it had
        record.proc = frame.proc
        if frame.proc == ABILITY:
            record.ability = frame.ability
            record.by = _author(state, frame)
        elif frame.at > 0 and state.game.pays[frame.proc] >> (frame.at - 1) & 1:
            record.by = RULES_COST
    if len(state.log) != state.logged:  # a clone has written here first: go on in a log of our own
        state.log = state.log[: state.logged]
    state.log.append(record)
    state.logged += 1


def _author(state: State, frame: Frame) -> Ints:
    """The card whose ability does something, while it is the same object, and whether that is its cost."""
    ability = state.game.abilities[frame.ability]
    at = frame.at - 1
    pays = ability.kind == COST or (0 <= at < len(ability.code) and ability.code[at].pays)
    card = frame.source & CARD_MASK
    if frame.source < 0 or state.inc[card] != frame.source >> CARD_BITS:
        return vec[i64]([0, 0, 0, int(pays)])
    return vec[i64]([state.known[card], state.handles[0][card], state.handles[1][card], int(pays)])


def happen(state: State) -> None:
    """Something happened, whether or not anybody writes it down."""
    state.version += 1
    state.dirty = True
    if not state.batch_open:
        state.batch += 1


def open_batch(state: State) -> bool:
    """What happens from now on is one batch; whether it was opened here, or is part of a larger one."""
    if state.batch_open:
        return False
    state.batch += 1
    state.batch_open = True
    return True


def close_batch(state: State, opened: bool = True) -> None:
    """The batch is over, where it was opened here."""
    if opened:
        state.batch_open = False


def tell_numbers(state: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Emit an event that is about no card, with as many of these values as its kind has names for."""
    if state.logging:
        emit(state, kind, seat, NO_REFS, NO_REFS, _named_values(state, kind, a, b, c), 0)
    else:
        happen(state)


def tell_card(
    state: State, kind: i64, seat: i64, ref: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, learned: i64 = 0
) -> None:
    """Emit an event about one card that stays where it is, with as many of these values as its kind has names for."""
    if state.logging:
        emit(state, kind, seat, _seen(state, ref, NO_REFS), NO_REFS, _named_values(state, kind, a, b, c), learned)
    else:
        happen(state)


def tell_pair(state: State, kind: i64, seat: i64, ref: i64, other: i64) -> None:
    """Emit an event about two cards that stay where they are, such as an attack."""
    if state.logging:
        emit(state, kind, seat, _seen(state, other, _seen(state, ref, NO_REFS)), NO_REFS, NO_REFS, 0)
    else:
        happen(state)


def _named_values(state: State, kind: i64, a: i64, b: i64, c: i64) -> Ints:
    count = len(state.game.event_kinds[kind].values)
    return vec[i64]([a, b, c])[:count] if count > 0 else NO_REFS


def tell(state: State, kind: i64, seat: i64, values: list[int]) -> None:
    """Emit an event that is about no card."""
    emit(state, kind, seat, NO_REFS, NO_REFS, vec[i64](values), 0)


def tell_of(state: State, kind: i64, seat: i64, refs: list[int], values: list[int], learned: i64 = 0) -> None:
    """Emit an event about cards that stay where they are."""
    if not state.logging:
        happen(state)
        return
    cards = NO_REFS
    for ref in refs:
        cards = _seen(state, ref, cards)
    emit(state, kind, seat, cards, NO_REFS, vec[i64](values), learned)


def _seen(state: State, ref: i64, cards: Ints) -> Ints:
    """What an event keeps of one more card, which stays where it is."""
    if ref < 0:  # in a guess: a card that had left
        return cards
    card = ref & CARD_MASK
    if state.inc[card] != ref >> CARD_BITS:  # it has left: told by those who saw it, without saying where it is
        return joined(cards, vec[i64]([state.defs[card], state.ever[card], NONE, NONE, 0, 0]))
    place, defn = state.place[card], state.defs[card]
    h0, h1 = state.handles[0][card], state.handles[1][card]
    return joined(cards, vec[i64]([defn, state.known[card], place, place, h0, h1]))


def joined(row: Ints, more: Ints) -> Ints:
    """One row behind another."""
    return more if len(row) == 0 else extend(row, more)


def read(state: State, viewer: int, since: int) -> list[Event]:
    """The events after number `since`, as a viewer (a seat, or -1 for the public table) may know them."""
    logged: int = state.logged
    return [_event(state, viewer, seq) for seq in range(max(since, 0), logged)]


def _event(state: State, viewer: i64, seq: i64) -> Event:
    game = state.game
    record = state.log[seq]
    proc, ability, by = record.proc, record.ability, record.by
    kind = game.event_kinds[record.kind]
    cause: str | tuple[str, str] = game.procedures[proc].rule if proc >= 0 else game.start_rule
    if ability >= 0 and game.abilities[ability].defn > 0:  # else it is the rules' own
        cause = (game.abilities[ability].id, game.definitions[game.abilities[ability].defn].id)
    return Event(
        seq + 1,
        record.batch,
        kind.name,
        record.turn,
        game.phases[record.phase],
        game.procedures[proc].name if proc >= 0 else "start",
        record.seat,
        cause,
        tuple([_event_card(state, viewer, record, n) for n in range(len(record.cards) // FIELDS)]),
        dict(zip(kind.values, list(record.values), strict=True)),
        tuple([s for s in range(SEATS) if record.learned & 1 << s]),
        _handle(viewer, by[0], by[1], by[2]) if len(by) > 0 else 0,
        len(by) > 0 and by[3] != 0,
    )


def _handle(viewer: i64, known: i64, h0: i64, h1: i64) -> i64:
    """The handle that a viewer has for a card that it knows."""
    seen = known & (1 << viewer if viewer >= 0 else PUBLIC_BIT)
    return (h1 if viewer == 1 else h0) if seen else 0


def _event_card(state: State, viewer: i64, record: Record, n: i64) -> EventCard:
    game = state.game
    cards, before, at = record.cards, record.before, n * FIELDS
    defn, known, source = cards[at], cards[at + 1], cards[at + 2]
    to, h0, h1 = cards[at + 3], cards[at + 4], cards[at + 5]
    seen = bool(known & (1 << viewer if viewer >= 0 else PUBLIC_BIT))
    handle = _handle(viewer, known, h0, h1)
    stats = len(game.stats) if len(before) > 0 and seen else 0
    was = {game.stats[i]: before[n * stats + i] for i in range(stats)}
    return EventCard(
        handle, game.definitions[defn].id if seen else "", game.place_name(source), game.place_name(to), was
    )
