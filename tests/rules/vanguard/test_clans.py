"""Cards without a clan among clans (CR 2.17.4): triggers, Lord and deck rules of the premium format."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games.vanguard.make import trigger, unit
from duelwright.games.vanguard.vocabulary import Act, Clan, Group
from duelwright.language.nodes import AtLeast, Draw

from .table import YOU, Side, can, options, why_not

RINO, NEHALEM, BORS = "Blaze Maiden, Rino", "Dragon Knight, Nehalem", "Knight of Conviction, Bors"
CRITICAL = "Blaze Maiden, Zonne"  # Dragon Empire, no clan
OVER = "Spiritual King of Determination, Olbaria"  # no clan, no nation
BOBO = "Heat Elemental, Bobo"  # Cray Elemental
GENJO = "Dragon Monk, Genjo"  # Kagero, heal
LIBERATOR = "Solitary Liberator, Gancelot"  # Gold Paladin, Lord
KETER = unit("test/keter", "Test Knight", "Keter Sanctuary", 1, 8000, 5000)
STATELY = unit("test/stately", "Test Noble", "Dark States", 1, 8000, 5000)
STRANGE = unit("test/strange", "Test Stranger", "Faraway", 1, 8000, 5000)
OMEN = trigger("test/omen", "Test Omen", "Faraway", "critical", 10000, 5000, 15000)
SPARK = trigger("test/spark", "Test Spark", "Cray Elemental", "critical", 10000, 5000, 15000)
READER = unit(
    "test/reader", "Test Reader", "Kagero", 3, 11000, 0,
    Act((Draw(1),), gate=AtLeast(1, Group("rear-guards", that=(Clan("Kagero"),)))),
)  # fmt: skip
KNOWN = [card for card in dw.game("vanguard-d").cards() if card.name in (RINO, CRITICAL, OVER)]
PREMIUM = dw.game("vanguard-premium", cards=[*KNOWN, KETER, STATELY, STRANGE, OMEN, SPARK, READER])


def matched(vanguard: str, revealed: str, game: dw.Game = PREMIUM) -> bool:
    """Whether a trigger that this vanguard's drive check reveals counts."""
    seats: list[Side] = [{"V": [vanguard], "deck": [revealed, *["blank"] * 9]}, {"V": [BORS], "deck": ["blank"] * 9}]
    state = game.position({"phase": "battle", "turn": 6, "active": YOU, "first": YOU, "seats": seats})
    for action in ("attack V>V", "pass"):
        state.apply(action)
    told = [event.values["matched"] for event in state.events(None) if event.kind == "ON_CHECK"]
    return bool(told[0])


def test_a_trigger_without_a_clan_counts_for_a_unit_of_its_nation() -> None:
    assert matched(RINO, CRITICAL)  # neither has a clan
    assert matched(NEHALEM, CRITICAL)  # Kagero is a clan of Dragon Empire
    assert matched(RINO, GENJO)
    assert not matched(BORS, CRITICAL)  # Royal Paladin is none


def test_a_nation_of_today_has_the_clans_of_earlier_days() -> None:
    royal = PREMIUM.find("Bringer of Good Luck, Epona")
    assert royal is not None
    assert matched(KETER.name, royal.id) and not matched(STATELY.name, royal.id)


def test_a_nation_that_has_no_clans_counts_for_itself() -> None:
    assert matched(STRANGE.name, OMEN.name) and not matched(RINO, OMEN.name)


def test_cray_elemental_counts_as_every_clan() -> None:
    assert matched(BORS, SPARK.name) and matched(RINO, SPARK.name) and matched(BOBO, GENJO)


def test_a_trigger_of_no_clan_and_no_nation_counts_for_everyone() -> None:
    assert matched(BORS, OVER) and matched(RINO, OVER)
    assert not matched(BORS, OVER, PREMIUM.but({"clans_of_nation": False}))


def test_by_the_letter_of_s0_a_card_has_the_clan_that_is_printed_on_it() -> None:
    literal = PREMIUM.but({"clans_of_nation": False})
    assert not matched(RINO, CRITICAL, literal) and not matched(BORS, SPARK.name, literal)
    assert matched(NEHALEM, GENJO, literal)
    assert "clans_of_nation" in dw.profile("s0-literal")


@pytest.mark.parametrize("beside", [BOBO, KETER.name])
def test_lord_is_at_peace_with_cray_elemental_and_with_its_own_nation(beside: str) -> None:
    state = lord(beside)
    assert can(state, "attack V>V")


@pytest.mark.parametrize("beside", [NEHALEM, STATELY.name])
def test_lord_is_not_with_another_nation(beside: str) -> None:
    assert why_not(lord(beside), "attack V>V") == "lord"


def lord(beside: str) -> dw.State:
    """A vanguard with Lord, and a rear-guard beside it."""
    seats: list[Side] = [{"V": [LIBERATOR], "R1": [beside], "deck": ["blank"] * 9}, {"V": [BORS]}]
    seats[1]["deck"] = ["blank"] * 9
    return PREMIUM.position({"phase": "battle", "turn": 6, "active": YOU, "first": YOU, "seats": seats})


def test_what_a_card_says_of_a_clan_holds_for_a_card_that_counts_as_of_it() -> None:
    for mate, allowed in ((RINO, True), (BOBO, True), (KETER.name, False)):
        seats: list[Side] = [{"V": [READER.name], "R1": [mate], "deck": ["blank"] * 9}, {"V": [BORS]}]
        seats[1]["deck"] = ["blank"] * 9
        state = PREMIUM.position({"phase": "main", "turn": 6, "active": YOU, "first": YOU, "seats": seats})
        assert any(text.startswith("act ") for text in options(state)) == allowed


@pytest.mark.parametrize("key", ["vanguard-d", "vanguard-v"])
def test_cray_elemental_fits_into_every_deck(key: str) -> None:
    elemental = unit("test/elemental", "Test Elemental", "Cray Elemental", 1, 8000, 5000)
    foreigner = unit("test/foreigner", "Test Foreigner", "Faraway", 1, 8000, 5000)
    game = dw.game(key, cards=[elemental, foreigner])
    deck = game.decks()[0]
    mine = next(name for name, copies in deck.cards["main"].items() if copies == 4)
    codes = {}
    for guest in (elemental, foreigner):
        lists = deck.copied()
        lists["main"] |= {mine: 3, guest.id: 1}
        codes[guest.name] = [fault.code for fault in game.check(dw.Deck("Mine", key, lists))]
    assert "several_nations" not in codes[elemental.name] and "several_clans" not in codes[elemental.name]
    assert "several_nations" in codes[foreigner.name]
