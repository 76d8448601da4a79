"""A sensible answer to any prompt, fast: for opponents, and for the playouts of a search.

It reads the numbers of cards, what abilities are worth by their trees, and what an answer would lead to at once. A game
says how its own prompts are answered, what a card is worth to its player, and how a position stands; it knows no card
by name. It is meant for guesses of what a seat does not know, never for the true state.
"""

from __future__ import annotations

from typing import Final

from .ability import AS_MANY, COST
from .action import CHOOSE_CARD, DONE, PASS, first_of, verb_of
from .engine import ASK_CHOICE, ASK_OPTION, OWN_PROMPTS, answer, options
from .packed import Ints, i64
from .state import PLAYING, State, card_by_handle

WON: Final[i64] = 1_000_000  # how a position stands that is won
LONGEST: Final[i64] = 40  # answers that are looked ahead until an action is over


def sensible(state: State) -> i64:
    """The answer that the seat which is asked would give."""
    codes = options(state)
    if len(codes) == 1:
        return codes[0]
    kind = state.prompt_kind
    if kind == ASK_CHOICE:
        return choose(state, codes)
    if kind == ASK_OPTION:
        return pay_or_not(state, codes)
    if kind < OWN_PROMPTS:
        return codes[0]
    return state.game.dispatch.policy(state, codes)


def pay_or_not(state: State, codes: Ints) -> i64:
    """What an ability offers is taken where it is worth its price; of several ways the first, of numbers the most."""
    ability = state.game.abilities[state.stack[-1].ability]
    if len(codes) > 1 and ability.code[state.stack[-1].at - 1].how & AS_MANY:
        return codes[-2]
    mine = state.prompt_seat == state.stack[-1].seat
    if mine and verb_of(codes[-1]) == PASS and ability.worth < ability.price:
        return codes[-1]
    return codes[0]


def choose(state: State, codes: Ints) -> i64:
    """The card that the intent of a choice fits best: harm goes to the other side, prices are paid with the least."""
    top, below = state.stack[-1], state.stack[-2]
    game = state.game
    ability = game.abilities[below.ability]
    intent = ability.code[below.at - 1].intent
    helps = intent > 0 and ability.kind != COST
    best, most = codes[0], -WON
    for code in codes:
        verb = verb_of(code)
        if verb == CHOOSE_CARD:
            card = card_by_handle(state, top.seat, first_of(code))
            worth = game.dispatch.card_value(state, card)
            mine = game.place_seat[state.place[card]] == below.seat
            score = worth if mine == helps else -worth
        elif verb == DONE:
            score = 0
        else:
            continue
        if score > most:
            best, most = code, score
    return best


def standing_after(state: State, code: i64, seat: i64) -> i64:
    """How the position stands once an action is over: until the same question is asked again, or another at rest."""
    twin = state.clone(log=False)
    kind, depth = twin.prompt_kind, len(twin.stack)
    answer(twin, code)
    for _answer in range(LONGEST):
        if twin.winner != PLAYING or (twin.prompt_kind == kind and len(twin.stack) <= depth):
            break
        codes = options(twin)
        follow = sensible(twin) if twin.prompt_kind < OWN_PROMPTS else codes[-1]  # own prompts end with passing
        answer(twin, codes[0] if len(codes) == 1 else follow)
    if twin.winner != PLAYING:
        return WON if twin.winner == seat else -WON
    return twin.game.dispatch.evaluate(twin, seat)


def any_answer(state: State, codes: Ints) -> i64:
    """A game without a policy answers by chance."""
    return codes[state.rng.below(len(codes))]


def no_value(state: State, card: i64) -> i64:
    """A game that does not say what cards are worth."""
    return 0


def no_evaluation(state: State, seat: i64) -> i64:
    """A game that does not say how a position stands."""
    return 0
