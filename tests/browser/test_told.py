"""What the page makes of what it is told: checked cards, causes in the log, and the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from .between import FIRST, LAST, Between, seated
from .person import DESKTOP, PHONE, Chairs, expect

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


def test_a_greyed_card_says_the_reason_that_the_server_puts_first(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    spot = ada.page.locator("ul.hand button.card").first.get_attribute("data-spot")
    assert spot
    between.ask(FIRST, "ride", "pass", "leave")
    between.deny(FIRST, spot, "ride", "guard", "call")  # the server tells the best reason first
    card = ada.page.locator(f"ul.hand [data-spot={spot}]")
    expect(card).to_have_attribute("data-refused", "No ride.")
    card.click(position={"x": 8, "y": 30}, force=True)  # it says that it is disabled
    expect(ada.page.get_by_role("alert")).to_contain_text("No ride.")


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
    expect(ada.page.locator("#cited")).to_contain_text("Each of your Weapons may attack once.")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#cited")).to_be_hidden()
    told.get_by_role("button", name=card["name"]).last.click()
    expect(ada.page.get_by_role("button", name="Pinned")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("lang", "heading", "text"),
    [
        ("en-GB", "Main step", "Once per turn you may either put a Weapon"),
        ("fr-FR", "Étape Principale", "Une fois par tour, on pose une Arme"),
        ("ru-RU", "главный шаг", "Раз за ход можно либо положить Оружие"),
    ],
)
def test_a_rule_is_opened_from_the_question_and_from_a_refusal(
    chairs: Chairs, lang: str, heading: str, text: str
) -> None:
    ada = chairs.person(lang=lang)
    between = Between(ada)
    ada.go()
    ada.page.get_by_role("button", name="ASIGOC").click()
    ada.page.locator(".btn--go").first.click()
    ada.asked()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url) if "/rules?" in request.url else None)
    spot = ada.page.locator("ul.hand button.card").first.get_attribute("data-spot")
    assert spot
    between.ask(FIRST, "turn", "pass", "leave", rule=heading)
    cited = ada.page.locator("#cited")
    ada.prompt.get_by_role("button", name=heading).click()
    expect(cited).to_contain_text(text)
    ada.page.keyboard.press("Escape")
    expect(cited).to_be_hidden()
    between.deny(FIRST, spot, "guard", rule=heading)
    card = ada.page.locator(f"ul.hand [data-spot={spot}]")
    expect(card).to_have_attribute("data-refused", f"No guard. ({heading})")
    card.click(position={"x": 8, "y": 30}, force=True)  # it says that it is disabled
    ada.page.get_by_role("alert").get_by_role("button", name=heading).click()
    expect(cited).to_contain_text(text)
    assert len(asked) == 1


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


def test_the_log_leaves_bookkeeping_out_until_every_line_is_wanted(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Duel")
    told = ada.page.get_by_role("log")
    for turn in range(51, 60):
        between.tell(
            {"seq": 1000 * turn, "text": f"Turn {turn}", "depth": 0},
            {"seq": 1000 * turn + 1, "text": f"Phase of {turn}.", "routine": True},
            {"seq": 1000 * turn + 2, "text": f"Somebody sets {turn}."},
            {"seq": 1000 * turn + 3, "text": f"It costs {turn}.", "depth": 2},
        )
    expect(told).to_contain_text("Somebody sets 59.")
    expect(told).to_contain_text("It costs 59.")
    for gone in ("Phase of 59.", "Phase of 51.", "Somebody sets 51.", "It costs 55."):
        expect(told).not_to_contain_text(gone)
    short = told.locator("h3, p, li").count()
    told.get_by_role("button", name="Turn 51").click()
    expect(told).to_contain_text("Somebody sets 51.")
    ada.page.get_by_label("Show every line").check()
    for line in ("Phase of 59.", "Phase of 51.", "Somebody sets 51.", "It costs 55."):
        expect(told).to_contain_text(line)
    assert short <= told.locator("h3, p, li").count() / 2
    ada.page.reload()
    expect(ada.page.get_by_label("Show every line")).to_be_checked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_before_the_first_turn_no_turn_and_no_phase_is_told(chairs: Chairs, size: ViewportSize) -> None:
    ada = chairs.person(size=size)
    ada.sit("Vanguard")
    ada.asked()
    expect(ada.page.get_by_text("Before the first turn", exact=True).locator("visible=true")).to_have_count(1)
    expect(ada.page.locator("main")).not_to_contain_text("Turn 0")
    expect(ada.page.locator(".phases [aria-current]")).to_have_count(0)


OUT = """sheet => [...sheet.querySelectorAll(':not(.card, .card *)')]
  .filter((one) => one.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 0.5)
  .map((one) => one.outerHTML.slice(0, 99))"""


def test_a_pinned_card_needs_no_scroll_bar_across(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    cards = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")
    sheet = ada.page.locator(".sheet")
    for n, card in enumerate(cards[:40:5]):
        between.tell({"seq": LAST + n, "text": f"Look at {card['name']}.", "cards": [card["id"]]})
        ada.page.get_by_role("log").get_by_role("button", name=card["name"], exact=True).last.click()
        expect(sheet.locator("h2")).to_have_text(card["name"])
        assert sheet.evaluate(OUT) == []
        assert sheet.evaluate("sheet => sheet.offsetHeight - sheet.clientHeight") == 0
