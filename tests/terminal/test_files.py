"""Files from outside: decks, replays, positions, each broken in its own way."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import duelwright as dw

from .run import fails, inside

WARDENS = dw.game("asigoc").decks()[1]


def recorded() -> str:
    game = dw.game("asigoc")
    replay = dw.Replay.of(game, seed=3)
    state = replay.state(game)
    while not state.over:
        replay.apply(state, state.legal()[0].text)
    return replay.text()


def flipped(text: str, at: int) -> bytes:
    data = bytearray(text.encode())
    data[at] ^= 0x10
    return bytes(data)


REPLAY = recorded()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (REPLAY[: len(REPLAY) // 2].encode(), ["breaks off"]),
        (flipped(REPLAY, len(REPLAY) // 2), ["damaged"]),
        (flipped(REPLAY, len(REPLAY) - 9), ["damaged"]),
        (REPLAY.replace("duelwright-replay 3", "duelwright-replay 4").encode(), ["line 1", "version '4'", "1 to 3"]),
        (REPLAY.replace("duelwright-replay", "another-replay").encode(), ["line 1", "no replay"]),
        (b"", ["no replay"]),
        (b"\xff\xfe\x00replay", ["no text file"]),
        (b"x" * 6_000_000, ["5000000 characters"]),
    ],
)
def test_a_damaged_replay_is_told_in_one_line(data: bytes, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.replay"
    file.write_bytes(data)
    fails(inside("replay", str(file), folder=tmp_path), *words)
    assert [entry.name for entry in tmp_path.iterdir()] == ["bad.replay"] and file.read_bytes() == data


def test_a_replay_that_parts_from_this_version_says_where_in_one_line(tmp_path: Path) -> None:
    replay = dw.Replay.parse(REPLAY)
    replay.moves[2] = msgspec.structs.replace(replay.moves[2], key="00000000")
    file = tmp_path / "parted.replay"
    file.write_text(replay.text(), encoding="utf-8")
    fails(inside("replay", str(file)), "decision 3", "no longer stands as it did")


def test_a_replay_of_another_game_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "other.replay"
    file.write_text(msgspec.structs.replace(dw.Replay.parse(REPLAY), game="other").text(), encoding="utf-8")
    fails(inside("replay", str(file)), "other")


def test_a_replay_is_stepped_both_ways(tmp_path: Path) -> None:
    file = tmp_path / "good.replay"
    file.write_text(REPLAY, encoding="utf-8")
    steps = len(dw.Replay.parse(REPLAY).line())
    done = inside("replay", str(file), given=f"a\nn\n\np\n{steps}\nn\nt 3\nt 999\n0\n1\nfull\nhop\nq\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "Decision 2: " in done.stdout and f"Decision {steps}: " in done.stdout
    assert done.stdout.count("Decision 1: ") == 4
    assert "wins. Rule: At 0 health a player loses." in done.stdout
    assert f"This replay has the decisions 0 to {steps}." in done.stdout
    assert "This replay has the turns 1 to" in done.stdout
    assert "Nothing is called 'hop'." in done.stdout
    assert "Turn 3 - " in done.stdout


def test_a_seat_watches_a_replay_with_its_own_eyes(tmp_path: Path) -> None:
    file = tmp_path / "good.replay"
    file.write_text(REPLAY, encoding="utf-8")
    state = dw.Replay.parse(REPLAY).state(dw.game("asigoc"), 0)
    game = dw.game("asigoc")
    ids = [card.card for card in state.view(1).seats[1].zones["hand"] if card is not None]
    names = [card.name for card in map(game.find, ids) if card is not None]
    full, rest = inside("replay", str(file), given="v 0\n").stdout.split("> v 0\n")
    mine = {card.card for card in state.view(0).seats[0].zones["hand"] if card is not None}
    assert all(name in full for name in names)
    assert not any(name in rest for name, card in zip(names, ids, strict=True) if card not in mine)


def test_a_replay_as_json(tmp_path: Path) -> None:
    file = tmp_path / "good.replay"
    file.write_text(REPLAY, encoding="utf-8")
    shown = json.loads(inside("replay", str(file), "--json").stdout)
    assert shown["game"] == "asigoc" and shown["moves"][0]["n"] == 1 and "no_health" in shown["result"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{ not json", ["no deck in JSON form"]),
        ('{"name": 1}', ["no deck in JSON form"]),
        ("1x Wooden Sword\n1x Bandange\n", ["line 2", "did you mean 'Bandage'?"]),
        (json.dumps({"name": "D", "game": "chess", "cards": {}}), ["'chess'"]),
        ("\x00\x01\n\x02", ["line 1"]),
    ],
)
def test_a_broken_deck_is_told_in_one_line(text: str, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    for args in (["play", "--deck", str(file)], ["check", "asigoc", str(file)], ["simulate", "--against", str(file)]):
        fails(inside(*args, folder=tmp_path), *words)
    assert [entry.name for entry in tmp_path.iterdir()] == ["deck.txt"]


def test_an_illegal_deck_does_not_come_to_the_table(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("name: Two Swords\n2x Wooden Sword\nace:\n1x Ember Queen\n", encoding="utf-8")
    fails(inside("play", "--deck", str(file)), "'Two Swords'", "not legal")
    done = inside("check", "asigoc", str(file))
    fails(done, "2 faults")
    assert "Wooden Sword is in the deck 2 times; at most 1 is allowed." in done.stdout
    assert "needs exactly 15" in done.stdout
    shown = inside("check", "asigoc", str(file), "--json")
    assert [fault["code"] for fault in json.loads(shown.stdout)["violations"]] == ["too_many_copies", "deck_size"]


def test_a_sound_deck_is_checked_and_played(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(WARDENS.encode(), encoding="utf-8")
    assert inside("check", "asigoc", str(file)).stdout == "deck 'Road Wardens' is legal\n"
    assert json.loads(inside("check", "asigoc", str(file), "--json").stdout)["legal"] is True
    done = inside("play", "--deck", str(file), "--against", str(file), "--seed", "1", "--seat", "1", given="quit\n")
    assert done.returncode == 0 and "Mender of Roads" in done.stdout


BOARD = {
    "phase": "main",
    "turn": 4,
    "seats": [{"hand": ["Bandage"], "weapons": ["Wooden Sword"]}, {"hand": ["Old Map"]}],
}


def test_a_position_is_drawn_and_played(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(json.dumps(BOARD), encoding="utf-8")
    shown = inside("position", "asigoc", str(file), "--show")
    assert shown.returncode == 0
    assert all(name in shown.stdout for name in ("Turn 4", "Bandage", "Old Map", "Wooden Sword"))
    played = inside("position", "asigoc", str(file), given="\nuse h99\n1\nsave x\nagain\nquit\n", folder=tmp_path)
    assert played.returncode == 0 and played.stderr == ""
    assert "Pass the keyboard to Player 1" in played.stdout
    assert "cannot be saved as a replay" in played.stdout
    assert [entry.name for entry in tmp_path.iterdir()] == ["board.json"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"seats": [', ["no JSON object"]),
        ("[" * 100_000, ["no JSON object"]),
        ("[]", ["no JSON object"]),
        (json.dumps({"seats": [{"hand": ["Bandange"]}, {}]}), ["seats[0].hand[0]", "'Bandage'"]),
        (json.dumps({"seat": []}), ["no field 'seat'"]),
        (json.dumps({"phase": "lunch"}), ["no phase 'lunch'"]),
        (json.dumps({"rules": {"health": -1}}), ["health"]),
        (json.dumps({"seats": [{"weapons": ["Wooden Sword"] * 3}, {}]}), ["2 slots"]),
    ],
)
def test_a_wrong_position_is_told_in_one_line(text: str, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(text, encoding="utf-8")
    fails(inside("position", "asigoc", str(file), "--show", folder=tmp_path), *words)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for args in (["replay", str(tmp_path)], ["position", "asigoc", str(tmp_path)]):
        fails(inside(*args), "cannot be read")


def test_a_plain_number_jumps_and_v_chooses_the_view(tmp_path: Path) -> None:
    file = tmp_path / "good.replay"
    file.write_text(REPLAY, encoding="utf-8")
    text = inside("replay", str(file), given="1\n0\ncard ford\ncard h9\nrules\nv 1\nq\n").stdout
    assert "Decision 1: " in text and "\n1/" in text and "Nothing is called" not in text
    assert "Captain of the Ford  ace" in text and "Wooden Sword  weapon" in text and "Goal: " in text


def test_stepping_passes_forced_answers_over(tmp_path: Path) -> None:
    file = tmp_path / "good.replay"
    file.write_text(REPLAY, encoding="utf-8")
    replay = dw.Replay.parse(REPLAY)
    state = replay.state(dw.game("asigoc"), 0)
    free: list[int] = []
    for move in replay.line():
        if state.prompt is not None and not state.prompt.forced:
            free.append(move.n)
        state.apply(move.action)
    text = inside("replay", str(file), given="\n\n\nq\n").stdout
    assert [int(part.partition(":")[0]) for part in text.split("Decision ")[1:]] == free[:3]


def test_an_unfinished_game_is_watched_by_seat_0(tmp_path: Path) -> None:
    game = dw.game("asigoc")
    replay = dw.Replay.of(game, seed=3)
    state = replay.state(game)
    replay.apply(state, state.legal()[0].text)
    file = tmp_path / "half.replay"
    file.write_text(replay.text(), encoding="utf-8")
    closed, opened = inside("replay", str(file), given="full\nq\n").stdout.split("> full\n")
    assert "`full` shows both hands" in closed
    cards = [game.find(card.card) for card in state.view(1).seats[1].zones["hand"] if card is not None]
    names = [card.name for card in cards if card is not None]
    assert all(name in opened for name in names) and not all(name in closed for name in names)
