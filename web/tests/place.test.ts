import { describe, expect, test } from 'vitest'
import { byFamily, changed, copies, elsewhere, holder, home, ordered, rows, same, titled, type Plan } from '../src/app/decks/place'
import { face } from './made'

const UNIT = face('blade', 'normal unit', { numbers: { grade: 2 } })
const CREST = face('crest', 'crest')
const STRIDE = face('stride', 'G unit')

const section = (name: string) => ({ name, title: name.toUpperCase() })
const PLAN: Plan = {
  sections: ['ride', 'main', 'G', 'side'].map(section),
  main: 'main',
  homes: { crest: 'ride', 'G unit': 'G', ace: 'ace' },
  others: { 'normal unit': 'ride' },
  copies: 4,
}
const WITHOUT: Plan = { ...PLAN, others: {} }

describe('where a card goes', () => {
  test.each([
    [UNIT, 'main'],
    [CREST, 'ride'],
    [STRIDE, 'G'],
    [face('ace', 'ace'), 'ace'],
    [undefined, 'main'],
  ])('%o', (card, section) => {
    expect(home(PLAN, card)).toBe(section)
  })

  test('a unit may stand in the ride deck, too', () => {
    expect(elsewhere(PLAN, 'main', UNIT)).toBe('ride')
    expect(elsewhere(PLAN, 'ride', UNIT)).toBe('main')
  })

  test.each([
    [WITHOUT, 'main', UNIT],
    [PLAN, 'main', CREST],
    [PLAN, 'G', STRIDE],
    [PLAN, 'main', STRIDE],
    [PLAN, 'side', UNIT],
    [PLAN, 'main', undefined],
  ])('nowhere else: %o %s', (plan, section, card) => {
    expect(elsewhere(plan, section, card)).toBe('')
  })
})

test('a section has its word, or its name', () => {
  expect([titled(PLAN, 'ride'), titled(PLAN, 'other')]).toEqual(['RIDE', 'other'])
})

test('who has most formats comes first', () => {
  const games = [['asigoc', 'a'], ['vanguard-d', 'v'], ['vanguard-v', 'v']].map(([key, family]) => ({ key, family }))
  expect(byFamily(games as never).map((row) => row.map((one) => one.key))).toEqual([['vanguard-d', 'vanguard-v'], ['asigoc']])
})

describe('sections', () => {
  test('what is ridden comes first, then the main deck, what is unknown last', () => {
    expect(ordered(PLAN, { side: { a: 1 }, other: { a: 1 }, main: { a: 1 }, G: { a: 1 }, ride: { a: 1 } })).toEqual(['ride', 'main', 'G', 'side', 'other'])
  })

  test('empty ones are left out', () => {
    expect(ordered(PLAN, {})).toEqual([])
    expect(ordered(PLAN, { main: {}, ride: { a: 1 } })).toEqual(['ride'])
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
    expect(holder(PLAN, cards, 'crest', CREST)).toBe('ride')
    expect(holder(PLAN, { main: { stride: 1 }, G: { stride: 1 } }, 'stride', STRIDE)).toBe('G')
    expect(holder(PLAN, { main: { crest: 1 }, G: { crest: 1 } }, 'crest', CREST)).toBe('main')
    expect(holder(PLAN, cards, 'nothing', undefined)).toBe('')
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
