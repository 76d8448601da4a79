/** The list that was last worked on for each game, in this browser. */
export const TYPING = 250 // milliseconds of rest before a list is checked
const KEPT = 'duelwright.deck.'
const NAMED = 'duelwright.deckname.'
const UNREAD = 'duelwright.unread.'
const RULES = 'duelwright.deckrules.'
const GAME = 'duelwright.deckgame'

export const keptList = (game: string): string => localStorage.getItem(KEPT + game) ?? ''
export const keepList = (game: string, text: string): void => localStorage.setItem(KEPT + game, text)

/** What that list is called. */
export const keptName = (game: string): string => localStorage.getItem(NAMED + game) ?? ''
export const keepName = (game: string, name: string): void => localStorage.setItem(NAMED + game, name)

/** Those of its unread cards that its player agrees to play without their abilities. */
export const keptUnread = (game: string): string => localStorage.getItem(UNREAD + game) ?? ''
export const keepUnread = (game: string, cards: string): void => localStorage.setItem(UNREAD + game, cards)

/** The rules that its decks are checked by, where they are not the format's. */
export const keptRules = (game: string): string => localStorage.getItem(RULES + game) ?? ''
export const keepRules = (game: string, name: string): void => localStorage.setItem(RULES + game, name)

/** The game whose decks were last built. */
export const keptGame = (): string => localStorage.getItem(GAME) ?? ''
export const keepGame = (game: string): void => localStorage.setItem(GAME, game)
