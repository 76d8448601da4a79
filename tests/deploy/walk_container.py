"""`make container`: the image is built, and its server run as its own user, with the data in a volume; needs buildah.

Without namespaces, as in another container, it works with `BUILDAH_ISOLATION=chroot` and `STORAGE_DRIVER=vfs`. The
images to build on are the usual ones, or those named by DUELWRIGHT_NODE_IMAGE and DUELWRIGHT_PYTHON_IMAGE.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..patience import PATIENCE
from ..server.players import ROOT
from .walk_nginx import free_port

USER = 10001
BASES = {"NODE": "DUELWRIGHT_NODE_IMAGE", "PYTHON": "DUELWRIGHT_PYTHON_IMAGE"}


def buildah(*args: str) -> str:
    """What buildah says to a command."""
    done = subprocess.run(["buildah", *args], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture(scope="module")
def image() -> str:
    assert shutil.which("buildah"), "this walk needs buildah: apt-get install buildah"
    bases = [f"--build-arg={name}={os.environ[told]}" for name, told in BASES.items() if told in os.environ]
    options = ["--layers", "--format", "docker", *bases, "-f", "deploy/Containerfile", "-t", "duelwright-walk"]
    buildah("build", *options, ".")
    return "localhost/duelwright-walk"


@pytest.fixture
def container(image: str) -> Iterator[str]:
    made = buildah("from", image)
    yield made
    buildah("rm", made)


def test_it_is_nobody_with_a_volume_and_a_health_check(image: str) -> None:
    config = json.loads(buildah("inspect", "--type", "image", image))["Docker"]["config"]
    assert config["User"] == "duelwright" and config["Volumes"] == {"/data": {}}
    assert config["Entrypoint"] == ["duelwright"] and config["Cmd"][0] == "serve"
    assert config["Healthcheck"]["Test"][:2] == ["CMD", "python"]


def serving_under(pid: int) -> int:
    """The process of the server among those that a process has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    found = [serving_under(int(child)) for child in children]
    return next((one for one in found if one), 0) or (pid if _is_python(pid) else 0)


def _is_python(pid: int) -> bool:
    return b"python" in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[0]


def test_the_server_plays_from_its_volume_and_stops_when_it_is_told(image: str, container: str) -> None:
    config = json.loads(buildah("inspect", "--type", "image", image))["Docker"]["config"]
    port = free_port()
    run = ["buildah", "run", "--user", config["User"], container, "--"]
    told = subprocess.run([*run, "duelwright", "--version"], stdout=subprocess.PIPE, text=True, check=True)
    assert "(compiled)" in told.stdout
    command = [word.replace("0.0.0.0", "127.0.0.1").replace("8000", str(port)) for word in config["Cmd"]]
    check = [word.replace("8000", str(port)) for word in config["Healthcheck"]["Test"][1:]]
    assert subprocess.run([*run, *check], stderr=subprocess.DEVNULL, check=False).returncode != 0
    serving = subprocess.Popen([*run, "duelwright", *command], stdout=subprocess.PIPE, text=True)
    try:
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[3]
        assert address.endswith(f":{port}")
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            assert '<script type="module"' in answer.read().decode()
        assert subprocess.run([*run, *check], check=False).returncode == 0
        os.kill(serving_under(serving.pid), signal.SIGTERM)
    finally:
        if serving.wait(PATIENCE) != 0:  # what asked it to stop is told by uvicorn as the signal's own status
            assert serving.returncode in (128 + signal.SIGTERM, 1)
    looked = (
        "import os, sys; print(*sorted((n, os.stat(n).st_uid, oct(os.stat(n).st_mode)[-3:]) for n in os.listdir()))"
    )
    kept = subprocess.run([*run, "sh", "-c", f"cd /data && python -c '{looked}'"], stdout=subprocess.PIPE, text=True,
                          check=True).stdout  # fmt: skip
    assert f"('journal.sqlite', {USER}, '600')" in kept and f"('duelwright.sqlite', {USER}, '600')" in kept
