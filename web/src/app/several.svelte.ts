/** Answers to one question that comes again until it is passed: chosen together, and given one after the other. */
import type { Spot } from '../lib/types'
import { passes } from './choice'
import type { Ask } from './protocol'

export class Several {
  chosen: Spot[] = $state([])
  /** What is still to be given; at its end the question is passed. */
  private rest: string[] = $state.raw([])
  private kind = ''

  toggle(spot: Spot): void {
    this.chosen = this.chosen.includes(spot) ? this.chosen.filter((one) => one !== spot) : [...this.chosen, spot]
  }

  clear(): void {
    this.chosen = []
    this.rest = []
  }

  /** Takes what was chosen; the first answer is to be given now. */
  begin(ask: Ask): string {
    const actions = this.chosen.map((spot) => ask.options.find((one) => one.source === spot && !one.target)?.action ?? '')
    this.chosen = []
    this.kind = ask.kind
    this.rest = [...actions.slice(1), '']
    return actions[0] ?? ''
  }

  /** The next answer, where the question has come again; whatever else is asked in between is for the person. */
  next(ask: Ask): string {
    if (!this.rest.length || ask.kind !== this.kind) return ''
    const wanted = this.rest[0] || passes(ask)[0]?.action
    return ask.options.some((one) => one.action === wanted) ? wanted! : ''
  }

  /** Whether the question has come again and does not offer what was chosen: the person decides anew. */
  isStuck(ask: Ask): boolean {
    return this.rest.length > 0 && ask.kind === this.kind && !this.next(ask)
  }

  /** It was given. */
  given(): void {
    this.rest = this.rest.slice(1)
  }
}
