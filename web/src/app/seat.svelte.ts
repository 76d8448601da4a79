/** A seat at a table: the socket, and what the server has shown so far. It comes back by itself when the line breaks. */
import type { CheckedCard, Row, TableView, ViewCard } from '../lib/types'
import { passes } from './choice'
import { Course } from './course.svelte'
import type { Ask, Chat, Clock, Ending, Fought, FromServer, Frozen, Greyed, Hinted, Info, Known, Line, Offered, Offers, Reason, Taught, Update, Welcome } from './protocol'

const FIRST_WAIT = 300 // milliseconds before the first try to come back
const LONGEST_WAIT = 8000
const PING = 25_000
const FORBIDDEN = 1008
const SETTLED = 250 // milliseconds after which a change that ended an offer would be here
const SAID = 8000 // milliseconds that a no is shown

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

/** The table of an agreed rematch; it is no news where it was agreed before this page was opened. */
export interface NextGame {
  table: string
  token: string
  isNews: boolean
}

export class SeatLine {
  status: Status = $state('connecting')
  info: Info | null = $state.raw(null)
  picture: Record<string, unknown> = $state.raw({})
  /** What is shown, and when. */
  readonly course = new Course(this)
  private open: Ask | null = $state.raw(null)
  waiting = $state(-1)
  log: Line[] = $state.raw([])
  chat: Chat[] = $state.raw([])
  read = $state(0) // how much of the chat was seen
  offers: Offered[] = $state.raw([])
  clock: (Clock & { until: number }) | null = $state.raw(null)
  watchers = $state(0)
  /** Who looks on sees both hands. */
  hands = $state(false)
  /** What the other player says is not shown in this browser. */
  isMuted = $state(false)
  private ended: Ending | null = $state.raw(null)
  here: [boolean, boolean] = $state.raw([false, false])
  /** Since when the other player has been away, as far as this page knows. */
  away = $state(0)
  /** Since when the open prompt has been open, as far as this page knows. */
  asked = $state(0)
  canUndo = $state(false)
  greyed: Greyed[] = $state.raw([])
  notes: Record<string, string> = $state.raw({})
  known: Known[] = $state.raw([])
  /** The lesson of the table, as it was when what is shown happened. */
  lesson: Taught | null = $state.raw(null)
  /** A hint for the open question. */
  hinted: Hinted | null = $state.raw(null)
  fought: Fought | null = $state.raw(null)
  /** How often everything was shown anew: after an undo, or when the line came back. */
  welcomes = $state(0)
  /** The person passes until the battle ends, or hits. */
  passing = $state(false)
  refused: Reason | null = $state.raw(null)
  /** Why the table is stopped: a fault of the server's. What was shown before is not true any more. */
  frozen: Reason | null = $state.raw(null)
  next: NextGame | null = $state.raw(null)
  /** The other player has just said no to an offer. */
  declined = $state(false)
  why = $state('') // why the seat cannot be taken
  /** The answer that was sent and is not acknowledged yet. */
  flying = $state(false)

  /** Somebody listens to what is shown. */
  onshow: (frame: Update) => void = () => {}

  private answered: Ask | null = null
  private looked: Ask | null = null
  private socket: WebSocket | null = null
  private rev = -1
  private wait = FIRST_WAIT
  private timer = 0
  private pulse = 0
  private closed = false
  private isNews = true // whether a rematch that is told now was agreed just now
  private unanswered: string | null = null
  private byItself = false
  private withdrawn = '' // the offer that this seat takes back
  private saidNo = 0 // the timer of a no

  constructor(
    readonly table: string,
    readonly token: string,
    private lang: string,
  ) {
    this.isMuted = !!localStorage.getItem(`duelwright.mute.${table}`)
    this.connect()
  }

  /** The table as it is shown: as it is, or as it was. */
  get view(): TableView | null {
    return this.info ? viewOf(this.info, this.course.moment?.picture ?? this.picture) : null
  }

  /** The open question, once what led to it has been seen. */
  get ask(): Ask | null {
    return this.course.held ? null : this.open
  }

  get ending(): Ending | null {
    return this.course.held ? null : this.ended
  }

  get fight(): Fought | null {
    return this.course.moment ? this.course.moment.fight : this.fought
  }

  /** Whether the attack misses as it stands, and who is asked may pass. */
  get canPassBattle(): boolean {
    return !!this.fight?.misses && !!this.ask && passes(this.ask).length > 0
  }

  get you(): number {
    return this.info?.you ?? 0
  }

  get isAsked(): boolean {
    return this.open !== null || this.ended !== null
  }

  get active(): number {
    return (this.picture['active'] ?? 0) as number
  }

  /** The words that are shown. */
  get heard(): Chat[] {
    return this.isMuted ? this.chat.filter((one) => one.seat === this.you) : this.chat
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted
    localStorage.setItem(`duelwright.mute.${this.table}`, isMuted ? '1' : '')
  }

  get unread(): number {
    return this.heard.slice(this.read).filter((one) => one.seat !== this.info?.you).length
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`)
    this.socket = socket
    const first = this.token ? { t: 'hello', token: this.token } : { t: 'watch' } // who has no token looks on
    socket.onopen = () => socket.send(JSON.stringify({ ...first, lang: this.lang }))
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as FromServer)
    socket.onclose = (event) => this.lost(event)
  }

  private lost(event: CloseEvent): void {
    clearInterval(this.pulse)
    if (this.closed) return
    if (event.code === FORBIDDEN && event.reason && event.reason !== 'too_fast') {
      this.status = 'refused'
      this.why = event.reason
      return
    }
    this.status = 'lost'
    this.timer = window.setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.saidNo)
    clearInterval(this.pulse)
    this.socket?.close()
  }

  private take(frame: FromServer): void {
    switch (frame.t) {
      case 'welcome':
        return this.welcome(frame)
      case 'update':
        return this.update(frame)
      case 'ack':
        this.unanswered = null
        this.flying = false
        return
      case 'refused':
        this.unanswered = null
        this.flying = false
        if (!this.byItself || frame.reason.code !== 'stale') this.refused = frame.reason
        return
      case 'frozen':
        return this.freeze(frame)
      case 'whys':
        if (frame.n === this.open?.n) [this.greyed, this.notes] = [frame.items, frame.notes]
        return
      case 'hinted':
        if (frame.n === this.open?.n) [this.hinted, this.refused] = [frame, null]
        return
      case 'said':
        this.chat = [...this.chat, frame.chat]
        return
      case 'offers':
        this.missing(frame)
        this.offers = frame.offers
        if (frame.table) this.next = { table: frame.table, token: frame.token, isNews: this.isNews }
        return
      case 'here':
        this.arrive(frame.here)
        this.watchers = frame.watchers
        this.isNews = true // it ends what is told to somebody who comes
        return
      case 'pong':
        return
    }
  }

  /** An offer of ours that is gone was declined, unless we took it back, or it was taken: then the table changes. */
  private missing(frame: Offers): void {
    const gone = this.offers.find((one) => one.by === this.info?.you && !frame.offers.some((other) => other.what === one.what))
    if (!gone) return
    const isOurs = this.withdrawn === gone.what
    this.withdrawn = ''
    if (isOurs || frame.table) return
    this.saidNo = window.setTimeout(() => {
      this.declined = true
      this.saidNo = window.setTimeout(() => (this.declined = false), SAID)
    }, SETTLED)
  }

  private opened(): void {
    this.status = 'open'
    this.wait = FIRST_WAIT
    clearInterval(this.pulse)
    this.pulse = window.setInterval(() => this.send({ t: 'ping' }), PING)
  }

  /** Nothing is asked, and no picture is shown; an answer that was sent is written down, or was never taken. */
  private freeze(frame: Frozen): void {
    this.opened()
    this.frozen = frame.reason
    this.unanswered = null
    this.flying = false
    this.course.clear()
    this.open = null
    this.clock = null
    this.picture = {}
  }

  private welcome(frame: Welcome): void {
    this.opened()
    this.frozen = null
    if (!this.info) this.isNews = !frame.ending
    this.info = frame.info
    this.rev = frame.rev
    this.picture = frame.view
    this.log = frame.log
    this.course.clear()
    this.passing = false
    this.welcomes += 1
    this.chat = frame.chat
    this.offers = frame.offers
    this.arrive(frame.here ?? [false, false])
    ;[this.watchers, this.hands] = [frame.watchers, frame.hands]
    this.shared(frame)
    if (this.unanswered) this.socket?.send(this.unanswered) // it is played once, however often it arrives
  }

  private arrive(here: [boolean, boolean]): void {
    this.here = here
    const isAway = !!this.info && this.info.you >= 0 && !here[(1 - this.info.you) as 0 | 1]
    this.away = isAway ? this.away || Date.now() : 0
  }

  private update(frame: Update): void {
    if (frame.rev !== this.rev + 1 && frame.rev !== this.rev) return this.resync()
    this.rev = frame.rev
    this.course.take(frame)
  }

  /** Shows a change that came a while ago; the course says when. */
  show(frame: Update, since: number): void {
    this.picture = { ...this.picture, ...frame.view }
    this.log = [...this.log, ...(frame.log ?? [])]
    this.shared(frame, since)
    this.onshow(frame)
  }

  checks(lines: Line[]): CheckedCard[] {
    return checkedIn(lines, this.picture)
  }

  private shared(frame: Welcome | Update, since = Date.now()): void {
    if (!this.declined) clearTimeout(this.saidNo)
    this.open = frame.ask
    this.waiting = frame.waiting
    this.asked = since
    this.clock = frame.clock ? { ...frame.clock, until: since + frame.clock.left * 1000 } : null
    this.ended = frame.ending ?? null
    this.canUndo = frame.can_undo ?? false
    this.fought = frame.fight ?? null
    this.passing &&= !!this.fought?.misses
    this.known = frame.known ?? this.known
    this.lesson = frame.lesson ?? null
    this.hinted = null
    this.greyed = []
    this.notes = {}
    this.refused = null
  }

  /** Somebody looks at the open prompt: what cannot be done, and why, is fetched once for it. */
  look(): void {
    if (!this.ask || this.looked === this.ask) return
    this.looked = this.ask
    this.send({ t: 'why' })
  }

  /** Asks for a hint, where there are any. */
  hint(): void {
    if (this.info?.hints && this.ask) this.send({ t: 'hint' })
  }

  private resync(): void {
    this.send({ t: 'lang', lang: this.lang })
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  // --- what a person does ---

  /** Whether the open prompt waits for its first answer; what answers for a person tries once. */
  get isFresh(): boolean {
    return !this.flying && this.ask !== this.answered
  }

  /** Answer, after a while where that has a reason; `byItself` where nobody asked for it: another device may have been
   *  faster, and no one need hear of it. */
  act(action: string, byItself = false, after = 0): void {
    const ask = this.ask
    if (!ask || this.flying) return
    this.flying = true
    this.byItself = byItself
    this.answered = ask
    this.refused = null
    if (after) setTimeout(() => this.answer(ask, action), after)
    else this.answer(ask, action)
  }

  private answer(ask: Ask, action: string): void {
    if (this.open?.n !== ask.n) {
      this.flying = false
      return
    }
    this.unanswered = JSON.stringify({ t: 'act', id: randomId(), n: ask.n, action })
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(this.unanswered) // else when the line is back
  }

  concede(): void {
    this.send({ t: 'concede', id: randomId() })
  }

  say(text: string): void {
    this.send({ t: 'say', text })
  }

  offer(what: 'undo' | 'draw' | 'rematch' | 'hands'): void {
    this.refused = null
    clearTimeout(this.saidNo)
    this.declined = false
    this.send({ t: 'offer', what })
  }

  /** The other player was asked and has left. */
  claim(what: 'win' | 'draw'): void {
    this.refused = null
    this.send({ t: 'claim', what })
  }

  reply(what: string, yes: boolean): void {
    if (this.offers.some((one) => one.what === what && one.by === this.info?.you)) this.withdrawn = what
    this.send({ t: 'reply', what, yes })
  }

  speak(lang: string): void {
    if (lang === this.lang) return
    this.lang = lang
    this.send({ t: 'lang', lang })
  }
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The picture, as the boards draw it. A pile of unknown cards came as a number. */
export function viewOf(info: { game: string; you: number }, picture: Record<string, unknown>): TableView {
  const seats = [0, 1].map((seat) => {
    const zones: Record<string, Row> = {}
    const start = `s${seat}.`
    for (const [path, part] of Object.entries(picture)) {
      if (path.startsWith(start) && path !== `${start}counters`) zones[path.slice(start.length)] = rowOf(part)
    }
    return { counters: (picture[`${start}counters`] ?? {}) as Record<string, number>, zones }
  })
  return {
    game: info.game,
    viewer: info.you,
    turn: (picture['turn'] ?? 0) as number,
    phase: (picture['phase'] ?? '') as string,
    active: (picture['active'] ?? 0) as number,
    first: (picture['first'] ?? 0) as number,
    seats: seats as TableView['seats'],
    chain: (picture['chain'] ?? []) as unknown[],
    registers: (picture['registers'] ?? {}) as Record<string, number>,
  }
}

/** The cards that passed through a trigger zone; one that still lies there is seen there. */
function checkedIn(lines: Line[], picture: Record<string, unknown>): CheckedCard[] {
  const there = [0, 1].flatMap((seat) => rowOf(picture[`s${seat}.trigger`] ?? 0).map((card) => card?.handle))
  return lines
    .filter((line) => line.moves?.some(([handle, , to]) => to === 'trigger' && !there.includes(handle)))
    .flatMap((line) => (line.cards ?? []).slice(0, 1).map((card) => ({ card, text: line.text })))
}

function rowOf(part: unknown): Row {
  if (typeof part === 'number') return Array.from({ length: part }, (): ViewCard => ({ handle: 0 }))
  return part as Row
}
