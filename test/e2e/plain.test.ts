import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn as spawnTerminal } from '@lydell/node-pty'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, ended, type Ran, runBuilt, start } from '../cli/built.ts'
import { folder } from '../folder.ts'

let program: string
beforeAll(async () => {
  program = await built()
})

interface Place {
  readonly home: string
  readonly saves: string
  readonly env: Record<string, string>
}

function place(): Place {
  const home = folder()
  const saves = join(home, 'saves')
  return { home, saves, env: { HOME: home, CANTRIP_SAVES: saves, TERM: 'xterm-256color' } }
}

function cantrip(args: readonly string[], { env }: Place, ...lines: string[]): Promise<Ran> {
  return runBuilt(program, args, env, lines.map(line => `${line}\n`).join(''))
}

/** Always the first answer, which gives a dull but complete game. */
const DULL = Array.from({ length: 4000 }, () => '1')

describe('the built program, piped', () => {
  test('caches the last position of a long game, and forgets it when the game is deleted', async () => {
    const here = place()
    const cached = () =>
      readdirSync(join(here.home, '.cache', 'cantrip')).filter(name => name.endsWith('.position')).length
    const long = Array.from({ length: 300 }, () => '1')
    expect((await cantrip(['play', 'wizards', '--seed', '1982', '--name', 'long'], here, ...long)).code).toBe(0)
    expect(cached()).toBe(1)
    expect((await cantrip(['saves', 'delete', 'long', '--yes'], here)).code).toBe(0)
    expect(cached()).toBe(0)
  })

  test('plays a whole game, and replays it from its save and its move file', async () => {
    const here = place()
    const { out, err, code } = await cantrip(['play', 'wizards', '--seed', '1982', '--name', 'dull'], here, ...DULL)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Seed 1982.')
    expect(out).toContain('The game is over.')
    expect(out).not.toContain('\u001b')
    const told = await cantrip(['replay', 'dull'], here)
    expect(told.code).toBe(0)
    const sentences = told.out.trimEnd().split('\n')
    expect(sentences.length).toBeGreaterThan(50)
    expect(sentences.at(-1)).toMatch(/^The game is over\. /)
    const moves = join(here.home, 'dull.moves')
    expect((await cantrip(['export', 'dull', '-o', moves], here)).code).toBe(0)
    expect((await cantrip(['replay', moves], here)).out).toBe(told.out)
    expect((await cantrip(['replay', moves], here)).out).toBe(told.out)
    const [first = '', ...events] = (await cantrip(['replay', moves, '--json'], here)).out.trimEnd().split('\n')
    expect(JSON.parse(first)).toMatchObject({ kind: 'game', cantrip: 1 })
    for (const line of events)
      expect(JSON.parse(line)).toMatchObject({ kind: expect.any(String), rule: expect.any(String) })
  })

  test('stops at the end of the input and resumes there', async () => {
    const here = place()
    const first = await cantrip(
      ['play', 'wizards', '--seed', '7'],
      here,
      'roll',
      '1',
      'look',
      'where',
      'tasks',
      'sheet',
    )
    expect(first.code).toBe(0)
    const where = join(here.saves, 'wizards-7.cantrip')
    expect(first.out.trimEnd().split('\n').at(-1)).toBe(
      `The game is saved in ${where}. "cantrip resume wizards-7" continues it.`,
    )
    const looked = first.out.slice(first.out.indexOf('> look'), first.out.indexOf('> where'))
    const asked = looked.slice(looked.lastIndexOf('\n\n') + 2)
    const again = await cantrip(['resume', 'wizards-7'], here)
    // How to list the rest is explained once, and this is the first question here.
    expect(again.out.replace(': "options" lists them all.', '.')).toContain(asked)
    expect(again.out).toContain('"options" lists them all')
  })

  test('keeps every answer even if it is killed', async () => {
    const here = place()
    const child = start(program, ['play', 'wizards', '--seed', '7'], here.env)
    const end = ended(child)
    child.stdin.write('roll\n1\n')
    const save = join(here.saves, 'wizards-7.cantrip')
    await until(() => linesIn(save) === 3)
    child.kill('SIGKILL')
    await end
    const { out } = await cantrip(['replay', 'wizards-7'], here)
    expect(out).toContain('Ann rolls')
    expect(linesIn(save)).toBe(3)
  })

  test('keeps writing if its folder disappears', async () => {
    const here = place()
    const child = start(program, ['play', 'wizards', '--seed', '7'], here.env)
    const end = ended(child)
    child.stdin.write('roll\n')
    const save = join(here.saves, 'wizards-7.cantrip')
    await until(() => linesIn(save) === 2)
    rmSync(here.saves, { recursive: true })
    child.stdin.end('1\nquit\n')
    const { out, code } = await end
    expect(out).toContain(`${save} had disappeared; the whole game was saved there again.`)
    expect(code).toBe(0)
    expect(linesIn(save)).toBe(3)
  })

  test('continues without a disk to write to, says where the game is, and fails', async () => {
    const here = place()
    writeFileSync(here.saves, 'a file where the folder should be')
    const refuge = folder()
    const { out, err, code } = await cantrip(
      ['play', 'wizards', '--seed', '7'],
      { ...here, env: { ...here.env, TMPDIR: refuge } },
      'roll',
      'quit',
    )
    expect(out).toContain('part of the path is a file, not a folder. You can keep playing')
    expect(out).toContain(`The whole game was saved to ${join(refuge, 'wizards-7.cantrip')} instead`)
    expect(linesIn(join(refuge, 'wizards-7.cantrip'))).toBe(2)
    expect([err, code]).toEqual(['', 1])
  })

  test('ignores a reader that has closed the pipe', async () => {
    const here = place()
    await cantrip(['play', 'wizards', '--seed', '3', '--name', 'dull'], here, ...DULL)
    const child = start(program, ['replay', 'dull', '--json'], here.env)
    const end = ended(child)
    child.stdout.destroy()
    const { err, code } = await end
    expect([err, code]).toEqual(['', 0])
  })

  test('reports in one sentence that its output cannot be written', async () => {
    const child = spawn('sh', ['-c', `"${process.execPath}" "${program}" --help > /dev/full`], { env: place().env })
    const { err, code } = await ended(child)
    expect([err, code]).toEqual(['cantrip: Cannot write the output: the disk is full.\n', 1])
  })

  test.each([
    [['--sede'], 2],
    [['fly'], 2],
    [['play', 'chess'], 2],
    [['replay', '/dev'], 1],
    [['resume', 'nobody'], 1],
  ])('%j prints one sentence and exits with code %d', async (args, wanted) => {
    const { out, err, code } = await cantrip(args, place())
    expect(err).toMatch(/^cantrip: [^\n]*\n$/)
    expect([out, code]).toEqual(['', wanted])
  })
})

describe('the built program at a terminal', () => {
  test('plays line by line without escape sequences, even if it is small', async () => {
    const here = place()
    const { text, code } = await atTerminal(
      ['play', 'wizards', '--plain', '--seed', '7'],
      here,
      [60, 15],
      ['roll\r', 'look\r', 'quit\r'],
    )
    expect(text).not.toContain('\u001b')
    expect(text).toContain('Your turn. (rule 5.1)')
    expect(Math.max(...text.split(/\r?\n/).map(line => line.length))).toBeLessThanOrEqual(60)
    expect(code).toBe(0)
  })

  test('plays line by line if TERM is dumb', async () => {
    const here = place()
    const dumb = { ...here, env: { ...here.env, TERM: 'dumb' } }
    const { text, code } = await atTerminal(['play', 'wizards', '--seed', '7'], dumb, [80, 24], ['\u0004'])
    expect(text).toContain('> ')
    expect(text).toContain('continues it.')
    expect(text).not.toContain('\u001b')
    expect(code).toBe(0)
  })

  test('keeps the game when interrupted, and says so', async () => {
    const here = place()
    const { text, code } = await atTerminal(
      ['play', 'wizards', '--plain', '--seed', '7'],
      here,
      [80, 24],
      ['roll\r', '\u0003'],
    )
    expect(text.replace(/\r?\n/g, ' ')).toContain('"cantrip resume wizards-7" continues it.')
    expect(code).toBe(130)
    expect(readdirSync(here.saves)).toEqual(['wizards-7.cantrip'])
    expect(linesIn(join(here.saves, 'wizards-7.cantrip'))).toBe(2)
  })

  test('reports in one sentence that it is too small', async () => {
    const { text, code } = await atTerminal([], place(), [60, 15], [])
    expect(text.replace(/\r\n/g, '\n')).toBe(
      'cantrip: This terminal is 60x15, and cantrip needs 80x24. Enlarge it, or play with --plain.\n',
    )
    expect(code).toBe(1)
  })
})

function linesIn(path: string): number {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').length
  } catch {
    return 0
  }
}

async function until(true_: () => boolean): Promise<void> {
  while (!true_()) await new Promise(resolve => setTimeout(resolve, 20))
}

/** Runs the program at a terminal, and types each key at its prompt. */
function atTerminal(
  args: readonly string[],
  { env }: Place,
  [cols, rows]: readonly [number, number],
  keys: readonly string[],
) {
  const terminal = spawnTerminal(process.execPath, [program, ...args], {
    cols,
    rows,
    name: env.TERM,
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', CI: 'false', ...env },
  })
  let text = ''
  let typed = 0
  terminal.onData(data => {
    text += data
    const prompts = text.match(/^> /gm)?.length ?? 0
    for (; typed < Math.min(prompts, keys.length); typed++) terminal.write(keys[typed]!)
  })
  return new Promise<{ text: string; code: number }>(resolve =>
    terminal.onExit(({ exitCode }) => resolve({ text, code: exitCode })),
  )
}
