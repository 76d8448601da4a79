"""A whole game without a mouse, and what keys do."""

from __future__ import annotations

import pytest

from .between import FIRST, Between, seated
from .person import ANSWERED, MOST, STUCK, Chairs, Family, Person, Seen, expect

IN_HAND = "() => [...document.querySelectorAll('ul.hand button.card')].findIndex((card) => card.dataset.legal)"
AT_REGION = "() => !!document.activeElement.closest('[role=group]')?.querySelector('[data-rove][data-legal]')"
TOWARDS = """() => {
  const here = document.activeElement.getBoundingClientRect()
  if (document.activeElement.dataset.legal) return ''
  const place = document.activeElement.closest('[role=group]').querySelector('[data-rove][data-legal]')
  const there = place.getBoundingClientRect()
  const [x, y] = [there.left + there.width / 2 - here.left - here.width / 2, there.top - here.top]
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
AT_THE_ANSWER = "() => document.activeElement.matches('.prompt, .prompt *, .felt [data-legal]')"
SPOT = "() => document.activeElement.dataset.spot ?? ''"
REGIONS = 40
NEAR = 4  # keys
TABS = 5


def go_to_a_legal_place(person: Person) -> None:
    """From the prompt back to a region that offers something, then arrows to what it offers."""
    person.page.keyboard.press("g")
    for _ in range(REGIONS):
        person.page.keyboard.press("Shift+Tab")
        if person.page.evaluate(AT_REGION):
            break
    for _ in range(REGIONS):
        key: str = person.page.evaluate(TOWARDS)
        if not key:
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"the arrows do not reach what is legal: {person.page.evaluate(STUCK)}")


def go_to_a_button(person: Person) -> None:
    """To the prompt, and on to the first of its buttons that says what to do."""
    person.page.keyboard.press("g")
    for _ in range(REGIONS):
        if person.page.evaluate("() => document.activeElement.matches('.prompt .btn--go')"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no button is reached: {person.page.evaluate(STUCK)}")


def answer(person: Person, seen: Seen) -> None:
    """Answer by keys: a card and Enter, P, E, or a button of the prompt."""
    keys = person.page.keyboard
    others = seen["buttons"] + seen["leaves"]
    if seen["legal"] and (not others or person.random.random() < 0.8):
        at: int = person.page.evaluate(IN_HAND)
        if at >= 0:
            keys.press(str(at + 1))
        else:
            go_to_a_legal_place(person)
        keys.press("Enter")
        if not person.page.evaluate(ANSWERED, seen["ask"]):
            confirm(person)
    elif seen["leaves"]:
        keys.press("e")
    elif person.prompt.locator("kbd", has_text="P").count():
        keys.press("p")
    else:
        go_to_a_button(person)
        keys.press("Enter")


def confirm(person: Person) -> None:
    """Enter again where one thing can be done, or on the place that the focus went to; else the first button."""
    keys = person.page.keyboard
    if person.prompt.locator(".btn--go").count() > 1:
        go_to_a_button(person)
    keys.press("Enter")


def test_a_game_is_played_to_its_end_by_keys_alone(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go()
    ada.button("ASIGOC").focus()
    ada.page.keyboard.press("Enter")
    ada.button("3", exact=True).focus()
    ada.page.keyboard.press("Enter")
    ada.button("Play the bot").focus()
    ada.page.keyboard.press("Enter")
    before = ""
    for _ in range(MOST):
        seen = ada.asked(before)
        if seen["over"]:
            break
        answer(ada, seen)
        before = seen["ask"]
    expect(ada.over).to_be_visible()


def test_e_goes_on_in_a_turn_of_vanguard_and_p_does_not(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Vanguard")
    seen = ada.asked()
    while not seen["leaves"]:
        ada.answer(seen, passing=True)
        seen = ada.asked(seen["ask"])
    expect(ada.page.locator(".acts [data-leave] kbd")).to_have_text("E")
    expect(ada.prompt.locator(".leave kbd")).to_have_text("E")
    expect(ada.prompt.locator("kbd", has_text="P")).to_have_count(0)
    ada.page.keyboard.press("p")
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    expect(ada.prompt).to_have_attribute("data-ask", seen["ask"])
    ada.page.keyboard.press("e")
    ada.asked(seen["ask"])


def test_enter_on_a_card_that_can_do_two_things_leads_to_the_buttons(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ways = ada.prompt.locator(".btn--go")
    for i in range(ada.page.locator("ul.hand button.card").count()):
        ada.page.keyboard.press(str(i + 1))
        ada.page.keyboard.press("Enter")
        if ways.count() > 1:
            break
        ada.page.keyboard.press("Escape")
    expect(ways.first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("ul.hand button.card").nth(i)).to_be_focused()


def test_backspace_takes_a_choice_back_and_p_does_not(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    between.ask(FIRST, "choice", "option 1", "done", "back")
    expect(ada.button("Say back")).to_be_visible()
    ada.page.keyboard.press("Backspace")
    between.wait(ada, 1)
    between.ask(FIRST + 1, "choice", "option 1", "done", "back")
    ada.asked(str(FIRST))
    ada.page.keyboard.press("p")
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "back"), (FIRST + 1, "done")]


def test_letters_and_digits_can_be_turned_off(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("ASIGOC")
    ada.asked()
    keys = ada.page.get_by_label("Letter and number keys")
    keys.uncheck()
    ada.page.reload()
    ada.asked()
    expect(keys).not_to_be_checked()
    ada.prompt.focus()
    ada.page.keyboard.press("s")
    free = ada.page.locator(".phases .stop[aria-pressed=false]")
    expect(free).not_to_have_count(0)
    keys.check()
    ada.prompt.focus()
    ada.page.keyboard.press("s")
    expect(free).to_have_count(0)


@pytest.mark.parametrize("family", ["Vanguard", "Duel", "ASIGOC"])
def test_who_is_asked_is_at_the_answer(chairs: Chairs, family: Family) -> None:
    ada = chairs.person()
    ada.sit(family, level=1)
    seen = ada.asked()
    for _ in range(40):
        ada.page.wait_for_function(AT_THE_ANSWER)
        ada.answer(seen)
        seen = ada.asked(seen["ask"])
        if seen["over"]:
            break


def test_a_question_is_told_to_who_does_not_see_it(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    heading = ada.prompt.locator("h2").element_handle()
    between.ask(FIRST, "choice", "one", "two", question="One or two?")
    expect(ada.prompt.locator("[aria-live=polite]")).to_have_text("One or two?")
    assert heading.inner_text() == "One or two?", "a live region speaks as long as it stays"
    expect(ada.prompt).to_have_accessible_description("One or two? Choose a card, or a button.")


def with_units(ada: Person, between: Between, *circles: str) -> dict[str, list[dict[str, object]]]:
    """The parts of a view with a unit on each of these circles of hers."""
    cards = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")
    seat = ada.page.locator(".felt .field").last.locator("[data-spot^=s]").first.get_attribute("data-spot")
    assert seat is not None
    units = [card["id"] for card in cards if card["kind"] == "unit"]
    return {f"{seat[:2]}.{c}": [{"handle": 9000 + i, "card": units[i]}] for i, c in enumerate(circles)}


def test_enter_and_enter_replaces_no_unit_of_ones_own(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    view = with_units(ada, between, "R1", "R2")
    held = str(ada.page.locator("ul.hand button.card").first.get_attribute("data-spot"))
    r1, r2 = view
    between.offer(FIRST, "main", (held, r1), (held, r2), view=view)
    ada.asked()
    for key in ("1", "Enter", "Enter", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.prompt).to_contain_text("Choose where.")
    expect(ada.prompt).to_be_focused()
    between.offer(FIRST + 1, "main", (held, r1), (held, r1.replace("R1", "R3")), view=view)
    ada.asked(str(FIRST))
    for key in ("1", "Enter", "Enter"):
        ada.page.keyboard.press(key)
    between.wait(ada, 1)
    assert between.answers == [(FIRST + 1, f"{held}>{r1.replace('R1', 'R3')}")]


def test_every_attacker_is_a_few_keys_away(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    view = with_units(ada, between, "R1", "V", "R2", "R4")
    front = list(view)[:3]
    for n, circle in enumerate(front):
        other = f"s{1 - int(circle[1])}.V"
        between.offer(FIRST + n, "attack", *((one, other) for one in front), view=view)
        ada.asked(str(FIRST + n - 1))
        ada.prompt.focus()
        keys = 0
        while ada.page.evaluate(SPOT) != circle:
            ada.page.keyboard.press("ArrowUp" if not keys else ("ArrowLeft", "ArrowRight")[circle == front[2]])
            keys += 1
            assert keys <= NEAR, f"{circle} is too far away"


def test_links_skip_to_the_decision_and_the_hand(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    link = ada.page.get_by_role("link", name="Skip to your hand")
    link.focus()
    expect(link).to_be_in_viewport()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#hand")).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator("ul.hand button:focus")).to_have_count(1)
    ada.page.get_by_role("link", name="Skip to the decision").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.prompt).to_be_focused()


def test_a_game_is_a_few_tabs_away_from_the_start_page(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go()
    play = ada.button("Play the bot")
    expect(play).to_be_enabled()
    for _ in range(TABS):
        ada.page.keyboard.press("Tab")
        if play.evaluate("play => play === document.activeElement"):
            break
    expect(play).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.asked()
    expect(ada.prompt).to_be_focused()
