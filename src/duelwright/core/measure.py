"""What a need measures in a state, as a seat sees it; and which of several refusals tells a person most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .action import verb_of
from .frame import CHOOSE, NONE
from .modifiers import has_skill, value
from .need import Measured, Need, Want
from .state import State, card_by_handle, mark

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .action import Action
    from .errors import Refusal
    from .game import Game

# What a need is about.
STATE: Final = 0  # how things stand: they may change
TIME: Final = 1  # when it is done
SORT: Final = 2  # what it is done with: another card, or from elsewhere


@dataclass(frozen=True)
class Measure:
    """How something is measured for a seat, and what it is about."""

    take: Callable[[State, int, str], Measured]
    about: int = STATE


def card_named(state: State, seat: int, of: str) -> int:
    """The card with a handle (`h7`, or before another part as in `h7>1`), as far as the seat may name it."""
    handle = of[1:].partition(">")[0]
    card = card_by_handle(state, seat, int(handle)) if of[:1] == "h" and handle.isdecimal() else NONE
    return card if card >= 0 and state.known[card] & 1 << seat else NONE


def _of_card(take: Callable[[State, int], Measured]) -> Callable[[State, int, str], Measured]:
    """A measure of a card; nothing where there is none."""

    def measured(state: State, seat: int, of: str) -> Measured:
        card = card_named(state, seat, of)
        return take(state, card) if card >= 0 else ""

    return measured


def _slot(state: State, seat: int, of: str) -> Measured:
    for number, zone in enumerate(state.game.layout.zones):
        names = list(zone.slot_names()) or [zone.name]
        if of in names:
            row = state.zones[state.game.place(seat, number)]
            at = names.index(of)
            return "taken" if at < len(row) and row[at] != NONE else "empty"
    return ""


def _count(state: State, seat: int, of: str) -> Measured:
    row = state.zones[state.game.place(seat, state.game.zone_index[of])]
    return sum(1 for card in row if card != NONE)


def _free(state: State, seat: int, of: str) -> Measured:
    row = state.zones[state.game.place(seat, state.game.zone_index[of])]
    return sum(1 for card in row if card == NONE)


def _chosen(state: State, seat: int, of: str) -> Measured:
    top = state.stack[-1] if state.stack else None
    return len(top.refs) if top is not None and top.proc == CHOOSE and state.prompt_seat == seat else 0


def _prompt(state: State, seat: int, of: str) -> Measured:
    return state.game.prompt_kinds[state.prompt_kind].name if state.prompt_seat >= 0 else ""


def _phase(state: State, seat: int, of: str) -> Measured:
    return state.game.phases[state.phase]


def _word(state: State, seat: int, of: str) -> Measured:
    return int(state.game.actions.parse(of) >= 0)


def _zone(state: State, card: int) -> Measured:
    return state.game.place_name(state.place[card])


def _side(state: State, card: int) -> Measured:
    return state.game.place_seat[state.place[card]]


def _kind(state: State, card: int) -> Measured:
    return state.game.layout.kinds[state.game.kinds[state.defs[card]]]


def _answer(state: State, seat: int, of: str) -> Measured:
    return int(state.prompt_seat == seat and of in [action.text for action in state.legal()])


# What can be measured in every game, besides the numbers and marks of cards, registers, and what cards are given.
COMMON: Final[Mapping[str, Measure]] = {
    "over": Measure(lambda state, seat, of: int(state.over), TIME),
    "asked": Measure(lambda state, seat, of: state.prompt_seat, TIME),
    "prompt": Measure(_prompt, TIME),
    "active": Measure(lambda state, seat, of: state.active, TIME),
    "turn": Measure(lambda state, seat, of: state.turn, TIME),
    "phase": Measure(_phase, TIME),
    "word": Measure(_word, SORT),
    "answer": Measure(_answer, SORT),
    "known": Measure(lambda state, seat, of: int(card_named(state, seat, of) >= 0), SORT),
    "zone": Measure(_of_card(_zone), SORT),
    "side": Measure(_of_card(_side), SORT),
    "kind": Measure(_of_card(_kind), SORT),
    "slot": Measure(_slot),
    "count": Measure(_count),
    "free": Measure(_free),
    "chosen": Measure(_chosen),
}


def measure_of(game: Game, what: str) -> Measure:
    """How something is measured: by the game's own word, a common one, or a number, mark or skill of a card."""
    found = game.rulebook.measures.get(what) or COMMON.get(what)
    if found is not None:
        return found
    layout = game.layout
    if what in layout.stats:
        stat = layout.stats.index(what)
        return Measure(_of_card(lambda state, card: value(state, card, stat)))
    if what in layout.marks:
        kind = layout.marks.index(what)
        return Measure(_of_card(lambda state, card: mark(state, card, kind)))
    if what in layout.registers:
        register = layout.registers.index(what)
        return Measure(lambda state, seat, of: state.registers[register])
    if what in layout.skills:
        skill = len(layout.stats) + layout.skills.index(what)
        return Measure(_of_card(lambda state, card: int(has_skill(state, card, skill))))
    if what.startswith("their "):
        mine = measure_of(game, what.removeprefix("their "))
        return Measure(lambda state, seat, of: mine.take(state, 1 - seat, of), mine.about)
    raise ValueError(f"{game.key}: nothing is measured by {what!r}")


def unmet(state: State, seat: int, wants: tuple[Want, ...], params: Mapping[str, str | int]) -> tuple[Need, ...]:
    """Those of the declared needs that are not fulfilled, each with what is so now."""
    found = []
    for want in wants:
        need = want.need(params)
        now = measure_of(state.game, need.what).take(state, seat, need.of)
        if not need.holds(now):
            found.append(Need(need.what, need.of, need.among, need.least, need.most, now))
    return tuple(found)


def best_first(state: State, seat: int, refused: list[tuple[Action, Refusal]]) -> list[tuple[Action, Refusal]]:
    """Refused actions, the one whose reason tells most of its card first.

    What is wrong with the sort of card comes last. Before it, what the open question asks about comes before the rest,
    how things stand before when it is done, the sooner time before the later, and the whole before one target.
    """
    game = state.game
    kind = game.prompt_kinds[state.prompt_kind].name

    def rank(item: tuple[Action, Refusal]) -> tuple[bool, bool, int, int, bool]:
        action, refusal = item
        about = max((measure_of(game, need.what).about for need in refusal.wants), default=SORT)
        asked = kind in game.actions.verbs[verb_of(action.code)].at
        aimed = any(need.of and action.text.endswith(f">{need.of}") for need in refusal.wants)
        return (about == SORT, not asked, about, _wait(state, seat, refusal) if about == TIME else 0, aimed)

    return sorted(refused, key=rank)


def _wait(state: State, seat: int, refusal: Refusal) -> int:
    """In how many phases the time comes; after a round where nobody can tell."""
    phases = state.game.phases
    wanted = [phases.index(str(one)) for need in refusal.wants if need.what == "phase" for one in need.among]
    later = [at for at in wanted if at > state.phase]
    if state.active != seat:
        return len(phases) + min(wanted, default=0) - state.phase
    if later:
        return min(later) - state.phase
    return 2 * len(phases) + min(wanted) - state.phase if wanted else len(phases)
