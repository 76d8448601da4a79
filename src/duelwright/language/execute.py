"""What the shared nodes do when they run: module functions over ints, lists and native classes."""

from __future__ import annotations

from typing import Final

from ..core.ability import Expr, Instr
from ..core.action import OPTION, first_of, verb_of
from ..core.engine import ASK_OPTION, CANCEL, ask, choose
from ..core.event import EVERYONE, SEATS, tell_of
from ..core.frame import ABILITY_OPTION, CARD_MASK, NONE, Frame
from ..core.modifiers import modify, value
from ..core.moves import show, shuffle
from ..core.relocate import relocate
from ..core.state import State, is_live, reference

YOU: Final = 0
OPPONENT: Final = 1
EACH: Final = 2


def seats(frame: Frame, who: int) -> list[int]:
    """The seats that "you", "your opponent" or "each player" mean, yours first."""
    if who == EACH:
        return [frame.seat, 1 - frame.seat]
    return [frame.seat if who == YOU else 1 - frame.seat]


# --- selectors: n and m are the zone and so on; the answer is a list of references ---


def this(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The card that has the ability, while it is still the same object."""
    return [frame.source] if is_live(state, frame.source) else []


def it(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What is bound under tag n."""
    return [ref for ref in frame.bound(expr.n) if is_live(state, ref)]


def rest(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What is bound under tag n and not under tag m."""
    without = frame.bound(expr.m)
    return [ref for ref in frame.bound(expr.n) if ref not in without and is_live(state, ref)]


def cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """Zone n of the seats that m means; args: kind (-1: any), whether this card is left out."""
    game = state.game
    kind = expr.args[0].n
    own = frame.source & CARD_MASK if expr.args[1].n and is_live(state, frame.source) else NONE
    found: list[int] = []
    for seat in seats(frame, expr.m):
        for card in state.zones[game.place(seat, expr.n)]:
            if card != NONE and card != own and (kind < 0 or game.kinds[state.defs[card]] == kind):
                found.append(reference(state, card))
    return found


# --- amounts and conditions ---


def count(state: State, frame: Frame, expr: Expr) -> int:
    """How many cards, times n."""
    return expr.n * len(expr.args[0].cards(state, frame, expr.args[0]))


def value_of(state: State, frame: Frame, expr: Expr) -> int:
    """The stat n of the cards, added up."""
    return sum(value(state, ref & CARD_MASK, expr.n) for ref in expr.args[0].cards(state, frame, expr.args[0]))


def at_least(state: State, frame: Frame, expr: Expr) -> int:
    """Whether there are n or more."""
    return int(len(expr.args[0].cards(state, frame, expr.args[0])) >= expr.n)


def all_of(state: State, frame: Frame, expr: Expr) -> int:
    """Whether every operand holds."""
    return int(all(arg.number(state, frame, arg) for arg in expr.args))


def either(state: State, frame: Frame, expr: Expr) -> int:
    """Whether an operand holds."""
    return int(any(arg.number(state, frame, arg) for arg in expr.args))


def negation(state: State, frame: Frame, expr: Expr) -> int:
    """Whether the operand does not hold."""
    return int(not expr.args[0].number(state, frame, expr.args[0]))


# --- effects ---


def selected(state: State, frame: Frame, instr: Instr) -> list[int]:
    """The cards of the instruction's first operand."""
    return instr.args[0].cards(state, frame, instr.args[0])


def draw(state: State, frame: Frame, instr: Instr) -> None:
    """n: who; args: how many."""
    amount = instr.args[0].number(state, frame, instr.args[0])
    for seat in seats(frame, instr.n):
        state.game.draw(state, seat, amount)


def choose_cards(state: State, frame: Frame, instr: Instr) -> None:
    """n: how many; m: tag; k: bit 0 up to, bit 1 secret, bit 2 the opponent chooses, bit 3 it is for a cost."""
    found = selected(state, frame, instr)
    up_to = instr.k & 1
    secret = instr.k & 2
    cancel = instr.k & 8
    if not secret and not cancel and (not found or (not up_to and len(found) <= instr.n)):
        frame.bind(instr.m, found)
        return
    seat = 1 - frame.seat if instr.k & 4 else frame.seat
    choose(state, frame, 0 if up_to else instr.n, instr.n, instr.m, seat, CANCEL if cancel else 0)


def put(state: State, frame: Frame, instr: Instr) -> None:
    """Move cards to a zone (n) of their owners, with an event (m), at the bottom of a deck where k says so."""
    relocate(state, selected(state, frame, instr), instr.n, instr.m, bool(instr.k))


def look(state: State, frame: Frame, instr: Instr) -> None:
    """n: how many (-1: all); m: tag; k: deck and event packed."""
    pile = state.zones[state.game.place(frame.seat, instr.k >> 8)]
    top = pile[:] if instr.n < 0 else pile[: instr.n]
    learned = show(state, top, 1 << frame.seat)
    refs = [reference(state, card) for card in top]
    frame.bind(instr.m, refs)
    tell_of(state, instr.k & 255, frame.seat, refs, [], learned)


def reveal(state: State, frame: Frame, instr: Instr) -> None:
    """Everybody sees the cards; m: event."""
    refs = selected(state, frame, instr)
    learned = show(state, [ref & CARD_MASK for ref in refs], EVERYONE)
    tell_of(state, instr.m, frame.seat, refs, [], learned & (1 << SEATS) - 1)


def shuffle_deck(state: State, frame: Frame, instr: Instr) -> None:
    """n: deck; m: event."""
    shuffle(state, state.game.place(frame.seat, instr.n), instr.m)


def change(state: State, frame: Frame, instr: Instr) -> None:
    """n: stat; m: event; k: until; args: cards, amount."""
    amount = instr.args[1].number(state, frame, instr.args[1])
    refs = selected(state, frame, instr)
    for ref in refs:
        modify(state, ref, instr.n, amount, instr.k, frame.ability, frame.seat)
    if refs:
        tell_of(state, instr.m, frame.seat, refs, [instr.n, amount])


# --- control ---


def jump(state: State, frame: Frame, instr: Instr) -> None:
    """Go on at n."""
    frame.at = instr.n


def jump_unless(state: State, frame: Frame, instr: Instr) -> None:
    """Go on at n where the condition does not hold."""
    if not instr.args[0].number(state, frame, instr.args[0]):
        frame.at = instr.n


def ask_option(state: State, frame: Frame, instr: Instr) -> None:
    """Ask for one of n options; m: it may be declined."""
    ask(state, frame.seat, ASK_OPTION)


def read_option(state: State, frame: Frame, instr: Instr) -> None:
    """Keep which option was chosen in register a."""
    frame[ABILITY_OPTION] = first_of(state.answer) if verb_of(state.answer) == OPTION else 0


def jump_unless_option(state: State, frame: Frame, instr: Instr) -> None:
    """Go on at n where another option than m was chosen."""
    if frame[ABILITY_OPTION] != instr.m:
        frame.at = instr.n
