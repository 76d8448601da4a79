"""What a deck's list tells: counts, the opening hand, rides on time, and where two decks differ."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, sqrt
from random import Random

import msgspec
import pytest

import duelwright as dw
from duelwright.core.deck import Deck
from duelwright.facets.figures import Rides
from duelwright.games import SHIPPED
from duelwright.games.vanguard.figures import on_time
from duelwright.library.statistics import Comparison, Odds, Statistics, compare, hand, statistics

READY = [(key, deck.name) for key in SHIPPED for deck in dw.game(key).decks()]
GRADES = {1: "td01/008", 2: "td01/004", 3: "td01/001", 0: "td01/012"}


def ready(key: str, name: str) -> Statistics:
    return statistics(dw.game(key), dw.game(key).deck(name))


def premium(**main: int) -> Deck:
    """A list of TD01's cards by their numbers: `n006=4` are four of td01/006."""
    return Deck("Mine", "vanguard-premium", {"main": {f"td01/{name[1:]}": n for name, n in main.items()}})


def of_grades(one: int, two: int, three: int, zero: int) -> Deck:
    cards = {GRADES[1]: one, GRADES[2]: two, GRADES[3]: three, GRADES[0]: zero}
    return Deck("Grades", "vanguard-premium", {"main": {name: n for name, n in cards.items() if n}})


def from_main(deck: Deck) -> tuple[float, float, float]:
    curve = statistics(dw.game("vanguard-premium"), deck).ride_curve
    assert curve is not None
    return curve.first.from_main


# --- counts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "name"), READY)
def test_every_ready_deck_has_statistics_that_can_be_sent(key: str, name: str) -> None:
    found = ready(key, name)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Statistics) == found
    assert found.unknown == 0
    assert sum(found.sections["main"].kinds.values()) == found.sections["main"].count
    assert (found.ride_curve is not None) == key.startswith("vanguard")


def test_td01_is_counted_by_grade_trigger_and_clan() -> None:
    main = ready("vanguard-premium", "TD01").sections["main"]
    assert main.count == 50
    assert main.grades == {0: 17, 1: 14, 2: 12, 3: 7}
    assert main.triggers == {"critical": 4, "draw": 4, "heal": 4, "stand": 4}
    assert main.kinds == {"unit": 34, "trigger unit": 16}
    assert main.clans == {"Royal Paladin": 50}


def test_a_ride_deck_is_counted_apart() -> None:
    sections = ready("vanguard-d", "D-SD01").sections
    assert sections["main"].count == 46
    assert sections["ride"].grades == {0: 1, 1: 1, 2: 1, 3: 1}
    assert sections["main"].kinds["normal order"] == 3


def test_shields_add_up_and_power_is_averaged_by_grade() -> None:
    game = dw.game("vanguard-premium")
    cards = {name: game.definitions[game.index[f"td01/{name}"]].numbers for name in ("001", "003", "006")}
    main = statistics(game, premium(n001=1, n003=3, n006=2)).sections["main"]
    assert main.shield == 2 * cards["006"]["shield"]
    assert main.power[3] == (cards["001"]["power"] + 3 * cards["003"]["power"]) / 4


def test_a_duel_deck_has_averages_of_its_monsters() -> None:
    main = statistics(
        dw.game("duel"),
        Deck("Two", "duel", {"main": {"duel/blue-eyes-white-dragon": 1, "duel/dark-magician": 3}}),
    ).sections["main"]
    assert main.averages == {"attack": 2625, "defense": 2275, "level": 7.25}
    assert main.grades == {} and main.shield == 0


def test_an_asigoc_hand_has_four_cards() -> None:
    found = ready("asigoc", "Ford Raiders")
    assert found.opening.hand == 4
    assert found.sections["ace"].kinds == {"ace": 1}
    assert set(found.sections["main"].averages) == {"attack", "block"}
    assert found.opening.cards[next(iter(found.opening.cards))].one == pytest.approx(4 / 15)


def test_the_rules_say_how_many_cards_a_hand_has() -> None:
    game = dw.game("duel", rules={"opening_hand": 7})
    assert statistics(game, game.deck("First Strike")).opening.hand == 7


def test_cards_that_no_game_knows_are_counted_as_unknown() -> None:
    deck = Deck("Odd", "vanguard-d", {"main": {"nobody/1": 3, "td01/001": 2, "": 1}, "side": {"d-sd01/001": 4}})
    found = statistics(dw.game("vanguard-d"), deck)
    assert found.unknown == 6
    assert found.sections["main"].kinds == {}
    assert found.sections["side"].grades == {3: 4}
    assert found.opening.cards["nobody/1"].copies == 3
    assert len(hand(dw.game("vanguard-d"), deck, 1)) == 5


def test_copies_below_one_are_no_cards_and_endless_ones_are_not_dealt() -> None:
    deck = Deck("Odd", "duel", {"main": {"duel/kuriboh": -4, "duel/dark-magician": 10**30}, "side": {"x": 0}})
    found = statistics(dw.game("duel"), deck)
    assert list(found.sections) == ["main"] and found.sections["main"].count == 999
    assert hand(dw.game("duel"), deck, 3) == ["duel/dark-magician"] * 5


@pytest.mark.parametrize("key", SHIPPED)
def test_an_empty_deck_has_statistics(key: str) -> None:
    found = statistics(dw.game(key), Deck("Nothing", key, {}))
    assert found.sections == {} and found.opening.hand == 0
    assert hand(dw.game(key), Deck("Nothing", key, {"main": {}}), 1) == []
    assert found.ride_curve is None or found.ride_curve.first == Rides((0, 0, 0), (0, 0, 0), (0, 0, 0))


# --- the opening hand -------------------------------------------------------------------------------------------------


def test_four_of_forty_nine_are_in_a_hand_of_five_by_the_textbook() -> None:
    found = ready("vanguard-premium", "TD01").opening
    assert found.cards["td01/001"].copies == 4
    assert found.cards["td01/001"].one == pytest.approx(1 - comb(45, 5) / comb(49, 5), abs=1e-15)
    assert found.trigger is not None
    assert found.trigger.one == pytest.approx(1 - comb(33, 5) / comb(49, 5), abs=1e-15)


@pytest.mark.parametrize(("key", "name"), READY)
def test_numbers_of_copies_in_a_hand_exclude_one_another(key: str, name: str) -> None:
    opening = ready(key, name).opening
    rows: list[Odds] = [*opening.cards.values(), *opening.kinds.values(), *opening.grades.values()]
    for odds in [*rows, *([opening.trigger] if opening.trigger else [])]:
        assert sum(odds.exactly) == pytest.approx(1, abs=1e-12)
        assert odds.one == pytest.approx(1 - odds.exactly[0], abs=1e-12)


def test_expected_cards_of_all_grades_fill_the_hand() -> None:
    opening = ready("vanguard-v", "V-TD01").opening
    expected = sum(n * odds for grade in opening.grades.values() for n, odds in enumerate(grade.exactly))
    assert expected == pytest.approx(5)


def test_the_starter_leaves_the_main_deck_before_the_hand_is_drawn() -> None:
    found = ready("vanguard-premium", "TD01")
    assert found.starter == "td01/012"
    assert "td01/012" not in found.opening.cards
    assert sum(odds.copies for odds in found.opening.cards.values()) == 49
    assert found.sections["main"].count == 50


def test_a_deck_may_name_its_starter() -> None:
    game = dw.game("vanguard-premium")
    deck = msgspec.structs.replace(game.deck("TD01"), first="td01/013")
    found = statistics(game, deck)
    assert found.starter == "td01/013"
    assert found.opening.cards["td01/013"].copies == 3
    assert found.opening.trigger is not None and found.opening.trigger.copies == 15


def test_a_ride_deck_brings_the_starter() -> None:
    found = ready("vanguard-d", "D-SD01")
    assert found.starter == ""
    assert sum(odds.copies for odds in found.opening.cards.values()) == 46


# --- rides ------------------------------------------------------------------------------------------------------------


def test_a_deck_without_grade_1_never_rides() -> None:
    assert list(from_main(of_grades(0, 20, 20, 10))) == [0, 0, 0]


def test_a_deck_of_grade_1_alone_rides_once() -> None:
    assert list(from_main(of_grades(49, 0, 0, 1))) == [1, 0, 0]


def test_one_grade_1_among_twenty_cards_by_hand() -> None:
    """In the hand 5/20; else among five replacements of 15, 1/3; else on top of 15 shuffled cards, 1/15.

    So 1/4 + 3/4 * (1/3 + 2/3 * 1/15) = 1/4 + 3/4 * 17/45 = 8/15. The starter makes it 21 cards.
    """
    assert on_time((1, 0, 0), 20, 5, (1,)) == Fraction(8, 15)
    assert from_main(of_grades(1, 0, 0, 20))[0] == pytest.approx(8 / 15, abs=1e-15)


def test_a_deck_of_seven_cards_is_seen_to_its_end() -> None:
    """Five in hand, at most two replaced: all seven are seen, whatever was returned."""
    assert on_time((1, 1, 1), 7, 5, (1, 2, 3)) == 1


def test_an_order_of_grade_1_cannot_be_ridden() -> None:
    game = dw.game("vanguard-d")
    orders = [card.id for card in game.cards() if card.kind == "normal order" and card.numbers["grade"] == 1]
    curve = statistics(game, Deck("Orders", game.key, {"main": dict.fromkeys(orders, 20)})).ride_curve
    assert orders and curve is not None and curve.first.held[0] == 0


def test_with_a_ride_deck_every_ride_is_certain_and_the_main_deck_is_told_all_the_same() -> None:
    curve = ready("vanguard-d", "Keter Starter").ride_curve
    assert curve is not None and curve.ride_deck
    assert list(curve.first.ride) == [1, 1, 1]
    assert 0 < curve.first.from_main[2] < curve.first.from_main[0] < 1


def test_a_ride_deck_that_lacks_a_grade_is_none() -> None:
    game = dw.game("vanguard-d")
    cards = game.deck("D-SD01").copied()
    del cards["ride"]["d-sd01/003"]
    curve = statistics(game, Deck("Lame", game.key, cards)).ride_curve
    assert curve is not None and not curve.ride_deck
    assert curve.first.ride == curve.first.from_main


def test_who_goes_first_draws_too() -> None:
    """QA Q1: the first player draws on the first turn, so that the curve is the same for both."""
    curve = ready("vanguard-v", "V-TD01").ride_curve
    assert curve is not None
    assert curve.first == curve.second


def test_without_a_first_draw_the_first_player_rides_less_often() -> None:
    game = dw.game("vanguard-v", rules={"first_turn_draw": False})
    curve = statistics(game, game.deck("V-TD01")).ride_curve
    assert curve is not None
    assert all(first < second for first, second in zip(curve.first.ride, curve.second.ride, strict=True))


def enumerated(copies: tuple[int, int, int], size: int, draws: int) -> list[Fraction]:
    """The same curve another way: every opening hand, every replacement, every run of draws, by their composition."""
    deck = (*copies, size - sum(copies))
    reached = [Fraction(0)] * 3
    for opening in hands(deck, 5):
        rest = taken(deck, opening)
        kept = tuple(int(n > 0) for n in opening[:3])
        for new in hands(rest, 5 - sum(kept)):
            now = (*(k + n for k, n in zip(kept, new, strict=False)), 0)
            left = taken(deck, (*now[:3], 5 - sum(now)))
            odds = chance(deck, opening) * chance(rest, new)
            for drawn in product(range(4), repeat=draws):
                rode, weight = ridden(now, left, drawn)
                for grade in range(rode):
                    reached[grade] += odds * weight
    return reached


def hands(deck: tuple[int, ...], size: int) -> list[tuple[int, ...]]:
    found = [(a, b, c, size - a - b - c) for a, b, c in product(range(size + 1), repeat=3) if a + b + c <= size]
    return [hand for hand in found if all(n <= m for n, m in zip(hand, deck, strict=True))]


def taken(deck: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(m - n for m, n in zip(deck, cards, strict=True))


def chance(deck: tuple[int, ...], cards: tuple[int, ...]) -> Fraction:
    ways = 1
    for m, n in zip(deck, cards, strict=True):
        ways *= comb(m, n)
    return Fraction(ways, comb(sum(deck), sum(cards)))


def ridden(hand: tuple[int, ...], deck: tuple[int, ...], drawn: tuple[int, ...]) -> tuple[int, Fraction]:
    """How far the rides come on time with these draws, and the odds of these draws."""
    now, left, weight, rode = list(hand), list(deck), Fraction(1), 0
    for turn, card in enumerate(drawn):
        weight *= Fraction(max(0, left[card]), sum(left))
        left[card] -= 1
        now[card] += 1
        rode += int(rode == turn and now[turn] > 0)
    return rode, weight


@pytest.mark.parametrize(("copies", "size"), [((14, 12, 7), 49), ((3, 1, 2), 12), ((2, 9, 1), 16), ((0, 4, 4), 15)])
def test_the_closed_form_equals_the_enumeration_of_all_hands(copies: tuple[int, int, int], size: int) -> None:
    wanted = [(1,), (1, 2), (1, 2, 3)]
    assert [on_time(copies, size, 5, grades) for grades in wanted] == enumerated(copies, size, 3)


TRIALS = 20_000


def simulated(key: str, name: str) -> list[float]:
    """The rides of many shuffled decks, by the words of the rules: bottom, top, shuffle, one card a turn."""
    game = dw.game(key)
    chance = Random(f"{key} {name}")
    cards = [game.definitions[game.index[card]] for card, n in game.deck(name).cards["main"].items() for _ in range(n)]
    cards.remove(next(card for card in cards if card.kind == "unit" and card.numbers["grade"] == 0))
    reached = [0, 0, 0]
    for _ in range(TRIALS):
        deck = [card.numbers["grade"] for card in cards]
        chance.shuffle(deck)
        held, deck = deck[:5], deck[5:]
        kept = [grade for grade in (1, 2, 3) if grade in held]
        back = held[:]
        for grade in kept:
            back.remove(grade)
        deck += back
        held, deck = kept + deck[: len(back)], deck[len(back) :]
        chance.shuffle(deck)
        for turn in (1, 2, 3):
            held.append(deck.pop())
            if turn not in held:
                break
            reached[turn - 1] += 1
    return [n / TRIALS for n in reached]


@pytest.mark.parametrize(("key", "name"), [("vanguard-premium", "TD01"), ("vanguard-v", "V-TD01")])
def test_shuffled_decks_ride_as_often_as_the_curve_says(key: str, name: str) -> None:
    curve = ready(key, name).ride_curve
    assert curve is not None
    for exact, seen in zip(curve.first.ride, simulated(key, name), strict=True):
        assert abs(exact - seen) < 4 * sqrt(exact * (1 - exact) / TRIALS)


# --- a hand to try ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "name"), READY)
def test_a_hand_is_the_same_for_the_same_seed_and_comes_from_the_main_deck(key: str, name: str) -> None:
    game = dw.game(key)
    deck = game.deck(name)
    drawn = hand(game, deck, 7)
    assert drawn == hand(game, deck, 7)
    assert len(drawn) == ready(key, name).opening.hand
    assert all(drawn.count(card) <= deck.cards["main"][card] for card in drawn)
    assert len({tuple(hand(game, deck, seed)) for seed in range(20)}) > 10


def test_the_starter_is_never_in_a_hand() -> None:
    game = dw.game("vanguard-premium")
    assert all("td01/012" not in hand(game, game.deck("TD01"), seed) for seed in range(300))


def test_the_order_of_a_list_does_not_change_the_hand() -> None:
    game = dw.game("duel")
    deck = game.deck("Stone Wall")
    turned = Deck("Turned", "duel", {"main": dict(reversed(deck.cards["main"].items()))})
    assert hand(game, deck, 5) == hand(game, turned, 5)


# --- two decks --------------------------------------------------------------------------------------------------------


def test_two_decks_differ_by_cards_and_by_counts() -> None:
    game = dw.game("vanguard-premium")
    found = compare(game, premium(n001=4, n002=1, n006=3), premium(n001=2, n006=3, n009=2))
    main = found.sections["main"]
    assert main.only_first == {"td01/002": 1}
    assert main.only_second == {"td01/009": 2}
    assert main.changed == {"td01/001": (4, 2)}
    assert found.common == 5
    assert found.first.sections["main"].count == 8


def test_a_section_of_one_deck_only_is_compared_too() -> None:
    game = dw.game("vanguard-premium")
    found = compare(game, game.deck("TD01"), game.deck("G-TD01"))
    assert list(found.sections) == ["main", "G"]
    assert found.sections["G"].only_second == {"g-td01/001": 4}


@pytest.mark.parametrize("key", SHIPPED)
def test_a_comparison_reads_the_same_from_both_sides(key: str) -> None:
    game = dw.game(key)
    decks = game.decks()
    one, other = compare(game, decks[0], decks[1]), compare(game, decks[1], decks[0])
    assert one.common == other.common
    assert one.first == other.second and one.second == other.first
    for section, there in one.sections.items():
        back = other.sections[section]
        assert there.only_first == back.only_second and there.only_second == back.only_first
        assert there.changed == {name: (b, a) for name, (a, b) in back.changed.items()}
    assert msgspec.json.decode(msgspec.json.encode(one), type=Comparison) == one


def test_a_deck_does_not_differ_from_itself() -> None:
    game = dw.game("vanguard-d")
    found = compare(game, game.deck("D-SD01"), game.deck("D-SD01"))
    assert found.common == 50
    assert all(not (d.only_first or d.only_second or d.changed) for d in found.sections.values())
