import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { below, Match, pickAnswer, type RandomState, seedRandom } from '../../src/kernel/index.ts'
import { GameSession, gameOf, loadSave, newHeader } from '../../src/storage/index.ts'
import { amount } from '../amount.ts'
import { built } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'

/** The number of times the robot is killed. Set CANTRIP_KILLS for more. */
const KILLS = amount(20, 10_000, 'CANTRIP_KILLS')
/** The games that the robots play, one each, in parallel. */
const TABLES = [
  { game: 'wizards', seats: ['Ann'] },
  { game: 'wizards-quest', seats: ['Ann', 'Ben', 'Cleo'] },
  { game: 'wizards-revised', seats: ['Ann'], options: { variant: 'cooperative' } },
  { game: 'magic-realm', seats: ['Ann', 'Ben'], options: { encounter: '3' } },
] as const
type Played = (typeof TABLES)[number]
/** The time limit for a slow machine. On a fast one, no kill takes a second. */
const PATIENCE = 60_000 + KILLS * 10_000

let program: string
beforeAll(async () => {
  program = await built()
})

/** A game that the robot will play: each answer and the resulting position. */
interface Plan {
  readonly answers: readonly string[]
  readonly hashes: readonly string[]
}

/** Plays a game of random legal answers, to its end or for a long time. */
function planOf({ game: id, ...table }: Played, seed: string): Plan {
  const game = gameOf(id, games)
  const match = Match.begin(game, newHeader(game, { ...table, seed }))
  const random = seedRandom(seed, 'robot')
  const answers: string[] = []
  const hashes = [match.hash()]
  while (!match.over && answers.length < 1500) {
    const question = match.questions[0]!
    const id = pickAnswer(random, question)
    match.answer(question.seat, id)
    answers.push(id)
    hashes.push(match.hash())
  }
  return { answers, hashes }
}

/** The moment of a kill: some milliseconds after some bytes of output, or after the start if there are none. */
interface Kill {
  readonly bytes: number
  readonly delay: number
  /**
   * The signal after the disk fails. A killed program can't save anything, but one that is asked to end can.
   */
  readonly refused?: 'SIGTERM' | 'SIGHUP'
}

function killOf(random: RandomState): Kill {
  if (below(random, 5) === 0)
    return {
      bytes: 1 + below(random, 20_000),
      delay: below(random, 40),
      refused: below(random, 2) === 0 ? 'SIGTERM' : 'SIGHUP',
    }
  // Every fifth kill comes while the program starts, loads the save, or asks the first question.
  return below(random, 5) === 0
    ? { bytes: 0, delay: below(random, 400) }
    : { bytes: 1 + below(random, 40_000), delay: below(random, 4) }
}

/**
 * Lets the program play until its kill, and returns all its output. The output is a file, because a pipe would keep
 * part of it in the program until somebody reads.
 */
async function playUntil(args: readonly string[], home: string, input: string, kill: Kill): Promise<string> {
  const screen = join(home, 'screen')
  const fd = openSync(screen, 'w+')
  try {
    const child = spawn(process.execPath, [program, ...args, '--plain'], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: home,
        CANTRIP_SAVES: join(home, 'saves'),
        TMPDIR: join(home, 'temporary'),
      },
      stdio: ['pipe', fd, fd],
    })
    const ended = new Promise<string | null>(resolve => child.on('close', (_code, by) => resolve(by)))
    child.stdin?.on('error', () => undefined)
    child.stdin?.write(input)
    // A finished game draws nothing more, so it is killed while it waits. A slow machine takes longer to start.
    for (let last = 0, idle = 0; fstatSync(fd).size < kill.bytes && idle < (last === 0 ? 20_000 : 500); idle++) {
      await pause(1)
      const { size } = fstatSync(fd)
      if (size > last) idle = 0
      last = size
    }
    const saves = join(home, 'saves')
    const refuses = kill.refused !== undefined && existsSync(saves)
    // A file in place of the folder keeps every writer out, even root.
    if (refuses) {
      renameSync(saves, `${saves}-away`)
      writeFileSync(saves, '')
    }
    await pause(kill.delay)
    const by = kill.refused ?? 'SIGKILL'
    child.kill(by)
    const signal = await ended
    if (refuses) {
      rmSync(saves)
      renameSync(`${saves}-away`, saves)
    }
    const out = readFileSync(screen, 'utf8')
    expect(signal, `it was to be ended by ${by}, and said ${out.slice(-300)}`).toBe(by)
    return out
  } finally {
    closeSync(fd)
  }
}

/** Returns the number of answers the program has read. It echoes each one that doesn't come from a keyboard. */
const heard = (out: string): number => out.match(/^> .+\n/gm)?.length ?? 0

/** Returns the number of answers with a visible effect, which is output after the answer. */
const drawn = (out: string): number => heard(out) - (/^> .+\n$/m.test(out.slice(out.lastIndexOf('\n> ') + 1)) ? 1 : 0)

/** Lets one robot play game after game and kills it again and again. Returns the number of kills without a loss. */
async function survive(robot: number, table: Played, kills: number): Promise<{ survived: number; rescued: number }> {
  const random = seedRandom(`kill ${robot}`, 'robot')
  const home = folder()
  mkdirSync(join(home, 'temporary'))
  // The plan answers every question itself.
  execFileSync(process.execPath, [program, 'settings', 'questions', 'all'], { env: { ...process.env, HOME: home } })
  let survived = 0
  let rescued = 0
  for (let n = 0; survived < kills; n++) {
    const seed = `${robot}-${n}`
    const plan = planOf(table, seed)
    const path = join(home, 'saves', `${table.game}-${seed}.cantrip`)
    const set =
      'options' in table ? Object.entries(table.options).flatMap(([name, value]) => ['--set', `${name}=${value}`]) : []
    for (let unchanged = 0; survived < kills && unchanged < plan.answers.length; survived++) {
      const there = statSync(path, { throwIfNoEntry: false }) !== undefined
      const begin = ['play', table.game, '--seats', table.seats.join(','), ...set, '--seed', seed]
      const args = there ? ['resume', `${table.game}-${seed}`] : begin
      const input = plan.answers.slice(unchanged).join('\n')
      const out = await playUntil(args, home, `${input}\n`, killOf(random))
      const where = `robot ${robot}, seed ${seed}, from answer ${unchanged}`
      // An emergency copy contains all that could not be written to the disk.
      const copy = join(home, 'temporary', basename(path))
      if (existsSync(copy)) {
        rescued++
        copyFileSync(copy, path)
        rmSync(copy)
      }
      if (statSync(path, { throwIfNoEntry: false }) === undefined) {
        expect(out, `${where}: something was drawn of a game that is not there`).toBe('')
        continue
      }
      unchanged = expectKept(path, plan, unchanged, out, where)
    }
    if (statSync(path, { throwIfNoEntry: false })) expectGoesOn(path, plan)
  }
  return { survived, rescued }
}

/** Checks that the file has everything shown and nothing else, and plays. Returns the number of answers. */
function expectKept(path: string, plan: Plan, before: number, out: string, where: string): number {
  const { match, record, notes } = loadSave(path, games)
  const { length } = record.lines
  expect(length, `${where}: lost what was drawn`).toBeGreaterThanOrEqual(before + drawn(out))
  expect(length, `${where}: more than was said`).toBeLessThanOrEqual(before + heard(out))
  expect(
    record.lines.map(line => ('id' in line ? line.id : '')),
    where,
  ).toEqual(plan.answers.slice(0, length))
  expect(match.hash(), where).toBe(plan.hashes[length])
  for (const note of notes) expect(note, where).toMatch(/^The last line of .* was cut off/)
  return length
}

/** Continues the game in the same file with the next answer, unless it is over. */
function expectGoesOn(path: string, { answers, hashes }: Plan): void {
  const session = GameSession.resume(path, games)
  const { length } = session.record.lines
  const next = answers[length]
  if (next === undefined) {
    session.close()
    return
  }
  session.answer(session.match.questions[0]!.seat, next)
  expect(session.close().ok).toBe(true)
  expect(session.path).toBe(path)
  expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(length + 2)
  expect(loadSave(path, games).match.hash()).toBe(hashes[length + 1])
}

test(
  'a game killed at any moment resumes with everything that was drawn',
  async () => {
    const shares = TABLES.map((_, i) => Math.floor((KILLS + i) / TABLES.length))
    const survived = await Promise.all(TABLES.map((table, i) => survive(i, table, shares[i]!)))
    const sum = survived.reduce((all, { survived }) => all + survived, 0)
    const rescued = survived.reduce((all, { rescued }) => all + rescued, 0)
    console.log(`kills survived ${sum}/${KILLS}, ${rescued} of them by an emergency copy`)
    // A fifth of them end while the disk refuses writes, and most of those have something to rescue.
    if (KILLS >= 100) expect(rescued).toBeGreaterThan(KILLS / 20)
    expect(sum).toBe(KILLS)
  },
  PATIENCE,
)
