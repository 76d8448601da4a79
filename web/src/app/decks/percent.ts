/** Odds and averages as a person reads them. */
import { settings } from '../settings.svelte'

export function percent(odds: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(odds)
}

export function rounded(n: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(n)
}
