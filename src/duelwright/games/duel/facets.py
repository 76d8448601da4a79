"""What the duel brings to the library."""

from __future__ import annotations

from typing import Final

from ...facets.facets import Facets, Telling
from .lessons import LESSONS
from .nodes import Spell

FACETS: Final = Facets(
    numbers=("attack", "defense", "level"),
    telling=Telling(played={Spell: "activated"}),
    fields=("type", "level", "attack", "defense", "is", "name", "text"),
    sorts=("-level", "level", "name", "-attack", "-defense"),
    examples=("type:spell", "attack>=2000 level<=4", "is:vanilla defense>=2000"),
    lessons=LESSONS,
)
