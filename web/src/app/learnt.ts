/** Which lessons were finished in this browser, and whether they are still offered on the start page. */
const KEY = 'duelwright.lessons'

interface Kept {
  done: string[]
  unwanted?: boolean
}

function kept(): Kept {
  try {
    return { done: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { done: [] }
  }
}

const keep = (found: Kept) => localStorage.setItem(KEY, JSON.stringify(found))

export const learnt = (): string[] => kept().done

export function learn(name: string): void {
  const found = kept()
  if (!found.done.includes(name)) keep({ ...found, done: [...found.done, name] })
}

/** Whether somebody is new here, and has not said that they need no lessons. */
export const isOffered = (hasPlayed: boolean): boolean => !hasPlayed && !kept().unwanted && !kept().done.length

export const decline = (): void => keep({ ...kept(), unwanted: true })
