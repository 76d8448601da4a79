"""The deck page: ready decks, faults while typing, a test hand, curves, and the list as text."""

from __future__ import annotations

import re

from .person import Chairs, Person, expect


def with_ready_deck(chairs: Chairs) -> Person:
    """Ada with a ready deck of Vanguard."""
    ada = chairs.person(permissions=["clipboard-read", "clipboard-write"])
    ada.go("/decks")
    ada.page.locator(".ready").first.get_by_role("button").first.click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    return ada


def test_a_ready_deck_is_legal_and_its_curve_and_triggers_are_drawn(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    bars = ada.page.locator(".bars")
    expect(bars).to_have_count(2)
    expect(bars.nth(0).locator("li")).to_have_count(4)  # grades 0 to 3
    counts = [int(text) for text in bars.nth(0).locator("b").all_inner_texts()]
    assert sum(counts) >= 46
    assert sum(int(text) for text in bars.nth(1).locator("b").all_inner_texts()) == 16
    ada.page.get_by_role("button", name="Test hand").click()
    expect(ada.page.locator(".handrow .card")).to_have_count(5)
    ada.picture("decks-desktop")


def test_a_broken_line_says_what_is_wrong_while_typing(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    text = ada.page.get_by_label("Deck list")
    good = text.input_value()
    text.press("Control+End")
    text.press_sequentially("\n4 No Such Dragon")
    expect(ada.page.locator(".faults")).to_contain_text("No Such Dragon")
    expect(ada.button("Play with it")).to_be_disabled()
    text.fill(good)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()


def test_a_deck_is_copied_as_text_and_played_with(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    text = ada.page.get_by_label("Deck list").input_value()
    assert re.match(r"\d+ \w+", text)
    ada.button("Copy as text").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == text
    ada.button("Play with it").click()
    expect(ada.page.locator("#own")).to_have_value(text)
    ada.button("Play the bot").click()
    assert not ada.asked()["over"]
