"""What is asked says what it is for: the text of the ability that asks, with the part that is carried out marked."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from .between import FIRST, Between, seated
from .person import Chairs, Person, expect

SIZES: Final[dict[str, ViewportSize]] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}


def asks(between: Between, person: Person, n: int) -> tuple[str, dict[str, Any]]:
    """Some card with a text asks for its last words."""
    found = person.page.evaluate("fetch('/api/games/asigoc/cards?lang=en').then((got) => got.json())")
    card = next(one for one in found if len(one.get("text", [])) == 1 and len(one["text"][0]) > 60)
    text = card["text"][0]
    at = text.rindex(" ", 0, len(text) - 12) + 1
    passage = {"before": text[:at], "part": text[at:-1], "after": text[-1:], "cost": False}
    between.ask(n, "choice", "yes", "no", card=card["id"], question="For what?", passage=passage)
    return str(card["name"]), passage


@pytest.mark.parametrize("size", SIZES)
def test_the_part_that_is_carried_out_is_marked_beside_the_question(chairs: Chairs, size: str) -> None:
    ada = chairs.person(SIZES[size])
    between = seated(ada)
    _, passage = asks(between, ada, FIRST)
    part = ada.prompt.locator("mark")
    expect(part).to_have_text(passage["part"])
    expect(part).to_be_in_viewport(ratio=0.9)
    held = ada.prompt.evaluate(
        "(bar) => bar.getBoundingClientRect().bottom + 1 >= bar.querySelector('mark').getBoundingClientRect().bottom"
    )
    assert held, "the part lies below the bar"
    ada.picture(f"purpose-{size}")


def test_a_pinned_card_does_not_hide_the_one_that_asks(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    pinned = ada.page.locator(".hand [data-spot]").first
    pinned.focus()
    ada.page.keyboard.press("Space")
    sheet = ada.page.locator(".sheet")
    expect(sheet.get_by_role("button", name="Pinned")).to_have_attribute("aria-pressed", "true")
    ada.page.mouse.move(720, 20)
    name, passage = asks(between, ada, FIRST)
    expect(sheet.get_by_role("heading")).to_have_text(name)
    expect(sheet.locator("mark")).to_have_text(passage["part"])
    between.ask(FIRST + 1, "choice", "yes", "no")
    expect(sheet.get_by_role("button", name="Pinned")).to_have_attribute("aria-pressed", "true")
