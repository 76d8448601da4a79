"""Positions, decks, replays, encoded states and actions: what they take, and how they refuse what is wrong."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duelwright as dw
from duelwright import Deck, DecodeError, PositionError, Replay, ReplayError, State
from duelwright.core.codec import MAGIC, Saved
from duelwright.core.trail import trail
from duelwright.language.nodes import Cards, Cont, Count, This

GAME = dw.game("asigoc")


def played(seed: int, decisions: int) -> tuple[Replay, State]:
    """A random game so far, with its replay."""
    rng = random.Random(seed)
    replay = Replay.of(GAME, seed=seed)
    state = replay.state(GAME)
    while not state.over and decisions > 0:
        replay.apply(state, rng.choice(state.legal()).text)
        decisions -= 1
    return replay, state


# --- positions ---


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ({"seats": [{"hand": ["Woden Sword"]}, {}]}, "seats[0].hand[0]: no card 'Woden Sword' in asigoc; did you mean"),
        ({"seats": [{}, {"weapons": [None, 5]}]}, "seats[1].weapons[1]: no card 5"),
        ({"seats": [{"weapons": ["Wooden Sword"] * 3}, {}]}, "seats[0].weapons: there are 2 slots, not 3"),
        ({"seats": [{"helth": 3}, {}]}, "seats[0]: no field 'helth'; did you mean 'health'?"),
        ({"seats": [{"health": -1}, {}]}, "seats[0].health: give a number"),
        ({"seats": [{"health": True}, {}]}, "seats[0].health: give a number"),
        ({"seats": [{"hand": "Bandage"}, {}]}, "seats[0].hand: give a list of cards"),
        ({"seats": [{"hand": [{"card": "Bandage", "wet": 1}]}, {}]}, "seats[0].hand[0]: no field 'wet'"),
        ({"seats": [{}]}, "seats: give a list of 2 objects"),
        ({"seats": [3, {}]}, "seats[0]: give an object"),
        ({"phase": "tea"}, "phase: no phase 'tea'; the phases are draw, main, battle, end"),
        ({"trun": 3}, "position: no field 'trun'; did you mean 'turn'?"),
        ({"active": 2}, "active: give a number from 0 to 1"),
        ({"rules": 3}, "rules: give an object"),
        ({"seats": [{"known": ["Bandage"]}, {}]}, "seats[0].known[0]: no hidden card 'Bandage'"),
        ({"seats": [{"outlet": ["Bandage"]}, {}]}, "seats[0].outlet[0]: 'Bandage' must lie in a zone"),
    ],
)
def test_a_wrong_position_names_the_place(board: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(board)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_wrong_rule_in_a_position_is_named() -> None:
    with pytest.raises(dw.RulesError, match="no rule 'helth'"):
        GAME.position({"rules": {"helth": 3}})
    with pytest.raises(dw.RulesError, match="takes a int"):
        GAME.position({"rules": {"health": "ten"}})


def test_a_missing_deck_gets_ten_blank_cards() -> None:
    state = GAME.position({"phase": "main"})
    assert len(state.view(0).seats[0].zones["deck"]) == 10


def test_known_cards_of_a_position_are_known() -> None:
    seats = [{"known": ["Bandage"]}, {"hand": ["Old Map", "Bandage"]}]
    view = GAME.position({"phase": "main", "seats": seats}).view(0)
    assert sorted(card.card for card in view.seats[1].zones["hand"] if card) == ["", "asigoc/bandage"]


def test_a_position_can_start_with_effects_in_the_outlet() -> None:
    seats = [{"discard": ["Bandage"], "outlet": ["Bandage"], "health": 4}, {"hand": ["Breaking Rune"]}]
    state = GAME.position({"phase": "main", "turn": 3, "seats": seats})
    prompt = state.prompt
    assert prompt is not None
    assert (prompt.seat, prompt.kind) == (1, "priority")
    state.apply("pass")
    assert state.view(None).seats[0].counters["health"] == 6


def test_a_position_is_taken_and_laid_out_again() -> None:
    found = 0
    for seed in range(60):
        _, state = played(seed, 17 + seed)
        try:
            board = state.position()
        except PositionError:
            continue
        found += 1
        again = GAME.position(msgspec.json.decode(msgspec.json.encode(board)))
        assert again.position() == board
        for seat in (0, 1):
            mine, theirs = state.view(seat), again.view(seat)
            assert mine.seats[seat].unseen == theirs.seats[seat].unseen
            assert mine.seats[seat].counters == theirs.seats[seat].counters
        mine_prompt, other_prompt = state.prompt, again.prompt
        assert mine_prompt is not None
        assert other_prompt is not None
        words = [sorted(text.split()[0] for text in prompt.options) for prompt in (mine_prompt, other_prompt)]
        assert words[0] == words[1]
    assert found > 5


def test_piles_are_listed_top_first() -> None:
    seats = [{"discard": ["Bandage", "Old Map"], "deck": ["Whetstone", "Smoke Pot"]}, {}]
    state = GAME.position({"phase": "main", "seats": seats})
    assert [card.card for card in state.view(0).seats[0].zones["discard"] if card][-1] == "asigoc/bandage"
    described = state.position()["seats"]
    assert isinstance(described, list)
    assert described[0]["discard"] == ["Bandage", "Old Map"]


def test_a_board_on_which_the_game_has_ended_is_over() -> None:
    assert GAME.position({"phase": "main", "turn": 3, "seats": [{"health": 0}, {}]}).over


def test_the_first_turn_has_no_battle_step_to_start_in() -> None:
    with pytest.raises(PositionError, match="the first turn has no battle step"):
        GAME.position({"phase": "battle", "turn": 1})


@pytest.mark.parametrize("board", [None, 5, [], {"rules": {1: 2}}])
def test_what_is_no_board_is_refused(board: object) -> None:
    with pytest.raises(PositionError):
        GAME.position(board)  # type: ignore[arg-type]


def test_a_board_with_too_many_cards_is_refused() -> None:
    with pytest.raises(PositionError, match="at most 1000 cards"):
        GAME.position({"seats": [{"hand": ["Bandage"] * 2000}, {}]})


# --- decks ---


def test_ready_decks_and_cards_are_handed_out_as_copies() -> None:
    GAME.decks()[0].cards["main"]["asigoc/bandage"] = 7
    GAME.cards()[0].numbers["attack"] = 77
    assert GAME.check(GAME.decks()[0]) == []
    assert GAME.cards()[0].numbers["attack"] == 2


@pytest.mark.parametrize("decks", [(), ("Ford Raiders",), ("Ford Raiders",) * 3, 5])
def test_two_decks_are_needed(decks: object) -> None:
    with pytest.raises(dw.DeckError, match="give two decks"):
        GAME.start(decks)  # type: ignore[arg-type]


def test_a_deck_of_another_game_is_not_legal() -> None:
    deck = msgspec.structs.replace(GAME.decks()[0], game="chess")
    assert [fault.code for fault in GAME.check(deck)] == ["wrong_game"]


def test_a_deck_is_read_by_name_json_lines_and_file(tmp_path: Path) -> None:
    ready = GAME.decks()[0]
    assert GAME.deck("ford raiders") == ready
    assert GAME.deck(ready.encode()) == ready
    lines = "name: Mine\n# comment\n" + "\n".join(
        f"1x {GAME.definitions[GAME.index[c]].name}" for c in ready.cards["main"]
    )
    lines += "\n\nace:\nCaptain of the Ford\n"
    deck = GAME.deck(lines)
    assert (deck.name, deck.cards) == ("Mine", ready.cards)
    by_kind = lines.replace("\nace:\n", "\n")
    assert GAME.deck(by_kind).cards == ready.cards  # a card's kind says where it belongs
    path = tmp_path / "deck.json"
    path.write_text(ready.encode(), encoding="utf-8")
    assert GAME.deck(path) == GAME.deck(str(path)) == ready


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("No Such Deck", "no deck or file 'No Such Deck'; the ready decks are"),
        ("1x Woden Sword\n1x Bandage", "line 1: no card 'Woden Sword' in asigoc; did you mean 'Wooden Sword'?"),
        (
            "Woden Sword\nBandag",
            "line 1: no card 'Woden Sword' in asigoc; did you mean 'Wooden Sword'? line 2: no card 'Bandag'",
        ),
        ('{"name": 3}', "this is no deck in JSON form"),
        ('{"name": "x", "game": "chess", "cards": {}}', "deck 'x' is for 'chess', not for 'asigoc'"),
        ("x\n" * 60_000, "this deck is 120000 characters long"),
    ],
)
def test_a_broken_deck_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(dw.DeckError) as caught:
        GAME.deck(text)
    assert str(caught.value).startswith(message)


def test_an_unreadable_deck_file_is_a_deck_error(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xfe\x00bad\n")
    with pytest.raises(dw.DeckError, match="cannot be read"):
        GAME.deck(path)


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(dw.DeckError, match="is a folder"):
        GAME.deck(tmp_path)


def test_a_seed_is_a_whole_number() -> None:
    for seed in ("a", 1.5, None):
        with pytest.raises(dw.DuelwrightError, match="a seed is a whole number"):
            GAME.start(seed=seed)  # type: ignore[arg-type]


def test_games_and_states_say_what_they_are() -> None:
    assert repr(GAME).startswith("<Game asigoc ")
    assert repr(GAME.start(seed=1)).startswith("<State asigoc turn 1, draw, seat ")


def test_every_fault_of_a_deck_is_listed() -> None:
    main = {"asigoc/bandage": 2, "asigoc/ember-queen": 1, "asigoc/nothing": 1, "asigoc/old-map": 0}
    deck = Deck("Bad", "asigoc", {"main": main, "side": {}})
    codes = sorted(fault.code for fault in GAME.check(deck))
    assert codes == [
        "ace_count", "deck_size", "no_copies", "too_many_copies", "unknown_card", "unknown_section", "wrong_section",
    ]  # fmt: skip
    assert all(fault.text("en")[-1] in ".?" and fault.rule for fault in GAME.check(deck))
    with pytest.raises(dw.IllegalDeck) as caught:
        GAME.start(decks=(deck, GAME.decks()[0]))
    assert caught.value.violations == GAME.check(deck)


# --- replays ---


def test_a_replay_survives_its_text() -> None:
    replay, state = played(3, 10_000)
    assert state.over
    again = Replay.parse(replay.text())
    assert again == replay
    assert again.state(GAME).key() == state.key()
    assert again.result


def test_undo_is_a_line_and_what_follows_counts_on() -> None:
    replay, state = played(3, 12)
    replay.undo(5)
    state = replay.state(GAME)
    replay.apply(state, state.legal()[-1].text)
    assert [move.n for move in replay.line()] == [1, 2, 3, 4, 5, 6]
    assert len(replay.moves) == 14
    assert Replay.parse(replay.text()).state(GAME).key() == state.key()


def test_a_truncated_replay_is_refused() -> None:
    text = played(3, 10_000)[0].text()
    lines = text.splitlines(keepends=True)
    for cut in (1, 5, len(lines) // 2, len(lines) - 1):
        with pytest.raises(ReplayError):
            Replay.parse("".join(lines[:cut]))
    with pytest.raises(ReplayError):
        Replay.parse(text[:-1])


def test_damage_is_located_within_fifty_lines() -> None:
    lines = played(3, 10_000)[0].text().split("\n")
    lines[70] = lines[70][:-1] + "x"
    with pytest.raises(ReplayError, match="lines 52 to 101 are damaged"):
        Replay.parse("\n".join(lines))


@settings(max_examples=60)
@given(st.data())
def test_any_flipped_bit_in_a_replay_is_found(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at] ^= 1 << data.draw(st.integers(0, 6))
    with pytest.raises(ReplayError):
        Replay.parse(raw.decode())


TEXT = played(4, 60)[0].text()


def test_a_replay_plays_after_cards_were_added() -> None:
    replay, state = played(3, 40)
    larger = GAME.plus([dw.CardDef("user:x", "X", "weapon", {"attack": 1, "block": 1})])
    assert Replay.parse(replay.text()).state(larger).key() == state.key()


def test_a_replay_says_where_it_parts_and_which_cards_have_changed() -> None:
    replay, _ = played(3, 4000)
    used = [GAME.find(name) for name in replay.uses]
    weapons = [card for card in used if card is not None and card.kind == "weapon"]
    changed = [msgspec.structs.replace(card, numbers={"attack": 1, "block": 1}, abilities=()) for card in weapons]
    told = rf"parts from this version at decision \d+ \(turn .*cards have changed: {weapons[0].id}"
    with pytest.raises(ReplayError, match=told):
        replay.state(GAME.plus(changed))


def test_a_replay_that_needs_a_card_of_nobody_is_refused_by_name() -> None:
    replay = msgspec.structs.replace(played(3, 5)[0], uses={"asigoc/gone": "0" * 16})
    with pytest.raises(ReplayError, match="asigoc/gone"):
        Replay.parse(replay.text()).state(GAME)


def test_where_a_game_stands_is_told_alike_by_every_pool() -> None:
    card = dw.CardDef("user:x", "X", "weapon", {"attack": 1, "block": 1})
    state, other = GAME.start(seed=5), GAME.plus([card]).start(seed=5)
    assert trail(state) == trail(other)
    assert state.key() == other.key()
    state.apply(state.legal()[0])
    assert trail(state) != trail(other)


def test_an_impossible_answer_in_a_replay_is_named() -> None:
    replay = played(3, 5)[0]
    replay.moves[2] = msgspec.structs.replace(replay.moves[2], action="attack W2")
    with pytest.raises(ReplayError, match=r"answer 3 \('attack W2'\) was not possible"):
        replay.state(GAME)


def test_cards_and_rules_that_are_not_shipped_travel_with_the_replay() -> None:
    read = GAME.blueprint.card_from_json
    assert read is not None
    card = read({"name": "Salt", "kind": "item", "numbers": {}, "abilities": [["Item", {"do": [["Heal", {"n": 9}]]}]]})
    game = dw.game("asigoc", cards=[card], rules={"health": 12})
    ready = game.decks()[0]
    item = next(name for name in ready.cards["main"] if game.definitions[game.index[name]].kind == "item")
    main = {name: copies for name, copies in ready.cards["main"].items() if name != item}
    replay = Replay.of(game, (Deck("Salty", "asigoc", {**ready.cards, "main": {**main, card.id: 1}}), ready), seed=2)
    state = replay.state(game)
    replay.apply(state, state.legal()[-1].text)
    again = Replay.parse(replay.text())
    assert dw.game_for(again).hash == game.hash
    assert again.state(dw.game_for(again)).key() == state.key()


def test_open_lists_are_written_down() -> None:
    replay = Replay.of(GAME, seed=1, open_lists=True)
    again = Replay.parse(replay.text())
    assert again == replay
    assert again.state(GAME).key() == GAME.start(seed=1, open_lists=True).key()


def test_an_action_is_written_down_as_the_game_spells_it() -> None:
    replay = Replay.of(GAME, seed=1)
    replay.apply(replay.state(GAME), " leave\n")
    assert replay.moves[0].action == "leave"


@pytest.mark.parametrize("seed", ["--5", "9" * 5000, "x"])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    lines = Replay.of(GAME, seed=1).text().split("\n")[:-2]
    lines = [f"seed {seed}" if line.startswith("seed ") else line for line in lines]
    lines.append(f"sha256 {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()}")
    with pytest.raises(ReplayError):
        Replay.parse("\n".join(lines) + "\n")


# --- encoded states ---


@settings(max_examples=80)
@given(st.data())
def test_a_damaged_state_is_refused(data: st.DataObject) -> None:
    raw = bytearray(ENCODED)
    if data.draw(st.booleans()):
        raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    else:
        del raw[data.draw(st.integers(0, len(raw) - 1)) :]
    with pytest.raises(DecodeError):
        GAME.decode(bytes(raw))


ENCODED = played(4, 60)[1].encode()


@settings(max_examples=80)
@given(st.integers(0, 22), st.sampled_from([[], [0], [[0]], -1, "x", [[[0]]], None]))
def test_a_forged_state_is_refused(field: int, forged: object) -> None:
    parts = msgspec.msgpack.decode(ENCODED[12:])
    if parts[field] == forged or (field in (15, 16, 18, 19, 21) and forged == []):
        return  # these lists may be empty
    parts[field] = forged
    body = msgspec.msgpack.encode(parts)
    with pytest.raises(DecodeError):
        GAME.decode(MAGIC + hashlib.blake2b(body, digest_size=8).digest() + body)


def test_an_incarnation_that_no_card_comes_to_is_refused() -> None:
    parts = msgspec.msgpack.decode(ENCODED[12:])
    parts[10] = [1 << 60] * len(parts[10])
    body = msgspec.msgpack.encode(parts)
    with pytest.raises(DecodeError, match="does not hang together"):
        GAME.decode(MAGIC + hashlib.blake2b(body, digest_size=8).digest() + body)


def test_a_state_of_a_version_that_kept_other_numbers_says_what_can_still_be_read() -> None:
    parts = msgspec.msgpack.decode(ENCODED[12:])
    parts[Saved.__struct_fields__.index("registers")].append(0)
    body = msgspec.msgpack.encode(parts)
    with pytest.raises(DecodeError, match="another version of Duelwright"):
        GAME.decode(MAGIC + hashlib.blake2b(body, digest_size=8).digest() + body)


@pytest.mark.parametrize("field", range(7, 26))
def test_a_number_beyond_all_bounds_is_refused(field: int) -> None:
    parts = msgspec.msgpack.decode(ENCODED[12:])
    row = parts[field]
    while row and isinstance(row[0], list):
        row = next((inner for inner in row if inner), [])
    if not row:
        row = parts[field] if parts[field] == [] else parts[-1]
        row.append((1 << 64) - 1)
    else:
        row[0] = (1 << 64) - 1
    body = msgspec.msgpack.encode(parts)
    with pytest.raises(DecodeError):
        GAME.decode(MAGIC + hashlib.blake2b(body, digest_size=8).digest() + body)


def test_a_state_of_another_game_or_other_rules_is_refused_by_name() -> None:
    with pytest.raises(DecodeError, match="of the game 'skirmish'"):
        GAME.decode(dw.game("skirmish").start(seed=1).encode())
    with pytest.raises(DecodeError, match="other cards or rules"):
        GAME.decode(dw.game("asigoc", rules={"health": 9}).start(seed=1).encode())
    with pytest.raises(DecodeError, match="not of asigoc"):
        GAME.determinize(dw.game("skirmish").start(seed=1).view(0), 1)
    with pytest.raises(DecodeError, match="take a seat's view"):
        GAME.determinize(GAME.start(seed=1).view(None), 1)


# --- actions and games ---


@settings(max_examples=300)
@given(st.text(max_size=30) | st.from_regex(r"(move|use|attack|choose|option) ?[hW0-9>]{0,8}", fullmatch=True))
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    state = STATE.clone()
    key = state.key()
    refusal = state.explain(state.prompt_seat, text)
    if refusal is None:
        state.apply(text)
    else:
        with pytest.raises(dw.IllegalAction) as caught:
            state.apply(text)
        assert caught.value.refusal == refusal
        assert state.key() == key


STATE = played(4, 30)[1]


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(dw.UnknownGame, match="no game 'asgoc'; the games are: asigoc"):
        dw.game("asgoc")


def test_a_game_with_more_cards_leaves_the_shipped_one_alone() -> None:
    before = dw.game("asigoc").hash
    larger = dw.game("asigoc", cards=[dw.CardDef("user:x", "X", "weapon", {"attack": 1, "block": 1})])
    assert len(larger.cards()) == len(GAME.cards()) + 1
    assert dw.game("asigoc").hash == before != larger.hash


def test_two_cards_with_one_name_are_refused() -> None:
    with pytest.raises(dw.CardError, match="share an id or a name"):
        dw.game("asigoc", cards=[dw.CardDef("user:x", "Bandage", "weapon")])


@pytest.mark.parametrize("seat", [2, -1, -2, "0", True, 7.0])
def test_there_are_two_seats(seat: object) -> None:
    state = GAME.start(seed=1)
    calls: list[Callable[[int], object]] = [state.view, state.candidates, state.events]

    def explained(asked: int) -> object:
        return state.explain(asked, "leave")

    for call in [*calls, explained]:
        with pytest.raises(dw.UnknownSeat):
            call(seat)  # type: ignore[arg-type]
    with pytest.raises(dw.UnknownSeat):
        state.apply("leave", seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [None, 5, b"leave", ["leave"]])
def test_what_is_no_text_is_no_action(action: object) -> None:
    with pytest.raises(dw.IllegalAction):
        GAME.start(seed=1).apply(action)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "abilities",
    [
        [["Item", {"do": [["Heal", {"n": 10**25}]]}]],
        [["Item", {"do": [["Heal", {"n": -1}]]}]],
        [["Item", {"do": [["OneOf", {"options": []}]]}]],
        [["Item", {"do": [["Draw", {"who": "nobody"}]]}]],
        [["Item", {"do": [["Nothing", {}]]}]],
        [["Item", {"do": [["Discard", {"of": ["It", {"name": "t"}]}]]}]],
        [["Item", {"do": [["Discard", {"of": ["Cards", {"zone": "moon"}]}]]}]],
        [["Item", {"do": [["Draw", {"m": 1}]]}]],
        [["Item", {"do": 3}]],
        [["Entered", {"do": []}]],
        [["Item", {}]],
        ["Item"],
        3,
    ],
)
def test_a_card_that_is_not_sound_is_refused(abilities: object) -> None:
    read = GAME.blueprint.card_from_json
    assert read is not None
    with pytest.raises(dw.CardError):
        dw.game("asigoc", cards=[read({"name": "X", "kind": "item", "numbers": {}, "abilities": abilities})])


def test_an_ability_can_be_only_so_deep_and_so_large() -> None:
    deep: list[object] = ["Draw", {}]
    for _ in range(14):
        deep = ["May", {"do": [deep]}]
    wide = [["Draw", {}]] * 500
    read = GAME.blueprint.card_from_json
    assert read is not None
    for do in ([deep], wide):
        with pytest.raises(dw.CardError, match="at most"):
            read({"name": "X", "kind": "item", "numbers": {}, "abilities": [["Item", {"do": do}]]})


def test_a_card_may_not_tell_what_a_hand_holds() -> None:
    spy = Cont(This(), "attack", Count(Cards("hand", kind="weapon")))
    with pytest.raises(dw.CardError, match="hidden zone"):
        dw.game("asigoc", cards=[dw.CardDef("user:spy", "Spy", "weapon", {"attack": 1}, (spy,))])


@pytest.mark.parametrize("rules", [{"opening_hand": 3_000_000}, {"health": 0}, {"weapon_slots": 99}, [1], {1: 1}])
def test_rules_nobody_could_play_by_are_refused(rules: object) -> None:
    with pytest.raises(dw.RulesError):
        dw.game("asigoc", rules=rules)  # type: ignore[arg-type]


def test_a_view_that_is_none_is_refused() -> None:
    for data in (b"{}", b"x", b"[]"):
        with pytest.raises(DecodeError):
            dw.View.decode(data)
    view = GAME.start(seed=1).view(0)
    forged = msgspec.structs.replace(view, phase="tea")
    with pytest.raises(DecodeError):
        GAME.determinize(forged, 1)


def test_every_ready_deck_reads_back_from_lines_with_its_sections() -> None:
    for key in ("asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium"):
        game = dw.game(key)
        for deck in game.decks():
            lines = [f"name: {deck.name}"]
            for section, cards in deck.copied().items():
                lines += [f"{section}:", *(f"{copies}x {card}" for card, copies in cards.items())]
            again = game.deck("\n".join(lines))
            assert again.name == deck.name and again.copied() == deck.copied()


def test_one_line_with_a_number_is_the_beginning_of_a_list() -> None:
    game = dw.game("duel")
    elf = game.find("Gemini Elf")
    assert elf is not None and list(game.deck("2 Gemini Elf").copied().values()) == [{elf.id: 2}]
    with pytest.raises(dw.DeckError, match="no deck or file 'Gemini Elf'"):
        game.deck("Gemini Elf")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "line 1: no card 'Woden Sword' in asigoc; did you mean 'Wooden Sword'? line 2: no card"),
        (
            "fr",
            "Ligne 1 : il n'y a pas de carte « Woden Sword ». Vouliez-vous dire « Wooden Sword » ? Ligne 2 : il",
        ),
        ("ru", "Строка 1: нет карты «Woden Sword». Может быть, «Wooden Sword»? Строка 2: нет карты «Bandag»."),
    ],
)
def test_what_a_list_may_have_meant_is_said_in_every_language(lang: str, said: str) -> None:
    with pytest.raises(dw.DeckError) as raised:
        dw.game("asigoc").deck("1x Woden Sword\n1x Bandag\n")
    assert re.sub(r"[\u00a0\u202f]", " ", raised.value.text(lang)).startswith(said)


def test_a_list_names_its_first_wrong_lines_and_counts_the_others() -> None:
    with pytest.raises(
        dw.DeckError, match=r"line 5: no card 'Nothing 5' in asigoc \(and 2 more such lines\)"
    ) as raised:
        dw.game("asigoc").deck("".join(f"1x Nothing {n}\n" for n in range(1, 8)))
    assert raised.value.text("ru").endswith("Других таких строк: 2.")


def test_a_list_with_formats_and_numbers_is_read_by_number() -> None:
    deck = dw.game("vanguard-d").deck(
        "# Ride\n1x\t Whatever its name\t[D Format]\tD-SD01/001EN \n# Main\n4x Vairina [D Format]\n"
    )
    assert deck.cards["ride"] == {"d-sd01/001": 1}
    assert list(deck.cards["main"].values()) == [4]


def test_cards_that_are_set_aside_are_kept_and_not_brought_to_the_game() -> None:
    game = dw.game("vanguard-premium")
    ready = game.decks()[0]
    deck = dw.Deck("Aside", game.key, {**ready.copied(), "aside": {"td02/001": 4, "elsewhere/1": 1}})
    assert game.check(deck) == []
    assert game.start((deck, ready), seed=1).key() == game.start((ready, ready), seed=1).key()
