import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Game } from '../../kernel/index.ts'
import { Trouble } from '../../storage/index.ts'
import { type SimGame, type SimPlan, seedOf, simulate } from './play.ts'

/** What a run is told while it goes on, and asks. */
export interface Watch {
  /** The nth game begins. */
  begins?(n: number): void
  /** A game is over. */
  game(line: SimGame): void
  /** Whether to begin no more games. */
  stopped(): boolean
  /** Called with what ends the games that are being played at once, wherever they stand. */
  onEnd?(end: () => void): void
}

/** What a worker thread is given to begin with. */
export interface WorkerData {
  readonly sim: SimPlan
}

const WORKER = fileURLToPath(new URL('./sim-worker.js', import.meta.url))

/** Whether worker threads can be had: the program is built. */
export const canShare = (): boolean => existsSync(WORKER)

/** Plays these games one after another in this thread; between two it lets keys and signals through. */
export async function runHere(game: Game, plan: SimPlan, numbers: readonly number[], watch: Watch): Promise<void> {
  for (const n of numbers) {
    if (watch.stopped()) return
    watch.begins?.(n)
    watch.game(await simulate(game, plan, n))
    await new Promise(resolve => setImmediate(resolve))
  }
}

/**
 * Plays these games on so many worker threads; each asks for its next when it has done. Throws what a worker throws, and
 * Error where one dies without a word.
 */
export async function runShared(plan: SimPlan, numbers: readonly number[], jobs: number, watch: Watch): Promise<void> {
  const left = [...numbers].reverse()
  const workers: Worker[] = []
  let ended = false
  watch.onEnd?.(() => {
    ended = true
    for (const worker of workers) void worker.terminate()
  })
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(WORKER, { workerData: { sim: plan } satisfies WorkerData })
      workers.push(worker)
      let n: number | undefined
      const next = () => {
        n = watch.stopped() ? undefined : left.pop()
        if (n === undefined) return void worker.terminate()
        watch.begins?.(n)
        worker.postMessage(n)
      }
      worker.on('message', (line: SimGame) => {
        watch.game(line)
        next()
      })
      // Of what a thread throws only the name of its kind comes across.
      worker.on('error', error => reject(error.name === 'Trouble' ? new Trouble(error.message) : error))
      worker.on('exit', () => {
        if (n === undefined || ended) resolve()
        else reject(new Error(`The thread playing the game of seed "${seedOf(plan, n)}" died.`))
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(jobs, numbers.length) }, one))
}
