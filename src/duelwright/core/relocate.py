"""Moving cards together: propose, replace, perform through `move`, then match triggers."""

from __future__ import annotations

from typing import Final

from .ability import Ability
from .action import OPTION, PASS, first_of, pack, verb_of
from .dispatch import amount_of, cards_of
from .engine import ASK_REPLACE, ask, goto, push, trigger_one
from .frame import ABILITY, CARD_MASK, NONE, REPLACE, REPLACE_MOVE, REPLACE_NTH, REPLACE_USED, Frame, bit_of
from .moves import move
from .packed import Ints, append, i64, vec
from .state import State, is_live, reference

# The proposed move of a replacing frame: the event kind, whether a deck is entered at its bottom, the proposed zone.
BOTTOM: Final[i64] = 256
ZONE_SHIFT: Final[i64] = 9
MOST_REPLACEMENTS: Final = 60  # that are looked at: a bit each says which have replaced a move


def relocate(state: State, refs: list[int], zone: i64, kind: i64, bottom: bool = False) -> None:
    """Move these cards to a zone of their owners as one batch. The last statement of a step: it may ask."""
    live = [ref for ref in refs if is_live(state, ref)]
    if not live:
        return
    if not any(replacements(state, ref, zone) for ref in live):
        perform(state, live, [zone] * len(live), zone, kind, bottom)
        return
    packed = kind | (BOTTOM if bottom else 0) | zone << ZONE_SHIFT
    replacing = Frame(REPLACE, state.owner[live[0] & CARD_MASK])
    replacing[REPLACE_MOVE] = packed
    replacing.bind(zone, live)
    push(state, replacing)


def all_replacements(state: State) -> list[tuple[int, int]]:
    """Every replacing ability on the table with its source, in the order the sources came."""
    game = state.game
    found = [(source, number) for source in state.actives for number in game.insteads[state.defs[source]]]
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
    at = game.place_zone[state.place[source]]
    if ability.into != zone or ability.source != game.place_zone[state.place[card]] or not ability.zones & bit_of(at):
        return False
    top = Frame(ABILITY, game.place_seat[state.place[source]], ability.number, reference(state, source))
    if ability.gated and not amount_of(state, top, ability.gate):
        return False
    return ref in cards_of(state, top, ability.who)


def open_replacements(state: State, top: Frame) -> list[int]:
    """What may still replace the move of the card it has come to; each at most once."""
    nth = top[REPLACE_NTH]
    found = replacements(state, top.refs[nth], top.tags[nth])
    return [n for n in found if not top[REPLACE_USED] & bit_of(n)]


def propose(state: State, top: Frame) -> None:
    """One card after the other: a lone mandatory replacement applies, else its owner chooses."""
    if top[REPLACE_NTH] == len(top.refs):
        return
    found = open_replacements(state, top)
    top.seat = state.owner[top.refs[top[REPLACE_NTH]] & CARD_MASK]
    if not found:
        state.answer = pack(PASS)
    elif len(found) == 1 and not _ability(state, found[0]).optional:
        state.answer = pack(OPTION, 1)
    else:
        ask(state, top.seat, ASK_REPLACE)


def replace(state: State, top: Frame) -> None:
    """Apply the replacement that was chosen, and go on with the same card, or with the next."""
    if top[REPLACE_NTH] < len(top.refs):
        goto(state, top, propose)
        if verb_of(state.answer) == PASS:
            top[REPLACE_NTH] += 1
            top[REPLACE_USED] = 0
        else:
            chosen = open_replacements(state, top)[first_of(state.answer) - 1]
            top[REPLACE_USED] |= bit_of(chosen)
            to = _ability(state, chosen).to
            top.tags = top.tags[:]
            top.tags[top[REPLACE_NTH]] = to
        return
    state.stack.pop()
    packed = top[REPLACE_MOVE]
    perform(state, list(top.refs), list(top.tags), packed >> ZONE_SHIFT, packed & 255, bool(packed & BOTTOM))


def replace_options(state: State) -> Ints:
    """Every replacement that applies, then pass where none of them must."""
    found = open_replacements(state, state.stack[-1])
    codes = vec[i64]([pack(OPTION, i + 1) for i in range(len(found))])
    return append(codes, PASS) if all(_ability(state, n).optional for n in found) else codes


def _ability(state: State, n: i64) -> Ability:
    return state.game.abilities[all_replacements(state)[n][1]]


def perform(state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool) -> None:
    """Move one batch: abilities that see cards leave are matched before, the others after."""
    game = state.game
    kinds = [kind if to == zone else game.zone_events[to] for to in zones]
    alone = not state.batch_open  # else it is part of a larger batch
    if alone:
        state.batch += 1
        state.batch_open = True
    for i, ref in enumerate(refs):
        trigger_one(state, kinds[i], ref, True)
    moved: list[int] = []
    for i, ref in enumerate(refs):
        card = ref & CARD_MASK
        move(state, card, game.place(state.owner[card], zones[i]), kinds[i], NONE, bottom)
        moved.append(reference(state, card))
    if alone:
        state.batch_open = False
    for i, ref in enumerate(moved):
        trigger_one(state, kinds[i], ref)
