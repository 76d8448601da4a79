"""A bot in a process of its own: what it answers, and what happens to those that die or hang."""

from __future__ import annotations

import ast
import contextlib
import functools
import io
import os
import sys
from pathlib import Path

import msgspec
import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.bots import worker as module
from duelwright.bots.worker import Child, Reply, Silent, Worker, WorkerError, serve

from ..patience import PATIENCE
from ..terminal.run import duelwright, fails, inside

SAY = "import sys, json\n"  # how the stand-ins for a worker below begin
EACH = "for line in sys.stdin:\n    asked = json.loads(line)\n    view = asked.get('view')\n"
GREET = "    if not view:\n        print(json.dumps({'id': asked['id']}), flush=True)\n        continue\n"
LAST = "    print(json.dumps({'id': asked['id'], 'action': view['prompt']['options'][-1]}), flush=True)\n"


def decision(key: str = "duel", seed: int = 7) -> tuple[dw.View, dw.Prompt]:
    state = dw.game(key).start(seed=seed)
    while state.prompt is not None and state.prompt.forced:
        state.apply(state.prompt.options[0])
    prompt = state.prompt
    assert prompt is not None
    return state.view(prompt.seat), prompt


def request(number: object, view: dw.View, **more: object) -> bytes:
    return msgspec.json.encode({"id": number, "view": msgspec.Raw(view.encode()), **more}) + b"\n"


def served(data: bytes, name: str = "greedy", key: str = "duel") -> list[Reply]:
    game, out = dw.game(key), io.BytesIO()
    serve(io.BytesIO(data), out, name, bot(name, game), game)
    return [msgspec.json.decode(line, type=Reply) for line in out.getvalue().splitlines()]


def standing_in(folder: Path, text: str) -> list[str]:
    """The command of a program that takes a worker's place."""
    file = folder / "worker.py"
    file.write_text(SAY + text, encoding="utf-8")
    return [sys.executable, str(file)]


def test_a_worker_answers_what_the_bot_answers() -> None:
    view, prompt = decision()
    replies = served(request(7, view, prompt=prompt) + request(8, view))
    assert [reply.id for reply in replies] == [7, 8]
    assert {reply.action for reply in replies} == {bot("greedy", dw.game("duel"))(view, prompt)}
    assert all(reply.seconds >= 0 and not reply.error for reply in replies)


def test_a_request_without_a_view_is_told_who_is_there() -> None:
    assert served(b'{"id": 0}\n') == [Reply(0, bot="greedy", game="duel", hash=dw.game("duel").hash)]


def test_a_line_that_is_no_request_is_answered_with_an_error_and_the_next_one_as_usual() -> None:
    view, prompt = decision()
    other, _ = decision("asigoc")
    theirs = dw.game("duel").start(seed=7).view(1 - prompt.seat)
    wrong = [
        b"nonsense\n",
        b"[1]\n",
        b"\xff\xfe\n",
        b'{"id": "x"}\n',
        b"[" * 100_000 + b"\n",
        b'{"id": 3, "view": 5}\n',
        b'{"id": 4, "view": {"game": "duel"}}\n',
        request(5, other),
        request(6, theirs),
        request(7, view, prompt=dw.Prompt(prompt.seat, "turn", ("end",))),
        request(8, msgspec.structs.replace(view, viewer=9)),
        request(9, msgspec.structs.replace(view, seats=())),
    ]
    replies = served(b"".join([*wrong, b"\n", request(10, view)]))
    assert [reply.id for reply in replies] == [None] * 5 + [3, 4, 5, 6, 7, 8, 9, 10]
    assert all(reply.error and not reply.action for reply in replies[:-1])
    assert replies[-1].action in prompt.options
    assert "asigoc" in replies[7].error


def test_a_line_that_is_too_long_is_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 200)
    replies = served(b'{"id": 1, "x": "' + b"a" * 900 + b'"}\n{"id": 2}\n')
    assert [(reply.id, bool(reply.error)) for reply in replies] == [(None, True), (2, False)]


def test_a_bot_that_fails_is_an_error_and_what_it_prints_is_kept_out() -> None:
    def clumsy(view: dw.View, prompt: dw.Prompt) -> str:
        print("thinking")
        return dict[str, str]()["nothing"]

    view, _ = decision()
    out = io.BytesIO()
    serve(io.BytesIO(request(1, view)), out, "clumsy", clumsy, dw.game("duel"))
    serve(io.BytesIO(request(2, view)), out, "wild", lambda view, prompt: "fly", dw.game("duel"))
    first, second = (msgspec.json.decode(line, type=Reply) for line in out.getvalue().splitlines())
    assert "KeyError" in first.error
    assert "'fly'" in second.error


def test_the_command_reads_requests_and_ends_with_its_input() -> None:
    view, prompt = decision("asigoc")
    done = duelwright("bot-worker", "--bot", "3", "--game", "asigoc", given=b"oops\n" + request(7, view, prompt=prompt))
    assert done.returncode == 0, done.stderr
    first, second = (msgspec.json.decode(line, type=Reply) for line in done.stdout.splitlines())
    assert first.error
    assert second.id == 7 and second.action in prompt.options


def test_the_command_plays_by_house_rules_and_says_what_it_does_not_know() -> None:
    game = dw.game("vanguard-d", rules=dw.profile("s2-literal", "vanguard-d"))
    prompt = (state := game.start(seed=1)).prompt
    assert prompt is not None
    given = request(1, state.view(prompt.seat))
    ruled = ("bot-worker", "--bot", "random", "--game", "vanguard-d", "--rules", "s2-literal")
    assert '"action"' in duelwright(*ruled, given=given).stdout
    assert '"error"' in duelwright(*ruled[:-2], given=given).stdout
    fails(inside("bot-worker", "--bot", "oracle", "--game", "duel"), "no bot 'oracle'")
    fails(inside("bot-worker", "--bot", "random", "--game", "chess"), "no game 'chess'")


def test_a_worker_is_started_asked_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Child, "close", functools.partialmethod(Child.close, PATIENCE))
    view, prompt = decision()
    with Worker("greedy", "duel") as worker:
        assert worker.answer(view, prompt) == bot("greedy", dw.game("duel"))(view, prompt)
        child = worker.child
        assert child is not None
        assert worker.answer(view, prompt) in prompt.options and worker.child is child
        assert worker.restarts == 0
    assert child.process.returncode == 0


def test_a_killed_worker_is_replaced() -> None:
    view, prompt = decision()
    with Worker("random", "duel") as worker:
        answer = worker.answer(view, prompt)
        assert worker.child is not None
        worker.child.process.kill()
        assert worker.answer(view, prompt) == answer


def time_is_up_for_one(mark: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for every program as long as it takes, but no longer for the one whose number stands in a file."""
    patient = Child.receive

    def receive(child: Child, seconds: float) -> bytes:
        while not (mark.exists() and mark.read_text() == str(child.process.pid)):
            with contextlib.suppress(Silent):
                return patient(child, 0.05)
        return patient(child, 0.0)

    monkeypatch.setattr(Child, "receive", receive)


def test_one_that_dies_or_hangs_over_a_question_is_replaced_and_the_fresh_one_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, prompt = decision()
    seen, hangs = tmp_path / "seen", tmp_path / "hangs"
    time_is_up_for_one(hangs, monkeypatch)
    once = f"    import os, pathlib, time\n    seen = pathlib.Path({str(seen)!r})\n"
    once += "    if not seen.exists():\n        seen.touch()\n"
    hang = f"pathlib.Path({str(hangs)!r}).write_text(str(os.getpid())); time.sleep(600)"
    for fault in ("os._exit(3)", hang, "print('{' * 9, flush=True); os._exit(0)"):
        seen.unlink(missing_ok=True)
        command = standing_in(tmp_path, f"{EACH}{GREET}{once}        {fault}\n{LAST}")
        with Worker("x", "duel", command=command) as worker:
            assert worker.answer(view, prompt) == prompt.options[-1]
            assert worker.restarts == 1
            assert seen.exists()


def test_a_worker_that_never_answers_is_given_up(tmp_path: Path) -> None:
    view, prompt = decision()
    command = standing_in(tmp_path, EACH + GREET + "    sys.exit(4)\n")
    with Worker("x", "duel", command=command) as worker, pytest.raises(WorkerError, match="status 4"):
        worker.answer(view, prompt)
    deaf = standing_in(tmp_path, "import time\nprint(json.dumps({'id': 0}), flush=True)\ntime.sleep(600)\n")
    with Worker("x", "duel", command=deaf) as worker, pytest.raises(WorkerError, match="in time"):
        worker.answer(view, prompt, timeout=0.1)
    assert worker.child is None


def test_an_answer_that_is_none_is_an_error(tmp_path: Path) -> None:
    view, prompt = decision()
    command = standing_in(tmp_path, EACH + GREET + LAST.replace("view['prompt']['options'][-1]", "'fly'"))
    with Worker("x", "duel", command=command) as worker, pytest.raises(WorkerError, match="'fly'"):
        worker.answer(view, prompt)
    with Worker("x", "duel", command=["no-such-program-anywhere"]) as worker, pytest.raises(dw.DuelwrightError):
        worker.answer(view, prompt)


@pytest.mark.skipif(os.name != "posix", reason="sessions are POSIX")
def test_a_program_that_neither_reads_nor_ends_cannot_hold_up_its_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CLOSING", PATIENCE)
    flood = standing_in(tmp_path, "while True:\n    print('x' * 1000)\n")
    child = module.Child(flood)
    child.send(b"y" * 2_000_000)
    assert child.receive(PATIENCE).startswith(b"xxx")
    child.close(0.1)
    assert not child.alive
    assert not child.reader.is_alive() and not child.writer.is_alive()


def test_the_workers_module_makes_no_state() -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    called = {part.attr for part in ast.walk(tree) if isinstance(part, ast.Attribute)}
    imported = {alias.name for part in ast.walk(tree) if isinstance(part, ast.ImportFrom) for alias in part.names}
    assert "State" not in imported
    assert not called & {"position", "empty", "clone", "apply", "legal"}
