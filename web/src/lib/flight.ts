/** Cards fly between zones: one crossfade for the whole table, keyed by the card's handle. */
import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'

/** A duration of the tokens in milliseconds; 0 where motion is reduced. */
export function duration(token: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0
}

export const [send, receive] = crossfade({
  duration: () => duration('--m-fly'),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration('--m-state') }),
})
