/** The hidden sentence that names a card: state, owner and place, name, numbers, orientation, role. */
import type { CardFace, SpotMark, ViewCard } from './types'
import type { Say } from './words'

export interface Where {
  mine: boolean
  /** in words: vanguard, rear-guard R1, hand */
  place: string
  /** on the field it stands or rests; elsewhere its printed numbers matter */
  onField?: boolean
}

const FIELD = ['power', 'critical', 'attack', 'defense', 'block']
const PRINTED = ['grade', 'level', 'power', 'shield', 'attack', 'defense', 'block']

export function sentence(
  say: Say,
  where: Where,
  face: CardFace | undefined,
  card: ViewCard | undefined,
  mark: SpotMark | undefined,
): string {
  const parts = [title(say, face, card), ...numbers(say, where, face, card), ...state(say, where, face, card)]
  if (mark?.attacker) parts.push(say('attacking'))
  if (mark?.boosting) parts.push(say('boosting'))
  if (mark?.target && !mark.legal) parts.push(say('under attack'))
  if (mark?.note) parts.push(mark.note)
  const rest = say(where.mine ? 'place.you' : 'place.them', { place: where.place, card: parts.join(', ') })
  const first = mark?.selected ? 'selected' : mark?.legal ? 'legal' : mark?.refused ? 'refused' : ''
  return first ? say(`state.${first}`, { rest }) : rest
}

function title(say: Say, face: CardFace | undefined, card: ViewCard | undefined): string {
  if (card?.marks?.['locked']) return say('locked')
  return face ? face.name : say('unknown')
}

function numbers(say: Say, where: Where, face: CardFace | undefined, card: ViewCard | undefined): string[] {
  if (!face || card?.marks?.['locked']) return []
  const shown = (where.onField ? FIELD : PRINTED).filter((stat) => stat in face.numbers)
  return shown.map((stat) => say(`number.${stat}`, { n: card?.values?.[stat] ?? face.numbers[stat]! }))
}

function state(say: Say, where: Where, face: CardFace | undefined, card: ViewCard | undefined): string[] {
  const marks = card?.marks ?? {}
  const said: string[] = []
  if (marks['face']) said.push(say('facedown'))
  if (marks['deleted']) said.push(say('deleted'))
  if (!where.onField || marks['locked']) return said
  const isDuel = face ? 'defense' in face.numbers : 'mode' in marks
  if (isDuel) said.push(say(marks['mode'] ? 'defensemode' : 'attackmode'))
  else if (face && 'power' in face.numbers) said.push(say(marks['rest'] ? 'resting' : 'standing'))
  if (marks['attacked']) said.push(say('attacked'))
  return said
}
