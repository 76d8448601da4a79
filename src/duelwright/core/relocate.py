"""What is about to happen and may be replaced: moves of cards together, and what happens to a player.

Propose, replace, perform, then match triggers (4a.3 of the architecture page). Where nothing replaces anything, all
of it is done at once, without a frame.
"""

from __future__ import annotations

from typing import Final

from .ability import Ability
from .action import OPTION, PASS, first_of, pack, verb_of
from .dispatch import amount_of, cards_of
from .engine import ASK_REPLACE, ask, goto, push, trigger_one
from .event import close_batch, open_batch
from .frame import (
    ABILITY,
    CARD_MASK,
    NONE,
    REPLACE,
    REPLACE_MOVE,
    REPLACE_NTH,
    REPLACE_USED,
    REPLACER_TAG,
    Frame,
    bit_of,
)
from .modifiers import in_view, is_silent
from .moves import move
from .packed import Ints, append, i64, vec
from .state import State, is_live, reference

# What a replacing frame keeps of a move: the event kind, bits for how, the proposed zone. Of a happening: its number.
KIND_MASK: Final[i64] = 255
BOTTOM: Final[i64] = 256  # a deck is entered at its bottom
DOWN: Final[i64] = 512  # face down
HAPPENS: Final[i64] = 1024  # it is no move
ZONE_SHIFT: Final[i64] = 12
MOST_REPLACEMENTS: Final = 60  # that are looked at: a bit each says which have replaced a move


def relocate(state: State, refs: list[int], zone: i64, kind: i64, bottom: bool = False, down: bool = False) -> None:
    """Move these cards to a zone of their owners as one batch. The last statement of a step: it may ask.

    `kind` is an event, or what the game's own way of moving batches takes it for.
    """
    live = [ref for ref in refs if is_live(state, ref)]
    if not live:
        return
    if not state.game.replaces or not any(replacements(state, ref, zone) for ref in live):
        perform_batch(state, live, [zone] * len(live), zone, kind, bottom, down)
        return
    replacing = Frame(REPLACE, state.owner[live[0] & CARD_MASK])
    replacing[REPLACE_MOVE] = kind | (BOTTOM if bottom else 0) | (DOWN if down else 0) | zone << ZONE_SHIFT
    replacing.bind(zone, live)
    close_batch(state)  # who must be asked ends a larger batch
    push(state, replacing)


def would(state: State, seat: i64, what: i64, count: i64, source: i64 = NONE, times: i64 = 1) -> None:
    """Something happens to a player (one of the game's `happenings`), or what stands instead of it; `times` over.

    The last statement of a step: it may ask.
    """
    game = state.game
    if not game.replaces:
        game.dispatch.happen(state, seat, what, count, source, times)
    else:
        would_each(state, vec[i64]([seat]), what, count, source, times)


def would_each(state: State, seats: Ints, what: i64, count: i64, source: i64 = NONE, times: i64 = 1) -> None:
    """The same for several players, one after the other. Where nothing is replaced now, all of it is done at once.

    Whether any card of the pool could replace it must change nothing: it would tell of a hidden deck.
    """
    game = state.game
    if not game.replaces or not any(happening_replacements(state, seat, what, 0) for seat in seats):
        for seat in seats:
            game.dispatch.happen(state, seat, what, count, source, times)
        return
    close_batch(state)
    for i in range(len(seats) - 1, -1, -1):  # whose frame is pushed last goes first
        replacing = Frame(REPLACE, seats[i], source=source)
        replacing[REPLACE_MOVE] = HAPPENS | what | count << ZONE_SHIFT
        replacing[REPLACE_NTH] = times
        push(state, replacing)


def all_replacements(state: State) -> list[tuple[int, int]]:
    """Every replacing ability on the table with its source, by seat, zone and place: an order that all can see."""
    game = state.game
    waiting = [source for source in state.actives if len(game.insteads[state.defs[source]]) > 0]
    if not waiting:
        return []
    sources = in_view(state, waiting) if len(waiting) > 1 else waiting
    found = [(source, number) for source in sources for number in game.insteads[state.defs[source]]]
    return found[:MOST_REPLACEMENTS]


def replacements(state: State, ref: i64, zone: i64) -> list[int]:
    """The places in `all_replacements` of what would replace this move."""
    found = all_replacements(state)
    abilities = state.game.abilities
    card = ref & CARD_MASK
    return [i for i, (source, n) in enumerate(found) if applies(state, abilities[n], source, card, ref, zone)]


def applies(state: State, ability: Ability, source: i64, card: i64, ref: i64, zone: i64) -> bool:
    """Whether one replacement touches one move."""
    game = state.game
    if ability.into != zone or not ability.sources & bit_of(game.place_zone[state.place[card]]):
        return False
    if game.destination(state, card, zone) != zone:  # by a rule it goes elsewhere whatever is said
        return False
    if not is_in_force(state, ability, source):
        return False
    top = Frame(ABILITY, game.place_seat[state.place[source]], ability.number, reference(state, source))
    return ref in cards_of(state, top, ability.who)


def is_in_force(state: State, ability: Ability, source: i64) -> bool:
    """Whether a replacing ability counts: its card is where it works, has not lost it, and its condition holds."""
    game = state.game
    place = state.place[source]
    if not ability.zones & bit_of(game.place_zone[place]) or is_silent(state, source):
        return False
    top = Frame(ABILITY, game.place_seat[place], ability.number, reference(state, source))
    return not ability.gated or amount_of(state, top, ability.gate) != 0


def happening_replacements(state: State, seat: i64, what: i64, used: i64) -> list[int]:
    """The places in `all_replacements` of what would replace something that happens to a player.

    What is done instead is not replaced by the same ability again.
    """
    game = state.game
    found: list[int] = []
    for i, (source, number) in enumerate(all_replacements(state)):
        ability = game.abilities[number]
        theirs = game.place_seat[state.place[source]] != seat
        if ability.event != what or ability.others != theirs or used & bit_of(i):
            continue
        if is_in_force(state, ability, source) and not is_running(state, source, number):
            found.append(i)
    return found


def is_running(state: State, source: i64, number: i64) -> bool:
    """Whether an ability of a card is being carried out."""
    return any(f.proc == ABILITY and f.ability == number and f.source & CARD_MASK == source for f in state.stack)


def open_replacements(state: State, top: Frame) -> list[int]:
    """What may still replace the move of the card it has come to, each at most once; or what happens.

    Who has an ability that may replace what happens to the other player says first whether it does.
    """
    used = top[REPLACE_USED]
    if top[REPLACE_MOVE] & HAPPENS:
        found = happening_replacements(state, top.seat, top[REPLACE_MOVE] & KIND_MASK, used)
    else:
        nth = top[REPLACE_NTH]
        found = [n for n in replacements(state, top.refs[nth], top.tags[nth]) if not used & bit_of(n)]
    return _theirs(state, top, found) or found


def propose(state: State, top: Frame) -> None:
    """One card after the other: a lone mandatory replacement applies, else the player it happens to chooses."""
    top.bind(REPLACER_TAG, [])
    if not top[REPLACE_MOVE] & HAPPENS:
        if top[REPLACE_NTH] == len(top.refs):
            return
        top.seat = state.owner[top.refs[top[REPLACE_NTH]] & CARD_MASK]
    found = open_replacements(state, top)
    if not found:
        state.answer = pack(PASS)
    elif len(found) == 1 and not _ability(state, found[0]).optional:
        state.answer = pack(OPTION, 1)
    else:
        for n in found:
            top.add(REPLACER_TAG, reference(state, all_replacements(state)[n][0]))
        ask(state, _chooser(state, top, found), ASK_REPLACE)


def replace(state: State, top: Frame) -> None:
    """Apply the replacement that was chosen, and go on with the same card, or with the next."""
    top.bind(REPLACER_TAG, [])
    happens = top[REPLACE_MOVE] & HAPPENS
    if happens or top[REPLACE_NTH] < len(top.refs):
        found = open_replacements(state, top)
        goto(state, top, propose)
        if verb_of(state.answer) != PASS:
            _apply(state, top, found[first_of(state.answer) - 1])
        elif found and _chooser(state, top, found) != top.seat:
            for n in found:  # the other player does not use them
                top[REPLACE_USED] |= bit_of(n)
        elif happens:
            _happen(state, top)
        else:
            top[REPLACE_NTH] += 1
            top[REPLACE_USED] = 0
        return
    state.stack.pop()
    packed = top[REPLACE_MOVE]
    refs = [ref for ref in top.refs if is_live(state, ref)]
    zones = [top.tags[i] for i, ref in enumerate(top.refs) if is_live(state, ref)]
    perform_batch(
        state, refs, zones, packed >> ZONE_SHIFT, packed & KIND_MASK, bool(packed & BOTTOM), bool(packed & DOWN)
    )


def _chooser(state: State, top: Frame, found: list[int]) -> i64:
    """Who chooses: the player it happens to, or who may replace what happens to the other."""
    return _controller(state, found[0]) if _theirs(state, top, found) else top.seat


def _theirs(state: State, top: Frame, found: list[int]) -> list[int]:
    return [n for n in found if _ability(state, n).optional and _controller(state, n) != top.seat]


def _controller(state: State, n: i64) -> i64:
    return state.game.place_seat[state.place[all_replacements(state)[n][0]]]


def _apply(state: State, top: Frame, chosen: i64) -> None:
    """The card goes to another zone; or something else is done, and then once more what happens, where it is to."""
    source, number = all_replacements(state)[chosen]
    if not top[REPLACE_MOVE] & HAPPENS:
        top[REPLACE_USED] |= bit_of(chosen)
        top.tags = top.tags[:]
        top.tags[top[REPLACE_NTH]] = state.game.abilities[number].to
        return
    _next_time(state, top)
    push(state, Frame(ABILITY, state.game.place_seat[state.place[source]], number, reference(state, source)))


def _happen(state: State, top: Frame) -> None:
    _next_time(state, top)
    packed = top[REPLACE_MOVE]
    state.game.happen(state, top.seat, packed & KIND_MASK, packed >> ZONE_SHIFT, top.source, 1)


def _next_time(state: State, top: Frame) -> None:
    """It has happened once, or was replaced."""
    top[REPLACE_NTH] -= 1
    top[REPLACE_USED] = 0
    if top[REPLACE_NTH] <= 0:
        state.stack.pop()


def replace_options(state: State) -> Ints:
    """Every replacement that applies, then pass where none of them must."""
    found = open_replacements(state, state.stack[-1])
    codes = vec[i64]([pack(OPTION, i + 1) for i in range(len(found))])
    return append(codes, PASS) if all(_ability(state, n).optional for n in found) else codes


def _ability(state: State, n: i64) -> Ability:
    return state.game.abilities[all_replacements(state)[n][1]]


def perform_batch(
    state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool, down: bool
) -> None:
    """Move one batch, in the game's own way where it has one."""
    if state.game.moves_batches:
        state.game.dispatch.move_batch(state, refs, zones, zone, kind, bottom, down)
    else:
        perform(state, refs, zones, zone, kind, bottom)


def perform(state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool) -> None:
    """Move one batch: abilities that see cards leave are matched before, the others after."""
    game = state.game
    kinds = [kind if to == zone else game.zone_events[to] for to in zones]
    opened = open_batch(state)
    for i, ref in enumerate(refs):
        trigger_one(state, kinds[i], ref, True)
    moved: list[int] = []
    for i, ref in enumerate(refs):
        card = ref & CARD_MASK
        move(state, card, game.place(state.owner[card], zones[i]), kinds[i], NONE, bottom)
        moved.append(reference(state, card))
    close_batch(state, opened)
    for i, ref in enumerate(moved):
        trigger_one(state, kinds[i], ref)
