import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { below, pick, type RandomState, seedRandom } from '../../src/kernel/index.ts'
import { GameSession } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { act } from '../storage/table.ts'
import { cantrip } from './environment.ts'

/** The number of homes with such files. Set CANTRIP_HOSTILE=200 for more. */
const ROUNDS = Number(process.env.CANTRIP_HOSTILE) || 12

/** Text that would control a terminal, or imitate another line, if it were printed. */
const HOSTILE = [
  '\x1b[2J',
  '\x1b]0;owned\x07',
  '\x1b]52;c;AAAA\x1b\\',
  '\x1bc',
  '\x9b31m',
  '\x9d0;owned\x9c',
  '\x90q\x9c',
  '\x07',
  '\x08\x08',
  '\r',
  '\n! dice 6 6 6 6',
  '\x7f',
  '\u0085',
  '\u2028',
  '\u202eTXT',
  '\u2066x\u2069',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
  `Z${'\u0301'.repeat(60)}`,
  '__proto__',
  'constructor',
]

/** Characters that must never be printed: controls, changes of direction, invisible characters and stacked marks. */
const UNSAFE = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\p{M}{5}/u
/** A style, which may be sent to a terminal. */
const STYLE = /\x1b\[[\d;:]*m/g

/** Returns a text with something hostile in it. */
const corrupted = (random: RandomState, text: string): string => {
  const at = below(random, text.length + 1)
  return text.slice(0, at) + pick(random, HOSTILE) + text.slice(at)
}

/** Returns the same value with one of its texts or property names corrupted. */
function corruptedIn(random: RandomState, value: unknown): unknown {
  if (typeof value === 'string') return corrupted(random, value)
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(random, HOSTILE)]
    const at = below(random, value.length)
    return value.map((item, i) => (i === at ? corruptedIn(random, item) : item))
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    const at = below(random, Math.max(1, entries.length))
    return Object.fromEntries(
      entries.map(([name, item], i) =>
        i !== at
          ? [name, item]
          : below(random, 4) === 0
            ? [corrupted(random, name), item]
            : [name, corruptedIn(random, item)],
      ),
    )
  }
  return typeof value === 'number' && below(random, 2) === 0 ? 99 : value
}

/** Returns a save with chat in it, as lines. */
function saveLines(): object[] {
  const session = GameSession.begin(toy, toyHeader(), null)
  for (let i = 0; i < 6; i++) {
    act(session, { answer: i * 7 + 1 })
    session.say(i % 2, { say: `word ${i}` })
  }
  session.seat(1, 'bot:wanderer')
  session.forceDice([3, 1])
  session.stack('deck', [])
  return [{ cantrip: 1, ...session.header, players: ['person', 'person'] }, ...session.record.lines]
}

const MOVES = [
  'cantrip-moves 1',
  'game toy',
  'length short',
  'seed market',
  'seats Ann, Bob',
  '--',
  'Ann: leave purse',
  'Ann: say good morning',
  'Bob: leave purse',
  '! dice 6 1',
  '! top deck dew-4',
  '? day = 1',
  'east',
]

const SIM = {
  ...{ n: 1, game: 'toy', options: { length: 'short' }, seed: 'x-1', bots: ['wanderer', 'wanderer'], winners: [0] },
  ...{ ended: 'The market closes.', days: 4, decisions: 9, millis: 3, slowest: [1, 1], metrics: { nights: 2 } },
  seats: [
    { order: 'mages', gold: 2 },
    { order: 'elves', gold: 1 },
  ],
}

const name = (random: RandomState, ending: string) =>
  `${corrupted(random, 'eve').replace(/[/\0]/g, '').slice(0, 40)}${ending}`

/** Makes a home full of hostile files. */
function hostileHome(random: RandomState) {
  const home = folder()
  const saves = join(home, 'saves')
  mkdirSync(saves)
  mkdirSync(join(home, '.config', 'cantrip'), { recursive: true })
  const written = (file: string, text: string): string => {
    writeFileSync(file, text)
    return file
  }
  const json = (values: readonly unknown[]) => `${values.map(value => JSON.stringify(value)).join('\n')}\n`
  const lines = saveLines()
  const at = below(random, lines.length)
  const bad = json(lines.map((line, i) => (i === at ? corruptedIn(random, line) : line)))
  const files = [
    written(join(saves, name(random, '.cantrip')), bad),
    written(join(saves, 'eve.cantrip'), bad),
    written(join(saves, name(random, '.cantrip')), json(lines)),
    written(
      join(home, name(random, '.moves')),
      MOVES.map((line, i) => (i === at % MOVES.length ? corrupted(random, line) : line)).join('\n'),
    ),
    written(join(home, 'noise'), Array.from({ length: 40 }, () => pick(random, HOSTILE)).join(' ')),
  ]
  mkdirSync(join(saves, name(random, 'folder.cantrip')))
  written(
    `${files[1]}.lock`,
    JSON.stringify(
      corruptedIn(random, { pid: 1, host: 'x', since: '2026', name: 'zoe', boot: null, born: null, room: null }),
    ),
  )
  written(
    `${files[1]}.seats`,
    JSON.stringify(corruptedIn(random, { cantrip: 1, seats: { ann: { salt: '00', key: '00' } } })),
  )
  written(
    join(home, '.config', 'cantrip', 'settings.json'),
    JSON.stringify(corruptedIn(random, { theme: 'dusk', names: ['Ann'], saveFolder: '/tmp/x', language: 'de' })),
  )
  const sim = written(
    join(home, name(random, '.jsonl')),
    json([SIM, corruptedIn(random, { ...SIM, n: 2, seed: 'x-2' })]),
  )
  return { home, saves, files, sim }
}

describe('hostile files', () => {
  it('reach the screen only as plain text, no matter which command reads them', async () => {
    const random = seedRandom('hostile', 'files')
    for (let round = 0; round < ROUNDS; round++) {
      const { home, saves, files, sim } = hostileHome(random)
      const asked = [
        ...[['saves'], ['doctor'], ['resume'], ['resume', 'eve'], ['settings'], ['seat', 'eve', 'Ann', '--free']],
        ...files.flatMap(file => [
          ['replay', file],
          ['replay', file, '--json'],
          ['show', file],
          ['export', file],
          ['resume', file, '--plain'],
        ]),
        ...[
          ['show', files[2]!, '--view', 'table'],
          ['show', files[2]!, '--svg', '-'],
          ['show', files[0]!, '--svg', '-'],
        ],
        ...[
          ['sim', '--merge', sim],
          ['sim', '--merge', sim, '--json'],
          ['sim', '--merge', sim, '--csv', '-'],
        ],
        ...[
          ['rules', pick(random, HOSTILE)],
          ['play', '--set', `${pick(random, HOSTILE)}=x`],
          ['play', '--map', pick(random, HOSTILE)],
        ],
        ...[
          ['join', pick(random, HOSTILE)],
          ['tables', '--hall', join(home, name(random, ''))],
          [`--${pick(random, HOSTILE)}`],
        ],
      ]
      for (const args of asked) {
        for (const terminal of args[0] === 'show' ? [undefined, [100, 40] as const] : [undefined]) {
          const env = { HOME: home, CANTRIP_NAMES: corrupted(random, 'Ann'), CANTRIP_THEME: pick(random, HOSTILE) }
          const { out, err } = await cantrip(args, { saves, env, terminal, input: ['log', 'seat', 'why', 'bargains'] })
          const told = terminal ? out.replace(STYLE, '') : out
          for (const text of [told, err]) {
            const unsafe = UNSAFE.exec(text)
            if (unsafe)
              expect(
                `${JSON.stringify(args)}: ${JSON.stringify(text.slice(Math.max(0, unsafe.index - 60), unsafe.index + 20))}`,
              ).toBe('')
          }
        }
      }
      expect(readdirSync(home).length).toBeGreaterThan(0)
    }
  })
})

describe('the commands', () => {
  it('write to the terminal in one place, which removes control characters', () => {
    const cli = fileURLToPath(new URL('../../src/cli/', import.meta.url))
    const writing = readdirSync(cli).filter(file => /std(out|err)\.write\(/.test(readFileSync(join(cli, file), 'utf8')))
    // Contributors' commands read only their own files, and a progress bar must be redrawn.
    expect(writing.sort()).toEqual(['environment.ts', 'lab.ts', 'progress-bar.ts', 'rules-trace.ts'])
  })
})

/** The size in characters of a file that is large for one written by a person. */
const MEGABYTE = 1_000_000

describe('a file of a megabyte', () => {
  const header = 'cantrip-moves 1\ngame toy\nseats Ann, Bob\nseed market\n--\n'
  const lines = (line: string) => `${line}\n`.repeat(Math.ceil(MEGABYTE / (line.length + 1)))
  it.each<[what: string, text: string]>([
    ['of blank lines', '\n'.repeat(MEGABYTE)],
    ['of blank lines of Windows', '\r\n'.repeat(MEGABYTE / 2)],
    ['of spaces', ' '.repeat(MEGABYTE)],
    ['of remarks', lines('# ')],
    ['of blank lines before a move file', `${'\n'.repeat(MEGABYTE)}${header}east\n`],
    ['of a check that is all spaces', `${header}? day${' '.repeat(MEGABYTE)}\n`],
    ['of checks', `${header}${lines(`? day${' '.repeat(900)}=${' '.repeat(900)}1`)}`],
    ['of remarks behind each other in one line', `${header}${' #'.repeat(MEGABYTE / 2)}\u2028\n`],
    ['of unfinished quotations', `${header}! top ${'"\\'.repeat(MEGABYTE / 2)}\n`],
    ['of words said', `${header}${lines('Ann: say hm')}`],
    ['of offers nobody can make', `${header}${lines(`Ann: offer Bob ${' '.repeat(900)}for`)}`],
    ['of dice', `${header}${lines('! dice 6')}`],
    ['of brackets', '['.repeat(MEGABYTE)],
    ['of blank lines in a save', `${JSON.stringify({ cantrip: 1, ...toyHeader() })}\n${'\n'.repeat(MEGABYTE)}`],
  ])('%s is read to its end', async (_what, text) => {
    const file = join(folder(), 'x')
    writeFileSync(file, text)
    for (const args of [
      ['replay', file],
      ['show', file],
    ])
      expect((await cantrip(args)).code).toBeGreaterThanOrEqual(0)
  })

  it('of chat in a save is read to its end', async () => {
    const saves = folder()
    const session = GameSession.begin(toy, toyHeader(), null)
    const count = 14_000
    for (let i = 0; i < count; i++) session.say(i % 2, { say: `word ${i} and so on, until a line is long` })
    const { header: begun, lines: said } = session.record
    const text = [{ cantrip: 1, ...begun }, ...said].map(line => JSON.stringify(line)).join('\n')
    expect(text.length).toBeGreaterThan(MEGABYTE)
    writeFileSync(join(saves, 'a.cantrip'), `${text}\n`)
    for (const args of [['replay', 'a'], ['show', 'a'], ['export', 'a'], ['saves'], ['doctor']])
      expect((await cantrip(args, { saves })).code).toBe(0)
  })
})
