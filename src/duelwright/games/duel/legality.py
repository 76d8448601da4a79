"""What a player may do in a duel, and why not: one function per action answers 0 or the number of a refusal."""

from __future__ import annotations

from typing import Final

from ...core.ability import Ability
from ...core.action import BACK, CHOOSE_CARD, DONE, PASS, first_of, pack, second_of, verb_of
from ...core.blueprint import RefusalKind
from ...core.choices import room
from ...core.dispatch import amount_of
from ...core.engine import ASK_CHOICE
from ...core.format import OWN_REFUSALS
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame
from ...core.need import Want
from ...core.packed import Ints, i64
from ...core.state import State, card_by_handle, is_marked, mark, reference
from . import names as n
from .rules import rules_of

ONE_SACRIFICE: Final[i64] = 5  # from this level on
TWO_SACRIFICES: Final[i64] = 7
MOST_ON_FIELD: Final[i64] = 128  # answers about the field: nine attackers with nine targets each are the most
MAIN_PHASES: Final = "main1, main2"
NEEDS_SPACE: Final[i64] = 1  # limit of a spell: it brings a monster to your side

AT_PROMPT: Final = Want("prompt", among="{prompts}")
OFFERED: Final = Want("answer", "{action}", least="1")

REFUSALS: Final = [
    RefusalKind("no_monster_space", "Monsters", "Your monster area is full.",
                "Space is tested before sacrifices; wait until a monster has left.",
                (Want("monster slots left", least="1"),)),
    RefusalKind("no_spell_space", "Spells", "Your spell area is full.", "Activate a spell that you have set.",
                (Want("free", "spells", least="1"),)),
    RefusalKind("wrong_phase", "Phases", "That is done in {needed:=needed}; this is the {phase:=phase}.",
                "Go to the right phase, or wait for your next turn.", (Want("phase", among="{phases}"),)),
    RefusalKind("multiple_monster_addition", "Monsters", "You have already added a monster this turn.",
                "Wait for your next turn.", (Want("additions left", least="1"),)),
    RefusalKind("monster_multiple_attack", "Attack", "{card} has already attacked this turn.",
                "Attack with another monster.", (Want("attacked", "{handle}", most="0"),)),
    RefusalKind("defense_monster_attack", "Attack", "{card} is in defense mode and cannot attack.",
                "Switch it to attack mode in a main phase.", (Want("mode", "{handle}", most="0"),)),
    RefusalKind("monster_multiple_switch", "Switch mode", "{card} has already switched its mode this turn.",
                "Wait for your next turn.", (Want("switched", "{handle}", most="0"),)),
    RefusalKind("wrong_sacrifices", "Monsters",
                "{card} has level {level}; sacrifices needed: exactly {needed}. You have {count:monster}.",
                "Add monsters of level 4 or lower first, or choose as many as it needs.",
                (Want("{counted}", "{of}", least="{needed}", most="{most}"),)),
    RefusalKind("card_not_in_hand", "Monsters", "{card} is not in your hand.", "Choose a card of your hand.",
                (Want("zone", "{handle}", "hand"),)),
    RefusalKind("direct_attack_while_monsters_stand", "Attack",
                "A direct attack is possible only where your opponent has no monster.", "Name a monster to attack.",
                (Want("their count", "monsters", most="0"),)),
    RefusalKind("no_target", "Spells", "There is no target for {card}.", "Wait until there is one.",
                (Want("condition", "{handle}", least="1"),)),
    RefusalKind("set_this_turn", "Spells", "{card} was set this turn; a set spell is activated in later turns.",
                "Wait for your next turn, or activate a spell from the hand.",
                (Want("fresh", "{handle}", most="0"),)),
    RefusalKind("not_a_monster", "Monsters", "{card} is no monster; only monsters are summoned.",
                "Set or activate a spell.", (Want("kind", "{handle}", "monster"),)),
    RefusalKind("not_a_spell", "Spells", "{card} is no spell; only spells are activated.", "Summon or set a monster.",
                (Want("kind", "{handle}", "spell"),)),
    RefusalKind("not_yours", "Spells", "{card} is not yours.", "Choose a card of your own.",
                (Want("side", "{handle}", "{seat}"),)),
    RefusalKind("no_monster_there", "Field", "There is no monster in slot {slot}.",
                "Name a slot that holds a monster.", (Want("{whose}slot", "{slot}", "taken"),)),
    RefusalKind("no_such_card", "Field", "There is no such card that you could name.", "Name a card you see.",
                (Want("known", "{handle}", least="1"),)),
    RefusalKind("not_a_choice", "Choices", "That card is not among the cards to choose from.",
                "Choose one of the cards on offer.", (OFFERED,)),
    RefusalKind("last_phase", "Phases", "There is no phase after this one.", "End your turn.",
                (Want("phases left", least="1"),)),
    RefusalKind("something_under_way", "Choices", "Something else is under way.", "Answer the question that is open.",
                (AT_PROMPT,)),
]  # fmt: skip
# Their numbers, in the same order.
NO_MONSTER_SPACE: Final[i64] = OWN_REFUSALS
NO_SPELL_SPACE: Final[i64] = NO_MONSTER_SPACE + 1
WRONG_PHASE: Final[i64] = NO_SPELL_SPACE + 1
MULTIPLE_MONSTER_ADDITION: Final[i64] = WRONG_PHASE + 1
MONSTER_MULTIPLE_ATTACK: Final[i64] = MULTIPLE_MONSTER_ADDITION + 1
DEFENSE_MONSTER_ATTACK: Final[i64] = MONSTER_MULTIPLE_ATTACK + 1
MONSTER_MULTIPLE_SWITCH: Final[i64] = DEFENSE_MONSTER_ATTACK + 1
WRONG_SACRIFICES: Final[i64] = MONSTER_MULTIPLE_SWITCH + 1
CARD_NOT_IN_HAND: Final[i64] = WRONG_SACRIFICES + 1
DIRECT_ATTACK: Final[i64] = CARD_NOT_IN_HAND + 1
NO_TARGET: Final[i64] = DIRECT_ATTACK + 1
SET_THIS_TURN: Final[i64] = NO_TARGET + 1
NOT_A_MONSTER: Final[i64] = SET_THIS_TURN + 1
NOT_A_SPELL: Final[i64] = NOT_A_MONSTER + 1
NOT_YOURS: Final[i64] = NOT_A_SPELL + 1
NO_MONSTER_THERE: Final[i64] = NOT_YOURS + 1
NO_SUCH_CARD: Final[i64] = NO_MONSTER_THERE + 1
NOT_A_CHOICE: Final[i64] = NO_SUCH_CARD + 1
LAST_PHASE: Final[i64] = NOT_A_CHOICE + 1
SOMETHING_UNDER_WAY: Final[i64] = LAST_PHASE + 1
assert OWN_REFUSALS + len(REFUSALS) - 1 == SOMETHING_UNDER_WAY


# --- why not? ---------------------------------------------------------------------------------------------------------


def sacrifices(level: i64) -> i64:
    """Level 1-4 no sacrifice, 5-6 exactly one, 7-8 exactly two."""
    if level < ONE_SACRIFICE:
        return 0
    return 1 if level < TWO_SACRIFICES else 2


def monsters(state: State, seat: i64) -> i64:
    """How many monsters a player has."""
    count: i64 = 0
    for card in state.zones[seat * state.game.zone_count + n.MONSTERS]:
        if card != NONE:
            count += 1
    return count


def why_not_add(state: State, seat: i64, card: i64) -> i64:
    """One addition from the hand per turn, in a main phase, into a free slot; space is tested before sacrifices."""
    game = state.game
    if state.place[card] != game.place(seat, n.HAND):
        return CARD_NOT_IN_HAND
    if game.kinds[state.defs[card]] != n.MONSTER:
        return NOT_A_MONSTER
    if state.phase == n.BATTLE:
        return WRONG_PHASE
    if state.registers[n.ADDED] >= rules_of(state).additions_per_turn:
        return MULTIPLE_MONSTER_ADDITION
    count = monsters(state, seat)
    if count >= rules_of(state).monster_slots:
        return NO_MONSTER_SPACE
    return WRONG_SACRIFICES if sacrifices(game.printed[state.defs[card]][n.LEVEL_STAT]) > count else 0


def why_not_set_spell(state: State, seat: i64, card: i64) -> i64:
    """Set face down into a free slot, main phases only."""
    if state.place[card] != state.game.place(seat, n.HAND):
        return CARD_NOT_IN_HAND
    if state.phase == n.BATTLE:
        return WRONG_PHASE
    return 0 if NONE in state.zones[state.game.place(seat, n.SPELLS)] else NO_SPELL_SPACE


def why_not_activate(state: State, seat: i64, card: i64) -> i64:
    """Activated from the hand into a free slot, or a set one on a later turn; main phases only."""
    game = state.game
    number = game.acts[state.defs[card]]
    place = state.place[card]
    in_hand = place == game.place(seat, n.HAND)
    if not in_hand and place != game.place(seat, n.SPELLS):
        return NOT_YOURS if game.place_seat[place] != seat else CARD_NOT_IN_HAND
    if number < 0:
        return NOT_A_SPELL
    if state.phase == n.BATTLE:
        return WRONG_PHASE
    if in_hand and NONE not in state.zones[game.place(seat, n.SPELLS)]:
        return NO_SPELL_SPACE
    if mark(state, card, n.FRESH) and not rules_of(state).set_spell_same_turn:
        return SET_THIS_TURN
    return why_no_effect(state, seat, card, game.abilities[number])


def why_no_effect(state: State, seat: i64, card: i64, ability: Ability) -> i64:
    """A full monster area refuses a spell that brings one; a spell that needs a target and has none is refused."""
    if ability.limit == NEEDS_SPACE and NONE not in state.zones[state.game.place(seat, n.MONSTERS)]:
        return NO_MONSTER_SPACE
    if ability.gated:
        top = Frame(ABILITY, seat, ability.number, reference(state, card))
        if not amount_of(state, top, ability.gate):
            return NO_TARGET
    return 0


def why_not_switch(state: State, seat: i64, slot: i64) -> i64:
    """Each monster at most once per turn, main phases only, also on the turn it came."""
    card = state.zones[state.game.place(seat, n.MONSTERS)][slot]
    if card == NONE:
        return NO_MONSTER_THERE
    if state.phase == n.BATTLE:
        return WRONG_PHASE
    return MONSTER_MULTIPLE_SWITCH if mark(state, card, n.SWITCHED) else 0


def why_not_attack_with(state: State, seat: i64, slot: i64) -> i64:
    """BATTLE only; each attack-mode monster once per turn, also on the turn it came and also on turn 1."""
    card = state.zones[state.game.place(seat, n.MONSTERS)][slot]
    if card == NONE:
        return NO_MONSTER_THERE
    if state.phase != n.BATTLE:
        return WRONG_PHASE
    if mark(state, card, n.MODE) == n.DEFENSE_MODE:
        return DEFENSE_MONSTER_ATTACK
    return MONSTER_MULTIPLE_ATTACK if mark(state, card, n.ATTACKED) else 0


def why_not_target(state: State, seat: i64, slot: i64, target: i64) -> i64:
    """A monster of the opponent, or the opponent where there is none."""
    why = why_not_attack_with(state, seat, slot)
    if why:
        return why
    if target < 0:
        return DIRECT_ATTACK if monsters(state, 1 - seat) else 0
    return NO_MONSTER_THERE if state.zones[state.game.place(1 - seat, n.MONSTERS)][target] == NONE else 0


def why_not_next(state: State) -> i64:
    """MAIN1, then BATTLE, then MAIN2; after it the turn ends (a rules field)."""
    return 0 if can_go_on(state) else LAST_PHASE


def can_go_on(state: State) -> bool:
    """Whether `next` leads anywhere: to a phase, or out of MAIN2 and the turn."""
    return next_phase(state) >= 0 or is_last_next(state)


def is_last_next(state: State) -> bool:
    """Whether `next` ends the turn."""
    return state.phase == n.MAIN2 and rules_of(state).next_ends_turn


def next_phase(state: State) -> i64:
    """The phase after this one, or -1."""
    if state.phase == n.MAIN1 and (state.turn > 1 or rules_of(state).first_turn_battle):
        return n.BATTLE
    return n.MAIN2 if state.phase == n.BATTLE else NONE


# --- options, in their documented order -------------------------------------------------------------------------------


def turn_options(state: State) -> Ints:
    """Summons, sets, activations, switches; or attacks; then next and end."""
    codes = room(state, 2 * len(state.zones[state.game.place(state.prompt_seat, n.HAND)]) + MOST_ON_FIELD)
    at = write_attacks(state, codes) if state.phase == n.BATTLE else write_plays(state, codes)
    if can_go_on(state):
        codes[at] = n.NEXT
        at += 1
    codes[at] = n.END
    return codes[: at + 1]


def highest_level(state: State, count: i64) -> i64:
    """The highest level for which so many monsters are enough to sacrifice; NONE where there is no highest."""
    if count == 0:
        return ONE_SACRIFICE - 1
    return TWO_SACRIFICES - 1 if count == 1 else NONE


def write_plays(state: State, codes: Ints) -> i64:
    """By verb; within a verb the hand in its order, then slots from the first. How many there are."""
    game, seat = state.game, state.prompt_seat
    base = seat * game.zone_count
    row, hand, spells = state.handles[seat], state.zones[base + n.HAND], state.zones[base + n.SPELLS]
    count = monsters(state, seat)
    rules = rules_of(state)
    may_add = state.registers[n.ADDED] < rules.additions_per_turn and count < rules.monster_slots
    may_lay = NONE in spells
    highest = highest_level(state, count)
    defs, kinds, acts, printed = state.defs, game.kinds, game.acts, game.printed
    at: i64 = 0
    spells_held: i64 = 0
    for card in hand:
        defn = defs[card]
        if acts[defn] >= 0:
            spells_held += 1
        elif may_add and kinds[defn] == n.MONSTER and (highest < 0 or printed[defn][n.LEVEL_STAT] <= highest):
            codes[at] = n.SUMMON | row[card] << 8
            at += 1
    if may_lay and spells_held > 0:
        for card in hand:
            defn = defs[card]
            if acts[defn] >= 0 or (
                may_add and kinds[defn] == n.MONSTER and (highest < 0 or printed[defn][n.LEVEL_STAT] <= highest)
            ):
                codes[at] = n.SET | row[card] << 8
                at += 1
        for card in hand:
            act = acts[defs[card]]
            if act >= 0 and why_no_effect(state, seat, card, game.abilities[act]) == 0:
                codes[at] = n.ACTIVATE | row[card] << 8
                at += 1
    else:  # what is set is what can be summoned
        for i in range(at):
            codes[at + i] = codes[i] ^ n.SUMMON ^ n.SET
        at += at
    for card in spells:
        if card >= 0 and why_not_activate(state, seat, card) == 0:
            codes[at] = n.ACTIVATE | row[card] << 8
            at += 1
    switched = is_marked(state, n.SWITCHED)
    for slot, card in enumerate(state.zones[base + n.MONSTERS]):
        if card >= 0 and not (switched and mark(state, card, n.SWITCHED)):
            codes[at] = n.SWITCH | slot << 8
            at += 1
    return at


def write_attacks(state: State, codes: Ints) -> i64:
    """Each attacker from the first slot, with each target from the first slot; directly where there is none."""
    game, seat = state.game, state.prompt_seat
    theirs = state.zones[(1 - seat) * game.zone_count + n.MONSTERS]
    is_open = monsters(state, 1 - seat) == 0
    attacked = is_marked(state, n.ATTACKED)
    at: i64 = 0
    for slot, card in enumerate(state.zones[seat * game.zone_count + n.MONSTERS]):
        if card < 0 or mark(state, card, n.MODE) != n.ATTACK_MODE:
            continue
        if attacked and mark(state, card, n.ATTACKED):
            continue
        if is_open:
            codes[at] = n.DIRECT | slot << 8
            at += 1
            continue
        for target, other in enumerate(theirs):
            if other >= 0:
                codes[at] = n.ATTACK | slot << 8 | target << 20
                at += 1
    return at


# --- candidates and refusals ------------------------------------------------------------------------------------------


def candidates(state: State, seat: i64) -> list[int]:
    """All a person could try: plays of the hand, set spells, switches, attacks, choices, next, end."""
    game = state.game
    row = state.handles[seat]
    codes: list[int] = []
    for card in state.zones[game.place(seat, n.HAND)]:
        verbs = (n.SUMMON, n.SET) if game.kinds[state.defs[card]] == n.MONSTER else (n.SET, n.ACTIVATE)
        codes += [pack(verb, row[card]) for verb in verbs]
    codes += [pack(n.ACTIVATE, row[card]) for card in state.zones[game.place(seat, n.SPELLS)] if card != NONE]
    mine = [slot for slot, card in enumerate(state.zones[game.place(seat, n.MONSTERS)]) if card != NONE]
    theirs = [slot for slot, card in enumerate(state.zones[game.place(1 - seat, n.MONSTERS)]) if card != NONE]
    codes += [pack(n.SWITCH, slot) for slot in mine]
    codes += [pack(n.ATTACK, slot, target) for slot in mine for target in theirs]
    codes += [pack(n.DIRECT, slot) for slot in mine]
    if state.prompt_seat == seat and state.prompt_kind == ASK_CHOICE:
        seen = [card for card in range(len(state.defs)) if state.known[card] & 1 << seat]
        codes += sorted(pack(CHOOSE_CARD, row[card]) for card in seen)
    return [*codes, n.NEXT, n.END]


def refuse(state: State, seat: i64, code: i64) -> tuple[int, dict[str, str | int]]:
    """Why an action that is not among the options is refused; 0 where no special reason is known."""
    verb = verb_of(code)
    if state.prompt_kind == ASK_CHOICE and verb == DONE and state.stack[-2].ability >= 0:
        return _refuse_done(state)
    if verb in (PASS, DONE, BACK):
        return 0, {}
    if verb == CHOOSE_CARD:
        handle = f"h{first_of(code)}"
        return (NOT_A_CHOICE, {"handle": handle}) if state.prompt_kind == ASK_CHOICE else (0, {})
    if state.prompt_kind != n.ASK_TURN:
        return SOMETHING_UNDER_WAY, {}
    if verb == n.NEXT:
        return why_not_next(state), {}
    if verb in (n.SWITCH, n.ATTACK, n.DIRECT):
        return _refuse_slot(state, seat, verb, first_of(code), second_of(code))
    return _refuse_card(state, seat, verb, first_of(code)) if verb in (n.SUMMON, n.SET, n.ACTIVATE) else (0, {})


def _refuse_done(state: State) -> tuple[int, dict[str, str | int]]:
    """Exactly as many sacrifices as the level asks for."""
    top = state.stack[-3]
    if top.proc != n.ADD_MONSTER:
        return 0, {}
    params = _about(state, top.seat, top.source & CARD_MASK)
    return WRONG_SACRIFICES, {**params, "counted": "chosen", "of": "", "most": params["needed"]}


def _about(state: State, seat: i64, card: i64) -> dict[str, str | int]:
    game = state.game
    level = game.printed[state.defs[card]][n.LEVEL_STAT]
    return {
        "card": game.definitions[state.defs[card]].name,
        "level": level,
        "needed": sacrifices(level),
        "count": monsters(state, seat),
        "handle": f"h{state.handles[seat][card]}",
        "counted": "count",
        "of": "monsters",
        "most": rules_of(state).monster_slots,
    }


def _refuse_card(state: State, seat: i64, verb: i64, handle: i64) -> tuple[int, dict[str, str | int]]:
    game = state.game
    card = card_by_handle(state, seat, handle)
    if card < 0 or not state.known[card] & 1 << seat:
        return NO_SUCH_CARD, {"handle": f"h{handle}"}
    if verb == n.ACTIVATE:
        number = why_not_activate(state, seat, card)
    elif verb == n.SET and game.kinds[state.defs[card]] == n.SPELL:
        number = why_not_set_spell(state, seat, card)
    else:
        number = why_not_add(state, seat, card)
    if number == WRONG_PHASE:
        return number, {"needed": "main", "phases": MAIN_PHASES, "phase": n.PHASES[state.phase]}
    return number, _about(state, seat, card)


def _refuse_slot(state: State, seat: i64, verb: i64, slot: i64, target: i64) -> tuple[int, dict[str, str | int]]:
    game = state.game
    if slot >= rules_of(state).monster_slots or target >= rules_of(state).monster_slots:
        return NO_MONSTER_THERE, {
            "slot": game.actions.slots[max(slot, target)],
            "whose": "their " if target > slot else "",
        }
    if verb == n.SWITCH:
        number = why_not_switch(state, seat, slot)
    else:
        number = why_not_target(state, seat, slot, target if verb == n.ATTACK else NONE)
    card = state.zones[game.place(seat, n.MONSTERS)][slot]
    params: dict[str, str | int] = {
        "card": "" if card == NONE else game.definitions[state.defs[card]].name,
        "slot": game.actions.slots[slot if card == NONE else target],
        "whose": "" if card == NONE else "their ",
        "handle": "" if card == NONE else f"h{state.handles[seat][card]}",
        "phase": n.PHASES[state.phase],
        "phases": MAIN_PHASES if verb == n.SWITCH else "battle",
        "needed": "main" if verb == n.SWITCH else "battle",
    }
    return number, params
