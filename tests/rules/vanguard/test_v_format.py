"""The V format: imaginary gifts, G-assist, the starter of the main deck, clans, and what S1 orders otherwise."""

from __future__ import annotations

import msgspec
import pytest

import duelwright as dw
from duelwright.games import widest
from duelwright.games.vanguard.make import trigger, unit
from duelwright.games.vanguard.printed.cards import read_text, with_abilities
from duelwright.games.vanguard.vocabulary import Act, Auto, ComeUnder, DiscardFromHand, Placed, Retired
from duelwright.language.log import logline
from duelwright.language.nodes import Draw
from duelwright.language.voice import Voice

from .table import THEY, YOU, Side, asked, can, count, critical, kinds, names, options, power, say, told
from .table import unit as unit_on

SHIPPED = dw.game("vanguard-v")
ALFRED = "Alfred Early"  # grade 3, Force
STARDRIVE = "Stardrive Dragon"  # grade 3, Force
BLADE = "Blaster Blade"  # grade 2
GALLATIN = "Knight of Silence, Gallatin"  # grade 2, 10000, no ability
ALLEN = "Knight Squire, Allen"  # grade 1
WINGAL = "Wingal"  # grade 1
GLYME = "Glyme"  # grade 0
FLOGAL = "Flogal"  # critical trigger
MARGAL = "Margal"  # draw trigger
ELAINE = "Yggdrasil Maiden, Elaine"  # heal trigger
BLANKS = ["blank"] * 9
RUNNER = unit("test/runner", "Test Runner", "Royal Paladin", 3, 13000, 0, "accel gift")
WARDEN = unit("test/warden", "Test Warden", "Royal Paladin", 3, 13000, 0, "protect gift")
BANNER = unit(
    "test/banner", "Test Banner", "Royal Paladin", 3, 13000, 0, Act((ComeUnder("no grade 0 guard", "opponent"),))
)
PAYER = unit("test/payer", "Test Payer", "Royal Paladin", 3, 13000, 0, Act((Draw(1),), cost=(DiscardFromHand(1),)))
MADE = dw.game("vanguard-v", cards=[RUNNER, WARDEN, BANNER, PAYER])


def fight(phase: str, you: Side, they: Side | None = None, turn: int = 6, game: dw.Game = MADE) -> dw.State:
    seats: list[Side] = [{"V": [STARDRIVE], "deck": BLANKS, **you}, {"V": [STARDRIVE], "deck": BLANKS, **(they or {})}]
    return game.position({"phase": phase, "turn": turn, "active": YOU, "first": YOU, "seats": seats})


def bare(*cards: str) -> dw.Game:
    """The V format with these cards stripped of their abilities, so that the rules alone are seen."""
    found = [card for card in SHIPPED.cards() if card.name in cards]
    return dw.game("vanguard-v", cards=[msgspec.structs.replace(card, abilities=()) for card in found])


# --- decks and set-up ---


def test_two_clans_in_one_deck_are_illegal() -> None:
    """H 3 [S1]."""
    lists = SHIPPED.decks()[0].copied()
    lists["main"]["v-td01/003"] = 3
    lists["main"]["v-td02/006"] = 1
    codes = [fault.code for fault in SHIPPED.check(dw.Deck("Mine", "vanguard-v", lists))]
    assert codes == ["several_nations", "several_clans"]


def test_a_deck_needs_a_grade_0_to_start_with() -> None:
    """A: opening, first vanguard [S1]."""
    assert "no_starter" in [fault.code for fault in SHIPPED.check(dw.Deck("Mine", "vanguard-v", {"main": {}}))]


def test_there_is_no_ride_deck_and_no_g_zone() -> None:
    lists = {**SHIPPED.decks()[0].cards, "ride": {"v-td01/011": 1}, "G": {"v-td01/001": 1}}
    codes = [fault.code for fault in SHIPPED.check(dw.Deck("Mine", "vanguard-v", lists))]
    assert {"ride_deck", "g_zone_size"} <= set(codes)


def test_each_player_chooses_a_grade_0_of_the_deck_unseen() -> None:
    """C.3, set-up [S1]: any grade 0, triggers too; nobody else sees which."""
    state = SHIPPED.start(seed=3)
    assert asked(state)[1] == "starter"
    first = asked(state)[0]
    grades = {
        card.card: card.values["grade"] for card in state.view(first).seats[first].zones["deck"] if card is not None
    }
    assert set(grades.values()) == {0, 1, 2, 3}
    say(state, f"choose {GLYME if first == YOU else 'Lizard Runner, Undeux'}")
    assert asked(state) == (1 - first, "starter")
    hidden = state.view(1 - first).seats[first].zones["V"][0]
    assert hidden is not None and hidden.card == ""


def test_who_begins_is_decided_after_the_mulligans() -> None:
    """A: who is first [S1]."""
    firsts = set()
    for seed in range(12):
        state = SHIPPED.start(seed=seed)
        while state.turn == 0:
            state.apply(state.legal()[-1])
        firsts.add(state.first)
    assert firsts == {YOU, THEY}


def test_the_first_player_skips_the_battle_phase_and_nothing_of_it_is_told() -> None:
    """H 10 [S1]; conflict 11."""
    state = fight("main", {}, turn=1)
    say(state, "pass")
    assert "ON_BATTLE_PHASE_START" not in kinds(state)


# --- gifts ---


def test_force_marks_a_circle_and_lifts_its_unit_in_ones_own_turn() -> None:
    """H 27 [S1]."""
    state = fight("ride", {"V": [STARDRIVE], "R1": [GALLATIN], "hand": [STARDRIVE], "removed": ["Force I"]})
    say(state, f"ride {STARDRIVE}", "option 1")
    assert asked(state) == (YOU, "gift_circle")
    say(state, "place R1")
    assert names(state, YOU, "markers") == ["Force I"]
    assert (power(state, YOU, "R1"), power(state, YOU, "V")) == (20000, 13000)
    while asked(state)[0] == YOU:
        say(state, "pass")
    assert power(state, YOU, "R1") == 10000


def test_a_gift_is_gained_inside_the_ride() -> None:
    """E, imaginary gifts: on riding a unit with the icon."""
    state = fight("ride", {"V": [STARDRIVE], "hand": [STARDRIVE], "removed": ["Force I", "Force I"]})
    say(state, f"ride {STARDRIVE}", "option 1", "place V")
    assert power(state, YOU, "V") == 23000
    assert told(state, 0, "ON_GIFT_GAINED", "ON_RIDE") == ["ON_RIDE", "ON_GIFT_GAINED"]


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "You get the imaginary gift Force I on R1.", "Ann gets the imaginary gift Force I on R1."),
        ("fr", "Vous recevez le don imaginaire Force I sur R1.", "Ann reçoit le don imaginaire Force I sur R1."),
        ("ru", "Вы получаете воображаемый дар Force I на R1.", "Ann получает воображаемый дар Force I на R1."),
    ],
)
def test_the_log_says_whose_gift_lies_on_which_circle(lang: str, mine: str, theirs: str) -> None:
    state = fight("ride", {"hand": [STARDRIVE], "removed": ["Force I"]})
    say(state, f"ride {STARDRIVE}", "option 1", "place R1")
    for seat, sentence in ((YOU, mine), (THEY, theirs)):
        voice = Voice(state.game, ("Ann", "Bob"), seat, lang)
        assert [logline(voice, event) for event in state.events(seat) if event.kind == "ON_GIFT_GAINED"] == [sentence]


@pytest.mark.parametrize(
    ("gift", "choice", "sentence"),
    [
        ("accel gift", "option 1", "You get the imaginary gift Accel I on X1."),
        ("protect gift", "option 1", "You get the imaginary gift Protect I into the hand."),
    ],
)
def test_the_log_says_where_the_other_gifts_are(gift: str, choice: str, sentence: str) -> None:
    rider = unit("test/rider", "Test Rider", "Royal Paladin", 3, 13000, 0, gift)
    state = fight("ride", {"hand": ["Test Rider"]}, game=dw.game("vanguard-v", cards=[rider]))
    say(state, "ride Test Rider", choice)
    voice = Voice(state.game, ("Ann", "Bob"), YOU)
    assert sentence in [logline(voice, event) for event in state.events(YOU)]


def test_force_ii_makes_the_original_critical_2() -> None:
    """E: Force II [CR 4.55]."""
    state = fight("ride", {"hand": [STARDRIVE], "removed": ["Force II"]})
    say(state, f"ride {STARDRIVE}", "option 2", "place V")
    assert critical(state, YOU, "V") == 2


def test_accel_adds_a_circle_in_the_front_row_that_nobody_boosts() -> None:
    """H 28 [S1,W]."""
    state = fight("ride", {"hand": ["Test Runner", GALLATIN, ALLEN], "removed": ["Accel I"], "R3": [WINGAL]})
    say(state, "ride Test Runner", "option 1")
    assert can(state, f"call {GALLATIN}>X1")
    say(state, f"call {GALLATIN}>X1")
    assert power(state, YOU, "X1") == 20000
    say(state, "pass", "attack X1>V")
    assert asked(state) == (THEY, "guard")
    assert power(state, YOU, "X1") == 20000


def test_a_unit_asks_whether_it_is_on_a_circle_that_accel_has_added() -> None:
    """On(("added RC",)); Accel I gives 10,000 besides."""
    (read,) = read_text(widest("vanguard"), "[CONT](RC):If it is on an additional (RC), this unit gets [Power] +5000.")
    scout = with_abilities(unit("test/scout", "Test Scout", "Royal Paladin", 1, 8000, 5000), [read])
    state = fight("ride", {"hand": ["Test Runner", "Test Scout", "Test Scout"], "removed": ["Accel I"]},
                  game=dw.game("vanguard-v", cards=[RUNNER, scout]))  # fmt: skip
    say(state, "ride Test Runner", "option 1", "call Test Scout>X1", "call Test Scout>R1")
    assert (power(state, YOU, "X1"), power(state, YOU, "R1")) == (23000, 8000)


def test_a_front_trigger_lifts_an_accel_circle_too() -> None:
    """H 28 [S1,W]."""
    front = trigger("test/front", "Test Front", "Royal Paladin", "front", 10000, 5000, 15000)
    game = dw.game("vanguard-v", cards=[RUNNER, front])
    state = fight(
        "ride", {"hand": ["Test Runner", GALLATIN], "removed": ["Accel I"], "deck": ["Test Front", *BLANKS]}, game=game
    )
    say(state, "ride Test Runner", "option 1", f"call {GALLATIN}>X1", "pass", "attack V>V", "pass")
    assert power(state, YOU, "X1") == 30000


def test_there_is_no_accel_circle_before_it_is_gained() -> None:
    assert not can(fight("main", {"hand": [GALLATIN]}), f"call {GALLATIN}>X1")


def test_accel_ii_gives_less_power_and_a_card() -> None:
    """E: Accel II [W]."""
    state = fight("ride", {"hand": ["Test Runner", GALLATIN], "removed": ["Accel II"]})
    say(state, "ride Test Runner", "option 2")
    assert count(state, YOU, "hand") == 2
    say(state, f"call {GALLATIN}>X1")
    assert power(state, YOU, "X1") == 15000


def test_protect_comes_to_the_hand_and_guards() -> None:
    """E: Protect I [S1]."""
    state = fight("ride", {"hand": ["Test Warden"], "removed": ["Protect I"]})
    say(state, "ride Test Warden", "option 1")
    assert names(state, YOU, "hand") == ["Protect I"]
    state = fight("battle", {}, {"hand": ["Protect I", GALLATIN]})
    say(state, "attack V>V", "guard Protect I", "option 1", f"choose {GALLATIN}", f"choose {STARDRIVE}", "pass")
    assert names(state, THEY, "damage") == []
    assert names(state, THEY, "removed") == ["Protect I"]


def test_protect_that_is_discarded_for_a_cost_leaves_the_fight() -> None:
    """H 29 [S1,W]: it may pay, and it is not in the drop zone."""
    state = say(fight("main", {"V": ["Test Payer"], "hand": ["Protect I"]}), "act Test Payer>1", "choose Protect I")
    assert (names(state, YOU, "drop"), names(state, YOU, "removed")) == ([], ["Protect I"])


def test_a_ban_on_grade_0_misses_protect_which_has_no_grade() -> None:
    """H 30 [S1]."""
    state = fight("main", {"V": ["Test Banner"]}, {"hand": ["Protect I", GLYME]})
    say(state, "act Test Banner>1", "pass", "attack V>V")
    assert can(state, "guard Protect I")
    assert not can(state, f"guard {GLYME}")


def test_protect_ii_strengthens_a_circle_in_both_turns_and_its_interceptor() -> None:
    """E: Protect II [W]."""
    state = fight("ride", {"R1": [GALLATIN], "hand": ["Test Warden"], "removed": ["Protect II"]})
    say(state, "ride Test Warden", "option 2", "place R1")
    assert power(state, YOU, "R1") == 15000
    marked: Side = {"R1": [GALLATIN], "markers": [{"card": "Protect II", "under": 4}]}
    state = say(fight("battle", {}, marked), "attack V>V")
    assert power(state, THEY, "R1") == 15000
    say(state, "intercept R1")
    assert unit_on(state, THEY, "GC").values["shield"] == 20000


def test_another_kind_of_gift_is_not_gained() -> None:
    """H 31 [W]."""
    state = fight("ride", {"hand": ["Test Runner"], "removed": ["Accel I"]})
    state.registers[state.game.layout.registers.index("gift0")] = 1 | 1 << 2
    say(state, "ride Test Runner")
    assert asked(state)[1] != "gift"
    assert names(state, YOU, "markers") == []


# --- G-assist ---


def assist_board(hand: list[str], rules: dict[str, object] | None = None) -> dw.State:
    seats: list[Side] = [
        {"V": [ALLEN], "hand": hand, "deck": [FLOGAL, MARGAL, BLADE, ELAINE, GLYME, GALLATIN, *BLANKS]},
        {"V": [ALLEN], "deck": BLANKS},
    ]
    position: dict[str, object] = {"phase": "draw", "turn": 5, "active": YOU, "first": YOU, "seats": seats}
    return SHIPPED.position({**position, "rules": rules} if rules else position)


def test_whoever_lacks_the_next_grade_may_look_for_it_at_the_price_of_two_cards() -> None:
    """H 33 [S1]: the two cards are removed, not dropped."""
    state = assist_board([GLYME, WINGAL, ALFRED])
    assert (asked(state), options(state)) == ((YOU, "assist"), ["option 1", "pass"])
    say(state, "option 1", f"choose {BLADE}", f"choose {GLYME}", f"choose {WINGAL}")
    assert BLADE in names(state, YOU, "hand")
    assert (sorted(names(state, YOU, "removed")), names(state, YOU, "drop")) == (sorted([GLYME, WINGAL]), [])
    price = [event for event in state.events(None) if event.cost]
    assert len(price) == 2 and price[0].batch == price[1].batch


def test_who_has_the_next_grade_has_no_assist() -> None:
    """E: G-assist; the window opens all the same, by public information alone."""
    assert options(assist_board([GLYME, GALLATIN])) == ["pass"]


@pytest.mark.parametrize(("wording", "allowed"), [("next", True), ("higher", False)])
def test_a_grade_3_in_hand_counts_by_one_wording_only(wording: str, allowed: bool) -> None:
    """H 32 [S1 vs W]."""
    state = assist_board([GLYME, GLYME, WINGAL, ALFRED], {"g_assist": wording})
    assert ("option 1" in options(state)) == allowed


def test_nothing_is_removed_where_nothing_was_taken() -> None:
    """E: G-assist [K]; a rules field says how many."""
    state = say(assist_board([GLYME, WINGAL]), "option 1", "pass")
    assert names(state, YOU, "removed") == [] and asked(state)[1] == "ride"


def test_the_hand_is_shown_for_an_assist() -> None:
    """B: it forces a reveal of it all [S1]."""
    state = say(assist_board([GLYME, WINGAL]), "option 1")
    shown = [card.card for card in state.view(THEY).seats[YOU].zones["hand"] if card is not None]
    assert "" not in shown and len(shown) == 3


@pytest.mark.parametrize(("types", "asked_for"), [(1, "gift_circle"), (2, "gift")])
def test_a_rules_field_says_whether_gifts_have_types(types: int, asked_for: str) -> None:
    """S1 knows type I only."""
    seats: list[Side] = [{"V": [STARDRIVE], "hand": [STARDRIVE], "deck": BLANKS}, {"V": [STARDRIVE], "deck": BLANKS}]
    board: dict[str, object] = {"phase": "ride", "turn": 5, "active": YOU, "first": YOU, "seats": seats}
    state = say(SHIPPED.position({**board, "rules": {"gift_types": types}}), f"ride {STARDRIVE}")
    assert asked(state) == (YOU, asked_for)


def test_there_is_no_stride_phase() -> None:
    state = say(fight("ride", {}), "pass")
    assert "ON_STRIDE_PHASE" not in kinds(state)


def test_an_interceptor_is_placed_by_the_reading_of_s1() -> None:
    """Conflict 26 [S1]: "placed on (GC)" is heard for it."""
    stepper = unit("test/stepper", "Stepper", "Royal Paladin", 2, 10000, 5000, Auto(Placed(("GC",)), (Draw(1),)))
    for key, drawn in (("vanguard-v", 1), ("vanguard-d", 0)):
        game = dw.game(key, cards=[stepper])
        top = STARDRIVE if key == "vanguard-v" else "Fire Slash Dragon, Inferno Sword"
        seats: list[Side] = [{"V": [top], "deck": BLANKS}, {"V": [top], "R1": ["Stepper"], "deck": BLANKS}]
        state = game.position({"phase": "battle", "turn": 6, "active": YOU, "first": YOU, "seats": seats})
        say(state, "attack V>V", "intercept R1")
        assert count(state, THEY, "hand") == drawn


# --- the order of things ---


def test_the_player_chooses_which_part_of_a_trigger_comes_first() -> None:
    """Conflict 6 [S1]."""
    state = fight("battle", {"deck": [MARGAL, *BLANKS]})
    since = len(state.events(None))
    say(state, "attack V>V", "pass")
    assert asked(state) == (YOU, "parts")
    say(state, "option 2", "choose V")
    assert told(state, since, "ON_STAT_CHANGED", "ON_DRAW")[:2] == ["ON_STAT_CHANGED", "ON_DRAW"]
    other = fight("battle", {"deck": [MARGAL, *BLANKS]})
    say(other, "attack V>V", "pass", "option 1", "choose V")
    assert told(other, since, "ON_STAT_CHANGED", "ON_DRAW")[:2] == ["ON_DRAW", "ON_STAT_CHANGED"]


def test_a_guardian_is_retired_after_the_damage_check() -> None:
    """H 71 [S1]."""
    mourner = unit("test/mourner", "Test Mourner", "Royal Paladin", 1, 5000, 0, Auto(Retired(), (Draw(1),)))
    game = dw.game("vanguard-v", cards=[mourner])
    state = fight("battle", {}, {"hand": ["Test Mourner"]}, game=game)
    say(state, "attack V>V", "guard Test Mourner", "pass")
    wanted = told(state, 0, "ON_DAMAGE_TAKEN", "ON_RETIRE")
    assert wanted[:2] == ["ON_DAMAGE_TAKEN", "ON_RETIRE"]


def test_guardians_leave_before_the_rear_guard_they_guarded() -> None:
    """Conflict 30 [S1]: two batches, not one."""
    weak = unit("test/weak", "Weak Shield", "Royal Paladin", 0, 4000, 0)
    game = dw.game("vanguard-v", cards=[weak])
    state = fight("battle", {"R1": [GALLATIN]}, {"R1": [WINGAL], "hand": ["Weak Shield"]}, game=game)
    say(state, "attack R1>R1", "guard Weak Shield", "pass")
    dropped = [event for event in state.events(None) if event.kind == "ON_SENT_TO_DROP"]
    assert [event.cards[0].source for event in dropped] == ["GC", "R1"]
    assert dropped[0].batch < dropped[1].batch


def test_the_target_is_named_before_the_booster() -> None:
    """Conflict 5 [S1]."""
    state = fight("battle", {"R1": [GALLATIN], "R3": [WINGAL]})
    say(state, "attack R1>V", "boost R3")
    assert told(state, 0, "ON_ATTACK", "ON_BOOST") == ["ON_ATTACK", "ON_BOOST"]
