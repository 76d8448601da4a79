/** What the tests put on a table: cards, sides, prompts and refusals with no more than a test names. */
import type { Ask, Greyed, Option } from '../src/app/protocol'
import type { CardFace, Row, TableView, ViewCard } from '../src/lib/types'

export function face(id: string, kind: string, more: Partial<CardFace> = {}): CardFace {
  const empty = { kind_name: kind, numbers: {}, traits: {}, text: [], flavour: '', words: {}, status: '', source: '', number: '', set: '', rarity: '', picture: '' }
  return { ...empty, id, name: id, kind, ...more }
}

export const card = (handle: number, more: Partial<ViewCard> = {}): ViewCard => ({ handle, ...more })

/** A table with the zones of the first seat, and of the second. */
export function view(mine: Record<string, Row>, theirs: Record<string, Row> = {}): TableView {
  const seats: TableView['seats'] = [
    { counters: {}, zones: mine },
    { counters: {}, zones: theirs },
  ]
  return { game: 'duel', viewer: 0, turn: 1, phase: 'main', active: 0, first: 0, seats, chain: [] }
}

/** An answer; its label is its action. */
export const option = (action: string, more: Partial<Option> = {}): Option => ({ action, label: action, ...more })

export const ask = (kind: string, ...options: Option[]): Ask => ({ n: 1, kind, question: '', options })

/** What cannot be done with a place; the reason names it. */
export const greyed = (action: string, source: string, target = ''): Greyed => ({
  action,
  label: action,
  reason: { code: 'no', text: `No ${action}.` },
  source,
  ...(target ? { target } : {}),
})
