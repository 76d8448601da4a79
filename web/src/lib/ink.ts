/** The ink of a card's spine, by clan, nation or kind; a CSS variable of tokens.css or parts.css. */
import type { CardFace } from './types'

const CLANS: Record<string, string> = {
  'Royal Paladin': 'royal',
  'Shadow Paladin': 'dark',
  'Gold Paladin': 'keter',
  'Oracle Think Tank': 'oracle',
  'Angel Feather': 'angel',
  Genesis: 'genesis',
  Kagero: 'dragon',
  Narukami: 'narukami',
  Tachikaze: 'tachikaze',
  Murakumo: 'murakumo',
  Nubatama: 'murakumo',
  'Nova Grappler': 'nova',
  'Dimension Police': 'brandt',
  'Link Joker': 'link',
  'Spike Brothers': 'spike',
  'Dark Irregulars': 'dark',
  'Pale Moon': 'oracle',
  'Gear Chronicle': 'gear',
  'Aqua Force': 'aqua',
  Granblue: 'aqua',
  'Bermuda Triangle': 'lyrical',
  'Neo Nectar': 'stoicheia',
  'Great Nature': 'nature',
  Megacolony: 'nature',
}

const NATIONS: Record<string, string> = {
  'Dragon Empire': 'dragon',
  'Dark States': 'dark',
  'Keter Sanctuary': 'keter',
  'Brandt Gate': 'brandt',
  Stoicheia: 'stoicheia',
  'Lyrical Monasterio': 'lyrical',
  'United Sanctuary': 'royal',
  'Star Gate': 'link',
  'Dark Zone': 'spike',
  Magallanica: 'aqua',
  Zoo: 'nature',
  'Cray Elemental': 'genesis',
  'SHAMAN KING': 'gear',
  'Touken Ranbu': 'murakumo',
  'Record of Ragnarok': 'narukami',
}

const KINDS: Record<string, string> = {
  monster: 'monster',
  spell: 'spell',
  weapon: 'weapon',
  item: 'item',
  ace: 'ace',
  gift: 'keter',
  crest: 'gear',
}

/** A clan or nation that is not listed gets one of these, by its name. */
const OTHERS = ['royal', 'dragon', 'stoicheia', 'dark', 'gear', 'aqua', 'oracle', 'link', 'nature', 'angel']

function byName(name: string): string {
  let sum = 0
  for (const letter of name) sum += letter.charCodeAt(0)
  return OTHERS[sum % OTHERS.length]!
}

/** `var(--ink-dragon)` and so on; never undefined. */
export function ink(face: CardFace | undefined): string {
  const clan = face?.traits['clan']?.[0]
  const nation = face?.traits['nation']?.[0]
  const name =
    (clan && (CLANS[clan] ?? byName(clan))) ||
    (nation && (NATIONS[nation] ?? byName(nation))) ||
    KINDS[face?.kind ?? ''] ||
    'order'
  return `var(--ink-${name})`
}
