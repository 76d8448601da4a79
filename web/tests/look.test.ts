/** Cards look here as they do in pictures of decks: the same facts are tested in tests/library/test_look.py. */
import { expect, test } from 'vitest'
import { emblem } from '../src/lib/emblem'
import { ink } from '../src/lib/ink'
import { SIGILS, triggerIcon } from '../src/lib/look'
import type { CardFace } from '../src/lib/types'

function face(kind: string, traits: Record<string, string[]>): CardFace {
  return { id: 'x', name: 'X', kind, kind_name: kind, traits, numbers: {}, text: [] } as unknown as CardFace
}

test('an ink is found by clan, then nation, then kind, and for every name', () => {
  expect(ink(face('normal unit', { clan: ['Kagero'], nation: ['Keter Sanctuary'] }))).toBe('#9a2d20')
  expect(ink(face('normal unit', { nation: ['Keter Sanctuary'] }))).toBe('#7d5a0c')
  expect(ink(face('normal unit', { nation: ['Nowhere'] }))).toBe('#4b5f14')
  expect(ink(face('ace', {}))).toBe('#8d2b3f')
  expect(ink(face('skirmisher', {}))).toBe('#4a4f55')
  expect(ink(undefined)).toBe('#4a4f55')
})

test('the emblem of a card is seeded by its id, its sigil suggested by its name', () => {
  const drawn = emblem('duel/axe-raider', 'Axe Raider')
  expect(drawn.sigil).toBe(SIGILS.axe)
  expect(drawn.rosette.slice(0, 24)).toBe('M95.0 50.0L93.2 51.6L88.')
  expect(emblem('duel/axe-raider', 'Axe Raider')).toBe(drawn)
})

test('a trigger that is unknown has the shape of an over trigger', () => {
  expect(triggerIcon('draw').colour).toBe('#b3261e')
  expect(triggerIcon('new')).toEqual(triggerIcon('over'))
})
