import type { Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { type Environment, printJson } from './environment.ts'
import { PROTOCOL } from './protocol.ts'

/** Maximum length of an input line in characters: the longest save, quoted. */
const LONGEST = 10_000_000

/** Adds `cantrip engine`: a game over standard input and output, in lines of JSON. */
export function addEngine(program: Command, environment: Environment): void {
  program
    .command('engine')
    .usage('[options]')
    .description('let a program play over standard input and output, as JSON lines')
    .action(async () => {
      const { Engine } = await import('../lab/engine/index.ts')
      const { games } = await environment.library()
      environment.listening?.()
      const engine = new Engine(games, environment.newSeed)
      printJson(environment, { cantrip: PROTOCOL, version: packageFile.version, ...engine.greeting() })
      for await (const line of linesIn(environment.stdin)) {
        if (line.trim() === '') continue
        if (line.length > LONGEST)
          printJson(environment, { kind: 'error', error: `A line can have at most ${LONGEST} characters.` })
        else printJson(environment, await engine.hear(line))
      }
    })
}

/** Yields the lines of a stream; an overlong line is truncated just above the limit. */
async function* linesIn(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const chunk of input) {
    const lines = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n')
    const last = lines.pop() ?? ''
    for (const line of lines) {
      yield pending + line
      pending = ''
    }
    pending = (pending + last).slice(0, LONGEST + 1)
  }
  if (pending !== '') yield pending
}
