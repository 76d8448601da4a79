"""What a page watches of itself: what of the board moves, what is covered, how often somebody clicks."""

from __future__ import annotations

from typing import Final

import msgspec

from .person import Person

# Places of the board, not the cards that lie there. A place in a row is told apart by its number in its group.
WATCH: Final = """
window.watched = (() => {
  const PLACES = ['.board', '.board [role=group]', '.circle', '.bay', '.slot', '.frame', '.pile__b', '.chip[data-spot]',
    '.lp', '.hp', '.numbers dt', '.outlet', '.zone__h', '.oppo-hand', '.between', '.low .region', '.low .ask',
    '.low .prompt', '.rail .phases li', '.rail .person', '.bar2']
  const NEAR = 2
  let last = new Map(), seen = {jumps: 0, largest: 0, clicks: 0, covered: 0, hidden: 0, by: {}, covers: {}}
  let size = '', due = false
  const boxes = () => {
    const found = new Map()
    for (const path of PLACES) {
      const count = {}
      for (const one of document.querySelectorAll(path)) {
        const box = one.getBoundingClientRect()
        if (!box.width || !box.height) continue
        const group = one.closest('.board [role=group]')
        const name = group?.getAttribute('aria-label').split(',')[0] ?? ''
        const within = group === one ? '' : name
        const said = one.dataset.spot ?? (group === one ? name : '')
        const kind = `${path} ${within} ${said}`
        count[kind] = (count[kind] ?? 0) + 1
        found.set(`${kind} ${count[kind]}`, box)
      }
    }
    return found
  }
  const look = () => {
    due = false
    if (!document.querySelector('.board') || document.querySelector('.cover')) return void (last = new Map())
    const now = boxes()
    const wide = `${innerWidth} ${innerHeight}`
    if (wide !== size) [last, size] = [new Map(), wide]
    let most = 0, out = false
    for (const [key, box] of now) {
      const beside = box.left < -1 || box.right > innerWidth + 1
      if (!/^.(chip|rail)/.test(key) && (beside || box.top < -1 || box.bottom > innerHeight + 1)) out = true
      const old = last.get(key)
      if (!old) continue
      const far = Math.max(...['left', 'top', 'right', 'bottom'].map((side) => Math.abs(box[side] - old[side])))
      if (far <= NEAR) continue
      most = Math.max(most, far)
      const at = (seen.by[key] ??= {times: 0, largest: 0})
      at.times += 1
      at.largest = Math.max(at.largest, far)
    }
    if (out) seen.hidden += 1
    if (most) seen.jumps += 1
    seen.largest = Math.max(seen.largest, most)
    for (const [key, box] of now) last.set(key, box)
    const panel = document.querySelector('.felt .fight[role=status]')?.getBoundingClientRect()
    if (!panel) return
    for (const card of document.querySelectorAll('.board .card:not(.reveal *)')) {
      const box = card.getBoundingClientRect()
      const x = Math.min(box.right, panel.right) - Math.max(box.left, panel.left)
      const y = Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top)
      if (Math.min(x, y) > 1) {
        seen.covered += 1
        const name = card.closest('.circle, .bay, .slot, .cards, .oppo-hand')?.className ?? ''
        seen.covers[name] = Math.max(seen.covers[name] ?? 0, Math.min(x, y))
        break
      }
    }
  }
  const soon = () => {
    if (due) return
    due = true
    requestAnimationFrame(look)
  }
  addEventListener('click', () => (seen.clicks += 1), true)
  new MutationObserver(soon).observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
  return {take: () => seen}
})()
"""


class Moved(msgspec.Struct):
    """How often something moved, and how far at most, in pixels."""

    times: int
    largest: float


class Watched(msgspec.Struct):
    """What was seen so far."""

    jumps: int
    largest: float
    clicks: int
    covered: int
    hidden: int
    by: dict[str, Moved]
    covers: dict[str, float]


def watched(person: Person) -> Watched:
    """What the page has seen of itself."""
    return msgspec.convert(person.page.evaluate("() => window.watched.take()"), Watched)


__all__ = ["WATCH", "Moved", "Watched", "watched"]
