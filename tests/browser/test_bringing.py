"""A player brings a file of cards in the browser: it is read, told, built with, played, seen by the other, deleted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from .person import DESKTOP, PHONE, Chairs, Person, expect
from .test_builder import builder
from .test_looks import look
from .test_two import by_turn

DRAWS = "When this enters: draw a card."
HEAD = "game,name,type,set,number,attack,block,text\n"
ROWS = [f"asigoc,River Hook {n},weapon,river,R/{n:03},{n % 3 + 1},1,{DRAWS}" for n in range(1, 13)]
ROWS += [f"asigoc,River Map {n},item,river,R/1{n:02},,,Draw 2 cards." for n in range(1, 4)]
TABLE = HEAD + "\n".join(ROWS) + "\n"
NAMES = [row.split(",")[1] for row in ROWS]
DECK = "".join(f"1 {name}\n" for name in NAMES) + "ace:\n1 Captain of the Ford\n"
MIXED = TABLE + "asigoc,Odd Song,item,river,R/900,,,Sing a song.\nasigoc,Bad,weapon,river,R/901,x,1,Draw 2 cards.\n"


def file(text: str = TABLE, name: str = "river.csv") -> Any:
    """A file as it is chosen."""
    return {"name": name, "mimeType": "text/csv", "buffer": text.encode()}


def dialog(person: Person) -> Locator:
    """The dialog for cards of one's own."""
    return person.page.get_by_role("dialog", name="Cards of your own")


def opened(person: Person) -> Locator:
    """The dialog, opened from the deck page."""
    person.button("Cards of your own").click()
    expect(dialog(person)).to_contain_text("You have brought no cards yet.")
    return dialog(person)


def choose(person: Person, what: Any) -> None:
    """Choose a file there, and wait until it is read."""
    with person.page.expect_file_chooser() as chooser:
        dialog(person).get_by_role("button", name="Choose a file of cards").click()
    chooser.value.set_files(what)
    expect(dialog(person).locator("progress")).to_have_count(0)


def brought(chairs: Chairs, text: str = TABLE) -> Person:
    """Somebody who has brought cards, on the deck page."""
    ada = builder(chairs, "ASIGOC")
    opened(ada)
    choose(ada, file(text))
    expect(dialog(ada).get_by_role("status")).to_contain_text("river: ")
    return ada


def built(chairs: Chairs) -> Person:
    """Somebody who has built a deck of them, on the start page."""
    ada = brought(chairs)
    ada.button("Close").click()
    ada.page.get_by_text("As text", exact=True).click()
    ada.page.get_by_label("Deck list").fill(DECK)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    return ada


def test_a_file_is_read_and_what_became_of_it_is_told(chairs: Chairs) -> None:
    ada = brought(chairs, MIXED)
    status = dialog(ada).get_by_role("status")
    expect(status).to_contain_text("river: 16 cards.")
    expect(status).to_contain_text("Played by their rules: 15. Not understood, played without what was not read: 1.")
    expect(dialog(ada)).to_contain_text("line 18: attack is 'x', which is no number")
    expect(dialog(ada).locator("li").filter(has_text="Odd Song")).to_contain_text("sing a song")
    look(ada, "own-cards")
    ada.page.set_viewport_size(DESKTOP)
    ada.button("Close").click()
    ada.page.get_by_role("searchbox").fill("set:river")
    expect(ada.page.locator("#found")).to_contain_text("16")
    first = ada.page.locator("ul.found .card").filter(has_text="River Hook 1").first
    expect(first.locator(".own")).to_be_visible()
    expect(first).to_have_accessible_name(re.compile("River Hook 1.*, Own card"))
    first.click()
    expect(ada.page.get_by_role("dialog").locator(".note")).to_contain_text("Own card")
    ada.picture("own-card")
    ada.button("Close").click()
    bob = builder(chairs, "ASIGOC")
    bob.page.get_by_role("searchbox").fill("river hook")
    expect(bob.page.get_by_text("No card fits.")).to_be_visible()


def test_what_cannot_be_read_is_told_in_the_language_of_the_page(chairs: Chairs) -> None:
    ada = builder(chairs, "ASIGOC")
    ada.forgiven.append("422")
    opened(ada)
    choose(ada, file("nothing", "notes.csv"))
    expect(dialog(ada).get_by_role("alert")).to_contain_text("line 1: a table of cards begins with a line of headings")
    ada.page.keyboard.press("Escape")
    expect(dialog(ada)).to_have_count(0)
    ada.page.evaluate("localStorage.setItem('duelwright.settings', JSON.stringify({lang: 'ru'}))")
    ada.page.reload()
    ada.button("Свои карты").click()
    with ada.page.expect_file_chooser() as chooser:
        ada.button("Выбрать файл карт").click()
    chooser.value.set_files(file(MIXED))
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text("river: 16 карт.")
    expect(ada.page.get_by_role("dialog")).to_contain_text("строка 18")
    ada.picture("own-cards-russian")


def test_a_card_file_that_is_dropped_on_the_page_is_taken_as_cards(chairs: Chairs) -> None:
    ada = builder(chairs, "ASIGOC")
    ada.page.evaluate(
        """([name, text]) => {
          const data = new DataTransfer()
          data.items.add(new File([text], name))
          dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}))
        }""",
        ["river.csv", TABLE],
    )
    expect(dialog(ada).get_by_role("status")).to_contain_text("river: 15 cards.")


def test_while_it_is_read_that_is_told_and_the_keyboard_does_everything(chairs: Chairs) -> None:
    ada = builder(chairs, "ASIGOC")
    held: list[Route] = []
    ada.page.route("**/api/own-cards?*", lambda route: held.append(route))
    ada.page.on("filechooser", lambda chooser: None)  # from now on: a key is faster than the browser is told of it
    ada.button("Cards of your own").focus()
    ada.page.keyboard.press("Enter")
    expect(dialog(ada).get_by_role("button", name="Close")).to_be_focused()
    button = dialog(ada).get_by_role("button", name="Choose a file of cards")
    button.focus()
    with ada.page.expect_file_chooser() as chooser:
        ada.page.keyboard.press("Enter")
    chooser.value.set_files(file())
    expect(dialog(ada).locator("progress")).to_be_visible()
    expect(dialog(ada).get_by_role("status")).to_contain_text(re.compile("(Sending|Reading) river.csv"))
    expect(button).to_have_attribute("aria-disabled", "true")
    held[0].continue_()
    expect(dialog(ada).get_by_role("status")).to_contain_text("river: 15 cards.")
    delete = dialog(ada).get_by_role("button", name="Delete river")
    delete.focus()
    ada.page.once("dialog", lambda asked: asked.accept())
    ada.page.keyboard.press("Enter")
    expect(dialog(ada).get_by_role("status")).to_contain_text("Deleted: river")
    expect(button).to_be_focused()
    expect(dialog(ada)).to_contain_text("You have brought no cards yet.")


@pytest.mark.parametrize("size", [PHONE])
def test_it_fits_a_phone(chairs: Chairs, size: Any) -> None:
    ada = chairs.person(size=size)
    ada.go("/decks")
    ada.page.get_by_role("group", name="Decks", exact=True).get_by_role("button", name="Deck").click()
    opened(ada)
    choose(ada, file(MIXED))
    expect(dialog(ada)).to_contain_text("16 cards")
    wide = dialog(ada).evaluate("one => [one.scrollWidth, one.clientWidth, innerWidth]")
    assert wide[0] <= wide[1] <= wide[2]
    ada.picture("own-cards-on-a-phone")


def test_a_deck_of_them_is_played_against_the_bot_and_stays_when_they_are_deleted(chairs: Chairs) -> None:
    ada = built(chairs)
    expect(ada.page.locator(".slip").filter(has_text="River Hook 1").first).to_contain_text("Own card")
    ada.page.get_by_label("Name of the deck").fill("Rivers")
    ada.button("Save", exact=True).click()
    expect(ada.page.get_by_text("Saved: Rivers")).to_be_visible()
    ada.button("Play with it").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Play the bot").click()
    ada.asked()
    expect(ada.page.locator("ul.hand .card__name").first).to_contain_text("River")
    hand = ada.page.locator("ul.hand button.card").filter(has_text="River").first
    expect(hand.locator(".own")).to_be_visible()
    hand.focus()
    expect(ada.page.locator(".sheet")).to_contain_text(re.compile("draw a card|Draw 2 cards"))
    ada.picture("own-table")
    assert not ada.play(4)
    expect(ada.page.get_by_role("log")).to_contain_text(re.compile("You .*River (Hook|Map)"))
    table = ada.page.url
    ada.go("/decks")
    ada.button("Cards of your own").click()
    ada.page.once("dialog", lambda asked: asked.accept())
    dialog(ada).get_by_role("button", name="Delete river").click()
    expect(dialog(ada)).to_contain_text("Deleted: river")
    ada.button("Close").click()
    expect(
        ada.page.get_by_text(re.compile("Own cards that are not there any more|is not there any more")).first
    ).to_be_visible()
    ada.picture("own-missing")
    ada.page.goto(table)
    ada.asked()
    expect(ada.page.locator("ul.hand .card__name").first).to_contain_text("River")
    assert not ada.play(4)


def test_who_plays_against_them_sees_the_mark_on_what_is_played(chairs: Chairs) -> None:
    ada, bob = built(chairs), chairs.person()
    ada.button("Play with it").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Invite").click()
    bob.page.goto(ada.page.get_by_label("Send this link:").input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    marked = bob.page.locator(".felt .card").filter(has=bob.page.locator(".own"))
    for _ in range(30):
        if marked.count():
            break
        assert not by_turn(ada, bob)[0].play(1)
    card = marked.first
    expect(card).to_have_accessible_name(re.compile("River Hook .*Own card"))
    card.hover(position={"x": 8, "y": 30})
    expect(bob.page.locator(".sheet .note")).to_contain_text("Own card. A player brought it")
    bob.picture("own-seen")
