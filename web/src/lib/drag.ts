/** Drags a legal card onto a legal spot, the same as to pick the one, then the other; or anything onto a spot. */
import { tick } from 'svelte'
import type { Action } from 'svelte/action'
import type { Spot } from './types'

export interface Drag {
  onpick?: ((spot: Spot) => void) | undefined
  /** A card was lifted: time to show where it may go. Null: it was put back. */
  onlift?: ((spot: Spot | null) => void) | undefined
  /** What can be lifted, where it is not a legal card; a finger then scrolls and does not drag. */
  from?: string
  /** Something was put down on a spot. */
  ondrop?: ((from: HTMLElement, spot: Spot) => void) | undefined
}

const FAR = 8 // pixels before a press is a drag
const SPOT = '[data-spot]'

export const drag: Action<HTMLElement, Drag> = (table, given) => {
  let asked = given
  let source: HTMLElement | null = null
  let ghost: HTMLElement | null = null
  let start = { x: 0, y: 0, left: 0, top: 0 }
  let over: HTMLElement | null = null
  let pointer = -1

  function onpointerdown(event: PointerEvent): void {
    const card = (event.target as HTMLElement).closest<HTMLElement>(asked.from ?? '.card[data-legal]')
    if (!card || event.button !== 0 || source || (asked.from && event.pointerType === 'touch')) return
    const box = card.getBoundingClientRect()
    source = card
    pointer = event.pointerId
    start = { x: event.clientX, y: event.clientY, left: box.left, top: box.top }
    addEventListener('pointermove', onpointermove)
    addEventListener('pointerup', onpointerup)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', onkeydown, true)
  }

  function lift(): void {
    ghost = source!.cloneNode(true) as HTMLElement
    ghost.removeAttribute('id')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.classList.add('is-ghost')
    ghost.style.left = `${start.left}px`
    ghost.style.top = `${start.top}px`
    ghost.style.width = `${source!.offsetWidth}px`
    ghost.style.setProperty('--w', getComputedStyle(source!).getPropertyValue('--w')) // it may be a length of its region
    document.body.append(ghost)
    source!.classList.add('is-lifted')
    asked.onlift?.(source!.dataset['spot'] ?? '')
  }

  function onpointermove(event: PointerEvent): void {
    if (event.pointerId !== pointer || !source) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!ghost && Math.hypot(dx, dy) < FAR) return
    if (!ghost) lift()
    ghost!.style.translate = `${dx}px ${dy}px`
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(SPOT) ?? null
    if (under === over) return
    over?.classList.remove('is-over')
    over = under === source ? null : under
    over?.classList.add('is-over')
  }

  async function onpointerup(event: PointerEvent): Promise<void> {
    if (event.pointerId !== pointer) return
    if (!ghost || !source) return cancel()
    swallowClick()
    const [from, to] = [source, over]
    end()
    const spot = to && to !== from ? targetSpot(to) : ''
    if (!spot || !table.contains(to)) return asked.onlift?.(null)
    if (asked.ondrop) return asked.ondrop(from, spot)
    if (!from.dataset['selected']) asked.onpick?.(from.dataset['spot']!)
    await tick()
    if (to?.dataset['legal']) asked.onpick?.(targetSpot(to))
  }

  /** A card that lies in an offered slot stands for the slot. */
  function targetSpot(element: HTMLElement): Spot {
    return element.dataset['slot'] || element.dataset['spot'] || ''
  }

  /** The click that follows a drag is none. */
  function swallowClick(): void {
    const stop = (event: Event) => (event.stopPropagation(), event.preventDefault())
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !ghost) return
    event.stopPropagation()
    cancel()
  }

  function cancel(): void {
    if (ghost) asked.onlift?.(null)
    end()
  }

  function end(): void {
    ghost?.remove()
    source?.classList.remove('is-lifted')
    over?.classList.remove('is-over')
    source = ghost = over = null
    removeEventListener('pointermove', onpointermove)
    removeEventListener('pointerup', onpointerup)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', onkeydown, true)
  }

  table.addEventListener('pointerdown', onpointerdown)
  return {
    update: (next) => void (asked = next),
    destroy() {
      cancel()
      table.removeEventListener('pointerdown', onpointerdown)
    },
  }
}
