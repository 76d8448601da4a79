"""What must hold at every decision and of every game, whatever the cards. Each check raises Broken with a sentence."""

from __future__ import annotations

from typing import Final

from ...core.action import Action
from ...core.deck import Deck
from ...core.errors import DuelwrightError
from ...core.event import SEATS
from ...core.frame import NONE
from ...core.game import Game
from ...core.modifiers import compute, value
from ...core.replay import Replay
from ...core.state import State


class Broken(AssertionError):
    """Something that must always hold does not."""


FAULTS: Final = (  # what play may raise where the engine or a card is at fault
    ArithmeticError, AssertionError, AttributeError, DuelwrightError, LookupError, RecursionError, RuntimeError,
    TypeError, ValueError,
)  # fmt: skip


def check_decision(state: State, action: Action, seed: int) -> None:
    """All that holds at a decision, with the answer that will be given next."""
    check_cards(state)
    check_values(state)
    check_copies(state, action)
    for seat in range(SEATS):
        check_guess(state, seat, seed)


def check_cards(state: State) -> None:
    """Every card is in exactly one zone, and its place says which; each seat has a handle of its own for it."""
    found = sorted(card for row in state.zones for card in row if card != NONE)
    if found != list(range(len(state.defs))):
        raise Broken("a card is lost or doubled")
    for place, row in enumerate(state.zones):
        if any(state.place[card] != place for card in row if card != NONE):
            raise Broken("a card is not where it says it is")
    for handles in state.handles:
        if sorted(handles) != list(range(1, len(state.defs) + 1)):
            raise Broken("two cards have one handle")


def check_values(state: State) -> None:
    """Kept values are those that would be worked out now."""
    for card in range(len(state.defs)):
        if state.game.place_board[state.place[card]]:
            for stat in range(len(state.game.stats)):
                if value(state, card, stat) != compute(state, card, stat):
                    raise Broken(f"the {state.game.stats[stat]} of a card is stale")


def check_copies(state: State, action: Action) -> None:
    """A clone and a state that was saved and read again are equal, and go the same way."""
    before = state.key()
    twin, saved = state.clone(), state.game.decode(state.encode())
    if twin.key() != before or saved.key() != before:
        raise Broken("a clone, or what was saved and read again, differs")
    if saved.legal() != state.legal():
        raise Broken("what was saved and read again offers other answers")
    twin.apply(action)
    saved.apply(action)
    if twin.key() != saved.key():
        raise Broken("a clone and what was saved go different ways")
    if state.key() != before:
        raise Broken("playing on with a clone changed the game")


def check_guess(state: State, seat: int, seed: int) -> None:
    """A guess made from what a seat sees looks the same to it: its view tells all it needs, and nothing more."""
    view = state.view(seat)
    if type(view).decode(view.encode()) != view:
        raise Broken("a view that was sent differs")
    guess = state.game.determinize(view, seed)
    if guess.view(seat) != view:
        raise Broken(f"a guess of seat {seat} looks different to it")
    answers = guess.legal()
    if seat == state.prompt_seat and [one.text for one in answers] != [one.text for one in state.legal()]:
        raise Broken(f"seat {seat} is offered other answers in its own guess")


def check_again(game: Game, decks: tuple[Deck, Deck], seed: int, answers: list[str], last: bytes) -> None:
    """The same deal and the same answers lead to the same game."""
    state = game.start(decks, seed)
    for text in answers:
        state.apply(text)
    if state.key() != last:
        raise Broken("the same deal and answers led to another game")


def check_replay(game: Game, decks: tuple[Deck, Deck], seed: int, answers: list[str], last: bytes) -> None:
    """The record of a game reads back, and plays to the same end."""
    replay = Replay.of(game, decks, seed)
    state = game.start(decks, seed)
    for text in answers:
        replay.apply(state, text)
    if state.key() != last:
        raise Broken("the same deal and answers led to another game")
    if Replay.parse(replay.text()) != replay:
        raise Broken("the record of the game reads back otherwise")
