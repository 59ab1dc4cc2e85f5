import { CHITS_OF_STAGE, LAST_STAGE, stageOfSteps } from '../pieces/characters.ts'
import { plays } from '../state/optional.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** The outcome of a character's game, which counts in the next one (26.22). */
export type Fared = 'won' | 'lived' | 'died'

/** The steps gained: a stage, a chit, or a stage lost (26.22). */
const STEPS: Readonly<Record<Fared, number>> = { won: CHITS_OF_STAGE, lived: 1, died: -CHITS_OF_STAGE }

/** Returns the steps in the next game: at least the first stage's, at most the eleventh's (26.22). */
export const stepsAfter = ({ steps = 0 }: Pick<Character, 'steps'>, how: Fared): number =>
  Math.min((LAST_STAGE + 1) * CHITS_OF_STAGE, Math.max(CHITS_OF_STAGE, steps + STEPS[how]))

/** Logs the stage at which a character begins the next game, with extended development (26.22). */
export function tellNext(table: RealmTable, character: Character, how: Fared): void {
  if (!plays(table.state, 'extended-development')) return
  const steps = stepsAfter(character, how)
  const { seat, id } = character
  const stage = stageOfSteps(steps)
  table.tell({ kind: 'next-stage', seat, rule: '26.22', character: id, how, stage, chits: steps % CHITS_OF_STAGE })
}
