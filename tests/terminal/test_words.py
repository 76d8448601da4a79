"""What can be typed: words instead of numbers, parts of names, the rules; and how cards and questions read."""

from __future__ import annotations

from itertools import pairwise

import duelwright as dw
from duelwright.language.log import logline
from duelwright.language.voice import Voice
from duelwright.speech.cardline import cardline
from duelwright.speech.label import label
from duelwright.terminal.logline import news
from duelwright.terminal.question import question
from duelwright.terminal.table import is_settled
from duelwright.terminal.typed import meant

from .run import Sitting, fails, inside

GAME = dw.game("asigoc")
VOICE = Voice(GAME, ("Ann", "Bob"), 0)
LINES = {
    "Thorn Whip": "When this enters: choose a Weapon your opponent controls. It loses 1 Block for good.",
    "Healer's Staff": "Main step, once per turn: gain 1 health.",
    "Ember Queen": "Main step, once per turn, cost [discard a card]: deal 1 damage to your opponent.",
    "Banner Pike": "Each other Weapon you control has +1 Attack.",
    "Call to Arms": "Choose up to 2 Weapons in your hand. Move them to your free slots.",
}


def test_card_lines_read_as_english() -> None:
    for name, line in LINES.items():
        card = GAME.find(name)
        assert card is not None and cardline(GAME, card) == line
    for card in GAME.cards():
        line = cardline(GAME, card)
        assert not line or (line.endswith(".") and line[0].isupper())


def board(**seats: object) -> dw.State:
    return GAME.position({"phase": "main", "turn": 4, "seats": [seats, {"weapons": ["Wooden Sword"]}]})


def test_an_option_is_typed_as_it_is_printed_or_shorter() -> None:
    state = board(hand=["Grappling Rope", "River Spear", "Bandage"])
    prompt, view = state.prompt, state.view(0)
    assert prompt is not None
    for option in prompt.options:
        assert meant(VOICE, view, prompt, label(VOICE, view, prompt, option), prompt.options) == [option]
        assert meant(VOICE, view, prompt, option.upper(), prompt.options) == [option]
    rope = meant(VOICE, view, prompt, "Use grappling rope", prompt.options)
    assert len(rope) == 1 and rope == meant(VOICE, view, prompt, "use gr ro", prompt.options)
    assert meant(VOICE, view, prompt, "move spear w2", prompt.options)[0].endswith(">W2")
    assert len(meant(VOICE, view, prompt, "move spear", prompt.options)) == 2
    assert meant(VOICE, view, prompt, "u", prompt.options) == meant(VOICE, view, prompt, "()", prompt.options) == []


def test_words_are_played_at_the_table() -> None:
    text = Sitting("use brea", "move", "move sword w2", "quit", seed=29133).play()
    assert "You use Breaking Rune." in text and "That could be: move " in text
    assert "You put Wooden Sword into a slot." in text


def test_a_refused_card_is_named_in_words_too() -> None:
    text = Sitting("use whetstone", "why use whet", "why", "usse breaking rune", "quit").play()
    assert text.count("Whetstone can be used only in your Main step while the Outlet is empty.") == 2
    assert "Did you mean 'use Breaking Rune (h9)'?" in text and "You are asked by: The Outlet" in text


def test_cards_are_found_by_a_part_of_their_names() -> None:
    assert "Captain of the Ford  ace" in Sitting("card ford", "quit").play()
    assert "Which one? Wooden Sword, " in Sitting("card s", "quit").play()
    assert "Twin Daggers  weapon" in inside("cards", "asigoc", "twin").stdout
    fails(inside("cards", "asigoc", "zzz"), "no card 'zzz'")


def test_the_rules_are_told() -> None:
    told = inside("rules", "asigoc").stdout
    assert 10 <= told.count("\n") <= 15 and "first turn" in told and "Outlet" in told
    text = Sitting("rules", "", "quit").play()
    assert told.splitlines()[0] in text and text.count("`rules` for how to play") == 1


def test_the_cost_is_on_the_label() -> None:
    state = GAME.position({"phase": "main", "turn": 4, "seats": [{"hand": ["Bandage"], "ace": ["Ember Queen"]}, {}]})
    assert state.prompt is not None
    labels = [label(VOICE, state.view(0), state.prompt, option) for option in state.prompt.options]
    assert any(said.startswith("use Ember Queen (") and said.endswith("): discard a card") for said in labels)


def test_a_full_block_is_told_and_responses_are_asked_for() -> None:
    seats = [{"hand": ["Bandage"], "weapons": ["Wooden Sword"]}, {"hand": ["Old Map"], "weapons": ["Ironbark Shield"]}]
    state = GAME.position({"phase": "battle", "turn": 4, "seats": seats})
    state.apply("attack W1")
    asked: list[str] = []
    while state.prompt is not None and state.prompt.kind != "turn":
        if state.prompt.kind == "response":
            asked.append(question(VOICE, state.view(0), state.prompt).plain)
        state.apply("block W1" if state.prompt.kind == "block" else "pass")
    said = [logline(VOICE, event) for event in news(VOICE, state.events(0))]
    assert "Bob's Ironbark Shield holds: no damage." in said
    assert any(line.endswith("Wooden Sword (attack 2) attacks. Do you respond?") for line in asked)
    assert any("is blocked by Ironbark Shield (block 3). Do you respond?" in line for line in asked)


def ordering(*weapons: str) -> dw.State:
    """Two Weapons have entered at once, and their owner is asked which goes first."""
    state = board(hand=["Call to Arms", *weapons])
    prompt = state.prompt
    assert prompt is not None
    state.apply(meant(VOICE, state.view(0), prompt, "use call", prompt.options)[0])
    while state.prompt is not None and state.prompt.kind != "order":
        choices = [option for option in state.prompt.options if option.startswith("choose ")]
        state.apply(choices[0] if choices else state.prompt.options[-1])
    return state


def test_an_order_is_asked_for_only_where_there_is_an_effect() -> None:
    state = ordering("Wooden Sword", "Scout's Bow")
    assert state.prompt is not None and not is_settled(state, state.prompt)
    labels = {label(VOICE, state.view(0), state.prompt, option) for option in state.prompt.options}
    assert labels == {"first Wooden Sword (no effect)", "first Scout's Bow"}
    blank = ordering("Wooden Sword", "River Spear")
    assert blank.prompt is not None and is_settled(blank, blank.prompt)


def test_a_cost_in_brackets_is_shown_as_it_is() -> None:
    assert "[discard a card]" in " ".join(inside("cards", "asigoc").stdout.split())
    assert "[pay 1" in Sitting("quit").play()


def test_what_was_told_on_one_screen_is_not_told_again_on_the_next() -> None:
    lines = Sitting("1", "1", "1", "1", "1", "quit").play().splitlines()
    headings = [line for line in lines if line.endswith(" step") or (line.startswith("Turn ") and ":" in line)]
    assert len(headings) > 4
    assert all(one != other for one, other in pairwise(headings))


def test_a_heading_of_the_rules_is_told_in_the_game_and_by_the_command() -> None:
    assert inside("rules", "asigoc", "outlet").stdout.startswith("The Outlet: What is used")
    assert inside("rules", "duel", "attaque", "--lang", "fr").stdout.startswith("Attaque\u00a0: Un monstre")
    assert "no heading with these words: chess" in inside("rules", "duel", "chess").stdout
    assert "Weapon slots: Each player has two slots" in Sitting("rules weapon slots", "quit").play()
