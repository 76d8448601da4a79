"""The duel's graveyards on the screen: the last card with its name, and the others once the pile is opened."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from .person import DESKTOP, PHONE, Chairs, Person, expect

FULL = 3  # cards in a graveyard that are enough to look at
MOST = 300  # questions until it has so many
PILES = ".felt [data-spot$='.graveyard']"


def counts(person: Person) -> list[int]:
    """How many cards lie in the graveyards, the other's first."""
    return [int(text) for text in person.page.locator(f"{PILES} :is(.pile__n, b)").all_inner_texts()]


def fill_a_graveyard(person: Person) -> int:
    """Play for both, until somebody who is asked sees a graveyard of so many cards: which one."""
    before = ""
    for _ in range(MOST):
        seen = person.asked(before)
        assert not seen["over"]
        if seen.get("cover"):
            person.button(re.compile("^I am ")).click()
            before = ""
            continue
        full = [i for i, n in enumerate(counts(person)) if n >= FULL]
        if full:
            return full[0]
        person.answer(seen)
        before = seen["ask"]
    raise AssertionError("no graveyard was filled")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_only_the_last_card_of_a_graveyard_is_shown_until_the_pile_is_opened(
    chairs: Chairs, size: ViewportSize
) -> None:
    ada = chairs.person(size)
    ada.choose("Duel", name="Ada")
    ada.button("Hot seat").click()
    pile = ada.page.locator(PILES).nth(fill_a_graveyard(ada))
    last = pile.locator(".pile__last, .chip__last")
    expect(last).to_be_visible()
    name = last.inner_text()
    label = pile.get_attribute("aria-label") or pile.locator(".vh").inner_text()
    assert re.search(rf"graveyard, \d+ cards, the last one: {re.escape(name)}$", label, re.IGNORECASE), label
    ada.picture(f"graveyard-{'phone' if size == PHONE else 'desktop'}")
    pile.click()
    sheet = ada.page.locator("dialog[open]")
    expect(sheet.locator("li")).to_have_count(1)
    expect(sheet.locator("li .card__name")).to_have_text(name)
    sheet.get_by_role("button", name=re.compile(r"Open the pile: \d+ cards more")).click()
    assert sheet.locator("li").count() >= FULL
    expect(sheet.locator("li .card__name").first).to_have_text(name)
    expect(sheet.get_by_role("button", name="Open the pile")).to_have_count(0)
    sheet.get_by_role("button", name="Close").click()
    pile.click()
    expect(sheet.locator("li")).to_have_count(1)


def test_against_a_bot_the_whole_pile_is_listed_at_once(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel", level=1)
    pile = ada.page.locator(PILES).nth(fill_a_graveyard(ada))
    expect(pile.locator(".pile__last")).to_be_visible()
    pile.click()
    sheet = ada.page.locator("dialog[open]")
    assert sheet.locator("li").count() >= FULL
    expect(sheet.get_by_role("button", name="Open the pile")).to_have_count(0)
