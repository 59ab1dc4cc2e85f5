import { expect, test } from 'vitest'
import { loadGame } from '../../src/games/registry.ts'
import { Engine } from '../../src/lab/engine/index.ts'

/** A reply of the engine. All fields are optional. */
interface Reply {
  readonly kind: string
  readonly error?: string
  readonly answers: number
  readonly asked: readonly number[]
  readonly from?: number
  readonly undoable: number
  readonly redoable: number
  readonly view: unknown
  readonly save: string
  readonly question: { readonly options: readonly { readonly id: string }[] }
}

/** Returns an engine in a game of Wizards, with seat 0 in its turn and two answers to undo. */
async function inATurn(seats: readonly string[]) {
  const engine = new Engine([await loadGame('wizards')], () => 'test')
  const ask = async (request: object) => (await engine.handleLine(JSON.stringify(request))) as Reply
  await ask({ do: 'new', game: 'wizards', seed: '1982', seats, options: { variant: 'standard' } })
  for (let i = 0; i < 2000; i++) {
    const { asked } = await ask({ do: 'position' })
    const seat = asked[0] ?? 0
    const { question, undoable } = await ask({ do: 'position', seat })
    if (seat === 0 && undoable >= 2) return ask
    await ask({ do: 'answer', seat, id: question.options[i % question.options.length]?.id ?? '' })
  }
  throw new Error('seat 0 was never able to undo two answers')
}

test('undone answers are redone, and lead to the same position', async () => {
  const ask = await inATurn(['Ann', 'Ben'])
  const before = await ask({ do: 'position', seat: 0 })
  expect(before.redoable).toBe(0)
  await ask({ do: 'undo', seat: 0, count: 2 })
  const undone = await ask({ do: 'position', seat: 0 })
  expect(undone).toMatchObject({ answers: before.answers - 2, redoable: 2 })
  const one = await ask({ do: 'redo', seat: 0 })
  expect(one).toMatchObject({ kind: 'state', answers: before.answers - 1, from: before.answers - 2 })
  const two = await ask({ do: 'redo', seat: 0, count: 1 })
  expect(two).toMatchObject({ answers: before.answers, asked: before.asked })
  expect(await ask({ do: 'position', seat: 0 })).toEqual(before)

  await ask({ do: 'undo', seat: 0, count: 2 })
  expect(await ask({ do: 'redo', seat: 0, count: 2 })).toMatchObject({ answers: before.answers })
})

test('nobody redoes more than they undid, nor after another answer', async () => {
  const ask = await inATurn(['Ann', 'Ben'])
  const { answers } = await ask({ do: 'undo', seat: 0, count: 1 })
  expect((await ask({ do: 'redo', seat: 1 })).error).toBe('Seat 1 can redo 0 moves here, not 1.')
  expect((await ask({ do: 'redo', seat: 0, count: 2 })).error).toBe('Seat 0 can redo 1 move here, not 2.')
  const { question } = await ask({ do: 'position', seat: 0 })
  expect(await ask({ do: 'answer', seat: 0, id: question.options.at(-1)?.id })).toMatchObject({ from: answers })
  expect((await ask({ do: 'redo', seat: 0 })).error).toBe('Seat 0 can redo 0 moves here, not 1.')
})

test('bots answer after a redone answer', async () => {
  const ask = await inATurn(['Ann', 'bot:wanderer'])
  const { save } = await ask({ do: 'save' })
  // Only practice games undo the answers of others.
  const [header = '', ...lines] = save.split('\n')
  await ask({ do: 'load', save: [JSON.stringify({ ...JSON.parse(header), practice: true }), ...lines].join('\n') })
  for (let i = 0; i < 200; i++) {
    const { question } = await ask({ do: 'position', seat: 0 })
    const { answers, from = 0, asked } = await ask({ do: 'answer', seat: 0, id: question.options[0]?.id })
    if (answers - from === 1) continue
    await ask({ do: 'undo', seat: 0, count: answers - from })
    expect(await ask({ do: 'redo', seat: 0 })).toMatchObject({ answers, from, asked })
    return
  }
  expect.fail('the bot was never asked')
})

test('a saved game is loaded without what was undone', async () => {
  const ask = await inATurn(['Ann', 'Ben'])
  const { answers } = await ask({ do: 'undo', seat: 0 })
  const { save } = await ask({ do: 'save' })
  expect(await ask({ do: 'load', save })).toMatchObject({ answers })
  expect(await ask({ do: 'position', seat: 0 })).toMatchObject({ redoable: 0 })
})
