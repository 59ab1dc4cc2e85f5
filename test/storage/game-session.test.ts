import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GameSession } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { library } from './table.ts'

const begun = (path: string) => GameSession.begin(toy, toyHeader({ seats: ['Ann', 'Bob'] }), path)

test('a seat given to a bot and back belongs to the person when the game is resumed', () => {
  const path = join(folder(), 'a.cantrip')
  const sitting = begun(path)
  sitting.seat(1, 'bot:wanderer')
  sitting.answer(0, 'leave purse')
  sitting.seat(1, 'person')
  sitting.close()
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
  const sitting = begun(path)
  for (const seat of [0, 1]) sitting.answer(seat, 'leave purse')
  sitting.answer(0, 'east')
  const hash = sitting.match.hash()
  sitting.undo(0)
  sitting.redo(0)
  expect(sitting.match.hash()).toBe(hash)
  expect(() => sitting.redo(0)).toThrow('There is nothing to redo.')
  sitting.undo(0)
  sitting.answer(0, 'stop')
  expect(() => sitting.redo(0)).toThrow('There is nothing to redo.')
  sitting.close()
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
