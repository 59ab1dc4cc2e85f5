import type { Rule } from '../../../../kernel/index.ts'
import { advantagesOf, type Stage } from '../pieces/characters.ts'
import { allHiddenWays, freshFamiliar } from '../setup/choosing.ts'
import { type Character, GOALS, living, type RealmTable } from '../state.ts'
import { gainChit } from './growing.ts'
import { FACTORS, hasOf, type Scored } from './scoring.ts'

/** Points of victory a character has come to, of those he needs (26.15, 26.21). */
export function pointsEarned(character: Character, state: Scored = {}): number {
  const { needs } = character
  if (!needs) return 0
  return GOALS.reduce((sum, goal) => {
    const points = Math.floor(hasOf(character, goal, state) / FACTORS[goal])
    return sum + Math.max(0, Math.min(needs[goal], points))
  }, 0)
}

/** Midnight: as many new points as his stage is bring a character a chit of the next one, and three of them that stage (26.21). */
export function* develop(table: RealmTable): Rule {
  for (const character of living(table.state)) {
    for (;;) {
      const { stage = 4, earned = 0 } = character
      if (stage === 4 || pointsEarned(character, table.state) - earned < stage) break
      character.earned = earned + stage
      if (yield* gainChit(table, character, stage)) comeTo(table, character, (stage + 1) as Stage) // below the fourth there is a next one
      if (character.steps !== undefined) character.steps += 1
    }
  }
}

/** All chits of a stage are his: what comes with it is too. */
function comeTo(table: RealmTable, character: Character, stage: Stage): void {
  const before = advantagesOf(character)
  character.stage = stage
  table.tell({ kind: 'stage', seat: character.seat, rule: '26.21', character: character.id, stage })
  const added = advantagesOf(character).filter(advantage => !before.includes(advantage))
  if (added.includes('experience')) character.ways = [...new Set([...character.ways, ...allHiddenWays(table.state)])]
  if (added.includes('familiar')) character.familiar = freshFamiliar(character)
}
