"""What one seat is shown, in its language: the picture of the table, the open prompt, the log, and reasons why not.

Everything here is made from a seat's own view and events, so nothing can be told that the seat may not know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..core.errors import Refusal
from ..core.game import Game
from ..core.hints import Fact
from ..core.state import State
from ..core.view import View
from ..core.wire import Event, Prompt
from ..core.zone import HIDDEN
from ..language.log import logline, merged
from ..language.voice import Voice, printable
from ..speech.ask import UNASKED, asked_of, asking_card
from ..speech.label import labels
from ..speech.names import capital, name_of
from ..speech.passage import passage_of
from ..speech.settled import settled
from .wire import Ask, Fought, Greyed, Known, Line, Option, Passage, Picture, Reason, ZoneInfo

MOST_OPTIONS: Final = 20_000  # that are kept


def phases(voice: Voice) -> tuple[tuple[str, str], ...]:
    """The phases that a turn has under these rules, with their words."""
    found = [phase for phase in voice.game.phases if phase not in voice.game.layout.skipped]
    return tuple((phase, capital(name_of(voice, "phase", phase))) for phase in found)


def zones(voice: Voice) -> tuple[ZoneInfo, ...]:
    """The zones of a seat, in the order of the rules; one that is itself a slot, as a row of one."""
    layout = voice.game.layout
    return tuple(
        ZoneInfo(
            zone.name,
            capital(name_of(voice, "zone", zone.name)),
            tuple(zone.slot_names()) or ((zone.name,) if zone.name in layout.slots else ()),
            zone.sight == HIDDEN,
            zone.name in voice.game.face.closed,
        )
        for zone in layout.zones
    )


def counters(voice: Voice) -> tuple[tuple[str, str], ...]:
    """The numbers that a seat has, with their words."""
    return tuple((name, capital(name_of(voice, "counter", name))) for name in voice.game.counters)


def counted(voice: Voice) -> tuple[str, str] | None:
    """The zone whose cards decide the game, and what they are called there."""
    zone = voice.game.face.counted
    return (zone, voice.say("client.counted") or capital(name_of(voice, "zone", zone))) if zone else None


# --- the picture ------------------------------------------------------------------------------------------------------


def picture(game: Game, view: View) -> Picture:
    """What is drawn, by path."""
    made: Picture = {
        "turn": view.turn,
        "phase": view.phase,
        "active": view.active,
        "first": view.first,
        "registers": view.registers,
        "chain": [
            {"seat": frame.seat, "handle": frame.source, "name": game.ability(frame.ability).name}
            for frame in view.chain
        ],
    }
    for side, paths in zip(view.seats, _paths(game), strict=True):
        made[paths[0]] = side.counters
        made.update(zip(paths[1:], side.zones.values(), strict=True))
    return made


@lru_cache(maxsize=64)
def _paths(game: Game) -> tuple[tuple[str, ...], ...]:
    """Where the counters and each zone of a seat are found in a picture."""
    names = ["counters", *(zone.name for zone in game.layout.zones)]
    return tuple(tuple(f"s{seat}.{name}" for name in names) for seat in (0, 1))


def sent(made: Picture) -> Picture:
    """A picture as it travels: a pile of which nothing is known is just its number of cards."""
    return {path: len(part) if _is_unknown(path, part) else part for path, part in made.items()}


def _is_unknown(path: str, part: Any) -> bool:
    if not isinstance(part, tuple) or len(part) < 2 or path.endswith(".hand"):
        return False
    return all(card is not None and not card.card and not card.marks for card in part)


def patch(old: Picture, new: Picture) -> Picture:
    """The parts of a picture that have changed."""
    return {path: part for path, part in new.items() if old.get(path) != part}


# --- the prompt -------------------------------------------------------------------------------------------------------


def ask(voice: Voice, view: View, prompt: Prompt, number: int) -> Ask:
    """A prompt in words."""
    card = asking_card(voice, prompt)
    said = labels(voice, view, prompt, prompt.options, with_handles=False)
    return Ask(
        number,
        prompt.kind,
        capital(asked_of(voice, view, prompt)),
        tuple(
            [
                _option(voice.game, view.viewer, prompt.kind, option, text)
                for option, text in zip(prompt.options, said, strict=True)
            ]
        ),
        prompt.forced,
        card.id if card is not None else "",
        name_of(voice, "rule", prompt.cause) if isinstance(prompt.cause, str) else "",
        view.stack[-1].ability if card is not None and view.stack else "",
        passage(voice, prompt) if card is not None else None,
        settled(voice.game, prompt, lambda: view),
    )


def passage(voice: Voice, prompt: Prompt) -> Passage | None:
    """The text of the ability that asks, parted where it is carried out."""
    found = passage_of(voice, prompt)
    if found is None:
        return None
    text, start, end = found.text, found.start, found.end
    return Passage(text[:start], text[start:end], text[end:], found.is_cost)


@lru_cache(MOST_OPTIONS)
def _option(game: Game, seat: int, kind: str, option: str, text: str) -> Option:
    """An answer as it is sent. The same ones are offered again and again, so they are kept."""
    return Option(option, capital(text), *spots_of(game, option, seat), leaves(game, kind, option))


def leaves(game: Game, kind: str, option: str) -> bool:
    """Whether an answer to a kind of prompt goes on in the turn.

    >>> import duelwright as dw
    >>> [leaves(dw.game("vanguard-d"), kind, "pass") for kind in ("main", "guard")]
    [True, False]
    """
    verb, leaving = option.partition(" ")[0], game.judgement.leaving
    return verb in leaving or f"{verb} {kind}" in leaving


def spots_of(game: Game, action: str, seat: int) -> tuple[str, str]:
    """Where an action points: from, and to.

    >>> import duelwright as dw
    >>> spots_of(dw.game("vanguard-d"), "attack R1>V", 0)
    ('s0.R1', 's1.V')
    >>> spots_of(dw.game("vanguard-d"), "call h7>R1", 0)
    ('c7', 's0.R1')
    """
    verb, _, rest = action.partition(" ")
    first, _, second = rest.partition(">")
    side = 1 - seat if verb in game.actions.across else seat
    return _spot(game, first, seat), _spot(game, second, side) if second else ""


def _spot(game: Game, part: str, seat: int) -> str:
    if part in game.layout.slots:
        return f"s{seat}.{part}"
    return f"c{part[1:]}" if part[:1] == "h" and part[1:].isdecimal() else ""


# --- reasons ----------------------------------------------------------------------------------------------------------


def reason(voice: Voice, refusal: Refusal) -> Reason:
    """A refusal in words."""
    needs = refusal.advice(voice.lang)
    text = printable(refusal.text(voice.lang))
    return Reason(refusal.code, text, name_of(voice, "rule", refusal.rule), needs if needs != text else "")


def greyed(voice: Voice, state: State, view: View, prompt: Prompt) -> tuple[Greyed, ...]:
    """What the seat that is asked could try and may not, each with its reason; the best for a card or place first."""
    denied = [(action.text, refusal) for action, refusal in state.reasons(prompt.seat) if action.verb not in UNASKED]
    said = labels(voice, view, prompt, [action for action, _ in denied], with_handles=False)
    return tuple(
        Greyed(action, capital(text), reason(voice, refusal), *spots_of(voice.game, action, prompt.seat))
        for (action, refusal), text in zip(denied, said, strict=True)
    )


# --- what can be worked out -------------------------------------------------------------------------------------------


def fought(voice: Voice, view: View) -> Fought | None:
    """How an attack stands, in words."""
    face = voice.game.face
    fight = face.fight(voice.game, view) if face.fight is not None else None
    if fight is None:
        return None
    odds = tuple(
        (voice.say("fight.triggers", {"n": k}), round(chance, 4), fight.needs[k])
        for k, chance in enumerate(fight.odds)
        if fight.checks
    )
    need = fight.needs[0] if fight.needs else 0
    key = "fight.needs" if need else "fight.holds"
    text = voice.say(key, {"n": need}) if fight.needs else ""
    return Fought(
        fight.attack,
        fight.defence,
        f"c{fight.attacker}",
        tuple(f"c{handle}" for handle in fight.targets),
        tuple(f"c{handle}" for handle in fight.boosters),
        odds,
        text,
        fight.misses,
    )


def notes(voice: Voice, view: View, prompt: Prompt) -> dict[str, str]:
    """What answers would lead to, by their texts."""
    tell = voice.game.face.note
    found = {option: tell(voice.game, view, option) for option in prompt.options} if tell is not None else {}
    other = voice.names[1 - prompt.seat]
    return {
        option: voice.say(fact.key, {**fact.params, "other": other})
        for option, fact in found.items()
        if fact is not None
    }


def facts_of(game: Game, view: View) -> list[Fact]:
    """What else a seat can work out."""
    tell = game.face.facts
    return tell(game, view) if tell is not None and view.viewer >= 0 else []


def known(voice: Voice, facts: list[Fact]) -> tuple[Known, ...]:
    """The same, in words."""
    other = {"other": voice.names[1 - (voice.viewer or 0)]}
    return tuple(
        Known(voice.say(fact.key, {**fact.params, **other}), voice.say(f"{fact.key}.value", dict(fact.params)))
        for fact in facts
    )


# --- the log ----------------------------------------------------------------------------------------------------------


def lines(voice: Voice, events: list[Event], last: str = "") -> tuple[Line, ...]:
    """Events as lines: a rule or a player causes, what follows is the effect; `last` is the step before."""
    face, folded = voice.game.face, _folded(voice.game)
    made = []
    for event in merged(events):
        is_rule = isinstance(event.cause, str)
        cause = event.cause if isinstance(event.cause, str) else event.cause[1]
        is_heading = event.kind in face.headings[:1]
        is_effect = not is_rule or (_follows(event, last) and event.kind not in face.causes)
        made.append(
            Line(
                event.seq,
                logline(voice, event),
                event.kind,
                0 if is_heading else 2 if is_effect else 1,
                event.seat,
                tuple(dict.fromkeys([card.card for card in event.cards if card.card])),
                name_of(voice, "rule", cause) if is_rule else cause,
                event.kind in face.minor,
                not folded.isdisjoint((event.kind, f"{event.kind} {cause}")),
                tuple([(card.handle, card.source, card.to) for card in event.cards if card.source != card.to]),
            )
        )
        last = event.step
    return tuple(made)


@lru_cache(maxsize=64)
def _folded(game: Game) -> frozenset[str]:
    """What the log folds: kinds of events, or kinds with the rule that causes them."""
    return frozenset((*game.face.routine, *game.face.folded))


def _follows(event: Event, last: str) -> bool:
    """Whether an event goes on with the step of the one before: its effects, not a cause of its own."""
    return event.step == last and event.step not in ("", "turn")
