import { dismount, horsesToPackOn } from '../effects/activating.ts'
import { leaveRealm } from '../effects/death.ts'
import { endSpellsOfDead } from '../effects/ending.ts'
import { abandon } from '../effects/ownership.ts'
import { tooHeavy } from '../facts/carrying.ts'
import { isCharacterPiece, putAt } from '../facts/employment.ts'
import { settleScore } from '../facts/scoring.ts'
import { addDiscoveries, spyOn } from '../facts/spying.ts'
import { strengthOf } from '../facts/strength.ts'
import { tileOfPlace, woodsWalker } from '../facts/wings.ts'
import { boardOf, farEnd, mustBeFound, type Way, waysAt } from '../pieces/board.ts'
import { type ClearingId, isCave, isMountain, tileCodeOf } from '../pieces/tiles.ts'
import { mountainCost } from '../state/calendar.ts'
import type { BlankReason } from '../state/events.ts'
import {
  clearingAt,
  type Individual,
  living,
  ownedBy,
  type RealmState,
  type RealmTable,
  type Turn,
} from '../state/state.ts'

/**
 * Returns true if a character may use a roadway. Only mist can use hidden paths and secret passages that it hasn't
 * discovered (1.2.5, 8.3.5, 21.6.3).
 */
const canUse = (character: Individual, way: Way): boolean =>
  !mustBeFound(way) || character.formed === 'mist' || character.ways.includes(way.id)

/**
 * Returns the usable roadways out of the character's clearing, including those that lead off the map (15.6.2). The list
 * is empty outside a clearing.
 */
export function usableWays(state: RealmState, character: Individual): Way[] {
  const clearing = clearingAt(character)
  return clearing === null ? [] : waysAt(boardOf(state.tiles), clearing).filter(way => canUse(character, way))
}

/** Finds the roadway to a clearing. If there is none, returns the reason (8.3.1, 8.3.5, 8.3.8). */
export function wayTo(state: RealmState, character: Individual, to: ClearingId): Way | BlankReason {
  const board = boardOf(state.tiles)
  const { place } = character
  switch (place.kind) {
    case 'clearing': {
      const ways = waysAt(board, place.clearing).filter(way => farEnd(way, place.clearing) === to)
      return ways.find(way => canUse(character, way)) ?? (ways.length > 0 ? 'undiscovered' : 'no-way')
    }
    case 'road':
    case 'outside': {
      const way = board.ways.get(place.way)
      return way?.ends.includes(to) ? way : 'no-way'
    }
    case 'woods':
    case 'air':
    case 'off':
      return 'no-way'
  }
}

/**
 * Returns true if an individual is a beast that can go through the woods to another clearing in its tile (8.7.1,
 * 15.6.10).
 */
const canGoThroughWoods = (state: RealmState, one: Individual, to: ClearingId): boolean =>
  woodsWalker(state, one.id) !== null && tileOfPlace(one.place) === tileCodeOf(to) && clearingAt(one) !== to

/**
 * Plays MOVE along a roadway or through the woods. This takes one phase, or two or more for a mountain (8.3, 8.7.1,
 * 26.23). Returns the reason for a failure, or null on success.
 */
export function move(table: RealmTable, character: Individual, turn: Turn, to: ClearingId): BlankReason | null {
  const { state } = table
  const road = character.place.kind === 'woods' ? null : wayTo(state, character, to)
  const byWoods = (road === null || typeof road === 'string') && canGoThroughWoods(state, character, to)
  const way = byWoods ? null : road
  const climbing = turn.climbing
  turn.climbing = null
  if (typeof way === 'string') return way
  if (way === null && !byWoods && !leavesWoodsFor(character, to)) return 'no-way'
  // Nobody can enter a cave on a day on which they use sunlight (8.3.4).
  if (isCave(to) && turn.sunlight) return 'cave'
  const climbed = climbing === to ? (turn.climbed ?? 1) : 0
  if (isMountain(to) && climbed + 1 < mountainCost(state)) {
    // A climb moves the character only in its last phase (8.3.2, 26.23).
    turn.climbing = to
    if (climbed > 0) turn.climbed = climbed + 1
    else delete turn.climbed
    table.emit({ kind: 'climbs', seat: character.seat, rule: '8.3.2', character: character.id, target: to })
    return null
  }
  if (way) moveAlong(table, character, way, to)
  else goThroughWoods(table, character, to)
  return null
}

/**
 * Returns true for the only clearing that a character can enter from the woods after their roadway has disappeared
 * (12.3.8).
 */
const leavesWoodsFor = ({ place }: Individual, to: ClearingId): boolean => place.kind === 'woods' && place.from === to

/** Moves through the woods or out of them. As on a road, items that are too heavy stay behind (8.4, 8.7.1). */
export function goThroughWoods(table: RealmTable, character: Individual, to: ClearingId): void {
  const { seat, id } = character
  const from = clearingAt(character)
  if (from !== null) abandonHeavyItems(table, character, to)
  putAt(table.state, character, to)
  character.cameBy = null
  const rule = from === null ? '12.3.8' : '8.7.1'
  table.emit({ kind: 'moves', seat, rule, character: id, from, target: to, way: 'woods' })
}

/**
 * Moves along a roadway. Items that are too heavy stay behind (8.3.1, 8.4). Witnesses discover a hidden path or secret
 * passage unless the individual is `unseen` or mist (2.5.7).
 */
export function moveAlong(table: RealmTable, character: Individual, way: Way, to: ClearingId, unseen = false): void {
  const from = clearingAt(character)
  if (from !== null) abandonHeavyItems(table, character, to)
  else if (isCave(to)) dismount(character)
  putAt(table.state, character, to)
  character.cameBy = way.id
  table.emit({
    kind: 'moves',
    seat: character.seat,
    rule: '8.3.1',
    character: character.id,
    from,
    target: to,
    way: way.id,
  })
  takeFamiliars(table.state, character, from, way, to, unseen)
  // Mist and lost characters don't show others the roadway (21.3.4, 21.6.3).
  if (mustBeFound(way) && !unseen && character.formed !== 'mist')
    spyOn(table, character, from === null ? [to] : [from, to], { way: way.id })
}

/**
 * Moves familiars that follow the guide. Unless the guide is lost, each familiar discovers the roadway for its Witch
 * (22.6, 24.14).
 */
function takeFamiliars(
  state: RealmState,
  guide: Individual,
  from: ClearingId | null,
  way: Way,
  to: ClearingId,
  unseen: boolean,
): void {
  for (const witch of living(state)) {
    const { familiar } = witch
    const first = familiar?.plan[0]?.activity
    if (!familiar || first?.kind !== 'follow' || first.guide !== guide.id || clearingAt(familiar) !== from) continue
    familiar.place = { kind: 'clearing', clearing: to }
    if (mustBeFound(way) && !unseen) addDiscoveries(witch, { way: way.id })
  }
}

/** Abandons all items that are too heavy (8.4.2). A horse that enters a cave is no longer ridden (8.5.1). */
function abandonHeavyItems(table: RealmTable, character: Individual, to: ClearingId): void {
  const horse = isCave(to) ? dismount(character) : undefined
  for (const id of tooHeavy(character, strengthOf(table.state, character))) {
    // Items that the horse carried may stay on it as its pack (8.5.1).
    const item = ownedBy(character, id)!
    if (horse && horsesToPackOn(character, item).includes(horse)) item.packedOn = horse.id
    else abandon(table, character, id)
  }
}

/**
 * Moves a character off the map along a road, and out of the game (8.3.10). Returns the reason for a failure, or null
 * on success.
 */
export function moveOffTheMap(table: RealmTable, character: Individual, turn: Turn): BlankReason | null {
  turn.climbing = null
  if (!usableWays(table.state, character).some(({ kind }) => kind === 'edge')) return 'no-way'
  if (!isCharacterPiece(character)) return 'no-way'
  // The character's spells end first (19.5.1).
  endSpellsOfDead(table, character.id)
  settleScore(table, character)
  leaveRealm(table, character)
  return null
}
