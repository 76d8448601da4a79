"""How cards go together where an effect or a cost sends them, and what happens to players: in Vanguard's own words.

`core/relocate.py` proposes; what is not replaced comes here, and what was replaced goes to its other zone.
"""

from __future__ import annotations

from ....core.engine import push
from ....core.event import SEATS, close_batch, open_batch
from ....core.frame import ABILITY, CARD_MASK, Frame
from ....core.packed import i64
from ....core.state import State
from .. import names as n
from . import actions
from .effects import follow, live


def move_batch(state: State, refs: list[int], zones: list[int], zone: i64, deed: i64, bottom: bool, down: bool) -> None:
    """One batch; the ability that sends the cards still means them by their names."""
    opened = open_batch(state)
    do_deed(state, [ref & CARD_MASK for i, ref in enumerate(refs) if zones[i] == zone], zone, deed, bottom, down)
    for i, ref in enumerate(refs):
        if zones[i] != zone:
            actions.send(state, [ref & CARD_MASK], zones[i], n.BY_COST if deed >= n.PAID_PUT else n.BY_EFFECT)
    close_batch(state, opened)
    if deed < n.PAID_PUT and state.stack[-1].proc == ABILITY:
        follow(state, state.stack[-1], refs)
        state.stack[-1][n.ABILITY_DONE] = sum(to == zone for to in zones)  # what was replaced was not done


def do_deed(state: State, cards: list[int], zone: i64, deed: i64, bottom: bool, down: bool) -> None:
    """What is done to cards that go where they should."""
    if deed in (n.DISCARDED_BY, n.PAID_DISCARD):
        for seat in range(SEATS):
            held = [card for card in cards if state.owner[card] == seat]
            actions.discard(state, seat, held, int(deed == n.PAID_DISCARD))
    elif deed == n.RETIRED_BY:
        actions.retire(state, cards, n.BY_RETIRE, 1, 0)
    elif deed == n.PAID_RETIRE:
        actions.retire(state, cards, n.BY_COST, 0, 1)
    elif deed == n.HEALED:
        for card in cards:
            actions.heal(state, state.owner[card], card)
    elif cards:
        actions.send(state, cards, zone, n.BY_COST if deed == n.PAID_PUT else n.BY_EFFECT, bottom, down)


def happen(state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
    """Draws (count: of the draw phase), a damage check (the nth), soul charges, or a payment by what a tag binds."""
    if what == n.WOULD_DRAW:
        actions.draw_cards(state, seat, times, count)
    elif what == n.WOULD_TAKE_DAMAGE:
        push(state, check_frame(n.DAMAGE_CHECK, seat, source, count))
    elif what == n.WOULD_COUNTER_BLAST:
        actions.counter_blast(state, seat, live(state, state.stack[-1].bound(count)), 1)
    elif what == n.WOULD_SOUL_BLAST:
        actions.soul_blast(state, seat, live(state, state.stack[-1].bound(count)), 1)
    elif what == n.WOULD_SOUL_CHARGE:
        charge(state, seat, times)
    else:
        actions.energy_blast(state, seat, count)


def charge(state: State, seat: i64, times: i64) -> None:
    """So many cards into the soul; the ability that says so has done it for as many as there were."""
    frame = state.stack[-1] if state.stack[-1].proc == ABILITY else state.stack[-2]
    frame[n.ABILITY_DONE] += min(times, len(state.zones[state.game.place(seat, n.DECK)]))
    actions.soul_charge(state, seat, times)


def check_frame(kind: i64, seat: i64, attacker: i64, nth: i64 = 0) -> Frame:
    """The frame of a drive check, or of the check for the nth damage."""
    made = Frame(n.CHECK, seat, source=attacker)
    made[n.CHECK_KIND] = kind
    made[n.CHECK_NTH] = nth
    return made
