/** The keys of a card, in the search and in the deck. */
import type { Desk } from './desk.svelte'

const MORE = ['Enter', '+', '=']
const LESS = ['-', '−', 'Delete', 'Backspace']

/** Enter or + adds the card that has the focus, − or Delete takes one out, Space shows it; true where a key did. */
export function cardKeys(event: KeyboardEvent, desk: Desk, onshow: (id: string) => void): boolean {
  const button = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]')
  const place = button?.closest<HTMLElement>('[data-card]')
  if (!place || event.ctrlKey || event.metaKey || event.altKey) return false
  const [id, section] = [place.dataset['card']!, place.dataset['section']]
  if (MORE.includes(event.key)) desk.add(id, section)
  else if (LESS.includes(event.key)) desk.remove(id, section)
  else if (event.key === ' ') onshow(id)
  else return false
  event.preventDefault()
  return true
}

/** Whether somebody writes there: letters and undo are the field's own. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]):not([type=file]), textarea, select')
}
