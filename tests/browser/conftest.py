"""A browser for a whole run, a server for each module, and people who sit down before it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from .person import WANTED, Chairs
from .serving import Served

# Chromium heeds its last list of features alone: those that Playwright turns off stand first. Ours are the pages that
# its address bar, which nobody sees here, loads for every window, and the renderer that waits for a page to come.
FEATURES = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES)}",
]
UNDRAWN = [] if WANTED else ["--force-gpu-mem-available-mb=0"]  # all but the pixels, which nobody looks at


def chromium_path() -> str:
    """The system's Chromium; a run without one fails."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("The browser tests need Chromium: sudo apt-get install chromium", pytrace=False)
    return path


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser for all tests."""
    path = chromium_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *UNDRAWN])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of a module."""
    made = Served(tmp_path_factory.mktemp("served"))
    yield made
    made.stop()


@pytest.fixture
def chairs(chromium: Browser, served: Served) -> Iterator[Chairs]:
    """Makes people, each with a browser profile of their own; none of their pages may have met an error."""
    with ExitStack() as stack:
        made = Chairs(chromium, served.address, stack)
        yield made
        for person in made.people:
            assert not person.errors, "\n".join(person.errors)
