"""Cards in words and back: what is rendered is read as the same tree, for every card and for trees nobody wrote."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duelwright as dw
from duelwright.games.asigoc import nodes as a
from duelwright.games.asigoc.phrases import WORDS
from duelwright.language import nodes as n
from duelwright.language.binding import to_words
from duelwright.language.grammar import MOST_READINGS, Speaker, Table, Unsayable
from duelwright.language.grammars import English
from duelwright.language.node import Condition, Effect, Node, from_json, to_json, walk
from duelwright.language.reader import Ambiguous, ParseError, Reader
from duelwright.language.words import languages, parse, register_words, render, table_of
from duelwright.speech import cardline

GAME = dw.game("asigoc")
ABILITIES = [(card.name, part) for card in GAME.cards() for part in card.abilities if isinstance(part, Node)]


@pytest.mark.parametrize(("name", "ability"), ABILITIES, ids=[name for name, _ in ABILITIES])
def test_every_card_is_read_back_as_it_is_defined(name: str, ability: Node) -> None:
    text = render(ability, game="asigoc")
    reading = parse(text, game="asigoc")
    assert reading.tree == ability
    assert render(reading.tree, spelling=reading.spelling, game="asigoc") == text


# --- trees nobody wrote -----------------------------------------------------------------------------------------------

SIDES = st.sampled_from(["yours", "opponent's", "any"])
ZONES = st.sampled_from(["hand", "deck", "discard", "weapons", "ace"])
KINDS = st.sampled_from(["", "weapon", "item", "ace"])
WHO = st.sampled_from(["you", "opponent", "each"])
STATS = st.sampled_from(["attack", "block"])
SMALL = st.integers(0, 9)

cards = st.builds(n.Cards, ZONES, SIDES, KINDS, st.booleans())
amounts = (
    SMALL
    | st.builds(n.Count, cards, st.integers(1, 4))
    | st.builds(n.ValueOf, STATS, st.one_of(cards, st.just(n.This()), st.just(a.Attacker())))
)
groups = st.one_of(cards, st.just(n.This()), st.just(a.Attacker()), st.just(a.Blocker()))
signed = st.integers(-9, 9) | st.builds(n.Count, cards, st.integers(1, 4))
conditions = st.recursive(
    st.one_of(
        st.builds(n.AtLeast, st.integers(1, 5), cards),
        st.builds(n.AtLeast, st.just(1), st.just(a.Blocker())),
        st.builds(a.HealthAtMost, SMALL, st.sampled_from(["you", "opponent"])),
        st.just(a.YourAttack()),
    ),
    lambda inner: st.one_of(
        st.builds(n.Not, inner),
        st.builds(n.All, st.lists(inner, min_size=1, max_size=3).map(tuple)),
        st.builds(n.Either, st.lists(inner, min_size=1, max_size=3).map(tuple)),
    ),
    max_leaves=4,
)
simple = st.one_of(
    st.builds(n.Draw, amounts, WHO),
    st.builds(a.Damage, amounts, WHO),
    st.builds(a.Heal, amounts, WHO),
    st.builds(n.Choose, st.just("?"), cards, st.integers(1, 4), st.booleans(), st.sampled_from(["you", "opponent"])),
    st.builds(n.Look, st.just("?"), st.integers(1, 5)),
    st.builds(n.Search, st.just("?"), cards, st.integers(1, 3)),
    st.builds(n.Discard, groups),
    st.builds(n.Return, groups),
    st.builds(n.ToHand, groups),
    st.builds(n.ToBottom, groups),
    st.builds(n.Reveal, groups),
    st.just(n.Shuffle()),
    st.builds(n.Change, groups, STATS, signed, st.sampled_from(["turn", "battle", "always"])),
    st.builds(a.Wear, groups, st.integers(1, 5)),
    st.builds(a.Mend, groups, st.integers(1, 5)),
    st.builds(a.Nullify, st.booleans()),
    st.builds(a.Deploy, cards),
    st.just(a.StopAttack()),
    st.builds(n.Discard, st.just(n.It("?"))),
    st.builds(n.Choose, st.just("?"), st.just(n.It("?")), st.integers(1, 3), st.booleans()),
    st.builds(n.ToBottom, st.just(n.Rest("?", "?"))),
)


def several(inner: st.SearchStrategy[Effect]) -> st.SearchStrategy[tuple[Effect, ...]]:
    return st.lists(inner, min_size=1, max_size=3).map(tuple)


effects = st.recursive(
    simple,
    lambda inner: st.one_of(
        st.builds(n.May, several(inner)),
        st.builds(n.If, conditions, several(inner), st.just(()) | several(inner)),
        st.builds(n.OneOf, st.lists(several(inner), min_size=1, max_size=3).map(tuple)),
    ),
    max_leaves=6,
)
costs = st.lists(
    st.builds(a.DiscardCards, st.integers(1, 3)) | st.builds(a.PayHealth, st.integers(1, 5)), max_size=2
).map(tuple)
timings = st.sampled_from(["main", "battle", "any", "attack", "block", "waiting"])
needs = st.none() | conditions
abilities = st.one_of(
    st.builds(a.Item, several(effects), timings, needs, costs),
    st.builds(a.Activated, several(effects), timings, needs, costs, st.sampled_from(["turn", "game", ""])),
    st.builds(a.Entered, several(effects)),
    st.builds(n.Cont, groups, STATS, signed, needs),
    st.builds(n.Instead, groups, ZONES, ZONES, ZONES, st.booleans()),
)


def named(tree: Node, pick: int) -> Node:
    """The tree with canonical names: binders in order, references to any earlier one; without one, to this card."""
    names: list[str] = []

    def change(part: object) -> object:
        if isinstance(part, tuple):
            return tuple(change(one) for one in part)
        if not isinstance(part, Node):
            return part
        made = type(part)(**{name: change(getattr(part, name)) for name in part.__struct_fields__})
        if isinstance(made, n.It):
            return n.It(names[pick % len(names)]) if names else n.This()
        if isinstance(made, n.Rest):
            return n.Rest(names[pick % len(names)], names[-1]) if names else n.This()
        if isinstance(made, n.Choose) and isinstance(made.of, n.This):
            made = n.Choose(made.name, n.Cards("hand"), made.n, made.up_to, made.by)
        if isinstance(made, n.Choose | n.Look | n.Search):
            names.append("tuvwxyzabcdefghijklmnopqrs"[len(names)])
            return type(made)(**{**{f: getattr(made, f) for f in made.__struct_fields__}, "name": names[-1]})
        return made

    found = change(tree)
    assert isinstance(found, Node)
    return found


@settings(max_examples=300)
@given(abilities, st.integers(0, 5))
def test_a_tree_that_nobody_wrote_is_read_back_too(drawn: Node, pick: int) -> None:
    tree = named(drawn, pick)
    text = render(tree, game="asigoc")
    reading = parse(text, game="asigoc")
    assert reading.tree == tree, text
    assert render(reading.tree, spelling=reading.spelling, game="asigoc") == text
    assert from_json(to_json(tree), "asigoc") == tree
    for lang in languages():
        said = render(tree, lang, game="asigoc")
        assert said.endswith(".") and "{" not in said and "  " not in said


# --- what could stand there, and what is ambiguous --------------------------------------------------------------------


def test_a_text_that_cannot_be_read_says_where_and_what_could_have_stood_there() -> None:
    with pytest.raises(ParseError) as caught:
        parse("Draw a card. Choose a Weapon in your pocket.", game="asigoc")
    assert "after 'a weapon in your' at 'pocket .'" in str(caught.value)
    assert {"hand", "deck", "discard"} <= set(caught.value.expected)


def test_a_text_that_breaks_off_says_so() -> None:
    with pytest.raises(ParseError, match="at 'the end'"):
        parse("When this enters: draw", game="asigoc")


def test_a_reference_to_nothing_is_refused() -> None:
    with pytest.raises(dw.CardError, match="refers to nothing"):
        parse("Discard it.", game="asigoc")


def test_two_trees_for_one_text_are_shown_both() -> None:
    def two_meanings(t: Table) -> None:
        WORDS["en"](t)
        t.phrase("simple", n.Shuffle, "draw a card")

    register_words("two meanings", "en", two_meanings)
    with pytest.raises(Ambiguous, match=r"Draw\(.*Shuffle\("):
        parse("Draw a card.", game="two meanings")
    assert parse("Draw 2 cards.", game="two meanings").tree == a.Item((n.Draw(2),))


def test_a_text_with_more_meanings_than_are_compared_is_refused_not_cut() -> None:
    def many_meanings(t: Table) -> None:
        WORDS["en"](t)
        for count in range(2, MOST_READINGS + 3):
            t.phrase("simple", n.Draw, "draw a handful", n=count)

    register_words("many meanings", "en", many_meanings)
    with pytest.raises(ParseError, match=f"'draw a handful' on this can be read in more than {MOST_READINGS} ways"):
        parse("Draw a handful.", game="many meanings")
    assert parse("Draw 2 cards.", game="many meanings").tree == a.Item((n.Draw(2),))


def test_a_long_row_of_doubtful_sentences_is_refused_at_once() -> None:
    """Each can be read in two ways; all of them together were tried in every combination once."""
    doubtful = 'if you have a unit on (VC/RC) and not from the clan "Aqua Force", draw a card. '
    with pytest.raises(ParseError, match="in more than"):
        parse("[ACT] (VC): COST [Counter Blast 1]: " + doubtful * 80, game="vanguard-premium")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is nothing to read"),
        ("Put the rest under your deck.", "refers to nothing"),
        ("If " + "all of [" * 60 + "you attack" + "]" * 60 + ", draw a card.", "nested more than"),
        ("Draw 99999999999999999999 cards.", "a number"),
        ("Choose a card in your hand. " * 27, "at most 26 times"),
        ("x" * 5000, "does not begin with"),
        ("Draw 2 cards, " + "x" * 5000, "reading stopped"),
    ],
)
def test_a_text_that_is_no_ability_is_refused_in_one_line(text: str, words: str) -> None:
    with pytest.raises(dw.CardError, match=words) as caught:
        parse(text, game="asigoc")
    assert len(str(caught.value)) < 400


def test_a_tree_that_is_too_deep_and_a_spelling_of_another_text_are_refused() -> None:
    deep: Condition = a.YourAttack()
    for _ in range(60):
        deep = n.Not(deep)
    with pytest.raises(dw.CardError, match="nodes deep"):
        render(n.Cont(n.This(), "attack", 1, deep), game="asigoc")
    with pytest.raises(dw.CardError, match="spelling"):
        render(a.Item((a.Heal(2),)), spelling=(99,), game="asigoc")


def test_one_is_read_as_a() -> None:
    assert parse("Draw 1 card.", game="asigoc") == parse("Draw a card.", game="asigoc")
    assert parse("Choose 1 Weapon you control.", game="asigoc") == parse("Choose a Weapon you control.", game="asigoc")


def test_another_spelling_of_the_same_tree_is_kept() -> None:
    text = "Main step: gain 2 health."
    reading = parse(text, game="asigoc")
    assert reading.tree == a.Item((a.Heal(2),))
    assert reading == parse("Gain 2 health.", game="asigoc")  # equality is the tree's
    assert render(reading.tree, game="asigoc") == "Gain 2 health."
    assert render(reading.tree, spelling=reading.spelling, game="asigoc") == text


def test_a_new_phrase_leaves_spellings_valid() -> None:
    """Whoever adds words for a node, before or after the others, changes no id of another phrase."""
    reading = parse("Main step: gain 2 health.", game="asigoc")
    table = table_of("asigoc", "en").copy()
    table.prefer("simple", a.Heal, "recover {n:number} health", who="you")
    table.phrase("simple", a.Heal, "be healed by {n:number}", who="you")
    words = Speaker(table, list(reading.spelling)).say("ability", to_words(reading.tree))
    assert " ".join(words).lower() == "main step : gain 2 health ."
    assert "recover" in Speaker(table, None).say("ability", to_words(reading.tree))


@pytest.mark.parametrize("key", dw.games())
def test_no_two_phrases_of_a_category_share_an_id(key: str) -> None:
    table = table_of(key, "en")
    for category in table.by_category:
        assert table.numbered(category)


def test_articles_are_english() -> None:
    tree = a.Item((n.Choose("t", n.Cards("discard", kind="ace")), n.Choose("u", n.Cards("weapons", other=True))))
    text = render(tree, game="asigoc")
    assert text == "Choose an Ace in your discard pile. Choose another Weapon you control."


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(dw.UnknownLanguage, match=r"the languages are: .*en"):
        render(a.Item((a.Heal(2),)), "tlh", game="asigoc")


def test_a_tree_without_words_is_refused() -> None:
    with pytest.raises(Unsayable):
        render(a.Item((a.Heal(2),)))  # the shared table alone knows no Item


# --- the table is whole -----------------------------------------------------------------------------------------------


def test_no_phrase_of_the_table_is_always_in_the_shadow_of_another() -> None:
    """A phrase that reads as another production's tree and is never its own is dead weight."""
    table = table_of("asigoc", "en")
    seen: set[tuple[str, str]] = set()
    for production in table.productions:
        key = (production.category, repr([p if isinstance(p, str) else vars_of(p) for p in production.parts]))
        assert key not in seen, f"{key} stands in the table twice"
        seen.add(key)


def vars_of(part: object) -> list[object]:
    return [getattr(part, name) for name in ("field", "category") if hasattr(part, name)]


def test_a_small_table_reads_what_it_says() -> None:
    table = Table(English())
    table.row("list", "item", "and")
    table.word("item", "apple", "an apple")
    table.word("item", "pear", "a pear")
    found = Reader(table, "An apple and a pear and an apple").whole("list")
    assert [made.value for made in found] == [("apple", "pear", "apple")]


def test_walk_visits_every_node() -> None:
    tree = n.If(a.YourAttack(), (n.Draw(1),), (n.May((n.Shuffle(),)),))
    assert [type(part).__name__ for part in walk(tree)] == ["If", "YourAttack", "Draw", "May", "Shuffle"]


@pytest.mark.parametrize(("lang", "never"), [("en", "this unit"), ("fr", "cette unité"), ("ru", " этого юнита")])
def test_what_is_no_unit_calls_itself_a_card(lang: str, never: str) -> None:
    for key in ("vanguard-d", "vanguard-v", "vanguard-premium"):
        game = dw.game(key)
        for card in game.cards():
            if card.kind.endswith("order") or card.kind == "crest":
                assert not any(never in text for text in cardline.abilities(game, card, lang)), card.name
    springs = dw.game("vanguard-d").find("Secret Bath Dragoncry Hot Springs")
    assert springs is not None
    (text,) = cardline.abilities(dw.game("vanguard-d"), springs, "en")
    assert "[Rest] this card" in text and parse(text, game="vanguard-d").tree == springs.abilities[0]
    assert "[Rest] this unit" in render(springs.abilities[0], game="vanguard-d", kind="unit")
