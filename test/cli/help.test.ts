import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { examplesByCommand } from '../../src/cli/help.ts'
import { folder } from '../folder.ts'
import { built, ended, runBuilt, start } from './built.ts'
import { cantrip } from './environment.ts'

const EXAMPLES = examplesByCommand()
const COMMANDS = Object.keys(EXAMPLES).filter(path => path !== 'cantrip')

describe('help', () => {
  test.each([['nope'], ['saves', 'nope'], ['sim', 'nope']])(
    'of %s is one sentence and exit code 2',
    async (...path) => {
      const { out, err, code } = await cantrip(['help', ...path])
      expect([out, code]).toEqual(['', 2])
      expect(err).toMatch(/^cantrip: there is no command "nope"\..*\n$/)
    },
  )

  test.each(COMMANDS)('of %s has examples of it, and is the same by --help', async path => {
    const { out, code } = await cantrip(['help', ...path.split(' ')])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: cantrip ${path}`)
    for (const [line] of EXAMPLES[path] ?? []) expect(out).toContain(line)
    expect((await cantrip([...path.split(' '), '--help'])).out).toBe(out)
  })

  it('has an example of every command that a person gives', async () => {
    const { out } = await cantrip(['help'])
    const named = [...out.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name]) => name).filter(name => name !== 'cantrip')
    const without = named.filter(name => !(name! in EXAMPLES))
    expect(without).toEqual(['help', 'manual', 'completions'])
  })

  it('says what an option can be, what it is else, and which variable says the same', async () => {
    const { out } = await cantrip(['show', '--help'])
    const text = out.replace(/\s+/g, ' ')
    expect(text).toContain('(choices: overview, close, table, map; default: overview)')
    expect(text).toContain('(choices: dusk, light, colour-blind, mono; env: CANTRIP_THEME)')
    expect(text).toContain('the folder where games are saved (env: CANTRIP_SAVES)')
  })

  it('groups the commands by what they are for', async () => {
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

describe('every example of the help', () => {
  let program = ''
  beforeAll(async () => {
    program = await built()
  })

  it('works as it stands, in a home where friday is a saved game', { timeout: 240_000 }, async () => {
    const home = folder()
    const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), CANTRIP_HALL: join(home, 't'), CANTRIP_PLAIN: '1' }
    const run = (line: string) => runBuilt(program, line.split(' ').slice(1), env, 'quit\n')
    const lines = Object.values(EXAMPLES).flatMap(all => all.map(([line]) => line))
    await run('cantrip play wizards --name friday --seats Ann,Ben')
    // Made anew where an example makes it, and moved away again by one that does.
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
    // It waits for no one who might still type to it.
    expect((await ended(host)).code).toBe(0)
  })
})

describe('completions', () => {
  it('are scripts that a shell can read', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) expect((await cantrip(['completions', shell])).code).toBe(0)
    const { out } = await cantrip(['completions', 'bash'])
    execFileSync('bash', ['-n'], { input: out })
    expect((await cantrip(['completions', 'csh'])).err).toBe('cantrip: SHELL must be bash, zsh or fish, not "csh".\n')
  })

  test.each([
    ['cantrip rep', 'replay'],
    ['cantrip saves ', 'rename delete'],
    ['cantrip saves del', 'delete'],
    ['cantrip --theme mo', 'mono'],
    ['cantrip show x --view cl', 'close'],
    ['cantrip sim wizards --rot', '--rotate'],
  ])('bash completes %j', async (line, found) => {
    const file = join(folder(), 'completion')
    writeFileSync(file, (await cantrip(['completions', 'bash'])).out)
    const words = line.split(' ')
    const script = `. ${file}; COMP_WORDS=(${words.map(word => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _cantrip; echo "\${COMPREPLY[*]}"`
    const { stdout } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8', cwd: folder() })
    for (const word of found.split(' ')) expect(stdout.split(/\s/)).toContain(word)
  })
})

test('the manual page tells of every command and option', async () => {
  const { out } = await cantrip(['manual'])
  const plain = out.replaceAll('\\-', '-')
  for (const path of COMMANDS) expect(plain).toContain(`.SS ${path}`)
  for (const option of ['--plain', '--seats', '--rotate', '--saves', '--yes']) expect(plain).toContain(option)
  expect(out.startsWith('.TH CANTRIP 6')).toBe(true)
  // A line that roff would take for a request of its own is one of ours.
  expect(out.split('\n').filter(line => /^[.']/.test(line) && !/^\.(TH|SH|SS|TP|B|I)\b/.test(line))).toEqual([])
})
