"""What tells somebody of their turn who does not look at the table: off at first, and nothing of it names a card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .between import FIRST, Between, seated
from .person import PHONE, Chairs, Person, expect

# A browser without windows shows no notification: this one writes down what it was asked, and answers as it is told.
NOTICES = """(answer) => {
  window.notices = []
  window.asked = 0
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() { window.asked += 1; return this.permission = answer }
    constructor(title, more) { this.title = title; this.more = more; window.notices.push(this) }
    close() { this.closed = true }
  }
}"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true})
  document.dispatchEvent(new Event('visibilitychange'))
}"""
TOLD = "window.notices.map((one) => [one.title, JSON.stringify(one.more), !!one.closed])"
SWITCH = "Tell me when it is my turn"


def watched(person: Person, answer: str = "granted") -> Between:
    """A table of somebody whose browser answers so when it is asked for notifications."""
    person.context.add_init_script(f"({NOTICES})({json.dumps(answer)})")
    return seated(person)


def switched(person: Person, name: str) -> None:
    """Switch something of the menu on or off."""
    person.button("Menu").click()
    person.page.get_by_label(name).click()
    person.page.keyboard.press("Escape")


def hide(person: Person, hidden: bool = True) -> None:
    """The tab of the page goes out of sight, or comes back."""
    person.page.evaluate(HIDE, hidden)


def told(person: Person) -> list[Any]:
    """The notices that were shown, and whether they were taken away."""
    found: list[Any] = person.page.evaluate(TOLD)
    return found


def test_nobody_is_asked_for_a_permission_they_did_not_want(chairs: Chairs) -> None:
    ada = chairs.person()
    between = watched(ada)
    ada.button("Menu").click()
    expect(ada.page.get_by_label(SWITCH)).not_to_be_checked()
    hide(ada)
    between.ask(FIRST, "turn", "pass", "leave")
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    assert ada.page.evaluate("window.asked") == 0
    assert not told(ada)


def test_a_question_in_a_hidden_tab_is_told_of_once_and_without_a_card(chairs: Chairs) -> None:
    ada = chairs.person()
    between = watched(ada)
    switched(ada, SWITCH)
    between.ask(FIRST, "turn", "pass", "leave")
    expect(ada.prompt).to_have_attribute("data-ask", str(FIRST))
    assert not told(ada), "who looks at the table is told nothing"
    hide(ada)
    between.ask(FIRST + 1, "turn", "pass")  # forced: it is answered for the person
    between.wait(ada, 1)
    between.ask(FIRST + 2, "turn", "pass", "leave", question="Play the secret card?")
    ada.page.wait_for_function("() => window.notices.length > 0")
    between.ask(FIRST + 2, "turn", "pass", "leave", question="Play the secret card?")  # in another language
    ((title, more, closed),) = told(ada)
    assert title == "Your turn: ASIGOC, against Bot 3"
    assert "card" not in more
    assert not closed
    expect(ada.page).to_have_title("● ASIGOC · Duelwright")
    assert "svg" in ada.page.evaluate("document.querySelector('link[rel=icon]').href")
    hide(ada, False)
    assert told(ada)[0][2], "the notice goes when somebody looks"


def test_a_click_on_the_notice_leads_to_the_table(chairs: Chairs) -> None:
    ada = chairs.person()
    between = watched(ada)
    switched(ada, SWITCH)
    hide(ada)
    between.ask(FIRST, "turn", "pass", "leave")
    ada.page.wait_for_function("() => window.notices.length > 0")
    ada.page.evaluate("() => { window.focus = () => (window.led = true); window.notices[0].onclick() }")
    assert ada.page.evaluate("window.led")
    assert told(ada)[0][2]


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_what_was_switched_on_is_kept_where_the_browser_allows_it(chairs: Chairs, answer: str) -> None:
    ada = chairs.person(size=PHONE)
    watched(ada, answer)
    ada.button("Menu").click()
    ada.button("Menu").click()
    ada.page.get_by_label(SWITCH).focus()
    ada.page.keyboard.press("Space")
    if answer == "denied":
        expect(ada.page.get_by_text("Not allowed yet")).to_be_visible()
    expect(ada.page.get_by_label(SWITCH)).to_be_checked(checked=answer == "granted")
    kept = json.loads(ada.page.evaluate("localStorage.getItem('duelwright.settings')"))
    assert kept["notice"] is (answer == "granted")
    assert ada.page.evaluate("window.asked") == 1
