"""What a seat can work out from its view: fights, notes on answers, and what is known."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.core.hints import Fact, chances
from duelwright.games import SHIPPED
from duelwright.games.vanguard.hints import DRIVE
from duelwright.games.vanguard.hints import fight as vanguard_fight


def asked(state: dw.State) -> tuple[dw.View, dw.Prompt]:
    prompt = state.prompt
    assert prompt is not None
    return state.view(prompt.seat), prompt


def duel(mine: list[object], theirs: list[object]) -> tuple[dw.Game, dw.View]:
    """A battle phase of the duel."""
    game = dw.game("duel")
    seats = [{"monsters": mine, "life": 8000}, {"monsters": theirs, "life": 8000}]
    return game, game.position({"turn": 3, "active": 0, "phase": "battle", "seats": seats}).view(0)


def monster(card: str, mode: str = "attack", face: str = "up") -> dict[str, str]:
    return {"card": card, "mode": mode, "face": face}


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (monster("Vorse Raider"), Fact("note.destroyed_loses", {"n": 600})),  # 2500 v 1900
        (monster("Summoned Skull"), Fact("note.both")),  # 2500 v 2500
        (monster("Cosmo Queen"), Fact("note.you_fall", {"n": 400})),  # 2500 v 2900
        (monster("Big Shield Gardna", "defense"), Fact("note.you_lose", {"n": 100})),  # 2500 v 2600
        (monster("Vorse Raider", "defense"), Fact("note.destroyed")),  # 2500 v 1200
        (monster("Man-Eater Bug", "defense", "down"), Fact("note.unknown")),
    ],
)
def test_a_duelist_is_told_what_an_attack_would_do(target: dict[str, str], said: Fact) -> None:
    game, view = duel([monster("Dark Magician")], [target])
    assert game.face.note is not None
    assert game.face.note(game, view, "attack 1>1") == said


def test_a_direct_attack_takes_its_attack_from_the_life() -> None:
    game, view = duel([monster("Dark Magician")], [])
    assert game.face.note is not None
    assert game.face.note(game, view, "attack 1") == Fact("note.direct", {"n": 2500})
    assert game.face.note(game, view, "next") is None


def test_chances_add_up_and_are_those_of_drawing_without_putting_back() -> None:
    odds = chances(49, 16, 2)
    assert sum(odds) == pytest.approx(1)
    assert odds[0] == pytest.approx(33 / 49 * 32 / 48)
    assert chances(1, 1, 3) == (0.0, 1.0), "no more cards are checked than there are"


@pytest.mark.parametrize("key", ["vanguard-d", "vanguard-v", "vanguard-premium"])
def test_the_shield_that_is_said_to_survive_does_survive(key: str) -> None:
    """At every guard of some games the shield that is asked for is enough, and no less would be."""
    game = dw.game(key)
    plays = bot("greedy", game)
    guards = 0
    for seed in range(3):
        state = game.start(seed=seed)
        while not state.over:
            view, prompt = asked(state)
            found = vanguard_fight(game, view)
            if prompt.kind == "guard" and found is not None:
                guards += 1
                assert (found.needs[0] == 0) == (found.attack < found.defence)
                assert found.attack < found.defence + found.needs[0] or found.needs[0] == 0
                assert list(found.needs) == sorted(found.needs)
                assert sum(found.odds) == pytest.approx(1)
                assert vanguard_fight(game, game.determinize(view, 5).view(prompt.seat)) == found, "the view decides"
            state.apply(plays(view, prompt))
    assert guards > 10


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_everything_that_can_be_worked_out_has_words(key: str, lang: str) -> None:
    from duelwright.language.voice import Voice
    from duelwright.server.present import facts_of, fought, known, notes

    game = dw.game(key)
    state = game.start(seed=4)
    plays = bot("greedy", game)
    said: list[str] = []
    for _ in range(150):
        if state.over:
            break
        view, prompt = asked(state)
        voice = Voice(game, ("Ann", "Bob"), prompt.seat, lang)
        said += [
            *notes(voice, view, prompt).values(),
            *(part for one in known(voice, facts_of(game, view)) for part in (one.text, one.value)),
        ]
        fight = fought(voice, view)
        said += [words for words, _, _ in fight.odds] if fight is not None else []
        state.apply(plays(view, prompt))
    assert said
    assert all(one and "{" not in one for one in said)


@pytest.mark.parametrize("key", ["vanguard-d", "vanguard-v", "vanguard-premium"])
def test_after_the_drive_step_no_more_checks_are_to_come(key: str) -> None:
    game = dw.game(key)
    attack = next(procedure for procedure in game.procedures if procedure.name == "attack")
    assert DRIVE in [step.__name__ for step in attack.steps]
    plays = bot("greedy", game)
    later = 0
    for seed in range(4):
        state = game.start(seed=seed)
        while not state.over:
            view, prompt = asked(state)
            frame = next((one for one in view.stack if game.procedures[one.proc].name == "attack"), None)
            names = [step.__name__ for step in attack.steps]
            found = vanguard_fight(game, view)
            if frame is not None and frame.at > names.index(DRIVE) and found is not None:
                later += 1
                assert found.checks == 0 and found.odds == (1.0,)
            state.apply(plays(view, prompt))
    assert later, "somebody was asked something after a drive step"
