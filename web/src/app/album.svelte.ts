/** The faces of the cards at a table: those of the game, and those that somebody has brought, one by one as they are seen. */
import type { Faces, TableView } from '../lib/types'
import { face, faces } from './api'
import type { Line } from './protocol'

const BROUGHT = 'user:'

/** Whether a card comes from the library of the host, or from a player. */
export const isBrought = (id: string): boolean => id.startsWith(BROUGHT)

export class Album {
  private own: Faces = $state.raw({})
  private brought: Faces = $state.raw({})
  readonly cards: Faces = $derived({ ...this.own, ...this.brought })
  private lang = ''

  /** `at`: the path of the table or the replay. */
  constructor(private readonly at: string) {}

  async learn(game: string, lang: string): Promise<void> {
    this.lang = lang
    const got = await faces(game, lang)
    if (lang === this.lang) this.own = got
  }

  /** Fetch what is seen and not known; in another language all of it anew. */
  see(game: string, lang: string, ids: Iterable<string>): void {
    this.lang = lang
    for (const id of new Set(ids)) if (isBrought(id)) void this.add(game, lang, id)
  }

  private async add(game: string, lang: string, id: string): Promise<void> {
    const got = await face(game, id, lang, this.at).catch(() => null) // it stays a back
    if (got && lang === this.lang && this.brought[id] !== got) this.brought = { ...this.brought, [id]: got }
  }
}

/** The cards that a view shows. */
export function seenOn(view: TableView): string[] {
  return view.seats.flatMap((side) => Object.values(side.zones).flatMap((row) => row.flatMap((card) => card?.card ?? [])))
}

/** The cards that lines of a log name, and those whose abilities they tell of. */
export function seenIn(lines: Line[]): string[] {
  return lines.flatMap((line) => [...(line.cards ?? []), line.rule ?? ''])
}
