import { expect, test } from 'vitest'
import type { ClientMessage, ServerMessage } from '../../src/server/wire.ts'
import { fair, fairHeader } from '../plain/fair.ts'
import { openTable, PATIENCE, Raw } from './tables.ts'

/** Waits until a condition is true. Throws if that takes too long. */
async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE; !isSo(); ) {
    if (Date.now() > end) throw new Error('waited in vain')
    await new Promise(resolve => setImmediate(resolve))
  }
}

/** Names what a question asks, in place of its text. */
const short = (told: ServerMessage): unknown =>
  told.kind === 'position' && told.question
    ? { ...told, question: [told.question.topic, ...told.question.options.map(({ id }) => id)].join(' ') }
    : told

/** A table of three with a record of every message, in the order in which each client receives them. */
class Talk {
  readonly lines: string[] = []
  private requests = 0
  private readonly clients = new Map<string, { raw: Raw; seat: string | null; read: number }>()

  private constructor(readonly at: Awaited<ReturnType<typeof openTable>>) {}

  static async open(more: Parameters<typeof fairHeader>[0] = {}): Promise<Talk> {
    return new Talk(await openTable({}, fair, { whole: fairHeader({ seats: ['Ann', 'Bob', 'Cid'], ...more }) }))
  }

  /** Lets a client greet the table for a seat, or as a spectator. */
  async comes(name: string, seat: string | null, more: ConstructorParameters<typeof Raw>[2] = {}): Promise<void> {
    const raw = new Raw(this.at, seat, more)
    this.clients.set(name, { raw, seat, read: 0 })
    this.lines.push(`> ${name} comes ${JSON.stringify({ seat, ...more })}`)
    await until(() => raw.bye !== null || raw.of('position').length > 0)
    await this.heard()
  }

  async says(name: string, asked: ClientMessage): Promise<void> {
    this.lines.push(`> ${name} ${JSON.stringify(asked)}`)
    this.clients.get(name)?.raw.says(asked)
    await this.heard()
  }

  /** Gives an answer to the question that is open for a client. */
  async answers(name: string, ...ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.says(name, { kind: 'answer', asking: this.clients.get(name)?.raw.asking ?? 0, id })
  }

  async leaves(name: string): Promise<void> {
    const { present } = this.at
    const before = present.length
    this.lines.push(`> ${name} leaves`)
    this.clients.get(name)?.raw.leave()
    this.clients.delete(name)
    await until(() => present.length > before)
    await this.heard()
  }

  /**
   * Writes down what all clients have received. The reply to a request that nobody else makes shows that nothing else
   * is on its way to a client. It isn't written down.
   */
  private async heard(): Promise<void> {
    for (const { raw, seat } of this.clients.values()) {
      const bot = `bot:n${++this.requests}`
      const before = raw.of('position').filter(({ own }) => own).length
      const isReply = (told: ServerMessage): boolean =>
        seat === null ? told.kind === 'position' && told.own : told.kind === 'notice' && told.text.includes(bot)
      const isHeard = () => raw.told.filter(isReply).length > (seat === null ? before : 0)
      raw.says(seat === null ? { kind: 'language', language: 'en' } : { kind: 'seat', words: `Ann ${bot}` })
      await until(() => raw.bye !== null || isHeard())
      if (isHeard()) raw.told.splice(raw.told.findLastIndex(isReply), 1)
    }
    for (const [name, client] of this.clients) {
      for (const told of client.raw.told.slice(client.read))
        this.lines.push(`  ${name} < ${JSON.stringify(short(told))}`)
      client.read = client.raw.told.length
    }
  }

  get text(): string {
    const { log, turns, present, faults } = this.at
    const rest = [
      ...log.map(line => `log: ${line}`),
      `turns: ${turns}`,
      `present: ${present}`,
      `faults: ${faults.length}`,
    ]
    return `${[...this.lines, ...rest].join('\n')}\n`
  }
}

const expectTranscript = (name: string, { text }: Talk) =>
  expect(text).toMatchFileSnapshot(`../goldens/server/${name}.txt`)

test('a transcript of a table has what each seat and a spectator receive', async () => {
  const talk = await Talk.open()
  await talk.comes('Ann', 'ann')
  await talk.comes('eyes', null)
  await talk.comes('Zoe', 'Zoe')
  await talk.answers('Ann', 'buy apple-1', 'listen', 'dragon', 'gamble')
  await talk.says('Ann', { kind: 'answer', asking: 1, id: 'rest' })
  await talk.says('Ann', { kind: 'undo', count: 1 })
  await talk.answers('Ann', 'buy apple-1')
  for (const count of [2, 1]) await talk.says('Ann', { kind: 'undo', count })
  for (const count of [2, 1, 1]) await talk.says('Ann', { kind: 'redo', count })
  for (const id of ['rest', 'gamble', 'dragon'])
    await talk.says('Ann', { kind: 'check-irreversible', serial: 7, asking: 7, id })
  await talk.comes('Bob', 'Bob')
  await talk.says('Ann', { kind: 'talk', word: 'say', text: 'Good morning' })
  await talk.says('Ann', { kind: 'talk', word: 'note', text: 'Bob is rich' })
  await talk.says('Ann', { kind: 'talk', word: 'offer', text: 'Bob give 1 for give 2' })
  await talk.says('Bob', { kind: 'talk', word: 'accept', text: '' })
  await talk.says('Bob', { kind: 'talk', word: 'accept', text: '1' })
  // A bot that is asked nothing answers nothing in the meantime.
  await talk.says('Ann', { kind: 'seat', words: 'Cid bot:keeper' })
  await talk.says('Ann', { kind: 'seat', words: 'Cid person' })
  await talk.answers('Ann', 'rest', 'close')
  await talk.says('Ann', { kind: 'undo', count: 1 })
  await talk.answers('Ann', 'open')
  await talk.answers('Bob', 'listen', 'rest', 'open')
  await talk.leaves('Bob')
  await talk.says('Ann', { kind: 'language', language: 'de' })
  await talk.comes('Bob again', 'Bob')
  await talk.comes('Bob elsewhere', 'Bob')
  await talk.comes('Bob at last', 'Bob', { take: true })
  await expectTranscript('table', talk)
})

test('a transcript of a phase in which all seats decide tells nobody what others do', async () => {
  const talk = await Talk.open()
  for (const name of ['Ann', 'Bob', 'Cid']) await talk.comes(name, name)
  await talk.comes('eyes', null)
  for (const name of ['Ann', 'Bob', 'Cid']) await talk.answers(name, 'rest', 'close')
  await talk.answers('Bob', 'left', 'up')
  await talk.answers('Ann', 'right')
  await talk.says('Bob', { kind: 'undo', count: 2 })
  await talk.says('Bob', { kind: 'redo', count: 1 })
  await talk.answers('Ann', 'left')
  await talk.leaves('eyes')
  await talk.answers('Bob', 'up')
  await talk.answers('Cid', 'up', 'up')
  await talk.says('Cid', { kind: 'undo', count: 1 })
  for (let day = 3; day <= 4; day++) for (const name of ['Ann', 'Bob', 'Cid']) await talk.answers(name, 'rest', 'close')
  await talk.answers('Ann', 'rest')
  await talk.says('Ann', { kind: 'undo', count: 1 })
  for (const name of ['Ann', 'Bob', 'Cid']) await talk.leaves(name)
  await expectTranscript('at-once', talk)
})
