/** A file of cards on its way to the server: how much of it has gone, and what became of it. */
import { Refusal } from '../api'
import type { BroughtCards, OwnCardsList } from '../protocol'
import { settings } from '../settings.svelte'

const PATH = '/api/own-cards'
const DONE = 1

async function asked(path: string, method = 'GET'): Promise<OwnCardsList> {
  const answer = await fetch(path, { method }).catch((error: Error) => {
    throw new Refusal(0, 'offline', error.message)
  })
  return read(answer.status, await answer.text()) as OwnCardsList
}

/** The files of cards that somebody has here. */
export const mine = () => asked(PATH)
/** Delete one; what is left. */
export const remove = (name: string) => asked(`${PATH}/${encodeURIComponent(name)}?lang=${settings.lang}`, 'DELETE')

/** Send a file; `tell` hears how much of it has gone, from 0 to 1. */
export function send(file: File, tell: (part: number) => void): Promise<BroughtCards> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest() // fetch tells nothing of what was sent
    request.open('POST', `${PATH}?${new URLSearchParams({ file: file.name, lang: settings.lang })}`)
    request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : DONE)
    request.upload.onload = () => tell(DONE)
    request.onerror = () => fail(new Refusal(0, 'offline', ''))
    request.onload = () => {
      try {
        done(read(request.status, request.responseText) as BroughtCards)
      } catch (error) {
        fail(error as Error)
      }
    }
    request.send(file)
  })
}

function read(status: number, text: string): unknown {
  let value: { code?: string; text?: string } | null = null
  try {
    value = JSON.parse(text) as object
  } catch {
    // what stands before a server answers for it with a page
  }
  if (status >= 200 && status < 300 && value) return value
  throw new Refusal(status, value?.code ?? 'offline', value?.text ?? '')
}
