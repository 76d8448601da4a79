"""The duel's messages in English. Reasons for refusals stand beside the rules, in `legality`."""

from typing import Final

HOW_TO_PLAY: Final = """\
Goal: bring your opponent from 8000 life points to 0. Who must draw from an empty deck loses, too.
Deck: 15 monsters and 5 spells, by chance or built. You begin with 5 cards; each turn starts with one draw.
A turn has three phases: MAIN1, BATTLE, MAIN2. You may end your turn in any of them.
Main phases: once per turn you may add a monster from your hand: summon it (attack mode, face up) or set it (defense
  mode, face down). Level 1 to 4 is free, 5 and 6 cost one sacrifice, 7 and 8 two, from any of your monsters.
  Your five slots must not be full, even if you sacrifice. Each monster may switch its mode once per turn.
Spells: set them face down for a later turn, or activate them at once; then they go to the graveyard.
Battle: each of your monsters in attack mode may attack once, also on the turn it came. Your opponent is attacked
  directly only where they have no monster.
Against a monster in attack mode: the weaker one is destroyed and its side loses the difference; equals both go.
Against one in defense mode: your attack against its defense. Stronger: it is destroyed, no damage. Weaker: you lose
  the difference. A face-down defender is turned up by the attack and stays so."""

MESSAGES: Final[dict[str, str]] = {
    "phase.main1": "first main phase",
    "phase.battle": "battle phase",
    "phase.main2": "second main phase",
    "needed.main": "a main phase",
    "needed.battle": "the battle phase",
    "mode.0": "attack mode",
    "mode.1": "defense mode",
    "ON_TURN": "Turn {turn}: your turn | Turn {turn}: {who}'s turn",
    "ON_PHASE": "{phase:=phase}",
    "ON_EMPTY_DRAW": "You cannot draw: your deck is empty. | {who} cannot draw: their deck is empty.",
    "ON_SUMMON": "You summon {cards}. | {who} summons {cards}.",
    "ON_SET": "You set {cards}. | {who} sets {cards}.",
    "ON_SACRIFICE": "Sacrificed: {cards}.",
    "ON_SWITCH": "{cards} goes to {mode:=mode}.",
    "ON_FLIP": "{cards} is turned face up.",
    "ON_ACTIVATE": "You activate {cards}. | {who} activates {cards}.",
    "ON_SPELL_DONE": "{cards} goes to the graveyard.",
    "ON_ATTACK": "You attack {others} with {first}. | {who} attacks {others} with {first}.",
    "ON_DIRECT_ATTACK": "You attack directly with {cards}. | {who} attacks directly with {cards}.",
    "ON_HELD": "{cards} holds.",
    "ON_DAMAGE": "You lose {amount:point}: {life} left. | {who} loses {amount:point}: {life} left.",
    "ON_DESTROY": "Destroyed: {cards}.",
    "ON_DISCARD": "You discard {cards}. | {who} discards {cards}.",
    "ON_CONTROL": "You take control of {cards}. | {who} takes control of {cards}.",
    "ON_REVIVE": "You bring {cards} back to the field. | {who} brings {cards} back to the field.",
    "ON_ROLL": "You roll a {roll}. | {who} rolls a {roll}.",
    "ON_GROW": "{cards}: {amount:+} attack and defense for good.",
    # What clients say
    "client.family": "Duel",
    "client.more": "5 monsters, 5 spells. About 10 min",
    "how_to_play": HOW_TO_PLAY,
    "files.monsters": "Another file of monsters ({n:try} left):",
    "files.spells": "Another file of spells ({n:try} left):",
    "files.loaded": "{monsters:monster} and {spells:spell} loaded; play with them:",
    "phase_name.main1": "Main 1",
    "phase_name.battle": "Battle",
    "phase_name.main2": "Main 2",
    "zone.monsters": "monsters",
    "zone.spells": "spells",
    "value.attack": "attack {n}",
    "value.defense": "defense {n}",
    "short.attack": "ATK {n}",
    "short.defense": "DEF {n}",
    "value.level": "level {n}",
    "mark.face.1": "face down",
    "mark.attacked": "attacked",
    "mark.switched": "switched",
    "mark.fresh": "set this turn",
    "mark.gain": "+{n} for good",
    "board.attack": "Attack: {attacker} against you | Attack: {attacker} against {who}",
    "board.blocked": "Attack: {attacker} against {blocker}",
    "verb.summon": "summon {card}",
    "verb.set": "set {card}",
    "verb.activate": "activate {card}",
    "verb.switch": "switch the mode of {card}",
    "verb.attack": "attack directly with {card}",
    "verb.attack_at": "attack {target} with {card}",
    "verb.next": "{phase:=next}",
    "next.main1": "go to the next phase",
    "next.battle": "go to the next phase",
    "next.main2": "go to your opponent's turn",
    "verb.end": "end your turn",
    "ask.turn": "your {phase:=phase}. What do you do?",
    "ask.choice.Monsters": "choose a monster to sacrifice.",
    "example.action": "attack 1>2",
    "example.words": "summon kuri",
    "asked.turn": "what to do in this phase",
}
