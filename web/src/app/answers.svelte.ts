/** Answers that are given for a person: forced ones after a constant while, and those that they asked to remember. */
import { verbOf } from './choice'
import type { Ask } from './protocol'

export const PAUSE = 650 // milliseconds, whatever the prompt: how long it takes tells nothing
const OPTIONAL = ['option', 'choice']

/** The answer to a forced prompt, or nothing: a stop holds those that would leave its phase. */
export function forced(ask: Ask, phase: string, stops: Record<string, boolean>): string {
  if (!ask.forced) return ''
  const only = ask.options[0]!.action
  const leavesPhase = ['leave', 'next', 'end'].includes(verbOf(only)) || ask.kind === 'turn' || ask.kind === 'main'
  return leavesPhase && stops[phase] ? '' : only
}

export class Answers {
  /** By card that asks: the answer that it always gets. */
  kept: Record<string, string> = $state({})
  /** Whether the next answer shall be remembered. */
  keepNext = $state(false)

  /** The answer to give, or nothing where a person decides. */
  given(ask: Ask, phase: string, stops: Record<string, boolean>): string {
    if (ask.forced) return forced(ask, phase, stops)
    const kept = this.canKeep(ask) ? this.kept[ask.card!] : undefined
    return kept && ask.options.some((one) => one.action === kept) ? kept : ''
  }

  /** Whether a prompt is of the kind that comes again: a card that asks yes or no. */
  canKeep(ask: Ask): boolean {
    return !!ask.card && OPTIONAL.includes(ask.kind) && ask.options.every((one) => !one.source)
  }

  answered(ask: Ask, action: string): void {
    if (this.keepNext && this.canKeep(ask)) this.kept[ask.card!] = action
    this.keepNext = false
  }

  forget(card: string): void {
    delete this.kept[card]
  }
}
