/** From a prompt to what is marked on the table, and from a click to an answer. The prompt says what is possible. */
import type { Marks, Spot, TableView } from '../lib/types'
import type { Ask, Fought, Greyed, Option, ZoneInfo } from './protocol'

/** Answers that end something rather than do something have buttons of their own. A pass never goes on in the turn. */
export const leaves = (ask: Ask): Option[] => ask.options.filter((one) => one.leaves)
export const passes = (ask: Ask): Option[] => ask.options.filter((one) => ['pass', 'done'].includes(one.action) && !one.leaves)
export const backs = (ask: Ask): Option[] => ask.options.filter((one) => one.action === 'back')

/** Options that point nowhere, and neither pass, leave nor go back: they are asked as buttons. */
export function plain(ask: Ask): Option[] {
  const set = new Set([...passes(ask), ...leaves(ask), ...backs(ask)])
  return ask.options.filter((one) => !one.source && !set.has(one))
}

/** Options that point at cards in piles, where a choice is hard to see: they are offered as buttons, too.
 *  Open lie the hand, what lies in slots, and the zones that the board lays out. */
export function piled(ask: Ask, view: TableView, zones: ZoneInfo[], laidOut: string[]): Option[] {
  const open = new Set<Spot>()
  const names = ['hand', ...laidOut, ...zones.filter((zone) => zone.slots?.length).map((zone) => zone.name)]
  for (const side of view.seats)
    for (const zone of names) for (const card of side.zones[zone] ?? []) if (card?.handle) open.add(`c${card.handle}`)
  return ask.options.filter((one) => one.source?.startsWith('c') && !one.target && !open.has(one.source))
}

/** The answer that one click on a place gives, where nothing else can be meant by it: one of several cards that are
 *  taken until "done"; on the field one of the units to choose from, or what costs nothing (`verbs`); elsewhere what
 *  the whole question is about (a ride), for who points at it: a key's second press shall mean something, too. */
export function atOnce(ask: Ask, spot: Spot, isOnField: boolean, verbs: string[], isPointed = false): Option | undefined {
  const [only, ...more] = from(ask, spot)
  if (!only || more.length) return undefined
  const wantsOne = ask.options.every((one) => !one.target)
  const isTaken = wantsOne && ask.options.some((one) => one.action === 'done')
  const verb = verbOf(only)
  const isAsked = isOnField && ((verb === 'choose' && wantsOne && !leaves(ask).length) || verbs.includes(verb))
  const isWhole = isPointed && wantsOne && verbs.includes(verb) && ask.options.every((one) => !one.source || verbOf(one) === verb)
  return isTaken || isAsked || isWhole ? only : undefined
}

const verbOf = (option: Option): string => option.action.split(' ')[0]!

/** What can be done with a spot. */
export function from(ask: Ask, spot: Spot): Option[] {
  return ask.options.filter((one) => one.source === spot)
}

/** The other name of a place: a card's slot, or the card that lies in a slot. */
export function twin(view: TableView, zones: ZoneInfo[], spot: Spot): Spot {
  for (const seat of [0, 1] as const) {
    for (const { name, slots } of zones) {
      for (const [i, slot] of (slots ?? []).entries()) {
        const card = view.seats[seat].zones[name]?.[i]
        if (!card) continue
        if (spot === `c${card.handle}`) return `s${seat}.${slot}`
        if (spot === `s${seat}.${slot}`) return `c${card.handle}`
      }
    }
  }
  return ''
}

/** How the table is marked while a prompt is open. */
export function marksFor(
  ask: Ask | null,
  greyed: Greyed[],
  picked: Spot | null,
  notes: Record<string, string> = {},
  fight: Fought | null = null,
  chosen: Spot[] = [],
): Marks {
  const marks: Marks = fighting(fight)
  if (!ask) return marks
  for (const { source } of greyed) {
    if (source && !marks[source]?.refused) marks[source] = { ...marks[source], refused: because(refusal(greyed, [source])!) }
  }
  for (const one of ask.options) {
    if (!one.source) continue
    const { refused: _, ...mark } = marks[one.source] ?? {}
    marks[one.source] = { ...mark, legal: true }
  }
  for (const spot of chosen) marks[spot] = { ...marks[spot], selected: true }
  if (picked) {
    for (const spot of Object.keys(marks)) if (spot !== picked && marks[spot]!.legal) delete marks[spot]
    marks[picked] = { legal: true, selected: true }
    for (const { source, target } of greyed)
      if (source === picked && target) marks[target] = { refused: because(refusal(greyed, [target], picked)!) }
    for (const one of from(ask, picked)) if (one.target) marks[one.target] = { legal: true, target: true, ...(notes[one.action] ? { note: notes[one.action]! } : {}) }
  }
  return marks
}

/** Why nothing can be done with a place: of several refusals the first, for the server puts the best one there. */
export function refusal(greyed: Greyed[], names: Spot[], picked: Spot | null = null): Greyed | undefined {
  const aimed = picked ? greyed.find((one) => one.source === picked && names.includes(one.target ?? '')) : undefined
  return aimed ?? greyed.find((one) => names.includes(one.source ?? ''))
}

/** Who attacks, who is attacked, who boosts. */
function fighting(fight: Fought | null): Marks {
  const marks: Marks = {}
  if (!fight) return marks
  marks[fight.attacker] = { attacker: true }
  for (const spot of fight.boosters ?? []) marks[spot] = { boosting: true }
  for (const spot of fight.targets) marks[spot] = { target: true }
  return marks
}

/** A reason, what would help, and the rule, as one text. */
export function because(one: Greyed): string {
  const { text, needs, rule } = one.reason
  return [text, needs, rule && `(${rule})`].filter(Boolean).join(' ')
}
