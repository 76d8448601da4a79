import { expect, test } from 'vitest'
import { FR } from '../src/app/words.fr'
import { RU } from '../src/app/words.ru'
import { DECK_PAGE } from '../src/app/decks/words'
import { PEOPLE } from '../src/app/people/words'
import { OWN_CARDS } from '../src/app/own/words'
import { PICTURES_PAGE } from '../src/app/pictures/words'
import { ASIDE } from '../src/app/aside/words'
import { PAGES } from '../src/app/pages/words'
import { EN } from '../src/app/words'
import { spaced } from '../src/app/typeset'

test('French marks are kept with their words', () => {
  expect(spaced('Pourquoi pas « elle » : non ?')).toBe('Pourquoi pas «\u00a0elle\u00a0»\u00a0: non\u00a0?')
  expect(spaced('3 s')).toBe('3 s')
  const broken = Object.values(FR).filter((text) => / [;:!?»]|« /.test(text))
  expect(broken).toEqual([])
})

test('terms are those of the glossary, in every language', () => {
  expect([EN['stat.block'], FR['stat.block'], RU['stat.block']]).toEqual(['Block', 'Blocage', 'Блок'])
  expect([EN['place.rear'], FR['place.rear'], RU['place.rear']]).toEqual([
    'rear-guard {slot}',
    'Rear-guard {slot}',
    'Арьергард {slot}',
  ])
  const known = { ...EN, ...DECK_PAGE, ...ASIDE, ...PAGES, ...PEOPLE, ...OWN_CARDS, ...PICTURES_PAGE }
  expect(Object.keys(FR).filter((key) => !(key in known))).toEqual([])
})
