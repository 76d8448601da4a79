/** The deck that somebody brings to a table. */
import { Refusal } from './api'
import type { GameInfo } from './protocol'
import { OWN } from './start'

/** In the place of a deck's name: the game deals. Elsewhere the server reads it as a ready deck by the seat, which is given by chance. */
export const DEALT = ''

export class Brought {
  pick = $state(DEALT)
  list = $state('')

  /** `place`: which ready deck is offered first, so that two who do not choose have different ones. */
  constructor(
    readonly info: () => GameInfo | undefined,
    private readonly place = 0,
  ) {}

  /** What can be brought: by name, dealt, or a list. */
  get choices(): string[] {
    const info = this.info()
    if (!info) return []
    const ready = info.decks.map((one) => one.name)
    return [...(info.deals ? [DEALT] : []), ...ready, OWN]
  }

  get chosen(): string {
    const choices = this.choices
    if (choices.includes(this.pick)) return this.pick
    return (choices[0] === DEALT ? DEALT : choices[this.place]) ?? DEALT
  }

  /** What the server is sent; an empty list would be taken for none. */
  text(): string {
    if (this.chosen !== OWN) return this.chosen
    if (!this.list.trim()) throw new Refusal(0, 'empty_list', 'there is no deck list')
    return this.list
  }
}
