import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import { printable } from '../commands/index.ts'
import { asAscii } from '../terminal/ascii.ts'

export interface PlainIo {
  /** Reads a line. Returns null at the end of the input. */
  read(): Promise<string | null>
  /** Prints a line, with any control characters removed. If the line wraps, `indent` starts each continuation line. */
  print(line: string, indent?: string): void
  /** Repeats the prompt if lines were printed after it. */
  resume(): void
}

export interface PlainStreams {
  readonly input: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean }
  readonly output: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
  /** True to print in ASCII wherever possible. */
  readonly isAscii?: boolean
}

/** The length at which lines are cut off. No real input is this long. */
const LONGEST_LINE = 20_000

/** Yields from a stream until it ends. An error (a closed terminal, Ctrl+C) counts as the end. */
async function* untilItEnds<T>(input: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* input
  } catch {
    // There is nobody to see an error, and everything up to this point is saved.
  }
}

/** Yields the lines of a stream, cut off at the maximum length. */
export async function* readLines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string, void> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let hasRest = false
  for await (const chunk of untilItEnds(input)) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk))).split('\n')
    for (const [i, part] of parts.entries()) {
      if (i > 0) {
        yield rest.replace(/\r$/, '')
        rest = ''
      }
      rest = (rest + part).slice(0, LONGEST_LINE)
      hasRest = rest !== ''
    }
  }
  if (hasRest) yield rest.replace(/\r$/, '')
}

/**
 * Connects plain mode to an input and an output stream. Wraps lines only on a terminal, and echoes input that wasn't
 * typed at one.
 */
export async function plainIo({ input, output, isAscii = false }: PlainStreams): Promise<PlainIo> {
  const lines = readLines(input)
  const typed = input.isTTY === true && output.isTTY === true
  // Load it only for terminals, because text measuring takes up much of the startup time.
  const { wrap } = output.isTTY ? await import('../terminal/text.ts') : { wrap: null }
  let isAsked = false
  let isInterrupted = false
  const print = (line: string, indent = '') => {
    if (isAsked) {
      output.write('\n')
      isAsked = false
      isInterrupted = true
    }
    const clean = printable(line).trimEnd()
    const text = isAscii ? asAscii(clean) : clean
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
      // Without this, lines that arrive in one chunk would delay signals and timers.
      await setImmediate()
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
