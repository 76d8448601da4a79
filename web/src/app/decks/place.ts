/** Where the cards of a deck stand: sections, their order, and how lists of them are changed. */
import type { CardFace, Faces } from '../../lib/types'
import type { GameInfo } from '../protocol'

export type Sections = Record<string, Record<string, number>>

/** What the server tells of a game's decks; the check of a deck says what is allowed. */
export type Plan = Pick<GameInfo, 'sections' | 'main' | 'homes' | 'others' | 'copies'>

/** Where a card goes when it is added. */
export const home = (plan: Plan, face: CardFace | undefined): string => plan.homes[face?.kind ?? ''] ?? plan.main

/** The other section that a card could stand in; empty where there is none. */
export function elsewhere(plan: Plan, section: string, face: CardFace | undefined): string {
  const other = plan.others[face?.kind ?? '']
  if (!other) return ''
  return section === plan.main ? other : section === other ? plan.main : ''
}

/** The sections in the order in which they are read; what is unknown last. */
export function ordered(plan: Plan, cards: Sections): string[] {
  const order = plan.sections.map((section) => section.name)
  const shown = Object.keys(cards).filter((section) => Object.keys(cards[section]!).length)
  const rank = (section: string) => (order.includes(section) ? order.indexOf(section) : order.length)
  return shown.sort((a, b) => rank(a) - rank(b))
}

/** A section's word. */
export const titled = (plan: Plan, section: string): string => plan.sections.find((one) => one.name === section)?.title ?? section

export function copies(cards: Sections, id: string): number {
  return Object.values(cards).reduce((sum, row) => sum + (row[id] ?? 0), 0)
}

/** The lists with so many copies more, or fewer; what is empty is left out. */
export function changed(cards: Sections, section: string, id: string, by: number): Sections {
  const row = { ...cards[section] }
  const n = Math.max(0, (row[id] ?? 0) + by)
  if (n) row[id] = n
  else delete row[id]
  const next = { ...cards, [section]: row }
  if (!Object.keys(row).length) delete next[section]
  return next
}

/** Where a copy is taken from: the card's own section, or the first that has one. */
export function holder(plan: Plan, cards: Sections, id: string, face: CardFace | undefined): string {
  const own = home(plan, face)
  if (cards[own]?.[id]) return own
  return ordered(plan, cards).find((section) => cards[section]![id]) ?? ''
}

export interface Row {
  id: string
  n: number
  face: CardFace | undefined
}

/** The cards of a section: the highest grades first, triggers last, then by name. */
export function rows(row: Record<string, number>, faces: Faces): Row[] {
  const found = Object.entries(row).map(([id, n]) => ({ id, n, face: faces[id] }))
  const rank = ({ face }: Row) =>
    (face?.kind === 'trigger unit' ? 100 : 0) - (face?.numbers['grade'] ?? face?.numbers['level'] ?? -1)
  return found.sort((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b)))
}

const nameOf = ({ id, face }: Row): string => face?.name ?? id

export function same(a: Sections, b: Sections): boolean {
  const plain = (cards: Sections) =>
    Object.keys(cards).filter((section) => Object.keys(cards[section]!).length).sort().map((section) => [section, Object.entries(cards[section]!).sort(([x], [y]) => (x < y ? -1 : 1))])
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

/** The families, each by its formats; who has most formats comes first. */
export function byFamily(games: GameInfo[]): GameInfo[][] {
  const keys = [...new Set(games.map((one) => one.family))]
  return keys.map((key) => games.filter((one) => one.family === key)).sort((a, b) => b.length - a.length)
}
