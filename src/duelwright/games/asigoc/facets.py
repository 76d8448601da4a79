"""What ASIGOC brings to the library."""

from __future__ import annotations

from typing import Final

from ...facets.facets import Facets, Telling
from .lessons import LESSONS
from .nodes import Activated, DiscardCards, Entered, Item

FACETS: Final = Facets(
    fields=("type", "attack", "block", "is", "name", "text"),
    sorts=("name", "-attack", "-block"),
    examples=("type:weapon block>=2", "attack>=3", "type:ace"),
    numbers=("attack", "block"),
    telling=Telling(
        spoken={DiscardCards: "discard"}, played={Entered: "entered", Activated: "activated", Item: "used"}
    ),
    lessons=LESSONS,
)
