"""Keywords of section E and the corners where they meet: locks, orders, costs, tokens, damage by effects."""

from __future__ import annotations

import duelwright as dw
from duelwright.games.vanguard.make import order, unit
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    Continuous,
    CreateToken,
    DealDamage,
    Group,
    PhaseStarts,
    Retired,
    Retiring,
    ToBottomAnyOrder,
    WinFight,
)
from duelwright.language.nodes import Choose, Draw, It, Look, Rest

from .table import (
    BLANKS,
    EGG,
    INFERNO,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    YOU,
    Side,
    asked,
    count,
    ending,
    names,
    options,
    power,
    say,
    shipped,
    why_not,
)

TEST = "A Test Unit"
SANCTITUDE = "Elementaria Sanctitude"
SPRINGS = "Secret Bath Dragoncry Hot Springs"


def made(*abilities: Act | Auto | Continuous, name: str = TEST, grade: int = 3) -> dw.CardDef:
    return unit(f"test/{name.lower().replace(' ', '-')}", name, "", grade, 13000, 0, *abilities)


def fight(phase: str, you: Side, they: Side | None, *cards: dw.CardDef) -> dw.State:
    return shipped(phase, you, they, game=dw.game("vanguard-d", cards=list(cards)))


def locked(card: str) -> Side:
    return {"card": card, "locked": 1, "face": "down"}


# --- lock ---


def test_nothing_moves_through_a_lock_circle() -> None:
    """B: a locked card's circle cannot be moved through [QA Q507]."""
    for you in ({"R1": [REIYU], "R3": [locked(RINO)]}, {"R1": [locked(RINO)], "R3": [REIYU]}):
        state = shipped("main", dict(you))
        assert why_not(state, "move R1") == "locked_circle"
        assert "move R1" not in options(state)


def test_a_locked_card_plays_no_ability() -> None:
    """B: it has no text [QA Q507-509]."""
    waker = made(Auto(PhaseStarts("battle"), (Draw(1),)), name="Waker")
    lender = made(Continuous(Group("vanguard"), "power", 5000), name="Lender")
    awake = fight("main", {"R1": ["Waker"], "R2": ["Lender"]}, None, waker, lender)
    assert power(awake, YOU, "V") == 18000
    assert count(say(awake, "pass"), YOU, "hand") == 1
    asleep = fight("main", {"R1": [locked("Waker")], "R2": [locked("Lender")]}, None, waker, lender)
    assert power(asleep, YOU, "V") == 13000
    assert count(say(asleep, "pass"), YOU, "hand") == 0


# --- orders and costs ---


def test_an_order_is_not_discarded_for_its_own_cost() -> None:
    """C.1: all or nothing; the card that is played is no longer a card of the hand."""
    state = say(shipped("battle", {"R1": [INFERNO]}, {"hand": [SANCTITUDE]}), "attack R1>V")
    assert why_not(state, f"order {SANCTITUDE}") == "cannot_pay"


def test_a_set_order_only_lies_down_when_it_is_played() -> None:
    """Its ACT is another matter, in the order zone."""
    state = say(shipped("main", {"hand": [SPRINGS], "energy": 0}), f"order {SPRINGS}")
    assert names(state, YOU, "order") == [SPRINGS]
    assert state.view(YOU).seats[YOU].counters["energy"] == 0


def test_an_ability_that_a_cost_sets_off_waits_until_the_act_has_resolved() -> None:
    """C.1: check timing comes after the action, not between its cost and its effect."""
    payer = made(Act((Draw(2),), ("VC",), cost=(Retiring(Group("rear-guards")),)), name="Payer")
    mourner = made(Auto(Retired(), (Draw(1),)), name="Mourner", grade=1)
    state = fight(
        "main", {"V": ["Payer"], "R1": ["Mourner"], "deck": [EGG, RINO, REIYU, *BLANKS]}, None, payer, mourner
    )
    say(state, "act Payer>1", "choose Mourner")
    played = [event for event in state.events(None) if event.kind in ("ON_RETIRE", "ON_DRAW")]
    assert [event.kind for event in played] == ["ON_RETIRE", "ON_DRAW", "ON_DRAW", "ON_DRAW"]
    assert [event.cause[1] for event in played if not isinstance(event.cause, str)][1:] == [
        *["test/payer"] * 2,
        "test/mourner",
    ]


def test_the_discard_for_a_ride_sets_nothing_off_before_the_ride() -> None:
    """C.3, RIDE: check timing comes after the ride."""
    wizard = "Tolerance Wizard"
    side: Side = {"V": [RINO], "ride": [REIYU], "hand": [wizard], "soul": [EGG, TRICKSTAR], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", side), f"ride {REIYU}", f"choose {wizard}")
    assert names(state, YOU, "V") == [REIYU]
    assert asked(state)[1] in ("option", "order")


def test_a_normal_order_without_a_text_goes_to_the_drop_zone() -> None:
    whisper = order("test/whisper", "Whisper", "", 0)
    state = say(fight("main", {"hand": ["Whisper"]}, None, whisper), "order Whisper")
    assert names(state, YOU, "drop") == ["Whisper"]


# --- damage by an effect, tokens, the bottom of the deck ---


def test_damage_by_an_effect_is_pending_until_check_timing() -> None:
    """C.2, 9; H 99: the effect wins inside its resolution."""
    state = fight("main", {"V": [TEST], "damage": [EGG] * 5}, None, made(Act((DealDamage(1, "you"), WinFight()))))
    assert ending(say(state, f"act {TEST}>1")) == (YOU, "by_effect")


def test_damage_by_an_effect_is_dealt_by_damage_checks() -> None:
    state = fight("main", {"V": [TEST]}, {"deck": [RINO, REIYU, *BLANKS]}, made(Act((DealDamage(2), Draw(1)))))
    say(state, f"act {TEST}>1")
    assert names(state, THEY, "damage") == [RINO, REIYU]


def test_the_player_chooses_the_circle_of_a_token() -> None:
    state = fight("main", {"V": [TEST], "removed": ["Plant", "Plant"]}, None, made(Act((CreateToken("Plant", 2),))))
    say(state, f"act {TEST}>1", "place R5", "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "R5")) == (["Plant"], ["Plant"])


def test_cards_go_under_the_deck_in_the_order_their_player_likes() -> None:
    looker = made(Act((Look("t", 3), Choose("u", It("t")), ToBottomAnyOrder(Rest("t", "u")))))
    state = fight("main", {"V": [TEST], "deck": [EGG, RINO, REIYU, NIRVANA]}, None, looker)
    say(state, f"act {TEST}>1", f"choose {RINO}", f"choose {REIYU}", f"choose {EGG}")
    assert asked(state) == (YOU, "main")
    deck = [state.game.cards_[state.defs[card]].name for card in state.zones[state.game.place(YOU, 0)]]
    assert deck == [RINO, NIRVANA, REIYU, EGG]
