/** Which card a file shows: its name is a passcode, a number of a set, or the card's own name. */
import type { CardFace } from '../protocol'

const ENDING = /\.(?:jpe?g|png|webp)$/i
const NUMBER = /^([a-z]+\d*[a-z]*)(\d{2,3})(?:en|jp|kr|th|it|de|fr|es|pt)?$/
const OWN = 'user:'

/** Whether a file is a picture, by its name; files that systems leave beside others are none. */
export const isPicture = (path: string): boolean => ENDING.test(path) && !/(?:^|\/)(?:\._|__MACOSX\/)/.test(path)

/** A name without what differs from one hand to the next: capitals, marks, the language of a print. */
export function plain(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  if (/^\d+$/.test(bare)) return bare.replace(/^0+(?=\d)/, '')
  const [, set, number] = NUMBER.exec(bare) ?? []
  return set && number ? `${set}${number}` : bare
}

/** What a file may be called that shows a card: most telling first. */
export function namesOf({ id, name, number }: Pick<CardFace, 'id' | 'name' | 'number'>): string[] {
  const key = id.startsWith(OWN) ? id.slice(id.indexOf('/') + 1) : id
  return [...new Set([key, number, name].filter(Boolean).map(plain))]
}

/** Cards by what their files may be called. Several prints may have one file; a name that is less telling gives way. */
export class Names {
  private readonly cards = new Map<string, { ids: string[]; rank: number }>()

  add(card: Pick<CardFace, 'id' | 'name' | 'number'>): void {
    namesOf(card).forEach((name, rank) => {
      const known = this.cards.get(name)
      if (!known || rank < known.rank) this.cards.set(name, { ids: [card.id], rank })
      else if (rank === known.rank && !known.ids.includes(card.id)) known.ids.push(card.id)
    })
  }

  /** The cards that a file shows: by its own name, or by that of its folder before it, as in `TD01/001.png`. */
  of(path: string): string[] {
    const parts = path.replace(ENDING, '').split(/[/\\]/)
    const [folder, file] = [parts.at(-2) ?? '', parts.at(-1)!]
    return (this.cards.get(plain(`${folder}/${file}`)) ?? this.cards.get(plain(file)))?.ids ?? []
  }
}
