import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newSeed } from '../../src/cli/seed.ts'
import { folder } from '../folder.ts'
import { games, rulebooks } from '../games/library.ts'
import { cantrip } from './environment.ts'

const COMMANDS =
  'The commands are learn, play, resume, saves, stats, replay, show, share, export, host, join, tables, turns, seat, host-menu, rules, settings, doctor, help, manual, completions, sim and engine.'

describe('an invalid command line prints one sentence and exits with code 2', () => {
  test.each([
    [['plya'], `There is no command "plya". Did you mean "play"? ${COMMANDS}`],
    [['\u001b[2J'], `There is no command "[2J". ${COMMANDS}`],
    [
      ['--sede', '1'],
      'There is no option "--sede". The options are --version, --plain, --theme, --glyphs, --lang, --saves and --help. "cantrip --help" shows how to use it.',
    ],
    [
      ['play', '--sede', '1'],
      '"play" has no option "--sede". Did you mean --seed? "cantrip play --help" shows how to use it.',
    ],
    [['play', '--seed'], 'The option --seed <seed> needs a value. "cantrip play --help" shows how to use it.'],
    [
      ['replay'],
      '"replay" needs a FILES: cantrip replay FILES... [options]. "cantrip replay --help" shows how to use it.',
    ],
    [['saves', 'now'], '"saves" was given too many arguments. "cantrip saves --help" shows how to use it.'],
    [
      ['saves', 'rename', 'friday'],
      '"saves rename" needs a NEW: cantrip saves rename NAME NEW [options]. "cantrip saves rename --help" shows how to use it.',
    ],
    [['play', '--seats', 'Ann'], 'Goblin Market is for 2 to 4 players, not 1.'],
    [['play', '--seats', 'Ann,Ann'], 'Two players are called "Ann".'],
    [['play', '--seats', 'Ann,B:b'], 'The name "B:b" contains a comma, a colon, a # or a quotation mark.'],
    [['play', '--seed', 'a#b'], 'The seed "a#b" contains a #.'],
    [
      ['play', '--variant', 'solo'],
      'Goblin Market has no --variant; you can use --set length=short, --set length=long, --set cursed=no or --set cursed=yes.',
    ],
    [
      ['play', '--map', 'auto'],
      'Goblin Market has no --map; you can use --set length=short, --set length=long, --set cursed=no or --set cursed=yes.',
    ],
    [['play', '--set', 'width=tall'], 'Goblin Market has no option called "width"; it has length and cursed.'],
    [['play', '--set', 'length=tall'], 'In Goblin Market, length must be short or long, not "tall".'],
    [['play', '--set', 'length'], '--set takes an option and its value, such as --set length=short, not "length".'],
    [
      ['play', '--name', '../../etc/passwd'],
      'The name "../../etc/passwd" can\'t be used as a file name; use letters, digits, spaces, - and _.',
    ],
    [['--theme', 'pink', 'saves'], 'The theme must be auto, dusk, light, color-blind or mono, not "pink".'],
    [['rules', '--game', 'chess'], 'There is no game called "chess"; the only game is toy.'],
    [['play', 'ty'], 'There is no game called "ty". Did you mean toy?'],
    [['play', 'chess'], 'There is no game called "chess"; the only game is toy.'],
    [['learn', 'chess'], 'There is no game called "chess"; the only game is toy.'],
    [['sim', 'chess'], 'There is no game called "chess"; the only game is toy.'],
    [['learn', 'toy', 'fencing'], 'Goblin Market has only one lesson, and it is not called "fencing".'],
  ])('%j', async (args, sentence) => {
    const { out, err, code, screens } = await cantrip(args)
    expect(err).toBe(`cantrip: ${sentence}\n`)
    expect(out).toBe('')
    expect(code).toBe(2)
    expect(screens).toEqual([])
  })
})

describe('rules', () => {
  test.each([[['99.99']], [['99.99', '--json']], [['toy', 'zeppelin']]])(
    'are reported as missing for %j',
    async args => {
      const { out, err, code } = await cantrip(['rules', ...args])
      expect([out, code]).toEqual(['', 1])
      expect(err).toMatch(/^cantrip: No rule mentions "(99\.99|zeppelin)"; "rules" lists the chapters\.\n$/)
    },
  )

  test('suggest the intended words if a word is misspelled', async () => {
    const library = { games, rulebooks }
    const environment = { library: async () => library }
    const { err, code } = await cantrip(['rules', 'dragn'], { environment })
    expect([err, code]).toEqual(['cantrip: No rule mentions "dragn". Did you mean "dragon" or "drawn"?\n', 1])
  })

  test('are looked for in the other games if none is named', async () => {
    const environment = { library: async () => ({ games, rulebooks }) }
    const { err, code } = await cantrip(['rules', '6.1.1'], { environment })
    expect([err, code]).toEqual([
      'cantrip: The rules of Wizards don\'t have "6.1.1". Try "cantrip rules magic-realm 6.1.1".\n',
      1,
    ])
    const named = await cantrip(['rules', 'wizards', '6.1.1'], { environment })
    expect(named.err).toMatch(/^cantrip: No rule mentions "6\.1\.1"/)
  })

  test('are those of a game named before the section', async () => {
    const library = { games, rulebooks }
    const environment = { library: async () => library }
    const named = await cantrip(['rules', 'elfenwizards', '6.4'], { environment })
    expect(named.out).toBe((await cantrip(['rules', '--game', 'elfenwizards', '6.4'], { environment })).out)
    expect(named.out).not.toBe((await cantrip(['rules', '6.4'], { environment })).out)
    expect((await cantrip(['rules', 'magic-realm'], { environment })).out).toMatch(/^ +1 {2}/)
  })
})

test.each([['--help'], ['-h'], ['help'], ['help', 'play'], ['play', '--help'], ['--version']])(
  '%s exits with code 0',
  async (...args) => {
    const { out, err, code } = await cantrip(args)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(args.includes('--version') ? /^\d+\.\d+\.\d+\n$/ : /^Usage: cantrip /)
  },
)

test('help gives examples and names every option', async () => {
  expect((await cantrip(['--help'])).out).toMatch(/Examples:\n {2}cantrip +open the title screen/)
  for (const option of [
    '--seats',
    '--seed',
    '--variant',
    '--map',
    '--practice',
    '--name',
    '--plain',
    '--theme',
    '--glyphs',
  ]) {
    expect((await cantrip(['play', '--help'])).out).toContain(option)
  }
})

test('an internal error is one sentence, with a stack trace only on request', async () => {
  const broken = { library: () => Promise.reject(new TypeError('the library fell')) }
  const quiet = await cantrip(['rules'], { environment: broken })
  expect(quiet.code).toBe(1)
  expect(quiet.err).toMatch(/^cantrip: internal error: the library fell\nCANTRIP_DEBUG=1 shows where/)
  expect(quiet.err).not.toContain('    at ')
  expect((await cantrip(['rules'], { environment: broken, env: { CANTRIP_DEBUG: '1' } })).err).toContain('    at ')
  const trouble = await cantrip(['replay', '/dev'], { env: { CANTRIP_DEBUG: '1' } })
  expect(trouble.err).toBe('cantrip: Cannot read /dev: it is a folder, not a file.\n')
})

test('seeds are short, easy to say, and vary', () => {
  const seeds = Array.from({ length: 50 }, newSeed)
  for (const seed of seeds) expect(seed).toMatch(/^[1-9]\d{3,5}$/)
  expect(new Set(seeds).size).toBeGreaterThan(40)
})

describe('the interface', () => {
  test('is the full screen if there is a terminal that fits', async () => {
    const { screens, out, saves } = await cantrip(
      ['play', '--seats', 'Ann,Bob', '--set', 'length=long', '--practice', '--theme', 'mono'],
      {
        terminal: [80, 24],
      },
    )
    expect(out).toBe('')
    expect(screens).toMatchObject([
      {
        kind: 'new',
        path: join(saves, 'toy-4711.cantrip'),
        header: {
          game: 'toy',
          seats: ['Ann', 'Bob'],
          seed: '4711',
          practice: true,
          options: { length: 'long', cursed: 'no' },
        },
        inForce: { settings: { theme: 'mono' }, saveFolder: saves },
      },
    ])
    expect(screens[0]?.newSeed()).toBe('4711')
    expect((await cantrip([], { terminal: [80, 24] })).screens).toMatchObject([{ kind: 'title' }])
  })

  test.each<[what: string, args: string[], world: Parameters<typeof cantrip>[1]]>([
    ['there is no terminal', [], {}],
    ['the terminal is dumb', [], { terminal: [80, 24], env: { TERM: 'dumb' } }],
    ['it is asked for', ['--plain'], { terminal: [80, 24] }],
    ['it is asked for before the command', [], { terminal: [80, 24], env: { CANTRIP_PLAIN: '1' } }],
    ['it is asked for and the terminal is small', ['--plain'], { terminal: [60, 15] }],
  ])('is line by line if %s', async (_what, args, world) => {
    const { screens, out, code } = await cantrip(['play', ...args], world)
    expect(screens).toEqual([])
    expect(code).toBe(0)
    expect(out).toContain('Seed 4711.')
  })

  test('passes input typed ahead on the start page on to the table', async () => {
    const { out, code } = await cantrip(['--plain'], { input: ['play toy\nseed\nquit\n'] })
    expect(out).toMatch(/> seed\n.*4711/)
    expect(out).toContain('> quit\n')
    expect(code).toBe(0)
  })

  test('exits with an error message if the terminal is too small', async () => {
    for (const args of [[], ['play'], ['resume', 'x']]) {
      const { err, code, saves } = await cantrip(args, { terminal: [60, 15] })
      if (args[0] === 'resume')
        expect(err).toBe(`cantrip: There is no saved game called "x" in ${saves}; "cantrip saves" lists them.\n`)
      else
        expect(err).toBe(
          'cantrip: This terminal is 60x15, and cantrip needs 80x24. Enlarge it, or play with --plain.\n',
        )
      expect(code).toBe(1)
    }
  })

  test.each([
    [79, 40],
    [200, 23],
  ])('needs both 80 columns and 24 rows: %ix%i is too small', async (columns, rows) => {
    const { err, code } = await cantrip([], { terminal: [columns, rows] })
    expect(err).toContain(`This terminal is ${columns}x${rows}, and cantrip needs 80x24.`)
    expect(code).toBe(1)
  })

  test('can be a terminal that does not report its size', async () => {
    expect((await cantrip([], { terminal: [0, 0] })).screens).toHaveLength(1)
  })
})

describe('playing line by line', () => {
  test('saves the game under its name, and resume continues it', async () => {
    const first = await cantrip(['play', 'toy', '--seats', 'Ann,Ben', '--seed', 'market', '--name', 'friday'], {
      input: ['2', '2', 'search'],
    })
    const { saves } = first
    expect(first.out).toContain(
      `The game is saved in ${join(saves, 'friday.cantrip')}. "cantrip resume friday" continues it.`,
    )
    for (const args of [['resume', 'friday'], ['resume'], ['resume', join(saves, 'friday.cantrip')]]) {
      const { out, code } = await cantrip(args, { saves })
      expect(out).toContain('What just happened:\nAnn dealt.\nAnn searched.')
      expect(code).toBe(0)
    }
    const again = await cantrip(['play', '--name', 'friday'], { saves })
    expect(again.err).toBe(`cantrip: There is already a saved game at ${join(saves, 'friday.cantrip')}.\n`)
    expect(again.code).toBe(1)
  })

  test('saves no game if the input ends before its first line', async () => {
    const { out, code, saves } = await cantrip(['play', 'toy', '--name', 'friday'])
    expect(out).toMatch(/You didn't type anything, so the game was not saved\.\n$/)
    expect([readdirSync(saves), code]).toEqual([[], 0])
    const quit = await cantrip(['play', 'toy', '--name', 'friday'], { input: ['quit'], saves })
    expect(readdirSync(saves)).toEqual(['friday.cantrip'])
    expect(quit.code).toBe(0)
    // An older game is kept, even without a move.
    await cantrip(['resume', 'friday'], { saves })
    expect(readdirSync(saves)).toEqual(['friday.cantrip'])
  })

  test('writes quotes in ASCII if the map is drawn in ASCII', async () => {
    const typographic = /[\u2018-\u201e\u2026\u2013]/
    const play = (...args: string[]) =>
      cantrip(['play', '--lang', 'de', ...args], { env: { LANG: 'de_DE.UTF-8' }, input: ['quit'] })
    expect((await play()).out).toMatch(typographic)
    const { out, saves } = await play('--glyphs', 'ascii')
    expect(out).not.toMatch(typographic)
    expect(out).toContain('"hilfe"')
    const { err } = await cantrip(['resume', 'monday', '--lang', 'de', '--glyphs', 'ascii'], { saves })
    expect(err).not.toMatch(typographic)
    const plain = await cantrip(['resume', 'monday', '--lang', 'de', '--glyphs', 'unicode'], { saves })
    expect(plain.err).toMatch(typographic)
  })

  test('takes names from the settings if they fit', async () => {
    expect((await cantrip(['play'], { env: { CANTRIP_NAMES: 'Zoë,Moe' } })).out).toContain('Players: Zoë, Moe.')
    expect((await cantrip(['play'], { env: { CANTRIP_NAMES: 'A,B,C,D,E' } })).out).toContain('Players: Ann, Ben.')
  })

  test('adds bots if there are fewer names than players required', async () => {
    expect((await cantrip(['play'], { env: { CANTRIP_NAMES: 'Zoë' } })).out).toContain('Players: Zoë, Wanderer.')
    const { out, saves } = await cantrip([], { input: ['play toy', 'take purse', 'quit'] })
    expect(out).toContain('Players: Ann, Wanderer.')
    expect(readFileSync(join(saves, 'toy-4711.cantrip'), 'utf8')).toContain('"players":["person","bot:wanderer"]')
    expect((await cantrip(['play', '--seats', 'Ann,Ben'])).out).toContain('Players: Ann, Ben.')
  })

  test('can play several games in one session', async () => {
    const { out, saves, code } = await cantrip(['play', '--seed', '1'], {
      input: ['2', 'new', '2', 'new 9', 'load toy-1', 'rules well', 'quit'],
    })
    for (const seed of ['1', '4711', '9']) expect(out).toContain(`Saved in ${join(saves, `toy-${seed}.cantrip`)}.`)
    expect(out).toContain('> load toy-1\n')
    expect(out).toContain('2.1a  The well. Drink there.')
    expect(out.match(/^Goblin Market\. A market/gm)).toHaveLength(4)
    expect(code).toBe(0)
  })

  test('begins with the start page if no command is given', async () => {
    const { out } = await cantrip([], { input: ['play toy', 'quit'] })
    expect(out).toContain('  1. New game of Goblin Market [play toy]')
    expect(out).toContain('Seed 4711.')
    expect((await cantrip([])).code).toBe(0)
  })

  test('reports what is wrong with a damaged save', async () => {
    const saves = folder()
    writeFileSync(join(saves, 'bad.cantrip'), 'noise')
    const { err, code } = await cantrip(['resume', 'bad'], { saves })
    expect(err).toBe(
      `cantrip: ${join(saves, 'bad.cantrip')}:1: this is not the start of a saved game; the file was not changed.\n`,
    )
    expect(code).toBe(1)
    expect((await cantrip(['resume'], { saves })).err).toBe(
      `cantrip: There are no saved games in ${saves}; "cantrip play" starts one.\n`,
    )
  })
})
