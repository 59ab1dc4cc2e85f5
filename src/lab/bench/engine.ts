import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { below, type Game, seedRandom } from '../../kernel/index.ts'
import { headerFor } from '../fuzz.ts'
import type { Figure } from './figures.ts'
import { TARGETS } from './play.ts'

/** The parts of the engine's reply that this client reads. */
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

/**
 * Measures the wall-clock speed of `cantrip engine` in random play of whole games, with several games at the same time.
 */
export async function benchEngine(seconds: number, games: readonly Game[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const game of games) figures.push(...(await gameFigures(game, seconds)))
  return figures
}

/** The number of games played at the same time. Their requests are sent together. */
const TABLES = 32

async function gameFigures(game: Game, seconds: number): Promise<Figure[]> {
  const child = spawn(process.execPath, ['bin/cantrip.js', 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const replies = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const read = async (): Promise<Status> => JSON.parse((await replies.next()).value)
  await read()
  const random = seedRandom('engine', 'play')
  let begun = 0
  const start = (table: string) => {
    const { game: id, seats, options, seed } = headerFor(game, begun++, 'engine')
    return { do: 'new', table, game: id, seats, options, seed, next: true, text: false }
  }
  const answerTo = (table: string, { next }: Status) => {
    if (!next) return start(table)
    const { options, amount } = next.question
    const id = options.length > 0 ? options[below(random, options.length)]!.id : String(amount?.least)
    return { do: 'answer', table, seat: next.seat, id }
  }
  let requests: { do: string; table: string }[] = Array.from({ length: TABLES }, (_, i) => start(`${i}`))
  const measured = async (time: number) => {
    const started = performance.now()
    const before = cpuSeconds(child.pid)
    let decisions = 0
    while (performance.now() < started + time) {
      child.stdin.write(requests.map(request => `${JSON.stringify(request)}\n`).join(''))
      const next: { do: string; table: string }[] = []
      for (const { table } of requests) next.push(answerTo(table, await read()))
      decisions += requests.filter(request => request.do === 'answer').length
      requests = next
    }
    const clock = (1000 * decisions) / (performance.now() - started)
    return { clock, cpu: decisions / (cpuSeconds(child.pid) - before) }
  }
  await measured(1000 * seconds)
  const { clock, cpu } = await measured(1000 * seconds)
  child.stdin.end()
  const least = TARGETS[game.id]?.engine
  const name = `${game.id}.engine`
  const unit = 'decisions/s'
  const byClock = {
    name: `${name}.decisionsPerSecond`,
    value: Math.round(clock),
    unit,
    ...(least && { target: { least } }),
  }
  return Number.isFinite(cpu) ? [byClock, { name: `${name}.mainThread`, value: Math.round(cpu), unit }] : [byClock]
}

/**
 * Returns the CPU time of a process's main thread in seconds, or NaN if unavailable (it is read from Linux's /proc).
 */
function cpuSeconds(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  } catch {
    return Number.NaN
  }
}
