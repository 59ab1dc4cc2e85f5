import type { Rule } from '../../../../kernel/index.ts'
import { transport } from '../effects/journey.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { escapesTrap } from '../effects/spells.ts'
import { tableRoll } from '../effects/table-roll.ts'
import { holdInTrap } from '../effects/trapping.ts'
import { anyRandomSpace, boardOf, exactSpace } from '../facts/spaces.ts'
import type { Board } from '../islands/board.ts'
import { COTTAGE, LAIR, LAIR_CENTER, type SpaceId, territory, tileOf } from '../islands/territories.ts'
import type { Player, WizardsTable } from '../state/components.ts'
import { heldWith } from '../state/event-effects.ts'
import { meetAnimal } from './animals.ts'
import { playEvent } from './event-cards.ts'
import { drawWizardCard } from './high-wizards.ts'
import { callsForEncounter } from './order.ts'
import { commonFolk } from './places.ts'

/** Returns true if a space's ground allows a Random Encounter (8.1). */
export function isOpenToChance(board: Board, space: SpaceId): boolean {
  const tile = tileOf(space)
  if (tile === null || tile === LAIR || tile === tileOf(COTTAGE)) return false
  const ground = board.ground[board.hex(space)]!
  return ground !== 'stone' && !(ground === 'mountains' && territory(tile).terrain.center === 'tower')
}

/**
 * Returns true if the player can have a Random Encounter in their space (8.1, 7.3051a, 8.31). `stands` is true if they
 * stayed there.
 */
export const mayMeetByChance = (table: WizardsTable, player: Player, stands: boolean): boolean =>
  !player.bound &&
  !player.trap &&
  isOpenToChance(boardOf(table.state), player.space) &&
  !callsForEncounter(table, player, stands)

/** Rolls for a Random Encounter and resolves it (8). With `lower`, the lower die counts (D34). */
export function* meetByChance(table: WizardsTable, player: Player, { lower = false } = {}): Rule {
  switch (tableRoll(table, player, 'random-encounters', { lower }).does) {
    case 'demon':
      yield* proceduresOf(table).placeDemons(table, player.space, player, '8.2')
      break
    case 'trap':
      yield* proceduresOf(table).closeTrap(table, player)
      break
    case 'animal':
      yield* meetAnimal(table, player)
      break
    case 'event':
      yield* playEvent(table, player)
      break
    case 'folk':
      yield* commonFolk(table, player)
      break
    case 'wizard-card':
      yield* drawWizardCard(table, [player], '8.7')
      break
  }
}

/**
 * Resolves a random Trap (8.3), unless it is warded off (Events 25, 28) or escaped before its kind is known (11.224). A
 * transporting Trap can't be escaped a second time, because a spell can be cast once for each adversary (11.24, ruling
 * W4).
 */
export function* trap(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '8.3', who: 'trap', space: player.space })
  if (heldWith(player, 'ward')) {
    table.emit({ kind: 'warded', seat: player.seat, rule: '8.3', from: 'trap' })
    return
  }
  if (yield* escapesTrap(table, player, { on: 'trap' })) return
  switch (tableRoll(table, player, 'traps').does) {
    case 'held-until-rescued':
      holdInTrap(table, player, { kind: 'rescue' }, '8.3')
      break
    case 'held-fortnight':
      holdInTrap(table, player, { kind: 'fortnight' }, '8.3')
      break
    case 'den':
      yield* transport(table, player, LAIR_CENTER, '8.3')
      break
    case 'turns-lost':
      holdInTrap(table, player, { kind: 'turns', left: table.roll(player.seat, 1, 'turns-lost', '8.3')[0]! }, '8.3')
      break
    case 'lair':
      yield* transport(table, player, exactSpace(table, LAIR), '8.3')
      break
    case 'held-roll':
      holdInTrap(table, player, { kind: 'roll' }, '8.3')
      break
    case 'transported':
      yield* transport(table, player, anyRandomSpace(table), '8.3')
      break
  }
}
