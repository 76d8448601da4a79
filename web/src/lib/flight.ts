/** Cards fly between zones: one crossfade for the whole table, keyed by the card's handle. */
import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'

/** A duration of the tokens in milliseconds; 0 where motion is reduced. */
export function duration(token: string): number {
  const [, n, unit] = /([\d.]+)(ms|s)/.exec(getComputedStyle(document.documentElement).getPropertyValue(token)) ?? []
  return Number(n ?? 0) * (unit === 's' ? 1000 : 1) // a build may have made `.28s` of `280ms`
}

export const [send, receive] = crossfade({
  duration: () => duration('--m-fly'),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration('--m-state') }),
})
