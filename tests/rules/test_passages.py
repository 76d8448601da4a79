"""What a card asks is said by the part of its text that is carried out, and that part is found in the text."""

from __future__ import annotations

import random

import pytest

import duelwright as dw
from duelwright import Prompt, State
from duelwright.language.voice import Voice
from duelwright.language.words import languages
from duelwright.server.present import ask
from duelwright.speech.ask import asked_of
from duelwright.speech.label import labels
from duelwright.speech.names import capital
from duelwright.speech.passage import Passage, asking_part, passage_of

from .vanguard.table import EGG, NIRVANA, RINO, say, shipped

GAMES = ("asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium")


def asked(state: State, lang: str = "en") -> tuple[str, Passage]:
    prompt = state.prompt
    assert prompt is not None
    voice = Voice(state.game, ("Ann", "Bob"), prompt.seat, lang)
    found = passage_of(voice, prompt)
    assert found is not None
    return capital(asked_of(voice, state.view(prompt.seat), prompt)), found


def paying() -> State:
    """Nirvana's ACT, whose cost is a card of the hand."""
    return say(shipped("main", {"V": [NIRVANA], "hand": [RINO], "drop": [EGG, EGG]}), f"act {NIRVANA}>1")


def test_a_cost_is_said_to_be_one() -> None:
    question, found = asked(paying())
    assert question == f"Pay for {NIRVANA}: discard a card from your hand."
    assert found.is_cost
    assert found.text[found.start : found.end] == "discard a card from your hand"


def test_a_target_is_asked_for_by_the_words_of_the_card() -> None:
    question, found = asked(say(paying(), f"choose {RINO}"))
    assert question == f"{NIRVANA}: choose a grade 0 card from your drop."
    assert not found.is_cost
    assert found.text[found.start : found.end] == "choose a grade 0 card from your drop"


def test_the_browser_gets_the_text_in_three_parts() -> None:
    state = paying()
    assert state.prompt is not None
    sent = ask(Voice(state.game, ("Ann", "Bob"), 0), state.view(0), state.prompt, 1)
    assert sent.passage is not None
    assert sent.passage.part == "discard a card from your hand"
    assert sent.passage.cost
    assert sent.passage.before.endswith("[COST][")
    assert sent.passage.after.startswith("], choose a grade 0 card from your drop")


def prompts(key: str, seeds: int) -> list[tuple[State, Prompt]]:
    """Every question that a card asks in some games by chance, once for each node that asks."""
    game = dw.game(key)
    decks, seen, found = game.decks(), set(), []
    for seed in range(seeds):
        rng = random.Random(seed)
        state = game.start(decks=(decks[seed % len(decks)], decks[(seed + 1) % len(decks)]), seed=seed)
        while not state.over:
            prompt = state.prompt
            assert prompt is not None
            if isinstance(prompt.cause, tuple) and (prompt.kind, prompt.cause) not in seen:
                seen.add((prompt.kind, prompt.cause))
                found.append((state.clone(), prompt))
            state.apply(rng.choice(state.legal()))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_question_of_a_card_has_its_part_marked(key: str) -> None:
    """In every language: what asks has words, they stand in the card's text, and every answer has words, too."""
    found = prompts(key, 6)
    assert found
    for state, prompt in found:
        for lang in languages():
            voice = Voice(state.game, ("Ann", "Bob"), prompt.seat, lang)
            passage, part = passage_of(voice, prompt), asking_part(voice, prompt)
            assert passage is not None
            assert passage.text
            if part:
                assert passage.start < passage.end, f"{lang}: {part!r} is not marked in {passage.text!r}"
            view = state.view(prompt.seat)
            assert asked_of(voice, view, prompt).strip()
            assert all(labels(voice, view, prompt, prompt.options))


def test_an_option_may_speak_of_what_was_chosen_before() -> None:
    """A "you may" after a choice says "it": its words are those of the whole ability (dz-bt01/132, dz-bt01/115)."""
    game = dw.game("vanguard-d")
    for number, path in (("dz-bt01/132", "0.do.1"), ("dz-bt01/115", "0.do.2.then.0")):
        prompt = Prompt(0, "option", ("option 1", "pass"), cause=(f"{number}#0", number, path))
        for lang in languages():
            voice = Voice(game, ("Ann", "Bob"), 0, lang)
            view = game.start(seed=1).view(0)
            assert all(labels(voice, view, prompt, prompt.options))
