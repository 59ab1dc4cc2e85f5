import type { Rule } from '../../../../kernel/index.ts'
import { FACTORS, progressToward, type Scored } from '../facts/scoring.ts'
import { advantagesOf, type Stage } from '../pieces/characters.ts'
import { type Character, GOALS, living, type RealmTable } from '../state/state.ts'
import { allHiddenWays, freshFamiliar } from './character-choice.ts'
import { gainChit } from './gains.ts'

/**
 * Returns the number of victory points that a character has earned, up to the number assigned to each goal (26.15,
 * 26.21).
 */
export function pointsEarned(character: Character, state: Scored = {}): number {
  const { needs } = character
  if (!needs) return 0
  return GOALS.reduce((sum, goal) => {
    const points = Math.floor(progressToward(character, goal, state) / FACTORS[goal])
    return sum + Math.max(0, Math.min(needs[goal], points))
  }, 0)
}

/**
 * Develops characters at Midnight. At stage n, every n new points earn a chit of the next stage. Three chits complete
 * that stage (26.21).
 */
export function* developCharacters(table: RealmTable): Rule {
  for (const character of living(table.state)) {
    for (;;) {
      const { stage = 4, earned = 0 } = character
      if (stage === 4 || pointsEarned(character, table.state) - earned < stage) break
      character.earned = earned + stage
      if (yield* gainChit(table, character, stage)) reachStage(table, character, (stage + 1) as Stage) // stage < 4 here
      if (character.steps !== undefined) character.steps += 1
    }
  }
}

/** Raises a character to a stage and grants its new advantages. */
function reachStage(table: RealmTable, character: Character, stage: Stage): void {
  const before = advantagesOf(character)
  character.stage = stage
  table.emit({ kind: 'stage', seat: character.seat, rule: '26.21', character: character.id, stage })
  const added = advantagesOf(character).filter(advantage => !before.includes(advantage))
  if (added.includes('experience')) character.ways = [...new Set([...character.ways, ...allHiddenWays(table.state)])]
  if (added.includes('familiar')) character.familiar = freshFamiliar(character)
}
