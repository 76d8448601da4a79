"""Games that are not shipped are registered here like any other, so that the conformance suite runs on them, too.

Skirmish is the tests' own.
"""

from __future__ import annotations

import os
import tempfile

from hypothesis import HealthCheck, settings

import duelwright as dw

from . import toy

os.environ["DUELWRIGHT_HOME"] = tempfile.mkdtemp(prefix="duelwright-")  # no test touches a user's own library

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # examples are counted, not timed

dw.register("skirmish", toy.family)
