"""Whole games against a bot by mouse, and what the course asks of a duel's screen."""

from __future__ import annotations

import re

import pytest

from .person import Chairs, Family, expect


@pytest.mark.parametrize(("family", "level"), [("ASIGOC", 3), ("Duel", 3), ("Vanguard", 3)])
def test_a_game_is_played_to_its_end_by_mouse(chairs: Chairs, family: Family, level: int) -> None:
    ada = chairs.person()
    ada.sit(family, level)
    assert ada.play()
    expect(ada.over.locator("h2")).to_have_text(re.compile(r"^(You win|.+ wins|A draw)$"))
    expect(ada.over).to_contain_text(re.compile(r"Rule: \S+"))
    ada.picture(f"over-{family.lower()}-desktop")


def test_a_duel_shows_names_life_points_phase_and_turn_at_any_time(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel", name="Ada Lovelace")
    for _ in range(8):
        for name in ("Ada Lovelace", "Bot 3"):
            plate = ada.page.locator(".rail").get_by_role("group", name=name)
            expect(plate).to_contain_text(re.compile(r"Life points [\d\u202f]+"))
            expect(plate).to_contain_text(name)
        expect(ada.page.locator(".phases [aria-current=step]")).to_have_count(1)
        expect(ada.page.get_by_text(re.compile(r"^Turn \d+ · (yours|Bot 3's)$"))).to_be_visible()
        if ada.play(1):
            break


def test_a_duel_hides_the_other_hand_and_shows_deck_counts_and_graveyards(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    expect(ada.other_hand().locator(".card__back").first).to_be_visible()
    expect(ada.other_hand().locator(".card__face")).to_have_count(0)
    for deck in ("Your Deck, ", "Opponent's Deck, "):
        expect(ada.button(re.compile(rf"{deck}\d+ cards"))).to_be_visible()
    graves = ada.page.locator(".pile", has_text="Graveyard")
    expect(graves).to_have_count(2)
    while not graves.locator(".card__face").count():
        assert not ada.play(1)
        ada.asked()
    expect(graves.locator(".card__face").first).to_be_visible()


def test_a_wrong_action_of_a_duel_is_answered_with_why(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ada.button(re.compile("next phase")).click()
    expect(ada.page.locator(".phases [aria-current=step]")).to_contain_text("Battle")
    card = ada.refused().first
    card.hover(position={"x": 8, "y": 40})
    expect(ada.page.get_by_role("tooltip")).to_contain_text("phase")
    card.click(force=True, position={"x": 8, "y": 40})
    expect(ada.page.get_by_role("alert")).to_contain_text("phase")
    ada.picture("refused-desktop")


def test_the_end_names_the_winner_and_offers_another_game(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ada.concede()
    expect(ada.over.locator("h2")).to_have_text("Bot 3 wins")
    first = ada.page.url
    ada.button("Another game").click()
    ada.page.wait_for_url(lambda url: url != first)
    assert not ada.asked()["over"]


def test_space_pins_a_card_and_s_sets_every_stop(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("ASIGOC")
    ada.asked()
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("button", name="Pinned")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("[data-selected]")).to_have_count(0)
    ada.page.keyboard.press("s")
    expect(ada.page.locator(".phases .stop[aria-pressed=false]")).to_have_count(0)


def test_the_question_mark_says_why_not(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ada.page.keyboard.press("e")
    ada.refused().first.focus()
    why = ada.page.get_by_role("tooltip")
    expect(why).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    ada.page.keyboard.press("?")
    expect(why).to_be_visible()
