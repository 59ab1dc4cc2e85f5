import { StringDecoder } from 'node:string_decoder'
import { printable } from '../commands/index.ts'

/** Where the line mode reads and writes. */
export interface PlainIo {
  /** The next line somebody says, or null at the end of the input. */
  read(): Promise<string | null>
  /** Writes one line; control characters are taken out. `indent` opens the lines a long one is broken into. */
  print(line: string, indent?: string): void
  /** Asks again where lines have been written while somebody was asked already. */
  resume(): void
}

/** A stream to read and one to write, as far as the line mode needs them. */
export interface PlainStreams {
  readonly input: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean }
  readonly output: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
}

/** Longer lines are cut: nobody says so much. */
const LONGEST_LINE = 20_000

/** What a stream gives until it ends; one that breaks off (a terminal hung up, Ctrl+C) has ended too. */
async function* untilItEnds<T>(input: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* input
  } catch {
    // There is nobody left to tell; what was said before is saved.
  }
}

/** The lines of a stream; what is longer than a line should be is cut off. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string, void> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let any = false
  for await (const chunk of untilItEnds(input)) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk))).split('\n')
    for (const [i, part] of parts.entries()) {
      if (i > 0) {
        yield rest.replace(/\r$/, '')
        rest = ''
      }
      rest = (rest + part).slice(0, LONGEST_LINE)
      any = rest !== ''
    }
  }
  if (any) yield rest.replace(/\r$/, '')
}

/**
 * The line mode on two streams. Lines are broken at the width of a terminal and nowhere else; what comes from no
 * keyboard is shown as if it had been typed.
 */
export async function plainIo({ input, output }: PlainStreams): Promise<PlainIo> {
  const lines = linesOf(input)
  const typed = input.isTTY === true && output.isTTY === true
  // Only a terminal needs it, and measuring text costs a good part of the start.
  const { wrap } = output.isTTY ? await import('../terminal/text.ts') : { wrap: null }
  let isAsked = false
  let isInterrupted = false
  const print = (line: string, indent = '') => {
    if (isAsked) {
      output.write('\n')
      isAsked = false
      isInterrupted = true
    }
    const text = printable(line).trimEnd()
    const { columns } = output
    const parts = wrap && columns ? wrap(text, Math.max(20, columns), indent) : [text]
    for (const part of parts) output.write(`${part}\n`)
  }
  return {
    print,
    resume() {
      if (isInterrupted) output.write('> ')
      isAsked ||= isInterrupted
      isInterrupted = false
    },
    async read() {
      output.write('> ')
      isAsked = true
      const { value, done } = await lines.next()
      isAsked = false
      isInterrupted = false
      if (done || value === undefined) {
        output.write('\n')
        return null
      }
      if (!typed) output.write(`${printable(value).slice(0, 200)}\n`)
      return value
    },
  }
}
