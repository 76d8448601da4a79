/** Who somebody is on this server: a guest, or an account. It is asked once for a page, and after each change. */
import { me } from './api'
import type { Who } from './protocol'

class Visitor {
  who: Who | null = $state.raw(null)

  get isKnown(): boolean {
    return !!this.who?.account
  }

  async look(): Promise<void> {
    this.who = await me()
  }
}

export const visitor = new Visitor()
