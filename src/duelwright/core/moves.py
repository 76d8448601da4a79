"""The one door for zone changes, and what moving does to knowledge, handles, marks and modifiers."""

from __future__ import annotations

from .event import EVERYONE, NO_INTS, PUBLIC_BIT, SEATS, emit
from .frame import ABILITY, CARD_BITS, CARD_MASK, NO_REFS, NONE, SHOWN_TAG, bit_of
from .modifiers import value
from .packed import Ints, append, i64, remove, vec
from .state import State, index_of, own_handles, own_zone
from .zone import FIELD, HIDDEN, OWNER, PUBLIC


def move(
    state: State,
    card: i64,
    to: i64,
    kind: i64,
    slot: i64 = NONE,
    bottom: bool = False,
    down: bool = False,
    values: list[int] = NO_INTS,
) -> None:
    """Put a card into a place and emit the event; it is a new object there.

    A pile is entered at its end; a hidden zone (a deck) on top, or at the bottom. A slot zone needs the slot, and on
    a field a card may come face down.
    """
    game = state.game
    source = state.place[card]
    before = NO_REFS
    if state.logging and game.place_board[source]:
        before = vec[i64]([value(state, card, i) for i in range(len(game.stats))])
    state.moved = True
    _leave(state, card, source)
    sight = game.place_sight[to]
    if sight == FIELD and not down:
        sight = PUBLIC
    _enter(state, card, to, sight, slot, bottom)
    learned = _learn_by_move(state, card, source, to, sight)
    more = vec[i64](values) if state.logging and values else NO_REFS
    emit(state, kind, game.place_seat[to], _told(state, card, source, to), before, more, learned)


def shift(state: State, card: i64, to: i64, kind: i64) -> None:
    """Put a card from one open place into another and emit the event; it stays the same object, marks and all."""
    state.moved = True
    source = state.place[card]
    state.zones[source] = remove(own_zone(state, source), card)
    state.zones[to] = append(own_zone(state, to), card)
    state.place[card] = to
    if card in state.actives:
        state.actives = remove(state.actives, card)
    if state.game.watch_zones[state.defs[card]] & bit_of(state.game.place_zone[to]):
        state.actives = append(state.actives, card)
    emit(state, kind, state.game.place_seat[to], _told(state, card, source, to), NO_REFS, NO_REFS, 0)


def _told(state: State, card: i64, source: i64, to: i64) -> Ints:
    """What an event keeps of a card that has moved; nothing where nobody writes it down."""
    if not state.logging:
        return NO_REFS
    h0, h1 = state.handles[0][card], state.handles[1][card]
    return vec[i64]([state.defs[card], state.known[card], source, to, h0, h1])


def _leave(state: State, card: i64, source: i64) -> None:
    game = state.game
    row = own_zone(state, source)
    if game.place_slots[source]:
        at = index_of(row, card)
        assert at >= 0
        row[at] = NONE
    else:
        state.zones[source] = remove(row, card)
    state.inc[card] += 1
    first = card * game.mark_count
    for kind in game.fleeting_marks:
        state.marks[first + kind] = 0
    if state.mods:
        state.mods = [mod for mod in state.mods if mod.ref & CARD_MASK != card]
    if card in state.actives:
        state.actives = remove(state.actives, card)


def _enter(state: State, card: i64, to: i64, sight: i64, slot: i64, bottom: bool) -> None:
    game = state.game
    row = own_zone(state, to)
    if game.place_slots[to]:
        assert row[slot] == NONE
        row[slot] = card
    elif sight != HIDDEN or bottom:
        state.zones[to] = append(row, card)
    else:
        state.zones[to] = on_top(row, card)
    state.place[card] = to
    if game.watch_zones[state.defs[card]] & bit_of(game.place_zone[to]):
        state.actives = append(state.actives, card)


def on_top(row: Ints, card: i64) -> Ints:
    """A row with a card before all others."""
    row = append(row, card)
    for i in range(len(row) - 1, 0, -1):
        row[i] = row[i - 1]
    row[0] = card
    return row


def _learn_by_move(state: State, card: i64, source: i64, to: i64, sight: i64) -> i64:
    """Who knows the card now that it moved; returns the seats that learned it."""
    game = state.game
    old = state.known[card]
    if sight == PUBLIC:
        if old != EVERYONE:
            state.known[card] = EVERYONE
            state.ever[card] = EVERYONE
        return EVERYONE & ~old
    if game.place_sight[source] == OWNER and not was_shown(state, card):
        forget_hand(state, card, source)
        old = state.known[card]
    if sight in (OWNER, FIELD):
        owner_bit = 1 << game.place_seat[to]
        state.known[card] = old | owner_bit
        state.ever[card] |= owner_bit
        if sight == OWNER:
            _mix_hand(state, card, to)
        return owner_bit & ~old
    return 0


def was_shown(state: State, card: i64) -> bool:
    """Whether the ability that puts a card of a hand somewhere has shown that very card before."""
    if not state.stack or state.stack[-1].proc != ABILITY:
        return False
    top = state.stack[-1]
    for i in range(len(top.refs)):
        if top.tags[i] == SHOWN_TAG and top.refs[i] == card | (state.inc[card] - 1) << CARD_BITS:  # it has just left
            return True
    return False


def forget_hand(state: State, card: i64, source: i64) -> None:
    """A card left a hand unseen: whoever does not see that hand no longer knows which card is which in it."""
    rest = state.zones[source]
    if len(rest) == 0:
        return
    viewer = 1 - state.game.place_seat[source]
    left = EVERYONE & ~PUBLIC_BIT & ~bit_of(viewer)
    state.known[card] &= left
    for other in rest:
        state.known[other] &= left
    if state.watched:
        rename(state, append(rest[:], card), viewer)


def rename(state: State, group: Ints, seat: i64) -> None:
    """A seat no longer knows which of these cards is which: it gets new handles for them."""
    row = own_handles(state, seat)
    handles = vec[i64]([row[card] for card in group])
    state.handle_rng.mix(handles)
    for i, card in enumerate(group):
        row[card] = handles[i]


def _mix_hand(state: State, card: i64, to: i64) -> None:
    """A card went into a hand unseen: the other seat cannot tell it from the others it does not know there."""
    viewer = 1 - state.game.place_seat[to]
    bit = bit_of(viewer)
    if not state.watched or state.known[card] & bit:
        return
    unknown = vec[i64]([other for other in state.zones[to] if not state.known[other] & bit])
    other = unknown[state.handle_rng.below(len(unknown))]
    row = own_handles(state, viewer)
    row[card], row[other] = row[other], row[card]


def shuffle(state: State, place: i64, kind: i64) -> None:
    """Shuffle a zone: nobody knows any card in it any more, and every handle in it is new."""
    row = own_zone(state, place)
    state.rng.mix(row)
    for card in row:
        state.inc[card] += 1
        state.known[card] = 0
    if state.watched:
        for seat in range(SEATS):
            rename(state, row, seat)
    emit(state, kind, state.game.place_seat[place], NO_REFS, NO_REFS, NO_REFS, 0)


def show(state: State, cards: list[int], mask: i64) -> i64:
    """Let the seats of a mask know these cards; returns the seats that learned something."""
    learned: i64 = 0
    for card in cards:
        learned |= mask & ~state.known[card]
        state.known[card] |= mask
        state.ever[card] |= mask
    return learned
