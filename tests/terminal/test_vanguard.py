"""Vanguard in the terminal: words for everything in three languages, whole games, the board."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import duelwright as dw
from duelwright.games.vanguard.decks import VIOLATIONS
from duelwright.games.vanguard.messages import MESSAGES
from duelwright.games.vanguard.names import TRIGGERS
from duelwright.language import languages, say
from duelwright.language.log import logline, merged
from duelwright.language.messages import HALVES, PARAMETER, keys_of
from duelwright.language.voice import Voice
from duelwright.speech.label import label
from duelwright.terminal.board import board
from duelwright.terminal.question import question

from .run import Sitting

GAME = dw.game("vanguard-d")
OTHERS = [lang for lang in languages() if lang != "en"]
OF_EVERY_EVENT = {
    "who",
    "cards",
    "first",
    "others",
    "cards_at",
    "first_at",
    "others_at",
    "out_of",
    "to",
    "phase",
    "turn",
}
NIRVANA = "Chakrabarthi Divine Dragon, Nirvana"
SHORTEST = 12  # letters; shorter pieces are in other languages' words, too
RAW = re.compile(r"[{}]|\bON_[A-Z]|BATTLE_PHASE_END|\b(?:phase|icon|stat|verb|ask|zone|mark|rule|ending)\.[a-z0-9]")


def parameters(text: str) -> set[str]:
    return {found[1] for found in PARAMETER.finditer(text)}


def known(lang: str) -> set[str]:
    """The keys that have words in this very language."""
    return keys_of(GAME.key, lang) | keys_of("", lang)


def missing(scope: str, names: list[str], lang: str) -> list[str]:
    return [name for name in names if f"{scope}.{name}" not in known(lang)]


# --- the catalogues ---


@pytest.mark.parametrize("lang", languages())
def test_every_event_has_a_message_with_parameters_that_it_has(lang: str) -> None:
    for kind in GAME.rulebook.events:
        assert kind.name in known(lang), kind.name
        text = MESSAGES[lang].get(kind.name, "")
        assert parameters(text) <= OF_EVERY_EVENT | set(kind.values), kind.name
        assert text.count(HALVES) <= 1


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_there_with_the_same_parameters(lang: str) -> None:
    for key, text in MESSAGES["en"].items():
        other = parameters(MESSAGES[lang][key])
        if key.startswith("ON_"):  # a sentence may leave away who did it, where another can not
            assert other | {"who"} == parameters(text) | {"who"}, key
        else:
            assert other == parameters(text), key
    scopes = {key.partition(".")[0] for key in set(MESSAGES[lang]) - set(MESSAGES["en"])}
    assert scopes <= {"refusal", "needs", "violation", "rule", "ending"}


@pytest.mark.parametrize("lang", OTHERS)
def test_refusals_and_faults_of_decks_say_the_same(lang: str) -> None:
    told = MESSAGES[lang]
    for kind in GAME.rulebook.refusals:
        assert parameters(told[f"refusal.{kind.code}"]) == parameters(kind.sentence), kind.code
        assert parameters(told[f"needs.{kind.code}"]) == parameters(kind.needs), kind.code
    for code, text in VIOLATIONS.items():
        assert parameters(told[f"violation.{code}"]) == parameters(text), code
    codes = {key.partition(".")[2] for key in told if key.startswith(("refusal.", "needs."))}
    assert codes == {kind.code for kind in GAME.rulebook.refusals}


@pytest.mark.parametrize("lang", languages())
def test_everything_that_clients_name_has_a_word(lang: str) -> None:
    layout = GAME.layout
    assert missing("phase", layout.phases, lang) == missing("phase_name", layout.phases, lang) == []
    assert missing("zone", [zone.name for zone in layout.zones], lang) == []
    assert missing("counter", layout.counters, lang) == missing("kind", layout.kinds, lang) == []
    assert missing("stat", layout.stats, lang) == missing("value", [*layout.stats, "trigger"], lang) == []
    assert missing("verb", [verb.name for verb in layout.verbs], lang) == []
    assert missing("verb", ["call_at", "attack_at"], lang) == []
    prompts = [kind.name for kind in GAME.rulebook.prompts]
    assert missing("ask", prompts, lang) == missing("asked", prompts, lang) == []
    assert missing("icon", [str(number) for number in range(len(TRIGGERS))], lang) == []
    assert missing("mark", ["rest.0", "rest.1", "face.1"], lang) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_heading_of_a_rule_and_every_ending_has_words(lang: str) -> None:
    headings = {kind.rule for kind in GAME.refusals} | {kind.rule for kind in GAME.prompt_kinds}
    headings |= {procedure.rule for procedure in GAME.rulebook.procedures} | {"Deck"}
    assert missing("rule", sorted(headings - {""}), lang) == []
    assert missing("ending", [ending.code for ending in GAME.endings], lang) == []


def test_faults_of_a_deck_are_told_in_the_language() -> None:
    deck = dw.Deck("Small", GAME.key, {"main": {"d-sd01/001": 5, "d-sd02/003": 1}, "ride": {}})
    for lang in languages():
        faults = [fault.text(lang) for fault in GAME.check(deck)]
        assert len(faults) > 3 and not any(RAW.search(text) for text in faults)
    assert "Наций в колоде: 2; разрешена одна." in [fault.text("ru") for fault in GAME.check(deck)]


# --- whole games ---


def played(seed: int) -> dw.State:
    rng = random.Random(seed)
    state = GAME.start(seed=seed)
    while state.prompt is not None:
        state.apply(rng.choice(state.prompt.options))
    return state


STATES = [played(seed) for seed in range(2)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_of_a_fight_is_told(viewer: int | None, lang: str) -> None:
    voice = Voice(GAME, ("Ann", "Bob"), viewer, lang)
    for state in STATES:
        lines = [logline(voice, event) for event in merged(state.events(viewer))]
        assert [line for line in lines if RAW.search(line) or not line] == []
        assert say(GAME.key, lang, "phase.ride").capitalize() in lines


def test_the_log_reads_as_english() -> None:
    lines = {logline(Voice(GAME, ("Ann", "Bob"), 0), event) for state in STATES for event in state.events(0)}
    assert {"Main phase", "The end phase ends.", "Guard step", "The battle ends."} <= lines
    for pattern in (
        r"Turn \d+: Bob's turn",
        r"Bob rides .+\.",
        r"You attack .+ with .+\.",
        r"Bob's drive check: .+\.",
        r"Your damage check 1: .+\.",
        r".+: power \+10000\.",
        r"Done: \w+ trigger\.",
        r"Stand up, vanguards: .+ and .+\. (You go|Bob goes) first\.",
    ):
        assert any(re.fullmatch(pattern, line) for line in lines), pattern


def fixed_words(lang: str) -> set[str]:
    """What the messages of a language say whatever their parameters are, in pieces that are long enough."""
    texts = list(MESSAGES[lang].values())
    if lang == "en":
        texts += [text for kind in GAME.rulebook.refusals for text in (kind.sentence, kind.needs)]
    pieces = [piece for text in texts for half in text.split(HALVES) for piece in PARAMETER.split(half) if piece]
    found = {" ".join(line.split()) for piece in pieces for line in piece.splitlines()}
    return {words for words in found if sum(letter.isalpha() for letter in words) >= SHORTEST}


@pytest.mark.parametrize("lang", languages())
def test_a_random_person_reaches_an_end(lang: str) -> None:
    rng = random.Random(5)
    sitting = Sitting("help", "rules", "card trick", "piles", "?", "? attack V>V", seed=5, game=GAME.key, lang=lang)

    def choose() -> str:
        if sitting.table.state.over:
            return "quit"
        if rng.random() < 0.02:
            return rng.choice(["?", "log", "piles", ""])
        return str(rng.randint(1, len(sitting.table.prompt.options)))

    sitting.then = choose
    text = " ".join(re.sub("[│╭╮╰╯─]", " ", sitting.play()).split())
    assert not RAW.search(text) and "Traceback" not in text
    result = sitting.table.state.result
    assert result is not None
    assert (say(GAME.key, lang, f"ending.{result.reason}") or result.rule) in text
    if lang != "en":
        assert sorted(words for words in fixed_words("en") - fixed_words(lang) if words in text) == []


# --- labels, questions, the board ---


def position(phase: str = "main") -> dw.State:
    resting = {"card": "Trickstar", "rest": "rest"}
    mine = {"V": [NIRVANA], "R1": ["Vairina"], "R4": [resting], "hand": ["Blaze Maiden, Rino"]}
    mine |= {"soul": ["Sunrise Egg", "Blaze Maiden, Rino"], "damage": ["Vairina", "Trickstar", "Vairina"]}
    theirs = {"V": [NIRVANA], "R2": ["Vairina"], "hand": ["Trickstar"]}
    return GAME.position({"phase": phase, "turn": 5, "active": 0, "first": 0, "seats": [mine, theirs]})


def labels(state: dw.State, lang: str = "en") -> list[str]:
    prompt = state.prompt
    assert prompt is not None
    voice, view = Voice(GAME, ("Ann", "Bob"), prompt.seat, lang), state.view(prompt.seat)
    return [re.sub(r"h\d+", "h", label(voice, view, prompt, option)) for option in prompt.options]


def test_options_name_cards_and_circles() -> None:
    assert "call Blaze Maiden, Rino (h) to R5" in labels(position())
    assert "вызвать Blaze Maiden, Rino (h) на R5" in labels(position(), "ru")
    assert "move in the column of Vairina (R1)" in labels(position())
    state = position("battle")
    assert f"attack with {NIRVANA} (V): Vairina (R2)" in labels(state)
    assert f"attaquer avec Vairina (R1)\u00a0: {NIRVANA} (V)" in labels(state, "fr")
    assert labels(state)[-1] == "pass (no more attacks)"


def test_the_defender_is_told_what_is_attacked() -> None:
    state = position("battle")
    state.apply("attack R1>V")
    prompt = state.prompt
    assert prompt is not None and prompt.kind == "guard"
    asked = question(Voice(GAME, ("Ann", "Bob"), 1), state.view(1), prompt).plain
    assert asked == f"Bob, Vairina (power 10000) against {NIRVANA} (power 13000). Do you guard?"
    assert labels(state) == [
        "guard with Trickstar (h), shield 5000",
        "intercept with Vairina (R2), shield 5000",
        "pass (no more guardians)",
    ]


def drawn(lang: str = "en") -> list[str]:
    state = position()
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(board(Voice(GAME, ("Ann", "Bob"), 0, lang), state.view(0)))
    return console.export_text().splitlines()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Soul 2", "Damage zone 3", "Hand 1", "[Main]")),
        ("fr", ("Âme 2", "Zone de dégâts 3", "Main 1", "[Principale]")),
        ("ru", ("Душа 2", "Зона урона 3", "Рука 1", "[Главная]")),
    ],
)
def test_the_board_shows_circles_and_counts(lang: str, words: tuple[str, ...]) -> None:
    lines = drawn(lang)
    assert all(len(line) <= 80 for line in lines)
    text = " ".join(" ".join(lines).replace("│", " ").split())
    for word in (*words, "Chakrabarthi Divine", "Nirvana", "Vairina"):
        assert word in text
    for circle in ("V", "R1", "R4"):
        assert re.search(rf"\b{circle} .*(Nirvana|Vairina|Trickstar)", text)


def test_the_board_shows_units_with_their_power() -> None:
    lines = drawn()
    mine = lines.index(next(line for line in lines if "You" in line))
    front = next(i for i, line in enumerate(lines) if i > mine and "R1 Vairina" in line)
    assert "V Chakrabarthi" in lines[front] and "R2 -" in lines[front]
    for words in ("10000 ★1 G2 I OD", "13000 ★1 G3 2D P"):
        assert any(words in line for line in lines[front : front + 4])
    assert any("5000 ★1 G0 rest B" in line for line in lines[front:])


def test_the_board_is_mirrored_for_the_other_side() -> None:
    """B: opposing columns face each other."""
    lines = drawn()
    theirs = next(line for line in lines if "R2 Vairina" in line)
    assert theirs.index("R2") < theirs.index("V Chakra") < theirs.index("R1")


def test_the_board_tells_what_raised_a_number() -> None:
    state = position("battle")
    state.apply("attack R1>V")
    while state.prompt is not None and state.prompt.kind == "boost":
        state.apply("pass")
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(board(Voice(GAME, ("Ann", "Bob"), 0, "en"), shielded(state).view(0)))
    assert "V power 13000: +5000 boost, shields and lasting abilities" in console.export_text()


def shielded(state: dw.State) -> dw.State:
    """The defender guards with the first card that can."""
    state.apply(next(text for text in state.prompt.options if text.startswith("guard ")) if state.prompt else "pass")
    return state
