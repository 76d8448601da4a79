"""Whether a search keeps to its time: `python -m bench.budget [SECONDS] [DECISIONS]`, on a quiet machine.

For every game: how many decisions took more than a tenth over their budget, the longest, and the memory of a bot's
process that answered as many.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import duelwright as dw
from duelwright.bots import bot
from duelwright.bots.worker import Worker
from duelwright.games import SHIPPED

OVER = 1.10
KILOBYTE = 1024


def main() -> int:
    """Measure every game."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.2
    decisions = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    wrong = 0
    for key in SHIPPED:
        took = measured(key, seconds, decisions)
        late = sum(one > seconds * OVER for one in took)
        wrong += late
        print(
            f"{key:<18} {len(took)} decisions of {seconds:g} s: {late} over by more than a tenth, "
            f"longest {max(took):.3f} s, mean {sum(took) / len(took):.3f} s; its process {memory(key, seconds):.0f} MB"
        )
    return int(wrong > 0)


def measured(key: str, seconds: float, decisions: int) -> list[float]:
    """How long a search took for each of so many decisions; the other side plays greedily."""
    game = dw.game(key)
    search, greedy = bot(f"search:{seconds:g}s", game), bot("greedy", game)
    rng = random.Random(1)
    took: list[float] = []
    while len(took) < decisions:
        state = game.start(seed=rng.randrange(1 << 30), log=False)
        while not state.over and len(took) < decisions:
            prompt = state.prompt
            assert prompt is not None
            view = state.view(prompt.seat)
            if prompt.seat == 0 and not prompt.forced:
                began = time.perf_counter()
                action = search(view, prompt)
                took.append(time.perf_counter() - began)
            else:
                action = greedy(view, prompt)
            state.apply(action)
    return took


def memory(key: str, seconds: float) -> float:
    """The most memory of a bot's process after some answers, in MB; 0 where the system does not tell."""
    state = dw.game(key).start(seed=7)
    with Worker(f"search:{seconds:g}s", key) as worker:
        for _ in range(20):
            prompt = state.prompt
            if prompt is None:
                break
            state.apply(worker.answer(state.view(prompt.seat), prompt))
        status = Path(f"/proc/{worker.child.process.pid}/status") if worker.child else Path()
        if not status.is_file():
            return 0.0
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) / KILOBYTE


if __name__ == "__main__":
    sys.exit(main())
