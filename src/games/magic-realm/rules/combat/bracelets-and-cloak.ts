import type { Rule } from '../../../../kernel/index.ts'
import { fighterIn } from '../facts/combatants.ts'
import { blowsOf, bodiesOf } from '../facts/melee.ts'
import type { PieceId } from '../fight/blows.ts'
import { attackIn, BOXES, type Box, maneuverIn } from '../fight/directions.ts'
import { decide } from '../state/asking.ts'
import type { CombatState, Engagement } from '../state/combat.ts'
import { word } from '../state/combat-questions.ts'
import { engagementOf } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'
import { meleeOf } from './plays.ts'
import { type MovableAttack, spellAttack } from './spells.ts'

/** The minimum time at which a maneuver or attack counts as slow (23.12). */
export const SLOW = 5

/**
 * Asks the wearer of active Battle Bracelets whether to move their attack to another circle, if no target has a fast
 * maneuver. Targets without a maneuver count as slow (23.12.1).
 */
export function* askToMoveAttack(table: RealmTable, combat: CombatState, { id, seat }: Character): Rule {
  const { state } = table
  const round = engagementOf(combat, id)!
  if (!fighterIn(state, id).bracelets) return
  const attack = attackOf(state, combat, round)
  if (attack === null) return
  const bodies = bodiesOf(meleeOf(state, combat))
  const isSlow = (target: PieceId): boolean =>
    (bodies.find(body => body.id === target)?.maneuver?.time ?? Number.POSITIVE_INFINITY) >= SLOW
  if (!attack.targets.every(isSlow)) return
  const act = yield* decide({
    seat,
    topic: 'bracelets',
    data: { character: id, box: attack.box },
    rule: '23.12.1',
    options: [
      word('as-it-is', 'stay'),
      ...others(attack.box).map(box => ({ id: attackIn(box), act: { kind: 'move-attack', box } }) as const),
    ],
  })
  if (act.kind !== 'move-attack') return
  attack.move(act.box)
  table.emit({ kind: 'moves-attack', seat, rule: '23.12.1', character: id, box: act.box })
}

/**
 * Returns the attack that was played, or else the attack of a spell that doesn't always smash (16.4.8, 23.12.1).
 * Returns null if there is neither.
 */
function attackOf(state: RealmState, combat: CombatState, round: Engagement): MovableAttack | null {
  const { attack, target } = round
  if (attack === null || target === null) return spellAttack(state, combat, round)
  return {
    box: attack.box,
    targets: [target],
    move(box) {
      attack.box = box
    },
  }
}

/**
 * Asks the wearer of an active Elusive Cloak whether to move their maneuver, if any, to another square. All attacks on
 * the wearer must be slow. A DUCK cannot be moved (23.12.2).
 */
export function* askToMoveManeuver(table: RealmTable, combat: CombatState, { id, seat }: Character): Rule {
  const { state } = table
  const { maneuver } = engagementOf(combat, id)!
  const fighter = fighterIn(state, id)
  if (maneuver === null || !fighter.cloak) return
  const { piece } = maneuver
  if (piece.kind === 'chit' && fighter.chits.some(({ number, kind }) => number === piece.chit && kind === 'DUCK'))
    return
  if (blowsOf(meleeOf(state, combat)).some(blow => blow.target === id && blow.time < SLOW)) return
  const act = yield* decide({
    seat,
    topic: 'cloak',
    data: { character: id, box: maneuver.box },
    rule: '23.12.2',
    options: [
      word('as-it-is', 'stay'),
      ...others(maneuver.box).map(box => ({ id: maneuverIn(box), act: { kind: 'move-maneuver', box } }) as const),
    ],
  })
  if (act.kind !== 'move-maneuver') return
  maneuver.box = act.box
  table.emit({ kind: 'moves-maneuver', seat, rule: '23.12.2', character: id, box: act.box })
}

const others = (box: Box): Box[] => BOXES.filter(other => other !== box)
