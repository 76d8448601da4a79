/** Lines of the log as cause and effects, and the names of cards in them. */
import type { Faces } from '../lib/types'
import type { Line } from './protocol'

export interface Group {
  seq: number
  text: string
  heading: boolean
  /** the heading that it stands under; 0 before the first */
  under: number
  minor: boolean
  rule: string
  cards: string[]
  effects: Line[]
}

/** Lines as causes with their effects; bookkeeping is left out unless the whole log is wanted. */
export function grouped(lines: Line[], whole = true): Group[] {
  const groups: Group[] = []
  let under = 0
  for (const line of lines) {
    if (line.routine && !whole) continue
    const depth = line.depth ?? 1
    const last = groups.at(-1)
    if (depth === 0) under = line.seq
    if (depth > 1 && last && !last.heading) last.effects.push(line)
    else
      groups.push({
        seq: line.seq,
        text: line.text,
        heading: depth === 0,
        under,
        minor: line.minor ?? false,
        rule: line.rule ?? '',
        cards: line.cards ?? [],
        effects: [],
      })
  }
  return groups
}

export interface Piece {
  text: string
  card?: string
}

/** A sentence cut at the names of cards in it; a name within a longer one is part of that. */
export function pieces(text: string, ids: string[], cards: Faces): Piece[] {
  const named = ids.filter((id) => cards[id]?.name).sort((one, other) => cards[other]!.name.length - cards[one]!.name.length)
  let made: Piece[] = [{ text }]
  for (const id of named) made = made.flatMap((piece) => (piece.card ? [piece] : cut(piece.text, cards[id]!.name, id)))
  return made
}

function cut(text: string, name: string, card: string): Piece[] {
  const found: Piece[] = []
  let rest = text
  for (let at = rest.indexOf(name); at >= 0; at = rest.indexOf(name)) {
    if (at > 0) found.push({ text: rest.slice(0, at) })
    found.push({ text: name, card })
    rest = rest.slice(at + name.length)
  }
  if (rest) found.push({ text: rest })
  return found
}
