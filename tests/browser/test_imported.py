"""Cards of the host's own library: a deck of them is built, agreed to, played, and seen again."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Locator, Request, WebSocket

from duelwright.facets.record import Record
from duelwright.library.store import FILE, Library

from .person import Chairs, Person, expect
from .serving import Served
from .test_builder import PREMIUM, builder
from .test_looks import look
from .test_two import by_turn

TRIGGERS = ("critical", "draw", "heal", "stand")
DECK = "".join(f"4 Recruit {n}\n" for n in range(1, 9)) + "2 Recruit 9\n"
DECK += "".join(f"4 Recruit {kind}\n" for kind in TRIGGERS)
AGREE = "Play them as units without their abilities"
CARD = re.compile(r"/card/(user:.*)$")


@pytest.fixture(scope="module", autouse=True)
def stocked(served: Served) -> None:
    """Cards in the library of the server: a whole deck of them, one of them unread."""
    units = [
        Record(f"XX01/00{n}", f"Recruit {n}", clan="Kagero", grade=n % 4, power=5000 + 1000 * (n % 4), shield=5000,
               text=("[AUTO]: Sing a song.",) if n == 1 else ())
        for n in range(1, 10)
    ]  # fmt: skip
    triggers = [
        Record(f"XX01/{kind}", f"Recruit {kind}", kind="trigger unit", clan="Kagero", grade=0, power=4000,
               shield=10000, trigger=kind)
        for kind in TRIGGERS
    ]  # fmt: skip
    library = Library(served.folder / FILE)
    library.add("mine", [*units, *triggers])
    library.close()


class Listener:
    """What a page asks for of single cards, and what it was told before."""

    def __init__(self, person: Person) -> None:
        self.asked: Counter[str] = Counter()
        self.untold: set[str] = set()
        self.told = ""
        person.page.on("request", self._request)
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, data: str | bytes) -> None:
        self.told += data if isinstance(data, str) else data.decode()

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        found = CARD.search(unquote(parts.path))
        if found:
            self.asked[f"{found[1]} {parts.query}"] += 1
            if found[1] not in self.told:
                self.untold.add(found[1])


def hand(person: Person) -> Locator:
    """The names of the cards in the hand."""
    return person.page.locator("ul.hand .card__name")


def at_the_start(chairs: Chairs) -> Person:
    """Ada has built the deck, agrees to play its unread card without its ability, and is on the start page."""
    ada = builder(chairs, PREMIUM)
    ada.page.get_by_text("As text", exact=True).click()
    ada.page.get_by_label("Deck list").fill(DECK)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    ada.page.get_by_label(AGREE).check()
    ada.button("Play with it").click()
    ada.page.get_by_label("Your name").fill("Ada")
    return ada


def seated(chairs: Chairs) -> Person:
    """Ada plays that deck against a bot, and is asked."""
    ada = at_the_start(chairs)
    ada.button("Play the bot").click()
    ada.asked()
    return ada


def test_a_deck_with_unread_cards_is_played_where_its_player_agrees(chairs: Chairs) -> None:
    ada = builder(chairs, PREMIUM)
    ada.page.get_by_text("As text", exact=True).click()
    ada.page.get_by_label("Deck list").fill(DECK)
    note = ada.page.locator(".unread").filter(has_text="Unread cards: 1.")
    expect(note).to_contain_text("Recruit 1")
    play, agree = ada.button("Play with it"), ada.page.get_by_label(AGREE)
    expect(play).to_be_disabled()
    expect(play).to_have_accessible_description(re.compile("^It has unread cards"))
    ada.page.locator("#not-played").scroll_into_view_if_needed()
    look(ada, "imported-deck")
    play.click(force=True)  # it leads to what is missing
    expect(agree).to_be_focused()
    ada.page.keyboard.press("Space")
    expect(play).to_be_enabled()
    ada.page.reload()
    expect(agree).to_be_checked()
    play.click()
    expect(ada.page.get_by_label(AGREE)).to_be_checked()
    look(ada, "imported-start")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Play the bot").click()
    assert not ada.play(1)  # the first vanguard
    expect(hand(ada)).to_contain_text(["Recruit"] * 5)


def test_other_unread_cards_are_asked_about_anew(chairs: Chairs) -> None:
    ada = at_the_start(chairs)
    agree = ada.page.get_by_label(AGREE)
    expect(agree).to_be_checked()
    agree.uncheck()
    ada.button("Play the bot").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("This deck has unread cards.")
    ada.page.get_by_label("Paste a deck list").fill(DECK.replace("4 Recruit 1\n", "2 Recruit 9\n2 Recruit 6\n"))
    expect(agree).to_have_count(0)


def test_imported_cards_are_fetched_once_and_only_when_they_are_seen(chairs: Chairs) -> None:
    ada = at_the_start(chairs)
    heard = Listener(ada)
    ada.button("Play the bot").click()
    assert not ada.play(8)
    ada.asked()
    expect(hand(ada).first).to_contain_text("Recruit")
    ada.picture("imported-table")
    assert 0 < len(heard.asked) <= 13
    assert set(heard.asked.values()) == {1}
    assert heard.untold == set()
    assert {one.split("lang=")[1] for one in heard.asked} == {"en"}
    card = ada.page.locator("ul.hand button.card").first
    card.focus()
    expect(ada.page.locator(".sheet h2")).to_contain_text("Recruit")
    ada.page.keyboard.press("Space")
    expect(ada.page.locator(".sheet dd").filter(has_text="Dragon Empire")).to_be_visible()
    ada.button("Menu").click()
    ada.button("FR", exact=True).click()
    expect(ada.page.locator(".sheet dd").filter(has_text=re.compile("^unité"))).to_be_visible()
    assert any(one.endswith("lang=fr") for one in heard.asked)
    assert set(heard.asked.values()) == {1}


def test_a_card_that_the_library_has_no_more_stays_a_back(chairs: Chairs) -> None:
    ada = at_the_start(chairs)
    ada.forgiven.append("404")
    heard = Listener(ada)
    ada.page.route(
        "**/card/*/**", lambda route: route.fulfill(status=404, json={"code": "no_card", "text": "there is none"})
    )
    ada.button("Play the bot").click()
    assert not ada.play(6)
    ada.asked()
    expect(ada.page.locator("ul.hand .card__back").first).to_be_visible()
    expect(hand(ada)).to_have_count(0)
    assert set(heard.asked.values()) == {1}
    ada.page.unroute_all(behavior="wait")


def test_a_guest_brings_imported_cards_and_each_sees_what_the_other_plays(chairs: Chairs) -> None:
    ada, bob = at_the_start(chairs), chairs.person()
    ada.button("Invite").click()
    bob.page.goto(ada.page.get_by_label("Send this link:").input_value())
    heard = Listener(bob)
    bob.page.get_by_label("Deck", exact=True).select_option("A list of your own")
    bob.page.get_by_label("Paste a deck list").fill(DECK)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("This deck has unread cards.")
    bob.picture("imported-join")
    bob.page.get_by_label(AGREE).check()
    bob.button("Sit down").click()
    for person in by_turn(ada, bob):
        assert not person.play(1)  # the first vanguard
    expect(hand(bob)).to_contain_text(["Recruit"] * 5)
    expect(hand(ada)).to_contain_text(["Recruit"] * 5)
    assert heard.untold == set()


def test_a_game_with_imported_cards_is_seen_again(chairs: Chairs) -> None:
    ada = seated(chairs)
    assert not ada.play(6)
    ada.asked()
    ada.concede()
    bob = chairs.person()
    fetched: list[Request] = []
    bob.page.on("request", lambda request: fetched.append(request) if "/card/" in request.url else None)
    ada.page.get_by_role("link", name="See it again").click()
    expect(ada.prompt.locator("h2")).to_contain_text("Step 0 of")
    ada.button("Share with everybody").click()
    expect(ada.button("Share no longer")).to_be_visible()
    bob.page.goto(ada.page.url)
    for person in (ada, bob):
        person.button("Ada", exact=True).click()
        person.page.keyboard.press("End")
        expect(hand(person).first).to_contain_text("Recruit")
        person.page.get_by_role("log").get_by_role("button", name=re.compile("^Recruit")).last.click()
        expect(person.page.locator(".sheet h2")).to_contain_text("Recruit")
    bob.picture("imported-replay")
    assert len(fetched) == len({one.url for one in fetched}) < 14
