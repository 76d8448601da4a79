"""The duel step by step, as the course's slides tell it. Headings are those of the rules page."""

from __future__ import annotations

from ...core.action import first_of, second_of, verb_of
from ...core.engine import ask, ask_again, finish, goto, new_turn, push
from ...core.errors import PositionError, worded
from ...core.event import EVERYONE, SEATS, close_batch, open_batch, tell_card, tell_numbers, tell_pair
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame
from ...core.modifiers import value
from ...core.moves import move, show, shuffle
from ...core.packed import i64
from ...core.relocate import would
from ...core.state import (
    PLAYING,
    Entry,
    State,
    card_by_handle,
    clear_marks,
    index_of,
    is_live,
    mark,
    reference,
    set_mark,
)
from . import names as n
from .legality import is_last_next, sacrifices
from .rules import rules_of

# --- the start of the game --------------------------------------------------------------------------------------------


def setup(state: State) -> None:
    """Start: each draws 5; a random player starts (and draws one more with the turn)."""
    state.first = state.rng.below(SEATS)
    for seat in range(SEATS):
        shuffle(state, state.game.place(seat, n.DECK), n.ON_SHUFFLE)
    for seat in range(SEATS):
        if state.winner == PLAYING:
            draw(state, seat, rules_of(state).opening_hand)
    push(state, Frame(n.TURN, state.first))


def begin(state: State, phase: i64) -> None:
    """Take up play in a phase of the turn player's turn, at its first prompt."""
    if phase == n.BATTLE and state.turn == 1 and not rules_of(state).first_turn_battle:
        raise PositionError(
            worded(
                "first_battle_rules", "phase: the first turn has no battle phase under these rules; give a later turn"
            )
        )
    for place, row in enumerate(state.zones):
        for card in row:
            down = card != NONE and mark(state, card, n.FACE) == n.DOWN
            if down and state.game.place_zone[place] == n.MONSTERS and mark(state, card, n.MODE) == n.ATTACK_MODE:
                raise PositionError(
                    worded("face_down", "monsters: a face-down monster is in defense mode; give it mode defense")
                )
    turn = Frame(n.TURN, state.active)
    goto(state, turn, act)
    state.stack = [turn]
    state.phase = phase


def draw(state: State, seat: i64, count: i64) -> None:
    """Win: the opponent must draw from an empty deck; drawing the last card is fine."""
    game = state.game
    for _card in range(count):
        if state.winner != PLAYING:
            return
        deck = state.zones[game.place(seat, n.DECK)]
        if len(deck) > 0:
            move(state, deck[0], game.place(seat, n.HAND), n.ON_DRAW)
        else:
            tell_numbers(state, n.ON_EMPTY_DRAW, seat)
            finish(state, 1 - seat, n.EMPTY_DECK)


# --- the turn: MAIN1, BATTLE, MAIN2 -----------------------------------------------------------------------------------


def begin_turn(state: State, top: Frame) -> None:
    """A new turn: every monster may attack and switch again, one may be added."""
    new_turn(state, top.seat)
    state.registers[n.ADDED] = 0
    clear_marks(state, n.ATTACKED)
    clear_marks(state, n.SWITCHED)
    clear_marks(state, n.FRESH)
    state.phase = n.MAIN1
    tell_numbers(state, n.ON_TURN, top.seat, state.turn)


def draw_card(state: State, top: Frame) -> None:
    """Each turn starts with one draw, the first too."""
    if state.turn > 1 or rules_of(state).first_turn_draw:
        would(state, top.seat, n.WOULD_DRAW, 0, NONE, rules_of(state).draws_per_turn)


def act(state: State, top: Frame) -> None:
    """The turn player acts, goes to the next phase (from MAIN2: to the next turn), or ends the turn in any phase."""
    ask(state, top.seat, n.ASK_TURN)


def perform(state: State, top: Frame) -> None:
    """Do what the turn player chose."""
    code = state.answer
    verb = verb_of(code)
    if verb == n.END or (verb == n.NEXT and is_last_next(state)):
        return
    ask_again(top)
    if verb == n.NEXT:
        state.phase += 1
        tell_numbers(state, n.ON_PHASE, top.seat, state.phase)
    elif verb == n.SWITCH:
        switch(state, top.seat, first_of(code))
    elif verb == n.ATTACK or verb == n.DIRECT:
        attack(state, top.seat, first_of(code), second_of(code) if verb == n.ATTACK else NONE)
    else:
        play_card(state, top.seat, card_by_handle(state, top.seat, first_of(code)), verb)


def play_card(state: State, seat: i64, card: i64, verb: i64) -> None:
    """A monster is summoned or set; a spell is set or activated."""
    game = state.game
    defn = state.defs[card]
    if verb == n.ACTIVATE:
        push(state, Frame(n.ACTIVATE_SPELL, seat, game.acts[defn], reference(state, card)))
    elif game.kinds[defn] == n.MONSTER:
        needed = sacrifices(game.printed[defn][n.LEVEL_STAT])
        cost = game.own[0][needed - 1] if needed else NONE  # not of its own: what is set is not told
        adding = Frame(n.ADD_MONSTER, seat, cost, reference(state, card))
        adding[n.ADD_MONSTER_VERB] = verb
        push(state, adding)
    else:
        lay(state, seat, card, n.SPELLS, n.ON_SET, n.DOWN)
        set_mark(state, card, n.FRESH, 1)


def next_turn(state: State, top: Frame) -> None:
    """Then it is the opponent's turn."""
    top.seat = 1 - top.seat
    goto(state, top, begin_turn)


def lay(state: State, seat: i64, card: i64, zone: i64, kind: i64, face: i64, mode: i64 = n.ATTACK_MODE) -> None:
    """A card takes the first free slot of a row, face up or face down."""
    place = state.game.place(seat, zone)
    slot = index_of(state.zones[place], NONE)
    move(state, card, place, kind, slot, False, face == n.DOWN)
    set_mark(state, card, n.FACE, face)
    set_mark(state, card, n.MODE, mode)


# --- monsters: one addition from the hand per turn --------------------------------------------------------------------


def sacrifice(state: State, top: Frame) -> None:
    """Level 5-6 exactly one sacrifice, 7-8 exactly two, from any of your monsters; the choice can be taken back."""
    if top.ability >= 0:
        push(state, Frame(ABILITY, top.seat, top.ability, top.source))


def add_monster(state: State, top: Frame) -> None:
    """Summon: attack mode, face up. Set: defense mode, face down."""
    card = top.source & CARD_MASK
    state.registers[n.ADDED] += 1
    if top[n.ADD_MONSTER_VERB] == n.SUMMON:
        lay(state, top.seat, card, n.MONSTERS, n.ON_SUMMON, n.UP)
    else:
        lay(state, top.seat, card, n.MONSTERS, n.ON_SET, n.DOWN, n.DEFENSE_MODE)


def switch(state: State, seat: i64, slot: i64) -> None:
    """Switch mode. To attack: it turns face up. To defense: it stays face up."""
    card = state.zones[state.game.place(seat, n.MONSTERS)][slot]
    mode = 1 - mark(state, card, n.MODE)
    set_mark(state, card, n.MODE, mode)
    set_mark(state, card, n.SWITCHED, 1)
    turn_face_up(state, seat, card)
    tell_card(state, n.ON_SWITCH, seat, reference(state, card), mode)


def turn_face_up(state: State, seat: i64, card: i64) -> None:
    """From now on everybody knows the card."""
    if mark(state, card, n.FACE) == n.DOWN:
        set_mark(state, card, n.FACE, n.UP)
        learned = show(state, [card], EVERYONE)
        tell_card(state, n.ON_FLIP, seat, reference(state, card), learned=learned & (1 << SEATS) - 1)


# --- spells: effect, then graveyard -----------------------------------------------------------------------------------


def announce(state: State, top: Frame) -> None:
    """Activated from the hand into a free slot, or a set one is turned up."""
    card = top.source & CARD_MASK
    if state.place[card] == state.game.place(top.seat, n.HAND):
        lay(state, top.seat, card, n.SPELLS, n.ON_ACTIVATE, n.UP)
        top.source = reference(state, card)
    else:
        turn_face_up(state, top.seat, card)
        tell_card(state, n.ON_ACTIVATE, top.seat, top.source)


def carry_out(state: State, top: Frame) -> None:
    """The effect."""
    push(state, Frame(ABILITY, top.seat, top.ability, top.source))


def discard_spell(state: State, top: Frame) -> None:
    """Then the graveyard, unless its own effect has sent it there."""
    if is_live(state, top.source):
        bury(state, top.source, n.ON_SPELL_DONE)


def bury(state: State, ref: i64, kind: i64) -> None:
    """A card goes to the graveyard of the player on whose side it is (a rules field)."""
    card = ref & CARD_MASK
    game = state.game
    seat = game.place_seat[state.place[card]]
    if rules_of(state).graveyard_of_owner:
        seat = state.owner[card]
    move(state, card, game.place(seat, n.GRAVEYARD), kind)


def bury_batch(state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool, down: bool) -> None:
    """Cards that an effect or a cost sends away go together; in the duel that is to the graveyard."""
    opened = open_batch(state)
    for ref in refs:
        bury(state, ref, kind)
    close_batch(state, opened)


def happen(state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
    """A card is drawn, or life points are lost; no card of the duel stays in play to replace either."""
    if what == n.WOULD_DRAW:
        draw(state, seat, times)
    else:
        hurt(state, seat, count)


# --- attack: BATTLE only ----------------------------------------------------------------------------------------------


def attack(state: State, seat: i64, slot: i64, target: i64) -> None:
    """Each attack-mode monster once per turn; directly only where the opponent has no monster."""
    game = state.game
    attacker = state.zones[game.place(seat, n.MONSTERS)][slot]
    fight = Frame(n.ATTACK_WITH, seat, source=reference(state, attacker))
    if target >= 0:
        fight.add(0, reference(state, state.zones[game.place(1 - seat, n.MONSTERS)][target]))
    push(state, fight)


def declare_attack(state: State, top: Frame) -> None:
    """The attack is declared."""
    set_mark(state, top.source & CARD_MASK, n.ATTACKED, 1)
    if len(top.refs) > 0:
        tell_pair(state, n.ON_ATTACK, top.seat, top.source, top.refs[0])
    else:
        tell_card(state, n.ON_DIRECT_ATTACK, top.seat, top.source)


def turn_up_defender(state: State, top: Frame) -> None:
    """A face-down defender that is attacked turns face up and stays visible."""
    for ref in top.refs:
        turn_face_up(state, 1 - top.seat, ref & CARD_MASK)


def compare(state: State, top: Frame) -> None:
    """The table: attack against attack, or attack against defense."""
    power = value(state, top.source & CARD_MASK, n.ATTACK_STAT)
    if len(top.refs) == 0:
        would(state, 1 - top.seat, n.WOULD_TAKE_DAMAGE, power)
        return
    target = top.refs[0]
    if mark(state, target & CARD_MASK, n.MODE) == n.ATTACK_MODE:
        against_attack(state, top, power, target)
    else:
        against_defense(state, top, power, target)


def against_attack(state: State, top: Frame, power: i64, target: i64) -> None:
    """Stronger: target destroyed, its owner loses the difference. Equal: both destroyed. Weaker: the other way."""
    held = value(state, target & CARD_MASK, n.ATTACK_STAT)
    opened = open_batch(state)
    if power >= held:
        bury(state, target, n.ON_DESTROY)
    if power <= held:
        bury(state, top.source, n.ON_DESTROY)
    close_batch(state, opened)
    if power != held:
        loser = 1 - top.seat if power > held else top.seat
        would(state, loser, n.WOULD_TAKE_DAMAGE, max(power, held) - min(power, held))


def against_defense(state: State, top: Frame, power: i64, target: i64) -> None:
    """Stronger: target destroyed, no damage. Equal: nothing. Weaker: the attacker's owner loses the difference."""
    held = value(state, target & CARD_MASK, n.DEFENSE_STAT)
    if power > held:
        bury(state, target, n.ON_DESTROY)
    else:
        tell_card(state, n.ON_HELD, 1 - top.seat, target)
        would(state, top.seat, n.WOULD_TAKE_DAMAGE, held - power)


def hurt(state: State, seat: i64, amount: i64) -> None:
    """A player loses life points; they are shown as 0 at the least."""
    if amount > 0:
        state.counters[seat] = max(0, state.counters[seat] - amount)
        tell_numbers(state, n.ON_DAMAGE, seat, amount, state.counters[seat])


def rule_actions(state: State) -> None:
    """Win: life points at 0."""
    if state.counters[0] == 0 or state.counters[1] == 0:
        finish(state, 0 if state.counters[0] > 0 else 1, n.NO_LIFE)


def nothing_waits(state: State) -> bool:
    """No ability of the duel stands by."""
    return True


def play_standby(state: State, entry: Entry) -> None:
    """No ability of the duel stands by."""
    raise AssertionError("nothing stands by in the duel")
