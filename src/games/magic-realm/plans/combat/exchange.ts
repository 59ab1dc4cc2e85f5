import { characterBody } from '../../rules/facts/melee.ts'
import { aimModifier, aimRow, aimTableOf } from '../../rules/fight/aiming.ts'
import type { Blow, Maneuver } from '../../rules/fight/blows.ts'
import { compareBlows, harmOf, hitOn, MISSILE_LEVELS, type Missile } from '../../rules/fight/blows.ts'
import { BOXES, type Box } from '../../rules/fight/directions.ts'
import type { Fighter } from '../../rules/fight/fighter.ts'
import { type Foe, foeBlow, foeSideUp } from '../../rules/fight/foes.ts'
import { QUIET, resolve } from '../../rules/fight/resolution.ts'
import { rankOf } from '../../rules/pieces/levels.ts'
import { blowOf, type Playable } from '../../rules/state/combat-pieces.ts'
import { bodyOf } from '../../rules/state/sheets.ts'

/** A denizen, head or club, and the side that is up. */
export interface FacingDenizen {
  readonly foe: Foe
  readonly dark: boolean
}

/** Expected results of a round. `kills` and `dies` are chances, and `wounds` is an average. */
export interface Exchange {
  readonly kills: number
  readonly dies: number
  readonly wounds: number
}

/**
 * Returns the chances of the MISSILE results 1 to 6. The modifier applies to the higher die, and the result is limited
 * to 1 to 6 (17.1.3).
 */
export function missileChances({ dice, modifier }: Missile): number[] {
  const chances = [0, 0, 0, 0, 0, 0]
  for (let face = 1; face <= 6; face++) {
    const share = dice === 1 ? 1 / 6 : (2 * face - 1) / 36
    const result = Math.max(1, Math.min(6, face + modifier))
    chances[result - 1]! += share
  }
  return chances
}

/**
 * The chance that Power of the Pit kills its target at once, which happens on the first two results of its table
 * (22.3).
 */
const PIT_KILLS = 4 / 36

/** Returns the chance that a blow kills a denizen if it hits (17.2.1). */
function killChance(blow: Blow, { size, armored }: Pick<Foe, 'size' | 'armored'>): number {
  const meets = armored && !blow.penetrates
  const dies = (levels: number): boolean => harmOf(blow, meets, levels) >= rankOf(size)
  if (blow.missile === null) return dies(0) ? 1 : 0
  return missileChances(blow.missile).reduce((sum, chance, n) => sum + (dies(MISSILE_LEVELS[n]!) ? chance : 0), 0)
}

/** Returns the chance of each modified FUMBLE or optional MISSILE result, which may be below 1 or above 6 (26.25). */
export const aimChances = ({ dice, modifier }: Missile): { readonly result: number; readonly share: number }[] =>
  [1, 2, 3, 4, 5, 6].map(face => ({ result: face + modifier, share: dice === 1 ? 1 / 6 : (2 * face - 1) / 36 }))

/** Returns the chance that a blow hits and kills in optional combat, averaged over the target's rows (26.25). */
function aimedKillChance(
  blow: Blow,
  { size, armored }: Pick<Foe, 'size' | 'armored'>,
  moveTime: number | null,
): number {
  const meets = armored && !blow.penetrates
  const rolls = blow.missile ?? blow.fumble!
  const dies = (levels: number | null): boolean => levels !== null && harmOf(blow, meets, levels) >= rankOf(size)
  const chance = (row: Box): number => {
    const maneuver: Maneuver | null = moveTime === null ? null : { box: row, time: moveTime }
    const aimed = { ...blow, box: BOXES[0] }
    if (!hitOn(aimed, maneuver)) return 0
    const added = aimModifier(aimed, maneuver)
    return aimChances(rolls).reduce(
      (sum, { result, share }) => sum + (dies(aimRow(aimTableOf(blow), result + added).levels) ? share : 0),
      0,
    )
  }
  return BOXES.reduce((sum: number, row) => sum + chance(row), 0) / BOXES.length
}

/** Returns the chance that a blow kills a denizen that may be in any row. */
const deadlyChance = (blow: Blow, foe: Foe, moveTime: number | null): number =>
  blow.fumble && blow.exactly === null
    ? aimedKillChance(blow, foe, moveTime)
    : hitChance(blow, moveTime) * killChance(blow, foe)

/**
 * Returns the chance to hit a target that may be in any row. A blow intercepts in one of the three rows (16.3.1,
 * 16.4.1).
 */
const hitChance = (blow: Pick<Blow, 'time' | 'bites'>, moveTime: number | null): number =>
  hitOn({ ...blow, box: 0 }, moveTime === null ? null : { box: 1, time: moveTime }) ? 1 : 1 / BOXES.length

/** Resolves a single blow against an unhurt fighter. In the result, `dies` is the chance that the blow kills. */
function resolveThreat(
  fighter: Fighter,
  blow: Blow,
  maneuver: Playable | null,
  row: Box,
  shield: Box | null,
): Exchange {
  const body = {
    ...characterBody(fighter, { maneuver: maneuver && { piece: maneuver.piece, box: row }, shield }),
  }
  let dies = 0
  const [struck] = resolve([blow], [body, attackerOf(blow)], false, {
    ...QUIET,
    special: ({ special }) => {
      dies = special === 'pit' ? PIT_KILLS : 0
      return []
    },
  })
  return { kills: 0, dies: body.dead ? 1 : dies, wounds: struck?.wounds ?? 0 }
}

const attackerOf = ({ body }: Blow) => ({
  id: body,
  kind: 'denizen' as const,
  vulnerability: 0,
  armored: false,
  maneuver: null,
  mount: null,
  armor: [],
  greased: false,
  wounds: 0,
  dead: false,
})

/** A character's choices for a round. `row` is the row of the maneuver. */
export interface RoundPlan {
  readonly target: FacingDenizen | null
  readonly attack: Playable | null
  readonly maneuver: Playable | null
  readonly row: Box
  readonly shield: Box | null
}

/** A blow from one row that may hit a maneuvering fighter, and its effect. */
interface Danger {
  readonly foe: Foe
  readonly blow: Blow
  readonly dies: number
  readonly wounds: number
}

/**
 * Lists the blows that may hit a fighter, one for each attacker and row. They do not depend on the fighter's target.
 */
export function dangersOf(
  fighter: Fighter,
  attackers: readonly FacingDenizen[],
  { maneuver, row, shield }: Pick<RoundPlan, 'maneuver' | 'row' | 'shield'>,
): Danger[] {
  return attackers.flatMap(({ foe, dark }) =>
    BOXES.flatMap(box => {
      const blow = foeBlow(foe, dark, bodyOf(foe.id), fighter.id, box)
      if (!blow || hitOn(blow, maneuver && { box: row, time: maneuver.time }) === null) return []
      const { dies, wounds } = resolveThreat(fighter, blow, maneuver, row, shield)
      return [{ foe, blow, dies, wounds }]
    }),
  )
}

/**
 * Estimates a plan's results for one round. Every attacker is in a random row, and each blow meets undamaged armor. The
 * target's own blow counts less if the fighter may kill the target first.
 */
export function exchange(
  fighter: Fighter,
  dangers: readonly Danger[],
  { target, attack }: RoundPlan,
  firstRound: boolean,
): Exchange {
  const own = attack && target ? blowOf(fighter, { piece: attack.piece, box: 0 }, target.foe.id) : null
  const kills = own && target ? deadlyChance(own, target.foe, foeSideUp(target.foe, target.dark).move) : 0
  let lives = 1
  let wounds = 0
  for (const danger of dangers) {
    const spared = own !== null && target?.foe.id === bodyOf(danger.foe.id)
    const falls = spared && compareBlows(own, danger.blow, firstRound) < 0 ? 1 - kills : 1
    lives *= 1 - (danger.dies * falls) / BOXES.length
    wounds += (danger.wounds * falls) / BOXES.length
  }
  return { kills, dies: 1 - lives, wounds }
}
