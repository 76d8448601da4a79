/** The interface's own words. The server may send them in another language; these are the English defaults. */
import { getContext, setContext } from 'svelte'
import { ENGLISH_TERMS, labels } from './glossary'
import type { Words } from './types'

export const ENGLISH: Words = {
  ...labels(ENGLISH_TERMS),
  'state.refused': 'Not now. {rest}',
  'state.selected': 'Selected. {rest}',
  'state.legal': 'Legal. {rest}',
  'place.you': 'Your {place}: {card}',
  'place.them': "Opponent's {place}: {card}",
  'slot.you': 'Your {place}, empty',
  'slot.them': "Opponent's {place}, empty",
  'zone.you': 'Your {zone}, {n|card|cards}',
  'zone.them': "Opponent's {zone}, {n|card|cards}",
  'zone.last': '{zone}, the last one: {card}',
  'field.you': 'Your field',
  'field.them': "Opponent's field",
  'side.you': 'Your zones',
  'side.them': "Opponent's zones",
  'unknown': 'an unknown card',
  'locked': 'a locked card',
  'deleted': 'deleted',
  'standing': 'standing',
  'resting': 'rest',
  'attacking': 'attacking',
  'boosting': 'boosting',
  'under attack': 'under attack',
  'attacked': 'has attacked',
  'set': 'set',
  'free slot': 'free slot',
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
  'row.monsters': 'monsters',
  'row.spells': 'spells',
  'Under units': 'Under units',
  'Guardians': 'Guardians',
  'Ace, used': 'Ace, used',
  'of n': '{n} of {all}',
  'face up': '{n} face up',
  'known of': '{n} known',
  'outlet.rule': 'Last in, first out. Two passes in a row resolve it from the right.',
  'outlet.empty': 'No effect waits.',
  'resolves': 'resolves {n}',
  'sheet.hidden': '{n|card|cards} face down',
  'sheet.open': 'Open the pile: {n|card|cards} more',
  'sheet.none': 'No cards here.',
  'pair': '{name}: {value}',
  'Close': 'Close',
  'Pinned': 'Pinned',
  'why': 'Why not this card?',
  'skip': 'Skip',
  'skip.prompt': 'Skip to the decision',
  'skip.hand': 'Skip to your hand',
  'skip.side': 'Skip to card and log',
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

/** Puts parameters into a phrase; `{n|card|cards}` is a number with the form of the word that it asks for. */
export function fill(phrase: string, parameters: Record<string, string | number> | undefined): string {
  if (!parameters) return phrase
  return phrase.replace(/\{(\w+)((?:\|[^|}]+)*)\}/g, (_, name: string, forms: string) => {
    const value = String(parameters[name] ?? '')
    return forms ? `${value} ${form(value, forms.slice(1).split('|'))}` : value
  })
}

/** One form for 1 and another for the rest, or three as in Russian: 1 or 21, 2 to 4 or 22, 5 to 20. */
function form(value: string, forms: string[]): string {
  const n = Number(value.replace(/\D/g, ''))
  const [one = '', few = '', many = few] = forms
  if (forms.length < 3) return n === 1 ? one : few
  const isTeen = n % 100 > 10 && n % 100 < 20
  if (n % 10 === 1 && !isTeen) return one
  return n % 10 > 1 && n % 10 < 5 && !isTeen ? few : many
}

/** A number with thin spaces between thousands: 13 000. */
export function digits(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/** Such a number where room is short: 100 000 000 is 100M. */
export function shortDigits(n: number): string {
  return n >= 1_000_000 ? `${digits(Math.floor(n / 1_000_000))}M` : digits(n)
}

/** Whether a card is a player's own, and neither shipped nor the host's: its id says so. */
export const isOwn = (id: string): boolean => id.startsWith('user:~')
