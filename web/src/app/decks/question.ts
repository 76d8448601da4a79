/** The question that a search box and its filters ask, in the server's search language. */
import type { Hint, Unreadable } from '../protocol'

export type Picked = Record<string, string[]>

const quoted = (value: string): string => (/[^\w.-]/.test(value) ? `"${value}"` : value)

/** Values of one field are ways to fit; fields must all fit. */
function filter(field: string, values: string[]): string {
  const terms = values.map((value) => `${field}:${quoted(value)}`)
  return terms.length > 1 ? `(${terms.join(' or ')})` : terms.join('')
}

/** An `or` of somebody's own words ends where the filters begin. */
const alone = (typed: string): string => (/\bor\b|\|/i.test(typed) ? `(${typed})` : typed)

export function question(typed: string, picked: Picked): string {
  const filters = Object.entries(picked).filter(([, values]) => values.length)
  if (!filters.length) return typed.trim()
  return [alone(typed.trim()), ...filters.map(([field, values]) => filter(field, values))].filter(Boolean).join(' ')
}

/** What may have been meant: how it reads, and the text with it in its place. */
export interface Offer {
  near: string
  text: string
}

/** A field that there is not: the nearest one. `picked` says whether the typed words stood in parentheses. */
export function fieldOffer(typed: string, wrong: Unreadable, picked: Picked): Offer | null {
  if (!wrong.near) return null
  const at = Math.max(0, wrong.at - shift(typed, picked))
  const name = /^[\w-]+/.exec(typed.slice(at))?.[0]
  if (!name) return null
  return { near: `${wrong.near}:`, text: typed.slice(0, at) + wrong.near + typed.slice(at + name.length) }
}

/** A value that no card has: the nearest that some card has. */
export function valueOffer(typed: string, hint: Hint, picked: Picked): Offer | null {
  const from = Math.max(0, hint.at - shift(typed, picked))
  const at = typed.toLowerCase().indexOf(hint.value.toLowerCase(), from)
  if (!hint.near || at < 0) return null
  const marked = /["“”«»]/.test(typed[at - 1] ?? '')
  const value = marked ? hint.near : quoted(hint.near)
  return { near: `${hint.field}:${quoted(hint.near)}`, text: typed.slice(0, at) + value + typed.slice(at + hint.value.length) }
}

/** How much further on something stands in the question than in what was typed: a parenthesis, but not the blanks. */
function shift(typed: string, picked: Picked): number {
  const isAlone = question(typed, picked) !== typed.trim() && alone(typed) !== typed
  const blanks = typed.length - typed.trimStart().length
  return (isAlone ? 1 : 0) - blanks
}
