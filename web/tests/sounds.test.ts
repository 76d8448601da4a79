import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line } from '../src/app/protocol'
import { Chimes, SOUNDS, soundOf } from '../src/app/sounds'

const line = (kind: string, more: Partial<Line> = {}): Line => ({ seq: 1, text: '', kind, ...more })
const moved = (to: string): Line => line('ON_MOVE', { moves: [[7, 'deck', to]] })

describe('what a change sounds like', () => {
  test.each([
    ['nothing where no card moves', [line('ON_TURN')], false, null],
    ['a card that moves', [line('ON_TURN'), moved('hand')], false, 'move'],
    ['a check before a move', [moved('trigger'), moved('hand')], false, 'check'],
    ['a hit before a check', [moved('trigger'), line('ON_ATTACK_HIT')], false, 'hit'],
    ['damage of any game', [line('ON_DAMAGE')], false, 'hit'],
    ['the end before everything', [line('ON_DAMAGE_TAKEN'), moved('damage')], true, 'end'],
  ] as const)('%s', (_, lines, isEnd, sound) => expect(soundOf([...lines], isEnd)).toBe(sound))
})

/** Writes down the pitches of the tones that were struck, and how loud the loudest of them was. */
class Recording {
  static made: Recording[] = []
  state = 'suspended'
  currentTime = 2
  destination = {}
  pitches: number[] = []
  loudest = 0
  ends: (() => void)[] = []
  constructor() {
    Recording.made.push(this)
  }
  async resume(): Promise<void> {
    this.state = 'running'
  }
  createGain() {
    const loud = (value: number) => (this.loudest = Math.max(this.loudest, value))
    return { gain: { setValueAtTime: loud, exponentialRampToValueAtTime: loud }, connect: () => undefined }
  }
  createOscillator() {
    const { pitches, ends } = this
    return {
      frequency: { setValueAtTime: (pitch: number) => pitches.push(pitch), exponentialRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
      start: () => undefined,
      stop: () => undefined,
      set onended(end: () => void) {
        ends.push(end)
      },
    }
  }
}

describe('sounds', () => {
  beforeEach(() => {
    vi.stubGlobal('AudioContext', Recording)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  })
  afterEach(() => vi.unstubAllGlobals())

  async function heard(...sounds: (typeof SOUNDS)[number][]): Promise<number[]> {
    Recording.made = []
    const chimes = new Chimes()
    for (const sound of sounds) void chimes.play(sound)
    for (let i = 0; i < 4; i++) {
      await Promise.resolve()
      await Promise.resolve()
      Recording.made[0]?.ends.shift()?.()
    }
    return Recording.made.flatMap((one) => one.pitches)
  }

  test('each event has its own, and all are quiet', async () => {
    const all = []
    for (const sound of SOUNDS) {
      all.push(String(await heard(sound)))
      expect(Recording.made[0]!.loudest).toBeLessThan(0.1)
    }
    expect(new Set(all).size).toBe(SOUNDS.length)
  })

  test('one at a time: the most important of those that come waits, and a move that comes then is not heard', async () => {
    const [hit, turn] = [await heard('hit'), await heard('turn')]
    expect(await heard('hit', 'move', 'check', 'turn', 'check')).toEqual([...hit, ...turn])
    expect(await heard('hit', 'move')).toEqual(hit)
  })

  test('nothing is made before somebody has touched the page', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    expect(await heard('end')).toEqual([])
    expect(Recording.made).toEqual([])
  })
})
