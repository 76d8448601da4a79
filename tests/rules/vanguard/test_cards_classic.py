"""The cards of the trial decks TD01 and TD02, ability by ability."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import State

from .table import BLANKS, THEY, YOU, Side, asked, can, cards, count, critical, power, rests, say, spent, why_not
from .table import shipped as laid_out
from .table import unit as unit_on

PREMIUM = dw.game("vanguard-premium")
# By number: the card names of these decks came again in later eras.
BRIGITTE = "td01/001"  # grade 3, 10000
BORS = "td01/002"
GANCELOT = "td01/003"
GALLATIN = "td01/004"  # grade 2, 10000, no ability
BLADE = "td01/005"
TRISTAN = "td01/006"
RANDOLF = "td01/007"
MARRON = "td01/008"  # grade 1, 8000, no ability
WINGAL = "td01/009"
UNICORN = "td01/010"
MORGANA = "td01/011"
TRUMPETER = "td01/012"  # grade 0, 6000, no ability
EPONA = "td01/013"
OVERLORD = "td02/001"
GOKU = "td02/002"
YAKSHA = "td02/003"
NEHALEM = "td02/004"  # grade 2, 10000, no ability
BERSERK = "td02/005"
TEJAS = "td02/006"
BAHR = "td02/007"  # grade 1, 8000, no ability
GOJO = "td02/008"
AERMO = "td02/009"
JOKA = "td02/010"
JARRAN = "td02/011"
UNDEUX = "td02/012"  # grade 0, 6000, no ability
RAKSHASA = "td02/016"


def fight(
    phase: str, you: Side, they: Side | None = None, turn: int = 6, registers: dict[str, int] | None = None
) -> State:
    """A board of the Premium format in your turn; a Royal Paladin of grade 3 and 10000 where no vanguard is given."""
    mine: Side = {"V": [BRIGITTE], **you}
    return laid_out(phase, mine, {"V": [BRIGITTE], **(they or {})}, turn, registers=registers, game=PREMIUM)


def lying(state: State, seat: int, zone: str) -> list[str]:
    """The numbers of the cards in a zone."""
    return [shown.card for shown in cards(state, seat, zone)]


def face_up(state: State, seat: int) -> int:
    """How many damage cards are not spent."""
    return sum(not shown.marks.get("face") for shown in cards(state, seat, "damage"))


def theirs(state: State, zone: str) -> int:
    """The handle under which you know the opponent's card in a zone."""
    return cards(state, THEY, zone, viewer=YOU)[0].handle


def choose_theirs(state: State, zone: str) -> State:
    """You choose the opponent's card in a zone."""
    return say(state, f"choose h{theirs(state, zone)}")


def no_theirs(state: State, *zones: str) -> bool:
    """Whether none of the opponent's cards in these zones may be chosen."""
    return not any(can(state, f"choose h{theirs(state, zone)}") for zone in zones)


def finish_turn(state: State) -> State:
    """You do nothing more until the turn is the opponent's."""
    turn = state.turn
    while state.turn == turn:
        offered = [action.text for action in state.legal()]
        say(state, "pass" if "pass" in offered else offered[0])
    return state


# --- drive checks of grade 3: Crimson Butterfly, Brigitte; Knight of the Harp, Tristan; Dragon Monk, Goku ---


@pytest.mark.parametrize(("name", "printed"), [(BRIGITTE, 10000), (TRISTAN, 8000)])
def test_a_grade_3_royal_paladin_in_the_drive_check_lifts_the_vanguard(name: str, printed: int) -> None:
    """Crimson Butterfly, Brigitte; Knight of the Harp, Tristan: until end of battle, so it does so before the hit."""
    state = fight("battle", {"V": [name], "deck": [GANCELOT, *BLANKS]}, {"R1": [GALLATIN], "V": [OVERLORD]})
    say(state, "attack V>V", "pass")
    assert [event.kind for event in state.events(None)].count("ON_STAT_CHANGED") >= 1
    assert count(state, THEY, "damage") == 1
    assert power(state, YOU, "V") == printed


def test_tristan_is_as_it_is_after_a_drive_check_of_another_clan() -> None:
    """Knight of the Harp, Tristan: 8000 do not hit 10000; a grade 3 of Kagero does not help."""
    state = say(fight("battle", {"V": [TRISTAN], "deck": [OVERLORD, *BLANKS]}), "attack V>V", "pass")
    assert count(state, THEY, "damage") == 0


def test_tristan_is_as_it_is_after_a_drive_check_of_a_lesser_grade() -> None:
    """Knight of the Harp, Tristan: grade 3."""
    state = say(fight("battle", {"V": [TRISTAN], "deck": [GALLATIN, *BLANKS]}), "attack V>V", "pass")
    assert count(state, THEY, "damage") == 0


def test_goku_retires_a_unit_of_grade_1_or_less() -> None:
    """Dragon Monk, Goku: a grade 3 of Kagero in its drive check."""
    you: Side = {"V": [GOKU], "deck": [YAKSHA, *BLANKS]}
    state = say(fight("battle", you, {"R1": [GALLATIN], "R2": [MARRON], "R3": [TRUMPETER]}), "attack V>V", "pass")
    assert no_theirs(state, "R1")
    choose_theirs(state, "R2")
    assert lying(state, THEY, "drop") == [MARRON]


def test_goku_retires_nobody_after_a_drive_check_of_another_clan() -> None:
    """Dragon Monk, Goku: of Kagero."""
    state = fight("battle", {"V": [GOKU], "deck": [GANCELOT, *BLANKS]}, {"R2": [MARRON]})
    say(state, "attack V>V", "pass")
    assert (asked(state), count(state, THEY, "drop")) == ((YOU, "attack"), 0)


# --- Knight of Conviction, Bors; Covenant Knight, Randolf; Knight of Rose, Morgana ---


@pytest.mark.parametrize("circle", ["V", "R1"])
def test_bors_is_stronger_for_a_counter_blast(circle: str) -> None:
    """Knight of Conviction, Bors: on VC and RC; +3000 until end of battle."""
    state = say(fight("battle", {circle: [BORS], "damage": [MARRON]}), f"attack {circle}>V", "option 1")
    assert (power(state, YOU, circle), face_up(state, YOU)) == (13000, 0)
    say(state, "pass")
    assert power(state, YOU, circle) == 10000


@pytest.mark.parametrize(("mine", "yours", "expected"), [(2, 1, 11000), (1, 1, 8000), (0, 1, 8000)])
def test_randolf_is_stronger_with_the_greater_hand(mine: int, yours: int, expected: int) -> None:
    """Covenant Knight, Randolf: more cards than the opponent, when it attacks."""
    state = fight("battle", {"R1": [RANDOLF], "hand": [MARRON] * mine}, {"hand": [MARRON] * yours})
    assert power(say(state, "attack R1>V"), YOU, "R1") == expected


def test_morgana_is_stronger_for_a_card_until_end_of_turn() -> None:
    """Knight of Rose, Morgana: any attack; a card of the hand."""
    state = say(fight("battle", {"R1": [MORGANA], "hand": [MARRON]}), "attack R1>V", "option 1")
    say(state, f"choose {MARRON}", "pass")
    assert (power(state, YOU, "R1"), lying(state, YOU, "drop")) == (10000, [MARRON])
    assert power(finish_turn(state), YOU, "R1") == 6000


# --- Solitary Knight, Gancelot ---


def test_gancelot_is_stronger_with_blaster_blade_in_the_soul() -> None:
    """Solitary Knight, Gancelot: Counter Blast 2; +5000 and a critical until end of turn, as often as it is paid."""
    you: Side = {"V": [GANCELOT], "soul": [BLADE], "damage": [MARRON] * 4}
    state = say(fight("main", you), f"act {GANCELOT}>1", *[f"choose {MARRON}"] * 2)
    assert (power(state, YOU, "V"), critical(state, YOU, "V"), face_up(state, YOU)) == (14000, 2, 2)
    say(state, f"act {GANCELOT}>1", *[f"choose {MARRON}"] * 2)
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (19000, 3)
    assert power(finish_turn(state), YOU, "V") == 9000


def test_gancelot_pays_for_nothing_without_blaster_blade_in_the_soul() -> None:
    """Solitary Knight, Gancelot: the condition is asked for after the cost."""
    state = fight("main", {"V": [GANCELOT], "soul": [WINGAL], "damage": [MARRON] * 2})
    say(state, f"act {GANCELOT}>1", *[f"choose {MARRON}"] * 2)
    assert (power(state, YOU, "V"), face_up(state, YOU)) == (9000, 0)


def test_gancelot_goes_back_on_the_deck_for_blaster_blade() -> None:
    """Solitary Knight, Gancelot: from the hand; Blaster Blade is shown and taken, the deck shuffled."""
    state = fight("main", {"hand": [GANCELOT], "deck": [MARRON, BLADE, *BLANKS]})
    say(state, f"act {GANCELOT}>2")
    assert not can(state, f"choose {MARRON}")
    say(state, f"choose {BLADE}")
    assert (lying(state, YOU, "hand"), count(state, YOU, "deck")) == ([BLADE], 11)


def test_gancelot_is_revealed_even_where_nothing_is_found() -> None:
    """Solitary Knight, Gancelot: up to one; the card itself is back in the deck."""
    state = say(fight("main", {"hand": [GANCELOT], "deck": [MARRON, *BLANKS]}), f"act {GANCELOT}>2", "done")
    assert (count(state, YOU, "hand"), count(state, YOU, "deck")) == (0, 11)


# --- Blaster Blade; Berserk Dragon ---


def test_blaster_blade_retires_any_rear_guard_when_it_is_ridden() -> None:
    """Blaster Blade: Counter Blast 2 when placed on VC; of any grade."""
    you: Side = {"V": [MARRON], "hand": [BLADE], "damage": [MARRON] * 2}
    state = say(fight("ride", you, {"R1": [MARRON], "R2": [GALLATIN]}), f"ride {BLADE}", "option 1")
    choose_theirs(state, "R1")
    assert (lying(state, THEY, "drop"), face_up(state, YOU)) == ([MARRON], 0)


def test_blaster_blade_retires_grade_2_or_greater_when_it_is_called() -> None:
    """Blaster Blade: Counter Blast 2 when placed on RC."""
    you: Side = {"hand": [BLADE], "damage": [MARRON] * 2}
    they: Side = {"R1": [MARRON], "R2": [GALLATIN], "R3": [BRIGITTE]}
    state = say(fight("main", you, they), f"call {BLADE}>R1", "option 1")
    assert no_theirs(state, "R1")
    choose_theirs(state, "R2")
    assert lying(state, THEY, "drop") == [GALLATIN]


def test_blaster_blade_serves_a_royal_paladin_only() -> None:
    """Blaster Blade: on RC, with a Royal Paladin vanguard."""
    you: Side = {"V": [OVERLORD], "hand": [BLADE], "damage": [MARRON] * 2}
    state = say(fight("main", you, {"R2": [GALLATIN]}), f"call {BLADE}>R1")
    assert (asked(state), count(state, THEY, "drop")) == ((YOU, "main"), 0)


@pytest.mark.parametrize("damage", [[MARRON], [MARRON, spent(MARRON)]])
def test_blaster_blade_needs_two_counter_blasts(damage: list[object]) -> None:
    """Blaster Blade: Counter Blast 2."""
    state = say(fight("main", {"hand": [BLADE], "damage": damage}, {"R2": [GALLATIN]}), f"call {BLADE}>R1")
    assert asked(state) == (YOU, "main")


def test_berserk_dragon_retires_grade_2_or_less() -> None:
    """Berserk Dragon: Counter Blast 2 on RC, with a Kagero vanguard."""
    you: Side = {"V": [GOKU], "hand": [BERSERK], "damage": [BAHR] * 2}
    state = say(fight("main", you, {"R1": [BRIGITTE], "R2": [GALLATIN], "R3": [MARRON]}), f"call {BERSERK}>R1")
    say(state, "option 1")
    assert no_theirs(state, "R1")
    choose_theirs(state, "R3")
    assert (lying(state, THEY, "drop"), face_up(state, YOU)) == ([MARRON], 0)


def test_berserk_dragon_retires_when_it_is_ridden() -> None:
    """Berserk Dragon: on VC it is the Kagero vanguard itself."""
    you: Side = {"V": [MARRON], "hand": [BERSERK], "damage": [BAHR] * 2}
    state = say(fight("ride", you, {"R2": [GALLATIN]}), f"ride {BERSERK}", "option 1")
    assert lying(state, THEY, "drop") == [GALLATIN]


def test_berserk_dragon_serves_kagero_only() -> None:
    """Berserk Dragon: on RC, with a Kagero vanguard."""
    state = fight("main", {"hand": [BERSERK], "damage": [BAHR] * 2}, {"R2": [GALLATIN]})
    assert asked(say(state, f"call {BERSERK}>R1")) == (YOU, "main")


# --- boosters: Wingal; Wyvern Strike, Jarran; Flame of Hope, Aermo ---

PAIRS = [(WINGAL, BLADE, 9000), (JARRAN, TEJAS, 8000)]


@pytest.mark.parametrize(("booster", "friend", "printed"), PAIRS)
def test_a_booster_helps_its_friend_more(booster: str, friend: str, printed: int) -> None:
    """Wingal; Wyvern Strike, Jarran: 6000 of the boost and 4000, until end of battle."""
    state = say(fight("battle", {"R1": [friend], "R3": [booster]}), "attack R1>V", "boost R3")
    assert power(state, YOU, "R1") == printed + 10000
    assert power(say(state, "pass"), YOU, "R1") == printed


@pytest.mark.parametrize(("booster", "friend", "printed"), PAIRS)
def test_a_booster_helps_others_as_much_as_it_says(booster: str, friend: str, printed: int) -> None:
    """Wingal; Wyvern Strike, Jarran: a card with that name."""
    state = say(fight("battle", {"R1": [GALLATIN], "R2": [friend], "R3": [booster]}), "attack R1>V", "boost R3")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (16000, printed)


def test_aermo_turns_a_card_over_when_the_attack_it_boosted_hits() -> None:
    """Flame of Hope, Aermo: discard a card, draw a card."""
    you: Side = {"R1": [GALLATIN], "R3": [AERMO], "hand": [BAHR], "deck": [NEHALEM, *BLANKS]}
    state = say(fight("battle", you), "attack R1>V", "boost R3", "pass", "option 1", f"choose {BAHR}")
    assert (lying(state, YOU, "hand"), lying(state, YOU, "drop")) == ([NEHALEM], [BAHR])


def test_aermo_keeps_silent_where_it_did_not_boost() -> None:
    """Flame of Hope, Aermo: of the battle that it boosted."""
    you: Side = {"R1": [GALLATIN], "R3": [AERMO], "hand": [BAHR]}
    state = say(fight("battle", you), "attack R1>V", "pass", "pass")
    assert (count(state, THEY, "damage"), asked(state)) == (1, (YOU, "attack"))


def test_aermo_keeps_silent_where_the_attack_misses() -> None:
    """Flame of Hope, Aermo: when it hits."""
    state = fight("battle", {"R1": [GALLATIN], "R3": [AERMO], "hand": [BAHR]}, {"hand": [EPONA]})
    say(state, "attack R1>V", "boost R3", f"guard {EPONA}", "pass")
    assert (count(state, THEY, "damage"), asked(state)) == (0, (YOU, "attack"))


# --- Starlight Unicorn; Dragon Monk, Gojo ---


def test_starlight_unicorn_strengthens_another_royal_paladin() -> None:
    """Starlight Unicorn: when placed on RC; a vanguard, too; until end of turn."""
    state = fight("main", {"hand": [UNICORN], "R1": [GALLATIN], "R2": [NEHALEM]})
    say(state, f"call {UNICORN}>R3")
    assert not can(state, "choose R3") and not can(state, "choose R2")
    say(state, "choose V")
    assert power(state, YOU, "V") == 12000
    assert power(finish_turn(state), YOU, "V") == 10000


def test_gojo_rests_to_turn_a_card_over() -> None:
    """Dragon Monk, Gojo: rest and discard; draw."""
    state = fight("main", {"R3": [GOJO], "hand": [BAHR], "deck": [NEHALEM, *BLANKS]})
    say(state, f"act {GOJO}>1", f"choose {BAHR}")
    assert (lying(state, YOU, "hand"), lying(state, YOU, "drop"), rests(state, YOU, "R3")) == ([NEHALEM], [BAHR], True)
    assert why_not(state, f"act {GOJO}>1") == "cannot_pay"


# --- Dragonic Overlord ---


def test_overlord_is_weaker_alone() -> None:
    """Dragonic Overlord: without another Kagero vanguard or rear-guard, -2000; on both circles."""
    assert power(fight("main", {"V": [OVERLORD], "R1": [GALLATIN]}), YOU, "V") == 9000
    assert power(fight("main", {"V": [OVERLORD], "R1": [BAHR]}), YOU, "V") == 11000
    assert power(fight("main", {"R1": [OVERLORD]}, {"R1": [BAHR]}), YOU, "R1") == 9000
    assert power(fight("main", {"V": [GOKU], "R1": [OVERLORD]}), YOU, "R1") == 11000


def overlord_burns(circle: str = "V") -> State:
    """Dragonic Overlord has played its ability, and the battle phase has begun."""
    you: Side = {circle: [OVERLORD], "R4": [BAHR], "damage": [BAHR] * 3}
    state = fight("main", you, {"R1": [GALLATIN], "R2": [MARRON]})
    return say(state, f"act {OVERLORD}>2", *[f"choose {BAHR}"] * 3, "pass")


@pytest.mark.parametrize("circle", ["V", "R1"])
def test_overlord_stands_when_it_hits_a_rear_guard(circle: str) -> None:
    """Dragonic Overlord: Counter Blast 3; +5000 until end of turn; as often as it hits one."""
    state = overlord_burns(circle)
    assert (power(state, YOU, circle), face_up(state, YOU)) == (16000, 0)
    for prey in ("R1", "R2"):
        say(state, f"attack {circle}>{prey}")
        while asked(state) != (YOU, "attack"):
            say(state, "pass")
        assert (count(state, THEY, prey), rests(state, YOU, circle)) == (0, False)
    assert power(finish_turn(state), YOU, circle) == 11000


def test_overlord_does_not_stand_when_it_hits_a_vanguard() -> None:
    """Dragonic Overlord: a rear-guard's."""
    state = say(overlord_burns(), "attack V>V", "pass", "pass")
    assert (count(state, THEY, "damage"), rests(state, YOU, "V")) == (1, True)


def test_overlord_loses_its_twin_drive() -> None:
    """Dragonic Overlord: one drive check until end of turn."""
    state = overlord_burns()
    assert unit_on(state, YOU, "V").values["drive"] == 1
    say(state, "attack V>V", "pass", "pass")
    assert count(state, YOU, "hand") == 1


# --- Demonic Dragon Berserker, Yaksha; Demonic Dragon Madonna, Joka; Demonic Dragon Mage, Rakshasa ---


def burn(**more: object) -> State:
    """A rear-guard of the opponent's falls to Berserk Dragon in your main phase."""
    you: Side = {"V": [NEHALEM], "damage": [BAHR] * 2, **more}
    held = you.get("hand", [])
    assert isinstance(held, list)
    state = fight("main", {**you, "hand": [BERSERK, *held]}, {"R1": [GALLATIN]})
    return say(state, f"call {BERSERK}>R1", "option 1")


def test_yaksha_is_ridden_when_a_rear_guard_falls() -> None:
    """Demonic Dragon Berserker, Yaksha: from the hand, on a vanguard of grade 2, in the main phase."""
    state = say(burn(hand=[YAKSHA]), f"choose {YAKSHA}")
    assert (lying(state, YOU, "V"), lying(state, YOU, "soul"), lying(state, YOU, "hand")) == ([YAKSHA], [NEHALEM], [])


def test_yaksha_may_stay_in_the_hand() -> None:
    """Demonic Dragon Berserker, Yaksha: you may."""
    state = say(burn(hand=[YAKSHA]), "done")
    assert (lying(state, YOU, "V"), lying(state, YOU, "hand")) == ([NEHALEM], [YAKSHA])


def test_yaksha_is_ridden_on_grade_2_only() -> None:
    """Demonic Dragon Berserker, Yaksha: a grade 2 vanguard."""
    state = burn(V=[GOKU], hand=[YAKSHA])
    assert (asked(state), lying(state, YOU, "V")) == ((YOU, "main"), [GOKU])


@pytest.mark.parametrize(("name", "printed"), [(JOKA, 6000), (RAKSHASA, 3000)])
def test_a_demonic_dragon_is_stronger_when_a_rear_guard_falls(name: str, printed: int) -> None:
    """Demonic Dragon Madonna, Joka; Demonic Dragon Mage, Rakshasa: in your main phase; until end of turn."""
    state = burn(R3=[name])
    while asked(state) != (YOU, "main"):  # a card of the hand might wait for this, too
        say(state, "option 1" if asked(state)[1] == "order" else "done")
    assert power(state, YOU, "R3") == printed + 3000
    assert power(finish_turn(state), YOU, "R3") == printed


def test_joka_is_as_it_is_when_a_rear_guard_falls_in_battle() -> None:
    """Demonic Dragon Madonna, Joka: the main phase."""
    state = say(fight("battle", {"R2": [JOKA]}, {"R1": [GALLATIN]}), "attack V>R1", "pass")
    assert (count(state, THEY, "R1"), power(state, YOU, "R2")) == (0, 6000)


# --- Wyvern Strike, Tejas ---


def test_tejas_may_attack_the_back_row_of_its_column() -> None:
    """Wyvern Strike, Tejas: the unit behind the one it faces, or the front row as others do."""
    they: Side = {"R1": [GALLATIN], "R2": [GALLATIN], "R3": [MARRON], "R4": [MARRON], "R5": [MARRON]}
    state = fight("battle", {"R1": [TEJAS]}, they)
    assert all(can(state, f"attack R1>{circle}") for circle in ("V", "R1", "R2", "R5"))
    assert not can(state, "attack R1>R3") and not can(state, "attack R1>R4")
    say(state, "attack R1>R5", "pass")
    assert (lying(state, THEY, "drop"), count(state, THEY, "R5")) == ([MARRON], 0)


def test_tejas_on_the_vanguard_circle_reaches_the_back_row_center() -> None:
    """Wyvern Strike, Tejas: on VC, too."""
    state = fight("battle", {"V": [TEJAS]}, {"R4": [MARRON], "R5": [MARRON]})
    assert can(state, "attack V>R4") and not can(state, "attack V>R5")


# --- cards without abilities ---

PLAIN = [GALLATIN, MARRON, TRUMPETER, EPONA, NEHALEM, BAHR, UNDEUX]


@pytest.mark.parametrize("name", PLAIN)
def test_a_card_without_a_text_has_no_ability(name: str) -> None:
    """Gallatin, Marron, Trumpeter, Epona; Nehalem, Bahr, Undeux."""
    card = PREMIUM.find(name)
    assert card is not None and not card.abilities


def test_a_trigger_of_this_era_is_worth_5000() -> None:
    """Bringer of Good Luck, Epona: 5000 and a critical."""
    card = PREMIUM.find(EPONA)
    assert card is not None and (card.numbers["trigger"], card.numbers["shield"]) == (5000, 10000)
