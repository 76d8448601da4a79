/** The deck that somebody brings to a table. */
import { check, Refusal } from './api'
import { keptList, keptUnread } from './deck'
import type { Checked, Fault, GameInfo, ReadyDeck } from './protocol'
import { settings, t } from './settings.svelte'
import { OWN } from './start'

/** In the place of a deck's name: the game deals. Elsewhere the server reads it as a ready deck by the seat, which is given by chance. */
export const DEALT = ''

/** How unread cards are written down that somebody agrees to play: other ones are asked about anew. */
export const written = (names: string[]): string => names.join('\n')

const MOST_LINES = 20 // that are told

/** What is wrong with a list: its lines that cannot be read one by one. */
function faultsOf({ faults, lines }: Checked): Fault[] {
  const told = lines.slice(0, MOST_LINES).map(({ line, text, near }) => ({
    code: 'line',
    text: `${line ? `${t('bad.line', { n: line })}: ` : ''}${text}${near ? ` (${near}?)` : ''}`,
    rule: '',
    about: '',
  }))
  return [...told, ...faults.filter((one) => !told.length || one.code !== 'unreadable')]
}

export class Brought {
  pick = $state(DEALT)
  list = $state('')
  faults = $state.raw<Fault[]>([])
  /** Names of its cards whose abilities nobody has written down. */
  unread = $state.raw<string[]>([])
  #agreed = $state('')
  #checked = ''

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

  /** The ready deck that is chosen. */
  get ready(): ReadyDeck | undefined {
    return this.info()?.decks.find((one) => one.name === this.chosen)
  }

  get chosen(): string {
    const choices = this.choices
    if (choices.includes(this.pick)) return this.pick
    return (choices[0] === DEALT ? DEALT : choices[this.place]) ?? DEALT
  }

  /** Whether its unread cards are played without their abilities. */
  get agrees(): boolean {
    return this.chosen === OWN && this.unread.length > 0 && this.#agreed === written(this.unread)
  }
  set agrees(yes: boolean) {
    this.#agreed = yes ? written(this.unread) : ''
  }

  /** The list of a game that this browser keeps, and what was agreed to of it. */
  keep(game: string): void {
    this.list = keptList(game)
    this.#agreed = keptUnread(game)
  }

  /** Ask the server about the list; what it says of an older one is not heard. */
  async check(): Promise<void> {
    const [game, text, lang] = [this.info()?.key, this.list, settings.lang]
    if (!game || this.chosen !== OWN || !text.trim()) return this.#hear('', [], [])
    const got = await check(game, { text, lang }).catch(() => null) // sitting down says what is wrong, too
    if (text === this.list) this.#hear(`${game} ${text}`, got ? faultsOf(got) : [], got?.unread ?? [])
  }

  #hear(checked: string, faults: Fault[], unread: string[]): void {
    this.#checked = checked
    this.faults = faults
    this.unread = unread
  }

  /** What the server is sent; an empty list would be taken for none. */
  async text(): Promise<string> {
    if (this.chosen !== OWN) return this.chosen
    if (!this.list.trim()) throw new Refusal(0, 'empty_list', 'there is no deck list')
    if (this.#checked !== `${this.info()?.key} ${this.list}`) await this.check()
    if (this.unread.length && !this.agrees) throw new Refusal(0, 'unread_cards', 'there are unread cards')
    return this.list
  }
}
