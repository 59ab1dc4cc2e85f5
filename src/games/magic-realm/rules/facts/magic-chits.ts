import { type ActionChit, isCharacter, printedChits } from '../pieces/characters.ts'
import type { ChitState, Individual, Owned } from '../state/state.ts'
import { speedTimes } from './chits.ts'

/**
 * A MAGIC chit with its current values. Spells may alter its type (20.11.1), and its time is 0 if it is alerted
 * (12.2.1).
 */
export interface MagicChit extends ActionChit {
  readonly number: number
  readonly state: ChitState
  readonly magic: string
}

/**
 * Returns a character's MAGIC chits, except those currently serving as MOVE and FIGHT (20.11.1) and those not gained
 * yet (26.21).
 */
export function magicChits(one: Pick<Individual, 'id' | 'chits' | 'magic' | 'ability'>): MagicChit[] {
  const { id, chits, magic } = one
  if (!isCharacter(id)) return []
  return printedChits(one).flatMap((chit, number) => {
    const type = magic?.altered[number] ?? chit.magic
    if (chit.magic === null || type === null || type === 'power' || chits[number] === 'absent') return []
    const time = magic?.alerted.includes(number) ? 0 : chit.time
    return [{ ...chit, magic: type, time, number, state: chits[number]! }]
  })
}

/**
 * Returns the same chits as `magicChits`, but the Draught or Garb of Speed sets the time of those that aren't alerted
 * (23.6.2).
 */
export function magicChitsAtSpeed(
  one: Parameters<typeof magicChits>[0] & { readonly owned: readonly Owned[] },
): MagicChit[] {
  const chits = magicChits(one)
  const times = speedTimes(one)
  return times === null
    ? chits
    : chits.map(chit => (chit.time === 0 ? chit : { ...chit, time: times[chit.asterisks]! }))
}

/** Returns the text on a MAGIC chit's face, such as `MAGIC II3*`. */
export const magicFace = ({ magic, time, asterisks }: Pick<MagicChit, 'magic' | 'time' | 'asterisks'>): string =>
  `MAGIC ${magic}${time}${'*'.repeat(asterisks)}`

/** Keeps one chit for each face, because identical chits share an option. */
export function distinctChits(chits: readonly MagicChit[]): MagicChit[] {
  const found = new Map<string, MagicChit>()
  for (const chit of chits) if (!found.has(magicFace(chit))) found.set(magicFace(chit), chit)
  return [...found.values()]
}
