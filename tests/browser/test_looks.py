"""Every page in both themes on every size of screen: readable for everybody, nothing cut off, a picture kept."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from playwright.sync_api import ViewportSize

from .person import DESKTOP, PHONE, Chairs, Family, Person, Theme, expect
from .serving import ROOT
from .test_course import deed, paced, their_turn

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 800, "height": 1000}
NARROW: ViewportSize = {"width": 1024, "height": 768}
SIZES = {"desktop": DESKTOP, "small": SMALL, "narrow": NARROW, "tablet": TABLET, "phone": PHONE}
CHECKED = ("desktop", "narrow", "phone")
TABLES: dict[Family, int] = {"ASIGOC": 8, "Duel": 14, "Vanguard": 20}

FAULTS = """async () => (await axe.run({resultTypes: ['violations']})).violations.flatMap(
  ({id, nodes}) => nodes.map((node) => `${id}: ${node.target} ${node.any[0]?.message ?? node.failureSummary}`))"""

CUT = """() => {
  const cut = []
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) cut.push(`the page is ${page.scrollWidth} wide`)
  for (const one of document.querySelectorAll('.felt button, .prompt h2, .prompt button, header a, header button')) {
    const box = one.getBoundingClientRect()
    if (!box.width || one.closest('.hand, .oppo-hand, .buttons, .board')) continue
    const out = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1
    if (out) cut.push(one.outerHTML.slice(0, 200))
  }
  return cut
}"""


def unreadable(person: Person, name: str, size: str) -> list[str]:
    """What cannot be read by everybody on the page as it is, in both themes; a picture of each is kept."""
    page, wrong = person.page, []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in get_args(Theme):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        person.picture(f"{name}-{theme}-{size}" if theme == "light" else f"{name}-{size}")
        wrong += [f"{name} {size} {theme} {fault}" for fault in page.evaluate(FAULTS)]
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return wrong


def look(person: Person, name: str, is_table: bool = False) -> None:
    """Look at the page in both themes on a desktop and a phone, and for what is cut off on sizes between."""
    page = person.page
    wrong: list[str] = []
    for size, wide in SIZES.items():
        page.set_viewport_size(wide)
        if size in CHECKED:
            wrong += unreadable(person, name, size)
        else:
            person.picture(f"{name}-{size}")
        if is_table:
            wrong += [f"{name} {size} cut off: {what}" for what in page.evaluate(CUT)]
    page.set_viewport_size(DESKTOP)
    assert not wrong, "\n".join(wrong)


def test_the_start_page_is_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go()
    expect(ada.button("3", exact=True)).to_be_visible()
    ada.page.get_by_text("Hot seat: the second player").click()
    expect(ada.page.get_by_label("Their deck")).to_be_visible()
    look(ada, "home")


def test_an_invitation_and_the_wait_for_it_are_readable_for_everybody(chairs: Chairs) -> None:
    ada, bob = chairs.person(), chairs.person()
    ada.choose("Vanguard")
    ada.button("Invite").click()
    link = ada.page.get_by_label("Send this link:").input_value()
    expect(ada.page.get_by_text("Only who has this link can sit down.")).to_be_visible()
    look(ada, "waiting")
    bob.page.goto(link)
    bob.page.get_by_label("Deck", exact=True).select_option("A list of your own")
    bob.page.get_by_label("Paste a deck list").fill("4 No Such Dragon")
    expect(bob.page.get_by_text("no card 'No Such Dragon'")).to_be_visible()
    look(bob, "join")


def test_a_wait_in_the_lobby_says_so(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.choose("Duel")
    ada.page.get_by_label("Clock").select_option("120/0/0")
    ada.button("Quick match").click()
    expect(ada.page.get_by_text("Your table is in the lobby.")).to_be_visible()


def test_a_page_that_is_not_there_is_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go("/nonsense")
    expect(ada.page.get_by_text("There is no such page.")).to_be_visible()
    look(ada, "no-page")
    ada.page.get_by_role("link", name="To the start page").click()
    expect(ada.button("Play the bot")).to_be_visible()


def test_a_table_without_a_seat_is_readable_for_everybody(chairs: Chairs) -> None:
    ada, bob = chairs.person(), chairs.person()
    ada.sit("ASIGOC")
    bob.page.goto(ada.page.url)
    expect(bob.page.get_by_text("This browser has no seat at this table.")).to_be_visible()
    look(bob, "no-seat")


def test_the_cover_between_two_at_one_screen_is_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.choose("ASIGOC")
    ada.button("Hot seat").click()
    seen = ada.asked()
    while not seen.get("cover"):
        ada.answer(seen, passing=True)
        seen = ada.asked(seen["ask"])
    look(ada, "handover")


@pytest.mark.parametrize("family", list(TABLES))
def test_a_table_is_readable_for_everybody(chairs: Chairs, family: Family) -> None:
    ada = chairs.person()
    ada.sit(family)
    while ada.play(TABLES[family]):
        ada.sit(family)
    ada.asked()
    look(ada, f"table-{family.lower()}", is_table=True)


def test_the_lists_and_the_replay_are_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    if not ada.play(8) and not ada.asked()["over"]:
        ada.concede()
    look(ada, "over")
    ada.page.get_by_role("link", name="See it again").click()
    expect(ada.prompt).to_contain_text("Step 0 of")
    ada.page.keyboard.press("End")
    expect(ada.prompt).not_to_contain_text("Step 0 of")
    look(ada, "replay", is_table=True)
    ada.go("/replays")
    ada.button("Mine").click()
    expect(
        ada.page.get_by_role("link", name="Ada – Bot 3").or_(ada.page.get_by_role("link", name="Bot 3 – Ada"))
    ).to_be_visible()
    look(ada, "replays")


def test_the_deck_page_is_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go("/decks")
    ada.page.locator(".ready").first.get_by_role("button").first.click()
    ada.button("Test hand").click()
    expect(ada.page.locator(".handrow .card")).to_have_count(5)
    look(ada, "decks")


def test_an_open_menu_and_an_open_pile_are_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Vanguard")
    ada.asked()
    ada.button("Menu").click()
    ada.button("Go on on another device").click()
    expect(ada.page.get_by_label("Link to your seat")).to_be_visible()
    look(ada, "menu")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".menu")).to_be_hidden()
    ada.button("Menu").click()
    ada.page.locator(".prompt h2").click()
    expect(ada.page.locator(".menu")).to_be_hidden()
    ada.button(re.compile("^Your Ride deck")).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    look(ada, "pile")
    ada.page.keyboard.press("Escape")
    ada.page.locator("ul.hand button.card").first.focus()
    ada.page.set_viewport_size(PHONE)
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    look(ada, "glance")


def test_what_is_shown_before_the_question_is_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "step", "Vanguard")
    their_turn(between)
    between.tell(deed(1, "Something is done that takes a while to read, and then some more."))
    expect(ada.page.locator(".told")).to_contain_text("Something is done")
    look(ada, "held", is_table=True)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_menu_and_log_open_as_drawers_where_there_is_no_room(chairs: Chairs, size: str) -> None:
    ada = chairs.person(size=SIZES[size])
    ada.sit("Duel")
    ada.asked()
    log = ada.page.get_by_role("log")
    expect(log).to_be_hidden()
    ada.button("Log").click()
    expect(log).to_be_visible()
    wrong = unreadable(ada, "log", size)
    ada.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    if size == "phone":
        expect(ada.page.locator(".bar2").get_by_text(re.compile(r"^Turn \d+ · "))).to_be_visible()
        ada.button("Menu").click()
        expect(ada.button("Undo")).to_be_visible()
        wrong += unreadable(ada, "menu", size)
        ada.page.keyboard.press("Escape")
        ada.prompt.get_by_role("button", name="End your turn").click()
    assert not wrong, "\n".join(wrong)
