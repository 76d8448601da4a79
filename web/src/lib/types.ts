/** What the server sends. The client draws it and works out no numbers. */

import type { CardFace, ZoneInfo } from '../app/protocol'

export type { CardFace }

/** A card in a zone. Without `card` it is unknown to the viewer. */
export interface ViewCard {
  handle: number
  card?: string
  owner?: number
  known?: number
  marks?: Record<string, number>
  /** current numbers; those of the face are the printed ones */
  values?: Record<string, number>
}

export type Row = (ViewCard | null)[]

export interface SeatView {
  counters: Record<string, number>
  zones: Record<string, Row>
}

export interface TableView {
  game: string
  viewer: number
  turn: number
  phase: string
  active: number
  first: number
  seats: [SeatView, SeatView]
  /** each: seat, handle and name of the effect's card; or a frame of the engine's own view */
  chain: unknown[]
  /** sent along by the engine; the board reads how many Accel circles there are */
  registers?: Record<string, number>
}

/** "c7": the card with handle 7; "s0.R1": slot R1 of seat 0; "z1.drop": a zone of seat 1. */
export type Spot = string

export interface SpotMark {
  legal?: boolean
  selected?: boolean
  target?: boolean
  attacker?: boolean
  boosting?: boolean
  /** the reason; shown on hover, focus, tap */
  refused?: string
  /** a short label, such as "Destroyed, bot loses 600" */
  note?: string
}

export type Faces = Record<string, CardFace>
export type Marks = Record<Spot, SpotMark>
export type Words = Record<string, string>

/** A card that was checked for a trigger. */
export interface CheckedCard {
  card: string
  /** what is told of it */
  text: string
}

export interface BoardProps {
  view: TableView
  cards: Faces
  marks: Marks
  names: [string, string]
  /** what a plain board is made from */
  zones?: ZoneInfo[]
  counters?: [string, string][]
  /** shown for a moment, as it is turned over */
  checked?: CheckedCard | undefined
  onpick: (spot: Spot) => void
  onpreview: (card: string | null) => void
  onwhy: (spot: Spot) => void
}
