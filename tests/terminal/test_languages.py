"""The terminal in English, French and Russian: which one is spoken, and that nothing of another leaks."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import duelwright as dw
from duelwright.games.asigoc.messages import MESSAGES
from duelwright.language import languages
from duelwright.language.messages import COMMON, HALVES, PARAMETER
from duelwright.language.voice import Voice
from duelwright.locale import chosen_language
from duelwright.speech.cardline import cardline
from duelwright.speech.label import label
from duelwright.speech.names import pair
from duelwright.terminal.typed import meant

from .run import Sitting, fails, inside

GAME = dw.game("asigoc")
OTHERS = [lang for lang in languages() if lang != "en"]
CATALOGUES = {"": COMMON, "asigoc": MESSAGES}
SHORTEST = 12  # letters; shorter pieces are in other languages' words, too
ASKED = "card h9\ncard zzz\ncard Woden Sword\ncard s\n?\n? pass\nhelp\nrules\n99\ndance\nu\n1\nu\nsave\n"


def fixed_words(lang: str) -> set[str]:
    """What every message of a language says whatever its parameters are, in pieces that are long enough."""
    found: set[str] = set()
    for text in [text for catalogue in CATALOGUES.values() for text in catalogue[lang].values()] + beside_rules(lang):
        pieces = [piece for half in text.split(HALVES) for piece in PARAMETER.split(half) if piece]
        found |= {" ".join(line.split()) for piece in pieces for line in piece.splitlines()}
    return {words for words in found if sum(letter.isalpha() for letter in words) >= SHORTEST}


def beside_rules(lang: str) -> list[str]:
    """The English sentences that stand in the rules themselves, and the cards' own."""
    if lang != "en":
        return []
    refused = [text for kind in GAME.refusals for text in (kind.sentence, kind.needs, kind.rule)]
    headings = [kind.rule for kind in GAME.prompt_kinds] + [ending.rule for ending in GAME.endings]
    return refused + headings + [cardline(GAME, card) for card in GAME.cards()]


def squeezed(text: str) -> str:
    """A screen as one line, without the frames around it."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", text).split())


def leaks(text: str, lang: str) -> list[str]:
    """English messages in a text of another language; what is spelled the same in both is none."""
    said = squeezed(text)
    return sorted(words for words in fixed_words("en") - fixed_words(lang) if words in said)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_whole_game_is_played_without_a_word_of_english(lang: str, tmp_path: Path) -> None:
    given = ASKED + "1\n" * 600 + "log\n?\nsave game\nsave game\nquit\n"
    done = inside("play", "--seed", "7", "--bot", "1", "--lang", lang, given=given, folder=tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert COMMON[lang]["terminal.goodbye"] not in done.stdout and "--lang" in done.stdout.splitlines()[-1]
    assert leaks(done.stdout, lang) == [] and "{" not in done.stdout
    watched = inside("replay", str(tmp_path / "game"), "--lang", lang, given="a\nn\n\n40\nt 3\n999\nhop\n?\nv 1\nq\n")
    assert watched.returncode == 0 and leaks(watched.stdout, lang) == [] and "{" not in watched.stdout


def test_english_is_found_where_it_is() -> None:
    text = Sitting("?", "help", "quit").play()
    assert len(leaks(text, "fr")) > 15


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("seed", range(3))
def test_two_people_play_without_a_word_of_english(lang: str, seed: int) -> None:
    rng = random.Random(seed)
    sitting = Sitting(seed=seed, hotseat=True, lang=lang)
    passing = COMMON[lang]["terminal.pass_the_keyboard"].partition("{who}")[0]
    ending = ["quit", "?", "log"]  # the log tells all that happened

    def choose() -> str:
        if sitting.table.state.over:
            return ending.pop()
        if sitting.last_line().startswith(passing):
            return ""
        return "?" if rng.random() < 0.1 else str(rng.randint(1, len(sitting.table.prompt.options)))

    sitting.then = choose
    text = sitting.play()
    assert leaks(text, lang) == [] and "{" not in text


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_is_there_with_the_same_parameters(name: str, lang: str) -> None:
    english, other = CATALOGUES[name]["en"], CATALOGUES[name][lang]
    for key, text in english.items():
        given = {found[1] for found in PARAMETER.finditer(text)}
        if key.startswith("ON_"):  # a sentence may leave away who did it, where another can not
            given.add("who")
            assert {found[1] for found in PARAMETER.finditer(other[key])} <= given, key
        else:
            assert {found[1] for found in PARAMETER.finditer(other[key])} == given, key


def test_messages_beyond_the_english_ones_are_those_beside_the_rules() -> None:
    for catalogue in CATALOGUES.values():
        for lang in OTHERS:
            scopes = {key.partition(".")[0] for key in set(catalogue[lang]) - set(catalogue["en"])}
            assert scopes <= {"refusal", "needs", "violation", "rule", "ending", "deck", "search", "worded"}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_heading_of_a_rule_and_every_ending_has_words(lang: str) -> None:
    known = COMMON[lang] | MESSAGES[lang]
    headings = {kind.rule for kind in GAME.refusals} | {kind.rule for kind in GAME.prompt_kinds}
    assert [rule for rule in headings if rule and f"rule.{rule}" not in known] == []
    assert [ending.code for ending in GAME.endings if f"ending.{ending.code}" not in known] == []


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before(width: int) -> None:
    voice = Voice(GAME, ("Ann", "Bob"), 0, "fr")
    console = Console(width=width, file=io.StringIO())
    console.print(Text(", ".join(pair(voice, f"grade {n}", 10**n) for n in range(9))))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert len(lines) > 2 and not any(line.lstrip(" ").startswith(("\N{NO-BREAK SPACE}", ":")) for line in lines)


def test_the_language_is_the_one_asked_for_or_the_systems() -> None:
    system = {"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "fr_FR.UTF-8"}
    assert chosen_language("", system) == "ru" and chosen_language("", {**system, "LC_ALL": "fr"}) == "fr"
    assert chosen_language("", {**system, "DUELWRIGHT_LANG": "fr"}) == "fr"
    assert chosen_language("en", {**system, "DUELWRIGHT_LANG": "fr"}) == "en"
    for unknown in ("C", "POSIX", "C.UTF-8", "xx_YY.UTF-8", "frr_DE", ""):
        assert chosen_language("", {"LANG": unknown}) == "en"


def test_the_command_takes_the_language_from_the_option_or_the_environment() -> None:
    system = {"DUELWRIGHT_LANG": "", "LC_ALL": "fr_FR.UTF-8"}
    assert inside("rules", environment=system).stdout.startswith("But\u00a0: ")
    assert inside("rules", environment={**system, "DUELWRIGHT_LANG": "ru"}).stdout.startswith("Цель: ")
    assert inside("rules", "--lang", "en", environment={**system, "DUELWRIGHT_LANG": "ru"}).stdout.startswith("Goal: ")
    assert inside("rules", environment={**system, "LC_ALL": "xx_YY"}).stdout.startswith("Goal: ")


@pytest.mark.parametrize("command", [["play"], ["cards"], ["rules"], ["replay", "x"], ["check", "asigoc", "x"]])
def test_an_unknown_language_is_told_in_one_line(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text(dw.Replay.of(GAME).text(), encoding="utf-8")
    fails(inside(*command, "--lang", "tlh", folder=tmp_path), "'tlh'", "en, fr, ru", status=2)
    fails(inside(*command, environment={"DUELWRIGHT_LANG": "tlh"}, folder=tmp_path), "'tlh'", "en, fr, ru", status=2)


def test_cards_rules_and_faults_of_decks_are_told_in_the_language(tmp_path: Path) -> None:
    cards = squeezed(inside("cards", "asigoc", "--lang", "fr").stdout)
    assert "Arme Attaque 2, Blocage 1" in cards and "Quand cette carte entre en jeu" in cards
    assert "Wooden Sword  Оружие  Атака 2, Блок 1" in inside("cards", "asigoc", "wooden", "--lang", "ru").stdout
    assert "Стек: " in inside("rules", "asigoc", "--lang", "ru").stdout
    deck = tmp_path / "deck.txt"
    deck.write_text("name: Two Swords\n2x Wooden Sword\nace:\n1x Ember Queen\n", encoding="utf-8")
    assert "[règle\u00a0: Deck]" in inside("check", "asigoc", str(deck), "--lang", "fr").stdout


def test_a_position_is_drawn_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text('{"phase": "main", "turn": 4, "seats": [{"weapons": ["Wooden Sword"]}, {}]}', encoding="utf-8")
    shown = inside("position", "asigoc", str(file), "--show", "--lang", "ru").stdout
    assert "Ход 4 - ходит № 1" in shown and "Атака 2" in shown and leaks(shown, "ru") == []


@pytest.mark.parametrize("lang", OTHERS)
def test_options_are_typed_in_the_language_and_by_their_english_verbs(lang: str) -> None:
    seats = [{"hand": ["Grappling Rope", "River Spear", "Bandage"]}, {"weapons": ["Wooden Sword"]}]
    state = GAME.position({"phase": "main", "turn": 4, "seats": seats})
    voice, view, prompt = Voice(GAME, ("Ann", "Bob"), 0, lang), state.view(0), state.prompt
    assert prompt is not None
    for option in prompt.options:
        said = label(voice, view, prompt, option)
        assert meant(voice, view, prompt, said, prompt.options) == [option]
        assert meant(voice, view, prompt, option.upper(), prompt.options) == [option]
    use = f"{voice.say('verb.use').partition(' ')[0]} gr"
    rope = meant(voice, view, prompt, use, prompt.options)
    assert len(rope) == 1 and rope == meant(voice, view, prompt, "use grapp rope", prompt.options)
    assert meant(voice, view, prompt, "move spear w2", prompt.options)[0].endswith(">W2")


def test_the_line_to_go_on_keeps_the_language_and_the_files_name(tmp_path: Path) -> None:
    file = tmp_path / "jeu de Anna.replay"
    done = inside("play", "--seed", "7", "--lang", "fr", given=f"1\nsave {file}\nquit\n")
    assert done.stdout.splitlines()[-1] == f"Pour continuer\u00a0: duelwright play --resume '{file}' --lang fr"
    assert file.exists()


@pytest.mark.parametrize("lang", OTHERS)
def test_commands_are_typed_in_the_language_too(lang: str) -> None:
    voice = Voice(GAME, ("Ann", "Bob"), 0, lang)
    done = inside(
        "play",
        "--seed",
        "7",
        "--bot",
        "1",
        "--lang",
        lang,
        given=f"{voice.say('command.help')}\n{voice.say('command.quit')}\n",
    )
    assert "save!" in done.stdout  # the help
    assert done.returncode == 0


def test_a_language_is_named_in_any_case_and_with_a_country() -> None:
    assert [chosen_language(named, {}) for named in ("FR", "fr_FR", "fr-CA", "ru_RU.UTF-8")] == ["fr", "fr", "fr", "ru"]
