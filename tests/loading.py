"""What a process loads."""

from __future__ import annotations

import os
import subprocess
import sys

from .patience import PATIENCE


def modules_after(program: str) -> set[str]:
    """What a process of its own has loaded after some lines of Python."""
    told = f"{program}\nimport sys; print(*sys.modules, file=sys.stderr)"
    env = {**os.environ, "DUELWRIGHT_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, env=env, timeout=PATIENCE,
                          check=True)  # fmt: skip
    return set(done.stderr.split())
