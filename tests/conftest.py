"""Skirmish, the tests' own small game, is registered like any other: the conformance suite runs on it too."""

from __future__ import annotations

import duelwright as dw

from . import toy

dw.register("skirmish", toy.family)
