/** A very full table for the gallery: what no fixture happens to show. */
import type { CardFace, Faces, TableView, ViewCard } from './lib/types'

export function stuffed(view: TableView, faces: Faces): TableView {
  const all = Object.values(faces).filter((face) => face.kind !== 'gift' && face.kind !== 'blank')
  let handle = 5000
  const some = (n: number, wanted: (face: CardFace) => boolean, marks: Record<string, number> = {}): ViewCard[] => {
    const fit = all.filter(wanted)
    return Array.from({ length: fit.length ? n : 0 }, (_, i) => {
      const face = fit[(i * 7) % fit.length]!
      return { handle: ++handle, card: face.id, known: 7, marks, values: { ...face.numbers } }
    })
  }
  const any = () => true
  for (const [seat, side] of view.seats.entries()) {
    const zones = side.zones
    zones['hand'] = seat === view.viewer ? some(10, any) : [...(zones['hand'] ?? []), ...some(1, any)]
    if ('damage' in zones) {
      zones['damage'] = [...some(3, any), ...some(2, any, { face: 1 })]
      zones['drop'] = some(12, any)
      zones['order'] = some(1, (face) => face.kind === 'set order')
      zones['bind'] = some(2, any)
      zones['crest'] = some(1, (face) => face.kind === 'crest')
      zones['gauge'] = some(1, any)
      zones['G'] = some(6, any)
      side.counters['energy'] = 7
      for (const circle of ['R1', 'R2', 'R3', 'R4', 'R5'])
        if (!zones[circle]!.length) zones[circle] = some(1, (face) => face.kind === 'unit')
      zones['R3'] = some(1, (face) => face.kind === 'unit', { locked: 1 })
      zones['R2'] = some(1, (face) => face.kind === 'unit' && face.name.length > 30, { rest: 1 })
      if (seat === view.viewer) zones['GC'] = some(5, (face) => face.kind === 'trigger unit', { rest: 1 })
      else zones['trigger'] = some(2, (face) => face.kind === 'trigger unit')
      if ('X1' in zones && seat === view.viewer) {
        zones['X1'] = some(1, (face) => face.kind === 'unit')
        zones['X2'] = some(1, (face) => face.kind === 'unit', { rest: 1 })
        view.registers = { ...view.registers, [`accels${seat}`]: 2 }
      } else if ('mate' in zones) zones['mate'] = some(1, (face) => face.kind === 'unit')
    }
    if ('monsters' in zones) {
      zones['monsters'] = [
        ...some(2, (face) => face.kind === 'monster'),
        ...some(2, (face) => face.kind === 'monster', { mode: 1 }),
        ...some(1, (face) => face.kind === 'monster', { mode: 1, face: 1 }),
      ]
      zones['spells'] = some(5, (face) => face.kind === 'spell', { face: 1 })
      if (seat !== view.viewer) for (const card of zones['spells']) delete card!.card
    }
    if ('weapons' in zones) zones['weapons'] = some(2, (face) => face.kind === 'weapon')
  }
  if ('weapons' in view.seats[0].zones)
    view.chain = [0, 1, 0].map((seat, i) => [3, 0, seat, i, view.seats[seat]!.zones['hand']![i]!.handle])
  return view
}
