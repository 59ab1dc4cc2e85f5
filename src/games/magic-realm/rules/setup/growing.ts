import type { Rule } from '../../../../kernel/index.ts'
import { applyWither } from '../effects/curses.ts'
import { chitsOf, faceOf } from '../facts/chits.ts'
import { CHITS_OF_STAGE, ownChits } from '../pieces/characters.ts'
import { decide } from '../state/asking.ts'
import type { Character, RealmTable } from '../state/state.ts'

/**
 * Grants a missing chit of the next stage, chosen by the player (26.21). Returns true if it was the last one missing.
 */
export function* gainChit(table: RealmTable, character: Character, stage: number): Rule<boolean> {
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
  if (character.curses.includes('wither')) applyWither(character)
  table.emit({ kind: 'grows', seat, rule: '26.21', character: id, chits: [chit], ...ownChits(character) })
  return lacking.length === 1
}
