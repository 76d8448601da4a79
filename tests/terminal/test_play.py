"""Whole games at the table: answers, commands, undo, saving, two people at one keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import duelwright as dw

from .run import SEED, Sitting, duelwright, fails, inside


def test_a_game_is_played_to_its_end_through_a_pipe(tmp_path: Path) -> None:
    done = duelwright("play", "--seed", "7", "--bot", "1", given="1\n" * 600, folder=tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert "Rule: At 0 health a player loses." in done.stdout
    assert "Type `save FILE`, `again` or `quit`" in done.stdout
    assert "\x1b" not in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_input_leaves_cleanly() -> None:
    done = inside("play", "--seed", "7", given="1\n")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.endswith("Nothing was saved. The same shuffle again: --seed 7\n")


@pytest.mark.parametrize("game", ["asigoc", "skirmish"])
@pytest.mark.parametrize("seed", range(4))
def test_random_people_reach_an_end(seed: int, game: str) -> None:
    rng = random.Random(seed)
    sitting = Sitting(seed=seed, game=game)

    def choose() -> str:
        state = sitting.table.state
        return "quit" if state.over else str(rng.randint(1, len(sitting.table.prompt.options)))

    sitting.then = choose
    assert "Rule:" in sitting.play()


@pytest.mark.parametrize("given", [b"\xff\xfe\n", "\u00b2\n\U0001f409\n\x1b[2J\nsave a\x00b\n".encode(), b"9" * 9999])
def test_odd_bytes_do_no_harm(given: bytes, tmp_path: Path) -> None:
    done = duelwright("play", "--seed", "7", "--bot", "1", given=given, folder=tmp_path)
    assert done.returncode in (0, 1) and "Traceback" not in done.stderr
    assert "\x1b" not in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_console_without_unicode_gets_plain_characters() -> None:
    done = duelwright("play", "--seed", "7", "--bot", "1", given="quit\n", encoding="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and "+- You -" in done.stdout


def test_actions_can_be_typed() -> None:
    sitting = Sitting("PASS", "quit")
    assert "Healer's Staff resolves." in sitting.play()
    assert sitting.table.replay is not None
    assert sitting.table.replay.line()[-1].action


def test_a_number_that_is_no_option_is_told() -> None:
    text = Sitting("9", "0", "99999999999999999999", "quit").play()
    assert text.count("the options are 1 to 2.") == 3


def test_a_wrong_action_is_refused_with_its_reason() -> None:
    sitting = Sitting("attack W1", "dance", "move h9>W1", "quit")
    text = sitting.play()
    assert "There is no action 'dance' in this game." in text
    assert "[rule: " in text
    assert "Breaking Rune is no Weapon" in text
    assert len(sitting.asked) == 4 and len(set(sitting.asked)) == 1


def test_question_mark_explains_every_refusal() -> None:
    sitting = Sitting("?", "? attack W1", "? pass", "quit")
    text = sitting.play()
    assert "You are asked by: The Outlet" in text and "asked for" not in text
    state = sitting.table.state
    refused = [(action, refusal) for action, refusal in state.candidates(0) if refusal is not None]
    useful = [refusal for action, refusal in refused if action.verb in ("move", "use", "attack", "return")]
    squeezed = " ".join(text.split())
    assert useful and all(refusal.text().split(".")[0].split(";")[0] in squeezed for refusal in useful)
    assert "block with" not in text.split("\n?\n")[1]
    assert text.count("1  use Breaking Rune") + text.count("2  pass (add nothing)") >= 3
    assert "'pass' is possible now." in text


@pytest.mark.usefixtures("ticking")
def test_a_hint_names_answers_and_how_well_they_stand() -> None:
    sitting = Sitting("h", "quit")
    text = sitting.play()
    lines = re.findall(r"^  (.+): stands at (\d+\.\d) % after (\d+) tries$", text, re.MULTILINE)
    assert lines and all(0 <= float(share) <= 100 and int(tries) > 0 for _, share, tries in lines)
    assert len(sitting.asked) == 2 and len(set(sitting.asked)) == 1, "a hint plays nothing"


def test_cards_are_shown_by_name_and_by_handle() -> None:
    text = Sitting("card h9", "card wooden sword", "card Wodden Sword", "card h28", "card", "help", "quit").play()
    assert "Breaking Rune  item" in text
    assert "Wooden Sword  weapon  attack 2, block 1" in text
    assert "Did you mean 'Wooden Sword'?" in text
    assert "You know no card 'h28'." in text
    assert "take back your last decision" in text


def test_the_log_is_what_the_seat_saw() -> None:
    sitting = Sitting("log", "quit")
    text = sitting.play().split("\nlog\n")[1]
    assert "You draw Scout's Bow, Whetstone, Homing Boomerang and Breaking Rune." in text
    assert "Bot 1 draws 4 cards." in text
    assert "Healer's Staff waits in the Outlet." in text


def test_forced_prompts_are_answered_at_once_and_noted() -> None:
    sitting = Sitting(then=lambda: "quit" if sitting.table.state.over else "1")
    text = sitting.play()
    assert "answered for you, nothing else was possible: pass" in text
    for prompt in sitting.asked:
        assert not prompt.forced or prompt.options[0] not in ("pass", "done")
    assert any(prompt.options == ("leave",) for prompt in sitting.asked)
    assert sitting.table.replay is not None
    assert len(sitting.asked) < len([move for move in sitting.table.replay.line() if move.seat == 0])


def test_undo_returns_to_the_same_prompt() -> None:
    sitting = Sitting("2", "1", "1", "u", "u", "quit")
    text = sitting.play()
    assert text.count("Taken back.") == 2
    asked = sitting.asked
    assert asked[3] != asked[2] and asked[4] == asked[2] and asked[5] == asked[1]
    replay = sitting.table.replay
    assert replay is not None
    assert sum(move.undo for move in replay.moves) == 2
    assert replay.state(sitting.game).key() == sitting.table.state.key()


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    text = Sitting("2", "u", "u", "quit").play()
    assert "There is no decision of yours to take back." in text


def test_undo_after_the_end_goes_on() -> None:
    sitting = Sitting()
    count = 0

    def answer() -> str:
        nonlocal count
        if sitting.table.state.over:
            count += 1
            return "u" if count == 1 else "quit"
        return "quit" if count else "1"

    sitting.then = answer
    sitting.play()
    assert not sitting.table.state.over


def test_undo_is_refused_between_two_people() -> None:
    text = Sitting("", "u", "quit", hotseat=True).play()
    assert "Nothing is taken back between two people" in text


def test_a_saved_game_is_shown_and_resumed_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    done = duelwright("play", "--seed", "7", given=f"2\n1\n1\nsave {file}\nquit\n")
    assert f"-m duelwright play --resume {file}\n" in done.stdout
    replay = dw.Replay.parse(file.read_text(encoding="utf-8"))
    key = replay.state(dw.game("asigoc")).key()
    resumed = inside("play", "--resume", str(file), given=f"save! {file}\nquit\n")
    assert resumed.returncode == 0
    assert dw.Replay.parse(file.read_text(encoding="utf-8")).state(dw.game("asigoc")).key() == key
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.replay"]
    last = len(replay.line())
    shown = inside("replay", str(file), given=f"{last}\n0\nq\n")
    board = done.stdout[done.stdout.rindex("Turn 2 - your turn") :].split("\n")[1:11]
    assert board[1] in shown.stdout and board[2] in shown.stdout


def test_saving_never_overwrites_unasked(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("mine", encoding="utf-8")
    text = Sitting(f"save {file}", f"save {tmp_path / 'no' / 'folder'}", "save", "quit").play()
    assert "is already there" in text and "cannot be written: No such file or directory" in text
    assert file.read_text(encoding="utf-8") == "mine"
    assert [entry.name for entry in tmp_path.iterdir()] == ["kept.txt"]
    Sitting(f"save! {file}", "quit").play()
    assert file.read_text(encoding="utf-8").startswith("duelwright-replay 3\n")


def test_again_deals_another_game() -> None:
    sitting = Sitting()
    sitting.then = lambda: (
        ("again" if sitting.table.replay and sitting.table.replay.seed == SEED else "quit")
        if (sitting.table.state.over)
        else "1"
    )
    assert sitting.play().count("Rule: ") == 2
    assert sitting.table.replay is not None and sitting.table.replay.seed == SEED + 1


def hidden_names(table_state: dw.State, game: dw.Game, seat: int) -> list[str]:
    """Cards in the other hand that a seat does not know, and that it cannot have read elsewhere."""
    view, other = table_state.view(seat), table_state.view(1 - seat)
    mine = [card for zones in [s.zones.values() for s in view.seats] for zone in zones for card in zone]
    known = {card.card for card in mine if card is not None}
    known |= {card.card for side in view.seats for card in side.unseen}
    hand = other.seats[1 - seat].zones["hand"]
    cards = [game.find(card.card) for card in hand if card is not None and card.card not in known]
    return [card.name for card in cards if card is not None]


@pytest.mark.parametrize("seed", range(3))
def test_hot_seat_never_shows_the_other_hand(seed: int) -> None:
    rng = random.Random(seed)
    sitting = Sitting(hotseat=True, seed=seed)
    read = 0
    looked = 0

    def choose() -> str:
        nonlocal read, looked
        sitting.text.seek(read)
        fresh, read = sitting.text.read(), sitting.text.tell()
        table = sitting.table
        if table.state.over:
            return "quit"
        if fresh.endswith("then press Enter.\n"):
            assert fresh.strip().splitlines()[-1].startswith("Pass the keyboard to ")
            return ""
        looked += 1
        assert table.looking == table.prompt.seat
        for name in hidden_names(table.state, sitting.game, table.looking):
            assert name not in fresh
        if rng.random() < 0.1:
            return rng.choice(["log", "?", "card h5"])
        return str(rng.randint(1, len(table.prompt.options)))

    sitting.then = choose
    sitting.play()
    assert looked > 40


def test_names_cannot_steer_the_terminal() -> None:
    done = inside("play", "--seed", "7", "--hotseat", "--name", "A\x1b[2Jnn", given="\nquit\n")
    assert done.returncode == 0 and "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], ["no game 'chess'", "asigoc"]),
        (["play", "--deck", "Nobody"], ["no deck or file 'Nobody'", "Ford Raiders"]),
        (["play", "--resume", "nothing.replay"], ["nothing.replay cannot be read"]),
        (["position", "asigoc", "nothing.json"], ["nothing.json cannot be read"]),
        (["cards", "asigoc", "Woden Sword"], ["did you mean 'Wooden Sword'?"]),
        (["check", "asigoc", "nothing.txt"], ["nothing.txt"]),
    ],
)
def test_what_is_not_there_is_told_in_one_line(args: list[str], words: list[str], tmp_path: Path) -> None:
    fails(inside(*args, folder=tmp_path), *words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "args", [["fly"], ["play", "--seat", "2"], ["play", "--wings"], ["simulate", "-n", "x"], ["check"]]
)
def test_wrong_usage_is_told_in_one_line(args: list[str]) -> None:
    fails(inside(*args), status=2)
