"""The referee of drive and damage checks: icons, whether they count, and what each trigger does (D)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .attack import reason
from .clans import has_none, share_a_clan
from .record import Event, by_ability
from .table import Card, Table
from .words import CIRCLES, DRIVE_CHECK, FRONT, ICONS, STATS


@dataclass
class Check:
    """A check under way, and what was done for its icon."""

    card: Card
    seat: int
    drives: bool
    icon: str  # that counts
    resolved: bool = False
    powers: list[tuple[Card | None, int]] = field(default_factory=list)
    criticals: list[tuple[Card | None, int]] = field(default_factory=list)
    draws: int = 0
    heals: int = 0
    stands: int = 0
    may_heal: bool = False
    may_stand: bool | None = False
    deck: int = 0
    front: list[Card] = field(default_factory=list)


class Checks:
    """Judges one check after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = table.book
        self.check: Check | None = None

    def before(self, event: Event) -> None:
        kind, table, check = event["kind"], self.table, self.check
        if kind == "ON_CHECK":
            empty = not any(table.zone(seat, "trigger") for seat in (0, 1))
            self.book.judge("Checks", empty, "one check at a time", "another card lies in the trigger zone")
        if check is None or event["step"] != "check" or by_ability(event):
            return
        if kind == "ON_SENT_TO_DROP" and reason(event) == "heal":
            own, other = table.count(check.seat, "damage"), table.count(1 - check.seat, "damage")
            self.book.judge("Heal", own >= other, f"no heal with {own} damage against {other}", "a heal")
            check.heals += 1
            self.in_order(check)
        elif kind == "ON_DRAW":
            check.draws += 1
            self.in_order(check)
        elif kind == "ON_TRIGGER_RESOLVED":
            self.resolve(check, event)

    def after(self, event: Event) -> None:
        kind, check = event["kind"], self.check
        if kind == "ON_CHECK":
            self.reveal(event)
        elif check is not None and event["step"] == "check" and not by_ability(event):
            self.follow(check, event)

    def reveal(self, event: Event) -> None:
        """The top card of the deck goes to the trigger zone; its icon counts where the format's condition holds."""
        card = self.table.told(event)
        if card is None:
            return
        told = event["cards"][0]
        way = f"{told['source']} to {told['to']}"
        self.book.judge("Checks", way == "deck to trigger", "deck to trigger", way)
        icon = ICONS[event["values"]["icon"]]
        self.book.judge("Checks", icon == card.printed.trigger, f"icon {card.printed.trigger!r}", f"{icon!r}")
        counts = self.counts(card)
        matched = bool(event["values"]["matched"])
        self.book.judge(
            "Checks", None if counts is None else counts == matched, f"matched: {counts}", f"matched: {matched}"
        )
        drives = event["values"]["check"] == DRIVE_CHECK
        battle = self.table.battle
        if battle is not None and not battle.other_damage:
            seat = battle.seat if drives else 1 - battle.seat
            self.book.judge("Checks", card.seat == seat, f"a check of seat {seat}", f"seat {card.seat}")
        self.check = self.begin(card, drives, icon if matched else "")

    def begin(self, card: Card, drives: bool, icon: str) -> Check:
        table, seat = self.table, card.seat
        own, other = table.count(seat, "damage"), table.count(1 - seat, "damage")
        rests = [unit.resting for unit in table.rear_guards(seat)]
        return Check(
            card,
            seat,
            drives,
            icon,
            may_heal=own > 0 and own >= other,
            may_stand=True if True in rests else None if None in rests else False,
            deck=table.count(seat, "deck"),
            front=[unit for unit in table.units(seat) if unit.zone in FRONT and unit.zone != "mate"],
        )

    def counts(self, card: Card) -> bool | None:
        """A face-up unit on VC or RC shares its clan, where the format asks for it and the card has one."""
        if not card.printed.trigger:
            return False
        if not self.table.rules.trigger_match or has_none(card.printed):
            return True
        shown = [unit for unit in self.table.units(card.seat) if unit.zone in CIRCLES and not unit.face_down]
        return any(share_a_clan(card.printed, unit.printed) for unit in shown)

    def in_order(self, check: Check) -> None:
        """Where the format has it so, the power comes last."""
        if self.table.rules.extra_first:
            self.book.judge("Triggers", not check.powers, "the power after the rest", "it comes before")

    def follow(self, check: Check, event: Event) -> None:
        kind = event["kind"]
        if kind == "ON_STAT_CHANGED":
            is_power = STATS[event["values"]["stat"]] == "power"
            if not is_power:
                self.in_order(check)
            row = check.powers if is_power else check.criticals
            row.append((self.table.told(event), event["values"]["amount"]))
        elif kind == "ON_STAND":
            check.stands += 1
        elif event["cards"] and event["cards"][0]["source"] == "trigger" != event["cards"][0]["to"]:
            self.take(check, event["cards"][0]["to"])

    def take(self, check: Check, to: str) -> None:
        """A drive check goes to the hand, a damage check to the damage zone, an over trigger out of the fight."""
        wanted = "removed" if check.icon == "over" else "hand" if check.drives else "damage"
        self.book.judge("Checks", to == wanted, f"{check.card.name} to {wanted}", f"to {to}")
        if check.icon != "over":
            done = check.resolved == bool(check.icon)
            self.book.judge("Triggers", done, f"icon {check.icon!r} to be resolved once", str(check.resolved))
            if not check.icon:
                idle = not (check.powers or check.criticals or check.draws or check.heals or check.stands)
                self.book.judge("Triggers", idle, "nothing for a card without a trigger that counts", "something")
            self.check = None

    def resolve(self, check: Check, event: Event) -> None:
        """What the icon did, all together."""
        icon = ICONS[event["values"]["icon"]]
        self.book.judge("Triggers", icon == check.icon and not check.resolved, f"icon {check.icon!r}", f"{icon!r}")
        check.resolved = True
        worth = check.card.printed.number("trigger")
        if icon == "front":
            given = {card.handle for card, _ in check.powers if card is not None}
            row = {card.handle for card in check.front}
            self.book.judge("Triggers", given == row, f"power for {len(row)} units in front", f"for {len(given)}")
        else:
            self.book.judge("Triggers", len(check.powers) == 1, "power for one unit", f"for {len(check.powers)}")
        for card in [card for card, _ in [*check.powers, *check.criticals] if card is not None]:
            self.book.judge("Triggers", card.seat == check.seat, "power for a unit of one's own", card.name)
        amounts = {amount for _, amount in check.powers}
        self.book.judge("Triggers", amounts <= {worth}, f"power {worth}", str(amounts))
        self.extra(check)

    def extra(self, check: Check) -> None:
        """What an icon does besides its power."""
        icon, rules = check.icon, self.table.rules
        one = [amount for _, amount in check.criticals]
        self.book.judge("Triggers", one == [1] * (icon == "critical"), f"critical of a {icon} trigger", str(one))
        cards = min(check.deck, int(icon in ("draw", "over")))
        self.book.judge("Triggers", check.draws == cards, f"{cards} cards drawn", f"{check.draws}")
        most = int(icon == "heal" and check.may_heal)
        fits = check.heals <= most if rules.heal_optional else check.heals == most
        self.book.judge("Heal", fits, f"{'at most ' if rules.heal_optional else ''}{most} healed", f"{check.heals}")
        wanted = check.may_stand if icon == "stand" else False
        self.book.judge(
            "Triggers", None if wanted is None else check.stands == wanted, f"stands: {wanted}", f"{check.stands}"
        )
        if icon == "over":
            self.check = None
