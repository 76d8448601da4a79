"""`duelwright serve` in a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ..mode import IS_INSTALLED
from ..patience import PATIENCE

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "duelwright" / "server" / "static"


class Served:
    """A server for the browser: it deals the same every time, bots do not wait, and nobody opens too many tables."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        assert (STATIC / "index.html").exists(), "the client is not built: make web"
        self.folder = folder
        sources = () if IS_INSTALLED else (ROOT / "src",)  # else the server is the one that people have
        self.packages = os.pathsep.join(map(str, (*sources, *packages)))
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, at the address that it had before."""
        command = [sys.executable, "-m", "duelwright", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--pace", "0", "--no-limits", "--seed", "7"],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONPATH": self.packages},
                cwd=self.folder,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.startswith("Duelwright listens on http://"), (line, (self.folder / "log.txt").read_text())
        self.address = line.split()[3]
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill it, as a crash would."""
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
