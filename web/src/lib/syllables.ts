/** Where a long word may be parted: between syllables, as near to its middle as can be. */

const VOWELS = 'aeiouyàâäéèêëîïôöùûüœæаеёиоуыэюя'
const TOGETHER = /^(?:ch|ck|gh|ph|qu|sh|th|wh|[\p{L}][ьъй])$/u // letters that stay on one line
const LEAST = 3 // letters on each line

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter.toLowerCase())
const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)

/** The two parts of a word, or the word where it has but one. */
export function parted(word: string): string[] {
  let best = -1
  for (let at = LEAST; at <= word.length - LEAST; at++) {
    const [before, first, second] = [word[at - 1], word[at], word[at + 1]]
    const opens = isLetter(before) && isLetter(first) && !isVowel(first) && isVowel(second)
    if (!opens || TOGETHER.test(`${before}${first}`.toLowerCase())) continue
    if (!isLetter(word[at + LEAST - 1])) continue
    if (best < 0 || Math.abs(at - word.length / 2) < Math.abs(best - word.length / 2)) best = at
  }
  return best < 0 ? [word] : [word.slice(0, best), word.slice(best)]
}
