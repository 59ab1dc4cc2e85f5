import type { Question } from '../../../../kernel/index.ts'
import type { CombatAct, CombatTopic } from '../../rules/combat/acts.ts'
import type { Fighter } from '../../rules/combat/fighter.ts'
import { isSamePiece, type Playable, valuesOf } from '../../rules/combat/pieces.ts'
import { bodyOf, duplicate, engagementOf, putOn } from '../../rules/combat/sheets.ts'
import { isDark } from '../../rules/combat/sides.ts'
import type { CombatState, Engagement, Piece } from '../../rules/combat/state.ts'
import { bestPlan, type Weighed, weighed } from './choices.ts'
import type { Fight } from './policy.ts'
import { type RoundOdds, roundOdds } from './round-odds.ts'
import { supposing } from './supposing.ts'

/** The answers that can be weighed, in the order in which they are given in a round. */
const ORDER = [
  'lure',
  'target',
  'attack',
  'attack-row',
  'maneuver',
  'maneuver-row',
  'shield',
  'place',
  'bracelets',
  'cloak',
] as const satisfies readonly CombatTopic[]
type Weighable = (typeof ORDER)[number]

const isWeighable = (topic: string): topic is Weighable => (ORDER as readonly string[]).includes(topic)

/**
 * What the rest of a round may bring who is asked where he gives an answer, and plays what is best of all that he has not
 * decided yet; null where the question is none of the round's, or the answer changes nothing that can be counted.
 */
export function answerOdds(fight: Fight, question: Question, act: CombatAct): RoundOdds | null {
  const { topic, data } = question
  const fighter = fight.fighters.find(({ id }) => id === data?.character)
  if (!fighter || !isWeighable(topic)) return null
  const combat = lured(fight, supposing(fight.combat, question, act), fighter, act)
  const round = engagementOf(combat, fighter.id)
  if (!round) return null
  const melee = { ...fight, combat }
  const filled = completed(melee, fighter, round, topic, engagementOf(fight.combat, fighter.id)?.spent ?? [])
  const engagements = combat.engagements.map(one => (one === round ? filled : one))
  return roundOdds({ ...melee, combat: { ...combat, engagements } }, fighter.id, combat.round === 1)
}

/** With a denizen drawn upon oneself (15.2.1), or all who fall upon one for an answer (26.10). */
function lured(fight: Fight, combat: CombatState, { id }: Fighter, act: CombatAct): CombatState {
  const comers = act.kind === 'lure' ? [act.denizen] : act.kind === 'target' ? (act.rouses ?? []) : []
  if (comers.length === 0) return combat
  const drawn = { ...combat, sheets: combat.sheets.map(duplicate) }
  putOn(
    drawn,
    id,
    fight.foes.filter(({ id }) => comers.includes(bodyOf(id))).map(({ id }) => id),
  )
  return drawn
}

/** What he has decided, and for all else the best he could play with it. */
function completed(
  melee: Fight,
  fighter: Fighter,
  round: Engagement,
  topic: Weighable,
  spent: Engagement['spent'],
): Engagement {
  const at = ORDER.indexOf(topic)
  const isSet = (decision: Weighable): boolean => at >= ORDER.indexOf(decision)
  const isFirst = melee.combat.round === 1
  const foe = melee.foes.find(({ id }) => id === round.target)
  const plans: Weighed[] = isSet('target')
    ? weighed(melee, fighter, { spent }, foe ? { foe, dark: isDark(melee.combat, foe.id) } : null, isFirst)
    : [bestPlan(melee, fighter, { spent }, isFirst)]
  const fits = ({ plan }: Weighed): boolean =>
    (!isSet('attack') || isAlike(fighter, plan.attack, round.attack?.piece)) &&
    (!isSet('maneuver') || isAlike(fighter, plan.maneuver, round.maneuver?.piece))
  const best = (plans.find(fits) ?? plans[0])?.plan
  if (!best) return round
  const { attack, maneuver, row, target } = best
  return {
    ...round,
    target: isSet('target') ? round.target : (target?.foe.id ?? null),
    attack: isSet('attack') ? round.attack : attack && { piece: attack.piece, box: row },
    maneuver: isSet('maneuver-row')
      ? round.maneuver
      : isSet('maneuver')
        ? round.maneuver && { ...round.maneuver, box: row }
        : maneuver && { piece: maneuver.piece, box: row },
    shield: isSet('shield') ? round.shield : row,
  }
}

/** Whether a piece that is planned is the one played, or a chit with its values; nothing is like nothing. */
function isAlike(fighter: Fighter, planned: Playable | null, played: Piece | undefined): boolean {
  if (!planned || !played) return !planned && !played
  if (isSamePiece(planned.piece, played)) return true
  if (planned.piece.kind !== 'chit' || played.kind !== 'chit') return false
  const { strength, time } = valuesOf(fighter, played)
  return planned.strength === strength && planned.time === time
}
