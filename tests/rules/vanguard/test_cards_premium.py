"""The showcase cards of the Premium format and of the V era's other gifts, ability by ability."""

from __future__ import annotations

import pytest

from duelwright import State

from .table import BLANKS, THEY, YOU, Side, asked, can, cards, count, ending, power, resting, rests, say
from .table import unit as unit_on
from .test_cards_classic import (
    BAHR,
    BRIGITTE,
    EPONA,
    GALLATIN,
    MARRON,
    NEHALEM,
    OVERLORD,
    PREMIUM,
    TRUMPETER,
    choose_theirs,
    face_up,
    fight,
    finish_turn,
    lying,
    no_theirs,
)

WINGAL = "td14/001"  # Seeker, Sacred Wingal
SEEKER = "td14/005"  # Blaster Blade Seeker
BLUMENTAL = "td14/007"
GREION = "v-td07/001"
FARWON = "v-bt08/045"
MOBIUS = "td11/005"
WHITE_DWARF = "g-bt05/017"
EGORG = "g-rc02/010"
GANCELOT = "td08/001"
METIS = "pr/0109"
GLORY = "g-bt09/re:05"
MAELSTROM = "bt08/005"
GRIFFIN = "pr/0439"
MASKGAL = "v-ss09/002"
MEGIDDO = "bcs2023/vgp04"
ZANBUST = "v-ss05/008"
JIRRON = "pr/0185"
GLYME = "v-ss03/073"
ELIXIR = "v-td12/016"
TICKET = "Quick Shield"
NAVALGAZER = "v-td03/001"
GONDIKAS = "v-td03/002"
HEXAGONAL = "v-td05/001"
SHIZUKI = "v-td05/002"
HEAL = "td01/014"
GENJO = "td02/015"


def turned_up(n: int) -> list[object]:
    """Face-up G units in the G zone: Generation Break n."""
    return [{"card": ZANBUST, "face": "up"}] * n


def locked(card: str) -> Side:
    """A locked card on its circle."""
    return {"card": card, "locked": 1, "face": "down"}


# --- Seeker, Sacred Wingal; Blaster Blade Seeker; Provocation Seeker, Blumental ---


def legion(deck: list[str]) -> State:
    """Sacred Wingal seeks its mate: four cards of the drop zone go back."""
    you: Side = {"V": [WINGAL], "drop": [MARRON] * 4, "deck": [*deck, *BLANKS]}
    state = say(fight("main", you), f"act {WINGAL}>1")
    while can(state, f"choose {MARRON}"):
        say(state, f"choose {MARRON}")
    if can(state, f"choose {SEEKER}"):
        say(state, f"choose {SEEKER}")
    return state


def test_sacred_wingal_seeks_its_mate_and_calls_a_seeker() -> None:
    """Seeker, Sacred Wingal: Legion; then a Seeker of grade 2 or greater comes from the deck."""
    state = legion([SEEKER, BLUMENTAL, GALLATIN])
    assert (lying(state, YOU, "mate"), count(state, YOU, "drop")) == ([SEEKER], 0)
    assert not can(state, f"choose {GALLATIN}")
    say(state, f"choose {BLUMENTAL}", "place R1")
    assert lying(state, YOU, "R1") == [BLUMENTAL]


def test_sacred_wingal_is_stronger_against_a_vanguard() -> None:
    """Seeker, Sacred Wingal: +2000 until end of battle."""
    state = say(fight("battle", {"V": [WINGAL]}), "attack V>V")
    assert power(state, YOU, "V") == 13000


def test_blaster_blade_seeker_retires_grade_2_or_greater() -> None:
    """Blaster Blade Seeker: on RC, Counter Blast 1, with a Seeker vanguard."""
    you: Side = {"V": [WINGAL], "hand": [SEEKER], "damage": [MARRON]}
    state = say(fight("main", you, {"R1": [MARRON], "R2": [GALLATIN], "R3": [BRIGITTE]}), f"call {SEEKER}>R1")
    say(state, "option 1")
    assert no_theirs(state, "R1")
    choose_theirs(state, "R2")
    assert (lying(state, THEY, "drop"), face_up(state, YOU)) == ([GALLATIN], 0)


def test_blaster_blade_seeker_serves_seekers_only() -> None:
    """Blaster Blade Seeker: a vanguard with Seeker in its name."""
    state = fight("main", {"hand": [SEEKER], "damage": [MARRON]}, {"R2": [GALLATIN]})
    assert asked(say(state, f"call {SEEKER}>R1")) == (YOU, "main")


def test_blumental_is_as_it_is_without_legion() -> None:
    """Provocation Seeker, Blumental: where your vanguard is in Legion."""
    state = say(fight("battle", {"V": [WINGAL], "R1": [BLUMENTAL]}), "attack R1>V")
    assert power(state, YOU, "R1") == 8000


def test_blumental_is_stronger_beside_a_vanguard_in_legion() -> None:
    """Provocation Seeker, Blumental: +4000 until end of battle."""
    state = say(legion([SEEKER, BLUMENTAL]), f"choose {BLUMENTAL}", "place R1", "pass", "attack R1>V")
    assert power(state, YOU, "R1") == 12000


# --- Docking Deletor, Greion; Hire Deletor, Farwon ---


def delete(**more: object) -> State:
    """Greion deletes the vanguard."""
    you: Side = {"V": [GREION], "damage": [MARRON] * 2, **more}
    state = fight("main", you, {"R1": [GALLATIN]})
    return say(state, f"act {GREION}>1", *[f"choose {MARRON}"] * 2)


def test_greion_deletes_the_vanguard_until_the_end_of_its_players_turn() -> None:
    """Docking Deletor, Greion: Counter Blast 2; face down, without its printed power."""
    state = delete()
    assert (power(state, THEY, "V"), face_up(state, YOU)) == (0, 0)
    finish_turn(state)
    assert power(state, THEY, "V") == 0
    assert power(finish_turn(state), THEY, "V") == 10000


def test_greion_binds_a_rear_guard_face_down_when_it_hits() -> None:
    """Docking Deletor, Greion: Soul Blast 1 when its attack hits a vanguard."""
    state = fight("battle", {"V": [GREION], "soul": [MARRON]}, {"R1": [GALLATIN]})
    say(state, "attack V>V", "pass", "option 1")
    assert (count(state, THEY, "R1"), lying(state, YOU, "drop")) == (0, [MARRON])
    assert cards(state, THEY, "bind")[0].marks.get("face")


def test_farwon_is_called_from_the_drop_zone_when_a_vanguard_is_deleted() -> None:
    """Hire Deletor, Farwon: you may."""
    state = say(delete(drop=[FARWON]), "option 1", "place R1")
    assert (lying(state, YOU, "R1"), count(state, YOU, "drop")) == ([FARWON], 0)
    assert lying(say(delete(drop=[FARWON]), "pass"), YOU, "drop") == [FARWON]


# --- Star-vader, Mobius Breath Dragon; Lady Battler of the White Dwarf ---


def test_mobius_locks_a_rear_guard_when_it_hits() -> None:
    """Star-vader, Mobius Breath Dragon: from VC, a vanguard."""
    state = say(fight("battle", {"V": [MOBIUS], "R4": [MARRON]}, {"R1": [GALLATIN]}), "attack V>V", "boost R4", "pass")
    assert cards(state, THEY, "R1")[0].marks.get("locked")


def test_mobius_locks_nobody_from_a_rear_guard_circle() -> None:
    """Star-vader, Mobius Breath Dragon: (VC)."""
    state = fight("battle", {"R1": [MOBIUS], "R3": [MARRON]}, {"R1": [GALLATIN]})
    say(state, "attack R1>V", "boost R3", "pass")
    assert count(state, THEY, "damage") == 1 and not cards(state, THEY, "R1")[0].marks.get("locked")


def test_white_dwarf_unlocks_a_card_to_boost_more() -> None:
    """Lady Battler of the White Dwarf: GB1; anybody's locked card; 4000 more."""
    you: Side = {"R1": [NEHALEM], "R3": [WHITE_DWARF], "R2": [locked(MARRON)], "G": turned_up(1)}
    state = say(fight("battle", you), "attack R1>V", "boost R3", "option 1")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (21000, 8000)


def test_white_dwarf_boosts_as_it_says_where_nothing_is_unlocked() -> None:
    """Lady Battler of the White Dwarf: you may."""
    you: Side = {"R1": [NEHALEM], "R3": [WHITE_DWARF], "R2": [locked(MARRON)], "G": turned_up(1)}
    state = say(fight("battle", you), "attack R1>V", "boost R3", "pass")
    assert power(state, YOU, "R1") == 17000
    state = say(fight("battle", {**you, "R2": []}), "attack R1>V", "boost R3", "option 1")
    assert power(state, YOU, "R1") == 17000


# --- Original Deletor, Egorg ---


def egorg(bound: int, damage: int, heart: str = GREION) -> State:
    """Egorg plays its ability: a Deletor is retired, and the opponent binds a card."""
    you: Side = {"V": [EGORG], "heart": [heart], "R1": [FARWON], "G": turned_up(1), "damage": [MARRON]}
    they: Side = {
        "R4": [GALLATIN],
        "drop": [MARRON, BAHR],
        "damage": [MARRON] * damage,
        "bind": [{"card": MARRON, "face": "down"}] * bound,
    }
    state = fight("main", you, they)
    say(state, f"act {EGORG}>1")
    for wanted in (MARRON, FARWON) * 2:
        if asked(state) == (YOU, "choice") and can(state, f"choose {wanted}"):
            say(state, f"choose {wanted}")
    return state


def test_egorg_deletes_locks_and_binds() -> None:
    """Original Deletor, Egorg: GB2, Counter Blast 1, a Deletor; a heart that is a Deletor; the opponent chooses."""
    state = choose_theirs(egorg(11, 4), "R4")
    assert asked(state)[0] == THEY
    say(state, f"choose {BAHR}", "pass")  # Farwon may come back: it was in the drop zone when the vanguard was deleted
    assert (power(state, THEY, "V"), count(state, THEY, "bind"), lying(state, THEY, "drop")) == (0, 12, [MARRON])
    assert cards(state, THEY, "R4")[0].marks.get("locked")
    assert (asked(state), lying(state, YOU, "drop")) == ((YOU, "main"), [FARWON])


def test_egorg_wins_with_thirteen_bound_cards_and_four_damage() -> None:
    """Original Deletor, Egorg: counted after the binding."""
    state = say(choose_theirs(egorg(12, 4), "R4"), f"choose {BAHR}")
    assert ending(state) == (YOU, "by_effect")


def test_egorg_does_not_win_against_three_damage() -> None:
    """Original Deletor, Egorg: four or more."""
    state = say(choose_theirs(egorg(12, 3), "R4"), f"choose {BAHR}", "pass")
    assert asked(state) == (YOU, "main")


def test_egorg_deletes_nobody_without_a_deletor_as_heart() -> None:
    """Original Deletor, Egorg: the condition is asked for after the cost."""
    state = egorg(5, 4, BRIGITTE)
    assert (asked(state), power(state, THEY, "V"), lying(state, YOU, "drop")) == ((YOU, "main"), 10000, [FARWON])


# --- Solitary Liberator, Gancelot; Wisdom Keeper, Metis ---


def test_gancelot_breaks_its_limit_when_its_clan_rides_it() -> None:
    """Solitary Liberator, Gancelot: four damage; the vanguard +10000, up to three Gold Paladins +5000."""
    you: Side = {"V": [GANCELOT], "hand": [GANCELOT], "damage": [MARRON] * 4, "R1": [GANCELOT], "R2": [GALLATIN]}
    state = say(fight("ride", you), f"ride {GANCELOT}")
    assert not can(state, "choose R2")
    say(state, "choose R1")
    if can(state, "done"):
        say(state, "done")
    assert (power(state, YOU, "V"), power(state, YOU, "R1"), power(state, YOU, "R2")) == (21000, 16000, 10000)
    assert power(finish_turn(state), YOU, "V") == 11000


@pytest.mark.parametrize(("rider", "damage", "printed"), [(GANCELOT, 3, 11000), (BRIGITTE, 4, 10000)])
def test_gancelot_breaks_no_limit_otherwise(rider: str, damage: int, printed: int) -> None:
    """Solitary Liberator, Gancelot: LB4; a Gold Paladin."""
    state = say(fight("ride", {"V": [GANCELOT], "hand": [rider], "damage": [MARRON] * damage}), f"ride {rider}")
    assert (asked(state), power(state, YOU, "V")) == ((YOU, "main"), printed)


def test_gancelot_is_stronger_against_a_vanguard() -> None:
    """Solitary Liberator, Gancelot: +2000 until end of battle."""
    assert power(say(fight("battle", {"V": [GANCELOT]}), "attack V>V"), YOU, "V") == 13000


@pytest.mark.parametrize("name", [GANCELOT, METIS, GLORY])
def test_a_lord_attacks_with_its_own_clan_only(name: str) -> None:
    """Gancelot, Metis, Glory Maelstrom: Lord."""
    assert can(fight("battle", {"V": [name]}), "attack V>V")
    assert not can(fight("battle", {"V": [name], "R1": [MARRON]}), "attack V>V")


def test_metis_breaks_its_limit_for_a_counter_blast() -> None:
    """Wisdom Keeper, Metis: draw, Soul Charge 3, the vanguard +10000."""
    you: Side = {"V": [METIS], "hand": [METIS], "damage": [MARRON] * 4}
    state = say(fight("ride", you), f"ride {METIS}", "option 1", f"choose {MARRON}")
    assert (power(state, YOU, "V"), count(state, YOU, "soul"), count(state, YOU, "hand")) == (21000, 4, 1)
    assert face_up(state, YOU) == 3


def test_metis_charges_its_soul_when_it_attacks_a_vanguard() -> None:
    """Wisdom Keeper, Metis: Soul Charge 1 and +1000."""
    state = say(fight("battle", {"V": [METIS]}), "attack V>V")
    assert (power(state, YOU, "V"), count(state, YOU, "soul")) == (12000, 1)


# --- Blue Storm Supreme Dragon, Glory Maelstrom; Blue Storm Dragon, Maelstrom ---


def test_glory_maelstrom_shuts_out_greater_grades_with_five_damage() -> None:
    """Glory Maelstrom: LB5, Counter Blast 1; +5000, no grade 1 or greater from the hand."""
    state = fight("battle", {"V": [GLORY], "damage": [MARRON] * 5}, {"hand": [MARRON, EPONA]})
    say(state, "attack V>V", "option 1", f"choose {MARRON}")
    assert power(state, YOU, "V") == 16000
    assert not can(state, f"guard {MARRON}") and can(state, f"guard {EPONA}")


def test_glory_maelstrom_is_as_it_is_with_four_damage() -> None:
    """Glory Maelstrom: LB5."""
    state = say(fight("battle", {"V": [GLORY], "damage": [MARRON] * 4}), "attack V>V")
    assert (asked(state)[0], power(state, YOU, "V")) == (THEY, 11000)


def test_glory_maelstrom_is_stronger_over_maelstrom() -> None:
    """Glory Maelstrom: with Blue Storm Dragon, Maelstrom in the soul, +2000 in every turn."""
    state = fight("main", {"V": [GLORY], "soul": [MAELSTROM]})
    assert power(state, YOU, "V") == 13000
    assert power(finish_turn(state), YOU, "V") == 13000


def fourth_battle(battles: int = 3, damage: int = 4) -> State:
    """Maelstrom attacks after so many battles of the turn."""
    you: Side = {"V": [MAELSTROM], "damage": [MARRON] * damage}
    state = fight("battle", you, {"R1": [GALLATIN]}, registers={"battles": battles})
    return say(state, "attack V>V")


def test_maelstrom_is_stronger_in_the_fourth_battle() -> None:
    """Blue Storm Dragon, Maelstrom: LB4, attacking a vanguard; +5000; when it hits, Counter Blast 1: draw, retire."""
    state = fourth_battle()
    assert power(state, YOU, "V") == 16000
    say(state, "pass", "option 1", f"choose {MARRON}")
    assert (lying(state, THEY, "drop"), count(state, YOU, "hand"), face_up(state, YOU)) == ([GALLATIN], 3, 3)


@pytest.mark.parametrize(("battles", "damage"), [(2, 4), (3, 3)])
def test_maelstrom_is_as_it_is_otherwise(battles: int, damage: int) -> None:
    """Blue Storm Dragon, Maelstrom: the fourth battle or a later one; LB4."""
    state = fourth_battle(battles, damage)
    assert power(state, YOU, "V") == 11000
    assert asked(say(state, "pass")) == (YOU, "attack")


def test_maelstrom_is_weaker_beside_another_clan() -> None:
    """Blue Storm Dragon, Maelstrom: a unit that is not of Aqua Force, -2000; on both circles."""
    assert power(fight("main", {"V": [MAELSTROM], "R1": [MAELSTROM]}), YOU, "V") == 11000
    assert power(fight("main", {"V": [MAELSTROM], "R1": [MARRON]}), YOU, "V") == 9000
    assert power(fight("main", {"R1": [MAELSTROM]}), YOU, "R1") == 9000


# --- G guardians ---


def test_denial_griffin_retires_an_attacking_rear_guard() -> None:
    """Flame Wing Steel Beast, Denial Griffin: Counter Blast 1 when it is placed; the attack ends."""
    they: Side = {"V": [OVERLORD], "hand": [GENJO], "G": [GRIFFIN], "damage": [MARRON]}
    state = say(fight("battle", {"R1": [GALLATIN]}, they), "attack R1>V", f"gguard {GRIFFIN}", f"choose {GENJO}")
    say(state, "option 1")
    assert (lying(state, YOU, "drop"), lying(state, THEY, "drop")[:1]) == ([GALLATIN], [GENJO])


def test_denial_griffin_spares_an_attacking_vanguard() -> None:
    """Flame Wing Steel Beast, Denial Griffin: rear-guards."""
    they: Side = {"V": [OVERLORD], "hand": [GENJO], "G": [GRIFFIN], "damage": [MARRON]}
    state = say(fight("battle", {}, they), "attack V>V", f"gguard {GRIFFIN}", f"choose {GENJO}", "option 1")
    assert (count(state, YOU, "drop"), count(state, YOU, "V")) == (0, 1)


@pytest.mark.parametrize(("front", "expected"), [([GALLATIN], 25000), ([], 15000)])
def test_maskgal_shields_more_where_a_front_row_rear_guard_stands(front: list[str], expected: int) -> None:
    """Holy Beast, Divine Maskkgal: GB1; a face-down G guardian is turned up."""
    they: Side = {"hand": [HEAL], "G": [MASKGAL, MASKGAL, ZANBUST, *turned_up(1)], "R1": front}
    state = say(fight("battle", {}, they), "attack V>V", f"gguard {MASKGAL}", f"choose {HEAL}")
    if front:
        say(state, "option 1")
        if asked(state)[1] == "choice":
            assert not can(state, f"choose {ZANBUST}")
            say(state, f"choose {MASKGAL}")
    assert cards(state, THEY, "GC")[0].values["shield"] == expected


# --- G units ---


def test_megiddo_calls_five_cards_that_change_places() -> None:
    """Zeroth Dragon of Distant Sea, Megiddo: an ultimate stride; Counter Blast 2; +5000, and they may exchange."""
    you: Side = {
        "V": [BRIGITTE],
        "hand": [BRIGITTE, GALLATIN, MARRON],
        "drop": [NEHALEM, BAHR],
        "G": [MEGIDDO, *turned_up(3)],
        "damage": [TRUMPETER] * 2,
    }
    state = say(fight("stride", you), f"stride {MEGIDDO}", f"choose {BRIGITTE}", "option 1")
    say(state, *[f"choose {name}" for name in (GALLATIN, MARRON, NEHALEM, BAHR)], "done")
    for circle in ("R1", "R3", "R2", "R5"):
        say(state, f"place {circle}")
    assert [power(state, YOU, circle) for circle in ("R1", "R2")] == [15000, 15000]
    assert {power(state, YOU, circle) for circle in ("R3", "R5")} == {13000}
    before = lying(state, YOU, "R1"), lying(state, YOU, "R3")
    while asked(state) != (YOU, "attack"):
        say(state, "pass")
    say(state, "attack R1>V")
    while asked(state) != (YOU, "choice"):
        say(state, "pass")
    say(state, "choose R3", "option 1")
    assert (lying(state, YOU, "R3"), lying(state, YOU, "R1")) == before


def test_zanbust_burns_all_rear_guards() -> None:
    """Supreme Heavenly Emperor Dragon, Zanbust Dragon: a G unit turned up; grade 3 or greater get +10000."""
    you: Side = {"V": [ZANBUST], "heart": [OVERLORD], "R1": [OVERLORD], "R2": [NEHALEM], "G": [ZANBUST]}
    state = say(fight("main", you, {"R1": [GALLATIN], "R5": [MARRON]}), f"act {ZANBUST}>1", f"choose {ZANBUST}")
    assert (count(state, THEY, "drop"), power(state, YOU, "R1"), power(state, YOU, "R2")) == (2, 21000, 10000)
    assert not can(state, f"act {ZANBUST}>1")


def test_jirron_calls_a_card_when_it_strides() -> None:
    """Great Sage of Contradiction, Jirron: up to one card of the hand; a unit gets +5000."""
    you: Side = {"hand": [BRIGITTE, GALLATIN], "G": [JIRRON]}
    state = say(fight("stride", you), f"stride {JIRRON}", f"choose {BRIGITTE}", "done", f"choose {GALLATIN}")
    say(state, "place R1")
    say(state, "choose R1")
    assert power(state, YOU, "R1") == 15000


# --- Glyme; Quick Shield; Power Rise Elixir ---


@pytest.mark.parametrize(("they", "expected"), [([MARRON], 1), ([TRUMPETER], 0)])
def test_glyme_brings_a_ticket_against_a_vanguard_of_grade_1(they: list[str], expected: int) -> None:
    """Glyme: draw a card when it is rode upon; a Quick Shield ticket where the opponent has ridden."""
    you: Side = {"V": [GLYME], "hand": [MARRON], "removed": [TICKET], "deck": [GALLATIN, *BLANKS]}
    state = say(fight("ride", you, {"V": they}, 2), f"ride {MARRON}")
    assert count(state, YOU, "hand") == 1 + expected
    held = [card.name for number in lying(state, YOU, "hand") if (card := PREMIUM.find(number)) is not None]
    assert held.count(TICKET) == expected


def test_quick_shield_strengthens_an_attacked_unit() -> None:
    """Quick Shield: a blitz order; +5000 until end of battle."""
    state = say(fight("battle", {}, {"hand": [TICKET], "R1": [GALLATIN]}), "attack V>R1", f"order {TICKET}")
    assert power(state, THEY, "R1") == 15000
    assert power(say(state, "pass"), THEY, "R1") == 10000


def test_power_rise_elixir_strengthens_a_unit() -> None:
    """Power Rise Elixir: Counter Blast 2; +20000 until end of turn."""
    state = fight("main", {"hand": [ELIXIR], "damage": [MARRON] * 2, "R1": [GALLATIN]})
    say(state, f"order {ELIXIR}", *[f"choose {MARRON}"] * 2, "choose R1")
    assert (power(state, YOU, "R1"), lying(state, YOU, "drop")) == (30000, [ELIXIR])
    assert power(finish_turn(state), YOU, "R1") == 10000


# --- the V era: Navalgazer Dragon; Gondikas; Hexagonal Magus; Shizuki ---


def test_navalgazer_stands_a_rear_guard_in_the_third_battle() -> None:
    """Navalgazer Dragon: Counter Blast 1; +10000 until end of battle."""
    you: Side = {"V": [NAVALGAZER], "R1": [resting(GALLATIN)], "damage": [MARRON]}
    state = say(fight("battle", you, registers={"battles": 2}), "attack V>V", "option 1")
    assert (power(state, YOU, "V"), rests(state, YOU, "R1"), face_up(state, YOU)) == (22000, False, 0)
    state = say(fight("battle", you, registers={"battles": 1}), "attack V>V")
    assert (asked(state)[0], power(state, YOU, "V")) == (THEY, 12000)


@pytest.mark.parametrize(("boost", "expected"), [("pass", 17000), ("boost R3", 20000)])
def test_gondikas_is_stronger_on_its_own(boost: str, expected: int) -> None:
    """Gondikas: attacking a vanguard from RC, not boosted."""
    state = say(fight("battle", {"R1": [GONDIKAS], "R3": [MARRON]}), "attack R1>V", boost)
    assert power(state, YOU, "R1") == expected


@pytest.mark.parametrize(("first", "second"), [(GALLATIN, MARRON), (MARRON, GALLATIN)])
def test_hexagonal_magus_orders_the_top_two_and_draws(first: str, second: str) -> None:
    """Hexagonal Magus: Counter Blast 1 when placed on VC."""
    you: Side = {"V": [GALLATIN], "hand": [HEXAGONAL], "damage": [BAHR], "deck": [GALLATIN, MARRON, *BLANKS]}
    state = say(fight("ride", you), f"ride {HEXAGONAL}")
    while asked(state)[1] in ("gift", "gift_circle", "order"):
        say(state, state.legal()[0].text)
    say(state, "option 1", f"choose {first}")
    assert first in lying(state, YOU, "hand") and second not in lying(state, YOU, "hand")
    say(state, "pass", "attack V>V", "pass")
    assert second in lying(state, YOU, "hand")


@pytest.mark.parametrize("circle", ["V", "R1"])
def test_hexagonal_magus_is_stronger_after_a_trigger(circle: str) -> None:
    """Hexagonal Magus: your drive check reveals a trigger unit; +5000 until end of turn."""
    state = fight("battle", {circle: [HEXAGONAL], "deck": ["td01/015", *BLANKS]})
    say(state, "attack V>V", "pass")
    while asked(state)[1] in ("parts", "trigger"):
        say(state, "option 1" if asked(state)[1] == "parts" else "choose V")
    assert unit_on(state, YOU, circle).values["power"] >= 17000


def test_shizuki_draws_and_strengthens_the_front_row() -> None:
    """Shizuki: from RC, Counter Blast 2 and Soul Blast 1; three units; once per turn."""
    you: Side = {"R1": [SHIZUKI], "R2": [GALLATIN], "R3": [MARRON], "damage": [BAHR] * 2, "soul": [TRUMPETER]}
    state = say(fight("main", you), f"act {SHIZUKI}>1")
    while asked(state) == (YOU, "choice"):
        say(state, next(action.text for action in state.legal() if action.text.startswith("choose")))
    assert [power(state, YOU, circle) for circle in ("V", "R1", "R2", "R3")] == [15000, 17000, 15000, 8000]
    assert (count(state, YOU, "hand"), count(state, YOU, "soul"), face_up(state, YOU)) == (1, 0, 0)
