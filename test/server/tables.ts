import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { Game, Header } from '../../src/kernel/index.ts'
import {
  type Guest,
  Host,
  type JoinResult,
  joinTable,
  SeatLocks,
  type SeatRequest,
  type TableNews,
  tableSocket,
  takeEndpoint,
} from '../../src/server/index.ts'
import type { Position } from '../../src/server/positions.ts'
import {
  type ClientMessage,
  LineReader,
  lineFor,
  readServerMessage,
  type ServerMessage,
  WIRE_PROTOCOL,
} from '../../src/server/wire.ts'
import { GameSession } from '../../src/storage/index.ts'
import type { Words } from '../../src/text/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { english, said } from '../words.ts'

/** A table that is open for the length of one test. */
export interface Open {
  readonly host: Host
  readonly session: GameSession
  readonly hall: string
  readonly socket: string
  readonly save: string
  readonly locks: SeatLocks
  readonly log: string[]
  readonly faults: unknown[]
  /**
   * The seats that were asked something while nobody sat there, and the number of people at the table after each
   * change.
   */
  readonly turns: string[]
  readonly present: number[]
  join(wish: string | null | Partial<SeatRequest>): Promise<JoinResult>
  sit(wish: string | null | Partial<SeatRequest>): Promise<Listener>
}

/**
 * The longest wait for anything, in milliseconds. It is short while faults are planted, because most of them end in
 * waiting.
 */
export const PATIENCE = process.env.MUTANTS_TESTS === undefined ? 10_000 : 1_500

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** Opens a table of the toy, or of another game, in a separate folder of tables. */
export async function openTable(
  header: Partial<Header> = {},
  game: Game = toy,
  {
    name = 'eve',
    hall = folder(),
    whole,
    lying = () => undefined,
  }: { name?: string; hall?: string; whole?: Header; lying?: (save: string) => void } = {},
): Promise<Open> {
  const save = join(folder(), `${name}.cantrip`)
  const session = GameSession.begin(game, whole ?? toyHeader(header), save)
  // Changes the save before its table is opened.
  lying(save)
  const locks = new SeatLocks(save, 0)
  const endpoint = takeEndpoint(hall, name, null)
  const log: string[] = []
  const faults: unknown[] = []
  const turns: string[] = []
  const present: number[] = []
  const events = {
    log: (line: Words) => log.push(english.format(line)),
    fault: (error: unknown) => faults.push(error),
    turn: (seat: string) => turns.push(seat),
    present: (n: number) => present.push(n),
    deserted: () => log.push('deserted'),
  }
  const host = new Host(name, session, locks, events, 0)
  await host.open(endpoint)
  const guests: Guest[] = []
  open.push(() => {
    for (const guest of guests) guest.leave()
    host.close('The test is over.')
    endpoint.release()
  })
  const socket = tableSocket(hall, name)
  const join_ = (wish: string | null | Partial<SeatRequest>) => {
    const said = typeof wish === 'string' || wish === null ? { seat: wish } : wish
    return joinTable(socket, name, { seat: null, phrase: null, take: false, ...said }, [game], {
      language: 'en',
      isChosen: true,
    })
  }
  return {
    ...{ host, session, hall, socket, save, locks, log, faults, turns, present },
    join: join_,
    async sit(wish) {
      const joining = await join_(wish)
      if (joining.kind === 'refused') throw new Error(said(joining.sentence))
      guests.push(joining.guest)
      return new Listener(joining.guest)
    },
  }
}

/** Returns true if a guest knows the current position, as far as their seat may. */
export function isToldAll({ session: { match } }: Open, { seat, shared, length, view }: Position): boolean {
  return (
    length === match.length - match.hiddenFrom(seat).length &&
    JSON.stringify(shared?.asked) === JSON.stringify(match.questions.map(question => question.seat)) &&
    JSON.stringify(view) === JSON.stringify(match.view(seat))
  )
}

/** A guest, and everything it has received. */
export class Listener {
  readonly news: TableNews[] = []
  private wake: () => void = () => undefined

  constructor(readonly guest: Guest) {
    guest.listen(news => {
      this.news.push(news)
      this.wake()
    })
  }

  /** The number of bytes the table has sent so far. */
  get bytes(): number {
    // The connection is private to the guest, and this measures what it carries.
    return (this.guest as unknown as { readonly socket: Socket }).socket.bytesRead
  }

  /** Returns true if the guest's log has a sentence with these words. */
  said(words: string): boolean {
    return this.guest.position.log.some(({ text }) => text.includes(words))
  }

  /** Waits for a condition. After some seconds, throws with what has been received. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + PATIENCE
    while (!isSo()) {
      if (Date.now() > deadline)
        throw new Error(`waited in vain for ${what}; heard ${JSON.stringify(this.news.slice(-3)).slice(0, 4000)}`)
      await new Promise<void>(resolve => {
        this.wake = resolve
        setTimeout(resolve, 50)
      })
    }
  }

  /** Returns the next news of a kind after those already received. */
  async next<K extends TableNews['kind']>(kind: K, from = this.news.length): Promise<Extract<TableNews, { kind: K }>> {
    const found = () =>
      this.news.slice(from).find((news): news is Extract<TableNews, { kind: K }> => news.kind === kind)
    await this.until(kind, () => found() !== undefined)
    const news = found()
    if (!news) throw new Error(`no ${kind}`)
    return news
  }
}

/** A login that sends anything, and records all messages it receives. */
export class Raw {
  readonly told: ServerMessage[] = []
  /** Resolves when the connection is open. */
  readonly connected: Promise<void>
  private readonly reader = new LineReader(10_000_000)
  private readonly socket

  /** Sends a greeting for this seat, or none if it is undefined. */
  constructor(
    at: Pick<Open, 'socket'>,
    seat?: string | null,
    more: { phrase?: string; take?: boolean; language?: string } = {},
  ) {
    this.socket = connect(at.socket)
    this.connected = new Promise(resolve => this.socket.once('connect', resolve))
    this.socket.on('error', () => undefined)
    this.socket.on('data', chunk => {
      for (const line of this.reader.read(chunk) ?? []) {
        const told = readServerMessage(line)
        if (told) this.told.push(told)
      }
    })
    if (seat !== undefined)
      this.says({ kind: 'hello', cantrip: WIRE_PROTOCOL, seat, phrase: null, take: false, language: 'en', ...more })
  }

  says(asked: ClientMessage): void {
    this.socket.write(lineFor(asked))
  }

  of<K extends ServerMessage['kind']>(kind: K): Extract<ServerMessage, { kind: K }>[] {
    return this.told.filter((told): told is Extract<ServerMessage, { kind: K }> => told.kind === kind)
  }

  /** The number of the question that is open now. */
  get asking(): number {
    return this.of('position').at(-1)?.asking ?? 0
  }

  get notices(): string[] {
    return this.of('notice').map(({ text }) => text)
  }

  /** The sentence with which it was sent away, or null while it may stay. */
  get bye(): string | null {
    const [bye] = [...this.of('bye'), ...this.of('refused')]
    return bye?.sentence ?? null
  }

  /** Stops reading until it resumes. */
  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  leave(): void {
    this.socket.destroy()
  }
}
