"""What is asked of a card stands in one tuple, in one order, however a card was written."""

from __future__ import annotations

import itertools

import pytest

import duelwright as dw
from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.vocabulary.filters import _KINDS, Filter
from duelwright.language.node import from_json, nodes, to_json
from duelwright.language.words import languages, parse, render

ASKED = (v.Grade(3, 3), v.Role("boosted"), v.Clan("Kagero"), v.NameHas("Overlord"))


@pytest.mark.parametrize("order", [*itertools.permutations(ASKED)], ids=str)
def test_there_is_one_tree_whichever_order_it_was_written_in(order: tuple[Filter, ...]) -> None:
    tree = v.Play((v.Retire(v.Group("rear-guards", that=order)),))
    assert tree == v.Play((v.Retire(v.Group("rear-guards", that=ASKED)),))
    text = render(tree, game="vanguard-premium")
    assert text == 'Retire each of your boosted grade 3 <Kagero> rear-guards with "Overlord" in its card name.'
    assert parse(text, game="vanguard-premium").tree == tree


def test_every_filter_has_its_place_in_the_order() -> None:
    asked = {kind for kind in nodes("vanguard-d").values() if issubclass(kind, Filter)}
    assert set(_KINDS) == asked


NEEDED: dict[str, dict[str, object]] = {
    "Group": {"place": "deck"}, "Among": {"of": ["This", {}]}, "Matches": {"of": ["This", {}]}, "RodeOver": {},
    "Caused": {"by": "cost"}, "CounterBlast": {"n": 1}, "SoulBlast": {"n": 1}, "DiscardFromHand": {"n": 2},
}  # fmt: skip


@pytest.mark.parametrize("kind", NEEDED)
def test_a_card_of_an_older_version_keeps_what_it_asks(kind: str) -> None:
    """Adjectives had a field of their own, `only`, by the order of English words."""
    of_clan, of_grade = ["Clan", {"clan": "Kagero"}], ["Grade", {"least": 3}]
    older = [kind, {**NEEDED[kind], "that": [of_clan], "only": [of_grade]}]
    read = from_json(older, "vanguard-premium")
    assert to_json(read) == [kind, {**NEEDED[kind], "that": [of_grade, of_clan]}]


def test_what_is_no_list_of_filters_is_refused_by_name() -> None:
    for wrong in ("grade 3", 3, [["Draw", {"n": 1}]], {"least": 3}):
        with pytest.raises(dw.CardError, match=r"Group\.only: .* does not fit here"):
            from_json(["Group", {"place": "deck", "only": wrong, "that": []}], "vanguard-premium")
    with pytest.raises(dw.CardError, match="Draw has no field 'only'"):
        from_json(["Draw", {"n": 1, "only": []}], "vanguard-premium")


@pytest.mark.parametrize("lang", languages())
def test_it_is_said_in_every_language(lang: str) -> None:
    paid = (v.CounterBlast(1, ASKED[2:]), v.SoulBlast(2, ASKED[:1]), v.DiscardFromHand(1, (ASKED[0], ASKED[2])))
    tree = v.Act((v.Retire(v.Group("rear-guards", "opponent's", that=(v.Other(), v.Grade(0, 1)))),), cost=paid)
    text = render(tree, lang, game="vanguard-premium")
    assert "Kagero" in text
    assert "Overlord" in text
