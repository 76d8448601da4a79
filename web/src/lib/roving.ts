/** One tab stop for a region; the arrow keys go to the nearest button in their direction. */
import type { Action } from 'svelte/action'

const ITEMS = 'button[data-rove]'

const SIDES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far a step sideways counts beside one straight ahead. */
const ASIDE = 2.5

export const roving: Action<HTMLElement> = (region) => {
  let current: HTMLElement | null = null

  const items = () => [...region.querySelectorAll<HTMLElement>(ITEMS)]

  function settle(): void {
    const all = items()
    if (!current || !all.includes(current)) current = all.find((item) => item.dataset['legal']) ?? all[0] ?? null
    for (const item of all) item.tabIndex = item === current ? 0 : -1
  }

  function nearest(from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | null {
    const here = from.getBoundingClientRect()
    let best: HTMLElement | null = null
    let shortest = Infinity
    for (const item of items()) {
      if (item === from) continue
      const there = item.getBoundingClientRect()
      const x = (there.left + there.right - here.left - here.right) / 2
      const y = (there.top + there.bottom - here.top - here.bottom) / 2
      const ahead = x * dx + y * dy
      const aside = Math.abs(x * dy) + Math.abs(y * dx)
      if (ahead <= 1 || there.width === 0) continue
      const way = ahead + aside * ASIDE
      if (way < shortest) [best, shortest] = [item, way]
    }
    return best
  }

  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(ITEMS)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const side = SIDES[event.key]
    const to = side ? nearest(from, side) : null
    if (!side) return
    event.preventDefault()
    to?.focus()
  }

  function onfocusin(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS)
    if (!item) return
    current = item
    settle()
  }

  const watch = new MutationObserver(settle)
  watch.observe(region, { childList: true, subtree: true })
  region.addEventListener('keydown', onkeydown)
  region.addEventListener('focusin', onfocusin)
  settle()
  return {
    destroy() {
      watch.disconnect()
      region.removeEventListener('keydown', onkeydown)
      region.removeEventListener('focusin', onfocusin)
    },
  }
}
