/** Answers that are given for a person: forced ones after a constant while, and those that they asked to remember. */
import { passes } from './choice'
import type { Ask, Option } from './protocol'

const OPTIONAL = ['option', 'choice']
const KEY = 'duelwright.answers'

/** The answer to a prompt that needs no person, or nothing: a stop holds those that would leave its phase, and those to
 *  which every answer comes to the same. */
export function forced(ask: Ask, phase: string, stops: Record<string, boolean>): string {
  if (ask.settled) return stops[phase] ? '' : ask.settled
  if (!ask.forced) return ''
  const only = ask.options[0]!
  return only.leaves && stops[phase] ? '' : only.action
}

/** An answer that a question always gets, and the card that asks it. */
export interface Kept {
  card: string
  action: string
  label: string
}

/** What a seat's answers are: they last as long as the browser's tab, over reloads and hand-overs. */
export class Answers {
  /** By question. */
  kept: Record<string, Kept> = $state({})
  /** Whether the next answer shall be remembered. */
  keepNext = $state(false)
  private readonly key: string

  constructor(table: string, seat: number) {
    this.key = `${KEY}.${table}.${seat}`
    this.kept = JSON.parse(sessionStorage.getItem(this.key) ?? '{}') as Record<string, Kept>
  }

  /** The answer to give, or nothing where a person decides; `passing` where they pass whatever is asked. */
  given(ask: Ask, phase: string, stops: Record<string, boolean>, passing: boolean): string {
    if (ask.forced || ask.settled) return forced(ask, phase, stops)
    if (passing && passes(ask).length) return passes(ask)[0]!.action
    const kept = this.canKeep(ask) ? this.kept[questionOf(ask)]?.action : undefined
    return kept && ask.options.some((one) => one.action === kept) ? kept : ''
  }

  /** Whether a prompt is of the kind that comes again: a card that asks yes or no. */
  canKeep(ask: Ask): boolean {
    return !!ask.card && OPTIONAL.includes(ask.kind) && ask.options.every((one) => !one.source)
  }

  answered(ask: Ask, option: Option): void {
    if (this.keepNext && this.canKeep(ask)) {
      this.kept[questionOf(ask)] = { card: ask.card!, action: option.action, label: option.label }
      this.save()
    }
    this.keepNext = false
  }

  forget(question: string): void {
    delete this.kept[question]
    this.save()
  }

  private save(): void {
    sessionStorage.setItem(this.key, JSON.stringify(this.kept))
  }
}

/** What tells the questions of one card apart: the ability, the words, and what can be answered. */
function questionOf(ask: Ask): string {
  return [ask.card, ask.ability, ask.question, ...ask.options.map((one) => one.label)].join('\n')
}
