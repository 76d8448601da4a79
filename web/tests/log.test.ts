import { describe, expect, test } from 'vitest'
import { grouped, pieces } from '../src/app/log'
import type { Line } from '../src/app/protocol'
import { face } from './made'

const line = (seq: number, more: Partial<Line> = {}): Line => ({ seq, text: `line ${seq}`, kind: '', ...more })

describe('lines of the log', () => {
  test('effects stand under their cause', () => {
    const groups = grouped([line(1), line(2, { depth: 2 }), line(3, { depth: 3 }), line(4)])
    expect(groups.map((group) => [group.seq, group.effects.map((one) => one.seq)])).toEqual([
      [1, [2, 3]],
      [4, []],
    ])
  })

  test('a heading causes nothing', () => {
    const groups = grouped([line(1, { depth: 0 }), line(2, { depth: 2 })])
    expect(groups.map((group) => [group.seq, group.heading])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  test('a cause knows the heading that it stands under', () => {
    const groups = grouped([line(1), line(2, { depth: 0 }), line(3), line(4, { depth: 0 })])
    expect(groups.map((group) => group.under)).toEqual([0, 2, 2, 4])
  })

  test('an effect without a cause stands alone', () => {
    expect(grouped([line(1, { depth: 2 })])).toHaveLength(1)
    expect(grouped([])).toEqual([])
  })

  test('bookkeeping is left out unless the whole log is wanted', () => {
    const lines = [line(1), line(2, { depth: 2, routine: true }), line(3, { routine: true }), line(4, { depth: 2 })]
    expect(grouped(lines, false).map((group) => [group.seq, group.effects.map((one) => one.seq)])).toEqual([[1, [4]]])
    expect(grouped(lines).map((group) => group.seq)).toEqual([1, 3])
  })

  test('what a line does not say is nothing', () => {
    expect(grouped([line(1)])[0]).toEqual({ seq: 1, text: 'line 1', heading: false, under: 0, minor: false, rule: '', cards: [], effects: [] })
  })
})

describe('names of cards in a sentence', () => {
  const cards = { a: face('a', 'unit', { name: 'Blaster' }), b: face('b', 'unit', { name: 'Blaster Blade' }) }

  test('a sentence is cut at them', () => {
    expect(pieces('Ann calls Blaster to R1.', ['a'], cards)).toEqual([{ text: 'Ann calls ' }, { text: 'Blaster', card: 'a' }, { text: ' to R1.' }])
  })

  test('every time a name stands there, also at the ends', () => {
    expect(pieces('Blaster and Blaster', ['a'], cards)).toEqual([{ text: 'Blaster', card: 'a' }, { text: ' and ' }, { text: 'Blaster', card: 'a' }])
  })

  test('a name that is in another is part of that, whatever comes first', () => {
    expect(pieces('Blaster Blade, Blaster', ['b', 'a'], cards).map((one) => one.card)).toEqual(['b', undefined, 'a'])
    expect(pieces('Blaster Blade, Blaster', ['a', 'b'], cards).map((one) => one.card)).toEqual(['b', undefined, 'a'])
  })

  test('cards that nobody knows cut nothing', () => {
    expect(pieces('Blaster', ['x'], cards)).toEqual([{ text: 'Blaster' }])
    expect(pieces('Blaster', [], cards)).toEqual([{ text: 'Blaster' }])
    expect(pieces('', ['a'], cards)).toEqual([])
  })

  test('together the pieces are the sentence', () => {
    const text = 'Blaster Blade beats Blaster; Blaster Blade stands.'
    expect(pieces(text, ['b', 'a'], cards).map((one) => one.text).join('')).toBe(text)
  })
})
