"""Every place that tells the version tells the same, and what is released is dated."""

from __future__ import annotations

import re
import tomllib

import duelwright as dw

from ..mode import SRC

ROOT = SRC.parent


def test_the_version_is_the_same_everywhere() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None
    assert told == cited[1] == dw.__version__


def test_the_changelog_has_it_with_a_date() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    assert released and released[0][0] == dw.__version__
    cited = re.search(r"^date-released: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None and cited[1] == released[0][1]
