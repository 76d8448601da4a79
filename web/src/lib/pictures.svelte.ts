/** Pictures of cards that somebody has brought into this browser. Where there are none, nothing is fetched for them. */
const MARK = 'duelwright.pictures' // is set where there are some

let drawn: Record<string, string> = $state.raw({})
let has = $state(localStorage.getItem(MARK) !== null)
const asked = new Set<string>()

/** The address of a card's picture, or nothing: then its emblem is drawn. What is asked for first is there a moment later. */
export function pictureOf(id: string): string {
  if (has && !asked.has(id)) {
    asked.add(id)
    void fetched(id)
  }
  return has ? (drawn[id] ?? '') : ''
}

async function fetched(id: string): Promise<void> {
  const { kept } = await import('./shelf')
  const picture = await kept(id)
  if (!picture) return
  const reader = new FileReader()
  reader.onload = () => (drawn = { ...drawn, [id]: reader.result as string })
  reader.readAsDataURL(picture)
}

/** There are other pictures now, or none. */
export function renew(some: boolean): void {
  if (some) localStorage.setItem(MARK, '1')
  else localStorage.removeItem(MARK)
  asked.clear()
  drawn = {}
  has = some
}
