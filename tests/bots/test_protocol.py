"""Programs at the table: what they are told, what they may answer, and how they lose without a fight."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import duelwright as dw
from duelwright.bots import LEVELS, bot
from duelwright.bots import protocol as module
from duelwright.bots.protocol import (
    CRASHED,
    NO_ANSWER,
    OUT_OF_TIME,
    REPEATS,
    Match,
    Program,
    Refused,
    Speechless,
    Tally,
    decks_for,
    play_match,
    read_answer,
    seed_for,
    tally,
)
from duelwright.games import SHIPPED

from ..patience import PATIENCE
from ..terminal.run import ROOT, duelwright, fails, inside

PAGE = ROOT / "docs" / "adding-a-bot.md"
FIRST = ROOT / "examples" / "first_bot.py"
PATIENT = ("--seconds", f"{PATIENCE:g}")
HEAD = "import sys\noptions = []\nfor line in sys.stdin:\n    word, _, rest = line.strip().partition(' ')\n"


def program(folder: Path, text: str, name: str = "bot.py") -> list[str]:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return [sys.executable, str(file)]


def matches(
    command: Sequence[str], key: str = "duel", n: int = 2, seconds: float = PATIENCE
) -> tuple[list[Match], list[str]]:
    """Some games against random, and every line that was spoken."""
    game, said = dw.game(key), list[str]()
    player = Program(command, seconds, lambda who, line: said.append(f"{who} {line}"))
    found = []
    try:
        for number in range(n):
            seed = seed_for(1, number)
            decks = decks_for(game, None, None, seed)
            found.append(play_match(game, player, bot("random", game), decks, seed, number))
    finally:
        player.end()
    return found, said


def test_an_answer_is_a_number_or_the_actions_text() -> None:
    prompt = dw.Prompt(0, "attack", ("attack R1>V", "attack 2", "pass"))
    assert read_answer("play 1", prompt) == "attack R1>V"
    assert read_answer("  play   attack  2 ", prompt) == "attack 2"
    assert read_answer("attack R1>V", prompt) == "attack R1>V"
    assert read_answer("play", prompt) == ""
    assert read_answer("fly", prompt) == "fly"
    for wrong in ("play 0", "play 4", "play " + "9" * 5000):
        with pytest.raises(Refused, match="1 to 3"):
            read_answer(wrong, prompt)


@pytest.mark.parametrize("key", SHIPPED)
def test_the_first_bot_plays_every_game_without_a_refusal(key: str) -> None:
    found, said = matches([sys.executable, str(FIRST)], key)
    assert all(match.refused == 0 and match.reason not in (CRASHED, OUT_OF_TIME, NO_ANSWER) for match in found)
    assert [match.seat for match in found] == [0, 1]
    assert said[:3] == ["> duelwright 1", f"> game {key}", "> you 0"]
    assert said.count(f"> game {key}") == 2
    assert said[-1] == "> bye"
    results = [line.split() for line in said if line.startswith("> result")]
    assert [(word[2] == "win", word[3]) for word in results] == [(match.won, match.reason) for match in found]


def test_the_first_bot_is_short_and_needs_no_library() -> None:
    text = FIRST.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    assert set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE)) == {"json", "sys"}


def test_a_question_is_a_view_a_prompt_its_options_and_go_and_shows_no_more_than_the_seat_knows() -> None:
    _, said = matches([sys.executable, str(FIRST)], n=1)
    told = [line[2:].partition(" ") for line in said if line.startswith(">")]
    order = "".join({"view": "v", "prompt": "p", "option": "o", "go": "g"}.get(word, " ") for word, _, _ in told)
    assert re.fullmatch(r"( *(vpo+g)*)*", order)
    views = [dw.View.decode(rest.encode()) for word, _, rest in told if word == "view"]
    assert views and all(view.viewer == 0 for view in views)
    assert all(card.card == "" for view in views for card in view.seats[1].zones["hand"] if card and not card.known & 1)
    events = [msgspec.json.decode(rest, type=dw.Event) for word, _, rest in told if word == "event"]
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    assert events[-1].kind == "ON_GAME_END"
    options = [rest for word, _, rest in told if word == "option"]
    assert options[0].startswith("1 ")


def test_an_illegal_answer_is_refused_with_a_reason_and_asked_again(tmp_path: Path) -> None:
    wrong = "    if word == 'go':\n        n = globals().get('n', 0) + 1\n"
    wrong += "        print(['# a remark', 'play 999', '', 'fly'][n - 1] if n < 5 else 'play end', flush=True)\n"
    wrong += "        if n in (1, 3): print('play ' + ['switch 1', '', 'attack 1>1'][n - 1], flush=True)\n"
    found, said = matches(program(tmp_path, HEAD + wrong), n=1)
    codes = [line.split()[2] for line in said if line.startswith("> refused")]
    assert found[0].refused == len(codes) and codes[1] == "no_such_option"
    assert found[0].reason == NO_ANSWER
    assert len(codes) == 1 + REPEATS
    assert said[-2:] == [f"> result loss {NO_ANSWER}", "> bye"]
    again = [i for i, line in enumerate(said) if line.startswith("> refused")]
    assert all(said[i + 1].startswith("> view ") for i in again[:-1])


def test_a_program_may_concede(tmp_path: Path) -> None:
    found, _ = matches(program(tmp_path, HEAD + "    if word == 'go': print('concede', flush=True)\n"))
    assert [(match.won, match.reason) for match in found] == [(False, "conceded")] * 2


def test_a_program_that_crashes_loses_that_game_and_is_started_anew(tmp_path: Path) -> None:
    mark = tmp_path / "seen"
    text = HEAD + f"    if word == 'go' and not __import__('os').path.exists({str(mark)!r}):\n"
    text += f"        open({str(mark)!r}, 'w').close()\n        print('fly', flush=True)\n        sys.exit(3)\n"
    text += "    if word == 'go': print('concede', flush=True)\n"
    found, said = matches(program(tmp_path, text))
    assert (found[0].won, found[0].reason) == (False, CRASHED)
    assert found[1].reason == "conceded"
    assert said.count("> duelwright 1") == 2


def test_a_program_that_never_answers_is_not_asked_for_another_game(tmp_path: Path) -> None:
    with pytest.raises(Speechless, match="ended with status 3 before its first answer"):
        matches(program(tmp_path, "raise SystemExit(3)"))
    command = program(tmp_path, "raise SystemExit(3)")
    fails(inside("bot-protocol", "--game", "duel", *PATIENT, "--", *command), "status 3")


def test_a_silent_program_is_given_a_few_seconds_to_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STARTING", 0.03)
    command = program(tmp_path, "import time; time.sleep(600)")
    with pytest.raises(Speechless, match=r"no answer in 0\.03 s; --seconds"):
        matches(command, seconds=0.01)
    with pytest.raises(Speechless, match=r"no answer in 0\.05 s; --seconds"):
        matches(command, seconds=0.05)


def test_games_that_were_forfeited_are_counted_and_make_the_status_1(tmp_path: Path) -> None:
    command = program(tmp_path, HEAD + "    if word == 'go': print('fly', flush=True)\n")
    done = inside("bot-protocol", "--game", "duel", "-n", "2", *PATIENT, "--", *command)
    fails(done, "2 of 2 games forfeited: 2 no_legal_answer")
    assert "2 games forfeited" in done.stdout


def test_a_program_that_takes_too_long_loses_that_game_and_is_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STARTING", PATIENCE)
    text = HEAD + "    if word == 'go':\n        if globals().get('n'): import time; time.sleep(600)\n"
    text += "        n = 1\n        print('play 1', flush=True)\n"
    found, said = matches(program(tmp_path, text), seconds=0.01)
    assert [(match.won, match.reason) for match in found] == [(False, OUT_OF_TIME)] * 2
    assert said.count("> duelwright 1") == 2
    assert f"> result loss {OUT_OF_TIME}" in said


def test_answers_that_are_no_text_are_refused(tmp_path: Path) -> None:
    text = HEAD.replace("import sys", "import sys; out = sys.stdout.buffer")
    text += "    if word == 'go': out.write(b'\\xff\\x1b[2J\\n'); out.flush()\n"
    found, said = matches(program(tmp_path, text), n=1)
    assert found[0].reason == NO_ANSWER
    assert not any("\x1b" in line for line in said)


def test_a_tally_counts_games_by_how_they_ended() -> None:
    game = dw.game("duel")
    played = [
        Match(0, 0, True, "no_life", 9, 20, 0, 0.1),
        Match(1, 1, False, CRASHED, 2, 1, 1, 0.2),
        Match(2, 0, None, "endless_loop", 5, 9, 0, 0.0),
    ]
    found = tally(game, ["my bot", "-x"], "greedy", 1, played)
    assert (found.wins, found.losses, found.draws, found.forfeits, found.refused) == (1, 1, 1, 1, 1)
    assert found.endings == {"draw endless_loop": 1, "loss crashed": 1, "win no_life": 1}
    assert found.command == "'my bot' -x"
    assert found.rate.low < found.rate.rate < found.rate.high
    assert tally(game, ["x"], "greedy", 1, []).rate.games == 0


def test_the_command_plays_and_counts() -> None:
    rest = ("--game", "duel", "--against", "random", "--games", "3", "--seed", "5", *PATIENT)
    bots = ("--", sys.executable, str(FIRST))
    done = duelwright("bot-protocol", *rest, "--json", *bots)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout, type=Tally)
    assert found.wins + found.losses + found.draws == 3
    assert (found.against, found.seed, found.forfeits, found.refused) == ("random", 5, 0, 0)
    again = json.loads(inside("bot-protocol", *rest, "--json", *bots).stdout)
    assert again["endings"] == found.endings
    words = inside("bot-protocol", *rest, "--show", *bots)
    assert "95% interval" in words.stdout
    assert "> duelwright 1\n> game duel\n> you 0\n" in words.stderr


def test_the_command_takes_decks_by_name() -> None:
    decks = [deck.name for deck in dw.game("vanguard-d").decks()]
    rest = ("--game", "vanguard-d", "--against", "random", "-n", "1", "--deck", decks[2], "--against-deck", decks[3])
    done = inside("bot-protocol", *rest, *PATIENT, "--json", "--", sys.executable, str(FIRST))
    assert msgspec.json.decode(done.stdout, type=Tally).games == 1


def test_the_command_says_what_is_wrong() -> None:
    fails(inside("bot-protocol", "--game", "duel", "--", "no-such-program-anywhere"), "cannot be started")
    fails(inside("bot-protocol", "--game", "chess", "--", "x"), "chess")
    fails(inside("bot-protocol", "--game", "duel", "--against", "oracle", "--", "x"), "oracle")
    fails(inside("bot-protocol", "--game", "duel", "--deck", "nothing like it", "--", "x"), "nothing like it")
    fails(inside("bot-protocol", "--game", "duel"), status=2)


def test_the_pages_examples_run_and_its_levels_are_the_ones_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    for text in blocks:
        exec(compile(text, PAGE.name, "exec"), {"__name__": "page"})
    assert "winner=" in capsys.readouterr().out
    rows = re.findall(r"^\| (\d+) \| `([^`]+)` \| (.+) \|$", page, re.MULTILINE)
    assert rows == [(str(level.number), level.bot, level.text) for level in LEVELS]


def test_the_page_shows_lines_as_they_are_spoken() -> None:
    shown = re.search(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    words = {line.split()[1] for line in shown[1].splitlines() if line.startswith(">")}
    assert words == {"duelwright", "game", "you", "event", "view", "prompt", "option", "go", "refused", "result", "bye"}
