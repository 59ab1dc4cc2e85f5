import type { Socket } from 'node:net'
import { type Messages, sentence, type Words, wordsIn } from '../text/index.ts'
import { TellingLine } from './told.ts'
import { type Asked, LineReader, LONGEST_ASKED, lineFor, Pace, readAsked, type Told } from './wire.ts'

/** What is kept for somebody who reads slowly, in bytes; with more he waits for the position that is then the newest. */
const MOST_UNREAD = 128 * 1024
/** How long somebody may stand about before he greets, in milliseconds. */
const PATIENCE = 10_000
/** How long the last word may take to be read, in milliseconds. */
const FAREWELL = 1000

/** What a connection tells of whoever is at its end. */
export interface ConnectionEvents {
  heard(asked: Asked): void
  left(): void
  /** There is room again for the position that was held back. */
  caughtUp(): void
}

/** One login at a table: its socket, with every bound that keeps it from hurting the others. */
export class Connection {
  /** What this login has been told of the game. */
  readonly line = new TellingLine()
  /** A position was held back because it reads too slowly. */
  isBehind = false
  /** The words in which this login is spoken to. */
  words: Messages = wordsIn('en')
  readonly chat = new Pace(0.5, 5)
  private readonly reader = new LineReader(LONGEST_ASKED)
  private readonly pace = new Pace(40, 200)
  private isOpen = true
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly socket: Socket,
    private readonly events: ConnectionEvents,
  ) {
    this.timer = setTimeout(() => this.dismiss(sentence('host-nobody-greeted')), PATIENCE)
    socket.on('data', chunk => this.read(chunk))
    socket.on('drain', () => {
      if (this.isBehind && this.isOpen) events.caughtUp()
    })
    // A line that breaks is a login that leaves; what it was is of no use to anybody.
    socket.on('error', () => this.close())
    socket.on('end', () => this.close())
    socket.on('close', () => this.close())
  }

  /** He is known now and may stay. */
  welcome(): void {
    clearTimeout(this.timer)
  }

  /** Whether so much has been sent that has not been read that more should wait. */
  get isFull(): boolean {
    return this.socket.writableLength > MOST_UNREAD
  }

  /** Says something, unless there is too much unread already. */
  tell(told: Told): void {
    if (this.isOpen && !this.isFull) this.socket.write(lineFor(told))
  }

  /** Says something to this login alone. */
  notice(tone: 'plain' | 'bad', text: Words): void {
    this.tell({ kind: 'notice', tone, text: this.words.tell(text) })
  }

  /** Says a last sentence and ends the line. */
  dismiss(farewell: Words): void {
    this.end({ kind: 'bye', sentence: this.words.tell(farewell) })
  }

  /** Says one last thing and ends the line, whether or not it is read. */
  end(told: Told): void {
    if (!this.isOpen) return
    const { socket } = this
    socket.end(lineFor(told))
    setTimeout(() => socket.destroy(), FAREWELL).unref()
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
      const asked = readAsked(line)
      if (asked === null) {
        this.dismiss(sentence('host-not-understood'))
        return
      }
      this.events.heard(asked)
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
