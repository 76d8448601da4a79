"""One suite for every registered game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import duelwright as dw

from ..mode import IS_INSTALLED
from .checks import CHECKS
from .golden import golden_text, playthrough

SEEDS = range(4) if IS_INSTALLED else range(1)  # what is compiled plays faster, and is what people have
KEYS = """
import random
import duelwright as dw
import skirmish
dw.register(skirmish.FAMILY)
for key in dw.games():
    print(key)
    state, rng = dw.game(key).start(seed=5), random.Random(5)
    while not state.over:
        state.apply(rng.choice(state.legal()))
        print(state.key().hex(), hash(state.view(0)) and state.view(0).encode().hex()[-40:])
"""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", dw.games())
def test_every_game_conforms(key: str, check: str, seed: int) -> None:
    CHECKS[check](dw.game(key), seed)


def test_keys_do_not_depend_on_the_hash_seed() -> None:
    outputs = []
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", KEYS], env=env, capture_output=True, text=True, check=True)
        outputs.append(done.stdout.splitlines())
    assert outputs[0] == outputs[1]
    assert {line for line in outputs[0] if " " not in line} == set(dw.games())
    assert len(outputs[0]) > 20 * len(dw.games())


@pytest.mark.parametrize("key", dw.games())
def test_the_golden_playthrough_is_unchanged(key: str) -> None:
    golden, now = golden_text(key).splitlines(), playthrough(dw.game(key)).splitlines()
    for number, (was, found) in enumerate(zip(golden, now, strict=False), 1):
        assert found == was, f"{key}.txt line {number} differs; if that is intended, run: make golden"
    assert len(now) == len(golden)
