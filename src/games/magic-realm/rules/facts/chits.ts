import { type ActionChit, isIdleChit, printedChits } from '../pieces/characters.ts'
import type { Level } from '../pieces/levels.ts'
import type { Altered } from '../state/magic.ts'
import type { OpenIndividual } from '../state/state.ts'
import { type ChitState, hasActive, type Individual, type Owned } from '../state/state.ts'

/** An action chit with its current values. Cards may change its values (2.2.1, 23.6). */
export interface Chit extends ActionChit {
  /** The index of the chit among the character's twelve chits. */
  readonly number: number
  readonly state: ChitState
  /** True for a MAGIC chit under Unleash Power, playable as MOVE or FIGHT (21.6.6). */
  readonly power?: true
  /** True if the chit can only pay for fatigue and wounds, and can never be played (26.8). */
  readonly idle?: true
}

/** The strength of chits with 0, 1 or 2 asterisks under the Belt of Strength (23.6.1). */
const BELT: readonly Level[] = ['M', 'H', 'T']
/** The time of chits with 0, 1 or 2 asterisks under the Draught of Speed (23.6.2). */
const DRAUGHT = [4, 3, 2]
/** The time of chits with 0, 1 or 2 asterisks under the Garb of Speed (23.6.2). */
const GARB = [5, 4, 3]

/**
 * Returns a character's chit times under the Draught or Garb of Speed, indexed by number of asterisks, or null if
 * neither is active. The Draught overrides the Garb (23.6.2).
 */
export const speedTimes = (one: { readonly owned: readonly Owned[] }): readonly number[] | null =>
  hasActive(one, 'draught-of-speed') ? DRAUGHT : hasActive(one, 'garb-of-speed') ? GARB : null

/**
 * Returns a character's twelve chits with their current values (2.2.1, 23.6), or an empty array for a hired leader.
 * While the character is transformed, all of them count as committed (20.9.6).
 */
export function chitsOf(
  character: Pick<OpenIndividual, 'id' | 'chits' | 'owned' | 'magic' | 'formed' | 'ability'>,
): Chit[] {
  if (character.chits.length === 0) return []
  const belt = hasActive(character, 'belt-of-strength')
  const times = speedTimes(character)
  const printed = printedChits(character)
  if (!belt && !times && isAsPrinted(character)) return character.chits.map((state, n) => plainChit(printed, n, state))
  return printed.map((chit, number) => {
    const altered = character.magic?.altered[number]
    const strength = altered === 'power' ? powerOf(chit.time) : chit.strength
    return {
      ...chit,
      strength: strength !== null && belt ? BELT[chit.asterisks]! : strength,
      magic: typeOf(altered, chit.magic),
      time: timeOf(character, number, times ? times[chit.asterisks]! : chit.time),
      number,
      state: character.formed ? 'committed' : character.chits[number]!,
      ...(altered === 'power' ? { power: true as const } : {}),
      ...(isIdleChit(character, chit) ? { idle: true as const } : {}),
    }
  })
}

/** Returns true if no form, alert, spell or optional ability changes the printed chits. */
const isAsPrinted = ({ magic, formed, ability }: Pick<Individual, 'magic' | 'formed' | 'ability'>): boolean =>
  !formed &&
  ability === undefined &&
  (!magic || (magic.alerted.length === 0 && Object.keys(magic.altered).length === 0))

/** A cache of the unchanged chits in each state, which every step of a fight reads. */
const plain = new WeakMap<readonly ActionChit[], Partial<Record<ChitState, Chit>>[]>()

function plainChit(printed: readonly ActionChit[], number: number, state: ChitState): Chit {
  let chits = plain.get(printed)
  if (!chits) {
    chits = printed.map(() => ({}))
    plain.set(printed, chits)
  }
  const states = chits[number]!
  states[state] ??= { ...printed[number]!, number, state }
  return states[state]
}

/** Returns the strength that Unleash Power gives a MAGIC chit, based on its printed time (21.6.6). */
const powerOf = (time: number): Level => (time <= 3 ? 'L' : time === 4 ? 'M' : time === 5 ? 'H' : 'T')

/** Returns the type of a MAGIC chit, which spells may alter (20.11.1), or null for other chits. */
const typeOf = (altered: Altered | undefined, printed: string | null): string | null =>
  altered === undefined || altered === 'power' ? printed : altered

/** Returns a chit's time, which is always 0 for an alerted MAGIC chit (12.2.1, 23.6.2). */
const timeOf = ({ magic }: Pick<Individual, 'magic'>, number: number, time: number): number =>
  magic?.alerted.includes(number) ? 0 : time

/** Returns the text on a chit's face, such as `FIGHT T4**`. */
export const faceOf = ({ kind, strength, magic, time, asterisks }: ActionChit): string =>
  `${kind} ${strength ?? magic ?? ''}${time}${'*'.repeat(asterisks)}`

/** Returns true if the Vial of Healing turns wounds into fatigue immediately (18.1.5, 23.7.1). */
export const healsAtOnce = (character: Pick<Individual, 'owned'>): boolean => hasActive(character, 'vial-of-healing')
