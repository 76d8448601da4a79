"""The referee finds what is wrong: faults are planted into the plain engine, and each must be found as what it is.

Compiled code calls its own functions directly, so nothing can be planted there: these tests are for the plain sources,
and who runs them against the installed package is told so.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duelwright.core import moves
from duelwright.core.modifiers import value
from duelwright.core.state import State
from duelwright.games.vanguard import battle, board, legality, options, playable, procedures, refusals
from duelwright.games.vanguard import names as n
from duelwright.games.vanguard.execute import actions, effects
from duelwright.games.vanguard.rules import VanguardRules, rules_of

from ..mode import IS_INSTALLED
from .fights import fight, library
from .referee import judge_fight

Plant = Callable[[pytest.MonkeyPatch], None]


def values(change: Callable[[State, int, int, int], int]) -> Plant:
    """The battle reads numbers of units otherwise: `change` has the state, the card, the stat and the true number."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(battle, "value", lambda state, card, stat: change(state, card, stat, value(state, card, stat)))

    return plant


def rules(module: object, **fields: int) -> Plant:
    """A module reads other rules than the format's."""

    def other(state: State) -> VanguardRules:
        found = rules_of(state).but(**fields)
        assert isinstance(found, VanguardRules)
        return found

    return lambda patch: patch.setattr(module, "rules_of", other)


def weaker_target(state: State, card: int, stat: int, true: int) -> int:
    attacked = state.game.place_seat[state.place[card]] != state.active
    return max(0, true - 4000) if stat == n.POWER and attacked else true


def one_drive_more(state: State, card: int, stat: int, true: int) -> int:
    return true + 1 if stat == n.DRIVE and true > 0 else true


def one_critical_less(state: State, card: int, stat: int, true: int) -> int:
    return true - 1 if stat == n.CRITICAL else true


def heal_anyway(patch: pytest.MonkeyPatch) -> None:
    def may_heal(state: State, seat: int) -> bool:
        return len(state.zones[state.game.place(seat, n.DAMAGE)]) > 0

    patch.setattr(battle, "may_heal", may_heal)


def boost_across(patch: pytest.MonkeyPatch) -> None:
    """The unit behind the vanguard boosts the left column."""
    patch.setattr(battle, "behind", lambda circle: n.R4 if circle == n.R1 else board.behind(circle))


def no_shields(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(board, "shield", lambda state, card, place, seat: 0)


def ride_two_up(patch: pytest.MonkeyPatch) -> None:
    def why_not_ride(state: State, seat: int, card: int) -> int:
        why = legality.why_not_ride(state, seat, card)
        step = board.grade(state, card) - board.grade(state, board.vanguard(state, seat))
        return 0 if why == refusals.RIDE_GRADE and step == 2 else why

    patch.setattr(options, "why_not_ride", why_not_ride)


def two_rides(patch: pytest.MonkeyPatch) -> None:
    rules(procedures, normal_rides=2)(patch)
    rules(legality, normal_rides=2)(patch)


def one_blast_short(patch: pytest.MonkeyPatch) -> None:
    """One card of a counter blast stays face up."""
    flip = actions.flip
    patch.setattr(actions, "flip", lambda state, seat, cards, face: flip(state, seat, cards[face:], face))


def soul_stays(patch: pytest.MonkeyPatch) -> None:
    """A soul blast puts one card less into the drop zone, and says nothing of it."""
    soul_blast = actions.soul_blast

    def blast(state: State, seat: int, cards: list[int], as_cost: int) -> None:
        soul_blast(state, seat, cards[1:], as_cost)

    patch.setattr(actions, "soul_blast", blast)


def without_limits(patch: pytest.MonkeyPatch) -> None:
    for module in (effects, playable):
        patch.setattr(module, "is_usable", lambda state, seat, source, number: True)


def intercept_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(legality, "can_intercept", lambda state, card: True)


def unseen_draw(patch: pytest.MonkeyPatch) -> None:
    """A card of the deck goes to the hand, and no event says so."""
    true_draw = actions.draw_cards

    def draw(state: State, seat: int, count: int, normal: int) -> None:
        true_draw(state, seat, count, normal)
        if normal and len(state.zones[state.game.place(seat, n.DECK)]) > 1:
            state.logging = False
            moves.move(state, state.zones[state.game.place(seat, n.DECK)][0], state.game.place(seat, n.HAND), 0)
            state.logging = True

    patch.setattr(actions, "draw_cards", draw)


FAULTS: list[
    tuple[str, Plant, str, str, int]
] = [  # what is wrong, how it comes, the rule it is found by, the format, the fight
    ("a hit with less power", values(weaker_target), "Hits", "vanguard-d", 2),
    ("one drive check too many", values(one_drive_more), "Drive checks", "vanguard-v", 0),
    ("one damage too few", values(one_critical_less), "Damage", "vanguard-d", 0),
    ("a heal with less damage than the opponent", heal_anyway, "Heal", "vanguard-v", 2),
    ("a boost from another column", boost_across, "Boost", "vanguard-d", 0),
    ("shields that do not count", no_shields, "Hits", "vanguard-premium", 0),
    ("a ride two grades up", ride_two_up, "Ride", "vanguard-v", 0),
    ("two normal rides in a turn", two_rides, "Ride", "vanguard-premium", 0),
    ("two orders in a turn", rules(playable, order_limit=2), "Orders", "vanguard-d", 34),
    ("a counter blast of one card too few", one_blast_short, "Counter blast", "vanguard-d", 1),
    ("a soul blast of one card too few", soul_stays, "Costs", "vanguard-d", 1),
    ("an ability twice in a turn", without_limits, "Limits", "vanguard-d", 14),
    ("an intercept without the icon", intercept_for_all, "Intercept", "vanguard-premium", 0),
    ("a card that is drawn unseen", unseen_draw, "Zones", "vanguard-v", 0),
]


def findings(game: str, seed: int) -> list[str]:
    return [finding.rule for finding in judge_fight(library(game), fight(game, seed)).findings]


def test_faults_are_planted_into_the_plain_sources() -> None:
    assert not IS_INSTALLED, "nothing can be planted into what is installed: run these with the plain sources"


@pytest.mark.parametrize(
    ("plant", "rule", "game", "seed"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_a_planted_fault_is_found_as_what_it_is(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, rule: str, game: str, seed: int
) -> None:
    plant(monkeypatch)
    assert rule in findings(game, seed)


@pytest.mark.parametrize(("game", "seed"), sorted({fault[3:] for fault in FAULTS}))
def test_nothing_is_found_in_the_same_fights_without_the_fault(game: str, seed: int) -> None:
    assert findings(game, seed) == []
