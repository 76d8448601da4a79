"""The deck page: ready decks, faults while typing, a test hand, curves, the list as text; and decks that are played."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket

import duelwright as dw

from .person import Chairs, Person, expect


def with_ready_deck(chairs: Chairs) -> Person:
    """Ada with a ready deck of Vanguard."""
    ada = chairs.person(permissions=["clipboard-read", "clipboard-write"])
    ada.go("/decks")
    ada.page.locator(".ready").first.get_by_role("button").first.click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    ada.page.get_by_text("As text", exact=True).click()
    return ada


def test_a_ready_deck_is_legal_and_its_curve_and_triggers_are_drawn(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    bars = ada.page.locator(".bars")
    expect(bars).to_have_count(2)
    expect(bars.nth(0).locator("li")).to_have_count(4)  # grades 0 to 3
    counts = [int(text) for text in bars.nth(0).locator("b").all_inner_texts()]
    assert sum(counts) >= 46
    assert sum(int(text) for text in bars.nth(1).locator("b").all_inner_texts()) == 16
    ada.page.get_by_role("button", name="Test hand").click()
    expect(ada.page.locator(".handrow .card")).to_have_count(5)
    ada.picture("decks-desktop")


def test_a_deck_is_checked_by_the_rules_of_tournaments_until_its_player_says_otherwise(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    rules = ada.page.get_by_label("Checked by")
    rules.select_option(label="Official tournaments")
    box = ada.page.locator("#list")
    expect(ada.page.locator("#faults .good")).to_contain_text("Official tournaments")
    box.fill(box.input_value() + "\n" + "\n".join(f"4 {name}" for name in criticals()))
    expect(ada.page.locator("#faults")).to_contain_text("critical triggers")
    ada.page.reload()
    expect(ada.page.get_by_label("Checked by")).to_have_value("tournament")
    expect(ada.page.locator("#faults")).to_contain_text("critical triggers")
    ada.page.get_by_label("Checked by").select_option("")
    expect(ada.page.locator("#faults")).not_to_contain_text("critical triggers")


def criticals() -> list[str]:
    """Three cards with a critical trigger."""
    found = [card.id for card in dw.game("vanguard-d").cards() if "critical trigger" in card.traits.get("icons", ())]
    return found[:3]


def test_a_broken_line_says_what_is_wrong_while_typing(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    text = ada.page.get_by_label("Deck list")
    good = text.input_value()
    text.press("Control+End")
    text.press_sequentially("\n4 No Such Dragon")
    expect(ada.page.locator(".faults")).to_contain_text("No Such Dragon")
    expect(ada.button("Play with it")).to_be_disabled()
    text.fill(good)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()


def test_a_deck_is_copied_as_text_and_played_with(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    text = ada.page.get_by_label("Deck list").input_value()
    assert re.match(r"\d+ \w+", text)
    ada.button("Copy as text").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == text
    ada.button("Play with it").click()
    expect(ada.page.get_by_label("Paste a deck list")).to_have_value(text)
    ada.button("Play the bot").click()
    assert not ada.asked()["over"]


def test_a_list_that_was_emptied_stays_empty(chairs: Chairs) -> None:
    ada = with_ready_deck(chairs)
    text = ada.page.get_by_label("Deck list")
    text.fill("")
    ada.page.wait_for_function("() => localStorage.getItem('duelwright.deck.vanguard-d') === ''")
    ada.page.reload()
    expect(ada.page.locator(".ready").first.get_by_role("button").first).to_be_visible()
    expect(text).to_have_value("")


def tables_of(person: Person) -> list[dict[str, Any]]:
    """What the server will tell of each table that a person comes to: names, decks, which seat is theirs."""
    found: list[dict[str, Any]] = []

    def take(data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["t"] == "welcome":
            found.append(frame["info"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", take)

    person.page.on("websocket", listen)
    return found


def test_the_deck_that_is_chosen_is_the_one_that_is_played(chairs: Chairs) -> None:
    ada = chairs.person()
    tables = tables_of(ada)
    played: set[tuple[int, str]] = set()
    for name in ("Ford Raiders", "Ember Rite") * 8:  # the seat is given by chance
        ada.choose("ASIGOC")
        ada.page.get_by_label("Deck", exact=True).select_option(name)
        ada.button("Play the bot").click()
        ada.asked()
        seat = tables[-1]["you"]
        assert tables[-1]["decks"][seat] == name
        played.add((seat, name))
        if len(played) == 4:
            return


def test_who_chooses_no_deck_plays_the_one_that_is_shown(chairs: Chairs) -> None:
    ada = chairs.person()
    tables = tables_of(ada)
    for _ in range(4):
        ada.choose("ASIGOC")
        shown = ada.page.get_by_label("Deck", exact=True).input_value()
        ada.button("Play the bot").click()
        ada.asked()
        assert tables[-1]["decks"][tables[-1]["you"]] == shown == "Ford Raiders"


def test_the_second_player_at_one_screen_has_a_name_and_a_deck(chairs: Chairs) -> None:
    ada = chairs.person()
    tables = tables_of(ada)
    ada.choose("ASIGOC", name="Ada")
    ada.page.get_by_text("Hot seat: the second player").click()
    ada.page.get_by_label("Their name").fill("Eve")
    ada.page.get_by_label("Their deck").select_option("Ember Rite")
    ada.button("Hot seat").click()
    ada.asked()
    assert dict(zip(tables[-1]["names"], tables[-1]["decks"], strict=True)) == {
        "Ada": "Ford Raiders",
        "Eve": "Ember Rite",
    }


def test_a_guest_brings_a_list(chairs: Chairs) -> None:
    ada, bob = with_ready_deck(chairs), chairs.person()
    text = ada.page.get_by_label("Deck list").input_value()
    ada.button("Play with it").click()
    ada.button("Invite").click()
    bob.page.goto(ada.page.get_by_label("Send this link:").input_value())
    tables = tables_of(bob)
    bob.page.get_by_label("Deck", exact=True).select_option("A list of your own")
    bob.button("Sit down").click()
    expect(bob.page.get_by_role("alert")).to_have_text("Paste a deck list, or choose a ready deck.")
    bob.page.get_by_label("Paste a deck list").fill(text)
    bob.button("Sit down").click()
    bob.prompt.wait_for()
    assert tables[-1]["decks"][tables[-1]["you"]] == "pasted deck"


def test_a_refusal_is_said_in_the_language_of_who_reads_it(chairs: Chairs) -> None:
    ada = chairs.person(lang="fr-FR")
    ada.forgiven.append("404")
    ada.go("/join/nowhere")
    expect(ada.page.get_by_role("alert")).to_have_text("Cette table n’existe pas.")


def test_ready_decks_have_names_for_people_and_plans(chairs: Chairs) -> None:
    ada = chairs.person()
    tables = tables_of(ada)
    ada.choose("Vanguard")
    ada.button("D", exact=True).click()
    choice = ada.page.get_by_label("Deck", exact=True)
    choice.select_option(label="Bruce's Final Rush (D-SD02)")
    expect(choice).to_have_value("D-SD02")
    plan = "Fill the soul, then attack with Bruce in Final Rush"
    expect(choice).to_have_accessible_description(re.compile(plan))
    expect(ada.page.locator("#deck-plan")).to_be_visible()
    ada.picture("ready-start")
    ada.button("FR", exact=True).click()
    expect(choice.locator("option:checked")).to_have_text("Le Final Rush de Bruce (D-SD02)")
    ada.button("EN", exact=True).click()
    ada.button("Play the bot").click()
    ada.asked()
    mine = tables[-1]["you"]
    assert tables[-1]["decks"][mine] == "D-SD02"
    assert tables[-1]["deck_words"][mine]["title"] == "Bruce's Final Rush"
    assert tables[-1]["deck_words"][mine]["plan"].startswith(plan)
    plate = ada.page.get_by_role("group", name="Ada", exact=True).first
    expect(plate).to_have_accessible_description(re.compile(rf"^Bruce's Final Rush \(D-SD02\)\. {plan}"))
    ada.go("/decks")
    ada.button("Cardfight!! Vanguard D", exact=True).click()
    ada.button("Bruce's Final Rush").click()
    panel = ada.page.locator(".deck header")
    expect(panel.get_by_role("heading")).to_have_text("Bruce's Final Rush")
    expect(panel).to_contain_text("D-SD02")
    expect(panel).to_contain_text(plan)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    ada.picture("ready-decks")
    ada.page.locator(".sections li").first.hover()
    ada.page.locator(".sections li").first.get_by_role("button", name="less").click()
    expect(panel).not_to_contain_text(plan)
