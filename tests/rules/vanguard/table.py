"""A table for fights: lay out a board, say actions by card names, read what is on it.

Cards have no abilities here; where a ruling needs an effect, the words of the last section stand in for it.
"""

from __future__ import annotations

from functools import cache

import msgspec

import duelwright as dw
from duelwright import CardDef, Game, State, ViewCard
from duelwright.core.modifiers import UNTIL_TURN_ENDS, modify
from duelwright.core.state import reference
from duelwright.games.vanguard import board as places
from duelwright.games.vanguard import names as n
from duelwright.games.vanguard.execute.actions import call, send, stand

SHIPPED = dw.game("vanguard-d")
# The cards of the starters without their abilities, so that the rules alone are seen.
GAME = dw.game("vanguard-d", cards=[msgspec.structs.replace(card, abilities=()) for card in SHIPPED.cards()])

Side = dict[str, object]
YOU, THEY = 0, 1
NIRVANA = "Chakrabarthi Divine Dragon, Nirvana"  # grade 3, 13000, twin drive, persona ride
INFERNO = "Fire Slash Dragon, Inferno Sword"  # grade 3, 13000, twin drive, persona ride
REIYU = "Blaze Maiden, Reiyu"  # grade 2, 10000, shield 5000, intercept
VAIRINA = "Vairina"  # the same numbers
RINO = "Blaze Maiden, Rino"  # grade 1, 8000, shield 5000, boost
BOWLER = "Iron Ball Dragon, Ankybowler"  # the same numbers
EGG = "Sunrise Egg"  # grade 0, 6000, shield 5000, boost
TRICKSTAR = "Trickstar"  # grade 0, 5000, shield 5000, boost
CRITICAL = "Blaze Maiden, Zonne"  # the triggers: grade 0, 5000, boost
DRAW = "Blaze Staff Monk, Cho Kuu Sha"
FRONT = "Blaze Fist Monk, Nikko"
HEAL = "Blaze Maiden, Rona"
OVER = "Spiritual King of Determination, Olbaria"
ORDER = "Sunburst Evolution"  # grade 2
BLANKS = ["blank"] * 9


def board(
    phase: str, you: Side, they: Side | None = None, turn: int = 5, rules: dict[str, object] | None = None
) -> State:
    """A board in your turn, at the first prompt of a phase; a vanguard of grade 3 where none is given."""
    seats: list[Side] = [{"V": [NIRVANA], **you}, {"V": [NIRVANA], **(they or {})}]
    position: dict[str, object] = {"phase": phase, "turn": turn, "active": YOU, "first": YOU, "seats": seats}
    if rules:
        position["rules"] = rules
    return GAME.position(position)


def shipped(
    phase: str,
    you: Side,
    they: Side | None = None,
    turn: int = 5,
    first: int = YOU,
    registers: dict[str, int] | None = None,
    game: Game = SHIPPED,
) -> State:
    """A board of cards with their abilities, at the first prompt of a phase of your turn."""
    seats: list[Side] = [{"V": [NIRVANA], "deck": BLANKS, **you}, {"V": [NIRVANA], "deck": BLANKS, **(they or {})}]
    board: dict[str, object] = {"phase": phase, "turn": turn, "active": YOU, "first": first, "seats": seats}
    if registers:
        board["registers"] = registers
    return game.position(board)


@cache
def _alone(game: Game) -> Game:
    """A game whose pool was made of its own cards only, so that nothing is left in it of cards they replaced."""
    return Game(game.blueprint, game.rules, game.cards())


def grown(*more: CardDef) -> Game:
    """The table's game with more cards, each with an id of its own."""
    game = _alone(GAME).plus(more)
    assert len(game.cards()) == len(GAME.cards()) + len(more)
    return game


def ride_phase(you: Side, they: Side | None = None, rules: dict[str, object] | None = None, turn: int = 5) -> State:
    """A board in your ride phase."""
    return board("ride", you, they, turn, rules)


def main_phase(you: Side, they: Side | None = None, rules: dict[str, object] | None = None, turn: int = 5) -> State:
    """A board in your main phase."""
    return board("main", you, they, turn, rules)


def battle(you: Side, they: Side | None = None, rules: dict[str, object] | None = None) -> State:
    """A board in your battle phase, reached from the ride phase so that the turn ends as it should."""
    return say(board("ride", you, they, rules=rules), "pass", "pass")


def resting(card: str) -> Side:
    """A unit at rest."""
    return {"card": card, "rest": "rest"}


def spent(card: str) -> Side:
    """A damage card that lies face down."""
    return {"card": card, "face": "down"}


# --- playing ---


def say(state: State, *actions: str) -> State:
    """Let whoever is asked say these: cards by name, or a unit of theirs by its circle."""
    for action in actions:
        state.apply(spelled(state, action))
    return state


def spelled(state: State, action: str) -> str:
    """The action's text, with a name (or, to choose, a circle) replaced by the handle the asked seat knows."""
    prompt = state.prompt
    assert prompt is not None, f"the game is over, nobody can say {action!r}"
    verb, _, rest = action.partition(" ")
    name, arrow, target = rest.partition(">")
    zones = state.view(prompt.seat).seats[prompt.seat].zones
    if verb == "choose" and name in zones:
        found = [shown.handle for shown in zones[name] if shown is not None]
    else:
        found = handles(state, prompt.seat, name)
    on_offer = [h for h in found if f"{verb} h{h}{arrow}{target}" in prompt.options]
    return f"{verb} h{(on_offer or found)[0]}{arrow}{target}" if found else action


def handles(state: State, seat: int, name: str) -> list[int]:
    """The handles of a seat's own cards with this name that it sees."""
    card = state.game.find(name)
    return [
        shown.handle
        for row in state.view(seat).seats[seat].zones.values()
        for shown in row
        if shown is not None and card is not None and shown.card == card.id
    ]


def options(state: State) -> list[str]:
    """What can be answered, as texts."""
    return [action.text for action in state.legal()]


def can(state: State, action: str) -> bool:
    """Whether the seat that is asked may say this; where it may not, there is a refusal."""
    text = spelled(state, action)
    allowed = text in options(state)
    assert allowed == (state.explain(state.prompt_seat, text) is None)
    return allowed


def why_not(state: State, action: str) -> str:
    """The reason why the seat that is asked may not say this."""
    refusal = state.explain(state.prompt_seat, spelled(state, action))
    assert refusal is not None, f"{action!r} is legal"
    return refusal.code


def rides(state: State) -> list[str]:
    """The names of the cards that may be ridden now."""
    asked = state.prompt_seat
    by_handle = {shown.handle: shown.card for zone in ("hand", "ride") for shown in cards(state, asked, zone)}
    found = [state.game.find(by_handle[int(text[6:])]) for text in options(state) if text.startswith("ride ")]
    return [card.name for card in found if card is not None]


# --- reading ---


def asked(state: State) -> tuple[int, str]:
    """Who is asked, and what."""
    assert state.prompt is not None, "the game is over"
    return state.prompt.seat, state.prompt.kind


def cards(state: State, seat: int, zone: str, viewer: int | None = None) -> list[ViewCard]:
    """The cards in a zone as its player sees them, or another viewer."""
    row = state.view(seat if viewer is None else viewer).seats[seat].zones[zone]
    return [shown for shown in row if shown is not None]


def names(state: State, seat: int, zone: str) -> list[str]:
    """The names of the cards in a zone as its player sees them, '?' for one that is hidden."""
    found = [state.game.find(shown.card) if shown.card else None for shown in cards(state, seat, zone)]
    return ["?" if card is None else card.name for card in found]


def count(state: State, seat: int, zone: str) -> int:
    """How many cards lie in a zone."""
    return len(cards(state, seat, zone))


def unit(state: State, seat: int, circle: str) -> ViewCard:
    """The unit on a circle."""
    found = cards(state, seat, circle)
    assert len(found) == 1, f"{circle} has {len(found)} units"
    return found[0]


def power(state: State, seat: int, circle: str) -> int:
    """The power of the unit on a circle."""
    return unit(state, seat, circle).values["power"]


def critical(state: State, seat: int, circle: str) -> int:
    """The critical of the unit on a circle."""
    return unit(state, seat, circle).values["critical"]


def rests(state: State, seat: int, circle: str) -> bool:
    """Whether the unit on a circle rests."""
    return bool(unit(state, seat, circle).marks.get("rest"))


def kinds(state: State, since: int = 0) -> list[str]:
    """The kinds of all events after a number."""
    return [event.kind for event in state.events(None, since)]


def told(state: State, since: int, *wanted: str) -> list[str]:
    """The same, but only some kinds."""
    return [kind for kind in kinds(state, since) if kind in wanted]


def number(state: State) -> int:
    """How many events there were."""
    return len(state.events(None))


def ending(state: State) -> tuple[int | None, str]:
    """Who won, and by what."""
    assert state.result is not None, "the fight goes on"
    return state.result.winner, state.result.reason


# --- what effects will do ---


def by_effect_put(state: State, seat: int, circle: str, zone: str) -> None:
    """A unit leaves its circle for a zone of its player."""
    card = places.unit_at(state, seat, n.ZONES.index(circle))
    send(state, [card], n.ZONES.index(zone), n.BY_EFFECT)
    state.option_made = False


def by_effect_call(state: State, seat: int, name: str, circle: str) -> None:
    """A card of a hand is called whatever its grade."""
    wanted = state.game.find(name)
    hand = state.zones[state.game.place(seat, n.HAND)]
    card = next(card for card in hand if state.game.definitions[state.defs[card]] is wanted)
    call(state, seat, card, n.ZONES.index(circle), 0)
    state.option_made = False


def by_effect_stand(state: State, seat: int, circle: str) -> None:
    """A unit stands."""
    stand(state, places.unit_at(state, seat, n.ZONES.index(circle)), 1)
    state.option_made = False


def by_effect_gain(state: State, seat: int, circle: str, stat: str, amount: int) -> None:
    """A unit gets something until end of turn."""
    card = places.unit_at(state, seat, n.ZONES.index(circle))
    modify(state, reference(state, card), n.STATS.index(stat), amount, UNTIL_TURN_ENDS, -1, seat)
    state.version += 1
    state.option_made = False
