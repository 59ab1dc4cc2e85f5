import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { Trouble } from '../../storage/index.ts'
import { sentence } from '../../text/index.ts'
import type { ExecData, Heard } from './worker.ts'

/** The thread beside what this is built into, which has the same ending. */
const WORKER = fileURLToPath(new URL('./exec-worker.js', import.meta.url))

/** What a program may take longer than its limit before it is given up, in milliseconds. */
const GRACE = 1000

/**
 * A program of somebody's own, to which lines are said and which answers each with one. It is started with the first and
 * ended with this process. A thread talks to it, so that whoever asks can wait for the answer.
 */
export class ProgramTalk {
  private readonly port
  private readonly signal: Int32Array
  private readonly worker: Worker
  private child: number | null = null

  /** `limit` is how long it may take over an answer, in milliseconds. Throws Trouble where there are no threads for it. */
  constructor(
    readonly command: string,
    private readonly limit: number,
  ) {
    if (!existsSync(WORKER)) throw new Trouble(sentence('bot-program-unbuilt'))
    const { port1, port2 } = new MessageChannel()
    const shared = new SharedArrayBuffer(4)
    this.port = port1
    this.signal = new Int32Array(shared)
    const workerData: ExecData = { command, limit, shared, port: port2 }
    this.worker = new Worker(WORKER, { workerData, transferList: [port2] })
    this.worker.unref()
    port1.unref()
    process.once('exit', () => this.end())
  }

  /** Says a line and waits for the answer. Throws Trouble where none comes in time, or the program has ended. */
  ask(line: string): string {
    const before = Atomics.load(this.signal, 0)
    this.port.postMessage(line)
    Atomics.wait(this.signal, 0, before, this.limit + GRACE)
    const heard = receiveMessageOnPort(this.port)?.message as Heard | undefined // our own thread sends nothing else
    if (heard?.pid !== undefined) this.child = heard.pid
    if (heard?.line !== undefined) return heard.line
    const why = heard?.ended === undefined ? null : heard.ended
    const values = { program: this.command, seconds: this.limit / 1000 }
    throw new Trouble(
      why === null ? sentence('bot-program-silent', values) : sentence('bot-program-ended', { ...values, why }),
    )
  }

  private end(): void {
    if (this.child === null) return
    try {
      // The whole of it: a shell that was started for it, too.
      process.kill(-this.child, 'SIGTERM')
    } catch {
      // It has ended.
    }
  }
}
