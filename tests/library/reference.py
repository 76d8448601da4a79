"""Where the real files of other programs are, which the checkout does not hold."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SHARED = Path(__file__).parents[3] / "shared" / "data"


def reference(*parts: str) -> Path:
    """A file or folder of the reference data; the test is skipped where it is missing."""
    path = Path(os.environ.get("DUELWRIGHT_REFERENCE") or SHARED, *parts)
    if not path.exists():
        pytest.skip("reference data not found")
    return path
