"""What is installed is what the lock files say, on every platform, from wherever packages come."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGES: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


def found(name: str, where: str) -> bool:
    """Whether a package is locked beside another, or around it."""
    while where:
        if f"{where}/node_modules/{name}" in PACKAGES:
            return True
        where = where.rpartition("/node_modules/")[0]
    return f"node_modules/{name}" in PACKAGES


def test_everything_that_the_client_needs_on_any_platform_is_locked() -> None:
    """`npm ci` refuses a lock that lacks what another platform needs; `npm install` would take it unlocked."""
    missing = [
        (where, name)
        for where, package in PACKAGES.items()
        for name in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}
        if not found(name, where)
    ]
    assert missing == []
    assert all(package.get("integrity") for where, package in PACKAGES.items() if where and not package.get("inBundle"))


def test_the_locks_name_no_place_to_fetch_from() -> None:
    assert not any("resolved" in package for package in PACKAGES.values())
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert not re.search(r"://|-url\b", lock)


def test_the_client_is_made_from_its_lock_alone() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "npm ci " in makefile and "npm install" not in makefile.replace("install nodejs npm", "")
