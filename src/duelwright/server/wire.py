"""What is sent over a socket: frames of JSON, each with its kind in `t`. Schemas and foreign types are made from it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from ..language.ready import ReadyWords
from .setup import Rank, Shifts

LONGEST_TEXT: Final = 500  # characters of a message
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Lang = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]


# --- from a client ----------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first frame: which seat this is. Everything is sent anew, in this language."""

    token: Id
    lang: Lang = "en"


class Watch(msgspec.Struct, frozen=True, tag_field="t", tag="watch", forbid_unknown_fields=True):
    """The first frame of somebody who looks on: they are told what everybody may see, and ask for nothing."""

    lang: Lang = "en"


class Act(msgspec.Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An answer to prompt `n`. `id` is the client's own: sent twice, it is played once and answered the same."""

    id: Id
    n: int
    action: Annotated[str, Meta(min_length=1, max_length=80)]


class Concede(msgspec.Struct, frozen=True, tag_field="t", tag="concede", forbid_unknown_fields=True):
    """Give the game up; possible at any time."""

    id: Id


class Say(msgspec.Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Words to the other player."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Offer(msgspec.Struct, frozen=True, tag_field="t", tag="offer", forbid_unknown_fields=True):
    """Ask the other player: `undo`, `draw`, `rematch`, or to show both hands to who looks on (`hands`).

    A bot agrees to an undo and to a rematch, never to a draw.
    """

    what: Annotated[str, Meta(pattern=r"^(undo|draw|rematch|hands)$")]


class Reply(msgspec.Struct, frozen=True, tag_field="t", tag="reply", forbid_unknown_fields=True):
    """The answer to an offer; `yes: false` from the one who offered takes it back. Hands are hidden again by it."""

    what: Annotated[str, Meta(pattern=r"^(undo|draw|rematch|hands)$")]
    yes: bool


class Claim(msgspec.Struct, frozen=True, tag_field="t", tag="claim", forbid_unknown_fields=True):
    """End the game, as won or drawn, because the other player was asked and has left."""

    what: Annotated[str, Meta(pattern=r"^(win|draw)$")]


class Why(msgspec.Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask what cannot be done now, and why."""


class AskHint(msgspec.Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask what could be answered to one's own open prompt; against a bot, at one screen, and in a lesson."""


class SetLanguage(msgspec.Struct, frozen=True, tag_field="t", tag="lang", forbid_unknown_fields=True):
    """Go on in another language; everything is sent anew."""

    lang: Lang


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there."""


FromClient = Hello | Watch | Act | Concede | Claim | Say | Offer | Reply | Why | AskHint | SetLanguage | Ping


# --- from the server --------------------------------------------------------------------------------------------------


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: its text, its words, and where it points: `c7` is a card by its handle, `s0.R1` a slot of a seat."""

    action: str
    label: str
    source: str = ""
    target: str = ""
    leaves: bool = False  # it goes on in the turn: another button than a pass


class Passage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of the ability that asks, parted: what stands before the part that is carried out, it, and the rest."""

    before: str
    part: str
    after: str
    cost: bool = False


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open prompt, in words. `n` goes back with the answer; where it is forced, the client answers by itself."""

    n: int
    kind: str
    question: str
    options: tuple[Option, ...]
    forced: bool = False
    card: str = ""  # the card that asks
    rule: str = ""
    ability: str = ""  # which of the game's abilities asks: answers are remembered by it
    passage: Passage | None = None  # its text, where a card asks
    settled: str = ""  # the answer that the client gives where all come to the same


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log. `depth` 0 is a heading, 1 a cause, more are its effects."""

    seq: int
    text: str
    kind: str
    depth: int = 1
    seat: int = -1
    cards: tuple[str, ...] = ()
    rule: str = ""
    minor: bool = False
    routine: bool = False  # bookkeeping: what goes without saying, or what another line says
    moves: tuple[tuple[int, str, str], ...] = ()  # handle, from, to: what a client may let fly


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal in words: the reason, what would help, and the rule."""

    code: str
    text: str
    rule: str = ""
    needs: str = ""


class Fought(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attack under way: numbers, spots, and for each number of triggers its chance and the shield that survives."""

    attack: int
    defence: int
    attacker: str
    targets: tuple[str, ...]
    boosters: tuple[str, ...] = ()
    odds: tuple[tuple[str, float, int], ...] = ()  # in words, chance, shield needed
    text: str = ""
    misses: bool = False  # as it stands


class Known(msgspec.Struct, frozen=True):
    """Something that a seat can work out."""

    text: str
    value: str


class Greyed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player could try, and why not now."""

    action: str
    label: str
    reason: Reason
    source: str = ""
    target: str = ""


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: the winner's seat or None, in words, and the rule."""

    winner: int | None
    reason: str
    text: str
    rule: str
    replay: str = ""
    seed: str = ""  # told now; its hash was told at the beginning
    shifts: Shifts | None = None  # both ratings before and after, by seat, where the game was rated


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that waits for an answer; `text` says what an undo would take back, and what has been seen since."""

    what: str
    by: int
    text: str = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock: the seconds for each answer, whose it is, and how much is left for this one; what both have in all."""

    seconds: int
    seat: int
    left: float
    banks: tuple[float, float] | None = None


class Chat(msgspec.Struct, frozen=True):
    """Somebody's words."""

    seat: int
    text: str
    at: float


class ZoneInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone that each seat has: its word, its slots where cards lie side by side, and whether it is hidden."""

    name: str
    title: str
    slots: tuple[str, ...] = ()
    hidden: bool = False
    closed: bool = False  # a pile of which only the last card is shown until somebody opens it


class Info(msgspec.Struct, frozen=True):
    """What does not change during a game."""

    table: str
    game: str
    family: str
    title: str
    hash: str
    names: tuple[str, str]
    bots: tuple[str, str]
    decks: tuple[str, str]
    you: int
    phases: tuple[tuple[str, str], ...]  # names and words, in order
    slots: tuple[str, ...]
    commit: str  # of the seed that deals: sha256 of its decimal digits
    clock: int = 0
    kind: str = ""  # of the table: `bot`, `hotseat`, `invite` or `lobby`
    zones: tuple[ZoneInfo, ...] = ()
    counters: tuple[tuple[str, str], ...] = ()  # names and words
    counted: tuple[str, str] | None = None  # the zone whose cards decide the game, where it is no counter; its word
    deck_words: tuple[ReadyWords, ReadyWords] | None = None  # titles and plans, of decks whose names are told
    bank: int = 0  # seconds that each player has for the whole game
    increment: int = 0
    grace: int = 0  # seconds after which a player who is asked, and not there, has left; 0: nobody may claim that
    rated: bool = False
    ranks: tuple[Rank | None, Rank | None] = (None, None)  # of those who have an account
    watched: bool = False  # others may look on
    hints: bool = False  # whether hints may be asked for


class Taught(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lesson of a table: its words, how many of its steps were taken, and how it ended: `done` or `failed`."""

    name: str  # with its family: `duel/summon`
    title: str
    goal: str
    done: int
    steps: int
    state: str = ""
    text: str = ""  # at the end: what was learnt, or what went wrong
    next: str = ""  # the lesson after it


Picture = dict[str, Any]  # by path: `turn`, `phase`, `s0.counters`, `s1.hand`; a zone of unknown cards is a number


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """Everything that a seat may know, in its language."""

    info: Info
    rev: int
    view: Picture
    ask: Ask | None
    waiting: int  # the seat that must decide; -1 where the game is over
    log: tuple[Line, ...]
    chat: tuple[Chat, ...] = ()
    offers: tuple[Offered, ...] = ()
    clock: Clock | None = None
    ending: Ending | None = None
    here: tuple[bool, bool] = (False, False)
    can_undo: bool = False
    fight: Fought | None = None
    known: tuple[Known, ...] = ()  # what else the seat can work out
    watchers: int = 0  # who look on
    hands: bool = False  # and see both hands
    lesson: Taught | None = None


class Update(msgspec.Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """What has changed: parts of the view by path, new lines of the log, the prompt. `rev` counts up by one."""

    rev: int
    view: Picture
    ask: Ask | None
    waiting: int
    log: tuple[Line, ...] = ()
    clock: Clock | None = None
    ending: Ending | None = None
    can_undo: bool = False
    fight: Fought | None = None
    known: tuple[Known, ...] | None = None  # where it has changed
    lesson: Taught | None = None


class Ack(msgspec.Struct, frozen=True, tag_field="t", tag="ack"):
    """An answer was taken, and is kept for good."""

    id: str
    rev: int


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """A frame was refused; nothing has changed. `id` is the answer's, or empty."""

    id: str
    reason: Reason


class Frozen(msgspec.Struct, frozen=True, tag_field="t", tag="frozen"):
    """The table met a fault of ours and is stopped; what was shown before is no longer true, and nothing is asked."""

    reason: Reason


class Whys(msgspec.Struct, frozen=True, tag_field="t", tag="whys"):
    """What cannot be done at prompt `n`, and why; what answers would lead to; and what else can be worked out.

    The first of the items with a card or place as its source (and target) has the reason to show for it.
    """

    n: int
    items: tuple[Greyed, ...]
    notes: dict[str, str] = {}
    known: tuple[Known, ...] = ()


class Hinted(msgspec.Struct, frozen=True, tag_field="t", tag="hinted", omit_defaults=True):
    """An answer to prompt `n` that is worth a try, and in a lesson why."""

    n: int
    action: str
    label: str
    text: str = ""


class Said(msgspec.Struct, frozen=True, tag_field="t", tag="said"):
    """Somebody said something."""

    chat: Chat


class Offers(msgspec.Struct, frozen=True, tag_field="t", tag="offers"):
    """The offers that wait now, and after an agreed rematch the new table with this seat's token."""

    offers: tuple[Offered, ...]
    table: str = ""
    token: str = ""


class Here(msgspec.Struct, frozen=True, tag_field="t", tag="here"):
    """Which seats have somebody connected, and how many look on."""

    here: tuple[bool, bool]
    watchers: int = 0


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Somebody is there."""


FromServer = Welcome | Update | Ack | Refused | Frozen | Whys | Hinted | Said | Offers | Here | Pong

read_frame = msgspec.json.Decoder(FromClient).decode
