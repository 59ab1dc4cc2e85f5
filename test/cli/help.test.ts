import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { examplesByCommand } from '../../src/cli/help.ts'
import { packages } from '../../src/games/registry.ts'
import { folder } from '../folder.ts'
import { games, rulebooks } from '../games/library.ts'
import { built, ended, runBuilt, start } from './built.ts'
import { cantrip } from './environment.ts'

const EXAMPLES = examplesByCommand()
const COMMANDS = Object.keys(EXAMPLES).filter(path => path !== 'cantrip')

describe('help', () => {
  test.each([['nope'], ['saves', 'nope'], ['sim', 'nope']])(
    'for %s is one sentence and exit code 2',
    async (...path) => {
      const { out, err, code } = await cantrip(['help', ...path])
      expect([out, code]).toEqual(['', 2])
      expect(err).toMatch(/^cantrip: There is no command "nope"\..*\n$/)
    },
  )

  test.each(COMMANDS)('for %s has examples, and is the same with --help', async path => {
    const { out, code } = await cantrip(['help', ...path.split(' ')])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: cantrip ${path}`)
    for (const [line] of EXAMPLES[path] ?? []) expect(out).toContain(line)
    expect((await cantrip([...path.split(' '), '--help'])).out).toBe(out)
  })

  it('has an example of every command that people use', async () => {
    const { out } = await cantrip(['help'])
    const named = [...out.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name]) => name).filter(name => name !== 'cantrip')
    const without = named.filter(name => !(name! in EXAMPLES))
    expect(without).toEqual(['help', 'manual', 'completions'])
  })

  it('documents the values, default and environment variable of an option', async () => {
    const { out } = await cantrip(['show', '--help'])
    const text = out.replace(/\s+/g, ' ')
    expect(text).toContain('(choices: overview, close, table, map; default: overview)')
    expect(text).toContain('(choices: auto, dusk, light, color-blind, mono; env: CANTRIP_THEME)')
    expect(text).toContain('the folder where games are saved (env: CANTRIP_SAVES)')
  })

  it('lists the options of the named game with their values, and leaves out those of other games', async () => {
    const environment = { library: async () => ({ games, rulebooks }) }
    const helpFor = async (...args: string[]) => {
      const { out, code } = await cantrip(args, { environment })
      expect(code).toBe(0)
      return out.replace(/ +/g, ' ')
    }
    const any = await helpFor('play', '--help')
    expect(any).toContain('--variant <variant> the variant (games: wizards, elfenwizards, wizards-revised)')
    expect(any).toContain('--map <map> how the map is laid out (games: wizards, wizards-revised, magic-realm)')
    expect(any).not.toContain('Options of')

    const quest = await helpFor('play', 'wizards-quest', '--help')
    expect(quest).not.toMatch(/--variant|--map/)
    expect(quest).toContain(
      "Options of Wizard's Quest:\n --set treasures=<value> Treasures per warlord (choices: three, four; default: three)\n --set petition=<value> Blank petition card (choices: book, blank; default: book)\n",
    )
    const elves = await helpFor('play', 'elfenwizards', '-h')
    expect(elves).toContain('--variant <value> ')
    expect(elves).not.toContain('--map')
    expect(await helpFor('help', 'sim', 'magic-realm')).toContain('--map <value> ')
    expect(await helpFor('host', '--game', 'wizards-quest', '--help')).toContain("Options of Wizard's Quest:")
  })

  it('groups the commands by purpose', async () => {
    const { out } = await cantrip(['--help'])
    expect([...out.matchAll(/^([A-Z][a-z ]+):$/gm)].map(([, group]) => group)).toEqual([
      'Options',
      'Play',
      'Saved and finished games',
      'Play with others',
      'Help and settings',
      'Bots and simulations',
      'Examples',
    ])
  })

  it('names every setting', async () => {
    const { out } = await cantrip(['settings', '--help'])
    for (const name of ['theme', 'glyphs', 'speed', 'hints', 'mouse', 'language', 'names', 'saves'])
      expect(out).toContain(name)
  })
})

describe('every example in the help', () => {
  let program = ''
  beforeAll(async () => {
    program = await built()
  })

  it('works as written, in a home directory with a saved game called friday', { timeout: 240_000 }, async () => {
    const home = folder()
    const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), CANTRIP_HALL: join(home, 't'), CANTRIP_PLAIN: '1' }
    const run = (line: string) => runBuilt(program, line.split(' ').slice(1), env, 'quit\n')
    const lines = Object.values(EXAMPLES).flatMap(all => all.map(([line]) => line))
    await run('cantrip play wizards --name friday --seats Ann,Ben')
    // These examples rename or delete the saved game that the others need, so they come last.
    const late = lines.filter(line => / saves (rename|delete) /.test(line))
    const once = lines.filter(line => !late.includes(line) && !/^cantrip (host|join) |--name friday/.test(line))
    for (const line of [...once, ...late]) {
      const { code, err } = await run(line)
      expect([line, code, err.replace(/^.*Drawn into.*$/m, '')]).toEqual([
        line,
        0,
        expect.not.stringContaining('cantrip:'),
      ])
    }
    const named = await run('cantrip play wizards --name friday')
    expect(named.code).toBe(0)
    const host = start(program, ['host', '--seats', 'Ann,Ben', '--name', 'eve'], env)
    await new Promise<void>(resolve => host.stdout.on('data', text => /Ctrl\+C/.test(String(text)) && resolve()))
    const joined = await run('cantrip join eve --seat Ann')
    expect([joined.code, joined.err]).toEqual([0, ''])
    host.kill('SIGTERM')
    // The host doesn't wait for guests that may still send something.
    expect((await ended(host)).code).toBe(0)
  })
})

describe('completions', () => {
  it('are scripts that a shell can parse', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) expect((await cantrip(['completions', shell])).code).toBe(0)
    const { out } = await cantrip(['completions', 'bash'])
    execFileSync('bash', ['-n'], { input: out })
    expect((await cantrip(['completions', 'csh'])).err).toBe('cantrip: SHELL must be bash, zsh or fish, not "csh".\n')
  })

  const CASES = [
    ['cantrip rep', ['replay']],
    ['cantrip saves ', ['rename', 'rescue', 'delete']],
    ['cantrip saves del', ['delete']],
    ['cantrip play wizards-', ['wizards-quest', 'wizards-revised']],
    ['cantrip --theme mo', ['mono']],
    ['cantrip show x --view cl', ['close']],
    ['cantrip sim wizards --rot', ['--rotate']],
    ['cantrip resume Kept', ['Kept-game']],
    ['cantrip settings the', ['theme']],
    ['cantrip settings theme li', ['light']],
    ['cantrip play toy --set len', ['length=']],
    ['cantrip play toy --set length=sh', ['length=short']],
    ['cantrip play toy --seats Ann,bot:w', ['Ann,bot:wanderer']],
    ['cantrip replay example:sol', ['example:solitaire-loss', 'example:solitaire-win']],
    ['cantrip completions z', ['zsh']],
  ] as const

  test.each(CASES)('for %j come from the program', async (line, found) => {
    const saves = folder()
    writeFileSync(join(saves, 'Kept-game.cantrip'), '')
    const { out, code } = await cantrip(['complete', '--saves', saves, '--', ...line.split(' ').slice(1)])
    const words = out.split('\n').map(one => one.split('\t')[0])
    expect([code, words.filter(word => word !== ':files' && word !== '')]).toEqual([0, [...found]])
  })
})

test('only the flags of the named game are completed', async () => {
  const flags = async (...words: string[]) => (await cantrip(['complete', '--', ...words, '--'])).out
  expect(await flags('play', 'wizards')).toMatch(/^--variant\t[\s\S]*^--map\t/m)
  expect(await flags('play', 'elfenwizards')).toMatch(/^--variant\t/m)
  expect(await flags('play', 'elfenwizards')).not.toMatch(/^--map\t/m)
  expect(await flags('play', 'wizards-quest')).not.toMatch(/^--(variant|map)\t/m)
})

describe.each(games.map(({ id, title, options }) => ({ id, title, options })))('$id', ({ id, title, options }) => {
  const flags = Object.keys(packages.find(game => game.id === id)?.flags ?? {})
  const others = [...new Set(packages.flatMap(game => Object.keys(game.flags ?? {})))].filter(
    flag => !flags.includes(flag),
  )
  const environment = { library: async () => ({ games: games.filter(game => game.id === id), rulebooks }) }

  it('completes the names of its lessons', async () => {
    const { out } = await cantrip(['complete', '--', 'learn', id, ''], { environment })
    const names = games.find(game => game.id === id)?.lessons?.map(({ name }) => name) ?? []
    expect(out.split('\n').flatMap(line => line.split('\t')[0] || [])).toEqual(names)
  })

  it('has an option for each of its flags', () => {
    expect(options.map(({ name }) => name)).toEqual(expect.arrayContaining(flags))
  })

  it.runIf(others.length > 0)('rejects a flag of another game with one sentence about what is possible', async () => {
    for (const flag of others) {
      const { out, err, code } = await cantrip(['play', id, `--${flag}`, 'x', '--plain'], { environment })
      expect([out, code]).toEqual(['', 2])
      expect(err).toMatch(
        new RegExp(
          `^cantrip: ${title} has no --${flag}; (you can use --.* or --.*|"cantrip play ${id} --help" lists its options)\\.\n$`,
        ),
      )
    }
  })
})

/** Each shell with a script that defines the completion and completes a line given as its argument. */
const SHELL_RUNS = {
  bash: [
    '--norc',
    '-c',
    `eval "$(cat "$1")"; COMP_LINE=$2 COMP_POINT=\${#2}; _cantrip; printf "%s\\n" "\${COMPREPLY[@]}"`,
  ],
  zsh: [
    '-f',
    '-c',
    `compdef() { : }; . "$1"; _describe() { print -rl -- "\${(@P)3}" }; _files() { : }; words=("\${(@s: :)2}"); CURRENT=\${#words}; _cantrip`,
  ],
  fish: ['-N', '-c', 'source $argv[2]; complete -C $argv[3]'],
} as const

describe.each(Object.entries(SHELL_RUNS))('%s', (shell, flags) => {
  const isThere = spawnSync(shell, ['--version']).status === 0

  it.skipIf(!isThere)('offers the candidates that the program finds, and keeps options with = or : whole', async () => {
    const bin = folder()
    const file = join(bin, 'completion')
    writeFileSync(file, (await cantrip(['completions', shell])).out)
    // Stands in for the program, and outputs its arguments.
    const stub = `#!/bin/sh\nlast=; for last do :; done\nprintf "%s\\n" "\${last}one\tabout it" "\${last}two"\n`
    writeFileSync(join(bin, 'cantrip'), stub, { mode: 0o755 })
    const complete = (line: string): string[] => {
      const { stdout } = spawnSync(shell, [...flags, '-', file, line], {
        encoding: 'utf8',
        cwd: bin,
        env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      })
      return stdout
        .split('\n')
        .map(word => word.replace(/(?:\t|(?<!\\):).*$/, '').replaceAll('\\:', ':'))
        .filter(word => word !== '')
    }
    const [one = '', two = ''] = complete('cantrip play wi')
    expect([one, two]).toEqual(['wione', 'witwo'])
    const lines = complete('cantrip play --set variant=s')
    expect(lines).toEqual(shell === 'bash' ? ['sone', 'stwo'] : ['variant=sone', 'variant=stwo'])
  })
})

test('the manual page documents every command and option', async () => {
  const { out } = await cantrip(['manual'])
  const plain = out.replaceAll('\\-', '-')
  for (const path of COMMANDS) expect(plain).toContain(`.SS ${path}`)
  for (const option of ['--plain', '--seats', '--rotate', '--saves', '--yes']) expect(plain).toContain(option)
  expect(out.startsWith('.TH CANTRIP 6')).toBe(true)
  // No line may begin with a character that roff takes for a request, unless it is one of ours.
  expect(out.split('\n').filter(line => /^[.']/.test(line) && !/^\.(TH|SH|SS|TP|B|I)\b/.test(line))).toEqual([])
})
