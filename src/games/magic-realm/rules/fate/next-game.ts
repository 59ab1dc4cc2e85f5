import { CHITS_OF_STAGE, LAST_STAGE, stageOfSteps } from '../pieces/characters.ts'
import { plays } from '../setup/optional.ts'
import type { Character, RealmTable } from '../state.ts'

/** How a game has ended for a character, where that counts in the next one (26.22). */
export type Fared = 'won' | 'lived' | 'died'

/** What each has of it: a stage, a chit, and a stage less (26.22). */
const STEPS: Readonly<Record<Fared, number>> = { won: CHITS_OF_STAGE, lived: 1, died: -CHITS_OF_STAGE }

/** So many steps he has in the next game: never fewer than the first stage has, and none beyond the eleventh (26.22). */
export const stepsAfter = ({ steps = 0 }: Pick<Character, 'steps'>, how: Fared): number =>
  Math.min((LAST_STAGE + 1) * CHITS_OF_STAGE, Math.max(CHITS_OF_STAGE, steps + STEPS[how]))

/** Tells at which stage he begins the next game, where characters develop over several (26.22). */
export function tellNext(table: RealmTable, character: Character, how: Fared): void {
  if (!plays(table.state, 'extended-development')) return
  const steps = stepsAfter(character, how)
  const { seat, id } = character
  const stage = stageOfSteps(steps)
  table.tell({ kind: 'next-stage', seat, rule: '26.22', character: id, how, stage, chits: steps % CHITS_OF_STAGE })
}
