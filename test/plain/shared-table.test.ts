import { expect, test } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import { plainIo, playShared } from '../../src/plain/index.ts'
import type { Guest, TableNews } from '../../src/server/index.ts'
import { GameLog } from '../../src/server/positions.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { english } from '../words.ts'
import { saying } from './said.ts'

/** Plays these lines as Ann, who may walk, at a shared table without a network. Returns what is printed. */
const shared = async (...lines: string[]): Promise<string> => (await sharedGame(lines)).text

async function sharedGame(lines: readonly string[], { game = toy, wantsFew = false } = {}) {
  const match = Match.begin(game, toyHeader())
  for (const seat of [0, 1]) match.answer(seat, 'leave purse')
  const log = new GameLog(match, () => null)
  let hear: (news: TableNews) => void = () => undefined
  const done = (act: () => unknown) => {
    act()
    hear({ kind: 'position', position: log.position(0), notice: null, own: true } as TableNews)
  }
  const guest = {
    name: 'eve',
    position: log.position(0),
    listen: (listener: typeof hear) => {
      hear = listener
    },
    answer: (id: string) => done(() => match.answer(0, id)),
    undo: (count: number) => done(() => match.undo(0, count)),
    leave: () => undefined,
  }
  let text = ''
  const output = { write: (part: string) => (text += part) }
  const environment = { hints: false, rules: () => [], rule: (_: unknown, number: string) => `Rule ${number}.` }
  // The table uses only these members of a guest.
  await playShared(guest as unknown as Guest, await plainIo({ input: saying(...lines), output }), {
    ...environment,
    wantsFew,
    words: () => english,
  })
  return { text, match }
}

test('at a shared table, "why" explains the latest line, or the last one that an undo has left', async () => {
  const lines = (await shared('east', 'why', 'undo', 'why')).split('> why\n').slice(1)
  expect(lines[0]).toMatch(/^Ann walked\.\n {2}Rule 2\.2\.\n/)
  expect(lines[1]).toMatch(/^Ann dealt\.\n {2}Rule 1\.1\.\n/)
})

test('at a shared table, routine questions are answered for a player who wants few, until an undo', async () => {
  const game = { ...toy, routine: (_: unknown, { topic }: { topic: string }) => (topic === 'wander' ? 'stop' : null) }
  const all = await sharedGame([], { game })
  expect(all.text).toContain('Ann: wander?')
  expect(all.match.moves).toHaveLength(2)
  const few = await sharedGame([], { game, wantsFew: true })
  expect(few.text).not.toContain('wander?')
  expect(few.match.moves).toContainEqual({ seat: 0, id: 'stop' })
  const undone = await sharedGame(['undo'], { game, wantsFew: true })
  expect(undone.text.split('> undo')[1]).toContain('Ann: wander?')
  // An answer of their own ends the pause.
  const resumed = await sharedGame(['undo', 'east'], { game, wantsFew: true })
  expect(resumed.match.moves.slice(-2)).toEqual([
    { seat: 0, id: 'east' },
    { seat: 0, id: 'stop' },
  ])
})
