"""Whether the package that plays is the installed one, compiled where a compiler is at hand, or the plain sources."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import duelwright as dw

SRC: Final = Path(__file__).parents[1] / "src"
IS_INSTALLED: Final = not Path(dw.__file__).is_relative_to(SRC)
