import { running } from '../lab/exec/running.ts'
import { diskWords, UserError } from '../storage/index.ts'
import { endBy, restoreTerminalOnExit } from '../terminal/exit-guard.ts'
import { sentence } from '../text/index.ts'
import type { Environment } from './environment.ts'
import { reportError, run } from './program.ts'
import { newSeed } from './seed.ts'
import { openScreen } from './tui-request.ts'

/** The conventional exit code for Ctrl+C. */
const INTERRUPTED = 130

/** True if stdin has been used, which keeps the program alive. */
let usesInput = false
let interrupted = false
/** True while the full screen is open. The screen handles errors itself, because it must restore the terminal first. */
let onScreen = false
let firstShown: (() => void) | undefined

const environment: Environment = {
  env: process.env,
  platform: process.platform,
  get stdin() {
    usesInput = true
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  library: async (ids, language = 'en') => (await import('../games/registry.ts')).shelfIn(language, ids),
  async screen(request) {
    onScreen = true
    try {
      return await openScreen(request, firstShown)
    } finally {
      onScreen = false
    }
  },
  newSeed,
  stopped() {
    return new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)
        process.on(signal, () => resolve(signal))
    })
  },
  opened() {
    process.send?.('open')
  },
  listening() {
    process.once('SIGINT', () => {
      interrupted = true
      process.stdin.destroy()
    })
    // Exit in the normal way, which releases locks and saves unwritten lines.
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.once(signal, () => endBy(signal, process))
  },
}

function fail(error: unknown): void {
  if (onScreen) return
  const code = reportError(environment, error)
  restoreTerminalOnExit(process)
  process.exit(code)
}

/**
 * Runs the program to its end. Calls `shown` after the first frame and before V8's flags change. Code cached after that
 * would be rejected.
 */
export async function start({ shown }: { readonly shown?: () => void } = {}): Promise<void> {
  firstShown = shown
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (onScreen) return
    // The program that reads our output may stop early (`cantrip replay FILE | head`).
    if (error.code === 'EPIPE') process.exit(0)
    fail(new UserError(sentence('shell-no-output', { why: diskWords(error) })))
  })
  process.stderr.on('error', () => undefined)

  const code = await run(process.argv.slice(2), environment)
  process.exitCode = interrupted ? INTERRUPTED : code
  for (const program of running) program.stop()
  restoreTerminalOnExit(process)
  // An open keyboard or pipe would keep the program alive.
  if (usesInput) process.stdin.destroy()
}

/** Runs a worker thread of `sim` until it is terminated. */
export const simWorker = async () => (await import('../lab/sim/worker.ts')).work()
