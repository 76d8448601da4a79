"""The rules, one function for each step.

Two players with 6 life. In a turn: draw a card, call one unit, strike with each unit once. A strike discards the unit
in the same slot on the other side, or costs life where there is none. Whoever cannot draw loses.
"""

from __future__ import annotations

from duelwright.core.action import first_of, pack, second_of, verb_of
from duelwright.core.deck import Deck
from duelwright.core.engine import ask, finish, goto, new_turn, push, trigger
from duelwright.core.errors import Violation
from duelwright.core.event import tell, tell_of
from duelwright.core.frame import ABILITY, NONE, Frame
from duelwright.core.game import Game
from duelwright.core.modifiers import value
from duelwright.core.moves import move, shuffle
from duelwright.core.relocate import relocate
from duelwright.core.rng import Rng
from duelwright.core.state import DRAWN, PLAYING, Entry, State, card_by_handle, clear_marks, mark, reference, set_mark

from . import names as n


def draw(state: State, seat: int) -> None:
    """A card from the top of the deck; whoever cannot draw loses."""
    pile = state.zones[state.game.place(seat, n.DECK)]
    if pile:
        move(state, pile[0], state.game.place(seat, n.HAND), n.ON_DRAW)
    else:
        finish(state, 1 - seat, n.NO_CARD)


def draw_cards(state: State, seat: int, count: int) -> None:
    """So many of them."""
    for _ in range(count):
        if state.winner == PLAYING:
            draw(state, seat)


def setup(state: State) -> None:
    """Both decks are shuffled, each player draws 3, and the first turn begins."""
    for seat in (0, 1):
        shuffle(state, state.game.place(seat, n.DECK), n.ON_SHUFFLE)
        for _ in range(3):
            draw(state, seat)
    push(state, Frame(n.TURN, 0))


def begin(state: State, phase: int) -> None:
    """Take up play in a turn, at its first prompt."""
    turn = Frame(n.TURN, state.active)
    goto(state, turn, ask_main)
    state.stack = [turn]


def begin_turn(state: State, top: Frame) -> None:
    """A turn begins: units may strike again, and the turn player draws."""
    new_turn(state, top.seat)
    state.registers[n.CALLED] = 0
    clear_marks(state, n.STRUCK)
    tell(state, n.ON_TURN, top.seat, [state.turn])
    draw(state, top.seat)


def ask_main(state: State, top: Frame) -> None:
    """What does the turn player do?"""
    ask(state, top.seat, n.ASK_MAIN)


def perform(state: State, top: Frame) -> None:
    """Call a unit, strike with one, or end the turn."""
    verb, seat = verb_of(state.answer), top.seat
    goto(state, top, ask_main)
    if verb == n.END:
        top.seat = 1 - seat
        goto(state, top, begin_turn)
    elif verb == n.CALL:
        card = card_by_handle(state, seat, first_of(state.answer))
        state.registers[n.CALLED] = 1
        move(state, card, state.game.place(seat, n.FIELD), n.ON_CALL, second_of(state.answer))
        trigger(state, n.ON_CALL, [reference(state, card)])
    else:
        strike(state, seat, first_of(state.answer))


def strike(state: State, seat: int, slot: int) -> None:
    """The unit in the same slot is discarded; where there is none, its player loses life."""
    card = state.zones[state.game.place(seat, n.FIELD)][slot]
    set_mark(state, card, n.STRUCK, 1)
    tell_of(state, n.ON_STRIKE, seat, [reference(state, card)], [])
    target = state.zones[state.game.place(1 - seat, n.FIELD)][slot]
    if target == NONE:
        lost = min(value(state, card, 0), state.counters[1 - seat])
        state.counters[1 - seat] -= lost
        tell(state, n.ON_LIFE, 1 - seat, [lost, state.counters[1 - seat]])
    else:
        relocate(state, [reference(state, target)], n.DROP, n.ON_DISCARD)


def main_options(state: State) -> list[int]:
    """A unit to a free slot while none was called, each unit that has not struck, the end of the turn."""
    seat = state.prompt_seat
    field = state.zones[state.game.place(seat, n.FIELD)]
    hand = [] if state.registers[n.CALLED] else list(state.zones[state.game.place(seat, n.HAND)])
    codes = [pack(n.CALL, state.handles[seat][card], slot) for card in hand for slot in (0, 1) if field[slot] == NONE]
    codes += [pack(n.STRIKE, slot) for slot, c in enumerate(field) if c != NONE and not mark(state, c, n.STRUCK)]
    return [*codes, pack(n.END)]


def rule_actions(state: State) -> None:
    """At 0 life a player loses; both at once is a draw."""
    if min(state.counters) <= 0:
        finish(state, DRAWN if max(state.counters) <= 0 else int(state.counters[1] > 0), n.NO_LIFE)


def standby_ready(state: State) -> bool:
    """Triggered abilities are played as soon as they stand by."""
    return True


def play_standby(state: State, entry: Entry) -> None:
    """An ability that was triggered is played."""
    push(state, Frame(ABILITY, entry.seat, entry.ability, entry.source))


def check(game: Game, deck: Deck) -> list[Violation]:
    """A deck has cards."""
    return [Violation("empty", {}, "Deck", "The deck is empty.")] if not deck.cards.get("main") else []


def candidates(state: State, seat: int) -> list[int]:
    """What a person could try: any card of the hand to any slot, or to end the turn."""
    hand = state.zones[state.game.place(seat, n.HAND)]
    return [pack(n.CALL, state.handles[seat][card], slot) for card in hand for slot in (0, 1)] + [pack(n.END)]


def refuse(state: State, seat: int, code: int) -> tuple[int, dict[str, str | int]]:
    """Why something is not possible."""
    return n.NOT_NOW, {}


def prior(game: Game, seen: list[int], wanted: list[int], rng: Rng) -> list[int]:
    """For cards that nobody has seen: any."""
    return [1 + rng.below(len(game.definitions) - 1) for _ in wanted]
