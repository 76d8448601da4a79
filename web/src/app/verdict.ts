/** Who won, as the viewer reads it; at one screen two people read it, so it is a name. */
import type { Ending, Info } from './protocol'
import { t } from './settings.svelte'

export function verdict(ending: Ending, info: Info): string {
  if (ending.winner === null) return t('over.drawn')
  const isYou = ending.winner === info.you && info.kind !== 'hotseat'
  return isYou ? t('over.won') : t('over.lost', { name: info.names[ending.winner]! })
}
