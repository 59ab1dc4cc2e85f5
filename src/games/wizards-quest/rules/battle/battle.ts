import type { Rule, Seat } from '../../../../kernel/index.ts'
import { eliminatePlayers } from '../effects/elimination.ts'
import { chooseLoss, removeLoss } from '../effects/losses.ts'
import { countersIn, forceIn } from '../facts/forces.ts'
import { attackRange, creatureRange, defenseRange } from '../facts/ranges.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import type { Approach, Creature, Force, QuestTable, Range, Side } from '../state/components.ts'
import { disperse } from './dispersal.ts'

/** The spaces of a battle, and the approach of the attack. */
export interface Front {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly by: Approach
}

/** One side of a battle, before the dice are rolled. */
interface Fighting<S> {
  readonly side: S
  readonly range: Range
  /** The maximum number of pieces that this side can lose. */
  readonly counters: number
}

/** The result of the dice. */
interface Outcome {
  readonly attackerLoses: number
  readonly defenderLoses: number
  /** True if the attacker's losses were caused by the defender's die rather than by two misses (XI.B.2). */
  readonly defenderHits: boolean
}

/**
 * Rolls for both sides at the same time. A die within its range hits as many of the other side's pieces as it shows. If
 * both miss, the attacker loses one piece (XI.B.1-2).
 */
function rollBattle(
  table: QuestTable,
  { from, to, by }: Front,
  attacker: Fighting<Side>,
  defender: Fighting<Side | Creature>,
): Outcome {
  const attack = table.die()
  const defense = table.die()
  const attackerHits = attack <= attacker.range.range
  const defenderHits = defense <= defender.range.range
  const attackerLoses = Math.min(attacker.counters, defenderHits ? defense : attackerHits ? 0 : 1)
  const defenderLoses = Math.min(defender.counters, attackerHits ? attack : 0)
  table.emit({
    kind: 'battle',
    seat: attacker.side === 'orcs' ? null : attacker.side,
    rule: attackerHits || defenderHits ? 'XI.B.1' : 'XI.B.2',
    from,
    target: to,
    by,
    attacker: { side: attacker.side, range: attacker.range, die: attack, lost: attackerLoses },
    defender: { side: defender.side, range: defender.range, die: defense, lost: defenderLoses },
  })
  return { attackerLoses, defenderLoses, defenderHits }
}

const fighting = (force: Force, range: Range): Fighting<Side> => ({
  side: force.side,
  range,
  counters: countersIn(force),
})

/** Returns the player whose sorcerer is in the force, or null if there is none. */
const sorcererOf = ({ side, leader }: Force): Seat | null => (leader === 'sorcerer' && side !== 'orcs' ? side : null)

/**
 * Fights one battle between forces. If the attacker has a sorcerer, the defender's losses are dispersed. If both have
 * one, the attacker's losses to a hit are dispersed too. All other losses are slain (XI.C.1-4).
 */
export function* battle(table: QuestTable, front: Front): Rule {
  const { from, to, by } = front
  const attackers = forceIn(table.state, from)!
  const defenders = forceIn(table.state, to)!
  // Determine this before any losses, because a sorcerer who dies in the battle still disperses (ruling W53).
  const attacking = sorcererOf(attackers)
  const defending = attacking === null ? null : sorcererOf(defenders)
  const outcome = rollBattle(
    table,
    front,
    fighting(attackers, attackRange(attackers)),
    fighting(defenders, defenseRange(defenders, to, by)),
  )
  // If no attacker is left, nobody takes the space.
  const taker = outcome.attackerLoses < countersIn(attackers) ? attackers.side : null
  yield* takeLosses(table, front, to, outcome.defenderLoses, attacking, taker)
  // A defeated defender is eliminated before the attacker chooses losses. Players who lose their last pieces at the
  // same time are eliminated together (ruling W70).
  if (outcome.attackerLoses < countersIn(attackers)) eliminatePlayers(table)
  yield* takeLosses(table, front, from, outcome.attackerLoses, outcome.defenderHits ? defending : null, null)
}

/**
 * Removes a number of pieces from a force. They are either dispersed by a player or slain. `taker` may take the space.
 */
function* takeLosses(
  table: QuestTable,
  front: Front,
  space: SpaceId,
  count: number,
  disperser: Seat | null,
  taker: Side | null,
): Rule {
  if (count === 0) return
  const how = disperser === null ? 'slain' : 'dispersed'
  const rule = disperser === null ? 'XI.C.1' : space === front.to ? 'XI.C.2' : 'XI.C.4'
  const lost = yield* chooseLoss(table, space, count, how, 'XI.B.5')
  if (disperser === null) removeLoss(table, space, lost, how, rule, taker)
  else yield* disperse(table, { seat: disperser, front: [front.from, front.to], rule, taker }, space, lost)
}

/**
 * Fights one battle against the dragon or the wizard. Returns true if the creature is beaten (XI.B.1.a-b, ruling W44).
 */
export function* battleCreature(table: QuestTable, front: Front, creature: Creature): Rule<boolean> {
  const attackers = forceIn(table.state, front.from)!
  const outcome = rollBattle(table, front, fighting(attackers, attackRange(attackers)), {
    side: creature,
    range: creatureRange(creature),
    counters: 1,
  })
  yield* takeLosses(table, front, front.from, outcome.attackerLoses, null, null)
  return outcome.defenderLoses > 0
}
