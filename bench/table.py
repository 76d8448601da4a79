"""What a game in the browser is like: what moves, what it takes, where the focus is; `python -m bench.table`.

A whole game of each family is played against a bot through what can be seen: a seeded choice among the offered cards
and buttons, or always the first. Seconds are those of the machine; everything else is the same every time.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, ViewportSize, WebSocket, sync_playwright
from tests.browser.conftest import ARGUMENTS, chromium_path
from tests.browser.person import MOST, Chairs, Family, Person
from tests.browser.serving import Served
from tests.browser.watching import WATCH, Moved

GAMES: Final[dict[str, tuple[Family, str]]] = {
    "asigoc": ("ASIGOC", ""),
    "duel": ("Duel", ""),
    "vanguard-d": ("Vanguard", "D"),
    "vanguard-v": ("Vanguard", "V"),
}
SIZES: Final = ("1440x900", "1280x720", "1024x768", "390x844")
FEW: Final = 6  # of what moved most, in the table
HURRY: Final = 120  # answers after which only buttons that end something are used: chance alone plays for hours
FOCUS: Final = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return 'body'
  return at.closest('.prompt') ? 'prompt' : at.matches('[data-legal]') ? 'offer' : 'elsewhere'
}"""


class Figures(msgspec.Struct):
    """What a game was like."""

    game: str
    size: str
    prompts: int = 0  # that somebody answered here
    turns: int = 0  # of their own
    clicks: int = 0  # in the whole game
    own_clicks: int = 0  # in turns of their own
    single: int = 0  # prompts with one answer that waited for somebody
    given: int = 0  # prompts with one answer that the page answered
    waited: float = 0.0  # seconds from an answer to the next question
    longest: float = 0.0
    focus: dict[str, int] = {}
    jumps: int = 0  # moments at which something of the board moved that nobody had moved
    largest: float = 0.0  # pixels
    covered: int = 0  # moments at which the panel of a fight lay on a card
    hidden: int = 0  # moments at which something of the board was not on the screen
    by: dict[str, Moved] = {}

    @property
    def per_turn(self) -> float:
        """Clicks in a turn of one's own."""
        return self.own_clicks / max(1, self.turns)


class Told:
    """Listens to what the server tells the page: the questions, and whose turn it is."""

    def __init__(self, person: Person) -> None:
        self.asked: dict[str, int] = {}  # how many answers a question has
        self.turns: set[tuple[int, int]] = set()
        self.view: dict[str, Any] = {}
        self.seat = 0
        person.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame["t"] not in ("welcome", "update"):
            return
        if "info" in frame:
            self.seat = frame["info"]["you"]
        self.view |= frame["view"]
        self.turns.add((self.view.get("turn", 0), self.view.get("active", -1)))
        if frame["ask"]:
            self.asked[str(frame["ask"]["n"])] = len(frame["ask"]["options"])

    @property
    def is_own_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return bool(self.view.get("turn", 0)) and self.view.get("active", -1) == self.seat

    @property
    def own_turns(self) -> int:
        """How many turns were this seat's."""
        return len({turn for turn, active in self.turns if turn and active == self.seat})


class First(random.Random):
    """Takes what stands first."""

    def random(self) -> float:
        """The least there is."""
        return 0.0

    def getrandbits(self, k: int, /) -> int:
        """The least there is."""
        return 0


def clicks(person: Person) -> int:
    """How often somebody has clicked so far."""
    return int(person.page.evaluate("() => window.watched.take().clicks"))


def play(person: Person, game: str, size: str, level: int, first: bool, seed: int) -> Figures:
    """A whole game."""
    figures = Figures(game, size)
    told = Told(person)
    person.random = First() if first else random.Random(seed)
    family, kind = GAMES[game]
    person.sit(family, level, kind=kind)
    held, before = set(), ""
    began = time.perf_counter()
    for n in range(MOST):
        seen = person.asked(before)
        waited = time.perf_counter() - began
        figures.waited += waited
        figures.longest = max(figures.longest, waited)
        if seen["over"]:
            break
        before = seen["ask"]
        at = person.page.evaluate(FOCUS)
        figures.focus[at] = figures.focus.get(at, 0) + 1
        figures.prompts += 1
        if told.asked.get(before) == 1:
            held.add(before)
        if not person.page.locator(".acts").is_visible():
            seen["leaves"] = 0  # in a drawer; the prompt has the same buttons
        is_own, clicked = told.is_own_turn, clicks(person)
        person.answer(seen, passing=n > HURRY)
        figures.own_clicks += clicks(person) - clicked if is_own else 0
        began = time.perf_counter()
    watched = person.page.evaluate("() => window.watched.take()")
    figures.clicks, figures.jumps, figures.largest = watched["clicks"], watched["jumps"], watched["largest"]
    figures.covered, figures.hidden = watched["covered"], watched["hidden"]
    figures.by = msgspec.convert(watched["by"], dict[str, Moved])
    figures.turns = told.own_turns
    figures.single = len(held)
    figures.given = sum(n == 1 for ask, n in told.asked.items() if ask not in held)
    figures.waited, figures.longest = round(figures.waited, 1), round(figures.longest, 2)
    return figures


@contextmanager
def opened() -> Iterator[tuple[Browser, Served]]:
    """A browser and a server."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        try:
            yield browser, served
        finally:
            browser.close()
            served.stop()


def say(all_figures: list[Figures]) -> None:
    """The table, and what moved most."""
    print("game        size       prompts turns clicks/turn single waited s longest  jumps  px  covered hidden  focus")
    for one in all_figures:
        focus = ", ".join(f"{where} {n}" for where, n in sorted(one.focus.items()))
        print(
            f"{one.game:<11} {one.size:<10} {one.prompts:>7} {one.turns:>5} {one.per_turn:>11.1f} {one.single:>6}"
            f" {one.waited:>8.1f} {one.longest:>7.2f} {one.jumps:>6} {one.largest:>3.0f} {one.covered:>8}"
            f" {one.hidden:>6}  {focus}"
        )
        for what, moved in sorted(one.by.items(), key=lambda pair: -pair[1].largest)[:FEW]:
            print(f"    {what}: {moved.times} times, up to {moved.largest:.0f} px")


def main() -> int:
    """Play, and say what it was like."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="*", choices=GAMES, default=list(GAMES))
    parser.add_argument("--size", nargs="*", choices=SIZES, default=SIZES[:1])
    parser.add_argument("--level", type=int, default=1, help="of the bot; the weakest plays longest")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--first", action="store_true", help="always the first that is offered")
    parser.add_argument("--quick", action="store_true", help="what the page does after a while it does at once")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    done: list[Figures] = []
    with opened() as (browser, served):
        for size in asked.size:
            width, height = map(int, size.split("x"))
            for game in asked.game:
                with ExitStack() as stack:
                    chairs = Chairs(browser, served.address, stack)
                    person = chairs.person(ViewportSize(width=width, height=height), quick=asked.quick)
                    person.context.add_init_script(WATCH)
                    done.append(play(person, game, size, asked.level, asked.first, asked.seed))
                    assert not person.errors, person.errors
    if asked.json:
        print(json.dumps(msgspec.to_builtins(done), indent=1))
    else:
        say(done)
    return 0


if __name__ == "__main__":
    sys.exit(main())
