/** Lists of cards: as text, counted, and a hand drawn from them to try. */
import type { CardFace, Faces } from '../lib/types'
import type { Checked, ReadyDeck } from './protocol'

export const TYPING = 250 // milliseconds of rest before a list is checked
const MAIN = 'main'
const HAND = 5

/** A deck as lines to paste anywhere; sections but the main one have a heading. */
export function asText(deck: ReadyDeck, cards: Faces): string {
  const lines: string[] = []
  for (const [section, row] of Object.entries(deck.cards)) {
    if (section !== MAIN) lines.push('', `${section}:`)
    for (const [id, n] of Object.entries(row)) lines.push(`${n} ${cards[id]?.name ?? id}`)
  }
  return lines.join('\n').trim()
}

const KEPT = 'duelwright.deck.'

/** The list that was last worked on for a game, in this browser. */
export const keptList = (game: string): string => localStorage.getItem(KEPT + game) ?? ''
export const keepList = (game: string, text: string): void => localStorage.setItem(KEPT + game, text)

export interface Count {
  name: string
  n: number
}

/** How many cards of the main deck have each name that `of` gives them. */
export function counts(deck: Checked, cards: Faces, of: (card: CardFace) => string): Count[] {
  const found = new Map<string, number>()
  for (const [id, n] of Object.entries(deck.cards[MAIN] ?? {})) {
    const face = cards[id]
    if (face) found.set(of(face), (found.get(of(face)) ?? 0) + n)
  }
  return [...found].map(([name, n]) => ({ name, n })).sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

/** The top cards of the main deck after a shuffle. */
export function testHand(deck: Checked, cards: Faces): CardFace[] {
  const all = Object.entries(deck.cards[MAIN] ?? {}).flatMap(([id, n]) => Array.from({ length: n }, () => cards[id]))
  const drawn: CardFace[] = []
  while (drawn.length < HAND && all.length) {
    const [face] = all.splice(Math.floor(Math.random() * all.length), 1)
    if (face) drawn.push(face)
  }
  return drawn
}
