import { describe, expect, test } from 'vitest'
import { parted } from '../src/lib/syllables'

describe('where a word is parted', () => {
  test.each([
    ['Determination', 'Determi-nation'],
    ['Luminescence', 'Lumines-cence'],
    ['Sunburst', 'Sun-burst'],
    ['Ankybowler', 'Anky-bowler'],
    ['постоянный', 'пос-тоянный'],
    ['заклинание', 'закли-нание'],
  ])('%s', (word, said) => {
    expect(parted(word).join('-')).toBe(said)
  })

  test('a short word and one without syllables stay whole', () => {
    for (const word of ['Blade', 'Dr.', '12345678', 'Rhythms']) expect(parted(word)).toEqual([word])
  })

  test('letters that make one sound stay together', () => {
    expect(parted('Cathedral').some((part) => part.endsWith('t'))).toBe(false)
  })
})
