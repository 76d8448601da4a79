"""What is hidden: hands, decks, face-down monsters and spells; and positions that keep who knows what."""

from __future__ import annotations

import msgspec
import pytest

import duelwright as dw
from duelwright import PositionError, State
from duelwright.games.duel.make import spell
from duelwright.games.duel.nodes import Revive, Spell
from duelwright.language.nodes import Cards, Choose, It

from ...conformance.soak import check_invariants
from .table import THEY, YOU, Side, battle, board, defending, end_turns, hidden, lies, main1, names, options, row, say

GAME = dw.game("duel")


def told(state: State, viewer: int | None, since: int = 0) -> str:
    """All that a viewer can read from its view and its events, as one text."""
    return state.view(viewer).encode().decode() + msgspec.json.encode(state.events(viewer, since)).decode()


def test_the_hands_are_seen_by_their_players_only() -> None:
    state = main1({"hand": ["Kuriboh", "Raigeki"]}, {"hand": ["Dark Hole"]})
    assert names(state, YOU, "hand", viewer=YOU) == ["Kuriboh", "Raigeki"]
    assert names(state, YOU, "hand", viewer=THEY) == ["?", "?"]
    assert names(state, THEY, "hand", viewer=YOU) == ["?"]


def test_the_decks_are_seen_by_nobody_but_counted_by_all() -> None:
    state = main1({"deck": ["Kuriboh", "Raigeki"]})
    for viewer in (YOU, THEY):
        assert names(state, YOU, "deck", viewer) == ["?", "?"]


def test_the_graveyards_are_seen_by_all() -> None:
    state = main1({"graveyard": ["Kuriboh", "Raigeki"]})
    assert names(state, YOU, "graveyard", viewer=THEY) == ["Raigeki", "Kuriboh"]  # the top is the last


def test_a_draw_is_seen_by_who_draws_only() -> None:
    state = end_turns(main1({}, {"deck": ["Cosmo Queen"]}))
    assert "duel/cosmo-queen" in told(state, THEY)
    assert "duel/cosmo-queen" not in told(state, YOU)


@pytest.mark.parametrize("viewer", [THEY, None])
def test_a_set_monster_and_a_set_spell_are_told_to_nobody_else(viewer: int | None) -> None:
    state = say(main1({"hand": ["Gemini Elf", "Raigeki", "Kuriboh"]}), "set Gemini Elf", "set Raigeki")
    for name in ("gemini-elf", "raigeki"):
        assert f"duel/{name}" in told(state, YOU)
        assert f"duel/{name}" not in told(state, viewer)


def test_how_a_face_down_card_lies_is_for_all_to_see() -> None:
    state = main1({"monsters": [hidden("Gemini Elf")]})
    seen = state.view(THEY).seats[YOU].zones["monsters"][0]
    assert seen is not None
    assert (seen.card, seen.marks, seen.values) == ("", {"mode": 1, "face": 1}, {})


def test_a_monster_that_was_attacked_stays_known() -> None:
    state = say(battle("Kuriboh", hidden("Big Shield Gardna")), "attack 1>1")
    assert row(state, THEY, "monsters", viewer=YOU)[0] == "Big Shield Gardna"
    state = say(end_turns(state), "switch 1")
    assert row(end_turns(state), THEY, "monsters", viewer=YOU)[0] == "Big Shield Gardna"


def test_a_set_spell_is_known_when_it_is_activated() -> None:
    state = main1({"spells": ["Mage Power"], "monsters": ["Kuriboh", "Cyber Jar"]})
    say(state, "activate Mage Power")
    assert names(state, YOU, "spells", viewer=THEY) == ["Mage Power"]


def test_who_takes_a_face_down_monster_sees_it_and_the_former_player_still_knows_it() -> None:
    state = main1({"hand": ["Change Of Heart"]}, {"monsters": [hidden("Cosmo Queen"), "Kuriboh"]})
    say(state, "activate Change Of Heart")
    assert "duel/cosmo-queen" not in told(state, YOU)
    face_down = state.view(YOU).seats[THEY].zones["monsters"][0]
    assert face_down is not None
    say(state, f"choose h{face_down.handle}")
    assert lies(state, YOU, 1) == ("defense", "down")
    assert names(state, YOU, "monsters", viewer=YOU) == ["Cosmo Queen"]
    assert names(state, YOU, "monsters", viewer=THEY) == ["Cosmo Queen"]
    assert "duel/cosmo-queen" not in told(state, None)  # the public table does not


def test_naming_a_face_down_monster_does_not_tell_what_it_is() -> None:
    state = main1({"hand": ["Mage Power"], "monsters": ["Kuriboh"]}, {"monsters": [hidden("Cosmo Queen")]})
    say(state, "activate Mage Power")
    target = state.view(YOU).seats[THEY].zones["monsters"][0]
    assert target is not None
    say(state, f"choose h{target.handle}")
    assert "duel/cosmo-queen" not in told(state, YOU)
    assert "duel/cosmo-queen" in told(state, THEY)


def test_refusals_never_name_a_hidden_card() -> None:
    they: Side = {
        "hand": ["Cosmo Queen"],
        "monsters": [hidden("Dark Magician")],
        "spells": ["Raigeki"],
        "deck": ["Kuriboh"],
    }
    state = main1({"monsters": [defending("Baby Dragon")]}, they)
    for zone in ("hand", "monsters", "spells", "deck"):
        card = state.view(YOU).seats[THEY].zones[zone][0]
        assert card is not None
        for verb in ("summon", "set", "activate"):
            refusal = state.explain(YOU, f"{verb} h{card.handle}")
            assert refusal is not None
            assert refusal.code == "no_such_card"
            assert refusal.params == {"handle": f"h{card.handle}"}
    for action in ("attack 1>1", "attack 1", "switch 2"):
        refusal = state.explain(YOU, action)
        assert refusal is not None
        assert "Dark Magician" not in refusal.text("en")


def test_the_own_deck_cannot_be_asked_for_its_cards_either() -> None:
    state = main1({"deck": ["Cosmo Queen"]})
    card = state.view(YOU).seats[YOU].zones["deck"][0]
    assert card is not None
    refusal = state.explain(YOU, f"summon h{card.handle}")
    assert refusal is not None
    assert refusal.code == "no_such_card"


def test_the_options_of_a_player_are_not_told_to_the_other() -> None:
    state = main1({"hand": ["Kuriboh"]})
    prompt = state.view(THEY).prompt
    assert prompt is not None
    assert (prompt.seat, prompt.options) == (YOU, ())


# --- positions ---


def test_a_position_keeps_modes_faces_gains_and_who_knows_what() -> None:
    you: Side = {
        "hand": ["Raigeki", "Kuriboh"],
        "monsters": [None, hidden("Baby Dragon"), {"card": "Cyber Jar", "mode": "defense", "gain": 500}, "Gemini Elf"],
        "spells": ["Dark Hole"],
        "life": 4100,
    }
    they: Side = {"monsters": [hidden("Time Wizard")], "graveyard": ["Kuriboh", {"card": "Mokey Mokey", "gain": 300}]}
    state = board("main2", you, they)
    again = GAME.position(state.position())
    assert again.position() == state.position()
    for viewer in (YOU, THEY):
        for seat in (YOU, THEY):
            for zone in ("hand", "monsters", "spells", "graveyard"):
                assert sorted(row(again, seat, zone, viewer)) == sorted(row(state, seat, zone, viewer))


def test_a_position_keeps_a_taken_face_down_monster() -> None:
    state = main1({"hand": ["Change Of Heart"]}, {"monsters": [hidden("Cosmo Queen")]})
    say(state, "activate Change Of Heart")
    again = GAME.position(state.position())
    assert again.position() == state.position()
    assert names(again, YOU, "monsters", viewer=THEY) == ["Cosmo Queen"]
    assert names(again, YOU, "monsters", viewer=YOU) == ["Cosmo Queen"]


def test_a_position_keeps_what_was_done_this_turn() -> None:
    state = main1({"hand": ["Kuriboh", "Mokey Mokey", "Raigeki"], "monsters": ["Gemini Elf", "Baby Dragon"]})
    say(state, "summon Kuriboh", "set Raigeki", "switch 1", "next", "attack 2", "next")
    again = GAME.position(state.position())
    assert [text.split()[0] for text in options(again)] == [text.split()[0] for text in options(state)]
    assert again.position() == state.position()


def test_positions_of_random_duels_are_taken_and_laid_out_again() -> None:
    compared = 0
    for seed in range(20):
        state = GAME.start(seed=seed)
        for n in range(15 + seed * 3):
            if not state.over:
                legal = state.legal()
                state.apply(legal[(seed * 7 + n * 5) % len(legal)])
        if state.prompt is None or state.prompt.kind != "turn":
            continue  # it is over, or a choice is open
        taken = state.position()
        assert GAME.position(msgspec.json.decode(msgspec.json.encode(taken))).position() == taken
        compared += 1
    assert compared >= 12


def test_a_position_cannot_be_taken_while_sacrifices_are_chosen() -> None:
    state = say(main1({"hand": ["Summoned Skull"], "monsters": ["Kuriboh"]}), "summon Summoned Skull")
    with pytest.raises(PositionError, match="under way"):
        state.position()


@pytest.mark.parametrize(
    ("side", "message"),
    [
        ({"monsters": [{"card": "Kuriboh", "mode": "sideways"}]}, "mode: give attack or defense, not 'sideways'"),
        ({"monsters": [{"card": "Kuriboh", "face": "left"}]}, "face: give up or down, not 'left'"),
        ({"monsters": [{"card": "Kuriboh", "mode": 2}]}, "mode: give a number from 0 to 1"),
        ({"monsters": [{"card": "Kuriboh", "moed": "attack"}]}, "did you mean 'mode'?"),
        ({"monsters": ["Kuribo"]}, "did you mean 'Kuriboh'?"),
        ({"monsters": ["Kuriboh"] * 6}, "there are 5 slots, not 6"),
        ({"lief": 8000}, "did you mean 'life'?"),
    ],
)
def test_a_wrong_position_names_the_place(side: Side, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position({"seats": [{}, side]})
    assert str(caught.value).startswith("seats[1]")
    assert message in str(caught.value)


@pytest.mark.parametrize("viewer", [THEY, None])
def test_sacrifices_do_not_tell_which_monster_is_set(viewer: int | None) -> None:
    state = main1({"hand": ["Dark Magician"], "monsters": ["Kuriboh", "Mokey Mokey"]})
    say(state, "set Dark Magician")
    stack = state.view(viewer).stack
    abilities = [state.game.ability(frame.ability).name for frame in stack if frame.ability]
    assert "Dark Magician" not in abilities
    say(state, "choose Kuriboh", "choose Mokey Mokey")
    assert "duel/dark-magician" not in told(state, viewer)


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ({"monsters": ["Raigeki"]}, "Raigeki is no monster"),
        ({"spells": ["Kuriboh"]}, "Kuriboh is no spell"),
        ({"monsters": [{"card": "Kuriboh", "face": "down"}]}, "defense mode"),
    ],
)
def test_a_board_that_cannot_be_is_refused(board: dict[str, object], words: str) -> None:
    with pytest.raises(dw.PositionError, match=words):
        dw.game("duel").position({"seats": [board, {}]})


def test_a_battle_phase_that_the_rules_do_not_have_is_refused() -> None:
    with pytest.raises(dw.PositionError, match="no battle phase"):
        dw.game("duel", rules={"first_turn_battle": False}).position({"phase": "battle", "turn": 1})


def test_a_spell_without_an_effect_is_refused() -> None:
    with pytest.raises(dw.CardError, match="needs an effect"):
        dw.game("duel", cards=[dw.CardDef("user:x", "Dud", "spell")])


def test_a_summon_that_can_still_be_taken_back_is_nobody_elses_business() -> None:
    mine: Side = {"hand": ["Dark Magician", "Pot of Greed"], "monsters": ["Kuriboh", "Mokey Mokey"]}
    state = main1(mine)
    before = [state.view(viewer) for viewer in (THEY, None)]
    say(state, "summon Dark Magician")
    assert state.prompt is not None
    assert state.prompt.kind == "choice"
    assert [state.view(viewer) for viewer in (THEY, None)] == before
    say(state, "choose Kuriboh", "back", "back")
    assert [state.view(viewer) for viewer in (THEY, None)] == before


def test_a_guess_from_the_other_side_of_a_summon_can_be_played_on() -> None:
    state = main1({"hand": ["Dark Magician", "Pot of Greed"], "monsters": ["Kuriboh", "Mokey Mokey"]})
    say(state, "summon Dark Magician")
    for seed in range(20):
        guess = state.game.determinize(state.view(THEY), seed)
        for n in range(30):
            if not guess.over:
                check_invariants(guess, f"seed {seed} step {n}")
                guess.apply(guess.legal()[(seed + n) % len(guess.legal())])


def test_a_guess_gives_the_other_player_a_deck_of_fifteen_and_five() -> None:
    for seed in range(10):
        state = dw.game("duel").start(seed=seed)
        guess = state.game.determinize(state.view(0), seed)
        theirs = [guess.game.kinds[guess.defs[card]] for card, owner in enumerate(guess.owner) if owner == 1]
        assert (theirs.count(0), theirs.count(1)) == (15, 5)


def test_main_is_another_name_for_the_first_main_phase() -> None:
    board = {"turn": 3, "active": 0, "phase": "main", "first": 0, "seed": 7, "seats": [{"life": 8000}, {}]}
    assert dw.game("duel").position(board).view(0).phase == "main1"


def test_a_spell_may_revive_what_it_has_chosen() -> None:
    chosen = Spell((Choose("t", Cards("graveyard", "any", "monster")), Revive(It("t"))))
    game = dw.game("duel", cards=[spell("Second Wind", chosen)])
    seats = [{"hand": ["Second Wind"], "graveyard": ["Kuriboh", "Mokey Mokey"]}, {}]
    state = game.position({"turn": 3, "seats": seats})
    hand = state.view(0).seats[0].zones["hand"][0]
    assert hand is not None
    state.apply(f"activate h{hand.handle}")
    picks = {card.card: card.handle for card in state.view(0).seats[0].zones["graveyard"] if card}
    state.apply(f"choose h{picks['duel/mokey-mokey']}")
    assert [card.card for card in state.view(0).seats[0].zones["monsters"] if card] == ["duel/mokey-mokey"]
