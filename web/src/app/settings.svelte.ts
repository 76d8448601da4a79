/** What a person has set in this browser: language, theme, stops, and whether letter keys act. */
import type { Words } from '../lib/types'
import { fill } from '../lib/words'
import { EN } from './words'

const KEY = 'duelwright.settings'
/** The words of each language, fetched when it is spoken; English is always here. */
const WORDS: Record<string, () => Promise<Words>> = {
  en: async () => ({}),
  fr: async () => (await import('./words.fr')).FR,
  ru: async () => (await import('./words.ru')).RU,
}
export const LANGUAGES = Object.keys(WORDS)

/** How fast the other player's turn is shown: all at once, one thing after the other, or each when the person says so. */
export const PACES = ['instant', 'normal', 'step'] as const
export type Pace = (typeof PACES)[number]

interface Saved {
  lang: string
  theme: 'dark' | 'light'
  name: string
  stops: Record<string, boolean>
  keys: boolean
  pace: Pace
  whole: boolean
  notice: boolean
  sounds: boolean
}

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>
  } catch {
    return {}
  }
}

/** Stops that an earlier version set by itself: nobody chose them. */
function isFormer(stops: Record<string, boolean>): boolean {
  return JSON.stringify(stops) === '{"main":true,"battle":true,"main1":true,"main2":true}'
}

function preferred(): string {
  const found = navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one))
  return found ?? 'en'
}

class Settings {
  lang = $state('en')
  theme: 'dark' | 'light' = $state('dark')
  name = $state('')
  /** Phases in which forced prompts that leave them wait for a person: those that the person chose, at first none. */
  stops: Record<string, boolean> = $state({})
  /** Whether single letters and digits act; who dictates, or touches keys by chance, turns them off. */
  keys = $state(true)
  pace: Pace = $state('normal')
  /** Whether the log shows its bookkeeping, too, and nothing in it is folded. */
  whole = $state(false)
  /** Whether the browser tells of one's turn while the page is hidden. */
  notice = $state(false)
  sounds = $state(false)
  words: Words = $state.raw(EN)

  constructor() {
    const found = saved()
    this.theme = found.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
    this.name = found.name ?? ''
    if (found.stops && !isFormer(found.stops)) this.stops = found.stops
    this.keys = found.keys ?? true
    this.pace = PACES.find((one) => one === found.pace) ?? 'normal'
    this.whole = found.whole ?? false
    this.notice = found.notice ?? false
    this.sounds = found.sounds ?? false
    void this.speak(found.lang ?? preferred())
    this.show()
  }

  async speak(lang: string): Promise<void> {
    this.words = { ...EN, ...(await WORDS[lang]?.()) }
    this.lang = lang
    this.show()
    this.save()
  }

  /** English words of a page that comes later; other languages have them already. */
  learn(words: Words): void {
    Object.assign(EN, words)
    this.words = { ...words, ...this.words }
  }

  paint(theme: 'dark' | 'light'): void {
    this.theme = theme
    this.show()
    this.save()
  }

  useKeys(keys: boolean): void {
    this.keys = keys
    this.show()
    this.save()
  }

  walk(pace: Pace): void {
    this.pace = pace
    this.save()
  }

  showWhole(whole: boolean): void {
    this.whole = whole
    this.save()
  }

  notify(notice: boolean): void {
    this.notice = notice
    this.save()
  }

  sound(sounds: boolean): void {
    this.sounds = sounds
    this.save()
  }

  private show(): void {
    document.documentElement.lang = this.lang
    document.documentElement.dataset['theme'] = this.theme
    document.documentElement.dataset['keys'] = this.keys ? 'on' : 'off'
  }

  save(): void {
    const { lang, theme, name, stops, keys, pace, whole, notice, sounds } = this
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, name, stops, keys, pace, whole, notice, sounds }))
  }
}

export const settings = new Settings()

/** Says a phrase of the application. */
export function t(key: string, parameters: Record<string, string | number> = {}): string {
  return fill(settings.words[key] ?? key, parameters)
}
