import type { Game, Header } from '../../src/kernel/index.ts'
import { type Leaving, type PlainEnvironment, type PlainStreams, plainIo, playPlain } from '../../src/plain/index.ts'
import { GameSession } from '../../src/storage/index.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { english } from '../words.ts'

/** Returns an input with these lines. */
export async function* saying(...lines: string[]): AsyncGenerator<string> {
  for (const line of lines) yield `${line}\n`
}

/** The result of a scripted table. */
export interface Played {
  readonly text: string
  readonly leaving: Leaving
  readonly session: GameSession
  readonly faults: unknown[]
}

export interface Setting {
  readonly game?: Game
  readonly header?: Partial<Header>
  readonly path?: string
  readonly session?: GameSession
  readonly environment?: Partial<PlainEnvironment>
  readonly terminal?: number
}

/** Plays the toy or another game in line mode, as if the lines were piped. */
export async function played(lines: readonly string[], setting: Setting = {}): Promise<Played> {
  const { game = toy, header, path, environment, terminal } = setting
  const session = setting.session ?? GameSession.begin(game, toyHeader(header), path ?? null)
  const faults: unknown[] = []
  let text = ''
  const output: PlainStreams['output'] = {
    write: (part: string) => {
      text += part
    },
    isTTY: terminal !== undefined,
    columns: terminal,
  }
  const leaving = await playPlain(session, await plainIo({ input: saying(...lines), output }), {
    words: () => english,
    announcedGames: new Set(),
    saveFolder: '/nowhere',
    resume: path => GameSession.resume(path, [toy]),
    hints: false,
    settings: async (_words, typed) => [`settings ${typed}`],
    rules: (_words, { id }, input) => [`Rules of ${id} about "${input}".`],
    rule: ({ id }, number) => (number === '0' ? null : `${number}  A rule of ${id}.`),
    fault: error => faults.push(error),
    ...environment,
  })
  return { text, leaving, session, faults }
}

/** Extracts the output between a line and the next prompt. */
export function reply(text: string, line: string): string {
  const start = text.indexOf(`> ${line}\n`)
  if (start < 0) throw new Error(`nobody said "${line}" in:\n${text}`)
  const rest = text.slice(start + line.length + 3)
  const end = rest.indexOf('\n> ')
  return end < 0 ? rest : rest.slice(0, end + 1)
}
