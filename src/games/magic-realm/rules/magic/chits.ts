import { hurriedTimes } from '../chits/chits.ts'
import { type ActionChit, isCharacter, printedChits } from '../pieces/characters.ts'
import type { ChitState, Individual, Owned } from '../state.ts'

/** A MAGIC chit as it is now: its type may have been altered (20.11.1), its time is 0 where it is alerted (12.2.1). */
export interface MagicChit extends ActionChit {
  readonly number: number
  readonly state: ChitState
  readonly magic: string
}

/** The MAGIC chits of a character, whatever state they are in; those that serve as MOVE and FIGHT now are none (20.11.1). */
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

/** The same with the times that they are played in: who is hurried by Draught or Garb casts by theirs, if he has not alerted the chit (23.6.2). */
export function hurriedMagic(
  one: Parameters<typeof magicChits>[0] & { readonly owned: readonly Owned[] },
): MagicChit[] {
  const chits = magicChits(one)
  const times = hurriedTimes(one)
  return times === null
    ? chits
    : chits.map(chit => (chit.time === 0 ? chit : { ...chit, time: times[chit.asterisks]! }))
}

/** What a chit of MAGIC looks like: `MAGIC II3*`. */
export const magicFace = ({ magic, time, asterisks }: Pick<MagicChit, 'magic' | 'time' | 'asterisks'>): string =>
  `MAGIC ${magic}${time}${'*'.repeat(asterisks)}`

/** The first of each look: chits that look alike are one answer. */
export function unlikeChits(chits: readonly MagicChit[]): MagicChit[] {
  const found = new Map<string, MagicChit>()
  for (const chit of chits) if (!found.has(magicFace(chit))) found.set(magicFace(chit), chit)
  return [...found.values()]
}
