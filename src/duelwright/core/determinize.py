"""Full states from views: what the viewer does not know is filled in at random, never from the true cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .action import HANDLE, first_of, verb_of
from .errors import DecodeError, worded
from .event import SEATS
from .frame import NONE, Frame
from .laying import add_card
from .packed import i64, vec
from .rng import Rng, seeded
from .state import DRAWN, Entry, Modifier, State, card_by_handle, reference, set_mark
from .view import View, ViewCard, ViewFrame

if TYPE_CHECKING:
    from .game import Game


NO_PLACE: Final = -1
MOST_DIFFERENT: Final = 5  # hidden cards of a zone that may have to differ, such as those of a ride deck


def determinize(game: Game, view: View, seed: int) -> State:
    """A state whose view from the same seat is equal to this one; the same seed gives the same state."""
    if view.game != game.key or view.hash != game.format_hash:
        raise DecodeError(
            worded(
                "view_game",
                "this view is of {theirs}, not of {ours}",
                {"theirs": f"{view.game} {view.hash}", "ours": f"{game.key} {game.format_hash}"},
            )
        )
    if view.viewer not in range(SEATS):
        raise DecodeError(worded("view_public", "the public table cannot be played on from; take a seat's view"))
    try:
        common = game.guessed
        if common is None or common.view is not view:  # a search guesses many times from one view
            common = game.guessed = Guesses(game, view)
        return common.guess(seed)
    except (IndexError, KeyError, OverflowError, ValueError) as error:
        raise DecodeError(
            worded(
                "view_unsound",
                "this view does not hang together ({error}); it was not written by this engine",
                {"error": error},
            )
        ) from None


class Guesses:
    """What all guesses of one view have in common: what is shown, and what is known of the rest."""

    def __init__(self, game: Game, view: View) -> None:
        self.view = view
        self.state = game.empty(0)
        self.state.logging = False
        self.shown = _lay_cards(self.state, view)
        self.state.handles[view.viewer] = vec[i64]([card.handle for card in self.shown])
        _restore_board(self.state, view)
        self.sides = [Side(self.state, view, self.shown, seat) for seat in range(SEATS)]

    def guess(self, seed: int) -> State:
        """One of them."""
        view = self.view
        rng = seeded(seed, "determinize")
        state = self.state.clone(log=False)
        state.defs = state.defs[:]
        for side in self.sides:
            side.deal(state, rng)
        other = vec[i64]([n + 1 for n in range(len(self.shown))])  # the other seat's handles are its own
        rng.mix(other)
        state.handles[1 - view.viewer] = other
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
                for kind, amount in card.marks.items():
                    set_mark(state, number, game.marks.index(kind), amount)
                shown.append(card)
    return shown


class Side:
    """One seat's hidden places, and what may lie there: what is known to be hidden, else a prior's guess."""

    def __init__(self, state: State, view: View, shown: list[ViewCard], seat: int) -> None:
        game = state.game
        self.viewer = view.viewer
        self.own = [n for n, card in enumerate(shown) if card.owner == seat]
        self.spots = [n for n in self.own if not shown[n].card]
        self.listed = view.seats[seat].unseen
        self.defns = [game.index[card.card] for card in self.listed]
        game.compile(self.defns)
        self.deal_known = Assignment(state, self.spots, self.defns)

    def deal(self, state: State, rng: Rng) -> None:
        """Say what every hidden card of the seat is."""
        taken = self.deal_known.places(rng)
        for n, number in enumerate(taken):
            self.reveal(state, number, n)
        hidden = set(taken)
        rest = [number for number in self.spots if number not in hidden]
        if rest:
            game = state.game
            unknown = set(rest)
            seen = [int(state.defs[n]) for n in self.own if n not in unknown]
            wanted = [wanted_kind(state, number) for number in rest]
            places = Spots(state, rest)
            for number, defn in zip(rest, game.deck_rules.prior(game, seen, wanted, rng), strict=True):
                found = defn if places.takes(number, defn) else places.any_card(number, rng)
                if not game.pool.compiled[found]:
                    game.compile([found])
                state.defs[number] = found

    def reveal(self, state: State, number: i64, n: i64) -> None:
        """A hidden card is this one of those that the viewer knows of."""
        game = state.game
        state.defs[number] = self.defns[n]
        state.ever[number] |= 1 << self.viewer
        for kind, amount in self.listed[n].marks.items():
            set_mark(state, number, game.marks.index(kind), amount)


class Spots:
    """The hidden places of a seat, sorted by what can lie there: by zone, and by which hidden card of it."""

    def __init__(self, state: State, spots: list[int]) -> None:
        self.game = state.game
        self.kind_of: dict[int, tuple[int, int]] = {}
        seen: dict[int, int] = {}
        for spot in spots:
            zone: int = state.game.place_zone[state.place[spot]]
            place = seen.get(zone, 0)
            seen[zone] = place + 1
            self.kind_of[spot] = (zone, min(place, MOST_DIFFERENT))

    def takes(self, spot: int, defn: int) -> bool:
        """Whether a card may be what lies hidden in a place."""
        zone, place = self.kind_of[spot]
        key = (zone, place, defn)
        known = self.game.fits
        if key not in known:
            game = self.game
            fits = game.zone_kinds[zone] in (NONE, game.kinds[defn])
            if fits and game.deck_rules.fits is not None:
                fits = game.deck_rules.fits(game, zone, place, defn)
            known[key] = fits
        return known[key]

    def any_card(self, spot: int, rng: Rng) -> int:
        """Any card that can lie where a prior's guess cannot."""
        game = self.game
        kind = self.kind_of[spot]
        if kind not in game.fitting:
            game.fitting[kind] = [defn for defn in game.pool.known if self.takes(spot, defn)]
        found = game.fitting[kind]
        return found[rng.below(len(found))] if found else 0


def wanted_kind(state: State, card: int) -> int:
    """The kind of card that can lie face down where this one does, or -1 for any."""
    return state.game.zone_kinds[state.game.place_zone[state.place[card]]]


class Assignment:
    """Places for cards, at random among those where each can lie; each place once.

    Where every place is filled, those that few cards fit go first; else the cards that fit in few places do.
    """

    def __init__(self, state: State, spots: list[int], defns: list[int]) -> None:
        self.game = state.game
        self.spots = spots
        self.defns = defns
        places = Spots(state, spots)
        kind_of = places.kind_of
        names = list(dict.fromkeys(kind_of.values()))
        number = {kind: i for i, kind in enumerate(names)}
        first = [next(spot for spot in spots if kind_of[spot] == kind) for kind in names]
        self.kind = [number[kind_of[spot]] for spot in spots]  # per place, by number
        self.fits = [[places.takes(spot, defn) for defn in defns] for spot in first]  # per kind and card
        room = [self.kind.count(i) for i in range(len(names))]
        self.choice = [sum(room[i] for i, row in enumerate(self.fits) if row[n]) for n in range(len(defns))]
        self.asked = [sum(row) for row in self.fits]

    def places(self, rng: Rng) -> list[int]:
        """The place of each card."""
        left = list(range(len(self.spots)))
        rng.shuffle(left)
        waiting = list(range(len(self.defns)))
        rng.shuffle(waiting)
        waiting.sort(key=lambda n: self.choice[n])  # the cards that fit in few places first
        found = [NO_PLACE] * len(self.defns)
        if len(self.defns) == len(self.spots):
            left.sort(key=lambda at: self.asked[self.kind[at]])
            for at in left:
                fits = self.fits[self.kind[at]]
                for i, n in enumerate(waiting):
                    if fits[n]:
                        found[n] = self.spots[at]
                        del waiting[i]
                        break
        else:
            for n in waiting:
                for i, at in enumerate(left):
                    if self.fits[self.kind[at]][n]:
                        found[n] = self.spots[at]
                        del left[i]
                        break
        if NO_PLACE in found:
            lost = self.game.definitions[self.defns[found.index(NO_PLACE)]]
            raise ValueError(worded("no_hidden_place", "no place for a hidden {kind}", {"kind": lost.kind}))
        return found


def _restore_board(state: State, view: View) -> None:
    game = state.game
    state.turn = view.turn
    state.phase = game.phases.index(view.phase)
    state.active = view.active
    state.first = view.first
    state.open_lists = view.open_lists
    state.counters = vec[i64]([view.seats[seat].counters[name] for seat in range(SEATS) for name in game.counters])
    state.registers = vec[i64]([view.registers[name] for name in game.layout.registers])
    state.dirty = True


def _restore_waiting(state: State, view: View, rng: Rng) -> None:
    game = state.game
    for m in view.modifiers:
        ref = _reference(state, m.handle, view.viewer, rng, [])
        amount = game.ability(m.gives).number if m.gives else m.amount
        made = Modifier(ref, game.modified.index(m.stat), amount, m.until, _ability(game, m.ability), m.seat)
        state.mods = [*state.mods, made]
    for e in view.standby:
        source = _reference(state, e.source, view.viewer, rng, [])
        about = _reference(state, e.value, view.viewer, rng, [])
        state.standby = [*state.standby, Entry(_ability(game, e.ability), source, e.seat, e.batch, about)]
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
        state.option_codes = vec[i64]([game.actions.parse(text) for text in view.prompt.options])
        for code in state.option_codes:
            action = game.actions.action(code)
            named = game.actions.verbs[verb_of(code)].first == HANDLE
            if named and card_by_handle(state, view.viewer, first_of(code)) < 0:
                raise ValueError(
                    worded("no_handle_of", "no card has the handle of {action}", {"action": repr(action.text)})
                )
        state.option_made = True


def _ability(game: Game, name: str) -> int:
    return game.ability(name).number if name else NONE


def _frame(state: State, frame: ViewFrame, viewer: int, rng: Rng) -> Frame:
    taken: list[int] = []
    refs: list[int] = []
    for shown in frame.refs:
        earlier = (-1 - shown) // len(state.zones) if shown < 0 else 0
        refs.append(refs[earlier - 1] if earlier else _reference(state, shown, viewer, rng, taken))
    source = _reference(state, frame.source, viewer, rng, [])
    ability = _ability(state.game, frame.ability)
    made = Frame(frame.proc, frame.seat, ability, source, frame.a, frame.b, frame.c, frame.at)
    made.refs = vec[i64](refs)
    made.tags = vec[i64](frame.tags)
    return made


def _reference(state: State, shown: int, viewer: int, rng: Rng, taken: list[int]) -> int:
    """The card a view names: by handle, or any unknown one of a place (each once)."""
    if shown == 0:
        return NONE
    if shown > 0:
        card = card_by_handle(state, viewer, shown)
        if card < 0:
            raise ValueError(worded("no_handle", "no card has the handle {handle}", {"handle": shown}))
        return reference(state, card)
    there = [card for card in state.zones[-1 - shown] if card not in taken]
    unknown = [card for card in there if not state.known[card] & 1 << viewer] or there
    card = unknown[rng.below(len(unknown))]
    taken.append(card)
    return reference(state, card)
