import { readFileSync } from 'node:fs'
import type { Individual, RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'

// The knowledge about pieces shared by every chapter of the reference model. It reads the data, and uses nothing of the
// game's rules.

/** Reads a data file. */
export const read = <T>(name: string): T => JSON.parse(readFileSync(`data/magic-realm/${name}.json`, 'utf8')) as T

type Terrain = 'woods' | 'mountain' | 'cave'
type WayKind = 'road' | 'tunnel' | 'hidden' | 'secret'

interface Printed {
  readonly code: string
  readonly name: string
  readonly kind: 'valley' | 'woods' | 'mountain' | 'cave'
  readonly sides: Readonly<
    Record<
      'normal' | 'enchanted',
      {
        readonly clearings: readonly { readonly number: number; readonly terrain: Terrain }[]
        readonly ways: readonly (readonly [number, number, WayKind])[]
        readonly exits: Readonly<Record<string, number>>
      }
    >
  >
}

const TILES = new Map(read<Printed[]>('tiles').map(tile => [tile.code, tile]))

interface PrintedCharacter {
  readonly id: string
  readonly weight: string
  readonly chits: readonly string[]
  readonly gear: readonly string[]
  readonly advantages: readonly string[]
  readonly relations: Readonly<Record<string, readonly string[]>>
}

export const CHARACTERS = new Map(read<PrintedCharacter[]>('characters').map(one => [one.id, one]))

/** Levels of weight, strength and harm (1.1.1). */
export const LEVELS = ['N', 'L', 'M', 'H', 'T']

/** Returns a piece without its number: `pony-7` is a pony. */
export const typeOf = (id: string): string => id.replace(/-\d+$/, '')
export const tileOf = (clearing: string): string => clearing.slice(0, -1)
export const printedTile = (code: string): Printed => TILES.get(code)!
export const terrainOf = (clearing: string): Terrain =>
  printedTile(tileOf(clearing)).sides.normal.clearings.find(({ number }) => `${number}` === clearing.slice(-1))!.terrain
export const isCave = (clearing: string | null): boolean => clearing !== null && terrainOf(clearing) === 'cave'
export const isMountain = (clearing: string | null): boolean => clearing !== null && terrainOf(clearing) === 'mountain'

/** A roadway as seen from the clearing at one end. */
export interface Way {
  readonly id: string
  readonly kind: WayKind | 'edge'
  /** Null if it leaves the map (1.2.6). */
  readonly to: string | null
}

const EDGES = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** The current map. */
export class Land {
  readonly clearings: readonly string[]
  private readonly ways = new Map<string, Way[]>()

  constructor(tiles: RealmState['tiles']) {
    const exitOf = ({ tile, turn, enchanted }: (typeof tiles)[number], edge: number): string | null => {
      const number = printedTile(tile).sides[enchanted ? 'enchanted' : 'normal'].exits[EDGES[(edge - turn + 6) % 6]!]
      return number === undefined ? null : `${tile}${number}`
    }
    this.clearings = tiles.flatMap(({ tile }) =>
      printedTile(tile).sides.normal.clearings.map(({ number }) => `${tile}${number}`),
    )
    for (const clearing of this.clearings) this.ways.set(clearing, [])
    for (const placed of tiles) {
      const { tile, enchanted } = placed
      for (const [one, other, kind] of printedTile(tile).sides[enchanted ? 'enchanted' : 'normal'].ways) {
        const id = `${tile}${one}-${other}${enchanted ? 'e' : ''}`
        this.ways.get(`${tile}${one}`)!.push({ id, kind, to: `${tile}${other}` })
        this.ways.get(`${tile}${other}`)!.push({ id, kind, to: `${tile}${one}` })
      }
      for (const [edge, [q, r]] of STEPS.entries()) {
        const here = exitOf(placed, edge)
        if (here === null) continue
        const beside = tiles.find(other => other.q === placed.q + q && other.r === placed.r + r)
        const to = beside ? exitOf(beside, (edge + 3) % 6) : null
        const id = to === null ? `${here}:${EDGES[edge]}` : [here, to].sort().join('/')
        this.ways.get(here)!.push({ id, kind: to === null ? 'edge' : 'road', to })
      }
    }
  }

  waysAt(clearing: string): readonly Way[] {
    return this.ways.get(clearing)!
  }

  /** Returns the clearings one roadway away (1.2.8). */
  beside(clearing: string): readonly string[] {
    return [...new Set(this.waysAt(clearing).flatMap(({ to }) => to ?? []))]
  }

  /**
   * Returns the place of a campfire or a Dwelling found late: clearing 5, or 4 if connected to the Borderland, or 2
   * (13.4.4).
   */
  dwellingIn(tile: string): string {
    const joined = new Set(this.clearings.filter(clearing => tileOf(clearing) === 'B'))
    for (const clearing of joined) for (const other of this.beside(clearing)) joined.add(other)
    return [5, 4].map(number => `${tile}${number}`).find(clearing => joined.has(clearing)) ?? `${tile}2`
  }

  /** Returns the ends of a roadway on the map. */
  endsOf(way: string): readonly string[] {
    return this.clearings.filter(clearing => this.waysAt(clearing).some(({ id }) => id === way))
  }
}

/** Returns true for a character or a hired leader. */
export const isCharacter = (id: string): boolean => CHARACTERS.has(id)

/** Returns the special advantages on the card. Hired leaders have none (2.1.6). */
export const advantagesOf = ({ id }: Pick<Individual, 'id'>): readonly string[] => CHARACTERS.get(id)?.advantages ?? []

export const hasActive = ({ owned }: Pick<Individual, 'owned'>, id: string): boolean =>
  owned.some(piece => piece.id === id && piece.active)

export const clearingOf = ({ place }: Pick<Individual, 'place'>): string | null =>
  place.kind === 'clearing' ? place.clearing : null

/** Returns the characters in play and the hired leaders, who take turns (6.2.6). */
export const individualsOf = ({ characters, war }: RealmState): readonly Individual[] => [
  ...characters.filter(({ fate }) => fate === 'alive'),
  ...(war?.leaders ?? []),
]

interface PrintedNative {
  readonly id: string
  readonly type: string
  readonly horse?: { readonly kind: string }
}

const NATIVES = read<{ readonly groups: readonly { readonly members: readonly PrintedNative[] }[] }>(
  'natives',
).groups.flatMap(({ members }) => members)

/**
 * Returns the current horse: an active one, or the native's own while it lives. There is none in a cave (6.1.5, 8.5.4).
 */
export function mountOf(one: Individual, at: string | null, { war }: RealmState): string | null {
  if (isCave(at)) return null
  const own = one.owned.find(({ id, active }) => active && ['pony', 'workhorse', 'warhorse'].includes(typeOf(id)))
  if (own) return typeOf(own.id)
  const { horse } = NATIVES.find(({ id }) => id === one.id) ?? {}
  return horse && !war?.unhorsed.includes(one.id) ? horse.kind : null
}
