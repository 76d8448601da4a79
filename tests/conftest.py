"""Games that are not shipped are registered here like any other, so that the conformance suite runs on them, too.

Skirmish is the tests' own; Vanguard is being built.
"""

from __future__ import annotations

import duelwright as dw
from duelwright.games import vanguard

from . import toy

dw.register("skirmish", toy.family)
dw.register("vanguard-d", vanguard.family)
