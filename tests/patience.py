"""How long a test waits for something that is to happen: so long that only what hangs takes it, on any machine."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 120.0  # seconds
