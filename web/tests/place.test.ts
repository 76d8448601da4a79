import { describe, expect, test } from 'vitest'
import { changed, copies, elsewhere, holder, home, ordered, rows, same, usual } from '../src/app/decks/place'
import { face } from './made'

const UNIT = face('blade', 'normal unit', { numbers: { grade: 2 } })
const CREST = face('crest', 'crest')
const STRIDE = face('stride', 'G unit')

describe('where a card goes', () => {
  test.each([
    [UNIT, 'main'],
    [CREST, 'ride'],
    [STRIDE, 'G'],
    [face('ace', 'ace'), 'ace'],
    [undefined, 'main'],
  ])('%o', (card, section) => {
    expect(home(card)).toBe(section)
  })

  test('in the D format a unit may stand in the ride deck, too', () => {
    expect(elsewhere('vanguard-d', 'main', UNIT)).toBe('ride')
    expect(elsewhere('vanguard-d', 'ride', UNIT)).toBe('main')
  })

  test.each([
    ['vanguard-v', 'main', UNIT],
    ['vanguard-d', 'main', CREST],
    ['vanguard-d', 'G', STRIDE],
    ['vanguard-d', 'main', STRIDE],
    ['vanguard-d', 'side', UNIT],
    ['vanguard-d', 'main', undefined],
  ])('nowhere else: %s %s', (game, section, card) => {
    expect(elsewhere(game, section, card)).toBe('')
  })
})

test('how many copies are usual', () => {
  expect([usual('vanguard-premium'), usual('asigoc'), usual('duel'), usual('')]).toEqual([4, 1, 0, 0])
})

describe('sections', () => {
  test('what is ridden comes first, then the main deck, what is unknown last', () => {
    expect(ordered({ side: { a: 1 }, other: { a: 1 }, main: { a: 1 }, G: { a: 1 }, ride: { a: 1 } })).toEqual(['ride', 'main', 'G', 'side', 'other'])
  })

  test('empty ones are left out', () => {
    expect(ordered({})).toEqual([])
    expect(ordered({ main: {}, ride: { a: 1 } })).toEqual(['ride'])
  })

  test('copies are counted in all of them', () => {
    expect(copies({ main: { a: 3, b: 4 }, ride: { a: 1 } }, 'a')).toBe(4)
    expect(copies({}, 'a')).toBe(0)
  })
})

describe('changes of a list', () => {
  test('a card is added, and the list before stays as it was', () => {
    const before = { main: { a: 1 } }
    expect(changed(before, 'main', 'a', 2)).toEqual({ main: { a: 3 } })
    expect(changed(before, 'ride', 'b', 1)).toEqual({ main: { a: 1 }, ride: { b: 1 } })
    expect(before).toEqual({ main: { a: 1 } })
  })

  test('what is empty is left out', () => {
    expect(changed({ main: { a: 1, b: 2 } }, 'main', 'a', -1)).toEqual({ main: { b: 2 } })
    expect(changed({ main: { b: 2 }, ride: { a: 1 } }, 'ride', 'a', -1)).toEqual({ main: { b: 2 } })
  })

  test('there are never fewer than none', () => {
    expect(changed({ main: { a: 1 } }, 'main', 'a', -5)).toEqual({})
    expect(changed({}, 'main', 'a', -1)).toEqual({})
  })

  test('a copy is taken from the own section, or from the first that has one', () => {
    const cards = { main: { crest: 1, blade: 2 }, ride: { crest: 1 }, G: { blade: 1 } }
    expect(holder(cards, 'crest', CREST)).toBe('ride')
    expect(holder({ main: { stride: 1 }, G: { stride: 1 } }, 'stride', STRIDE)).toBe('G')
    expect(holder({ main: { crest: 1 }, G: { crest: 1 } }, 'crest', CREST)).toBe('main')
    expect(holder(cards, 'nothing', undefined)).toBe('')
  })
})

describe('the rows of a section', () => {
  const faces = {
    a: face('a', 'normal unit', { name: 'Ära', numbers: { grade: 1 } }),
    b: face('b', 'normal unit', { name: 'Baron', numbers: { grade: 1 } }),
    c: face('c', 'normal unit', { name: 'Count', numbers: { grade: 3 } }),
    t: face('t', 'trigger unit', { name: 'Aid', numbers: { grade: 0 } }),
    z: face('z', 'normal unit', { name: 'Zero', numbers: { grade: 0 } }),
    m: face('m', 'monster', { name: 'Monster', numbers: { level: 2 } }),
  }

  test('the highest grades come first, triggers last, then by name', () => {
    expect(rows({ t: 4, b: 1, z: 1, m: 1, a: 2, c: 3 }, faces).map((row) => row.id)).toEqual(['c', 'm', 'a', 'b', 'z', 't'])
  })

  test('a card without a face stands by its id', () => {
    const found = rows({ zz: 1, yy: 2 }, faces)
    expect(found).toEqual([
      { id: 'yy', n: 2, face: undefined },
      { id: 'zz', n: 1, face: undefined },
    ])
  })

  test('nothing has no rows', () => {
    expect(rows({}, faces)).toEqual([])
  })
})

describe('the same deck', () => {
  test('order and empty sections do not matter', () => {
    expect(same({ main: { a: 1, b: 2 }, ride: {} }, { main: { b: 2, a: 1 } })).toBe(true)
    expect(same({ main: { a: 1 }, ride: { b: 1 } }, { ride: { b: 1 }, main: { a: 1 } })).toBe(true)
    expect(same({}, { main: {} })).toBe(true)
  })

  test('numbers, cards and sections do', () => {
    expect(same({ main: { a: 1 } }, { main: { a: 2 } })).toBe(false)
    expect(same({ main: { a: 1 } }, { main: { b: 1 } })).toBe(false)
    expect(same({ main: { a: 1 } }, { ride: { a: 1 } })).toBe(false)
    expect(same({ main: { a: 1 } }, {})).toBe(false)
  })
})
