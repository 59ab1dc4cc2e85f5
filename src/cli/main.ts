import type { House } from './house.ts'
import { run } from './program.ts'
import { newSeed } from './seed.ts'
import { openScreen } from './tui-request.ts'

/** What Ctrl+C ends a program with, by custom. */
const INTERRUPTED = 130

let listening = false
let interrupted = false

const house: House = {
  env: process.env,
  platform: process.platform,
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  shelf: () => import('../games/registry.ts'),
  screen: openScreen,
  newSeed,
  listening() {
    listening = true
    process.once('SIGINT', () => {
      interrupted = true
      process.stdin.destroy()
    })
  },
}

// Whoever reads our output may stop reading (`cantrip replay FILE | head`); there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const code = await run(process.argv.slice(2), house)
process.exitCode = interrupted ? INTERRUPTED : code
// A keyboard or a pipe that is still open would keep the program alive.
if (listening) process.stdin.destroy()
