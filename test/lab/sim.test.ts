import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { wizards } from '../../src/games/wizards/game.ts'
import { reportOn, runHere } from '../../src/lab/sim/index.ts'
import { simulate } from '../../src/lab/sim/play.ts'
import { shareOf } from '../../src/lab/sim/report.ts'
import { seatings } from '../../src/lab/sim/seating.ts'
import { amount } from '../amount.ts'
import { cantrip } from '../cli/environment.ts'
import { folder } from '../folder.ts'
import { games, rulebooks } from '../games/library.ts'

const library = async () => ({ games, rulebooks })
const sim = (...args: string[]) => cantrip(['sim', 'wizards', ...args], { environment: { library } })
const RUN = ['--variant', 'solitaire', '--set', 'removed=6', '--seats', 'bot:apprentice', '--seed', 'test']

/** Returns the figures without measured times. */
function figures(text: string) {
  const { seconds, decisionsPerSecond, slowest, ...rest } = JSON.parse(text)
  return rest
}

describe('the Wilson interval', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [50, 100, 0.4038, 0.5962],
    [10, 10, 0.7225, 1],
  ])('of %i in %i is %f to %f', (count, of, low, high) => {
    const share = shareOf(count, of)
    expect(share.low).toBeCloseTo(low, 3)
    expect(share.high).toBeCloseTo(high, 3)
  })

  test('of nothing is the whole range', () => expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 }))
})

/** The number of games in a run that is played in parts. */
const GAMES = amount(3, 6)

test('a run that is split and merged has the statistics of a single run', async () => {
  const here = folder()
  const [whole, a, b] = ['whole', 'a', 'b'].map(name => join(here, `${name}.jsonl`)) as [string, string, string]
  const run = await sim(...RUN, '--games', `${GAMES}`, '--json', '--jsonl', whole)
  await sim(...RUN, '--games', '1', '--jsonl', a)
  await sim(...RUN, '--games', `${GAMES - 1}`, '--from', '1', '--jsonl', b)
  const merged = await cantrip(['sim', '--merge', b, a, '--json'], { environment: { library } })
  expect(merged.err).toBe('')
  expect(figures(merged.out)).toEqual(figures(run.out))
  expect(figures(merged.out).games).toBe(GAMES)
  // A line is complete: the file of a run gives the same report again, including times.
  const again = await cantrip(['sim', '--merge', whole, '--json'], { environment: { library } })
  expect(JSON.parse(again.out)).toEqual(JSON.parse(run.out))
})

test("a game's statistics are also grouped by a value that players share", async () => {
  const seat = (character: string, score: number) => [{ character, score }]
  const lines = [seat('elf', -30), seat('dwarf', -10), seat('elf', -20)].map((seats, n) => ({
    ...{ n, game: 'magic-realm', options: {}, seed: `s-${n}`, bots: ['mentor'], winners: [], ended: 'month', days: 28 },
    ...{ decisions: 1, millis: 1, slowest: [1], metrics: {}, seats },
  }))
  const { splits } = reportOn(lines)
  expect(splits).toMatchObject([
    { what: 'character', value: 'dwarf', came: { score: { mean: -10 } } },
    { what: 'character', value: 'elf', wins: { of: 2 }, came: { score: { mean: -25, least: -30, most: -20 } } },
  ])
})

test('bots that rotate seats sit in every arrangement in turn, and such a run can be split', async () => {
  const here = folder()
  const [whole, a, b] = ['whole', 'a', 'b'].map(name => join(here, `${name}.jsonl`)) as [string, string, string]
  const elfen = (...args: string[]) =>
    cantrip(
      ['sim', 'elfenwizards', '--rotate', '--seats', 'bot:apprentice,bot:wanderer,bot:wanderer', '--json', ...args],
      { environment: { library } },
    )
  const run = await elfen('--games', '6', '--jsonl', whole)
  const bots = readFileSync(whole, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).bots.indexOf('apprentice'))
  expect(bots).toEqual([0, 1, 2, 0, 1, 2])
  expect(figures(run.out).bots.find((one: { bot: string }) => one.bot === 'apprentice').wins.of).toBe(6)
  await elfen('--games', '4', '--jsonl', a)
  await elfen('--games', '2', '--from', '4', '--jsonl', b)
  const merged = await cantrip(['sim', '--merge', b, a, '--json'], { environment: { library } })
  expect(figures(merged.out)).toEqual(figures(run.out))
  // They differ from games in which each bot keeps its seat.
  await elfen('--games', '1', '--from', '9', '--jsonl', a)
  writeFileSync(b, readFileSync(a, 'utf8').replace('"rotated":true,', '').replaceAll('-9"', '-10"'))
  expect((await cantrip(['sim', '--merge', a, b])).err).toMatch(/only games of one kind can be merged/)
})

test('bots make bargains if allowed, and such games are counted separately', async () => {
  const here = folder()
  const [talked, silent] = ['talked', 'silent'].map(name => join(here, `${name}.jsonl`)) as [string, string]
  const elfen = (...args: string[]) =>
    cantrip(['sim', 'elfenwizards', '--seats', 'bot:apprentice,bot:wanderer,bot:apprentice', '--json', ...args], {
      environment: { library },
    })
  const run = await elfen('--games', '2', '--talk', '--jsonl', talked)
  expect(run.err).toBe('')
  const { metrics } = JSON.parse(run.out)
  expect(metrics['bargains offered'].least).toBeGreaterThan(0)
  expect(metrics['bargains agreed'].mean).toBeGreaterThan(0)
  expect(metrics['bargains agreed'].mean).toBeLessThanOrEqual(metrics['bargains offered'].mean)
  expect(metrics['bargains broken'].mean).toBeLessThanOrEqual(metrics['bargains agreed'].mean)
  // The same run gives the same result. Without bargains, the result differs.
  expect(figures((await elfen('--games', '2', '--talk')).out)).toEqual(figures(run.out))
  const quiet = await elfen('--games', '1', '--from', '2', '--jsonl', silent)
  expect(JSON.parse(quiet.out).metrics).not.toHaveProperty('bargains offered')
  expect((await cantrip(['sim', '--merge', talked, silent])).err).toMatch(/only games of one kind can be merged/)
})

test("a report names the game's unit of time once, and the winning bot", async () => {
  const elfen = ['sim', 'elfenwizards', '--games', '2', '--seats', 'bot:apprentice,bot:wanderer,bot:wanderer']
  const { out } = await cantrip(elfen, { environment: { library } })
  expect(out.match(/^ {2}rounds {2}/gm)).toHaveLength(1)
  expect(out).not.toMatch(/^ {2}days /m)
  expect(out).toMatch(/^ {2}\d of 2, .*(apprentice|wanderer) wins with N Power Points\.$/m)
  expect((await sim(...RUN, '--games', '1')).out.match(/^ {2}days {2}/gm)).toHaveLength(1)
})

test('a game without bargains says so', async () => {
  const { code, err } = await cantrip(['sim', 'wizards', '--games', '1', '--talk'], { environment: { library } })
  expect(code).toBe(2)
  expect(err).toMatch(/Wizards has no bargains; --talk works only with Elfenwizards (and|or) /)
})

test.each([
  [
    ['a', 'b', 'b'],
    ['abb', 'bab', 'bba'],
  ],
  [
    ['a', 'b', 'c'],
    ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'],
  ],
  [['a', 'a'], ['aa']],
])('every distinct seating of %j is found', (bots, ways) => {
  expect(seatings(bots).map(way => way.map(i => bots[i]).join(''))).toEqual(ways)
  for (const way of seatings(bots)) expect([...way].sort()).toEqual(bots.map((_, i) => i))
})

describe('the line that prevents a merge is named', () => {
  const line = { n: 0, game: 'wizards', options: {}, seed: 's-0', bots: ['wanderer'], winners: [], ended: '' }
  const rest = { days: 1, decisions: 1, millis: 1, slowest: [1], metrics: {}, seats: [] }
  const file = (...lines: unknown[]) => {
    const path = join(folder(), 'x.jsonl')
    writeFileSync(path, lines.map(one => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''))
    return path
  }
  test.each([
    ['no JSON', ['{'], /x\.jsonl:1 is not a line of "cantrip sim --jsonl": it is not JSON/],
    ['no game', [{ n: 1 }], /x\.jsonl:1 is not a line of "cantrip sim --jsonl"/],
    [
      'a game twice',
      [
        { ...line, ...rest },
        { ...line, ...rest },
      ],
      /x\.jsonl:2 repeats the game with seed "s-0" from/,
    ],
    [
      'another table',
      [
        { ...line, ...rest },
        { ...line, ...rest, seed: 's-1', bots: ['x'] },
      ],
      /only games of one kind can be merged/,
    ],
  ])('%s', async (_name, lines, sentence) => {
    const { err, code } = await cantrip(['sim', '--merge', file(...lines)])
    expect(err).toMatch(sentence)
    expect(code).toBe(1)
  })
})

test.each([
  ['--jsonl', /^({"n":\d+,"game":"wizards",.*}\n){2}$/],
  ['--svg', /^<\?xml .*<svg .*<\/svg>\n$/s],
  ['--csv', /^n,seed,bots,winners,.*\n(.*\n){2}$/],
])('a run prints its output: %s -', async (option, expected) => {
  const { out, code } = await sim(...RUN, '--games', '2', option, '-')
  expect(out).toMatch(expected)
  expect(code).toBe(0)
})

test.each([
  ['--json', '--csv', '-'],
  ['--svg', '-', '--jsonl', '-'],
])('a run prints only one output: %s %s %s', async (...options) => {
  const { err, code } = await sim(...RUN, '--games', '1', ...options)
  expect([err, code]).toEqual(['cantrip: Only one of --json, --csv -, --svg - and --jsonl - can be printed.\n', 2])
})

test('the output of one run can be piped into another', async () => {
  const { out } = await sim(...RUN, '--games', '2', '--jsonl', '-')
  const { out: merged } = await cantrip(['sim', '--merge', '-', '--json'], { input: out.trim().split('\n') })
  const { out: single } = await sim(...RUN, '--games', '2', '--json')
  expect(figures(merged)).toEqual(figures(single))
})

test('a run writes a table and a chart', async () => {
  const here = folder()
  const svg = join(here, 'chart.svg')
  const { out } = await sim(...RUN, '--games', '2', '--csv', '-', '--svg', svg)
  const rows = out.trim().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^n,seed,bots,winners,ended,days,decisions,millis,tasks done,/)
  expect(new Set(rows.map(row => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).length)).size).toBe(1)
  expect(readFileSync(svg, 'utf8')).toMatch(/^<\?xml .*<svg .*Wins in 2 games.*<\/svg>\n$/s)
})

test.each([
  [['--seats', 'Ann'], '--seats takes bots separated by commas, each of them bot:'],
  [['--seats', 'bot:merlin'], 'not "bot:merlin"'],
  [['--games', 'many'], '--games must be a whole number, 1 or more, not "many".'],
  [['--seats', 'bot:wanderer', '--variant', 'standard'], 'Wizards with variant standard is for 2 to 6 players, not 1.'],
])('%j is an invalid command line', async (args, sentence) => {
  const { err, code } = await sim(...args)
  expect(err).toContain(sentence)
  expect(code).toBe(2)
})

test('a game that fails is reported with its seed', async () => {
  const plan = {
    header: { game: 'wizards', rules: 1, options: {}, seats: ['a'], practice: false },
    seed: 'broken',
    bots: ['wanderer'],
  }
  const broken = {
    ...wizards,
    begin: () => {
      throw new Error('no board')
    },
  }
  await expect(simulate(broken, plan, 7)).rejects.toThrow('The game with seed "broken-7" failed: no board')
})

test('a run announces each game before it is played', async () => {
  const told: string[] = []
  const plan = {
    header: { game: 'elfenwizards', rules: 1, options: {}, seats: ['a', 'b', 'c'], practice: false },
    seed: 'order',
    bots: ['wanderer', 'wanderer', 'wanderer'],
  }
  await runHere(elfenwizards, plan, [3, 4], {
    begins: n => told.push(`begins ${n}`),
    game: line => told.push(`ends ${line.n}`),
    stopped: () => false,
  })
  expect(told).toEqual(['begins 3', 'ends 3', 'begins 4', 'ends 4'])
})

test('a report on no games is possible', () => expect(reportOn([]).games).toBe(0))

test('a run can continue a saved game, each time with different dice', async () => {
  const file = join(folder(), 'battle.moves')
  const begun = ['cantrip-moves 1', 'game magic-realm', 'battle build', 'encounter 2', 'seed start', 'seats Ann', '--']
  writeFileSync(file, [...begun, 'captain', 'foes', 'axe-goblin', '2', ''].join('\n'))
  const run = (...args: string[]) => cantrip(['sim', '--start', file, ...args], { environment: { library } })
  const { out } = await run('--games', '6', '--seats', 'bot:apprentice', '--json')
  const report = JSON.parse(out)
  expect(report.splits).toMatchObject([
    { what: 'began', value: 'captain' },
    { what: 'character', value: 'captain' },
  ])
  expect(report.metrics.rounds.most).toBeGreaterThan(report.metrics.rounds.least)
  for (const { how } of report.ended) expect(how).toMatch(/^battle: captain (won|died|fled|undecided)$/)
  expect((await run('--seats', 'bot:apprentice,bot:apprentice')).err).toContain(
    '--seats must name a bot for each of the 1 seats of the game, not 2',
  )
})
