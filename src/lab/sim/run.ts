import { existsSync } from 'node:fs'
import { getAsset, isSea } from 'node:sea'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Game } from '../../kernel/index.ts'
import { UserError } from '../../storage/index.ts'
import { type SimGame, type SimPlan, seedOf, simulate } from './play.ts'

export interface RunObserver {
  begins?(n: number): void
  game(line: SimGame): void
  stopped(): boolean
  /** Receives a function that aborts the games in progress. */
  onEnd?(end: () => void): void
}

export interface WorkerData {
  readonly sim: SimPlan
}

const NAME = 'sim-worker.cjs'
const WORKER = fileURLToPath(new URL(NAME, import.meta.url))

/** Returns true if worker threads are available, which requires a build. */
export const canShare = (): boolean => isSea() || existsSync(WORKER)

/** Starts a worker thread. Its script is a file or part of the single executable. */
function startWorker(sim: SimPlan): Worker {
  const workerData: WorkerData = { sim }
  return isSea() ? new Worker(getAsset(NAME, 'utf8'), { eval: true, workerData }) : new Worker(WORKER, { workerData })
}

/** Plays games one by one in this thread, yielding to keys and signals between them. */
export async function runHere(
  game: Game,
  plan: SimPlan,
  numbers: readonly number[],
  watch: RunObserver,
): Promise<void> {
  for (const n of numbers) {
    if (watch.stopped()) return
    watch.begins?.(n)
    watch.game(await simulate(game, plan, n))
    await new Promise(resolve => setImmediate(resolve))
  }
}

/**
 * Plays games on several worker threads. Each takes the next game when it is free. Throws a worker's error, or an Error
 * if a worker dies silently.
 */
export async function runShared(
  plan: SimPlan,
  numbers: readonly number[],
  jobs: number,
  watch: RunObserver,
): Promise<void> {
  const left = [...numbers].reverse()
  const workers: Worker[] = []
  let ended = false
  watch.onEnd?.(() => {
    ended = true
    for (const worker of workers) void worker.terminate()
  })
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = startWorker(plan)
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
      // Only the class name and message of an error thrown in a thread arrive here.
      worker.on('error', error => reject(error.name === 'UserError' ? new UserError(error.message) : error))
      worker.on('exit', () => {
        if (n === undefined || ended) resolve()
        else reject(new Error(`The thread playing the game with seed "${seedOf(plan, n)}" died.`))
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(jobs, numbers.length) }, one))
}
