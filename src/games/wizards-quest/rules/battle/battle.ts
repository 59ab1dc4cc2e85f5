import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { Approach, Creature, Force, QuestTable, Range, Side } from '../components.ts'
import { putOut } from '../forces/elimination.ts'
import { countersIn, forceIn } from '../forces/forces.ts'
import { chooseLoss, removeLoss } from '../forces/losses.ts'
import type { SpaceId } from '../marnon/marnon.ts'
import { disperse } from './dispersal.ts'
import { attackRange, creatureRange, defenceRange } from './ranges.ts'

/** Where a battle is fought, and how the attack comes. */
export interface Front {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly by: Approach
}

/** One side before the dice fall. */
interface Fighting<S> {
  readonly side: S
  readonly range: Range
  /** It cannot lose more. */
  readonly counters: number
}

/** What the dice have done. */
interface Outcome {
  readonly attackerLoses: number
  readonly defenderLoses: number
  /** Whether it was the defender's die that took what the attacker loses (XI.B.2). */
  readonly defenderHits: boolean
}

/**
 * Both roll at the same time; a die within its range takes so many of the other side, and where both miss the attacker
 * loses one (XI.B.1-2).
 */
function rollBattle(
  table: QuestTable,
  { from, to, by }: Front,
  attacker: Fighting<Side>,
  defender: Fighting<Side | Creature>,
): Outcome {
  const attack = table.die()
  const defence = table.die()
  const attackerHits = attack <= attacker.range.range
  const defenderHits = defence <= defender.range.range
  const attackerLoses = Math.min(attacker.counters, defenderHits ? defence : attackerHits ? 0 : 1)
  const defenderLoses = Math.min(defender.counters, attackerHits ? attack : 0)
  table.tell({
    kind: 'battle',
    seat: attacker.side === 'orcs' ? null : attacker.side,
    rule: attackerHits || defenderHits ? 'XI.B.1' : 'XI.B.2',
    from,
    target: to,
    by,
    attacker: { side: attacker.side, range: attacker.range, die: attack, lost: attackerLoses },
    defender: { side: defender.side, range: defender.range, die: defence, lost: defenderLoses },
  })
  return { attackerLoses, defenderLoses, defenderHits }
}

const fighting = (force: Force, range: Range): Fighting<Side> => ({
  side: force.side,
  range,
  counters: countersIn(force),
})

/** The player whose sorcerer is in the force, or null. */
const sorcererOf = ({ side, leader }: Force): Seat | null => (leader === 'sorcerer' && side !== 'orcs' ? side : null)

/** One battle of two forces. What a sorcerer's attack takes is dispersed, all else is slain (XI.C.1-4). */
export function* battle(table: QuestTable, front: Front): Rule {
  const { from, to, by } = front
  const attackers = forceIn(table.state, from)!
  const defenders = forceIn(table.state, to)!
  // As they stand before anybody is lost: a sorcerer who dies in it disperses all the same (ruling W53).
  const attacking = sorcererOf(attackers)
  const defending = attacking === null ? null : sorcererOf(defenders)
  const outcome = rollBattle(
    table,
    front,
    fighting(attackers, attackRange(attackers)),
    fighting(defenders, defenceRange(defenders, to, by)),
  )
  // Where nobody is left of those who attack, nobody takes the land.
  const taker = outcome.attackerLoses < countersIn(attackers) ? attackers.side : null
  yield* suffer(table, front, to, outcome.defenderLoses, attacking, taker)
  // Who has fallen is out while the attacker still says whom he loses; two who fall together are out together (ruling W70).
  if (outcome.attackerLoses < countersIn(attackers)) putOut(table)
  yield* suffer(table, front, from, outcome.attackerLoses, outcome.defenderHits ? defending : null, null)
}

/** A force loses so many counters: dispersed by a player, or slain where there is none. `taker` is who may take its land then. */
function* suffer(
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

/** One battle against the dragon or the wizard; true where he is beaten (XI.B.1.a-b, ruling W44). */
export function* battleCreature(table: QuestTable, front: Front, creature: Creature): Rule<boolean> {
  const attackers = forceIn(table.state, front.from)!
  const outcome = rollBattle(table, front, fighting(attackers, attackRange(attackers)), {
    side: creature,
    range: creatureRange(creature),
    counters: 1,
  })
  yield* suffer(table, front, front.from, outcome.attackerLoses, null, null)
  return outcome.defenderLoses > 0
}
