import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportMoves, GameSession, SAVE_FORMAT } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { library } from './table.ts'

/** Lets three players choose a purse simultaneously. Moe and Ann have chosen. */
function choosing(path: string): GameSession {
  const session = GameSession.begin(toy, toyHeader({ seats: ['Zoe', 'Ann', 'Moe'] }), path)
  session.answer(2, 'leave purse')
  session.answer(1, 'leave purse')
  return session
}

test('an answer undone during a simultaneous phase stays in the file, but is gone when the game resumes', () => {
  const path = join(folder(), 'a.cantrip')
  const session = choosing(path)
  session.undo(2)
  const hash = session.match.hash()
  session.close()
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(lines[0]).toContain(`"cantrip":${SAVE_FORMAT}`)
  expect(JSON.parse(lines.at(-1)!)).toEqual({ undo: 1, by: 2, own: true, hash })
  const again = GameSession.resume(path, library)
  expect(again.match.moves).toEqual([{ seat: 1, id: 'leave purse' }])
  expect(again.match.questions.map(({ seat }) => seat)).toEqual([0, 2])
  expect(exportMoves(toy, again.record)).toMatch(/^--\nAnn: leave purse\n$/m)
  again.close()
})
