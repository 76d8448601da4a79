import { describe, expect, test } from 'vitest'
import { sentence } from '../src/lib/sentence'
import { cardSpot, cardsOf, keyed, offered } from '../src/lib/table'
import type { BoardProps, Marks } from '../src/lib/types'
import { digits, ENGLISH, shortDigits, type Say } from '../src/lib/words'
import { card, face, view } from './made'

const say: Say = (key, parameters = {}) => (ENGLISH[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]))
const BLADE = face('blade', 'normal unit', { name: 'Blaster Blade', numbers: { grade: 2, power: 9000, shield: 5000 } })
const ELF = face('elf', 'monster', { name: 'Gemini Elf', numbers: { level: 4, attack: 1900, defense: 900 } })
const FIELD = { mine: true, place: 'rear-guard R1', onField: true }
const HAND = { mine: true, place: 'hand' }

describe('the sentence of a card', () => {
  test('on the field: its numbers now, and how it stands', () => {
    const stands = card(7, { values: { power: 14000 } })
    expect(sentence(say, FIELD, BLADE, stands, undefined)).toBe('Your rear-guard R1: Blaster Blade, power 14000, standing')
    const rests = card(7, { marks: { rest: 1, attacked: 1 } })
    expect(sentence(say, FIELD, BLADE, rests, undefined)).toBe('Your rear-guard R1: Blaster Blade, power 9000, rest, has attacked')
  })

  test('in the hand: what is printed', () => {
    expect(sentence(say, HAND, BLADE, card(7), undefined)).toBe('Your hand: Blaster Blade, grade 2, power 9000, shield 5000')
  })

  test('a monster is in a mode', () => {
    const where = { mine: false, place: 'monster 1', onField: true }
    expect(sentence(say, where, ELF, card(3, { marks: { mode: 1 } }), undefined)).toContain('defense mode')
    expect(sentence(say, where, undefined, card(3, { marks: { mode: 1, face: 1 } }), undefined)).toBe(
      "Opponent's monster 1: an unknown card, face down, defense mode",
    )
  })

  test('a locked card tells nothing else', () => {
    expect(sentence(say, FIELD, BLADE, card(7, { marks: { locked: 1, rest: 1 } }), undefined)).toBe('Your rear-guard R1: a locked card')
  })

  test.each([
    [{ legal: true, selected: true }, /^Selected\. Your/],
    [{ legal: true, target: true }, /^Legal\. (?!.*under attack)/],
    [{ refused: 'No.' }, /^Not now\. /],
    [{ target: true }, /, under attack$/],
    [{ attacker: true }, /, attacking$/],
    [{ boosting: true, note: 'Wins' }, /, boosting, Wins$/],
  ])('a mark is told: %o', (mark, told) => {
    expect(sentence(say, FIELD, BLADE, card(7), mark)).toMatch(told)
  })
})

describe('places of several spots', () => {
  const table = (marks: Marks) => ({ view: view({}), cards: {}, marks, names: ['A', 'B'] }) as unknown as BoardProps

  test('what is selected counts before what is legal, and that before the rest', () => {
    const marks: Marks = { c1: { attacker: true }, 's0.V': { legal: true } }
    expect(offered(table(marks), ['c1', 's0.V'])).toEqual({ spot: 's0.V', mark: { attacker: true, legal: true } })
    expect(offered(table({ ...marks, c1: { selected: true } }), ['s0.V', 'c1']).spot).toBe('c1')
  })

  test('where nothing is marked the first spot counts', () => {
    expect(offered(table({}), ['c1', 's0.V'])).toEqual({ spot: 'c1', mark: undefined })
    expect(offered(table({}), [])).toEqual({ spot: '', mark: undefined })
  })

  test('cards without a handle have a key by their place', () => {
    expect(keyed([card(0), card(5), card(0)], 'hand').map((one) => one.key)).toEqual(['hand.0', 'c5', 'hand.2'])
    expect(cardSpot(card(0))).toBe('')
    expect(cardsOf([null, card(1), null])).toEqual([card(1)])
    expect(cardsOf(undefined)).toEqual([])
  })
})

test('numbers with thin spaces between thousands', () => {
  expect([digits(0), digits(999), digits(13000), digits(1234567)]).toEqual(['0', '999', '13\u202f000', '1\u202f234\u202f567'])
  expect([shortDigits(999_999), shortDigits(1_000_000), shortDigits(100_999_999), shortDigits(2_000_000_000)]).toEqual(['999\u202f999', '1M', '100M', '2\u202f000M'])
})
