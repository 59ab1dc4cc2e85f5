import type { Environment } from '../../src/cli/environment.ts'
import { run } from '../../src/cli/program.ts'
import { type Rulebook, registerRulebooks } from '../../src/parts/rulebook.ts'
import type { ScreenRequest } from '../../src/server/request.ts'
import { folder } from '../folder.ts'
import { toy } from '../kernel/toy.ts'
import { saying } from '../plain/said.ts'

/** A rulebook of three sections. */
export const book: Rulebook = {
  chapters: [
    { number: '1', title: 'The market', intro: 'Who comes and why.' },
    { number: '2', title: 'Wandering', intro: 'What a step costs.' },
  ],
  sections: [
    { id: '1.1', chapter: '1', title: 'The deal', kind: 'rule', text: 'Two cards each.' },
    { id: '2.1', chapter: '2', title: 'Four steps', kind: 'rule', text: 'A turn has four.' },
    { id: '2.1a', chapter: '2', title: 'The well', kind: 'rule', text: 'Drink there.' },
  ],
  section: id => book.sections.find(section => section.id === id),
  inChapter: number => book.sections.filter(section => section.chapter === number),
  search: words => book.sections.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(words)),
}

registerRulebooks('toy', { en: book })

/** The output and the effects of a command. */
export interface Said {
  readonly out: string
  readonly err: string
  readonly code: number
  /** The arguments with which the full screen was opened. */
  readonly screens: ScreenRequest[]
  readonly saves: string
}

export interface World {
  readonly input?: readonly string[]
  /** The size of the terminal. If omitted, there is no terminal. */
  readonly terminal?: readonly [columns: number, rows: number]
  readonly env?: Record<string, string>
  readonly saves?: string
  readonly environment?: Partial<Environment>
}

/** Runs the program in an isolated environment, with the toy as its only game and an empty home and save folder. */
export async function cantrip(
  args: readonly string[],
  { input = [], terminal, env, saves = folder(), environment }: World = {},
): Promise<Said> {
  const heard = { out: '', err: '' }
  const screens: ScreenRequest[] = []
  const [columns, rows] = terminal ?? []
  const isTTY = terminal !== undefined
  const code = await run(args, {
    env: { HOME: folder(), CANTRIP_SAVES: saves, TERM: 'xterm', ...env },
    platform: 'linux',
    stdin: Object.assign(saying(...input), { isTTY }),
    stdout: {
      isTTY,
      columns,
      rows,
      write: (text: string) => {
        heard.out += text
      },
    },
    stderr: {
      write: (text: string) => {
        heard.err += text
      },
    },
    library: async () => ({ games: [toy], rulebooks: { toy: book } }),
    screen: async request => {
      screens.push(request)
      return 0
    },
    newSeed: () => '4711',
    ...environment,
  })
  return { ...heard, code, screens, saves }
}
