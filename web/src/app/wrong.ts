/** Why a request failed, in the person's language; in the server's words where we have none for its code. */
import { Refusal } from './api'
import { PAGES } from './pages/words'
import { settings, t } from './settings.svelte'

settings.learn(PAGES)

export function wrong(error: unknown): string {
  const { message: text } = error as Error
  const key = error instanceof Refusal ? `wrong.${error.code}` : ''
  return key in settings.words ? t(key, { text }) : text
}
