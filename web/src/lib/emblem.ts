/** A card's emblem: an engraved rosette seeded by the card's id, with a sigil. A card always looks the same. */
import { SIGILS, SUGGESTED } from './look'

export interface Emblem {
  rosette: string
  /** transforms of the rosette; together they make the engraving */
  turns: string[]
  sigil: string
}

const ALL: Record<string, string> = SIGILS

/** FNV-1a, then stirred: numbers from a text, the same everywhere. */
function seeded(text: string): () => number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}

const POINTS = 168

function rosette(next: () => number): { path: string; step: number } {
  const petals = 5 + (next() % 9)
  const ripple = 2 + (next() % 3)
  const radius = 30 + (next() % 6)
  const depth = 9 + (next() % 8)
  const points: string[] = []
  for (let i = 0; i < POINTS; i++) {
    const turn = (2 * Math.PI * i) / POINTS
    const r = radius + depth * Math.cos(petals * turn) + 3 * Math.cos(petals * ripple * turn)
    points.push(`${(50 + r * Math.cos(turn)).toFixed(1)} ${(50 + r * Math.sin(turn)).toFixed(1)}`)
  }
  return { path: `M${points.join('L')}Z`, step: 90 / petals }
}

function sigilOf(name: string, next: () => number): string {
  const found = SUGGESTED.find(([words]) => words.test(name))
  const choices = found ? found[1] : Object.keys(ALL)
  return ALL[choices[next() % choices.length]!]!
}

const SCALED = 'translate(50 50) scale(.72) translate(-50 -50)'
const drawn = new Map<string, Emblem>()

/** The emblem of a card; drawn once and kept. */
export function emblem(id: string, name = ''): Emblem {
  const known = drawn.get(id)
  if (known) return known
  const next = seeded(id)
  const { path, step } = rosette(next)
  const turn = (i: number) => `rotate(${(step * i).toFixed(2)} 50 50)`
  const made: Emblem = {
    rosette: path,
    turns: [turn(0), turn(1), turn(2), turn(3), SCALED, `${turn(2)} ${SCALED}`],
    sigil: sigilOf(name, next),
  }
  drawn.set(id, made)
  return made
}
