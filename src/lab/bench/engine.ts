import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { below, type Game, seedRandom } from '../../kernel/index.ts'
import { headerFor } from '../fuzz.ts'
import type { Figure } from './figures.ts'

/** A reply of the engine, as far as this client reads it. */
interface Status {
  readonly over: boolean
  readonly next: {
    readonly seat: number
    readonly question: {
      readonly options: readonly { readonly id: string }[]
      readonly amount?: { readonly least: number }
    }
  } | null
}

/** Targets, in decisions per second. */
const BARS: Readonly<Record<string, number>> = { elfenwizards: 10_000, 'wizards-quest': 10_000 }

/** Measures random play of whole games through `cantrip engine`, by wall clock, with one request per decision. */
export async function benchEngine(seconds: number, games: readonly Game[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const game of games) figures.push(await through(game, seconds))
  return figures
}

async function through(game: Game, seconds: number): Promise<Figure> {
  const child = spawn(process.execPath, ['bin/cantrip.js', 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const replies = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const read = async (): Promise<Status> => JSON.parse((await replies.next()).value)
  const ask = (request: object) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return read()
  }
  await read()
  const random = seedRandom('engine', 'play')
  const play = async (n: number, end: number): Promise<number> => {
    const { game: id, seats, options, seed } = headerFor(game, n, 'engine')
    let decisions = 0
    let status = await ask({ do: 'new', game: id, seats, options, seed, next: true, text: false })
    while (status.next && performance.now() < end) {
      const { seat, question } = status.next
      const { options, amount } = question
      const answer = options.length > 0 ? options[below(random, options.length)]!.id : String(amount?.least)
      status = await ask({ do: 'answer', seat, id: answer })
      decisions++
    }
    return decisions
  }
  const measured = async (time: number, from: number): Promise<number> => {
    const started = performance.now()
    let decisions = 0
    for (let n = from; performance.now() < started + time; n++) decisions += await play(n, started + time)
    return (1000 * decisions) / (performance.now() - started)
  }
  await measured(1000 * seconds, 0)
  const value = Math.round(await measured(1000 * seconds, 1000))
  child.stdin.end()
  const least = BARS[game.id]
  const name = `${game.id}.engine.decisionsPerSecond`
  return { name, value, unit: 'decisions/s', ...(least === undefined ? {} : { bar: { least } }) }
}
