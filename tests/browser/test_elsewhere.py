"""A seat is opened by its link, on any device."""

from __future__ import annotations

from .person import PHONE, Chairs, Person, expect

PLAIN = "Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined})"


def link_of(person: Person) -> str:
    """The link to somebody's seat, as the menu shows it."""
    person.button("Menu").click()
    person.button("Go on on another device").click()
    expect(person.page.get_by_text("Whoever has this link has your seat.")).to_be_visible()
    return person.page.get_by_label("Link to your seat").input_value()


def test_a_seat_goes_on_on_another_device(chairs: Chairs) -> None:
    ada, phone = chairs.person(), chairs.person(size=PHONE)
    ada.sit("ASIGOC")
    seen = ada.asked()
    phone.page.goto(link_of(ada))
    again = phone.asked()
    assert (again["ask"], again["question"]) == (seen["ask"], seen["question"])
    assert "#" not in phone.page.url  # nobody who looks at the address has the seat
    phone.page.reload()
    assert phone.asked()["ask"] == seen["ask"]
    ada.button("Menu").click()
    ada.concede()
    expect(phone.over).to_be_visible()


def test_a_table_is_on_the_start_page_until_its_game_is_over(chairs: Chairs) -> None:
    ada = chairs.person()
    tables = ada.page.get_by_role("heading", name="Your tables")
    ada.sit("ASIGOC")
    ada.go()
    expect(tables).to_be_visible()
    ada.page.get_by_role("link", name="Return to the table").click()
    ada.asked()
    table = ada.page.url
    ada.concede()
    ada.go()
    expect(ada.button("Play the bot")).to_be_enabled()
    expect(tables).to_have_count(0)
    ada.page.goto(table)
    expect(ada.over).to_be_visible()


def test_a_link_is_copied_where_a_page_has_no_clipboard(chairs: Chairs) -> None:
    ada = chairs.person(permissions=["clipboard-read", "clipboard-write"])
    clipboard = ada.context.new_page()
    clipboard.goto(ada.address)
    ada.page.add_init_script(PLAIN)
    ada.sit("ASIGOC")
    ada.asked()
    link = link_of(ada)
    ada.button("Copy the link").click()
    expect(ada.button("Copied")).to_be_visible()
    clipboard.bring_to_front()
    assert clipboard.evaluate("navigator.clipboard.readText()") == link
