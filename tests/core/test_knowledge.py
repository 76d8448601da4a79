"""Who knows what: hands, decks, what was shown, what was forgotten, and the handles by which cards are named."""

from __future__ import annotations

import duelwright as dw
from duelwright import CardDef, State
from duelwright.core.state import marks_by_kind
from duelwright.games.asigoc.nodes import Activated, Heal, Item
from duelwright.language.nodes import Cards, Choose, It, ToBottom

from ..rules.asigoc.table import THEY, YOU, board, names, say, settle


def seen(state: State, viewer: int, seat: int, zone: str) -> list[str]:
    """What a viewer sees in a zone: names, or question marks."""
    found = []
    for card in state.view(viewer).seats[seat].zones[zone]:
        known = state.game.find(card.card) if card is not None and card.card else None
        found.append(known.name if known is not None else "?")
    return found


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = board("main", {"hand": ["Bandage", "Old Map"]}, {"hand": ["Whetstone"]})
    assert seen(state, YOU, YOU, "hand") == ["Bandage", "Old Map"]
    assert seen(state, THEY, YOU, "hand") == ["?", "?"]
    public = state.view(None).seats[YOU].zones["hand"]
    assert [(card.handle, card.card) for card in public if card is not None] == [(0, ""), (0, "")]


def test_a_deck_is_seen_by_nobody_but_its_list_is_known_to_its_owner() -> None:
    state = board("main", {"deck": ["Bandage", "Old Map"]}, {})
    assert seen(state, YOU, YOU, "deck") == ["?", "?"]
    assert [card.card for card in state.view(YOU).seats[YOU].unseen] == ["asigoc/bandage", "asigoc/old-map"]
    assert state.view(THEY).seats[YOU].unseen == ()


def test_open_lists_show_both_lists_but_no_places() -> None:
    state = dw.game("asigoc").start(seed=4, open_lists=True)
    view = state.view(YOU)
    assert len(view.seats[THEY].unseen) == 15
    assert seen(state, YOU, THEY, "hand") == ["?"] * len(view.seats[THEY].zones["hand"])


def test_a_weapon_that_returns_to_a_hand_stays_known_there() -> None:
    state = board("main", {"weapons": ["Lantern Mace"], "hand": ["Bandage", "Old Map"]}, {})
    settle(say(state, "return W1"))
    assert sorted(seen(state, THEY, YOU, "hand")) == ["?", "?", "Lantern Mace"]


def test_when_a_card_leaves_a_hand_unseen_that_hand_is_forgotten() -> None:
    known = {"card": "Lantern Mace", "known": 7}
    hand = ["Trader's Wagon", known, "Old Map"]
    state = board("main", {"hand": hand, "deck": ["Bandage", "Bandage"]}, {})
    assert "Lantern Mace" in seen(state, THEY, YOU, "hand")
    settle(say(state, "use Trader's Wagon"))
    say(state, "option 2", "choose Old Map", "done")
    assert seen(state, THEY, YOU, "hand") == ["?"] * 3
    remembered = [card.card for card in state.view(THEY).seats[YOU].unseen]
    assert remembered == ["asigoc/lantern-mace"]  # it is still known to be somewhere there
    assert seen(state, YOU, YOU, "deck") == ["Old Map"]


def test_the_only_card_of_a_hand_is_not_forgotten() -> None:
    known = {"card": "Old Map", "known": 7}
    state = board("main", {"hand": ["Trader's Wagon", known], "deck": ["Bandage", "Bandage", "Bandage"]}, {})
    settle(say(state, "use Trader's Wagon"))
    say(state, "option 2", "choose Old Map", "done")
    assert seen(state, THEY, YOU, "deck") == ["?", "Old Map"]


def test_a_shuffle_clears_all_knowledge_of_a_deck() -> None:
    deck = [{"card": "Bandage", "known": 7}, {"card": "Old Map", "known": 7}, "River Spear"]
    state = board("main", {"hand": ["Smith's Errand"], "deck": deck}, {})
    assert seen(state, THEY, YOU, "deck") == ["Bandage", "Old Map", "?"]
    settle(say(state, "use Smith's Errand"))
    say(state, "choose River Spear")
    assert seen(state, THEY, YOU, "deck") == ["?", "?"]
    assert len(state.view(THEY).seats[YOU].unseen) == 2


def test_a_search_tells_the_searcher_what_is_in_the_deck_until_the_shuffle() -> None:
    state = board("main", {"hand": ["Smith's Errand"], "deck": ["Bandage", "River Spear"]}, {"hand": ["Old Map"]})
    say(state, "use Smith's Errand", "pass")
    assert names(state, YOU, "deck") == ["Bandage", "River Spear"]
    assert seen(state, THEY, YOU, "deck") == ["?", "?"]


def test_handles_are_the_seats_own_and_new_after_a_shuffle() -> None:
    state = dw.game("asigoc").start(seed=9)
    mine, theirs = state.handles
    assert sorted(mine) == sorted(theirs)
    assert mine != theirs


def test_a_drawn_card_cannot_be_told_from_the_others_in_that_hand() -> None:
    """The handle that the other seat saw on top of the deck is, after draws, on any of the hidden cards."""
    moved = set()
    for seed in range(12):
        state = dw.game("asigoc").start(seed=seed)
        other = 1 - state.first
        before = {card.handle for card in state.view(other).seats[state.first].zones["hand"] if card is not None}
        last = state.zones[state.game.place(state.first, 1)][-1]
        moved.add(sorted(before).index(state.handles[other][last]))
    assert len(moved) > 2


def test_an_event_hides_from_each_seat_what_it_may_not_know() -> None:
    state = board("end", {}, {"deck": ["Bandage"], "hand": ["Old Map"]})
    say(state, "leave", "pass")
    mine = next(event for event in state.events(YOU) if event.kind == "ON_DRAW")
    theirs = next(event for event in state.events(THEY) if event.kind == "ON_DRAW")
    assert mine.cards[0].card == ""
    assert theirs.cards[0].card == "asigoc/bandage"
    assert mine.learned == theirs.learned == (THEY,)


def test_an_event_names_its_cause() -> None:
    state = board("main", {"hand": ["Throwing Knife"]}, {})
    settle(say(state, "use Throwing Knife"))
    causes = {event.kind: event.cause for event in state.events(None)}
    assert causes["ON_DAMAGE"] == ("asigoc/throwing-knife#0", "asigoc/throwing-knife")
    assert causes["ON_OUTLET_ADD"] == "Items, Aces and Weapons with an effect"


def test_a_guess_never_uses_the_true_cards_of_a_closed_list() -> None:
    """Where the opponent's hand is all that was substituted, guesses do not depend on it."""
    seats = [{"hand": ["Bandage"]}, {"hand": ["Old Map", "Smoke Pot"], "deck": ["Whetstone"] * 3}]
    others = [{"hand": ["Bandage"]}, {"hand": ["Lantern Mace", "Bandage"], "deck": ["River Spear"] * 3}]
    game = dw.game("asigoc")
    one, two = (game.position({"phase": "main", "turn": 3, "seats": side}) for side in (seats, others))
    assert one.view(YOU) == two.view(YOU)
    assert one.determinize(YOU, 5).key() == two.determinize(YOU, 5).key()


def test_a_guess_keeps_what_was_seen() -> None:
    known = {"card": "Lantern Mace", "known": 7}
    state = board("main", {}, {"hand": [known, "Old Map", "Old Map"]})
    for seed in range(5):
        guess = state.determinize(YOU, seed)
        assert "Lantern Mace" in names(guess, THEY, "hand")
        assert len(set(names(guess, THEY, "hand"))) == 3  # no two the same


def test_the_other_seats_picks_are_not_seen_before_they_count() -> None:
    state = board("main", {"hand": ["Call to Arms", "River Spear", "Lantern Mace"]}, {"hand": ["Old Map"]})
    say(state, "use Call to Arms", "pass", "pass")
    before = state.view(THEY)
    say(state, "choose River Spear")
    assert state.view(THEY) == before
    assert state.view(YOU) != before


def test_an_event_does_not_tell_which_card_of_a_hand_is_the_new_one() -> None:
    for seed in range(10):
        state = dw.game("asigoc").start(seed=seed)
        drawn = [e for e in state.events(1 - state.first) if e.kind == "ON_DRAW" and e.seat == state.first]
        assert drawn
        assert {card.handle for event in drawn for card in event.cards} == {0}


def test_a_shuffle_gives_new_handles() -> None:
    deck = ["Bandage", "River Spear", "Old Map", "Smoke Pot", "Whetstone"]
    changed = 0
    for seed in range(8):
        seats = [{"hand": ["Smith's Errand"], "deck": deck}, {}]
        state = dw.game("asigoc").position({"phase": "main", "turn": 3, "seed": seed, "seats": seats})
        before = [list(row) for row in state.handles]
        settle(say(state, "use Smith's Errand"))
        say(state, "done")
        cards = state.zones[state.game.place(YOU, 0)]
        for seat in (YOU, THEY):
            changed += sum(before[seat][card] != state.handles[seat][card] for card in cards)
    assert changed > 40  # of 80


def test_an_effect_whose_card_was_shuffled_away_does_not_tell_where_it_is() -> None:
    staff = CardDef("user:staff", "Long Staff", "weapon", {}, (Activated((Heal(1),), "main"),))
    melt = CardDef("user:melt", "Melt", "item", {}, (Item((ToBottom(Cards("weapons", "opponent's")),), "any"),))
    game = dw.game("asigoc", cards=[staff, melt])
    state = game.position({"phase": "main", "turn": 3, "seats": [{"weapons": ["Long Staff"]}, {"hand": ["Melt"]}]})
    settle(say(state, "use Long Staff", "use Melt"))
    resolved = [e for e in state.events(None) if e.kind == "ON_RESOLVE"][-1]
    assert [(card.card, card.handle, card.to) for card in resolved.cards] == [("user:staff", 0, "")]


def test_a_secret_pick_of_a_known_card_is_not_told_before_it_moves() -> None:
    plot = Item((Choose("a", Cards("hand")), Choose("b", Cards("hand")), ToBottom(It("a"))))
    game = dw.game("asigoc", cards=[CardDef("user:plot", "Plot", "item", {}, (plot,))])
    hand = ["Plot", {"card": "Bandage", "known": 7}, "Whetstone"]
    state = game.position({"phase": "main", "turn": 3, "seats": [{"hand": hand}, {"hand": ["Old Map"]}]})
    say(state, "use Plot", "pass", "pass")
    one, two = state.clone(), state.clone()
    say(one, "choose Bandage")
    say(two, "choose Whetstone")
    assert one.view(THEY) == two.view(THEY)
    assert one.view(YOU) != two.view(YOU)


def test_a_worn_weapon_that_went_out_of_sight_is_remembered_as_worn() -> None:
    worn = {"card": "Lantern Mace", "block_lost": 1, "known": 7}
    state = board("main", {"hand": ["Smith's Errand"], "deck": [worn, "Bandage", "Old Map"]}, {})
    settle(say(state, "use Smith's Errand"))
    say(state, "done")
    for viewer in (YOU, THEY):
        mace = [card for card in state.view(viewer).seats[YOU].unseen if card.card == "asigoc/lantern-mace"]
        assert [card.marks for card in mace] == [{"block_lost": 1}]
    guess = state.determinize(THEY, 3)
    assert sum(marks_by_kind(guess)[2]) == 1


def test_a_guess_gives_the_other_seat_handles_of_its_own() -> None:
    state = dw.game("asigoc").start(seed=3)
    one, two = state.determinize(YOU, 1), state.determinize(YOU, 2)
    assert list(one.handles[YOU]) == list(two.handles[YOU])
    assert list(one.handles[THEY]) != list(two.handles[THEY])
    assert list(one.handles[THEY]) != sorted(one.handles[THEY])


def test_guesses_of_one_view_do_not_touch_each_other() -> None:
    state = dw.game("vanguard-d").start(seed=3)
    view = state.view(YOU)
    first = [state.game.determinize(view, seed) for seed in range(4)]
    keys = [guess.key() for guess in first]
    for guess in first[:2]:
        guess.apply(guess.legal()[0])
    assert [guess.key() for guess in first[2:]] == keys[2:]
    again = dw.game("vanguard-d").determinize(dw.View.decode(view.encode()), 1)
    assert state.game.determinize(view, 1).key() == keys[1] == again.key()
