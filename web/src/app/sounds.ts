/** Small sounds for what happens at a table, made as they are played: at most one at a time, and quiet. */
import type { Line } from './protocol'

/** From the least to the most important. */
export const SOUNDS = ['move', 'check', 'hit', 'turn', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

const HITS = ['ON_ATTACK_HIT', 'ON_DAMAGE', 'ON_DAMAGE_TAKEN']
const CHECKED = 'trigger' // the zone through which a checked card goes

/** What a change sounds like: the most important thing that happened in it. */
export function soundOf(lines: Line[], isEnd: boolean): Sound | null {
  if (isEnd) return 'end'
  if (lines.some((line) => HITS.includes(line.kind))) return 'hit'
  const moves = lines.flatMap((line) => line.moves ?? [])
  if (moves.some(([, , to]) => to === CHECKED)) return 'check'
  return moves.length ? 'move' : null
}

const isMore = (one: Sound, other: Sound | null): boolean => !other || SOUNDS.indexOf(one) > SOUNDS.indexOf(other)

/** A tone: its shape, from and to which pitch it goes, when it begins and how long it is, in seconds, and how loud. */
type Tone = [shape: OscillatorType, from: number, to: number, begin: number, length: number, loud: number]

const TONES: Record<Sound, Tone[]> = {
  move: [['triangle', 320, 210, 0, 0.06, 0.5]],
  check: [['sine', 523, 523, 0, 0.09, 0.7], ['sine', 784, 784, 0.07, 0.16, 0.7]],
  hit: [['triangle', 150, 58, 0, 0.2, 1]],
  turn: [['sine', 659, 659, 0, 0.14, 0.8], ['sine', 880, 880, 0.12, 0.26, 0.8]],
  end: [['sine', 523, 523, 0, 0.2, 0.8], ['sine', 659, 659, 0.14, 0.2, 0.8], ['sine', 784, 784, 0.28, 0.5, 0.8]],
}
const VOLUME = 0.09
const SILENCE = 0.0001 // a volume falls to it; it cannot fall to nothing
const RISE = 0.008 // seconds

export class Chimes {
  private context: AudioContext | null = null
  private sounding: Sound | null = null
  private next: Sound | null = null

  /** Play a sound; while another one is heard, the most important of those that come waits for its end. */
  async play(sound: Sound): Promise<void> {
    if (!(navigator.userActivation?.hasBeenActive ?? true)) return // no browser lets a page be heard that nobody has touched
    if (this.sounding) {
      if (sound !== 'move' && isMore(sound, this.next)) this.next = sound
      return
    }
    this.sounding = sound
    this.context ??= new AudioContext()
    if (this.context.state !== 'running') await this.context.resume()
    this.strike(this.context, TONES[sound])
  }

  private strike(context: AudioContext, tones: Tone[]): void {
    const all = tones.map(([shape, from, to, begin, length, loud]) => {
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      const start = context.currentTime + begin
      tone.type = shape
      tone.frequency.setValueAtTime(from, start)
      tone.frequency.exponentialRampToValueAtTime(to, start + length)
      volume.gain.setValueAtTime(SILENCE, start)
      volume.gain.exponentialRampToValueAtTime(VOLUME * loud, start + RISE)
      volume.gain.exponentialRampToValueAtTime(SILENCE, start + length)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + length)
      return tone
    })
    all.at(-1)!.onended = () => this.end() // the last to begin is the last to end
  }

  private end(): void {
    const { next } = this
    this.sounding = null
    this.next = null
    if (next) void this.play(next)
  }
}

export const chimes = new Chimes()
