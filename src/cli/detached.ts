import { spawn } from 'node:child_process'
import { isSea } from 'node:sea'
import { UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'

/** The time limit for a table to open (ms). */
const OPEN_TIMEOUT = 20_000
/** The prefix of the line in which a host prints its error. */
const ERROR_PREFIX = 'cantrip: '

/**
 * Starts a host process that outlives this login, and waits until its table is open. Secrets are sent to its input as
 * lines, because arguments are public. Throws UserError with the host's error if the table does not open.
 */
export async function hostDetached(name: string, args: readonly string[], lines: readonly string[]): Promise<void> {
  // The single executable runs itself. Its argv[1] only repeats its path.
  const script = isSea() ? [] : [process.argv[1] ?? '']
  // Discard the host's output, because this process may be gone by the time the host prints something.
  const child = spawn(process.execPath, [...process.execArgv, ...script, 'host', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  })
  // If the host exits before reading everything, its error message says why.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(lines.map(line => `${line}\n`).join(''))
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000)
  })
  // A table of this name may be open but belong to someone else, so wait for this host's own message.
  const isOpen = await new Promise<boolean>(resolve => {
    const timer = setTimeout(() => resolve(false), OPEN_TIMEOUT)
    const end = (open: boolean) => {
      clearTimeout(timer)
      resolve(open)
    }
    child.once('message', () => end(true))
    child.once('error', error => {
      output = ERROR_PREFIX + error.message
      end(false)
    })
    // `close` is emitted after all of the host's output has been read.
    child.once('close', () => end(false))
  })
  if (child.connected) child.disconnect()
  child.stderr?.destroy()
  child.unref()
  if (isOpen) return
  const errorLine = output.split('\n').find(line => line.startsWith(ERROR_PREFIX))
  throw new UserError(errorLine?.slice(ERROR_PREFIX.length) ?? sentence('shell-table-unopened', { table: name }))
}
