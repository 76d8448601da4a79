"""Sight: a state as one seat sees it. It runs for both seats after every decision, so it is compiled."""

from __future__ import annotations

from typing import Final

from .event import PUBLIC_BIT, SEATS
from .frame import CARD_MASK, CHOOSE, NO_REFS, NONE, SECRET_TAG, Frame
from .modifiers import value
from .packed import i64
from .state import Modifier, State, is_live, mark
from .view import View, ViewCard, ViewEntry, ViewFrame, ViewModifier, ViewSeat
from .wire import Prompt
from .zone import FIELD, HIDDEN, OWNER

KNOWN: Final[i64] = 2 * PUBLIC_BIT  # above every bit of who knows a card
_HIDDEN: dict[int, ViewCard] = {}


def view_of(state: State, viewer: i64) -> View:
    """The view of a seat, or of the public table for -1."""
    game = state.game
    bit = 1 << viewer if viewer >= 0 else PUBLIC_BIT
    return View(
        game.key,
        game.format_hash,
        viewer,
        state.turn,
        game.phases[state.phase],
        state.active,
        state.first,
        tuple(_seat(state, seat, viewer, bit) for seat in range(SEATS)),
        dict(zip(game.layout.registers, state.registers, strict=True)),
        tuple(_modifier(state, mod, viewer, bit) for mod in state.mods),
        tuple(_frame(state, frame, viewer, bit) for frame in _open_stack(state, viewer)),
        tuple(_frame(state, frame, viewer, bit) for frame in state.chain),
        tuple(
            ViewEntry(
                game.abilities[e.ability].id,
                _shown(state, e.source, viewer, bit),
                e.seat,
                e.batch,
                _shown(state, e.value, viewer, bit),
            )
            for e in state.standby
        ),
        state.open_lists,
        _prompt(state, viewer),
        state.result,
    )


def _modifier(state: State, mod: Modifier, viewer: i64, bit: i64) -> ViewModifier:
    game = state.game
    gives = mod.stat == game.given_skill
    return ViewModifier(
        _shown(state, mod.ref, viewer, bit),
        game.modified[mod.stat],
        1 if gives else mod.amount,
        mod.until,
        _ability(state, mod.ability),
        mod.seat,
        _ability(state, mod.amount) if gives else "",
    )


def _ability(state: State, number: i64) -> str:
    return state.game.abilities[number].id if number >= 0 else ""


def _seat(state: State, seat: i64, viewer: i64, bit: i64) -> ViewSeat:
    game = state.game
    width = len(game.counters)
    counters = dict(zip(game.counters, state.counters[seat * width : (seat + 1) * width], strict=True))
    zones: dict[str, tuple[ViewCard | None, ...]] = {}
    for index, zone in enumerate(game.layout.zones):
        row = state.zones[game.place(seat, index)]
        cards = [None if card == NONE else _card(state, card, viewer, bit) for card in row]
        if zone.sight == OWNER and viewer != seat:
            cards.sort(key=_by_handle)
        zones[zone.name] = tuple(cards)
    return ViewSeat(counters, zones, _unseen(state, seat, viewer, bit))


def _by_handle(card: ViewCard | None) -> tuple[i64, str]:
    assert card is not None
    return (card.handle, card.card)


def _card(state: State, card: i64, viewer: i64, bit: i64) -> ViewCard:
    game = state.game
    owner = state.owner[card]
    known = state.known[card]
    seen = known & bit
    if not seen and game.place_sight[state.place[card]] != FIELD:
        return _hidden(_handle(state, card, viewer, bit), owner, known)
    marks = {name: mark(state, card, i) for i, name in enumerate(game.marks) if mark(state, card, i)}
    if not seen:  # face down on the field: how it lies there is for all to see
        return ViewCard(_handle(state, card, viewer, bit), "", owner, known, marks)
    values = {stat: value(state, card, i) for i, stat in enumerate(game.stats)}
    return ViewCard(
        _handle(state, card, viewer, bit), game.definitions[state.defs[card]].id, owner, known, marks, values
    )


def _hidden(handle: i64, owner: i64, known: i64) -> ViewCard:
    """A card of which nothing is known. There are many, all much alike, so each is made once."""
    key = (handle * SEATS + owner) * KNOWN + known
    card = _HIDDEN.get(key)
    if card is None:
        card = _HIDDEN[key] = ViewCard(handle, "", owner, known)
    return card


def _handle(state: State, card: i64, viewer: i64, bit: i64) -> i64:
    """The public table uses seat 0's handles, and none for what is hidden."""
    if viewer >= 0:
        return state.handles[viewer][card]
    return state.handles[0][card] if state.known[card] & bit else 0  # a slot tells a face-down card from another


def _unseen(state: State, seat: i64, viewer: i64, bit: i64) -> tuple[ViewCard, ...]:
    """A seat's cards that the viewer knows of, but not where: its own list, and what it saw go out of sight."""
    game = state.game
    listed = viewer == seat or state.open_lists
    found: list[ViewCard] = []
    for card, owner in enumerate(state.owner):
        if owner != seat or state.known[card] & bit or not (listed or state.ever[card] & bit):
            continue
        lying = game.place_sight[state.place[card]] == FIELD  # its marks are told where it lies
        lasting = NO_REFS if lying else game.lasting_marks
        marks = {game.marks[i]: mark(state, card, i) for i in lasting if mark(state, card, i)}
        found.append(ViewCard(0, game.definitions[state.defs[card]].id, seat, 0, marks))
    found.sort(key=lambda c: (c.card, sorted(c.marks.items())))
    return tuple(found)


def _shown(state: State, ref: i64, viewer: i64, bit: i64) -> i64:
    """A reference as the viewer may name it."""
    if not is_live(state, ref):
        return 0
    card = ref & CARD_MASK
    place = state.place[card]
    if state.known[card] & bit or (state.game.place_sight[place] in (HIDDEN, FIELD) and viewer >= 0):
        return _handle(state, card, viewer, bit)
    return -1 - place


def _bound(state: State, ref: i64, tag: i64, seat: i64, viewer: i64, bit: i64) -> i64:
    """A bound reference; which card of a hand was picked in secret is nobody else's business."""
    if tag >= SECRET_TAG and seat != viewer and is_live(state, ref):
        place = state.place[ref & CARD_MASK]
        if state.game.place_sight[place] == OWNER and state.game.place_seat[place] != viewer:
            return -1 - place
    return _shown(state, ref, viewer, bit)


def _frame(state: State, frame: Frame, viewer: i64, bit: i64) -> ViewFrame:
    refs, tags = frame.refs, frame.tags
    if frame.proc == CHOOSE and frame.seat != viewer:  # what the other has picked so far is not on the table yet
        refs, tags = NO_REFS, NO_REFS
    return ViewFrame(
        frame.proc,
        frame.at,
        frame.seat,
        _ability(state, frame.ability),
        _shown(state, frame.source, viewer, bit),
        frame.a,
        frame.b,
        frame.c,
        tuple(_bound(state, ref, tags[i], frame.seat, viewer, bit) for i, ref in enumerate(refs)),
        tuple(tags),
    )


def _secret(state: State, viewer: i64) -> i64:
    """Where on the stack begins what another player is still free to take back; the stack's length where nothing is."""
    for i, frame in enumerate(state.stack):
        if state.game.private[frame.proc] and frame.seat != viewer:
            return i
    return len(state.stack)


def _open_stack(state: State, viewer: i64) -> list[Frame]:
    """The stack as if that had not been begun: the player is still asked what to do."""
    cut = _secret(state, viewer)
    if cut == len(state.stack):
        return state.stack
    asking = state.stack[cut - 1].clone()
    asking.at += 1  # behind the step that asked
    return [*state.stack[: cut - 1], asking]


def _prompt(state: State, viewer: i64) -> Prompt | None:
    prompt = state.game.prompt_of(state)
    if prompt is None or prompt.seat == viewer:
        return prompt
    cut = _secret(state, viewer)
    if cut < len(state.stack):
        return Prompt(prompt.seat, state.game.private[state.stack[cut].proc])
    return Prompt(prompt.seat, prompt.kind)
