import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { Game, Header } from '../../src/kernel/index.ts'
import {
  type Guest,
  Host,
  type Joining,
  joinTable,
  SeatLocks,
  type TableNews,
  tableSocket,
  takeEndpoint,
  type Wish,
} from '../../src/server/index.ts'
import { Sitting } from '../../src/storage/index.ts'
import type { Words } from '../../src/text/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { english, said } from '../words.ts'

/** A table that is open for the length of one test. */
export interface Open {
  readonly host: Host
  readonly sitting: Sitting
  readonly hall: string
  readonly socket: string
  readonly save: string
  readonly locks: SeatLocks
  readonly log: string[]
  readonly faults: unknown[]
  join(wish: string | null | Partial<Wish>): Promise<Joining>
  sit(wish: string | null | Partial<Wish>): Promise<Listener>
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** Opens a table of the toy (or another game) in a hall of its own. */
export async function openTable(
  header: Partial<Header> = {},
  game: Game = toy,
  { name = 'eve', hall = folder(), whole }: { name?: string; hall?: string; whole?: Header } = {},
): Promise<Open> {
  const save = join(folder(), `${name}.cantrip`)
  const sitting = Sitting.begin(game, whole ?? toyHeader(header), save)
  const locks = new SeatLocks(save, 0)
  const endpoint = takeEndpoint(hall, name, null)
  const log: string[] = []
  const faults: unknown[] = []
  const events = {
    log: (line: Words) => log.push(english.tell(line)),
    fault: (error: unknown) => faults.push(error),
    deserted: () => log.push('deserted'),
  }
  const host = new Host(name, sitting, locks, events, 0)
  await host.open(endpoint)
  const guests: Guest[] = []
  open.push(() => {
    for (const guest of guests) guest.leave()
    host.close('The test is over.')
    endpoint.release()
  })
  const socket = tableSocket(hall, name)
  const join_ = (wish: string | null | Partial<Wish>) => {
    const said = typeof wish === 'string' || wish === null ? { seat: wish } : wish
    return joinTable(socket, name, { seat: null, phrase: null, take: false, ...said }, [game], {
      language: 'en',
      isChosen: true,
    })
  }
  return {
    ...{ host, sitting, hall, socket, save, locks, log, faults },
    join: join_,
    async sit(wish) {
      const joining = await join_(wish)
      if (joining.kind === 'refused') throw new Error(said(joining.sentence))
      guests.push(joining.guest)
      return new Listener(joining.guest)
    },
  }
}

/** A guest, and all he has heard. */
export class Listener {
  readonly news: TableNews[] = []
  private wake: () => void = () => undefined

  constructor(readonly guest: Guest) {
    guest.listen(news => {
      this.news.push(news)
      this.wake()
    })
  }

  /** How many bytes the table has sent until now. */
  get bytes(): number {
    // The line is the guest's own affair; what goes over it is what is measured here.
    return (this.guest as unknown as { readonly socket: Socket }).socket.bytesRead
  }

  /** Whether the chronicle of the guest has a sentence with these words. */
  said(words: string): boolean {
    return this.guest.position.chronicle.some(({ text }) => text.includes(words))
  }

  /** Waits until something is so; throws with what has been heard after some seconds. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 10_000
    while (!isSo()) {
      if (Date.now() > deadline)
        throw new Error(`waited in vain for ${what}; heard ${JSON.stringify(this.news.slice(-3)).slice(0, 4000)}`)
      await new Promise<void>(resolve => {
        this.wake = resolve
        setTimeout(resolve, 50)
      })
    }
  }

  /** The next piece of news of a kind after those heard already. */
  async next<K extends TableNews['kind']>(kind: K, from = this.news.length): Promise<Extract<TableNews, { kind: K }>> {
    const found = () =>
      this.news.slice(from).find((news): news is Extract<TableNews, { kind: K }> => news.kind === kind)
    await this.until(kind, () => found() !== undefined)
    const news = found()
    if (!news) throw new Error(`no ${kind}`)
    return news
  }
}
