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

/** What lies under circles: on a phone it has no room there. */
export const UNDER: ZoneTitle[] = [
  { zone: 'soul', title: 'Soul' },
  { zone: 'heart', title: 'Heart' },
  { zone: 'dress', title: 'Under units' },
]

/** Shown as chips where they hold a card. */
export const SELDOM: ZoneTitle[] = [
  { zone: 'bind', title: 'Bind' },
  { zone: 'gauge', title: 'Gauge' },
  { zone: 'crest', title: 'Crest' },
]
