import { describe, expect, test } from 'vitest'
import { atOnce, backs, because, from, leaves, marksFor, passes, piled, plain, refusal, twin } from '../src/app/choice'
import type { ZoneInfo } from '../src/app/protocol'
import { ask, card, greyed, option, view } from './made'

const zone = (name: string, ...slots: string[]): ZoneInfo => ({ name, title: name, slots })
const CIRCLES = ['V', 'R1', 'R2', 'R3', 'R4', 'R5'].map((circle) => zone(circle, circle))
const MONSTERS = [zone('monsters', '1', '2', '3', '4', '5'), zone('graveyard')]
const WEAPONS = [zone('weapons', 'W1', 'W2')]
const FIELD = [zone('field', 'F1', 'F2'), zone('drop')]

describe('the buttons of a prompt', () => {
  const main = ask(
    'main',
    option('call h1', { source: 'c1', target: 's0.R1' }),
    option('yes'),
    option('pass'),
    option('done'),
    option('back'),
    option('attack', { leaves: true }),
  )

  test('each answer has one place', () => {
    expect(plain(main).map((one) => one.action)).toEqual(['yes'])
    expect(passes(main).map((one) => one.action)).toEqual(['pass', 'done'])
    expect(backs(main).map((one) => one.action)).toEqual(['back'])
    expect(leaves(main).map((one) => one.action)).toEqual(['attack'])
    expect(from(main, 'c1').map((one) => one.action)).toEqual(['call h1'])
  })

  test('a pass that leaves the phase is a way to leave', () => {
    const only = ask('turn', option('pass', { leaves: true }))
    expect(leaves(only)).toHaveLength(1)
    expect(passes(only)).toEqual([])
    expect(plain(only)).toEqual([])
  })

  test('an action that only begins like a pass is none', () => {
    const passing = ask('main', option('pass on'))
    expect(passes(passing)).toEqual([])
    expect(plain(passing)).toHaveLength(1)
  })

  test('an empty prompt offers nothing', () => {
    const nothing = ask('main')
    for (const ways of [plain, passes, backs, leaves]) expect(ways(nothing)).toEqual([])
    expect(from(nothing, 'c1')).toEqual([])
    expect(piled(nothing, view({}), [], [])).toEqual([])
  })

  test('64 options keep their order', () => {
    const many = ask('choose', ...Array.from({ length: 64 }, (_, i) => option(`choose h${i}`)))
    expect(plain(many)).toEqual(many.options)
  })
})

describe('what one click does', () => {
  const VERBS = ['attack', 'move']

  test('one of some units on the field is chosen by a click, a card in the hand is not', () => {
    const trigger = ask('trigger', option('choose h1', { source: 'c1' }), option('choose h2', { source: 'c2' }))
    expect(atOnce(trigger, 'c1', true, VERBS)?.action).toBe('choose h1')
    expect(atOnce(trigger, 'c1', false, VERBS)).toBeUndefined()
  })

  test('cards that are taken until "done" are taken by a click each, wherever they lie', () => {
    const mulligan = ask('mulligan', option('choose h1', { source: 'c1' }), option('done'))
    expect(atOnce(mulligan, 'c1', false, [])?.action).toBe('choose h1')
  })

  test('an attack with one target begins with a click, with two it asks', () => {
    const one = ask('attack', option('attack R1>V', { source: 's0.R1', target: 's1.V' }), option('pass', { leaves: true }))
    const two = ask('attack', ...one.options, option('attack R1>R1', { source: 's0.R1', target: 's1.R1' }))
    expect(atOnce(one, 's0.R1', true, VERBS)?.action).toBe('attack R1>V')
    expect(atOnce(two, 's0.R1', true, VERBS)).toBeUndefined()
  })

  test('a ride that alone is asked begins with a click, and by keys with two', () => {
    const ride = ask('ride', option('ride h1', { source: 'c1' }), option('ride h2', { source: 'c2' }), option('pass', { leaves: true }))
    const main = ask('main', ...ride.options, option('call h3', { source: 'c3' }))
    expect(atOnce(ride, 'c1', false, ['ride'], true)?.action).toBe('ride h1')
    expect(atOnce(ride, 'c1', false, ['ride'])).toBeUndefined()
    expect(atOnce(main, 'c1', false, ['ride'], true)).toBeUndefined()
  })

  test('what costs something or shares its card with something else is confirmed', () => {
    const main = ask('main', option('act R1', { source: 's0.R1' }), option('move R2', { source: 's0.R2' }), option('act R2', { source: 's0.R2' }))
    expect(atOnce(main, 's0.R1', true, VERBS)).toBeUndefined()
    expect(atOnce(main, 's0.R2', true, VERBS)).toBeUndefined()
    expect(atOnce(main, 's0.R4', true, VERBS)).toBeUndefined()
  })
})

describe('choices that lie in piles', () => {
  const choose = ask('choose', option('choose h1', { source: 'c1' }), option('choose h2', { source: 'c2' }))

  test('what lies in a pile is a button, what lies open is not', () => {
    const table = view({ hand: [card(1)], drop: [card(2)] })
    expect(piled(choose, table, CIRCLES, []).map((one) => one.source)).toEqual(['c2'])
  })

  test('a card in a slot lies open, at either side', () => {
    expect(piled(choose, view({ V: [card(1)] }, { R1: [null, card(2)] }), CIRCLES, [])).toEqual([])
    expect(piled(choose, view({ V: [card(1)] }, { R1: [null, card(2)] }), [], []), 'the slots are unknown').toHaveLength(2)
  })

  test('what a board lays out lies open, and so do the slots of a game that nobody has heard of', () => {
    expect(piled(choose, view({ damage: [card(1)], field: [null, card(2)] }), FIELD, ['damage'])).toEqual([])
    expect(piled(choose, view({ damage: [card(1)], drop: [card(2)] }), FIELD, [])).toHaveLength(2)
  })

  test('what has a target, or is a slot or a zone, is no button', () => {
    const aimed = ask('call', option('call h2', { source: 'c2', target: 's0.R1' }), option('put', { source: 's0.R1' }), option('look', { source: 'z0.drop' }))
    expect(piled(aimed, view({ drop: [card(2)] }), CIRCLES, [])).toEqual([])
  })

  test('64 cards of a drop zone are 64 buttons', () => {
    const handles = Array.from({ length: 64 }, (_, i) => i + 1)
    const many = ask('choose', ...handles.map((n) => option(`choose h${n}`, { source: `c${n}` })))
    expect(piled(many, view({ drop: handles.map((n) => card(n)) }), CIRCLES, [])).toHaveLength(64)
  })
})

describe('the two names of a place', () => {
  test('a circle is a zone', () => {
    const table = view({ R1: [card(7)] }, { V: [card(8)] })
    expect(twin(table, CIRCLES, 'c7')).toBe('s0.R1')
    expect(twin(table, CIRCLES, 's0.R1')).toBe('c7')
    expect(twin(table, CIRCLES, 's1.V')).toBe('c8')
  })

  test('slots of a row go by their number', () => {
    expect(twin(view({ monsters: [null, card(7)] }), MONSTERS, 'c7')).toBe('s0.2')
    expect(twin(view({}, { weapons: [card(4), card(5)] }), WEAPONS, 's1.W2')).toBe('c5')
    expect(twin(view({ field: [null, card(6)] }), FIELD, 'c6')).toBe('s0.F2')
  })

  test('only the first card of a circle is its unit', () => {
    expect(twin(view({ V: [card(1), card(2)] }), CIRCLES, 'c2')).toBe('')
  })

  test.each(['', 's0.R9', 's1.R1', 'c99', 'z0.drop', 'c5'])('%j has no other name', (spot) => {
    expect(twin(view({ R1: [card(7)], hand: [card(5)] }), CIRCLES, spot)).toBe('')
  })

  test('an empty slot has no card', () => {
    expect(twin(view({ monsters: [null, null] }), MONSTERS, 's0.1')).toBe('')
  })
})

describe('marks on the table', () => {
  const call = ask('main', option('call h1>R1', { source: 'c1', target: 's0.R1' }), option('call h1>R2', { source: 'c1', target: 's0.R2' }), option('ride h2', { source: 'c2' }), option('pass'))

  test('without a prompt there are none', () => {
    expect(marksFor(null, [greyed('call', 'c1')], 'c1')).toEqual({})
  })

  test('an empty prompt marks nothing', () => {
    expect(marksFor(ask('main'), [], null)).toEqual({})
  })

  test('what can be used is legal, what cannot says why', () => {
    expect(marksFor(call, [greyed('call h3', 'c3')], null)).toEqual({
      c1: { legal: true },
      c2: { legal: true },
      c3: { refused: 'No call h3.' },
    })
  })

  test('what can be used somehow is not refused', () => {
    expect(marksFor(call, [greyed('ride h1', 'c1')], null)['c1']).toEqual({ legal: true })
  })

  test('a picked card shows where it can go, and where not', () => {
    const marks = marksFor(call, [greyed('call h1>R3', 'c1', 's0.R3')], 'c1', { 'call h1>R2': 'Swap' })
    expect(marks).toEqual({
      c1: { legal: true, selected: true },
      's0.R1': { legal: true, target: true },
      's0.R2': { legal: true, target: true, note: 'Swap' },
      's0.R3': { refused: 'No call h1>R3.' },
    })
  })

  test('a fight is marked, also where nobody is asked', () => {
    const fight = { attack: 9, defence: 8, attacker: 's0.V', targets: ['s1.V'], boosters: ['s0.R4'] }
    expect(marksFor(null, [], null, {}, fight)).toEqual({
      's0.V': { attacker: true },
      's0.R4': { boosting: true },
      's1.V': { target: true },
    })
  })

  test('who fights can be used', () => {
    const fight = { attack: 9, defence: 8, attacker: 's0.V', targets: ['c1'] }
    expect(marksFor(call, [], null, {}, fight)['c1']).toEqual({ target: true, legal: true })
  })

  test('64 options mark 64 places', () => {
    const many = ask('choose', ...Array.from({ length: 64 }, (_, i) => option(`choose h${i + 1}`, { source: `c${i + 1}` })))
    const marks = marksFor(many, [], 'c64')
    expect(Object.keys(marksFor(many, [], null))).toHaveLength(64)
    expect(marks).toEqual({ c64: { legal: true, selected: true } })
  })
})

describe('why nothing can be done', () => {
  test('the first that the server names for a card is the best', () => {
    const all = [greyed('call h1', 'c1'), greyed('call h2', 'c2'), greyed('ride h2', 'c2')]
    expect(refusal(all, ['c2'])?.action).toBe('call h2')
  })

  test('of a target it says what is wrong with what was picked', () => {
    const all = [greyed('call h1>R1', 'c1', 's0.R1'), greyed('move', 's0.R1')]
    expect(refusal(all, ['s0.R1'], 'c1')?.action).toBe('call h1>R1')
    expect(refusal(all, ['s0.R1'])?.action).toBe('move')
  })

  test('a place goes by either of its names', () => {
    expect(refusal([greyed('attack', 's0.R1')], ['c7', 's0.R1'])?.action).toBe('attack')
  })

  test('a place of which nothing is known has no reason', () => {
    expect(refusal([], ['c2'])).toBeUndefined()
    expect(refusal([greyed('call h2', 'c2')], [])).toBeUndefined()
    expect(refusal([greyed('call h2', 'c2')], ['s0.R9'], 'c1')).toBeUndefined()
  })

  test('a reason is one text: what is wrong, what would help, the rule', () => {
    const one = greyed('call h2', 'c2')
    expect(because(one)).toBe('No call h2.')
    expect(because({ ...one, reason: { ...one.reason, rule: '6.5.2' } })).toBe('No call h2. (6.5.2)')
    expect(because({ ...one, reason: { ...one.reason, needs: 'Ride first.', rule: '6.5.2' } })).toBe('No call h2. Ride first. (6.5.2)')
  })
})
