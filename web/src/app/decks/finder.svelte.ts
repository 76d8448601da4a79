/** A search that is asked while somebody types: the latest question counts, older answers are dropped. */
import { search } from '../api'
import type { CardFace, CardsFound, FieldCount, GameInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { question, type Picked } from './question'

const REST = 150 // milliseconds without a key
const PAGE = 60

export class Finder {
  typed = $state('')
  picked: Picked = $state.raw({})
  /** The order that was chosen in this family; each has its own. */
  #sorts: Record<string, string> = $state.raw({})
  found = $state.raw<CardsFound | null>(null)
  cards = $state.raw<CardFace[]>([])
  /** Every value that the game's cards have: what a filter offers. */
  all: Record<string, FieldCount[]> = $state.raw({})
  fault = $state.raw<unknown>(null)
  busy = $state(false)
  #turn = 0
  #renewed = $state(0)
  #known = ''
  #of = ''

  constructor(
    readonly game: () => string,
    readonly info: () => GameInfo | undefined,
    private readonly onfound: (cards: CardFace[]) => void,
  ) {}

  get family(): string {
    return this.info()?.family ?? ''
  }
  get sort(): string {
    return this.#sorts[this.family] ?? this.info()?.sorts[0] ?? 'name'
  }
  set sort(sort: string) {
    this.#sorts = { ...this.#sorts, [this.family]: sort }
  }
  get question(): string {
    return question(this.typed, this.picked)
  }
  get filters(): number {
    return Object.values(this.picked).reduce((sum, values) => sum + values.length, 0)
  }
  get more(): boolean {
    return this.cards.length < (this.found?.total ?? 0)
  }

  /** How many of the cards that were found have each value of a field. */
  counts(field: string): Record<string, number> {
    return Object.fromEntries((this.found?.counts[field] ?? []).map(({ value, n }) => [value, n]))
  }

  pick(field: string, value: string, on: boolean): void {
    const values = (this.picked[field] ?? []).filter((one) => one !== value)
    this.picked = { ...this.picked, [field]: on ? [...values, value] : values }
  }

  /** The library has changed: what was asked is asked again. */
  renew(): void {
    this.#known = ''
    this.#renewed++
  }

  clear(): void {
    this.picked = {}
  }

  /** Another game: nothing is asked for. */
  reset(): void {
    ;[this.typed, this.picked] = ['', {}]
  }

  /** Ask when the question has changed; to be called in an effect, which it gives back how to end. */
  watch(): () => void {
    const asked = { game: this.game(), q: this.question, sort: this.sort, lang: settings.lang }
    void this.#renewed
    const turn = ++this.#turn
    this.busy = true
    if (asked.game !== this.#of) [this.found, this.cards, this.all] = [null, [], {}] // cards of another game fit no deck here
    this.#of = asked.game
    void this.#learn(asked.game, asked.lang)
    const timer = setTimeout(async () => {
      try {
        const got = await search(asked.game, { ...asked, from: 0, n: PAGE })
        if (turn === this.#turn) this.#show(got)
      } catch (error) {
        if (turn === this.#turn) [this.fault, this.busy] = [error, false]
      }
    }, REST)
    return () => clearTimeout(timer)
  }

  async next(): Promise<void> {
    const turn = this.#turn
    const asked = { q: this.question, sort: this.sort, lang: settings.lang, from: this.cards.length, n: PAGE }
    try {
      const got = await search(this.game(), asked)
      if (turn !== this.#turn) return
      this.onfound(got.cards)
      this.cards = [...this.cards, ...got.cards]
    } catch (error) {
      this.fault = error
    }
  }

  /** A question that cannot be read leaves the cards of the one before. */
  #show(got: CardsFound): void {
    ;[this.fault, this.busy] = [null, false]
    this.found = got.wrong ? { ...got, total: this.found?.total ?? 0, counts: this.found?.counts ?? {} } : got
    if (got.wrong) return
    this.onfound(got.cards)
    this.cards = got.cards
  }

  async #learn(game: string, lang: string): Promise<void> {
    const key = `${game} ${lang}`
    if (key === this.#known) return
    this.#known = key
    try {
      const got = await search(game, { q: '', sort: 'name', from: 0, n: 1, lang })
      if (key === this.#known) this.all = got.counts
    } catch {
      this.#known = '' // the search itself says that no answer comes
    }
  }
}
