"""The command `duelwright`. A refused input is one line on stderr and exit status 1; wrong usage is status 2."""

from __future__ import annotations

import os
import sys
from typing import Final, NoReturn

from .. import __version__, build_mode

VERSION: Final = ["--version"]


def main() -> NoReturn:
    """The console entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.argv[1:] == VERSION:  # what answers it loads nothing else
        print(f"duelwright {__version__} ({build_mode()})")
        sys.exit(0)
    from .commands import app
    from .shape import MISTAKES

    try:
        status = app(prog_name="duelwright", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:  # nobody reads any more, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 0
    except MISTAKES as error:
        from .mistakes import leave

        leave(error)
    sys.exit(status if isinstance(status, int) else 0)
