import {
  CODES,
  PLACE_OF,
  TERRITORIES,
  type Terrain,
  type Territory,
  territory,
} from '../../../src/games/wizards/rules/islands/territories.ts'
import { distance, plus, STEPS } from '../../../src/parts/hexes/index.ts'

/** Movement points to enter each terrain (6); Stones and the Center of the Sacred Circle have their own rule. */
export const COST: Readonly<Record<Terrain, number>> = {
  plains: 1,
  woods: 2,
  mountains: 2,
  town: 1,
  dwelling: 1,
  abbey: 1,
  'high-hollow': 1,
  'star-crest': 1,
  tower: 1,
  cottage: 1,
  lair: 1,
  ruktal: Number.POSITIVE_INFINITY,
  stone: Number.POSITIVE_INFINITY,
}

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

/** Steps from the Center: 0, 1 for C, 2 for A and B. */
export const ring = (code: string): number => distance(PLACE_OF[code]!, { q: 0, r: 0 })

/** The numbers of a letter's spaces. */
export const numbers = [1, 2, 3, 4, 5, 6]

/** Returns the next number clockwise. */
export const following = (n: number): number => (n % 6) + 1

export const sorted = (codes: Iterable<string>): string[] => [...codes].sort()

/** Returns the code in a direction, or undefined at the edge of the tile. */
export function beside(code: string, direction: number): string | undefined {
  const to = plus(PLACE_OF[code]!, STEPS[direction]!)
  return CODES.find(other => distance(PLACE_OF[other]!, to) === 0)
}

/** Returns the direction from a code to its neighbor, or -1. */
export const toward = (from: string, to: string): number => DIRECTIONS.findIndex(d => beside(from, d) === to)

/** A route across a tile, including the price of a landing if it starts at sea. */
export interface Way {
  readonly points: number
  readonly steps: number
  readonly path: readonly string[]
}

/** The criterion for a route, with its tie-break. */
export type Aim = 'cheapest, then shortest' | 'shortest, then cheapest' | 'cheapest, then longest'

/** A Territory alone in the open sea, for a player on foot. */
export class LoneTile {
  readonly territory: Territory

  constructor(
    readonly id: string,
    /** False for the tile without its walls and rift. */
    readonly walled = true,
  ) {
    this.territory = territory(id)
  }

  terrain(code: string): Terrain {
    return this.territory.terrain[code]!
  }

  /** Returns the codes with one of these terrains. */
  at(...terrains: readonly Terrain[]): string[] {
    return CODES.filter(code => terrains.includes(this.terrain(code)))
  }

  count(...terrains: readonly Terrain[]): number {
    return this.at(...terrains).length
  }

  /** Returns true if movement can continue from here. */
  isOrdinary(code: string): boolean {
    return ['plains', 'woods', 'mountains'].includes(this.terrain(code))
  }

  isBarred(code: string, direction: number): boolean {
    return this.walled && this.territory.walls.some(w => w.code === code && w.direction === direction)
  }

  /** Returns the codes one step away on foot. */
  links(code: string): string[] {
    return DIRECTIONS.filter(d => beside(code, d) && !this.isBarred(code, d)).map(d => beside(code, d)!)
  }

  /** Returns the directions to the sea without a wall between. */
  openSea(code: string): number[] {
    return DIRECTIONS.filter(d => !beside(code, d) && !this.isBarred(code, d))
  }

  get landings(): string[] {
    return CODES.filter(code => this.openSea(code).length > 0)
  }

  /** Returns the codes reachable on foot from these, continuing only from codes that `passes` accepts. */
  flood(from: readonly string[], passes: (code: string) => boolean = () => true): Set<string> {
    const seen = new Set(from)
    for (const code of seen) if (passes(code)) for (const next of this.links(code)) seen.add(next)
    return seen
  }

  /** Returns the codes reachable on foot from the sea without passing through a place. */
  reached(): Set<string> {
    return this.flood(this.landings, code => this.isOrdinary(code))
  }

  /** Returns the connected groups of a terrain, regardless of walls. */
  groups(terrain: Terrain): string[][] {
    const left = new Set(this.at(terrain))
    const groups: string[][] = []
    for (const first of left) {
      const group = [first]
      left.delete(first)
      for (const code of group) {
        for (const d of DIRECTIONS) {
          const next = beside(code, d)
          if (next && left.delete(next)) group.push(next)
        }
      }
      groups.push(group)
    }
    return groups
  }

  /** Returns the best route to every code, from a code or from the sea. Routes end at places and never enter Stones. */
  ways(from: string, aim: Aim = 'cheapest, then shortest'): Map<string, Way> {
    const best = new Map<string, Way>()
    const queue: string[] = []
    const key = ({ points, steps }: Way): [number, number] => {
      if (aim === 'shortest, then cheapest') return [steps, points]
      return [points, aim === 'cheapest, then longest' ? -steps : steps]
    }
    const isBetter = (a: Way, b: Way) => {
      const [a1, a2] = key(a)
      const [b1, b2] = key(b)
      return a1 < b1 || (a1 === b1 && a2 < b2)
    }
    const come = (code: string, before: Way) => {
      const cost = COST[this.terrain(code)]
      const way = { points: before.points + cost, steps: before.steps + 1, path: [...before.path, code] }
      const known = best.get(code)
      if (code === from || !Number.isFinite(cost) || (known && !isBetter(way, known))) return
      best.set(code, way)
      queue.push(code)
    }
    const start = { points: 0, steps: 0, path: [] }
    if (from === 'sea') for (const code of this.landings) come(code, start)
    else for (const code of this.links(from)) come(code, start)
    for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
      if (!this.isOrdinary(code)) continue
      for (const next of this.links(code)) come(next, best.get(code)!)
    }
    return best
  }

  /** Returns the fewest movement points of any route, or Infinity if there is none. */
  points(from: string, to: string): number {
    return this.ways(from).get(to)?.points ?? Number.POSITIVE_INFINITY
  }

  /** Returns the fewest steps of any route, or Infinity if there is none. */
  steps(from: string, to: string): number {
    return this.ways(from, 'shortest, then cheapest').get(to)?.steps ?? Number.POSITIVE_INFINITY
  }

  /** Returns the points from the sea by this landing. */
  pointsBy(landing: string, to: string): number {
    return COST[this.terrain(landing)] + this.points(landing, to)
  }
}

/** The 18 tiles in the order of the rulebook. */
export const tiles: readonly LoneTile[] = TERRITORIES.map(({ id }) => new LoneTile(id))

export const tile = (id: string): LoneTile => tiles.find(t => t.id === id)!

export const ofKind = (kind: string): LoneTile[] => tiles.filter(t => t.territory.kind === kind)

export const ids = (list: readonly LoneTile[]): string[] => list.map(t => t.id)
