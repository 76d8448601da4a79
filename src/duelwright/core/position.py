"""Positions: any board as a plain dictionary, for tests, puzzles and lessons, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from .engine import run
from .errors import PositionError, either, near_name, worded
from .event import EVERYONE, SEATS
from .frame import ABILITY, NONE, Frame
from .laying import add_card
from .nearest import nearest
from .state import State, mark, reference, set_mark
from .zone import FIELD, HIDDEN, OWNER, PUBLIC, Zone

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")

BLANKS: Final = 10  # a missing deck gets this many blank cards
TOP_FIELDS: Final = ["turn", "active", "phase", "first", "seed", "rules", "registers", "seats"]
ENTRY_FIELDS: Final = ["card", "known", "owner"]


def build(game: Game, board: dict[str, object]) -> State:
    """The state for a board, at the first prompt of its phase."""
    if not isinstance(board, dict):
        raise PositionError(
            worded("position_object", "position: give an object, not {board}", {"board": repr(str(board)[:40])})
        )
    _only(board, TOP_FIELDS, "position")
    rules = board.get("rules", {})
    if not isinstance(rules, dict):
        raise PositionError(worded("rules_object", "rules: give an object of rule names and values"))
    if not all(isinstance(name, str) for name in rules):
        raise PositionError(worded("rules_texts", "rules: the names of rules are texts"))
    if rules:
        game = game.but(rules)
    state = game.empty(_number(board, "seed", 0))
    state.turn = _number(board, "turn", 1)
    state.active = _number(board, "active", 0, SEATS - 1)
    state.first = _number(board, "first", state.active, SEATS - 1)
    seats = board.get("seats", [{}, {}])
    if not isinstance(seats, list) or len(seats) != SEATS:
        raise PositionError(
            worded("seats_list", "seats: give a list of {seats} objects, one per seat", {"seats": SEATS})
        )
    for seat, side in enumerate(seats):
        _lay_seat(state, seat, side)
    for seat, side in enumerate(seats):
        _lay_known(state, seat, side)
    for row in state.handles:
        state.handle_rng.mix(row)
    for seat, side in enumerate(seats):
        _lay_chain(state, seat, side)
    _lay_registers(state, board.get("registers", {}))
    phase = board.get("phase", game.phases[0])
    if isinstance(phase, str):
        phase = game.layout.phase_names.get(phase, phase)
    if not isinstance(phase, str) or phase not in game.phases:
        raise PositionError(
            worded(
                "no_phase",
                "phase: no phase {phase}; the phases are {list}",
                {"phase": repr(phase), "list": ", ".join(game.phases)},
            )
        )
    state.dirty = True
    game.rulebook.begin(state, game.phases.index(phase))
    run(state)
    return state


def _number(board: dict[str, object], name: str, default: int, most: int = 1 << 31, path: str = "") -> int:
    found = board.get(name, default)
    if type(found) is not int or not 0 <= found <= most:
        raise PositionError(
            worded(
                "position_number",
                "{path}{name}: give a number from 0 to {most}, not {found}",
                {"path": path, "name": name, "most": most, "found": repr(found)},
            )
        )
    return found


def _only(found: dict[str, object], names: list[str], path: str) -> None:
    for name in found:
        if name not in names:
            near = nearest(str(name), names)
            known = worded("names_are", "the names are {list}", {"list": ", ".join(names)})
            hint = near_name(near, joined=False) or known
            raise PositionError(
                worded(
                    "position_field",
                    "{path}: no field {name}; {hint}",
                    {"path": path, "name": repr(name), "hint": hint},
                )
            )


def _lay_seat(state: State, seat: int, side: object) -> None:
    game = state.game
    path = f"seats[{seat}]"
    if not isinstance(side, dict):
        raise PositionError(worded("position_zones", "{path}: give an object of zones and counters", {"path": path}))
    _only(side, [*game.layout.board, "known"], path)
    for index, zone in enumerate(game.layout.zones):
        entries = side.get(zone.name, ["blank"] * BLANKS if zone.sight == HIDDEN else [])
        if not isinstance(entries, list):
            raise PositionError(
                worded("position_zone", "{path}.{zone}: give a list of cards", {"path": path, "zone": zone.name})
            )
        if zone.slots and len(entries) > zone.slots:
            raise PositionError(
                worded(
                    "position_slots",
                    "{path}.{zone}: there are {slots} slots, not {entries}",
                    {"path": path, "zone": zone.name, "slots": zone.slots, "entries": len(entries)},
                )
            )
        for n, entry in in_laying_order(zone, entries):
            if entry is None and zone.slots:
                continue
            _lay_entry(state, seat, index, n if zone.slots else NONE, entry, f"{path}.{zone.name}[{n}]")
    width = len(game.counters)
    for i, name in enumerate(game.counters):
        default = state.counters[seat * width + i]
        state.counters[seat * width + i] = _number(side, name, default, path=f"{path}.")


def in_laying_order(zone: Zone, entries: list[T]) -> list[tuple[int, T]]:
    """Open piles are listed top first and laid from the bottom."""
    found = list(enumerate(entries))
    return found[::-1] if zone.sight == PUBLIC and not zone.slots else found


def _lay_entry(state: State, seat: int, zone: int, slot: int, entry: object, path: str) -> None:
    game = state.game
    fields: dict[str, object] = entry if isinstance(entry, dict) else {"card": entry}
    _only(fields, [*ENTRY_FIELDS, *game.marks], path)
    owner = _number(fields, "owner", seat, SEATS - 1, f"{path}.")
    defn = _definition(game, fields.get("card"), path)
    wanted = game.zone_kinds[zone]
    if defn and wanted >= 0 and game.kinds[defn] != wanted:
        raise PositionError(
            worded(
                "position_kind",
                "{path}: {name} is no {kinds}",
                {"path": path, "name": game.definitions[defn].name, "kinds": game.layout.kinds[wanted]},
            )
        )
    card = add_card(state, owner, defn, zone, slot, seat)
    usual = game.layout.zone_marks.get(game.layout.zones[zone].name, {})
    for i, name in enumerate(game.marks):
        set_mark(state, card, i, _mark(game, fields, name, usual.get(name, 0), f"{path}."))
    state.known[card] = usually_known(state, card) | _number(fields, "known", 0, EVERYONE, f"{path}.")
    state.ever[card] = state.known[card]


def _mark(game: Game, fields: dict[str, object], mark: str, usual: int, path: str) -> int:
    """A mark's value: a number, or its word where it has words."""
    words = game.layout.mark_names.get(mark)
    found = fields.get(mark, usual)
    if words is None or type(found) is int:
        return _number(fields, mark, usual, 1 << 31 if words is None else len(words) - 1, path)
    if found not in words:
        raise PositionError(
            worded(
                "position_mark",
                "{path}{mark}: give {list}, not {found}",
                {"path": path, "mark": mark, "list": either(words), "found": repr(found)},
            )
        )
    return words.index(str(found))


def usually_known(state: State, card: int) -> int:
    """Who knows a card by where it lies, and how."""
    game = state.game
    place = state.place[card]
    sight = game.place_sight[place]
    if sight == FIELD:
        down = "face" in game.marks and mark(state, card, game.marks.index("face"))
        sight = OWNER if down else PUBLIC
    return EVERYONE if sight == PUBLIC else 1 << game.place_seat[place] if sight == OWNER else 0


def _definition(game: Game, name: object, path: str) -> int:
    if name == "blank":
        return 0
    card = game.find(name) if isinstance(name, str) else None
    if card is None:
        near = nearest(str(name), [card.name for card in game.definitions[1:]])
        hint = near_name(near)
        raise PositionError(
            worded(
                "position_card",
                "{path}: no card {name} in {game}{hint}",
                {"path": path, "name": repr(name), "game": game.key, "hint": hint},
            )
        )
    return game.index[card.id]


def _lay_known(state: State, seat: int, side: dict[str, object]) -> None:
    """`known`: names of cards in hidden places that this seat has seen there."""
    names = side.get("known", [])
    if not isinstance(names, list):
        raise PositionError(worded("position_known", "seats[{seat}].known: give a list of card names", {"seat": seat}))
    for n, name in enumerate(names):
        path = f"seats[{seat}].known[{n}]"
        defn = _definition(state.game, name, path)
        spots = [c for c, d in enumerate(state.defs) if d == defn and not state.known[c] & 1 << seat]
        if not spots:
            raise PositionError(
                worded(
                    "position_hidden",
                    "{path}: no hidden card {name} on this board that seat {seat} does not see anyway",
                    {"path": path, "name": repr(name), "seat": seat},
                )
            )
        state.known[spots[0]] |= 1 << seat
        state.ever[spots[0]] |= 1 << seat


def _lay_chain(state: State, seat: int, side: dict[str, object]) -> None:
    """Effects that wait: each names a card of this seat that lies on the board; the first listed resolves first."""
    game = state.game
    zone = game.layout.chain
    entries = side.get(zone, []) if zone else []
    if not isinstance(entries, list):
        raise PositionError(
            worded("position_seat_zone", "seats[{seat}].{zone}: give a list of cards", {"seat": seat, "zone": zone})
        )
    for n, entry in reversed(list(enumerate(entries))):
        path = f"seats[{seat}].{zone}[{n}]"
        fields: dict[str, object] = entry if isinstance(entry, dict) else {"card": entry}
        _only(fields, ["card", "ability"], path)
        defn = _definition(game, fields.get("card"), path)
        cards = [c for c, d in enumerate(state.defs) if d == defn and state.owner[c] == seat]
        number = _number(fields, "ability", 0, len(game.own[defn]) - 1, f"{path}.") if game.own[defn] else NONE
        if not cards or number < 0:
            raise PositionError(
                worded(
                    "position_next",
                    "{path}: {get} must lie in a zone of this seat and have an effect",
                    {"path": path, "get": repr(fields.get("card"))},
                )
            )
        source = reference(state, cards[0])
        state.chain.append(Frame(ABILITY, seat, game.own[defn][number], source))


def _lay_registers(state: State, found: object) -> None:
    names = state.game.layout.registers
    if not isinstance(found, dict):
        raise PositionError(worded("position_registers", "registers: give an object of names and numbers"))
    _only(found, names, "registers")
    for i, name in enumerate(names):
        state.registers[i] = _number(found, name, state.registers[i], path="registers.")


def describe(state: State) -> dict[str, object]:
    """The board as a dictionary that `build` takes; only where nothing but rule steps wait."""
    game = state.game
    resting = game.rulebook.procedures_at_rest
    busy = [game.procedures[f.proc].name for f in state.stack if game.procedures[f.proc].name not in resting]
    asked = game.prompt_kinds[state.prompt_kind].name
    if busy or state.chain or state.standby or state.mods or state.over or asked not in game.rulebook.prompts_at_rest:
        what = "the game is over" if state.over else f"{busy[-1] if busy else 'an effect or a chance'} is under way"
        raise PositionError(
            worded("position_between", "position: {what}; a position can be taken only between actions", {"what": what})
        )
    board: dict[str, object] = {
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "phase": game.phases[state.phase],
        "registers": dict(zip(game.layout.registers, state.registers, strict=True)),
        "seats": [_describe_seat(state, seat) for seat in range(SEATS)],
    }
    changes = game.rules.changes(game.blueprint.rules)
    if changes:
        board["rules"] = changes
    return board


def _describe_seat(state: State, seat: int) -> dict[str, object]:
    game = state.game
    width = len(game.counters)
    side: dict[str, object] = dict(zip(game.counters, state.counters[seat * width : (seat + 1) * width], strict=True))
    for index, zone in enumerate(game.layout.zones):
        row = [card for _, card in in_laying_order(zone, list(state.zones[game.place(seat, index)]))]
        side[zone.name] = [None if card == NONE else _describe_card(state, card, seat) for card in row]
    return side


def _describe_card(state: State, card: int, seat: int) -> object:
    game = state.game
    printed = game.definitions[state.defs[card]]
    is_first = game.find(printed.name) is printed  # a name means the first printing; another is named by its id
    name = "blank" if not state.defs[card] else printed.name if is_first else printed.id
    entry: dict[str, object] = {"card": name}
    if state.known[card] != usually_known(state, card):
        entry["known"] = state.known[card]
    if state.owner[card] != seat:
        entry["owner"] = state.owner[card]
    usual = game.layout.zone_marks.get(game.place_name(state.place[card]), {})
    for i, kind in enumerate(game.marks):
        amount = mark(state, card, i)
        if amount != usual.get(kind, 0):
            words = game.layout.mark_names.get(kind)
            entry[kind] = amount if words is None else words[amount]
    return entry if len(entry) > 1 else name
