/** The browser's notice that it is one's turn, for who has the page in a hidden tab. */
let shown: Notification | null = null

/** Whether the browser shows notices of this page at all: on an address that is not safe it does not. */
export const isOffered = (): boolean => 'Notification' in window

export const isAllowed = (): boolean => isOffered() && Notification.permission === 'granted'

/** Ask the person whether they allow it. */
export async function allow(): Promise<boolean> {
  return isOffered() && (await Notification.requestPermission()) === 'granted'
}

/** Show a notice, in the place of the one before, until somebody looks at the page. */
export function notify(sentence: string, table: string): void {
  if (!isAllowed()) return
  shown = made(sentence, table)
  if (!shown) return
  shown.onclick = () => {
    window.focus()
    withdraw()
  }
  document.addEventListener('visibilitychange', withdraw, { once: true })
}

function withdraw(): void {
  shown?.close()
  shown = null
}

/** Browsers of phones have the class and refuse to make one of it: there the title of the page is all. */
function made(sentence: string, table: string): Notification | null {
  try {
    return new Notification(sentence, { tag: `duelwright.${table}` })
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
