"""What a refusal says would have to be so, measured a second time: from what the seat sees, by the rules alone."""

from __future__ import annotations

from duelwright import Game, State, View, ViewCard

Seen = str | int | None


def check_needs(game: Game, state: State, seat: int) -> None:
    """Every refusal names needs; none of them is fulfilled; and what they say is so now is what the seat sees."""
    view = state.view(seat)
    for action, refusal in state.candidates(seat):
        if refusal is None:
            continue
        assert refusal.wants, f"{action}: {refusal.code} names no need"
        for need in refusal.wants:
            assert not need.holds(need.now), f"{action}: {refusal.code} says {need}, which holds"
            own = seen(game, state, view, seat, need.what, need.of)
            assert own is None or own == need.now, f"{action}: {refusal.code} says {need}, and the seat sees {own}"


def seen(game: Game, state: State, view: View, seat: int, what: str, of: str) -> Seen:
    """What a seat reads off the table; None where the table alone does not tell."""
    if what.startswith("their "):
        return seen(game, state, view, 1 - seat, what.removeprefix("their "), of)
    prompt = state.prompt
    plain: dict[str, Seen] = {
        "over": int(view.result is not None),
        "asked": prompt.seat if prompt else -1,
        "prompt": prompt.kind if prompt else "",
        "active": view.active,
        "turn": view.turn,
        "phase": view.phase,
        "answer": int(prompt is not None and prompt.seat == seat and of in prompt.options),
        "circle": of,
    }
    if what in plain:
        return plain[what]
    zones = view.seats[seat].zones
    if what == "count":
        return sum(card is not None for card in zones[of])
    if what == "free":
        return zones[of].count(None)
    if what == "slot":
        return on_slot(game, view, seat, of)
    return of_card(game, view, what, of)


def on_slot(game: Game, view: View, seat: int, slot: str) -> Seen:
    for zone in game.layout.zones:
        row, names = view.seats[seat].zones[zone.name], list(zone.slot_names())
        if slot in names:
            return "empty" if row[names.index(slot)] is None else "taken"
        if slot == zone.name:
            top = row[-1] if row else None
            return "empty" if top is None or top.marks.get("locked") else "taken"
    return None


def of_card(game: Game, view: View, what: str, of: str) -> Seen:
    """A fact of a card that is named by its handle."""
    found = named(view, of)
    if what == "known":
        return int(found is not None and bool(found[2].card))
    if found is None or not found[2].card:
        return None
    side, zone, card = found
    printed = game.find(card.card)
    assert printed is not None
    facts: dict[str, Seen] = {"zone": zone, "side": side, "kind": printed.kind}
    if what in facts:
        return facts[what]
    if what in game.layout.marks:
        return card.marks.get(what, 0)
    return card.values.get(what)


def named(view: View, of: str) -> tuple[int, str, ViewCard] | None:
    for side, seat in enumerate(view.seats):
        for zone, row in seat.zones.items():
            for card in row:
                if card is not None and f"h{card.handle}" == of:
                    return side, zone, card
    return None
