import type { Melee } from '../../rules/facts/melee.ts'
import { isDark } from '../../rules/facts/sides.ts'
import { BOXES, type Box } from '../../rules/fight/directions.ts'
import type { Fighter } from '../../rules/fight/fighter.ts'
import { isTremendous } from '../../rules/fight/foes.ts'
import type { Engagement } from '../../rules/state/combat.ts'
import { fightPieces, movePieces, type Playable, spending } from '../../rules/state/combat-pieces.ts'
import { bodyOf, piecesOn, sheetOf } from '../../rules/state/sheets.ts'
import { dangersOf, type Exchange, exchange, type FacingDenizen, type RoundPlan } from './exchange.ts'

/** A plan with its expected results. */
export interface RatedPlan {
  readonly plan: RoundPlan
  readonly results: Exchange
  /** The value of the results, measured in kills. */
  readonly value: number
}

/** The costs of a death, a wound and an asterisk, measured in kills. */
const COST = { death: 6, wound: 0.5, asterisk: 0.12 } as const

/** Lists the denizens on a character's sheet and their heads, clubs and horses, with their current sides. */
export const attackersOf = ({ foes, combat }: Melee, character: string): FacingDenizen[] =>
  piecesOn(sheetOf(combat, character)).flatMap(piece => {
    const foe = foes.find(({ id }) => id === piece)
    return foe ? [{ foe, dark: isDark(combat, piece) }] : []
  })

/** Returns the row in which a fighter's armor is strongest, ignoring the shield. In a tie, the first row wins. */
export function strongestRow({ armor }: Fighter, rows: readonly Box[] = BOXES): Box {
  const strength = (box: Box): number =>
    armor.reduce((sum, { covers, toughness, place }) => {
      return sum + (place !== 'shield' && covers.includes(box) ? toughness : 0)
    }, 0)
  return rows.reduce<Box>((best, box) => (strength(box) > strength(best) ? box : best), rows[0] ?? 0)
}

/**
 * The dangers to a fighter, keyed by the values of the maneuver piece. They do not depend on the character's own
 * target.
 */
type Dangers = Map<string, ReturnType<typeof dangersOf>>

/**
 * Evaluates every plan against a target (or none) and sorts the plans, best first. Each plan maneuvers and holds the
 * shield in the row with the strongest armor, because the dice may put attackers in any row.
 */
export function ratedPlans(
  melee: Melee,
  fighter: Fighter,
  round: Pick<Engagement, 'spent'>,
  target: FacingDenizen | null,
  firstRound: boolean,
  cache: Dangers = new Map(),
): RatedPlan[] {
  const attackers = attackersOf(melee, fighter.id)
  const held = attackers.some(({ foe, dark }) => dark && isTremendous(foe))
  const attacks: (Playable | null)[] = target ? [...distinctPieces(fightPieces(fighter, round)), null] : [null]
  const all: RatedPlan[] = []
  for (const attack of attacks) {
    const spent = attack ? [...round.spent, spending(attack)] : round.spent
    for (const maneuver of [...distinctPieces(movePieces(fighter, { spent }, 'maneuver', held)), null]) {
      const row = strongestRow(fighter, maneuver?.rows)
      const plan: RoundPlan = { target, attack, maneuver, row, shield: row }
      const face = maneuver ? faceOf(maneuver) : ''
      let dangers = cache.get(face)
      if (!dangers) {
        dangers = dangersOf(fighter, attackers, plan)
        cache.set(face, dangers)
      }
      const results = exchange(fighter, dangers, plan, firstRound)
      all.push({ plan, results, value: roundValue(results, asterisks(attack) + asterisks(maneuver)) })
    }
  }
  return all.sort((one, other) => other.value - one.value)
}

const asterisks = (piece: Playable | null): number => piece?.asterisks ?? 0

/** Returns the value of a round. `effort` is the number of asterisks used. The first asterisk is free (18.1.1). */
export const roundValue = ({ kills, dies, wounds }: Exchange, effort: number): number =>
  kills - COST.death * dies - COST.wound * wounds - COST.asterisk * Math.max(0, effort - 1)

/** Removes chits with the same values as an earlier one in the list. */
function distinctPieces(pieces: readonly Playable[]): Playable[] {
  const found = new Map<string, Playable>()
  for (const piece of pieces) if (!found.has(faceOf(piece))) found.set(faceOf(piece), piece)
  return [...found.values()]
}

const faceOf = ({ piece, strength, time, asterisks, rows }: Playable): string =>
  `${piece.kind}${strength}${time}${asterisks}${rows.length}`

/**
 * Lists the monsters in the fight and the natives on the character's sheet, or all natives if `hunts` is true. Those on
 * the character's sheet come first. Leaves out the character's hirelings, because attacking them is treachery (16.6.1).
 */
function targetsFor({ foes, combat, hires = {} }: Melee, character: string, hunts = false): FacingDenizen[] {
  const own = piecesOn(sheetOf(combat, character))
  return foes
    .filter(({ part, native, id }) => !part && (hunts || !native || own.includes(id)))
    .filter(({ id }) => hires[id]?.employer !== character)
    .map(foe => ({ foe, dark: isDark(combat, foe.id) }))
    .sort((one, other) => Number(own.includes(other.foe.id)) - Number(own.includes(one.foe.id)))
}

/** Returns the best plan, considering every possible target as well as no target. */
export function bestPlan(
  melee: Melee,
  fighter: Fighter,
  round: Pick<Engagement, 'spent'>,
  firstRound: boolean,
  hunts = false,
): RatedPlan {
  const dangers: Dangers = new Map()
  const plans = [null, ...targetsFor(melee, fighter.id, hunts)].map(
    target => ratedPlans(melee, fighter, round, target, firstRound, dangers)[0]!,
  )
  return plans.reduce((best, one) => (one.value > best.value ? one : best))
}

/**
 * Estimates a character's chance of surviving their attackers by fighting them one after another. Blows come in the
 * order of later rounds (16.5.1). Returns 1 if there are no attackers.
 */
export function survivalChance(melee: Melee, fighter: Fighter, attackers = attackersOf(melee, fighter.id)): number {
  const bodies = attackers.filter(({ foe }) => !foe.part)
  if (bodies.length === 0) return 1
  const sheets = [{ owner: fighter.id, boxes: [attackers.map(({ foe }) => foe.id), [], []] as [string[], [], []] }]
  const dark = attackers.filter(one => one.dark).map(({ foe }) => foe.id)
  const fight: Melee = {
    fighters: [fighter],
    foes: attackers.map(({ foe }) => foe),
    combat: { sheets, dark, engagements: [] },
  }
  const dangers: Dangers = new Map()
  const best = bodies
    .map(target => ({ target, plan: ratedPlans(fight, fighter, { spent: [] }, target, false, dangers)[0]! }))
    .reduce((one, other) => (other.plan.value > one.plan.value ? other : one))
  const { kills, dies, wounds } = best.plan.results
  // A character with about as many wounds as chits cannot fight on.
  const fades = dies + wounds / Math.max(3, fighter.chits.length)
  if (kills === 0) return fades === 0 ? 0.5 : 0
  const wins = kills / (kills + fades)
  const left = attackers.filter(({ foe }) => bodyOf(foe.id) !== best.target.foe.id)
  return wins * survivalChance(melee, fighter, left)
}
