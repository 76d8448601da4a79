"""People: an evening of two with accounts, somebody who looks on, and a bot; every page readable for everybody."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket

from .person import Chairs, Person, expect
from .test_looks import look
from .test_two import by_turn

Frame = dict[str, Any]
ANSWERS = 12  # after which cards lie open
SECRET = "correct horse battery"
HIDDEN = re.compile(r'"card":"([^"]+)"')


def take_account(person: Person, name: str) -> None:
    """Take an account."""
    person.go("/account")
    person.button("Take an account", exact=True).click()
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(SECRET)
    person.page.locator("form button").click()
    expect(person.page.get_by_role("heading", name=name)).to_be_visible()


def log_in(person: Person, name: str, password: str = SECRET) -> None:
    """Come back to an account."""
    person.go("/account")
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(password)
    person.page.locator("form button").click()


def choose_rated(person: Person, family: str) -> None:
    """A rated game with ten minutes for each."""
    person.go()
    person.button(family).click()
    expect(person.page.get_by_text("You play as")).to_be_visible()
    person.page.get_by_label("Clock").select_option("0/600/10")
    person.page.get_by_label("Rated").check()


def heard(person: Person) -> list[Frame]:
    """Every frame that a page gets from now on."""
    frames: list[Frame] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(json.loads(data)))

    person.page.on("websocket", listen)
    return frames


def test_an_evening_of_two_with_a_spectator_and_a_bot(chairs: Chairs) -> None:
    ada, bob, eve = chairs.person(), chairs.person(), chairs.person()
    ada.forgiven = bob.forgiven = ["409", "401"]
    take_account(ada, "Ada Evening")
    take_account(bob, "Bob Evening")
    choose_rated(ada, "Duel")
    ada.button("Quick match").click()
    expect(ada.page.get_by_text("Your table is in the lobby.")).to_be_visible()
    bob.go()
    bob.button("Duel").click()
    open_ = bob.page.locator("li", has_text="Ada Evening")
    expect(open_).to_contain_text("1500?")
    expect(open_).to_contain_text("Rated")
    open_.get_by_role("button", name="Join").click()
    for person in (ada, bob):
        person.prompt.wait_for()
        expect(person.page.locator(".rail .rank")).to_have_count(2)

    frames = heard(eve)
    eve.go()
    on = eve.page.locator("li", has_text="Ada Evening")
    on.get_by_role("link", name="Watch").click()
    expect(eve.prompt).to_contain_text("decides")
    for _ in range(ANSWERS):
        first, second = by_turn(ada, bob)
        first.answer(first.asked())
    first, second = by_turn(ada, bob)
    first.page.reload()
    first.prompt.wait_for()

    first.button("Menu").click()
    first.page.once("dialog", lambda dialog: dialog.accept())
    first.button("Concede").click()
    for person in (first, second):
        expect(person.over).to_be_visible()
        expect(person.over).to_contain_text("1500 → 1662")
        expect(person.over).to_contain_text("1500 → 1338")
        expect(person.over).to_contain_text(re.compile("You concede|Evening concedes"))
    expect(eve.prompt).to_contain_text("wins")
    known = {card for frame in frames if frame["t"] in ("welcome", "update") and not frame.get("ending")
             for card in HIDDEN.findall(json.dumps(frame, separators=(",", ":")))}  # fmt: skip
    public = {card for frame in frames for line in lines_of(frame) for card in line.get("cards", ())}
    assert known and known <= public, known - public
    welcomes = [frame for frame in frames if frame["t"] == "welcome"]
    assert welcomes and all(frame["info"]["you"] == -1 and not frame["chat"] for frame in welcomes)

    first.over.get_by_role("button", name="Another game").click()
    second.over.get_by_role("button", name="Another game").click()
    for person in (first, second):
        expect(person.over).to_have_count(0)
        person.prompt.wait_for()
        expect(person.page.locator(".rail .rank").first).to_contain_text(re.compile("1338|1662"))
    eve.prompt.get_by_role("link", name="See it again").click()
    expect(eve.page.get_by_role("slider", name="Position")).to_be_visible()

    first.go("/ladder")
    expect(first.page.get_by_text("Nobody stands here yet")).to_be_visible()
    first.go("/people/bob%20evening")
    expect(first.page.get_by_role("heading", name="Bob Evening")).to_be_visible()
    expect(first.page.locator("main li")).to_contain_text("Duel")

    bob.go()
    bob.button("ASIGOC").click()
    bob.button("Play the bot").click()
    bob.prompt.wait_for()
    bob.play(4)
    assert not [error for person in (ada, bob, eve) for error in person.errors]


def lines_of(frame: Frame) -> list[dict[str, list[str]]]:
    found = frame.get("log")
    assert found is None or isinstance(found, list)
    return found or []


def test_an_account_is_looked_after_by_keys_and_in_three_languages(chairs: Chairs) -> None:
    ada, phone = chairs.person(), chairs.person()
    ada.forgiven = phone.forgiven = ["401", "422"]
    take_account(ada, "Ada Looks")
    log_in(phone, "Ada Looks", "something else")
    expect(phone.page.get_by_role("alert")).to_have_text("This name and this password do not belong together.")
    log_in(phone, "ada looks")
    expect(phone.page.get_by_role("heading", name="Ada Looks")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Log out there")).to_have_count(1)
    ada.button("Log out everywhere else").click()
    expect(ada.page.get_by_text("Logged out in 1 other browsers.")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_text("you play as a guest")).to_be_visible()
    for lang, words in (("FR", "Où vous êtes connecté"), ("RU", "Где вы вошли"), ("EN", "Where you are logged in")):
        ada.button(lang, exact=True).click()
        expect(ada.page.get_by_role("heading", name=words)).to_be_visible()
    ada.page.get_by_text("Give the account up").first.click()
    ada.page.locator("#last").fill(SECRET)
    ada.page.once("dialog", lambda dialog: dialog.accept())
    ada.page.locator("details button").click()
    expect(ada.page.get_by_text("you play as a guest")).to_be_visible()
    ada.go()
    expect(ada.page.get_by_label("Rated")).to_be_disabled()


def test_pages_of_people_are_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go("/account")
    expect(ada.button("Take an account", exact=True)).to_be_visible()
    ada.button("Take an account", exact=True).click()
    look(ada, "account-guest")
    take_account(ada, "Ada Reads")
    expect(ada.page.get_by_text("this browser", exact=True)).to_be_visible()
    look(ada, "account")
    ada.go("/ladder")
    expect(ada.page.get_by_text("Nobody stands here yet")).to_be_visible()
    look(ada, "ladder")
    ada.go("/people/Ada%20Reads")
    expect(ada.page.get_by_role("heading", name="Ada Reads")).to_be_visible()
    look(ada, "person")


def test_the_table_of_who_looks_on_is_readable_and_players_are_asked_before_hands_are_shown(chairs: Chairs) -> None:
    ada, bob, eve = chairs.person(), chairs.person(), chairs.person()
    ada.choose("Vanguard", name="Ada")
    ada.page.get_by_label("Others may look on").check()
    ada.button("Invite").click()
    bob.page.goto(ada.page.get_by_label("Send this link:").input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    bob.prompt.wait_for()
    table = bob.page.url.rpartition("/")[2]
    eve.go(f"/watch/{table}")
    expect(eve.page.get_by_text("Hands are hidden.")).to_be_visible()
    expect(eve.page.locator("ul.hand .card__name")).to_have_count(0)
    ada.prompt.wait_for()
    ada.button("Menu").click()
    expect(ada.page.get_by_text("Looking on: 1")).to_be_visible()
    ada.button("Show hands to who looks on").click()
    expect(bob.prompt).to_contain_text("Ada wants to show both hands")
    bob.prompt.get_by_role("button", name="Accept").click()
    expect(eve.page.get_by_text("Both players show their hands.")).to_be_visible()
    expect(eve.page.locator("ul.hand .card__name").first).to_be_visible()
    below = eve.page.locator(".rail .person.you")
    name = below.locator("b").first.inner_text()
    eve.page.get_by_role("group", name="Who sits below").get_by_role(
        "button", name="Bob" if name == "Ada" else "Ada"
    ).click()
    expect(below.locator("b").first).not_to_have_text(name)
    look(eve, "watching", is_table=True)


def test_who_is_insulted_hides_the_words_and_tells_the_operator(chairs: Chairs) -> None:
    ada, bob = chairs.person(), chairs.person()
    ada.choose("ASIGOC", name="Ada")
    ada.button("Invite").click()
    bob.page.goto(ada.page.get_by_label("Send this link:").input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    for person in (ada, bob):
        person.prompt.wait_for()
    bob.page.get_by_role("button", name=re.compile("^Chat")).click()
    bob.page.get_by_label("Say something").fill("You fool")
    bob.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(ada.page.get_by_text("You fool")).to_be_visible()
    ada.button("Menu").click()
    ada.button("Report or block").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Hide their words").click()
    dialog.get_by_label("What they say").check()
    dialog.get_by_label("What happened").fill("An insult.")
    dialog.get_by_role("button", name="Tell the operator").click()
    expect(dialog.get_by_text("The operator has been told.")).to_be_visible()
    look(ada, "report")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("You fool")).to_have_count(0)
