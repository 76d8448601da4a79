"""Decks of the duel: the forty cards, decks by chance, built decks and what is wrong with some, ready decks."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import Deck

from .table import count

GAME = dw.game("duel")
FIGURES = """Blue-Eyes White Dragon 3000/2500 L8; Cosmo Queen 2900/2450 L8; Dark Magician 2500/2200 L7;
Fence Guard 2500/2200 L7; Red-Eyes Black Dragon 2400/2000 L7; Gaia The Fierce Knight 2300/2100 L7;
Summoned Skull 2500/1200 L6; Fence Guard Magician 2000/1700 L6; Dark Magician Girl 2000/1700 L6;
Curse Of Dragon 2000/1500 L5; Fence Guard Dragon 1900/1900 L5; Alexandrite Dragon 2000/100 L4;
Vorse Raider 1900/1200 L4; Gemini Elf 1900/900 L4; Fence Guard Apprentice 1700/1300 L4;
Beta The Magnet Warrior 1700/1000 L4; Alligator Sword 1500/1200 L4; Gamma The Magnet Warrior 1500/1800 L4;
Celtic Guardian 1400/1200 L4; Alpha The Magnet Warrior 1400/1700 L4; Harpie Lady 1300/1400 L4;
Big Shield Gardna 100/2600 L4; Witty Phantom 1400/1300 L3; Baby Dragon 1200/700 L3; Cyber Jar 900/900 L3;
Clown Zombie 1350/0 L2; Time Wizard 500/400 L2; Man-Eater Bug 450/600 L2; Kuriboh 300/200 L1; Mokey Mokey 300/100 L1"""
SPELLS = """Card Destruction; Change Of Heart; Dark Hole; Graceful Dice; Harpie's Feather Duster; Heavy Storm;
Mage Power; Monster Reborn; Pot of Greed; Raigeki"""


def deck(**copies: int) -> Deck:
    """A deck of cards by their ids."""
    return Deck("Mine", "duel", {"main": {f"duel/{name.replace('_', '-')}": n for name, n in copies.items()}})


def codes(found: Deck) -> list[str]:
    return [fault.code for fault in GAME.check(found)]


def test_the_thirty_monsters_have_the_figures_of_the_course() -> None:
    found = []
    for card in GAME.cards():
        if card.kind == "monster":
            numbers = card.numbers
            found.append(f"{card.name} {numbers['attack']}/{numbers['defense']} L{numbers['level']}")
    assert found == " ".join(FIGURES.split()).split("; ")
    levels = [card.numbers["level"] for card in GAME.cards() if card.kind == "monster"]
    assert [levels.count(level) for level in range(8, 0, -1)] == [2, 4, 3, 2, 11, 3, 3, 2]


def test_the_ten_spells_are_those_of_the_course() -> None:
    assert [card.name for card in GAME.cards() if card.kind == "spell"] == " ".join(SPELLS.split()).split("; ")


# --- decks by chance ---


@pytest.mark.parametrize("seed", range(20))
def test_a_deck_by_chance_has_15_monsters_and_5_spells_and_is_legal(seed: int) -> None:
    for dealt in GAME.pair(None, seed):
        kinds = [GAME.find(name) for name, copies in dealt.cards["main"].items() for _ in range(copies)]
        assert [card.kind for card in kinds if card].count("monster") == 15
        assert [card.kind for card in kinds if card].count("spell") == 5
        assert codes(dealt) == []


def test_decks_are_drawn_with_replacement() -> None:
    dealt = [deck for seed in range(30) for deck in GAME.pair(None, seed)]
    assert max(copies for deck in dealt for copies in deck.cards["main"].values()) > 2
    seen = {card for deck in dealt for card in deck.cards["main"]}
    assert seen == {card.id for card in GAME.cards()}  # and any of the forty may come


def test_the_same_seed_deals_the_same_decks_and_each_player_another() -> None:
    assert GAME.pair(None, 7) == GAME.pair(None, 7) != GAME.pair(None, 8)
    first, second = GAME.pair(None, 7)
    assert first.cards != second.cards


def test_a_duel_without_spells_is_a_rule() -> None:
    vanilla = dw.game("duel", rules={"deck_monsters": 20, "deck_spells": 0})
    for dealt in vanilla.pair(None, 3):
        assert sum(dealt.cards["main"].values()) == 20
        assert {card.kind for name in dealt.cards["main"] if (card := vanilla.find(name))} == {"monster"}
        assert vanilla.check(dealt) == []
    state = vanilla.start(seed=3)
    assert count(state, state.first, "deck") == 14
    assert [fault.code for fault in vanilla.check(GAME.decks()[0])] == ["monster_count", "spell_count"]


# --- built decks ---


def test_a_built_deck_of_15_monsters_and_5_spells_is_legal_with_any_copies() -> None:
    built = deck(kuriboh=15, raigeki=5)
    assert codes(built) == []
    assert count(GAME.start((built, built), seed=1), 0, "deck") in (14, 15)


FAULTS = {
    "wrong_game": Deck("Mine", "chess", {"main": {"duel/kuriboh": 15, "duel/raigeki": 5}}),
    "unknown_section": Deck("Mine", "duel", {"main": {"duel/kuriboh": 15, "duel/raigeki": 5}, "side": {}}),
    "unknown_card": deck(kuriboh=15, raigeki=5, kuribo=1),
    "no_copies": deck(kuriboh=15, raigeki=5, time_wizard=0),
    "monster_count": deck(kuriboh=14, raigeki=5),
    "spell_count": deck(kuriboh=15, raigeki=6),
}


@pytest.mark.parametrize("code", FAULTS)
def test_a_deck_that_breaks_a_rule_is_told_which_in_every_language(code: str) -> None:
    faults = GAME.check(FAULTS[code])
    assert [fault.code for fault in faults] == [code]
    assert faults[0].rule == "Deck"
    for lang in ("en", "fr", "ru"):
        words = faults[0].text(lang)
        assert words.endswith(".") and "{" not in words


def test_the_sentences_name_what_is_wrong() -> None:
    assert GAME.check(FAULTS["monster_count"])[0].text("en") == "The deck has 14 monsters; it needs exactly 15."
    assert GAME.check(FAULTS["unknown_card"])[0].params["near"] == "duel/kuriboh"


def test_an_empty_deck_lacks_both_and_a_blank_card_is_no_card() -> None:
    assert codes(deck()) == ["monster_count", "spell_count"]
    assert codes(deck(kuriboh=15, raigeki=5, blank=1)) == ["unknown_card"]


def test_nobody_can_play_with_an_illegal_deck() -> None:
    with pytest.raises(dw.IllegalDeck, match="14 monsters") as caught:
        GAME.start((GAME.decks()[0], FAULTS["monster_count"]))
    assert [fault.code for fault in caught.value.violations] == ["monster_count"]


def test_the_ready_decks_are_legal_and_can_be_played() -> None:
    assert len({deck.name for deck in GAME.decks()}) == len(GAME.decks()) == 3
    for ready in GAME.decks():
        assert codes(ready) == [], ready.name
        state = GAME.start((ready, GAME.decks()[0]), seed=2)
        assert dw.playout(state, 2) in (0, 1)
