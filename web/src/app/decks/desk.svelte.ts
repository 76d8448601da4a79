/** The deck that is being built: by buttons or as text, checked by the server after every change, with undo. */
import type { CardFace, Faces } from '../../lib/types'
import { check, faces, Refusal } from '../api'
import { written } from '../brought.svelte'
import { keepGame, keepList, keepName, keepRules, keepUnread, keptGame, keptList, keptName, keptRules, keptUnread, TYPING } from '../deck'
import type { Checked, GameInfo, LineFault, ReadyDeck } from '../protocol'
import { settings } from '../settings.svelte'
import { placed, placeOf, withLine } from './lines'
import { byFamily, changed, copies, holder, home, same, type Plan, type Sections } from './place'

const CLICKS = 120 // milliseconds: several presses of + are one question
const MOST = 200 // changes that can be taken back
const UNNAMED = 'pasted deck'
const UNREADABLE = 'unreadable'
const LONGEST = 100_000 // characters of a deck
/** In the place of an error: what was brought could be read in part, or not at all. */
export const PART = 'part'
/** Forms that a person does not type: once read, the list stands in their place. */
const PACKED = /^\s*(\{|ydke:\/\/|#\s*(main|extra|created)|!side|\d{6,}\s*$)|^\S*dw1\./im

/** All that is undone and redone. */
interface Moment {
  name: string
  first: string
  cards: Sections
  text: string
  /** The text has been typed and not been read whole: it counts, not the cards. */
  typed: boolean
  /** The lines of the text that could not be read; the cards are those of the others. */
  bad: LineFault[]
}

/** Before the server has told what there is. */
const NO_PLAN: Plan = { sections: [], main: 'main', homes: {}, others: {}, copies: 0 }
const EMPTY: Moment = { name: '', first: '', cards: {}, text: '', typed: false, bad: [] }

export class Desk {
  game = $state('')
  now = $state.raw<Moment>(EMPTY)
  checked = $state.raw<Checked | null>(null)
  fault = $state.raw<unknown>(null)
  /** What is wrong with what was brought last: an error, or that its text was not read whole. */
  brought = $state.raw<unknown>(null)
  /** A change has not been checked yet. */
  busy = $state(false)
  own: Faces = $state.raw({})
  #agreed = $state('')
  #rules: Record<string, string> = $state.raw({})
  #seen: Faces = $state.raw({})
  #past = $state.raw<Moment[]>([])
  #future = $state.raw<Moment[]>([])
  #typed: Moment | null = null
  /** A list that was written here of changed cards and of lines that cannot be read: the server's own takes its place. */
  #made = ''
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly games: () => GameInfo[]) {}

  get cards(): Sections {
    return this.now.cards
  }
  get name(): string {
    return this.now.name === UNNAMED ? '' : this.now.name
  }
  /** The ready deck that this is, card by card. */
  get ready(): ReadyDeck | undefined {
    return this.info?.decks.find((one) => one.name === this.name && same(one.cards, this.now.cards))
  }
  get text(): string {
    return this.now.text
  }
  get bad(): LineFault[] {
    return this.now.bad
  }
  /** How many lines cannot be read, or how many passcodes nobody knows. */
  get amiss(): [string, number] {
    const codes = this.bad.filter((one) => one.code === 'no_code')
    if (codes.length < this.bad.length) return ['bad.title', this.bad.length]
    return ['codes.title', new Set(codes.map((one) => one.text)).size]
  }
  /** Why nothing of a text could be read; where it is a matter of lines, these say it. */
  get unread(): string {
    return this.bad.length ? '' : (this.checked?.faults.find((one) => one.code === UNREADABLE)?.text ?? '')
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }
  get empty(): boolean {
    return !Object.keys(this.now.cards).length
  }
  /** Whether the text is a deck at all. */
  get readable(): boolean {
    return !this.checked?.faults.some((one) => one.code === UNREADABLE)
  }
  get info(): GameInfo | undefined {
    return this.games().find((one) => one.key === this.game)
  }
  /** The profile that the deck is checked by; none is the format itself. */
  get rules(): string {
    const kept = this.#rules[this.game] ?? keptRules(this.game)
    return this.info?.profiles?.some(([name]) => name === kept) ? kept : ''
  }
  /** What the deck is checked by, in words. */
  get ruled(): string {
    const word = this.info?.profiles?.find(([name]) => name === this.rules)?.[1]
    return [this.info?.name ?? '', ...(word ? [word] : [])].join(', ')
  }
  set rules(name: string) {
    keepRules(this.game, name)
    this.#rules = { ...this.#rules, [this.game]: name }
    this.again()
  }
  get plan(): Plan {
    return this.info ?? NO_PLAN
  }
  /** Whether its unread cards are played without their abilities. */
  get agrees(): boolean {
    return this.#agreed === written(this.checked?.unread ?? [])
  }
  set agrees(yes: boolean) {
    this.#agreed = yes ? written(this.checked?.unread ?? []) : ''
    keepUnread(this.game, this.#agreed)
  }
  /** The faces of all cards that were seen: of the game, of the deck, of searches. */
  faces: Faces = $derived({ ...this.own, ...this.#seen })

  copies(id: string): number {
    return copies(this.now.cards, id)
  }

  // --- what is asked for ---

  /** Take a game up: the list that was left there. */
  open(game: string): void {
    this.game = game
    keepGame(game)
    this.#agreed = keptUnread(game)
    this.#past = this.#future = []
    this.#typed = null
    this.now = { ...EMPTY, name: keptName(game), text: keptList(game), typed: true }
    ;[this.checked, this.fault, this.brought] = [null, null, null]
    if (this.text.trim()) this.#ask(0)
    else this.#rest()
    void this.learn()
  }

  /** What was worked on the last time. */
  resume(): void {
    const known = this.games().map((one) => one.key)
    this.open(known.includes(keptGame()) ? keptGame() : this.game || (byFamily(this.games())[0]?.[0]?.key ?? ''))
  }

  async learn(): Promise<void> {
    const key = this.game
    const got = await faces(key, settings.lang).catch(() => null) // the search says that no answer comes
    if (got && key === this.game) this.own = got
  }

  /** The language has changed. */
  again(): void {
    this.#seen = {}
    void this.learn()
    if (this.text.trim() || !this.empty) this.#ask(0)
  }

  /** Cards that somebody has found. */
  see(found: CardFace[]): void {
    this.#seen = { ...this.#seen, ...Object.fromEntries(found.map((face) => [face.id, face])) }
  }

  // --- changes ---

  add(id: string, section = home(this.plan, this.faces[id])): void {
    this.#change({ cards: changed(this.now.cards, section, id, 1) })
  }

  remove(id: string, section = holder(this.plan, this.now.cards, id, this.faces[id])): void {
    if (this.now.cards[section]?.[id]) this.#change({ cards: changed(this.now.cards, section, id, -1) })
  }

  move(id: string, from: string, to: string): void {
    if (!this.now.cards[from]?.[id]) return
    this.#change({ cards: changed(changed(this.now.cards, from, id, -1), to, id, 1) })
  }

  rename(name: string): void {
    if (name !== this.name) this.#change({ name })
  }

  clear(): void {
    if (!this.empty || this.text) this.#change({ ...EMPTY })
  }

  /** A deck that is known by its lists. */
  take(name: string, cards: Sections, first = ''): void {
    this.#change({ name, cards, first, bad: [] })
  }

  // --- lines that cannot be read ---

  /** Read a line as another; nothing leaves it out. */
  mend(fault: LineFault, line = ''): void {
    const place = placeOf(this.text, fault)
    if (place) return this.#rewrite(withLine(this.text, place, line))
    this.#rewrite(this.#listedWith(this.now.cards, this.bad.flatMap((one) => (one !== fault ? one : line ? { ...one, typed: line } : []))))
  }

  /** Leave some of them out. */
  leaveOut(faults: LineFault[]): void {
    const bad = this.bad.filter((one) => !faults.includes(one))
    if (this.empty && !bad.length) this.clear()
    else this.#change({ bad })
  }

  #rewrite(text: string): void {
    if (!text.trim()) return this.clear()
    this.#keepTyped()
    this.#remember(this.now)
    this.now = { ...this.now, text, typed: true }
    keepList(this.game, text)
    this.#ask(0)
  }

  /** Cards and lines as one list that the server reads without doubt. */
  #listedWith(cards: Sections, bad: LineFault[]): string {
    const inSection = (section: string, lines: string[]) => [`${section}:`, ...lines]
    this.#made = [
      ...bad.filter((one) => !one.section).map((one) => one.typed),
      ...Object.entries(cards).flatMap(([section, row]) => inSection(section, Object.entries(row).map(([id, n]) => `${n} - [${this.game}] ${id}`))),
      ...bad.filter((one) => one.section).flatMap((one) => inSection(one.section, [one.typed])),
    ].join('\n')
    return this.#made
  }

  /** Somebody types: read after a rest. */
  write(text: string): void {
    this.brought = null
    this.#typed ??= this.now
    this.now = { ...this.now, text, typed: true }
    keepList(this.game, text)
    if (text.trim()) return this.#ask(TYPING)
    this.#remember(this.#typed)
    this.now = { ...EMPTY }
    keepName(this.game, '')
    this.#rest()
  }

  /** A deck in whatever form, also of another game; where it cannot be read whole it stands as text with its faults. */
  async bring(text: string): Promise<boolean> {
    this.brought = null
    if (text.length > LONGEST || text.includes('\0')) throw new Refusal(0, text.includes('\0') ? 'no_text' : 'too_long', '')
    let [best, most] = [this.game, 0]
    const keys = [this.game, ...this.games().map((one) => one.key).filter((key) => key !== this.game)]
    for (const key of keys) {
      const got = await check(key, { text, lang: settings.lang })
      if (got.faults.some((one) => one.code === UNREADABLE)) {
        const read = 1000 * Object.values(got.cards).flatMap((row) => Object.values(row)).length + Math.sign(got.lines.length)
        if (read > most) [best, most] = [key, read]
        continue
      }
      if (key !== this.game) this.open(key)
      this.#change({ name: got.name, cards: got.cards, first: got.first, bad: [] })
      return true
    }
    if (best !== this.game) this.open(best)
    this.write(text)
    this.brought = PART
    return false
  }

  undo(): void {
    this.#turnTo(this.#past, (rest, here) => ([this.#past, this.#future] = [rest, [...this.#future, here]]))
  }

  redo(): void {
    this.#turnTo(this.#future, (rest, here) => ([this.#future, this.#past] = [rest, [...this.#past, here]]))
  }

  /** The deck as the server reads it without doubt; as text where it is none yet. */
  source(name = this.now.name): string {
    if (this.now.typed) return this.text
    const { cards, first } = this.now
    return JSON.stringify({ name: name || UNNAMED, game: this.game, cards, first })
  }

  #turnTo(stack: Moment[], done: (rest: Moment[], here: Moment) => void): void {
    const to = stack.at(-1)
    if (!to) return
    done(stack.slice(0, -1), this.now)
    this.now = to
    this.#typed = null
    keepList(this.game, to.text)
    keepName(this.game, to.name)
    if (to.text.trim() || !this.empty) this.#ask(0)
    else this.#rest()
  }

  #change(part: Partial<Moment>): void {
    this.brought = null
    this.#keepTyped()
    this.#remember(this.now)
    this.now = { ...this.now, typed: false, ...part }
    const { cards, bad } = this.now
    if (bad.length) this.now = { ...this.now, typed: true, text: this.#listedWith(cards, bad) }
    else if (this.empty) {
      this.now = { ...this.now, text: '' }
      keepList(this.game, '')
      keepName(this.game, this.now.name)
      return this.#rest()
    }
    keepList(this.game, this.source()) // until the answer says how it is written
    this.#ask(CLICKS)
  }

  /** What stood before a text that was read in part. */
  #keepTyped(): void {
    if (this.#typed && this.bad.length) this.#remember(this.#typed)
    this.#typed = null
  }

  #remember(before: Moment): void {
    this.#past = [...this.#past, before].slice(-MOST)
    this.#future = []
  }

  // --- the check ---

  #rest(): void {
    clearTimeout(this.#timer)
    this.#turn += 1
    ;[this.busy, this.checked, this.fault] = [false, null, null]
  }

  #ask(wait: number): void {
    clearTimeout(this.#timer)
    const turn = ++this.#turn
    this.busy = true
    this.#timer = setTimeout(() => void this.#check(turn), wait)
  }

  async #check(turn: number): Promise<void> {
    try {
      const text = this.source()
      if (text.length > LONGEST) throw new Refusal(0, 'too_long', '')
      const got = await check(this.game, { text, lang: settings.lang, rules: this.rules })
      if (turn === this.#turn) this.#settle(got)
    } catch (error) {
      if (turn === this.#turn) [this.busy, this.fault] = [false, error]
    }
  }

  #settle(got: Checked): void {
    ;[this.busy, this.checked, this.fault] = [false, got, null]
    if (got.lines.length) return this.#takeInPart(got)
    if (!this.readable) {
      this.now = { ...this.now, bad: [] }
      return
    }
    this.see(got.foreign)
    this.brought = null
    const before = this.#typed
    this.#typed = null
    const { typed } = this.now
    const name = typed && got.name === UNNAMED ? this.now.name : got.name
    const text = typed && !PACKED.test(this.text) ? this.text : this.#listed(got)
    if (before && !same(before.cards, got.cards)) this.#remember(before)
    this.now = { name, first: got.first, cards: got.cards, text, typed: false, bad: [] }
    keepList(this.game, text)
    keepName(this.game, name)
  }

  /** The lines that can be read are the deck; the text stays, with the others in it. */
  #takeInPart(got: Checked): void {
    this.see(got.foreign)
    const isMade = this.text === this.#made
    const text = isMade && got.list ? this.#listed(got) : this.text
    const bad = isMade ? placed(text, got.lines) : got.lines
    const cards = same(this.now.cards, got.cards) ? this.now.cards : got.cards
    this.now = { ...this.now, cards, text, typed: true, bad }
    keepList(this.game, text)
  }

  /** The list; a ready deck's name stays out of it, since the list may no longer be that deck. */
  #listed(got: Checked): string {
    const nameless = got.name === UNNAMED || this.info?.decks.some((one) => one.name === got.name)
    return (nameless ? got.list.replace(/^name:.*\n/, '') : got.list).trim()
  }
}
