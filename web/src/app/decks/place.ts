/** Where the cards of a deck stand: sections, their order, and how lists of them are changed. */
import type { CardFace, Faces } from '../../lib/types'

export type Sections = Record<string, Record<string, number>>

const MAIN = 'main'
const ORDER = [MAIN, 'ride', 'G', 'ace', 'side']
/** Where a card of a kind goes when it is added; the server's check says whether it may stay. */
const KINDS: Record<string, string> = { crest: 'ride', 'G unit': 'G', ace: 'ace' }
/** Shown beside the copies of a card, as a help; what is allowed the server's faults say alone. */
const COPIES: Record<string, number> = { vanguard: 4, asigoc: 1 }
/** Games in which a card of the main deck may stand in the ride deck, too. */
const RIDING = ['vanguard-d']

export const home = (face: CardFace | undefined): string => KINDS[face?.kind ?? ''] ?? MAIN

export const usual = (game: string): number => COPIES[game.split('-')[0] ?? ''] ?? 0

/** The other section that a card could stand in; empty where there is none. */
export function elsewhere(game: string, section: string, face: CardFace | undefined): string {
  if (!RIDING.includes(game) || !face?.kind.includes('unit') || face.kind === 'G unit') return ''
  return section === MAIN ? 'ride' : section === 'ride' ? MAIN : ''
}

/** The sections in the order in which they are read: what is ridden first. */
export function ordered(cards: Sections): string[] {
  const shown = Object.keys(cards).filter((section) => Object.keys(cards[section]!).length)
  const rank = (section: string) => (section === 'ride' ? -1 : ORDER.includes(section) ? ORDER.indexOf(section) : 99)
  return shown.sort((a, b) => rank(a) - rank(b))
}

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
export function holder(cards: Sections, id: string, face: CardFace | undefined): string {
  const own = home(face)
  if (cards[own]?.[id]) return own
  return ordered(cards).find((section) => cards[section]![id]) ?? ''
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
    ordered(cards).map((section) => [section, Object.entries(cards[section]!).sort(([x], [y]) => (x < y ? -1 : 1))])
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}
