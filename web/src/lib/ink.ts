/** The ink of a card's spine, by clan, nation or kind. */
import { INKS, KINDS, OTHERS, TRAITS } from './look'
import type { CardFace } from './types'

/** A clan or nation that is not listed gets one of the others, by its name. */
function byName(name: string): string {
  let sum = 0
  for (const letter of name) sum += letter.charCodeAt(0)
  return OTHERS[sum % OTHERS.length]!
}

function nameOf(face: CardFace | undefined): string {
  for (const [trait, inks] of TRAITS) {
    const value = face?.traits[trait]?.[0]
    if (value) return inks[value] ?? byName(value)
  }
  return KINDS[face?.kind ?? ''] ?? 'order'
}

/** A colour; never undefined. */
export function ink(face: CardFace | undefined): string {
  return INKS[nameOf(face)]!
}
