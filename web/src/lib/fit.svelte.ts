/** How wide words are in the face of cards, so that they are set as large as fits. The face comes after the page. */
import { parted } from './syllables'

const SIZE = 100 // pixels that are measured at
const known = new Map<string, number>()
let faces = $state(0) // how often another face has come
let canvas: CanvasRenderingContext2D | null | undefined
let family = ''

function prepare(): void {
  canvas = document.createElement('canvas').getContext('2d')
  family = getComputedStyle(document.documentElement).getPropertyValue('--font-card')
  document.fonts.addEventListener('loadingdone', () => {
    known.clear()
    faces += 1
  })
}

/** The width of a text in the bold face of cards, in its own size. */
export function width(text: string): number {
  void faces
  if (canvas === undefined) prepare()
  let found = known.get(text)
  if (found === undefined && canvas) {
    canvas.font = `700 ${SIZE}px ${family}`
    found = canvas.measureText(text).width / SIZE
    known.set(text, found)
  }
  return found ?? text.length / 2
}

/** A text in pieces between which a hyphen may come: only words that are wider than a line are parted. */
export function pieces(text: string, line: number): string[] {
  const made = ['']
  for (const word of text.split(/(?<=[\s-])/)) {
    const [first, ...rest] = width(word.trimEnd()) > line ? parted(word) : [word]
    made.push(made.pop()! + first!)
    made.push(...rest)
  }
  return made
}

/** The widest of what stands on one line. */
export function widest(parts: string[]): number {
  const words = parts.flatMap((part, i) => (i < parts.length - 1 ? `${part}-` : part).split(/\s|(?<=-)/))
  return Math.max(...words.map(width))
}
