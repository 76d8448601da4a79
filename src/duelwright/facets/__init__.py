"""What a game brings to the library besides its rules: how its cards are read, searched for, counted and written."""

from .facets import Facets, facets_of, register_facets
from .record import LibraryError, Record

__all__ = ["Facets", "LibraryError", "Record", "facets_of", "register_facets"]
