/** Reads pictures of cards from a folder or a zip: what fits a card is made small and kept. */
import { search } from '../api'
import { isPicture, Names } from './names'
import { keep } from '../../lib/shelf'
import { points } from './size'
import { members, type Member } from './zip'

export const MOST = 40_000 // files
export const LARGEST = 16 * 1024 * 1024 // bytes of a file
const MOST_POINTS = 40_000_000 // of a picture as it comes
const HEIGHT = 480 // of a picture as it is kept
const PAGE = 200 // cards of an answer
const FEW = 5 // names that are told

/** How it stands: what was read of how much, and what became of it. */
export interface Progress {
  step: 'cards' | 'files' | 'done'
  read: number
  all: number
  /** files that are kept now */
  matched: number
  /** files that show no card of the library, and the names of the first */
  strange: number
  strangers: string[]
  /** files that are too large, or no picture */
  bad: number
  badOnes: string[]
}

export const NOTHING: Progress = { step: 'cards', read: 0, all: 0, matched: 0, strange: 0, strangers: [], bad: 0, badOnes: [] }

/** Every card that can be played here, by what its file may be called. */
async function names(games: string[], tell: (read: number, all: number) => void, signal: AbortSignal): Promise<Names> {
  const found = new Names()
  for (const game of games) {
    for (let from = 0, total = 1; from < total; from += PAGE) {
      signal.throwIfAborted()
      const page = await search(game, { q: '', sort: 'name', from, n: PAGE, lang: 'en' })
      for (const card of page.cards) found.add(card)
      total = page.total
      tell(from + page.cards.length, total)
    }
  }
  return found
}

/** The pictures of a folder. */
export function listed(files: File[]): Member[] {
  return files
    .filter((file) => isPicture(file.name))
    .slice(0, MOST)
    .map((file) => ({ path: file.webkitRelativePath || file.name, read: async () => (file.size > LARGEST ? null : file) }))
}

/** The pictures of a zip. */
export const unzipped = (zip: File): Promise<Member[]> => members(zip, MOST, LARGEST, isPicture)

/** A picture as small as a card; nothing where it is none, or has too many points. */
async function shrunk(blob: Blob): Promise<Blob | null> {
  const all = await points(blob)
  if (!all || all > MOST_POINTS) return null
  const image = await createImageBitmap(blob).catch((error: DOMException) => {
    if (error.name === 'InvalidStateError') return null // what browsers say of a picture that they cannot read
    throw error
  })
  if (!image) return null
  const { width, height } = image
  const scale = Math.min(1, HEIGHT / height)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const pen = canvas.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.82))
}

/** Keep what shows a card, and tell how it stands after each file. */
export async function take(files: Member[], games: string[], tell: (progress: Progress) => void, signal: AbortSignal): Promise<void> {
  let now: Progress = NOTHING
  const told = (more: Partial<Progress>) => tell((now = { ...now, ...more }))
  const known = await names(games, (read, all) => told({ read, all }), signal)
  told({ step: 'files', read: 0, all: files.length })
  for (const file of files) {
    signal.throwIfAborted()
    const ids = known.of(file.path)
    const data = ids.length ? await file.read() : null
    const picture = data && (await shrunk(data))
    if (picture) await keep(ids, picture)
    if (picture) told({ matched: now.matched + 1 })
    else if (ids.length) told({ bad: now.bad + 1, badOnes: few(now.badOnes, file.path) })
    else told({ strange: now.strange + 1, strangers: few(now.strangers, file.path) })
    told({ read: now.read + 1 })
  }
  told({ step: 'done' })
}

const few = (names: string[], name: string): string[] => (names.length < FEW ? [...names, name] : names)
