import type { Rule } from '../../../../kernel/index.ts'
import { decide } from '../acts.ts'
import { chitsOf, faceOf } from '../chits/chits.ts'
import { advantagesOf, CHITS_OF_STAGE, ownChits, type Stage } from '../pieces/characters.ts'
import { allHiddenWays, freshFamiliar } from '../setup/choosing.ts'
import { type Character, GOALS, isSince, living, type RealmTable } from '../state.ts'
import { tireAll } from './curses.ts'
import { FACTORS, hasOf } from './scoring.ts'

/** Points of victory a character has come to, of those he needs (26.21). */
export function pointsEarned(character: Character): number {
  const { needs } = character
  if (!needs) return 0
  return GOALS.reduce((sum, goal) => {
    const points = Math.floor(hasOf(character, goal) / FACTORS[goal])
    return sum + Math.max(0, Math.min(needs[goal], points))
  }, 0)
}

/** Midnight: as many new points as his stage is bring a character a chit of the next one, and three of them that stage (26.21). */
export function* develop(table: RealmTable): Rule {
  for (const character of living(table.state)) {
    for (;;) {
      const { stage = 4, earned = 0 } = character
      if (stage === 4 || pointsEarned(character) - earned < stage) break
      character.earned = earned + stage
      yield* grow(table, character, stage)
    }
  }
}

/** He gains a chit of the next stage, whichever he likes of those he lacks. */
function* grow(table: RealmTable, character: Character, stage: Stage): Rule {
  const { seat, id } = character
  const first = stage * CHITS_OF_STAGE
  const lacking = chitsOf(character).filter(
    ({ number }) => number >= first && number < first + CHITS_OF_STAGE && character.chits[number] === 'absent',
  )
  const faces = new Map(lacking.map(chit => [faceOf(chit), chit.number]))
  const { chit } = yield* decide({
    seat,
    topic: 'grow',
    rule: '26.21',
    data: { character: id },
    options: [...faces].map(([face, number]) => ({ id: face, act: { kind: 'grow', chit: number } as const })),
  })
  character.chits[chit] = 'active'
  if (character.curses.includes('wither')) tireAll(character)
  table.tell({ kind: 'grows', seat, rule: '26.21', character: id, chits: [chit], ...ownChits(character) })
  if (lacking.length === 1) comeTo(table, character, (stage + 1) as Stage) // below the fourth there is a next one
}

/** All chits of a stage are his: what comes with it is too. */
function comeTo(table: RealmTable, character: Character, stage: Stage): void {
  const before = advantagesOf(character)
  character.stage = stage
  table.tell({ kind: 'stage', seat: character.seat, rule: '26.21', character: character.id, stage })
  const added = advantagesOf(character).filter(advantage => !before.includes(advantage))
  if (added.includes('experience')) character.ways = [...new Set([...character.ways, ...allHiddenWays(table.state)])]
  if (added.includes('familiar') && isSince(2, table.state)) character.familiar = freshFamiliar(character)
}
