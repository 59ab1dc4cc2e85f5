import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { UserError } from '../../storage/index.ts'
import { sentence } from '../../text/index.ts'
import { running } from './running.ts'

const LONGEST = 64 * 1024

const MAX_ERROR_OUTPUT = 400

/**
 * A user's program that replies to each line with one line. It starts when the first line is sent and ends with this
 * process. While it thinks, only its own seat has to wait.
 */
export class ProgramTalk {
  private child: ChildProcessWithoutNullStreams | null = null
  private buffer = ''
  private errorOutput = ''
  private ended: string | null = null
  /** The request in progress and its answer. */
  private request: { readonly line: string; readonly answer: Promise<string> } | null = null
  /** Called when the program prints something or ends. */
  private onOutput: (() => void) | null = null
  private timer: NodeJS.Timeout | undefined

  /** `limit` is the time limit for an answer (ms). */
  constructor(
    readonly command: string,
    private readonly limit: number,
  ) {}

  /**
   * Sends a line and returns the reply. If the line is already in progress, doesn't send it again. Rejects with
   * UserError on timeout or if the program has ended.
   */
  ask(line: string): Promise<string> {
    const { request } = this
    if (request?.line === line) return request.answer
    // First read and discard the reply to an earlier line.
    const before = request?.answer.then(
      () => undefined,
      () => undefined,
    )
    const answer = (before ?? Promise.resolve()).then(() => this.exchange(line))
    const now = { line, answer }
    this.request = now
    const forget = () => {
      if (this.request === now) this.request = null
    }
    answer.then(forget, forget)
    return answer
  }

  private exchange(line: string): Promise<string> {
    const child = this.ended === null ? (this.child ?? this.start()) : null
    return new Promise((resolve, reject) => {
      this.timer = setTimeout(() => this.end(`it took longer than ${this.limit / 1000} seconds`), this.limit)
      this.onOutput = () => {
        const end = this.buffer.indexOf('\n')
        if (end < 0 && this.ended === null) return
        clearTimeout(this.timer)
        this.onOutput = null
        if (end < 0) {
          const values = { program: this.command, why: this.ended ?? '' }
          reject(new UserError(sentence('bot-program-ended', values)))
          return
        }
        resolve(this.buffer.slice(0, end))
        this.buffer = this.buffer.slice(end + 1)
      }
      child?.stdin.write(`${line}\n`)
      this.onOutput()
    })
  }

  private start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
    this.child = child
    // The child must not keep this process alive. While an answer is awaited, the timer does.
    child.unref()
    for (const pipe of [child.stdin, child.stdout, child.stderr]) if (pipe instanceof Socket) pipe.unref()
    child.stdin.on('error', () => undefined)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.buffer += text
      if (this.buffer.length > LONGEST) {
        this.buffer = ''
        this.end('it sent too much output')
      } else this.onOutput?.()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput = (this.errorOutput + text).slice(-MAX_ERROR_OUTPUT)
    })
    child.on('error', error => this.end(error.message))
    child.on('close', (code, by) => {
      const last = this.errorOutput.trim().split('\n').at(-1) ?? ''
      this.end(`it exited with ${by ?? `code ${code}`}${last === '' ? '' : `: ${last}`}`)
    })
    process.once('exit', () => this.kill('SIGTERM'))
    running.add(this)
    return child
  }

  /** Stops waiting for the program and ends it. */
  stop(): void {
    clearTimeout(this.timer)
    this.kill('SIGTERM')
  }

  private end(why: string): void {
    this.ended ??= why
    running.delete(this)
    this.kill('SIGKILL')
    this.onOutput?.()
  }

  /** Kills the process group, including the shell. */
  private kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    const pid = this.child?.pid
    if (pid === undefined || this.child?.exitCode !== null || this.child.signalCode !== null) return
    try {
      process.kill(-pid, signal)
    } catch {
      // The process has already ended.
    }
  }
}
