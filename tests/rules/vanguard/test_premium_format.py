"""The premium format: clans and triggers, G guardians, ultimate stride, legion, delete, lord, tickets, extra turns."""

from __future__ import annotations

import msgspec
import pytest

import duelwright as dw
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.vocabulary import Act, Auto, Delete, ExtraTurn, Group, Lock, Redirect, Retired, Stride
from duelwright.language.nodes import Choose, Draw, It

from .table import (
    THEY,
    YOU,
    Side,
    asked,
    by_effect_put,
    can,
    cards,
    count,
    kinds,
    names,
    number,
    options,
    power,
    resting,
    rests,
    say,
    told,
    why_not,
)

SHIPPED = dw.game("vanguard-premium")
BLADE = "Blaster Blade"  # Royal Paladin, grade 2, 9000
BORS = "Knight of Conviction, Bors"  # Royal Paladin, grade 3, 10000
ALTMILE = "Blue Sky Knight, Altmile"  # Royal Paladin, grade 3, 11000
MARRON = "Little Sage, Marron"  # Royal Paladin, grade 1, 8000, no ability
GALLATIN = "Knight of Silence, Gallatin"  # Royal Paladin, grade 2, 10000, no ability
NEHALEM = "Dragon Knight, Nehalem"  # Kagero, grade 2, 10000, no ability
BAHR = "Embodiment of Armor, Bahr"  # Kagero, grade 1, 8000, no ability
ELAINE = "Yggdrasil Maiden, Elaine"  # Royal Paladin, heal
EPONA = "Bringer of Good Luck, Epona"  # Royal Paladin, critical
FLOGAL = "td01/016"  # Royal Paladin, stand
GENJO = "Dragon Monk, Genjo"  # Kagero, heal
MASKKGAL = "Holy Beast, Divine Maskkgal"  # Royal Paladin, G guardian, shield 15000
GRIFFIN = "Flame Wing Steel Beast, Denial Griffin"  # Kagero, G guardian
GABLADE = "Shrouded Divine Knight, Gablade"  # Royal Paladin, G unit, 15000
JIRRON = "Great Sage of Contradiction, Jirron"  # Royal Paladin, G unit, 15000
MEGIDDO = "Zeroth Dragon of Distant Sea, Megiddo"  # ultimate stride
WINGAL = "Seeker, Sacred Wingal"  # grade 3, 11000, legion with
SEEKER = "Blaster Blade Seeker"  # grade 2, 9000
LIBERATOR = "Solitary Liberator, Gancelot"  # Gold Paladin, grade 3, lord
BLANKS = ["blank"] * 9

DRAWER = unit("test/drawer", "Test Drawer", "Royal Paladin", 1, 7000, 5000, Auto(Retired(), (Draw(1),)))
ERASER = unit(
    "test/eraser", "Test Eraser", "Royal Paladin", 3, 11000, 0, Act((Delete(Group("vanguard", "opponent's")),))
)
JAILER = unit(
    "test/jailer", "Test Jailer", "Gold Paladin", 3, 11000, 0, Act((Choose("t", Group("rear-guards")), Lock(It("t"))))
)
TIMER = unit("test/timer", "Test Timer", "Royal Paladin", 3, 11000, 0, Act((ExtraTurn(),)))
STRIDER = unit(
    "test/strider", "Test Strider", "Royal Paladin", 3, 11000, 0, Act((Choose("t", Group("G")), Stride(It("t"))))
)
MADE = dw.game("vanguard-premium", cards=[DRAWER, ERASER, JAILER, TIMER, STRIDER])


def fight(
    phase: str, you: Side, they: Side | None = None, turn: int = 6, game: dw.Game = MADE, **more: object
) -> dw.State:
    seats: list[Side] = [{"V": [BORS], "deck": BLANKS, **you}, {"V": [BORS], "deck": BLANKS, **(they or {})}]
    return game.position({"phase": phase, "turn": turn, "active": YOU, "first": YOU, "seats": seats, **more})


def bare(*wanted: str) -> dw.Game:
    """The premium format with these cards stripped of their abilities, so that the rules alone are seen."""
    found = [card for card in SHIPPED.cards() if card.name in wanted]
    return dw.game("vanguard-premium", cards=[msgspec.structs.replace(card, abilities=()) for card in found])


def down(card: str) -> Side:
    return {"card": card, "face": "down"}


def up(card: str) -> Side:
    return {"card": card, "face": "up"}


# --- decks and set-up ---


def test_mixed_decks_are_legal() -> None:
    """H 3 [S0]: trigger matching punishes them instead."""
    lists = SHIPPED.decks()[0].copied()
    lists["main"]["td01/004"] = 3
    lists["main"]["td02/004"] = 1
    assert SHIPPED.check(dw.Deck("Mine", "vanguard-premium", lists)) == []


def test_printings_of_one_name_count_together() -> None:
    """A, same-name copies: 4 of Blaster Blade, whichever printing."""
    lists = SHIPPED.decks()[0].copied()
    lists["main"] |= {"td01/005": 3, "v-td01/004": 2}
    del lists["main"]["td01/001"]
    codes = [(fault.code, fault.params) for fault in SHIPPED.check(dw.Deck("Mine", "vanguard-premium", lists))]
    assert ("too_many_copies", {"about": "td01/005", "card": BLADE, "count": 5, "most": 4}) in codes


def test_the_starter_comes_from_the_main_deck_and_may_be_a_trigger() -> None:
    """A, opening: any grade 0 [S0]."""
    state = SHIPPED.start(seed=1)
    seat, kind = asked(state)
    assert kind == "starter"
    own = SHIPPED.decks()[seat].cards["main"]
    zero = [card for card in own if SHIPPED.definitions[SHIPPED.index[card]].numbers["grade"] == 0]
    assert len(options(state)) == len(zero) == 5


def test_a_g_zone_holds_16_g_units_and_nothing_else() -> None:
    lists = SHIPPED.decks()[3].copied()
    lists["G"] = {"g-td02/001": 4, "g-td02/002": 1}
    assert [fault.code for fault in SHIPPED.check(dw.Deck("Mine", "vanguard-premium", lists))] == ["g_zone_kind"]


def test_a_ticket_cannot_be_put_into_a_deck() -> None:
    lists = SHIPPED.decks()[0].copied()
    lists["main"] |= {"td01/004": 3, "ticket/quick-shield": 1}
    assert [fault.code for fault in SHIPPED.check(dw.Deck("Mine", "vanguard-premium", lists))] == ["outside_card"]


# --- triggers and guardians ---


def test_a_trigger_of_a_clan_you_do_not_have_does_nothing() -> None:
    """H 74 [S0]: Kagero trigger, field all Royal Paladin: the card to hand, no effect."""
    state = fight("battle", {"deck": [GENJO, *BLANKS], "damage": [BAHR]}, {"V": [BORS]}, game=bare(BORS))
    say(state, "attack V>V", "pass")
    assert "ON_TRIGGER_RESOLVED" not in kinds(state) and GENJO in names(state, YOU, "hand")
    assert count(state, YOU, "damage") == 1


def test_a_trigger_of_your_clan_counts_and_its_parts_have_the_order_you_say() -> None:
    """A.1, 2 and 6 [S0]."""
    state = fight("battle", {"deck": [EPONA, *BLANKS], "R1": [BLADE]}, game=bare(BORS, BLADE))
    say(state, "attack V>V", "pass")
    assert asked(state) == (YOU, "parts")
    say(state, "option 2", "choose R1")
    assert power(state, YOU, "R1") == 14000 and asked(state) == (YOU, "critical")


def test_a_rear_guard_of_the_clan_is_enough_but_a_guardian_is_not() -> None:
    """D 2: face-up units on VC and RC (CR 7.5.1.2.2); H 75."""
    late = dw.game("vanguard-premium", rules={"guardians_retire": "after_checks"})
    they: Side = {"V": [NEHALEM], "hand": [ELAINE], "deck": [EPONA, *BLANKS]}
    state = fight("battle", {"R1": [GALLATIN]}, they, game=late)
    say(state, "attack R1>V", f"guard {ELAINE}", "pass")
    assert "ON_DAMAGE_CHECK" not in kinds(state), "the guard held"
    state = fight("battle", {"R1": [BORS]}, {**they, "R1": [MARRON]}, game=late)
    say(state, "attack R1>V", "pass")
    assert asked(state) == (THEY, "parts")
    weak: Side = {**they, "hand": [MARRON], "V": ["Wyvern Strike, Tejas"]}
    state = fight("battle", {"V": [BORS], "deck": ["blank", *BLANKS], "R1": [BORS], "R3": [MARRON]}, weak, game=late)
    say(state, "attack R1>V", "boost R3", f"guard {MARRON}", "pass")
    assert "ON_DAMAGE_CHECK" in kinds(state) and "ON_TRIGGER_RESOLVED" not in kinds(state)


def test_healing_is_no_may() -> None:
    """A.1, 7: no pass is offered where a damage card can be healed."""
    state = fight("battle", {"deck": [ELAINE, *BLANKS], "damage": [MARRON]}, {"damage": [MARRON]}, game=bare(BORS))
    say(state, "attack V>V", "pass", "option 1")
    assert asked(state) == (YOU, "heal") and "pass" not in options(state)


def test_a_stand_trigger_stands_a_rear_guard_which_may_attack_again() -> None:
    """H 79 [S0 bits, W]."""
    state = fight("battle", {"deck": [FLOGAL, *BLANKS], "R1": [GALLATIN]}, game=bare(BORS))
    say(state, "attack R1>V", "pass", "attack V>V", "pass", "option 1", "choose R1")
    assert not rests(state, YOU, "R1")
    say(state, "choose R1")
    assert power(state, YOU, "R1") == 15000
    assert can(state, "attack R1>V")


def test_guardians_leave_before_the_damage_check() -> None:
    """H 71 [S0]: the guardian that draws when retired is retired before the damage check."""
    state = fight("battle", {"V": [BORS], "R4": [MARRON]}, {"V": [NEHALEM], "hand": ["Test Drawer"]})
    since = number(state)
    say(state, "attack V>V", "boost R4", "guard Test Drawer", "pass")
    assert told(state, since, "ON_RETIRE", "ON_DAMAGE_CHECK", "ON_DRAW") == ["ON_RETIRE", "ON_DRAW", "ON_DAMAGE_CHECK"]


def test_in_the_first_turn_there_is_a_battle_phase_without_attacks() -> None:
    """H 10 [S0]."""
    state = fight("main", {}, turn=1)
    say(state, "pass")
    assert "ON_BATTLE_PHASE_START" in kinds(state) and "ON_ATTACK_STEP" not in kinds(state)


# --- G guardians ---

GUARDED: Side = {"V": [BORS], "hand": [ELAINE, MARRON], "G": [down(MASKKGAL), down(GRIFFIN)], "soul": [MARRON]}


def test_a_g_guardian_is_called_for_a_card_with_a_heal_icon() -> None:
    """E, G guardian [S0]: at rest, its shield counts, and it goes home face up."""
    state = fight("battle", {"V": [ALTMILE]}, GUARDED, game=bare(MASKKGAL))
    say(state, "attack V>V", f"gguard {MASKKGAL}")
    assert asked(state) == (THEY, "heal_cost")
    assert options(state)[-1] == "back" and len(options(state)) == 2
    since = number(state)
    say(state, f"choose {ELAINE}")
    assert told(state, since, "ON_DISCARD", "ON_CALL", "ON_GUARD", "ON_G_GUARDIAN", "ON_PUT_ON_GC") == [
        "ON_DISCARD", "ON_CALL", "ON_G_GUARDIAN", "ON_PUT_ON_GC",
    ]  # fmt: skip
    assert power(state, THEY, "V") == 25000 and names(state, THEY, "drop") == [ELAINE]
    say(state, "pass")
    home = cards(state, THEY, "G", viewer=YOU)
    assert [card.card for card in home] == ["", "v-ss09/002"]


def test_what_a_g_guardian_costs_may_be_bound_instead() -> None:
    """E, G guardian [S0]: paid all the same, and it guards."""
    hold = unit("test/hold", "Hold", "Royal Paladin", 1, 8000, 5000, Redirect(Group("hand"), "hand", "drop", "bind"))
    they: Side = {**GUARDED, "R1": ["Hold"]}
    state = fight("battle", {"V": [ALTMILE]}, they, game=dw.game("vanguard-premium", cards=[hold]))
    say(state, "attack V>V", f"gguard {MASKKGAL}", f"choose {ELAINE}")
    assert (names(state, THEY, "bind"), names(state, THEY, "drop")) == ([ELAINE], [])
    assert power(state, THEY, "V") == 25000


def test_a_g_guardian_can_be_taken_back_unseen() -> None:
    """The other player learns of it when it is paid."""
    state = fight("battle", {"V": [ALTMILE]}, GUARDED)
    say(state, "attack V>V")
    before = state.view(YOU)
    say(state, f"gguard {MASKKGAL}")
    assert state.view(YOU).stack == before.stack
    say(state, "back")
    assert asked(state) == (THEY, "guard") and count(state, THEY, "hand") == 2


def test_both_vanguards_must_be_grade_3_for_a_g_guardian() -> None:
    """H 62 [S0]: with O's vanguard at grade 2, refused."""
    state = fight("battle", {"V": [BLADE]}, GUARDED)
    say(state, "attack V>V")
    assert why_not(state, f"gguard {MASKKGAL}") == "no_g_guardian"


@pytest.mark.parametrize(("face_up", "allowed"), [(3, True), (4, False)])
def test_with_four_face_up_no_g_guardian_is_called(face_up: int, allowed: bool) -> None:
    """H 62 [S0]."""
    state = fight("battle", {}, {**GUARDED, "G": [down(MASKKGAL), *[up(GRIFFIN)] * face_up]})
    say(state, "attack V>V")
    assert can(state, f"gguard {MASKKGAL}") == allowed


def test_face_up_g_units_that_do_not_guard_do_not_count_against_it() -> None:
    state = fight("battle", {}, {**GUARDED, "G": [down(MASKKGAL), *[up(JIRRON)] * 4]})
    say(state, "attack V>V")
    assert can(state, f"gguard {MASKKGAL}")


def test_a_g_guardian_needs_a_heal_trigger_and_must_lie_face_down() -> None:
    state = fight("battle", {}, {**GUARDED, "hand": [EPONA]})
    say(state, "attack V>V")
    assert why_not(state, f"gguard {MASKKGAL}") == "no_heal_trigger"
    state = fight("battle", {}, {**GUARDED, "G": [up(MASKKGAL), down(JIRRON)]})
    say(state, "attack V>V")
    assert why_not(state, f"gguard {MASKKGAL}") == "not_a_g_guardian"
    assert why_not(state, f"gguard {JIRRON}") == "not_a_g_guardian"


def test_a_ban_on_calls_from_hand_does_not_stop_a_g_guardian() -> None:
    """H 61 [E1, W]: a superior call, not from hand."""
    state = fight("battle", {}, GUARDED, registers={"battle_flags1": 0, "turn_flags1": 1 << 1})
    say(state, "attack V>V")
    assert not can(state, f"guard {MARRON}") and can(state, f"gguard {MASKKGAL}")


def test_a_g_guardian_counts_for_generation_break_while_it_guards() -> None:
    """E, Generation Break: officially G units on GC, too: Maskkgal wakes itself."""
    state = fight("battle", {}, {**GUARDED, "R1": [GALLATIN]})
    say(state, "attack V>V", f"gguard {MASKKGAL}", f"choose {ELAINE}")
    assert asked(state) == (THEY, "option")


# --- stride ---


def test_a_g_guardian_does_not_stride() -> None:
    state = fight("stride", {"hand": [BORS], "G": [down(MASKKGAL), down(JIRRON)]}, {})
    assert why_not(state, f"stride {MASKKGAL}") == "not_a_g_unit" and can(state, f"stride {JIRRON}")


ULTIMATE: Side = {"V": [ALTMILE], "hand": [ALTMILE, BORS], "G": [down(MEGIDDO), *[up(JIRRON)] * 3]}


def test_an_ultimate_stride_costs_a_card_of_the_vanguards_name() -> None:
    """E, Stride and G: three face-up G cards and the named card."""
    state = fight("stride", ULTIMATE, game=bare(MEGIDDO, ALTMILE))
    say(state, f"stride {MEGIDDO}")
    assert len(options(state)) == 2 and options(state)[-1] == "back", "Bors has another name"
    say(state, f"choose {ALTMILE}")
    assert names(state, YOU, "V") == [MEGIDDO] and power(state, YOU, "V") == 36000
    assert names(state, YOU, "drop") == [ALTMILE]


def test_on_return_from_an_ultimate_stride_the_whole_g_zone_is_removed() -> None:
    state = fight("stride", ULTIMATE, game=bare(MEGIDDO, ALTMILE))
    say(state, f"stride {MEGIDDO}", f"choose {ALTMILE}", "pass", "pass")
    assert names(state, YOU, "V") == [ALTMILE]
    assert count(state, YOU, "G") == 0
    assert sorted(names(state, YOU, "removed")) == sorted([MEGIDDO, JIRRON, JIRRON, JIRRON])


@pytest.mark.parametrize("change", [{"hand": [BORS, BORS]}, {"G": [down(MEGIDDO), *[up(JIRRON)] * 2]}])
def test_without_either_there_is_no_ultimate_stride(change: Side) -> None:
    state = fight("stride", {**ULTIMATE, **change})
    assert why_not(state, f"stride {MEGIDDO}") == "ultimate_stride"


def test_a_stride_by_an_effect_keeps_the_resting_state() -> None:
    """H 19 [W]."""
    state = fight("main", {"V": [resting("Test Strider")], "G": [down(JIRRON)]}, game=MADE)
    say(state, "act Test Strider>1", f"choose {JIRRON}")
    assert names(state, YOU, "V") == [JIRRON] and rests(state, YOU, "V")
    assert names(state, YOU, "heart") == ["Test Strider"]


# --- legion ---

FOUR = [MARRON] * 4
LEADER: Side = {"V": [WINGAL], "drop": FOUR, "deck": [SEEKER, *BLANKS]}


def in_legion(they: Side | None = None) -> dw.State:
    state = fight("main", LEADER, they, game=bare(SEEKER))
    say(state, f"act {WINGAL}>1", *[f"choose {MARRON}"] * 4, f"choose {SEEKER}")
    return state


def legioned(they: Side | None = None) -> dw.State:
    """Legion, and what the leader does at it declined."""
    state = in_legion(they)
    while asked(state)[1] != "main":
        say(state, "done")
    return state


def test_a_leader_returns_four_cards_and_seeks_its_mate() -> None:
    """E, Legion (CR 1.36)."""
    state = in_legion()
    assert names(state, YOU, "mate") == [SEEKER] and count(state, YOU, "drop") == 0
    assert "ON_LEGION" in kinds(state)
    (event,) = [event for event in state.events(None) if event.kind == "ON_LEGION"]
    assert [card.card for card in event.cards] == ["td14/001", "td14/005"]


def test_a_unit_legions_once() -> None:
    state = legioned()
    assert why_not(state, f"act {WINGAL}>1") == "not_fulfilled"


def test_legion_needs_an_opposing_vanguard_of_grade_3_and_four_cards() -> None:
    state = fight("main", LEADER, {"V": [BLADE]})
    assert why_not(state, f"act {WINGAL}>1") == "not_fulfilled"
    state = fight("main", {**LEADER, "drop": [MARRON] * 3})
    assert why_not(state, f"act {WINGAL}>1") == "cannot_pay"


def test_a_legion_attacks_together() -> None:
    """H 94: it rests both, power summed, the leader's critical."""
    state = legioned()
    say(state, "pass", "attack V>V")
    assert rests(state, YOU, "V") and rests(state, YOU, "mate")
    while asked(state) != (THEY, "guard"):
        say(state, "pass")
    assert power(state, YOU, "V") == 11000 + 2000 + 9000
    assert power(state, YOU, "mate") == 9000


def test_the_mate_is_not_attacked() -> None:
    """H 94."""
    seats: list[Side] = [{"V": [BORS], "deck": BLANKS}, {"V": [WINGAL], "mate": [SEEKER], "deck": BLANKS}]
    state = SHIPPED.position({"phase": "battle", "turn": 6, "active": YOU, "first": YOU, "seats": seats})
    assert options(state) == ["attack V>V", "pass"]
    assert power(state, THEY, "V") == 11000, "its mate's power is added to attacks alone"


def test_riding_over_the_leader_sends_both_to_the_soul() -> None:
    """H 94."""
    state = fight("ride", {"V": [WINGAL], "mate": [SEEKER], "hand": [BORS]})
    say(state, f"ride {BORS}")
    assert names(state, YOU, "V") == [BORS] and count(state, YOU, "mate") == 0
    assert sorted(names(state, YOU, "soul")) == sorted([WINGAL, SEEKER])


def test_the_mate_stands_in_the_stand_phase() -> None:
    state = fight("battle", {}, {"V": [resting(WINGAL)], "mate": [resting(SEEKER)]})
    say(state, "pass")
    assert not rests(state, THEY, "V") and not rests(state, THEY, "mate")


def test_both_become_hearts_and_one_gives_its_power_and_name() -> None:
    """E, Stride and G: the chosen heart's original power; back at the end of the turn they are in Legion again."""
    state = fight("stride", {"V": [WINGAL], "mate": [SEEKER], "hand": [BORS], "G": [down(JIRRON)]}, game=bare(JIRRON))
    say(state, f"stride {JIRRON}", f"choose {BORS}")
    assert asked(state) == (YOU, "heart")
    say(state, f"choose {SEEKER}")
    assert power(state, YOU, "V") == 15000 + 9000
    say(state, "pass", "pass")
    assert names(state, YOU, "V") == [WINGAL] and names(state, YOU, "mate") == [SEEKER]


def test_a_mate_without_its_leader_is_the_vanguard() -> None:
    state = fight("main", {"V": [WINGAL], "mate": [SEEKER], "soul": [MARRON]})
    by_effect_put(state, YOU, "V", "drop")
    say(state, "pass")
    assert names(state, YOU, "V") == [SEEKER] and count(state, YOU, "mate") == 0


# --- delete ---


def test_a_deleted_vanguard_has_no_printed_power_and_no_abilities() -> None:
    """B, states; E, Delete: it keeps being the vanguard, with its grade."""
    state = fight("main", {"V": ["Test Eraser"], "R1": [GALLATIN]}, {"V": ["Test Timer"]})
    say(state, "act Test Eraser>1")
    assert power(state, THEY, "V") == 0
    shown = cards(state, THEY, "V")[0]
    assert (shown.values["grade"], shown.marks["deleted"], shown.marks["face"]) == (3, 1, 1)
    say(state, "pass", "pass")
    while asked(state) != (THEY, "main"):
        say(state, "pass")
    assert why_not(state, "act Test Timer>1") == "not_there"


def test_it_is_turned_up_in_its_owners_end_phase() -> None:
    """C.3, END [S0]."""
    state = fight("main", {"V": ["Test Eraser"]}, {"V": [ALTMILE]})
    say(state, "act Test Eraser>1")
    since = number(state)
    say(state, "pass", "pass")
    while asked(state)[0] == THEY:
        assert power(state, THEY, "V") == 0
        say(state, "pass")
    assert power(state, THEY, "V") == 11000
    told_then = told(state, since, "ON_END_PHASE_START", "ON_UNDELETE", "ON_TURN_END")
    assert told_then == ["ON_END_PHASE_START", "ON_TURN_END", "ON_END_PHASE_START", "ON_UNDELETE", "ON_TURN_END"]


def test_a_ride_over_it_ends_the_deletion() -> None:
    state = fight("main", {"V": ["Test Eraser"]}, {"V": [ALTMILE], "hand": [BORS]})
    say(state, "act Test Eraser>1", "pass", "pass", f"ride {BORS}")
    assert power(state, THEY, "V") == 10000
    assert cards(state, THEY, "soul")[0].marks.get("face", 0) == 0


# --- lord ---


def test_a_lord_does_not_attack_beside_another_clan() -> None:
    """H 93 [W]: with one off-clan rear-guard it cannot; lock that one and it can."""
    state = fight("battle", {"V": [LIBERATOR], "R1": [MARRON]})
    assert why_not(state, "attack V>V") == "lord" and can(state, "attack R1>V")
    state = fight("main", {"V": ["Test Jailer"], "R1": [LIBERATOR], "R2": [MARRON]})
    say(state, "act Test Jailer>1", "choose R2", "pass")
    assert can(state, "attack R1>V")


# --- additional turns ---


def test_an_additional_turn_is_taken_at_once() -> None:
    state = fight("main", {"V": ["Test Timer"]})
    say(state, "act Test Timer>1", "pass", "pass")
    view = state.view(None)
    assert (asked(state)[0], view.turn, view.active) == (YOU, 7, YOU)
    while asked(state)[0] == YOU:
        say(state, "pass")
    assert state.view(None).turn == 8, "one only"


# --- what a hand may hold ---

YAKSHA = "Demonic Dragon Berserker, Yaksha"
BERSERK = "Berserk Dragon"


@pytest.mark.parametrize("held", [YAKSHA, BAHR])
def test_asking_for_a_card_of_the_hand_does_not_tell_who_holds_it(held: str) -> None:
    """A hidden-information rule: the question comes whatever the hand holds, and looks the same from outside."""
    you: Side = {"V": [NEHALEM], "hand": [BERSERK, held], "damage": [BAHR, BAHR]}
    state = fight("main", you, {"R1": [GALLATIN]})
    say(state, f"call {BERSERK}>R1", "option 1")
    for _ in range(2):
        if asked(state)[1] == "choose" and "done" not in options(state):
            say(state, options(state)[0])
    assert names(state, THEY, "drop") == [GALLATIN]
    prompt = state.view(THEY).prompt
    assert prompt is not None and prompt.seat == YOU and prompt.options == ()
    assert "done" in options(state) and len(options(state)) == (2 if held == YAKSHA else 1)
