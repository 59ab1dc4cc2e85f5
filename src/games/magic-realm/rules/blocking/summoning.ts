import { placeOfBox } from '../belongings/whereabouts.ts'
import { isAway } from '../magic/spells.ts'
import { type ClearingId, clearingOf, type TileCode, tileCodeOf, tileOf } from '../map/tiles.ts'
import { unhiredAt } from '../natives/serving.ts'
import { type ChitFace, chitFace, idleMark, VISITOR_CHITS } from '../pieces/chits.ts'
import { denizenOf, groupOf, isGroup, leaderOf, monstersOfBox } from '../pieces/denizens.ts'
import { SETUP } from '../pieces/setup-card.ts'
import type { RealmState, RealmTable } from '../state.ts'

/** The rows of the Appearance Chart that a monster prowls on: its own, and every day for the Ghosts (7.2). */
export function isProwling(state: RealmState, id: string): boolean {
  const { kind } = denizenOf(id)
  return (
    kind === 'ghost' ||
    SETUP.regeneration.some(({ row, monsters }) => state.prowling.includes(row) && monsters.includes(kind))
  )
}

/** The monsters of a box that still wait in it. */
const waitingIn = (state: RealmState, box: string): string[] =>
  monstersOfBox(box).filter(id => isOffMap(state, id) && !isAway(state, id))

/** Whether a denizen lives and is in no clearing: it waits in its box, or the winds have it (21.4.4). */
const isOffMap = (state: RealmState, id: string): boolean =>
  state.denizens[id]!.at === null && !state.denizens[id]!.dead

/** Puts denizens into a clearing, in the order in which they come. */
export function arrive(table: RealmTable, denizens: readonly string[], clearing: ClearingId): void {
  for (const id of denizens) {
    const denizen = table.state.denizens[id]!
    denizen.at = clearing
    denizen.arrived = ++table.state.arrivals
  }
}

/** The rows of monster boxes that a chit calls on in a tile, by the tile's letter, which is that of its warning too (13.3.2, 13.3.4). */
function rowsCalled(face: ChitFace, tile: TileCode): (typeof SETUP)['monsters'] {
  const { letter } = tileOf(tile)
  return SETUP.monsters.filter(({ by }) =>
    by.some(one => one.chit === face.name && one.kind === face.kind && (one.letter === null || one.letter === letter)),
  )
}

/** The boxes a row has, from the left. */
function boxesOfRow({ boxes }: (typeof SETUP)['monsters'][number]): string[] {
  const seen: Record<string, number> = {}
  return boxes.map(([kind]) => {
    seen[kind] = (seen[kind] ?? 0) + 1
    return `${kind}:${seen[kind]}`
  })
}

/** What a chit would bring now: of each prowling row the leftmost box that is not empty (13.3.2, 27.1.6). */
export function broughtBy(state: RealmState, face: ChitFace, tile: TileCode): string[] {
  if (face.kind === 'site') {
    const site = SETUP.sites.find(({ id }) => id === face.id)!
    return state.prowling.includes(site.row) ? waitingIn(state, site.id) : []
  }
  return rowsCalled(face, tile)
    .filter(({ row }) => state.prowling.includes(row))
    .flatMap(
      row =>
        boxesOfRow(row)
          .map(box => waitingIn(state, box))
          .find(waiting => waiting.length > 0) ?? [],
    )
}

/** A chit that has just been turned up summons (13.3). Gives who came. */
export function summon(table: RealmTable, chit: string, tile: TileCode, clearing: ClearingId): string[] {
  const face = chitFace(chit)
  const comers = broughtBy(table.state, face, tile)
  if (comers.length === 0) return []
  const where = face.kind === 'sound' || face.kind === 'site' ? clearingOf(tile, face.clearing) : clearing
  arrive(table, comers, where)
  table.tell({ kind: 'appears', seat: null, rule: '13.3.2', denizens: comers, clearing: where, by: chit })
  return comers
}

/** Dragon Essence acts as a Smoke chit of its tile, caves and mountains alone, every time (13.3.8, D29). */
export function summonByEssence(table: RealmTable, clearing: ClearingId): string[] {
  const tile = tileCodeOf(clearing)
  const { letter } = tileOf(tile)

  const comers = broughtBy(table.state, chitFace(`smoke-${letter.toLowerCase()}`), tile)
  if (comers.length === 0) return []
  arrive(table, comers, clearing)
  table.tell({ kind: 'appears', seat: null, rule: '13.3.8', denizens: comers, clearing, by: 'dragon-essence' })
  return comers
}

/** Prowling native groups still in their box appear at a Dwelling they come to (13.5.1, 13.5.2). */
export function summonNatives(table: RealmTable, clearing: ClearingId): void {
  const { state } = table
  const here = Object.keys(state.dwellings).filter(dwelling => state.dwellings[dwelling] === clearing)
  for (const { row, group, at } of SETUP.groups) {
    const dwelling = here.find(one => at.includes(one))
    if (dwelling === undefined || !state.prowling.includes(row)) continue
    const waiting = groupOf(group).members.filter(id => isOffMap(state, id) && !isAway(state, id))
    if (waiting.length === 0) continue
    arrive(table, waiting, clearing)
    table.tell({ kind: 'appears', seat: null, rule: '13.5.1', denizens: waiting, clearing, by: dwelling })
  }
}

/** Whether what calls a box of row 6 is in the clearing: an unhired leader, or a site (13.5.3, D30). */
function isCalled(state: RealmState, by: string, clearing: ClearingId): boolean {
  const group = by.replace(/-hq$/, '')
  if (isGroup(group)) return unhiredAt(state, group, clearing).includes(leaderOf(group))
  return placeOfBox(state, by) === clearing
}

/** On row 6 the visitors that are called come, and stay (13.5.3). */
export function summonVisitors(table: RealmTable, clearing: ClearingId): void {
  const { state } = table
  if (!state.prowling.includes(6)) return
  for (const { box, by } of SETUP.calls) {
    const chit = state.visitors.findIndex(one => one.box === box)
    if (chit < 0 || !by.some(one => isCalled(state, one, clearing))) continue
    const visitor = state.visitors[chit]!
    visitor.box = null
    visitor.at = clearing
    const side = VISITOR_CHITS[chit]![visitor.side]
    const idle = idleMark(state.encounter, side)
    table.tell({ kind: 'comes', seat: null, rule: '13.5.3', visitor: side, clearing, ...idle })
  }
}
