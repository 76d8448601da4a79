/** Vanguard's zones beside the circles, and what they are called (keys of the words). */

export interface ZoneTitle {
  zone: string
  title: string
  /** its last card lies on top for all to see */
  open?: boolean
}

export const PILES: ZoneTitle[] = [
  { zone: 'deck', title: 'Deck', open: false },
  { zone: 'drop', title: 'Drop', open: true },
  { zone: 'ride', title: 'Ride deck', open: true },
  { zone: 'G', title: 'G zone', open: true },
]

/** Shown as chips where they hold a card. */
export const SELDOM: ZoneTitle[] = [
  { zone: 'bind', title: 'Bind' },
  { zone: 'gauge', title: 'Gauge' },
  { zone: 'crest', title: 'Crest' },
]
