import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GameSession } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { library } from './table.ts'

const begun = (path: string) => GameSession.begin(toy, toyHeader({ seats: ['Ann', 'Bob'] }), path)

test('a seat given to a bot and back belongs to the person when the game is resumed', () => {
  const path = join(folder(), 'a.cantrip')
  const session = begun(path)
  session.seat(1, 'bot:wanderer')
  session.answer(0, 'leave purse')
  session.seat(1, 'person')
  session.close()
  const again = GameSession.resume(path, library)
  expect(again.players).toEqual(['person', 'person'])
  again.seat(0, 'bot:wanderer')
  again.close()
  const last = GameSession.resume(path, library)
  expect(last.players).toEqual(['bot:wanderer', 'person'])
  last.close()
})

test('a redone answer has its own line, and the save plays to the same position', () => {
  const path = join(folder(), 'a.cantrip')
  const session = begun(path)
  for (const seat of [0, 1]) session.answer(seat, 'leave purse')
  session.answer(0, 'east')
  const hash = session.match.hash()
  session.undo(0)
  session.redo(0)
  expect(session.match.hash()).toBe(hash)
  expect(() => session.redo(0)).toThrow('There is nothing to redo.')
  session.undo(0)
  session.answer(0, 'stop')
  expect(() => session.redo(0)).toThrow('There is nothing to redo.')
  session.close()
  const again = GameSession.resume(path, library)
  expect(again.match.moves.at(-1)).toEqual({ seat: 0, id: 'stop' })
  expect(again.record.lines.map(line => ('id' in line ? line.id : 'undo')).slice(2)).toEqual([
    'east',
    'undo',
    'east',
    'undo',
    'stop',
  ])
  again.close()
})
