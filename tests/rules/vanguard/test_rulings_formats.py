"""Rulings and conflicts of sources in every format (H and A.1 of the rules page), and proof that none is missing."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

import duelwright as dw
from duelwright import CardDef, Game, State
from duelwright.games.vanguard import make
from duelwright.games.vanguard import names as n

from . import (
    table,
    test_battle,
    test_checks,
    test_losing,
    test_main,
    test_ride,
    test_rule_actions,
    test_rulings,
    test_rulings_abilities,
    test_rulings_battle,
    test_setup,
)
from .formats import ALL, CONFLICTS, FILES, HOLDS, SHOWN, Format, in_formats, rulings
from .table import (
    BLANKS,
    CRITICAL,
    DRAW,
    EGG,
    HEAL,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    YOU,
    Side,
    asked,
    battle,
    board,
    by_effect_stand,
    cards,
    count,
    critical,
    ending,
    kinds,
    names,
    number,
    options,
    power,
    say,
    spent,
    told,
)
from .test_checks import OTHER_NATION, damaged, driving, hit
from .test_rulings import OTHER, TEST, lay, made
from .test_setup import chance, pile

OTHERS = ("V", "CV")  # scenarios that are shown in D where they stand

# --- the same scenarios, where nothing in them depends on the format ---

in_others = in_formats(*OTHERS)
test_ride_grades = in_others(test_ride.test_a_ride_needs_the_same_grade_or_the_next)
test_ride_any_higher = in_others(test_ride.test_any_higher_grade_is_a_rule)
test_ride_once = in_others(test_ride.test_one_ride_per_turn)
test_persona_draws = in_others(test_ride.test_a_persona_ride_draws_a_card_and_lifts_the_front_row)
test_persona_later = in_others(test_ride.test_units_that_come_to_the_front_row_after_a_persona_ride_have_the_power_too)
test_persona_ends = in_others(test_ride.test_the_power_of_a_persona_ride_ends_with_the_turn)
test_persona_needs = in_others(test_ride.test_a_persona_ride_needs_the_same_name_and_the_icon_on_both)
test_call_grade = in_others(test_main.test_a_unit_of_a_higher_grade_than_the_vanguard_is_not_called)
test_call_over = in_others(test_main.test_a_call_over_a_unit_retires_it)
test_move_keeps_state = in_others(test_main.test_units_of_a_column_change_places_and_keep_their_state)
test_move_columns = in_others(test_main.test_the_centre_does_not_move_and_nobody_changes_the_column)
test_move_turn_1 = in_others(test_main.test_a_unit_may_move_in_the_first_turn)
test_move_turn_1_rule = in_others(test_main.test_no_move_in_the_first_turn_is_a_rule)
test_stand_batch = in_others(test_setup.test_resting_units_stand_at_the_next_stand_phase_as_one_batch)
test_stand_no_event = in_others(test_setup.test_a_unit_that_stands_already_is_no_event)
test_front_row = in_others(test_battle.test_only_the_front_row_attacks_and_is_attacked)
test_no_attack = in_others(test_battle.test_who_does_not_attack_goes_to_the_end_phase_without_a_battle)
test_boost_refused = in_others(test_battle.test_who_cannot_boost)
test_boost_lost = in_others(test_battle.test_the_attacker_loses_the_boost_when_the_booster_leaves)
test_boost_ends = in_others(test_battle.test_a_boost_ends_with_the_battle)
test_boost_order_rule = in_others(test_battle.test_the_booster_is_told_before_the_target_or_after_it)
test_equal_power = in_others(test_battle.test_equal_power_hits)
test_less_power = in_others(test_battle.test_less_power_does_not_hit)
test_shield = in_others(test_battle.test_a_guardian_arrives_at_rest_and_adds_its_shield_to_the_attacked_unit)
test_no_shield = in_others(test_battle.test_a_unit_without_a_shield_may_guard_for_nothing)
test_intercept_self = in_others(test_battle.test_the_attacked_unit_does_not_intercept_for_itself_but_a_resting_one_does)
test_intercept_not = in_others(test_battle.test_who_cannot_intercept)
test_intercept_too = in_others(test_battle.test_an_interceptor_and_a_guardian_both_count_and_go_to_the_drop_zone)
test_target_left = in_others(test_battle.test_a_target_that_left_is_not_hit_but_the_vanguard_drive_checks)
test_target_gone = in_others(test_battle.test_who_guards_when_the_target_has_left_guards_nobody)
test_attacker_left = in_others(test_battle.test_an_attacker_that_left_neither_hits_nor_drive_checks)
test_critical_0 = in_others(test_battle.test_critical_0_hits_without_damage)
test_rear_guard_hit = in_others(test_battle.test_a_rear_guard_that_is_hit_is_retired_without_a_damage_check)
test_one_drive_check = in_others(test_battle.test_a_vanguard_makes_one_drive_check)
test_rear_guard_drive = in_others(test_battle.test_a_rear_guard_makes_no_drive_check_whatever_is_printed)
test_damage_checks = in_others(test_rule_actions.test_as_many_damage_checks_as_critical)
test_sixth_damage = in_others(test_rule_actions.test_the_fight_ends_at_the_sixth_damage_and_the_next_check_is_not_made)
test_front_later = in_others(test_checks.test_a_unit_called_after_a_front_trigger_gets_nothing)
test_over_damage = in_others(test_checks.test_an_over_trigger_on_a_damage_check_is_removed_and_is_no_damage)
test_over_last = in_others(test_losing.test_an_over_trigger_as_the_last_card_loses)
test_last_card = in_others(test_losing.test_who_draws_the_last_card_loses_before_the_ride_phase)
test_two_cards = in_others(test_losing.test_two_cards_in_the_deck_are_enough_for_the_draw_phase)
test_both_empty = in_others(test_losing.test_both_decks_empty_at_once_is_a_draw)
test_both_lose = in_others(test_losing.test_losing_at_once_in_different_ways_is_a_draw)
test_one_empty = in_others(test_losing.test_an_empty_deck_and_an_opponent_with_a_card_left_is_no_draw)


# --- decks ---


def in_deck(form: Format, wanted: Callable[[CardDef], bool]) -> CardDef:
    """A card of the format's first deck."""
    game = dw.game(form.key)
    found = [game.definitions[game.index[name]] for name in game.decks()[0].cards["main"]]
    return next(card for card in found if wanted(card))


def icon(word: str) -> Callable[[CardDef], bool]:
    return lambda card: word in card.traits.get("icons", ())


def plain(card: CardDef) -> bool:
    return card.kind == "unit" and not icon("sentinel")(card) and card.numbers["grade"] > 0


def another(card: CardDef, i: int = 1, **traits: tuple[str, ...]) -> CardDef:
    """The same card under another name."""
    changed = {**card.traits, **traits}
    return msgspec.structs.replace(card, id=f"test/{i}", name=f"Another {i}", traits=changed, abilities=())


def faults(form: Format, less: Callable[[CardDef], bool], *more: tuple[CardDef, int], **rules: object) -> list[str]:
    """What is wrong with the format's first deck, where some cards gave way to others."""
    game = dw.game(form.key, cards=[card for card, _ in more], rules=rules)
    lists = game.decks()[0].copied()
    main, over = lists["main"], sum(copies for _, copies in more)
    for name in [name for name in main if less(game.definitions[game.index[name]])]:
        taken = min(over, main[name])
        main[name] -= taken
        over -= taken
    lists["main"] = {name: copies for name, copies in main.items() if copies} | {card.id: c for card, c in more}
    return [fault.code for fault in game.check(dw.Deck("Mine", form.key, lists))]


def one_trigger_less(form: Format) -> dw.Deck:
    """The first deck with 15 triggers."""
    game = dw.game(form.key)
    main, ride = game.decks()[0].cards["main"], game.decks()[0].cards.get("ride", {})
    rare = [name for name in main if plain(game.definitions[game.index[name]]) and name not in ride]
    least = min(rare, key=lambda name: main[name])
    heal = in_deck(form, icon("heal trigger")).id
    return form.deck({heal: main[heal] - 1, least: main[least] + 1})[1]


@in_formats(*ALL)
def test_a_deck_of_fifteen_triggers_is_refused(form: Format) -> None:
    """H 1 [S0]."""
    bad = one_trigger_less(form)
    with pytest.raises(dw.IllegalDeck) as caught:
        dw.game(form.key).start((bad, dw.game(form.key).decks()[1]))
    assert [fault.code for fault in caught.value.violations] == ["trigger_count"]


@in_formats(*ALL)
@pytest.mark.parametrize(("bad", "winner"), [((True, False), 1), ((False, True), 0), ((True, True), None)])
def test_or_its_player_loses_and_both_at_fault_is_a_draw(
    form: Format, bad: tuple[bool, bool], winner: int | None
) -> None:
    """H 1 [S0,E2]: by a rules field."""
    game = dw.game(form.key, rules={"on_illegal_deck": "lose"})
    decks = [one_trigger_less(form) if wrong else game.decks()[seat] for seat, wrong in enumerate(bad)]
    assert ending(game.start((decks[0], decks[1]))) == (winner, "illegal_deck")


@in_formats(*ALL)
def test_heal_triggers_are_counted_by_their_icon(form: Format) -> None:
    """H 2 [S0,S1,W]: five of two names."""
    heal = in_deck(form, icon("heal trigger"))
    assert faults(form, icon("critical trigger"), (another(heal), 1)) == ["heal_count"]
    assert faults(form, icon("heal trigger"), (another(heal), 1)) == []


@in_formats(*ALL)
def test_sentinels_are_counted_by_their_icon(form: Format) -> None:
    """H 4 [S1,E1], A.1 22: a card that only names one does not count."""
    card = in_deck(form, plain)
    icons = (*card.traits["icons"], "sentinel")
    first, second = another(card, 1, icons=icons), another(card, 2, icons=icons)
    had = form.label != "CV"  # the first decks of D and V hold four already
    more = [(first, 1)] if had else [(first, 4), (second, 1)]
    assert faults(form, plain, *more) == ["sentinel_count"]
    friend = msgspec.structs.replace(another(card, 3), name="Friend of a Sentinel", flavour="Sentinel")
    assert faults(form, plain, *([] if had else [(first, 4)]), (friend, 1)) == []


@in_formats(*ALL)
def test_clans_and_nations_are_a_rule_and_so_are_copies(form: Format) -> None:
    """A.1 22, H 3 [S1 vs S0]: one clan and nation in V, one nation in D, mixed decks in premium."""
    card = in_deck(form, plain)
    clans = [(another(card, i, clan=(clan,)), 1) for i, clan in enumerate(("Nubatama", "Murakumo"))]
    nations = [(another(card, 5, nation=("Elsewhere",)), 1)]
    own = {"D": ([], ["several_nations"]), "V": (["several_clans"], ["several_nations"]), "CV": ([], [])}[form.label]
    assert (faults(form, plain, *clans), faults(form, plain, *nations)) == own
    assert faults(form, plain, *clans, *nations, one_group="none") == []
    assert faults(form, plain, *clans, *nations, one_group="nation") == ["several_nations"]
    assert faults(form, plain, *clans, one_group="clan_and_nation") == ["several_clans"]
    assert faults(form, plain, (another(card), 5)) == ["too_many_copies"]


@in_formats(*ALL)
def test_only_a_deck_of_d_has_a_ride_deck(form: Format) -> None:
    """A.1 14: the ride comes from the hand, in D from the ride deck too."""
    game = dw.game(form.key)
    lists = game.decks()[0].copied()
    if form.label == "D":
        del lists["ride"]
    else:
        lists["ride"] = {in_deck(form, plain).id: 1}
    assert "ride_deck" in [fault.code for fault in game.check(dw.Deck("Mine", form.key, lists))]
    assert game.check(game.decks()[0]) == [] and form.rules.ride_deck_size == (4 if form.label == "D" else 0)
    ready: Side = {"V": [RINO], "hand": [TRICKSTAR]}
    found = [REIYU] if form.label == "D" else []
    assert table.rides(board("ride", {**ready, "ride": found})) == found


# --- set-up and the first turn ---


def opened(form: Format, seed: int = 1, **rules: object) -> State:
    """A fight at the first mulligan; who chooses a starter takes any."""
    game = form.game.but(rules) if rules else form.game
    state = game.start(seed=seed)
    while asked(state)[1] == "starter":
        state.apply(state.legal()[0])
    return state


def at(state: State, kind: str, turn: int = 1) -> State:
    """Nobody returns, rides or does anything until this is asked in this turn."""
    while (state.turn, asked(state)[1]) != (turn, kind):
        say(state, "done" if asked(state)[1] == "mulligan" else "pass")
    return state


@in_formats(*ALL)
@pytest.mark.parametrize("seed", range(3))
def test_returned_cards_go_under_the_deck_before_as_many_are_drawn(form: Format, seed: int) -> None:
    """H 7 [S0,S1,S2]."""
    state = opened(form, seed)
    seat = asked(state)[0]
    hand, deck = pile(state, seat, n.HAND), pile(state, seat, n.DECK)
    for _ in range(3):
        state.apply(state.legal()[0])
    before = number(state)
    say(state, "done")
    happened = [*["ON_SENT_TO_DECK"] * 3, "ON_MULLIGAN", *["ON_DRAW"] * 3, "ON_SHUFFLE"]
    assert kinds(state, before)[: len(happened)] == happened
    assert len(pile(state, seat, n.HAND)) == 5 and set(pile(state, seat, n.HAND)) - set(hand) == set(deck[:3])


@in_formats(*ALL)
@pytest.mark.parametrize("always", [False, True])
def test_who_returns_nothing_shuffles_by_a_rule_only(form: Format, always: bool) -> None:
    """H 8 [S0], A.1 23: no chance is used up."""
    state = opened(form, 3, mulligan_shuffles_always=always)
    seat, before, chances = asked(state)[0], number(state), chance(state)
    deck = pile(state, seat, n.DECK)
    say(state, "done")
    assert told(state, before, "ON_MULLIGAN", "ON_SHUFFLE") == ["ON_MULLIGAN", *["ON_SHUFFLE"] * always]
    assert (chance(state) == chances, pile(state, seat, n.DECK) == deck) == (not always, not always)


@in_formats(*ALL)
def test_the_first_player_draws_in_the_first_turn(form: Format) -> None:
    """H 9 [QA Q1,S2]."""
    state = at(opened(form), "ride")
    assert [count(state, seat, "hand") for seat in (state.first, 1 - state.first)] == [6, 5]


FIRST_BATTLE = {"no_attack": ["ON_BATTLE_PHASE_START", "BATTLE_PHASE_END"], "skip": []}


@in_formats(*ALL)
def test_nobody_attacks_in_the_first_turn_and_the_second_player_may_in_the_second(form: Format) -> None:
    """H 10, H 11, A.1 11 and 27 [S1 vs S0,S2]: the phase is skipped in V, and then nothing of it happens."""
    state = at(opened(form), "attack", turn=2)
    assert asked(state)[0] == 1 - state.first and options(state) == ["attack V>V", "pass"]
    told_then = [event.kind for event in state.events(None) if event.turn == 1 and "BATTLE" in event.kind]
    own = {"D": "no_attack", "V": "skip", "CV": "no_attack"}[form.label]
    assert told_then == FIRST_BATTLE[own] and own == form.rules.first_turn_battle


@in_formats(*ALL)
@pytest.mark.parametrize("way", FIRST_BATTLE)
def test_the_first_battle_phase_is_a_rule_of_every_format(form: Format, way: str) -> None:
    """H 10, A.1 11."""
    state = at(opened(form, first_turn_battle=way), "ride", turn=2)
    assert told(state, 0, *FIRST_BATTLE["no_attack"]) == FIRST_BATTLE[way]


# --- checks and triggers ---


@in_formats(*ALL)
def test_one_check_is_finished_before_the_next_is_revealed(form: Format) -> None:
    """H 72 [QA Q20,S1]."""
    state = battle({"V": [NIRVANA], "deck": [DRAW, REIYU, EGG, *BLANKS]})
    before = number(state)
    say(form.extra_first(say(state, "attack V>V", "pass")), "choose V")
    happened = ["ON_DRIVE_CHECK", "ON_DRAW", "ON_SENT_TO_HAND", "ON_DRIVE_CHECK", "ON_SENT_TO_HAND"]
    assert told(state, before, *happened) == happened
    assert sorted(names(state, YOU, "hand")) == sorted([DRAW, REIYU, EGG])


@in_formats(*ALL)
def test_critical_and_power_may_go_to_different_units(form: Format) -> None:
    """H 73 [S1,S2]."""
    state = form.extra_first(driving([CRITICAL], {"R1": [REIYU]}))
    assert asked(state) == (YOU, "critical")
    say(state, "choose V", "choose R1")
    assert [(power(state, YOU, at), critical(state, YOU, at)) for at in ("V", "R1")] == [(8000, 2), (20000, 1)]
    assert count(state, THEY, "damage") == 2


@in_formats(*ALL)
def test_a_trigger_of_another_clan_works_where_clans_are_not_matched(form: Format) -> None:
    """H 74, A.1 2 [S0 vs S1,S2]: in premium the card goes to the hand, and that is all."""
    state = driving([OTHER_NATION])
    if form.label == "CV":
        assert asked(state) == (YOU, "attack") and "ON_TRIGGER_RESOLVED" not in kinds(state)
    else:
        say(form.extra_first(state), "choose V", "choose V")
    assert names(state, YOU, "hand") == [OTHER_NATION]
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == ((8000, 1) if form.label == "CV" else (18000, 2))


def dark(clan: str) -> Game:
    """The format's game, with a critical trigger of another nation, and of this clan."""
    trigger = make.trigger("test/dark", OTHER, "Dark States", "critical", 10000, 5000, 15000)
    trigger.traits["clan"] = (clan,)
    return table.grown(trigger, made(TEST, grade=1, power=8000))


@in_formats(*ALL)
@pytest.mark.parametrize(("kind", "clan", "works"), [
    ("none", "Nubatama", True), ("nation", "Kagero", False), ("clan", "Kagero", True), ("clan", "Nubatama", False),
])  # fmt: skip
def test_what_must_match_is_a_rule_of_every_format(form: Format, kind: str, clan: str, works: bool) -> None:
    """A.1 2: clan, nation or nothing."""
    you: Side = {"V": [TEST], "deck": [OTHER, *BLANKS]}
    state = table.shipped("battle", you, game=dark(clan).but({"trigger_match": kind}))
    say(state, "attack V>V", "pass")
    (check, *_) = [event for event in state.events(None) if event.kind == "ON_CHECK"]
    assert check.values["matched"] == works and (asked(state)[1] != "attack") == works


@in_formats(*ALL)
@pytest.mark.parametrize("worth", [5000, 10000])
def test_the_power_of_a_trigger_is_printed_on_it(form: Format, worth: int) -> None:
    """A.1 1: not a value of the format."""
    trigger = make.trigger("test/draw", OTHER, "Kagero", "draw", worth, 5000, 5000)
    state = say(lay("battle", {"V": [RINO], "deck": [OTHER, *BLANKS]}, {}, trigger), "attack V>V", "pass")
    say(form.extra_first(state), f"choose {RINO}")
    assert power(state, YOU, "V") == 8000 + worth


@in_formats(*ALL)
@pytest.mark.parametrize("way", ["own", "player", "extra_first"])
def test_the_order_of_a_triggers_parts_is_a_rule(form: Format, way: str) -> None:
    """A.1 6: the player's choice in V and premium, the extra effect first in D."""
    rules: dict[str, object] = {} if way == "own" else {"trigger_part_order": way}
    wanted = {"D": "extra_first", "V": "player", "CV": "player"}[form.label] if way == "own" else way
    parts = ["ON_DRAW", "ON_STAT_CHANGED"]
    for answer in ["option 1", "option 2"] if wanted == "player" else [""]:
        state = say(battle({"V": [RINO], "deck": [DRAW, *BLANKS]}, rules=rules), "attack V>V")
        before = number(state)
        say(state, "pass")
        if answer:
            assert asked(state) == (YOU, "parts")
            say(state, answer)
        assert asked(state) == (YOU, "trigger")
        say(state, "choose V")
        assert told(state, before, *parts) == (parts[::-1] if answer == "option 2" else parts)


@in_formats(*ALL)
@pytest.mark.parametrize(("yours", "theirs", "heals"), [(3, 4, 0), (0, 0, 0), (4, 4, 1), (4, 3, 1)])
def test_a_heal_trigger_heals_who_has_as_much_damage_and_always_gives_power(
    form: Format, yours: int, theirs: int, heals: int
) -> None:
    """H 76 [S1,S2,W]."""
    state = driving([HEAL], damaged(yours), damaged(theirs))
    if heals:
        assert asked(form.extra_first(state)) == (YOU, "heal")
        state.apply(state.legal()[0])
    assert asked(state) == (YOU, "trigger")
    say(state, "choose V")
    assert (count(state, YOU, "damage"), power(state, YOU, "V")) == (yours - heals, 18000)


@in_formats(*ALL)
def test_the_revealed_heal_trigger_is_not_counted(form: Format) -> None:
    """H 76 [S1,S2,W]: 3 against 4, and the revealed one would make it 4."""
    assert asked(hit([HEAL], damaged(3), damaged(4))) == (THEY, "trigger")


@in_formats(*ALL)
@pytest.mark.parametrize(("healed", "left"), [(EGG, [REIYU]), (REIYU, [EGG])])
def test_a_face_down_damage_card_may_be_healed_as_well(form: Format, healed: str, left: list[str]) -> None:
    """H 77 [K,S1], A.1 7: healing is a "may", but not in premium."""
    state = form.extra_first(driving([HEAL], {"damage": [spent(EGG), REIYU]}, damaged(2)))
    assert ("pass" in options(state)) == {"D": True, "V": True, "CV": False}[form.label]
    say(state, f"choose {healed}", "choose V")
    assert (names(state, YOU, "damage"), names(state, YOU, "drop")) == (left, [healed])
    assert [bool(card.marks.get("face")) for card in cards(state, YOU, "damage")] == [left == [EGG]]


@in_formats(*ALL)
@pytest.mark.parametrize("optional", [True, False])
def test_whether_healing_is_a_may_is_a_rule_of_every_format(form: Format, optional: bool) -> None:
    """A.1 7."""
    side: Side = {"V": [RINO], "deck": [HEAL, *BLANKS], "damage": ["blank"] * 2}
    state = say(battle(side, {"V": [RINO]}, {"heal_optional": optional}), "attack V>V", "pass")
    assert ("pass" in options(form.extra_first(state))) == optional and asked(state) == (YOU, "heal")


@in_formats(*ALL)
def test_a_heal_at_five_damage_saves(form: Format) -> None:
    """H 78 [S1,W]."""
    state = form.extra_first(hit([HEAL], damaged(5), damaged(5)))
    state.apply(state.legal()[0])
    assert count(state, THEY, "damage") == 4
    say(state, "choose V")
    assert count(state, THEY, "damage") == 5 and asked(state) == (YOU, "attack")


@in_formats(*ALL)
def test_power_of_a_damage_check_does_not_undo_the_hit(form: Format) -> None:
    """H 84 [CR order]."""
    state = say(form.extra_first(hit([DRAW], damage=2)), "choose V")
    assert power(state, THEY, "V") == 18000 > power(state, YOU, "R1") and count(state, THEY, "damage") == 2


@in_formats(*ALL)
def test_trigger_power_stays_when_the_vanguard_stands_again_and_ends_with_the_turn(form: Format) -> None:
    """H 102, A.1 28 [S1]."""
    state = say(form.extra_first(driving([DRAW])), "choose V")
    by_effect_stand(state, YOU, "V")
    say(state, "attack V>V")
    assert power(state, YOU, "V") == 18000
    while asked(state)[0] == YOU or asked(state)[1] == "guard":
        say(state, "pass")
    assert power(state, YOU, "V") == 8000


# --- nothing is missing ---

HERE = Path(__file__).parent
MODULES = [test_rulings, test_rulings_abilities, test_rulings_battle]


def shown(number: int) -> set[str]:
    """The formats a ruling is shown in: by the scenarios of this decorator, and by the other tests of this folder."""
    return SHOWN.get(number, set()) | shown_elsewhere().get(number, set())


@cache
def shown_elsewhere() -> dict[int, set[str]]:
    """The formats in which the other tests of this folder show each ruling."""
    found: dict[int, set[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        if file.name.startswith("test_rulings"):
            continue
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef):
                for number in rulings(ast.get_docstring(part)):
                    found.setdefault(number, set()).add(FILES.get(file.stem, "D"))
    return found


@pytest.mark.parametrize("number", HOLDS)
def test_a_ruling_is_shown_in_every_format_it_holds_for(number: int) -> None:
    assert set(HOLDS[number]) <= shown(number)


def test_all_rulings_are_in_the_table() -> None:
    assert list(HOLDS) == list(range(1, 105)) and set(SHOWN) <= set(HOLDS)


@pytest.mark.parametrize("row", CONFLICTS)
def test_both_sides_of_a_conflict_are_shown(row: int) -> None:
    tests = {name for module in MODULES for name in vars(module)} | set(globals())
    assert CONFLICTS[row] and set(CONFLICTS[row].split()) <= tests


def test_all_conflicts_are_in_the_table() -> None:
    assert list(CONFLICTS) == list(range(1, 31))
