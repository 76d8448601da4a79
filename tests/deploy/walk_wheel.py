"""`make wheel`: the built wheel in an empty venv, without make, Node or a compiler; the page is served."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from ..patience import PATIENCE
from ..server.players import ROOT

KEPT = ("PIP_INDEX_URL", "PIP_FIND_LINKS", "PIP_CERT", "SSL_CERT_FILE", "SYSTEMROOT")
TOOLS = ("make", "node", "npm", "cc", "gcc")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["-qq", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_has_the_page_the_types_and_the_compiled_engine(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"duelwright/server/static/index.html", "duelwright/py.typed"} <= names
    assert any(name.startswith("duelwright/core/engine.") and name.endswith((".so", ".pyd")) for name in names)
    assert not [name for name in names if name.startswith(("tests/", "docs/", "web/"))]


def test_it_is_installed_into_an_empty_venv_and_serves_the_table(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    bin_folder = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    env = {"PATH": str(bin_folder), "HOME": str(tmp_path), "DUELWRIGHT_HOME": str(tmp_path / "home"), **kept}
    assert not [tool for tool in TOOLS if (bin_folder / tool).exists()]
    command = [str(bin_folder / "python"), "-m", "pip", "install", "-qq", str(wheel)]
    subprocess.run(command, env=env, check=True, cwd=tmp_path)
    told = subprocess.run(
        [str(bin_folder / "duelwright"), "--version"], env=env, capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert "(compiled)" in told.stdout
    serving = subprocess.Popen(
        [str(bin_folder / "duelwright"), "serve", "--port", "0"], env=env, stdout=subprocess.PIPE, text=True,
        cwd=tmp_path,
    )  # fmt: skip
    try:
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[3]
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            page = answer.read().decode()
        assert '<script type="module"' in page
    finally:
        serving.terminate()
        serving.wait(PATIENCE)
