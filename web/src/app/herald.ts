/** Tells somebody what happens at their table: by sounds, and where they do not look by a notice of their browser. */
import { ASIDE } from './aside/words'
import { notify } from './notice'
import type { Update } from './protocol'
import type { SeatLine } from './seat.svelte'
import { settings, t } from './settings.svelte'
import { chimes, soundOf, type Sound } from './sounds'

settings.learn(ASIDE)

export class Herald {
  private isNews = false // whether somebody else was to answer since the last question
  private isOver: boolean

  /** `number` is that of the last question that needs no telling. */
  constructor(
    private readonly line: SeatLine,
    private number: number,
  ) {
    this.isOver = !!line.ending
  }

  /** A change is shown. */
  hear({ log, ending, waiting }: Update): void {
    this.isNews ||= waiting !== this.line.you
    const sound = soundOf(log ?? [], !!ending && !this.isOver)
    this.isOver = !!ending
    if (sound) this.play(sound)
  }

  /** A question has opened that the person answers. */
  ask(number: number): void {
    if (number === this.number) return
    this.number = number
    if (document.hidden && settings.notice) notify(this.sentence, this.line.table)
    if (this.isNews) this.play('turn')
    this.isNews = false
  }

  private play(sound: Sound): void {
    const isHeard = !document.hidden || (sound === 'turn' && settings.notice)
    if (settings.sounds && isHeard) void chimes.play(sound)
  }

  private get sentence(): string {
    const { title, names, you } = this.line.info!
    return t('notice.turn', { game: title, name: names[1 - you]! })
  }
}
