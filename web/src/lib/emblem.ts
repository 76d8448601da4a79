/** A card's emblem: an engraved rosette seeded by the card's id, with a sigil. A card always looks the same. */

export interface Emblem {
  rosette: string
  /** transforms of the rosette; together they make the engraving */
  turns: string[]
  sigil: string
}

function star(points: number, outer: number, inner: number): string {
  const corners: string[] = []
  for (let i = 0; i < 2 * points; i++) {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180
    const radius = i % 2 === 0 ? outer : inner
    corners.push(`${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`)
  }
  return `M${corners.join('L')}Z`
}

export const SIGILS = {
  sword: 'M50 10 57 24V60H70V68H57V82L50 90 43 82V68H30V60H43V24Z',
  flame:
    'M52 8C58 26 76 38 76 60 76 79 63 90 50 90S24 79 24 60C24 47 33 40 37 28 43 37 46 44 45 51 52 42 55 27 52 8ZM50 82C58 82 63 76 63 68 63 60 56 56 54 48 48 56 37 60 37 69 37 77 42 82 50 82Z',
  wing: 'M14 74C20 42 44 20 88 14 84 27 78 34 69 38L80 39C73 49 65 54 56 56L67 58C58 67 48 71 37 71L46 75C36 83 23 84 14 74Z',
  sun: star(12, 42, 26) + 'M50 34a16 16 0 1 0 .01 0Z',
  tower: 'M33 88V42H26V16H37V25H45V16H55V25H63V16H74V42H67V88H57V68A7 7 0 0 0 43 68V88Z',
  eye: 'M8 50C26 22 74 22 92 50 74 78 26 78 8 50ZM50 33a17 17 0 1 0 .01 0ZM50 42a8 8 0 1 1-.01 0Z',
  claw: 'M22 12C36 34 38 60 24 90 44 66 46 34 22 12ZM46 8C60 32 62 62 46 94 70 66 70 32 46 8ZM72 14C83 36 84 58 72 84 92 60 92 34 72 14Z',
  shield: 'M50 10 84 22V48C84 70 69 83 50 92 31 83 16 70 16 48V22ZM50 22V80C64 73 73 64 73 48V30Z',
  star: star(5, 44, 18),
  star8: star(8, 44, 22),
  star4: star(4, 46, 13),
  wave: 'M8 40C22 20 36 22 48 38 60 54 74 54 92 34 86 58 70 66 52 58 36 50 22 50 8 62ZM8 66C24 54 38 56 50 66 62 76 76 76 92 62 84 84 66 90 50 82 34 74 20 76 8 84Z',
  leaf: 'M50 8C84 32 82 70 50 93 18 70 16 32 50 8ZM47 26V84H53V26Z',
  moon: 'M64 10A42 42 0 1 0 90 66 34 34 0 0 1 64 10Z',
  crown: 'M12 30 33 50 50 16 67 50 88 30 80 74H20ZM20 79H80V87H20Z',
  spear: 'M50 4 66 36 55 32V94H45V32L34 36Z',
  gem: 'M30 16H70L90 42 50 90 10 42ZM34 24 24 40H40ZM50 24 46 40H54ZM66 24 60 40H76Z',
  glass:
    'M24 10H76V20C76 38 60 44 57 50 60 56 76 62 76 80V90H24V80C24 62 40 56 43 50 40 44 24 38 24 20ZM36 82H64C62 74 56 70 50 64 44 70 38 74 36 82Z',
  horn: 'M16 14C26 32 36 37 50 37S74 32 84 14C90 40 80 56 68 62L61 84 50 94 39 84 32 62C20 56 10 40 16 14ZM36 50 46 60 38 62ZM64 50 54 60 62 62Z',
  lamp: 'M44 8H56V16C66 18 72 26 72 36H28C28 26 34 18 44 16ZM30 42H70L64 76H36ZM32 82H68V90H32ZM50 48C45 56 44 60 44 64A6 6 0 0 0 56 64C56 60 55 56 50 48Z',
  axe: 'M46 8H54V92H46ZM56 18C76 14 88 28 88 42 78 50 66 50 56 44ZM44 18C24 14 12 28 12 42 22 50 34 50 44 44Z',
  key: 'M50 8A20 20 0 1 0 50.01 8ZM50 19A9 9 0 1 1 49.99 19ZM45 48H55V66H68V74H55V80H64V88H55V94H45Z',
  book: 'M10 20C24 14 38 16 48 24V84C38 76 24 74 10 80ZM90 20C76 14 62 16 52 24V84C62 76 76 74 90 80Z',
  bow: 'M30 8C70 24 70 76 30 92L27 86C52 70 52 30 27 14ZM20 47H78V40L94 50 78 60V53H20Z',
  bell: 'M46 10H54V18C70 20 74 36 74 52 74 64 80 68 84 74H16C20 68 26 64 26 52 26 36 30 20 46 18ZM40 79H60A10 10 0 0 1 40 79Z',
  mask: 'M14 24C36 14 64 14 86 24 88 56 74 80 50 92 26 80 12 56 14 24ZM28 42C34 36 42 38 45 46 38 50 32 48 28 42ZM72 42C66 36 58 38 55 46 62 50 68 48 72 42ZM40 68C46 72 54 72 60 68 56 76 44 76 40 68Z',
} as const

export type Sigil = keyof typeof SIGILS
const ALL = Object.keys(SIGILS) as Sigil[]

/** Words of a name that suggest a sigil; the first that fits. */
const SUGGESTED: [RegExp, Sigil[]][] = [
  [/shield|guard|aegis|buckler|armou?r|defen|barrier/i, ['shield']],
  [/dragon|drake|saur|wyvern/i, ['horn', 'claw', 'wing']],
  [/bow|arrow|archer|shoot|sniper|boomerang/i, ['bow']],
  [/axe|hammer|cleaver|ogre|raider/i, ['axe']],
  [/spear|lance|pike|harpoon|halberd/i, ['spear']],
  [/sword|blade|saber|knife|dagger|knight|paladin|duel/i, ['sword', 'spear']],
  [/fire|flame|blaze|burn|ember|inferno|heat|lava|salamander/i, ['flame']],
  [/sun|dawn|solar|light|shine|bright/i, ['sun', 'star8']],
  [/moon|night|dark|shadow|abyss|black/i, ['moon']],
  [/king|queen|emperor|lord|monarch|captain|prince/i, ['crown']],
  [/bird|wing|feather|angel|falcon|eagle|butterfly|harpie/i, ['wing']],
  [/sea|wave|water|aqua|tide|storm|river|mermaid|splash/i, ['wave']],
  [/flower|tree|leaf|plant|elf|forest|nectar|herb/i, ['leaf']],
  [/book|sage|magic|scholar|wizard|sorcer|witch|spell|rune/i, ['book', 'star8']],
  [/song|bell|idol|sing|chorus|melod|prism/i, ['bell']],
  [/time|chrono|gear|clock|steam/i, ['glass']],
  [/jewel|gem|crystal|diamond|stone|jar|pot/i, ['gem']],
  [/clown|mask|ninja|stealth|spy|phantom/i, ['mask']],
  [/eye|oracle|seer|watch|scout|look/i, ['eye']],
  [/castle|tower|fort|gate|wall|house/i, ['tower']],
  [/star|cosmo|galax|nova|meteor/i, ['star', 'star4', 'star8']],
  [/beast|wolf|tiger|lion|dog|claw|fang|hound/i, ['claw']],
]

/** FNV-1a, then stirred: numbers from a text, the same everywhere. */
function seeded(text: string): () => number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}

const POINTS = 168

function rosette(next: () => number): { path: string; step: number } {
  const petals = 5 + (next() % 9)
  const ripple = 2 + (next() % 3)
  const radius = 30 + (next() % 6)
  const depth = 9 + (next() % 8)
  const points: string[] = []
  for (let i = 0; i < POINTS; i++) {
    const turn = (2 * Math.PI * i) / POINTS
    const r = radius + depth * Math.cos(petals * turn) + 3 * Math.cos(petals * ripple * turn)
    points.push(`${(50 + r * Math.cos(turn)).toFixed(1)} ${(50 + r * Math.sin(turn)).toFixed(1)}`)
  }
  return { path: `M${points.join('L')}Z`, step: 90 / petals }
}

function sigilOf(name: string, next: () => number): Sigil {
  const found = SUGGESTED.find(([words]) => words.test(name))
  const choices = found ? found[1] : ALL
  return choices[next() % choices.length]!
}

const SCALED = 'translate(50 50) scale(.72) translate(-50 -50)'
const drawn = new Map<string, Emblem>()

/** The emblem of a card; drawn once and kept. */
export function emblem(id: string, name = ''): Emblem {
  const known = drawn.get(id)
  if (known) return known
  const next = seeded(id)
  const { path, step } = rosette(next)
  const turn = (i: number) => `rotate(${(step * i).toFixed(2)} 50 50)`
  const made: Emblem = {
    rosette: path,
    turns: [turn(0), turn(1), turn(2), turn(3), SCALED, `${turn(2)} ${SCALED}`],
    sigil: SIGILS[sigilOf(name, next)],
  }
  drawn.set(id, made)
  return made
}
