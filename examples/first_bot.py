"""A first bot: it attacks where it can, else brings out cards, else passes. Copy it and make it better.

    duelwright bot-protocol --game duel --against random -- python3 examples/first_bot.py

It needs nothing but Python, and plays every game. docs/adding-a-bot.md tells what the lines mean.
"""

import json
import sys

# How an action begins says what it does. We want the first of these that is on offer. A card is named by its handle,
# such as h12: `move h12` brings a card out of the hand. `done` stands before `choose`: where we may stop, we do.
WISHES = ["attack", "ride", "summon", "call", "move h", "boost", "block", "done", "choose", "option", "next"]


def is_wasteful(action, zones):
    """Whether this puts a unit onto another of ours, which would be lost: `call h12>R1` where R1 is taken."""
    place = action.partition(">")[2]
    return action.startswith("call ") and bool(zones.get(place))


def choose(view, me, options):
    """The answer to a question. `view` is all that we know, `options` are the actions that we may answer with."""
    zones = view["seats"][me]["zones"]  # our side of the table: a list of cards for each zone
    for wish in WISHES:
        for action in options:
            if action.startswith(wish) and not is_wasteful(action, zones):
                return action
    return options[-1]  # passing, or ending the turn, is always the last option


def main():
    """Read lines until there are no more. Each begins with a word that says what it is."""
    me, view, options = 0, {}, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "you":
            me = int(rest)  # our seat, 0 or 1
        elif word == "view":
            view, options = json.loads(rest), []  # a new question begins
        elif word == "option":
            options.append(rest.partition(" ")[2])  # "option 3 attack R1>V" without the number
        elif word == "go":
            print("play", choose(view, me, options), flush=True)  # flush, or nobody hears it
        elif word == "refused":
            print("refused:", rest, file=sys.stderr)  # stderr is ours: print there what you like
        elif word == "bye":
            break


if __name__ == "__main__":
    main()
