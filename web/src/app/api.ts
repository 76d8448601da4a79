/** The REST part of the server, and where this browser keeps the tokens of its seats. */
import type {
  Browser,
  CardFace,
  CardsFound,
  Catalogue,
  CheckDeck,
  Checked,
  CompareDecks,
  Comparison,
  Convert,
  Converted,
  Course,
  DrawDeck,
  Ended,
  Finished,
  Fork,
  Hand,
  Join,
  KeepDeck,
  KeptDeck,
  Learn,
  Me,
  NewTable,
  Open,
  Place,
  Position,
  Profile,
  Seated,
  Share,
  Story,
  TryHand,
  Watched,
  Who,
} from './protocol'
import { isOwn } from '../lib/words'

/** A request that was refused: by the server, in its words, or because no answer came. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

const OFFLINE = 'offline'

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init: RequestInit = { method, headers }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...headers, 'content-type': 'application/json' }
  }
  return fetch(path, init).catch((error: Error) => {
    throw new Refusal(0, OFFLINE, error.message)
  })
}

async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await ask(method, path, body, headers)
  const value = await answer.json().catch(() => null) // what stands before a server answers for it with a page
  if (!answer.ok || value === null) throw new Refusal(answer.status, value?.code ?? OFFLINE, value?.text ?? answer.statusText)
  return value as T
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown) => call<T>('POST', path, body)

export const rules = (game: string, lang: string) => get<Record<string, string>>(`/api/games/${game}/rules?lang=${lang}`)

export const catalogue = (lang: string) => get<Catalogue>(`/api/games?lang=${lang}`)
export const me = () => get<Who>('/api/me')
export const rename = (name: string) => post<Me>('/api/me', { name })
export const register = (name: string, password: string) => post<Who>('/api/account', { name, password })
export const logIn = (name: string, password: string) => post<Who>('/api/login', { name, password })
export const logOut = () => call<unknown>('DELETE', '/api/login')
export const browsers = () => get<Browser[]>('/api/logins')
/** Log out in one browser, or in all but this one. */
export const endLogins = (id = '') => call<Ended>('DELETE', id ? `/api/logins/${id}` : '/api/logins')
export const changePassword = (password: string, fresh: string) => post<Ended>('/api/account/password', { password, new: fresh })
export const leave = (password: string) => call<unknown>('DELETE', '/api/account', { password })
export const ladder = (game: string) => get<Place[]>(`/api/ladder?game=${game}`)
export const person = (name: string) => get<Profile>(`/api/people/${encodeURIComponent(name)}`)
export const blocks = () => get<string[]>('/api/blocks')
export const block = (name: string) => post<string[]>('/api/blocks', { name })
export const unblock = (name: string) => call<string[]>('DELETE', `/api/blocks/${encodeURIComponent(name)}`)
/** Tell the operator about the other player at a table at which this browser sits. */
export const report = (table: string, reason: string, text: string) =>
  call<unknown>('POST', `/api/tables/${table}/report`, { reason, text }, played(table))
export const watchable = (lang: string) => get<Watched[]>(`/api/watch?lang=${lang}`)
export const lobby = (lang: string) => get<Open[]>(`/api/tables?lang=${lang}`)
export const look = (table: string, lang: string) => get<Open>(`/api/tables/${table}?lang=${lang}`)
export const join = (table: string, asked: Join) => post<Seated>(`/api/tables/${table}/join`, asked)
export const openTable = (asked: NewTable) => post<Seated>('/api/tables', asked)
export const check = (game: string, asked: CheckDeck) => post<Checked>(`/api/games/${game}/check`, asked)
export const convert = (game: string, asked: Convert) => post<Converted>(`/api/games/${game}/convert`, asked)
export const tryHand = (game: string, asked: TryHand) => post<Hand>(`/api/games/${game}/hand`, asked)
export const compare = (game: string, asked: CompareDecks) => post<Comparison>(`/api/games/${game}/compare`, asked)
export const lessons = (lang: string) => get<Course[]>(`/api/lessons?lang=${lang}`)
export const openLesson = (name: string, asked: Learn) => post<Seated>(`/api/lessons/${name}`, asked)
export const keptDecks = (game: string) => get<KeptDeck[]>(`/api/decks?game=${game}`)
export const keepDeck = (asked: KeepDeck) => post<KeptDeck>('/api/decks', asked)
export const forgetDeck = (game: string, name: string) => call<unknown>('DELETE', `/api/decks/${game}/${encodeURIComponent(name)}`)
export const finished = (mine: boolean, lang: string) => get<Finished[]>(`/api/replays?lang=${lang}${mine ? '&mine' : ''}`)
export const story = (name: string, seat: number, lang: string) =>
  call<Story>('GET', `/api/replays/${name}?seat=${seat}&lang=${lang}`, undefined, played(name))
export const position = (name: string, n: number, seat: number, lang: string) =>
  call<Position>('GET', `/api/replays/${name}/at?n=${n}&seat=${seat}&lang=${lang}`, undefined, played(name))
export const fork = (name: string, asked: Fork) => call<Seated>('POST', `/api/replays/${name}/fork`, asked, played(name))
/** Let everybody see a game that was played here, or take that back. */
export const share = (name: string, shared: boolean) => call<Share>('POST', `/api/replays/${name}/share`, { shared }, played(name))
/** A game as a replay file. */
export const replayFile = (name: string) => textOf('GET', `/api/replays/${name}/file`, undefined, played(name))

/** What shows that this browser played a game: a seat's token. A cookie, where there is one, goes by itself. */
function played(name: string): Record<string, string> {
  const ticket = tickets().find((one) => one.table === name)
  return ticket ? { authorization: `Bearer ${ticket.token}` } : {}
}

export interface Search {
  q: string
  sort: string
  from: number
  n: number
  lang: string
}

export function search(game: string, { q, sort, from, n, lang }: Search): Promise<CardsFound> {
  const asked = new URLSearchParams({ q, sort, from: String(from), n: String(n), lang })
  return get<CardsFound>(`/api/games/${game}/search?${asked}`)
}

/** A deck as an SVG document. */
export const picture = (game: string, asked: DrawDeck) => textOf('POST', `/api/games/${game}/picture`, asked)

async function textOf(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask(method, path, body, headers)
  const text = await answer.text()
  if (answer.ok) return text
  throw refusal(answer, text)
}

function refusal(answer: Response, text: string): Refusal {
  try {
    const { code, text: said } = JSON.parse(text) as { code: string; text: string }
    return new Refusal(answer.status, code, said)
  } catch {
    return new Refusal(answer.status, OFFLINE, answer.statusText)
  }
}

const known = new Map<string, Promise<Record<string, CardFace>>>()

/** The cards of a game in a language, by id. */
export function faces(game: string, lang: string): Promise<Record<string, CardFace>> {
  const key = `${game} ${lang}`
  let found = known.get(key)
  if (!found) {
    found = get<CardFace[]>(`/api/games/${game}/cards?lang=${lang}`).then((cards) =>
      Object.fromEntries(cards.map((card) => [card.id, card])),
    )
    found.catch(() => known.delete(key))
    known.set(key, found)
  }
  return found
}

const singles = new Map<string, Promise<CardFace>>()
const NOT_THERE = 404

/** One card of the host's library, or one that a player has brought to a table or a replay, by its path; it is asked for once, and again only where no answer came. */
export function face(game: string, id: string, lang: string, at = ''): Promise<CardFace> {
  const path = isOwn(id) && at ? at : `games/${game}`
  const key = `${path} ${lang} ${id}`
  let found = singles.get(key)
  if (!found) {
    const shown = at ? played(at.split('/')[1]!) : {}
    found = call<CardFace>('GET', `/api/${path}/card/${id.split('/').map(encodeURIComponent).join('/')}?lang=${lang}`, undefined, shown)
    found.catch((error: Refusal) => error.status !== NOT_THERE && singles.delete(key))
    singles.set(key, found)
  }
  return found
}

/** A seat of this browser: its token, and at one screen the other seat's too. */
export interface Ticket {
  table: string
  seat: number
  token: string
  other?: string
  game?: string
  lesson?: string
  over?: boolean
}

const TICKETS = 'duelwright.seats'
const MOST_TICKETS = 50

export function tickets(): Ticket[] {
  try {
    return JSON.parse(localStorage.getItem(TICKETS) ?? '[]') as Ticket[]
  } catch {
    return []
  }
}

export function keepTicket(ticket: Ticket): void {
  const known = tickets()
  const before = known.find((one) => one.table === ticket.table)
  if (before?.token === ticket.token || before?.other === ticket.token) return // a link to a seat knows less of it
  save([ticket, ...known.filter((one) => one !== before)])
}

/** The game is over: the start page names the table no more, but its seat can still be opened, and its replay turned. */
export function endTicket(table: string, seat?: number): void {
  save(tickets().map((one) => (one.table === table ? { ...one, seat: seat ?? one.seat, over: true } : one)))
}

function save(all: Ticket[]): void {
  localStorage.setItem(TICKETS, JSON.stringify(all.slice(0, MOST_TICKETS)))
}
