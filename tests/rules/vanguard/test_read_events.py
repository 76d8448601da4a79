"""Printed words about events and what caused them, in play: whose ability did it, which card it was about (G)."""

from __future__ import annotations

from duelwright import State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.printed.cards import with_abilities
from duelwright.language.node import AbilityNode

from .formats import ALL, STRIDING, in_formats
from .table import (
    EGG,
    HEAL,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    VAIRINA,
    YOU,
    Side,
    asked,
    can,
    cards,
    count,
    names,
    options,
    power,
    resting,
    rests,
    say,
    spent,
    told,
    unit,
)
from .test_read_cards import DECK, act, playing, printed, read_text
from .test_rulings import OTHER, TEST, lay, made

DRAGON = make.g_unit("test/dragon", "Test Dragon", "Kagero", 15000)


def settled(state: State) -> State:
    """Everything that is asked is answered with what comes first, until the turn player acts again."""
    while asked(state)[1] not in ("main", "attack", "ride"):
        say(state, "pass" if can(state, "pass") else options(state)[0])
    return state


def called(text: str, *hand: str, you: Side | None = None) -> State:
    """The vanguard calls a card from your hand by its ability, beside a unit with a printed text."""
    caller = printed("[ACT](VC)[1/turn]:Choose a card from your hand, and call it to (RC).")
    watcher = printed(text, OTHER, grade=1, own_power=8000)
    board: Side = {"V": [TEST], "R1": [OTHER], "hand": list(hand), "deck": DECK, **(you or {})}
    return lay("main", board, {}, caller, watcher)


def face_down(state: State) -> list[str]:
    """The damage cards that lie face down."""
    lie = [card for card in cards(state, YOU, "damage") if card.marks.get("face")]
    return [state.game.definitions[state.game.index[card.card]].name for card in lie]


# --- by what it happened ---


@in_formats(*ALL)
def test_by_your_cards_ability_is_not_by_a_call() -> None:
    """Caused("ability")."""
    text = (
        "[AUTO](RC):When your other unit is placed on (RC) by your card's ability, this unit gets "
        "[Power]+2000 until end of turn."
    )
    by_rule = settled(say(called(text, RINO), f"call {RINO}>R2"))
    assert power(by_rule, YOU, "R1") == 8000
    by_ability = settled(say(act(called(text, RINO)), f"choose {RINO}", "place R2"))
    assert power(by_ability, YOU, "R1") == 10000


@in_formats(*ALL)
def test_by_whose_ability_is_asked_of_the_card_that_has_it() -> None:
    for name, more in (("Test", 2000), ("Nobody", 0)):
        text = (
            f'[AUTO](RC):When your other unit is placed on (RC) by the ability of your vanguard with "{name}" in its '
            "card name, this unit gets [Power]+2000 until end of turn."
        )
        state = settled(say(act(called(text, RINO)), f"choose {RINO}", "place R2"))
        assert power(state, YOU, "R1") == 8000 + more


@in_formats(*ALL)
def test_for_the_cost_is_not_by_the_effect() -> None:
    """Caused("cost")."""
    effect = "[ACT](VC)[1/turn]:Choose one of your rear-guards, and retire it."
    cost = "[ACT](VC)[1/turn]:[COST][Retire a rear-guard], and this unit gets [Power]+1000 until end of turn."
    for text, drawn in ((effect, 0), (cost, 1)):
        falls = printed(
            "[AUTO]:When this unit is retired from (RC) for the cost of your vanguard's ability, draw a card.", OTHER
        )
        state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {}, printed(text), falls)
        settled(act(state))
        assert count(state, YOU, "hand") == drawn, text


@in_formats(*STRIDING)
def test_a_heal_trigger_knows_that_it_was_discarded_for_a_g_guardian() -> None:
    """Caused("G guardian")."""
    text = "[AUTO]:When this card is discarded from hand for the cost of calling a [G Guardian], draw a card."
    healer = with_abilities(make.trigger("test/heal", TEST, "Kagero", "heal", 10000, 5000, 20000), read_text(text))
    guardian = make.g_guardian("test/guardian", "Test Guardian", "Kagero", 15000)
    state = lay(
        "battle",
        {"deck": DECK},
        {"hand": [TEST], "G": [{"card": "Test Guardian", "face": "down"}], "deck": DECK},
        healer,
        guardian,
    )
    say(state, "attack V>V")
    say(state, next(one for one in options(state) if one.startswith("gguard")), f"choose {TEST}")
    assert len([one for one in state.events(THEY) if one.kind == "ON_DRAW" and one.source]) == 1


@in_formats(*ALL)
def test_whom_it_rode_upon_is_the_card_beneath() -> None:
    """RodeOver(…)."""
    for name, drawn in ((REIYU, 1), (VAIRINA, 0)):
        rider = printed(f'[AUTO]:When this unit is placed by riding from "{name}", draw a card.')
        state = lay("ride", {"V": [REIYU], "hand": [TEST], "deck": DECK}, {}, rider)
        settled(say(state, f"ride {TEST}"))
        assert count(state, YOU, "hand") == drawn


# --- the card that the event was about ---


@in_formats(*ALL)
def test_that_unit_is_the_one_that_was_placed() -> None:
    """It("event")."""
    text = "[AUTO](RC):When your other unit is placed on (RC), that unit gets [Power]+3000 until end of turn."
    state = settled(say(called(text, RINO), f"call {RINO}>R2"))
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (8000, 11000)


@in_formats(*ALL)
def test_a_card_that_is_put_into_the_soul_is_watched() -> None:
    """Enters(Group("soul"))."""
    text = "[AUTO](RC):When a card is put into your soul, this unit gets [Power]+3000 until end of turn."
    charger = printed("[ACT](VC)[1/turn]:Soul-Charge 2.")
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {}, charger, printed(text, OTHER))
    settled(act(state))
    assert power(state, YOU, "R1") == 19000


@in_formats(*ALL)
def test_a_rear_guard_of_the_opponents_that_falls_is_watched_and_no_other_card_of_the_drop_zone() -> None:
    text = '[AUTO](VC)[1/turn]:When your opponent\'s rear-guard with "Rino" in its card name is retired, draw a card.'
    retirer = made(OTHER, *read_text_of("[ACT](RC)[1/turn]:Choose one of your opponent's rear-guards, and retire it."))
    for name, drawn in ((RINO, 1), (EGG, 0)):
        state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {"R1": [name]}, printed(text), retirer)
        settled(say(state, f"act {OTHER}>1"))
        assert (count(state, THEY, "R1"), count(state, YOU, "hand")) == (0, drawn)


def read_text_of(text: str) -> tuple[make.More, ...]:
    """The abilities of a printed text."""
    return tuple(one for one in printed(text).abilities if isinstance(one, AbilityNode))


@in_formats(*ALL)
def test_two_timings_of_one_line_are_played_each() -> None:
    text = "[AUTO](RC):When this unit attacks or boosts, this unit gets [Power]+2000 until end of turn."
    fighter = with_abilities(make.unit("test/other", OTHER, "Kagero", 1, 8000, 5000), read_text(text))
    for attack in (("attack R1>V",), ("attack V>V", "boost R4")):
        state = lay("battle", {"R1": [OTHER], "R4": [OTHER], "deck": DECK}, {"deck": DECK}, fighter)
        say(state, *attack)
        circle = "R1" if len(attack) == 1 else "R4"
        assert power(state, YOU, circle) == 10000


@in_formats(*ALL)
def test_a_card_speaks_of_its_own_damage_check() -> None:
    text = "[AUTO]:When this card is revealed for a damage check, draw a card."
    state = lay("battle", {"deck": DECK}, {"deck": [OTHER, *DECK]}, printed(text, OTHER))
    say(state, "attack V>V")
    settled(state)
    assert names(state, THEY, "damage") == [OTHER] and count(state, THEY, "hand") == 1


# --- costs ---


@in_formats(*ALL)
def test_a_counter_blast_may_ask_for_such_cards() -> None:
    text = '[ACT](VC)[1/turn]:[COST][Counter-Blast 1 - card with "Rino" in its card name], and draw a card.'
    assert not can(playing(text, {"damage": [EGG, spent(RINO)]}), f"act {TEST}>1")
    state = settled(act(playing(text, {"damage": [EGG, RINO]})))
    assert face_down(state) == [RINO]


@in_formats(*ALL)
def test_a_soul_blast_may_ask_for_such_cards() -> None:
    text = f'[ACT](VC)[1/turn]:[COST][Soul-Blast 1 "{RINO}"], and draw a card.'
    assert not can(playing(text, {"soul": [EGG]}), f"act {TEST}>1")
    state = settled(act(playing(text, {"soul": [EGG, RINO]})))
    assert names(state, YOU, "soul") == [EGG]


@in_formats(*ALL)
def test_the_top_of_the_deck_may_be_a_cost() -> None:
    """PuttingTop("drop")."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Put the top card of your deck into the drop zone], and this unit gets "
        "[Power]+5000 until end of turn."
    )
    state = settled(act(playing(text, {"deck": [RINO, *DECK]})))
    assert names(state, YOU, "drop") == [RINO] and power(state, YOU, "V") == 18000


@in_formats(*ALL)
def test_a_card_of_the_hand_may_discard_itself_as_a_cost() -> None:
    """DiscardThis()."""
    text = (
        "[ACT](Hand):[COST][Discard this card], and choose one of your vanguards, and it gets [Power]+5000 "
        "until end of turn."
    )
    state = lay("main", {"hand": [TEST], "deck": DECK}, {}, printed(text))
    settled(say(state, f"act {TEST}>1"))
    assert (names(state, YOU, "drop"), power(state, YOU, "V")) == ([TEST], 18000)


@in_formats(*STRIDING)
def test_a_card_counts_as_more_while_a_stride_is_paid_for() -> None:
    """E, Stride and G: grades that add up to 3."""
    text = "[CONT](Hand):While you are paying the cost for Stride, this card gets grade +2."
    helper = printed(text, grade=1)
    you: Side = {"hand": [TEST], "G": [{"card": "Test Dragon", "face": "down"}], "deck": DECK}
    state = say(lay("stride", you, {}, DRAGON, helper), "stride Test Dragon", f"choose {TEST}")
    settled(state)
    assert unit(state, YOU, "V").card == "test/dragon"
    assert not can(lay("stride", {**you, "hand": [RINO]}, {}, DRAGON, helper), "stride Test Dragon")


@in_formats(*STRIDING)
def test_a_card_may_be_discarded_as_a_grade_for_a_stride() -> None:
    """ForStride(grade=3)."""
    text = "[CONT](Hand):While paying the cost for Stride, this card may be discarded as a grade 3."
    you: Side = {"hand": [TEST], "G": [{"card": "Test Dragon", "face": "down"}], "deck": DECK}
    assert can(lay("stride", you, {}, DRAGON, printed(text, grade=1)), "stride Test Dragon")


# --- what is done ---


@in_formats(*ALL)
def test_cards_of_the_damage_zone_are_turned_face_up() -> None:
    """Turn(…, "up")."""
    text = "[ACT](VC)[1/turn]:Choose up to one card from your damage zone, and turn it face up."
    state = say(act(playing(text, {"damage": [spent(RINO), spent(EGG)]})), f"choose {RINO}")
    settled(state)
    assert face_down(state) == [EGG]


@in_formats(*ALL)
def test_any_number_may_be_none_and_may_be_all() -> None:
    text = "[ACT](VC)[1/turn]:Choose any number of your rear-guards, and retire them."
    board: Side = {"R1": [RINO], "R2": [EGG]}
    none = settled(say(act(playing(text, board)), "done"))
    assert (count(none, YOU, "R1"), count(none, YOU, "R2")) == (1, 1)
    both = settled(say(act(playing(text, board)), "choose R1", "choose R2"))
    assert (count(both, YOU, "R1"), count(both, YOU, "R2")) == (0, 0)


@in_formats(*ALL)
def test_cards_go_on_the_deck_in_the_order_that_was_chosen() -> None:
    """ToTopAnyOrder(…)."""
    text = (
        "[ACT](VC)[1/turn]:Look at two cards from the top of your deck, put them on the top of your deck in "
        "any order, and draw a card."
    )
    state = say(act(playing(text, {"deck": [RINO, EGG, *DECK]})), f"choose {EGG}")
    settled(state)
    assert names(state, YOU, "hand") == [EGG]


@in_formats(*ALL)
def test_what_is_put_off_to_the_end_phase_comes_when_it_begins() -> None:
    text = (
        "[ACT](VC)[1/turn]:Draw a card, and at the beginning of the end phase of that turn, choose a card "
        "from your hand, and put it into your soul."
    )
    state = act(playing(text, {}))
    assert count(state, YOU, "soul") == 0
    while not count(state, YOU, "soul"):
        say(state, "pass" if can(state, "pass") else options(state)[0])
    order = told(state, 0, "ON_END_PHASE_START", "ON_SENT_TO_SOUL", "ON_END_OF_TURN")
    assert order == ["ON_END_PHASE_START", "ON_SENT_TO_SOUL", "ON_END_OF_TURN"]


# --- conditions and filters ---


@in_formats(*ALL)
def test_grades_of_both_vanguards_are_compared() -> None:
    """Exceeds(Greatest(…), Greatest(…)): in Legion the greater of the two counts."""
    text = "[CONT](RC):If your vanguard's grade is less than your opponent's vanguard, this unit gets [Power]+5000."
    for front, more in ((REIYU, 5000), (NIRVANA, 0)):
        state = lay("main", {"V": [front], "R1": [OTHER], "deck": DECK}, {}, printed(text, OTHER))
        assert power(state, YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_without_sentinel_leaves_sentinels_out() -> None:
    """ButNot(Having("sentinel"))."""
    text = "[ACT](VC)[1/turn]:Choose a normal unit without sentinel from your drop, and put it into your hand."
    shield = made(OTHER, "sentinel", grade=1)
    state = lay("main", {"V": [TEST], "drop": [OTHER, RINO], "deck": DECK}, {}, printed(text), shield)
    settled(act(state))
    assert names(state, YOU, "hand") == [RINO]


@in_formats(*ALL)
def test_a_kind_of_unit_is_asked_for_on_the_field() -> None:
    """OfKind("trigger unit")."""
    text = "[CONT](VC):If you have a trigger unit, this unit gets [Power]+5000."
    assert power(playing(text, {"R1": [RINO]}), YOU, "V") == 13000
    assert power(playing(text, {"R1": [HEAL]}), YOU, "V") == 18000


@in_formats(*ALL)
def test_an_ability_that_a_condition_gives_is_there_while_it_holds() -> None:
    text = '[CONT](VC):If you have a rear-guard, this unit gets "[ACT](VC)[1/turn]:Draw a card.".'
    assert not can(playing(text, {}), f"act {TEST}>1")
    assert count(act(playing(text, {"R1": [RINO]})), YOU, "hand") == 1


@in_formats(*ALL)
def test_during_the_battle_it_attacked_a_vanguard_is_no_other_battle() -> None:
    text = "[CONT](RC):During the battle it attacked a vanguard, this unit gets [Power]+5000."
    for target, more in (("V", 5000), ("R1", 0)):
        board: Side = {"R1": [OTHER], "deck": DECK}
        state = lay("battle", board, {"R1": [resting(RINO)], "deck": DECK, "hand": [EGG]}, printed(text, OTHER))
        say(state, f"attack R1>{target}")
        assert power(state, YOU, "R1") == 13000 + more and rests(state, YOU, "R1")


@in_formats(*ALL)
def test_an_ability_that_is_given_may_wait_for_what_others_do() -> None:
    """Grant of a watcher: who was given it hears of the other unit's attack, and of the end of the turn."""
    text = (
        '[ACT](VC)[1/turn]:Choose one of your rear-guards, and until end of turn, it gets "[AUTO](RC):When your '
        'vanguard attacks, this unit gets [Power]+3000 until end of turn.".'
    )
    state = act(playing(text, {"R1": [RINO], "R2": [EGG]}))
    say(state, "choose R1")
    before = power(state, YOU, "R1")
    while asked(state)[1] != "attack":
        say(state, "pass")
    say(state, "attack V>V")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (before + 3000, 6000)


@in_formats(*ALL)
def test_for_every_two_leaves_out_what_is_over() -> None:
    """Count(…, per=2)."""
    text = "[CONT](VC):This unit gets [Power]+2000 for every two cards in your soul."
    assert power(playing(text, {"soul": [EGG] * 5}), YOU, "V") == 17000


@in_formats(*ALL)
def test_one_of_several_things_is_chosen() -> None:
    gets = "This unit gets [Power]+5000 until end of turn."
    text = f"[ACT](VC)[1/turn]:Perform one of the following.\n・Draw a card.\n・{gets}"
    drawn = say(act(playing(text, {})), "option 1")
    assert (count(drawn, YOU, "hand"), power(drawn, YOU, "V")) == (1, 13000)
    stronger = say(act(playing(text, {})), "option 2")
    assert (count(stronger, YOU, "hand"), power(stronger, YOU, "V")) == (0, 18000)


@in_formats(*ALL)
def test_the_back_row_center_is_one_circle() -> None:
    """InColumn("center")."""
    text = "[CONT]Back Row Center (RC):This unit gets [Power]+5000."
    state = lay("main", {"R4": [OTHER], "R5": [OTHER], "deck": DECK}, {}, printed(text, OTHER))
    assert (power(state, YOU, "R4"), power(state, YOU, "R5")) == (18000, 13000)


@in_formats(*ALL)
def test_a_card_may_be_called_into_the_column_of_its_caller() -> None:
    text = "[ACT](RC)[1/turn]:Choose a card from your hand, and call it to a (RC) in the same column as this unit."
    state = lay("main", {"R1": [OTHER], "hand": [RINO], "deck": DECK}, {}, printed(text, OTHER))
    say(state, f"act {OTHER}>1")
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert set(options(state)) == {"place R1", "place R5"} or set(options(state)) == {"place R1", "place R3"}


@in_formats(*ALL)
def test_as_many_cards_are_looked_at_as_there_are_others() -> None:
    """Look("t", Count(…))."""
    text = (
        "[ACT](VC)[1/turn]:Look at the same number of cards from the top of your deck as the number of cards in your "
        "damage zone, choose up to one card from among them, put it into your hand, and put the rest on the bottom of "
        "your deck in any order."
    )
    state = act(playing(text, {"damage": [EGG, EGG], "deck": [RINO, REIYU, VAIRINA, *DECK]}))
    assert sorted(one for one in options(state) if one.startswith("choose")) == sorted(
        one for one in options(state) if one != "done"
    )
    assert len(options(state)) == 3


@in_formats("CV")
def test_a_unit_with_limit_break_is_known_by_its_ability() -> None:
    """Having("limit break")."""
    text = "[CONT](RC):If you have a vanguard with [Limit-Break 4], this unit gets [Power]+5000."
    breaker = printed("[CONT](VC)[Limit-Break 4]:This unit gets [Power]+5000.")
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {}, breaker, printed(text, OTHER))
    assert power(state, YOU, "R1") == 18000
    plain = lay("main", {"R1": [OTHER], "deck": DECK}, {}, printed(text, OTHER))
    assert power(plain, YOU, "R1") == 13000


@in_formats(*STRIDING)
def test_which_g_unit_strides_is_asked_by_its_original_name() -> None:
    """YouStride(…); OriginalNameHas(…)."""
    for word, drawn in (("Dragon", 1), ("Chakrabarthi", 0)):
        text = f'[AUTO](RC):When your G unit with "{word}" in its original card name strides, draw a card.'
        you: Side = {"R1": [OTHER], "hand": [NIRVANA], "G": [{"card": "Test Dragon", "face": "down"}], "deck": DECK}
        watcher = printed(text.replace("strides", "[Stride]"), OTHER)
        state = say(lay("stride", you, {}, DRAGON, watcher), "stride Test Dragon", f"choose {NIRVANA}")
        assert count(settled(state), YOU, "hand") == drawn
