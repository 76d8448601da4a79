/** Which turn it is, in words: while the decks are set up it is nobody's yet. */
import { t } from './settings.svelte'

export const turnSaid = (n: number, more = ''): string => (n ? [t('table.turn', { n }), more].filter(Boolean).join(' · ') : t('table.before'))
