"""Words stay whole: none is broken in its middle without a hyphen, in languages with long ones, on a small desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from .person import Chairs, Person, expect

LAPTOP: ViewportSize = {"width": 1024, "height": 768}
MOVES = 24  # questions of a fight that are looked at

# Words that stand on two lines, and words that are cut off or stick out of a button, a heading or a card.
BROKEN = r"""() => {
  const broken = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement
    if (!box.checkVisibility({visibilityProperty: true}) || box.closest('.vh, option, svg')) continue
    const around = box.closest('button:not(.card), h1, h2, h3, .card__name, .card__power, .card__crit, .btn')
    const edge = around?.getBoundingClientRect()
    for (const word of node.data.matchAll(/[^\s\u00a0\u202f\u00ad\u2010-]+/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const parts = [...range.getClientRects()].filter((one) => one.width > 0.5)
      if (new Set(parts.map((one) => Math.round(one.top))).size > 1) broken.push(`${word[0]} in ${box.className}`)
      if (!edge || getComputedStyle(box).textOverflow === 'ellipsis') continue
      if (parts.some((one) => one.right > edge.right + 1)) broken.push(`${word[0]} sticks out of ${around.className}`)
    }
  }
  return broken
}"""
PINNED = "document.fonts.ready.then(() => document.fonts.size)"


def broken(person: Person) -> list[str]:
    """The words that are broken or cut off now, once the face of cards is there."""
    person.page.evaluate(PINNED)
    found: list[str] = person.page.evaluate(BROKEN)
    return found


@pytest.mark.parametrize("lang", ["ru-RU", "fr-FR"])
def test_no_word_of_the_start_page_and_the_deck_page_is_broken(chairs: Chairs, lang: str) -> None:
    ada = chairs.person(size=LAPTOP, lang=lang)
    ada.go()
    ada.page.locator(".starts .btn--go").wait_for()
    assert broken(ada) == []
    ada.go("/decks")
    ada.page.locator(".ready").first.get_by_role("button").first.click()
    expect(ada.page.locator(".card__name").first).to_be_visible()
    assert broken(ada) == []


@pytest.mark.parametrize("lang", ["ru-RU", "fr-FR"])
def test_no_word_of_a_fight_and_its_log_is_broken(chairs: Chairs, lang: str) -> None:
    ada = chairs.person(size=LAPTOP, lang=lang)
    ada.go()
    ada.button("Vanguard").click()
    ada.page.locator(".starts .btn--go").click()
    ada.prompt.wait_for()
    before, wrong = "", set[str]()
    for _ in range(MOVES):
        seen = ada.asked(before)
        if seen["over"]:
            break
        wrong |= set(broken(ada))
        ada.answer(seen)
        before = seen["ask"]
    if not ada.over.count():
        ada.page.keyboard.press("l")
        expect(ada.page.get_by_role("log")).to_be_visible()
        wrong |= set(broken(ada))
    assert wrong == set()


def test_names_and_numbers_of_cards_fit_where_the_system_has_no_narrow_face(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.page.route("**/*.woff2", lambda route: route.abort())
    ada.forgiven.append("ERR_FAILED")
    ada.go("/decks")
    ada.page.locator(".ready").first.get_by_role("button").first.click()
    expect(ada.page.locator(".card__name").first).to_be_visible()
    assert broken(ada) == []
