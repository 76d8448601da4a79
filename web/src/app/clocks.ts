/** Time controls: which the start page offers, and what they are called. */
import type { Open } from './protocol'

export interface TimeControl {
  clock: number
  bank: number
  increment: number
}

const control = (bank: number, increment = 0, clock = 0): TimeControl => ({ clock, bank, increment })

/** None, seconds for each answer, a total with an increment, and a total before the seconds (byoyomi). */
export const CONTROLS: TimeControl[] = [
  control(0), control(0, 0, 30), control(0, 0, 60), control(0, 0, 120), control(600, 10), control(1500, 15), control(900, 0, 30),
]

/** A time control as one word, for lists and for what is remembered. */
export const nameOf = ({ clock, bank, increment }: TimeControl): string => `${clock}/${bank}/${increment}`

/** What was remembered; a number is that of an earlier version, which knew seconds for an answer alone. */
export function controlOf(kept: unknown): TimeControl {
  const [clock = 0, bank = 0, increment = 0] = String(kept ?? '').split('/').map((part) => Number.parseInt(part, 10) || 0)
  return { clock, bank, increment }
}

export function clockSaid({ clock, bank, increment }: TimeControl, t: (key: string, values?: Record<string, string | number>) => string): string {
  const m = Math.round(bank / 60)
  if (!bank) return clock ? t('clock.each', { n: clock }) : t('home.none')
  if (clock) return t('clock.byoyomi', { m, n: clock })
  return increment ? t('clock.increment', { m, n: increment }) : t('clock.total', { m })
}

/** Minutes and seconds, as clocks show them. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The clock of a table that waits, if it has one. */
export function timed(open: Open): TimeControl | null {
  const { clock, bank = 0, increment = 0 } = open
  return clock || bank ? { clock, bank, increment } : null
}
