"""Pools: cards that are added, shared and compiled when they are needed."""

from __future__ import annotations

import msgspec
import pytest

import duelwright as dw
from duelwright.core.card import CardDef
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import Auto, Call, Group, Matches, RearGuardFalls
from duelwright.language.nodes import Draw, This

PREMIUM = dw.game("vanguard-premium")
PLAIN = CardDef("user:mine/1", "Mine", "unit", {"grade": 1, "power": 7000, "shield": 5000})
WAITS = make.unit(
    *("user:mine/2", "Lurker", "Kagero", 2, 9000, 5000), Auto(RearGuardFalls("yours"), (Draw(1),), where=("hand",))
)


def fresh() -> dw.Game:
    return dw.Game(PREMIUM.blueprint, PREMIUM.rules, PREMIUM.cards())


def test_only_what_is_played_with_is_compiled() -> None:
    game = fresh()
    waiting = [game.definitions[defn].name for defn, done in enumerate(game.pool.compiled) if done]
    assert waiting == ["Blank", "Demonic Dragon Berserker, Yaksha"], "what windows open by is compiled at once"
    state = game.start(seed=1)
    brought = {state.defs[card] for card in range(len(state.defs))}
    assert all(game.pool.compiled[defn] for defn in brought)
    assert sum(game.pool.compiled) == len(brought | {0} | set(game.pool.waits)) < len(game.definitions)


def test_a_larger_pool_shares_what_was_made_and_changes_nothing() -> None:
    game = fresh()
    game.start(seed=1)
    before = list(game.abilities)
    larger = game.plus([PLAIN])
    assert larger.abilities[: len(before)] == before, "the same objects"
    assert game.find("Mine") is None and larger.find("mine") == PLAIN
    assert larger.start(seed=1).key() == game.start(seed=1).key()


def test_a_name_means_all_its_printings_the_first_one_first() -> None:
    again = CardDef("user:mine/3", "Mine", "unit", {"grade": 1, "power": 8000, "shield": 5000})
    game = fresh().plus([PLAIN, again])
    assert game.printings("MINE") == [PLAIN, again]
    assert game.find("Mine") == PLAIN


def test_a_card_with_a_known_id_takes_its_place() -> None:
    game = fresh().plus([PLAIN])
    renamed = CardDef(PLAIN.id, "Yours", "unit", dict(PLAIN.numbers))
    changed = game.plus([renamed])
    assert (changed.find("Mine"), changed.find("Yours")) == (None, renamed)
    assert len(changed.cards()) == len(game.cards())
    assert changed.hash != game.hash and changed.format_hash == game.format_hash


def test_a_wrong_card_is_refused_when_it_is_added() -> None:
    wrong = make.unit("user:mine/4", "Wrong", "Kagero", 1, 7000, 5000, Auto(RearGuardFalls(), (Call(This(), "moon"),)))  # type: ignore[arg-type]
    with pytest.raises(dw.CardError, match="Wrong"):
        PREMIUM.plus([wrong])
    with pytest.raises(dw.CardError, match="no kind of card 'pet'"):
        PREMIUM.plus([CardDef("user:mine/5", "Cat", "pet")])


@pytest.mark.parametrize("power", [1 << 70, -(1 << 70)])
def test_a_number_that_no_card_could_have_is_refused(power: int) -> None:
    giant = CardDef("user:giant", "Giant", "unit", {"grade": 1, "power": power}, ())
    with pytest.raises(dw.CardError, match="Giant: power takes a number from"):
        dw.game("vanguard-d", cards=[giant])


def test_windows_open_by_the_cards_that_all_know_of() -> None:
    """Two cards that wait for one timing are one window; what only one side brought opens none."""
    announced, silent = PREMIUM.plus([WAITS]), PREMIUM.plus([WAITS], announced=False)
    assert len(announced.windows()) == len(PREMIUM.windows()) + 1
    assert silent.windows() == PREMIUM.windows() and silent.format_hash == PREMIUM.format_hash
    twin = CardDef("user:mine/6", "Twin", WAITS.kind, WAITS.numbers, WAITS.abilities, "", WAITS.traits)
    assert PREMIUM.plus([WAITS, twin]).windows() == announced.windows()
    assert silent.with_windows(announced.windows()).format_hash == announced.format_hash


def test_other_rules_keep_the_cards() -> None:
    changed = PREMIUM.plus([PLAIN]).but({"normal_rides": 2})
    assert changed.find("Mine") == PLAIN and changed.rules != PREMIUM.rules
    assert changed.format_hash != PREMIUM.format_hash


def test_a_filter_asks_for_traits_whatever_is_in_the_pool() -> None:
    """A name that no card had when an ability was compiled is known once a card has it."""
    asks = make.unit("user:mine/7", "Asker", "Kagero", 1, 7000, 5000,
                     Auto(RearGuardFalls(), (Draw(1),), needs=Matches(Group("vanguard"), that=())))  # fmt: skip
    game = PREMIUM.plus([asks]).plus([PLAIN])
    assert game.titles[game.index[PLAIN.id]] == game.pool.title("Mine")


def test_two_sides_may_bring_cards_of_one_name() -> None:
    """Nobody learns from a refusal what the other has brought."""
    duel = dw.game("duel")
    one = CardDef("user:a/1", "Same Name", "monster", {"attack": 1000, "defense": 1000, "level": 3})
    other = CardDef("user:b/1", "Same Name", "monster", {"attack": 1200, "defense": 900, "level": 4})
    both = duel.plus([one], announced=False).plus([other], announced=False)
    assert both.printings("same name") == [one, other]


def test_where_a_game_has_no_reprints_cards_that_all_know_have_names_of_their_own() -> None:
    one = CardDef("user:a/1", "Same Name", "weapon", {"attack": 1, "block": 1})
    with pytest.raises(dw.CardError, match="share an id or a name"):
        dw.game("asigoc").plus([one]).plus([msgspec.structs.replace(one, id="user:b/1")])


def test_a_guess_draws_from_what_all_know() -> None:
    game = dw.game("duel").plus([CardDef("user:a/1", "Mine", "monster", {"attack": 1, "level": 1})], announced=False)
    view = game.start(seed=3).view(0)
    for seed in range(30):
        guess = game.determinize(view, seed)
        assert game.index["user:a/1"] not in guess.defs
