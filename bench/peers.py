"""Other engines playing their own games at random, for comparison in the same run; run in an environment of its own.

`python peers.py NAME` prints the decisions per second of one peer. Only the peer's own package is needed.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

SECONDS = 3.0


def timed(play: Callable[[random.Random], int]) -> float:
    """Decisions per second of whole random games."""
    rng = random.Random(1)
    play(rng)
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        decisions += play(rng)
    return decisions / (time.perf_counter() - started)


def chess_game(rng: random.Random) -> int:
    """One random game of chess, at most 300 moves."""
    import chess

    board, moves = chess.Board(), 0
    while moves < 300 and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        moves += 1
    return moves


def spiel_game(name: str) -> Callable[[random.Random], int]:
    """One random game of an OpenSpiel game; chance moves are not decisions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def rlcard_game(name: str) -> Callable[[random.Random], int]:
    """One random game of an RLCard game, through its environment."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


PEERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "python-chess": lambda: chess_game,
    "open_spiel gin_rummy": lambda: spiel_game("gin_rummy"),
    "open_spiel hearts": lambda: spiel_game("hearts"),
    "rlcard uno": lambda: rlcard_game("uno"),
    "rlcard gin-rummy": lambda: rlcard_game("gin-rummy"),
}
PACKAGES = {"python-chess": "chess", "open_spiel": "open_spiel", "rlcard": "rlcard"}


if __name__ == "__main__":
    sys.stdout.write(f"{timed(PEERS[sys.argv[1]]()):.1f}\n")
