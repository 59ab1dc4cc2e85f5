import { isDark } from '../../rules/facts/sides.ts'
import type { Fighter } from '../../rules/fight/fighter.ts'
import { type CombatTopic, type FightAct, type FightQuestion, subjectOf } from '../../rules/state/asking.ts'
import type { CombatState, Engagement, PlayedPiece } from '../../rules/state/combat.ts'
import { isSamePiece, type Playable, valuesOf } from '../../rules/state/combat-pieces.ts'
import { bodyOf, duplicate, engagementOf, putPiecesOn, sheetWith } from '../../rules/state/sheets.ts'
import { bestPlan, type RatedPlan, ratedPlans, roundValue } from './choices.ts'
import { withPendingAnswer } from './pending-answer.ts'
import type { Fight } from './policy.ts'
import { type RoundOdds, roundOdds } from './round-odds.ts'

/** Topics whose answers have odds, in the order of a round. */
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

const hasRoundOdds = (topic: string): topic is Weighable => (ORDER as readonly string[]).includes(topic)

/** The maximum number of plans whose odds are computed exactly. */
const EXACT_PLANS = 12

/** Returns true if later choices in the round still affect the odds. */
export const leavesChoices = ({ topic }: FightQuestion): boolean =>
  hasRoundOdds(topic) && ORDER.indexOf(topic) < ORDER.indexOf('shield')

/**
 * Computes the odds for the rest of the round after an answer, assuming the best later choices. Returns null if the
 * topic has no odds or the character is not in the fight. `arrivals` attack the character in addition to any denizens
 * that the answer lures (15.3).
 */
export function roundOddsAfter(
  fight: Fight,
  question: FightQuestion,
  act: FightAct,
  arrivals: readonly string[] = [],
): RoundOdds | null {
  const { topic } = question
  const fighter = fight.fighters.find(({ id }) => id === subjectOf(question))
  if (!fighter || !hasRoundOdds(topic)) return null
  const answered = withPendingAnswer(fight.combat, question, act)
  const attacked = withOnSheet(fight, answered, fighter.id, [...arrivals, ...attackersAddedBy(act)])
  const struck = (fight.spells ?? []).filter(({ by }) => by === fighter.id).map(blow => blow.target)
  const targets = act.kind === 'target' ? [act.denizen, ...struck] : struck
  const combat = targets.reduce((now, target) => withTargetSheet(fight, now, target), attacked)
  const round = engagementOf(combat, fighter.id)
  if (!round) return null
  const melee = { ...fight, combat }
  const spent = engagementOf(fight.combat, fighter.id)?.spent ?? []
  const counted = completedPlays(melee, fighter, round, topic, spent).map(({ filled, effort }) => {
    const engagements = combat.engagements.map(one => (one === round ? filled : one))
    const odds = roundOdds({ ...melee, combat: { ...combat, engagements } }, fighter.id, combat.round === 1)
    return { odds, value: roundValue(odds, effort) }
  })
  return counted.reduce((best, one) => (one.value > best.value ? one : best)).odds
}

/**
 * Lists the denizens that attack the character because of an answer: those that it lures (15.2.1) or rouses (26.10).
 */
const attackersAddedBy = (act: FightAct): readonly string[] =>
  act.kind === 'lure' ? [act.denizen] : act.kind === 'target' ? (act.rouses ?? []) : []

/** Puts denizens and their parts on the owner's sheet, in a copy of the fight. */
function withOnSheet(fight: Fight, combat: CombatState, owner: string, denizens: readonly string[]): CombatState {
  if (denizens.length === 0) return combat
  const drawn = { ...combat, sheets: combat.sheets.map(duplicate) }
  putPiecesOn(
    drawn,
    owner,
    fight.foes.filter(foe => denizens.includes(bodyOf(foe.id))).map(foe => foe.id),
  )
  return drawn
}

/** Gives a target a sheet if it is a denizen that attacks nobody and isn't on a sheet yet (16.2.11). */
function withTargetSheet(fight: Fight, combat: CombatState, target: string): CombatState {
  const isFree = fight.foes.some(({ id }) => id === target) && !sheetWith(combat, target)
  return isFree ? withOnSheet(fight, combat, target, [target]) : combat
}

/** A round in which all choices have been made, and the number of asterisks used. */
interface Completed {
  readonly filled: Engagement
  readonly effort: number
}

/**
 * Completes a round in different ways. Keeps the choices already made and takes the others from the most promising
 * plans.
 */
function completedPlays(
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
  const plans: RatedPlan[] = ratedPlans(melee, fighter, { spent }, aim, isFirst)
  const fits = ({ plan }: RatedPlan): boolean =>
    (!isSet('attack') || isAlike(fighter, plan.attack, round.attack?.piece)) &&
    (!isSet('maneuver') || isAlike(fighter, plan.maneuver, round.maneuver?.piece))
  const fitting = plans.filter(fits).slice(0, isSet('maneuver') ? 1 : EXACT_PLANS)
  // If no plan matches the pieces already played, evaluate the round as it is.
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

/**
 * Returns true if a planned piece equals the one played. Chits with the same values are equal, and so are null and
 * undefined.
 */
function isAlike(fighter: Fighter, planned: Playable | null, played: PlayedPiece | undefined): boolean {
  if (!planned || !played) return !planned && !played
  if (isSamePiece(planned.piece, played)) return true
  if (planned.piece.kind !== 'chit' || played.kind !== 'chit') return false
  const { strength, time } = valuesOf(fighter, played)
  return planned.strength === strength && planned.time === time
}
