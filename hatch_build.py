"""Compiles the engine with mypyc while the wheel is built; without a C compiler the wheel is plain Python."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is compiled: everything that runs per decision. It is compiled as one group, so that calls stay direct.
COMPILED = [
    "bots/tree.py",
    "core/ability.py",
    "core/action.py",
    "core/choices.py",
    "core/determinize.py",
    "core/dispatch.py",
    "core/engine.py",
    "core/event.py",
    "core/format.py",
    "core/frame.py",
    "core/game.py",
    "core/hints.py",
    "core/laying.py",
    "core/modifiers.py",
    "core/moves.py",
    "core/playout.py",
    "core/policy.py",
    "core/pool.py",
    "core/relocate.py",
    "core/rng.py",
    "core/rules.py",
    "core/sight.py",
    "core/state.py",
    "core/trail.py",
    "core/zone.py",
    "language/execute.py",
    "language/log.py",
    "language/messages/__init__.py",
    "language/voice.py",
    "games/asigoc/dispatch.py",
    "games/asigoc/execute.py",
    "games/asigoc/hints.py",
    "games/asigoc/legality.py",
    "games/asigoc/names.py",
    "games/asigoc/operations.py",
    "games/asigoc/policy.py",
    "games/asigoc/procedures.py",
    "games/asigoc/rules.py",
    "games/duel/dispatch.py",
    "games/duel/execute.py",
    "games/duel/legality.py",
    "games/duel/names.py",
    "games/duel/operations.py",
    "games/duel/policy.py",
    "games/duel/procedures.py",
    "games/duel/rules.py",
    "games/vanguard/assist.py",
    "games/vanguard/battle.py",
    "games/vanguard/board.py",
    "games/vanguard/defence.py",
    "games/vanguard/dispatch.py",
    "games/vanguard/events.py",
    "games/vanguard/execute/actions.py",
    "games/vanguard/execute/amounts.py",
    "games/vanguard/execute/calls.py",
    "games/vanguard/execute/causes.py",
    "games/vanguard/execute/costs.py",
    "games/vanguard/execute/effects.py",
    "games/vanguard/execute/groups.py",
    "games/vanguard/execute/guards.py",
    "games/vanguard/execute/history.py",
    "games/vanguard/execute/relocation.py",
    "games/vanguard/execute/turns.py",
    "games/vanguard/execute/variety.py",
    "games/vanguard/g_guardian.py",
    "games/vanguard/gifts.py",
    "games/vanguard/hints.py",
    "games/vanguard/legality.py",
    "games/vanguard/legion.py",
    "games/vanguard/names.py",
    "games/vanguard/operations.py",
    "games/vanguard/options.py",
    "games/vanguard/orders.py",
    "games/vanguard/playable.py",
    "games/vanguard/refusals.py",
    "games/vanguard/policy.py",
    "games/vanguard/procedures.py",
    "games/vanguard/rule_actions.py",
    "games/vanguard/rules.py",
    "games/vanguard/stride.py",
    "server/present.py",
    "speech/ask.py",
    "speech/label.py",
    "speech/names.py",
]
PAGE = "src/duelwright/server/static/index.html"
NO_PAGE = (
    "duelwright: built without the page of the browser; the terminal, Python and the server's interface work. "
    "The page is built with Node: run `make web` (or `npm ci && npm run build` in web/), then build again.\n"
)
SCRIPT = """
import sys
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify
sys.argv[1:] = ["-q", "build_ext", "--build-lib", "out", "--build-temp", "tmp"]
sys.path.insert(0, {root!r})
from hatch_docs import write_docstrings
from hatch_rows import let_rows_go
modules = mypycify({files!r}, opt_level="3", debug_level="0")
write_docstrings(Path("build"), {files!r})
let_rows_go(Path("build"))
if sys.platform != "win32":
    for module in modules:
        # Nobody puts functions of their own before ours: calls within the group are direct, and may be inlined.
        module.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
        # To warn of indents, gcc reads a file of 23 megabytes from its begin again and again.
        module.extra_compile_args.append("-Wno-misleading-indentation")
setup(name="duelwright", packages=[], ext_modules=modules)
"""


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to the wheel; DUELWRIGHT_PURE=1 leaves them out."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Compile, or say why not."""
        if self.target_name != "wheel" or version == "editable":
            return
        if not (Path(self.root) / PAGE).is_file():
            sys.stderr.write(NO_PAGE)
        if os.environ.get("DUELWRIGHT_PURE"):
            sys.stderr.write("duelwright: plain Python, as DUELWRIGHT_PURE asks\n")
            return
        made = compiled(Path(self.root))
        if isinstance(made, str):
            sys.stderr.write(f"duelwright: plain Python ({made}); it plays the same, only slower\n")
            return
        include = build_data.setdefault("force_include", {})
        assert isinstance(include, dict)
        for path in sorted(made.rglob("*")):
            if path.suffix in (".so", ".pyd"):
                include[str(path)] = path.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled(root: Path) -> Path | str:
    """The folder with the compiled modules, made anew only where their sources changed; else the reason why not."""
    sources = root / "src" / "duelwright"
    folder = root / "build" / "native" / fingerprint(sources)
    if (folder / "out").is_dir():
        return folder / "out"
    cc = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and shutil.which(str(cc).split()[0]) is None:
        return "no C compiler was found"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(sources, folder / "duelwright", ignore=shutil.ignore_patterns("__pycache__"))
    files = [f"duelwright/{name}" for name in COMPILED]
    (folder / "build.py").write_text(SCRIPT.format(files=files, root=str(root)), encoding="utf-8")
    done = subprocess.run([sys.executable, "build.py"], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(folder / "out", ignore_errors=True)
        last = (done.stdout + done.stderr).strip().splitlines()
        return f"compiling failed: {last[-1] if last else 'no message'}"
    shutil.rmtree(folder / "duelwright")
    return folder / "out"


def fingerprint(sources: Path) -> str:
    """A name for what is compiled: the sources, the compiler's version and the interpreter's."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for name in COMPILED:
        digest.update((sources / name).read_bytes())
    for name in ("hatch_build.py", "hatch_docs.py", "hatch_rows.py"):
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()[:16]
