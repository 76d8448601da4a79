"""One suite for every registered game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import duelwright as dw

from .checks import CHECKS
from .golden import golden_text, playthrough

SEEDS = range(4)
KEYS = """
import random, sys
import duelwright as dw
import tests.conftest
game = dw.game(sys.argv[1])
state, rng = game.start(seed=5), random.Random(5)
while not state.over:
    state.apply(rng.choice(state.legal()))
    print(state.key().hex(), hash(state.view(0)) and state.view(0).encode().hex()[-40:])
"""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", dw.games())
def test_every_game_conforms(key: str, check: str, seed: int) -> None:
    CHECKS[check](dw.game(key), seed)


@pytest.mark.parametrize("key", dw.games())
def test_keys_do_not_depend_on_the_hash_seed(key: str) -> None:
    outputs = []
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", KEYS, key], env=env, capture_output=True, text=True, check=True)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) > 20


@pytest.mark.parametrize("key", dw.games())
def test_the_golden_playthrough_is_unchanged(key: str) -> None:
    golden, now = golden_text(key).splitlines(), playthrough(dw.game(key)).splitlines()
    for number, (was, found) in enumerate(zip(golden, now, strict=False), 1):
        assert found == was, f"{key}.txt line {number} differs; if that is intended, run: make golden"
    assert len(now) == len(golden)
