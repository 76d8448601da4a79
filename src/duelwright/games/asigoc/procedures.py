"""ASIGOC step by step, as the rulebook tells it. Headings are those of the rules page."""

from __future__ import annotations

from typing import Final

from ...core.ability import EFFECT
from ...core.action import PASS, first_of, second_of, verb_of
from ...core.engine import ask, ask_again, finish, goto, leave, new_turn, place_of, push, trigger_one
from ...core.errors import PositionError, worded
from ...core.event import EVERYONE, SEATS, tell_card, tell_numbers, tell_of
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame, Step
from ...core.modifiers import UNTIL_BATTLE_ENDS, UNTIL_TURN_ENDS, expire, value
from ...core.moves import move, show, shuffle
from ...core.packed import i64
from ...core.relocate import relocate, would
from ...core.state import DRAWN, PLAYING, Entry, State, card_by_handle, clear_marks, is_live, mark, reference, set_mark
from . import names as n
from .legality import has_uses
from .rules import rules_of

# --- the start of the game --------------------------------------------------------------------------------------------


def setup(state: State) -> None:
    """Start: shuffle, each draws 4; who begins is left to chance."""
    state.first = state.rng.below(SEATS)
    for seat in range(SEATS):
        shuffle(state, state.game.place(seat, n.DECK), n.ON_SHUFFLE)
    for seat in range(SEATS):
        if state.winner == PLAYING:
            draw(state, seat, rules_of(state).opening_hand)
    push(state, Frame(n.TURN, state.first))


def begin(state: State, step: i64) -> None:
    """Take up play in a step of the turn player's turn, at its first prompt."""
    turn = Frame(n.TURN, state.active)
    turn.at = place_of(state, n.TURN, STEPS[step]) + 1  # behind the step that is under way
    if step == n.BATTLE and state.turn == 1 and not rules_of(state).first_turn_battle:
        raise PositionError(worded("first_battle", "phase: the first turn has no battle step; give a later turn"))
    in_step = step_frame(state.active, step)
    goto(state, in_step, act)
    state.stack = [turn, in_step]
    state.phase = step
    if state.chain:
        state.registers[n.PRIORITY] = 1 - state.chain[-1].seat
        push(state, Frame(n.OUTLET, state.active))


def step_frame(seat: i64, kind: i64) -> Frame:
    """The frame of one step of the turn."""
    made = Frame(n.STEP, seat)
    made[n.STEP_KIND] = kind
    return made


def draw(state: State, seat: i64, count: i64) -> None:
    """Drawing from an empty deck: nothing is drawn and the game goes on (a rules field)."""
    game = state.game
    for _card in range(count):
        deck = state.zones[game.place(seat, n.DECK)]
        if len(deck) > 0:
            move(state, deck[0], game.place(seat, n.HAND), n.ON_DRAW)
        else:
            tell_numbers(state, n.ON_EMPTY_DRAW, seat)
            if rules_of(state).empty_deck_loses:
                finish(state, 1 - seat, n.EMPTY_DECK)
                return


def happen(state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
    """What could have been replaced happens."""
    if what == n.WOULD_DRAW:
        draw(state, seat, times)
    else:
        hurt(state, seat, count)


# --- turn: draw step, main step, battle step, end step ----------------------------------------------------------------


def begin_turn(state: State, top: Frame) -> None:
    """A new turn; a game in which neither player's health changed for 30 turns is a draw."""
    if state.registers[n.QUIET_TURNS] >= rules_of(state).quiet_turns:
        finish(state, DRAWN, n.QUIET)
        return
    new_turn(state, top.seat)
    state.registers[n.MOVED] = 0
    state.registers[n.ADDED] = 0
    clear_marks(state, n.ATTACKS)
    clear_marks(state, n.USED)
    tell_numbers(state, n.ON_TURN, top.seat, state.turn)


def draw_step(state: State, top: Frame) -> None:
    """Draw step: the turn player draws 1, the first player on turn 1 too."""
    push(state, step_frame(top.seat, n.DRAW))


def main_step(state: State, top: Frame) -> None:
    """Main step: weapons are moved, items used."""
    push(state, step_frame(top.seat, n.MAIN))


def battle_step(state: State, top: Frame) -> None:
    """The first player's first turn has no Battle step."""
    if state.turn > 1 or rules_of(state).first_turn_battle:
        push(state, step_frame(top.seat, n.BATTLE))


def end_step(state: State, top: Frame) -> None:
    """End step: the turn player declares the end."""
    push(state, step_frame(top.seat, n.END))


def next_turn(state: State, top: Frame) -> None:
    """The other player begins at the Draw step."""
    expire(state, UNTIL_TURN_ENDS)
    state.registers[n.QUIET_TURNS] = 0 if state.registers[n.CHANGED] else state.registers[n.QUIET_TURNS] + 1
    state.registers[n.CHANGED] = 0
    top.seat = 1 - top.seat
    goto(state, top, begin_turn)


# --- a step: act in it, or leave it if the opponent lets you ----------------------------------------------------------


def enter_step(state: State, top: Frame) -> None:
    """A step begins; at the start of the Draw step the turn player draws."""
    state.phase = top[n.STEP_KIND]
    tell_numbers(state, n.ON_STEP, top.seat, state.phase)
    if state.phase == n.DRAW and (state.turn > 1 or rules_of(state).first_turn_draw):
        would(state, top.seat, n.WOULD_DRAW, 0, NONE, rules_of(state).draws_per_turn)


def act(state: State, top: Frame) -> None:
    """The turn player acts, or wants to leave the step."""
    ask(state, top.seat, n.ASK_TURN)


def perform(state: State, top: Frame) -> None:
    """Do what the turn player chose; leaving goes on to the opponent's chance."""
    code = state.answer
    verb = verb_of(code)
    if verb == n.LEAVE:
        return
    ask_again(top)
    if verb == n.MOVE:
        move_weapon(state, top.seat, card_of(state, top.seat, code), second_of(code))
    elif verb == n.RETURN:
        return_weapon(state, top.seat, first_of(code))
    elif verb == n.ATTACK:
        attacker = state.zones[state.game.place(top.seat, n.WEAPONS)][first_of(code)]
        push(state, Frame(n.BATTLE_ATTACK, top.seat, source=reference(state, attacker)))
    else:
        activate(state, top.seat, card_of(state, top.seat, code))


def chance(state: State, top: Frame) -> None:
    """Leaving a step: the turn player passes priority to the opponent first."""
    offer_to(state, 1 - top.seat, n.ASK_CHANCE)


def answer_chance(state: State, top: Frame) -> None:
    """If the opponent passes, the step changes."""
    if verb_of(state.answer) == PASS:
        leave(state, top)
    else:
        top[n.STEP_ADDED] = state.registers[n.ADDED]
        activate(state, 1 - top.seat, card_of(state, 1 - top.seat, state.answer))


def stay(state: State, top: Frame) -> None:
    """If the opponent added an effect, the step does not change: the turn player goes on in it."""
    goto(state, top, act if state.registers[n.ADDED] != top[n.STEP_ADDED] else chance)


def card_of(state: State, seat: i64, code: i64) -> i64:
    """The card that an action names by its handle."""
    return card_by_handle(state, seat, first_of(code))


# --- main step: weapon moves ------------------------------------------------------------------------------------------


def move_weapon(state: State, seat: i64, card: i64, slot: i64) -> None:
    """Once per turn a Weapon may be moved from hand to a free slot."""
    state.registers[n.MOVED] += 1
    enter(state, seat, card, slot)


def enter(state: State, seat: i64, card: i64, slot: i64) -> None:
    """A Weapon moves from hand to field: its "on entered" effect, or a blank one, stands by for the Outlet."""
    move(state, card, state.game.place(seat, n.WEAPONS), n.ON_ENTER, slot)
    trigger_one(state, n.ON_ENTER, reference(state, card))


def return_weapon(state: State, seat: i64, slot: i64) -> None:
    """Or a Weapon may be returned from a slot to hand."""
    state.registers[n.MOVED] += 1
    card = state.zones[state.game.place(seat, n.WEAPONS)][slot]
    relocate(state, [reference(state, card)], n.HAND, n.ON_RETURN)


# --- using items, aces and weapons ------------------------------------------------------------------------------------


def activate(state: State, seat: i64, card: i64) -> None:
    """Declare the use of an Item, Ace or Weapon."""
    number = state.game.acts[state.defs[card]]
    push(state, Frame(n.ACTIVATE, seat, number, reference(state, card)))


def announce(state: State, top: Frame) -> None:
    """The controller declares it: everybody sees what is used."""
    learned = show(state, [top.source & CARD_MASK], EVERYONE)
    tell_card(state, n.ON_USE, top.seat, top.source, learned=learned)


def pay(state: State, top: Frame) -> None:
    """A cost is decided whole, then paid at once; an Ace or Weapon can be taken back until then."""
    cost = state.game.abilities[top.ability].cost
    if cost >= 0:
        push(state, Frame(ABILITY, top.seat, cost, top.source))


def declare(state: State, top: Frame) -> None:
    """An Item goes to the discard pile; what can be used once is used."""
    card = top.source & CARD_MASK
    ability = state.game.abilities[top.ability]
    if ability.kind == EFFECT:
        move(state, card, state.game.place(state.owner[card], n.DISCARD), n.ON_DISCARD)
    elif ability.limit == n.ONCE_A_TURN:
        set_mark(state, card, n.USED, 1)
    elif ability.limit == n.ONCE_A_GAME:
        set_mark(state, card, n.SPENT, 1)


def add(state: State, top: Frame) -> None:
    """Its effect is added to the Outlet."""
    add_to_outlet(state, top.seat, top.ability, reference(state, top.source & CARD_MASK))


def add_to_outlet(state: State, seat: i64, ability: i64, source: i64) -> None:
    """After an effect is added, the OTHER player has priority for the next one."""
    state.chain.append(Frame(ABILITY, seat, ability, source))
    state.registers[n.PRIORITY] = 1 - seat
    state.registers[n.PASSES] = 0
    state.registers[n.ADDED] += 1
    tell_card(state, n.ON_OUTLET_ADD, seat, source, len(state.chain))
    if all(waiting.proc != n.OUTLET for waiting in state.stack):
        push(state, Frame(n.OUTLET, seat))


def add_standby(state: State, entry: Entry) -> None:
    """An "on entered" effect that stood by is added to the Outlet."""
    add_to_outlet(state, entry.seat, entry.ability, entry.source)


def offer_to(state: State, seat: i64, kind: i64) -> None:
    """Let a player add an effect or pass. All can see that an empty hand with nothing to use can only pass."""
    if len(state.zones[state.game.place(seat, n.HAND)]) > 0 or has_uses(state, seat):
        ask(state, seat, kind)
    else:
        state.answer = PASS


# --- the Outlet (a last-in-first-out chain) ---------------------------------------------------------------------------


def offer_priority(state: State, top: Frame) -> None:
    """Whoever has priority adds an effect or passes."""
    offer_to(state, state.registers[n.PRIORITY], n.ASK_PRIORITY)


def add_or_pass(state: State, top: Frame) -> None:
    """A player with nothing to add passes. Two passes in a row: the Outlet resolves."""
    seat = state.registers[n.PRIORITY]
    ask_again(top)
    if verb_of(state.answer) != PASS:
        activate(state, seat, card_of(state, seat, state.answer))
        return
    state.registers[n.PASSES] += 1
    state.registers[n.PRIORITY] = 1 - seat
    if state.registers[n.PASSES] == 2:
        state.registers[n.RESOLVING] = 1
        goto(state, top, resolve)


def resolve(state: State, top: Frame) -> None:
    """It resolves in reverse order until empty; a nullified effect is skipped when it is reached."""
    if not state.chain:
        return
    goto(state, top, resolve)
    effect = state.chain.pop()
    tell_card(
        state, n.ON_SKIP if effect[n.ABILITY_NULLIFIED] else n.ON_RESOLVE, effect.seat, effect.source, len(state.chain)
    )
    if not effect[n.ABILITY_NULLIFIED]:
        push(state, effect)


def close_outlet(state: State, top: Frame) -> None:
    """While it resolved nothing could be added; what stands by since then is added now."""
    state.registers[n.RESOLVING] = 0
    state.registers[n.PASSES] = 0
    state.dirty = True
    state.stack.pop()


def outlet_is_open(state: State) -> bool:
    """Whether effects can be added."""
    return not state.registers[n.RESOLVING]


# --- battle step: one attack ------------------------------------------------------------------------------------------


def declare_attack(state: State, top: Frame) -> None:
    """The turn player attacks with Weapons one at a time, each at most once a turn."""
    set_mark(state, top.source & CARD_MASK, n.ATTACKS, mark(state, top.source & CARD_MASK, n.ATTACKS) + 1)
    state.registers[n.STAGE] = n.DECLARED
    tell_card(state, n.ON_ATTACK, top.seat, top.source)


def respond_to_attack(state: State, top: Frame) -> None:
    """A window for responses: after an attack is declared, before the block."""
    open_window(state, top)


def choose_block(state: State, top: Frame) -> None:
    """The opponent blocks with one of their Weapons or not."""
    if is_stopped(state, top):
        goto(state, top, close_attack)
    elif any(card != NONE for card in state.zones[state.game.place(1 - top.seat, n.WEAPONS)]):
        ask(state, 1 - top.seat, n.ASK_BLOCK)
    else:
        state.answer = PASS


def block(state: State, top: Frame) -> None:
    """The blocker is named."""
    state.registers[n.STAGE] = n.BLOCKED
    if verb_of(state.answer) == n.BLOCK:
        blocker = state.zones[state.game.place(1 - top.seat, n.WEAPONS)][first_of(state.answer)]
        top.bind(0, [reference(state, blocker)])
        tell_of(state, n.ON_BLOCK, 1 - top.seat, top.bound(0), [])
    else:
        tell_numbers(state, n.ON_NO_BLOCK, 1 - top.seat)


def respond_to_block(state: State, top: Frame) -> None:
    """A window for responses: after the block, before damage."""
    open_window(state, top)


def strike(state: State, top: Frame) -> None:
    """Unblocked: damage = Attack. Blocked: Block is held against Attack."""
    if is_stopped(state, top):
        goto(state, top, close_attack)
        return
    attack = value(state, top.source & CARD_MASK, n.ATTACK_STAT)
    blockers = top.bound(0)
    if blockers and is_live(state, blockers[0]):
        clash(state, top, attack, blockers[0])
    elif not blockers or not rules_of(state).lost_blocker_blocks:
        top[n.BATTLE_ATTACK_DAMAGE] = attack


def clash(state: State, top: Frame, attack: i64, blocker: i64) -> None:
    """Block >= Attack: no damage, Block goes down by 1 for good. Block < Attack: discarded, the rest is damage."""
    held = value(state, blocker & CARD_MASK, n.BLOCK_STAT)
    if held >= attack:
        tell_card(state, n.ON_HELD, 1 - top.seat, blocker, attack, held)
        wear(state, blocker, rules_of(state).block_loss)
    else:
        top[n.BATTLE_ATTACK_DAMAGE] = attack - held
        relocate(state, [blocker], n.DISCARD, n.ON_DISCARD)


def damage(state: State, top: Frame) -> None:
    """Block < Attack: the Weapon is discarded and the owner takes the rest; the Weapon goes first."""
    if top[n.BATTLE_ATTACK_DAMAGE] > 0:
        would(state, 1 - top.seat, n.WOULD_TAKE_DAMAGE, top[n.BATTLE_ATTACK_DAMAGE])


def close_attack(state: State, top: Frame) -> None:
    """The turn player may go on with another Weapon or stop."""
    expire(state, UNTIL_BATTLE_ENDS)
    state.registers[n.STAGE] = n.NO_ATTACK
    tell_numbers(state, n.ON_ATTACK_END, top.seat)


def is_stopped(state: State, top: Frame) -> bool:
    """Whether an effect stopped the attack, or the attacking Weapon has left."""
    return top[n.BATTLE_ATTACK_STOPPED] != 0 or not is_live(state, top.source)


def wear(state: State, ref: i64, loss: i64) -> None:
    """A Weapon's Block goes down for good, whether printed or given; never below the floor."""
    card = ref & CARD_MASK
    left = value(state, card, n.BLOCK_STAT)
    if not rules_of(state).given_block_wears:
        left = state.game.printed[state.defs[card]][n.BLOCK_STAT] - mark(state, card, n.BLOCK_LOST)
    loss = min(loss, max(0, left - rules_of(state).block_floor))
    if loss > 0:
        set_mark(state, card, n.BLOCK_LOST, mark(state, card, n.BLOCK_LOST) + loss)
        tell_card(state, n.ON_BLOCK_LOSS, state.owner[card], ref, loss)


# --- windows in battle: turn player first -----------------------------------------------------------------------------


def open_window(state: State, top: Frame) -> None:
    """Let both players respond, the turn player first."""
    if rules_of(state).battle_windows:
        push(state, Frame(n.WINDOW, top.seat))


def offer(state: State, top: Frame) -> None:
    """Respond or pass; when the attack has been stopped there is nothing left to respond to."""
    if is_stopped(state, state.stack[-2]):
        state.stack.pop()
        return
    offer_to(state, top.seat, n.ASK_RESPONSE)


def respond(state: State, top: Frame) -> None:
    """Two passes in a row close the window."""
    if verb_of(state.answer) != PASS:
        top[n.WINDOW_ADDED] = state.registers[n.ADDED]
        activate(state, top.seat, card_of(state, top.seat, state.answer))
        return
    top[n.WINDOW_PASSES] += 1
    if top[n.WINDOW_PASSES] == 2:
        state.stack.pop()
    else:
        top.seat = 1 - top.seat
        goto(state, top, offer)


def reopen(state: State, top: Frame) -> None:
    """After the Outlet has run, the window starts again with the turn player."""
    goto(state, top, offer)
    if state.registers[n.ADDED] != top[n.WINDOW_ADDED]:
        top.seat = state.active
        top[n.WINDOW_PASSES] = 0


# --- health -----------------------------------------------------------------------------------------------------------


def hurt(state: State, seat: i64, amount: i64) -> None:
    """A player takes damage; health is not shown below 0."""
    if amount > 0:
        state.counters[seat] = max(0, state.counters[seat] - amount)
        state.registers[n.CHANGED] = 1
        tell_numbers(state, n.ON_DAMAGE, seat, amount, state.counters[seat])


def heal(state: State, seat: i64, amount: i64) -> None:
    """A player gains health."""
    if amount > 0:
        state.counters[seat] += amount
        state.registers[n.CHANGED] = 1
        tell_numbers(state, n.ON_HEAL, seat, amount, state.counters[seat])


def rule_actions(state: State) -> None:
    """At 0 health a player loses; both at 0: a draw."""
    if state.counters[0] > 0 and state.counters[1] > 0:
        return
    if state.counters[0] == state.counters[1]:
        finish(state, DRAWN, n.BOTH_NO_HEALTH)
    else:
        finish(state, 0 if state.counters[0] > 0 else 1, n.NO_HEALTH)


STEPS: Final[list[Step]] = [draw_step, main_step, battle_step, end_step]  # of the turn, by their numbers
