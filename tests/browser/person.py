"""Somebody before a browser: what they see of the table, and what they do there with mouse and keys."""

from __future__ import annotations

import os
import random
import re
from contextlib import ExitStack
from datetime import datetime, timedelta
from typing import Any, Literal, TypedDict

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
)
from playwright.sync_api import TimeoutError as Late

from .. import patience
from .serving import ROOT

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = patience.PATIENCE * 1000  # milliseconds, as the browser counts
MOST = 900  # answers of a game
HURRY = 70  # answers after which somebody only passes
SHOTS = ROOT / "build" / "screenshots"
WANTED = bool(os.environ.get("DUELWRIGHT_PICTURES"))
Theme = Literal["dark", "light"]
expect.set_options(timeout=PATIENCE)
Family = Literal["Vanguard", "Duel", "ASIGOC", "Skirmish"]

QUICKLY = """
const slow = window.setTimeout
window.setTimeout = (work, wait, ...more) => slow(work, wait / 20, ...more)
"""

SEEN = """(before) => {
  if (document.querySelector('dialog[open] #over')) return {over: true}
  if (document.querySelector('.cover')) return {over: false, cover: true}
  const prompt = document.querySelector('.prompt')
  const ask = prompt?.dataset.ask
  if (!ask || prompt.getAttribute('aria-busy') === 'true' || ask === before) return null
  const count = (path) => document.querySelectorAll(path).length
  return {
    over: false, ask, question: prompt.querySelector('h2').textContent,
    legal: count('.felt [data-legal]'), piles: count('.felt .is-legal[data-spot^=z]:not([data-legal])'),
    buttons: count('.prompt .buttons button'), leaves: count('.acts button[data-leave]'),
  }
}"""

ANSWERED = """(before) => {
  const prompt = document.querySelector('.prompt')
  return prompt.dataset.ask !== before || prompt.getAttribute('aria-busy') === 'true'
}"""

STUCK = """() => [...document.querySelectorAll('.prompt, [data-legal], :focus')].map(
  (one) => one.outerHTML.replace(/<svg.*?<.svg>/g, '').slice(0, 700))"""


class Seen(TypedDict, total=False):
    """The end, a cover, or what a prompt offers: how many places, piles that hold some, buttons, ways to leave."""

    over: bool
    cover: bool
    ask: str
    question: str
    legal: int
    piles: int
    buttons: int
    leaves: int


class Person:
    """A browser profile with a page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.errors: list[str] = []
        self.forgiven: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._fault)
        self.random = random.Random(7)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.forgiven):
            self.errors.append(f"{message.text} {message.location.get('url', '')}")

    def _fault(self, error: Error) -> None:
        self.errors.append(f"{error.message}\n{error.stack}")

    # --- going somewhere ---

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.address + path)

    def choose(self, family: Family, level: int = 3, name: str = "Ada", kind: str = "") -> None:
        """Fill the start page in; `kind` is a format of the game."""
        self.go()
        self.button(family).click()
        if kind:
            self.page.get_by_role("group", name="Format").get_by_role("button", name=kind, exact=True).click()
        self.button(str(level), exact=True).click()
        self.page.get_by_label("Your name").fill(name)

    def sit(self, family: Family, level: int = 3, name: str = "Ada", kind: str = "") -> None:
        """Sit down against a bot."""
        self.choose(family, level, name, kind)
        self.button("Play the bot").click()
        self.prompt.wait_for()

    # --- looking ---

    @property
    def prompt(self) -> Locator:
        """The bar with the question."""
        return self.page.locator(".prompt")

    @property
    def over(self) -> Locator:
        """The dialog at a game's end."""
        return self.page.get_by_role("dialog").filter(has=self.page.locator("#over"))

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """The first button with a name."""
        return self.page.get_by_role("button", name=name, exact=exact).first

    def asked(self, before: str = "") -> Seen:
        """Wait for a question that is not the one before, or the end."""
        try:
            found: Seen = self.page.wait_for_function(SEEN, arg=before).json_value()
        except Late as error:
            self.picture("stuck")
            raise AssertionError(f"no question after {before}: {self.page.evaluate(STUCK)}\n{self.errors}") from error
        return found

    def question(self) -> str:
        """The open question."""
        return self.prompt.locator("h2").inner_text()

    def refused(self) -> Locator:
        """The cards in the hand that cannot be played now."""
        return self.page.locator(".hand [data-refused]")

    def other_hand(self) -> Locator:
        """The other hand; cards that are known there lie open."""
        return self.page.locator(".oppo-hand")

    def picture(self, name: str) -> None:
        """Keep a picture of the page, where pictures are wanted: else pages are not drawn, and none is asserted of."""
        if WANTED:
            SHOTS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SHOTS / f"{name}.png")

    # --- playing by mouse ---

    def answer(self, seen: Seen, passing: bool = False) -> None:
        """Answer a question with the mouse: a card and where it goes, or a button."""
        ways = [way for way in ("legal", "piles", "buttons", "leaves") if seen.get(way)]
        assert ways, f"nothing can be done: {seen}"
        if passing and seen["leaves"]:
            self.page.locator(".acts button[data-leave]").last.click()
        elif passing and seen["buttons"]:
            self.page.locator(".prompt .buttons button").last.click()
        elif seen["legal"] and (self.random.random() < 0.8 or len(ways) == 1):
            self.use(self.one(".felt [data-legal]"))
        elif seen["buttons"]:
            self.one(".prompt .buttons button").click()
        elif seen["piles"]:
            self.one(".felt .is-legal[data-spot^=z]:not([data-legal])").click()
            self.use(self.one("dialog[open] [data-legal]"))
        else:
            self.page.locator(".acts button[data-leave]").first.click()

    def one(self, path: str) -> Locator:
        """One of the elements, by chance."""
        found = self.page.locator(path)
        return found.nth(self.random.randrange(found.count()))

    def use(self, source: Locator) -> None:
        """Pick something, then what it does: the button that says so, or a target."""
        before = self.page.locator(".prompt").get_attribute("data-ask")
        click(source)
        if self.page.evaluate(ANSWERED, before):
            return  # a click on the field was the answer
        confirm = self.page.locator(".prompt .buttons .btn--go")
        targets = self.page.locator(".felt [data-legal]:not([data-selected])")
        if confirm.count():
            confirm.nth(self.random.randrange(confirm.count())).click()
        elif targets.count():
            click(targets.nth(self.random.randrange(targets.count())))

    def stop_time(self) -> None:
        """From now on time passes for the page only where `pass_time` says so."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + timedelta(hours=1))

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass for the page, at once."""
        self.page.clock.run_for(milliseconds)

    def concede(self) -> None:
        """Give the game up, and say that one is sure."""
        self.page.once("dialog", lambda dialog: dialog.accept())
        self.button("Menu").click()
        self.button("Concede").click()
        self.over.wait_for()

    def play(self, until: int = MOST) -> bool:
        """Answer so many questions; True where the game is over."""
        before = ""
        for n in range(until):
            seen = self.asked(before)
            if seen["over"]:
                return True
            self.answer(seen, passing=n > HURRY)
            before = seen["ask"]
        return False


def click(place: Locator) -> None:
    """Click something; a card in the hand where its neighbours do not cover it."""
    if place.evaluate("place => place.closest('.hand') !== null"):
        place.click(position={"x": 8, "y": 30})
    else:
        place.click()


class Chairs:
    """Makes people; they leave when the test ends."""

    def __init__(self, browser: Browser, address: str, stack: ExitStack) -> None:
        self.browser = browser
        self.address = address
        self.stack = stack
        self.people: list[Person] = []

    def person(
        self,
        size: ViewportSize = DESKTOP,
        theme: Theme = "dark",
        quick: bool = True,
        lang: str = "en-GB",
        **more: Any,
    ) -> Person:
        """Somebody new. Where `quick`, what the page does after a while it does at once."""
        context = self.browser.new_context(
            viewport=size,
            color_scheme=theme,
            locale=lang,
            reduced_motion="reduce" if quick else "no-preference",
            **more,
        )
        self.stack.callback(context.close)
        if quick:
            context.add_init_script(QUICKLY)
        made = Person(context, self.address)
        self.people.append(made)
        return made


__all__ = ["DESKTOP", "PHONE", "Chairs", "Family", "Person", "Theme", "click", "expect"]
