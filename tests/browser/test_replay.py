"""Finished games: stepped through, seen through either seat's eyes, played on, and shared or not."""

from __future__ import annotations

import re
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator

from .person import Chairs, Person, expect
from .serving import Served


@pytest.fixture(scope="module")
def story(chromium: Browser, served: Served) -> str:
    """The page of a game that Ada has given up, and shares."""
    with ExitStack() as stack:
        ada = Chairs(chromium, served.address, stack).person()
        ada.sit("ASIGOC")
        if not ada.play(8) and not ada.asked()["over"]:
            ada.concede()
        ada.page.get_by_role("link", name="See it again").click()
        expect(at(ada)).to_contain_text("Step 0 of")
        ada.button("Share with everybody").click()
        expect(ada.button("Share no longer")).to_be_visible()
        return urlsplit(ada.page.url).path


@pytest.fixture
def reader(chairs: Chairs, story: str) -> Person:
    """Somebody before the replay of that game."""
    bob = chairs.person(permissions=["clipboard-read", "clipboard-write"])
    bob.go(story)
    expect(at(bob)).to_contain_text("Step 0 of")
    return bob


def at(person: Person) -> Locator:
    """The heading that says which step is shown."""
    return person.prompt.locator("h2")


def steps(person: Person) -> tuple[int, int]:
    """Which step of how many."""
    found = re.search(r"Step (\d+) of (\d+)", at(person).inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_a_replay_is_stepped_and_sought_by_keys_and_buttons(reader: Person) -> None:
    keys = reader.page.keyboard
    _, last = steps(reader)
    assert last > 3
    keys.press("ArrowRight")
    expect(at(reader)).to_contain_text("Step 1 of")
    reader.button("One step on").click()
    expect(at(reader)).to_contain_text("Step 2 of")
    keys.press("ArrowLeft")
    expect(at(reader)).to_contain_text("Step 1 of")
    keys.press("End")
    expect(at(reader)).to_contain_text(f"Step {last} of")
    expect(reader.button("Play on from here")).to_be_disabled()
    keys.press("PageUp")
    expect(at(reader)).not_to_contain_text(f"Step {last} of")
    before = steps(reader)[0]
    keys.press("Home")
    expect(at(reader)).to_contain_text("Step 0 of")
    keys.press("PageDown")
    expect(at(reader)).not_to_contain_text("Step 0 of")
    assert 0 < steps(reader)[0] <= last and before < last
    reader.page.get_by_role("slider", name="Position").fill("3")
    expect(at(reader)).to_contain_text("Step 3 of")
    assert reader.page.url.endswith("#3")
    reader.picture("replay-desktop")


def test_the_eyes_of_a_seat_do_not_see_the_other_hand(reader: Person) -> None:
    known = reader.page.locator(".oppo-hand .known")
    expect(known.first).to_be_visible()
    reader.button("Ada", exact=True).click()
    expect(known).to_have_count(0)
    expect(reader.page.locator(".hand .card__face").first).to_be_visible()
    mine = reader.page.locator(".hand .card__name").all_inner_texts()
    reader.button("Bot 3", exact=True).click()
    expect(reader.button("Bot 3", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(reader.page.get_by_role("group", name=re.compile("^Your hand"))).to_be_visible()
    expect(reader.page.locator(".oppo-hand .known")).to_have_count(0)
    assert mine


def test_who_played_sits_below_and_plays_on_against_the_same_bot(chairs: Chairs) -> None:
    ada = chairs.person()
    for _ in range(4):  # the seat is given by chance
        ada.sit("ASIGOC", level=2)
        ada.asked()
        ada.concede()
        ada.page.get_by_role("link", name="See it again").click()
        expect(ada.page.locator(".who.you")).to_have_text("Ada")
        expect(ada.page.locator(".who.them")).to_have_text("Bot 2")
        expect(ada.button("Both")).to_have_attribute("aria-pressed", "true")
    level = ada.page.get_by_label("Against a bot of level")
    expect(level).to_have_value("2")
    level.select_option("4")
    ada.button("Play on from here").click()
    ada.asked()
    expect(ada.page.locator(".rail")).to_contain_text("Bot 4")


def test_a_replay_is_listed_and_shared_and_played_on_from_a_position(reader: Person) -> None:
    name = reader.page.url.split("/")[-1].split("#")[0]
    reader.go("/replays")
    reader.page.locator(f"a[href='/replay/{name}']").click()
    expect(at(reader)).to_contain_text("Step 0 of")
    reader.page.keyboard.press("ArrowRight")
    expect(at(reader)).to_contain_text("Step 1 of")
    reader.button("Copy the link").click()
    expect(reader.button("Copied")).to_be_visible()
    assert reader.page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{name}#1")
    reader.page.keyboard.press("f")
    reader.page.wait_for_url("**/t/*")
    assert not reader.asked()["over"]
    assert not reader.play(2)


def test_a_game_is_for_who_played_it_until_they_share_it_by_keys_and_take_it_back(chairs: Chairs) -> None:
    ada, bob = chairs.person(), chairs.person()
    bob.forgiven.append("status of 404")  # the browser tells of what is not there
    ada.sit("ASIGOC")
    ada.asked()
    ada.concede()
    ada.page.get_by_role("link", name="See it again").click()
    told = ada.page.locator(".rail [role=status]")
    expect(told).to_have_text("Only those who played see this game.")
    path = urlsplit(ada.page.url).path
    unseen = "There is no such replay, or its players have not shared it."
    bob.go(path)
    expect(bob.page.get_by_role("alert")).to_have_text(unseen)
    ada.button("Share with everybody").focus()
    ada.page.keyboard.press("Enter")
    expect(told).to_have_text("Everybody may see this game.")
    expect(ada.button("Share no longer")).to_be_focused()
    bob.go(path)
    expect(at(bob)).to_contain_text("Step 0 of")
    expect(bob.page.locator(".rail [role=status]")).to_have_count(0)
    ada.page.keyboard.press("Enter")
    expect(told).to_have_text("Only those who played see this game.")
    bob.go(path)
    expect(bob.page.get_by_role("alert")).to_have_text(unseen)
    with ada.page.expect_download() as kept:
        ada.button("Download").click()
    assert kept.value.suggested_filename.endswith(".replay")
    assert kept.value.path().read_text(encoding="utf-8").startswith("duelwright-replay")
    bob.go("/replays")
    expect(bob.page.locator(f"a[href='{path}']")).to_have_count(0)
