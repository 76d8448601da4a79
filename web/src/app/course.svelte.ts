/** The course of what is shown: one change after the other, so that what was done is seen before what comes of it.
 *
 *  A checked card is shown before anything is asked, and what the other player did before what they do next, at the
 *  pace that the person has set. The other player's last turn is kept, to be looked at again. */
import { duration } from '../lib/flight'
import type { CheckedCard } from '../lib/types'
import type { Fought, Line, Update } from './protocol'
import { settings } from './settings.svelte'

const SLOT = 150 // milliseconds for each pass after the first of a run
export const PAUSE = 650 // milliseconds, whatever is asked: how long an answer that is given by itself takes tells nothing
const STAYS = 700 // milliseconds that a checked card is seen after it was turned over
const SEEN = 300 // milliseconds for a change, and more for each letter that tells of it
const LETTER = 8
const LONGEST = 1100
const SENTENCES = 3 // that are told of a change
const MOST = 400 // moments of a turn that are kept
export const PASS = 'pass'
const NOW = -1 // no moment: the table as it is

/** What the table looked like after a change, and what was told of it. */
export interface Moment {
  picture: Record<string, unknown>
  fight: Fought | null
  checked: CheckedCard[]
  told: string
}

/** What a seat shows; the course says when. */
export interface Stage {
  readonly you: number
  readonly active: number
  readonly waiting: number // who is asked
  readonly isAsked: boolean // whether it is this seat, or the game is over
  readonly picture: Record<string, unknown>
  readonly fought: Fought | null
  show(frame: Update, since: number): void
  checks(lines: Line[]): CheckedCard[]
}

interface Waiting {
  frame: Update
  since: number
}

export class Course {
  /** Cards that were checked and lie elsewhere by now, to be shown one after the other. */
  checked: CheckedCard[] = $state.raw([])
  /** What was done last, in words. */
  told = $state('')
  /** Something is being seen, and nothing is asked meanwhile. */
  held = $state(false)
  /** Two people share this screen: one of them sees what the other does. */
  isShared = false
  /** What the other player's last turn was, from its first change on. */
  private moments: Moment[] = $state.raw([])
  private at = $state(NOW)
  private queue: Waiting[] = []
  private timer = 0
  /** When something was done last that was more than a pass. */
  private done = -PAUSE
  /** The person does not want to see what comes until they are asked. */
  private isRushing = false

  constructor(private readonly stage: Stage) {}

  /** The moment that is shown again, if one is. */
  get moment(): Moment | null {
    return this.moments[this.at] ?? null
  }

  /** The cards that are turned over, now or then. */
  get turned(): CheckedCard | undefined {
    return (this.moment ? this.moment.checked : this.checked)[0]
  }

  /** Whether there is a turn to be looked at again. */
  get canRepeat(): boolean {
    return this.moments.length > 0 && !this.held
  }

  /** Whether a person says when it goes on. */
  get waits(): boolean {
    return this.held && settings.pace === 'step' && !this.isShared
  }

  /** The pace is another one now. */
  repace(): void {
    if (this.held && settings.pace === 'instant') this.rush()
    else if (this.held) this.wait(0)
  }

  /** A change was told. */
  take(frame: Update): void {
    if (this.moment) this.leave()
    this.queue.push({ frame, since: Date.now() })
    if (this.isHurried) this.release()
    else this.go()
  }

  /** Everything is shown anew. */
  clear(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.held = false
    this.at = NOW
    this.checked = []
    this.moments = []
    this.told = ''
    this.isRushing = false
  }

  /** On to what comes next: the next checked card, the next change, the next moment. */
  next(): void {
    clearTimeout(this.timer)
    if (this.moment) return this.at < this.moments.length - 1 ? this.look(this.at + 1) : this.leave()
    this.checked = this.checked.slice(1)
    if (this.checked.length) this.wait(duration('--m-reveal') + STAYS)
    else this.release()
  }

  /** Who goes on has seen the checked cards. */
  seen(): void {
    this.checked = []
  }

  /** Straight on to what is asked. */
  rush(): void {
    this.isRushing = !this.stage.isAsked
    this.checked = []
    if (this.moment) this.leave()
    else this.release()
  }

  /** The other player's last turn once more. */
  again(): void {
    if (!this.canRepeat) return
    this.checked = []
    this.look(0)
  }

  /** How long an answer waits that is given by itself: a constant while. A pass waits for so long after what was done
   *  last, whether there was a choice or not; so a run of windows in which nobody does anything has one pause. */
  patience(action: string): number {
    return action === PASS ? Math.max(SLOT, this.done + PAUSE - performance.now()) : PAUSE
  }

  private leave(): void {
    clearTimeout(this.timer)
    this.at = NOW
    this.release()
  }

  private look(at: number): void {
    this.at = at
    const moment = this.moments[at]!
    this.hold(moment.checked.length ? duration('--m-reveal') + STAYS : worth(moment.told))
  }

  private release(): void {
    this.held = false
    this.go()
  }

  private go(): void {
    while (!this.held && this.queue.length) this.change(this.queue.shift()!)
  }

  private change({ frame, since }: Waiting): void {
    const { active: before, waiting: by, you } = this.stage
    const lines = frame.log ?? []
    this.stage.show(frame, since)
    const checks = this.stage.checks(lines)
    if (lines.some(isDeed)) this.done = performance.now()
    this.told = tell(lines) || this.told
    this.keep(before, checks)
    if (!this.isRushing) this.checked = [...this.checked, ...checks]
    if (frame.ask || frame.ending) this.isRushing = false
    const isSoon = this.isHurried || isTimed(frame, you)
    if (this.checked.length) {
      if (settings.pace === 'instant' || isSoon) this.wait(duration('--m-reveal') + STAYS)
      else this.hold(duration('--m-reveal') + STAYS)
    } else if (this.isSlow && !isSoon && !frame.ask && (by !== you || before !== you) && lines.some(isTold)) this.hold(worth(this.told))
  }

  /** Whether the person wants to see one thing after the other. */
  private get isSlow(): boolean {
    return settings.pace !== 'instant' && !this.isShared && !this.isRushing
  }

  /** Nobody who has a clock is kept waiting, and nobody who does not look. */
  private get isHurried(): boolean {
    return document.hidden || this.queue.some(({ frame }) => isTimed(frame, this.stage.you))
  }

  private hold(time: number): void {
    this.held = true
    this.wait(time)
  }

  private wait(time: number): void {
    clearTimeout(this.timer)
    if (!this.waits) this.timer = window.setTimeout(() => this.next(), time)
  }

  private keep(before: number, checked: CheckedCard[]): void {
    const { active, you, picture, fought } = this.stage
    if (active === you || this.isShared) return
    const made = { picture, fight: fought, checked, told: this.told }
    this.moments = before === active ? [...this.moments, made].slice(-MOST) : [made]
  }
}

const isTimed = (frame: Update, seat: number): boolean => frame.clock?.seat === seat
const isDeed = (line: Line): boolean => !!(line.cards?.length || line.moves?.length)
const isTold = (line: Line): boolean => !line.minor && !line.routine && line.depth !== 0 && isDeed(line)
const worth = (told: string): number => Math.min(LONGEST, SEEN + LETTER * told.length)

/** The sentences that tell what a change was: what happened to cards, the last of it. */
export function tell(lines: Line[]): string {
  const told = lines.filter(isTold).map((line) => line.text)
  return [...new Set(told)].slice(-SENTENCES).join(' ')
}
