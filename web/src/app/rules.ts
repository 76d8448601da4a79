/** What the headings of a game's rules stand for, fetched when the first is asked for. */
import { rules } from './api'

const known = new Map<string, Promise<Record<string, string>>>()

/** Where a heading stands on the page of the rules. */
export const anchor = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')

/** The text of a heading; nothing where the game has none, or it cannot be fetched now. */
export async function ruleText(game: string, lang: string, heading: string): Promise<string> {
  const key = `${game} ${lang}`
  if (!known.has(key)) known.set(key, rules(game, lang))
  try {
    return (await known.get(key))![heading] ?? ''
  } catch {
    known.delete(key)
    return ''
  }
}
