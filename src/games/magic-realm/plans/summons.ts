import { CHITS, type ChitFace, type ChitId, type ChitLetter, chitFace } from '../rules/pieces/chits.ts'
import { type DenizenId, denizenOf, GHOSTS, groupOf, MONSTER_IDS, monstersOfBox } from '../rules/pieces/denizens.ts'
import { SETUP } from '../rules/pieces/setup-card.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { tileCodeOf } from '../rules/pieces/tiles.ts'
import type { DenizenState } from '../rules/state/state.ts'

/** Map chits of a tile that may summon denizens (13.3). */
export interface TileChits {
  readonly letter: ChitLetter
  /** The known chits. `up` is true for a chit that is face up. */
  readonly known: readonly { readonly id: ChitId; readonly up: boolean }[]
  /** The warning chits that may be among the tile's unknown chits, or an empty list if the tile's warning is known. */
  readonly warnings: readonly ChitId[]
}

/** The input of the night forecast. */
export interface Night {
  readonly denizens: Readonly<Record<DenizenId, Pick<DenizenState, 'at' | 'dead' | 'blocked'>>>
  readonly dwellings: Readonly<Record<string, ClearingId>>
  readonly chits: TileChits
}

/** Denizens that would come on one row of the Monster Roll if a turn ended in a clearing (13.2). */
export interface ExpectedDenizens {
  readonly row: number
  readonly denizens: readonly DenizenId[]
  /** The cause: prowling, a chit or a Dwelling. */
  readonly by:
    | { readonly kind: 'prowls' }
    | { readonly kind: 'chit'; readonly chit: ChitId }
    | { readonly kind: 'dwelling' }
  /** The destination. Sound and site chits summon denizens to their own clearing, not to the character (13.3.3). */
  readonly to: ClearingId
  /** False if the summoning chit is unknown and may turn out to be a different one. */
  readonly isSure: boolean
}

export const ROWS = [1, 2, 3, 4, 5, 6] as const

/**
 * Forecasts, by row, the denizens that may come if a turn ends in this clearing. The forecast is based on the setup
 * card and the known chits.
 */
export function expectedDenizens(
  night: Night,
  clearing: ClearingId,
  rows: readonly number[] = ROWS,
): ExpectedDenizens[] {
  return rows.flatMap(row => [
    ...prowlersTo(night, clearing, row),
    ...summoned(night, clearing, row),
    ...comingNatives(night, clearing, row),
  ])
}

/**
 * Returns the row on which a monster prowls. Returns null for natives and for the Ghosts, which prowl every day
 * (7.2.2).
 */
export function rowOf(id: DenizenId): number | null {
  const denizen = denizenOf(id)
  if (denizen.is === 'native' || GHOSTS.includes(id)) return null
  return (
    SETUP.monsters.find(({ boxes }) => boxes.some(([kind]) => kind === denizen.kind))?.row ??
    SETUP.sites.find(({ monster }) => monster === denizen.kind)?.row ??
    null
  )
}

/** The monsters that prowl on each row, including those that prowl every day. */
const PROWLERS = new Map<number, readonly DenizenId[]>(
  ROWS.map(row => [row, MONSTER_IDS.filter(id => (rowOf(id) ?? row) === row)]),
)

/**
 * Finds the monsters that prowl to the clearing: those on this row that are elsewhere on the tile and have not blocked
 * today (13.2.2).
 */
function prowlersTo({ denizens }: Night, clearing: ClearingId, row: number): ExpectedDenizens[] {
  const tile = tileCodeOf(clearing)
  const moving = (PROWLERS.get(row) ?? []).filter(id => {
    const { at, dead, blocked } = denizens[id]!
    return at !== null && at !== clearing && !dead && !blocked && tileCodeOf(at) === tile
  })
  return moving.length === 0 ? [] : [{ row, denizens: moving, by: { kind: 'prowls' }, to: clearing, isSure: true }]
}

/**
 * Finds the denizens that the tile's chits summon. Chits that are already face up do not summon again today (13.2.4).
 */
function summoned(night: Night, clearing: ClearingId, row: number): ExpectedDenizens[] {
  const { known, warnings, letter } = night.chits
  const taken = new Set<DenizenId>()
  const faces = known.filter(({ up }) => !up).map(({ id }) => chitFace(id))
  const letters = new Set<ChitLetter>([letter])
  const certain = inOrder(faces).flatMap(face => {
    const box = boxFor(night, face, letters, row, taken)
    for (const id of box) taken.add(id)
    return box.length === 0 ? [] : [coming(row, box, face, clearing, true)]
  })
  const possible = warnings.flatMap(id => {
    const face = chitFace(id)
    const box = boxFor(night, face, letters, row, taken)
    return box.length === 0 ? [] : [coming(row, box, face, clearing, false)]
  })
  return [...certain, ...possible]
}

const coming = (
  row: number,
  denizens: readonly DenizenId[],
  face: ChitFace,
  clearing: ClearingId,
  isSure: boolean,
): ExpectedDenizens => ({
  row,
  denizens,
  by: { kind: 'chit', chit: face.id },
  to: face.kind === 'sound' || face.kind === 'site' ? `${tileCodeOf(clearing)}${face.clearing}` : clearing,
  isSure,
})

/** Sorts chits: warnings first, then sounds by number, then sites (13.3.1). */
const inOrder = (faces: readonly ChitFace[]): ChitFace[] =>
  [...faces].sort((a, b) => RANK[a.kind] - RANK[b.kind] || numberOn(a) - numberOn(b))

const RANK: Readonly<Record<ChitFace['kind'], number>> = { warning: 0, sound: 1, site: 2, lost: 3 }

const numberOn = (face: ChitFace): number => ('clearing' in face ? face.clearing : 0)

/**
 * Finds the monsters that a chit would summon on a row: those in a site chit's own box, or else in the leftmost
 * nonempty box that lists the chit. Lost chits summon none (13.3.2, 13.3.4, 13.3.5).
 */
function boxFor(
  { denizens }: Night,
  face: ChitFace,
  letters: ReadonlySet<ChitLetter>,
  row: number,
  taken: ReadonlySet<DenizenId>,
): readonly DenizenId[] {
  const waiting = (box: string) =>
    monstersOfBox(box).filter(id => {
      const state = denizens[id]
      return state !== undefined && state.at === null && !state.dead && !taken.has(id)
    })
  if (face.kind === 'site') return SETUP.sites.find(site => site.id === face.id)?.row === row ? waiting(face.id) : []
  if (face.kind === 'lost') return []
  for (const entry of SETUP.monsters.filter(monsters => monsters.row === row)) {
    const lists = entry.by.some(
      ({ chit, kind, letter }) =>
        chit === face.name &&
        kind === face.kind &&
        (face.kind === 'warning' ? letter === face.letter : letter === null || letters.has(letter)),
    )
    if (!lists) continue
    const count: Record<string, number> = {}
    for (const [kind] of entry.boxes) {
      count[kind] = (count[kind] ?? 0) + 1
      const there = waiting(`${kind}:${count[kind]}`)
      if (there.length > 0) return there
    }
  }
  return []
}

/** Finds the native groups that come to a Dwelling in the clearing (13.5.1). */
function comingNatives({ denizens, dwellings }: Night, clearing: ClearingId, row: number): ExpectedDenizens[] {
  return SETUP.groups.flatMap(({ row: own, group, at }) => {
    if (own !== row || !at.some(dwelling => dwellings[dwelling] === clearing)) return []
    const waiting = groupOf(group).members.filter(id => denizens[id]?.at === null && !denizens[id]?.dead)
    return waiting.length === 0
      ? []
      : [{ row, denizens: waiting, by: { kind: 'dwelling' as const }, to: clearing, isSure: true }]
  })
}

/** Lists the warning chits with this letter that have not been seen. */
export const unseenWarnings = (letter: ChitLetter, known: ReadonlySet<ChitId>): ChitId[] =>
  CHITS.filter(face => face.kind === 'warning' && face.letter === letter && !known.has(face.id)).map(({ id }) => id)

/**
 * Returns the chance that a row prowls, in 36ths. One die is rolled. In solitaire play, two are rolled and both count
 * (7.2.1, 27.1.5).
 */
export const rowChance = (solitaire: boolean): number => (solitaire ? 11 : 6)
