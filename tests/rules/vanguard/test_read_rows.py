"""Printed words about rows, powers that are compared, the battle's other side, and costs that may be paid (G)."""

from __future__ import annotations

from typing import Final

import pytest

from duelwright.core.errors import CardError
from duelwright.games.vanguard.make import facts
from duelwright.games.vanguard.names import COPY_LIMIT
from duelwright.games.vanguard.printed import cards as printed_cards
from duelwright.games.vanguard.printed.cards import with_abilities
from duelwright.games.vanguard.vocabulary import CopyLimit

from .formats import ALL, in_formats
from .table import (
    EGG,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    YOU,
    Side,
    asked,
    can,
    count,
    names,
    options,
    power,
    resting,
    rests,
    say,
)
from .test_read_cards import DECK, act, playing, printed, read_text, unread
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay, made

PLAIN: Final = 13000  # the power of the unit that is made for a text


@in_formats(*ALL)
def test_units_in_the_same_row_are_those_beside_it() -> None:
    """SameRow(): the vanguard stands in the front row; who stands behind does not share it."""
    text = "[CONT](RC):All of your other units in the same row as this unit get [Power]+2000."
    you: Side = {"V": [NIRVANA], "R1": [OTHER], "R2": [RINO], "R5": [RINO], "deck": DECK}
    state = lay("main", you, {"R2": [RINO], "deck": DECK}, printed(text, OTHER))
    plain = lay("main", {"V": [NIRVANA], "R2": [RINO], "R5": [RINO], "deck": DECK}, {"R2": [RINO], "deck": DECK})
    more = {place: power(state, YOU, place) - power(plain, YOU, place) for place in ("V", "R2", "R5")}
    assert more == {"V": 2000, "R2": 2000, "R5": 0}
    assert power(state, YOU, "R1") == PLAIN
    assert power(state, THEY, "R2") == power(plain, THEY, "R2")


@in_formats(*ALL)
def test_a_unit_as_strong_as_this_one_may_be_chosen_and_a_stronger_one_may_not() -> None:
    """PowerAs(This()): the power of now."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose 1 of your opponent's rear-guards with power less than or equal "
        "to this unit's power, and retire it."
    )
    strong = made(OTHER, grade=2, power=PLAIN + 1000)
    for own, left in ((PLAIN, [OTHER]), (PLAIN + 1000, [])):
        board: Side = {"V": [TEST], "soul": [EGG], "deck": DECK}
        state = lay("main", board, {"R1": [OTHER], "deck": DECK}, printed(text, own_power=own), strong)
        assert names(settled(act(state)), THEY, "R1") == left


@in_formats(*ALL)
def test_from_the_back_row_a_vanguard_alone_can_be_attacked() -> None:
    """Has("back row vanguard attack")."""
    text = "[CONT](RC):This unit can attack a vanguard from the back row."
    they: Side = {"V": [NIRVANA], "R1": [RINO], "deck": DECK}
    for place, targets in (("R5", {"V"}), ("R1", {"V", "R1"})):
        state = lay("battle", {"V": [REIYU], place: [OTHER], "deck": DECK}, they, printed(text, OTHER))
        attacks = {one.split(">")[1] for one in options(state) if one.startswith(f"attack {place}>")}
        assert attacks == targets


@in_formats("V", "CV")
def test_a_marker_of_force_goes_where_the_text_says() -> None:
    """GainGift(to="VC"): the kind of Force is chosen, the circle is not."""
    text = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and get an imaginary gift: Force, and put that marker on your (VC)."
    state = act(playing(text, {"soul": [EGG], "R1": [RINO]}))
    say(state, "option 1")
    assert power(state, YOU, "V") == PLAIN + 10000
    assert can(state, "pass")


@in_formats("D")
def test_who_cannot_persona_ride_rides_all_the_same() -> None:
    """ComeUnder("no persona ride"): neither the card nor the power comes."""
    banned = "[AUTO](RC):At the beginning of your ride phase, you cannot persona ride until end of turn."
    for text, drawn in ((banned, 0), ("[CONT](VC):This unit gets [Power]+5000.", 1)):
        they: Side = {"V": [NIRVANA], "R1": [OTHER], "hand": [NIRVANA], "deck": DECK}
        state = lay("battle", {"V": [REIYU], "deck": DECK}, they, printed(text, OTHER, grade=0))
        while not can(state, f"ride {NIRVANA}"):
            say(state, options(state)[-1])
        held = count(state, THEY, "hand")
        say(state, f"ride {NIRVANA}")
        assert (count(state, THEY, "hand") - held + 1, power(state, THEY, "R1")) == (drawn, PLAIN + 10000 * drawn)


def test_sixteen_of_a_card_may_be_in_a_deck_where_it_says_so() -> None:
    """CopyLimit with the name of the card itself."""
    (found,) = read_text(f'[CONT]:You may have up to 16 "{TEST}" in your deck.')
    card = with_abilities(made(TEST), (found,))
    assert card.abilities == (CopyLimit(16, TEST),)
    assert facts(card)[COPY_LIMIT] == 16


@in_formats("D")
def test_a_crest_is_asked_for_by_its_name() -> None:
    """HasCrest: Group("crest")."""
    text = '[CONT](VC):If you have a "Energy Generator" crest, this unit gets [Power]+5000.'
    for crest, more in (([], 0), (["Energy Generator"], 5000)):
        assert power(playing(text, {"crest": crest}), YOU, "V") == PLAIN + more


@in_formats(*ALL)
def test_a_cost_that_may_be_paid_later_in_the_text_is_asked_for_there() -> None:
    """MayPaySaid: what the next sentence says is done if it was paid, and not else."""
    text = (
        "[ACT](VC)[1/turn]:This unit gets [Power]+1000 until end of turn. Then, you may [Soul-Blast 1]. If you do, "
        "draw a card."
    )
    for answer, left in (("pay", (0, 1)), ("pass", (1, 0))):
        state = say(playing(text, {"soul": [EGG]}), f"act {TEST}>1")
        assert power(state, YOU, "V") == PLAIN + 1000
        assert len(options(state)) == 2
        say(state, next(one for one in options(state) if (one == "pass") == (answer == "pass")))
        settled(state)
        assert (count(state, YOU, "soul"), count(state, YOU, "hand")) == left


def test_a_cost_of_which_nothing_follows_is_not_read() -> None:
    assert "what the cost is paid for" in unread("[ACT](VC)[1/turn]:You may [Soul-Blast 1]. Draw a card.")


@in_formats(*ALL)
def test_so_many_or_less_is_a_question_of_its_own_behind_so_many_or_more() -> None:
    """It is asked when its turn comes, and does not need what the first one asked."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and if you have 2 or more rear-guards, retire 1 of your rear-guards, "
        "and if you have 1 or less rear-guards, draw a card."
    )
    for others, drawn in (([RINO], 1), ([RINO, RINO], 1), ([RINO, RINO, RINO], 0)):
        state = settled(act(playing(text, {"soul": [EGG], **{f"R{i + 1}": [one] for i, one in enumerate(others)}})))
        assert count(state, YOU, "hand") == drawn


@in_formats(*ALL)
def test_it_is_so_many_means_what_was_counted_before() -> None:
    """AsMany."""
    text = (
        "[CONT](VC):If the number of cards in your soul is 2 or more, this unit gets [Power]+1000, then, if it is 3 or "
        "more, it gets [Power]+2000."
    )
    assert [power(playing(text, {"soul": [EGG] * n}), YOU, "V") - PLAIN for n in (1, 2, 3)] == [0, 1000, 3000]
    assert "what is counted" in unread("[CONT](VC):If it is 3 or more, this unit gets [Power]+2000.")


@in_formats(*ALL)
def test_who_guards_asks_who_attacks_whom() -> None:
    """Fought: both sides of the battle, attacked and attacking."""
    text = (
        "[AUTO]:When placed on (GC) during the battle that your vanguard was attacked by your opponent's vanguard, "
        "draw a card."
    )
    for attack, drawn in (("V>V", 1), ("R1>V", 0), ("V>R1", 0)):
        you: Side = {"V": [REIYU], "R1": [RINO], "deck": DECK}
        they: Side = {"V": [REIYU], "R1": [RINO], "hand": [OTHER], "deck": DECK}
        guard = printed(text, OTHER, grade=0)
        state = say(lay("battle", you, they, guard), f"attack {attack}")
        settled(say(state, f"guard {OTHER}")) if can(state, f"guard {OTHER}") else None
        assert count(state, THEY, "hand") == drawn


@in_formats(*ALL)
def test_two_moments_are_either_of_them() -> None:
    """EitherTime between two timings."""
    gets = "this unit gets [Power]+1000 until end of turn."
    text = f"[AUTO](VC):When this unit attacks, or when your rear-guard attacks, {gets}"
    state = lay("battle", {"V": [TEST], "R1": [RINO], "deck": DECK}, {"deck": DECK}, printed(text))
    settled(say(state, "attack R1>V"))
    assert power(state, YOU, "V") == PLAIN + 1000
    say(state, "attack V>V")
    assert power(state, YOU, "V") == PLAIN + 2000


@in_formats(*ALL)
def test_the_first_or_second_battle_is_not_the_third() -> None:
    text = (
        "[AUTO](VC):When your rear-guard attacks, if it is the first or second battle of that turn, this unit gets "
        "[Power]+1000 until end of turn."
    )
    you: Side = {"V": [TEST], "R1": [RINO], "R2": [RINO], "deck": DECK}
    state = lay("battle", you, {"V": [NIRVANA], "deck": DECK}, printed(text))
    found = []
    for attacker in ("R1", "V", "R2"):
        settled(say(state, f"attack {attacker}>V"))
        found.append(power(state, YOU, "V") - PLAIN)
    assert found == [1000, 1000, 1000]


@in_formats(*ALL)
def test_a_rear_guard_does_not_stand_in_the_next_stand_phase() -> None:
    """Has("no stand"), given until the end of the opponent's next turn."""
    text = (
        "[ACT](VC)[1/turn]:Choose 1 of your opponent's rear-guards, and until end of your opponent's next turn, that "
        "unit cannot intercept, and cannot stand during stand phase."
    )
    they: Side = {"V": [REIYU], "R1": [resting(RINO)], "R2": [resting(RINO)], "deck": DECK}
    state = lay("main", {"V": [TEST], "deck": DECK}, they, printed(text))
    say(state, f"act {TEST}>1")
    say(state, options(state)[0])
    turn = state.turn
    while state.turn == turn or asked(state)[1] != "main":
        say(state, "pass" if can(state, "pass") else options(state)[0])
    assert sorted((rests(state, THEY, "R1"), rests(state, THEY, "R2"))) == [False, True]


@in_formats(*ALL)
def test_another_unit_of_its_name_is_one_beside_it() -> None:
    """The unit that was called counts as one of two."""
    text = (
        "[ACT](VC)[1/turn]:Choose a card from your hand, call it to (RC), and if you have another unit with the same "
        "card name as it, draw a card."
    )
    for beside, drawn in (([], 0), ([RINO], 1), ([EGG], 0)):
        board: Side = {"hand": [RINO], **({"R5": beside} if beside else {})}
        state = settled(say(playing(text, board), f"act {TEST}>1", f"choose {RINO}"))
        assert count(state, YOU, "hand") == drawn


@in_formats(*ALL)
def test_if_a_rear_guard_was_put_is_asked_of_what_was_done() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose up to 1 of your rear-guards, and put it into your soul. If you "
        "put a rear-guard, draw a card."
    )
    for others, drawn in (([RINO], 1), ([], 0)):
        you: Side = {"soul": [EGG], **({"R1": others} if others else {})}
        assert count(settled(act(playing(text, you))), YOU, "hand") == drawn


def test_signs_that_were_doubled_or_mistaken_are_mended() -> None:
    """Two colons, and a times sign for a plus."""
    right = read_text("[CONT](VC):This unit gets [Power]+5000.")
    assert read_text("[CONT](VC)::This unit gets [Power]*5000.")[0].tree == right[0].tree
    assert right[0].tree is not None


def test_a_name_may_end_with_an_exclamation_mark() -> None:
    (found,) = read_text('[CONT](VC):If you have a unit named "All Set Up!", this unit gets [Power]+5000.')
    assert found.tree is not None and "All Set Up!" in str(found.tree)


def test_a_tree_that_does_not_say_its_words_again_is_left_unread_and_nothing_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def other(tree: object, spelling: object) -> tuple[str, ...]:
        raise CardError("this spelling is of another tree")

    monkeypatch.setattr(printed_cards, "say", other)
    assert unread("[CONT](VC):This unit gets [Power]+7654.") == printed_cards.LOST_WORDS
