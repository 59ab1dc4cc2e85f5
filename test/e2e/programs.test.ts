import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { built, runBuilt } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { place } from './place.ts'

let program = ''
beforeAll(async () => {
  program = await built()
})

/** Creates an external program as a shell script. */
function bot(text: string): string {
  const file = join(folder(), 'mybot')
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, 0o755)
  return file
}

const sim = (seats: string, ...more: string[]) =>
  runBuilt(program, ['sim', 'wizards', '--seats', seats, '--games', '1', '--json', ...more], place())

describe('an external program', () => {
  it.each([
    ['in Python', resolve('docs/bots/cautious.py'), 'exec-cautious'],
    ['in shell', resolve('docs/bots/first.sh'), 'exec-first'],
  ])('%s plays whole games, repeatably, and is counted like any bot', async (_language, file, name) => {
    const first = await sim(`exec:${file}`)
    expect([first.err, first.code]).toEqual(['', 0])
    expect(first.out).toContain(`"${name}"`)
    const { seats, ended, days, means } = JSON.parse(first.out)
    const again = JSON.parse((await sim(`exec:${file}`)).out)
    expect([again.seats, again.ended, again.days, again.means]).toEqual([seats, ended, days, means])
  })

  it('sees only what its seat sees: no seed, no decks, no future dice', async () => {
    const seen = join(folder(), 'seen')
    const file = bot(`exec tee ${seen} | ${resolve('docs/bots/first.sh')}`)
    expect((await sim(`exec:${file},bot:wanderer`, '--seed', 'hush-hush')).code).toBe(0)
    const lines = readFileSync(seen, 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(20)
    for (const { kind, seat, view, question, random, ...rest } of lines) {
      expect([kind, Object.keys(rest)]).toEqual(['position', ['game']])
      expect(view.seat).toBe(seat)
      expect(typeof random).toBe('number')
      expect(question.options.length).toBeGreaterThan(0)
    }
    const all = readFileSync(seen, 'utf8')
    expect(all).not.toContain('hush-hush')
    expect(all).not.toMatch(/"(seed|streams|decks|random)":[[{"]/)
  })

  it.each([
    ['says what is no JSON', 'while read -r l; do echo roll; done', /sent "roll", which is not JSON/],
    [
      'says what is none of the answers',
      `while read -r l; do echo '{"id":"cheat"}'; done`,
      /sent \{"id":"cheat"\}.*not one of the choices/,
    ],
    ['sends escape sequences', `while read -r l; do printf '\\033[2J\\n'; done`, /which is not JSON/],
    ['ends', 'echo "no idea" >&2; exit 3', /has stopped responding: it exited with code 3: no idea/],
    ['is not there', 'exec /no/such/program', /has stopped responding: it exited with code 12[67]/],
    ['says too much', 'read -r l; yes | tr -d "\\n"', /has stopped responding: it sent too much output/],
  ])('that %s is reported in one sentence, and not trusted', async (_what, text, expected) => {
    const { out, err, code } = await sim(`exec:${bot(text)}`)
    expect([out, code]).toEqual(['', 1])
    expect(err).toMatch(expected)
    expect(err).not.toContain('\x1b')
  })

  it('that takes too long is stopped', async () => {
    const mark = join(folder(), 'mark')
    const { err, code } = await sim(`exec:${bot(`echo $$ > ${mark}; read -r l; sleep 60`)}`, '--limit', '0.5')
    expect(code).toBe(1)
    expect(err).toMatch(/has stopped responding: it took longer than 0\.5 seconds/)
    const stat = `/proc/${readFileSync(mark, 'utf8').trim()}/stat`
    // A dead process may remain until the system has collected it.
    expect(existsSync(stat) ? readFileSync(stat, 'utf8') : ') Z').toMatch(/\) [ZX]/)
  })

  it("sits at a table only on its owner's command, never because of a file or a visitor", async () => {
    const env = place()
    const ran = join(env.HOME, 'ran')
    const file = bot(`touch ${ran}; exec ${resolve('docs/bots/first.sh')}`)
    const played = await runBuilt(
      program,
      ['play', 'wizards', '--plain', '--seed', '1982', '--seats', `exec:${file},Ann`, '--name', 'eve'],
      env,
      'quit\n',
    )
    expect([played.err, played.code]).toEqual(['', 0])
    expect(readFileSync(join(env.CANTRIP_SAVES, 'eve.cantrip'), 'utf8')).toContain('"bot:exec-mybot"')
    expect(readFileSync(join(env.CANTRIP_SAVES, 'eve.cantrip'), 'utf8')).not.toContain(file)
    writeFileSync(ran, '')
    const bare = join(env.HOME, 'ran-by-another')
    const evil = bot(`touch ${bare}`)
    const menu = await runBuilt(program, ['host-menu', '--may-begin'], env, 'leave\n')
    expect(menu.code).toBe(0)
    for (const args of [['resume', 'eve', '--plain'], ['replay', 'eve'], ['doctor']])
      expect(
        (await runBuilt(program, args, env, `seat Ann exec:${evil}\nseat Ann bot:exec:${evil}\nquit\n`)).code,
      ).toBe(0)
    expect(existsSync(bare)).toBe(false)
  })

  it('that is still thinking delays neither visitors nor the end of the table', async () => {
    const env = place()
    const hall = folder()
    const asked = join(env.HOME, 'asked')
    const file = bot(`read -r l; touch ${asked}; exec sleep 600`)
    const args = [
      'host',
      '--hall',
      hall,
      '--game',
      'wizards',
      '--seats',
      `exec:${file},Ann`,
      '--name',
      'eve',
      '--seed',
      '1',
    ]
    const child = spawn(process.execPath, [program, ...args, '--limit', '900'], { env, stdio: 'ignore' })
    const ended = new Promise(resolve => child.on('close', code => resolve(code)))
    await vi.waitUntil(() => existsSync(asked), { timeout: 60_000 })
    // Both appear before the program's first output.
    const { out } = await runBuilt(program, ['tables', '--hall', hall], env)
    expect(out).toContain('eve')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('continues in its seat if its command is given again', async () => {
    const env = place()
    const file = bot(`echo again >> ${join(env.HOME, 'ran')}; exec ${resolve('docs/bots/first.sh')}`)
    const said = (args: readonly string[], input = 'quit\n') => runBuilt(program, [...args, '--plain'], env, input)
    const table = ['--seats', `Ann,exec:${file}`, '--seed', '1982', '--name', 'eve']
    expect((await said(['play', 'wizards', ...table])).code).toBe(0)
    const alone = await said(['resume', 'eve'])
    expect(alone.err).toMatch(
      /was played by bot:exec-mybot, which is not available here\. A person plays that seat now/,
    )
    const wrong = await said(['resume', 'eve', '--program', './other'])
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/no seat|called exec-other/)])
    writeFileSync(join(env.HOME, 'ran'), '')
    const again = await said(['resume', 'eve', '--program', file], '1\n'.repeat(12))
    expect([again.err, again.code]).toEqual(['', 0])
    expect(readFileSync(join(env.HOME, 'ran'), 'utf8')).toBe('again\n')
  })
})

describe('cantrip engine', () => {
  const engine = async (...lines: (object | string)[]) => {
    const input = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    const { out, err, code } = await runBuilt(program, ['engine'], place(), input)
    expect([err, code]).toEqual(['', 0])
    return out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
  }

  it('identifies itself, begins a game, describes positions, and accepts answers', async () => {
    const [hello, begun, position, answered, after, undone] = await engine(
      { do: 'new', game: 'wizards', seed: '1982' },
      { do: 'position', seat: 0 },
      { do: 'answer', seat: 0, id: 'roll' },
      { do: 'events', seat: 0, from: 1 },
      { do: 'undo', seat: 0 },
    )
    expect(hello).toMatchObject({
      cantrip: 1,
      kind: 'engine',
      games: expect.arrayContaining([expect.objectContaining({ id: 'wizards' })]),
    })
    expect(begun).toMatchObject({ kind: 'begun', game: 'wizards', seed: '1982', answers: 0, asked: [0], over: false })
    expect(position).toMatchObject({
      kind: 'position',
      seat: 0,
      question: { options: expect.arrayContaining([expect.objectContaining({ id: 'roll', act: { kind: 'roll' } })]) },
    })
    expect(answered).toMatchObject({ kind: 'state', answers: 1, from: 0 })
    expect(after.events.map((event: { kind: string }) => event.kind)).toContain('roll')
    expect(after.events.every((event: { answer: number }) => event.answer === 1)).toBe(true)
    expect(undone).toEqual({ kind: 'error', error: 'Seat 0 can undo 0 moves here, not 1.' })
  })

  it('lets bots answer for their seats', async () => {
    const [, begun] = await engine({ do: 'new', game: 'wizards', seed: '4', seats: ['bot:apprentice'] })
    expect(begun).toMatchObject({ over: true, asked: [] })
  })

  it('answers an invalid line with the reason, and continues', async () => {
    const told = await engine(
      'nonsense',
      '{}',
      { do: 'position' },
      { do: 'new', game: 'chess' },
      { do: 'new', game: 'wizards' },
      { do: 'position', seat: 7 },
      { do: 'answer', seat: 0, id: '__proto__' },
      { do: 'undo', seat: 0, count: 0 },
      { do: 'position', seat: 0 },
    )
    expect(told.map(({ kind }) => kind)).toEqual([
      'engine',
      'error',
      'error',
      'error',
      'error',
      'begun',
      'error',
      'error',
      'error',
      'position',
    ])
    expect(told[3].error).toBe('No game has been started; {"do":"new","game":"wizards"} starts one.')
  })

  it('answers each decision with the next one, and shares the win at the end', async () => {
    const [, begun, answered] = await engine(
      { do: 'new', game: 'wizards', seed: '1982', next: true, text: false },
      { do: 'answer', seat: 0, id: 'roll' },
    )
    expect(begun).toMatchObject({ returns: null, next: { seat: 0, question: { options: [{ id: 'roll' }] } } })
    expect(answered).toMatchObject({ answers: 1, next: { seat: 0, view: expect.anything() } })
    expect(JSON.stringify(answered.next.question)).not.toContain('"text"')
    const seats = ['bot:wanderer', 'bot:wanderer', 'bot:wanderer']
    const [, played] = await engine({ do: 'new', game: 'elfenwizards', seed: '4', seats, next: true })
    expect(played).toMatchObject({ over: true, next: null })
    expect(played.returns.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1)
  })

  it('plays several games, copies, saves and loads them, and gives hints', async () => {
    const [, a, , , b, hint, saved, of, , gone] = await engine(
      { do: 'new', table: 'a', game: 'wizards', seed: '1982' },
      { do: 'fork', table: 'a', to: 'b' },
      { do: 'answer', table: 'b', seat: 0, id: 'roll' },
      { do: 'position', table: 'b', seat: 0 },
      { do: 'hint', table: 'b', seat: 0 },
      { do: 'save', table: 'b' },
      { do: 'position', table: 'a', seat: 0 },
      { do: 'close', table: 'a' },
      { do: 'position', table: 'a' },
    )
    expect([a.table, a.answers, b.table, b.answers, of.table, of.answers]).toEqual(['a', 0, 'b', 1, 'a', 0])
    expect(b.question.options.map(({ id }: { id: string }) => id)).toContain(hint.hint.id)
    expect(gone).toEqual({ kind: 'error', error: 'There is no game at table a.' })
    const [, loaded, again] = await engine({ do: 'load', save: saved.save }, { do: 'position', seat: 0 })
    expect(loaded).toMatchObject({ kind: 'begun', game: 'wizards', seed: '1982', answers: 1 })
    expect(again.view).toEqual(b.view)
    const [, wrong] = await engine({ do: 'load', save: '{' })
    expect(wrong.kind).toBe('error')
  })

  it('gives the board, cards and tables of a game', async () => {
    const [, { kind, files }] = await engine({ do: 'data', game: 'wizards-quest' })
    expect(kind).toBe('data')
    expect(Object.keys(files).length).toBeGreaterThan(1)
    for (const [name, holds] of Object.entries(files))
      expect(holds).toEqual(JSON.parse(readFileSync(join('data/wizards-quest', name.replace(/^.*\//, '')), 'utf8')))
  })

  const hasPython = spawnSync('python3', ['--version']).status === 0
  it.skipIf(!hasPython)('is played by the Python client of the docs', () => {
    const { stdout, stderr, status } = spawnSync('python3', ['docs/bots/engine.py', process.execPath, program], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', ...place() },
    })
    expect([stderr, status]).toEqual(['', 0])
    expect(JSON.parse(stdout)).toHaveLength(3)
  })
})
