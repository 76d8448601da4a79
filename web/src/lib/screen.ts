/** How wide the window is, in the steps that the design knows. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('max-width: 720px')
/** The side is a drawer. */
export const narrow = new MediaQuery('max-width: 1100px')

/** The form of a field's cards: under 64 px only grade, emblem and power; power is kept as long as it can be read. */
export function sizeFor(px: number): 'full' | 'tile' | 'mini' {
  return px === 0 || px >= 63.5 ? 'full' : px >= 37 ? 'tile' : 'mini'
}
