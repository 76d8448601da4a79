"""What a newcomer reads: reasons on a narrow screen, equal options, what a stride costs, and where power comes from."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

import duelwright as dw
from duelwright.language import languages
from duelwright.language.messages import say
from duelwright.language.voice import Voice
from duelwright.terminal.board import board
from duelwright.terminal.question import options, refusals

from .run import inside

PREMIUM = dw.game("vanguard-premium")
HEART = "Chronojet Dragon"
OVER = "Interdimensional Dragon, Mystery-flare Dragon"


def printed(what: RenderableType, width: int = 80) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(what)
    return console.export_text()


def before_a_stride(copies: int = 4) -> dw.State:
    g_units = [{"card": OVER, "face": "down"}] * copies
    mine: dict[str, object] = {"V": [HEART], "hand": [HEART, "Masergear Dragon", "Smokegear Dragon"], "G": g_units}
    return PREMIUM.position({"phase": "stride", "turn": 5, "seats": [mine, {"V": [HEART]}]})


def held() -> str:
    """The id of the card that pays for a stride alone."""
    found = PREMIUM.find(HEART)
    assert found is not None
    return found.id


def shown(state: dw.State, lang: str = "en") -> str:
    prompt = state.prompt
    assert prompt is not None
    return printed(options(Voice(PREMIUM, ("Ann", "Bob"), 0, lang), state.view(0), prompt))


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_read_in_full_on_a_narrow_screen(width: int, lang: str) -> None:
    hand = [card.name for card in sorted(PREMIUM.cards(), key=lambda card: -len(card.name)) if card.kind == "unit"][:4]
    seats = [{"V": ["Steam Fighter, Amber"], "hand": hand}, {"V": [HEART]}]
    state = PREMIUM.position({"phase": "main", "turn": 5, "seats": seats})
    voice, prompt = Voice(PREMIUM, ("Ann", "Bob"), 0, lang), state.prompt
    assert prompt is not None
    grid = refusals(voice, state, prompt, width)
    assert grid.row_count
    text = printed(grid, width)
    reasons = {word for _, why in state.candidates(0) if why is not None for word in why.text(lang).split()}
    said = "".join(text.split())
    assert "…" not in text
    assert all(word in said for word in reasons if len(word) < width // 3)


def test_equal_cards_are_offered_once_and_every_answer_stays() -> None:
    state = before_a_stride()
    prompt = state.prompt
    assert prompt is not None and len(prompt.options) == 5
    text = shown(state)
    assert text.count(OVER) == 1 and "(4 copies)" in text
    assert text.splitlines()[-1].split()[0] == "5"
    state.apply(prompt.options[3])


def test_a_stride_tells_the_grades_that_pay_for_it() -> None:
    state = before_a_stride()
    assert state.prompt is not None
    state.apply(state.prompt.options[0])
    text = " ".join(shown(state).split())
    for name, grade in ((HEART, 3), ("Smokegear Dragon", 2)):
        assert f"discard {name} (h" in text and f", grade {grade}" in text
    assert "grade 3" in " ".join(shown(state, "fr").split())


@pytest.mark.parametrize("lang", languages())
def test_the_power_of_a_heart_is_told_as_such(lang: str) -> None:
    state = before_a_stride()
    assert state.prompt is not None
    state.apply(state.prompt.options[0])
    hand = state.view(0).seats[0].zones["hand"]
    state.apply(next(f"choose h{card.handle}" for card in hand if card is not None and card.card == held()))
    state.apply("done")
    voice = Voice(PREMIUM, ("Ann", "Bob"), 0, lang)
    text = " ".join(printed(board(voice, state.view(0)), 120).split())
    lent = PREMIUM.find(HEART)
    assert lent is not None
    assert f"+{lent.numbers['power']} {say(PREMIUM.key, lang, 'board.heart', {'card': HEART})}" in text
    assert voice.say("board.lasting") not in text


def test_french_names_of_piles_fit_a_singular_possessive() -> None:
    voice = Voice(PREMIUM, ("Ann", "Bob"), 0, "fr")
    names = [voice.say(f"zone.{zone}") for zone in PREMIUM.zones]
    assert not [name for name in names if name.split(" ")[0].endswith("s") and name != "originalDress"]


def test_bots_are_told_in_three_languages() -> None:
    english = inside("bots").stdout.splitlines()
    assert english[0] == " 1  random       Answers by chance; to learn the rules against."
    french, russian = (inside("bots", "--lang", lang).stdout.splitlines() for lang in ("fr", "ru"))
    assert french[0].startswith(" 1  random       Répond au hasard") and "Отвечает наугад" in russian[0]
    assert len(french) == len(russian) == len(english)
    for other in (french, russian):
        assert not [line for line, same in zip(english[:10], other[:10], strict=True) if line == same]
    assert '"text": "Le plus fort' in inside("bots", "--lang", "fr", "--json").stdout
