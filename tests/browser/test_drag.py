"""A card is dragged onto a circle: the same as to pick the one, then the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from .person import Chairs, Person, expect


def middle(place: Locator) -> tuple[float, float]:
    """Where to put the pointer."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(person: Person) -> Locator:
    """Play on until a card can be called, and begin to drag it; the circles where it may go."""
    person.sit("Vanguard", level=1)
    circles = person.page.locator(".spot[data-legal]")
    before = ""
    while True:
        seen = person.asked(before)
        assert not seen["over"]
        if "main phase" in seen["question"] and person.page.locator(".hand [data-legal]").count():
            x, y = middle(person.page.locator(".hand [data-legal]").last)
            person.page.mouse.move(x, y)
            person.page.mouse.down()
            person.page.mouse.move(x, y - 60, steps=4)
            if circles.count():
                return circles
            person.page.keyboard.press("Escape")
            person.page.mouse.up()
        person.answer(seen, passing=True)
        before = seen["ask"]


def test_a_card_dragged_onto_a_circle_is_called(chairs: Chairs) -> None:
    ada = chairs.person()
    circle = lift(ada).first
    spot = circle.get_attribute("data-spot")
    before = ada.prompt.get_attribute("data-ask")
    ada.page.mouse.move(*middle(circle), steps=4)
    expect(ada.page.locator(".card.is-ghost")).to_be_visible()
    ada.page.mouse.up()
    ada.asked(before or "")
    expect(ada.page.locator(f".spot[data-spot='{spot}']")).to_have_count(0)
    expect(ada.page.locator(".is-ghost")).to_have_count(0)


@pytest.mark.parametrize("how", ["Escape", "elsewhere"])
def test_a_drag_that_is_given_up_changes_nothing(chairs: Chairs, how: str) -> None:
    ada = chairs.person()
    circles = lift(ada)
    ask = ada.prompt.get_attribute("data-ask")
    if how == "Escape":
        ada.page.mouse.move(*middle(circles.first), steps=4)
        ada.page.keyboard.press("Escape")
    else:
        ada.page.mouse.move(600, 5, steps=4)
    ada.page.mouse.up()
    expect(ada.page.locator(".is-ghost, [data-selected]")).to_have_count(0)
    expect(ada.prompt).to_have_attribute("data-ask", ask or "")
