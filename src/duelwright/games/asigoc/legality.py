"""What a player may do, and why not: one function per action answers 0 (it is legal) or the number of a refusal."""

from __future__ import annotations

from typing import Final

from ...core.ability import ACT, EFFECT, Ability
from ...core.action import BACK, CHOOSE_CARD, DONE, PASS, first_of, pack, second_of, verb_of
from ...core.blueprint import RefusalKind
from ...core.choices import room
from ...core.dispatch import amount_of
from ...core.engine import ASK_CHOICE
from ...core.format import OWN_REFUSALS
from ...core.frame import ABILITY, NONE, Frame, bit_of
from ...core.need import Want
from ...core.packed import Ints, append, i64, vec
from ...core.state import State, card_by_handle, mark, reference
from . import names as n
from .rules import rules_of

OWN_TURN: Final = Want("active", among="{seat}")
AT_PROMPT: Final = Want("prompt", among="{prompts}")
OFFERED: Final = Want("answer", "{action}", least="1")

REFUSALS: Final = [
    RefusalKind("no_such_card", "Cards", "There is no such card that you could name.", "Name a card you see.",
                (Want("known", "{handle}", least="1"),)),
    RefusalKind("not_in_hand", "Main step", "{card} is not in your hand.", "Choose a card of your hand.",
                (Want("zone", "{handle}", "hand"),)),
    RefusalKind("not_a_weapon", "Main step", "{card} is no Weapon; only Weapons are moved to a slot.",
                "Choose a Weapon, or use the card for its effect.", (Want("kind", "{handle}", "weapon"),)),
    RefusalKind("slot_taken", "Main step", "Weapon slot {slot} is taken.", "Choose a free slot.",
                (Want("slot", "{slot}", "empty"),)),
    RefusalKind("slot_empty", "Weapon slots", "There is no Weapon of yours in slot {slot}.",
                "Choose a slot that holds a Weapon.", (Want("slot", "{slot}", "taken"),)),
    RefusalKind("weapon_moved", "Main step",
                "You have already moved a Weapon to a slot or back to your hand this turn.",
                "Wait for your next turn.", (Want("moves left", least="1"),)),
    RefusalKind("wrong_step", "Turn", "That is done in the {needed:=phase}; this is the {step:=phase}.",
                "Wait for your {needed:=phase}.", (Want("phase", among="{needed}"), OWN_TURN)),
    RefusalKind("already_attacked", "Battle step", "{card} has already attacked this turn.",
                "Attack with another Weapon, or leave the step.", (Want("attacks left", "{slot}", least="1"),)),
    RefusalKind("no_effect", "Items, Aces and Weapons with an effect", "{card} has no effect that can be used.",
                "Use another card.", (Want("effect", "{handle}", least="1"),)),
    RefusalKind("not_yours", "Items, Aces and Weapons with an effect", "{card} is not yours to use.",
                "Use a card of your own.", (Want("side", "{handle}", "{seat}"),)),
    RefusalKind("not_in_play", "Items, Aces and Weapons with an effect",
                "{card} has an effect, but not from where it is now.",
                "Weapons and Aces are used from their places, Items from the hand.",
                (Want("place for it", "{handle}", least="1"),)),
    RefusalKind("wrong_time", "Items, Aces and Weapons with an effect", "{card} can be used only {timing:=timing}.",
                "Wait until then.", (Want("time for it", "{handle}", least="1"),)),
    RefusalKind("already_used", "Items, Aces and Weapons with an effect",
                "The effect of {card} was already used this {span:=span}.", "Use another card.",
                (Want("use left", "{handle}", least="1"),)),
    RefusalKind("condition_not_met", "Items, Aces and Weapons with an effect",
                "The condition of {card} is not met.", "Read the card for its condition.",
                (Want("condition", "{handle}", least="1"),)),
    RefusalKind("cost_not_payable", "Items, Aces and Weapons with an effect", "You cannot pay the cost of {card}.",
                "Read the card for its cost.", (Want("cost", "{handle}", least="1"),)),
    RefusalKind("nothing_to_block", "Battle step", "Nobody asks you to block now.",
                "You may block when a Weapon attacks you.", (AT_PROMPT,)),
    RefusalKind("not_a_choice", "Choices", "That card is not among the cards to choose from.",
                "Choose one of the cards on offer.", (OFFERED,)),
    RefusalKind("cannot_pass", "Prompts", "This cannot be passed.", "To go on to the next step, leave this one.",
                (OFFERED,)),
    RefusalKind("cannot_leave", "Leaving a step", "The step cannot be left now.",
                "Answer the question that is open.", (AT_PROMPT,)),
    RefusalKind("only_the_turn_player", "Turn", "Only the turn player does that, and only with nothing under way.",
                "Wait until you are asked to act in your own turn.", (OWN_TURN, AT_PROMPT)),
]  # fmt: skip
# Their numbers, in the same order.
NO_SUCH_CARD: Final[i64] = OWN_REFUSALS
NOT_IN_HAND: Final[i64] = NO_SUCH_CARD + 1
NOT_A_WEAPON: Final[i64] = NOT_IN_HAND + 1
SLOT_TAKEN: Final[i64] = NOT_A_WEAPON + 1
SLOT_EMPTY: Final[i64] = SLOT_TAKEN + 1
WEAPON_MOVED: Final[i64] = SLOT_EMPTY + 1
WRONG_STEP: Final[i64] = WEAPON_MOVED + 1
ALREADY_ATTACKED: Final[i64] = WRONG_STEP + 1
NO_EFFECT: Final[i64] = ALREADY_ATTACKED + 1
NOT_YOURS: Final[i64] = NO_EFFECT + 1
NOT_IN_PLAY: Final[i64] = NOT_YOURS + 1
WRONG_TIME: Final[i64] = NOT_IN_PLAY + 1
ALREADY_USED: Final[i64] = WRONG_TIME + 1
CONDITION_NOT_MET: Final[i64] = ALREADY_USED + 1
COST_NOT_PAYABLE: Final[i64] = CONDITION_NOT_MET + 1
NOTHING_TO_BLOCK: Final[i64] = COST_NOT_PAYABLE + 1
NOT_A_CHOICE: Final[i64] = NOTHING_TO_BLOCK + 1
CANNOT_PASS: Final[i64] = NOT_A_CHOICE + 1
CANNOT_LEAVE: Final[i64] = CANNOT_PASS + 1
ONLY_THE_TURN_PLAYER: Final[i64] = CANNOT_LEAVE + 1
assert OWN_REFUSALS + len(REFUSALS) - 1 == ONLY_THE_TURN_PLAYER

TIMING_NAMES: Final = {number: name for name, number in n.TIMING.items()}


# --- why not? ---------------------------------------------------------------------------------------------------------


def why_not_move(state: State, seat: i64, card: i64, slot: i64) -> i64:
    """Main step: once per turn the turn player may move a Weapon from hand to a free slot."""
    game = state.game
    if state.place[card] != game.place(seat, n.HAND):
        return NOT_IN_HAND
    if game.kinds[state.defs[card]] != n.WEAPON:
        return NOT_A_WEAPON
    if state.active != seat:
        return ONLY_THE_TURN_PLAYER
    if state.phase != n.MAIN:
        return WRONG_STEP
    if state.registers[n.MOVED] >= rules_of(state).weapon_moves_per_turn:
        return WEAPON_MOVED
    return 0 if state.zones[game.place(seat, n.WEAPONS)][slot] == NONE else SLOT_TAKEN


def why_not_return(state: State, seat: i64, slot: i64) -> i64:
    """Main step: or return a Weapon from a slot to hand."""
    if state.active != seat:
        return ONLY_THE_TURN_PLAYER
    if state.phase != n.MAIN:
        return WRONG_STEP
    if state.registers[n.MOVED] >= rules_of(state).weapon_moves_per_turn:
        return WEAPON_MOVED
    return SLOT_EMPTY if state.zones[state.game.place(seat, n.WEAPONS)][slot] == NONE else 0


def why_not_attack(state: State, seat: i64, slot: i64) -> i64:
    """Battle step: the turn player attacks with Weapons one at a time, each at most once a turn."""
    if state.active != seat:
        return ONLY_THE_TURN_PLAYER
    if state.phase != n.BATTLE:
        return WRONG_STEP
    card = state.zones[state.game.place(seat, n.WEAPONS)][slot]
    if card == NONE:
        return SLOT_EMPTY
    return ALREADY_ATTACKED if mark(state, card, n.ATTACKS) >= rules_of(state).attacks_per_weapon else 0


def why_not_use(state: State, seat: i64, card: i64) -> i64:
    """With the condition met and priority held, the controller declares it."""
    game = state.game
    number = game.acts[state.defs[card]]
    if game.place_seat[state.place[card]] != seat:
        return NOT_YOURS
    if number < 0:
        return NO_EFFECT
    ability = game.abilities[number]
    if not ability.zones & bit_of(game.place_zone[state.place[card]]):
        return NOT_IN_PLAY
    if not moment(state, seat) >> ability.timing & 1:
        return WRONG_TIME
    return why_not_now(state, seat, card, ability)


def why_not_now(state: State, seat: i64, card: i64, ability: Ability) -> i64:
    """At the right time and place: not used before, condition met, cost payable."""
    if ability.limit and (
        (ability.limit == n.ONCE_A_TURN and mark(state, card, n.USED))
        or (ability.limit == n.ONCE_A_GAME and mark(state, card, n.SPENT))
    ):
        return ALREADY_USED
    if ability.gated or ability.cost >= 0:
        top = Frame(ABILITY, seat, ability.number, reference(state, card))
        if ability.gated and not amount_of(state, top, ability.gate):
            return CONDITION_NOT_MET
        if ability.cost >= 0 and not amount_of(state, top, ability.payable):
            return COST_NOT_PAYABLE
    return 0


def moment(state: State, seat: i64) -> i64:
    """The timings that fit now, a bit each. By default a card needs its owner's Main step and an empty Outlet."""
    stage = state.registers[n.STAGE]
    fits = 1 << n.T_ANY
    if stage == n.DECLARED:
        fits |= 1 << n.T_ATTACK
    elif stage == n.BLOCKED:
        fits |= 1 << n.T_BLOCK
    if state.chain:
        for effect in state.chain:
            if effect.seat != seat and not effect[n.ABILITY_NULLIFIED]:
                return fits | 1 << n.T_WAITING
    elif state.active == seat:
        if state.phase == n.MAIN:
            fits |= 1 << n.T_MAIN
        elif state.phase == n.BATTLE and stage == n.NO_ATTACK:
            fits |= 1 << n.T_BATTLE
    return fits


# --- options, in their documented order -------------------------------------------------------------------------------


def has_uses(state: State, seat: i64) -> bool:
    """Whether there is a card to use now."""
    return write_uses(state, seat, room_for(state, seat), 0) > 0


def room_for(state: State, seat: i64) -> Ints:
    """Room for every answer that a turn's player can have: cards of the hand to slots, and every card to be used."""
    game = state.game
    slots = len(state.zones[game.place(seat, n.WEAPONS)])
    aces = len(state.zones[game.place(seat, n.ACE)])
    return room(state, (len(state.zones[game.place(seat, n.HAND)]) + 2) * (slots + 2) + aces)


def write_uses(state: State, seat: i64, codes: Ints, at: i64) -> i64:
    """Cards to use, after other answers: the hand in its order, then Weapons from the first slot, then the Ace."""
    fits = moment(state, seat)
    at = _write_uses(state, seat, n.HAND, fits, codes, at)
    at = _write_uses(state, seat, n.WEAPONS, fits, codes, at)
    return _write_uses(state, seat, n.ACE, fits, codes, at)


def _write_uses(state: State, seat: i64, zone: i64, fits: i64, codes: Ints, at: i64) -> i64:
    game = state.game
    bits, defs = game.act_bits, state.defs
    for card in state.zones[seat * game.zone_count + zone]:
        if card >= 0 and bits[defs[card]] & fits:
            ability = game.abilities[game.acts[defs[card]]]
            if ability.zones >> zone & 1 and why_not_now(state, seat, card, ability) == 0:
                codes[at] = n.USE | state.handles[seat][card] << 8
                at += 1
    return at


def turn_options(state: State) -> Ints:
    """Weapon moves (hand order, then slot), returns, attacks, uses, leave."""
    seat = state.prompt_seat
    codes = room_for(state, seat)
    at: i64 = 0
    if state.phase == n.MAIN and state.registers[n.MOVED] < rules_of(state).weapon_moves_per_turn:
        at = write_moves(state, seat, codes)
    elif state.phase == n.BATTLE:
        for slot in range(len(state.zones[state.game.place(seat, n.WEAPONS)])):
            if why_not_attack(state, seat, slot) == 0:
                codes[at] = pack(n.ATTACK, slot)
                at += 1
    at = write_uses(state, seat, codes, at)
    codes[at] = n.LEAVE
    return codes[: at + 1]


def write_moves(state: State, seat: i64, codes: Ints) -> i64:
    """While the turn's move is left: every Weapon of the hand to every free slot, then every return."""
    game = state.game
    row = state.handles[seat]
    slots = state.zones[game.place(seat, n.WEAPONS)]
    at: i64 = 0
    for card in state.zones[game.place(seat, n.HAND)]:
        if game.kinds[state.defs[card]] == n.WEAPON:
            for slot, taken in enumerate(slots):
                if taken < 0:
                    codes[at] = pack(n.MOVE, row[card], slot)
                    at += 1
    for slot, taken in enumerate(slots):
        if taken >= 0:
            codes[at] = pack(n.RETURN, slot)
            at += 1
    return at


def response_options(state: State) -> Ints:
    """Uses, then pass."""
    seat = state.prompt_seat
    codes = room_for(state, seat)
    at = write_uses(state, seat, codes, 0)
    codes[at] = PASS
    return codes[: at + 1]


def block_options(state: State) -> Ints:
    """Blocks from the first slot, then pass (no block)."""
    slots = state.zones[state.game.place(state.prompt_seat, n.WEAPONS)]
    return append(vec[i64]([pack(n.BLOCK, slot) for slot, card in enumerate(slots) if card != NONE]), PASS)


# --- candidates and refusals ------------------------------------------------------------------------------------------


def candidates(state: State, seat: i64) -> list[int]:
    """All a person could try: moves and uses of the hand, then each slot, the Ace, choices, pass, leave."""
    game = state.game
    row = state.handles[seat]
    slots = range(rules_of(state).weapon_slots)
    codes: list[int] = []
    for card in state.zones[game.place(seat, n.HAND)]:
        if game.kinds[state.defs[card]] == n.WEAPON:
            codes += [pack(n.MOVE, row[card], slot) for slot in slots]
        else:
            codes.append(pack(n.USE, row[card]))
    for slot in slots:
        card = state.zones[game.place(seat, n.WEAPONS)][slot]
        if card != NONE:
            codes += [pack(n.RETURN, slot), pack(n.ATTACK, slot), pack(n.BLOCK, slot), pack(n.USE, row[card])]
    codes += [pack(n.USE, row[card]) for card in state.zones[game.place(seat, n.ACE)]]
    if state.prompt_seat == seat and state.prompt_kind == ASK_CHOICE:
        seen = [card for card in range(len(state.defs)) if state.known[card] & 1 << seat]
        codes += sorted(pack(CHOOSE_CARD, row[card]) for card in seen)
    return [*codes, PASS, n.LEAVE]


def refuse(state: State, seat: i64, code: i64) -> tuple[int, dict[str, str | int]]:
    """Why an action that is not among the options is refused; 0 where no special reason is known."""
    verb = verb_of(code)
    game = state.game
    if verb in (PASS, DONE, BACK):
        return (CANNOT_PASS, {}) if verb == PASS else (0, {})
    if verb == n.LEAVE:
        return CANNOT_LEAVE, {}
    if verb in (n.RETURN, n.ATTACK, n.BLOCK):
        return _refuse_slot(state, seat, verb, first_of(code))
    if verb not in (n.MOVE, n.USE, CHOOSE_CARD):
        return 0, {}
    handle = first_of(code)
    card = card_by_handle(state, seat, handle)
    if card < 0 or not state.known[card] & 1 << seat:
        return NO_SUCH_CARD, {"handle": f"h{handle}"}
    if verb == CHOOSE_CARD:
        return (NOT_A_CHOICE, {"handle": f"h{handle}"}) if state.prompt_kind == ASK_CHOICE else (0, {})
    params: dict[str, str | int] = {"card": game.definitions[state.defs[card]].name, "handle": f"h{handle}"}
    if verb == n.USE:
        return _refuse_use(state, seat, card, params)
    slot = second_of(code)
    number = why_not_move(state, seat, card, slot) or ONLY_THE_TURN_PLAYER
    params.update({"slot": game.actions.slots[slot], "step": n.STEPS[state.phase], "needed": "main"})
    return number, params


def _refuse_slot(state: State, seat: i64, verb: i64, slot: i64) -> tuple[int, dict[str, str | int]]:
    game = state.game
    card = state.zones[game.place(seat, n.WEAPONS)][slot]
    params: dict[str, str | int] = {
        "slot": game.actions.slots[slot],
        "card": "" if card == NONE else game.definitions[state.defs[card]].name,
        "step": n.STEPS[state.phase],
        "needed": "main" if verb == n.RETURN else "battle",
    }
    if verb == n.BLOCK:
        return (SLOT_EMPTY if state.prompt_kind == n.ASK_BLOCK else NOTHING_TO_BLOCK), params
    why = why_not_return if verb == n.RETURN else why_not_attack
    return why(state, seat, slot) or ONLY_THE_TURN_PLAYER, params


def _refuse_use(state: State, seat: i64, card: i64, params: dict[str, str | int]) -> tuple[int, dict[str, str | int]]:
    number = why_not_use(state, seat, card)
    if number == 0:
        return 0, {}
    act = state.game.acts[state.defs[card]]
    if act >= 0:
        ability = state.game.abilities[act]
        params["timing"] = TIMING_NAMES[ability.timing]
        params["span"] = "game" if ability.limit == n.ONCE_A_GAME else "turn"
        assert ability.kind in (ACT, EFFECT)
    return number, params
