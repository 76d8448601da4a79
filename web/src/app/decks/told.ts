/** What the page tells in passing, and how it is taken back. */
export interface Told {
  text: string
  undo?: () => unknown
}
