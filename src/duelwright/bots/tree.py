"""Information-set Monte Carlo tree search: guesses of what a seat does not know, one tree over all of them.

A node stands for what has been answered so far, whatever the guess; an answer is the same in two guesses where it does
the same with cards that look the same. A node gets more children the oftener it was visited, the sensible answer first,
so that wide prompts cost no more than narrow ones. Leaves are played out by the sensible policy, with some chance.

At the root every answer is tried with the same guesses and the same luck, and the worse half is given up again and
again. The sensible answer is left only for one that did better by more than luck explains.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..core.action import HANDLE, first_of, second_of, verb_of
from ..core.engine import answer, options
from ..core.policy import sensible, standing_after
from ..core.rng import Rng, seeded
from ..core.state import DRAWN, PLAYING, State
from ..core.zone import OWNER

CHANCE: Final = 12  # one answer in so many of a playout is any answer
LONGEST: Final = 4_000  # answers of a playout
MARGIN: Final = 1.5  # a playout is begun where so many times the usual one still fit


class Manner:
    """How a search goes about it."""

    __slots__ = ("curiosity", "doubt", "turns", "width")

    def __init__(self, curiosity: float = 0.4, width: float = 0.5, turns: int = 2, doubt: float = 1.5) -> None:
        self.curiosity = curiosity  # how much a child that was visited little is preferred
        self.width = width  # children of a node: this, times the root of its visits, and one more
        self.turns = turns  # a playout goes on for so many turns, and is judged by how the position stands then
        self.doubt = doubt  # by how many standard errors an answer must be better than the sensible one


class Node:
    """What was answered so far: how often it came up, and what it brought the seat that searches."""

    __slots__ = ("children", "code", "total", "visits")

    def __init__(self, code: int) -> None:
        self.code = code  # the answer that led here, in the guess where it came up first
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The share of playouts that the seat won."""
        return self.total / self.visits if self.visits else 0.5


def search(
    guesses: list[State], seat: int, playouts: int, seconds: float, seed: int, root: Node, manner: Manner
) -> int:
    """Search from guesses of one position; the answer to give. The tree is left in `root`.

    It stops after so many playouts or, where seconds are given, before so much time has passed.
    """
    begin = time.perf_counter()
    rng = seeded(seed, "search")
    tried = candidates(guesses, seat, most_tried(playouts, seconds))
    nodes = [Node(code) for code in tried]
    for i, node in enumerate(nodes):
        root.children[key_of(guesses[0], tried[i])] = node
    better = [0.0] * len(tried)  # than the sensible answer, summed up
    spread = [0.0] * len(tried)
    alive = list(range(len(tried)))
    rounds = max(1, len(tried).bit_length())
    done = tries = 0
    for part in range(rounds):
        share = playouts * (part + 1) // rounds
        until = seconds * (part + 1) / rounds
        while True:
            used = time.perf_counter() - begin
            if done >= share if playouts else used + MARGIN * len(alive) * used / (done + 1) >= until:
                break
            luck = rng.word()
            first = 0.0
            for i in alive:
                twin = guesses[tries % len(guesses)].clone(log=False)
                twin.rng = Rng(luck | 1, tries + 1, 7, 11)
                reward = one_playout(twin, seat, Rng(luck | 1, tries + 1, 13, 17), nodes[i], manner)
                if i == 0:
                    first = reward
                better[i] += reward - first
                spread[i] += (reward - first) * (reward - first)
                done += 1
            tries += 1
        if len(alive) > 2:
            alive.sort(key=lambda i: (i != 0, -nodes[i].mean(), i))
            alive = alive[: 1 + len(alive) // 2]
    root.visits = done
    return tried[best_of(nodes, better, spread, alive, manner)]


def most_tried(playouts: int, seconds: float) -> int:
    """How many answers of the root are tried, by budget."""
    return min(16, 3 + (playouts // 50 if playouts else int(seconds * 20)))


def candidates(guesses: list[State], seat: int, most: int) -> list[int]:
    """The answers to try: the sensible one, then those after which the position stands best at once."""
    state = guesses[0]
    liked = sensible(state)
    keys = [key_of(state, liked)]
    others: list[tuple[int, int]] = []
    for code in options(state):
        key = key_of(state, code)
        if key not in keys:
            keys.append(key)
            others.append((-standing_after(state, code, seat), code))
    others.sort()
    return [liked] + [code for _, code in others[: most - 1]]


def best_of(nodes: list[Node], better: list[float], spread: list[float], alive: list[int], manner: Manner) -> int:
    """The answer that did best, where it did better than the sensible one by more than luck explains."""
    best, most = 0, 0.0
    for i in alive:
        count = nodes[i].visits
        if i == 0 or count < 2:
            continue
        mean = better[i] / count
        error = math.sqrt(max(1e-9, spread[i] / count - mean * mean) / (count - 1))
        if mean > most and mean > manner.doubt * error:
            best, most = i, mean
    return best


def one_playout(state: State, seat: int, rng: Rng, node: Node, manner: Manner) -> float:
    """The answer of a node, down the tree, one new node, a playout, and back up."""
    path = [node]
    until = state.turn + manner.turns
    answer(state, node.code)
    grown = False
    while not grown:
        codes = options(state) if state.winner == PLAYING else []
        while len(codes) == 1:
            answer(state, codes[0])
            codes = options(state) if state.winner == PLAYING else []
        if not codes:
            break
        mine = state.prompt_seat == seat
        code, key, grown = pick(state, codes, node, mine, rng, manner)
        child = node.children.get(key)
        if child is None:
            child = Node(code)
            node.children[key] = child
        answer(state, code)
        node = child
        path.append(node)
    reward = play_out(state, seat, rng, until)
    for node in path:
        node.visits += 1
        node.total += reward
    return reward


def pick(state: State, codes: list[int], node: Node, mine: bool, rng: Rng, manner: Manner) -> tuple[int, int, bool]:
    """An answer, its key, and whether it is new: a new one while there is room for it, else the most promising."""
    keys = [key_of(state, code) for code in codes]
    children = node.children
    known = 0
    seen: list[int] = []
    fresh: list[int] = []
    for i, key in enumerate(keys):
        if key in seen:
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


def key_of(state: State, code: int) -> int:
    """A number that is the same for answers which do the same with cards that look the same.

    A card counts by its definition; outside hidden zones also by its place, where it may be told from its twins.
    """
    verb = verb_of(code)
    game = state.game
    if game.actions.verbs[verb].first != HANDLE:
        return code << 1
    row = state.handles[state.prompt_seat]
    handle = first_of(code)
    if handle not in row:
        return code << 1
    card = row.index(handle)
    place = state.place[card]
    where = place << 8
    if game.family.zones[game.place_zone[place]].sight != OWNER:
        where |= state.zones[place].index(card)
    return ((verb | second_of(code) << 8 | state.defs[card] << 20 | where << 32) << 1) | 1


def play_out(state: State, seat: int, rng: Rng, until: int) -> float:
    """Play on sensibly until a turn begins, or to the end; 1 where the seat has won, 0 where it has lost."""
    for _ in range(LONGEST):
        if state.winner != PLAYING or state.turn >= until:
            break
        if rng.below(CHANCE) == 0:
            codes = options(state)
            answer(state, codes[rng.below(len(codes))])
        else:
            answer(state, sensible(state))
    if state.winner == PLAYING:
        stands = state.game.outlook(state, seat) / state.game.clear
        return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, stands))))
    if state.winner == DRAWN:
        return 0.5
    return 1.0 if state.winner == seat else 0.0
