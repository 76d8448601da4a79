"""What is generated is up to date, and what is sent fits its schema."""

from __future__ import annotations

import random
import re
from pathlib import Path

import jsonschema
import msgspec
import pytest
from docs.generate import TYPES, pages

import duelwright as dw

DOCS = Path(__file__).parents[2] / "docs"
PAGES = pages()


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name](), f"docs/{name} is stale; run: make docs"


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


def test_the_readmes_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS.parent / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    example = next(block for block in blocks if "import duelwright" in block)
    exec(compile(example, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert "Result(winner=" in out
    assert "There is no Weapon of yours in slot W2." in out


def test_links_of_the_pages_lead_somewhere() -> None:
    for page in [DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md", *DOCS.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert target.startswith("https://") or (page.parent / target).exists(), f"{page.name}: {target}"
