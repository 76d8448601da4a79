import { describe, expect, test } from 'vitest'
import { CONTROLS, controlOf, minutes, nameOf, timed } from '../src/app/clocks'

describe('time controls', () => {
  test('each is known again by its name, and nothing else by none', () => {
    for (const one of CONTROLS) expect(controlOf(nameOf(one))).toEqual(one)
    expect(new Set(CONTROLS.map(nameOf)).size).toBe(CONTROLS.length)
    expect(controlOf(undefined)).toEqual(CONTROLS[0])
    expect(controlOf('nonsense')).toEqual(CONTROLS[0])
  })

  test('seconds for an answer that an earlier version kept are those', () => {
    expect(controlOf(60)).toEqual({ clock: 60, bank: 0, increment: 0 })
  })

  test('a table without a clock has none', () => {
    const open = { table: 't', game: 'duel', title: 'Duel', name: 'Ann', clock: 0, bank: 0, increment: 0, rated: false, rank: null }
    expect(timed(open)).toBeNull()
    expect(timed({ ...open, bank: 600 })).toEqual({ clock: 0, bank: 600, increment: 0 })
  })

  test('minutes and seconds, never below nothing', () => {
    expect([minutes(605.2), minutes(59), minutes(0), minutes(-3)]).toEqual(['10:06', '0:59', '0:00', '0:00'])
  })
})
