/** The boards, one folder for each family; a family without one of its own has the plain board. */
import type { Component, Snippet } from 'svelte'
import type { BoardProps } from '../types'
import Asigoc from './asigoc/Board.svelte'
import Duel from './duel/Board.svelte'
import Plain from './plain/Board.svelte'
import Vanguard from './vanguard/Board.svelte'

export type BoardComponent = Component<BoardProps & { fight?: Snippet | undefined }>

/** What a family looks like: its board, a few lines of it as an icon (48 by 42), and the zones without slots whose
 *  cards the board lays side by side. */
interface Look {
  board: BoardComponent
  icon: string
  laidOut?: string[]
  /** the kind of question that comes again until it is passed, and the number of the cards that answer it together */
  together?: { kind: string; number: string }
  /** what one click on a card of the field does, where nothing else can be done with it: what costs nothing; and on
   *  any card where nothing else is asked */
  direct?: string[]
}

const PLAIN: Look = { board: Plain, icon: 'M6 8h14v10H6zM28 8h14v10H28zM6 24h14v10H6zM28 24h14v10H28z' }
const LOOKS: Record<string, Look> = {
  vanguard: {
    board: Vanguard,
    laidOut: ['mate', 'GC', 'damage'],
    together: { kind: 'guard', number: 'shield' },
    direct: ['attack', 'boost', 'move', 'place', 'ride'],
    icon: 'M7 12a6 6 0 1 0 .1 0M23 12a6 6 0 1 0 .1 0M39 12a6 6 0 1 0 .1 0M7 28a6 6 0 1 0 .1 0M23 28a6 6 0 1 0 .1 0M39 28a6 6 0 1 0 .1 0',
  },
  duel: {
    board: Duel,
    icon: 'M2 6h7v13H2zM11 6h7v13h-7zM20 6h7v13h-7zM29 6h7v13h-7zM38 6h7v13h-7zM2 24h7v13H2zM11 24h7v13h-7zM20 24h7v13h-7zM29 24h7v13h-7zM38 24h7v13h-7z',
  },
  asigoc: { board: Asigoc, laidOut: ['ace'], direct: ['block'], icon: 'M3 12h11v17H3zM18 9h12v22H18zM34 9h12v22H34z' },
}

export const boardOf = (family: string): BoardComponent => (LOOKS[family] ?? PLAIN).board

export const iconOf = (family: string): string => (LOOKS[family] ?? PLAIN).icon

export const togetherIn = (family: string): { kind: string; number: string } | undefined => (LOOKS[family] ?? PLAIN).together

export const directIn = (family: string): string[] => (LOOKS[family] ?? PLAIN).direct ?? []

export const laidOutBy = (family: string): string[] => (LOOKS[family] ?? PLAIN).laidOut ?? []
