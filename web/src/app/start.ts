/** Opening a table and going there. */
import { keepTicket, openLesson, openTable } from './api'
import type { NewTable, Seated } from './protocol'
import { go } from './route.svelte'
import { settings } from './settings.svelte'

const CHOSEN = 'duelwright.start'
/** In the place of a deck's name: the list that this browser keeps. */
export const OWN = '*'

/** What was chosen on the start page the last time. */
export interface Chosen {
  game?: string
  bot?: number
  /** a time control's name; a number in what an earlier version left */
  clock?: string | number
  deck?: string
}

export function chosen(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(CHOSEN) ?? '{}') as Chosen
  } catch {
    return {}
  }
}

export function choose(more: Chosen): void {
  localStorage.setItem(CHOSEN, JSON.stringify({ ...chosen(), ...more }))
}

export function sit(seated: Seated, game: string): void {
  keepTicket({ table: seated.table, seat: seated.seat, token: seated.token, other: seated.other, game })
  go(`/t/${seated.table}`)
}

export async function start(asked: NewTable): Promise<void> {
  sit(await openTable(asked), asked.game)
}

/** Sit down at a table with a lesson, by its name with its family. */
export async function beginLesson(name: string): Promise<void> {
  const seated = await openLesson(name, { name: settings.name })
  keepTicket({ table: seated.table, seat: seated.seat, token: seated.token, lesson: name })
  go(`/t/${seated.table}`)
}
