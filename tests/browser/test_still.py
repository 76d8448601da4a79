"""Nothing moves under the pointer: whatever is asked, the places of the table stay where they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from .between import FIRST, seated
from .person import DESKTOP, MOST, PHONE, Chairs, Family, Person
from .watching import WATCH, watched

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SOME = 40  # answers


def at_rest(person: Person) -> None:
    """Nothing of the board has moved, nothing lay on a card, and everything was on the screen."""
    seen = watched(person)
    assert not seen.jumps, {what: moved for what, moved in seen.by.items() if moved.largest == seen.largest}
    assert not seen.covered, seen.covers
    assert not seen.hidden, f"something of the board was cut off {seen.hidden} times"


def test_nothing_of_the_board_moves_in_a_whole_game_of_vanguard(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.context.add_init_script(WATCH)
    ada.sit("Vanguard", level=1)
    assert ada.play(MOST)
    at_rest(ada)


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["1280", "1024", "390"])
def test_the_panel_of_a_fight_has_its_place_and_covers_no_card(chairs: Chairs, size: ViewportSize) -> None:
    ada = chairs.person(size=size)
    ada.context.add_init_script(WATCH)
    ada.sit("Vanguard", level=1)
    ada.play(SOME)
    at_rest(ada)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET], ids=["1440", "1280", "1024"])
def test_a_card_that_is_lifted_stays_below_the_panel_of_a_fight(chairs: Chairs, size: ViewportSize) -> None:
    ada = chairs.person(size=size)
    between = seated(ada, "Vanguard")
    mine = str(ada.page.locator(".field").last.locator("button.card").first.get_attribute("data-spot"))
    between.guard(FIRST, mine, mine)
    ada.page.locator(f'.circle [data-spot="{mine}"]').click()
    lifted = ada.page.locator(".circle [data-selected]").bounding_box()
    panel = ada.page.locator(".felt .fight[role=status]").bounding_box()
    assert lifted is not None
    assert panel is not None
    assert lifted["y"] >= panel["y"] + panel["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("family", ["ASIGOC", "Duel"])
def test_nothing_of_the_other_boards_moves(chairs: Chairs, family: Family, size: ViewportSize) -> None:
    ada = chairs.person(size=size)
    ada.context.add_init_script(WATCH)
    ada.sit(family, level=1)
    ada.play(SOME)
    at_rest(ada)


@pytest.mark.parametrize(("family", "numbers"), [("ASIGOC", "0 20"), ("Duel", "0 500 12000"), ("Vanguard", "0 6")])
def test_a_plate_keeps_its_height_whatever_its_number(chairs: Chairs, family: Family, numbers: str) -> None:
    ada = chairs.person()
    ada.sit(family, level=1)
    plate = ada.page.locator(".rail .person").first
    height = "plate => plate.getBoundingClientRect().height"
    heights = [plate.evaluate(height)]
    for number in numbers.split():
        plate.locator(".row b").evaluate("(shown, number) => { shown.textContent = number }", number)
        heights.append(plate.evaluate(height))
    assert len(set(heights)) == 1, heights
