"""What is seen comes before what is asked, and another's turn can be followed at a pace of one's own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from .between import FIRST, Between, seated
from .person import DESKTOP, PHONE, Chairs, Family, Person, expect

TABLET: ViewportSize = {"width": 1024, "height": 768}
TURN = 1000  # milliseconds after which a card has been turned over and looked at, or a sentence read
PAUSE = 650  # that a pass waits, forced or not
SLOT = 150  # and each behind it, where nobody has done anything
MUST_WAIT = "() => document.querySelector('.prompt').dataset.ask === undefined"


def deed(n: int, text: str = "") -> dict[str, Any]:
    """Something that the other player does."""
    return {"text": text or f"Deed {n}.", "moves": [[700 + n, "hand", "R1"]]}


def check(card: dict[str, Any], n: int) -> dict[str, Any]:
    """A card that is checked for a trigger and does not stay."""
    return {"text": f"Check {n}.", "cards": [card["id"]], "moves": [[900 + n, "deck", "trigger"]]}


def paced(person: Person, pace: str, family: Family = "ASIGOC") -> Between:
    """A table of somebody who has set a pace."""
    between = seated(person, family)
    person.page.evaluate(f"localStorage.setItem('duelwright.settings', JSON.stringify({{pace: '{pace}'}}))")
    person.page.reload()
    person.prompt.wait_for()
    person.asked()
    return between


def their_turn(between: Between) -> None:
    """The other player begins a turn and is asked."""
    between.tell({"text": "Turn 9", "depth": 0}, view={"active": 1 - between.seat})


@pytest.mark.parametrize("pace", ["normal", "step"])
def test_checked_cards_are_seen_one_by_one_before_what_is_asked(chairs: Chairs, pace: str) -> None:
    ada = chairs.person(quick=False)
    between = paced(ada, pace, "Vanguard")
    cards = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")
    ada.stop_time()
    between.tell(check(cards[0], 1), check(cards[1], 2), asked=FIRST)
    turned = ada.page.locator(".reveal[aria-hidden=true] .card__name")
    for card in cards[:2]:
        expect(turned.last).to_have_text(card["name"])
        assert ada.page.evaluate(MUST_WAIT), "asked before the card was seen"
        if pace == "step":
            ada.pass_time(20 * TURN)
            expect(turned.last).to_have_text(card["name"])
            ada.page.keyboard.press("n")
        ada.pass_time(TURN + 500)
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    expect(turned).to_have_count(0)


def test_a_click_goes_on_and_answers_nothing(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "step")
    their_turn(between)
    between.tell(deed(1))
    between.tell(deed(2), asked=FIRST)
    expect(ada.page.locator(".told")).to_have_text("Deed 1.")
    card = ada.page.locator("ul.hand button.card").first
    card.click(position={"x": 8, "y": 30})  # a card is no way on, and nothing is asked
    expect(ada.page.locator(".told")).to_have_text("Deed 1.")
    ada.page.locator(".felt").click(position={"x": 3, "y": 300})
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    assert not between.answers


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["1440", "1024", "390"])
def test_no_answer_comes_to_lie_where_one_goes_on(chairs: Chairs, size: ViewportSize) -> None:
    ada = chairs.person(size=size)
    between = paced(ada, "step")
    their_turn(between)
    between.tell(deed(1))
    between.tell(deed(2), asked=FIRST)
    on = ada.prompt.get_by_role("button", name="Next")
    skip = ada.prompt.get_by_role("button", name="Skip").bounding_box()
    box = on.bounding_box()
    assert box
    assert skip
    on.click()
    answers = ada.prompt.locator(".buttons button")
    expect(answers).to_have_count(2)
    for answer in answers.all():
        other = answer.bounding_box()
        assert other
        for one in (box, skip):
            beside = other["x"] >= one["x"] + one["width"] or one["x"] >= other["x"] + other["width"]
            assert beside or other["y"] >= one["y"] + one["height"], f"{other} lies on {one}"


def test_what_the_other_player_did_is_told_in_the_bar_step_by_step(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "step")
    their_turn(between)
    for n in (1, 2):
        between.tell(deed(n))
    between.tell({"text": "Main step", "depth": 1}, asked=FIRST)  # no deed: nobody waits for it
    for n in (1, 2):
        expect(ada.page.locator(".told")).to_have_text(f"Deed {n}.")
        assert ada.page.evaluate(MUST_WAIT)
        ada.page.keyboard.press("n")
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    ada.page.keyboard.press("p")  # the bar has the focus, and the first key after it is an answer again
    between.wait(ada, 1)
    assert between.answers == [(FIRST, "pass")]


def test_who_skips_is_asked_at_once_and_sees_the_next_turn_again(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "step")
    their_turn(between)
    for n in range(1, 5):
        between.tell(deed(n))
    between.tell(deed(5), asked=FIRST)
    expect(ada.page.locator(".told")).to_have_text("Deed 1.")
    ada.page.keyboard.press("Escape")
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    between.tell(deed(6))
    expect(ada.page.locator(".told")).to_have_text("Deed 6.")
    expect(ada.prompt.get_by_role("button", name="Next")).to_be_visible()


def test_who_has_skipped_one_check_sees_the_next(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "step", "Vanguard")
    cards = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")
    turned = ada.page.locator(".reveal[aria-hidden=true] .card__name")
    for n in range(2):
        between.tell(check(cards[n], n), asked=FIRST + n)
        expect(turned.last).to_have_text(cards[n]["name"])
        ada.page.keyboard.press("Escape")
        expect(ada.prompt.locator("h2")).to_have_text("Well?")
        ada.page.keyboard.press("p")
        between.wait(ada, n + 1)


def test_the_last_turn_is_looked_at_again_as_the_table_was(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "instant")
    expect(ada.button("Last turn again")).to_have_attribute("aria-disabled", "true")
    their_turn(between)
    for n, health in ((1, 17), (2, 12)):
        between.tell(deed(n), view={f"s{between.seat}.counters": {"health": health}})
    between.tell(deed(3), asked=FIRST)
    ada.button("Menu").click()
    ada.page.get_by_role("group", name="Their turn").get_by_role("button", name="Step by step").click()
    ada.page.keyboard.press("Escape")
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    ada.button("Last turn again").click()
    expect(ada.prompt.locator("h2")).to_have_text("The last turn of Bot 3, once more")
    shown = ada.page.get_by_role("group", name="Ada").locator(".row b").last
    seen = []
    while ada.page.locator(".prompt[data-shows]").count():
        seen.append((ada.page.locator(".told").inner_text(), shown.inner_text()))
        ada.page.keyboard.press("n")
    assert [told for told, _ in seen][1:] == ["Deed 1.", "Deed 2.", "Deed 3."]
    assert [left for _, left in seen][1:] == ["17", "12", "12"]
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    assert not between.answers


def test_the_pace_is_kept_and_at_once_nothing_is_waited_for(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    ada.button("Menu").click()
    ada.page.get_by_role("group", name="Their turn").get_by_role("button", name="At once").click()
    ada.page.reload()
    ada.prompt.wait_for()
    ada.asked()
    ada.stop_time()
    their_turn(between)
    for n in range(1, 30):
        between.tell(deed(n))
    between.tell(deed(30), asked=FIRST)
    expect(ada.prompt.locator("h2")).to_have_text("Well?")  # no time has passed


def test_nobody_with_a_clock_is_kept_waiting(chairs: Chairs) -> None:
    ada = chairs.person()
    between = paced(ada, "step")
    their_turn(between)
    between.tell(deed(1))
    expect(ada.page.locator(".told")).to_have_text("Deed 1.")
    ask = {"n": FIRST, "kind": "turn", "question": "Quick?", "options": [{"action": "pass", "label": "Pass"}]}
    between._send({**between._told(ask), "clock": {"per": 30, "seat": between.seat, "left": 30.0}})
    expect(ada.prompt.locator("h2")).to_have_text("Quick?")


@pytest.mark.parametrize("forced", [True, False], ids=["forced", "chosen"])
def test_a_run_of_windows_has_one_constant_pause_whatever_the_hand(chairs: Chairs, forced: bool) -> None:
    """The other seat hears of a pass so long after the last deed, and of those behind it soon: of any hand alike."""
    ada = chairs.person(quick=False)
    between = seated(ada)
    ada.stop_time()
    between.tell({"text": "Ada draws.", "cards": ["x"]})
    heard: list[int] = []
    others = () if forced else ("use h1",)

    def window(n: int) -> None:
        between.ask(n, "response", "pass", *others)
        expect(ada.page.locator(f".prompt[data-ask='{n}']")).to_have_count(1)
        if not forced:
            ada.page.evaluate("document.querySelector('.prompt').focus()")
            ada.page.keyboard.press("p")

    window(FIRST)
    for passed in range(0, PAUSE + 50, 50):
        ada.page.evaluate("1")
        if between.answers:
            heard.append(passed)
            break
        ada.pass_time(50)
    between.wait(ada, 1)
    for n in range(1, 4):
        window(FIRST + n)
        ada.pass_time(SLOT - 1)
        assert len(between.answers) == n, "too soon"
        ada.pass_time(1)
        between.wait(ada, n + 1)
    assert between.answers == [(FIRST + n, "pass") for n in range(4)]
    assert heard == [PAUSE]
