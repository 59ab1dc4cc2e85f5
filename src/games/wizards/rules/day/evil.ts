import type { Rule } from '../../../../kernel/index.ts'
import { carryOff, transport } from '../effects/journey.ts'
import { isStranded } from '../effects/stranded.ts'
import { removeWizard } from '../effects/wizard-deck.ts'
import { placeDemon } from '../encounters/demons.ts'
import { meetDragonInTurn, placeDragon } from '../encounters/dragon.ts'
import { arrive } from '../encounters/order.ts'
import { fallsNext, landsLost } from '../facts/calendar.ts'
import { endInDefeat } from '../facts/endings.ts'

import { anyRandomSpace, demonsIn, exactSpace } from '../facts/spaces.ts'
import { isWater, LAIR, type SpaceId, type TileId, tileOf } from '../islands/territories.ts'
import { type Attack, CALENDAR } from '../state/cards.ts'
import {
  attackDay,
  type Dated,
  type Player,
  playersFrom,
  type WizardsState,
  type WizardsTable,
} from '../state/components.ts'
import { demonsStack } from '../state/house-rules.ts'
import { markersTurnToDemons, tasksAfterTakeover } from '../tasks/tasks.ts'

/** Returns true on the last day of a Fortnight, when Evil attacks (12.1). */
export const isAttackDay = (state: Dated & Pick<WizardsState, 'day'>): boolean =>
  attackDay(state, state.day) === state.day

/**
 * Carries out the Evil Spirit's attack (12.1). A solitaire player who was stranded at sea drowns if it leaves them in
 * the water (App. A).
 */
export function* resolveAttack(table: WizardsTable, attack: Attack): Rule {
  const { state } = table
  const scatters = attack.transports && ({ scatters: true } as const)
  table.emit({ kind: 'attack', seat: null, rule: '12.1', thwarted: false, ...scatters })
  const drowning = state.players.filter(p => state.variant === 'solitaire' && isStranded(state, p))
  if (attack.transports) yield* transportPlayers(table, attack)
  else yield* takeTerritories(table, attack)
  for (const player of drowning) {
    // The attack did not carry the player off, so they drown (App. A).
    if (isWater(player.space) && !state.result) {
      endInDefeat(table, 'drowned', 'A.stranded-water')
    }
  }
}

/** Lists the players in turn order (3.74). */
const inOrder = ({ state }: WizardsTable): Player[] => playersFrom(state, state.dealer)

/**
 * Carries out an attack that transports each player, who may escape with a spell. If it brings Demons, one appears in
 * the Territory where the player lands or, after an escape, where they are (12.11).
 */
function* transportPlayers(table: WizardsTable, { rule, demons }: Attack): Rule {
  for (const player of inOrder(table)) {
    const goal = anyRandomSpace(table)
    const moved = yield* transport(table, player, goal, rule, { unwanted: true })
    const tile = tileOf(moved ? goal : player.space)
    if (demons && tile) yield* placeDemon(table, exactSpace(table, tile), player, rule)
  }
}

/**
 * Carries out an attack that takes Territories (12.12, App. B) and, if it brings Demons, places one for each player
 * (12.14).
 */
function* takeTerritories(table: WizardsTable, attack: Attack): Rule {
  const { state } = table
  for (let i = landsLost(state, state.day); i > 0 && !state.result; i--)
    yield* loseTerritory(table, choice(table), attack.rule)
  if (!attack.demons) return
  for (const player of inOrder(table)) {
    if (state.result) return
    const tile = tileOf(player.space)
    if (tile === null) yield* demonAtSea(table, player)
    else yield* placeDemon(table, exactSpace(table, tile), player, '12.14')
  }
}

/**
 * Places a Demon directly on a player at sea. If the player is in a boat, the Demon stays aboard until dispelled
 * (12.141). `haunted` lists a boat once for each Demon aboard.
 */
function* demonAtSea(table: WizardsTable, player: Player): Rule {
  const { state } = table
  const { space, boat } = player
  const before = demonsIn(state, space)
  yield* placeDemon(table, space, player, '12.141')
  const now = demonsIn(state, space)
  if (boat === null) return
  if (demonsStack(state) ? now > before : now > 0 && !state.haunted.includes(boat)) state.haunted.push(boat)
}

/**
 * Picks the Territory that falls (12.13). If one was foreseen (Event 24), it falls. Otherwise it is the one with the
 * most Demon and Task Markers among those of the kind that falls next. A die decides ties. There is always a candidate,
 * because the game ends with the Circle's fall.
 */
function choice(table: WizardsTable): TileId {
  const { state } = table
  const { foreseen } = state
  state.foreseen = null
  if (foreseen) return foreseen
  const tiles = fallsNext(state).map(t => t.id)
  const weights = tiles.map(tile => weight(state, tile))
  const most = Math.max(...weights)
  const tied = tiles.filter((_, i) => weights[i] === most)
  if (tied.length === 1) return tied[0]!
  return tied[table.roll(null, 1, 'tie', '12.132', tied.length)[0]! - 1]!
}

/** The part of a state or view that shows the markers on Territories. */
interface Marked {
  readonly demons: readonly SpaceId[]
  readonly players: readonly Pick<Player, 'tasks'>[]
}

/** Counts the Demon Markers and the Task Markers still on a Territory (12.132). */
export function weight({ demons, players }: Marked, tile: TileId): number {
  let weight = 0
  for (const space of demons) if (tileOf(space) === tile) weight++
  for (const { tasks } of players)
    for (const { marks } of tasks)
      for (const { at, done } of marks) if (!done && at !== null && tileOf(at) === tile) weight++
  return weight
}

/** Takes a Territory over, with all that follows, which may be the end of the game (12.4). */
function* loseTerritory(table: WizardsTable, tile: TileId, rule: string): Rule {
  const { state } = table
  state.fallen.push(tile)
  table.emit({ kind: 'falls', seat: null, rule, tile })
  if (tile === CALENDAR.lostWith) {
    endInDefeat(table, 'circle', '12.46')
    return
  }
  state.demons = state.demons.filter(space => tileOf(space) !== tile)
  for (const out of [...state.wizards]) if (tileOf(out.at) === tile) removeWizard(table, out)
  const failed = tasksAfterTakeover(table)
  const taken = inOrder(table).filter(player => tileOf(player.space) === tile)
  for (const player of taken) carryOff(table, player, exactSpace(table, LAIR), '12.41')
  const arrivals = taken.map(player => player.arrivals)
  const homeless = tileOf(state.dragon) === tile
  if (homeless) placeDragon(table, exactSpace(table, LAIR), '12.41')
  // Encounters follow only once the fallen land is empty: first with Demons where markers lay, then in the Lair.
  for (const { player, task } of failed) yield* markersTurnToDemons(table, player, task)
  for (const [i, player] of taken.entries()) if (player.arrivals === arrivals[i]) yield* arrive(table, player)
  const others = inOrder(table).filter(player => !taken.includes(player))
  if (homeless) yield* meetDragonInTurn(table, others)
}
