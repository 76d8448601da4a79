"""The library: cards of every game and source, deck files, and the search over them.

>>> import tempfile
>>> from pathlib import Path
>>> with tempfile.TemporaryDirectory() as folder:
...     library = Library(Path(folder) / "library.sqlite")
...     print(library.search("clan:kagero does:retire grade:3").cards[0].record.name)
...     library.close()
Dragon Monk, Goku
"""

from ..facets.record import LibraryError, Record
from .index import ByCategory, Entry, Hint
from .lists import read_deck, read_deck_text, write_deck
from .query import SearchError
from .searching import Found
from .share import share, shared
from .statistics import compare, hand, statistics
from .store import Imported, Library, open_library

__all__ = [
    "ByCategory",
    "Entry",
    "Found",
    "Hint",
    "Imported",
    "Library",
    "LibraryError",
    "Record",
    "SearchError",
    "compare",
    "hand",
    "open_library",
    "read_deck",
    "read_deck_text",
    "share",
    "shared",
    "statistics",
    "write_deck",
]
