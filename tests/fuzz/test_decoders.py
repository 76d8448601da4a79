"""A slice of the long run (`make fuzz`): damaged input is read, or refused with a reason, whatever it is."""

from __future__ import annotations

import pytest

from .decoders import SHARE, fuzz


@pytest.mark.parametrize("kind", SHARE)
def test_damaged_input_is_read_or_refused(kind: str) -> None:
    told = fuzz(seed=7, inputs=400, kinds=[kind])
    assert sum(told.values()) == 400 and told[f"{kind} refused"] + told[f"{kind} read"] == 400
    if kind != "search":
        assert told[f"{kind} refused"] > 20  # the damage bites
