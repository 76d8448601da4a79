"""A game without a board of its own, installed beside Duelwright: it is listed, drawn from its slots, and played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..installing import EXAMPLE, install
from .person import PHONE, Chairs, expect
from .serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has the example game, too."""
    packages = tmp_path_factory.mktemp("packages")
    install(packages, "skirmish", "skirmish:FAMILY")
    made = Served(tmp_path_factory.mktemp("served"), packages, EXAMPLE)
    yield made
    made.stop()


def test_it_is_played_to_its_end_by_mouse_on_a_plain_board(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Skirmish")
    field = ada.page.get_by_role("group", name="Your Field, 0 cards")
    expect(field.get_by_role("button")).to_have_count(2)
    expect(ada.page.get_by_text("2 slots, 6 life")).to_have_count(0)
    assert not ada.play(3)
    ada.picture("skirmish-desktop")
    assert ada.play(1_000)
    expect(ada.over).to_be_visible()


def test_it_fits_a_phone(chairs: Chairs) -> None:
    bob = chairs.person(PHONE)
    bob.sit("Skirmish")
    assert not bob.play(2)
    bob.picture("skirmish-phone")
    wide = bob.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


def test_its_cards_are_found_counted_and_built_into_a_deck(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go("/decks")
    ada.button("Skirmish", exact=True).click()
    cards = ada.page.locator(".found li")
    expect(cards.filter(has_text="Squire")).to_be_visible()
    ada.page.get_by_label("Search cards").fill("power>=2")
    expect(cards.filter(has_text="Squire")).to_have_count(0)
    avenger = cards.filter(has_text="Avenger")
    avenger.get_by_role("button", name="One Avenger more").click()
    line = ada.page.locator(".sections li").filter(has_text="Avenger")
    expect(line.locator("b")).to_have_text("1")
    expect(ada.page.get_by_text("Legal in Skirmish.")).to_be_visible()
    ada.picture("skirmish-deck")
