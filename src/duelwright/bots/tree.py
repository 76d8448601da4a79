"""Information-set Monte Carlo tree search: guesses of what a seat does not know, one tree over all of them.

A node stands for what has been answered so far, whatever the guess; an answer is the same in two guesses where it does
the same with cards that look the same. A node gets more children the oftener it was visited, the sensible answer first,
so that wide prompts cost no more than narrow ones. Leaves are played out by the sensible policy.

At the root every answer is tried with the same guesses and the same luck, and the worse half is given up again and
again. The sensible answer is left only for one that did better by more than luck explains.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..core.action import BACK, HANDLE, first_of, second_of, verb_of
from ..core.engine import answer, options
from ..core.game import Game
from ..core.packed import Ints, i64
from ..core.policy import sensible, standing_after
from ..core.rng import Rng, seeded
from ..core.state import DRAWN, PLAYING, State, card_by_handle, index_of
from ..core.zone import OWNER

LONGEST: Final[i64] = 4_000  # answers of a playout
IDLE: Final = 3.0  # times the usual doubt, for an answer that could be undone at once
MARGIN: Final = 1.5  # a playout is begun where so many times the usual one still fit


class Manner:
    """How a search goes about it."""

    __slots__ = ("curiosity", "doubt", "turns", "width")

    def __init__(self, curiosity: float = 0.4, width: float = 0.5, turns: int = 2, doubt: float = 0.7) -> None:
        self.curiosity = curiosity  # how much a child that was visited little is preferred
        self.width = width  # children of a node: this, times the root of its visits, and one more
        self.turns = turns  # a playout goes on for so many turns, and is judged by how the position stands then
        self.doubt = doubt  # by how many standard errors an answer must be better than the sensible one


class Node:
    """What was answered so far: how often it came up, and how well the seat that searches stood then."""

    __slots__ = ("children", "code", "theirs", "total", "visits")

    def __init__(self, code: int) -> None:
        self.code = code  # the answer that led here, in the guess where it came up first
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        self.theirs = False  # whether it was the other seat's turn to answer here, in some guess

    def mean(self) -> float:
        """How well the seat stood at the end of playouts, from 0 to 1: games that are over count as 0 or 1."""
        return self.total / self.visits if self.visits else 0.5


class Trial:
    """An answer of the root: its node, how often it was tried beside the sensible one, and what it did better."""

    __slots__ = ("better", "burden", "count", "node", "spread")

    def __init__(self, node: Node, burden: float = 1.0) -> None:
        self.node = node
        self.burden = burden  # how much surer than usual one must be of it
        self.count = 0
        self.better = 0.0  # than the sensible answer, summed up
        self.spread = 0.0  # the squares of it

    def lead(self) -> float:
        """By how much it did better, on average."""
        return self.better / self.count if self.count else 0.0


def search(
    guesses: list[State], seat: int, playouts: int, seconds: float, seed: int, root: Node, manner: Manner
) -> list[Trial]:
    """Search from guesses of one position; what the answers to it brought, the sensible one first.

    The tree is left in `root`, and goes on where the root has grown already. The search stops after so many playouts,
    and where seconds are given before so much time has passed.
    """
    begin = time.perf_counter()
    rng = seeded(seed, "search")
    trials = trials_of(guesses[0], seat, most_tried(playouts, seconds), root)
    alive = list(range(len(trials)))
    rounds = max(1, len(trials).bit_length())
    done = tries = 0
    for part in range(rounds):
        share = playouts * (part + 1) // rounds
        until = seconds * (part + 1) / rounds
        while True:
            used = time.perf_counter() - begin
            is_late = seconds > 0 and used + MARGIN * len(alive) * used / (done + 1) >= until
            if is_late or (playouts > 0 and done >= share):
                break
            luck = rng.word()
            first = 0.0
            for i in alive:
                twin = guesses[tries % len(guesses)].clone(log=False)
                twin.watched = False
                twin.rng = twin.handle_rng = Rng(luck | 1, tries + 1, 7, 11)
                trial = trials[i]
                reward = one_playout(twin, seat, Rng(luck | 1, tries + 1, 13, 17), trial.node, manner)
                if i == 0:
                    first = reward
                trial.count += 1
                trial.better += reward - first
                trial.spread += (reward - first) * (reward - first)
                done += 1
            tries += 1
        if len(alive) > 2:
            alive.sort(key=lambda i: (i != 0, -trials[i].lead(), i))
            alive = alive[: 1 + len(alive) // 2]
    root.visits += done
    return trials


def most_tried(playouts: int, seconds: float) -> int:
    """How many answers of the root are tried, by budget."""
    return min(16, 3 + (playouts // 50 if playouts else int(seconds * 20)))


def trials_of(state: State, seat: i64, most: i64, root: Node) -> list[Trial]:
    """The answers to try: the sensible one, then those that were tried most before, or that stand best at once."""
    liked = sensible(state)
    keys = [key_of(state, liked)]
    others: list[tuple[int, int, int]] = []
    for code in options(state):
        key = key_of(state, code)
        if key not in keys and verb_of(code) != BACK:
            keys.append(key)
            known = root.children.get(key)
            others.append((-known.visits if known is not None else 0, -standing_after(state, code, seat), code))
    others.sort()
    trials: list[Trial] = []
    for code in [liked] + [code for _, _, code in others[: most - 1]]:
        key = key_of(state, code)
        node = root.children.get(key)
        if node is None:
            node = root.children[key] = Node(code)
        node.code = code
        trials.append(Trial(node, burden_of(state.game, code)))
    return trials


def best_of(trials: list[Trial], doubt: float) -> i64:
    """The answer that did best, where it did better than the sensible one by more than luck explains.

    An answer that was given up early counts no more than its few tries show.
    """
    best, most = 0, 0.0
    longest = max([trial.count for trial in trials[1:]], default=0)
    for i, trial in enumerate(trials):
        if i == 0 or trial.count < 2 or 3 * trial.count < 2 * longest:
            continue
        mean = trial.lead()
        error = math.sqrt(max(1e-9, trial.spread / trial.count - mean * mean) / (trial.count - 1))
        if mean > most and mean > doubt * trial.burden * error:
            best, most = i, mean
    return best


def burden_of(game: Game, code: i64) -> float:
    """How much surer than usual one must be of an answer."""
    return IDLE if game.idle[verb_of(code)] else 1.0


def one_playout(state: State, seat: i64, rng: Rng, node: Node, manner: Manner) -> float:
    """The answer of a node, down the tree, one new node, a playout, and back up."""
    path = [node]
    until = state.turn + manner.turns
    answer(state, node.code)
    grown = False
    while not grown:
        codes = options(state)
        while len(codes) == 1:
            answer(state, codes[0])
            codes = options(state)
        if len(codes) == 0:
            break
        mine = state.prompt_seat == seat
        if not mine:
            node.theirs = True
        code, key, grown = pick(state, codes, node, mine, rng, manner)
        child = node.children.get(key)
        if child is None:
            child = Node(code)
            node.children[key] = child
        answer(state, code)
        node = child
        path.append(node)
    reward = play_out(state, seat, until)
    for node in path:
        node.visits += 1
        node.total += reward
    return reward


def pick(state: State, codes: Ints, node: Node, mine: bool, rng: Rng, manner: Manner) -> tuple[i64, i64, bool]:
    """An answer, its key, and whether it is new: a new one while there is room for it, else the most promising."""
    keys = [key_of(state, code) for code in codes]
    children = node.children
    known = 0
    seen: list[int] = []
    fresh: list[int] = []
    for i, key in enumerate(keys):
        if key in seen or (verb_of(codes[i]) == BACK and len(codes) > 1):
            continue
        seen.append(key)
        if key in children:
            known += 1
        else:
            fresh.append(i)
    if fresh and known < 1 + manner.width * math.sqrt(node.visits):
        liked = key_of(state, sensible(state)) if known == 0 or rng.below(2) == 0 else -1
        for i in fresh:
            if keys[i] == liked:
                return codes[i], keys[i], True
        i = fresh[rng.below(len(fresh))]
        return codes[i], keys[i], True
    best, most = -1, -1.0
    log = math.log(node.visits + 1.0)
    for i, key in enumerate(keys):
        child = children.get(key)
        if child is None:
            continue
        mean = child.total / child.visits
        score = (mean if mine else 1.0 - mean) + manner.curiosity * math.sqrt(log / child.visits)
        if score > most:
            best, most = i, score
    return codes[best], keys[best], False


def key_of(state: State, code: i64) -> i64:
    """A number that is the same for answers which do the same with cards that look the same.

    A card counts by its definition; outside hidden zones also by its place, where it may be told from its twins.
    """
    verb = verb_of(code)
    game = state.game
    if game.actions.verbs[verb].first != HANDLE:
        return code << 1
    card = card_by_handle(state, state.prompt_seat, first_of(code))
    if card < 0:
        return code << 1
    place = state.place[card]
    where = place << 8
    if game.layout.zones[game.place_zone[place]].sight != OWNER:
        where |= index_of(state.zones[place], card)
    return ((verb | second_of(code) << 8 | state.defs[card] << 20 | where << 32) << 1) | 1


def play_out(state: State, seat: i64, until: i64) -> float:
    """Play on sensibly until a turn begins, or to the end; 1 where the seat has won, 0 where it has lost."""
    for _answer in range(LONGEST):
        if state.winner != PLAYING or state.turn >= until:
            break
        answer(state, sensible(state))
    if state.winner == PLAYING:
        stands = state.game.dispatch.search_evaluate(state, seat) / state.game.decisive_margin
        return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, stands))))
    if state.winner == DRAWN:
        return 0.5
    return 1.0 if state.winner == seat else 0.0
