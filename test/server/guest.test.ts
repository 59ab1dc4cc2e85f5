import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game, GameWords } from '../../src/kernel/index.ts'
import { Guest, type JoinResult, joinTable, type TableNews } from '../../src/server/index.ts'
import {
  lineFor,
  type PositionMessage,
  readClientMessage,
  type ServerMessage,
  WIRE_PROTOCOL,
} from '../../src/server/wire.ts'
import { folder } from '../folder.ts'
import { toy } from '../kernel/toy.ts'
import { said } from '../words.ts'

const german = { ...toy, title: 'Koboldmarkt' } as unknown as GameWords
const game = { ...toy, rules: 3, locales: { de: german } } as unknown as Game

const welcome = (change: Partial<Extract<ServerMessage, { kind: 'welcome' }>> = {}): ServerMessage => ({
  ...{ kind: 'welcome', cantrip: WIRE_PROTOCOL, name: 'eve', seat: 0 },
  header: { game: 'toy', rules: 3, options: {}, seats: ['Ann', 'Ben', 'Cleo'], practice: false },
  ...change,
})
const entry = (text: string, at = 1) => ({ day: 1, text, rule: '2.1', at })
const position = (change: Partial<PositionMessage> = {}): PositionMessage => ({
  ...{ kind: 'position', serial: 1, asking: 7, own: true, from: 0, entries: [entry('Ann walked.')], notice: null },
  ...{ view: { map: { lake: [1] }, gold: [1] }, question: null, result: null, day: 1, rolls: [], rolledAt: null },
  ...{
    known: 1,
    length: 1,
    undoable: { moves: 0, barrier: 'start' },
    redoable: 0,
    bargains: [],
    asked: [1],
    waiting: null,
  },
  ...change,
})
/** Returns a message from a table in which only this is new. */
const news = (change: Partial<PositionMessage> = {}): ServerMessage => ({
  ...{ kind: 'position', serial: 2, asking: 8, own: false, from: 1, entries: [], notice: null },
  ...change,
})
const people = (here: readonly boolean[], bots: readonly boolean[] = [], watching = 0): ServerMessage => ({
  kind: 'people',
  people: {
    seats: here.map((is, i) => ({
      name: ['Ann', 'Ben', 'Cleo', 'Dan'][i]!,
      here: is,
      bot: bots[i] ?? false,
      locked: false,
    })),
    watching,
  },
})

/** A guest whose table is this test, with all messages sent and received. */
class Line extends EventEmitter {
  said = ''
  hasEnded = false
  isDestroyed = false
  readonly news: TableNews[] = []
  /** The result of the request. */
  readonly came: string[] = []
  readonly guest: Guest

  constructor(wish = { language: 'en', isChosen: false }, games: readonly Game[] = [game]) {
    super()
    this.guest = new Guest('eve', this as unknown as Socket, games, wish, {
      in: () => this.came.push('in'),
      refused: (sentence, wants) => this.came.push(`${sentence} ${wants}`),
      lost: sentence => this.came.push(said(sentence)),
    })
  }

  write(text: string): void {
    this.said += text
  }

  end(): void {
    this.hasEnded = true
  }

  destroy(): void {
    this.isDestroyed = true
    this.emit('close')
  }

  tells(...told: ServerMessage[]): void {
    this.emit('data', Buffer.from(told.map(lineFor).join('')))
  }

  /** The messages the guest has sent, as a table reads them. */
  get asked() {
    return this.said
      .split('\n')
      .filter(line => line !== '')
      .map(readClientMessage)
  }

  async listen(): Promise<void> {
    this.guest.listen(one => this.news.push(one))
    await Promise.resolve()
  }
}

/** Creates a guest at Ann's seat, or a spectator, who listens. */
async function seated(seat: number | null = 0): Promise<Line> {
  const line = new Line()
  line.tells(welcome({ seat }), people([true, true, false]), position())
  await line.listen()
  return line
}

describe('a guest', () => {
  it('has joined once the table has sent the position, with everything the guest may know about it', () => {
    const line = new Line()
    expect(() => line.guest.position).toThrow('The table has not sent a position yet.')
    line.tells(welcome())
    line.tells(people([true, false, true], [false, false, true], 2))
    expect(line.came).toEqual([])
    line.tells(position({ waiting: { topic: 'plans', ready: 1, of: 2 }, known: 9 }))
    expect(line.came).toEqual(['in'])
    const { header } = welcome() as Extract<ServerMessage, { kind: 'welcome' }>
    expect(line.guest.position).toEqual({
      ...{ language: 'en', game, header: { ...header, seed: '' }, seat: 0, path: null, serial: 1 },
      ...{ view: { map: { lake: [1] }, gold: [1] }, question: null, result: null, day: 1, rolls: [], rolledAt: null },
      ...{ log: [entry('Ann walked.')], known: 1, length: 1, undoable: { moves: 0, barrier: 'start' }, redoable: 0 },
      ...{ bargains: [], waiting: { topic: 'plans', ready: 1, of: 2 } },
      shared: {
        ...{ name: 'eve', watching: 2, asked: [1] },
        seats: [
          { name: 'Ann', here: true, bot: false, locked: false },
          { name: 'Ben', here: false, bot: false, locked: false },
          { name: 'Cleo', here: true, bot: true, locked: false },
        ],
      },
    })
  })

  it('knows of nobody and waits for nothing if the table has sent nothing about that', () => {
    const line = new Line()
    line.tells(welcome(), position())
    expect(line.guest.position.shared).toEqual({ name: 'eve', seats: [], watching: 0, asked: [1] })
    expect(line.guest.position).not.toHaveProperty('waiting')
  })

  it('receives what has changed, and keeps the rest', async () => {
    const line = await seated()
    const before = line.guest.position
    line.tells(
      news({ view: { map: { lake: [1] }, gold: [2] }, day: 2, entries: [entry('Ben walked.', 2)], notice: 'So.' }),
    )
    const { position: now, ...rest } = line.news[0] as Extract<TableNews, { kind: 'position' }>
    expect(rest).toEqual({ kind: 'position', own: false, notice: 'So.' })
    expect(now).toBe(line.guest.position)
    expect(now).toMatchObject({
      day: 2,
      length: 1,
      serial: 2,
      log: [entry('Ann walked.'), entry('Ben walked.', 2)],
    })
    expect(now.view).toEqual({ map: { lake: [1] }, gold: [2] })
    // Unchanged parts are the same objects, because a map is computed once for each board.
    const [was, is] = [before.view, now.view] as { map: unknown; gold: unknown }[]
    expect([is?.map === was?.map, is?.gold === was?.gold, is === was]).toEqual([true, false, false])
    line.tells(news({ from: 1, entries: [entry('Ben searched.', 2)], own: true }))
    expect(line.guest.position.log).toEqual([entry('Ann walked.'), entry('Ben searched.', 2)])
    expect(line.guest.position.view).toBe(now.view)
    expect(line.news[1]).toMatchObject({ own: true, notice: null })
  })

  it.each([
    ['a list that was none', [1, 2], { 0: 1, 1: 2 }],
    ['something where there was nothing', { a: null }, { a: { b: 1 } }],
    ['nothing where there was something', { a: { b: 1 } }, { a: null }],
    ['one part more', { a: 1 }, { a: 1, b: 2 }],
    ['one part less', { a: 1, b: 2 }, { a: 1 }],
    ['another part of as many', { a: 1 }, { b: 1 }],
    ['a shorter list', [1, 2], [1]],
    ['a word where there was a list', { a: [] }, { a: '' }],
    ['a list where there was a word', { a: '' }, { a: [] }],
    ['a word where there were parts', { a: { b: 1 } }, { a: 'b' }],
    ['no word where there were no parts', { a: {} }, { a: '' }],
  ])('receives %s correctly', async (_, before, now) => {
    const line = await seated()
    line.tells(news({ view: before }))
    line.tells(news({ view: now }))
    expect(line.guest.position.view).toEqual(now)
    line.tells(news({ view: JSON.parse(JSON.stringify(now)) }))
    expect(line.guest.position.view).toEqual(now)
  })

  it('keeps the same view and question objects while they are unchanged', async () => {
    const line = await seated()
    const question = {
      seat: 0,
      topic: 'wander',
      text: 'Where to?',
      rule: '2',
      options: [{ id: 'east', label: 'East' }],
    }
    line.tells(news({ question }))
    const { view, question: asked } = line.guest.position
    line.tells(news({ view: { gold: [1], map: { lake: [1] } }, question: { ...question } }))
    expect([line.guest.position.view === view, line.guest.position.question === asked]).toEqual([true, true])
  })

  it('first gets the missed messages, but no outdated position, and nothing before it is ready', async () => {
    const line = new Line()
    line.tells(welcome(), people([true, false, true]), position())
    line.tells({ kind: 'notice', tone: 'plain', text: 'Listen.' }, news({ day: 2 }))
    line.guest.listen(one => line.news.push(one))
    expect(line.news).toEqual([])
    await Promise.resolve()
    expect(line.news).toEqual([{ kind: 'notice', tone: 'plain', text: 'Listen.' }])
    line.tells(news({ day: 3 }))
    expect(line.news.map(({ kind }) => kind)).toEqual(['notice', 'position'])
    // Another listener gets no old news.
    await line.listen()
    expect(line.news).toHaveLength(2)
  })

  it('hears who has come and gone, but nothing about bots', async () => {
    const line = await seated()
    const told = () => {
      const last = line.news.at(-1)
      return last?.kind === 'position' ? last.notice : undefined
    }
    line.tells(people([true, false, true], [], 3))
    expect(told()).toBe('Ben has left. Cleo has joined.')
    expect(line.news.at(-1)).toMatchObject({ own: false, position: { shared: { watching: 3, asked: [1] } } })
    line.tells(people([true, false, true], [], 2))
    expect(told()).toBeNull()
    line.tells(people([true, true, true], [false, true, false]))
    expect(told()).toBeNull()
    line.tells(people([true, false, true]))
    expect(told()).toBeNull()
    line.tells(people([true, false, true, true]))
    expect(told()).toBeNull()
  })

  it('receives previews and private notices', async () => {
    const line = await seated()
    const weighed = { kind: 'irreversibility', serial: 4, id: 'east', final: true } as const
    line.tells(weighed, { kind: 'notice', tone: 'bad', text: 'No.' })
    expect(line.news).toEqual([weighed, { kind: 'notice', tone: 'bad', text: 'No.' }])
  })
})

describe('what a guest sends', () => {
  it('refers to the last question asked, and is cut at the maximum length', async () => {
    const line = await seated()
    line.tells(news({ asking: 9 }))
    line.guest.answer('east')
    line.guest.checkIrreversible(5, 'west')
    line.guest.undo(2)
    line.guest.redo(3)
    line.guest.giveSeat('x'.repeat(1200))
    line.guest.talk('say', `${'\u{1f511}'.repeat(999)}ab`)
    expect(line.asked).toEqual([
      { kind: 'answer', asking: 9, id: 'east' },
      { kind: 'check-irreversible', serial: 5, asking: 9, id: 'west' },
      { kind: 'undo', count: 2 },
      { kind: 'redo', count: 3 },
      { kind: 'seat', words: 'x'.repeat(1000) },
      { kind: 'talk', word: 'say', text: `${'\u{1f511}'.repeat(999)}a` },
    ])
  })

  it('is nothing for a spectator, and nothing after leaving', async () => {
    const watcher = await seated(null)
    watcher.guest.answer('east')
    expect(watcher.said).toBe('')
    const [heard] = watcher.news
    expect(heard).toMatchObject({ kind: 'notice', tone: 'bad' })
    expect(heard?.kind === 'notice' && said(heard.text)).toBe("Spectators can't speak at the table.")
    const line = await seated()
    line.guest.leave()
    expect(line.hasEnded).toBe(true)
    line.guest.answer('east')
    line.guest.speak('de')
    line.tells(news())
    expect([line.said, line.news]).toEqual(['', []])
    // If the connection closes after that, the table isn't reported as gone either.
    line.emit('close')
    expect(line.news).toEqual([])
  })

  it('can be the choice of another language, which is used from then on', async () => {
    const line = await seated()
    line.guest.speak('de')
    expect(line.asked).toEqual([{ kind: 'language', language: 'de' }])
    line.tells(news())
    expect(line.guest.position).toMatchObject({ language: 'de', game: { title: 'Koboldmarkt' } })
    line.tells(people([true, false, false]))
    expect(line.news.at(-1)).toMatchObject({ notice: 'Ben ist gegangen.' })
  })
})

describe('the language of a guest', () => {
  it('is the chosen one, or that of the machine if the game has it, or else English', () => {
    const spoken = (wish: { language: string; isChosen: boolean }, games: readonly Game[] = [game]) => {
      const line = new Line(wish, games)
      line.tells(welcome(), position())
      const { language, game: told } = line.guest.position
      return [language, told.title, line.asked.length]
    }
    const plain = { ...game, locales: {} } as Game
    expect(spoken({ language: 'de', isChosen: true })).toEqual(['de', 'Koboldmarkt', 0])
    expect(spoken({ language: 'de', isChosen: false })).toEqual(['de', 'Koboldmarkt', 0])
    expect(spoken({ language: 'de', isChosen: true }, [plain])).toEqual(['de', 'Goblin Market', 0])
    // The table, which was greeted in the guest's own language, is told so.
    expect(spoken({ language: 'de', isChosen: false }, [plain])).toEqual(['en', 'Goblin Market', 1])
  })
})

describe('a guest is disconnected', () => {
  it("with the table's message if no seat is given", () => {
    const line = new Line()
    line.tells({ kind: 'refused', sentence: 'That is not the passphrase.', wants: 'phrase' })
    expect([line.came, line.hasEnded]).toEqual([['That is not the passphrase. phrase'], true])
    line.emit('close')
    expect(line.came).toHaveLength(1)
  })

  it.each<[string, ServerMessage[], string]>([
    [
      'plays a game that is not known here',
      [welcome({ header: { game: 'chess', rules: 1, options: {}, seats: ['Ann'], practice: false } })],
      'Table "eve" is playing "chess", which this version of cantrip doesn\'t have.',
    ],
    [
      'speaks another version',
      [welcome({ cantrip: WIRE_PROTOCOL + 1 })],
      'Table "eve" sent something this version of cantrip doesn\'t understand; use the same version at both ends.',
    ],
    [
      'plays by other rules',
      [welcome({ header: { game: 'toy', rules: 4, options: {}, seats: ['Ann'], practice: false } })],
      'Table "eve" uses version 4 of the rules of Goblin Market, but this version of cantrip uses version 3; use the same version at both ends.',
    ],
    [
      'The start of the game at eve is missing',
      [welcome(), news({ view: {} })],
      'The start of the game at eve is missing; use the same version of cantrip at both ends.',
    ],
    ['says good night first', [{ kind: 'bye', sentence: 'Good night.' }], 'Good night.'],
  ])('if a table %s', (_, told, why) => {
    const line = new Line()
    line.tells(...told, position())
    expect([line.came, line.isDestroyed]).toEqual([[why], true])
  })

  it.each([
    ['nonsense', 'sing\n'],
    ['no text', Buffer.from([0xff, 10])],
  ])('if a table sends %s, permanently', async (_, talk) => {
    const why =
      'Table "eve" sent something this version of cantrip doesn\'t understand; use the same version at both ends.'
    const line = new Line()
    line.emit('data', Buffer.from(talk))
    expect([line.came, line.isDestroyed]).toEqual([[why], true])
    const later = await seated()
    later.emit('data', Buffer.concat([Buffer.from(talk), Buffer.from(lineFor(news({ day: 5 })))]))
    const [closed, ...more] = later.news
    expect(closed).toMatchObject({ kind: 'closed', lost: true })
    expect(closed?.kind === 'closed' && said(closed.sentence)).toBe(why)
    expect([more, later.guest.position.day]).toEqual([[], 1])
  })

  it('if a table closes, with its message, or if the connection breaks, which is reported as such', async () => {
    const line = await seated()
    line.tells({ kind: 'bye', sentence: 'Good night.' }, news({ day: 5 }))
    expect(line.news).toEqual([{ kind: 'closed', sentence: 'Good night.', lost: false }])
    expect(line.isDestroyed).toBe(true)
    const cut = await seated()
    cut.emit('error', new Error('The line is cut.'))
    expect(cut.news).toEqual([])
    cut.emit('close')
    const [closed] = cut.news
    expect(closed).toMatchObject({ kind: 'closed', lost: true })
    expect(closed?.kind === 'closed' && said(closed.sentence)).toBe(
      'Table "eve" is gone: its host stopped unexpectedly.',
    )
    cut.guest.answer('east')
    expect(cut.said).toBe('')
  })

  it('but not by messages before the greeting, or by those for clients that only look', () => {
    const line = new Line()
    line.tells(position())
    line.tells({
      ...{ kind: 'table', name: 'eve', game: 'Toy', people: { seats: [], watching: 0 }, when: 'day 1', over: false },
      asked: [],
    })
    expect([line.came, line.isDestroyed]).toEqual([[], false])
    line.tells(welcome(), position())
    expect(line.came).toEqual(['in'])
  })
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a server that reads this much and sends that. */
async function door(answer: (socket: Socket, typed: string) => void): Promise<string> {
  const path = join(folder(), 'eve.table')
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.on('data', chunk => answer(socket, String(chunk)))
  })
  await new Promise<void>(resolve => server.listen(path, resolve))
  closing.push(() => server.close())
  return path
}

const going = (path: string): Promise<JoinResult> =>
  joinTable(path, 'eve', { seat: 'Ann', phrase: 'open sesame', take: true }, [game], { language: 'de', isChosen: true })

describe('a client that joins a table', () => {
  it('sends its language with the greeting, and is accepted or not', async () => {
    const lines: string[] = []
    const path = await door((socket, line) => {
      lines.push(line)
      socket.write(lineFor(welcome()) + lineFor(position()))
    })
    const joining = await going(path)
    expect(joining.kind).toBe('in')
    expect(lines.map(readClientMessage)).toEqual([
      ...[{ kind: 'hello', cantrip: WIRE_PROTOCOL, seat: 'Ann', phrase: 'open sesame', take: true, language: 'de' }],
    ])
    if (joining.kind === 'in') joining.guest.leave()
    const refused = { kind: 'refused', sentence: 'Somebody sits there.', wants: 'take' } as const
    expect(await going(await door(socket => socket.write(lineFor(refused))))).toEqual(refused)
  })

  it('is told if there is no table, or none it may join', async () => {
    const home = folder()
    await expect(going(join(home, 'eve.table'))).rejects.toMatchObject({
      message: 'There is no open table called eve; "cantrip tables" lists the open ones.',
      cause: { code: 'ENOENT' },
    })
    // A table whose process has died leaves its socket behind.
    writeFileSync(join(home, 'dead.table'), '')
    await expect(going(join(home, 'dead.table'))).rejects.toMatchObject({
      message: 'There is no open table called eve; "cantrip tables" lists the open ones.',
      cause: { code: 'ECONNREFUSED' },
    })
    const path = await door(() => undefined)
    await expect(going(join(path, 'eve.table'))).rejects.toMatchObject({
      message: expect.stringMatching(/^Cannot reach table "eve": ./),
      cause: { code: 'ENOTDIR' },
    })
    await expect(going(await door(socket => socket.destroy()))).rejects.toThrow(
      'Table "eve" is gone: its host stopped unexpectedly.',
    )
  })

  it('waits half a minute for an answer, and no longer', async () => {
    const sockets: Socket[] = []
    const path = await door(socket => sockets.push(socket))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const texts: string[] = []
      going(path).catch((error: Error) => texts.push(error.message))
      while (sockets.length === 0) await new Promise(setImmediate)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(texts).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(texts).toEqual(['Table "eve" isn\'t answering.'])
      while (!sockets[0]!.destroyed) await new Promise(setImmediate)
      // After an answer, nothing is pending anymore.
      const joining = await going(await door(socket => socket.write(lineFor(welcome()) + lineFor(position()))))
      expect(vi.getTimerCount()).toBe(0)
      if (joining.kind === 'in') joining.guest.leave()
    } finally {
      vi.useRealTimers()
    }
  })
})
