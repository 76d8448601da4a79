"""Cards whose abilities were read from printed words, in play: the words say what happens, and in which order (G)."""

from __future__ import annotations

import pytest

from duelwright import CardDef, State
from duelwright.facets.reading import AbilityRead
from duelwright.games import widest
from duelwright.games.vanguard import make
from duelwright.games.vanguard.printed.cards import read_text as read_printed
from duelwright.games.vanguard.printed.cards import with_abilities
from duelwright.games.vanguard.vocabulary import Auto

from .formats import ALL, in_formats
from .table import (
    EGG,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    VAIRINA,
    YOU,
    Side,
    asked,
    can,
    count,
    critical,
    names,
    options,
    power,
    say,
)
from .test_rulings import OTHER, TEST, lay, made

DECK = ["blank"] * 20


def read_text(text: str) -> tuple[AbilityRead, ...]:
    return read_printed(widest("vanguard"), text)


def printed(text: str, name: str = TEST, grade: int = 3, own_power: int = 13000) -> CardDef:
    """A unit with the abilities that a printed text says."""
    found = read_text(text)
    assert found and all(one.tree is not None for one in found), [one.unread for one in found]
    return with_abilities(made(name, grade=grade, power=own_power), found)


def unread(text: str) -> str:
    """Why a text was not read."""
    (one,) = read_text(text)
    assert one.tree is None
    return one.unread


def playing(text: str, you: Side, they: Side | None = None) -> State:
    """Your main phase with such a vanguard."""
    return lay("main", {"V": [TEST], "deck": DECK, **you}, they, printed(text))


def act(state: State) -> State:
    """It is played, and paid for with what there is."""
    say(state, f"act {TEST}>1")
    while asked(state)[1] == "choice" and state.prompt is not None and "SoulBlast" in state.prompt.why:
        say(state, options(state)[0])
    return state


# --- where the print puts a condition, it is tested ---


@in_formats(*ALL)
def test_a_condition_before_the_cost_is_tested_before_anything_is_paid() -> None:
    text = "[ACT](VC)[1/turn]:If you have two or more rear-guards, [COST][Soul-Blast 1], and draw a card."
    few = playing(text, {"soul": [EGG], "R1": [RINO]})
    assert not any(one.startswith("act") for one in options(few))
    enough = act(playing(text, {"soul": [EGG], "R1": [RINO], "R2": [RINO]}))
    assert (count(enough, YOU, "soul"), count(enough, YOU, "hand")) == (0, 1)


@in_formats(*ALL)
def test_a_condition_behind_the_cost_is_tested_when_it_has_been_paid() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and if you have two or more rear-guards, draw a card."
    state = act(playing(text, {"soul": [EGG], "R1": [RINO]}))
    assert (count(state, YOU, "soul"), count(state, YOU, "hand")) == (0, 0)


@in_formats(*ALL)
def test_the_older_cards_pay_first_and_ask_then() -> None:
    text = "[ACT](VC)[1/turn]:[Soul-Blast (1)] If your soul has no cards, draw two cards.".replace("(1)", "1")
    assert count(act(playing(text, {"soul": [EGG]})), YOU, "hand") == 2
    assert count(act(playing(text, {"soul": [EGG, RINO]})), YOU, "hand") == 0


@in_formats(*ALL)
def test_a_condition_governs_the_rest_of_its_sentence_and_not_the_next() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and if you have a rear-guard, draw a card, and this unit gets "
        "[Power]+5000 until end of turn. This unit gets [Power]+1000 until end of turn."
    )
    state = act(playing(text, {"soul": [EGG]}))
    assert (power(state, YOU, "V"), count(state, YOU, "hand")) == (14000, 0)
    state = act(playing(text, {"soul": [EGG], "R1": [RINO]}))
    assert (power(state, YOU, "V"), count(state, YOU, "hand")) == (19000, 1)


# --- what is looked at, and what a word refers to ---


@in_formats(*ALL)
def test_a_search_after_a_look_is_a_choice_among_what_was_looked_at() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], look at three cards from the top of your deck, search for up to one "
        "grade 2 or greater card from among them, reveal it, put it into your hand, and put the rest on the bottom of "
        "your deck in any order."
    )
    state = act(playing(text, {"soul": [EGG], "deck": [EGG, REIYU, RINO, VAIRINA, NIRVANA, *DECK]}))
    assert [one for one in options(state) if one.startswith("choose")] == [options(state)[0]]
    say(state, f"choose {REIYU}")
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert names(state, YOU, "hand") == [REIYU] and count(state, YOU, "deck") == 24


@in_formats(*ALL)
def test_it_is_what_was_chosen_and_this_unit_stays_itself() -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your rear-guards, it gets [Power]+5000, and this unit gets [Power]+1000 until "
        "end of turn."
    )
    state = say(act(playing(text, {"R1": [RINO], "R2": [EGG]})), "choose R2")
    assert (power(state, YOU, "R1"), power(state, YOU, "V")) == (power(playing(text, {"R1": [RINO]}), YOU, "R1"), 14000)
    assert power(state, YOU, "R2") > power(playing(text, {"R2": [EGG]}), YOU, "R2")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[AUTO](RC):When you draw a card, that unit gets [Power]+5000 until end of turn.", "that"),
        ("[ACT](VC):Put the rest into your soul.", "rest"),
        ("[ACT](VC):This unit gets [Power]+5000.", "how long"),
        ("[AUTO](RC):[Soul-Blast 1] When this unit attacks, draw a card.", "never paid"),
        ("[ACT](VC):Draw a card. If you called a card, draw a card.", "which step"),
    ],
)
def test_what_the_words_leave_open_is_not_read(text: str, why: str) -> None:
    assert why in unread(text)


def test_words_that_are_not_known_are_named() -> None:
    assert unread("[ACT](VC):Draw a card, and dance.").startswith("[act] (vc) : draw a card , and >> dance")


# --- how many, for each, another ---


@in_formats(*ALL)
def test_for_each_counts_for_both_numbers_before_it() -> None:
    text = "[CONT](VC):This unit gets [Power]+2000/[Critical]+1 for each of your rear-guards."
    state = playing(text, {"R1": [RINO], "R2": [EGG]})
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (17000, 3)


@in_formats(*ALL)
def test_another_is_not_this_unit() -> None:
    text = "[CONT](RC):If you have another grade 3 rear-guard, this unit gets [Power]+5000."
    card = printed(text, OTHER)
    alone = lay("main", {"R1": [OTHER], "deck": DECK}, None, card)
    assert power(alone, YOU, "R1") == 13000
    both = lay("main", {"R1": [OTHER], "R2": [OTHER], "deck": DECK}, None, card)
    assert power(both, YOU, "R1") == 18000


@in_formats(*ALL)
def test_whether_a_card_was_called_is_known_although_something_came_between() -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose up to one grade 1 card from your hand, call it to (RC), and it gets [Power]+5000 "
        "until end of turn. If you called a card, draw a card."
    )
    none = say(act(playing(text, {"hand": [NIRVANA]})), "done")
    assert names(none, YOU, "hand") == [NIRVANA]
    state = say(act(playing(text, {"hand": [RINO]})), f"choose {RINO}")
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    assert count(state, YOU, "hand") == 1


# --- in a battle ---


def fought(text: str) -> State:
    """Your vanguard attacks, boosted by such a unit; nobody guards."""
    booster = with_abilities(make.unit("test/booster", OTHER, "Kagero", 1, 8000, 5000), read_text(text))
    assert booster.abilities
    you: Side = {"R4": [OTHER], "deck": DECK, "soul": [EGG]}
    state = lay("battle", you, {"deck": DECK}, booster)
    say(state, "attack V>V", "boost R4")
    while asked(state)[1] in ("guard", "order", "trigger_power", "trigger_extra"):
        say(state, "pass" if can(state, "pass") else options(state)[0])
    return state


@in_formats(*ALL)
def test_who_boosts_knows_of_the_hit_and_of_the_end_of_its_battle() -> None:
    for text in (
        "[AUTO](RC):When the attack this unit boosted hits a vanguard, draw a card.",
        "[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted, draw a card.",
        "[AUTO](RC):At the end of the battle this unit boosted, draw a card.",
    ):
        state = fought(text)
        drawn = [event for event in state.events(YOU) if event.kind == "ON_DRAW" and event.seat == YOU]
        assert [event.source > 0 for event in drawn] == [True], text


@in_formats(*ALL)
def test_the_boosted_unit_is_the_one_that_is_boosted() -> None:
    state = fought("[AUTO](RC):When this unit boosts, the boosted unit gets [Power]+4000 until end of turn.")
    other = fought("[AUTO](RC):When this unit boosts a grade 1 or less unit, the boosted unit gets [Power]+4000 until "
                   "end of turn.")  # fmt: skip
    assert power(state, YOU, "V") - power(other, YOU, "V") == 4000


# --- keywords and orders ---


@in_formats("D")
def test_an_order_says_in_one_line_how_it_is_played_and_in_another_what_it_does() -> None:
    text = "Play this with [COST][Soul-Blast 1]!\nDraw two cards."
    order = with_abilities(make.order("test/order", "An Order", "Dragon Empire", 1), read_text(text))
    state = lay("main", {"hand": ["An Order"], "soul": [EGG], "deck": DECK}, None, order)
    say(state, "order An Order", f"choose {EGG}")
    assert (count(state, YOU, "hand"), count(state, YOU, "soul")) == (2, 0)


def test_keywords_give_icons_or_abilities() -> None:
    card = with_abilities(made(TEST), read_text("[CONT]:Sentinel\n[CONT](VC/RC):Lord"))
    assert "sentinel" in card.traits["icons"] and [type(one).__name__ for one in card.abilities] == ["Has"]


def test_one_line_that_gives_several_things_gives_each_of_them() -> None:
    card = printed('[CONT](RC):During your turn, this unit gets [Power]+2000 and "Boost".')
    assert [type(one).__name__ for one in card.abilities] == ["Continuous", "Has"]


@in_formats(*ALL)
def test_your_opponents_choice_is_made_by_your_opponent() -> None:
    text = "[ACT](VC)[1/turn]:Your opponent chooses one of his or her rear-guards, and retires it."
    state = act(playing(text, {}, {"R1": [RINO], "R2": [EGG], "deck": DECK}))
    assert asked(state) == (THEY, "choice")


# --- who goes on speaking of itself, and from where it came ---


@in_formats(*ALL)
def test_a_card_that_calls_itself_goes_on_speaking_of_itself() -> None:
    text = (
        "[ACT](Drop)[1/turn]:[COST][Soul-Blast 1], call this card to (RC), and this unit gets [Power]+5000 until end "
        "of turn."
    )
    state = lay("main", {"drop": [TEST], "soul": [EGG], "deck": DECK}, None, printed(text))
    act(state)
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    (circle,) = [one for one in ("R1", "R2", "R3", "R4", "R5") if count(state, YOU, one)]
    assert power(state, YOU, circle) == 18000


@in_formats(*ALL)
def test_who_is_put_into_the_drop_zone_from_a_guardian_circle_does_not_come_from_a_rear_guard_circle() -> None:
    text = "[AUTO]:When this unit is put into the drop zone from (RC), draw a card."
    guard = with_abilities(make.unit("test/guard", OTHER, "Kagero", 1, 8000, 5000), read_text(text))
    state = lay("battle", {"deck": DECK}, {"hand": [OTHER], "R1": [OTHER], "deck": DECK}, guard)
    say(state, "attack V>R1")
    say(state, next(one for one in options(state) if one.startswith("guard")))
    while asked(state) != (YOU, "attack"):
        say(state, "pass" if can(state, "pass") else options(state)[0])
    assert sorted(names(state, THEY, "drop")) == [OTHER, OTHER]
    assert len([one for one in state.events(THEY) if one.kind == "ON_DRAW" and one.source]) == 1


@in_formats(*ALL)
def test_a_row_of_your_opponents_holds_your_opponents_units() -> None:
    text = "[ACT](VC)[1/turn]:Choose a rear-guard in your opponent's front row, and retire it."
    state = act(playing(text, {"R1": [RINO]}, {"R1": [EGG], "deck": DECK}))
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert (names(state, YOU, "R1"), names(state, THEY, "R1")) == ([RINO], [])


def test_the_second_battle_is_not_the_third_unless_it_says_or_more() -> None:
    second, later = (
        printed(f"[AUTO](RC):When this unit attacks, if it is the second battle of that turn{more}, draw a card.")
        for more in ("", " or more")
    )
    needs = [one.abilities[0].needs for one in (second, later) if isinstance(one.abilities[0], Auto)]
    assert [type(one).__name__ for one in needs] == ["All", "NthBattle"]


@in_formats(*ALL)
def test_a_second_choice_among_what_was_looked_at_is_of_what_is_left() -> None:
    text = (
        "[ACT](VC)[1/turn]:Look at two cards from the top of your deck, put one card from among them into your soul, "
        "and put one card from among them into your drop zone."
    )
    state = act(playing(text, {"deck": [EGG, RINO, *DECK]}))
    say(state, f"choose {EGG}")
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert (names(state, YOU, "soul"), names(state, YOU, "drop")) == ([EGG], [RINO])
