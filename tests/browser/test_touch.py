"""By finger: a card's text in place, and targets that a finger hits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize

from .person import PHONE, Chairs, Family, Person, expect

TABLET: ViewportSize = {"width": 1024, "height": 768}
FINGER = 44  # pixels
SOME = 12  # answers

SMALL = """(least) => [...document.querySelectorAll('a, button, input, select, summary')].filter((one) => {
  const box = one.getBoundingClientRect()
  const isRead = one.closest('.skip, p, li, h2') || !one.checkVisibility({visibilityProperty: true})
  if (!box.width || isRead) return false
  const whole = one.closest('label')?.getBoundingClientRect() ?? box
  return box.left < innerWidth && box.right > 0 && Math.min(whole.width, whole.height) < least - 0.5
}).map((one) => `${one.outerHTML.replace(/<svg.*?<.svg>/g, '').slice(0, 160)} ${one.getBoundingClientRect().width}`)"""


def hold(person: Person, place: Locator) -> None:
    """Lay a finger on something until its text is there, and take it off."""
    expect(place.locator(".card__face")).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    touch = person.context.new_cdp_session(person.page)
    points = [{"x": box["x"] + 12, "y": box["y"] + 30}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(person.page.get_by_role("dialog")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["390", "1024"])
def test_a_finger_that_rests_on_a_card_shows_its_text_and_picks_nothing(chairs: Chairs, size: ViewportSize) -> None:
    ada = chairs.person(size=size, has_touch=True)
    ada.sit("Vanguard")
    ada.asked()
    held = ada.page.locator("ul.hand button.card").first
    hold(ada, held)
    sheet = ada.page.get_by_role("dialog")
    name = sheet.get_attribute("aria-label")
    assert name is not None
    assert name in held.inner_text()
    expect(sheet.get_by_role("heading", name=name)).to_be_visible()
    expect(ada.page.locator("[data-selected]")).to_have_count(0)
    ada.picture(f"glance-{size['width']}")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    before = ada.prompt.get_attribute("data-ask")
    held.tap(position={"x": 8, "y": 30}, force=True)
    expect(ada.page.locator(".hand [aria-pressed=true], .hand [data-refused]").first).to_be_visible()
    expect(ada.prompt).to_have_attribute("data-ask", str(before))


def test_the_bar_of_a_phone_shows_the_text_of_the_card_that_was_touched(chairs: Chairs) -> None:
    ada = chairs.person(size=PHONE, has_touch=True)
    ada.sit("Duel")
    ada.asked()
    held = ada.page.locator("ul.hand button.card").first
    held.tap(position={"x": 8, "y": 30}, force=True)
    ada.button("Text of the card").tap()
    name = ada.page.get_by_role("dialog").get_attribute("aria-label")
    assert name is not None
    assert name in held.inner_text()
    expect(ada.page.get_by_role("log")).to_be_hidden()


@pytest.mark.parametrize("family", ["Vanguard", "Duel", "ASIGOC"])
def test_every_target_of_a_phone_is_as_large_as_a_finger(chairs: Chairs, family: Family) -> None:
    ada = chairs.person(size=PHONE, has_touch=True)
    ada.choose(family, level=1)
    assert ada.page.evaluate(SMALL, FINGER) == []
    ada.button("Play the bot").click()
    seen = ada.asked()
    for _ in range(SOME):
        assert ada.page.evaluate(SMALL, FINGER) == []
        ada.answer(seen)
        seen = ada.asked(seen["ask"])
        if seen["over"]:
            break
