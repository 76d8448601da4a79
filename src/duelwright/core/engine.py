"""The engine: run the top frame until a prompt or the end. Answers, checkpoints and the loop guard are here too."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from .ability import AS_MANY, MAY_DECLINE
from .action import BACK, CHOOSE_CARD, DONE, OPTION, PASS, first_of, pack, verb_of
from .choices import room, sort
from .dispatch import amount_of, cards_of
from .event import SEATS, tell
from .frame import (
    ABILITY,
    CARD_MASK,
    CHECKPOINT,
    CHOOSE,
    CHOOSE_HOW,
    CHOOSE_LEAST,
    CHOOSE_MOST,
    NONE,
    OWN_PROCEDURES,
    Frame,
    Step,
    bit_of,
    sign,
)
from .modifiers import granted_to, is_silent
from .packed import Ints, append, i64, vec
from .state import DRAWN, PLAYING, Entry, State, card_by_handle, is_live, marks_by_kind, reference

# The prompt kinds, endings and events every game has, by number.
ASK_CHOICE: Final[i64] = 0
ASK_ORDER: Final[i64] = 1
ASK_REPLACE: Final[i64] = 2
ASK_OPTION: Final[i64] = 3
OWN_PROMPTS: Final[i64] = 4
ENDLESS: Final[i64] = 0
CONCEDED: Final[i64] = 1
OWN_ENDINGS: Final[i64] = 2
ON_GAME_END: Final[i64] = 0
OWN_EVENTS: Final[i64] = 1

PICKED: Final[i64] = 0  # the tag of picks in a choice's frame
CANCEL: Final[i64] = 1  # bit of a choice's frame: taking back with nothing picked takes the whole action back
TAG_SHIFT: Final[i64] = 8

OptionsFn = Callable[[State], Ints | list[int]]  # a game that is not compiled may give a list


class PromptKind:
    """A kind of question: its public name, the rule that asks it, and the pure function that lists its answers."""

    __slots__ = ("name", "options", "rule")

    def __init__(self, name: str, rule: str, options: OptionsFn) -> None:
        self.name = name
        self.rule = rule
        self.options = options


class Ending:
    """A way in which a game ends, and its rule."""

    __slots__ = ("code", "rule")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule


def run(state: State) -> None:
    """Run steps and instructions until somebody must answer or the game is over."""
    game = state.game
    stack, dispatch = state.stack, game.dispatch
    for _step in range(game.step_budget):
        if state.prompt_seat >= 0 or state.winner != PLAYING:
            return
        top = stack[-1]
        proc = top.proc
        if proc == ABILITY:
            code = game.abilities[top.ability].code
            if top.at < len(code):
                instr = code[top.at]
                top.at += 1
                dispatch.perform(state, top, instr)
            else:
                stack.pop()
        elif not (state.dirty and proc >= OWN_PROCEDURES and not is_quiet(state, top) and checkpoint(state)):
            at = top.at
            if at < game.lengths[proc]:
                top.at = at + 1
                if game.by_number:
                    dispatch.step(state, top, game.first_steps[proc] + at)
                else:
                    game.steps[proc][at](state, top)
            else:
                stack.pop()
    if state.prompt_seat < 0 and state.winner == PLAYING:
        finish(state, DRAWN, ENDLESS)


def is_quiet(state: State, top: Frame) -> bool:
    """Whether no check timing comes before a procedure's next step."""
    return bool(state.game.quiet[top.proc] >> top.at & 1)


def goto(state: State, top: Frame, step: Step) -> None:
    """Go on with another step of the same procedure."""
    top.at = place_of(state, top.proc, step)


def ask_again(top: Frame) -> None:
    """Go on with the step before this one: the one that asked."""
    top.at -= 2


def leave(state: State, top: Frame) -> None:
    """Go on behind the last step of a procedure."""
    top.at = len(state.game.steps[top.proc])


def place_of(state: State, proc: i64, step: Step) -> i64:
    """Where a step stands in a procedure."""
    steps = state.game.steps[proc]
    for at in range(len(steps)):
        if steps[at] is step:
            return at
    raise AssertionError(f"{step} is no step of {state.game.procedures[proc].name}")


def push(state: State, new: Frame) -> None:
    """Start a procedure or ability; it runs before the one below goes on."""
    state.stack.append(new)


def ask(state: State, seat: i64, kind: i64) -> None:
    """Ask a seat: the last statement of a step. The next step reads `state.answer`."""
    state.prompt_seat = seat
    state.prompt_kind = kind
    state.option_made = False
    state.asked[seat] += 1


def answer(state: State, code: i64) -> None:
    """Take a legal answer and play on."""
    state.decided += 1
    if state.decided > state.game.loop_after and is_endless(state, code):
        finish(state, DRAWN, ENDLESS)
        return
    state.answer = code
    state.prompt_seat = NONE
    state.option_made = False
    run(state)


def options(state: State) -> Ints:
    """The legal answers, listed once per prompt."""
    if not state.option_made:
        codes = vec[i64]()
        if state.prompt_seat >= 0:
            codes = state.game.dispatch.options(state, state.prompt_kind)
            if state.history:
                codes = without_loops(state, codes)
        state.option_codes = codes
        state.option_made = True
        state.question = None
    return state.option_codes


def finish(state: State, winner: i64, ending: i64) -> None:
    """End the game."""
    state.winner = winner
    state.ended = ending
    tell(state, ON_GAME_END, winner, [winner, ending])
    state.prompt_seat = NONE
    state.option_made = False


def concede(state: State, seat: i64) -> None:
    """A player gives up: an immediate loss, nothing else resolves."""
    finish(state, 1 - seat, CONCEDED)


def new_turn(state: State, active: i64) -> None:
    """The next turn belongs to a seat; the loop guard forgets the last one."""
    state.turn += 1
    state.active = active
    state.decided = 0
    state.history = []


# --- check timing -----------------------------------------------------------------------------------------------------


def checkpoint(state: State) -> bool:
    """Rule actions, then abilities that stand by; true where something must happen before the next rule step."""
    state.dirty = False
    depth = len(state.stack)
    state.game.dispatch.rule_actions(state)
    if state.winner != PLAYING or len(state.stack) != depth:  # a rule action may need a procedure of its own
        return True
    if not state.standby or not state.game.standby_ready(state):
        return False
    if len(state.standby) == 1:
        play_entry(state, state.standby[0])
    else:
        push(state, Frame(CHECKPOINT, state.active))
    return True


def pick_standby(state: State, top: Frame) -> None:
    """The turn player's entries go first; an order is asked only between different ones."""
    mine = [entry for entry in state.standby if entry.seat == state.active]
    top.seat = state.active if mine else 1 - state.active
    entries = entries_of(state, top.seat)
    first = entries[0]
    if all(entry.ability == first.ability and entry.source == first.source for entry in entries):
        state.answer = pack(OPTION, 1)
    else:
        ask(state, top.seat, ASK_ORDER)


def play_standby(state: State, top: Frame) -> None:
    """Play the entry that was picked."""
    state.stack.pop()
    play_entry(state, entries_of(state, top.seat)[first_of(state.answer) - 1])


def play_entry(state: State, entry: Entry) -> None:
    """It no longer stands by; the game plays it in its own way."""
    state.standby = [other for other in state.standby if other is not entry]
    state.dirty = True
    state.game.play_standby(state, entry)


def entries_of(state: State, seat: i64) -> list[Entry]:
    """What stands by for a seat, in the order it was triggered."""
    return [entry for entry in state.standby if entry.seat == seat]


def order_options(state: State) -> Ints:
    """One option per entry that stands by, in the order they were triggered."""
    return vec[i64]([pack(OPTION, i + 1) for i in range(len(entries_of(state, state.prompt_seat)))])


def trigger(state: State, kind: i64, refs: list[int], leaving: bool = False) -> None:
    """Let abilities that wait for this event stand by; gates are tested now."""
    game = state.game
    if len(refs) == 1:
        trigger_one(state, kind, refs[0], leaving)
        return
    refs = [ref for ref in refs if ref >= 0]  # in a guess there is nobody in the place of a card that had left
    heard = sign(kind)
    for ref in refs:
        card = ref & CARD_MASK
        if game.hears[state.defs[card]] & heard:
            for number in game.self_autos[state.defs[card]]:
                _match(state, number, card, ref, kind, leaving)
        if game.granted and state.mods:
            match_granted(state, kind, ref, granted_to(state, ref))
    for source in state.actives:
        if game.hears[state.defs[source]] & heard:
            for number in game.watch_autos[state.defs[source]]:
                for ref in refs:
                    _match(state, number, source, ref, kind, leaving)
    if game.granted_watchers and state.mods and not leaving:
        for ref in refs:
            match_watching(state, kind, ref)
    if game.open_windows:
        for ref in refs:
            _open_windows(state, ref, kind)


def trigger_one(state: State, kind: i64, ref: i64, leaving: bool = False, own: bool = True) -> None:
    """The same for an event about one card; its own abilities are left out where it had none."""
    if ref < 0:
        return
    game = state.game
    card = ref & CARD_MASK
    heard = sign(kind)
    if own and game.hears[state.defs[card]] & heard:
        for number in game.self_autos[state.defs[card]]:
            _match(state, number, card, ref, kind, leaving)
    if game.granted and state.mods:
        match_granted(state, kind, ref, granted_to(state, ref))
    for source in state.actives:
        if game.hears[state.defs[source]] & heard:
            for number in game.watch_autos[state.defs[source]]:
                _match(state, number, source, ref, kind, leaving)
    if game.granted_watchers and state.mods and not leaving:
        match_watching(state, kind, ref)
    if game.open_windows:
        _open_windows(state, ref, kind)


def trigger_own(state: State, kind: i64, ref: i64) -> None:
    """Let a card's own abilities stand by as if an event had come about; nobody else hears of it."""
    for number in state.game.self_autos[state.defs[ref & CARD_MASK]]:
        _match(state, number, ref & CARD_MASK, ref, kind, False)
    match_granted(state, kind, ref, granted_to(state, ref))


def _open_windows(state: State, ref: i64, kind: i64) -> None:
    """AUTOs of hidden zones are asked for of every seat that might hold such a card, whether or not it does.

    Which windows there are follows from the pool that both sides know, never from a list or a hand.
    """
    game = state.game
    for number in game.open_windows:
        ability = game.abilities[number]
        if ability.event != kind:
            continue
        for seat in range(SEATS):
            top = Frame(ABILITY, seat, number, NONE)
            if ability.gated and not amount_of(state, top, ability.gate):  # before the cards, which cost more
                continue
            if ref in cards_of(state, top, ability.who):
                state.standby = [*state.standby, Entry(number, NONE, seat, state.batch, ref)]
                state.dirty = True


def match_granted(state: State, kind: i64, ref: i64, numbers: list[int]) -> None:
    """Let abilities that a card was given stand by; who leaves takes them along for this once."""
    for number in numbers:
        if not state.game.abilities[number].others:
            _match(state, number, ref & CARD_MASK, ref, kind, False, True)


def match_watching(state: State, kind: i64, ref: i64) -> None:
    """Let abilities stand by that cards were given and that wait for what others do; a ref of none is about no card."""
    game = state.game
    visited: list[int] = []
    for mod in state.mods:
        if mod.stat != game.given_skill or mod.ref in visited or not is_live(state, mod.ref):
            continue
        visited.append(mod.ref)
        for number in granted_to(state, mod.ref):
            if game.abilities[number].others and game.abilities[number].event == kind:
                _match(state, number, mod.ref & CARD_MASK, mod.ref if ref < 0 else ref, kind, False, True)


def trigger_phase(state: State, kind: i64) -> None:
    """The same for an event that is about no card, such as the beginning of a phase."""
    game = state.game
    heard = sign(kind)
    for source in state.actives:
        if game.hears[state.defs[source]] & heard:
            for number in game.watch_autos[state.defs[source]]:
                _match(state, number, source, reference(state, source), kind, False)
    if game.granted_watchers and state.mods:
        match_watching(state, kind, NONE)


def trigger_departed(state: State, kind: i64, seat: i64) -> None:
    """The same for an event about a card of a seat that has left: that seat's abilities hear of it, whoever it was."""
    game = state.game
    for source in state.actives:
        if game.place_seat[state.place[source]] == seat:
            for number in game.watch_autos[state.defs[source]]:
                _match(state, number, source, NONE, kind, False)


def _match(state: State, number: i64, source: i64, ref: i64, kind: i64, leaving: bool, given: bool = False) -> None:
    """Let an ability stand by where it waits for this; whoever was given it has it, whatever it has lost before."""
    game = state.game
    ability = game.abilities[number]
    place = state.place[source]
    if ability.event != kind or ability.leaving != leaving or not ability.zones & bit_of(game.place_zone[place]):
        return
    if not given and is_silent(state, source):
        return
    own = reference(state, source)
    top = Frame(ABILITY, game.place_seat[place], number, own)
    if ability.gated and not amount_of(state, top, ability.gate):
        return
    if ability.others and ref >= 0 and ref not in cards_of(state, top, ability.who):
        return
    state.standby = [*state.standby, Entry(number, own, top.seat, state.batch, ref)]
    state.dirty = True


# --- choosing cards ---------------------------------------------------------------------------------------------------


def choose(state: State, top: Frame, least: i64, most: i64, tag: i64, seat: i64, flags: i64) -> None:
    """Let a seat pick cards one at a time, from what the instruction of the frame below selects."""
    choosing = Frame(CHOOSE, seat, top.ability, top.source)
    choosing[CHOOSE_LEAST] = least
    choosing[CHOOSE_MOST] = most
    choosing[CHOOSE_HOW] = flags | tag << TAG_SHIFT
    push(state, choosing)


def ask_pick(state: State, top: Frame) -> None:
    """Ask for the next card, or stop where all are picked."""
    if len(top.refs) == top[CHOOSE_MOST]:
        state.answer = pack(DONE)
    else:
        ask(state, top.seat, ASK_CHOICE)


def read_pick(state: State, top: Frame) -> None:
    """Take the pick, take one back, or bind what was picked in the frame below."""
    verb = verb_of(state.answer)
    ask_again(top)
    if verb == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        top.add(PICKED, reference(state, card))
    elif verb == BACK and len(top.refs) > 0:
        top.refs = top.refs[:-1]
        top.tags = top.tags[:-1]
    elif verb == BACK:
        del state.stack[-3:]  # the choice, the cost it belongs to, and the action that would have been paid
    else:
        state.stack.pop()
        state.stack[-1].bind(top[CHOOSE_HOW] >> TAG_SHIFT, list(top.refs))


def choice_options(state: State) -> Ints:
    """What can still be picked, in ascending handle order, then done, then back."""
    top, below = state.stack[-1], state.stack[-2]
    instr = state.game.abilities[below.ability].code[below.at - 1]
    found = cards_of(state, below, instr.args[0])
    codes = room(state, len(found) + 2)
    row = state.handles[top.seat]
    at: i64 = 0
    for ref in found:
        if len(top.refs) == 0 or ref not in top.refs:
            codes[at] = pack(CHOOSE_CARD, row[ref & CARD_MASK])
            at += 1
    sort(codes, at)
    if len(top.refs) >= top[CHOOSE_LEAST] or at == 0:
        codes[at] = DONE
        at += 1
    if len(top.refs) > 0 or top[CHOOSE_HOW] & CANCEL:
        codes[at] = BACK
        at += 1
    return codes[:at]


def option_options(state: State) -> Ints:
    """The numbered options of the instruction that asks, while its operand holds, or as many; then pass."""
    top = state.stack[-1]
    instr = state.game.abilities[top.ability].code[top.at - 1]
    said = amount_of(state, top, instr.args[0]) if instr.args else 1
    count = said if instr.how & AS_MANY else instr.count if said else 0
    codes = vec[i64]([pack(OPTION, i + 1) for i in range(count)])
    if instr.how & MAY_DECLINE:
        codes = append(codes, PASS)
    return codes


# --- the loop guard ---------------------------------------------------------------------------------------------------


def position_hash(state: State) -> i64:
    """A number for where the game stands, without counters and random state."""
    zones = [list(row) for row in state.zones]
    parts: list[object] = [state.phase, state.prompt_seat, state.prompt_kind, zones, marks_by_kind(state)]
    for top in [*state.stack, *state.chain]:
        ability = state.game.abilities[top.ability].id if top.ability >= 0 else ""
        parts.append([top.proc, top.at, top.seat, ability, top.a, top.b, top.c, [r & CARD_MASK for r in top.refs]])
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=7).digest(), "little")


def is_endless(state: State, code: i64) -> bool:
    """Keep where we stand and what was chosen; true where nothing else could be chosen here for the third time."""
    here = position_hash(state)
    chosen = [state.history[i + 1] for i in range(0, len(state.history), 2) if state.history[i] == here]
    state.history = [*state.history, here, code]
    return len(chosen) >= state.game.rules.loop_repeats and code in chosen


def without_loops(state: State, codes: Ints) -> Ints:
    """At the third time in the same position, what was chosen there before is no longer on offer.

    In a turn that is so long nothing is taken back either: choosing and taking back would be a loop of its own.
    """
    codes = vec[i64]([code for code in codes if verb_of(code) != BACK]) if len(codes) > 1 else codes
    here = position_hash(state)
    chosen = [state.history[i + 1] for i in range(0, len(state.history), 2) if state.history[i] == here]
    if len(chosen) < state.game.rules.loop_repeats - 1:
        return codes
    left = vec[i64]([code for code in codes if code not in chosen])
    return left if len(left) > 0 else codes
