"""What must hold for every game, whatever its rules. Each check raises AssertionError with the seed and decision."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec

from duelwright import Action, Game, IllegalAction, Refusal, Replay, State
from duelwright.core import format as words
from duelwright.core.action import BACK, CHOOSE_CARD, DONE, HANDLE, NOTHING, OPTION, PASS, SLOT, first_of, pack, verb_of
from duelwright.core.event import SEATS
from duelwright.core.frame import ABILITY, CHOOSE, NONE
from duelwright.core.modifiers import compute, value
from duelwright.core.state import card_by_handle
from duelwright.language.words import languages

from . import needs
from .permute import permute_unknown

LONGEST = 4000
HANDLE_IN_WORDS = re.compile(r"\bh\d+\b")
LAST = [PASS, DONE, BACK]
Check = Callable[[Game, int], None]


def decisions(game: Game, seed: int) -> Iterator[tuple[int, State, Action]]:
    """A random game: at each decision its number, the state, and the action that will be taken next."""
    rng = random.Random(f"{game.key}/{seed}")
    state = game.start(seed=seed)
    for n in range(LONGEST):
        if state.over:
            return
        legal = state.legal()
        assert legal, f"{game.key} seed {seed} decision {n}: nothing to choose"
        action = rng.choice(legal)
        yield n, state, action
        state.apply(action)
    raise AssertionError(f"{game.key} seed {seed}: no end after {LONGEST} decisions")


def sampled(game: Game, seed: int, every: int) -> Iterator[tuple[int, State, Action]]:
    """Every so many decisions, and each one that lies in the middle of an ability."""
    for n, state, action in decisions(game, seed):
        busy = any(frame.proc in (ABILITY, CHOOSE) for frame in state.stack)
        if (n + seed) % every == 0 or busy:
            yield n, state, action


def check_bounded_length(game: Game, seed: int) -> None:
    for _ in decisions(game, seed):
        pass


def check_legal_list(game: Game, seed: int) -> None:
    """Not empty, in the documented order, texts unique; each parses back, is explained as legal, and applies."""
    for n, state, _ in decisions(game, seed):
        where = f"{game.key} seed {seed} decision {n}"
        legal = state.legal()
        texts = [action.text for action in legal]
        assert len(set(texts)) == len(texts), f"{where}: {texts} are not unique"
        ranks = [rank(game, action) for action in legal]
        assert ranks == sorted(ranks), f"{where}: {texts} are not in the documented order"
        prompt = state.prompt
        assert prompt is not None
        assert list(prompt.options) == texts
        assert prompt.forced == (len(texts) == 1)
        for action in legal:
            assert game.action(action.text) == action, f"{where}: {action} does not parse back"
            assert state.explain(prompt.seat, action.text) is None, f"{where}: {action} is refused"
            if n % 7 == 0:
                state.clone().apply(action.text, prompt.seat)


def rank(game: Game, action: Action) -> tuple[int, int]:
    """Cards by handle, options by number, the game's verbs in order (slots from the first), then pass, done, back."""
    verb = verb_of(action.code)
    if verb in LAST:
        return (1000 + LAST.index(verb), 0)
    by_number = verb in (CHOOSE_CARD, OPTION) or game.actions.verbs[verb].first == SLOT
    return (verb, first_of(action.code) if by_number else 0)


def check_other_seat_waits(game: Game, seed: int) -> None:
    """Whoever does not hold the prompt has nothing to choose, and is told so."""
    for n, state, action in sampled(game, seed, 5):
        prompt = state.prompt
        assert prompt is not None
        other = 1 - prompt.seat
        before = state.key()
        refusal = state.explain(other, action.text)
        assert refusal is not None and refusal.code == "not_your_turn", f"{game.key} seed {seed} decision {n}"
        try:
            state.apply(action, seat=other)
        except IllegalAction as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{game.key} seed {seed} decision {n}: the other seat could act")
        assert state.key() == before
        assert {code_of(found) for _, found in state.candidates(other)} <= {"not_your_turn"}


def code_of(refusal: Refusal | None) -> str:
    """Why something is refused; empty where it is not."""
    return "" if refusal is None else refusal.code


def check_candidates(game: Game, seed: int) -> None:
    """A candidate is legal exactly where it has no refusal; a refusal has a code, a sentence and a rule."""
    for n, state, _ in sampled(game, seed, 3):
        prompt = state.prompt
        assert prompt is not None
        legal = {action.text for action in state.legal()}
        found = state.candidates(prompt.seat)
        texts = [action.text for action, _ in found]
        assert len(set(texts)) == len(texts), f"{game.key} seed {seed} decision {n}: candidates are not unique"
        assert legal <= set(texts), f"{game.key} seed {seed} decision {n}: {legal - set(texts)} not offered"
        for action, refusal in found:
            assert (refusal is None) == (action.text in legal), f"seed {seed} decision {n}: {action} {refusal}"
            if refusal is not None:
                assert refusal.code and refusal.rule and refusal.text("en").endswith("."), refusal
                assert "{" not in refusal.text("en"), refusal


def check_reasons(game: Game, seed: int) -> None:
    """What a refusal needs is not so; no sentence holds a handle; every refusal is among the reasons."""
    for n, state, _ in sampled(game, seed, 3):
        prompt = state.prompt
        assert prompt is not None
        try:
            needs.check_needs(game, state, prompt.seat)
        except AssertionError as fault:
            raise AssertionError(f"{game.key} seed {seed} decision {n}: {fault}") from fault
        denied = [(action, refusal) for action, refusal in state.candidates(prompt.seat) if refusal is not None]
        reasons = state.reasons(prompt.seat)
        assert sorted(map(repr, reasons)) == sorted(map(repr, denied)), f"{game.key} seed {seed} decision {n}"
        for _, refusal in reasons:
            for lang in languages():
                told = f"{refusal.text(lang)} {refusal.advice(lang)}"
                assert not HANDLE_IN_WORDS.search(told), f"{game.key} seed {seed} decision {n}: {told}"


def check_clone(game: Game, seed: int) -> None:
    """A clone is equal, and goes its own way."""
    for n, state, action in decisions(game, seed):
        where = f"{game.key} seed {seed} decision {n}"
        before = state.key()
        twin, third = state.clone(), state.clone(log=False)
        assert twin.key() == before, f"{where}: the clone differs"
        assert n % 10 or twin.events(0) == state.events(0), f"{where}: the clone remembers otherwise"
        twin.apply(action)
        assert state.key() == before, f"{where}: playing on a clone changed the original"
        third.apply(action)
        assert twin.key() == third.key(), f"{where}: two clones went different ways"
        if n % 10 == 0:
            rng = random.Random(n)
            while not twin.over and rng.random() < 0.9:
                twin.apply(rng.choice(twin.legal()))
            assert state.key() == before, f"{where}: playing on a clone changed the original"


def check_encode(game: Game, seed: int) -> None:
    """`decode(encode(state))` is the same state, and goes on in the same way."""
    for n, state, action in decisions(game, seed):
        where = f"{game.key} seed {seed} decision {n}"
        twin = game.decode(state.encode())
        assert twin.key() == state.key(), f"{where}: decoded otherwise"
        assert twin.legal() == state.legal(), f"{where}: other options after decoding"
        third = state.clone()
        twin.apply(action)
        third.apply(action)
        assert twin.key() == third.key(), f"{where}: goes on otherwise after decoding"


def check_replay(game: Game, seed: int) -> None:
    """A replay, read back from its text, gives the same key at every decision."""
    replay = Replay.of(game, seed=seed)
    keys: list[bytes] = []
    state = game.start(seed=seed)
    rng = random.Random(f"{game.key}/{seed}")
    while not state.over:
        keys.append(state.key())
        replay.apply(state, rng.choice(state.legal()).text)
    keys.append(state.key())
    again = Replay.parse(replay.text())
    assert again == replay
    twin = game.start((again.decks[0], again.decks[1]), again.seed)
    assert twin.key() == keys[0]
    for n, move in enumerate(again.line()):
        twin.apply(move.action, move.seat)
        assert twin.key() == keys[n + 1], f"{game.key} seed {seed}: the replay differs at decision {n + 1}"
    assert twin.result == state.result


def check_conservation(game: Game, seed: int) -> None:
    """Every card is in exactly one zone, and its place says which; cards keep their owners, and none comes but those
    that are made.
    """
    owners: list[int] = []
    outside = game.deck_rules.outside
    brought = [{name for name, _ in outside(game, deck)} if outside else set() for deck in game.pair(None, seed)]
    for n, state, _ in decisions(game, seed):
        where = f"{game.key} seed {seed} decision {n}"
        found = sorted(card for row in state.zones for card in row if card != NONE)
        assert found == list(range(len(state.defs))), f"{where}: a card is lost or doubled"
        for place, row in enumerate(state.zones):
            assert all(state.place[card] == place for card in row if card != NONE), f"{where}: a place is wrong"
            slots = game.place_slots[place]
            assert not slots or len(row) == slots, f"{where}: slots were lost"
        for handles in state.handles:
            assert sorted(handles) == list(range(1, len(state.defs) + 1)), f"{where}: handles are not unique"
        assert list(state.owner)[: len(owners)] == owners, f"{where}: owners changed"
        for card in range(len(owners), len(state.defs)) if owners else ():
            made = game.definitions[state.defs[card]].id
            assert made in brought[state.owner[card]], f"{where}: {made} came from nowhere"
        owners = list(state.owner)


def check_values(game: Game, seed: int) -> None:
    """Computed values equal a recomputation without the cache."""
    for n, state, _action in decisions(game, seed):
        for card in range(len(state.defs)):
            for stat in range(len(game.stats)):
                cached, fresh = value(state, card, stat), compute(state, card, stat)
                assert cached == fresh, f"{game.key} seed {seed} decision {n}: {cached} is stale, it is {fresh}"


def check_events(game: Game, seed: int) -> None:
    """Every viewer's events are numbered without gaps, agree in everything public, and hide what is hidden."""
    state = [state for _, state, _ in decisions(game, seed)][-1]
    full = [state.events(seat) for seat in (0, 1, None)]
    for events in full:
        assert [event.seq for event in events] == list(range(1, len(events) + 1))
        batches = [event.batch for event in events]
        assert batches == sorted(batches)
    for mine, theirs, public in zip(*full, strict=True):
        assert (mine.kind, mine.values, mine.seat, mine.cause) == (
            theirs.kind,
            theirs.values,
            theirs.seat,
            theirs.cause,
        )
        for a, b, c in zip(mine.cards, theirs.cards, public.cards, strict=True):
            assert not c.card or c.card == a.card == b.card, f"{mine}: the public knows more than a seat"
            assert c.card or c.handle == 0
    assert full[0]
    assert full[0][-1].kind == "ON_GAME_END"
    assert state.events(0, since=len(full[0]) - 1) == full[0][-1:]


@contextmanager
def without_words() -> Iterator[None]:
    """Refuse without sentences: they are made from a refusal's code and parameters alone, and tell no more."""
    with patch.object(words, "told", lambda *parts: ""):
        yield


def received(state: State, seat: int) -> bytes:
    """Every byte a seat gets: its view with the prompt, its candidates, events, and why any handle is refused.

    A seat that is not asked is told so whatever it tries, so it tries one verb.
    """
    verbs = state.game.actions.verbs
    with_a_card = [n for n, verb in enumerate(verbs) if verb.first == HANDLE and verb.second == NOTHING]
    tries = with_a_card if seat == state.prompt_seat else with_a_card[:1]
    known = range(1, len(state.defs) + 2)
    asked = [state.explain(seat, state.game.actions.action(pack(verb, n))) for verb in tries for n in known]
    tried = [(action.text, refusal) for action, refusal in state.candidates(seat)]
    told = [tried, asked, state.events(seat, state.logged - 20)]
    return state.view(seat).encode() + msgspec.json.encode(told)


def check_non_interference(game: Game, seed: int) -> None:
    """Change what a seat may not know: what it receives stays the same, now and until it learns something."""
    with without_words():
        for n, state, action in sampled(game, seed, 4):
            for seat in range(SEATS):
                where = f"{game.key} seed {seed} decision {n} seat {seat}"
                twin = permute_unknown(state, seat, seed * 1000 + n)
                assert received(twin, seat) == received(state, seat), f"{where}: the seat can tell"
                assert twin.view(None) == state.view(None), f"{where}: the public can tell"
                common = [found for found in state.legal() if found in twin.legal() and not _tells(state, twin, found)]
                if common:
                    chosen = action if action in common else common[-1]
                    _go_on_alike(state.clone(), twin, chosen, seat, where)


def _tells(state: State, twin: State, action: Action) -> bool:
    """Whether an action is made openly with a card that is another one in the twin."""
    if not state.game.actions.verbs[verb_of(action.code)].tells:
        return False
    card = card_by_handle(state, state.prompt_seat, first_of(action.code))
    return state.defs[card] != twin.defs[card]


def _go_on_alike(state: State, twin: State, action: Action, seat: int, where: str) -> None:
    since = state.logged
    state.apply(action)
    twin.apply(action)
    mine, theirs = state.events(seat, since), twin.events(seat, since)
    for a, b in zip(mine, theirs, strict=False):
        if seat in a.learned:
            assert (a.kind, a.seat, a.learned) == (b.kind, b.seat, b.learned), f"{where}: {a} {b}"
            return
        assert a == b, f"{where}: after {action} {a} {b}"
    assert len(mine) == len(theirs), f"{where}: after {action} another number of events"
    assert received(twin, seat) == received(state, seat), f"{where}: the seat can tell after {action}"


def check_determinize(game: Game, seed: int) -> None:
    """A full state made from a view gives the same view, in mid-ability too, and can be played to the end."""
    for n, state, _ in sampled(game, seed, 6):
        for seat in range(SEATS):
            where = f"{game.key} seed {seed} decision {n} seat {seat}"
            view = state.view(seat)
            sent = type(view).decode(view.encode())
            assert sent == view and repr(sent) == repr(view)
            for k in range(2):
                guess = game.determinize(view, k)
                seen = guess.view(seat)
                assert seen == view and hash(seen) == hash(view), f"{where}: the guess looks different"
            assert guess.key() == game.determinize(view, k).key(), f"{where}: the same seed, another guess"
            if n % 12 == 0:
                _play_out(guess, n, where)


def _play_out(state: State, seed: int, where: str) -> None:
    rng = random.Random(seed)
    for _ in range(LONGEST):
        if state.over:
            return
        state.apply(rng.choice(state.legal()))
    raise AssertionError(f"{where}: the guess has no end")


CHECKS: dict[str, Check] = {
    name.removeprefix("check_"): found
    for name, found in list(globals().items())
    if name.startswith("check_") and callable(found)
}
