/** Written by `make docs` from src/duelwright/server; do not edit. */

/** An answer was taken, and is kept for good. */
export interface Ack {
  t: 'ack'
  id: string
  rev: number
}

/** An answer to prompt `n`. `id` is the client's own: sent twice, it is played once and answered the same. */
export interface Act {
  t: 'act'
  id: string
  n: number
  action: string
}

/** An open prompt, in words. `n` goes back with the answer; where it is forced, the client answers by itself. */
export interface Ask {
  n: number
  kind: string
  question: string
  options: Option[]
  forced?: boolean
  card?: string
  rule?: string
  ability?: string
  passage?: Passage | null
  settled?: string
}

/** Ask what could be answered to one's own open prompt; against a bot, at one screen, and in a lesson. */
export interface AskHint {
  t: 'hint'
}

/** What became of a file: its cards, lines that were wrong, and cards whose text was not understood. */
export interface BroughtCards {
  source: OwnSource | null
  left_out: number
  wrong: string[]
  more_wrong: number
  stops: Stop[]
}

/** A browser in which somebody is logged in. */
export interface Browser {
  id: string
  since: number
  seen: number
  agent: string
  is_this: boolean
}

/** How many unread cards were found, or left out, by what the file they came from says that they do. */
export interface ByCategory {
  found: number
  left_out: number
}

/** A printed card, in a language: what a client needs to draw it. */
export interface CardFace {
  id: string
  name: string
  kind: string
  kind_name: string
  numbers: Record<string, number>
  traits: Record<string, string[]>
  text: string[]
  flavour: string
  words: Record<string, string>
  status: string
  source: string
  number: string
  set: string
  rarity: string
  picture: string
}

/** What a search found: how many cards, a page of them, counts by field, and hints. */
export interface CardsFound {
  total: number
  cards: CardFace[]
  counts: Record<string, FieldCount[]>
  hints: Hint[]
  wrong: Unreadable | null
  by_category: ByCategory
  note: string
}

/** What there is to play. */
export interface Catalogue {
  version: string
  games: GameInfo[]
  levels: LevelInfo[]
  languages: string[]
}

/** Somebody's words. */
export interface Chat {
  seat: number
  text: string
  at: number
}

/** A deck to be read and checked, by a format's rules or by a shipped profile's. */
export interface CheckDeck {
  text: string
  lang?: string
  rules?: string
}

/** A deck as it was read: its cards by section, as text, every fault, its figures, and a word for a link to it. */
export interface Checked {
  name: string
  cards: Record<string, Record<string, number>>
  first: string
  text: string
  faults: Fault[]
  list: string
  link: string
  stats: Statistics | null
  foreign: CardFace[]
  unread: string[]
  lines: LineFault[]
}

/** End the game, as won or drawn, because the other player was asked and has left. */
export interface Claim {
  t: 'claim'
  what: string
}

/** A clock: the seconds for each answer, whose it is, and how much is left for this one; what both have in all. */
export interface Clock {
  seconds: number
  seat: number
  left: number
  banks?: [number, number] | null
}

/** Two decks to be compared. */
export interface CompareDecks {
  text: string
  other: string
}

/** Two decks beside one another; `common` is the number of cards that both have in the same section. */
export interface Comparison {
  first: Statistics
  second: Statistics
  sections: Record<string, Difference>
  common: number
}

/** Give the game up; possible at any time. */
export interface Concede {
  t: 'concede'
  id: string
}

/** A deck to be written in another form. */
export interface Convert {
  text: string
  form: string
}

/** A deck in another form. */
export interface Converted {
  text: string
}

/** The lessons of a game, in their order. */
export interface Course {
  family: string
  title: string
  lessons: LessonInfo[]
}

/** Where two decks differ in one section: copies by card id, and of both where both have the card. */
export interface Difference {
  only_first: Record<string, number>
  only_second: Record<string, number>
  changed: Record<string, [number, number]>
}

/** A deck to be drawn as a picture. */
export interface DrawDeck {
  text: string
  lang?: string
  theme?: string
}

/** How many browsers were logged out. */
export interface Ended {
  ended: number
}

/** How a game ended: the winner's seat or None, in words, and the rule. */
export interface Ending {
  winner: number | null
  reason: string
  text: string
  rule: string
  replay: string
  seed: string
  shifts: [[number, number], [number, number]] | null
}

/** What is wrong with a deck. */
export interface Fault {
  code: string
  text: string
  rule: string
  about: string
}

/** How many of the cards that were found have a value, and what the value is called. */
export interface FieldCount {
  value: string
  label: string
  n: number
}

/** A finished game in a list. */
export interface Finished {
  id: string
  game: string
  names: [string, string]
  winner: number | null
  reason: string
  turns: number
  ended: number
  shared: boolean
  shifts: [[number, number], [number, number]] | null
}

/** A position to play on from: after `n` steps, at a seat, against a bot or (without one) at one screen. */
export interface Fork {
  n: number
  seat?: number
  bot?: string
  name?: string
}

/** An attack under way: numbers, spots, and for each number of triggers its chance and the shield that survives. */
export interface Fought {
  attack: number
  defence: number
  attacker: string
  targets: string[]
  boosters?: string[]
  odds?: ([string, number, number])[]
  text?: string
  misses?: boolean
}

/** The table met a fault of ours and is stopped; what was shown before is no longer true, and nothing is asked. */
export interface Frozen {
  t: 'frozen'
  reason: Reason
}

/** A game in a format. */
export interface GameInfo {
  key: string
  name: string
  family: string
  hash: string
  deals: boolean
  decks: ReadyDeck[]
  title: string
  more: string
  format: string
  sections: SectionInfo[]
  main: string
  homes: Record<string, string>
  others: Record<string, string>
  copies: number
  forms: string[]
  fields: string[]
  sorts: string[]
  examples: string[]
  phases: ([string, string])[]
  zones: ZoneInfo[]
  profiles: ([string, string])[]
}

/** Something that a player could try, and why not now. */
export interface Greyed {
  action: string
  label: string
  reason: Reason
  source?: string
  target?: string
}

/** An opening hand. */
export interface Hand {
  cards: string[]
}

/** The first frame: which seat this is. Everything is sent anew, in this language. */
export interface Hello {
  t: 'hello'
  token: string
  lang?: string
}

/** Which seats have somebody connected, and how many look on. */
export interface Here {
  t: 'here'
  here: [boolean, boolean]
  watchers: number
}

/** A value that no card has, and the nearest that some card has. */
export interface Hint {
  field: string
  value: string
  near: string
  at: number
}

/** An answer to prompt `n` that is worth a try, and in a lesson why. */
export interface Hinted {
  t: 'hinted'
  n: number
  action: string
  label: string
  text?: string
}

/** What does not change during a game. */
export interface Info {
  table: string
  game: string
  family: string
  title: string
  hash: string
  names: [string, string]
  bots: [string, string]
  decks: [string, string]
  you: number
  phases: ([string, string])[]
  slots: string[]
  commit: string
  clock: number
  kind: string
  zones: ZoneInfo[]
  counters: ([string, string])[]
  counted: [string, string] | null
  deck_words: [ReadyWords, ReadyWords] | null
  bank: number
  increment: number
  grace: number
  rated: boolean
  ranks: [Rank | null, Rank | null]
  watched: boolean
  hints: boolean
}

/** Somebody who takes a free seat. */
export interface Join {
  name?: string
  deck?: string
  unread?: boolean
}

/** A deck to be kept. */
export interface KeepDeck {
  game: string
  name: string
  text: string
}

/** A deck that somebody keeps. */
export interface KeptDeck {
  game: string
  name: string
  cards: Record<string, Record<string, number>>
  list: string
  first: string
}

/** Something that a seat can work out. */
export interface Known {
  text: string
  value: string
}

/** Somebody who begins a lesson. */
export interface Learn {
  name?: string
}

/** A lesson of the list. */
export interface LessonInfo {
  name: string
  game: string
  title: string
  goal: string
}

/** A strength of bots. */
export interface LevelInfo {
  number: number
  text: string
}

/** A line of the log. `depth` 0 is a heading, 1 a cause, more are its effects. */
export interface Line {
  seq: number
  text: string
  kind: string
  depth?: number
  seat?: number
  cards?: string[]
  rule?: string
  minor?: boolean
  routine?: boolean
  moves?: ([number, string, string])[]
}

/** A line of a deck that names no card which could be taken: how it was typed, why not, what may have been meant. */
export interface LineFault {
  line: number
  typed: string
  code: string
  text: string
  near: string
  copies: number
  section: string
}

/** Who somebody is here. */
export interface Me {
  name: string
}

/** A table to open: against a bot, at one screen, by a link, or in the lobby. */
export interface NewTable {
  game: string
  kind?: string
  name?: string
  other?: string
  deck?: string
  other_deck?: string
  bot?: string
  seat?: number
  unread?: boolean
  clock?: number
  bank?: number
  increment?: number
  watched?: boolean | null
  rated?: boolean
}

/** How likely cards are in the opening hand: at least one of them, and exactly 0, 1, 2 and so on. */
export interface Odds {
  copies: number
  one: number
  exactly: number[]
}

/** Ask the other player: `undo`, `draw`, `rematch`, or to show both hands to who looks on (`hands`). */
export interface Offer {
  t: 'offer'
  what: string
}

/** An offer that waits for an answer; `text` says what an undo would take back, and what has been seen since. */
export interface Offered {
  what: string
  by: number
  text?: string
}

/** The offers that wait now, and after an agreed rematch the new table with this seat's token. */
export interface Offers {
  t: 'offers'
  offers: Offered[]
  table: string
  token: string
}

/** A table that waits for a second player. */
export interface Open {
  table: string
  game: string
  title: string
  name: string
  clock: number
  bank: number
  increment: number
  rated: boolean
  rank: Rank | null
}

/** The opening hand before any mulligan: its size, and the odds by card id, by kind, by grade, and of a trigger. */
export interface Opening {
  hand: number
  cards: Record<string, Odds>
  kinds: Record<string, Odds>
  grades: Record<string, Odds>
  trigger: Odds | null
}

/** One answer: its text, its words, and where it points: `c7` is a card by its handle, `s0.R1` a slot of a seat. */
export interface Option {
  action: string
  label: string
  source?: string
  target?: string
  leaves?: boolean
}

/** The files of cards that somebody has here, and how much may be kept; no cards where the host keeps none. */
export interface OwnCardsList {
  sources: OwnSource[]
  cards: number
  most: number
  most_sources: number
  largest: number
  kinds: string[]
}

/** A file of cards that somebody has, and how many of its cards can be played how. */
export interface OwnSource {
  name: string
  title: string
  made: number
  cards: number
  defined: number
  vanilla: number
  unread: number
}

/** The text of the ability that asks, parted: what stands before the part that is carried out, it, and the rest. */
export interface Passage {
  before: string
  part: string
  after: string
  cost?: boolean
}

/** Is anybody there. */
export interface Ping {
  t: 'ping'
}

/** A line of a ladder. */
export interface Place {
  place: number
  name: string
  rating: number
  deviation: number
  games: number
  wins: number
}

/** Somebody is there. */
export interface Pong {
  t: 'pong'
}

/** The table after so many steps; `events` is how much of the log has happened. */
export interface Position {
  n: number
  view: Record<string, unknown>
  waiting: number
  events: number
  fight: Fought | null
}

/** What everybody may know of an account. */
export interface Profile {
  name: string
  since: number
  games: number
  stands: Stand[]
}

/** A rating as people are told it, and whether enough was played for it to be more than a guess. */
export interface Rank {
  rating: number
  sure: boolean
}

/** A ready deck: its name, its list, and in words what it is called and what one does with it. */
export interface ReadyDeck {
  name: string
  cards: Record<string, Record<string, number>>
  first: string
  title: string
  plan: string
}

/** A deck's title and its plan; of a deck that is not a ready one, its name and nothing. */
export interface ReadyWords {
  title: string
  plan: string
}

/** A refusal in words: the reason, what would help, and the rule. */
export interface Reason {
  code: string
  text: string
  rule?: string
  needs?: string
}

/** A frame was refused; nothing has changed. `id` is the answer's, or empty. */
export interface Refused {
  t: 'refused'
  id: string
  reason: Reason
}

/** The answer to an offer; `yes: false` from the one who offered takes it back. Hands are hidden again by it. */
export interface Reply {
  t: 'reply'
  what: string
  yes: boolean
}

/** How likely the rides come on time, one card drawn a turn, after a mulligan by the stated policy. */
export interface RideCurve {
  ride_deck: boolean
  policy: string
  first: Rides
  second: Rides
}

/** Odds for one's first three turns; each ride takes the rides before it. */
export interface Rides {
  ride: [number, number, number]
  from_main: [number, number, number]
  held: [number, number, number]
}

/** Somebody said something. */
export interface Said {
  t: 'said'
  chat: Chat
}

/** Words to the other player. */
export interface Say {
  t: 'say'
  text: string
}

/** A place at a table: the token opens the seat, on any device. */
export interface Seated {
  table: string
  seat: number
  token: string
  other: string
}

/** The cards of one section, counted; cards that the game does not know are in `count` and `unknown` only. */
export interface Section {
  count: number
  unknown: number
  kinds: Record<string, number>
  grades: Record<string, number>
  triggers: Record<string, number>
  clans: Record<string, number>
  nations: Record<string, number>
  shield: number
  power: Record<string, number>
  averages: Record<string, number>
}

/** A section of a deck, and its word. */
export interface SectionInfo {
  name: string
  title: string
}

/** Go on in another language; everything is sent anew. */
export interface SetLanguage {
  t: 'lang'
  lang: string
}

/** Whether everybody may see a game, or who played it alone. */
export interface Share {
  shared: boolean
}

/** How an account stands at one game. */
export interface Stand {
  game: string
  rating: number
  sure: boolean
  deviation: number
  games: number
  wins: number
}

/** All that can be said of a deck by its list; `starter` is the first vanguard that leaves the main deck. */
export interface Statistics {
  name: string
  game: string
  sections: Record<string, Section>
  unknown: number
  starter: string
  opening: Opening
  ride_curve: RideCurve | null
}

/** One answer of a game: whose, in words, whether there was a choice, its turn, and the events up to it. */
export interface Step {
  seat: number
  label: string
  is_choice: boolean
  turn: number
  events: number
}

/** A card whose text was not understood, and the words at which reading stopped. */
export interface Stop {
  name: string
  words: string
}

/** A finished game: who played, every step, and the log, as one viewer may read it. */
export interface Story {
  info: Info
  steps: Step[]
  log: Line[]
  winner: number | null
  reason: string
  shared: boolean
  is_own: boolean
}

/** The lesson of a table: its words, how many of its steps were taken, and how it ended: `done` or `failed`. */
export interface Taught {
  name: string
  title: string
  goal: string
  done: number
  steps: number
  state?: string
  text?: string
  next?: string
}

/** A hand to be drawn from a deck. */
export interface TryHand {
  text: string
  seed?: number
}

/** What is wrong with a question, where, and what may have been meant. */
export interface Unreadable {
  code: string
  text: string
  at: number
  near: string
}

/** What has changed: parts of the view by path, new lines of the log, the prompt. `rev` counts up by one. */
export interface Update {
  t: 'update'
  rev: number
  view: Record<string, unknown>
  ask: Ask | null
  waiting: number
  log?: Line[]
  clock?: Clock | null
  ending?: Ending | null
  can_undo?: boolean
  fight?: Fought | null
  known?: Known[] | null
  lesson?: Taught | null
}

/** The first frame of somebody who looks on: they are told what everybody may see, and ask for nothing. */
export interface Watch {
  t: 'watch'
  lang?: string
}

/** A game that is on, and that others may watch. */
export interface Watched {
  table: string
  game: string
  title: string
  names: [string, string]
  turn: number
  watchers: number
  rated: boolean
  ranks: [Rank | null, Rank | null]
}

/** Everything that a seat may know, in its language. */
export interface Welcome {
  t: 'welcome'
  info: Info
  rev: number
  view: Record<string, unknown>
  ask: Ask | null
  waiting: number
  log: Line[]
  chat: Chat[]
  offers: Offered[]
  clock: Clock | null
  ending: Ending | null
  here: [boolean, boolean]
  can_undo: boolean
  fight: Fought | null
  known: Known[]
  watchers: number
  hands: boolean
  lesson: Taught | null
}

/** Who somebody is here: a guest, or an account with its ratings. */
export interface Who {
  name: string
  account?: boolean
  stands?: Stand[]
  muted?: boolean
}

/** Ask what cannot be done now, and why. */
export interface Why {
  t: 'why'
}

/** What cannot be done at prompt `n`, and why; what answers would lead to; and what else can be worked out. */
export interface Whys {
  t: 'whys'
  n: number
  items: Greyed[]
  notes: Record<string, string>
  known: Known[]
}

/** Why a request was refused. */
export interface Wrong {
  code: string
  text: string
}

/** A zone that each seat has: its word, its slots where cards lie side by side, and whether it is hidden. */
export interface ZoneInfo {
  name: string
  title: string
  slots?: string[]
  hidden?: boolean
  closed?: boolean
}

export type FromClient = Hello | Watch | Act | Concede | Claim | Say | Offer | Reply | Why | AskHint | SetLanguage | Ping

export type FromServer = Welcome | Update | Ack | Refused | Frozen | Whys | Hinted | Said | Offers | Here | Pong
