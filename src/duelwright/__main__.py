"""`python -m duelwright` is the command `duelwright`."""

from __future__ import annotations

from .cli import main

if __name__ == "__main__":
    main()
