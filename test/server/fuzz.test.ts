import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { Connection } from '../../src/server/connection.ts'
import { openTables } from '../../src/server/index.ts'
import { type ClientMessage, lineFor, WIRE_PROTOCOL } from '../../src/server/wire.ts'
import { amount } from '../amount.ts'
import { folder } from '../folder.ts'
import { isToldAll, type Listener, type Open, openTable } from './tables.ts'

/** The number of strangers. Set CANTRIP_STRANGERS=5000 for more. */
const STRANGERS = amount(102, 1_000, 'CANTRIP_STRANGERS')

const hello = (seat: string | null, more = {}) =>
  lineFor({
    kind: 'hello',
    cantrip: WIRE_PROTOCOL,
    seat,
    phrase: null,
    take: false,
    language: 'en',
    ...more,
  } as ClientMessage)

const NAMES = [
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\x1b[2J',
  'Ann\u202e',
  '',
  'Zoe',
  'toString',
  'A'.repeat(99),
]

/** The attacks of strangers, by name. */
const ACTIONS: Readonly<Record<string, (socket: Socket, at: number) => void>> = {
  nonsense: (socket, at) => socket.write(randomBytes(1 + (at % 4000))),
  'half a message': socket => {
    socket.write(hello(null).slice(0, 20))
    socket.end()
  },
  'a message in crumbs': socket => {
    for (const letter of hello(null)) socket.write(letter)
  },
  'a line without end': socket => {
    for (let i = 0; i < 40; i++) socket.write('x'.repeat(64 * 1024))
  },
  'a nest of brackets': socket => socket.write(`${'['.repeat(8000)}\n`),
  'odd languages': (socket, at) => socket.write(hello(null, { language: NAMES[at % NAMES.length] })),
  'odd names': (socket, at) => socket.write(hello(NAMES[at % NAMES.length] ?? '')),
  'an answer before a greeting': socket => socket.write(lineFor({ kind: 'answer', asking: 1, id: 'keep' })),
  'an answer for another seat': socket =>
    socket.write(`${hello(null)}{"kind":"answer","asking":1,"id":"keep","seat":0}\n`),
  'an answer from one who watches': socket => socket.write(`${hello(null)}{"kind":"answer","asking":1,"id":"keep"}\n`),
  'a flood of greetings': socket => socket.write(hello('Cleo', { take: true }).repeat(2000)),
  'a flood of talk': socket =>
    socket.write(
      hello('Cleo', { take: true }) + lineFor({ kind: 'talk', word: 'say', text: 'x'.repeat(3000) }).repeat(500),
    ),
  'a flood of looks at answers': socket =>
    socket.write(
      hello('Cleo', { take: true }) +
        lineFor({ kind: 'check-irreversible', serial: 1, asking: 1, id: 'keep' }).repeat(3000),
    ),
  'a guess at a passphrase': (socket, at) => socket.write(hello('Dan', { phrase: `sesame ${at}` })),
  "a table's own words": socket => socket.write(lineFor({ kind: 'bye', sentence: 'Go.' })),
  'somebody who never reads': socket => {
    socket.write(hello(null))
    socket.pause()
  },
}

/** A real message with something changed. */
const mutated = fc.sample(
  fc
    .tuple(
      fc.constantFrom(
        hello('Cleo', { take: true }),
        hello(null),
        lineFor({ kind: 'undo', count: 3 }),
        lineFor({ kind: 'talk', word: 'say', text: 'hello' }),
      ),
      fc.array(fc.tuple(fc.nat(120), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 4 }),
    )
    .map(([line, changes]) =>
      changes.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + put.length), line),
    ),
  { numRuns: 200, seed: 7 },
)

async function play(at: Open, guests: readonly Listener[], choice: number): Promise<void> {
  const open = at.session.match.questions.find(({ seat }) => seat < 2)
  if (!open) return
  const guest = guests[open.seat]!
  const { length } = at.session.match
  await guest.until('the question', () => isToldAll(at, guest.guest.position))
  guest.guest.answer(open.options[choice % open.options.length]!.id)
  await guest.until('the answer', () => at.session.match.length > length)
}

it('a table continues for its own players, no matter what strangers do', async () => {
  const at = await openTable({ seats: ['Ann', 'Ben', 'Cleo', 'Dan'], options: { length: 'long', cursed: 'no' } })
  await at.locks.set('Ann', 'only Ann knows')
  await at.locks.set('Ben', 'only Ben knows')
  await at.locks.set('Dan', 'only Dan knows')
  const guests = [
    await at.sit({ seat: 'Ann', phrase: 'only Ann knows' }),
    await at.sit({ seat: 'Ben', phrase: 'only Ben knows' }),
  ]
  const kinds = [...Object.keys(ACTIONS), 'something changed']
  const counts = new Map<string, number>()
  const strangers = new Set<Socket>()
  const words: string[] = []
  for (let i = 0; i < STRANGERS; i++) {
    const kind = kinds[i % kinds.length]!
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const socket = connect(at.socket)
    let text = ''
    strangers.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      text = (text + chunk).slice(-5000)
    })
    socket.on('close', () => {
      strangers.delete(socket)
      words.push(text)
    })
    const action = ACTIONS[kind]
    if (action) action(socket, i)
    else socket.write(mutated[i % mutated.length]!)
    if (i % 15 === 14) {
      // Looking for tables still finds this one, although idle strangers could take all connections.
      expect(await openTables(at.hall)).toHaveLength(1)
      expect(await openTables(at.hall)).toHaveLength(1)
      for (const idle of strangers) idle.end()
    }
    if (i % 4 === 0) await play(at, guests, i)
  }
  for (const { guest, news } of guests) {
    expect(news.some(({ kind }) => kind === 'closed')).toBe(false)
    expect(guest.position.view).toEqual(JSON.parse(JSON.stringify(at.session.match.view(guest.position.seat))))
  }
  expect(at.faults).toEqual([])
  // Strangers who were sent away were told why, in one sentence, and never what Ann or Ben hold.
  const byes = words.flatMap(typed => typed.match(/"kind":"bye","sentence":"[^"]*"/g) ?? [])
  expect(byes.length).toBeGreaterThan(STRANGERS / 8)
  expect(at.log.join()).not.toMatch(/^(Ann|Ben) has left/)
  const told = [...counts].map(([kind, count]) => `${count} with ${kind}`).join(', ')
  console.log(
    `${STRANGERS} strangers came to a table: ${told}; ${at.session.match.length} answers were given meanwhile.`,
  )
  for (const socket of strangers) socket.destroy()
})

it('a table stores little for a client that never reads, and lets it catch up when it does', async () => {
  let connection: Connection | null = null
  let caughtUp = 0
  const path = join(folder(), 'socket')
  const server = createServer(socket => {
    const events = { received: () => undefined, left: () => undefined, caughtUp: () => ++caughtUp }
    connection = new Connection(socket, events)
  })
  await new Promise<void>(resolve => server.listen(path, resolve))
  const slow = connect(path)
  slow.pause()
  await vi.waitUntil(() => connection !== null)
  const seated = connection as unknown as Connection
  let told = 0
  for (let i = 0; i < 5000; i++) {
    seated.isBehind = seated.isFull
    if (seated.isBehind) continue
    seated.send({ kind: 'notice', tone: 'plain', text: 'x'.repeat(4000) })
    told++
  }
  // That is the system's buffer for a socket and a little of ours, not even one message of 20 MB.
  expect(told).toBeLessThan(250)
  expect(caughtUp).toBe(0)
  slow.resume()
  await vi.waitUntil(() => caughtUp > 0)
  slow.destroy()
  server.close()
})
