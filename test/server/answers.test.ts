import { describe, expect, it, vi } from 'vitest'
import type { ClientMessage } from '../../src/server/wire.ts'
import { toyHeader } from '../kernel/toy.ts'
import { openTable, Raw } from './tables.ts'

/** A table at which Ann, whose turn it is, has answered once; the same answer is offered her again. */
async function afterOneAnswer() {
  const at = await openTable({ seats: ['Ann', 'Ben'] })
  const { match } = at.sitting
  while (match.questions[0]!.topic !== 'wander')
    at.sitting.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
  expect(match.questions[0]!.seat).toBe(0)
  const ann = new Raw(at, 'Ann')
  await vi.waitUntil(() => ann.asking > 0)
  const first = ann.asking
  ann.says({ kind: 'answer', asking: first, id: 'east' })
  await vi.waitUntil(() => ann.asking > first)
  expect(match.questionFor(0)?.options.map(({ id }) => id)).toContain('east')
  return { at, ann, match, first, length: match.length }
}

describe('an answer is to the question that its number names', () => {
  it('one to a question of long ago is none to that which is open now', async () => {
    const { ann, match, first, length } = await afterOneAnswer()
    const second = ann.asking
    ann.says({ kind: 'answer', asking: second, id: 'east' })
    await vi.waitUntil(() => match.length === length + 1)
    ann.says({ kind: 'answer', asking: first, id: 'west' })
    await vi.waitUntil(() => ann.notices.length > 0)
    expect(ann.notices).toEqual(['That choice has passed; look again.'])
    expect(match.length).toBe(length + 1)
    ann.leave()
  })

  it('nor is one to a question that has not been asked yet', async () => {
    const { ann, match, length } = await afterOneAnswer()
    ann.says({ kind: 'answer', asking: ann.asking + 1, id: 'east' })
    await vi.waitUntil(() => ann.notices.length > 0)
    expect(match.length).toBe(length)
    ann.leave()
  })

  it('and a key pressed twice is no second answer, nor worth a word', async () => {
    const { at, ann, match, first, length } = await afterOneAnswer()
    ann.says({ kind: 'answer', asking: first, id: 'east' })
    // What is said after it is heard after it.
    ann.says({ kind: 'talk', word: 'say', text: 'done' })
    await vi.waitUntil(() => at.sitting.match.said.length > 0)
    await vi.waitUntil(() => ann.of('position').length > 2)
    expect(ann.notices).toEqual([])
    expect(match.length).toBe(length)
    ann.leave()
  })
})

describe('whoever watches', () => {
  const SAID: readonly ClientMessage[] = [
    { kind: 'answer', asking: 1, id: 'east' },
    { kind: 'undo', count: 1 },
    { kind: 'talk', word: 'say', text: 'let me play too' },
    { kind: 'seat', words: 'Ann bot:wanderer' },
    { kind: 'weigh', serial: 1, asking: 1, id: 'east' },
  ]

  it.each(SAID)('may not say $kind to the table', async asked => {
    // In a practice game nothing else would keep him from taking answers back.
    const at = await openTable({}, undefined, { whole: toyHeader({ seats: ['Ann', 'Ben'], practice: true }) })
    const { match } = at.sitting
    for (let i = 0; i < 4; i++) at.sitting.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
    const before = { hash: match.hash(), length: match.length, said: match.said, players: [...at.sitting.players] }
    const watcher = new Raw(at, null)
    await vi.waitUntil(() => watcher.of('welcome').length > 0)
    watcher.says(asked)
    await vi.waitUntil(() => watcher.of('bye').length > 0)
    expect(watcher.of('bye')).toMatchObject([{ sentence: "Spectators can't speak at the table." }])
    expect(watcher.of('weighed')).toEqual([])
    expect({ hash: match.hash(), length: match.length, said: match.said, players: [...at.sitting.players] }).toEqual(
      before,
    )
    watcher.leave()
  })
})

describe('the chronicle of a shared table', () => {
  it('tells a secret to its seat alone, and to nobody who watches', async () => {
    // The deal tells each his own cards, which the toy's sentences name by their kind of event.
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
