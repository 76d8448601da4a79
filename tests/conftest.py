"""Games that are not shipped are registered here like any other, so that the conformance suite runs on them, too.

Skirmish is the tests' own.
"""

from __future__ import annotations

import duelwright as dw

from . import toy

dw.register("skirmish", toy.family)
