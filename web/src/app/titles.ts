/** What ready decks are called: a title, and the product's code where that is another. */
import type { ReadyDeck } from './protocol'

export const titleOf = (deck: ReadyDeck | undefined, name: string): string => (!deck || deck.title === name ? name : `${deck.title} (${name})`)
