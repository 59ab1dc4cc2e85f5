import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { played } from '../storage/table.ts'
import { built } from './built.ts'
import { cantrip } from './environment.ts'

const Time = v.pipe(v.string(), v.isoTimestamp())
const Text = v.string()
const Texts = v.array(Text)
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Begun = {
  game: Text,
  rules: Count,
  options: v.record(Text, Text),
  seats: Texts,
  seed: v.nullable(Text),
}
const Told = { cantrip: v.literal(1) }

/** Every shape in docs/protocol.md, by the command that outputs it. */
const SHAPES = {
  'saves --json': v.strictObject({
    ...Told,
    kind: v.literal('saves'),
    folder: Text,
    saves: v.array(
      v.strictObject({
        name: Text,
        path: Text,
        changed: Time,
        answers: Count,
        problem: v.nullable(Text),
        game: v.nullable(v.strictObject({ ...Begun, players: Texts, practice: v.boolean() })),
      }),
    ),
  }),
  'tables --json': v.strictObject({ ...Told, kind: v.literal('tables'), folder: Text, tables: v.array(v.unknown()) }),
  'turns --json': v.strictObject({ ...Told, kind: v.literal('turns'), turns: v.array(v.unknown()) }),
  'doctor --json': v.strictObject({
    ...Told,
    kind: v.literal('doctor'),
    version: Text,
    ok: v.boolean(),
    findings: v.pipe(v.array(v.strictObject({ what: Text, ok: v.nullable(v.boolean()), found: Text })), v.minLength(5)),
  }),
  'rules 2 --json': v.strictObject({
    ...Told,
    kind: v.literal('rules'),
    game: v.literal('toy'),
    chapters: v.array(v.strictObject({ number: Text, title: Text, intro: Text })),
    sections: v.pipe(v.array(v.strictObject({ id: Text, chapter: Text, title: Text, text: Text })), v.minLength(2)),
  }),
  'settings --json': v.strictObject({
    ...Told,
    kind: v.literal('settings'),
    file: Text,
    settings: v.pipe(
      v.array(v.strictObject({ name: Text, value: v.unknown(), values: Texts, forced: v.nullable(Text) })),
      v.length(13),
    ),
  }),
}
const Game = v.strictObject({
  ...Told,
  kind: v.literal('game'),
  file: v.optional(Text),
  ...Begun,
  answers: Count,
  winners: v.nullable(v.array(Count)),
})
const Event = v.looseObject({
  kind: Text,
  answer: Count,
  day: Count,
  rule: Text,
  text: v.nullable(Text),
})

describe('JSON output', () => {
  const page = readFileSync('docs/protocol.md', 'utf8')

  it.each(Object.entries(SHAPES))(
    'by %s has the documented shape, without undocumented fields',
    async (line, shape) => {
      const saves = folder()
      played(join(saves, 'friday.cantrip'), 4)
      writeFileSync(join(saves, 'bad.cantrip'), 'nothing')
      const { out, err } = await cantrip(line.split(' '), { saves })
      expect(err).toBe('')
      const told = v.parse(shape, JSON.parse(out))
      const fields = (value: unknown): string[] =>
        Array.isArray(value)
          ? value.flatMap(fields)
          : typeof value === 'object' && value !== null
            ? Object.entries(value).flatMap(([name, below]) => [name, ...(name === 'options' ? [] : fields(below))])
            : []
      for (const name of new Set(fields(told))) expect(page).toContain(`\`${name}\``)
    },
  )

  it('of a replay is the game, followed by each event with the number of its answer', async () => {
    const saves = folder()
    played(join(saves, 'friday.cantrip'), 30)
    const lines = (await cantrip(['replay', 'friday', '--json'], { saves })).out.trimEnd().split('\n')
    const [game, ...events] = lines.map(line => JSON.parse(line))
    expect(v.parse(Game, game).answers).toBe(30)
    const numbers = events.map(event => v.parse(Event, event).answer)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbers[0]).toBe(0)
    expect(numbers.at(-1)).toBeGreaterThan(20)
  })
})

/** True if GNU parallel is installed. */
const hasParallel =
  spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.startsWith('GNU parallel') === true

describe('a run split into parts', () => {
  let program = ''
  beforeAll(async () => {
    program = await built()
  })

  it.skipIf(!hasParallel)('with GNU parallel, as documented, gives the statistics of a single run', async () => {
    const page = readFileSync('docs/protocol.md', 'utf8')
    const script = /```sh\n(parallel [\s\S]*?)```/.exec(page)?.[1] ?? ''
    const home = folder()
    const env = { PATH: process.env.PATH ?? '', HOME: home, LANG: 'C.UTF-8' }
    writeFileSync(join(home, 'cantrip'), `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`, { mode: 0o755 })
    const run = (text: string) =>
      execFileSync('sh', ['-c', text], { cwd: home, env: { ...env, PATH: `${home}:${env.PATH}` }, encoding: 'utf8' })
    // The commands from the documentation page, with fewer games.
    const small = script.replace('--games 25', '--games 3').replace('seq 0 25 175', 'seq 0 3 9')
    expect(small).not.toBe(script)
    const shared = run(small)
    const untimed = (text: string) => text.split('\n').filter(line => !/second|longest|decision/.test(line))
    expect(untimed(shared)).toEqual(untimed(run('cantrip sim wizards --seats bot:apprentice --games 12')))
    expect(shared).toContain('12 games')
  })
})
