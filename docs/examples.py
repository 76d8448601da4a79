"""What the pages made of docstrings need: examples in them are code."""

from __future__ import annotations

import re
from typing import Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Examples(griffe.Extension):
    """Puts the examples of a docstring between fences, so that their brackets are no links."""

    def on_package(self, *, pkg: griffe.Module, **_: object) -> None:
        """Fence the examples of the package itself."""
        fence(pkg)

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Fence the examples of a module, a class or a function within it."""
        fence(obj)


def fence(documented: griffe.Object) -> None:
    """Put fences around the examples of a docstring that has none yet."""
    if documented.docstring is not None and "```" not in documented.docstring.value:
        text = documented.docstring.value
        documented.docstring.value = EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", text)
