"""Every conformance check catches a game that breaks it: small deliberate faults in Skirmish."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from skirmish import blueprint, names, play
from skirmish.cards import CARDS

from duelwright import Action, Game, Rules, State
from duelwright.core.action import pack
from duelwright.core.blueprint import Blueprint
from duelwright.core.engine import PromptKind, goto, new_turn
from duelwright.core.event import PUBLIC_BIT, tell, tell_of
from duelwright.core.frame import Frame, Procedure, Step
from duelwright.core.modifiers import ALWAYS, modify, value
from duelwright.core.need import Want
from duelwright.core.state import reference

from .checks import CHECKS
from .golden import golden_text

Break = Callable[[Blueprint], Blueprint]


def options_by(change: Callable[[State, list[int]], list[int]]) -> Break:
    """A game whose list of options goes through a change."""

    def options(state: State) -> list[int]:
        return change(state, play.main_options(state))

    prompts = [PromptKind("main", "Turn", options)]
    return lambda made: replace(made, rulebook=replace(made.rulebook, prompts=prompts))


def turn_with(step: Callable[[State, Frame], None]) -> Break:
    """A game in which a turn begins with one more, faulty step."""
    steps: list[Step] = [play.begin_turn, step, play.ask_main, play.perform]
    procedures = [Procedure("turn", "Turn", steps)]
    return lambda made: replace(made, rulebook=replace(made.rulebook, procedures=procedures))


COUNT = [0]
CHANCE = random.SystemRandom()


def count_outside(state: State, top: Frame) -> None:
    """What happened is kept outside the state."""
    COUNT[0] += 1
    state.counters[0] += COUNT[0] % 2
    tell(state, names.ON_LIFE, 0, [0, 0])


def lose_a_card(state: State, top: Frame) -> None:
    place = state.game.place(top.seat, names.DROP)
    state.zones[place] = state.zones[place][:-1]


def roll_other_dice(state: State, top: Frame) -> None:
    """The true generator is not used: the outcome is another one each time."""
    state.counters[0] += CHANCE.randrange(2)


def raise_power_silently(state: State, top: Frame) -> None:
    """A value changes without an event, so what was computed before is stale."""
    for card in range(len(state.defs)):
        value(state, card, 0)
        modify(state, reference(state, card), 0, 1, ALWAYS, 0, 0)


def prompt_by_hand(state: State, top: Frame) -> None:
    """An event tells what is in a hand."""
    hand = state.zones[state.game.place(top.seat, names.HAND)]
    if any(state.defs[card] == 1 for card in hand):
        tell(state, names.ON_LIFE, top.seat, [0, 0])


def tell_the_deck(state: State, top: Frame) -> None:
    """A register holds what nobody may know."""
    deck = state.zones[state.game.place(0, names.DECK)]
    state.registers[names.CALLED] = state.defs[deck[0]] << 1 if deck else 0


def refuse_by_the_deck(made: Blueprint) -> Blueprint:
    """A refusal of some handle tells, by its parameters, what nobody may know."""

    def refuse(state: State, seat: int, code: int) -> tuple[int, dict[str, str | int]]:
        deck = state.zones[state.game.place(1 - seat, names.DECK)]
        number, _ = made.rulebook.refuse(state, seat, code)
        return number, {"first": state.defs[deck[0]] if deck else 0}

    return replace(made, rulebook=replace(made.rulebook, refuse=refuse))


def show_to_the_public_only(state: State, top: Frame) -> None:
    """The public table sees a card that no seat sees."""
    deck = state.zones[state.game.place(top.seat, names.DECK)]
    if deck:
        state.known[deck[0]] |= PUBLIC_BIT
        tell_of(state, names.ON_CALL, top.seat, [reference(state, deck[0])], [])


def guess_by_another_generator(made: Blueprint) -> Blueprint:
    """What is filled in for unknown cards does not come from the seed."""
    rules = replace(made.deck_rules, prior=lambda game, seen, wanted, rng: [1 + CHANCE.randrange(9) for _ in wanted])
    return replace(made, deck_rules=rules)


def begin_without_drawing(state: State, top: Frame) -> None:
    new_turn(state, top.seat)


def end_turn(state: State, top: Frame) -> None:
    top.seat = 1 - top.seat
    goto(state, top, begin_without_drawing)


def endless(made: Blueprint) -> Blueprint:
    made = options_by(lambda state, codes: [pack(names.END)])(made)
    procedures = [Procedure("turn", "Turn", [begin_without_drawing, play.ask_main, end_turn])]
    return replace(made, rulebook=replace(made.rulebook, procedures=procedures))


def nameless_refusal(made: Blueprint) -> Blueprint:
    refusals = [replace(made.rulebook.refusals[0], rule="")]
    return replace(made, rulebook=replace(made.rulebook, refusals=refusals))


def refused_by(sentence: str, *wants: Want) -> Break:
    def change(made: Blueprint) -> Blueprint:
        refusals = [replace(made.rulebook.refusals[0], sentence=sentence, wants=wants)]
        return replace(made, rulebook=replace(made.rulebook, refusals=refusals))

    return change


BROKEN: list[tuple[str, str, Break]] = [
    ("bounded_length", "never ends", endless),
    ("legal_list", "doubled options", options_by(lambda state, codes: [*codes, codes[0]])),
    ("legal_list", "no option", options_by(lambda state, codes: codes if state.turn < 4 else [])),
    ("legal_list", "wrong order", options_by(lambda state, codes: codes[::-1])),
    ("candidates", "a refusal without a rule", nameless_refusal),
    ("reasons", "no need", refused_by("That cannot be done now.")),
    ("reasons", "a need that is fulfilled", refused_by("That cannot be done now.", Want("turn", least="1"))),
    ("reasons", "a handle in a sentence", refused_by("h7 cannot do that.", Want("answer", "{action}", least="1"))),
    ("clone", "play depends on what is outside the state", turn_with(count_outside)),
    ("encode", "play depends on what is outside the state", turn_with(count_outside)),
    ("replay", "play depends on what is outside the state", turn_with(roll_other_dice)),
    ("conservation", "a card is lost", turn_with(lose_a_card)),
    ("values", "a change without an event", turn_with(raise_power_silently)),
    ("events", "a spectator knows more than the players", turn_with(show_to_the_public_only)),
    ("non_interference", "an event tells of a hand", turn_with(prompt_by_hand)),
    ("non_interference", "a register tells of a deck", turn_with(tell_the_deck)),
    ("non_interference", "a refusal tells of a deck", refuse_by_the_deck),
    ("determinize", "a guess that the seed does not fix", guess_by_another_generator),
]


def try_seeds(check: str, game: Game) -> None:
    for seed in range(30):
        CHECKS[check](game, seed)


@pytest.mark.parametrize(("check", "fault", "change"), BROKEN, ids=[f"{c}: {f}" for c, f, _ in BROKEN])
def test_a_broken_game_is_caught(check: str, fault: str, change: Break) -> None:
    game = Game(change(blueprint()), Rules(), CARDS)
    with pytest.raises(AssertionError):
        try_seeds(check, game)


class AnySeat:
    """A state that lets anybody answer a prompt."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getattr__(self, name: str) -> object:
        return getattr(self.state, name)

    def apply(self, action: Action, seat: int | None = None) -> None:
        self.state.apply(action)


class AnySeatGame:
    """Skirmish with such states."""

    key = "skirmish"

    def start(self, seed: int) -> AnySeat:
        return AnySeat(Game(blueprint(), Rules(), CARDS).start(seed=seed))


def test_a_game_that_lets_the_other_seat_act_is_caught() -> None:
    with pytest.raises(AssertionError, match="the other seat could act"):
        CHECKS["other_seat_waits"](cast(Game, AnySeatGame()), 1)


def test_every_check_is_shown_to_fail() -> None:
    assert {check for check, _, _ in BROKEN} | {"other_seat_waits"} == set(CHECKS)


def test_a_missing_golden_is_a_failure() -> None:
    with pytest.raises(FileNotFoundError):
        golden_text("no-such-game")
