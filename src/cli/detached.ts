import { spawn } from 'node:child_process'
import { Trouble } from '../storage/index.ts'
import { sentence } from '../text/index.ts'

/** How long a table may take to open, in milliseconds. */
const PATIENCE = 20_000
/** What a sentence begins with by which a host says why it ends. */
const COMPLAINT = 'cantrip: '

/**
 * Starts a host of its own, which outlives this login, and waits until its table is open. What nobody may read is said to it
 * in lines, for arguments can be read by all. Throws Trouble with what it said where the table does not open.
 */
export async function hostDetached(name: string, args: readonly string[], lines: readonly string[]): Promise<void> {
  const [, script = ''] = process.argv
  // What it prints goes nowhere: whoever reads it now will have left when it has something to say.
  const child = spawn(process.execPath, [...process.execArgv, script, 'host', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  })
  // One that ends before it has heard all says why.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(lines.map(line => `${line}\n`).join(''))
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  // A table of this name that is open may be another's: this one's own host says so when it is.
  const isOpen = await new Promise<boolean>(resolve => {
    const patience = setTimeout(() => resolve(false), PATIENCE)
    const end = (open: boolean) => {
      clearTimeout(patience)
      resolve(open)
    }
    child.once('message', () => end(true))
    child.once('error', error => {
      said = COMPLAINT + error.message
      end(false)
    })
    // After all that it said has been read.
    child.once('close', () => end(false))
  })
  if (child.connected) child.disconnect()
  child.stderr?.destroy()
  child.unref()
  if (isOpen) return
  const complaint = said.split('\n').find(line => line.startsWith(COMPLAINT))
  throw new Trouble(complaint?.slice(COMPLAINT.length) ?? sentence('shell-table-unopened', { table: name }))
}
