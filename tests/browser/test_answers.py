"""Answers that the page gives for a person: forced ones after a constant while, remembered ones, and stops."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from .between import FIRST, Between, seated
from .person import Chairs, Person, click, expect

PAUSE = 650  # milliseconds, as in answers.svelte.ts


def first_card(person: Person) -> str:
    """The id of some card of the game."""
    cards = person.page.evaluate("fetch('/api/games/asigoc/cards?lang=en').then((got) => got.json())")
    return str(cards[0]["id"])


def test_a_forced_question_is_answered_after_a_constant_while(chairs: Chairs) -> None:
    ada = chairs.person(quick=False)
    between = seated(ada)
    ada.stop_time()
    for n, (kind, action) in enumerate([("guard", "pass"), ("chance", "pass"), ("discard", "h7")]):
        between.tell({"text": "Something is done.", "cards": ["somewhere"]})
        between.ask(FIRST + n, kind, action)
        expect(ada.prompt).to_have_attribute("data-ask", str(FIRST + n))
        ada.pass_time(PAUSE - 1)
        assert len(between.answers) == n, "too soon"
        ada.pass_time(1)
        between.wait(ada, n + 1)
        assert between.answers[n] == (FIRST + n, action)


def test_a_stop_holds_a_forced_question(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    ada.page.keyboard.press("s")
    between.ask(FIRST, "turn", "leave")
    expect(ada.page.get_by_text("A stop holds here: go on when you like.")).to_be_visible()
    ada.picture("held-desktop")
    assert not between.answers
    ada.page.locator(".phases [aria-current=step] .stop").click()
    between.wait(ada, 1)
    assert between.answers == [(FIRST, "leave")]


def test_nothing_with_one_answer_stops_where_nobody_set_a_stop(chairs: Chairs) -> None:
    ada = chairs.person()
    former = {"main": True, "battle": True, "main1": True, "main2": True}  # what a browser kept that nobody had asked
    kept = json.dumps({"lang": "en", "theme": "dark", "name": "Ada", "stops": former, "keys": True})
    ada.context.add_init_script(
        f"localStorage.getItem('duelwright.settings') || localStorage.setItem('duelwright.settings', {kept!r})"
    )
    between = seated(ada, "Duel")
    expect(ada.page.locator(".phases .stop[aria-pressed=true]")).to_have_count(0)
    between.ask(FIRST, "main", "leave")
    between.wait(ada, 1)
    assert between.answers == [(FIRST, "leave")]


def test_a_stop_that_was_set_holds_its_phase_alone(chairs: Chairs) -> None:
    ada = chairs.person(quick=False)
    between = seated(ada, "Duel")
    ada.page.locator(".phases [aria-current=step] .stop").click()
    ada.page.reload()
    ada.asked()
    ada.stop_time()
    between.ask(FIRST, "main", "pass")
    expect(ada.prompt).to_have_attribute("data-ask", str(FIRST))
    ada.pass_time(PAUSE)
    between.wait(ada, 1)
    between.ask(FIRST + 1, "main", "leave")
    expect(ada.page.get_by_text("A stop holds here: go on when you like.")).to_be_visible()
    ada.pass_time(2 * PAUSE)
    assert between.answers == [(FIRST, "pass")]


def always_no(ada: Person, between: Between, **asked: Any) -> None:
    """Answer the first question with no, from now on."""
    between.ask(FIRST, "option", "yes", "no", **asked)
    ada.page.get_by_label("Always, for").check()
    ada.button("Say no").click()


def test_a_remembered_answer_is_given_again_until_it_is_forgotten(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = first_card(ada)
    always_no(ada, between, card=card)
    kept = ada.page.get_by_label("Answered for you")
    expect(kept).to_contain_text("Say no")
    between.ask(FIRST + 1, "option", "yes", "no", card=card)
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "no"), (FIRST + 1, "no")]
    kept.get_by_role("button", name="Forget").click()
    expect(kept).to_be_hidden()
    between.ask(FIRST + 2, "option", "yes", "no", card=card)
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    ada.button("Say yes").click()
    between.wait(ada, 3)
    assert between.answers[2] == (FIRST + 2, "yes")


def test_another_question_of_the_same_card_is_asked(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = first_card(ada)
    always_no(ada, between, card=card, question="Draw a card?")
    between.wait(ada, 1)
    between.ask(FIRST + 1, "option", "yes", "no", card=card, question="Discard a card?")
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    ada.button("Say yes").click()
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "no"), (FIRST + 1, "yes")]


def test_an_answer_is_remembered_over_a_reload(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = first_card(ada)
    always_no(ada, between, card=card)
    between.wait(ada, 1)
    ada.page.reload()
    ada.asked()
    between.ask(FIRST + 1, "option", "yes", "no", card=card)
    between.wait(ada, 2)
    assert between.answers[1] == (FIRST + 1, "no")


def shields(ada: Person) -> tuple[list[str], int]:
    """Two cards of the hand that have a shield, and what it comes to."""
    cards = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")
    shield = {card["name"]: card["numbers"]["shield"] for card in cards if card["numbers"].get("shield")}
    held = ada.page.locator("ul.hand button.card")
    found: dict[str, int] = {}
    for i in range(held.count()):
        name = next((name for name in shield if f": {name}," in held.nth(i).inner_text()), None)
        spot = held.nth(i).get_attribute("data-spot")
        if name and spot:
            found[spot] = shield[name]
    spots = list(found)[:2]
    assert len(spots) == 2, found
    return spots, sum(found[spot] for spot in spots)


def thousands(n: int) -> re.Pattern[str]:
    """A number as the page writes it."""
    return re.compile(rf"{n // 1000}\D?{n % 1000:03}")


def test_guardians_are_chosen_together_and_confirmed_once(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    (one, other), shield = shields(ada)
    between.guard(FIRST, "c1", one, other)
    for spot in (one, other):
        click(ada.page.locator(f'ul.hand [data-spot="{spot}"]'))
    expect(ada.prompt.locator(".hint")).to_contain_text(re.compile(rf"2 chosen, shield \+{shield // 1000}\D?000"))
    expect(ada.page.locator("ul.hand [data-selected]")).to_have_count(2)
    fight = ada.page.locator(".fight")
    expect(fight.locator(".numbers b").last).to_have_text(thousands(8000 + shield))  # 8000 is told
    expect(fight.locator(".chosen")).to_have_text(thousands(shield))
    assert not between.answers
    ada.picture("guard-together")
    ada.button("Guard with 2").click()
    between.wait(ada, 1)
    assert between.answers == [(FIRST, f"guard {one}")]


def test_who_passes_for_a_battle_is_not_asked_again_until_it_ends(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    (one, _), _ = shields(ada)
    between.guard(FIRST, "c1", one)
    expect(ada.prompt.get_by_role("button", name="Pass", exact=False)).to_have_count(1)  # the attack hits
    between.guard(FIRST + 1, "c1", one, misses=True)
    ada.button("Pass for this battle").click()
    between.wait(ada, 1)
    between.guard(FIRST + 2, "c1", one, misses=True)
    between.wait(ada, 2)
    between.tell({"text": "The battle ends."})
    between.guard(FIRST + 3, "c1", one, misses=True)
    expect(ada.button("Pass for this battle")).to_be_enabled()
    ada.page.keyboard.press("Shift+P")
    between.wait(ada, 3)
    assert between.answers == [(FIRST + n, "pass") for n in (1, 2, 3)]


def test_what_was_chosen_for_a_battle_ends_where_everything_is_shown_anew(chairs: Chairs) -> None:
    """After an undo, or when the line comes back, nothing is passed or guarded with that nobody chose."""
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    (one, other), _ = shields(ada)
    between.guard(FIRST, "c1", one, other, misses=True)
    ada.button("Pass for this battle").click()
    between.wait(ada, 1)
    between.anew()
    between.guard(FIRST + 1, "c1", one, other, misses=True)
    expect(ada.button("Pass for this battle")).to_be_enabled()
    for spot in (one, other):
        click(ada.page.locator(f'ul.hand [data-spot="{spot}"]'))
    ada.button("Guard with 2").click()
    between.wait(ada, 2)
    between.anew()
    between.guard(FIRST + 2, "c1", other, misses=True)
    expect(ada.button("Pass for this battle")).to_be_enabled()
    assert [action for _, action in between.answers] == ["pass", f"guard {one}"]


def test_who_passes_for_a_battle_is_asked_again_when_it_hits(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    (one, _), _ = shields(ada)
    between.guard(FIRST, "c1", one, misses=True)
    ada.button("Pass for this battle").click()
    between.wait(ada, 1)
    between.guard(FIRST + 1, "c1", one, misses=False)
    expect(ada.prompt.get_by_role("button", name="Pass", exact=False)).to_be_enabled()
    assert len(between.answers) == 1


def test_what_comes_to_the_same_is_answered_unless_a_stop_holds_it(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    between.ask(FIRST, "parts", "option 1", "option 2", settled="option 1")
    between.wait(ada, 1)
    ada.page.keyboard.press("s")
    between.ask(FIRST + 1, "parts", "option 1", "option 2", settled="option 1")
    ada.button("Say option 2").click()
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "option 1"), (FIRST + 1, "option 2")]


@pytest.mark.parametrize("touched", [False, True], ids=["clicked", "touched"])
def test_a_click_on_the_field_chooses_and_a_finger_picks_first(chairs: Chairs, touched: bool) -> None:
    ada = chairs.person(has_touch=touched)
    between = seated(ada, "Vanguard")
    unit = ada.page.locator(".field").last.locator("button.card").first
    spot = unit.get_attribute("data-spot")
    assert spot
    between.choose(FIRST, spot, "c998")
    if not touched:
        unit.click()
    else:
        unit.tap()
        ada.button(f"Take {spot}").click()
    between.wait(ada, 1)
    assert between.answers == [(FIRST, f"choose {spot}")]


def test_the_rest_of_the_guardians_follows_and_then_a_pass(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    (one, other), _ = shields(ada)
    between.guard(FIRST, "c1", one, other)
    for spot in (one, other):
        click(ada.page.locator(f'ul.hand [data-spot="{spot}"]'))
    ada.prompt.focus()
    ada.page.keyboard.press("Enter")
    between.wait(ada, 1)
    between.guard(FIRST + 1, "c1", other)
    between.wait(ada, 2)
    between.guard(FIRST + 2, "c1")
    between.wait(ada, 3)
    assert between.answers == [(FIRST, f"guard {one}"), (FIRST + 1, f"guard {other}"), (FIRST + 2, "pass")]
    between.guard(FIRST + 3, "c1", one, other)  # another attack
    ada.asked()
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    click(ada.page.locator(f'ul.hand [data-spot="{one}"]'))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-selected]")).to_have_count(0)
    assert len(between.answers) == 3


def test_guardians_that_are_not_offered_any_more_leave_the_question_open(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    (one, other), _ = shields(ada)
    between.guard(FIRST, "c1", one, other)
    for spot in (one, other):
        click(ada.page.locator(f'ul.hand [data-spot="{spot}"]'))
    ada.button("Guard with 2").click()
    between.wait(ada, 1)
    between.guard(FIRST + 1, "c1")
    expect(ada.prompt).to_have_attribute("data-ask", str(FIRST + 1))
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    assert between.answers == [(FIRST, f"guard {one}")]
    between.ask(FIRST + 2, "choice", "a", "b")
    ada.asked(str(FIRST + 1))
    between.guard(FIRST + 3, "c1", one, other)
    ada.asked(str(FIRST + 2))
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    assert len(between.answers) == 1
