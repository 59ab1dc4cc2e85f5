import { describe, expect, it, vi } from 'vitest'
import type { ClientMessage } from '../../src/server/wire.ts'
import { toyHeader } from '../kernel/toy.ts'
import { openTable, Raw } from './tables.ts'

/** Opens a table at which Ann, whose turn it is, has answered once and is offered the same answer again. */
async function afterOneAnswer() {
  const at = await openTable({ seats: ['Ann', 'Ben'] })
  const { match } = at.session
  while (match.questions[0]!.topic !== 'wander')
    at.session.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
  expect(match.questions[0]!.seat).toBe(0)
  const ann = new Raw(at, 'Ann')
  await vi.waitUntil(() => ann.asking > 0)
  const first = ann.asking
  ann.says({ kind: 'answer', asking: first, id: 'east' })
  await vi.waitUntil(() => ann.asking > first)
  expect(match.questionFor(0)?.options.map(({ id }) => id)).toContain('east')
  return { at, ann, match, first, length: match.length }
}

describe('an answer belongs to the question with its number', () => {
  it('an answer to an old question does not answer the open one', async () => {
    const { ann, match, first, length } = await afterOneAnswer()
    const second = ann.asking
    ann.says({ kind: 'answer', asking: second, id: 'east' })
    await vi.waitUntil(() => match.length === length + 1)
    ann.says({ kind: 'answer', asking: first, id: 'west' })
    await vi.waitUntil(() => ann.notices.length > 0)
    expect(ann.notices).toEqual(['You can no longer choose that; look again.'])
    expect(match.length).toBe(length + 1)
    ann.leave()
  })

  it('an answer to a future question does not answer the open one either', async () => {
    const { ann, match, length } = await afterOneAnswer()
    ann.says({ kind: 'answer', asking: ann.asking + 1, id: 'east' })
    await vi.waitUntil(() => ann.notices.length > 0)
    expect(match.length).toBe(length)
    ann.leave()
  })

  it('a key pressed twice is not a second answer, and causes no message', async () => {
    const { at, ann, match, first, length } = await afterOneAnswer()
    ann.says({ kind: 'answer', asking: first, id: 'east' })
    // Messages arrive in the order in which they are sent.
    ann.says({ kind: 'talk', word: 'say', text: 'done' })
    await vi.waitUntil(() => at.session.match.chat.length > 0)
    await vi.waitUntil(() => ann.of('position').length > 2)
    expect(ann.notices).toEqual([])
    expect(match.length).toBe(length)
    ann.leave()
  })
})

describe('a spectator', () => {
  const SAID: readonly ClientMessage[] = [
    { kind: 'answer', asking: 1, id: 'east' },
    { kind: 'undo', count: 1 },
    { kind: 'talk', word: 'say', text: 'let me play too' },
    { kind: 'seat', words: 'Ann bot:wanderer' },
    { kind: 'check-irreversible', serial: 1, asking: 1, id: 'east' },
  ]

  it.each(SAID)('may not send $kind to the table', async asked => {
    // In a practice game, nothing else would keep a spectator from undoing answers.
    const at = await openTable({}, undefined, { whole: toyHeader({ seats: ['Ann', 'Ben'], practice: true }) })
    const { match } = at.session
    for (let i = 0; i < 4; i++) at.session.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
    const before = { hash: match.hash(), length: match.length, said: match.chat, players: [...at.session.players] }
    const watcher = new Raw(at, null)
    await vi.waitUntil(() => watcher.of('welcome').length > 0)
    watcher.says(asked)
    await vi.waitUntil(() => watcher.of('bye').length > 0)
    expect(watcher.of('bye')).toMatchObject([{ sentence: "Spectators can't speak at the table." }])
    expect(watcher.of('irreversibility')).toEqual([])
    expect({ hash: match.hash(), length: match.length, said: match.chat, players: [...at.session.players] }).toEqual(
      before,
    )
    watcher.leave()
  })
})

describe('the log of a shared table', () => {
  it('shows a secret to its seat only, and not to spectators', async () => {
    // The deal shows all players their own cards, which the toy's sentences name by the kind of event.
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const lines = async (seat: string | null) => {
      const raw = new Raw(at, seat)
      await vi.waitUntil(() => raw.of('position').length > 0)
      const texts = raw.of('position').flatMap(({ entries }) => entries.map(({ text }) => text))
      raw.leave()
      return texts.filter(text => text.endsWith('dealt.'))
    }
    expect(await lines('Ann')).toEqual(['Ann dealt.'])
    expect(await lines('Ben')).toEqual(['Ben dealt.'])
    expect(await lines(null)).toEqual([])
  })
})
