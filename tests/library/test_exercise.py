"""Cards tried out: every ability is played until it resolves; what never does is listed, what breaks is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duelwright.cli import commands as cli
from duelwright.core.rng import seeded
from duelwright.core.state import State
from duelwright.facets.record import LibraryError, Record
from duelwright.games.vanguard.exercise import EXERCISE
from duelwright.games.vanguard.rules import VanguardRules
from duelwright.library.exercise import CardTried, exercise_of, report_on, stage, try_records
from duelwright.library.exercising import checks
from duelwright.library.record import definition, filled

CLAN = "Kagero"
DRAWS = "[AUTO]:When this unit is placed on (RC), draw a card."
PAYS = "[ACT](VC):[COST][Soul-Blast 1], this unit gets [Power] +5000 until end of turn."
RIDDEN = '[AUTO]:When this unit is rode upon by "Ember Warden of Nowhere", draw a card.'
STANDS_BY = "[CONT](RC):If your drop zone has 10 or more cards, this unit gets [Power] +5000."
NEVER = "[CONT](VC/RC):If your damage zone has 9 or more cards, this unit gets [Power] +5000."
UNREAD = "[AUTO]:When this unit dances, sing."


def unit(key: str, grade: int, *text: str, kind: str = "unit", mark: str = "") -> Record:
    return filled(
        Record(
            key, f"Demo {key}", kind=kind, clan=CLAN, grade=grade, power=8000, shield=5000, text=text, number=key,
            mark=mark,
        )
    )  # fmt: skip


PLAIN = [unit(f"P-{grade}{i}", grade) for grade in range(4) for i in range(3)]


def tried(*records: Record, games: int = 1, workers: int = 1, seed: int = 3) -> list[CardTried]:
    return list(try_records([*records, *PLAIN], range(len(records)), games, seed, workers))


def test_every_ability_of_a_card_resolves() -> None:
    found = tried(unit("A", 2, DRAWS), unit("B", 3, PAYS, STANDS_BY))
    assert [[one.resolved > 0 for one in card.abilities] for card in found] == [[True], [True, True]]
    assert [one.text for one in found[1].abilities] == [PAYS, STANDS_BY]
    assert [one.kind for one in found[1].abilities] == ["ACT", "CONT"]
    assert [(card.games, card.broken) for card in found] == [(1, []), (1, [])]


def test_an_ability_that_cannot_resolve_is_listed_with_a_reason() -> None:
    report = report_on(tried(unit("A", 1, DRAWS, NEVER), games=0))
    assert [(one.number, one.ability, one.text, one.why) for one in report.never] == [
        ("A", 2, NEVER, "its condition never held")
    ]
    assert (report.totals.abilities, report.totals.resolved, report.broken) == (2, 1, {})


def test_a_card_that_nobody_has_is_stood_in_for() -> None:
    (card,) = tried(unit("A", 1, RIDDEN), games=0)
    assert card.stand_ins == ["Ember Warden of Nowhere"]
    assert card.abilities[0].resolved


def test_cards_that_are_not_read_completely_are_left_out() -> None:
    assert tried(unit("A", 1, UNREAD), unit("B", 1), games=0) == []


def test_what_comes_of_a_card_depends_on_the_seed_alone() -> None:
    cards = [unit("A", 2, DRAWS), unit("B", 3, PAYS)]
    assert tried(*cards) == tried(*cards)
    assert tried(*cards)[1:] == list(try_records([*cards, *PLAIN], [1], 1, 3))
    assert tried(*cards) == tried(*cards, workers=2)
    assert tried(*cards) != tried(*cards, seed=4)


def test_what_breaks_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_card(state: State) -> None:
        raise checks.Broken("a card is lost or doubled")

    monkeypatch.setattr(checks, "check_cards", lose_a_card)
    report = report_on(tried(unit("A", 2, DRAWS)))
    assert list(report.broken) == ["A"]
    fault = report.broken["A"][0]
    assert (fault.what, fault.format) == ("a card is lost or doubled", "vanguard-premium")
    assert fault.seed > 0
    assert report.totals.broken == len(report.broken["A"])


@pytest.mark.parametrize("error", [IndexError("pop from empty list"), AssertionError("a selector was read")])
def test_an_error_in_play_is_told_and_not_raised(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(state: State, action: object) -> None:
        raise error

    monkeypatch.setattr(checks, "check_copies", fail)
    (card,) = tried(unit("A", 2, DRAWS))
    assert str(error) in card.broken[0].what


@pytest.mark.parametrize("key", ["vanguard-d", "vanguard-v", "vanguard-premium"])
@pytest.mark.parametrize("kind", ["unit", "trigger unit", "G unit", "normal order"])
def test_a_deck_around_a_card_is_legal_and_holds_it(key: str, kind: str) -> None:
    record = unit("A", 0 if kind == "trigger unit" else 1, kind=kind)
    card = EXERCISE.fill(record, definition(record, "user:A"))
    others = [definition(record, f"user:{record.key}") for record in PLAIN]
    rng = seeded(1, key)
    cards = EXERCISE.helpers(card, [card, *others], rng)
    game = stage(key).plus([*cards, card])
    mine, theirs = EXERCISE.decks(game, card, cards, rng)
    assert game.check(mine) == game.check(theirs) == []
    assert isinstance(game.rules, VanguardRules)
    held = sum(row.get(card.id, 0) for row in mine.cards.values())
    assert held == (0 if kind == "G unit" and game.rules.g_zone_size == 0 else 4)


def test_a_game_that_tries_no_cards_says_so() -> None:
    with pytest.raises(LibraryError, match="of these they are: vanguard"):
        exercise_of("asigoc")


# --- the command ---


def sheet(folder: Path, *rows: str) -> str:
    file = folder / "cards.csv"
    file.write_text("\n".join(["number,name,type,group,grade,power,shield,text", *rows]), encoding="utf-8")
    return str(file)


def run(*words: str) -> int:
    status = cli.app(["cards", "exercise", *words], standalone_mode=False)
    return status if isinstance(status, int) else 0


def test_the_command_tells_totals_and_what_never_resolved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [f'X-{i},Demo {i},Normal Unit,Kagero,{i},9000,5000,"{text}"' for i, text in ((1, DRAWS), (2, NEVER))]
    file = sheet(tmp_path, *rows)
    assert run(file, "--games", "0") == 0
    told = capsys.readouterr().out
    assert "X-2 Demo 2, ability 1: its condition never held" in told
    assert "1 of 2 abilities of 2 cards resolved (50.0 %)" in told
    assert "0 invariants broken" in told
    assert run(file, "--games", "0", "--only", "X-1", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["totals"]["cards"], report["totals"]["resolved"], report["never"]) == (1, 1, [])


def test_the_command_fails_where_something_broke(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(state: State) -> None:
        raise checks.Broken("a value is stale")

    monkeypatch.setattr(checks, "check_values", fail)
    file = sheet(tmp_path, f'X-1,Demo One,Normal Unit,Kagero,2,9000,5000,"{DRAWS}"')
    assert run(file, "--games", "1") == 1
    assert "X-1: a value is stale (vanguard-premium, game 1, seed" in capsys.readouterr().out


def test_a_pattern_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match="is no pattern"):
        run(sheet(tmp_path), "--only", "(")
