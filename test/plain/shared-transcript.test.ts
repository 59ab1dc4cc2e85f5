import { expect, test } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import { type PlainEnvironment, plainIo, playShared } from '../../src/plain/index.ts'
import type { Guest, TableNews } from '../../src/server/index.ts'
import { GameLog } from '../../src/server/positions.ts'
import { byId } from './by-id.ts'
import { fair, fairHeader } from './fair.ts'

interface Watcher extends Partial<Pick<PlainEnvironment, 'hints' | 'wantsFew'>> {
  readonly seat?: number | null
}

/**
 * Plays these lines at a table of Ann, Bob and a bot without a network. A line such as `@Bob rest` is Bob's answer, and
 * the lines `@notice`, `@gone` and `@bye` are news from the host.
 */
async function transcript(lines: readonly string[], { seat = 0, ...more }: Watcher = {}): Promise<string> {
  const seats = ['Ann', 'Bob', 'Cid']
  const match = Match.begin(fair, fairHeader({ seats }))
  const log = new GameLog(match, () => null)
  let text = ''
  let hear: (news: TableNews) => void = () => undefined
  const position = () => ({
    ...log.position(seat),
    shared: {
      name: 'eve',
      seats: seats.map((name, i) => ({ name, here: i < 2, bot: i === 2 })),
      watching: 1,
      asked: match.questions.map(question => question.seat),
    },
  })
  const changed = (own: boolean, notice: string | null = null) =>
    hear({ kind: 'position', position: position(), notice, own })
  const asks =
    (what: string) =>
    (...args: readonly unknown[]) => {
      text += `<${[what, ...args].join(' ')}>\n`
      changed(true)
    }
  const guest = {
    ...{ name: 'eve', position: position(), leave: () => undefined },
    listen: (listener: typeof hear) => {
      hear = listener
    },
    answer: (id: string) => {
      match.answer(seat ?? 0, id)
      changed(true)
    },
    undo: asks('undo'),
    redo: asks('redo'),
    giveSeat: asks('seat'),
    talk: asks('talk'),
  }
  async function* input() {
    for (const line of lines) {
      const [, name, id = ''] = /^@(\S+) ?(.*)$/.exec(line) ?? []
      if (name === undefined) yield `${line}\n`
      else if (name === 'notice') hear({ kind: 'notice', tone: 'plain', text: 'Not now.' })
      else if (name === 'gone' || name === 'bye')
        hear({ kind: 'closed', sentence: 'The table is closed.', lost: name === 'gone' })
      else {
        match.answer(seats.indexOf(name), id)
        changed(false, `${name} has answered.`)
      }
    }
  }
  const output = { write: (part: string) => (text += part) }
  // Of a guest, the table uses only these members.
  const code = await playShared(guest as unknown as Guest, await plainIo({ input: input(), output }), {
    ...{
      hints: false,
      rules: () => ['The rules.'],
      rule: (_, number) => `Rule ${number}.`,
      words: () => byId,
      ...more,
    },
  })
  return `${text}<code ${code}>\n`
}

test('a transcript of a shared table has the news, the commands and the end', async () => {
  const lines = [
    ...[
      'who',
      'seed',
      'undo',
      'undo 2',
      'undo x',
      'redo 3',
      'undo 1000001',
      'say hello',
      'offer Bob give 1 for give 2',
      'accept 1',
      'refuse 1',
      'note a',
      'seat',
      'settings',
    ],
    ...['buy apple', 'why', 'listen', 'why', '@notice', 'rest', 'close', 'who', 'dragon', '@Bob buy apple-1', 'why'],
    ...['@Bob listen', 'log 2', '@Bob rest', '@Bob close', '@Cid rest', '@Cid open', 'left', 'up', '@Bob up', 'who'],
    ...['@Bob left', '@Cid up', '@Cid up', 'why', 'help undo', 'quit'],
  ]
  await expect(await transcript(lines, { hints: true })).toMatchFileSnapshot('../goldens/plain/shared.txt')
})

test('a transcript of a shared table for a spectator, and for tables that close', async () => {
  const day = ['Ann', 'Bob', 'Cid'].flatMap(name => [`@${name} rest`, `@${name} close`])
  const hidden = ['Ann', 'Bob', 'Cid'].flatMap(name => [`@${name} up`, `@${name} up`])
  const watched = await transcript([...day, 'who', 'dragon', 'rest', ...hidden, ...day, ...day, 'look', 'quit'], {
    seat: null,
  })
  const bye = await transcript(['@bye', 'look'])
  const gone = await transcript(['rest', '@gone', 'look'])
  const few = await transcript(['rest', '@Bob rest', '@notice', 'who'], { wantsFew: true })
  await expect([watched, bye, gone, few].join('\n')).toMatchFileSnapshot('../goldens/plain/shared-others.txt')
})
