"""Every command with an input that is wrong, in every language: one line without English, and the exit status."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duelwright.cli.commands import PLACES

from .run import fails, inside
from .test_help import pages
from .test_languages import OTHERS

FILES = {
    "bad.csv": "number,name,type,clan,grade\nX1,Lamp,Wizard,Kagero,1\n",
    "cards.csv": "number,name,type,clan,grade,text\nX1,Lamp,Normal Unit,Kagero,1,[AUTO]:Sing.\n",
    "bad.json": '{"cards": [1,',
    "kinds.json": '[{"name": "B", "kind": "zzz", "game": "vanguard", "numbers": {"grade": 1}, "abilities": []}]',
    "rules.toml": "losing_damage = 3\n",
    "board.json": '{"phase": "main", "seats": [{"weapons": ["Woden Sword"]}, {}]}',
    "deck.txt": "4 Wodden Sword\n",
    "deck.json": '{"name": "a", "game": "asigoc", "main": {"zz": 4}}',
    "report.json": '{"cards": [',
    "game.replay": "duelwright-replay 3\ngame asigoc\n",
}
WRONG = {  # by what is typed: the exit status
    "games --zz": 2,
    "rules zz": 1,
    "play --bot 99": 1,
    "play --deck zz": 1,
    "play --rules rules.toml": 1,
    "play --rules none.toml": 1,
    "play --resume none": 1,
    "play --seed x": 2,
    "learn asigoc 99": 1,
    "replay game.replay": 1,
    "position asigoc board.json": 1,
    "position asigoc bad.json": 1,
    "cards of asigoc zzzz": 1,
    "cards load-duel": 2,
    "cards load-duel bad.csv bad.csv": 1,
    "cards new cards.csv": 1,
    "cards read bad.csv": 1,
    "cards read none.csv": 1,
    "cards read cards.csv --era ZZ": 1,
    "cards say report.json": 1,
    "cards exercise bad.json": 1,
    "cards import kinds.json": 1,
    "cards import cards.csv --strings none": 1,
    "cards search grade:x": 1,
    "cards show zzz": 1,
    "cards check kinds.json": 1,
    "cards export x.txt": 1,
    "cards export none/x.cdb": 1,
    "cards sources zz": 2,
    "cards drop zz": 1,
    "decks of zz": 1,
    "decks list zz": 1,
    "decks check deck.txt": 1,
    "decks check deck.json": 1,
    "check none.txt": 1,
    "decks convert TD01 zz": 2,
    "decks stats zz": 1,
    "decks hand TD01 --seed z": 2,
    "decks compare TD01": 2,
    "decks save TD01": 1,
    "decks forget zz": 1,
    "decks picture TD01 t.gif": 2,
    "read asigoc Zz": 1,
    "backup none/b.zip": 1,
    "restore bad.json": 1,
    "moderate reports --data none": 1,
    "moderate close 7 --data none": 1,
    "moderate mute Ann --data none": 1,
    "moderate ban Ann --data none": 1,
    "moderate pardon Ann --data none": 1,
    "moderate rename Ann Bob --data none": 1,
    "moderate password Ann --data none": 1,
    "moderate cards Ann --data none": 1,
    "moderate drop-cards Ann --data none": 1,
    "simulate zz": 1,
    "simulate -n 0": 2,
    "arena --bots greedy": 1,
    "arena --out cards.csv": 1,
    "arena --sprt 2": 2,
    "bots zz": 2,
    "bot-worker --bot zz --game duel": 1,
    "bot-protocol --game duel -- zz": 1,
    "serve --port 99999": 2,
    "zz": 2,
}
# Names of commands, options, files and fields are the same everywhere; what another library says is not ours.
ENGLISH = re.compile(
    r"\b(the|is|are|and|or|of|to|there|cannot|does|not|has|have|no|give|with|but|this|that|takes|both|such|"
    r"card \d|line \d)\b"
)
NAMED = re.compile(r"'[^']*'|«[^»]*»|`[^`]*`|--?[a-z-]+|Input data was truncated|File is not a zip file|user_\w+")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_every_command_is_called_wrongly_somewhere() -> None:
    known = {place for place, _ in pages()} - {"cards", "decks", "moderate"}
    called = {place for place in known for typed in WRONG if typed == place or typed.startswith(f"{place} ")}
    assert known - called == set() and set(PLACES) >= {place.partition(" ")[0] for place in known}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("typed", WRONG)
def test_what_is_wrong_is_told_without_english(typed: str, lang: str, folder: Path) -> None:
    environment = {"DUELWRIGHT_LANG": lang, "DUELWRIGHT_HOME": str(folder / "home")}
    done = inside(*typed.split(), folder=folder, environment=environment)
    fails(done, status=WRONG[typed])
    said = NAMED.sub("", done.stderr.removeprefix("duelwright: ") + done.stdout)
    assert ENGLISH.findall(said) == [], said
    english = inside(*typed.split(), folder=folder, environment={**environment, "DUELWRIGHT_LANG": "en"})
    assert english.returncode == done.returncode and english.stderr != done.stderr
    assert ENGLISH.search(NAMED.sub("", english.stderr)), "the words that are looked for are none of the English ones"
