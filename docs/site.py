"""What the site does besides: links to files of the project, which are no pages, are told as their names."""

from __future__ import annotations

import re
from typing import Final

OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\(\.\./([^)]+)\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """The text of a page, with what lies outside of docs/ named instead of linked.

    >>> on_page_markdown("See [the example](../examples/first_bot.py).")
    'See the example (`examples/first_bot.py`).'
    """
    return OUTSIDE.sub(lambda found: named(found[1], found[2]), markdown)


def named(words: str, path: str) -> str:
    """A file of the project; its name alone where the words are that name."""
    return f"`{path}`" if words.strip("`") == path else f"{words} (`{path}`)"
