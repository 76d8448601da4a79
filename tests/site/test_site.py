"""The documentation site: it is built whole, its links lead somewhere, and reading it asks the network for nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from docs.site import on_page_markdown

from ..patience import PATIENCE

ROOT = Path(__file__).parents[2]
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "use": "href"}
ADDRESS = re.compile(rb"(?:url\(|@import)\s*[\"']?(?:https?:)?//", re.IGNORECASE)


class Page(HTMLParser):
    """What a page has and asks for: its anchors, its links, what is fetched with it."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.anchors |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if FETCHED.get(tag, "") in told and told.get("rel") not in ("canonical", "next", "prev", "edit"):
            self.fetched.append(told[FETCHED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    found: dict[Path, Page] = {}
    for path in site.rglob("*.html"):
        found[path] = Page()
        found[path].feed(path.read_text(encoding="utf-8"))
    return found


def test_every_link_leads_to_a_page_and_an_anchor_that_are_there(site: Path, pages: dict[Path, Page]) -> None:
    dead = []
    for path, page in pages.items():
        for link in [*page.links, *page.fetched]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or path.name == "404.html":
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            known = pages.get(target)
            if not target.is_file() or (parts.fragment and known and unquote(parts.fragment) not in known.anchors):
                dead.append(f"{path.name}: {link}")
    assert dead == []
    assert sum(len(page.links) for page in pages.values()) > 1_000


def test_reading_it_asks_the_network_for_nothing(site: Path, pages: dict[Path, Page]) -> None:
    outside = [f"{path.name}: {one}" for path, page in pages.items() for one in page.fetched if urlsplit(one).netloc]
    assert outside == []
    assert [path.name for path in site.rglob("*.css") if ADDRESS.search(path.read_bytes())] == []


def test_every_page_is_found_from_the_first(site: Path, pages: dict[Path, Page]) -> None:
    listed = {(site / unquote(urlsplit(link).path)).resolve() for link in pages[site / "index.html"].links}
    assert {path.name for path in pages if path.resolve() not in listed} <= {"404.html", "index.html"}


def test_the_reference_has_the_public_interface(pages: dict[Path, Page]) -> None:
    reference = next(page for path, page in pages.items() if path.name == "api.html")
    wanted = {"duelwright.Game.start", "duelwright.State.apply", "duelwright.library.open_library", "duelwright.game"}
    assert wanted <= reference.anchors


def test_files_of_the_project_are_named_where_they_are_no_pages() -> None:
    assert on_page_markdown("[a](../a.py) [`c.py`](../c.py) [b](b.md)") == "a (`a.py`) `c.py` [b](b.md)"


@pytest.mark.parametrize(
    ("page", "words"), [("play.md", "pages/words.ts"), ("play.fr.md", "words.fr.ts"), ("play.ru.md", "words.ru.ts")]
)
def test_players_read_the_words_that_are_on_the_buttons(page: str, words: str) -> None:
    said = (ROOT / "docs" / page).read_text(encoding="utf-8")
    on_buttons = dict(
        re.findall(r"'(home\.\w+)': '([^']*)'", (ROOT / "web/src/app" / words).read_text(encoding="utf-8"))
    )
    for key in ("home.vsbot", "home.invite", "home.hotseat"):
        assert f"**{on_buttons[key]}**" in said
