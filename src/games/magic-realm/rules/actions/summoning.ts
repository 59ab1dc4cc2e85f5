import { unhiredAt } from '../facts/employment.ts'
import { isAway } from '../facts/spells.ts'
import { placeOfBox } from '../facts/whereabouts.ts'
import { type ChitFace, chitFace, idleMark, VISITOR_CHITS } from '../pieces/chits.ts'
import { denizenOf, groupOf, isGroup, leaderOf, monstersOfBox } from '../pieces/denizens.ts'
import { SETUP } from '../pieces/setup-card.ts'
import { type ClearingId, clearingOf, type TileCode, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import type { RealmState, RealmTable } from '../state/state.ts'

/**
 * Returns true if a monster prowls today. Its row of the Appearance Chart must prowl, except that Ghosts prowl every
 * day (7.2).
 */
export function isProwling(state: RealmState, id: string): boolean {
  const { kind } = denizenOf(id)
  return (
    kind === 'ghost' ||
    SETUP.regeneration.some(({ row, monsters }) => state.prowling.includes(row) && monsters.includes(kind))
  )
}

const waitingIn = (state: RealmState, box: string): string[] =>
  monstersOfBox(box).filter(id => isOffMap(state, id) && !isAway(state, id))

/**
 * Returns true if a living denizen is not in any clearing, because it is in its box, in the air, blown away (21.4.4) or
 * absorbed (21.5.1).
 */
const isOffMap = (state: RealmState, id: string): boolean =>
  state.denizens[id]!.at === null && !state.denizens[id]!.dead

/** Puts denizens into a clearing as its newest arrivals, in the order of the list. */
export function placeArrivals(table: RealmTable, denizens: readonly string[], clearing: ClearingId): void {
  for (const id of denizens) {
    const denizen = table.state.denizens[id]!
    denizen.at = clearing
    denizen.arrived = ++table.state.arrivals
  }
}

/**
 * Returns the rows of monster boxes from which a chit summons monsters on a tile. For warnings, the rows depend on the
 * tile's letter (13.3.2, 13.3.4).
 */
function summonedRows(face: ChitFace, tile: TileCode): (typeof SETUP)['monsters'] {
  const { letter } = tileOf(tile)
  return SETUP.monsters.filter(({ by }) =>
    by.some(one => one.chit === face.name && one.kind === face.kind && (one.letter === null || one.letter === letter)),
  )
}

/** Returns the boxes of a row from left to right. */
function boxesOfRow({ boxes }: (typeof SETUP)['monsters'][number]): string[] {
  const seen: Record<string, number> = {}
  return boxes.map(([kind]) => {
    seen[kind] = (seen[kind] ?? 0) + 1
    return `${kind}:${seen[kind]}`
  })
}

/**
 * Returns the denizens that a chit would summon now. A site chit summons those in its own box. Other chits summon those
 * in the leftmost nonempty box of each of their rows. Only prowling rows count (13.3.2, 27.1.6).
 */
export function summonedBy(state: RealmState, face: ChitFace, tile: TileCode): string[] {
  if (face.kind === 'site') {
    const site = SETUP.sites.find(({ id }) => id === face.id)!
    return state.prowling.includes(site.row) ? waitingIn(state, site.id) : []
  }
  return summonedRows(face, tile)
    .filter(({ row }) => state.prowling.includes(row))
    .flatMap(
      row =>
        boxesOfRow(row)
          .map(box => waitingIn(state, box))
          .find(waiting => waiting.length > 0) ?? [],
    )
}

/**
 * Summons denizens for a chit that was just turned up, and returns them (13.3). They appear in a sound or site chit's
 * own clearing, or else in the given one.
 */
export function summon(table: RealmTable, chit: string, tile: TileCode, clearing: ClearingId): string[] {
  const face = chitFace(chit)
  const arrivals = summonedBy(table.state, face, tile)
  if (arrivals.length === 0) return []
  const where = face.kind === 'sound' || face.kind === 'site' ? clearingOf(tile, face.clearing) : clearing
  placeArrivals(table, arrivals, where)
  table.emit({ kind: 'appears', seat: null, rule: '13.3.2', denizens: arrivals, clearing: where, by: chit })
  return arrivals
}

/**
 * Summons denizens for Dragon Essence, which acts like the Smoke chit of its cave or mountain tile every time a turn
 * ends there (13.3.8, D29).
 */
export function summonByEssence(table: RealmTable, clearing: ClearingId): string[] {
  const tile = tileCodeOf(clearing)
  const { letter } = tileOf(tile)

  const arrivals = summonedBy(table.state, chitFace(`smoke-${letter.toLowerCase()}`), tile)
  if (arrivals.length === 0) return []
  placeArrivals(table, arrivals, clearing)
  table.emit({ kind: 'appears', seat: null, rule: '13.3.8', denizens: arrivals, clearing, by: 'dragon-essence' })
  return arrivals
}

/** Summons the prowling native groups of a clearing's Dwellings, if they are still in their boxes (13.5.1, 13.5.2). */
export function summonNatives(table: RealmTable, clearing: ClearingId): void {
  const { state } = table
  const here = Object.keys(state.dwellings).filter(dwelling => state.dwellings[dwelling] === clearing)
  for (const { row, group, at } of SETUP.groups) {
    const dwelling = here.find(one => at.includes(one))
    if (dwelling === undefined || !state.prowling.includes(row)) continue
    const waiting = groupOf(group).members.filter(id => isOffMap(state, id) && !isAway(state, id))
    if (waiting.length === 0) continue
    placeArrivals(table, waiting, clearing)
    table.emit({ kind: 'appears', seat: null, rule: '13.5.1', denizens: waiting, clearing, by: dwelling })
  }
}

/**
 * Returns true if the clearing contains the unhired leader or the site that calls the visitors of a row 6 box (13.5.3,
 * D30).
 */
function areVisitorsCalled(state: RealmState, by: string, clearing: ClearingId): boolean {
  const group = by.replace(/-hq$/, '')
  if (isGroup(group)) return unhiredAt(state, group, clearing).includes(leaderOf(group))
  return placeOfBox(state, by) === clearing
}

/** Summons the row 6 visitors that are called to the clearing. From then on, they stay on the map (13.5.3). */
export function summonVisitors(table: RealmTable, clearing: ClearingId): void {
  const { state } = table
  if (!state.prowling.includes(6)) return
  for (const { box, by } of SETUP.calls) {
    const chit = state.visitors.findIndex(one => one.box === box)
    if (chit < 0 || !by.some(one => areVisitorsCalled(state, one, clearing))) continue
    const visitor = state.visitors[chit]!
    visitor.box = null
    visitor.at = clearing
    const side = VISITOR_CHITS[chit]![visitor.side]
    const idle = idleMark(state.encounter, side)
    table.emit({ kind: 'comes', seat: null, rule: '13.5.3', visitor: side, clearing, ...idle })
  }
}
