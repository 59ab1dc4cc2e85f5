import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../../games/registry.ts'
import { simulate } from './play.ts'
import type { WorkerData } from './run.ts'

/** Runs a worker thread, which receives game numbers, plays each game and sends its line back. */
export async function work(): Promise<void> {
  const { sim } = workerData as WorkerData
  const game = await loadGame(sim.header.game)
  if (sim.programs?.length) {
    const { registerProgram } = await import('../exec/bot.ts')
    for (const program of sim.programs) registerProgram(game.id, program)
  }
  parentPort?.on('message', async (n: number) => parentPort?.postMessage(await simulate(game, sim, n)))
}
