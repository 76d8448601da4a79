"""What nobody may learn, and guesses that a searching player makes of what is hidden."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.core.errors import CardError
from duelwright.games.vanguard import names as n
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    Bind,
    Call,
    Continuous,
    EntersZone,
    Grade,
    Group,
    SoulCharge,
    ToTop,
)
from duelwright.language.node import Effect
from duelwright.language.nodes import AtLeast, Choose, Count, It, Reveal, Shuffle, This, ToBottom

from .table import (
    BLANKS,
    EGG,
    INFERNO,
    NIRVANA,
    OVER,
    REIYU,
    RINO,
    SHIPPED,
    THEY,
    YOU,
    asked,
    by_effect_put,
    count,
    options,
    power,
    rests,
    say,
    shipped,
)
from .test_rulings import lay, made

VARGA = "Fated One of Unparalleled, Varga Dragres"
CHOUKI = "Blaze Fist Monk, Chouki"


def guessed(state: dw.State, seat: int, zone: str) -> list[dw.CardDef]:
    return [
        state.game.definitions[state.defs[card]] for card in state.zones[state.game.place(seat, n.ZONES.index(zone))]
    ]


def test_a_guess_can_be_played_on_while_an_over_trigger_resolves() -> None:
    state = say(shipped("battle", {"deck": [OVER] + [RINO] * 4}), "attack V>V", "pass")
    for seat in (YOU, THEY):
        guess = state.determinize(seat, 1)
        guess.apply(guess.legal()[0])
        assert power(guess, YOU, "V") >= 100_000_000


def test_a_guess_can_be_played_on_when_the_attacked_unit_has_left() -> None:
    """C.4: the battle goes on."""
    state = shipped("battle", {"V": [VARGA], "damage": [RINO]}, {"R1": [INFERNO], "damage": [RINO] * 4})
    say(state, "attack V>R1")
    by_effect_put(state, THEY, "R1", "hand")
    guess = state.determinize(YOU, 3)
    while guess.registers[n.IN_BATTLE]:
        guess.apply(guess.legal()[-1])
    assert (guess.registers[n.BATTLES], guess.over, len(guessed(guess, THEY, "damage"))) == (1, False, 4)


def test_a_guess_gives_a_ride_deck_and_a_starter_that_a_deck_can_have() -> None:
    """A, B: grade 0 on VC, grades 1 to 3 in the ride deck."""
    for seed in range(5):
        guess = SHIPPED.start(seed=seed).determinize(YOU, seed)
        assert [card.numbers["grade"] for card in guessed(guess, THEY, "V")] == [0]
        grades = sorted(card.numbers["grade"] for card in guessed(guess, THEY, "ride"))
        assert grades == [1, 2, 3]


def test_with_open_lists_a_guess_keeps_to_the_list() -> None:
    state = SHIPPED.start(seed=4, open_lists=True)
    guess = state.determinize(YOU, 9)
    assert sorted(state.defs) == sorted(guess.defs)
    assert sorted(card.numbers["grade"] for card in guessed(guess, THEY, "ride")) == [1, 2, 3]


def test_asking_for_a_cost_does_not_tell_what_a_hand_holds() -> None:
    """C.3: windows open by public information alone."""
    four = unit("test/four", "A Grade 4", "Dragon Empire", 4, 15000, 0)
    game = dw.game("vanguard-d", cards=[four])
    seen = []
    for other in (RINO, "A Grade 4"):
        state = shipped("battle", {}, {"hand": [CHOUKI, other]}, game=game)
        say(state, "attack V>V", f"guard {CHOUKI}")
        assert ("option 1" in options(state)) == (other != RINO)
        seen.append(state.view(YOU).prompt)
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("card", "face", "fires"), [(REIYU, "up", True), (RINO, "up", False), (REIYU, "down", False)])
def test_a_face_down_bound_card_has_no_grade_for_anybody(card: str, face: str, fires: bool) -> None:
    """B: bound face down; its owner alone knows it, and no ability reads it. Tyrusiel asks for even grades."""
    tyrusiel = "Love-gazing, Tyrusiel"
    state = shipped("battle", {"R3": [EGG]}, {"hand": [tyrusiel], "bind": [{"card": card, "face": face}]})
    say(state, "attack V>V", f"guard {tyrusiel}")
    assert rests(state, YOU, "R3") == fires


def test_a_continuous_ability_that_would_tell_what_a_hand_holds_is_refused() -> None:
    leak = AtLeast(1, Group("hand", "opponent's", that=(Grade(3),)))
    tells = Continuous(This(), "power", 1, ("RC",), leak)
    with pytest.raises(CardError, match="hidden zone"):
        dw.game("vanguard-d", cards=[unit("test/leak", "A Leak", "", 1, 8000, 0, tells)])
    fair = Continuous(This(), "power", Count(Group("hand", "opponent's"), 1000), ("RC",))
    assert dw.game("vanguard-d", cards=[unit("test/fair", "Fair", "", 1, 8000, 0, fair)])


@pytest.mark.parametrize(("put", "place"), [(ToTop(It("t")), 0), (ToBottom(It("t")), -1)])
def test_a_card_of_the_hand_that_was_shown_stays_known_where_both_saw_it_go(put: Effect, place: int) -> None:
    """B: whoever saw a card and its place knows it until the deck is shuffled; the rest of the hand stays unknown."""
    shows = Act((Choose("t", Group("hand")), Reveal(It("t")), put))
    hides = Act((Choose("t", Group("hand")), put))
    for act, seen in ((shows, True), (hides, False)):
        card = unit("test/shower", "Test Shower", "", 3, 13000, 0, act, Act((Shuffle(),)))
        game = dw.game("vanguard-d", cards=[card])
        state = shipped("main", {"V": [card.name], "hand": [NIRVANA, REIYU]}, game=game)
        say(state, f"act {card.name}>1", f"choose {NIRVANA}")
        for viewer in (THEY, None):
            deck = state.view(viewer).seats[YOU].zones["deck"]
            shown = deck[place]
            assert shown is not None and bool(shown.card) == seen
            assert [one.card for one in state.view(viewer).seats[YOU].zones["hand"] if one is not None] == [""]
        say(state, f"act {card.name}>2")
        assert not any(one.card for one in state.view(THEY).seats[YOU].zones["deck"] if one is not None)


@pytest.mark.parametrize("second", [NIRVANA, REIYU])
def test_what_was_shown_is_not_told_from_what_is_put_back_after_a_choice_that_nobody_sees(second: str) -> None:
    """B: a card is shown, then one of the hand is put under the deck unseen: it may be that one, or another."""
    act = Act((Choose("x", Group("hand")), Reveal(It("x")), Choose("y", Group("hand")), ToBottom(It("y"))))
    card = unit("test/shower", "Test Shower", "", 3, 13000, 0, act)
    game = dw.game("vanguard-d", cards=[card])
    state = shipped("main", {"V": [card.name], "hand": [NIRVANA, REIYU]}, game=game)
    say(state, f"act {card.name}>1", f"choose {NIRVANA}", f"choose {second}")
    for viewer in (THEY, None):
        seat = state.view(viewer).seats[YOU]
        assert [one.card for one in (*seat.zones["deck"], *seat.zones["hand"]) if one is not None and one.card] == []


def test_a_card_that_nobody_saw_is_put_into_the_deck_in_silence() -> None:
    """B, F: from the hand, or bound face down, also where the ability names where it comes from."""
    tells = [Auto(on, (SoulCharge(1),)) for on in (EntersZone("deck"), EntersZone("deck", "hand"))]
    teller = unit("test/teller", "Test Teller", "", 1, 8000, 5000, *tells)
    puts = Act((Choose("t", Group("hand")), ToBottom(It("t"))))
    binds = Act((Choose("t", Group("hand")), Bind(It("t"), "down"), Choose("u", Group("bind")), ToBottom(It("u"))))
    mover = unit("test/mover", "Test Mover", "", 3, 13000, 0, puts, binds)
    game = dw.game("vanguard-d", cards=[teller, mover])
    for part in (1, 2):
        state = shipped("main", {"V": [mover.name], "hand": [teller.name, RINO]}, game=game)
        say(state, f"act {mover.name}>{part}", f"choose {teller.name}")
        while state.prompt is not None and state.prompt.kind != "main":
            say(state, options(state)[0])
        assert state.view(YOU).seats[YOU].zones["soul"] == ()


def test_a_card_of_the_hand_that_is_called_in_secret_is_one_card_in_every_guess() -> None:
    """Chosen under one name and placed under another, while its circle is asked for; the hand holds nothing else."""
    caller = made("A Caller", Act((Choose("t", Group("hand")), Call(It("t")))))
    for hand in ([RINO], [RINO, EGG]):
        state = lay("main", {"V": ["A Caller"], "hand": hand, "deck": BLANKS}, None, caller)
        say(state, "act A Caller>1", f"choose {RINO}")
        assert asked(state) == (YOU, "circle")
        view = state.view(THEY)
        for seed in range(8):
            guess = state.game.determinize(view, seed)
            assert guess.view(THEY) == view
            guess.apply("place R1")
            assert count(guess, YOU, "hand") == len(hand) - 1
