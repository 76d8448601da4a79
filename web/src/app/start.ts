/** Opening a table and going there. */
import { keepTicket, openTable } from './api'
import type { NewTable, Seated } from './protocol'
import { go } from './route.svelte'

export function sit(seated: Seated, game: string): void {
  keepTicket({ table: seated.table, seat: seated.seat, token: seated.token, other: seated.other, game })
  go(`/t/${seated.table}`)
}

export async function start(asked: NewTable): Promise<void> {
  sit(await openTable(asked), asked.game)
}
