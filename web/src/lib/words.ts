/** The interface's own words. The server may send them in another language; these are the English defaults. */
import { getContext, setContext } from 'svelte'
import type { Words } from './types'

export const ENGLISH: Words = {
  'state.refused': 'Not now. {rest}',
  'state.selected': 'Selected. {rest}',
  'state.legal': 'Legal. {rest}',
  'place.you': 'Your {place}: {card}',
  'place.them': "Opponent's {place}: {card}",
  'slot.you': 'Your {place}, empty',
  'slot.them': "Opponent's {place}, empty",
  'zone.you': 'Your {zone}, {n} cards',
  'zone.them': "Opponent's {zone}, {n} cards",
  'field.you': 'Your field',
  'field.them': "Opponent's field",
  'side.you': 'Your zones',
  'side.them': "Opponent's zones",
  'unknown': 'an unknown card',
  'locked': 'a locked card',
  'facedown': 'face down',
  'deleted': 'deleted',
  'standing': 'standing',
  'resting': 'rest',
  'attackmode': 'attack mode',
  'defensemode': 'defense mode',
  'attacking': 'attacking',
  'boosting': 'boosting',
  'under attack': 'under attack',
  'attacked': 'has attacked',
  'set': 'set',
  'free slot': 'free slot',
  'Card': 'Card',
  'number.power': 'power {n}',
  'number.shield': 'shield {n}',
  'number.critical': 'critical {n}',
  'number.grade': 'grade {n}',
  'number.attack': 'attack {n}',
  'number.defense': 'defense {n}',
  'number.level': 'level {n}',
  'number.block': 'block {n}',
  'stat.power': 'Power',
  'stat.shield': 'Shield',
  'stat.critical': 'Critical',
  'stat.grade': 'Grade',
  'stat.drive': 'Drive',
  'stat.trigger': 'Trigger',
  'stat.attack': 'Attack',
  'stat.defense': 'Defense',
  'stat.level': 'Level',
  'stat.block': 'Block',
  'stat.kind': 'Kind',
  'trait.nation': 'Nation',
  'trait.clan': 'Clan',
  'trait.race': 'Race',
  'trait.icons': 'Icons',
  'printed': '({n})',
  'short.attack': 'ATK',
  'short.defense': 'DEF',
  'letter.spell': 'S',
  'letter.weapon': 'W',
  'letter.item': 'I',
  'letter.ace': 'A',
  'letter.critical': 'C',
  'letter.draw': 'D',
  'letter.heal': 'H',
  'letter.front': 'F',
  'letter.stand': 'S',
  'letter.over': 'O',
  'place.hand': 'hand',
  'place.V': 'vanguard',
  'place.mate': 'legion mate',
  'place.rear': 'rear-guard {slot}',
  'place.GC': 'guardian',
  'place.monsters': 'monster {slot}',
  'place.spells': 'spell {slot}',
  'place.weapons': 'weapon {slot}',
  'place.ace': 'ace',
  'row.monsters': 'monsters',
  'row.spells': 'spells',
  'place.zone': '{zone}',
  'zone.hand': 'hand',
  'Deck': 'Deck',
  'Drop': 'Drop',
  'Ride deck': 'Ride deck',
  'G zone': 'G zone',
  'Soul': 'Soul',
  'Heart': 'Heart',
  'Damage': 'Damage',
  'Order zone': 'Order',
  'Order area': 'Order played',
  'Bind': 'Bind',
  'Gauge': 'Gauge',
  'Crest': 'Crest',
  'Under units': 'Under units',
  'Energy': 'Energy',
  'Guardians': 'Guardians',
  'Trigger zone': 'Trigger zone',
  'Graveyard': 'Graveyard',
  'Discard': 'Discard',
  'Life points': 'Life points',
  'Health': 'Health',
  'Hand': 'Hand',
  'Ace': 'Ace',
  'Ace, used': 'Ace, used',
  'of n': '{n} of {all}',
  'face up': '{n} face up',
  'known of': '{n} known',
  'The Outlet': 'The Outlet',
  'outlet.rule': 'Last in, first out. Two passes in a row resolve it from the right.',
  'outlet.empty': 'No effect waits.',
  'resolves': 'resolves {n}',
  'sheet.hidden': '{n} cards face down',
  'sheet.none': 'No cards here.',
  'Close': 'Close',
  'Pinned': 'Pinned',
  'why': 'Why not this card?',
  'Game status': 'Game status',
  'Card and log': 'Card and log',
  'Table': 'Table',
  'Your decision': 'Your decision',
}

export type Say = (key: string, parameters?: Record<string, string | number>) => string

const KEY = Symbol('words')

/** Supplies words below this component; what is missing is said in English. */
export function setWords(words: () => Words): void {
  setContext(KEY, words)
}

/** Says a phrase: its words with the parameters put in; an unknown key is said as it is. */
export function useWords(): Say {
  const words = getContext<(() => Words) | undefined>(KEY)
  return (key, parameters) => fill(words?.()[key] ?? ENGLISH[key] ?? key, parameters)
}

function fill(phrase: string, parameters: Record<string, string | number> | undefined): string {
  return parameters ? phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? '')) : phrase
}

/** A number with thin spaces between thousands: 13 000. */
export function digits(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/** Such a number where room is short: 100 000 000 is 100M. */
export function shortDigits(n: number): string {
  return n >= 1_000_000 ? `${digits(Math.floor(n / 1_000_000))}M` : digits(n)
}
