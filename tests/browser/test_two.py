"""Two people, each with a browser of their own, at one table."""

from __future__ import annotations

import re
import time

import pytest

from ..patience import PATIENCE
from .person import PHONE, Chairs, Family, Person, click, expect

SETTLED, SAID = 250, 8000  # milliseconds until a no is shown, and while it is: as in seat.svelte.ts

ASKED = """() => new Promise((done) => requestAnimationFrame(
  () => done(!!document.querySelector('.prompt[data-ask]:not([aria-busy=true])'))))"""


def by_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """Wait until one of two is asked and the other is not; the one who is asked comes first."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        asked = [person.page.evaluate(ASKED) for person in (one, other)]
        if sum(asked) == 1:
            return (one, other) if asked[0] else (other, one)
    pytest.fail("nobody is asked, or both are")


def table_for_two(chairs: Chairs, family: Family, quick: bool = True) -> tuple[Person, Person]:
    """Ada invites, Bob comes by her link; the one who is asked comes first."""
    ada, bob = chairs.person(quick=quick), chairs.person(quick=quick)
    ada.choose(family, name="Ada")
    ada.button("Invite").click()
    expect(ada.page.get_by_text("This link works on this machine alone.")).to_be_visible()
    link = ada.page.get_by_label("Send this link:")
    bob.page.goto(link.input_value())
    expect(bob.page.locator("h1")).to_contain_text("Ada invites you")
    bob.picture("join-desktop")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    for person in (ada, bob):
        person.prompt.wait_for()
        expect(person.page.locator(".rail")).to_contain_text("Bob")
        expect(person.page.locator(".rail")).to_contain_text("Ada")
    return by_turn(ada, bob)


def set_a_card(person: Person) -> str:
    """Put a card face down; its name."""
    seen = person.asked()
    hand = person.page.locator(".hand [data-legal]")
    for i in range(hand.count()):
        click(hand.nth(i))
        button = person.prompt.get_by_role("button", name=re.compile("^Set "))
        if button.count():
            name = hand.nth(i).locator(".card__name").inner_text()
            button.first.click()
            if person.prompt.get_attribute("data-ask") == seen["ask"]:
                person.asked(seen["ask"])
            return name
        person.page.keyboard.press("Escape")
    pytest.fail("no card can be set")


def test_a_move_of_one_appears_at_the_other_and_what_is_face_down_stays_hidden(chairs: Chairs) -> None:
    first, second = table_for_two(chairs, "Duel")
    name = set_a_card(first)
    field = second.page.locator(".duel .line .card")
    expect(field).to_have_count(1)
    expect(field.locator(".card__back")).to_have_count(1)
    expect(field).to_contain_text("an unknown card")
    told = second.page.get_by_role("log").get_by_text(re.compile(r"\bsets\b"))
    expect(told).to_contain_text("sets a card")
    expect(told).not_to_contain_text(name)
    expect(first.page.locator(".duel .line .card")).to_contain_text(name)


def test_a_reload_in_mid_prompt_brings_the_same_question(chairs: Chairs) -> None:
    first, second = table_for_two(chairs, "ASIGOC")
    seen = first.asked()
    click(first.page.locator(".felt [data-legal]").first)
    first.page.reload()
    again = first.asked()
    assert (again["ask"], again["question"]) == (seen["ask"], seen["question"])
    second.page.reload()
    expect(second.prompt.locator("h2")).to_contain_text("decides")


def test_words_of_one_reach_the_other(chairs: Chairs) -> None:
    first, second = table_for_two(chairs, "ASIGOC")
    second.button("Chat").click()
    second.page.get_by_label("Say something").fill("Good luck!")
    second.button("Send").click()
    expect(first.button("Chat (1)")).to_be_visible()
    first.button("Chat").click()
    expect(first.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(first.button("Chat", exact=True)).to_be_visible()


def test_words_are_counted_where_the_chat_is_in_a_drawer(chairs: Chairs) -> None:
    first, second = table_for_two(chairs, "ASIGOC")
    first.page.set_viewport_size(PHONE)
    second.button("Chat").click()
    for words in ("Good luck!", "Well?"):
        second.page.get_by_label("Say something").fill(words)
        second.button("Send").click()
    bar = first.page.locator(".bar2")
    bar.get_by_role("button", name="Log and chat. Unread: 2").click()
    expect(first.page.get_by_role("log", name="Chat")).to_contain_text("Well?")
    first.page.keyboard.press("Escape")
    expect(bar.get_by_role("button", name="Log", exact=True)).to_be_visible()


def test_a_move_is_taken_back_where_the_other_agrees(chairs: Chairs) -> None:
    first, second = table_for_two(chairs, "Duel")
    question = first.asked()["question"]
    held = first.page.locator("ul.hand button.card").count()
    set_a_card(first)
    expect(first.page.locator("ul.hand button.card")).to_have_count(held - 1)
    first.page.keyboard.press("u")
    expect(first.page.get_by_text("You asked to take back.")).to_be_visible()
    offer = second.page.get_by_role("status").filter(has_text="asks to take back.")
    expect(offer).to_contain_text(re.compile(r"asks to take back\.\s+\S+"))
    second.picture("offer-desktop")
    second.button("Accept").click()
    expect(first.page.locator("ul.hand button.card")).to_have_count(held)
    assert first.question() == question
    expect(second.page.locator(".duel .line .card")).to_have_count(0)


def test_a_draw_is_offered_and_taken_and_both_play_again(chairs: Chairs) -> None:
    first, second = table_for_two(chairs, "ASIGOC", quick=False)
    first.stop_time()
    first.button("Menu").click()
    first.button("Offer a draw").click()
    second.button("Decline").click()
    expect(first.page.get_by_text("You offered a draw.")).to_be_hidden()
    first.pass_time(SETTLED)
    expect(first.page.get_by_text(" declined.")).to_be_visible()
    first.pass_time(SAID)
    expect(first.page.get_by_text(" declined.")).to_be_hidden()
    first.button("Menu").click()
    first.button("Offer a draw").click()
    first.button("Withdraw the offer").click()
    expect(second.button("Decline")).to_be_hidden()
    expect(first.page.get_by_text("You offered a draw.")).to_be_hidden()
    first.pass_time(SETTLED)
    expect(first.page.get_by_text(" declined.")).to_be_hidden()
    first.button("Menu").click()
    first.button("Offer a draw").click()
    second.button("Accept").click()
    for person in (first, second):
        expect(person.over.locator("h2")).to_have_text("A draw")
    old = first.page.url
    first.button("Another game").click()
    expect(first.button("Another game")).to_be_disabled()
    second.button("No, thanks").click()
    expect(first.button("Another game")).to_be_enabled()
    first.pass_time(SETTLED)
    expect(first.over).to_contain_text(" declined.")
    first.button("Another game").click()
    expect(second.over).to_contain_text("wants another game")
    second.button("Another game").click()
    for person in (first, second):
        person.page.wait_for_url(lambda url: url != old)
        person.prompt.wait_for()
    assert first.page.url == second.page.url


def test_who_joins_is_told_the_clock_and_both_see_what_is_left(chairs: Chairs) -> None:
    ada, bob = chairs.person(quick=True), chairs.person(quick=True)
    ada.choose("Duel", name="Ada")
    ada.page.get_by_label("Clock").select_option(label="10 min, and 10 s for each turn")
    ada.button("Invite").click()
    link = ada.page.get_by_label("Send this link:")
    bob.page.goto(link.input_value())
    expect(bob.page.locator("main")).to_contain_text("Clock: 10 min, and 10 s for each turn")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    for person in (ada, bob):
        clocks = person.page.locator(".rail .clock")
        expect(clocks).to_have_count(2)
        expect(clocks).to_have_text([re.compile(r"^(10:00|9:\d\d)$")] * 2)
        expect(person.page.locator(".rail .clock.runs")).to_have_count(1)


def test_a_game_that_was_left_is_claimed(chairs: Chairs) -> None:
    asked, other = table_for_two(chairs, "Duel")
    other.page.clock.install()
    asked.page.close()
    expect(other.page.locator(".rail")).to_contain_text("away")
    claim = other.page.get_by_role("button", name="Claim the win")
    assert claim.count() == 0
    other.page.clock.run_for(62_000)  # by the page's clock; the server's knows better
    claim.click()
    expect(other.prompt.get_by_role("alert")).to_contain_text("away, for a minute")


def test_what_an_earlier_version_kept_of_the_clock_is_offered_still(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.page.add_init_script("localStorage.setItem('duelwright.start', JSON.stringify({clock: 45}))")
    ada.page.goto(f"{ada.address}/")
    expect(ada.page.get_by_label("Clock")).to_have_value("45/0/0")
    expect(ada.page.get_by_label("Clock").locator("option:checked")).to_have_text("45 s for each answer")
