import { diskWords, PositionCache, Trouble } from '../storage/index.ts'
import { endBy, mindTheTerminal } from '../terminal/way-out.ts'
import { sentence } from '../text/index.ts'
import type { Environment } from './environment.ts'
import { complain, run } from './program.ts'
import { newSeed } from './seed.ts'
import { openScreen } from './tui-request.ts'

/** What Ctrl+C ends a program with, by custom. */
const INTERRUPTED = 130

/** Whether anything has been read that is still open and would keep the program alive. */
let reading = false
let interrupted = false
/** While the full screen is open, whatever breaks is its own to tell: it must give the terminal back first. */
let onScreen = false
let firstShown: (() => void) | undefined

const environment: Environment = {
  env: process.env,
  platform: process.platform,
  get stdin() {
    reading = true
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
    // Ends in order: locks are released, and what the disk has refused is kept elsewhere.
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.once(signal, () => endBy(signal, process))
  },
}

function fail(error: unknown): void {
  if (onScreen) return
  const code = complain(environment, error)
  mindTheTerminal(process)
  process.exit(code)
}

/**
 * Runs the program by its arguments, to its end. `shown` is called when the screen has shown a first frame, before V8's
 * flags are changed: code that is kept after that would not be taken again.
 */
export async function start({ shown }: { readonly shown?: () => void } = {}): Promise<void> {
  firstShown = shown
  if (process.env.CANTRIP_BUILD) PositionCache.here = PositionCache.of(process.env.CANTRIP_BUILD, process)
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (onScreen) return
    // Whoever reads our output may stop reading (`cantrip replay FILE | head`); there is nobody left to tell.
    if (error.code === 'EPIPE') process.exit(0)
    fail(new Trouble(sentence('shell-no-output', { why: diskWords(error) })))
  })
  process.stderr.on('error', () => undefined)

  const code = await run(process.argv.slice(2), environment)
  process.exitCode = interrupted ? INTERRUPTED : code
  mindTheTerminal(process)
  // A keyboard or a pipe that is still open would keep the program alive.
  if (reading) process.stdin.destroy()
}

/** What a thread of `sim` does, until it is ended. */
export const simWorker = async () => (await import('../lab/sim/worker.ts')).work()
