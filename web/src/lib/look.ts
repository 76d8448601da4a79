/** How cards look, here and in pictures of decks: the server's own data file, built in. */
import look from '../../../src/duelwright/library/look.json'

interface Icon {
  shape: string
  colour: string
}

export const INKS: Record<string, string> = look.inks
export const TRAITS: [string, Record<string, string>][] = Object.entries(look.traits)
export const KINDS: Record<string, string> = look.kinds
export const OTHERS: string[] = look.others
export const SKILLS: Record<string, string> = look.skills
export const SHIELD: string = look.shield
export const SIGILS = look.sigils
/** Words of a name that suggest a sigil; the first that fits. */
export const SUGGESTED = (look.suggested as [string, string[]][]).map(
  ([words, sigils]): [RegExp, string[]] => [new RegExp(words, 'i'), sigils],
)

/** A trigger's shape and colour. */
export function triggerIcon(kind: string): Icon {
  const icons: Record<string, Icon> = look.triggers
  return icons[kind] ?? look.triggers.over
}
