import { describe, expect, test } from 'vitest'
import { DECK_PAGE } from '../src/app/decks/words'
import { PEOPLE } from '../src/app/people/words'
import { EN } from '../src/app/words'
import { FR } from '../src/app/words.fr'
import { RU } from '../src/app/words.ru'
import { fill } from '../src/lib/words'

describe('a number that is told', () => {
  test.each([
    [EN, ['Your Graveyard, 0 cards', 'Your Graveyard, 1 card', 'Your Graveyard, 2 cards']],
    [FR, ['Chez vous, Graveyard : 0 cartes', 'Chez vous, Graveyard : 1 carte', 'Chez vous, Graveyard : 2 cartes']],
    [RU, ['У вас, Graveyard: 0 карт', 'У вас, Graveyard: 1 карта', 'У вас, Graveyard: 2 карты']],
  ])('has the form of its word that it asks for', (words, said) => {
    expect([0, 1, 2].map((n) => fill(words['zone.you']!, { zone: 'Graveyard', n }).replace(/\u00a0/g, ' '))).toEqual(said)
  })

  test('follows the Russian rule for greater ones', () => {
    const said = [5, 11, 14, 21, 22, 111, 121].map((n) => fill('{n|карта|карты|карт}', { n }))
    expect(said).toEqual(['5 карт', '11 карт', '14 карт', '21 карта', '22 карты', '111 карт', '121 карта'])
  })

  test('may have spaces between its thousands', () => {
    expect(fill(DECK_PAGE['find.n']!, { n: '1\u202f001' })).toBe('1\u202f001 cards')
  })

  test('no phrase has a bare number before a word for several', () => {
    const several = /\{n\} (cards|cartes|connues|карт)/
    for (const words of [EN, DECK_PAGE, PEOPLE, FR, RU]) expect(Object.values(words).filter((phrase) => several.test(phrase))).toEqual([])
  })
})
