"""A slice of the referee's fights: nothing is found, nearly everything is judged, and the referee knows no engine."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

from . import soak
from .fights import GAMES, fight, library
from .referee import judge_fight

FIGHTS = 12  # of each format
HERE = Path(__file__).parent
ALWAYS = (
    "Attack", "Boost", "Calls", "Checks", "Costs", "Damage", "Drive checks", "Guard", "Guardians", "Heal", "Hits",
    "Limits", "Power", "Ride", "Stand phase", "The end", "Triggers", "Zones",
)  # fmt: skip
OFTEN = 0.8  # of what comes about; the rest hangs on what no event tells


def imports(path: Path) -> list[tuple[int, str]]:
    """What a file imports: how many packages up, and the name."""
    found: list[tuple[int, str]] = []
    for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(part, ast.Import):
            found += [(0, alias.name) for alias in part.names]
        elif isinstance(part, ast.ImportFrom) and part.module is not None:
            found.append((part.level, part.module))
        elif isinstance(part, ast.ImportFrom):
            found += [(part.level, alias.name) for alias in part.names]
    return found


def test_the_referee_imports_nothing_of_the_engine() -> None:
    waiting, seen = ["referee"], set[str]()
    while waiting:
        module = waiting.pop()
        seen.add(module)
        for level, name in imports(HERE / f"{module}.py"):
            assert level == 1 or (level == 0 and name.partition(".")[0] in sys.stdlib_module_names), (module, name)
            if level == 1 and name not in seen:
                waiting.append(name)
    assert {"attack", "checks", "payments", "plays", "reckoning", "table", "turns"} <= seen
    assert not {"fights", "soak"} & seen


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_in_a_slice_of_fights_and_nearly_everything_is_judged(game: str) -> None:
    found = soak.season(game, 0, FIGHTS, quiet=True)
    assert found.found == []
    assert found.fights == FIGHTS
    for rule in ALWAYS:
        assert found.book.judged[rule] > 0, rule
        assert found.share(rule) >= OFTEN, rule
    assert found.share() > 0.99


def test_a_fight_with_its_number_is_always_the_same() -> None:
    assert fight("vanguard-d", 5) == fight("vanguard-d", 5)


def test_a_finding_says_which_fight_which_event_which_rule_and_what_was_expected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fight("vanguard-d", 0)
    at = next(i for i, event in enumerate(told["events"]) if event["kind"] == "ON_ATTACK_MISS")
    told["events"][at]["kind"] = "ON_ATTACK_HIT"
    number = told["events"][at]["seq"]
    monkeypatch.setattr(soak, "fights", lambda game, first, count: [told])
    monkeypatch.setattr(sys, "argv", ["soak", "--game", "vanguard-d", "--fights", "1"])
    assert soak.main() == 1
    assert f"vanguard-d fight 0: Hits: event {number} (ON_ATTACK_HIT, turn" in capsys.readouterr().out


def test_a_summary_for_programs_is_one_line_of_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["soak", "--game", "vanguard-d", "--fights", "1", "--start", "4", "--json"])
    assert soak.main() == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["game"], summary["start"], summary["fights"], summary["findings"]) == ("vanguard-d", 4, 1, [])


def test_every_event_counts() -> None:
    """Whatever card is left out of a zone, the counts no longer fit."""
    told = fight("vanguard-v", 1)
    moves = [event for event in told["events"] if any(card["source"] != card["to"] for card in event["cards"])]
    for lost in moves[:: len(moves) // 10]:
        kept = [event for event in told["events"] if event is not lost]
        book = judge_fight(library("vanguard-v"), {**told, "events": kept})
        assert any(finding.rule in ("Zones", "Draw phase", "Set-up") for finding in book.findings), lost
