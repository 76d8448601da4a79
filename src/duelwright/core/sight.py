"""Sight: a state as one seat sees it. It runs for both seats after every decision, so it is compiled."""

from __future__ import annotations

from typing import Final

from .event import PUBLIC_BIT, SEATS
from .frame import CARD_MASK, CHOOSE, NO_REFS, NONE, SECRET_TAG, Frame
from .modifiers import value
from .packed import Ints, append, i64, vec
from .state import Modifier, State, is_live, mark, packed_rows
from .view import View, ViewCard, ViewEntry, ViewFrame, ViewModifier, ViewSeat
from .wire import Prompt
from .zone import FIELD, HIDDEN, OWNER

VIEWERS: Final[i64] = SEATS + 1  # and the public table
OUT_OF_SIGHT: Final[i64] = 0  # how a card was told: not at all, face down on the field, or as it is
LYING: Final[i64] = 1
SEEN: Final[i64] = 2
WAYS: Final[i64] = 3


class Sights:
    """How each card was told last, so that one that has not changed is told by the very same value.

    Most cards stay as they are from one decision to the next. A view is made of what is kept here, and two views are
    compared by looking whether their parts are the same.
    """

    __slots__ = ("cards", "facts", "listed", "lists", "told", "turned")

    def __init__(self, state: State) -> None:
        game, cards = state.game, len(state.defs)
        self.cards: list[ViewCard | None] = [None] * (cards * VIEWERS)
        self.told = vec[i64]([NONE] * (cards * VIEWERS * 3))  # handle, who knows it, and how it was told
        self.facts = vec[i64]([NONE] * (cards * (len(game.marks) + len(game.stats))))  # marks and values of each card
        self.turned = vec[i64]([0] * cards)  # how often those have changed
        self.listed = packed_rows([[NONE]] * (SEATS * VIEWERS))  # per viewer and seat: which cards are known of
        self.lists: list[tuple[ViewCard, ...]] = [()] * (SEATS * VIEWERS)


def _sights(state: State) -> Sights:
    sights = state.sights
    if sights is None:
        sights = state.sights = Sights(state)
    return sights


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
    sights = _sights(state)
    known = state.known[card]
    handle = _handle(state, card, viewer, bit)
    how = OUT_OF_SIGHT
    if known & bit:
        how = SEEN
    elif state.game.place_sight[state.place[card]] == FIELD:
        how = LYING  # how it lies there is for all to see
    if how != OUT_OF_SIGHT:
        how += _turned(state, sights, card) * WAYS
    at = (viewer + 1) * len(state.defs) + card
    told = sights.told
    last = sights.cards[at]
    if last is not None and told[3 * at] == handle and told[3 * at + 1] == known and told[3 * at + 2] == how:
        return last
    told[3 * at] = handle
    told[3 * at + 1] = known
    told[3 * at + 2] = how
    made = _told(state, card, handle, how % WAYS)
    sights.cards[at] = made
    return made


def _turned(state: State, sights: Sights, card: i64) -> i64:
    """How often the marks and values of a card have changed from view to view."""
    marks: i64 = len(state.game.marks)
    stats: i64 = len(state.game.stats)
    facts = sights.facts
    at = card * (marks + stats)
    is_new = False
    for i in range(marks):
        now = mark(state, card, i)
        if facts[at + i] != now:
            facts[at + i] = now
            is_new = True
    at += marks
    for i in range(stats):
        now = value(state, card, i)
        if facts[at + i] != now:
            facts[at + i] = now
            is_new = True
    if is_new:
        sights.turned[card] += 1
    return sights.turned[card]


def _told(state: State, card: i64, handle: i64, how: i64) -> ViewCard:
    """A card as a view tells it."""
    game, owner, known = state.game, state.owner[card], state.known[card]
    if how == OUT_OF_SIGHT:
        return ViewCard(handle, "", owner, known)
    marks = {name: mark(state, card, i) for i, name in enumerate(game.marks) if mark(state, card, i)}
    if how == LYING:
        return ViewCard(handle, "", owner, known, marks)
    values = {stat: value(state, card, i) for i, stat in enumerate(game.stats)}
    return ViewCard(handle, game.definitions[state.defs[card]].id, owner, known, marks, values)


def _handle(state: State, card: i64, viewer: i64, bit: i64) -> i64:
    """The public table uses seat 0's handles, and none for what is hidden."""
    if viewer >= 0:
        return state.handles[viewer][card]
    return state.handles[0][card] if state.known[card] & bit else 0  # a slot tells a face-down card from another


def _unseen(state: State, seat: i64, viewer: i64, bit: i64) -> tuple[ViewCard, ...]:
    """A seat's cards that the viewer knows of, but not where: its own list, and what it saw go out of sight."""
    sights = _sights(state)
    is_listed = viewer == seat or state.open_lists
    listed = vec[i64]()
    for card in range(len(state.owner)):
        if state.owner[card] != seat or state.known[card] & bit or not (is_listed or state.ever[card] & bit):
            continue
        listed = append(listed, card)
        lasting = _lasting(state, card)
        listed = append(listed, len(lasting))
        for i in lasting:
            listed = append(listed, mark(state, card, i))
    at = (viewer + 1) * SEATS + seat
    if not _is_same(sights.listed[at], listed):
        sights.listed[at] = listed
        sights.lists[at] = _list(state, seat, listed)
    return sights.lists[at]


def _lasting(state: State, card: i64) -> Ints:
    """The marks that a card keeps out of sight; those of one on the field are told where it lies."""
    game = state.game
    return NO_REFS if game.place_sight[state.place[card]] == FIELD else game.lasting_marks


def _is_same(one: Ints, other: Ints) -> bool:
    same = len(one) == len(other)
    i: i64 = 0
    while same and i < len(one):
        same = one[i] == other[i]
        i += 1
    return same


def _list(state: State, seat: i64, listed: Ints) -> tuple[ViewCard, ...]:
    """Cards by their names, in the order of those; each is followed by how many lasting marks it has, and by them."""
    game = state.game
    found: list[ViewCard] = []
    at: i64 = 0
    while at < len(listed):
        card = listed[at]
        lasting = _lasting(state, card)
        marks = {game.marks[i]: mark(state, card, i) for i in lasting if mark(state, card, i)}
        found.append(ViewCard(0, game.definitions[state.defs[card]].id, seat, 0, marks))
        at += 2 + len(lasting)
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
        tuple(_bound_refs(state, refs, tags, frame.seat, viewer, bit)),
        tuple(tags),
    )


def _bound_refs(state: State, refs: Ints, tags: Ints, seat: i64, viewer: i64, bit: i64) -> list[int]:
    """References of a frame. An unknown card that is meant again, under another name, is known to be the same one."""
    shown: list[int] = []
    for i, ref in enumerate(refs):
        told = _bound(state, ref, tags[i], seat, viewer, bit)
        if told < 0:
            for j in range(i):
                if refs[j] == ref and shown[j] < 0:
                    told -= len(state.zones) * (j + 1)
                    break
        shown.append(told)
    return shown


def _secret(state: State, viewer: i64) -> i64:
    """Where on the stack begins what another player is still free to take back; the stack's length where nothing is.

    Who is asked something sees that it has been done: a ride whose abilities ask the other player, for example.
    """
    if state.prompt_seat == viewer:
        return len(state.stack)
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
