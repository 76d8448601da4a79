"""What the terminal says in English. Headings of rules stand beside the rules."""

from typing import Final

from ...bots.roster import LEVELS

HELP: Final = """\
  1, 2, 3 ...    answer with that option; you can also type it: {action}
  {words} or so: a verb and the beginnings of words are enough where only one option fits
  ?  or  why     what you are asked, and why other things are not possible
  {why} why one thing is not possible
  h  or  hint    what a searching bot would play here, and how often it won that way
  rules          how to play, in a few lines
  card NAME      read a card; a part of its name will do, or its handle (h7)
  piles          what lies in the piles of both sides, as far as you may know it
  log            everything that happened, as you saw it
  u              take back your last decision (against a bot)
  save FILE      write the game to a file; save! FILE overwrites one
  Enter          draw the board again
  concede        give the game up at once
  quit           leave"""
REPLAY_HELP: Final = """\
Enter or n: next   p: previous   NUMBER: that decision   t NUMBER: that turn   a: forced answers, too
v 0 / v 1 / v full: whose view   card NAME   rules   q: leave"""

MESSAGES: Final[dict[str, str]] = {
    # Names
    "terminal.player": "Player {n}",
    "terminal.seat": "Seat {n}",
    "terminal.bot": "Bot {level}",
    # The board
    "terminal.turn": "Turn {turn} - your turn | Turn {turn} - {who}'s turn",
    "terminal.setting_up": "Set-up - it is nobody's turn yet",
    "terminal.turn_over": "Turn {turn} - the game is over",
    "terminal.turn_player": "(turn player)",
    "terminal.on_top": "(top: {cards})",
    "terminal.known": "(you know: {cards})",
    "terminal.printed": "(printed {n})",
    "terminal.free": "free:",
    "terminal.card_left": "a card that has left",
    "terminal.next_effect": "next: {name} of you | next: {name} of {who}",
    "terminal.later_effect": "then: {name} of you | then: {name} of {who}",
    "terminal.nullified": "NULLIFIED",
    "terminal.waiting": "{n} waiting",
    # Options
    "verb.pass": "pass",
    "verb.choose": "choose {card}",
    "verb.done": "done choosing",
    "verb.back": "take that back",
    "pass.option": "pass (do not do it)",
    "terminal.place": "your {where} | {who}'s {where}",
    "terminal.first": "first {name}",
    "terminal.first_without": "first {name} (no effect)",
    "terminal.use_ability": "use the ability",
    "terminal.ask_name": "Name of player {n} (Enter: {usual}): ",
    "terminal.option": "option {n}",
    "settled.pass": "pass",
    "settled.done": "done",
    "settled.option": "take the effects in order",
    "terminal.copies": "{option}   ({n} copies)",
    # Questions
    "ask.order": "which of these goes first?",
    "ask.choice": "{cause}: choose a card.",
    "ask.choice_more": "{cause}: choose a card (so far: {cards}).",
    "ask.option": "{cause}: what will it be?",
    "ask.replacement": "what happens instead?",
    "terminal.question": "{kind} ({cause})",
    "terminal.asked_by": "You are asked by: {cause}",
    "terminal.same_reason": "for the same reason",
    "terminal.rule": "[rule: {rule}]",
    # Answers
    "terminal.help": HELP,
    "command.help": "help",
    "command.log": "log",
    "command.hint": "hint",
    "terminal.only_answer": "There is only one answer.",
    "terminal.thinking": "Thinking ...",
    "terminal.hint_line": "  {action}: stands at {share} % after {visits} tries",
    "command.u": "undo",
    "command.quit": "quit",
    "command.rules": "rules",
    "terminal.hint": "a number answers;  ?  why   h  hint   help   card NAME   log   u  undo   save FILE   quit",
    "terminal.welcome": "New here? Type `rules` for how to play.",
    "terminal.no_guide": "There is no guide to {game} yet; `?` explains what you can do.",
    "terminal.no_option": "There is no option {text}; the options are 1 to {n}.",
    "terminal.could_be": "That could be: {options}.",
    "terminal.type_a_number": "Type a number, or `help`.",
    "terminal.did_you_mean": "Did you mean '{text}'?",
    "terminal.possible": "'{text}' is possible now.",
    "terminal.not_possible": "Not possible now:",
    "terminal.earlier_lines": "... {n} earlier lines; type `log` to read them",
    "terminal.answered_for_you": "answered for you, nothing else was possible: {answers}",
    "terminal.pass_the_keyboard": "Pass the keyboard to {who}, then press Enter.",
    "terminal.nothing_to_do": "Nothing to do; press Enter to {answer}.",
    "terminal.nothing_to_add": "Nothing to add; press Enter to {answer}.",
    # Cards
    "terminal.which_card": "Which one? {cards}",
    "terminal.no_card": "You know no card '{text}'.",
    "terminal.name_a_card": "Type a part of its name, or the handle of a card you see (h7).",
    "terminal.without_effect": "no effect of its own",
    "terminal.column_card": "card",
    "terminal.column_kind": "kind",
    "terminal.column_numbers": "numbers",
    "terminal.column_effect": "effect",
    "terminal.deck_legal": "deck '{deck}' is legal",
    "terminal.no_piles": "No pile holds a card that you may know.",
    # The library
    "library.unread": "unread",
    "library.unread_more": "unread: its abilities have no definition here; it can be played without them (--unread)",
    "library.from": "from {source}",
    "library.total": "{n:card}",
    "library.shown": "{total:card}; the first {n} are shown (-n for more)",
    "library.no_value": "no card has {field}:{value}",
    "library.no_value_near": "no card has {field}:{value}; did you mean {field}:{near}?",
    "figures.unknown": "unknown: {n}",
    "figures.shield": "shield {n}",
    "figures.average": "average {stat} {n}",
    "figures.curve": "ride curve",
    "figures.ride": "grades 1 to {n}",
    "figures.first": "going first",
    "figures.second": "going second",
    "figures.policy": (
        "Cards drawn after one exchange: keep one unit of each of the grades 1, 2 and 3, return everything else."
    ),
    "figures.ride_deck": "From the main deck alone; the ride deck rides them all for a card a turn.",
    "figures.hand": "opening hand of {n}",
    "figures.copies": "copies",
    "figures.one": "at least one",
    "figures.grade": "grade {n}",
    "figures.trigger": "any trigger",
    "figures.common": "in common: {n:card}",
    # Undo and saving
    "terminal.taken_back": "Taken back.",
    "terminal.no_undo_between_people": (
        "Nothing is taken back between two people: the other may have seen something since."
    ),
    "terminal.nothing_to_take_back": "There is no decision of yours to take back.",
    "terminal.name_a_file": "Type the name of a file: save game.replay",
    "terminal.position_not_saved": "A game that began from a position cannot be saved as a replay.",
    "terminal.saved": "Saved to {file} ({n} answers).",
    "file.cannot_be_written": "{file} cannot be written: {reason}",
    "file.no_plain_file": "{file} is no plain file; choose another name",
    "file.is_there": "{file} is already there; choose another name, or overwrite it with: save! {file}",
    # The end
    "terminal.draw": "The game is a draw. Rule: {rule}.",
    "terminal.win": "You win. Rule: {rule}. | {who} wins. Rule: {rule}.",
    "terminal.after_the_end": "Type `save FILE`, `again` or `quit` (also: log, card NAME, u).",
    "terminal.over": "The game is over: type `save FILE`, `again` or `quit`.",
    "terminal.over_explained": "The game is over: type `save FILE`, `again`, `u` or `quit`.",
    "terminal.position_not_repeated": (
        "A game that began from a position is not repeated; start the command again."
    ),
    "terminal.watch_it_again": "Watch it again: {command}",
    "terminal.goodbye": "Goodbye.",
    "terminal.nothing_saved": "Nothing was saved.",
    "terminal.same_shuffle": "Nothing was saved. The same shuffle again: --seed {seed}",
    "terminal.to_go_on": "To go on: {command}",
    "terminal.since_then": "(what was played since, {n} answers, is not in it)",
    # Bots
    "terminal.installed_bot": "installed by another package",
    **{f"level.{level.number}": level.text for level in LEVELS},
    # What a seat can work out
    "fight.triggers": "{n} triggers",
    "fight.needs": "A shield of {n} more survives without a trigger.",
    "fight.holds": "The attack does not hit as it stands.",
    "note.attack": "{attack} v {defence}",
    "note.direct": "{other} loses {n}",
    "note.unknown": "unknown, turns face up",
    "note.destroyed": "destroyed",
    "note.destroyed_loses": "destroyed, {other} loses {n}",
    "note.nothing": "nothing happens",
    "note.both": "both fall",
    "note.you_lose": "you lose {n}",
    "note.you_fall": "yours falls, you lose {n}",
    "know.hand": "Cards known in {other}'s hand",
    "know.hand.value": "{n} of {all}",
    "know.their_triggers": "Triggers {other} has left",
    "know.their_triggers.value": "{n} of {all}, {percent} %",
    "know.your_triggers": "Triggers you have left",
    "know.your_triggers.value": "{n} of {all}, {percent} %",
    "know.their_deck": "{other} can still draw",
    "know.their_deck.value": "{n}",
    "know.your_deck": "You can still draw",
    "know.your_deck.value": "{n}",
    # Watching a replay
    "terminal.replay_help": REPLAY_HELP,
    "terminal.not_over": "This game is not over: you see it as seat 0 did; `full` shows both hands.",
    "terminal.forced_shown": "Forced answers are shown, too.",
    "terminal.forced_passed_over": "Forced answers are passed over.",
    "terminal.unknown_command": "Nothing is called '{text}'.",
    "terminal.decisions": "This replay has the decisions 0 to {n}.",
    "terminal.turns": "This replay has the turns {first} to {last}.",
    "terminal.decision": "Decision {n}: {who} answers `{action}`",
    "terminal.is_asked": "{who} is asked: {what}.",
    "asked.choice": "which card to choose",
    "asked.order": "what goes first",
    "asked.option": "which of several it will be",
    "asked.replacement": "what happens instead",
}  # fmt: skip
