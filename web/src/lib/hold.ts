/** A finger that rests on something for a while: what lies there is shown, and neither picked nor dragged. */

const LONG = 450 // milliseconds
const FAR = 8 // pixels

/** Calls `show` where a finger rests on what fits `path`; gives a way to stop listening. `show` says whether it did. */
export function holding(path: string, show: () => boolean): () => void {
  let timer = 0
  let start = { id: -1, x: 0, y: 0 }

  function onpointerdown(event: PointerEvent): void {
    end()
    if (event.pointerType !== 'touch' || !(event.target as Element).closest(path)) return
    start = { id: event.pointerId, x: event.clientX, y: event.clientY }
    timer = window.setTimeout(() => {
      if (!show()) return
      dispatchEvent(new PointerEvent('pointercancel', { pointerId: start.id })) // it is no drag
      addEventListener('click', stop, { capture: true, once: true })
      addEventListener('pointerdown', unstop, { capture: true, once: true })
    }, LONG)
  }

  /** The click that ends a hold is none; the next touch begins anew. */
  const stop = (event: Event): void => (event.stopPropagation(), event.preventDefault(), unstop())
  const unstop = (): void => removeEventListener('click', stop, { capture: true })
  const end = (): void => clearTimeout(timer)

  function onpointermove(event: PointerEvent): void {
    if (event.pointerId === start.id && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) end()
  }
  /** A browser's own menu for a long press. */
  function oncontextmenu(event: Event): void {
    if ((event as PointerEvent).pointerType === 'touch' && (event.target as Element).closest(path)) event.preventDefault()
  }

  const heard = { pointerdown: onpointerdown, pointermove: onpointermove, pointerup: end, pointercancel: end, contextmenu: oncontextmenu } as unknown as Record<string, EventListener>
  for (const [kind, listener] of Object.entries(heard)) addEventListener(kind, listener)
  return () => {
    end()
    unstop()
    for (const [kind, listener] of Object.entries(heard)) removeEventListener(kind, listener)
  }
}
