import type { Rule } from '../../../../kernel/index.ts'
import { isAtPeaceWithNature } from '../effects/forbidding.ts'
import { exchangeWarning, substituteOf } from '../effects/map-chits.ts'
import { individualsAt, isHired } from '../facts/employment.ts'
import { isMist } from '../facts/forms.ts'
import { isFollowing } from '../facts/party.ts'
import { placeOfCard } from '../facts/whereabouts.ts'
import { isAble } from '../pieces/characters.ts'
import { CHIT_IDS, chitFace } from '../pieces/chits.ts'
import { MONSTER_IDS } from '../pieces/denizens.ts'
import { type ClearingId, clearingOf, type TileCode, tileCodeOf } from '../pieces/tiles.ts'
import { plays } from '../state/optional.ts'
import { clearingAt, type Individual, type RealmTable } from '../state/state.ts'
import { blockEachOther, chooseToBlock, monsterBlocks } from './blocking.ts'
import { turnUpLostSite } from './searching.ts'
import { isProwling, placeArrivals, summon, summonByEssence, summonNatives, summonVisitors } from './summoning.ts'

/**
 * Ends a turn, or the turns of a whole party (13.2.10). The steps, in order, are prowlers, chits, summoned monsters,
 * natives, visitors and blocking (13.2). Nothing happens outside a clearing, or if everyone is asleep or dead. With
 * quiet monsters, turns that end hidden turn up no chits (26.2).
 */
export function* endTurn(table: RealmTable, ...enders: readonly Individual[]): Rule {
  const awake = enders.filter(one => !one.asleep && one.fate === 'alive')
  const clearing = awake[0] ? clearingAt(awake[0]) : null
  if (clearing === null) return
  const tile = tileCodeOf(clearing)
  const prowlers = moveProwlers(table, clearing)
  // A turn that ends hidden summons no monsters (26.2).
  const isQuiet = plays(table.state, 'quiet-monsters') && awake.every(({ hidden }) => hidden)
  const away = MONSTER_IDS.filter(id => table.state.denizens[id]!.at === null)
  const turned = isQuiet ? [] : turnUpChits(table, tile)
  // In solitaire play, the Ghosts arrive when their chit is turned up (27.1.2, 13.2.7).
  const risen = away.filter(id => table.state.denizens[id]!.at !== null)
  const isPeaceful = awake.every(one => isAtPeaceWithNature(table.state, one))
  // For a Druid, sites don't summon anything either (26.8).
  const isUnheard = awake.every(one => isAble(one, 'druid'))
  const arrivals = turned.flatMap(chit => {
    // Under Peace with Nature, warnings and sounds turn face down again without summoning anything (13.2.9).
    if (isPeaceful && chitFace(chit).kind !== 'site') {
      table.state.chits[chit]!.up = false
      return []
    }
    if (isUnheard && chitFace(chit).kind === 'site') return []
    return summon(table, chit, tile, clearing)
  })
  if (!isQuiet && placeOfCard(table.state, 'dragon-essence') === clearing)
    arrivals.push(...summonByEssence(table, clearing))
  summonNatives(table, clearing)
  summonVisitors(table, clearing)
  yield* blockArrivals(table, [...prowlers, ...risen, ...arrivals])
}

/**
 * Moves the tile's unhired prowling monsters to the clearing, except monsters that have blocked or been blocked today,
 * and returns those that moved (13.2.2).
 */
function moveProwlers(table: RealmTable, clearing: ClearingId): string[] {
  const { state } = table
  const tile = tileCodeOf(clearing)
  const movers = MONSTER_IDS.filter(id => {
    const { at, blocked } = state.denizens[id]!
    if (at === null || at === clearing || tileCodeOf(at) !== tile) return false
    return !blocked && !isHired(state, id) && isProwling(state, id)
  })
  if (movers.length === 0) return []
  placeArrivals(table, movers, clearing)
  table.emit({ kind: 'prowls', seat: null, rule: '13.2.2', denizens: movers, clearing })
  return movers
}

/**
 * Turns up the chits on a tile. Returns those that summon denizens because they were just turned up (13.2.3, 13.2.4).
 */
function turnUpChits(table: RealmTable, tile: TileCode): string[] {
  const { state } = table
  const down = () => CHIT_IDS.filter(id => state.chits[id]!.tile === tile && !state.chits[id]!.up)
  const faceDown = down()
  if (faceDown.length > 0) table.reveal()
  const turned: string[] = []
  for (const id of faceDown) {
    if (chitFace(id).kind === 'lost') turned.push(...turnUpLostSite(table, id, true))
    else if (substituteOf(id)) exchangeWarning(table, id)
    else turned.push(id)
  }
  for (const id of turned) {
    const chit = state.chits[id]!
    const face = chitFace(id)
    chit.up = true
    chit.known = true
    if (face.kind === 'site' || face.kind === 'sound') chit.at = clearingOf(tile, face.clearing)
  }
  const shown = turned.filter(id => faceDown.includes(id))
  if (shown.length > 0) table.emit({ kind: 'turned-up', seat: null, rule: '13.2.3', tile, chits: shown })
  // Return the chits in order: warnings first, then sounds by number, then sites (13.3.1, D28).
  return turned
}

/**
 * Makes new arrivals block every unhidden individual in their clearings, except sleepers, followers and mist.
 * Individuals who are not blocked may block the arrivals (13.2.7).
 */
function* blockArrivals(table: RealmTable, arrivals: readonly string[]): Rule {
  const { state } = table
  const clearings = new Set(arrivals.map(id => state.denizens[id]!.at))
  for (const clearing of clearings) {
    if (clearing === null) continue
    const arrived = arrivals.filter(id => state.denizens[id]!.at === clearing)
    for (const character of individualsAt(state, clearing)) {
      if (character.asleep || isFollowing(state, character.id) || isMist(state, character.id)) continue
      const blockers = arrived.filter(id => monsterBlocks(state, character, id))
      if (!character.hidden && blockers.length > 0) blockEachOther(table, character, blockers, 'denizens', '13.2.7')
      // Individuals who were not blocked may still block the monsters.
      else yield* chooseToBlock(table, character, arrived, '13.2.7')
    }
  }
}
