"""Corners of the premium format: face-down vanguards, G units that leave, triggers without a clan, text unheard."""

from __future__ import annotations

from .table import THEY, YOU, Side, asked, count, kinds, names, options, power, say
from .test_premium_format import (
    ALTMILE,
    BLANKS,
    BORS,
    ELAINE,
    EPONA,
    GABLADE,
    GALLATIN,
    JIRRON,
    MARRON,
    MASKKGAL,
    MEGIDDO,
    ULTIMATE,
    bare,
    down,
    fight,
    up,
)

AERMO = "Flame of Hope, Aermo"
D_CRITICAL = "Blaze Maiden, Zonne"  # of a nation, without a clan


def test_a_trigger_without_a_clan_shares_none() -> None:
    """D 2: a face-up unit shares a clan."""
    state = fight("battle", {"deck": [D_CRITICAL, *BLANKS]}, game=bare(BORS))
    say(state, "attack V>V", "pass")
    assert "ON_TRIGGER_RESOLVED" not in kinds(state) and names(state, YOU, "hand")[:1] == [D_CRITICAL]


def test_a_deleted_vanguard_matches_no_trigger() -> None:
    """D 2: face-up units only."""
    state = fight("main", {"V": ["Test Eraser"], "R1": [GALLATIN]}, {"deck": [EPONA, *BLANKS]})
    say(state, "act Test Eraser>1", "pass", "attack R1>V", "pass")
    assert "ON_DAMAGE_CHECK" in kinds(state) and "ON_TRIGGER_RESOLVED" not in kinds(state)


def test_a_deleted_g_unit_has_no_power_of_its_heart() -> None:
    """B: power 0 (K)."""
    seats: list[Side] = [
        {"V": ["Test Eraser"], "deck": BLANKS},
        {"V": [GABLADE], "heart": [ALTMILE], "deck": BLANKS},
    ]
    from .test_premium_format import MADE

    state = MADE.position({"phase": "main", "turn": 6, "active": YOU, "first": YOU, "seats": seats})
    assert power(state, THEY, "V") == 26000
    say(state, "act Test Eraser>1")
    assert power(state, THEY, "V") == 0


def test_an_ultimate_stride_that_is_ridden_over_takes_the_g_zone_along() -> None:
    """E: when it returns, whatever sends it home."""
    state = fight("stride", {**ULTIMATE, "hand": [ALTMILE, BORS]}, game=bare(MEGIDDO, ALTMILE))
    say(state, f"stride {MEGIDDO}", f"choose {ALTMILE}")
    from duelwright.games.vanguard.execute.actions import ride
    from duelwright.games.vanguard.names import HAND

    ride(state, YOU, state.zones[state.game.place(YOU, HAND)][0], 0)
    state.option_made = False
    say(state, "pass")
    assert names(state, YOU, "V") == [BORS] and count(state, YOU, "G") == 0 and count(state, YOU, "removed") == 4


def test_g_units_on_rear_guard_circles_go_home_too() -> None:
    """C.3, END [S0]: G units on VC and RC."""
    state = fight("battle", {"V": [BORS], "R1": [JIRRON]}, game=bare(BORS))
    say(state, "pass")
    assert count(state, YOU, "R1") == 0 and names(state, YOU, "G") == [JIRRON]


def test_an_effect_strides_no_g_guardian_and_nothing_that_lies_face_up() -> None:
    """E, Stride and G: a face-down G unit."""
    for card in (down(MASKKGAL), up(JIRRON)):
        state = fight("main", {"V": ["Test Strider"], "G": [card]})
        say(state, "act Test Strider>1")
        while asked(state)[1] != "main":
            say(state, options(state)[0])
        assert names(state, YOU, "V") == ["Test Strider"]


def test_a_hit_that_is_only_gablades_is_heard_by_nobody_else() -> None:
    """Shrouded Divine Knight, Gablade: this unit's own texts."""
    you: Side = {"V": [GABLADE], "heart": [ALTMILE], "R4": [AERMO], "hand": [MARRON]}
    state = fight("battle", you, {"hand": [MARRON] * 8})
    say(state, "attack V>V", "boost R4", *[f"guard {MARRON}"] * 8, "pass")
    while asked(state)[1] not in ("choice", "option", "attack"):
        say(state, options(state)[0])
    prompt = state.prompt
    assert prompt is not None and AERMO not in prompt.why


def test_elaine_is_a_heal_trigger_of_her_clan() -> None:
    """A: the match is by clan; hers is there."""
    state = fight("battle", {"deck": [ELAINE, *BLANKS], "damage": [MARRON]}, game=bare(BORS))
    say(state, "attack V>V", "pass")
    assert asked(state) == (YOU, "parts")
