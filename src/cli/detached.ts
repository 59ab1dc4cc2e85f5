import { spawn } from 'node:child_process'
import { openTables } from '../server/index.ts'
import { Trouble } from '../storage/index.ts'
import { sentence } from '../text/index.ts'

/** How long a table may take to open, and how often it is looked for, in milliseconds. */
const PATIENCE = 20_000
const GLANCE = 100
/** What a sentence begins with by which a host says why it ends. */
const COMPLAINT = 'cantrip: '

/** Starts a host of its own, which outlives this login, and waits until its table is open. Throws Trouble with what it said where it is not. */
export async function hostDetached(hall: string, name: string, args: readonly string[]): Promise<void> {
  const [, script = ''] = process.argv
  // What it prints goes nowhere: whoever reads it now will have left when it has something to say.
  const child = spawn(process.execPath, [...process.execArgv, script, 'host', ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  let hasEnded = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  child.on('error', error => {
    said = error.message
    hasEnded = true
  })
  child.on('exit', () => {
    hasEnded = true
  })
  try {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline && !hasEnded; ) {
      if ((await openTables(hall)).some(table => table.name === name)) return
      await new Promise(resolve => setTimeout(resolve, GLANCE))
    }
    const complaint = said.split('\n').find(line => line.startsWith(COMPLAINT))
    throw new Trouble(complaint?.slice(COMPLAINT.length) ?? sentence('shell-table-unopened', { table: name }))
  } finally {
    child.stderr.destroy()
    child.unref()
  }
}
