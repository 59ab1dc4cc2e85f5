import type { Socket } from 'node:net'
import { type Messages, messagesIn, sentence, type Words } from '../text/index.ts'
import { PositionDelta } from './position-delta.ts'
import {
  type ClientMessage,
  LineReader,
  LONGEST_CLIENT_LINE,
  lineFor,
  RateLimiter,
  readClientMessage,
  type ServerMessage,
} from './wire.ts'

/** The maximum number of unread bytes. If a client reads too slowly, the connection skips to the latest position. */
const MAX_UNREAD = 128 * 1024
/** The time limit for the greeting (ms). */
const GREETING_TIMEOUT = 10_000
/** The time limit for reading the last message (ms). */
const FAREWELL_TIMEOUT = 1000

export interface ConnectionEvents {
  received(message: ClientMessage): void
  left(): void
  /** Called when the client can receive the position that was held back. */
  caughtUp(): void
}

/** A client's connection to a table, with limits that protect other clients. */
export class Connection {
  readonly line = new PositionDelta()
  /** True if a position was held back because the client reads too slowly. */
  isBehind = false
  words: Messages = messagesIn('en')
  readonly chat = new RateLimiter(0.5, 5)
  private readonly reader = new LineReader(LONGEST_CLIENT_LINE)
  private readonly pace = new RateLimiter(40, 200)
  private isOpen = true
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly socket: Socket,
    private readonly events: ConnectionEvents,
  ) {
    this.timer = setTimeout(() => this.dismiss(sentence('host-nobody-greeted')), GREETING_TIMEOUT)
    socket.on('data', chunk => this.read(chunk))
    socket.on('drain', () => {
      if (this.isBehind && this.isOpen) events.caughtUp()
    })
    // A connection error counts as leaving. Nobody needs to know its cause.
    socket.on('error', () => this.close())
    socket.on('end', () => this.close())
    socket.on('close', () => this.close())
  }

  /** Cancels the time limit for the greeting. */
  welcome(): void {
    clearTimeout(this.timer)
  }

  /** True if so much data is unread that nothing more should be sent until the client catches up. */
  get isFull(): boolean {
    return this.socket.writableLength > MAX_UNREAD
  }

  send(message: ServerMessage): void {
    if (this.isOpen && !this.isFull) this.socket.write(lineFor(message))
  }

  notice(tone: 'plain' | 'bad', text: Words): void {
    this.send({ kind: 'notice', tone, text: this.words.format(text) })
  }

  dismiss(farewell: Words): void {
    this.end({ kind: 'bye', sentence: this.words.format(farewell) })
  }

  /** Sends a last message and closes the connection, even if the client never reads the message. */
  end(message: ServerMessage): void {
    if (!this.isOpen) return
    const { socket } = this
    socket.end(lineFor(message))
    setTimeout(() => socket.destroy(), FAREWELL_TIMEOUT).unref()
    this.close(false)
  }

  private read(chunk: Buffer): void {
    if (!this.isOpen) return
    const lines = this.reader.read(chunk)
    if (lines === null) {
      this.dismiss(sentence('host-too-long'))
      return
    }
    for (const line of lines) {
      if (!this.isOpen) return
      if (!this.pace.take()) {
        this.dismiss(sentence('host-too-much'))
        return
      }
      const message = readClientMessage(line)
      if (message === null) {
        this.dismiss(sentence('host-not-understood'))
        return
      }
      this.events.received(message)
    }
  }

  private close(hard = true): void {
    if (hard) this.socket.destroy()
    if (!this.isOpen) return
    this.isOpen = false
    clearTimeout(this.timer)
    this.events.left()
  }
}
