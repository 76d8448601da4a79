"""What the page makes of what it is told: checked cards, causes in the log, and the end."""

from __future__ import annotations

from .between import FIRST, seated
from .person import Chairs, expect

WATCH = """() => {
  window.turned = []
  new MutationObserver(() => {
    const name = document.querySelector('.reveal[aria-hidden=true] .card__name')?.textContent ?? ''
    if (name !== window.turned.at(-1)) window.turned.push(name)
  }).observe(document.body, {childList: true, subtree: true})
}"""


def test_checked_cards_are_shown_one_after_the_other(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    ada.page.evaluate(WATCH)
    first, second = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")[:2]
    between.tell(
        {"text": "Check.", "cards": [first["id"]], "moves": [[901, "deck", "trigger"]]},
        {"text": "To hand.", "cards": [first["id"]], "moves": [[901, "trigger", "hand"]]},
        {"text": "Check.", "cards": [second["id"]], "moves": [[902, "deck", "trigger"]]},
    )
    ada.page.wait_for_function("() => window.turned.length > 2 && !window.turned.at(-1)")
    assert [name for name in ada.page.evaluate("window.turned") if name] == [first["name"], second["name"]]


def test_a_greyed_card_says_why_not_what_is_asked_for(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    spot = ada.page.locator("ul.hand button.card").first.get_attribute("data-spot")
    assert spot
    between.ask(FIRST, "ride", "pass", "leave")
    between.deny(FIRST, spot, "guard", "ride", "call")
    card = ada.page.locator(f"ul.hand [data-spot={spot}]")
    expect(card).to_have_attribute("data-refused", "No ride.")
    card.click(position={"x": 8, "y": 30}, force=True)  # it says that it is disabled
    expect(ada.page.get_by_role("alert")).to_contain_text("No ride.")
    between.ask(FIRST + 1, "turn", "pass", "leave")
    between.deny(FIRST + 1, spot, "guard", "ride", "call")
    expect(card).to_have_attribute("data-refused", "No guard.")


def test_the_log_opens_a_rule_and_pins_the_card_that_caused(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = ada.page.evaluate("fetch('/api/games/asigoc/cards?lang=en').then((got) => got.json())")[-1]
    between.tell(
        {"text": "Something happens.", "rule": "Battle step"},
        {"text": "Somebody draws a card.", "rule": card["id"], "depth": 2},
    )
    told = ada.page.get_by_role("log")
    told.get_by_role("button", name="Battle step").last.click()
    expect(ada.page.locator("#cited")).to_contain_text("Battle step")
    expect(ada.page.locator("#cited")).to_contain_text("ASIGOC")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#cited")).to_be_hidden()
    told.get_by_role("button", name=card["name"]).last.click()
    expect(ada.page.get_by_role("button", name="Pinned")).to_have_attribute("aria-pressed", "true")


def test_the_result_can_be_looked_at_again(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ada.concede()
    ada.page.keyboard.press("Escape")
    expect(ada.over).to_be_hidden()
    expect(ada.prompt).to_contain_text("Bot 3 wins")
    ada.button("Back to the result").click()
    expect(ada.over).to_be_visible()


def test_an_old_table_offers_the_next_game_and_does_not_jump(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ada.concede()
    old = ada.page.url
    ada.button("Another game").click()
    ada.page.wait_for_url(lambda url: url != old)
    new = ada.page.url
    ada.asked()
    ada.page.goto(old)
    expect(ada.button("To the next game")).to_be_visible()
    assert ada.page.url == old
    ada.button("To the next game").click()
    ada.page.wait_for_url(new)
