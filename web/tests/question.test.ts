import { describe, expect, test } from 'vitest'
import { fieldOffer, question, valueOffer } from '../src/app/decks/question'
import type { Hint, Unreadable } from '../src/app/protocol'

describe('the question', () => {
  test('is what was typed, where nothing is picked', () => {
    expect(question('  blaster blade ', {})).toBe('blaster blade')
    expect(question('a or b', { clan: [] }), 'an empty field is no filter').toBe('a or b')
    expect(question('', {})).toBe('')
  })

  test('has a term for each field', () => {
    expect(question('', { clan: ['kagero'], grade: ['3'] })).toBe('clan:kagero grade:3')
    expect(question('dragon', { clan: ['kagero'] })).toBe('dragon clan:kagero')
  })

  test('values of one field are ways to fit', () => {
    expect(question('', { grade: ['1', '2'] })).toBe('(grade:1 or grade:2)')
  })

  test.each([
    ['Royal Paladin', 'clan:"Royal Paladin"'],
    ['étranger', 'clan:"étranger"'],
    ['d-sd01', 'clan:d-sd01'],
    ['1.5', 'clan:1.5'],
    ['a:b', 'clan:"a:b"'],
  ])('a value that is more than a word is quoted: %s', (value, asked) => {
    expect(question('', { clan: [value] })).toBe(asked)
  })

  test.each(['a or b', 'a OR b', 'a|b'])('an or of one’s own ends where the filters begin: %s', (typed) => {
    expect(question(typed, { grade: ['1'] })).toBe(`(${typed}) grade:1`)
  })

  test('a word with an or in it is no or', () => {
    expect(question('lord orchard', { grade: ['1'] })).toBe('lord orchard grade:1')
  })

  test('64 values of a field are one term', () => {
    const many = Array.from({ length: 64 }, (_, i) => String(i))
    expect(question('x', { power: many }).match(/ or /g)).toHaveLength(63)
  })
})

describe('a field that there is not', () => {
  const wrong = (at: number, near = 'clan'): Unreadable => ({ code: 'field', text: '', at, near })

  test('is replaced by the nearest', () => {
    expect(fieldOffer('grade:1 clam:kagero', wrong(8), {})).toEqual({ near: 'clan:', text: 'grade:1 clan:kagero' })
    expect(fieldOffer('clam:x', wrong(0), {})).toEqual({ near: 'clan:', text: 'clan:x' })
  })

  test('is found behind the parenthesis that the filters add', () => {
    expect(fieldOffer('a or clam:x', wrong(6), { grade: ['1'] })).toEqual({ near: 'clan:', text: 'a or clan:x' })
    expect(fieldOffer('a or clam:x', wrong(5), {})).toEqual({ near: 'clan:', text: 'a or clan:x' })
  })

  test('is found behind blanks', () => {
    expect(fieldOffer('  clam:x', wrong(0), {})).toEqual({ near: 'clan:', text: '  clan:x' })
    expect(fieldOffer(' a or clam:x', wrong(6), { grade: ['1'] })).toEqual({ near: 'clan:', text: ' a or clan:x' })
  })

  test('has no offer where nothing is near, or nothing stands there', () => {
    expect(fieldOffer('clam:x', wrong(0, ''), {})).toBeNull()
    expect(fieldOffer('clam:x', wrong(99), {})).toBeNull()
    expect(fieldOffer('', wrong(0), {})).toBeNull()
    expect(fieldOffer(':x', wrong(0), {})).toBeNull()
  })
})

describe('a value that no card has', () => {
  const hint = (value: string, near: string, at: number): Hint => ({ field: 'clan', value, near, at })

  test('is replaced by the nearest, in quotes where it needs them', () => {
    expect(valueOffer('clan:kagro', hint('kagro', 'Kagero', 0), {})).toEqual({ near: 'clan:Kagero', text: 'clan:Kagero' })
    expect(valueOffer('clan:royl', hint('royl', 'Royal Paladin', 0), {})).toEqual({ near: 'clan:"Royal Paladin"', text: 'clan:"Royal Paladin"' })
  })

  test('in quotes it stays in them', () => {
    expect(valueOffer('clan:"royal pladin" x', hint('royal pladin', 'Royal Paladin', 0), {})?.text).toBe('clan:"Royal Paladin" x')
    expect(valueOffer('clan:«royal pladin»', hint('royal pladin', 'Royal Paladin', 0), {})?.text).toBe('clan:«Royal Paladin»')
  })

  test('is found whatever its letters, and from its term on', () => {
    expect(valueOffer('clan:KAGRO', hint('kagro', 'Kagero', 0), {})?.text).toBe('clan:Kagero')
    expect(valueOffer('kagro clan:kagro', hint('kagro', 'Kagero', 6), {})?.text).toBe('kagro clan:Kagero')
    expect(valueOffer('kagro or clan:kagro', hint('kagro', 'Kagero', 10), { grade: ['1'] })?.text).toBe('kagro or clan:Kagero')
  })

  test('has no offer where nothing is near, or it was not typed', () => {
    expect(valueOffer('clan:kagro', hint('kagro', '', 0), {})).toBeNull()
    expect(valueOffer('x', hint('kagro', 'Kagero', 0), { clan: ['kagro'] })).toBeNull()
  })
})
