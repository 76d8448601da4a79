import { describe, expect, test } from 'vitest'
import { isPicture, Names, plain } from '../src/app/pictures/names'
import { points } from '../src/app/pictures/size'
import { BadZip, members } from '../src/app/pictures/zip'

describe('names of files', () => {
  const names = new Names()
  names.add({ id: 'td01/001', name: 'Dragonic Overlord', number: '' })
  names.add({ id: 'd-sd02/008', name: 'Vairina', number: '' })
  names.add({ id: 'user:cdb/46986414', name: 'Dark Magician', number: '' })
  names.add({ id: 'user:mine/a', name: 'Recruit', number: 'XX01/001' })
  names.add({ id: 'user:other/b', name: 'Recruit', number: 'XX01/002' })

  test.each([
    ['pics/46986414.jpg', ['user:cdb/46986414']],
    ['46986414.PNG', ['user:cdb/46986414']],
    ['TD01/001EN.jpg', ['td01/001']],
    ['cards/td01-001.png', ['td01/001']],
    ['TD01/001.webp', ['td01/001']],
    ['D-SD02_008.jpeg', ['d-sd02/008']],
    ['XX01-001.jpg', ['user:mine/a']],
    ['Dark Magician.jpg', ['user:cdb/46986414']],
    ['recruit.png', ['user:mine/a', 'user:other/b']],
    ['001.jpg', []],
    ['back.jpg', []],
  ])('%s', (path, ids) => expect(names.of(path)).toEqual(ids))

  test('zeros before a passcode do not matter, and those of a set do', () => {
    expect(plain('00012345678')).toBe('12345678')
    expect(plain('BT01/001')).not.toBe(plain('BT01/01'))
  })

  test('only pictures are read', () => {
    expect(['a.jpg', 'a/b.PNG', 'a.webp', 'a.txt', '__MACOSX/a.jpg', 'pics/._a.jpg', 'a.svg'].filter(isPicture)).toEqual(['a.jpg', 'a/b.PNG', 'a.webp'])
  })
})

describe('how many points a picture has', () => {
  const filled = (...start: number[]) => new Blob([new Uint8Array([...start, ...new Array<number>(40).fill(0)])])
  const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0))
  const webp = (kind: string, ...rest: number[]) => filled(...text('RIFF'), 0, 0, 0, 0, ...text('WEBP'), ...text(kind), ...rest)

  test.each([
    ['a .png', filled(0x89, ...text('PNG'), 0, 0, 0, 0, 0, 0, 0, 13, ...text('IHDR'), 0, 1, 0, 0, 0, 2, 0, 0), 0x10000 * 0x20000],
    ['a .jpg, behind its other parts', filled(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 1, 0, 2, 0), 256 * 512],
    ['a .webp with more in it', webp('VP8X', 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 1, 0, 0), 0x10000 * 2],
    ['a .webp', webp('VP8 ', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 200, 0), 100 * 200],
    ['a .webp without loss', webp('VP8L', 0, 0, 0, 0, 0x2f, 99, 0xc0, 0x31, 0), 100 * 200],
    ['nothing of the kind', filled(...text('nonsense')), null],
    ['a .jpg without an end', filled(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff), null],
    ['next to nothing', new Blob([new Uint8Array(3)]), null],
  ])('%s', async (_, picture, all) => expect(await points(picture)).toBe(all))
})

interface Made {
  path: string
  data: Uint8Array<ArrayBuffer>
  method?: number
  /** what the list says of it, true or not */
  size?: number
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const whole = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer())
const packed = (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Response(new Blob([data]).stream().pipeThrough(new CompressionStream('deflate-raw'))).blob().then(whole)

/** A head of so many bytes, with numbers of two or four bytes in their places. */
function head(length: number, mark: number, ...numbers: [place: number, size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const made = new DataView(new ArrayBuffer(length))
  made.setUint32(0, mark, true)
  for (const [place, size, value] of numbers) size === 2 ? made.setUint16(place, value, true) : made.setUint32(place, value, true)
  return new Uint8Array(made.buffer)
}

/** A zip of some files. */
async function zip(...files: Made[]): Promise<Blob> {
  const [parts, list]: [BlobPart[], BlobPart[]] = [[], []]
  for (const { path, data, method = 8, size = data.length } of files) {
    const [name, content, at] = [bytes(path), method === 8 ? await packed(data) : data, new Blob(parts).size]
    const sizes: [number, 4, number][] = [[20, 4, content.length], [24, 4, size]]
    parts.push(head(30, 0x04034b50, [26, 2, name.length]), name, content)
    list.push(head(46, 0x02014b50, [10, 2, method], ...sizes, [28, 2, name.length], [42, 4, at]), name)
  }
  const [start, length] = [new Blob(parts).size, new Blob(list).size]
  return new Blob([...parts, ...list, head(22, 0x06054b50, [10, 2, files.length], [12, 4, length], [16, 4, start])])
}

const LARGEST = 1000
const all = () => true
const opened = (made: Blob, most = 9) => members(made, most, LARGEST, all)
const read = async (made: Blob) => Promise.all((await opened(made)).map(async (one) => (await (await one.read())?.text()) ?? null))
const code = (error: unknown) => (error as BadZip).code

describe('a zip', () => {
  const data = bytes('a picture')

  test('gives its files, packed or not', async () => {
    const made = await zip({ path: 'pics/1.jpg', data }, { path: '2.jpg', data: bytes('other'), method: 0 })
    expect((await opened(made)).map((one) => one.path)).toEqual(['pics/1.jpg', '2.jpg'])
    expect(await read(made)).toEqual(['a picture', 'other'])
  })

  test('only those that are wanted count', async () => {
    const made = await zip({ path: 'a.jpg', data }, { path: 'b.txt', data }, { path: 'c.txt', data })
    expect((await members(made, 1, LARGEST, isPicture)).map((one) => one.path)).toEqual(['a.jpg'])
    expect(await opened(made, 2).catch(code)).toBe('zip.many')
  })

  test('a bomb is let go as soon as it is too large, whatever the list says of it', async () => {
    const bomb = new Uint8Array(50_000_000)
    expect(await read(await zip({ path: 'bomb.jpg', data: bomb, size: 10 }, { path: 'a.jpg', data }))).toEqual([null, 'a picture'])
    const small = new Uint8Array(LARGEST + 1)
    expect(await read(await zip({ path: 'bomb.jpg', data: small }))).toEqual([null])
    expect(await read(await zip({ path: 'bomb.jpg', data: small, size: 1 }))).toEqual([null])
  })

  test('a file that is locked, damaged or packed in another way is left out', async () => {
    const made = await whole(await zip({ path: 'a.jpg', data }))
    expect(await read(new Blob([made.with(35, 0xff)]))).toEqual([null])
    expect(await read(await zip({ path: 'a.jpg', data, method: 14 }))).toEqual([null])
    const entry = 30 + 'a.jpg'.length + (await packed(data)).length
    expect(await read(new Blob([made.with(entry + 8, 1)]))).toEqual([null])
    expect(await read(new Blob([made.with(0, 0)]))).toEqual([null])
  })

  test('what is no zip, or a part of one, is told', async () => {
    const made = await whole(await zip({ path: 'a.jpg', data }, { path: 'b.jpg', data }))
    const broken = [new Uint8Array(), bytes('nonsense'), made.slice(0, -30), made.slice(20)]
    for (const part of broken) expect(await opened(new Blob([part])).catch(code)).toBe('zip.broken')
    const wide = made.slice()
    wide.fill(0xff, made.length - 6, made.length - 2)
    expect(await opened(new Blob([wide])).catch(code)).toBe('zip.kind')
    for (let cut = 0; cut < made.length; cut++) {
      const lost = new Blob([made.slice(0, cut), made.slice(cut + 1)])
      await read(lost).catch((error: unknown) => expect(error).toBeInstanceOf(BadZip))
    }
  })
})
