"""What a player reads of Vanguard at the table: icons, the set-up, hands, piles, circles in the log and on a board."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import duelwright as dw
from duelwright.language import languages
from duelwright.language.log import logline
from duelwright.language.messages import keys_of
from duelwright.language.voice import Voice
from duelwright.terminal.board import board

from .run import Sitting, inside

D, V = dw.game("vanguard-d"), dw.game("vanguard-v")
NIRVANA = "Chakrabarthi Divine Dragon, Nirvana"
ZONNE = "Blaze Maiden, Zonne"
SAME_IN_ALL = {"overDress", "twin drive", "triple drive", "quadra drive"}  # written as they are printed
CIRCLE = r"(V|R[1-5])"


def drawn(state: dw.State, width: int = 80, lang: str = "en") -> list[str]:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(board(Voice(state.game, ("Ann", "Bob"), 0, lang), state.view(0)))
    lines = console.export_text().splitlines()
    assert all(len(line) <= width for line in lines)
    return lines


def laid(game: dw.Game, mine: dict[str, object], registers: dict[str, int] | None = None) -> dw.State:
    top = NIRVANA if game is D else "Blaster Blade"
    seats = [{"V": [top], **mine}, {"V": [top]}]
    return game.position({"phase": "main", "turn": 5, "registers": registers or {}, "seats": seats})


# --- cards ---


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ("critical trigger +10000", "  nation: Dragon Empire", "  icons: boost, critical trigger")),
        ("fr", ("déclencheur critique +10000", "  nation : Dragon Empire", "  icônes : boost, déclencheur critique")),
        ("ru", ("критический триггер +10000", "  нация: Dragon Empire", "  значки: буст, критический триггер")),
    ],
)
def test_a_card_shows_its_icons_and_where_it_belongs(lang: str, lines: tuple[str, ...]) -> None:
    told = inside("cards", "vanguard-d", ZONNE, "--lang", lang).stdout.replace("\N{NO-BREAK SPACE}", " ")
    read = Sitting("card zonne", "quit", game="vanguard-d", lang=lang).play().replace("\N{NO-BREAK SPACE}", " ")
    for line in lines:
        assert line in told and line in read


def test_a_card_shows_clan_and_race_where_it_has_them() -> None:
    assert (
        "  nation: United Sanctuary   clan: Royal Paladin\n" in inside("cards", "vanguard-v", "Auspice Falcon").stdout
    )
    card = next(card for card in D.cards() if any(card.traits.get("race", ())))
    assert f"race: {card.traits['race'][0]}\n" in inside("cards", "vanguard-d", card.name).stdout


def test_the_list_of_cards_shows_icons() -> None:
    done = inside("cards", "vanguard-v", environment={"DUELWRIGHT_LANG": "en", "COLUMNS": "250"})
    flogal = next(line for line in done.stdout.splitlines() if "Flogal" in line)
    assert "critical trigger +10000, boost" in flogal and flogal.count("critical trigger") == 1


@pytest.mark.parametrize("lang", languages())
def test_every_icon_has_a_word(lang: str) -> None:
    icons = {icon for game in (D, V) for card in game.cards() for icon in card.traits.get("icons", ())}
    missing = {icon for icon in icons if f"icon_name.{icon}" not in keys_of(D.key, lang)}
    assert missing <= SAME_IN_ALL


# --- the set-up ---


@pytest.mark.parametrize(
    ("lang", "said", "never"),
    [
        ("en", "Set-up - it is nobody's turn yet", ("Turn 0", "turn player", "[Stand]")),
        ("fr", "Mise en place - ce n'est encore le tour de personne", ("Tour 0", "joueur actif", "[Redressement]")),
        ("ru", "Подготовка - ходы ещё не начались", ("Ход 0", "активный игрок", "[Подъём]")),
    ],
)
def test_nobody_has_a_turn_during_the_set_up(lang: str, said: str, never: tuple[str, ...]) -> None:
    for game in (D, V):
        text = "\n".join(drawn(game.start(seed=3), lang=lang))
        assert text.startswith(said)
        assert not [words for words in never if words in text]
    later = "\n".join(drawn(laid(D, {}), lang=lang))
    assert said not in later


# --- the hand ---


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_hand_shows_grade_and_trigger_on_any_screen(width: int) -> None:
    text = "\n".join(drawn(laid(D, {"hand": [ZONNE, NIRVANA, "Vairina"]}), width))
    flat = " ".join(text.split())
    assert f"G0 5000/15000 {ZONNE} critical trigger" in flat and "trigger +10000" in flat
    for words in ("G3 13000/0 Chakrabarthi", "G2 10000/5000 Vairina"):
        assert re.search(rf"h\d+ {words}", flat), words
    assert "critical 1" not in flat


def test_the_hand_says_what_is_no_unit_and_keeps_handles_in_three_languages() -> None:
    order = next(card for card in D.cards() if card.kind == "normal order")
    for lang, kind in (("en", "normal order"), ("fr", "ordre normal"), ("ru", "обычный приказ")):
        lines = drawn(laid(D, {"hand": [order.name]}), 100, lang)
        assert any(re.match(rf"  h\d+ +G{order.numbers['grade']} +{order.name}  {kind}", line) for line in lines)


def test_the_hand_with_whole_texts_is_short_too() -> None:
    state = laid(D, {"hand": [ZONNE]})
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(board(Voice(D, ("Ann", "Bob"), 0), state.view(0), None, True))
    assert re.search(rf"h\d+ +G0 5000/15000  {ZONNE}  critical trigger \+10000\n", console.export_text())


# --- piles ---


def piles(state: dw.State) -> list[str]:
    sitting = Sitting("piles", "quit", game=state.game.key)
    sitting.table.lay(state)
    return [line for line in sitting.play().splitlines() if re.match(r"  (You|Random), ", line)]


def test_piles_show_what_lies_in_them_and_no_circles() -> None:
    mine: dict[str, object] = {"drop": ["Trickstar", ZONNE], "soul": ["Vairina"], "R1": ["Vairina"]}
    mine |= {"ride": ["Sunrise Egg"], "bind": [{"card": "Vairina", "face": "down"}], "removed": [ZONNE]}
    assert piles(laid(D, mine)) == [
        "  You, soul: Vairina",
        f"  You, drop zone: Trickstar and {ZONNE}",
        "  You, bind zone: Vairina",
        "  You, ride deck: Sunrise Egg",
        f"  You, removed cards: {ZONNE}",
    ]


def test_hidden_piles_of_the_other_stay_hidden() -> None:
    lines = piles(D.start(seed=7))
    assert any(line.startswith("  You, ride deck: ") for line in lines)
    assert not [line for line in lines if line.startswith("  Random, ride deck")]
    assert "nothing" not in " ".join(lines)


def test_help_tells_of_piles_without_naming_another_game_s() -> None:
    text = Sitting("help", "quit", game="vanguard-d").play()
    assert "piles          what lies in the piles of both sides" in text and "graveyard" not in text


# --- the log ---


def said(state: dw.State, lang: str = "en") -> list[str]:
    return [logline(Voice(state.game, ("Ann", "Bob"), 0, lang), event) for event in state.events(0)]


def test_the_log_names_circles() -> None:
    state = laid(D, {"hand": ["Trickstar"], "R1": ["Vairina"]})
    assert state.prompt is not None
    state.apply(next(text for text in state.prompt.options if text.startswith("call ") and text.endswith(">R5")))
    state.apply("move R1")
    assert {"You call Trickstar to R5.", "Vairina moves from R1 to R3."} <= set(said(state))
    assert {"Vous appelez Trickstar sur R5.", "Vairina se déplace de R1 vers R3."} <= set(said(state, "fr"))
    assert {"Вы вызываете Trickstar на R5.", "Vairina перемещается с R1 на R3."} <= set(said(state, "ru"))
    state.apply("move R1")
    state.apply("pass")
    state.apply("attack R1>V")
    assert f"You attack {NIRVANA} (V) with Vairina (R1)." in said(state)
    assert f"Vous attaquez {NIRVANA} (V) avec Vairina (R1)." in said(state, "fr")
    assert f"Вы атакуете {NIRVANA} (V) картой Vairina (R1)." in said(state, "ru")


def test_whole_fights_name_a_circle_in_every_such_line() -> None:
    shapes = {
        "ON_CALL": rf".+ calls? .+ to ({CIRCLE}|the guardian circle)",
        "ON_MOVE": rf".+ moves from {CIRCLE} to ({CIRCLE}|the guardian circle)",
        "ON_RIDE": r".+ (persona )?rides? .+ on V",
        "ON_ATTACK": rf".+ attacks? .+ \({CIRCLE}\) with .+ \({CIRCLE}\)",
    }
    by = r"( \(by .+\))?\."
    for game in (D, V):
        state = game.start(seed=4)
        while state.prompt is not None:
            state.apply(state.prompt.options[(state.view(0).turn * 7) % len(state.prompt.options)])
        told = list(zip([event.kind for event in state.events(0)], said(state), strict=True))
        assert {"ON_RIDE", "ON_ATTACK"} <= {kind for kind, _ in told}
        assert [line for kind, line in told if kind in shapes and not re.fullmatch(shapes[kind] + by, line)] == []


# --- circles that Accel adds, markers ---


def test_accel_circles_are_shown_once_they_exist() -> None:
    plain = "\n".join(drawn(V.start(seed=3), 60))
    assert "R5 -" in plain and not re.search(r"X\d", plain)
    for count in (1, 2, 4):
        lines = drawn(laid(V, {}, {"accels0": count}), 60)
        assert set(re.findall(r"X\d", "\n".join(lines))) == {f"X{i}" for i in range(1, count + 1)}
        mine = next(i for i, line in enumerate(lines) if "You" in line)
        assert all("X" not in line for line in lines[:mine])


def test_accel_circles_of_the_other_side_are_mirrored() -> None:
    lines = drawn(laid(V, {}, {"accels1": 2}), 60)
    row = next(line for line in lines if "X1" in line)
    assert row.index("X2") < row.index("X1")
    assert lines.index(row) > next(i for i, line in enumerate(lines) if "V Blaster" in line)


def test_markers_lie_on_their_circles() -> None:
    numbers = {zone.name: i + 1 for i, zone in enumerate(V.layout.zones)}
    on = [("Force I", "V"), ("Force I", "V"), ("Force II", "R3")]
    mine: dict[str, object] = {"markers": [{"card": name, "under": numbers[circle]} for name, circle in on]}
    lines = drawn(laid(V, mine))
    vanguard = max(i for i, line in enumerate(lines) if "V Blaster Blade" in line)
    below = next(i for i, line in enumerate(lines) if i > vanguard and "R3 -" in line)
    columns = [line.split("│")[2:5] for line in lines[vanguard : below + 3] if line.count("│") == 6]
    assert any("2x Force I" in cells[1] for cells in columns)
    assert any("Force II" in cells[0] for cells in columns)
    assert sum("Force" in cell for cells in columns for cell in cells) == 2
