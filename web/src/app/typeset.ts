/** French typography: no line begins with ; : ! ? or », and none ends with «. */

const NO_BREAK = '\u00a0'

export function spaced(text: string): string {
  return text.replace(/ ([;:!?»])/g, `${NO_BREAK}$1`).replace(/« /g, `«${NO_BREAK}`)
}

/** The same for a whole table of words. */
export function typeset(words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, spaced(text)]))
}
