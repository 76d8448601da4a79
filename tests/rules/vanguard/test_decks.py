"""The D format's deck rules, one fault at a time."""

from __future__ import annotations

import msgspec
import pytest

import duelwright as dw
from duelwright import CardDef, Deck, Game
from duelwright.core import decklist
from duelwright.core.rng import seeded
from duelwright.games.vanguard.decks import VIOLATIONS, random_deck
from duelwright.games.vanguard.make import g_unit, order
from duelwright.games.vanguard.vocabulary import Play
from duelwright.language.nodes import Draw

from .table import BOWLER, GAME, HEAL, OVER, SHIPPED, TRICKSTAR

READY = GAME.decks()[0]


def another(name: str) -> CardDef:
    """The same card under another name."""
    card = GAME.find(name)
    assert card is not None
    return msgspec.structs.replace(card, id=f"test/{card.id}", name=f"Another {name}")


SENTINEL = "Escort Stealth Dragon, Hayashi Kaze"


def ace(name: str) -> CardDef:
    """The same card under another name, as an ace unit."""
    card = another(name)
    return msgspec.structs.replace(card, traits={**card.traits, "icons": (*card.traits["icons"], "ace unit")})


PIECE = order("test/regalis", "A Piece", "Dragon Empire", 3, Play((Draw(1),), limit="regalis piece"))
MADE = [another(HEAL), another(OVER), another(SENTINEL), ace(TRICKSTAR), ace(BOWLER), PIECE]
MADE += [g_unit(f"test/g{i}", f"Test Dragon {i}", "Dragon Empire", 15000) for i in range(5)]
MORE = Game(GAME.blueprint, GAME.rules, [*GAME.cards(), *MADE])


def deck(main: dict[str, int] | None = None, ride: dict[str, int] | None = None) -> Deck:
    """D-SD01 with some copies changed; a short number is one of its own cards, and none means to leave it out."""
    lists = READY.copied()
    for section, changes in (("main", main), ("ride", ride)):
        for name, copies in (changes or {}).items():
            lists[section][name if "/" in name else f"d-sd01/{name}"] = copies
    kept = {section: {name: n for name, n in row.items() if n != -1} for section, row in lists.items()}
    return Deck("Mine", "vanguard-d", kept)


def codes(found: Deck) -> list[str]:
    return [fault.code for fault in MORE.check(found)]


FAULTS = {
    "wrong_game": Deck("Mine", "chess", READY.cards),
    "unknown_section": Deck("Mine", "vanguard-d", {**READY.cards, "side": {}}),
    "unknown_card": deck({"009": 3, "099": 1}),
    "no_copies": deck({"004": 0}),
    "too_many_copies": deck({"001": 4, "009": 3}),
    "deck_size": deck({"009": 3}),
    "ride_deck": deck({"015": 4}, {"001": -1}),
    "trigger_count": deck({"013": 4, "009": 3}),
    "heal_count": deck({"013": 2, "test/d-sd01/014": 1}),
    "over_count": deck({"013": 2, "test/d-sd01/010": 1}),
    "sentinel_count": deck({"009": 3, "test/d-sd01/008": 1}),
    "several_nations": deck({"009": 3, "d-sd02/004": 1}),
    "ace_count": deck({"009": 2, "test/d-sd01/009": 1, "test/d-sd01/007": 1}),
    "regalis_count": deck({"009": 2, "test/regalis": 2}),
    "crest_count": deck({}, {"dz-td01/005": 2}),
    "g_zone_size": Deck("Mine", "vanguard-d", {**READY.cards, "G": {f"test/g{i}": 4 for i in range(5)}}),
    "g_zone_kind": Deck("Mine", "vanguard-d", {**READY.cards, "G": {"d-sd01/004": 1}}),
    "outside_card": deck({"009": 3, "test/g0": 1}),
}


def test_the_ready_decks_are_legal_and_can_be_played() -> None:
    assert [ready.name for ready in GAME.decks()] == ["D-SD01", "D-SD02", "Keter Starter", "Lyrical Starter"]
    for ready in SHIPPED.decks():
        assert SHIPPED.check(ready) == []
        assert dw.playout(SHIPPED.start((ready, READY), seed=2), 2) in (0, 1)


ELSEWHERE = {"several_clans", "no_starter", "kind_count"}  # shown in `test_v_format` and below


def test_every_fault_is_shown_here() -> None:
    assert sorted([*FAULTS, *ELSEWHERE]) == sorted([*VIOLATIONS, *decklist.VIOLATIONS])


@pytest.mark.parametrize("code", FAULTS)
def test_a_deck_that_breaks_a_rule_is_told_which(code: str) -> None:
    """A: decks."""
    faults = MORE.check(FAULTS[code])
    assert [fault.code for fault in faults] == [code]
    assert faults[0].rule == "Deck"
    assert faults[0].sentence.endswith(".") and "{" not in faults[0].sentence


def test_five_heal_triggers_of_two_names_are_too_many() -> None:
    """H 2 [S0,S1,W]."""
    fault = MORE.check(FAULTS["heal_count"])[0]
    assert (fault.params["count"], fault.params["most"]) == (5, 4)
    assert codes(deck({"014": 3, "test/d-sd01/014": 1})) == []


def test_five_sentinels_of_two_names_are_too_many() -> None:
    """H 4 [S1,E1]."""
    fault = MORE.check(FAULTS["sentinel_count"])[0]
    assert (fault.params["count"], fault.params["most"]) == (5, 4)
    assert codes(deck({"008": 3, "test/d-sd01/008": 1})) == []


def test_copies_are_counted_over_main_and_ride_deck() -> None:
    """H 6 [W]."""
    fault = MORE.check(FAULTS["too_many_copies"])[0]
    assert (fault.params["card"], fault.params["count"]) == ("Chakrabarthi Divine Dragon, Nirvana", 5)


def test_one_over_trigger_is_allowed() -> None:
    """A: over-trigger limit [QA]."""
    assert MORE.check(FAULTS["over_count"])[0].params["most"] == 1


def test_fifty_cards_beside_the_ride_deck_are_allowed_too() -> None:
    """A: main deck size [W, CR 4.55]."""
    larger = deck({"005": 4, "007": 4, "015": 4, "004": 1})
    assert sum(larger.cards["main"].values()) == 50 and codes(larger) == []
    strict = GAME.but({"deck_size_without_ride_deck": False})
    assert [fault.code for fault in strict.check(larger)] == ["deck_size"]


def test_mixed_nations_are_a_rule() -> None:
    """A: nation restriction [K]."""
    mixed = GAME.but({"one_group": "none"})
    assert mixed.check(FAULTS["several_nations"]) == []


def test_a_card_without_a_nation_fits_everywhere() -> None:
    """A: every D-SD list holds the same over trigger."""
    assert all(ready.cards["main"]["d-sd01/010"] == 1 for ready in GAME.decks()[:2])
    assert all(ready.cards["main"]["dz-ss06/020"] == 1 for ready in GAME.decks()[2:])


def test_all_faults_are_told_at_once() -> None:
    """A.2: refused with all reasons."""
    empty = Deck("Mine", "vanguard-d", {})
    assert codes(empty) == ["deck_size", "ride_deck", "trigger_count"]
    with pytest.raises(dw.IllegalDeck) as caught:
        GAME.start((empty, READY))
    assert [fault.code for fault in caught.value.violations] == ["deck_size", "ride_deck", "trigger_count"]


def test_the_later_starters_have_fifty_cards_a_ride_deck_and_a_crest() -> None:
    """A: main deck size; 50 + 4 + crest is legal [W, CR 4.55]."""
    for ready in SHIPPED.decks()[2:]:
        assert (sum(ready.cards["main"].values()), sum(ready.cards["ride"].values())) == (50, 5)
        assert SHIPPED.check(ready) == []


def test_a_card_may_lower_its_own_limit() -> None:
    """A: same-name copies; a deck-construction CONT."""
    lists = SHIPPED.decks()[2].copied()
    lists["main"]["dz-ss06/020"] = 2
    lists["main"]["dz-td04/006"] = 3
    fault = SHIPPED.check(Deck("Mine", "vanguard-d", lists))[0]
    assert (fault.code, fault.params["most"]) == ("too_many_copies", 1)


@pytest.mark.parametrize(("decks", "winner"), [(("Bad", "D-SD02"), 1), (("D-SD01", "Bad"), 0), (("Bad", "Bad"), None)])
def test_by_a_rules_field_an_illegal_deck_loses_at_once(decks: tuple[str, str], winner: int | None) -> None:
    """A.2, H 1: the offender loses; both at fault in the same way, a draw [S0,E2]."""
    strict = GAME.but({"on_illegal_deck": "lose"})
    bad = deck({"013": 2})
    state = strict.start((bad if decks[0] == "Bad" else decks[0], bad if decks[1] == "Bad" else decks[1]))
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (winner, "illegal_deck")
    assert state.view(0).result == state.result


def test_random_decks_are_legal() -> None:
    for seed in range(20):
        assert SHIPPED.check(random_deck(SHIPPED, seeded(seed, "decks"))) == []


def test_tournaments_cap_each_kind_of_trigger() -> None:
    """A: per-trigger-type cap, optional [W]."""
    capped = GAME.but({"trigger_kind_cap": 3})
    faults = capped.check(READY)
    assert [(fault.code, fault.params["icon"]) for fault in faults] == [
        ("kind_count", "critical"),
        ("kind_count", "draw"),
    ]
