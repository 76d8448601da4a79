"""ASIGOC's messages in English. Reasons for refusals stand beside the rules, in `legality`."""

from typing import Final

HOW_TO_PLAY: Final = """\
Goal: bring your opponent from 10 health to 0. Both at 0 at once is a draw.
Deck: 15 different Weapons and Items, and one Ace, which lies open beside it from the start. You begin with 4 cards.
A turn has four steps: Draw (take a card), Main, Battle, End. You leave a step when you are done in it.
Main: once per turn, EITHER move a Weapon from your hand to one of your two slots OR take one from a slot back.
Items are used from the hand, as often as you like, and are then discarded. If a card does not say when: in your Main
  step. Aces, and some Weapons, can be used from where they lie; the card says when and how often.
Battle: each of your Weapons may attack once a turn, one after the other, even on the turn it came.
  There is no Battle step in the first turn of the game.
Block: your opponent may block with one of their Weapons. Not blocked: they take damage equal to the Attack.
  Block at least the Attack: no damage, but the blocker loses 1 Block for good, wherever the card goes.
  Block less than the Attack: the blocker is discarded, and the rest of the Attack is damage.
The Outlet: what you use, and every Weapon that enters, waits there first. Then the other player has priority: they
  add something to it or pass. After two passes in a row everything in it happens, the latest first.
Before a step ends your opponent may use something, too; then you go on in that step. Attacks can be responded to
  before the block and after it."""

MESSAGES: Final[dict[str, str]] = {
    "phase.draw": "Draw step",
    "phase.main": "Main step",
    "phase.battle": "Battle step",
    "phase.end": "End step",
    "stat.attack": "attack",
    "stat.block": "block",
    "timing.main": "in your Main step while the Outlet is empty",
    "timing.battle": "in your Battle step between attacks, while the Outlet is empty",
    "timing.any": "while you have priority",
    "timing.attack": "after an attack is declared, before the block",
    "timing.block": "after the block, before damage",
    "timing.waiting": "while an effect of your opponent waits in the Outlet",
    "span.turn": "turn",
    "span.game": "game",
    "ON_TURN": "Turn {turn}: your turn | Turn {turn}: {who}'s turn",
    "ON_STEP": "{phase:=phase}",
    "ON_EMPTY_DRAW": "You draw nothing: your deck is empty. | {who} draws nothing: their deck is empty.",
    "ON_ENTER": "You put {cards} into a slot. | {who} puts {cards} into a slot.",
    "ON_RETURN": "You get {cards} back into your hand. | {who} gets {cards} back into their hand.",
    "ON_DISCARD": "Your {cards} goes to the discard pile. | {who}'s {cards} goes to the discard pile.",
    "ON_USE": "You use {cards}. | {who} uses {cards}.",
    "ON_OUTLET_ADD": "{cards} waits in the Outlet.",
    "ON_RESOLVE": "{cards} resolves.",
    "ON_NULLIFY": "Your {cards} is nullified. | {who}'s {cards} is nullified.",
    "ON_SKIP": "Your {cards} was nullified: nothing happens. | {who}'s {cards} was nullified: nothing happens.",
    "ON_ATTACK": "You attack with {cards}. | {who} attacks with {cards}.",
    "ON_BLOCK": "You block with {cards}. | {who} blocks with {cards}.",
    "ON_NO_BLOCK": "You do not block. | {who} does not block.",
    "ON_STOP_ATTACK": "You stop the attack of {cards}. | {who} stops the attack of {cards}.",
    "ON_HELD": "Your {cards} holds: no damage. | {who}'s {cards} holds: no damage.",
    "ON_ATTACK_END": "The attack is over.",
    "ON_BLOCK_LOSS": "Your {cards} loses {lost} block for good. | {who}'s {cards} loses {lost} block for good.",
    "ON_MEND": "Your {cards} gets {mended} block back. | {who}'s {cards} gets {mended} block back.",
    "ON_DAMAGE": "You take {amount} damage: {health} left. | {who} takes {amount} damage: {health} left.",
    "ON_HEAL": "You gain {amount} health and have {health}. | {who} gains {amount} health and has {health}.",
    "ON_LOOK": "You look at {cards}. | {who} looks at {cards}.",
    "ON_REVEAL": "You reveal {cards}. | {who} reveals {cards}.",
    "ON_TAKE": "You put {cards} into your hand. | {who} puts {cards} into their hand.",
    "ON_BOTTOM": "You put {cards} under your deck. | {who} puts {cards} under their deck.",
    "ON_CHANGE": "{cards}: {stat:=stat} {amount:+}.",
    # What clients say
    "client.family": "ASIGOC",
    "section.ace": "Ace",
    "client.more": "15 cards and a chain. About 6 min",
    "how_to_play": HOW_TO_PLAY,
    "phase_name.draw": "Draw",
    "phase_name.main": "Main",
    "phase_name.battle": "Battle",
    "phase_name.end": "End",
    "zone.weapons": "weapons",
    "value.attack": "attack {n}",
    "value.block": "block {n}",
    "mark.attacks": "attacked",
    "mark.used": "used this turn",
    "mark.spent": "used up",
    "mark.block_lost": "block -{n} for good",
    "board.chain": "The Outlet ({n} waiting)",
    "board.attack": "Attack: {attacker} against you | Attack: {attacker} against {who}",
    "board.blocked": "Attack: {attacker} is blocked by {blocker}",
    "verb.move": "move {card} to {slot}",
    "verb.return": "return {card} to your hand",
    "verb.attack": "attack with {card}",
    "verb.block": "block with {card}",
    "verb.use": "use {card}",
    "verb.use_paying": "use {card}: {cost}",
    "verb.leave": "leave the {phase:=phase}",
    "pass.block": "pass (do not block)",
    "pass.priority": "pass (add nothing)",
    "pass.chance": "pass (let the step end)",
    "pass.response": "pass (do not respond)",
    "ask.turn": "your {phase:=phase}. What do you do?",
    "ask.chance": "{other} wants to leave the {phase:=phase}. Do you use something first?",
    "ask.priority": "do you use something now?",
    "ask.priority_waiting": (
        "your {name} waits in the Outlet. Do you add something?"
        " | {name} of {other} waits in the Outlet. Do you answer it?"
    ),
    "ask.response": "{attacker} attacks. Do you respond?",
    "ask.response_blocked": "{attacker} is blocked by {blocker}. Do you respond?",
    "ask.block": "{attacker} attacks you. Do you block?",
    "example.action": "attack W1",
    "example.words": "use rope",
    "asked.turn": "what to do in this step",
    "asked.priority": "whether to add to the Outlet",
    "asked.chance": "whether to use something before the step ends",
    "asked.response": "whether to respond to the attack",
    "asked.block": "whether to block",
}
