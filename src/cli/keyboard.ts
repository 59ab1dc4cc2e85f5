import { StringDecoder } from 'node:string_decoder'
import { printable } from '../commands/index.ts'
import { passphraseError } from '../server/index.ts'
import { UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type Environment, type Input, type OutputStream, wordsFor } from './environment.ts'

const LONGEST_SECRET = 1000
const NEWLINE = 0x0a

/**
 * Keyboard input that several readers use in turn: line input, hidden input, and the full screen. Only the latest
 * reader gets new input.
 */
export class Keyboard implements AsyncIterable<Uint8Array | string> {
  readonly isTTY: boolean
  private source: AsyncIterator<Uint8Array | string> | null = null
  private queue: (Uint8Array | string)[] = []
  private pending: Promise<void> | null = null
  private hasEnded = false
  private readers = 0

  constructor(private readonly input: Input) {
    this.isTTY = input.isTTY === true
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array | string, void> {
    const me = ++this.readers
    for (;;) {
      await this.arrival()
      if (me !== this.readers) return
      const chunk = this.queue.shift()
      if (chunk === undefined) return
      yield this.firstLine(chunk)
    }
  }

  /** Reads a line without echo. Returns null at the end of the input or on Ctrl+C. */
  async secret(output: OutputStream, prompt: string): Promise<string | null> {
    // Turn echo off before showing the prompt. People type as soon as they see it.
    this.input.setRawMode?.(true)
    output.write(printable(prompt))
    try {
      return await this.line()
    } finally {
      this.input.setRawMode?.(false)
      output.write('\n')
    }
  }

  /** Releases the stream for another reader. */
  async release(): Promise<void> {
    this.readers++
    if (this.pending) return
    await this.source?.return?.()
    this.source = null
  }

  /** Returns the chunk up to the end of its first line. The rest goes back into the queue. */
  private firstLine(chunk: Uint8Array | string): Uint8Array | string {
    const end = 1 + (typeof chunk === 'string' ? chunk.indexOf('\n') : chunk.indexOf(NEWLINE))
    if (end === 0 || end === chunk.length) return chunk
    this.queue.unshift(chunk.slice(end))
    return chunk.slice(0, end)
  }

  private async line(): Promise<string | null> {
    const decoder = new StringDecoder('utf8')
    let typed: string[] = []
    for await (const chunk of this) {
      const letters = [...(typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk)))]
      for (const [i, letter] of letters.entries()) {
        if (letter === '\r' || letter === '\n') {
          const rest = letters.slice(i + 1).join('')
          if (rest !== '') this.queue.unshift(rest)
          return typed.join('')
        }
        if (letter === '\x03' || letter === '\x04') return null
        if (letter === '\x7f' || letter === '\b') typed.pop()
        else if (letter === '\x15') typed = []
        else if (typed.length < LONGEST_SECRET) typed.push(letter)
      }
    }
    return null
  }

  private async arrival(): Promise<void> {
    if (this.queue.length > 0 || this.hasEnded) return
    this.source ??= this.input.iterator?.({ destroyOnReturn: false }) ?? this.input[Symbol.asyncIterator]()
    this.pending ??= this.source
      .next()
      .catch(() => ({ done: true, value: undefined }) as const)
      .then(({ done, value }) => {
        this.pending = null
        if (done) this.hasEnded = true
        else this.queue.push(value)
      })
    await this.pending
  }
}

/**
 * Prompts for a new passphrase, twice if the input is a terminal. Returns an empty string for no passphrase, or null at
 * the end of the input or on Ctrl+C. Throws UserError if the passphrase is invalid or the two entries differ. Ctrl+C at
 * the second prompt counts as a different entry.
 */
export async function newPhrase(environment: Environment, keyboard: Keyboard, whose: string): Promise<string | null> {
  const words = wordsFor(environment)
  const phrase = await keyboard.secret(environment.stdout, `${words.get('shell-new-phrase', { name: whose })} `)
  if (phrase === null || phrase === '') return phrase
  const fault = passphraseError(phrase)
  if (fault) throw new UserError(sentence('shell-phrase-wrong', { fault }))
  const again = keyboard.isTTY ? await keyboard.secret(environment.stdout, `${words.get('shell-once-more')} `) : phrase
  if (again !== phrase) throw new UserError(sentence('shell-phrases-differ'))
  return phrase
}
