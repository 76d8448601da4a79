"""What a fighter can work out: how an attack stands, what shield survives which checks, how many triggers are left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...core.frame import sign
from ...core.game import Game
from ...core.hints import Fact, Fight, chances, known_hand, with_handles
from ...core.view import View, ViewCard
from ...core.zone import FIELD, PUBLIC
from . import events as e
from .board import BOOSTERS, TARGETS
from .rules import VanguardRules

SHIELD_STEP: Final = 5000  # shields come in steps of this
DRIVE: Final = "drive_step"  # the step of a battle after which nothing more is checked before the damage
PARTS: Final = (e.ON_DRAW, e.ON_HEAL, e.ON_STAND, e.ON_STAT_CHANGED, e.ON_SENT_TO_DROP, e.ON_SENT_TO_HAND)
OVER: Final = 1_000_000  # a trigger that gives more than this decides by itself


def fight(game: Game, view: View) -> Fight | None:
    """The attack under way: power against power, shields and boost counted, and the drive checks to come."""
    frame = next((frame for frame in view.stack if game.procedures[frame.proc].name == "attack"), None)
    if frame is None or not frame.refs:
        return None
    cards = with_handles(view, (frame.source, *frame.refs))
    attacker = cards.get(frame.source)
    bound = list(zip(frame.refs, frame.tags, strict=True))
    targets = [cards[ref] for ref, tag in bound if tag == TARGETS and ref in cards]
    if attacker is None or not targets:
        return None
    attack, defence = attacker.values.get("power", 0), max(card.values.get("power", 0) for card in targets)
    checks = _checks(game, view, frame.seat, attacker, frame.at, frame.proc)
    seen = _triggers(game, view)[frame.seat]
    odds = chances(*_unseen(game, view, frame.seat, seen), checks) if checks else (1.0,)
    step = _usual_trigger(game, seen)
    needs = tuple(_shield(attack + k * step - defence) for k in range(len(odds)))
    boosters = tuple(ref for ref, tag in bound if tag == BOOSTERS)
    handles = tuple(card.handle for card in targets)
    return Fight(attacker.handle, handles, boosters, attack, defence, checks, attack < defence, odds, needs)


def _checks(game: Game, view: View, seat: int, attacker: ViewCard, at: int, proc: int) -> int:
    """The drive checks to come: a vanguard's, before its drive step."""
    if attacker not in view.seats[seat].zones["V"]:
        return 0
    steps = [step.__name__ for step in game.procedures[proc].steps]
    is_before = at <= steps.index(DRIVE) if DRIVE in steps else True
    return attacker.values.get("drive", 0) if is_before else 0


def _shield(short: int) -> int:
    """What a shield must have where the attack is ahead by so much; an equal attack hits."""
    return 0 if short < 0 else (short // SHIELD_STEP + 1) * SHIELD_STEP


def _triggers(game: Game, view: View) -> tuple[list[int], list[int]]:
    """What each trigger unit of both seats gives that the viewer has seen."""
    powers = _powers(game)
    rows = [cards for side in view.seats for cards in side.zones.values() if cards]
    units = [card for cards in rows for card in cards if card is not None and card.card in powers]
    first, second = ([powers[card.card] for card in units if card.owner == seat] for seat in (0, 1))
    return first, second


@lru_cache(maxsize=64)
def _powers(game: Game) -> dict[str, int]:
    """What the trigger units of a game give, by their ids."""
    return {card.id: card.numbers["trigger"] for card in game.definitions if "trigger" in card.numbers}


def _unseen(game: Game, view: View, seat: int, seen: list[int]) -> tuple[int, int]:
    """How many cards of a seat's deck and hand the viewer does not know, and how many of them are triggers."""
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    side = view.seats[seat]
    hidden = len([card for zone in ("deck", "hand") for card in side.zones[zone] if card is not None and not card.card])
    return hidden, min(hidden, max(0, rules.triggers - len(seen)))


def _usual_trigger(game: Game, seen: list[int]) -> int:
    """What a trigger gives: what those gave that were seen, else what the least of the game gives."""
    return max([power for power in seen if power < OVER], default=_least_trigger(game))


_LEAST: dict[str, int] = {}  # by format


def _least_trigger(game: Game) -> int:
    """Of the shipped cards: what a side brings is not known."""
    if game.key not in _LEAST:
        _LEAST[game.key] = min((card.numbers.get("trigger", OVER) for card in game.blueprint.cards), default=0)
    return _LEAST[game.key]


def note(game: Game, view: View, action: str) -> Fact | None:
    """What an attack would meet: power against power, before boost and guard."""
    verb, _, rest = action.partition(" ")
    first, _, second = rest.partition(">")
    if verb != "attack" or not second:
        return None
    own, other = _unit(view, view.viewer, first), _unit(view, 1 - view.viewer, second)
    if own is None or other is None:
        return None
    return Fact("note.attack", {"attack": own.values.get("power", 0), "defence": other.values.get("power", 0)})


def order_is_moot(game: Game, view: View) -> bool:
    """Whether no card that lies open hears of a trigger's parts or replaces them: then their order tells nothing."""
    open_zones = [zone.name for zone in game.layout.zones if zone.sight in (PUBLIC, FIELD)]
    rows = [side.zones[name] for side in view.seats for name in open_zones]
    shown = {card.card for row in rows for card in row if card is not None and card.card}
    for number in [game.index[card] for card in shown]:
        if any(game.hears[number] & sign(event) for event in PARTS) or len(game.insteads[number]) > 0:
            return False
    return True


def _unit(view: View, seat: int, circle: str) -> ViewCard | None:
    """The unit on a circle."""
    cards = view.seats[seat].zones.get(circle, ())
    return cards[0] if cards else None


def facts(game: Game, view: View) -> list[Fact]:
    """The other hand, the triggers left on both sides, and the chance of one in the next check."""
    found, seen = known_hand(view), _triggers(game, view)
    for seat, key in ((1 - view.viewer, "know.their_triggers"), (view.viewer, "know.your_triggers")):
        cards, triggers = _unseen(game, view, seat, seen[seat])
        if cards:
            found.append(Fact(key, {"n": triggers, "all": cards, "percent": round(100 * triggers / cards)}))
    return found
