import { EventEmitter } from 'node:events'
import type { ReadStream, WriteStream } from 'node:tty'
import type { HostProcess } from '../../src/terminal/screen.ts'
import { ScreenModel } from './screen-model.ts'

/** A fake keyboard. */
export class Keyboard extends EventEmitter {
  isTTY = true
  isRaw = false
  isPaused = true

  setRawMode(on: boolean): this {
    this.isRaw = on
    return this
  }

  resume(): this {
    this.isPaused = false
    return this
  }

  pause(): this {
    this.isPaused = true
    return this
  }

  type(bytes: string): void {
    this.emit('data', Buffer.from(bytes))
  }

  get stream(): ReadStream {
    return this as unknown as ReadStream // the part of it that a terminal uses
  }
}

/** A fake screen. */
export class Screen extends EventEmitter {
  isTTY = true
  keepsUp = true
  sent = ''
  readonly model: ScreenModel

  constructor(
    public columns = 40,
    public rows = 6,
  ) {
    super()
    this.model = new ScreenModel(columns, rows)
  }

  write(text: string): boolean {
    this.sent += text
    void this.model.write(text)
    return this.keepsUp
  }

  resizeTo(columns: number, rows: number): void {
    this.columns = columns
    this.rows = rows
    this.model.resize(columns, rows)
    this.emit('resize')
  }

  /** Returns the screen, after all output has arrived. */
  async text(): Promise<string> {
    await this.model.write('')
    return this.model.text()
  }

  get stream(): WriteStream {
    return this as unknown as WriteStream // the part of it that a terminal uses
  }
}

/** A fake process that can be killed safely. */
export class Process extends EventEmitter {
  env: Record<string, string> = { TERM: 'xterm' }
  pid = 4711
  exitCode: number | undefined
  complaints = ''
  readonly killed: [number, string | number | undefined][] = []
  readonly stderr = {
    write: (text: string) => {
      this.complaints += text
      return true
    },
  }

  exit(code: number): void {
    this.exitCode ??= code
    this.emit('exit', code)
  }

  kill(pid: number, signal?: string | number): boolean {
    this.killed.push([pid, signal])
    return true
  }

  get host(): HostProcess {
    return this as unknown as HostProcess // the part of it that a terminal uses
  }
}
