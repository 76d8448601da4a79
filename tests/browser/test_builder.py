"""The deck builder: search and filters, a deck built by keys, buttons and drags, every way in and out, kept decks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, ViewportSize

from .person import DESKTOP, PHONE, Chairs, Person, expect
from .test_looks import look

PREMIUM = "Cardfight!! Vanguard Premium"
PNG = b"\x89PNG\r\n\x1a\n"
NUMBER = re.compile(r"\d+")
ENGLISH = [
    "Search",
    "Clear",
    "Show",
    "Save",
    "Forget",
    "Compare",
    "Import",
    "Export",
    "Undo",
    "Redo",
    "Empty",
    "Filters",
    "Grade",
    "Nation",
    "Power",
    "Shield",
    "Critical",
    "Trigger",
    "Skill",
    "Kind",
    "Ability",
    "Cards",
    "Ready",
    "Main",
    "Legal",
    "Test",
    "Play",
    "With",
    "Odds",
    "Copy",
    "Unread",
    "Your",
    "Going",
]


def builder(chairs: Chairs, game: str = "", size: ViewportSize = DESKTOP, has_touch: bool = False) -> Person:
    """Ada before the deck builder."""
    granted = ["clipboard-read", "clipboard-write"]
    ada = chairs.person(size=size, permissions=granted, has_touch=has_touch)
    ada.go("/decks")
    if game:
        ada.button(game, exact=True).click()
        expect(ada.button(game, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".found li").first).to_be_visible()
    return ada


def with_td01(chairs: Chairs) -> Person:
    """Ada with a ready deck of the Premium format."""
    ada = builder(chairs, PREMIUM)
    ada.page.locator("[data-deck=TD01]").click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    return ada


def total(person: Person) -> int:
    """How many cards were found."""
    found = NUMBER.search(person.page.locator("#found").inner_text())
    assert found is not None
    return int(found[0])


def box(person: Person) -> Locator:
    """The search box."""
    return person.page.get_by_label("Search cards")


def filter_of(person: Person, group: str, value: str) -> Locator:
    """The line of a filter: its box, name and number."""
    return (
        person.page.get_by_role("group", name=group, exact=True)
        .locator("label")
        .filter(has_text=re.compile(f"^\\s*{value}\\s+\\d", re.IGNORECASE))
    )


def row(person: Person, name: str, section: str = "main") -> Locator:
    """A card's line in the deck."""
    return person.page.locator(f".sections li[data-section={section}]").filter(has_text=name)


def copies(person: Person, name: str) -> str:
    """How many of a card its line in the deck says there are."""
    return row(person, name).locator("b").inner_text()


def deck_of(person: Person) -> dict[str, int]:
    """The cards of the deck with their numbers."""
    found: dict[str, int] = {}
    for one in person.page.locator(".sections li").all():
        key = f"{one.get_attribute('data-section')} {one.get_attribute('data-card')}"
        found[key] = int(one.locator("b").inner_text())
    return found


def exported(person: Person, way: str) -> bytes:
    """A file of the deck."""
    person.button("Export").click()
    with person.page.expect_download() as waiting:
        person.button(way).click()
    data = Path(waiting.value.path()).read_bytes()
    person.page.keyboard.press("Escape")
    return data


# --- search ---


def test_a_search_narrows_while_typing_and_its_counts_change(chairs: Chairs) -> None:
    ada = builder(chairs, PREMIUM)
    before = total(ada)
    grade = filter_of(ada, "Grade", "3").locator("small")
    count = grade.inner_text()
    with ada.page.expect_response(lambda got: "clan%3Akagero&" in got.url) as waiting:  # the whole question's answer
        box(ada).press_sequentially("clan:kagero")
    found = waiting.value.json()["total"]
    assert 0 < found < before
    expect(ada.page.locator("#found")).to_have_text(f"{found} cards")
    expect(grade).not_to_have_text(count)
    expect(filter_of(ada, "Clan", "Kagero").locator("small")).to_have_text(str(found))
    box(ada).fill("no such card at all")
    expect(ada.page.get_by_text("No card fits.")).to_be_visible()


def test_filters_of_one_group_are_added_and_groups_narrow(chairs: Chairs) -> None:
    ada = builder(chairs, PREMIUM)
    all_cards = total(ada)
    kagero = int(filter_of(ada, "Clan", "Kagero").locator("small").inner_text())
    filter_of(ada, "Clan", "Kagero").click()
    expect(ada.page.locator("#found")).to_have_text(f"{kagero} cards")
    ada.button("Show all 16: Clan").click()
    filter_of(ada, "Clan", "Royal Paladin").click()
    expect(ada.page.locator("#found")).not_to_have_text(f"{kagero} cards")
    both = total(ada)
    assert kagero < both < all_cards
    of_grade = int(filter_of(ada, "Grade", "2").locator("small").inner_text())
    filter_of(ada, "Grade", "2").click()
    expect(ada.page.locator("#found")).to_have_text(f"{of_grade} cards")
    box(ada).fill("blaster or overlord")
    expect(ada.page.locator("#found")).not_to_have_text(f"{of_grade} cards")
    assert total(ada) < of_grade
    ada.button("Clear filters").click()
    box(ada).fill("")
    expect(ada.page.locator("#found")).to_have_text(f"{all_cards} cards")


def test_what_may_have_been_meant_is_one_press_away(chairs: Chairs) -> None:
    ada = builder(chairs, PREMIUM)
    box(ada).fill("grade:2 clam:kagero")
    ada.button("Search for clan:").click()
    expect(box(ada)).to_have_value("grade:2 clan:kagero")
    expect(box(ada)).to_be_focused()
    expect(ada.page.locator("#found")).to_have_text(re.compile(r"^\d+ cards\s*$"))
    box(ada).fill('clan:"Royal Paladim"')
    expect(ada.page.get_by_text("No card has clan:Royal Paladim.")).to_be_visible()
    ada.button('Search for clan:"Royal Paladin"').click()
    expect(box(ada)).to_have_value('clan:"Royal Paladin"')
    expect(ada.page.locator("#found")).to_have_text(re.compile(r"^[1-9]\d* cards\s*$"))


def test_an_example_can_be_tried_and_the_order_chosen(chairs: Chairs) -> None:
    ada = builder(chairs, "Duel")
    ada.page.get_by_text("How to search").click()
    ada.button("attack>=2000 level<=4").click()
    expect(box(ada)).to_have_value("attack>=2000 level<=4")
    box(ada).fill("")
    ada.page.get_by_label("By", exact=True).select_option("name")
    expect(ada.page.locator(".found .card__name").first).to_have_text("Alexandrite Dragon")
    ada.page.get_by_label("By", exact=True).select_option("-attack")
    expect(ada.page.locator(".found .card__name").first).to_have_text("Blue-Eyes White Dragon")


def test_more_cards_come_when_asked_for(chairs: Chairs) -> None:
    ada = builder(chairs, PREMIUM)
    expect(ada.page.locator(".found li")).to_have_count(60)
    ada.button("More (60 of").click()
    expect(ada.page.locator(".found li")).to_have_count(120)


# --- building ---


def test_a_deck_is_built_by_keys_and_taken_back(chairs: Chairs) -> None:
    ada = builder(chairs, "Duel")
    ada.page.keyboard.press("/")
    expect(box(ada)).to_be_focused()
    ada.page.keyboard.type("name:raigeki")
    expect(ada.page.locator(".found li")).to_have_count(1)
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator(".found .card")).to_be_focused()
    for key in ("Enter", "+", "+"):
        ada.page.keyboard.press(key)
    expect(row(ada, "Raigeki").locator("b")).to_have_text("3")
    ada.page.keyboard.press("-")
    expect(row(ada, "Raigeki").locator("b")).to_have_text("2")
    ada.page.keyboard.press("Control+z")
    expect(row(ada, "Raigeki").locator("b")).to_have_text("3")
    ada.page.keyboard.press("Control+Shift+z")
    expect(row(ada, "Raigeki").locator("b")).to_have_text("2")
    row(ada, "Raigeki").locator(".slip").focus()
    ada.page.keyboard.press("Delete")
    ada.page.keyboard.press("Delete")
    expect(ada.page.get_by_text("No cards yet.")).to_be_visible()
    ada.button("Undo").click()
    expect(row(ada, "Raigeki").locator("b")).to_have_text("1")


def test_arrows_go_among_the_cards_and_space_shows_one(chairs: Chairs) -> None:
    ada = builder(chairs, "Duel")
    cards = ada.page.locator(".found .card")
    cards.first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    name = cards.nth(1).locator(".card__name").inner_text()
    ada.page.keyboard.press("Space")
    sheet = ada.page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="more").click()
    expect(row(ada, name).locator("b")).to_have_text("1")
    ada.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_deck_is_legal_as_it_is_built(chairs: Chairs) -> None:
    ada = builder(chairs)
    ada.page.locator("[data-deck=D-SD01]").click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    box(ada).fill("name:vairina")
    expect(ada.page.locator(".found li")).to_have_count(1)
    ada.page.locator(".found").get_by_role("button", name="One Vairina more").click()
    expect(ada.page.locator(".faults li")).to_have_count(2)
    expect(ada.page.locator(".found .cnt")).to_contain_text("5")
    expect(ada.button("Play with it")).to_be_disabled()
    ada.button("Remove 1: Vairina").click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    expect(ada.button("Play with it")).to_be_enabled()
    ada.page.locator(".found").get_by_role("button", name="One Vairina less").click()
    ada.button("Show: Main deck").click()
    expect(ada.page.locator("#section-main")).to_be_focused()
    ada.page.reload()
    expect(ada.page.locator(".faults")).to_be_visible()
    assert copies(ada, "Vairina") == "3"


def middle(place: Locator) -> tuple[float, float]:
    """Its middle on the screen."""
    found = place.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def dragged(person: Person, source: Locator, target: Locator) -> None:
    """Drag something onto something."""
    person.page.mouse.move(*middle(source))
    person.page.mouse.down()
    person.page.mouse.move(*middle(target), steps=6)
    expect(person.page.locator(".is-ghost")).to_be_visible()
    person.page.mouse.up()
    expect(person.page.locator(".is-ghost")).to_have_count(0)


def test_cards_are_dragged_into_the_deck_and_out_of_it(chairs: Chairs) -> None:
    ada = builder(chairs, "ASIGOC")
    box(ada).fill("name:captain")
    expect(ada.page.locator(".found li")).to_have_count(1)
    dragged(ada, ada.page.locator(".found .card"), ada.page.locator(".sections"))
    expect(row(ada, "Captain of the Ford", "ace").locator("b")).to_have_text("1")  # an ace goes where aces go
    dragged(ada, row(ada, "Captain of the Ford", "ace").locator(".slip"), box(ada))
    expect(ada.page.get_by_text("No cards yet.")).to_be_visible()


def test_a_card_changes_between_main_and_ride_deck(chairs: Chairs) -> None:
    ada = builder(chairs)
    ada.page.locator("[data-deck=D-SD01]").click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    row(ada, "Blaze Maiden, Rino", "ride").hover()
    ada.button("Blaze Maiden, Rino: move one to Main deck").click()
    expect(row(ada, "Blaze Maiden, Rino").locator("b")).to_have_text("4")
    expect(row(ada, "Blaze Maiden, Rino", "ride")).to_have_count(0)
    expect(ada.page.locator(".faults")).to_contain_text("ride deck")
    dragged(ada, row(ada, "Blaze Maiden, Rino").locator(".slip"), ada.page.locator("#section-ride"))
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()


def test_the_figures_are_those_of_the_server(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    expect(ada.page.locator(".bars").first).to_contain_text("17")
    ada.page.get_by_text("Odds", exact=True).click()
    expect(ada.page.get_by_role("row", name="Going first 97% 93% 79%")).to_be_visible()
    expect(row(ada, "Flogal").locator(".slip")).to_have_attribute("title", "Flogal\nIn the opening hand: 36%")
    ada.button("Test hand").click()
    expect(ada.page.locator(".handrow .card")).to_have_count(5)
    ada.button("New hand").click()
    expect(ada.page.locator(".handrow .card")).to_have_count(5)


# --- ways in and out ---


def test_a_deck_leaves_for_ygopro_and_comes_back(chairs: Chairs, tmp_path: Path) -> None:
    ada = with_td01(chairs)
    before = deck_of(ada)
    file = tmp_path / "td01.ydk"
    file.write_bytes(exported(ada, "File for YGOPro (.ydk)"))
    codes = file.read_text(encoding="utf-8").split()
    assert codes.count("10001001") == 4
    assert "10000000" in codes  # the card that says which rules are played
    ada.button("Empty the deck").click()
    expect(ada.page.get_by_text("No cards yet.")).to_be_visible()
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    assert deck_of(ada) == before
    kept = json.loads(exported(ada, "File (.json)"))
    assert sum(kept["cards"]["main"].values()) == 50


def test_whatever_is_pasted_is_read(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    before = deck_of(ada)
    ada.button("Export").click()
    ada.button("Copy for YGOPro (ydke)").click()
    expect(ada.page.get_by_text("Copied", exact=True)).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith("ydke://")
    ada.page.keyboard.press("Escape")
    ada.button("Empty the deck").click()
    ada.page.get_by_text("As text", exact=True).click()
    ada.page.get_by_label("Deck list").fill(link)
    expect(ada.page.get_by_label("Deck list")).to_have_value(re.compile(r"^4 Crimson Butterfly"))
    assert deck_of(ada) == before


def test_a_file_of_another_game_is_dropped_on_the_page(chairs: Chairs) -> None:
    ada = builder(chairs, "Duel")
    deck = {"name": "Dropped", "game": "asigoc", "cards": {"main": {"asigoc/wooden-sword": 1}}}
    ada.page.evaluate(
        """text => {
          const carried = new DataTransfer()
          carried.items.add(new File([text], 'deck.json'))
          for (const kind of ['dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: carried, bubbles: true, cancelable: true}))
        }""",
        json.dumps(deck),
    )
    expect(row(ada, "Wooden Sword").locator("b")).to_have_text("1")
    expect(ada.button("ASIGOC")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.get_by_role("heading", name="Dropped")).to_be_visible()


def test_a_link_opens_the_same_deck_elsewhere(chairs: Chairs) -> None:
    ada, bob = with_td01(chairs), chairs.person()
    ada.button("Export").click()
    ada.button("Copy a link").click()
    expect(ada.page.get_by_text("Copied", exact=True)).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert "/decks#dw1." in link
    bob.page.goto(link)
    expect(bob.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Knights of the Royal Paladin")).to_be_visible()
    expect(bob.button(PREMIUM, exact=True)).to_have_attribute("aria-pressed", "true")
    assert deck_of(bob) == deck_of(ada)
    assert bob.page.url.endswith("/decks")


def test_a_link_shows_its_deck_first_on_a_phone(chairs: Chairs) -> None:
    ada, bob = with_td01(chairs), chairs.person(size=PHONE, has_touch=True)
    ada.button("Export").click()
    ada.button("Copy a link").click()
    expect(ada.page.get_by_text("Copied", exact=True)).to_be_visible()
    bob.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    expect(bob.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    expect(bob.button(re.compile(r"^Deck \("))).to_have_attribute("aria-pressed", "true")
    expect(bob.page.locator(".found")).to_be_hidden()


def test_the_ways_out_close_after_a_choice(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    ways = ada.page.get_by_role("group", name="Export")
    ada.button("Export").click()
    ways.get_by_role("button", name="Copy a link").click()
    expect(ways).to_have_count(0)
    expect(ada.button("Export")).to_be_focused()
    expect(ada.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    ada.button("Export").press("Enter")
    expect(ways).to_be_visible()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    expect(ada.button("Export")).to_be_focused()


def test_a_deck_is_drawn_as_a_picture(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    drawn = exported(ada, "Picture (.svg)").decode()
    assert drawn.startswith("<svg")
    assert "TD01" in drawn
    points = exported(ada, "Picture (.png)")
    assert points.startswith(PNG)
    width = re.search(r'width="(\d+)', drawn)
    assert width is not None and int.from_bytes(points[16:20], "big") == 2 * int(width[1])


# --- decks that are kept ---


def test_a_deck_is_saved_opened_and_forgotten(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    before = deck_of(ada)
    ada.page.get_by_label("Name of the deck").fill("My Paladins")
    ada.button("Save", exact=True).click()
    expect(ada.page.get_by_text("Saved: My Paladins")).to_be_visible()
    ada.button("Empty the deck").click()
    ada.page.reload()
    expect(ada.button("My Paladins", exact=True)).to_be_visible()
    ada.button("My Paladins", exact=True).click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    assert deck_of(ada) == before
    ada.button("Forget: My Paladins").click()
    expect(ada.button("My Paladins", exact=True)).to_have_count(0)
    ada.page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(ada.button("My Paladins", exact=True)).to_be_visible()
    ada.page.reload()
    expect(ada.button("My Paladins", exact=True)).to_be_visible()


def test_two_decks_are_compared(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    row(ada, "Flogal").locator(".slip").focus()
    ada.page.keyboard.press("Delete")
    expect(row(ada, "Flogal").locator("b")).to_have_text("3")
    ada.page.get_by_text("Compare", exact=True).click()
    ada.page.get_by_label("With", exact=True).select_option(label="TD01")
    expect(ada.page.get_by_text("Cards in common: 49")).to_be_visible()
    expect(ada.page.get_by_role("row", name="Flogal 3 4")).to_be_visible()
    ada.page.get_by_label("With", exact=True).select_option(label="TD02")
    expect(ada.page.get_by_role("row", name="Dragonic Overlord 0 2")).to_be_visible()


def test_imported_and_unread_cards_are_marked(chairs: Chairs) -> None:
    ada = with_td01(chairs)

    def imported(route: Route) -> None:
        checked = route.fetch().json()
        route.fulfill(json={**checked, "foreign": [strange], "unread": ["Strange Knight"]})

    def found(route: Route) -> None:
        answer = route.fetch().json()
        route.fulfill(json={**answer, "cards": [strange, *answer["cards"][1:]]})

    strange = ada.page.request.get(f"{ada.address}/api/games/vanguard-premium/search?n=1").json()["cards"][0]
    strange |= {"id": "user:mine/1", "name": "Strange Knight", "status": "unread", "source": "mine"}
    ada.page.route("**/check", imported)
    ada.page.route("**/search?*", found)
    box(ada).fill("knight")
    expect(ada.page.locator(".found .unread")).to_have_text("Unread")
    row(ada, "Flogal").locator(".slip").focus()
    ada.page.keyboard.press("Delete")
    ada.page.keyboard.press("+")
    expect(ada.page.get_by_text("Unread cards: 1.")).to_be_visible()
    expect(ada.button("Play with it")).to_be_disabled()
    expect(ada.button("Play with it")).to_have_accessible_description(re.compile("^It has unread cards"))
    ada.page.unroute_all(behavior="wait")


# --- everywhere ---


def test_the_builder_works_on_a_phone(chairs: Chairs) -> None:
    ada = builder(chairs, "ASIGOC", size=PHONE, has_touch=True)
    box(ada).fill("wooden")
    expect(ada.page.locator(".found li")).to_have_count(1)
    ada.page.locator(".found").get_by_role("button", name="One Wooden Sword more").tap()
    ada.button(re.compile(r"^Deck \(1\)")).tap()
    expect(row(ada, "Wooden Sword")).to_be_visible()
    expect(ada.page.locator(".found")).to_be_hidden()
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('main button')].filter(
          (one) => one.offsetWidth && Math.min(one.offsetWidth, one.offsetHeight) < 44).map((one) => one.outerHTML)"""
    )
    assert small == []
    row(ada, "Wooden Sword").get_by_role("button", name="less").tap()
    expect(ada.page.get_by_text("No cards yet.")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", ["Duel", PREMIUM])
def test_a_french_page_has_no_english_words(chairs: Chairs, game: str) -> None:
    ada = chairs.person(lang="fr-FR")
    ada.go("/decks")
    ada.button(game, exact=True).click()
    expect(ada.page.locator(".found li").first).to_be_visible()
    ada.page.locator(".ready").get_by_role("button").first.click()
    expect(ada.page.get_by_text(re.compile("^Légal en "))).to_be_visible()
    for name in ("Comment chercher", "En texte", "Comparer"):
        ada.page.get_by_text(name, exact=True).click()
    ada.button("Exporter").click()
    shown = ada.page.evaluate(
        """() => {
          const names = [...document.querySelectorAll('main :is([aria-label], [placeholder], [title])')]
            .filter((one) => !one.closest('.found, .sections, .ready'))
            .map((one) => `${one.ariaLabel ?? ''} ${one.placeholder ?? ''} ${one.title ?? ''}`)
          let text = document.body.innerText
          for (const one of document.querySelectorAll('.found, .sections, .ready, .how li, .how p'))
            text = text.replace(one.innerText, '')
          return [text, ...names].join(' ').toLowerCase()
        }"""
    )
    words = set(re.findall(r"[a-zéèàç]+", shown))
    allowed = {"grade", "nation", "main"}  # a hand, in French
    assert {word.lower() for word in ENGLISH} & words - allowed == set()


def test_everything_can_be_read_by_everybody(chairs: Chairs) -> None:
    ada = with_td01(chairs)
    box(ada).fill("clam:kagero")
    expect(ada.button("Search for clan:")).to_be_visible()
    ada.page.get_by_text("How to search").click()
    ada.page.get_by_label("Name of the deck").fill("Mine")
    ada.button("Save", exact=True).click()
    expect(ada.page.get_by_text("Saved: Mine")).to_be_visible()
    row(ada, "Flogal").locator(".slip").focus()
    ada.page.keyboard.press("+")
    expect(ada.page.locator(".faults")).to_be_visible()
    for name in ("Odds", "As text", "Compare"):
        ada.page.get_by_text(name, exact=True).click()
    ada.page.get_by_label("With", exact=True).select_option(label="TD02")
    expect(ada.page.get_by_text("Cards in common: 0")).to_be_visible()
    ada.button("Export").click()
    look(ada, "builder")
