"""Games that are not shipped are registered here like any other, so that the conformance suite runs on them, too.

Skirmish is the tests' own.
"""

from __future__ import annotations

import os
import tempfile

import duelwright as dw

from . import toy

os.environ["DUELWRIGHT_HOME"] = tempfile.mkdtemp(prefix="duelwright-")  # no test touches a user's own library

dw.register("skirmish", toy.family)
