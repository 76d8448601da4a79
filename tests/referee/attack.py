"""The referee of the battle: attack, boost, guard, drive checks, hits, damage, and what leaves when (C.3, C.4)."""

from __future__ import annotations

from .clans import share_a_clan
from .reckoning import (
    Reckoning,
    critical,
    drive,
    intercept_shield,
    marker_sums,
    power,
    skill,
    stays,
    strike_out,
)
from .record import Event, by_ability
from .table import Battle, Card, Change, Table
from .words import BEHIND, COLUMN, FRONT, MOST_G_GUARDIANS, REASONS, STRIDE_GRADE

DEALS = ("DealDamage",)
MORE_DRIVES = ("DriveMore",)


class Attack:
    """Judges one battle after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = table.book

    # --- before cards move ---

    def before(self, event: Event) -> None:
        battle, kind = self.table.battle, event["kind"]
        if battle is None:
            return
        by_rule = not by_ability(event) and event["step"] in ("attack", "check")
        if battle.step == "damage" and not battle.compared and by_rule and kind != "ON_DAMAGE_STEP":
            self.compare(battle)
        if kind == "ON_MOVE" and event["step"] == "attack" and event["cards"][0]["to"] == "GC":
            self.intercept(battle, event)
        elif kind == "ON_PLACED" and event["cards"][0]["to"] == "GC":
            battle.guard_source = event["cards"][0]["source"]
        elif kind == "ON_DAMAGE_STEP":
            self.end_drives(battle)

    def compare(self, battle: Battle) -> None:
        """What must be hit, what must not, as the powers are now; sets where both are possible."""
        table, attacker = self.table, battle.attacker
        battle.compared = True
        battle.was_guarded = bool(table.zone(1 - battle.seat, "GC"))
        if attacker is None:
            battle.outcomes = [{True, False} for _ in battle.targets]
            return
        still = table.cards.get(attacker.handle) is attacker and stays(attacker)
        battle.critical = critical(table, attacker) if still else (0, 0)
        battle.outcomes = [self.outcomes(battle, attacker, target, still) for target in battle.targets]

    def outcomes(self, battle: Battle, attacker: Card, target: Card, still: bool) -> set[bool]:
        table = self.table
        if not still or table.cards.get(target.handle) is not target or not stays(target):
            return {False}
        safe = skill(table, target, "unhit")
        sure = skill(table, attacker, "sure hit")
        if safe and sure is False:
            return {False}
        strength, against = power(table, attacker), power(table, target)
        ways = self.ways(strength, against)
        found = {hit for ends in ways.values() for hit in ends}
        battle.strengths = f"{strength.low} to {strength.high} against {against.low} to {against.high}"
        if safe is not False and sure is not True:
            return found | {False}
        battle.marks = [
            {hit for (plus, _), ends in ways.items() if plus == one for hit in ends}
            for one in marker_sums(table, battle.seat, strength)
        ]
        return found

    def ways(self, strength: Reckoning, against: Reckoning) -> dict[tuple[int, int], frozenset[bool]]:
        """What may come out, for each way in which the markers of the attacker and of the defender may lie."""
        table = self.table
        seat = table.active
        mine, theirs = marker_sums(table, seat, strength), marker_sums(table, 1 - seat, against)
        found: dict[tuple[int, int], frozenset[bool]] = {}
        for plus in set(mine):
            for minus in set(theirs):
                low = strength.low + plus - against.high - minus
                high = strength.high + plus - against.low - minus
                found[plus, minus] = frozenset(hit for hit in (True, False) if (high >= 0 if hit else low < 0))
        return found

    def intercept(self, battle: Battle, event: Event) -> None:
        """A unit of the front row with the icon, that is not attacked; it is a move."""
        card, table = self.table.told(event), self.table
        if card is None:
            return
        row = card.zone in FRONT and card.zone not in ("V", "mate")
        self.book.judge("Intercept", row, "an interceptor from a rear-guard circle of the front row", card.zone)
        has = self.has_icon(card, "intercept")
        self.book.judge("Intercept", has, "a unit with intercept", card.name)
        self.book.judge("Intercept", card not in battle.targets, "a unit that is not attacked", card.name)
        low, high = intercept_shield(table, card.seat, card.zone)
        for at in range(0, high, 10_000):
            change = Change("shield", 10_000, frozenset(("battle",)), card.seat, table.turn)
            change.doubtful = at >= low
            card.changes.append(change)

    def has_icon(self, card: Card, icon: str) -> bool | None:
        """Printed or gained, not lost and not forbidden."""
        table = self.table
        against = [skill(table, card, f"no {icon}"), skill(table, card, f"no icon {icon}")]
        if True in against:
            return False
        own = icon in card.printed.icons or skill(table, card, icon)
        return None if None in against and own else own

    def end_drives(self, battle: Battle) -> None:
        """As many drive checks as the attacker's drive, read anew after each."""
        table, attacker = self.table, battle.attacker
        if attacker is None or table.cards.get(attacker.handle) is not attacker:
            return
        low, high = drive(table, attacker)
        holds = battle.drives >= low if low == high or battle.drives < low else None
        self.book.judge("Drive checks", holds, f"{low} drive checks of {attacker.name}", f"{battle.drives}")

    # --- after cards have moved ---

    def after(self, event: Event) -> None:
        kind, table = event["kind"], self.table
        if kind == "ON_ATTACK_STEP":
            self.book.judge("Battle phase", table.battle is None, "one battle at a time", "another one begins")
            self.book.judge("Battle phase", table.turn > 1, "no attack in turn 1", f"turn {table.turn}")
            self.book.judge("Battle phase", event["seat"] == table.active, "the turn player", f"seat {event['seat']}")
            table.battle = Battle(event["seat"])
            return
        battle = table.battle
        if battle is None:
            outside = kind in ("ON_ATTACK", "ON_BOOST", "ON_GUARD", "ON_INTERCEPT", "ON_DRIVE_CHECK", "ON_ATTACK_HIT")
            if outside:
                self.book.judge("Battle phase", False, "a battle", kind)
            return
        self.in_battle(battle, event)

    def in_battle(self, battle: Battle, event: Event) -> None:
        kind = event["kind"]
        if kind == "ON_REST" and event["step"] == "attack" and not by_ability(event):
            battle.rested += [card for card in [self.table.told(event)] if card is not None]
        elif kind == "ON_ATTACK":
            self.declare(battle, event)
        elif kind == "ON_BOOST":
            self.boost(battle, event)
        elif kind in ("ON_GUARD_STEP", "ON_DRIVE_STEP", "ON_DAMAGE_STEP", "ON_CLOSE_STEP"):
            self.step(battle, kind)
        elif kind in ("ON_GUARD", "ON_INTERCEPT", "ON_G_GUARDIAN"):
            self.guard(battle, event)
        elif kind == "ON_DRIVE_CHECK":
            self.drive_check(battle, event)
        elif kind == "ON_DAMAGE_CHECK":
            self.damage_check(battle, event)
        elif kind == "ON_SENT_TO_DROP" and reason(event) == "retire" and not by_ability(event):
            battle.beaten.add(event["cards"][0]["handle"])
        elif kind in ("ON_ATTACK_HIT", "ON_ATTACK_MISS"):
            self.hit(battle, event, kind == "ON_ATTACK_HIT")
        elif kind == "ON_DISCARD":
            battle.discarded = [self.table.library.cards[told["card"]].trigger for told in event["cards"]]
        elif kind == "ON_ABILITY_PLAYED":
            printed = self.table.library.cards[by_ability(event)]
            battle.other_damage = battle.other_damage or bool(printed.parts(*DEALS))
            battle.more_drives += sum(part.number("n") or 9 for part in printed.parts(*MORE_DRIVES))
        elif kind == "ON_BATTLE_END":
            self.end(battle)

    def declare(self, battle: Battle, event: Event) -> None:
        """A standing unit of the front row rests and attacks the vanguard or the opposing front row."""
        table, attacker = self.table, self.table.told(event)
        battle.targets = [card for at in range(1, len(event["cards"])) if (card := table.told(event, at)) is not None]
        battle.target_circles = [card.zone for card in battle.targets]
        table.battles += 1
        self.book.judge(
            "Attack", event["values"]["battle"] == table.battles, f"battle {table.battles}", str(event["values"])
        )
        if attacker is None:
            return
        battle.attacker, battle.attacker_circle = attacker, attacker.zone
        self.book.judge("Attack", attacker.seat == battle.seat, "a unit of the turn player", attacker.name)
        stood = attacker in battle.rested
        self.book.judge("Attack", stood, f"{attacker.name} to be put at rest for the attack", "it was not")
        free = attacker.zone in FRONT or skill(table, attacker, "back row attack")
        self.book.judge("Attack", free, "an attacker of the front row", f"{attacker.name} on {attacker.zone}")
        bound = skill(table, attacker, "restraint")
        self.book.judge("Attack", None if bound is None else not bound, "a unit that may attack", attacker.name)
        if skill(table, attacker, "lord"):
            units = table.units(attacker.seat)
            others = [unit for unit in units if not share_a_clan(attacker.printed, unit.printed)]
            self.book.judge("Attack", not others, "no unit of another clan beside a Lord", attacker.name)
        self.find_mate(battle, attacker)
        for target in battle.targets:
            self.aim(battle, attacker, target)

    def find_mate(self, battle: Battle, attacker: Card) -> None:
        """A mate in Legion rests and attacks with its leader."""
        mates = self.table.zone(battle.seat, "mate")
        if attacker.zone == "V" and mates and mates[0] in battle.rested:
            battle.mate = mates[0]

    def aim(self, battle: Battle, attacker: Card, target: Card) -> None:
        self.book.judge("Attack", target.seat != battle.seat, "a target of the opponent's", target.name)
        front: bool | None = target.zone in FRONT and target.zone != "mate"
        if not front:
            may = skill(self.table, attacker, "column attack")
            facing = COLUMN.get(target.zone) == 2 - COLUMN.get(attacker.zone, 9)
            front = may if facing else False
        self.book.judge("Attack", front, "a target in the front row", f"{target.name} on {target.zone}")
        self.book.judge("Attack", not target.locked, "a target that is not locked", target.name)

    def boost(self, battle: Battle, event: Event) -> None:
        """A standing unit with boost, directly behind the attacker, rests."""
        booster, boosted = self.table.told(event), self.table.told(event, 1)
        if booster is None or boosted is None:
            return
        battle.booster = booster
        first = battle.attacker is None
        when = "before" if self.table.rules.boost_first else "after"
        self.book.judge("Boost", first == self.table.rules.boost_first, f"the boost {when} the attack", "it is not")
        behind = BEHIND.get(boosted.zone, "")
        same = booster.seat == boosted.seat and booster.zone == behind
        told = f"{booster.name} on {booster.zone} boosts {boosted.zone}"
        self.book.judge("Boost", same, f"a booster on {behind or 'no circle'}", told)
        self.book.judge("Boost", self.has_icon(booster, "boost"), "a unit with boost", booster.name)
        self.book.judge("Boost", booster in battle.rested, f"{booster.name} to stand and be put at rest", "it was not")

    def step(self, battle: Battle, kind: str) -> None:
        steps = ("attack", "guard", "drive", "damage", "close")
        step = kind.removeprefix("ON_").removesuffix("_STEP").lower()
        ahead = steps.index(step) > steps.index(battle.step)
        self.book.judge("Battle phase", ahead, f"a step after the {battle.step} step", f"the {step} step")
        battle.step = step
        if step == "close":
            self.book.judge("Guardians", not self.left_on_guard(battle), "guardians to have left", "some are on GC")

    def left_on_guard(self, battle: Battle) -> list[Card]:
        return [card for seat in (0, 1) for card in self.table.zone(seat, "GC")]

    def guard(self, battle: Battle, event: Event) -> None:
        """A guardian arrives at rest on GC: by a call from the hand, an intercept, or from the G zone."""
        table, card, guarded = self.table, self.table.told(event), self.table.told(event, 1)
        if card is None:
            return
        source = {"ON_GUARD": "hand", "ON_G_GUARDIAN": "G"}.get(event["kind"], "")
        if source:
            told = f"from {battle.guard_source}"
            self.book.judge("Guard", battle.guard_source == source, f"{card.name} from {source}", told)
        card.resting = True
        card.guards = guarded.zone if guarded is not None else ""
        self.book.judge("Guard", battle.step == "guard", "the guard step", f"the {battle.step} step")
        self.book.judge("Guard", card.seat != battle.seat, "a guardian of the defender's", card.name)
        self.book.judge("Guard", card.zone == "GC", "a guardian on GC", f"{card.name} in {card.zone}")
        if guarded is not None:
            self.book.judge("Guard", guarded in battle.targets, "an attacked unit to be guarded", guarded.name)
        if event["kind"] == "ON_GUARD":
            self.guard_from_hand(card)
        elif event["kind"] == "ON_G_GUARDIAN":
            self.g_guardian(battle, card)
        self.book.judge("Guard", table.active != card.seat, "the opponent's turn", f"turn of seat {table.active}")

    def guard_from_hand(self, card: Card) -> None:
        table = self.table
        fits = card.printed.kind in ("unit", "trigger unit", "gift")
        self.book.judge("Guard", fits, "a unit or a gift", f"{card.name}, {card.printed.kind}")
        bans = [table.is_under(card.seat, "no guard from hand")]
        if card.printed.kind != "gift":
            grade = card.printed.number("grade")
            bans.append(table.is_under(card.seat, "no grade 0 guard" if grade == 0 else "no grade 1 guard"))
        banned = True if True in bans else None if None in bans else False
        self.book.judge("Guard", None if banned is None else not banned, "a card that may guard", card.name)

    def g_guardian(self, battle: Battle, card: Card) -> None:
        """Both vanguards of grade 3 or greater, fewer than four face up in the G zone before; a heal was discarded."""
        table = self.table
        self.book.judge("G guardian", battle.discarded == ["heal"], "a heal trigger discarded", str(battle.discarded))
        self.book.judge("G guardian", card.printed.is_g_guardian, "a G guardian", card.name)
        grades = [table.grade(table.vanguard(seat))[1] for seat in (0, 1)]
        self.book.judge("G guardian", min(grades) >= STRIDE_GRADE, "both vanguards of grade 3 or greater", str(grades))
        used = [one for one in table.zone(card.seat, "G") if one.printed.is_g_guardian]
        self.book.judge("G guardian", len(used) <= MOST_G_GUARDIANS, "fewer than four face up", str(len(used)))

    def drive_check(self, battle: Battle, event: Event) -> None:
        attacker = battle.attacker
        self.book.judge("Drive checks", battle.step == "drive", "the drive step", f"the {battle.step} step")
        there = attacker is not None and self.table.cards.get(attacker.handle) is attacker
        self.book.judge("Drive checks", there, "the attacker to be there", "it has left")
        if attacker is None or not there:
            return
        high = drive(self.table, attacker)[1] + battle.more_drives
        battle.drives += 1
        fits = battle.drives <= high
        self.book.judge("Drive checks", fits, f"at most {high} drive checks", f"check {battle.drives}")

    def damage_check(self, battle: Battle, event: Event) -> None:
        """Only where the vanguard was hit, once for each critical."""
        if battle.other_damage:
            self.book.judge("Damage", None, "", "")
            return
        battle.damage += 1
        self.book.judge("Damage", battle.compared, "damage after the comparison", f"in the {battle.step} step")
        hits = [ends for ends, circle in zip(battle.outcomes, battle.target_circles, strict=True) if circle == "V"]
        may = any(True in ends for ends in hits)
        self.book.judge("Damage", may, "no damage: the vanguard is not hit", f"damage {battle.damage}")
        most = battle.critical[1]
        self.book.judge("Damage", battle.damage <= most, f"at most {most} damage", f"damage {battle.damage}")
        nth = event["values"]["damage"]
        self.book.judge("Damage", nth == battle.damage, f"damage {battle.damage}", f"damage {nth}")
        if battle.was_guarded:
            left = not self.table.zone(1 - battle.seat, "GC")
            first = self.table.rules.guardians_leave_first
            when = "before" if first else "after"
            self.book.judge("Guardians", left == first, f"guardians to leave {when} the damage checks", "they do not")

    def hit(self, battle: Battle, event: Event, hit: bool) -> None:
        """A hit where both are in place and the attacker is at least as strong."""
        at = battle.told
        battle.told += 1
        if at >= len(battle.targets):
            return
        target, expected = battle.targets[at], battle.outcomes[at]
        words = {True: "a hit", False: "no hit"}
        only = None if len(expected) == 2 else hit in expected
        wanted = " or ".join(words[one] for one in sorted(expected))
        self.book.judge("Hits", only, f"{wanted} on {target.name} ({battle.strengths})", words[hit])
        if only is None and len(battle.marks) == len(self.table.sides[battle.seat].gifts):
            strike_out(self.table, battle.seat, [hit in ends for ends in battle.marks])
        if battle.target_circles[at] == "V":
            self.dealt(battle, hit)
            return
        left = self.table.cards.get(target.handle) is not target
        if hit:
            self.book.judge("Hit rear-guards", left, f"{target.name} to be retired", "it stays")
        else:
            beaten = target.handle in battle.beaten
            self.book.judge("Hit rear-guards", not beaten, f"{target.name} not to be retired by this attack", "it is")

    def dealt(self, battle: Battle, hit: bool) -> None:
        if battle.other_damage:
            self.book.judge("Damage", None, "", "")
            return
        low, high = battle.critical if hit else (0, 0)
        fits = low <= battle.damage <= high
        told = f"{battle.damage}"
        self.book.judge("Damage", fits if low == high or not fits else None, f"{low} to {high} damage checks", told)

    def end(self, battle: Battle) -> None:
        """Every battle tells of each target; then roles and what lasted so long end."""
        known = len(battle.targets)
        self.book.judge("Battle phase", battle.told >= known, f"a word on each of {known} targets", f"{battle.told}")
        self.table.battle = None
        self.table.end("battle")
        for card in self.table.cards.values():
            card.moved = False


def reason(event: Event) -> str:
    """Why a card went somewhere."""
    number = event["values"].get("reason", -1)
    return REASONS[number] if number >= 0 else ""
