/** What the parts of a board share: the view, the faces, the marks and where answers go. */
import { getContext, setContext } from 'svelte'
import type { BoardProps, CardFace, Row, Spot, SpotMark, ViewCard } from './types'

export interface Table extends BoardProps {
  /** Opens the list of a zone. */
  open: (seat: number, zone: string, title: string) => void
}

const KEY = Symbol('table')

export function setTable(table: Table): Table {
  return setContext(KEY, table)
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}

/** The seat at the bottom of the screen. */
export function bottom(viewer: number): 0 | 1 {
  return viewer === 1 ? 1 : 0
}

export function cardSpot(card: ViewCard): Spot {
  return card.handle ? `c${card.handle}` : ''
}

export function faceOf(table: BoardProps, card: ViewCard | null | undefined): CardFace | undefined {
  return card?.card ? table.cards[card.card] : undefined
}

/** What is offered at a place that has several spots, such as a card and its slot: the first offered one counts. */
export function offered(table: BoardProps, spots: Spot[]): { spot: Spot; mark: SpotMark | undefined } {
  const marked = spots.filter((spot) => table.marks[spot])
  const first =
    marked.find((spot) => table.marks[spot]!.selected) ??
    marked.find((spot) => table.marks[spot]!.legal) ??
    marked[0]
  if (!first) return { spot: spots[0] ?? '', mark: undefined }
  const mark: SpotMark = {}
  for (const spot of marked) Object.assign(mark, table.marks[spot])
  return { spot: first, mark: { ...mark, ...table.marks[first] } }
}

export function cardsOf(row: Row | undefined): ViewCard[] {
  return (row ?? []).filter((card): card is ViewCard => card !== null)
}

/** A key for each card, also where hidden cards have no handle. */
export function keyed(cards: ViewCard[], place: string): { key: string; card: ViewCard }[] {
  return cards.map((card, i) => ({ key: card.handle ? `c${card.handle}` : `${place}.${i}`, card }))
}

/** How many cards of a closed pile lie below its last one; none where one of them is offered. */
export function closedBelow(table: BoardProps, zone: string, pile: ViewCard[]): number {
  const below = pile.slice(0, -1)
  const isClosed = table.zones?.some((one) => one.name === zone && one.closed)
  return isClosed && !below.some((card) => table.marks[cardSpot(card)]?.legal) ? below.length : 0
}
