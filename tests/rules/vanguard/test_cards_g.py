"""The cards of the trial decks G-TD01 and G-TD02, ability by ability."""

from __future__ import annotations

import pytest

from duelwright import State

from .table import BLANKS, THEY, YOU, Side, asked, can, cards, count, power, say, spent, why_not
from .test_cards_classic import PREMIUM, choose_theirs, face_up, fight, finish_turn, lying, no_theirs

FLARE = "g-td01/001"  # Interdimensional Dragon, Mystery-flare Dragon
CHRONOJET = "g-td01/002"
COLOSSUS = "g-td01/003"
UBARA = "g-td01/004"
SMOKEGEAR = "g-td01/005"  # grade 2, 10000, no ability
AMBER = "g-td01/006"
TWINMASER = "g-td01/007"
TURTLE = "g-td01/008"
MASERGEAR = "g-td01/009"  # grade 1, 8000, no ability
BRASSWING = "g-td01/010"
TAUGE = "g-td01/011"
BURNHAM = "g-td01/012"
RAVEN = "g-td01/013"
GUNNERGEAR = "g-td01/014"
DADASIG = "g-td01/015"  # critical trigger
LUCKYPOT = "g-td01/019"
GABLADE = "g-td02/001"
ALTMILE = "g-td02/002"
AURASHOOTER = "g-td02/003"
KUNRON = "g-td02/004"
LIVAROT = "g-td02/005"  # grade 2, 10000, no ability
TWIN_SWORD = "g-td02/006"
BREDE = "g-td02/007"
LION = "g-td02/008"
FELAX = "g-td02/009"  # grade 1, 8000, no ability
ARCHER = "g-td02/010"
STEEL_WING = "g-td02/011"
UNICORN = "g-td02/012"
RAINBOW = "g-td02/013"
MILLIUS = "g-td02/014"
MARGAL = "g-td02/019"


def turned_up(n: int) -> list[object]:
    """Face-up G units in the G zone: Generation Break n."""
    return [{"card": FLARE, "face": "up"}] * n


# --- Interdimensional Dragon, Mystery-flare Dragon ---


def flare_hits(deck: list[str], damage: int = 4) -> State:
    """Mystery-flare's attack has hit the vanguard; three drive checks came first."""
    you: Side = {"V": [FLARE], "heart": [COLOSSUS], "deck": [*["blank"] * 3, *deck], "damage": [MASERGEAR] * damage}
    return say(fight("battle", you), "attack V>V", "pass")


FOUR_GRADES = [GUNNERGEAR, MASERGEAR, SMOKEGEAR, COLOSSUS, *BLANKS]


def test_mystery_flare_gets_another_turn_for_four_different_grades() -> None:
    """Mystery-flare Dragon: the top four are revealed; Counter Blast 4."""
    state = say(flare_hits(FOUR_GRADES), "option 1", "option 1")
    assert face_up(state, YOU) == 0
    finish_turn(state)
    assert (state.active, asked(state)[0]) == (YOU, YOU)
    finish_turn(state)
    assert state.active == THEY


def test_mystery_flare_gets_no_turn_where_the_cost_is_not_paid() -> None:
    """Mystery-flare Dragon: you may pay."""
    state = say(flare_hits(FOUR_GRADES), "option 1", "pass")
    assert (face_up(state, YOU), finish_turn(state).active) == (4, THEY)


def test_mystery_flare_gets_no_turn_for_three_grades() -> None:
    """Mystery-flare Dragon: four or more different grades; nothing is paid."""
    state = say(flare_hits([GUNNERGEAR, MASERGEAR, SMOKEGEAR, SMOKEGEAR, *BLANKS]), "option 1")
    assert (asked(state), face_up(state, YOU)) == ((YOU, "attack"), 4)
    assert finish_turn(state).active == THEY


def test_mystery_flare_may_reveal_nothing() -> None:
    """Mystery-flare Dragon: you may reveal."""
    state = say(flare_hits(FOUR_GRADES), "pass")
    assert (asked(state), finish_turn(state).active) == ((YOU, "attack"), THEY)


# --- Chronojet Dragon ---


def test_chronojet_shuts_out_greater_grades_in_its_second_generation() -> None:
    """Chronojet Dragon: GB2; +5000, and no grade 1 or greater guards from the hand in this battle."""
    state = fight("battle", {"V": [CHRONOJET], "G": turned_up(2)}, {"hand": [MASERGEAR, DADASIG], "R1": [SMOKEGEAR]})
    say(state, "attack V>V")
    assert power(state, YOU, "V") == 16000
    assert not can(state, f"guard {MASERGEAR}")
    assert can(state, f"guard {DADASIG}") and can(state, "intercept R1")
    assert power(say(state, "pass"), YOU, "V") == 11000


def test_chronojet_is_as_it_is_in_its_first_generation() -> None:
    """Chronojet Dragon: GB2."""
    state = fight("battle", {"V": [CHRONOJET], "G": turned_up(1)}, {"hand": [MASERGEAR]})
    say(state, "attack V>V")
    assert power(state, YOU, "V") == 11000 and can(state, f"guard {MASERGEAR}")


def test_chronojet_is_as_it_is_against_a_rear_guard() -> None:
    """Chronojet Dragon: when it attacks a vanguard."""
    state = fight("battle", {"V": [CHRONOJET], "G": turned_up(2)}, {"R1": [SMOKEGEAR]})
    assert power(say(state, "attack V>R1"), YOU, "V") == 11000


def stride_on(name: str, g_unit: str = FLARE, **more: object) -> State:
    """In your stride phase a G unit strides, for a grade 3 of the hand."""
    held = more.pop("hand", [])
    they = more.pop("they", {})
    assert isinstance(held, list) and isinstance(they, dict)
    you: Side = {"V": [name], "hand": [COLOSSUS, *held], "G": [g_unit], **more}
    state = say(fight("stride", you, they), f"stride {g_unit}", f"choose {COLOSSUS}")
    return say(state, "done") if held else state


def test_chronojet_sends_a_rear_guard_under_the_deck_when_you_stride() -> None:
    """Chronojet Dragon: Counter Blast 1; any opposing rear-guard."""
    state = stride_on(CHRONOJET, damage=[MASERGEAR], they={"R1": [LIVAROT], "R2": [FELAX]})
    before = count(state, THEY, "deck")
    choose_theirs(say(state, "option 1"), "R1")
    assert (count(state, THEY, "R1"), count(state, THEY, "deck"), face_up(state, YOU)) == (0, before + 1, 0)


# --- attackers ---

FOR_ONE = [COLOSSUS, KUNRON]
LEADERS = [UBARA, AURASHOOTER]
STRIKERS = [(TWINMASER, 9000), (BRASSWING, 7000), (BREDE, 9000), (ARCHER, 7000)]


@pytest.mark.parametrize("name", FOR_ONE)
@pytest.mark.parametrize("circle", ["V", "R1"])
def test_a_grade_3_is_stronger_for_a_counter_blast(name: str, circle: str) -> None:
    """Smithereen Colossus; Profound Sage, Kunron: +3000 until end of battle, on VC and RC."""
    state = say(fight("battle", {circle: [name], "damage": [FELAX]}), f"attack {circle}>V", "option 1")
    assert (power(state, YOU, circle), face_up(state, YOU)) == (13000, 0)
    assert power(say(state, "pass"), YOU, circle) == 10000


@pytest.mark.parametrize("name", LEADERS)
@pytest.mark.parametrize(("generation", "expected"), [(1, 16000), (0, 10000)])
def test_a_leader_is_stronger_in_its_first_generation(name: str, generation: int, expected: int) -> None:
    """Steam Knight, Ubara-tutu; Aurashooter Dragon: GB1, attacking a vanguard from VC."""
    state = say(fight("battle", {"V": [name], "G": turned_up(generation)}), "attack V>V")
    assert power(state, YOU, "V") == expected


@pytest.mark.parametrize(("name", "printed"), STRIKERS)
def test_a_striker_is_stronger_in_its_first_generation(name: str, printed: int) -> None:
    """Twinmaser, Brasswing; Brede, Archer: GB1, attacking a vanguard from RC; until end of battle."""
    state = say(fight("battle", {"R1": [name], "G": turned_up(1)}), "attack R1>V")
    assert power(state, YOU, "R1") == printed + 3000
    assert power(say(state, "pass"), YOU, "R1") == printed


@pytest.mark.parametrize(("name", "printed"), STRIKERS)
@pytest.mark.parametrize(("target", "generation"), [("V", 0), ("R1", 1)])
def test_a_striker_is_as_it_is_otherwise(name: str, printed: int, target: str, generation: int) -> None:
    """Twinmaser, Brasswing; Brede, Archer: GB1; a vanguard."""
    state = fight("battle", {"R1": [name], "G": turned_up(generation)}, {"R1": [FELAX]})
    assert power(say(state, f"attack R1>{target}"), YOU, "R1") == printed


@pytest.mark.parametrize("name", [TAUGE, STEEL_WING])
@pytest.mark.parametrize("circle", ["V", "R1"])
def test_a_soldier_hardens_when_it_is_attacked(name: str, circle: str) -> None:
    """Steam Soldier, Tauge; Knight of Steel Wing: +5000 until end of battle."""
    state = say(fight("battle", {}, {circle: [name]}), f"attack V>{circle}")
    assert power(state, THEY, circle) == 11000


@pytest.mark.parametrize("name", [TURTLE, LION])
def test_an_interceptor_has_5000_more_shield(name: str) -> None:
    """Great Carapace, Gear Turtle; Mithrilguard Lion: when it intercepts."""
    state = say(fight("battle", {}, {"R1": [name]}), "attack V>V", "intercept R1")
    assert cards(state, THEY, "GC")[0].values["shield"] == 10000


@pytest.mark.parametrize("name", [BURNHAM, UNICORN])
@pytest.mark.parametrize(
    ("circle", "behind", "generation", "expected"),
    [("V", "R4", 1, 20000), ("V", "R4", 0, 16000), ("R1", "R3", 1, 16000)],
)
def test_a_rider_boosts_a_vanguard_more(name: str, circle: str, behind: str, generation: int, expected: int) -> None:
    """Steam Rider, Burnham; Milky Way Unicorn: GB1; 4000 more where it boosts a vanguard."""
    you: Side = {"R1": [SMOKEGEAR], behind: [name], "G": turned_up(generation)}
    state = say(fight("battle", you), f"attack {circle}>V", f"boost {behind}")
    assert power(state, YOU, circle) == expected


# --- Steam Knight, Ubara-tutu; Steam Fighter, Amber: under the deck ---


def test_ubara_tutu_sends_a_unit_under_the_deck() -> None:
    """Steam Knight, Ubara-tutu: Counter Blast 2 on VC; grade 2 or less."""
    you: Side = {"V": [SMOKEGEAR], "hand": [UBARA], "damage": [FELAX] * 2}
    state = say(fight("ride", you, {"R1": [KUNRON], "R2": [LIVAROT], "R3": [FELAX]}), f"ride {UBARA}", "option 1")
    assert no_theirs(state, "R1")
    choose_theirs(state, "R3")
    assert (count(state, THEY, "R3"), count(state, THEY, "deck"), count(state, THEY, "drop")) == (0, 10, 0)


def test_amber_sends_a_unit_under_the_deck_where_it_is_boosted() -> None:
    """Steam Fighter, Amber: GB1, Counter Blast 1; attacking a vanguard from RC."""
    you: Side = {"R1": [AMBER], "R3": [MASERGEAR], "G": turned_up(1), "damage": [FELAX]}
    state = say(fight("battle", you, {"R1": [LIVAROT]}), "attack R1>V", "boost R3", "option 1")
    assert (count(state, THEY, "R1"), count(state, THEY, "deck"), face_up(state, YOU)) == (0, 10, 0)


@pytest.mark.parametrize(("generation", "boost"), [(1, "pass"), (0, "boost R3")])
def test_amber_sends_nobody_away_otherwise(generation: int, boost: str) -> None:
    """Steam Fighter, Amber: boosted; GB1."""
    you: Side = {"R1": [AMBER], "R3": [MASERGEAR], "G": turned_up(generation), "damage": [FELAX]}
    state = say(fight("battle", you, {"R1": [LIVAROT]}), "attack R1>V", boost)
    assert (asked(state)[0], count(state, THEY, "R1"), face_up(state, YOU)) == (THEY, 1, 1)


# --- sentinels ---


@pytest.mark.parametrize("name", [RAVEN, RAINBOW])
def test_a_sentinel_guards_an_attacked_unit_wholly(name: str) -> None:
    """Withdrawn Gear Raven; Rainbow Guardian: discard a card; the attacked unit cannot be hit."""
    state = fight("battle", {"R1": [COLOSSUS]}, {"hand": [name, FELAX], "R1": [LIVAROT]})
    say(state, "attack R1>V", f"guard {name}", "option 1", f"choose {FELAX}", "pass")
    assert (count(state, THEY, "damage"), count(state, THEY, "drop")) == (0, 2)


# --- Gunnergear Dracokid; Shining Knight, Millius ---


@pytest.mark.parametrize(("name", "rider"), [(GUNNERGEAR, MASERGEAR), (MILLIUS, FELAX)])
def test_a_forerunner_is_called_when_its_clan_rides_it(name: str, rider: str) -> None:
    """Gunnergear Dracokid; Shining Knight, Millius: you may."""
    state = say(fight("ride", {"V": [name], "hand": [rider]}), f"ride {rider}", "option 1", "place R4")
    assert (lying(state, YOU, "R4"), count(state, YOU, "soul")) == ([name], 0)
    state = say(fight("ride", {"V": [name], "hand": [rider]}), f"ride {rider}", "pass")
    assert lying(state, YOU, "soul") == [name]


@pytest.mark.parametrize(("name", "rider"), [(GUNNERGEAR, FELAX), (MILLIUS, MASERGEAR)])
def test_a_forerunner_stays_in_the_soul_when_another_clan_rides_it(name: str, rider: str) -> None:
    """Gunnergear Dracokid; Shining Knight, Millius: of the same clan."""
    state = say(fight("ride", {"V": [name], "hand": [rider]}), f"ride {rider}")
    assert (asked(state), lying(state, YOU, "soul")) == ((YOU, "main"), [name])


def test_gunnergear_finds_a_grade_3() -> None:
    """Gunnergear Dracokid: GB1, Counter Blast 1, into the soul; a grade 3 of the deck."""
    you: Side = {"R4": [GUNNERGEAR], "G": turned_up(1), "damage": [FELAX], "deck": [SMOKEGEAR, CHRONOJET, *BLANKS]}
    state = say(fight("main", you), f"act {GUNNERGEAR}>2", f"choose {FELAX}")
    assert not can(state, f"choose {SMOKEGEAR}")
    say(state, f"choose {CHRONOJET}")
    assert (lying(state, YOU, "hand"), lying(state, YOU, "soul"), face_up(state, YOU)) == ([CHRONOJET], [GUNNERGEAR], 0)


def test_millius_calls_a_grade_2() -> None:
    """Shining Knight, Millius: GB1, Counter Blast 1, into the soul; a grade 2 of the deck."""
    you: Side = {"R4": [MILLIUS], "G": turned_up(1), "damage": [FELAX], "deck": [ALTMILE, LIVAROT, *BLANKS]}
    state = say(fight("main", you), f"act {MILLIUS}>2", f"choose {FELAX}")
    assert not can(state, f"choose {ALTMILE}")
    say(state, f"choose {LIVAROT}", "place R1")
    assert (lying(state, YOU, "R1"), lying(state, YOU, "soul")) == ([LIVAROT], [MILLIUS])


@pytest.mark.parametrize("name", [GUNNERGEAR, MILLIUS])
def test_a_forerunner_acts_in_its_first_generation(name: str) -> None:
    """Gunnergear Dracokid; Shining Knight, Millius: GB1."""
    assert why_not(fight("main", {"R4": [name], "damage": [FELAX]}), f"act {name}>2") == "not_fulfilled"


# --- Luckypot Dracokid; Margal ---


@pytest.mark.parametrize(("name", "friend", "stranger"), [(LUCKYPOT, SMOKEGEAR, LIVAROT), (MARGAL, LIVAROT, SMOKEGEAR)])
def test_a_draw_trigger_goes_into_the_soul_to_strengthen_its_clan(name: str, friend: str, stranger: str) -> None:
    """Luckypot Dracokid; Margal: +3000 until end of turn."""
    state = say(fight("main", {"R1": [friend], "R2": [stranger], "R3": [name]}), f"act {name}>1")
    assert not can(state, "choose R2")
    say(state, "choose R1")
    assert (power(state, YOU, "R1"), lying(state, YOU, "soul")) == (13000, [name])
    assert power(finish_turn(state), YOU, "R1") == 10000


# --- Shrouded Divine Knight, Gablade ---


def gablade(**more: object) -> State:
    """In your main phase, with Altmile as vanguard and Gablades in the G zone."""
    held: Side = {"V": [ALTMILE], "hand": [KUNRON], "G": [GABLADE] * 2, "removed": ["Force I"] * 2, **more}
    return fight("main", held)


def test_gablade_strides_in_the_main_phase_and_brings_two_forces() -> None:
    """Shrouded Divine Knight, Gablade: a discard of grade 3 in sum; then another Gablade is turned up."""
    state = say(gablade(), f"act {GABLADE}>1", f"choose {KUNRON}", "done", "option 1", f"choose {GABLADE}")
    while asked(state)[1] in ("gift", "gift_circle"):
        say(state, "option 1" if asked(state)[1] == "gift" else "place V")
    assert (lying(state, YOU, "V"), lying(state, YOU, "heart")) == ([GABLADE], [ALTMILE])
    assert (count(state, YOU, "markers"), count(state, YOU, "G")) == (2, 1)
    assert not cards(state, YOU, "G")[0].marks.get("face")


def test_gablade_strides_without_gifts_where_no_other_is_turned_up() -> None:
    """Shrouded Divine Knight, Gablade: the second cost need not be paid."""
    state = say(gablade(), f"act {GABLADE}>1", f"choose {KUNRON}", "done", "pass")
    assert (lying(state, YOU, "V"), count(state, YOU, "markers")) == ([GABLADE], 0)


@pytest.mark.parametrize("more", [{"V": [KUNRON]}, {"G": [{"card": GABLADE, "face": "up"}]}])
def test_gablade_strides_on_altmile_from_face_down(more: Side) -> None:
    """Shrouded Divine Knight, Gablade: its vanguard, its face."""
    assert not can(gablade(**more), f"act {GABLADE}>1")


def test_gablade_calls_even_where_its_attack_does_not_hit() -> None:
    """Shrouded Divine Knight, Gablade: what waits for a hit comes anyway; a grade 2 or greater of the deck."""
    deck = ["blank"] * 3 + [FELAX, LIVAROT, *BLANKS]
    you: Side = {"V": [GABLADE], "heart": [ALTMILE], "deck": deck}
    state = fight("battle", you, {"hand": [RAINBOW, FELAX]})
    say(state, "attack V>V", f"guard {RAINBOW}", "option 1", f"choose {FELAX}", "pass")
    assert not can(state, f"choose {FELAX}")
    say(state, f"choose {LIVAROT}", "place R1")
    assert (lying(state, YOU, "R1"), count(state, THEY, "damage")) == ([LIVAROT], 0)


# --- Blue Sky Knight, Altmile ---


@pytest.mark.parametrize(("generation", "expected"), [(2, 15000), (1, 10000)])
def test_altmile_strengthens_the_front_row_in_its_second_generation(generation: int, expected: int) -> None:
    """Blue Sky Knight, Altmile: GB2, in your turn; the back row is as it is."""
    state = fight("main", {"V": [ALTMILE], "R1": [LIVAROT], "R3": [LIVAROT], "G": turned_up(generation)})
    assert (power(state, YOU, "R1"), power(state, YOU, "R3")) == (expected, 10000)
    assert power(state, YOU, "V") == expected + 1000
    assert power(finish_turn(state), YOU, "R1") == 10000


def test_altmile_calls_two_cards_when_you_stride() -> None:
    """Blue Sky Knight, Altmile: Counter Blast 1; on separate circles; two units get +5000."""
    state = stride_on(ALTMILE, GABLADE, hand=[LIVAROT, FELAX], damage=[FELAX])
    say(state, "option 1", f"choose {LIVAROT}", f"choose {FELAX}", "place R1")
    assert not can(state, "place R1")
    say(state, "place R3", "choose V", "choose R1")
    assert (lying(state, YOU, "R1"), lying(state, YOU, "R3")) == ([LIVAROT], [FELAX])
    assert (power(state, YOU, "R1"), power(state, YOU, "R3")) == (15000, 8000)


# --- Aurashooter Dragon; Knight of Twin Sword ---


def test_aurashooter_calls_a_card_of_grade_2_or_greater() -> None:
    """Aurashooter Dragon: Counter Blast 2 on VC."""
    you: Side = {"V": [LIVAROT], "hand": [AURASHOOTER], "damage": [FELAX] * 2, "deck": [FELAX, KUNRON, *BLANKS]}
    state = say(fight("ride", you), f"ride {AURASHOOTER}", "option 1")
    assert not can(state, f"choose {FELAX}")
    say(state, f"choose {KUNRON}", "place R1")
    assert (lying(state, YOU, "R1"), face_up(state, YOU)) == ([KUNRON], 0)


def test_twin_sword_calls_another_grade_2() -> None:
    """Knight of Twin Sword: GB1, Counter Blast 1, boosted; not a card of its own name."""
    you: Side = {"R1": [TWIN_SWORD], "R3": [FELAX], "G": turned_up(1), "damage": [FELAX]}
    state = fight("battle", {**you, "deck": [TWIN_SWORD, KUNRON, LIVAROT, *BLANKS]})
    say(state, "attack R1>V", "boost R3", "option 1")
    assert not can(state, f"choose {TWIN_SWORD}") and not can(state, f"choose {KUNRON}")
    say(state, f"choose {LIVAROT}", "place R2")
    assert lying(state, YOU, "R2") == [LIVAROT]


@pytest.mark.parametrize("damage", [[], [spent(FELAX)]])
def test_twin_sword_needs_a_counter_blast(damage: list[object]) -> None:
    """Knight of Twin Sword: Counter Blast 1."""
    you: Side = {"R1": [TWIN_SWORD], "R3": [FELAX], "G": turned_up(1), "damage": damage}
    assert asked(say(fight("battle", you), "attack R1>V", "boost R3"))[0] == THEY


# --- cards without abilities ---


PLAIN = [SMOKEGEAR, MASERGEAR, DADASIG, "g-td01/016", "g-td01/017", "g-td01/018", LIVAROT, FELAX]


@pytest.mark.parametrize("number", PLAIN)
def test_a_card_without_a_text_has_no_ability(number: str) -> None:
    """Smokegear, Masergear and the triggers of G-TD01; Livarot, Felax."""
    card = PREMIUM.find(number)
    assert card is not None and not card.abilities
