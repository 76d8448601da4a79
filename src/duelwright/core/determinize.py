"""Full states from views: what the viewer does not know is filled in at random, never from the true cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DecodeError
from .event import SEATS
from .frame import NONE, Frame
from .position import add_card
from .rng import Rng, seeded
from .state import DRAWN, Entry, Modifier, State, reference
from .view import View, ViewCard, ViewFrame

if TYPE_CHECKING:
    from .game import Game


MOST_DIFFERENT: Final = 5  # hidden cards of a zone that may have to differ, such as those of a ride deck


def determinize(game: Game, view: View, seed: int) -> State:
    """A state whose view from the same seat is equal to this one; the same seed gives the same state."""
    if view.game != game.key or view.hash != game.format_hash:
        raise DecodeError(f"this view is of {view.game} {view.hash}, not of {game.key} {game.format_hash}")
    if view.viewer not in range(SEATS):
        raise DecodeError("the public table cannot be played on from; take a seat's view")
    try:
        return _guess(game, view, seed)
    except (IndexError, KeyError, ValueError) as error:
        raise DecodeError(f"this view does not hang together ({error}); it was not written by this engine") from None


def _guess(game: Game, view: View, seed: int) -> State:
    rng = seeded(seed, "determinize")
    state = game.empty(0)
    state.rng = state.handle_rng = rng.clone()
    state.logging = False
    shown = _lay_cards(state, view)
    _deal_unknown(state, view, shown, rng)
    _hand_out_handles(state, view, shown, rng)
    _restore_board(state, view)
    state.stack = [_frame(state, frame, view.viewer, rng) for frame in view.stack]
    state.chain = [_frame(state, frame, view.viewer, rng) for frame in view.chain]
    _restore_waiting(state, view, rng)
    state.rng = state.handle_rng = seeded(seed, "play")
    return state


def _lay_cards(state: State, view: View) -> list[ViewCard]:
    """Put every card into its place; unknown ones as blanks for now. Returns the card shown at each number."""
    game = state.game
    shown: list[ViewCard] = []
    for seat, side in enumerate(view.seats):
        for index, zone in enumerate(game.layout.zones):
            for slot, card in enumerate(side.zones[zone.name]):
                if card is None:
                    continue
                defn = game.index[card.card] if card.card else 0
                number = add_card(state, card.owner, defn, index, slot if zone.slots else NONE, seat)
                state.known[number] = card.known
                state.ever[number] = card.known
                for mark, amount in card.marks.items():
                    state.marks[game.marks.index(mark)][number] = amount
                shown.append(card)
    return shown


def _deal_unknown(state: State, view: View, shown: list[ViewCard], rng: Rng) -> None:
    """Deal what is known to be hidden, and a prior's guess for the rest, to the places nobody showed us."""
    game = state.game
    for seat in range(SEATS):
        spots = [n for n, card in enumerate(shown) if not card.card and card.owner == seat]
        listed = view.seats[seat].unseen
        taken = assign(state, spots, [game.index[card.card] for card in listed], rng)
        for number, card in zip(taken, listed, strict=True):
            _become(state, number, game.index[card.card])
            state.ever[number] |= 1 << view.viewer
            for mark, amount in card.marks.items():
                state.marks[game.marks.index(mark)][number] = amount
        rest = [number for number in spots if number not in taken]
        if rest:
            seen = [state.defs[n] for n, card in enumerate(shown) if card.owner == seat and n not in rest]
            wanted = [wanted_kind(state, number) for number in rest]
            places = Spots(state, rest)
            for number, defn in zip(rest, game.deck_rules.prior(game, seen, wanted, rng), strict=True):
                _become(state, number, defn if places.takes(number, defn) else places.any_card(number, rng))


def _become(state: State, card: int, defn: int) -> None:
    """Say what a hidden card is."""
    state.game.compile([defn])
    state.defs[card] = defn


class Spots:
    """The hidden places of a seat, sorted by what can lie there: by zone, and by which hidden card of it."""

    def __init__(self, state: State, spots: list[int]) -> None:
        self.state = state
        self.kind_of: dict[int, tuple[int, int]] = {}
        seen: dict[int, int] = {}
        for spot in spots:
            zone = state.game.place_zone[state.place[spot]]
            place = seen.get(zone, 0)
            seen[zone] = place + 1
            self.kind_of[spot] = (zone, min(place, MOST_DIFFERENT))
        self.known: dict[tuple[int, int, int], bool] = {}

    def takes(self, spot: int, defn: int) -> bool:
        """Whether a card may be what lies hidden in a place."""
        zone, place = self.kind_of[spot]
        key = (zone, place, defn)
        if key not in self.known:
            game = self.state.game
            fits = game.zone_kinds[zone] in (NONE, game.kinds[defn])
            if fits and game.deck_rules.fits is not None:
                fits = game.deck_rules.fits(game, zone, place, defn)
            self.known[key] = fits
        return self.known[key]

    def any_card(self, spot: int, rng: Rng) -> int:
        """Any card that can lie where a prior's guess cannot."""
        game = self.state.game
        kind = self.kind_of[spot]
        if kind not in game.fitting:
            game.fitting[kind] = [defn for defn in game.pool.known if self.takes(spot, defn)]
        found = game.fitting[kind]
        return found[rng.below(len(found))] if found else 0


def wanted_kind(state: State, card: int) -> int:
    """The kind of card that can lie face down where this one does, or -1 for any."""
    return state.game.zone_kinds[state.game.place_zone[state.place[card]]]


def assign(state: State, spots: list[int], defns: list[int], rng: Rng) -> list[int]:
    """A place for each of these cards, at random among those where it can lie; each place once.

    Where every place is filled, those that few cards fit go first; else the cards that fit in few places do.
    """
    places = Spots(state, spots)
    kinds = list(dict.fromkeys(places.kind_of.values()))
    first = {kind: next(spot for spot in spots if places.kind_of[spot] == kind) for kind in kinds}
    room = {kind: sum(places.kind_of[spot] == kind for spot in spots) for kind in kinds}
    choice = [sum(room[kind] for kind in kinds if places.takes(first[kind], defn)) for defn in defns]
    left = spots[:]
    rng.shuffle(left)
    waiting = list(range(len(defns)))
    rng.shuffle(waiting)
    waiting.sort(key=lambda n: choice[n])  # the cards that fit in few places first
    found = [NONE] * len(defns)
    if len(defns) == len(spots):
        asked = {kind: sum(places.takes(first[kind], defn) for defn in defns) for kind in kinds}
        left.sort(key=lambda spot: asked[places.kind_of[spot]])
        for spot in left:
            n = next((n for n in waiting if places.takes(spot, defns[n])), NONE)
            if n >= 0:
                found[n] = spot
                waiting.remove(n)
    else:
        for n in waiting:
            found[n] = next((spot for spot in left if places.takes(spot, defns[n])), NONE)
            if found[n] >= 0:
                left.remove(found[n])
    if NONE in found:
        lost = state.game.definitions[defns[found.index(NONE)]]
        raise ValueError(f"no place for a hidden {lost.kind}")
    return found


def _hand_out_handles(state: State, view: View, shown: list[ViewCard], rng: Rng) -> None:
    """The viewer keeps its handles; the other seat gets random ones."""
    state.handles[view.viewer] = [card.handle for card in shown]
    other = [n + 1 for n in range(len(shown))]
    rng.shuffle(other)
    state.handles[1 - view.viewer] = other


def _restore_board(state: State, view: View) -> None:
    game = state.game
    state.turn = view.turn
    state.phase = game.phases.index(view.phase)
    state.active = view.active
    state.first = view.first
    state.open_lists = view.open_lists
    state.counters = [view.seats[seat].counters[name] for seat in range(SEATS) for name in game.counters]
    state.registers = [view.registers[name] for name in game.layout.registers]
    state.dirty = True


def _restore_waiting(state: State, view: View, rng: Rng) -> None:
    game = state.game
    for m in view.modifiers:
        ref = _reference(state, m.handle, view.viewer, rng, [])
        amount = game.ability(m.gives).number if m.gives else m.amount
        made = Modifier(ref, game.modified.index(m.stat), amount, m.until, _ability(game, m.ability), m.seat)
        state.mods.append(made)
    for e in view.standby:
        source = _reference(state, e.source, view.viewer, rng, [])
        about = _reference(state, e.value, view.viewer, rng, [])
        state.standby.append(Entry(_ability(game, e.ability), source, e.seat, e.batch, about))
    if view.result is not None:
        codes = [ending.code for ending in game.endings]
        state.winner = DRAWN if view.result.winner is None else view.result.winner
        state.ended = codes.index(view.result.reason)
    if view.prompt is None:
        return
    state.prompt_seat = view.prompt.seat
    state.prompt_kind = [kind.name for kind in game.prompt_kinds].index(view.prompt.kind)
    if view.prompt.seat == view.viewer:
        state.asked[view.viewer] = view.prompt.number
        state.option_codes = [game.actions.parse(text) for text in view.prompt.options]
        for code in state.option_codes:
            game.actions.action(code)
        state.option_made = True


def _ability(game: Game, name: str) -> int:
    return game.ability(name).number if name else NONE


def _frame(state: State, frame: ViewFrame, viewer: int, rng: Rng) -> Frame:
    taken: list[int] = []
    refs = [_reference(state, shown, viewer, rng, taken) for shown in frame.refs]
    source = _reference(state, frame.source, viewer, rng, [])
    ability = _ability(state.game, frame.ability)
    made = Frame(frame.proc, frame.seat, ability, source, frame.a, frame.b, frame.c, frame.at)
    made.refs = refs
    made.tags = list(frame.tags)
    return made


def _reference(state: State, shown: int, viewer: int, rng: Rng, taken: list[int]) -> int:
    """The card a view names: by handle, or any unknown one of a place (each once)."""
    if shown == 0:
        return NONE
    if shown > 0:
        return reference(state, state.handles[viewer].index(shown))
    there = [card for card in state.zones[-1 - shown] if card not in taken]
    unknown = [card for card in there if not state.known[card] & 1 << viewer] or there
    card = unknown[rng.below(len(unknown))]
    taken.append(card)
    return reference(state, card)
