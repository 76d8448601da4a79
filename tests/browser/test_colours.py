"""One's own field while a question leaves it out: in colour, and marked by more than colour."""

from __future__ import annotations

import re

from .between import FIRST, seated
from .person import Chairs, Person, expect

OWN = ".board .circle .card.is-mine[data-spot]:has(.card__face)"


def laid(person: Person) -> str:
    """Play until a card lies on one's own field in a main phase; the card's place."""
    before = ""
    while True:
        seen = person.asked(before)
        assert not seen["over"]
        spots: list[str] = person.page.locator(OWN).evaluate_all("cards => cards.map((card) => card.dataset.spot)")
        if seen["question"].startswith("Your main phase") and spots:
            return spots[0]
        person.answer(seen)
        before = seen["ask"]


def test_a_card_of_ones_own_field_keeps_its_colours_when_it_cannot_be_used(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada, "Vanguard")
    spot = laid(ada)
    held = ada.page.locator("ul.hand button.card").first.get_attribute("data-spot")
    assert held
    between.ask(FIRST, "turn", "pass", "leave")
    between.deny(FIRST, spot, "attack")
    card = ada.page.locator(f'.board .card[data-spot="{spot}"]')
    expect(card).to_have_attribute("data-refused", "No attack.")
    expect(card.locator(".card__face, .card__back")).to_have_css("filter", "none")
    assert card.evaluate("card => getComputedStyle(card, '::after').content") == '"?"'
    expect(card.locator(".vh")).to_contain_text(re.compile("^Not now. Your"))
    card.focus()
    expect(ada.page.locator(".why")).to_contain_text("No attack.")
    between.ask(FIRST + 1, "turn", "pass", "leave")
    between.deny(FIRST + 1, held, "ride")
    hand = ada.page.locator(f"ul.hand [data-spot={held}]")
    expect(hand).to_have_attribute("data-refused", "No ride.")
    expect(hand.locator(".card__face")).not_to_have_css("filter", "none")
