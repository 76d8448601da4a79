"""Where the time of random games goes, in plain mode: computed numbers, options, check timing, moves, the rest.

Run it with `make profile`.
"""

from __future__ import annotations

import argparse
import cProfile
import sys

import duelwright as dw

PARTS = {  # what is asked for: the function whose time, with all it calls, is meant
    "numbers of cards (`value`)": ("modifiers.py", "value"),
    "options": ("engine.py", "options"),
    "check timing": ("engine.py", "checkpoint"),
    "of it rule actions": ("rule_actions.py", "rule_actions"),
    "matching abilities (`trigger`)": ("engine.py", "trigger"),
    "moves": ("moves.py", "move"),
    "chance": ("rng.py", "below"),
    "setting up": ("game.py", "start"),
}


def main() -> None:
    """Play, and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="vanguard-d", choices=dw.games())
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    game = dw.game(args.game)
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(args.games):
        dw.playout(game.start(seed=seed, log=False), seed)
    profile.disable()
    entries = profile.getstats()
    total = sum(entry.inlinetime for entry in entries)
    sys.stdout.write(f"{args.game}: {args.games} random games, {total:.2f} s under the profiler\n")
    for part, (file, name) in PARTS.items():
        spent = sum(
            entry.totaltime
            for entry in entries
            if not isinstance(entry.code, str) and entry.code.co_filename.endswith(file) and entry.code.co_name == name
        )
        sys.stdout.write(f"  {100 * spent / total:5.1f} %  {part}\n")


if __name__ == "__main__":
    main()
