"""What is generated is up to date, and what is sent fits its schema."""

from __future__ import annotations

import random
from pathlib import Path

import jsonschema
import msgspec
import pytest
from docs.generate import TYPES, pages

import duelwright as dw

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", sorted(pages()))
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name], f"docs/{name} is stale; run: make docs"


def samples() -> dict[str, list[object]]:
    """Values of every wire type, out of one game."""
    found: dict[str, list[object]] = {name: [] for name in TYPES}
    game = dw.game("asigoc")
    replay = dw.Replay.of(game, seed=6)
    state, rng = replay.state(game), random.Random(6)
    while not state.over:
        prompt = state.prompt
        assert prompt is not None
        found["view"] += [state.view(seat) for seat in (0, 1, None)]
        found["prompt"].append(prompt)
        found["refusal"] += [refusal for _, refusal in state.candidates(prompt.seat) if refusal is not None]
        replay.apply(state, rng.choice(state.legal()).text)
    found["event"] += state.events(0)
    found["deck"] += game.decks()
    found["replay"].append(replay)
    return found


def test_everything_that_is_sent_fits_its_schema() -> None:
    for name, values in samples().items():
        checker = jsonschema.Draft202012Validator(msgspec.json.decode((DOCS / "schema" / f"{name}.json").read_bytes()))
        assert values
        for value in values[:: max(1, len(values) // 60)]:
            checker.validate(msgspec.json.decode(msgspec.json.encode(value)))


def test_every_refusal_of_the_page_can_happen() -> None:
    """The codes that random play and the scenarios give cover the table; see tests/rules for each."""
    codes = {kind.code for kind in dw.game("asigoc").refusals[1:]}
    tested = "".join(path.read_text(encoding="utf-8") for path in (DOCS.parent / "tests").rglob("test_*.py"))
    assert [code for code in sorted(codes) if f'"{code}"' not in tested] == []
