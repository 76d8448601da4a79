"""Every reason that Vanguard can give for a refusal, each in the smallest situation that brings it about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import duelwright as dw
from duelwright import State
from duelwright.core.format import CORE_REFUSALS
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.names import FLAGS
from duelwright.games.vanguard.vocabulary import Has
from duelwright.language.nodes import This
from duelwright.language.words import languages

from .made import MADE
from .table import (
    BOWLER,
    EGG,
    INFERNO,
    NIRVANA,
    ORDER,
    REIYU,
    RINO,
    THEY,
    VAIRINA,
    YOU,
    Side,
    main_phase,
    resting,
    say,
    shipped,
    spelled,
)

Case = tuple[State, int, str]  # who tries what
GENERATOR = "Energy Generator"
RAPHAEL = "Evangel Seraph, Raphael Mitra"  # a G unit
STILL = "A Still Unit"
PREMIUM = dw.game("vanguard-premium")
BORS = "Knight of Conviction, Bors"
LIBERATOR = "Solitary Liberator, Gancelot"
HEALER = "Yggdrasil Maiden, Elaine"
MASKKGAL = "Holy Beast, Divine Maskkgal"
BLITZ = "Luminescence Fountain"
MEGIDDO = "Zeroth Dragon of Distant Sea, Megiddo"


def tried(state: State, action: str) -> Case:
    """Whoever is asked tries this."""
    return state, state.prompt_seat, spelled(state, action)


def literally(state: State, action: str, seat: int = YOU) -> Case:
    return state, seat, action


def hand(*cards: str) -> Side:
    return {"hand": list(cards)}


def attacked(you: Side, they: Side, registers: dict[str, int] | None = None) -> State:
    return say(shipped("battle", you, they, registers=registers), "attack R1>V")


def sheltered() -> State:
    card = unit("test/sheltered", "Sheltered", "", 3, 13000, 0, Has(This(), "not attacked"))
    return shipped("battle", {"R1": [RINO]}, {"V": ["Sheltered"]}, game=dw.game("vanguard-d", cards=[card]))


def still() -> State:
    card = unit("test/still", STILL, "", 1, 8000, 0, Has(This(), "restraint"))
    return shipped("battle", {"R1": [STILL]}, game=dw.game("vanguard-d", cards=[card]))


CASES: dict[str, Callable[[], Case]] = {
    "wrong_phase": lambda: tried(shipped("main", hand(INFERNO)), f"ride {INFERNO}"),
    "no_such_card": lambda: literally(shipped("main", hand(RINO)), "call h99>R1"),
    "not_in_hand": lambda: tried(shipped("main", {"drop": [RINO]}), f"call {RINO}>R1"),
    "not_a_unit": lambda: tried(shipped("main", hand(ORDER)), f"call {ORDER}>R1"),
    "already_rode": lambda: tried(rode(), f"ride {INFERNO}"),
    "ride_grade": lambda: tried(shipped("ride", {"V": [RINO], **hand(INFERNO)}), f"ride {INFERNO}"),
    "ride_deck_grade": lambda: tried(shipped("ride", {"V": [RINO], "ride": [NIRVANA], **hand(EGG)}), f"ride {NIRVANA}"),
    "no_card_to_discard": lambda: tried(shipped("ride", {"V": [REIYU], "ride": [NIRVANA]}), f"ride {NIRVANA}"),
    "call_grade": lambda: tried(shipped("main", {"V": [RINO], **hand(INFERNO)}), f"call {INFERNO}>R1"),
    "not_a_rear_guard_circle": lambda: tried(shipped("main", hand(RINO)), f"call {RINO}>V"),
    "no_unit_there": lambda: tried(shipped("battle", {}), "attack R1>V"),
    "no_such_move": lambda: tried(shipped("main", {"R4": [RINO]}), "move R4"),
    "no_move_in_turn_1": lambda: tried(main_phase({"R1": [RINO]}, rules={"turn1_move": False}, turn=1), "move R1"),
    "no_attack_in_turn_1": lambda: tried(shipped("main", {"R1": [RINO]}, turn=1), "attack R1>V"),
    "not_in_front_row": lambda: tried(shipped("battle", {"R3": [RINO]}), "attack R3>V"),
    "resting": lambda: tried(shipped("battle", {"R1": [resting(RINO)]}), "attack R1>V"),
    "cannot_boost": lambda: tried(shipped("battle", {"R1": [INFERNO]}), "boost R3"),
    "nothing_to_guard": lambda: tried(shipped("main", hand(RINO)), f"guard {RINO}"),
    "no_intercept": lambda: tried(attacked({"R1": [INFERNO]}, {"R1": [RINO]}), "intercept R1"),
    "attacked_itself": lambda: tried(
        say(shipped("battle", {"R1": [INFERNO]}, {"R1": [VAIRINA]}), "attack R1>R1"), "intercept R1"
    ),
    "not_a_choice": lambda: literally(
        say(shipped("ride", {"V": [REIYU], "ride": [NIRVANA], **hand(EGG)}), f"ride {NIRVANA}"), "choose h99"
    ),
    "no_ability": lambda: tried(shipped("main", {"R1": [RINO]}), f"act {RINO}>7"),
    "not_there": lambda: tried(shipped("main", {"ride": [GENERATOR]}), f"act {GENERATOR}>3"),
    "used_up": lambda: tried(
        say(shipped("main", {"crest": [GENERATOR], "energy": 10}), f"act {GENERATOR}>3"), f"act {GENERATOR}>3"
    ),
    "not_fulfilled": lambda: tried(
        shipped("main", {"R1": ["Line Rider"]}, game=dw.game("vanguard-d", cards=MADE)), "act Line Rider>1"
    ),
    "cannot_pay": lambda: tried(shipped("main", {"crest": [GENERATOR], "energy": 6}), f"act {GENERATOR}>3"),
    "not_an_order": lambda: tried(shipped("main", hand(RINO)), f"order {RINO}"),
    "order_limit": lambda: tried(
        say(shipped("main", hand("Brothers' Soul", "Brothers' Soul")), "order Brothers' Soul"), "order Brothers' Soul"
    ),
    "order_grade": lambda: tried(shipped("main", {"V": [RINO], **hand(ORDER)}), f"order {ORDER}"),
    "cannot_dress": lambda: tried(shipped("main", {"R1": [RINO], **hand(VAIRINA)}), f"dress {VAIRINA}>R1"),
    "no_stride": lambda: tried(strode(), f"stride {RAPHAEL}"),
    "not_a_g_unit": lambda: tried(shipped("main", hand(RINO)), f"stride {RINO}"),
    "stride_cost": lambda: tried(
        shipped("stride", {"V": [NIRVANA], "G": [RAPHAEL], **hand(EGG, RINO)}), f"stride {RAPHAEL}"
    ),
    "cannot_attack": lambda: tried(still(), "attack R1>V"),
    "cannot_guard": lambda: tried(banned(), f"guard {RINO}"),
    "locked_circle": lambda: tried(
        shipped("main", {"R1": [{"card": RINO, "locked": 1}], **hand(BOWLER)}), f"call {BOWLER}>R1"
    ),
    "guard_target": lambda: tried(attacked({"R1": [INFERNO]}, {"R1": [RINO], **hand(EGG)}), f"guard {EGG}>V"),
    "no_g_guardian": lambda: tried(guarding("Blaster Blade", HEALER), f"gguard {MASKKGAL}"),
    "not_a_g_guardian": lambda: tried(guarding(BORS, HEALER), f"gguard {HEALER}"),
    "no_heal_trigger": lambda: tried(guarding(BORS, BORS), f"gguard {MASKKGAL}"),
    "lord": lambda: tried(shipped("battle", {"V": [LIBERATOR], "R1": [BORS]}, game=PREMIUM), "attack V>V"),
    "ultimate_stride": lambda: tried(
        shipped("stride", {"V": [BORS], "G": [MEGIDDO], **hand(BORS)}, {"V": [BORS]}, game=PREMIUM), f"stride {MEGIDDO}"
    ),
    "attack_target": lambda: tried(sheltered(), "attack R1>V"),
    "guard_together": lambda: tried(
        attacked({"R1": [INFERNO]}, hand(EGG), {"turn_flags1": 1 << FLAGS.index("paired guard")}), f"guard {EGG}"
    ),
    "something_under_way": lambda: literally(
        say(shipped("battle", {"R1": [INFERNO], "R3": [RINO]}), "attack R1>V"), "attack V>V"
    ),
    "blitz_order": lambda: tried(shipped("main", hand(BLITZ)), f"order {BLITZ}"),
    "opponents_turn": lambda: literally(attacked({"R1": [INFERNO]}, hand(EGG)), "attack V>V", THEY),
}


def rode() -> State:
    """After the ride, a second one in the same phase."""
    state = shipped("ride", {"V": [REIYU], "hand": [NIRVANA, INFERNO]})
    state.registers[n_of("rode")] = 1
    return state


def guarding(vanguard: str, held: str) -> State:
    """The defender has a G guardian, and this in hand."""
    they: Side = {"V": [vanguard], "hand": [held], "G": [MASKKGAL]}
    return say(shipped("battle", {"V": [BORS]}, they, game=PREMIUM), "attack V>V")


def strode() -> State:
    """In the stride phase, after a stride."""
    state = shipped("stride", {"V": [NIRVANA], "G": [RAPHAEL], "hand": [INFERNO]})
    state.registers[n_of("strode")] = 1
    return state


def banned() -> State:
    """The defender may call nothing from the hand."""
    state = attacked({"R1": [INFERNO]}, {"hand": [RINO]})
    state.registers[n_of("battle_flags1")] = 1 << 1
    state.option_made = False
    return state


def n_of(register: str) -> int:
    return dw.game("vanguard-d").layout.registers.index(register)


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_says_why(code: str) -> None:
    state, seat, action = CASES[code]()
    refusal = state.explain(seat, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.code == code
    for lang in languages():
        for text in (refusal.text(lang), refusal.advice(lang)):
            assert text and "{" not in text
    with pytest.raises(dw.IllegalAction):
        state.apply(action, seat)


def test_every_refusal_is_shown_here() -> None:
    codes = {kind.code for kind in dw.game("vanguard-d").refusals} - {kind.code for kind in CORE_REFUSALS}
    assert set(CASES) == codes
