"""What the shared nodes do when they run: module functions over ints, lists and native classes."""

from __future__ import annotations

from typing import Final

from ..core.ability import AT_BOTTOM, BY_OPPONENT, FOR_COST, SECRET, UP_TO, Expr, Instr
from ..core.action import OPTION, first_of, verb_of
from ..core.dispatch import amount_of, cards_of
from ..core.engine import ASK_OPTION, CANCEL, ask, choose
from ..core.event import EVERYONE, SEATS, tell_of
from ..core.frame import ABILITY_OPTION, CARD_MASK, NONE, SHOWN_TAG, Frame
from ..core.modifiers import modify, value
from ..core.moves import show, shuffle
from ..core.packed import Ints, i64, vec
from ..core.relocate import relocate, would_each
from ..core.state import State, is_live, reference
from ..core.zone import OWNER

YOU: Final[i64] = 0
OPPONENT: Final[i64] = 1
EACH: Final[i64] = 2
WOULD_DRAW: Final[i64] = 0  # the happening that every game has
WHOLE: Final[i64] = -1  # as many cards as there are
AS_CHOSEN: Final[i64] = -2  # as many as the number of the option that was chosen


def seats(frame: Frame, who: i64) -> Ints:
    """The seats that "you", "your opponent" or "each player" mean, yours first."""
    if who == EACH:
        return vec[i64]([frame.seat, 1 - frame.seat])
    return vec[i64]([frame.seat]) if who == YOU else vec[i64]([1 - frame.seat])


# --- selectors: the answer is a list of references ---


def this(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The card that has the ability, while it is still the same object."""
    return [frame.source] if is_live(state, frame.source) else []


def it(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What is bound under a tag."""
    return [ref for ref in frame.bound(expr.tag) if is_live(state, ref)]


def rest(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What is bound under a tag, without what is bound under another."""
    without = frame.bound(expr.without)
    return [ref for ref in frame.bound(expr.tag) if ref not in without and is_live(state, ref)]


def cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """A zone of the seats that are meant; args: kind (-1: any), whether this card is left out."""
    game = state.game
    kind = expr.args[0].value
    own = frame.source & CARD_MASK if expr.args[1].value and is_live(state, frame.source) else NONE
    found: list[int] = []
    for seat in seats(frame, expr.who):
        for card in state.zones[game.place(seat, expr.zone)]:
            if card != NONE and card != own and (kind < 0 or game.kinds[state.defs[card]] == kind):
                found.append(reference(state, card))
    return found


# --- amounts and conditions ---


def count(state: State, frame: Frame, expr: Expr) -> i64:
    """How many cards, times so much, for every so many."""
    return expr.times * (len(cards_of(state, frame, expr.args[0])) // expr.count)


def value_of(state: State, frame: Frame, expr: Expr) -> i64:
    """A stat of the cards, added up."""
    return sum(value(state, ref & CARD_MASK, expr.stat) for ref in cards_of(state, frame, expr.args[0]))


def at_least(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether there are so many or more."""
    return int(len(cards_of(state, frame, expr.args[0])) >= expr.count)


def all_of(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether every operand holds."""
    return int(all(amount_of(state, frame, arg) for arg in expr.args))


def either(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether an operand holds."""
    return int(any(amount_of(state, frame, arg) for arg in expr.args))


def negation(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether the operand does not hold."""
    return int(not amount_of(state, frame, expr.args[0]))


# --- effects ---


def selected(state: State, frame: Frame, instr: Instr) -> list[int]:
    """The cards of the instruction's first operand."""
    return cards_of(state, frame, instr.args[0])


def draw(state: State, frame: Frame, instr: Instr) -> None:
    """args: how many."""
    would_each(state, seats(frame, instr.who), WOULD_DRAW, 0, NONE, amount_of(state, frame, instr.args[0]))


def choose_cards(state: State, frame: Frame, instr: Instr) -> None:
    """Where everybody can see that there is no choice, nobody is asked."""
    found = selected(state, frame, instr)
    up_to = instr.how & UP_TO
    secret = instr.how & SECRET
    cancel = instr.how & FOR_COST
    count = instr.count if len(instr.args) == 1 else amount_of(state, frame, instr.args[1])
    if count <= 0 or (not secret and not cancel and (not found or (not up_to and len(found) <= count))):
        frame.bind(instr.tag, found if count > 0 else [])
        return
    seat = 1 - frame.seat if instr.how & BY_OPPONENT else frame.seat
    choose(state, frame, 0 if up_to else count, count, instr.tag, seat, CANCEL if cancel else 0)


def put(state: State, frame: Frame, instr: Instr) -> None:
    """Move cards to a zone of their owners."""
    relocate(state, selected(state, frame, instr), instr.zone, instr.event, bool(instr.how & AT_BOTTOM))


def look(state: State, frame: Frame, instr: Instr) -> None:
    """The top cards of a deck are looked at, and bound."""
    pile = state.zones[state.game.place(frame.seat, instr.zone)]
    count = amount_of(state, frame, instr.args[0]) if instr.args else instr.count
    if count == AS_CHOSEN:
        count = frame[ABILITY_OPTION]
    top = list(pile if count == WHOLE else pile[: max(count, 0)])
    learned = show(state, top, 1 << frame.seat)
    refs = [reference(state, card) for card in top]
    frame.bind(instr.tag, refs)
    tell_of(state, instr.event, frame.seat, refs, [], learned)


def reveal(state: State, frame: Frame, instr: Instr) -> None:
    """Everybody sees the cards."""
    refs = selected(state, frame, instr)
    learned = show(state, [ref & CARD_MASK for ref in refs], EVERYONE)
    tell_of(state, instr.event, frame.seat, refs, [], learned & (1 << SEATS) - 1)
    for ref in refs:
        if state.game.place_sight[state.place[ref & CARD_MASK]] == OWNER:
            frame.add(SHOWN_TAG, ref)


def shuffle_deck(state: State, frame: Frame, instr: Instr) -> None:
    """The deck is shuffled."""
    shuffle(state, state.game.place(frame.seat, instr.zone), instr.event)


def change(state: State, frame: Frame, instr: Instr) -> None:
    """args: cards, amount."""
    changed(state, frame, instr)


def changed(state: State, frame: Frame, instr: Instr) -> i64:
    """Change a number of cards; of how many."""
    amount = amount_of(state, frame, instr.args[1])
    refs = selected(state, frame, instr)
    for ref in refs:
        modify(state, ref, instr.stat, amount, instr.until, frame.ability, frame.seat)
    if refs:
        tell_of(state, instr.event, frame.seat, refs, [instr.stat, amount])
    return len(refs)


# --- control ---


def jump(state: State, frame: Frame, instr: Instr) -> None:
    """Go on elsewhere."""
    frame.at = instr.jump


def jump_unless(state: State, frame: Frame, instr: Instr) -> None:
    """Go on elsewhere where the condition does not hold."""
    if not amount_of(state, frame, instr.args[0]):
        frame.at = instr.jump


def ask_option(state: State, frame: Frame, instr: Instr) -> None:
    """Ask for one of several options."""
    ask(state, 1 - frame.seat if instr.who == OPPONENT else frame.seat, ASK_OPTION)


def read_option(state: State, frame: Frame, instr: Instr) -> None:
    """Keep which option was chosen."""
    frame[ABILITY_OPTION] = first_of(state.answer) if verb_of(state.answer) == OPTION else 0


def jump_unless_option(state: State, frame: Frame, instr: Instr) -> None:
    """Go on elsewhere where another option was chosen."""
    if frame[ABILITY_OPTION] != instr.option:
        frame.at = instr.jump
