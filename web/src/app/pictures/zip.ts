/** Reads the files of a .zip one after the other, and of each no more than it may be large. */

/** A zip that cannot be read; the code says why. */
export class BadZip extends Error {
  constructor(readonly code: 'zip.broken' | 'zip.many' | 'zip.kind') {
    super(code)
  }
}

/** A file of a zip; `read` is null where the file is larger than it may be, or damaged. */
export interface Member {
  path: string
  read: () => Promise<Blob | null>
}

interface Entry {
  path: string
  method: number
  flags: number
  packed: number
  size: number
  at: number
}

const END = 0x06054b50
const END_SIZE = 22
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const LONGEST_NOTE = 0xffff
const WIDE = 0xffffffff // what stands where a number is in the larger form that this reader does not know
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
const MOST_INDEX = 32 * 1024 * 1024 // bytes of the list of files

/** The files of a zip that are wanted, by the list at its end. */
export async function members(zip: Blob, most: number, largest: number, isWanted: (path: string) => boolean): Promise<Member[]> {
  const entries = (await index(zip)).filter((one) => isWanted(one.path))
  if (entries.length > most) throw new BadZip('zip.many')
  return entries.map((one) => ({ path: one.path, read: () => content(zip, one, largest) }))
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer())
}

async function index(zip: Blob): Promise<Entry[]> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_SIZE - LONGEST_NOTE)))
  let end = tail.byteLength - END_SIZE
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new BadZip('zip.broken')
  const [count, size, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (start === WIDE || count === 0xffff) throw new BadZip('zip.kind')
  if (start + size > zip.size || size > MOST_INDEX) throw new BadZip('zip.broken')
  return listed(await viewOf(zip.slice(start, start + size)), count)
}

function listed(list: DataView, count: number): Entry[] {
  const found: Entry[] = []
  const words = new TextDecoder()
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_SIZE > list.byteLength || list.getUint32(at, true) !== ENTRY) throw new BadZip('zip.broken')
    const [name, more, note] = [28, 30, 32].map((place) => list.getUint16(at + place, true)) as [number, number, number]
    const next = at + ENTRY_SIZE + name + more + note
    if (next > list.byteLength) throw new BadZip('zip.broken')
    found.push({
      path: words.decode(new Uint8Array(list.buffer, list.byteOffset + at + ENTRY_SIZE, name)),
      flags: list.getUint16(at + 8, true),
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    })
    at = next
  }
  return found
}

/** What a file holds. Its size is what comes out of it, whatever the list says. */
async function content(zip: Blob, { flags, method, packed, size, at }: Entry, largest: number): Promise<Blob | null> {
  if (flags & ENCRYPTED || size > largest || packed > largest || (method !== STORED && method !== DEFLATED)) return null
  if (at + LOCAL_SIZE > zip.size) return null
  const head = await viewOf(zip.slice(at, at + LOCAL_SIZE))
  if (head.getUint32(0, true) !== LOCAL) return null
  const start = at + LOCAL_SIZE + head.getUint16(26, true) + head.getUint16(28, true)
  const data = zip.slice(start, start + packed)
  if (data.size !== packed) return null
  return method === STORED ? data : unpacked(data, largest)
}

async function unpacked(data: Blob, largest: number): Promise<Blob | null> {
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: BlobPart[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > largest) {
        await reader.cancel()
        return null
      }
      parts.push(part.value as Uint8Array<ArrayBuffer>)
    }
  } catch (error) {
    if (error instanceof DOMException) throw error // the file itself cannot be read any more
    return null // what is packed is damaged
  }
  return new Blob(parts)
}
