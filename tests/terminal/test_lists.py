"""Games, cards, decks and help, for people and as JSON; and the words for nodes and events."""

from __future__ import annotations

import json

import pytest

import duelwright as dw
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.vocabulary import Auto, CounterBlast, Grade, Group, Play, RearGuardFalls
from duelwright.language import render
from duelwright.language.log import logline
from duelwright.language.nodes import AtLeast, Draw
from duelwright.language.voice import Voice
from duelwright.speech.cardline import cardline
from duelwright.speech.label import label

from .run import fails, inside

GAME = dw.game("asigoc")


def test_no_command_is_help() -> None:
    done = inside()
    assert done.returncode == 0 and "Usage: duelwright" in done.stdout and "simulate" in done.stdout


@pytest.mark.parametrize("command", ["play", "replay", "simulate", "games", "cards", "decks", "check", "position"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = inside(command, "--help")
    assert done.returncode == 0 and f"Example: duelwright {command}" in done.stdout


def test_the_version_is_told() -> None:
    assert inside("--version").stdout == f"duelwright {dw.__version__} ({dw.build_mode()})\n"


def test_lists_name_everything() -> None:
    assert inside("games").stdout.startswith("asigoc  ASIGOC")
    cards = inside("cards").stdout
    assert all(card.name in cards for card in GAME.cards())
    assert "Smoke Pot" in inside("decks").stdout
    assert "Breaking Rune  item" in inside("cards", "asigoc", "breaking rune").stdout


def test_lists_are_sound_json() -> None:
    assert json.loads(inside("games", "--json").stdout)[0]["key"] == "asigoc"
    cards = json.loads(inside("cards", "--json").stdout)
    assert [card["name"] for card in cards] == [card.name for card in GAME.cards()]
    assert cards[3]["abilities"] == [["Entered", {"do": [["Damage", {"n": 1, "who": "you"}]]}]]
    assert len(json.loads(inside("cards", "asigoc", "Bandage", "--json").stdout)) == 1
    assert [deck["name"] for deck in json.loads(inside("decks", "--json").stdout)] == [d.name for d in GAME.decks()]


def test_every_ability_has_a_line() -> None:
    for card in GAME.cards():
        assert bool(cardline(GAME, card)) == bool(card.abilities)
        assert "<" not in cardline(GAME, card) and "Struct" not in cardline(GAME, card)


def test_every_event_and_option_of_many_games_is_a_sentence() -> None:
    kinds: set[str] = set()
    for seed in range(30):
        state = GAME.start(seed=seed)
        while state.prompt is not None:
            prompt = state.prompt
            view = state.view(prompt.seat)
            voice = Voice(GAME, ("Ann", "Bob"), prompt.seat)
            labels = [label(voice, view, prompt, option) for option in prompt.options]
            assert len(set(labels)) == len(labels)
            assert not any(word.startswith("option ") for word in labels)
            state.apply(state.legal()[(seed + view.turn) % len(prompt.options)])
        for seat in (0, 1, None):
            for event in state.events(seat):
                kinds.add(event.kind)
                text = logline(Voice(GAME, ("Ann", "Bob"), seat), event)
                assert text[:1].isupper() or text.startswith("a ")
                assert "{" not in text and "asigoc/" not in text
    assert len(kinds) > 15


def test_an_unknown_kind_of_event_is_still_told() -> None:
    event = dw.Event(1, 1, "ON_GRAND_RIDE", 1, "main", "step", 1, "Turn", (), {"grade": 3})
    assert logline(Voice(GAME, ("Ann", "Bob"), 0), event) == "Bob: grand ride (grade 3)."


def test_an_ability_is_read_and_said_in_every_language() -> None:
    done = inside("read", "asigoc", "Draw 2 cards.")
    assert done.returncode == 0
    for words in ("Item(do=(Draw(n=2", "en  Draw 2 cards.", "fr  Piochez 2 cartes.", "ru  Возьмите 2 карты."):
        assert words in done.stdout
    shown = json.loads(inside("read", "asigoc", "Draw 2 cards.", "--json").stdout)
    assert shown["text"]["fr"] == "Piochez 2 cartes."


def test_an_ability_that_cannot_be_read_says_where() -> None:
    fails(inside("read", "asigoc", "Draw too many cards."), "reading stopped after 'draw' at 'too many cards'")


def test_an_ability_that_no_card_may_have_is_refused_as_its_card_would_be() -> None:
    peeks = Auto(RearGuardFalls(), (Draw(1),), where=("hand",), gate=AtLeast(1, Group("hand", that=(Grade(3, 3),))))
    text = render(peeks, "en", game="vanguard-d")
    with pytest.raises(dw.CardError) as caught:
        dw.game("vanguard-d", cards=[unit("test/peeker", "A Peeker", "", 1, 8000, 5000, peeks)])
    fails(inside("read", "vanguard-d", text), str(caught.value).removeprefix("A Peeker: "))
    order = Play((Draw(1),), cost=(CounterBlast(1),))  # an order may have it, a unit may not
    assert inside("read", "vanguard-d", render(order, "en", game="vanguard-d")).returncode == 0
