"""The showcase cards, ability by ability, as they are printed."""

from __future__ import annotations

import msgspec
import pytest

import duelwright as dw
from duelwright import CardDef, State
from duelwright.games.vanguard.make import g_unit, unit
from duelwright.games.vanguard.vocabulary import Group, Named, OverDress

from .table import (
    BLANKS,
    BOWLER,
    CRITICAL,
    EGG,
    INFERNO,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    YOU,
    Side,
    asked,
    by_effect_gain,
    can,
    cards,
    count,
    critical,
    kinds,
    names,
    number,
    options,
    power,
    resting,
    rests,
    say,
    spent,
    told,
    why_not,
)
from .table import shipped as laid_out
from .table import unit as unit_at

VARGA = "Fated One of Unparalleled, Varga Dragres"
PENSE = "Mutual Feelings Maiden, Pense"
SCOUT = "Patrol Dragon, Scoutptera"
CHOUKI = "Blaze Fist Monk, Chouki"
URBARGO = "Break Equip Dragon, Urbargo"
SPRINGS = "Secret Bath Dragoncry Hot Springs"
HYSTERA = "Desire Devil, Hystera"
MEGAN = "Soulful Wildmaster, Megan"
ARGANDIA = "Steam Fighter, Argandia"
REFUELING = "Refueling Stand"
OCTADEVOTE = "Octadevote Sorceress"
YOUTHBERK = 'Youthberk "Skyfall Arms"'
SEQUANA = "Witch of Accumulation, Sequana"
MAGNOLIA = "Sylvan Horned Beast King, Magnolia"
TYRUSIEL = "Love-gazing, Tyrusiel"
FOUNTAIN = "Luminescence Fountain"
PYRON = "Jiang Si, Lee Pyron"
PENDULUM = "Homing Pendulum"
OTEGINE = "Otegine Kiwame"
ADAM = "Prodigious Love, Adam"
CALIBURN = "Radiance Caliburn"
PEAKER = "Light Elemental, Peaker"
BLADEMASTER = "Dragonic Blademaster"
FREEZERNYX = "Cold Dragon, Freezernyx"
TETRA = "Tetra Magus"
DEMOLITION = "Eradicator, Demolition Dragon"
TIDAL = "Tidal Assault"
PLANT = "Plant"
MADAME = "Stealth Fiend, Rainy Madame"
WHEEL = "Wheel Assault"
MAIDEN = "Maiden of White Color"
BOBO = "Heat Elemental, Bobo"
RAPHAEL = "Evangel Seraph, Raphael Mitra"
GUIDE = "Sunlight Garden's Guide"
DAIYUSHA = "Super Dimensional Robo, Daiyusha"
EURYALE = "Evil-eye Princess, Euryale"
ANGLET = "Beast Deity, Golden Anglet"
GRAPPA = "Witch of Grapes, Grappa"
BATTLER = "Lady Battler of the Accretion Disc"
WALL = "Great Wall"
SEARCHER = "Lady Searcher of Planetary Minerals"
CHEMIST = "Devildom Chemist"

# Shipped cards without abilities, or whose abilities stay silent here.
GLASS = "Bright Glass Dragon"  # grade 3
AIZER = "Icicle Ein, Aizer"  # grade 2
LIKKRIS = "Negligent Carelessness, Likkris"  # grade 2
LISANA = "Shadow Bow Archer, Lisana"  # grade 1
SOUL_ORDER = "Brothers' Soul"  # grade 1, Soul Charge 2
MARLEAN = "Love Call, Marlean"
BRUCE = 'Diabolos, "Violence" Bruce'

# Cards that the texts speak of and that are not shipped.
REVOL_FORM = "A RevolForm of the tests"
HEXAORB = "Hexaorb Sorceress"
GAIA = "A Gaia of the tests"
LYSERG = "A Lyserg of the tests"
SHIRAYUKI = "Fantasy Petal Storm, Shirayuki"
MAN = "A Man of the tests"
YOUNG_MAN = "A Man of grade 2"
VALKYRIE = "A Valkyrie of the tests"
GENESIS = "A Genesis vanguard of the tests"
ORACLE = "An Oracle Think Tank unit of the tests"
GRADE_4 = "A grade 4 unit of the tests"
WEARER = "A dragon over Urbargo"
WEAK = "A vanguard of 11000"
STRIDER = "A G unit of the tests"
KETER = "Keter Sanctuary"


def of_clan(clan: str, card: CardDef) -> CardDef:
    """A card of the clan era."""
    return msgspec.structs.replace(card, traits={**card.traits, "clan": (clan,)})


MORE = dw.game(
    "vanguard-d",
    cards=[
        unit("test/revol", REVOL_FORM, KETER, 3, 13000, 0),
        unit("test/hexaorb", HEXAORB, KETER, 3, 13000, 0),
        unit("test/gaia", GAIA, "Tachikaze", 3, 13000, 0),
        unit("test/lyserg", LYSERG, "SHAMAN KING", 3, 13000, 0),
        unit("test/shirayuki", SHIRAYUKI, "Murakumo", 3, 13000, 0),
        unit("test/man", MAN, "Record of Ragnarok", 3, 13000, 0, race="Man"),
        unit("test/young", YOUNG_MAN, "Record of Ragnarok", 2, 10000, 5000, race="Man"),
        unit("test/valkyrie", VALKYRIE, "Record of Ragnarok", 3, 13000, 0, race="Valkyrie"),
        of_clan("Genesis", unit("test/genesis", GENESIS, "Genesis", 3, 13000, 0)),
        of_clan("Oracle Think Tank", unit("test/oracle", ORACLE, "Oracle Think Tank", 1, 8000, 5000)),
        unit("test/four", GRADE_4, "Dragon Empire", 4, 13000, 0),
        unit("test/weak", WEAK, KETER, 3, 11000, 0),
        unit(
            *("test/wearer", WEARER, "Dragon Empire", 3, 13000, 0),
            "overDress",
            OverDress(Group("rear-guards", that=(Named(URBARGO),))),
        ),
        g_unit("test/strider", STRIDER, KETER, 15000),
    ],
)


def shipped(
    phase: str, you: Side, they: Side | None = None, turn: int = 5, registers: dict[str, int] | None = None
) -> State:
    """A board with plain vanguards, of the shipped cards and those above."""
    return laid_out(phase, {"V": [GLASS], **you}, {"V": [GLASS], **(they or {})}, turn, registers=registers, game=MORE)


def turned_up(copies: int) -> list[Side]:
    """Face-up cards of a G zone: generation."""
    return [{"card": STRIDER, "face": "up"} for _ in range(copies)]


def locked(card: str) -> Side:
    """A locked card on a circle."""
    return {"card": card, "locked": 1}


def is_locked(state: State, seat: int, circle: str) -> bool:
    """Whether the card on a circle is locked."""
    return bool(unit_at(state, seat, circle).marks.get("locked"))


def theirs(state: State, zone: str, place: int = 0) -> str:
    """The choice of a card of the opponent of who is asked."""
    seat = state.prompt_seat
    return f"choose h{cards(state, 1 - seat, zone, viewer=seat)[place].handle}"


def face_up(state: State, seat: int) -> int:
    """How many damage cards are not spent."""
    return sum(not shown.marks.get("face") for shown in cards(state, seat, "damage"))


def energy(state: State, seat: int) -> int:
    """A player's energy."""
    return state.view(seat).seats[seat].counters["energy"]


def drive(state: State, seat: int) -> int:
    """The drive of a vanguard."""
    return unit_at(state, seat, "V").values["drive"]


def shield(state: State, seat: int) -> int:
    """The shield of the only guardian."""
    (guardian,) = cards(state, seat, "GC")
    return guardian.values["shield"]


# --- Fated One of Unparalleled, Varga Dragres ---


def test_varga_clears_the_front_row_and_attacks_again_without_drive() -> None:
    """Fated One of Unparalleled, Varga Dragres: both front rows; once a turn."""
    you: Side = {"V": [VARGA], "R1": [REIYU], "R3": [RINO], "damage": [RINO, EGG]}
    state = shipped("battle", you, {"R1": [REIYU], "R2": [AIZER], "R5": [LISANA]})
    say(state, "attack V>V", "option 1", f"choose {RINO}")
    assert [names(state, YOU, circle) for circle in ("R1", "R3")] == [[], [RINO]]
    assert [names(state, THEY, circle) for circle in ("R1", "R2", "R5")] == [[], [], [LISANA]]
    assert (power(state, YOU, "V"), drive(state, YOU)) == (23000, 2)
    say(state, "pass")
    assert asked(state) == (YOU, "order")  # its other ability waits for the end of the battle, too
    say(state, "option 2")
    assert (rests(state, YOU, "V"), drive(state, YOU), power(state, YOU, "V")) == (False, 0, 23000)
    before = number(state)
    say(state, "attack V>V")
    assert asked(state) == (THEY, "guard")  # [1/Turn], though another counter blast could be paid
    say(state, "pass")
    assert told(state, before, "ON_DRIVE_CHECK") == [] and rests(state, YOU, "V")


@pytest.mark.parametrize(("target", "damage"), [("R1", [RINO]), ("V", [spent(RINO)])])
def test_varga_spares_the_front_row(target: str, damage: list[object]) -> None:
    """Fated One of Unparalleled, Varga Dragres: attacking a vanguard, Counter Blast 1."""
    state = shipped("battle", {"V": [VARGA], "R1": [REIYU], "damage": damage}, {"R1": [REIYU]})
    say(state, f"attack V>{target}")
    assert (asked(state), names(state, YOU, "R1"), power(state, YOU, "V")) == ((THEY, "guard"), [REIYU], 13000)


def varga_attacks_twice(their_damage: int, target: str = "V", used: int = 0) -> State:
    """Varga stands by its first ability and attacks again; two counter blasts are left."""
    you: Side = {"V": [VARGA], "damage": [RINO, EGG, BOWLER]}
    they: Side = {"damage": [RINO] * their_damage, "R4": [REIYU]}
    state = shipped("battle", you, they, registers={"divine0": used})
    say(state, "attack V>V", "option 1", f"choose {RINO}", "pass", "option 2")
    assert asked(state) == (YOU, "attack")  # it attacked only once so far
    return say(state, f"attack V>{target}", "pass")


def test_varga_stands_once_more_by_its_divine_skill() -> None:
    """Fated One of Unparalleled, Varga Dragres: two attacks, four damage, Counter Blast 1; drive +2."""
    state = say(varga_attacks_twice(2), "option 1", f"choose {EGG}")
    assert (rests(state, YOU, "V"), drive(state, YOU), face_up(state, YOU)) == (False, 2, 1)
    assert count(state, THEY, "damage") == 4
    before = number(state)
    say(state, "attack V>V", "pass")
    assert len(told(state, before, "ON_DRIVE_CHECK")) == 2
    assert (asked(state), rests(state, YOU, "V")) == ((YOU, "attack"), True)  # once in a fight


@pytest.mark.parametrize(("their_damage", "used"), [(1, 0), (2, 1)])
def test_varga_stays_at_rest_without_its_divine_skill(their_damage: int, used: int) -> None:
    """Fated One of Unparalleled, Varga Dragres: three damage only, or the divine skill is used (H 95)."""
    state = varga_attacks_twice(their_damage, used=used)
    assert (asked(state)[1], rests(state, YOU, "V")) == ("attack", True)


def test_varga_has_no_divine_skill_against_a_grade_2() -> None:
    """Fated One of Unparalleled, Varga Dragres: a grade 3 or greater unit."""
    you: Side = {"V": [VARGA], "damage": [RINO, EGG, BOWLER]}
    state = shipped("battle", you, {"V": [AIZER], "damage": [RINO] * 3})
    say(state, "attack V>V", "option 1", f"choose {RINO}", "pass", "attack V>V", "pass")
    assert (count(state, THEY, "damage"), rests(state, YOU, "V"), asked(state)[1]) == (5, True, "attack")


# --- Mutual Feelings Maiden, Pense ---


def test_pense_grows_and_brings_a_card_by_way_of_the_drop() -> None:
    """Mutual Feelings Maiden, Pense: Energy Blast 3; look at seven, put one into drop, call one from drop."""
    you: Side = {"hand": [PENSE], "energy": 3, "deck": [*BLANKS[:6], AIZER, INFERNO], "drop": [GRADE_4, LISANA]}
    state = say(shipped("main", you), f"call {PENSE}>R1")
    assert power(state, YOU, "R1") == 15000
    say(state, "option 1")
    assert not can(state, f"choose {INFERNO}")  # the eighth card
    say(state, f"choose {AIZER}")
    assert not can(state, f"choose {GRADE_4}")
    say(state, f"choose {AIZER}", "place R2")
    assert (names(state, YOU, "R2"), energy(state, YOU), count(state, YOU, "deck")) == ([AIZER], 0, 7)
    assert sorted(names(state, YOU, "drop")) == sorted([GRADE_4, LISANA]) and "ON_SHUFFLE" in kinds(state)


def test_pense_grows_without_energy_too() -> None:
    """Mutual Feelings Maiden, Pense: the cost comes after the power."""
    state = say(shipped("main", {"hand": [PENSE], "energy": 2, "drop": [AIZER]}), f"call {PENSE}>R1")
    assert (asked(state), power(state, YOU, "R1")) == ((YOU, "main"), 15000)


def test_pense_has_her_unique_skill_once_in_a_fight() -> None:
    """Mutual Feelings Maiden, Pense: the second one is just called."""
    state = shipped("main", {"hand": [PENSE, PENSE], "energy": 2})
    say(state, f"call {PENSE}>R1", f"call {PENSE}>R2")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (15000, 10000)


def test_pense_called_in_the_battle_phase_has_no_unique_skill() -> None:
    """Mutual Feelings Maiden, Pense: other than during the battle phase; here by Marlean, who gives +10000."""
    state = shipped("battle", {"V": [MARLEAN], "energy": 7, "R1": [AIZER], "hand": [PENSE]})
    say(state, "attack V>V", "option 1", f"choose {PENSE}", "place R1")
    assert (asked(state), power(state, YOU, "R1")) == ((THEY, "guard"), 20000)


@pytest.mark.parametrize(("drop", "leader", "expected"), [(9, GLASS, 15000), (10, GLASS, 20000), (10, AIZER, 10000)])
def test_pense_attacks_harder_against_grade_3_and_with_ten_in_drop(drop: int, leader: str, expected: int) -> None:
    """Mutual Feelings Maiden, Pense: until end of that battle."""
    state = shipped("battle", {"R1": [PENSE], "drop": [RINO] * drop}, {"V": [leader]})
    say(state, "attack R1>V")
    assert power(state, YOU, "R1") == expected
    say(state, "pass")
    assert power(state, YOU, "R1") == 10000


# --- Dragon Empire ---


def test_scoutptera_shoots_when_boosted() -> None:
    """Patrol Dragon, Scoutptera: Counter Blast 1, a grade 2 or greater; +2000 for the battle."""
    they: Side = {"R1": [REIYU], "R2": [LISANA], "R3": [AIZER]}
    state = shipped("battle", {"R1": [SCOUT], "R3": [BOWLER], "damage": [RINO]}, they)
    say(state, "attack R1>V", "boost R3", "option 1")
    assert theirs(state, "R2") not in options(state)
    say(state, theirs(state, "R3"))
    assert (names(state, THEY, "drop"), power(state, YOU, "R1"), face_up(state, YOU)) == ([AIZER], 20000, 0)
    say(state, "pass")
    assert power(state, YOU, "R1") == 10000


@pytest.mark.parametrize(("boost", "damage"), [("pass", [RINO]), ("boost R3", [spent(RINO)])])
def test_scoutptera_does_not_shoot_alone_or_for_nothing(boost: str, damage: list[object]) -> None:
    """Patrol Dragon, Scoutptera: when boosted."""
    state = shipped("battle", {"R1": [SCOUT], "R3": [BOWLER], "damage": damage}, {"R1": [REIYU]})
    say(state, "attack R1>V", boost)
    assert (asked(state), names(state, THEY, "R1")) == ((THEY, "guard"), [REIYU])


def test_chouki_shows_a_grade_4_for_a_better_shield() -> None:
    """Blaze Fist Monk, Chouki: the card stays in hand, and everybody has seen it."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [CHOUKI, GRADE_4, RINO]})
    say(state, "attack R1>V", f"guard {CHOUKI}", "option 1")
    assert not can(state, f"choose {RINO}")
    say(state, f"choose {GRADE_4}")
    assert (shield(state, THEY), sorted(names(state, THEY, "hand"))) == (15000, sorted([GRADE_4, RINO]))
    assert "test/four" in [shown.card for shown in cards(state, THEY, "hand", viewer=YOU)]


def test_chouki_has_his_shield_without_a_grade_4() -> None:
    """Blaze Fist Monk, Chouki."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [CHOUKI, RINO]})
    say(state, "attack R1>V", f"guard {CHOUKI}")
    assert (asked(state), options(state)) == ((THEY, "option"), ["pass"])  # asking does not tell what the hand holds
    say(state, "pass")
    assert (asked(state), shield(state, THEY)) == ((THEY, "guard"), 5000)


def test_urbargo_burns_when_it_becomes_an_original_dress() -> None:
    """Break Equip Dragon, Urbargo: Counter Blast 1; Soul Charge 1 and a retirement."""
    you: Side = {"hand": [WEARER], "R1": [URBARGO], "damage": [RINO], "deck": [EGG, *BLANKS]}
    state = shipped("main", you, {"R1": [REIYU], "R5": [LISANA]})
    say(state, f"dress {WEARER}>R1", "option 1")
    say(state, theirs(state, "R5"))
    assert (names(state, YOU, "soul"), names(state, THEY, "drop"), face_up(state, YOU)) == ([EGG], [LISANA], 0)
    assert names(state, YOU, "dress") == [URBARGO]


def test_urbargo_burns_nothing_for_nothing_or_when_called_over() -> None:
    """Break Equip Dragon, Urbargo: it must become an originalDress, and the cost be paid."""
    state = shipped("main", {"hand": [WEARER], "R1": [URBARGO]}, {"R1": [REIYU]})
    say(state, f"dress {WEARER}>R1")
    assert (asked(state), names(state, THEY, "R1")) == ((YOU, "main"), [REIYU])
    state = shipped("main", {"hand": [AIZER], "R1": [URBARGO], "damage": [RINO]}, {"R1": [REIYU]})
    say(state, f"call {AIZER}>R1")
    assert (asked(state), names(state, YOU, "drop")) == ((YOU, "main"), [URBARGO])


def test_the_hot_springs_charge_energy_at_rest() -> None:
    """Secret Bath Dragoncry Hot Springs: once it rests, it cannot pay again."""
    state = say(shipped("main", {"order": [SPRINGS], "energy": 1}), f"act {SPRINGS}>1")
    assert energy(state, YOU) == 2 and cards(state, YOU, "order")[0].marks.get("rest")
    assert why_not(state, f"act {SPRINGS}>1") == "cannot_pay"


# --- Dark States ---


@pytest.mark.parametrize(("damage", "each"), [(4, 2000), (5, 5000)])
def test_hystera_counts_standing_rear_guards(damage: int, each: int) -> None:
    """Desire Devil, Hystera: she rests herself; 5000 each instead with five damage; until end of turn."""
    you: Side = {"R1": [HYSTERA], "R2": [AIZER], "R3": [LISANA], "R5": [resting(RINO)], "damage": [EGG] * damage}
    state = say(shipped("battle", you), "attack R1>V", "pass")
    assert asked(state) == (THEY, "guard")  # nobody boosts
    assert power(state, YOU, "R1") == 13000 + 2 * each
    say(state, "pass")
    assert power(state, YOU, "R1") == 13000 + 2 * each


def test_hystera_counts_nobody_as_a_vanguard() -> None:
    """Desire Devil, Hystera: (RC) only."""
    state = say(shipped("battle", {"V": [HYSTERA], "R1": [AIZER]}), "attack V>V")
    assert power(state, YOU, "V") == 13000


def test_megan_is_stronger_once_you_soul_charged() -> None:
    """Soulful Wildmaster, Megan: this turn, on a rear-guard circle."""
    state = shipped("main", {"R1": [MEGAN], "hand": [SOUL_ORDER]}, {"R1": [MEGAN]})
    assert power(state, YOU, "R1") == 10000
    say(state, f"order {SOUL_ORDER}")
    assert (power(state, YOU, "R1"), power(state, THEY, "R1")) == (12000, 10000)
    say(state, "pass", "pass")
    assert asked(state)[0] == THEY and power(state, YOU, "R1") == 10000


@pytest.mark.parametrize(("generation", "expected"), [(0, 10000), (1, 15000)])
def test_argandia_guards_better_for_a_soul(generation: int, expected: int) -> None:
    """Steam Fighter, Argandia: +5000, or +10000 with a face-up card in the G zone."""
    they: Side = {"hand": [ARGANDIA], "soul": [RINO], "G": [STRIDER, *turned_up(generation)]}
    state = say(shipped("battle", {"R1": [INFERNO]}, they), "attack R1>V", f"guard {ARGANDIA}", "option 1")
    assert (shield(state, THEY), names(state, THEY, "soul")) == (expected, [])


def test_argandia_guards_as_it_is_without_a_soul() -> None:
    """Steam Fighter, Argandia: Soul Blast 1."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [ARGANDIA], "G": turned_up(1)})
    say(state, "attack R1>V", f"guard {ARGANDIA}")
    assert (asked(state), shield(state, THEY)) == ((THEY, "guard"), 5000)


# --- Brandt Gate and Keter Sanctuary ---


def test_refueling_stand_takes_one_of_two_and_charges_the_other() -> None:
    """Refueling Stand: Energy Blast 2."""
    state = shipped("main", {"hand": [REFUELING], "energy": 3, "deck": [AIZER, RINO, *BLANKS]})
    say(state, f"order {REFUELING}", f"choose {RINO}")
    assert (names(state, YOU, "hand"), names(state, YOU, "soul"), energy(state, YOU)) == ([RINO], [AIZER], 1)
    assert names(state, YOU, "drop") == [REFUELING]


def test_refueling_stand_needs_two_energy() -> None:
    """Refueling Stand."""
    assert why_not(shipped("main", {"hand": [REFUELING], "energy": 1}), f"order {REFUELING}") == "cannot_pay"


@pytest.mark.parametrize(("option", "up", "souls"), [("option 1", 1, 0), ("option 2", 0, 1)])
def test_octadevote_gives_itself_for_a_charge(option: str, up: int, souls: int) -> None:
    """Octadevote Sorceress: retire it when a drive check reveals a trigger unit under Hexaorb Sorceress."""
    you: Side = {"V": [HEXAORB], "R1": [OCTADEVOTE], "damage": [spent(RINO)], "deck": [CRITICAL, *BLANKS]}
    state = say(shipped("battle", you), "attack V>V", "pass", "choose V", "choose V", "option 1", option)
    assert (names(state, YOU, "drop"), names(state, YOU, "R1")) == ([OCTADEVOTE], [])
    assert (face_up(state, YOU), count(state, YOU, "soul")) == (up, souls)


@pytest.mark.parametrize(("leader", "top"), [(GLASS, CRITICAL), (HEXAORB, AIZER)])
def test_octadevote_stays_for_another_vanguard_or_without_a_trigger(leader: str, top: str) -> None:
    """Octadevote Sorceress."""
    you: Side = {"V": [leader], "R1": [OCTADEVOTE], "damage": [spent(RINO)], "deck": [top, *BLANKS]}
    state = say(shipped("battle", you), "attack V>V", "pass", *(["choose V", "choose V"] if top == CRITICAL else []))
    assert (asked(state), names(state, YOU, "R1"), face_up(state, YOU)) == ((YOU, "attack"), [OCTADEVOTE], 0)


def test_youthberk_changes_into_a_revol_form_after_its_attack() -> None:
    """Youthberk "Skyfall Arms": the new vanguard stands, with drive -2 until end of turn."""
    state = shipped("battle", {"V": [YOUTHBERK], "hand": [REVOL_FORM, GLASS]})
    say(state, "attack V>V", "pass")
    assert not can(state, f"choose {GLASS}")
    say(state, f"choose {REVOL_FORM}")
    assert (names(state, YOU, "V"), names(state, YOU, "soul")) == ([REVOL_FORM], [YOUTHBERK])
    assert (rests(state, YOU, "V"), drive(state, YOU)) == (False, 0)
    assert can(state, "attack V>V")


def test_youthberk_may_stay_what_it_is() -> None:
    """Youthberk "Skyfall Arms": up to one."""
    state = say(shipped("battle", {"V": [YOUTHBERK], "hand": [REVOL_FORM]}), "attack V>V", "pass", "done")
    assert (names(state, YOU, "V"), rests(state, YOU, "V")) == ([YOUTHBERK], True)


def test_youthberk_finds_a_revol_form_among_three() -> None:
    """Youthberk "Skyfall Arms": shown and taken; the rest under the deck."""
    you: Side = {"V": [YOUTHBERK], "hand": [EGG], "deck": [AIZER, REVOL_FORM, RINO, *BLANKS]}
    state = say(shipped("main", you), f"act {YOUTHBERK}>2", f"choose {EGG}", "option 1")
    assert not can(state, f"choose {AIZER}")
    say(state, f"choose {REVOL_FORM}")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([REVOL_FORM], [EGG])
    assert count(state, YOU, "deck") == 2 + len(BLANKS) and "ON_REVEAL" in kinds(state)
    assert why_not(state, f"act {YOUTHBERK}>2") == "used_up"


def test_youthberk_calls_a_grade_2_or_less_among_three() -> None:
    """Youthberk "Skyfall Arms": or call one instead."""
    you: Side = {"V": [YOUTHBERK], "hand": [EGG], "deck": [AIZER, REVOL_FORM, RINO, *BLANKS]}
    state = say(shipped("main", you), f"act {YOUTHBERK}>2", f"choose {EGG}", "option 2")
    assert not can(state, f"choose {REVOL_FORM}")
    say(state, f"choose {AIZER}", "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "hand")) == ([AIZER], [])
    assert count(state, YOU, "deck") == 2 + len(BLANKS)


def test_youthberk_needs_a_card_to_discard() -> None:
    """Youthberk "Skyfall Arms"."""
    assert why_not(shipped("main", {"V": [YOUTHBERK]}), f"act {YOUTHBERK}>2") == "cannot_pay"


@pytest.mark.parametrize(("leader", "expected"), [(YOUTHBERK, 10000), (GLASS, 8000)])
def test_sequana_is_stronger_in_your_turn_under_youthberk(leader: str, expected: int) -> None:
    """Witch of Accumulation, Sequana."""
    side: Side = {"V": [leader], "R1": [SEQUANA]}
    state = shipped("main", dict(side), dict(side))
    assert (power(state, YOU, "R1"), power(state, THEY, "R1")) == (expected, 8000)


def test_sequana_gives_a_drive_after_revol_dress() -> None:
    """Witch of Accumulation, Sequana: into the soul; the vanguard's drive becomes 1 until end of turn."""
    state = shipped("battle", {"V": [YOUTHBERK], "R1": [SEQUANA], "hand": [REVOL_FORM]})
    say(state, "attack V>V", "pass", f"choose {REVOL_FORM}", "option 1")
    assert (drive(state, YOU), sorted(names(state, YOU, "soul"))) == (1, sorted([SEQUANA, YOUTHBERK]))
    before = number(state)
    say(state, "attack V>V", "pass")
    assert len(told(state, before, "ON_DRIVE_CHECK")) == 1


def test_sequana_does_not_see_a_normal_ride() -> None:
    """Witch of Accumulation, Sequana: by the revolDress ability."""
    state = say(shipped("ride", {"V": [AIZER], "R1": [SEQUANA], "hand": [REVOL_FORM]}), f"ride {REVOL_FORM}")
    assert (asked(state), names(state, YOU, "R1")) == ((YOU, "main"), [SEQUANA])


# --- Stoicheia and Lyrical Monasterio ---


def test_magnolia_lets_a_rear_guard_attack_from_the_back_row() -> None:
    """Sylvan Horned Beast King, Magnolia: Counter Blast 1; +5000."""
    you: Side = {"V": [MAGNOLIA], "R3": [RINO], "R5": [LISANA], "damage": [EGG]}
    state = say(shipped("battle", you), "attack V>V", "pass", "option 1", "choose R3")
    assert (power(state, YOU, "R3"), power(state, YOU, "R5"), face_up(state, YOU)) == (13000, 8000, 0)
    assert can(state, "attack R3>V") and not can(state, "attack R5>V")
    say(state, "attack R3>V", "pass")
    assert count(state, THEY, "damage") == 2


def test_magnolia_lets_three_of_them_after_a_persona_ride() -> None:
    """Sylvan Horned Beast King, Magnolia: three instead of one."""
    you: Side = {"V": [MAGNOLIA], "R3": [RINO], "R4": [BOWLER], "R5": [LISANA], "damage": [EGG]}
    state = shipped("battle", you, registers={"persona0": 1})
    say(state, "attack V>V", "pass", "pass", "option 1")
    assert [power(state, YOU, circle) for circle in ("R3", "R4", "R5")] == [13000] * 3
    assert all(can(state, f"attack {circle}>V") for circle in ("R3", "R4", "R5"))


def test_magnolia_needs_a_counter_blast() -> None:
    """Sylvan Horned Beast King, Magnolia."""
    state = say(shipped("battle", {"V": [MAGNOLIA], "R3": [RINO]}), "attack V>V", "pass")
    assert asked(state)[1] == "attack" and not can(state, "attack R3>V")


def test_tyrusiel_rests_a_unit_of_the_back_row() -> None:
    """Love-gazing, Tyrusiel: Black Wings, with an even grade in bind and no odd one."""
    you: Side = {"R1": [INFERNO], "R2": [AIZER], "R4": [BOWLER], "R5": [LISANA]}
    state = shipped("battle", you, {"hand": [TYRUSIEL], "bind": [AIZER, EGG]})
    say(state, "attack R1>V", f"guard {TYRUSIEL}")
    assert asked(state) == (THEY, "choice")
    assert theirs(state, "R2") not in options(state)
    say(state, theirs(state, "R5"))
    assert [rests(state, YOU, circle) for circle in ("R2", "R4", "R5")] == [False, False, True]


@pytest.mark.parametrize("bind", [[], [RINO], [AIZER, RINO]])
def test_tyrusiel_rests_nobody_without_black_wings(bind: list[str]) -> None:
    """Love-gazing, Tyrusiel: active when bind only has even grades."""
    state = shipped("battle", {"R1": [INFERNO], "R5": [LISANA]}, {"hand": [TYRUSIEL], "bind": bind})
    say(state, "attack R1>V", f"guard {TYRUSIEL}")
    assert (asked(state), rests(state, YOU, "R5")) == ((THEY, "guard"), False)


@pytest.mark.parametrize(("rear", "expected"), [(3, 28000), (2, 13000)])
def test_the_fountain_protects_attacked_units_with_three_rear_guards(rear: int, expected: int) -> None:
    """Luminescence Fountain: a blitz order; +15000 until end of that battle."""
    they: Side = {"hand": [FOUNTAIN], **{f"R{i + 1}": [AIZER] for i in range(rear)}}
    state = say(shipped("battle", {"R1": [INFERNO]}, they), "attack R1>V", f"order {FOUNTAIN}")
    assert (power(state, THEY, "V"), power(state, THEY, "R1")) == (expected, 10000)
    say(state, "pass")
    assert (power(state, THEY, "V"), names(state, THEY, "drop")) == (13000, [FOUNTAIN])


# --- guests ---


def test_lee_pyron_grows_with_each_normal_order() -> None:
    """Jiang Si, Lee Pyron: +5000 until end of turn, on a rear-guard circle."""
    state = shipped("main", {"R1": [PYRON], "V": [GLASS], "hand": [SOUL_ORDER]}, {"R1": [PYRON]})
    say(state, f"order {SOUL_ORDER}")
    assert (power(state, YOU, "R1"), power(state, THEY, "R1")) == (13000, 8000)


def test_lee_pyron_ignores_other_orders() -> None:
    """Jiang Si, Lee Pyron: a normal order that you play; this is a blitz order, and the opponent's for the other."""
    they: Side = {"hand": [FOUNTAIN], "R1": [PYRON]}
    state = say(shipped("battle", {"R1": [INFERNO], "R2": [PYRON]}, they), "attack R1>V", f"order {FOUNTAIN}")
    assert (power(state, YOU, "R2"), power(state, THEY, "R1")) == (8000, 8000)


def test_the_pendulum_lets_lyserg_fight_the_whole_front_row() -> None:
    """Homing Pendulum: Counter Blast 1 & Soul Blast 1; each target is compared by itself (H 67)."""
    you: Side = {"V": [LYSERG], "hand": [PENDULUM], "damage": [RINO], "soul": [EGG]}
    state = shipped("main", you, {"R1": [REIYU], "R2": [AIZER], "R3": [RINO]})
    say(state, f"order {PENDULUM}", f"choose {RINO}", f"choose {EGG}")
    assert (face_up(state, YOU), names(state, YOU, "soul")) == (0, [])
    say(state, "pass")
    say(state, next(text for text in options(state) if text.startswith("attack V")), "pass")
    assert [names(state, THEY, circle) for circle in ("R1", "R2", "R3")] == [[], [], [RINO]]
    assert count(state, THEY, "damage") == 1


@pytest.mark.parametrize(
    ("lacking", "reason"),
    [({"V": [GLASS]}, "not_fulfilled"), ({"soul": []}, "cannot_pay"), ({"damage": [spent(RINO)]}, "cannot_pay")],
)
def test_the_pendulum_needs_lyserg_and_both_blasts(lacking: Side, reason: str) -> None:
    """Homing Pendulum."""
    you: Side = {"V": [LYSERG], "hand": [PENDULUM], "damage": [RINO], "soul": [EGG], **lacking}
    assert why_not(shipped("main", you), f"order {PENDULUM}") == reason


@pytest.mark.parametrize(("circle", "may"), [("R1", True), ("R2", False), ("R3", True), ("R5", True)])
def test_otegine_cannot_attack_past_a_unit_in_its_column(circle: str, may: bool) -> None:
    """Otegine Kiwame: its left column faces the opponent's right (B); only the front row stops it."""
    state = shipped("battle", {"R1": [OTEGINE]}, {circle: [AIZER]})
    assert can(state, "attack R1>V") == may


def test_otegine_is_stronger_in_your_turn() -> None:
    """Otegine Kiwame: on a rear-guard circle."""
    state = shipped("main", {"V": [OTEGINE], "R1": [OTEGINE], "R3": [OTEGINE]}, {"R1": [OTEGINE]})
    assert [power(state, YOU, circle) for circle in ("V", "R1", "R3")] == [13000, 23000, 23000]
    assert power(state, THEY, "R1") == 13000


@pytest.mark.parametrize(("leader", "expected"), [(MAN, 10000), (VALKYRIE, 10000), (YOUNG_MAN, 5000), (GLASS, 5000)])
def test_adam_guards_better_for_a_man_or_a_valkyrie(leader: str, expected: int) -> None:
    """Prodigious Love, Adam: a vanguard of grade 3 or greater."""
    state = shipped("battle", {"R1": [INFERNO]}, {"V": [leader], "hand": [ADAM]})
    say(state, "attack R1>V", f"guard {ADAM}")
    assert shield(state, THEY) == expected


def test_caliburn_draws_two() -> None:
    """Radiance Caliburn, first choice."""
    state = shipped("main", {"hand": [CALIBURN], "deck": [AIZER, RINO, *BLANKS]})
    say(state, f"order {CALIBURN}", "option 1")
    assert (sorted(names(state, YOU, "hand")), names(state, YOU, "drop")) == (sorted([AIZER, RINO]), [CALIBURN])


def test_caliburn_goes_into_the_soul_and_charges() -> None:
    """Radiance Caliburn, second choice."""
    state = shipped("main", {"hand": [CALIBURN], "damage": [spent(RINO)]})
    say(state, f"order {CALIBURN}", "option 2")
    assert (names(state, YOU, "soul"), names(state, YOU, "drop"), face_up(state, YOU)) == ([CALIBURN], [], 1)


def test_caliburn_is_used_once_in_a_fight() -> None:
    """Radiance Caliburn: a Regalis Piece (H 95)."""
    state = shipped("main", {"hand": [CALIBURN]}, registers={"regalis0": 1})
    assert why_not(state, f"order {CALIBURN}") == "used_up"


# --- D-PV01 ---


def test_peaker_cannot_be_chosen_by_the_opponent() -> None:
    """Light Elemental, Peaker: resist; Scoutptera does not see its grade 1, so Blademaster chooses here."""
    you: Side = {"V": [BLADEMASTER], "hand": [GLASS], "G": [STRIDER], "damage": [RINO]}
    state = shipped("ride", you, {"R1": [PEAKER], "R2": [AIZER], "R3": [LISANA]})
    say(state, "pass", f"stride {STRIDER}", f"choose {GLASS}", "option 1")
    assert theirs(state, "R1") not in options(state)
    assert {theirs(state, "R2"), theirs(state, "R3")} <= set(options(state))


def test_peaker_strengthens_a_weak_vanguard_that_is_attacked() -> None:
    """Light Elemental, Peaker: Generation Break 1, +2000 until end of turn."""
    state = shipped("battle", {"R1": [INFERNO]}, {"V": [WEAK], "R3": [PEAKER], "G": turned_up(1)})
    say(state, "attack R1>V")
    assert power(state, THEY, "V") == 13000
    say(state, "pass")
    assert power(state, THEY, "V") == 13000


@pytest.mark.parametrize(("leader", "generation"), [(WEAK, 0), (GLASS, 1)])
def test_peaker_does_nothing_for_a_strong_one_or_without_generation(leader: str, generation: int) -> None:
    """Light Elemental, Peaker: power 11000 or less."""
    state = shipped("battle", {"R1": [INFERNO]}, {"V": [leader], "R3": [PEAKER], "G": turned_up(generation)})
    before = power(state, THEY, "V")
    say(state, "attack R1>V")
    assert power(state, THEY, "V") == before


@pytest.mark.parametrize(
    ("generation", "mine", "expected"), [(2, 2, (16000, 2)), (1, 2, (11000, 1)), (2, 1, (11000, 1))]
)
def test_blademaster_is_stronger_with_more_rear_guards(generation: int, mine: int, expected: tuple[int, int]) -> None:
    """Dragonic Blademaster: Generation Break 2, +5000 and critical +1 in your turn."""
    you: Side = {"V": [BLADEMASTER], "G": turned_up(generation), **{f"R{i + 1}": [AIZER] for i in range(mine)}}
    state = shipped("main", you, {"R1": [AIZER]})
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == expected


def test_blademaster_is_not_stronger_in_the_opponents_turn() -> None:
    """Dragonic Blademaster: during your turn."""
    state = shipped("main", {}, {"V": [BLADEMASTER], "G": turned_up(2), "R1": [AIZER]})
    assert (power(state, THEY, "V"), critical(state, THEY, "V")) == (11000, 1)


def test_blademaster_burns_a_rear_guard_when_you_stride() -> None:
    """Dragonic Blademaster: Counter Blast 1; it is the heart by then."""
    you: Side = {"V": [BLADEMASTER], "hand": [GLASS], "G": [STRIDER], "damage": [RINO]}
    state = shipped("ride", you, {"R2": [AIZER], "R3": [LISANA]})
    say(state, "pass", f"stride {STRIDER}", f"choose {GLASS}", "option 1")
    say(state, theirs(state, "R2"))
    assert (names(state, THEY, "drop"), face_up(state, YOU)) == ([AIZER], 0)
    assert (names(state, YOU, "V"), names(state, YOU, "heart")) == ([STRIDER], [BLADEMASTER])


def test_blademaster_burns_nothing_for_nothing() -> None:
    """Dragonic Blademaster: Counter Blast 1."""
    state = shipped("ride", {"V": [BLADEMASTER], "hand": [GLASS], "G": [STRIDER]}, {"R2": [AIZER]})
    say(state, "pass", f"stride {STRIDER}", f"choose {GLASS}")
    assert (asked(state), names(state, THEY, "R2")) == ((YOU, "main"), [AIZER])


def test_freezernyx_pays_back_when_it_is_retired() -> None:
    """Cold Dragon, Freezernyx: Generation Break 1, your turn, "Gaia"; here called over."""
    you: Side = {"V": [GAIA], "R1": [FREEZERNYX], "R2": [AIZER], "hand": [LISANA], "G": turned_up(1)}
    state = shipped("main", {**you, "damage": [spent(RINO)], "deck": [EGG, *BLANKS]})
    say(state, f"call {LISANA}>R1", "choose R2")
    assert (face_up(state, YOU), names(state, YOU, "soul"), power(state, YOU, "R2")) == (1, [EGG], 12000)


@pytest.mark.parametrize(("leader", "generation"), [(GAIA, 0), (GLASS, 1)])
def test_freezernyx_pays_nothing_back_otherwise(leader: str, generation: int) -> None:
    """Cold Dragon, Freezernyx."""
    you: Side = {"V": [leader], "R1": [FREEZERNYX], "R2": [AIZER], "hand": [LISANA], "G": turned_up(generation)}
    state = say(shipped("main", {**you, "damage": [spent(RINO)]}), f"call {LISANA}>R1")
    assert (asked(state), face_up(state, YOU), count(state, YOU, "soul")) == ((YOU, "main"), 0, 0)


def test_freezernyx_pays_nothing_back_in_the_opponents_turn() -> None:
    """Cold Dragon, Freezernyx: during your turn."""
    they: Side = {"V": [GAIA], "R1": [FREEZERNYX], "G": turned_up(1), "damage": [spent(RINO)]}
    state = say(shipped("battle", {"R1": [INFERNO]}, they), "attack R1>R1", "pass")
    assert (names(state, THEY, "drop"), face_up(state, THEY), count(state, THEY, "soul")) == ([FREEZERNYX], 0, 0)


# --- D-VS ---


def test_tetra_magus_draws_and_puts_a_critical_on_top() -> None:
    """Tetra Magus: Counter Blast 1; only a critical trigger, which everybody sees."""
    you: Side = {"hand": [TETRA, CRITICAL, EGG], "damage": [RINO], "deck": [AIZER, *BLANKS]}
    state = say(shipped("main", you), f"call {TETRA}>R3", "option 1")
    assert not can(state, f"choose {EGG}")
    say(state, f"choose {CRITICAL}")
    assert (sorted(names(state, YOU, "hand")), face_up(state, YOU)) == (sorted([AIZER, EGG]), 0)
    assert "ON_REVEAL" in kinds(state)
    say(state, "pass", "attack V>V", "pass")
    assert asked(state) == (YOU, "critical")  # the drive check reveals it


def test_tetra_magus_may_only_draw() -> None:
    """Tetra Magus: up to one."""
    you: Side = {"hand": [TETRA, CRITICAL], "damage": [RINO], "deck": [AIZER, *BLANKS]}
    state = say(shipped("main", you), f"call {TETRA}>R3", "option 1", "done")
    assert sorted(names(state, YOU, "hand")) == sorted([AIZER, CRITICAL])


@pytest.mark.parametrize(("leader", "damage"), [(AIZER, [RINO]), (GLASS, [])])
def test_tetra_magus_needs_a_grade_3_and_a_counter_blast(leader: str, damage: list[str]) -> None:
    """Tetra Magus."""
    state = say(shipped("main", {"V": [leader], "hand": [TETRA], "damage": damage}), f"call {TETRA}>R3")
    assert (asked(state), count(state, YOU, "hand")) == ((YOU, "main"), 0)


def test_demolition_dragon_binds_after_a_hit_and_goes_into_the_soul() -> None:
    """Eradicator, Demolition Dragon attacks: draw, bind a card of the opponent's drop."""
    you: Side = {"R1": [DEMOLITION], "R3": [BOWLER], "deck": [AIZER, *BLANKS]}
    state = shipped("battle", you, {"drop": [RINO, EGG]})
    say(state, "attack R1>V", "boost R3", "pass")
    assert names(state, YOU, "hand") == [AIZER]
    say(state, theirs(state, "drop"))
    assert (count(state, THEY, "bind"), count(state, THEY, "drop")) == (1, 1)
    assert (names(state, YOU, "soul"), names(state, YOU, "R1")) == ([DEMOLITION], [])


def test_demolition_dragon_binds_after_it_boosted_a_hit() -> None:
    """Eradicator, Demolition Dragon boosts."""
    you: Side = {"R1": [AIZER], "R3": [DEMOLITION], "deck": [LISANA, *BLANKS]}
    state = say(shipped("battle", you, {"drop": [RINO]}), "attack R1>V", "boost R3", "pass")
    say(state, theirs(state, "drop"))
    assert (names(state, THEY, "bind"), names(state, YOU, "soul")) == ([RINO], [DEMOLITION])
    assert names(state, YOU, "hand") == [LISANA]


def test_demolition_dragon_stays_if_it_binds_nothing() -> None:
    """Eradicator, Demolition Dragon: "if you bound a card"."""
    you: Side = {"R1": [AIZER], "R3": [DEMOLITION], "deck": [LISANA, *BLANKS]}
    state = say(shipped("battle", you, {"drop": [RINO]}), "attack R1>V", "boost R3", "pass", "done")
    assert (names(state, YOU, "R3"), names(state, YOU, "hand")) == ([DEMOLITION], [LISANA])


def test_demolition_dragon_as_a_vanguard_stays_where_it_is() -> None:
    """Eradicator, Demolition Dragon: only on (RC) does it go into the soul."""
    state = shipped("battle", {"V": [DEMOLITION], "R4": [BOWLER]}, {"drop": [RINO]})
    say(state, "attack V>V", "boost R4", "pass")
    say(state, theirs(state, "drop"))
    assert (names(state, YOU, "V"), names(state, THEY, "bind")) == ([DEMOLITION], [RINO])


def test_demolition_dragon_does_nothing_after_a_miss() -> None:
    """Eradicator, Demolition Dragon: if that attack hit."""
    state = say(shipped("battle", {"R1": [DEMOLITION]}, {"drop": [RINO]}), "attack R1>V", "pass")
    assert (asked(state)[1], count(state, YOU, "hand"), names(state, THEY, "drop")) == ("attack", 0, [RINO])


def test_tidal_assault_attacks_twice() -> None:
    """Tidal Assault: Soul Blast 1, stand; in the first battle of the turn its power stays; once a turn."""
    state = say(shipped("battle", {"R1": [TIDAL], "soul": [RINO, EGG]}), "attack R1>V", "option 1", f"choose {RINO}")
    assert (rests(state, YOU, "R1"), power(state, YOU, "R1"), names(state, YOU, "soul")) == (False, 9000, [EGG])
    say(state, "pass", "attack R1>V")
    assert (asked(state), rests(state, YOU, "R1")) == ((THEY, "guard"), True)


def test_tidal_assault_is_weaker_from_the_second_battle_on() -> None:
    """Tidal Assault: -5000 until end of turn."""
    state = say(shipped("battle", {"R1": [TIDAL], "soul": [RINO]}), "attack V>V", "pass", "attack R1>V", "option 1")
    assert (rests(state, YOU, "R1"), power(state, YOU, "R1")) == (False, 4000)
    say(state, "pass")
    assert power(state, YOU, "R1") == 4000


def test_tidal_assault_needs_a_soul() -> None:
    """Tidal Assault."""
    state = say(shipped("battle", {"R1": [TIDAL]}), "attack R1>V")
    assert (asked(state), rests(state, YOU, "R1")) == ((THEY, "guard"), True)


# --- the V era ---


def test_rainy_madame_fetches_shirayuki_after_a_miss() -> None:
    """Stealth Fiend, Rainy Madame: she goes into the soul."""
    you: Side = {"R1": [AIZER], "R3": [MADAME], "drop": [SHIRAYUKI, RINO]}
    state = say(shipped("battle", you), "attack R1>V", "pass", "pass", "option 1")
    assert (names(state, YOU, "hand"), names(state, YOU, "soul")) == ([SHIRAYUKI], [MADAME])
    assert names(state, YOU, "drop") == [RINO]


def test_rainy_madame_stays_after_a_hit_and_after_the_opponents_miss() -> None:
    """Stealth Fiend, Rainy Madame: your unit's attack does not hit."""
    you: Side = {"R1": [INFERNO], "R5": [MADAME], "drop": [SHIRAYUKI]}
    state = say(shipped("battle", you), "attack R1>V", "pass")
    assert (asked(state)[1], names(state, YOU, "R5")) == ("attack", [MADAME])
    state = shipped("battle", {"R1": [AIZER]}, {"R5": [MADAME], "drop": [SHIRAYUKI]})
    say(state, "attack R1>V", "pass")
    assert (asked(state)[1], names(state, THEY, "R5")) == ("attack", [MADAME])


def test_wheel_assault_exchanges_two_rear_guards_after_its_boost() -> None:
    """Wheel Assault: they keep standing or resting."""
    you: Side = {"R1": [AIZER], "R2": [LIKKRIS], "R3": [WHEEL]}
    state = say(shipped("battle", you), "attack R1>V", "boost R3", "pass", "choose R1", "choose R2", "option 1")
    assert (names(state, YOU, "R1"), names(state, YOU, "R2")) == ([LIKKRIS], [AIZER])
    assert (rests(state, YOU, "R1"), rests(state, YOU, "R2")) == (False, True)


def test_wheel_assault_may_leave_them_and_does_nothing_without_a_boost() -> None:
    """Wheel Assault: "you may"; at the end of the battle it boosted."""
    you: Side = {"R1": [AIZER], "R2": [LIKKRIS], "R3": [WHEEL]}
    state = say(shipped("battle", you), "attack R1>V", "boost R3", "pass", "choose R1", "choose R2", "pass")
    assert (asked(state), names(state, YOU, "R1")) == ((YOU, "attack"), [AIZER])
    state = say(shipped("battle", you), "attack R1>V", "pass", "pass")
    assert asked(state) == (YOU, "attack")


def test_wheel_assault_draws_and_calls_when_it_is_rode_upon() -> None:
    """Wheel Assault: Counter Blast 1."""
    you: Side = {"V": [WHEEL], "hand": [AIZER, RINO], "damage": [EGG], "deck": [LIKKRIS, *BLANKS]}
    state = say(shipped("ride", you), f"ride {AIZER}", "option 1", f"choose {LIKKRIS}", "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "hand"), face_up(state, YOU)) == ([LIKKRIS], [RINO], 0)


def test_wheel_assault_draws_nothing_for_nothing() -> None:
    """Wheel Assault: Counter Blast 1."""
    state = say(shipped("ride", {"V": [WHEEL], "hand": [AIZER, RINO]}), f"ride {AIZER}")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [RINO])


@pytest.mark.parametrize(("souls", "drawn"), [(6, 3), (5, 0)])
def test_the_maiden_gives_way_to_a_grade_3(souls: int, drawn: int) -> None:
    """Maiden of White Color: retire three; she is the seventh soul, and then you draw three."""
    rear: Side = {"R1": [AIZER], "R2": [LIKKRIS], "R3": [RINO], "R4": [LISANA]}
    state = shipped("main", {"V": [resting(MAIDEN)], "hand": [GLASS, AIZER], "soul": [EGG] * souls, **rear})
    say(state, f"act {MAIDEN}>1", "choose R1", "choose R2", "choose R3", f"choose {GLASS}")
    assert (names(state, YOU, "V"), rests(state, YOU, "V"), count(state, YOU, "soul")) == ([GLASS], False, souls + 1)
    assert (count(state, YOU, "drop"), names(state, YOU, "R4"), count(state, YOU, "hand")) == (3, [LISANA], 1 + drawn)


def test_the_maiden_needs_three_rear_guards() -> None:
    """Maiden of White Color."""
    state = shipped("main", {"V": [MAIDEN], "hand": [GLASS], "R1": [AIZER], "R2": [AIZER]})
    assert why_not(state, f"act {MAIDEN}>1") == "cannot_pay"


def test_bobo_charges_and_burns_its_own_vanguard() -> None:
    """Heat Elemental, Bobo: Generation Break 1, three damage or less; a damage check is made."""
    you: Side = {"hand": [BOBO], "G": turned_up(1), "damage": [spent(RINO)], "deck": [EGG, AIZER, *BLANKS]}
    state = say(shipped("main", you), f"call {BOBO}>R1")
    assert (names(state, YOU, "soul"), sorted(names(state, YOU, "damage"))) == ([EGG], sorted([RINO, AIZER]))
    assert face_up(state, YOU) == 2 and "ON_DAMAGE_CHECK" in kinds(state)


@pytest.mark.parametrize(("generation", "damage"), [(0, 3), (1, 4)])
def test_bobo_does_nothing_otherwise(generation: int, damage: int) -> None:
    """Heat Elemental, Bobo."""
    you: Side = {"hand": [BOBO], "G": turned_up(generation), "damage": [RINO] * damage}
    state = say(shipped("main", you), f"call {BOBO}>R1")
    assert (count(state, YOU, "damage"), count(state, YOU, "soul")) == (damage, 0)


def test_bobo_does_nothing_from_elsewhere_than_the_hand() -> None:
    """Heat Elemental, Bobo: from hand; here out of the drop by Pense."""
    you: Side = {"hand": [PENSE], "drop": [BOBO], "energy": 3, "G": turned_up(1)}
    state = say(shipped("main", you), f"call {PENSE}>R1", "option 1", "done", f"choose {BOBO}", "place R2")
    assert (names(state, YOU, "R2"), count(state, YOU, "damage"), count(state, YOU, "soul")) == ([BOBO], 0, 0)


def test_raphael_mitra_heals_two() -> None:
    """Evangel Seraph, Raphael Mitra: Counter Blast 3 & a card of the G zone is turned up; discard two."""
    damage = [RINO, EGG, BOWLER, AIZER]
    you: Side = {
        "V": [RAPHAEL],
        "heart": [GLASS],
        "G": [STRIDER],
        "damage": damage,
        "hand": [LISANA, LIKKRIS, TRICKSTAR],
    }
    state = say(shipped("main", you), f"act {RAPHAEL}>1", f"choose {STRIDER}")
    say(state, *(f"choose {name}" for name in damage[:3]))
    say(state, f"choose {LISANA}", f"choose {LIKKRIS}", f"choose {RINO}", f"choose {EGG}")
    assert sorted(names(state, YOU, "damage")) == sorted([BOWLER, AIZER])
    assert (face_up(state, YOU), names(state, YOU, "hand")) == (1, [TRICKSTAR])
    assert sorted(names(state, YOU, "drop")) == sorted([LISANA, LIKKRIS, RINO, EGG])
    assert not cards(state, YOU, "G")[0].marks.get("face")
    assert why_not(state, f"act {RAPHAEL}>1") == "used_up"


@pytest.mark.parametrize("lacking", [{"G": turned_up(1)}, {"damage": [RINO, EGG, spent(BOWLER)]}], ids=["G", "damage"])
def test_raphael_mitra_needs_both_parts_of_the_cost(lacking: Side) -> None:
    """Evangel Seraph, Raphael Mitra: a face-down card, three face-up damage cards."""
    you: Side = {"V": [RAPHAEL], "heart": [GLASS], "G": [STRIDER], "damage": [RINO, EGG, BOWLER], "hand": [RINO] * 2}
    assert why_not(shipped("main", {**you, **lacking}), f"act {RAPHAEL}>1") == "cannot_pay"


@pytest.mark.parametrize("plants", [0, 1, 2])
def test_the_guide_doubles_the_plants(plants: int) -> None:
    """Sunlight Garden's Guide: as many Plant tokens as there are, to open circles."""
    rear: Side = {f"R{i + 1}": [PLANT] for i in range(plants)}
    state = say(shipped("main", {"hand": [GUIDE], **rear, "removed": [PLANT] * 4}), f"call {GUIDE}>R3")
    while asked(state) != (YOU, "main"):
        say(state, options(state)[0])
    found = [name for i in range(5) for name in names(state, YOU, f"R{i + 1}")]
    assert (found.count(PLANT), found.count(GUIDE)) == (2 * plants, 1)


def test_the_guide_may_call_fewer_plants() -> None:
    """Sunlight Garden's Guide: up to that number."""
    rear: Side = {"R1": [PLANT], "R2": [PLANT], "removed": [PLANT] * 4}
    state = say(shipped("main", {"hand": [GUIDE], **rear}), f"call {GUIDE}>R3", "pass", "pass")
    assert (asked(state), names(state, YOU, "R4"), names(state, YOU, "R5")) == ((YOU, "main"), [], [])


def test_the_guide_works_as_a_vanguard_too() -> None:
    """Sunlight Garden's Guide: placed on (VC) or (RC)."""
    rear: Side = {"R1": [PLANT], "removed": [PLANT] * 4}
    state = say(shipped("ride", {"V": [LISANA], "hand": [GUIDE], **rear}), f"ride {GUIDE}")
    while asked(state) != (YOU, "main"):
        say(state, options(state)[0])
    assert [name for i in range(5) for name in names(state, YOU, f"R{i + 1}")] == [PLANT, PLANT]


# --- earlier ---


def test_daiyusha_hits_harder_once_it_is_strong_enough() -> None:
    """Super Dimensional Robo, Daiyusha: at the beginning of the attack step with 14000; here by a trigger."""
    you: Side = {"V": [DAIYUSHA], "R1": [AIZER], "deck": [CRITICAL, *BLANKS]}
    state = shipped("battle", you)
    say(state, "attack V>V")
    assert critical(state, YOU, "V") == 1
    say(state, "pass", "choose R1", "choose V")
    assert power(state, YOU, "V") == 20000
    say(state, "attack R1>V")
    assert critical(state, YOU, "V") == 2  # of any of your attacks
    say(state, "pass")
    assert critical(state, YOU, "V") == 1


def test_daiyusha_does_nothing_when_it_is_weaker_or_attacked() -> None:
    """Super Dimensional Robo, Daiyusha: at the beginning of your attack step."""
    state = say(shipped("battle", {"V": [DAIYUSHA]}), "attack V>V")
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (10000, 1)
    state = shipped("battle", {"R1": [INFERNO]}, {"V": [DAIYUSHA]})
    by_effect_gain(state, THEY, "V", "power", 5000)
    say(state, "attack R1>V")
    assert (power(state, THEY, "V"), critical(state, THEY, "V")) == (15000, 1)


def test_euryale_binds_a_card_of_the_hand_until_the_turn_ends() -> None:
    """Evil-eye Princess, Euryale: six Oracle Think Tank in the soul; at random, face down."""
    state = shipped("main", {"hand": [EURYALE], "soul": [ORACLE] * 6}, {"hand": [AIZER]})
    say(state, f"call {EURYALE}>R1")
    assert (count(state, THEY, "hand"), count(state, THEY, "bind")) == (0, 1)
    assert cards(state, THEY, "bind")[0].marks.get("face")
    assert not cards(state, THEY, "bind", viewer=YOU)[0].card
    say(state, "pass", "pass")
    assert asked(state)[0] == THEY
    assert AIZER in names(state, THEY, "hand") and count(state, THEY, "bind") == 0


def test_euryale_works_as_a_vanguard_too() -> None:
    """Evil-eye Princess, Euryale: placed on (VC) or (RC)."""
    state = shipped("ride", {"V": [AIZER], "hand": [EURYALE], "soul": [ORACLE] * 6}, {"hand": [AIZER, RINO]})
    say(state, f"ride {EURYALE}")
    assert (count(state, THEY, "hand"), count(state, THEY, "bind")) == (1, 1)


def test_euryale_binds_nothing_with_five() -> None:
    """Evil-eye Princess, Euryale: other clans do not count."""
    state = shipped("main", {"hand": [EURYALE], "soul": [*[ORACLE] * 5, RINO]}, {"hand": [AIZER]})
    say(state, f"call {EURYALE}>R1")
    assert (count(state, THEY, "hand"), count(state, THEY, "bind")) == (1, 0)


def test_golden_anglet_grows_when_it_stands_in_the_battle_phase() -> None:
    """Beast Deity, Golden Anglet: +3000 until end of turn; here Bruce stands it, and a standing one is no event."""
    you: Side = {"V": [BRUCE], "R1": [resting(ANGLET)], "R2": [ANGLET], "soul": [RINO] * 5}
    state = say(shipped("battle", you, registers={"turn_flags0": 1}), "attack V>V", "option 1")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2"), rests(state, YOU, "R1")) == (12000, 9000, False)


def test_golden_anglet_does_not_grow_in_the_stand_phase() -> None:
    """Beast Deity, Golden Anglet: during your battle phase."""
    state = say(shipped("battle", {}, {"R1": [resting(ANGLET)], "hand": [LISANA]}), "pass")
    assert asked(state)[0] == THEY and not rests(state, THEY, "R1")
    assert power(state, THEY, "R1") == 9000


def test_grappa_charges_two_when_it_leaves_the_soul_for_drop() -> None:
    """Witch of Grapes, Grappa: under a Genesis vanguard; here it pays for Tidal Assault."""
    you: Side = {"V": [GENESIS], "R1": [TIDAL], "soul": [GRAPPA], "deck": [RINO, EGG, *BLANKS]}
    state = say(shipped("battle", you), "attack R1>V", "option 1", "option 1")
    assert (names(state, YOU, "soul"), names(state, YOU, "drop")) == ([RINO, EGG], [GRAPPA])


def test_grappa_may_charge_nothing_and_needs_genesis() -> None:
    """Witch of Grapes, Grappa: "you may"."""
    you: Side = {"R1": [TIDAL], "soul": [GRAPPA]}
    state = say(shipped("battle", {"V": [GENESIS], **you}), "attack R1>V", "option 1", "pass")
    assert (asked(state), names(state, YOU, "soul")) == ((THEY, "guard"), [])
    state = say(shipped("battle", {"V": [VARGA], **you}), "attack R1>V", "option 1")  # of Dragon Empire
    assert (asked(state), names(state, YOU, "soul")) == ((THEY, "guard"), [])


def test_grappa_charges_nothing_when_it_is_retired() -> None:
    """Witch of Grapes, Grappa: from your soul."""
    state = say(shipped("main", {"V": [GENESIS], "R1": [GRAPPA], "hand": [LISANA]}), f"call {LISANA}>R1")
    assert (asked(state), names(state, YOU, "drop"), count(state, YOU, "soul")) == ((YOU, "main"), [GRAPPA], 0)


@pytest.mark.parametrize("circle", ["V", "R1"])
def test_lady_battler_locks_after_a_hit(circle: str) -> None:
    """Lady Battler of the Accretion Disc: lock another rear-guard of yours, then up to one of the opponent's."""
    you: Side = {circle: [BATTLER], "R3": [BOWLER], "R4": [BOWLER], "R2": [AIZER], "G": turned_up(1)}
    state = shipped("battle", you, {"V": [WEAK], "R1": [REIYU], "R5": [LISANA]})
    say(state, f"attack {circle}>V", "pass", "pass", "option 1", "choose R2")
    say(state, theirs(state, "R5"))
    assert is_locked(state, YOU, "R2") and is_locked(state, THEY, "R5")
    assert not is_locked(state, THEY, "R1")


def test_lady_battler_may_lock_nobody_of_theirs() -> None:
    """Lady Battler of the Accretion Disc: up to one."""
    you: Side = {"R1": [BATTLER], "R2": [AIZER], "G": turned_up(1)}
    state = say(shipped("battle", you, {"V": [WEAK], "R1": [REIYU]}), "attack R1>V", "pass", "option 1")
    say(state, "done")
    assert (is_locked(state, YOU, "R2"), is_locked(state, THEY, "R1")) == (True, False)


@pytest.mark.parametrize(
    ("you", "leader"),
    [({"G": []}, WEAK), ({"R2": []}, WEAK), ({}, GLASS)],
    ids=["no generation", "no other rear-guard", "a miss"],
)
def test_lady_battler_locks_nobody_otherwise(you: Side, leader: str) -> None:
    """Lady Battler of the Accretion Disc."""
    state = shipped("battle", {"R1": [BATTLER], "R2": [AIZER], "G": turned_up(1), **you}, {"V": [leader]})
    say(state, "attack R1>V", "pass")
    assert asked(state) == (YOU, "attack") and "ON_LOCK" not in kinds(state)


def test_lady_battler_locks_nobody_after_hitting_a_rear_guard() -> None:
    """Lady Battler of the Accretion Disc: when the attack hits a vanguard."""
    you: Side = {"R1": [BATTLER], "R2": [AIZER], "G": turned_up(1)}
    state = say(shipped("battle", you, {"R1": [REIYU]}), "attack R1>R1", "pass")
    assert (asked(state), names(state, THEY, "drop")) == ((YOU, "attack"), [REIYU])


@pytest.mark.parametrize("owner", [YOU, THEY])
def test_great_wall_intercepts_with_more_behind_a_locked_card(owner: int) -> None:
    """Great Wall: +10000 shield, whoever owns the locked card."""
    you: Side = {"R1": [INFERNO], **({"R5": [locked(AIZER)]} if owner == YOU else {})}
    they: Side = {"R1": [WALL], **({"R5": [locked(AIZER)]} if owner == THEY else {})}
    state = say(shipped("battle", you, they), "attack R1>V", "intercept R1")
    assert (shield(state, THEY), power(state, THEY, "V")) == (15000, 28000)


def test_great_wall_has_its_shield_without_a_lock_and_from_hand() -> None:
    """Great Wall: when it intercepts, if there is a locked card."""
    state = say(shipped("battle", {"R1": [INFERNO]}, {"R1": [WALL]}), "attack R1>V", "intercept R1")
    assert shield(state, THEY) == 5000
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [WALL], "R5": [locked(AIZER)]})
    say(state, "attack R1>V", f"guard {WALL}")
    assert shield(state, THEY) == 5000


def test_lady_searcher_unlocks_for_a_better_shield() -> None:
    """Lady Searcher of Planetary Minerals: +5000; the unlocked unit stands."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [SEARCHER], "R5": [locked(AIZER)]})
    say(state, "attack R1>V", f"guard {SEARCHER}", "option 1")
    assert (is_locked(state, THEY, "R5"), rests(state, THEY, "R5"), shield(state, THEY)) == (False, False, 10000)


def test_lady_searcher_may_leave_it_locked() -> None:
    """Lady Searcher of Planetary Minerals: "you may"."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [SEARCHER], "R5": [locked(AIZER)]})
    say(state, "attack R1>V", f"guard {SEARCHER}", "pass")
    assert (is_locked(state, THEY, "R5"), shield(state, THEY)) == (True, 5000)


def test_the_chemist_doubles_itself_and_leaves() -> None:
    """Devildom Chemist: Soul Blast 1; under the deck at the end of the battle."""
    state = shipped("battle", {"R1": [CHEMIST], "soul": [RINO]}, {"V": [WEAK]})
    say(state, "attack R1>V", "option 1")
    assert (power(state, YOU, "R1"), names(state, YOU, "drop")) == (12000, [RINO])
    say(state, "pass")
    assert (names(state, YOU, "R1"), count(state, YOU, "deck")) == ([], len(BLANKS) + 1)
    assert count(state, THEY, "damage") == 1


@pytest.mark.parametrize(("target", "souls"), [("R1", 1), ("V", 0)])
def test_the_chemist_stays_otherwise(target: str, souls: int) -> None:
    """Devildom Chemist: attacking a vanguard, Soul Blast 1."""
    state = shipped("battle", {"R1": [CHEMIST], "soul": [RINO] * souls}, {"R1": [AIZER]})
    say(state, f"attack R1>{target}")
    assert (asked(state), power(state, YOU, "R1")) == ((THEY, "guard"), 6000)
    say(state, "pass")
    assert names(state, YOU, "R1") == [CHEMIST]
