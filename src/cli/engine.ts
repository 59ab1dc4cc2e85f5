import type { Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { type Environment, printJson } from './environment.ts'
import { JSON_PROTOCOL } from './protocol.ts'

/** The maximum length of an input line in characters: enough for the longest save as a JSON string. */
const LONGEST = 10_000_000
const TOO_LONG = { kind: 'error', error: `A line can have at most ${LONGEST} characters.` }

/** Adds `cantrip engine`, which lets a program play over standard input and output with one JSON object per line. */
export function addEngine(program: Command, environment: Environment): void {
  program
    .command('engine')
    .usage('[options]')
    .description('let another program play through standard input and output, in JSON lines')
    .action(async () => {
      const { Engine } = await import('../lab/engine/index.ts')
      const { games } = await environment.library()
      environment.listening?.()
      const engine = new Engine(games, environment.newSeed)
      printJson(environment, { cantrip: JSON_PROTOCOL, version: packageFile.version, ...engine.greeting() })
      for await (const lines of linesIn(environment.stdin)) {
        // Requests that arrive together are answered together.
        const replies: unknown[] = []
        for (const line of lines.filter(line => line.trim() !== ''))
          replies.push(line.length > LONGEST ? TOO_LONG : await engine.handleLine(line))
        printJson(environment, ...replies)
      }
    })
}

/**
 * Yields a stream's lines as lists: all lines that arrive together are in one list. Cuts off an overlong line just
 * above the limit.
 */
async function* linesIn(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const chunk of input) {
    const lines = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n')
    lines[0] = pending + lines[0]
    pending = (lines.pop() ?? '').slice(0, LONGEST + 1)
    if (lines.length > 0) yield lines
  }
  if (pending !== '') yield [pending]
}
