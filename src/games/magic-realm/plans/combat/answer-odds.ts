import type { Question } from '../../../../kernel/index.ts'
import type { CombatAct, CombatTopic } from '../../rules/combat/acts.ts'
import type { Fighter } from '../../rules/combat/fighter.ts'
import { isSamePiece, type Playable, valuesOf } from '../../rules/combat/pieces.ts'
import { bodyOf, duplicate, engagementOf, putOn } from '../../rules/combat/sheets.ts'
import { isDark } from '../../rules/combat/sides.ts'
import type { CombatState, Engagement, Piece } from '../../rules/combat/state.ts'
import { bestPlan, type Weighed, weighed, worthOf } from './choices.ts'
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

/** So many of the plans that look best are counted to the last throw. */
const COUNTED = 12

/** Whether something of the round is still to be chosen after this question, so that its odds hang on what is played then. */
export const leavesChoices = ({ topic }: Question): boolean =>
  isWeighable(topic) && ORDER.indexOf(topic) < ORDER.indexOf('shield')

/**
 * What the rest of a round may bring who is asked where he gives an answer, and plays what is best of all that he has not
 * decided yet; null where the question is none of the round's, or the answer changes nothing that can be counted. `comers`
 * are given to him besides what he draws upon himself (15.3).
 */
export function answerOdds(
  fight: Fight,
  question: Question,
  act: CombatAct,
  comers: readonly string[] = [],
): RoundOdds | null {
  const { topic, data } = question
  const fighter = fight.fighters.find(({ id }) => id === data?.character)
  if (!fighter || !isWeighable(topic)) return null
  const combat = joined(fight, supposing(fight.combat, question, act), fighter, [...comers, ...drawnBy(act)])
  const round = engagementOf(combat, fighter.id)
  if (!round) return null
  const melee = { ...fight, combat }
  const spent = engagementOf(fight.combat, fighter.id)?.spent ?? []
  const counted = completed(melee, fighter, round, topic, spent).map(({ filled, effort }) => {
    const engagements = combat.engagements.map(one => (one === round ? filled : one))
    const odds = roundOdds({ ...melee, combat: { ...combat, engagements } }, fighter.id, combat.round === 1)
    return { odds, worth: worthOf(odds, effort) }
  })
  return counted.reduce((best, one) => (one.worth > best.worth ? one : best)).odds
}

/** Whom an answer brings upon oneself: who is drawn (15.2.1), or all who fall upon one for it (26.10). */
const drawnBy = (act: CombatAct): readonly string[] =>
  act.kind === 'lure' ? [act.denizen] : act.kind === 'target' ? (act.rouses ?? []) : []

/** With these denizens upon him, and what goes with each. */
function joined(fight: Fight, combat: CombatState, { id }: Fighter, comers: readonly string[]): CombatState {
  if (comers.length === 0) return combat
  const drawn = { ...combat, sheets: combat.sheets.map(duplicate) }
  putOn(
    drawn,
    id,
    fight.foes.filter(foe => comers.includes(bodyOf(foe.id))).map(foe => foe.id),
  )
  return drawn
}

/** A way to play the rest of a round, and the asterisks it takes. */
interface Completed {
  readonly filled: Engagement
  readonly effort: number
}

/** What he has decided, and for all else what he could play with it: the best few by what single blows may do. */
function completed(
  melee: Fight,
  fighter: Fighter,
  round: Engagement,
  topic: Weighable,
  spent: Engagement['spent'],
): Completed[] {
  const at = ORDER.indexOf(topic)
  const isSet = (decision: Weighable): boolean => at >= ORDER.indexOf(decision)
  const isFirst = melee.combat.round === 1
  const foe = melee.foes.find(({ id }) => id === round.target)
  const named = foe ? { foe, dark: isDark(melee.combat, foe.id) } : null
  const aim = isSet('target') ? named : bestPlan(melee, fighter, { spent }, isFirst).plan.target
  const plans: Weighed[] = weighed(melee, fighter, { spent }, aim, isFirst)
  const fits = ({ plan }: Weighed): boolean =>
    (!isSet('attack') || isAlike(fighter, plan.attack, round.attack?.piece)) &&
    (!isSet('maneuver') || isAlike(fighter, plan.maneuver, round.maneuver?.piece))
  const fitting = plans.filter(fits).slice(0, isSet('maneuver') ? 1 : COUNTED)
  // Where none fits he has played something that cannot be planned: nothing more is reckoned with.
  if (fitting.length === 0) return [{ filled: round, effort: 0 }]
  return fitting.map(({ plan: { attack, maneuver, row, target } }) => ({
    effort: (attack?.asterisks ?? 0) + (maneuver?.asterisks ?? 0),
    filled: {
      ...round,
      target: isSet('target') ? round.target : (target?.foe.id ?? null),
      attack: isSet('attack') ? round.attack : attack && { piece: attack.piece, box: row },
      maneuver: isSet('maneuver-row')
        ? round.maneuver
        : isSet('maneuver')
          ? round.maneuver && { ...round.maneuver, box: row }
          : maneuver && { piece: maneuver.piece, box: row },
      shield: isSet('shield') ? round.shield : row,
    },
  }))
}

/** Whether a piece that is planned is the one played, or a chit with its values; nothing is like nothing. */
function isAlike(fighter: Fighter, planned: Playable | null, played: Piece | undefined): boolean {
  if (!planned || !played) return !planned && !played
  if (isSamePiece(planned.piece, played)) return true
  if (planned.piece.kind !== 'chit' || played.kind !== 'chit') return false
  const { strength, time } = valuesOf(fighter, played)
  return planned.strength === strength && planned.time === time
}
