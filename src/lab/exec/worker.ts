import { spawn } from 'node:child_process'
import { type MessagePort, workerData } from 'node:worker_threads'

/** What the thread that talks to a program is given to begin with. */
export interface ExecData {
  readonly command: string
  readonly limit: number
  readonly shared: SharedArrayBuffer
  readonly port: MessagePort
}

/** What the thread has heard: a line, or why there will be none. */
export interface Heard {
  readonly pid?: number
  readonly line?: string
  readonly ended?: string
}

/** No answer is longer than this, in letters. */
const LONGEST = 64 * 1024

const { command, limit, shared, port } = workerData as ExecData
const signal = new Int32Array(shared)

const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
let said = ''
let complaint = ''
let ended: string | null = null
let waiting: NodeJS.Timeout | null = null

/** Tells whoever waits what has come, once. */
function tell(heard: Heard): void {
  if (waiting === null) return
  clearTimeout(waiting)
  waiting = null
  port.postMessage({ pid: child.pid, ...heard } satisfies Heard)
  Atomics.add(signal, 0, 1)
  Atomics.notify(signal, 0)
}

function finish(why: string): void {
  ended ??= why
  tell({ ended })
}

/** Gives the first line that has come to whoever waits for it. */
function hear(): void {
  const end = said.indexOf('\n')
  if (waiting === null || end < 0) return
  const line = said.slice(0, end)
  said = said.slice(end + 1)
  tell({ line })
}

child.stdin.on('error', () => undefined)
child.stdout.setEncoding('utf8').on('data', (text: string) => {
  said += text
  if (said.length > LONGEST) {
    said = ''
    kill()
    finish('it said too much')
  } else hear()
})
child.stderr.setEncoding('utf8').on('data', (text: string) => {
  complaint = (complaint + text).slice(-400)
})
child.on('error', error => finish(error.message))
child.on('close', (code, by) => {
  const last = complaint.trim().split('\n').at(-1) ?? ''
  finish(`it ended with ${by ?? `code ${code}`}${last === '' ? '' : `: ${last}`}`)
})

function kill(): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

port.on('message', (line: string) => {
  waiting = setTimeout(() => {
    kill()
    finish(`it took longer than ${limit / 1000} seconds`)
  }, limit)
  if (ended !== null) finish(ended)
  else child.stdin.write(`${line}\n`)
  hear()
})
