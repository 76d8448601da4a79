"""The table speaks three languages, and changes between them in play."""

from __future__ import annotations

from .person import Chairs, expect


def test_a_table_changes_its_language_in_play(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("ASIGOC")
    ada.asked()
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Space")
    rules = ada.page.locator(".sheet")  # numbers, kind, abilities: some cards have no text
    texts = {(ada.question(), rules.inner_text())}
    ada.button("Menu").click()
    for lang in ("FR", "RU"):
        question, rule = ada.question(), rules.inner_text()
        ada.button(lang, exact=True).click()
        expect(ada.page.locator("html")).to_have_attribute("lang", lang.lower())
        expect(ada.prompt.locator("h2")).not_to_have_text(question)
        expect(rules).not_to_have_text(rule)
        texts.add((ada.question(), rules.inner_text()))
        ada.picture(f"table-{lang.lower()}-desktop")
    assert len(texts) == 3
    ada.page.reload()
    ada.asked()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    assert (ada.question(), "") in {(question, "") for question, _ in texts}


def test_a_browser_in_french_gets_french(chairs: Chairs) -> None:
    ada = chairs.person(lang="fr-CA")
    ada.go()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
