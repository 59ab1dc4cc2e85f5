import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '../games/registry.ts'
import { type Game, Match, replay, seedRandom } from '../kernel/index.ts'
import { fuzzGame, headerFor, playOut, randomAnswer } from './fuzz.ts'

/** A figure of the bench: what, how much, and in which unit. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** `bench [--json] [--seconds N] [--no-terminal]`: measures random play and the screen. Returns the exit code. */
export async function benchCommand(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      seconds: { type: 'string', default: '5' },
      'no-terminal': { type: 'boolean' },
    },
  })
  const seconds = Number(values.seconds)
  const figures: Figure[] = []
  for (const game of games) figures.push(...benchGame(game, seconds))
  if (!values['no-terminal']) figures.push(...(await benchTerminal()))
  if (values.json) console.log(JSON.stringify(Object.fromEntries(figures.map(f => [f.name, f.value]))))
  else
    for (const { name, value, unit } of figures)
      console.log(`${name.padEnd(44)} ${value.toLocaleString('en').padStart(12)} ${unit}`)
  return 0
}

/** Random play of a game: bare, solitaire alone, with everything checked; loading a long save. */
function benchGame(game: Game, seconds: number): Figure[] {
  for (let n = 0; n < 6; n++) playOut(game, headerFor(game, n, 'warm'))
  const all = timed(seconds, n => playOut(game, headerFor(game, n, 'bench')).decisions)
  const alone = timed(seconds, n => playOut(game, headerFor(game, 3 * n + 1, 'bench')).decisions)
  const checked = timed(seconds, n => fuzzGame(game, headerFor(game, n, 'bench'), { deep: false }).decisions)
  return [
    { name: `${game.id}.random.decisionsPerSecond`, value: Math.round(all.work / all.seconds), unit: 'decisions/s' },
    {
      name: `${game.id}.solitaire.decisionsPerSecond`,
      value: Math.round(alone.work / alone.seconds),
      unit: 'decisions/s',
    },
    { name: `${game.id}.solitaire.gamesPerSecond`, value: round(alone.runs / alone.seconds), unit: 'games/s' },
    {
      name: `${game.id}.checked.decisionsPerSecond`,
      value: Math.round(checked.work / checked.seconds),
      unit: 'decisions/s',
    },
    { name: `${game.id}.load5000Answers`, value: round(loadMillis(game, 5000)), unit: 'ms' },
  ]
}

function timed(seconds: number, run: (n: number) => number): { runs: number; work: number; seconds: number } {
  const start = performance.now()
  let runs = 0
  let work = 0
  while (performance.now() - start < seconds * 1000) work += run(runs++)
  return { runs, work, seconds: (performance.now() - start) / 1000 }
}

/** How long it takes to replay a record of so many answers, its fingerprints compared (the least of three). */
function loadMillis(game: Game, answers: number): number {
  const header = { ...headerFor(game, 0, 'load'), practice: true }
  const match = Match.begin(game, header)
  const random = seedRandom('load', 'play')
  const lines: { seat: number; id: string; hash: string }[] = []
  let rewound = 0
  while (lines.length < answers) {
    if (match.over) break
    const answer = randomAnswer(random, match.questions)
    match.answer(answer.seat, answer.id)
    lines.push({ ...answer, hash: match.hash() })
    rewound++
  }
  if (rewound === 0) return 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const start = performance.now()
    replay(game, { header, lines })
    least = Math.min(least, performance.now() - start)
  }
  return (least * answers) / lines.length
}

const round = (n: number): number => Math.round(n * 10) / 10

/** The end of a frame in the stream: our writer closes each with the end of a synchronized update. */
const FRAME_END = '\u001b[?2026l'
const KEYS = 3000

/** The program in a pseudo-terminal of 100 by 40: launch, keys, bytes, memory. */
async function benchTerminal(): Promise<Figure[]> {
  const { spawn } = await import('@lydell/node-pty')
  const saves = mkdtempSync(join(tmpdir(), 'cantrip-bench-'))
  const launches: number[] = []
  const begin = (name: string) => {
    const started = performance.now()
    const child = spawn(
      process.execPath,
      ['bin/cantrip.js', 'play', 'wizards', '--seats', 'Ann', '--seed', '1982', '--name', name],
      {
        cols: 100,
        rows: 40,
        name: 'xterm-256color',
        env: {
          ...process.env,
          CI: 'false',
          NO_COLOR: '',
          CANTRIP_SAVES: saves,
          XDG_CONFIG_HOME: saves,
          LANG: 'C.UTF-8',
        } as Record<string, string>,
      },
    )
    return { child, started }
  }
  const frames = (child: ReturnType<typeof begin>['child']) => {
    let bytes = 0
    let waiting: (() => void) | null = null
    let tail = ''
    child.onData(chunk => {
      bytes += Buffer.byteLength(chunk)
      tail = (tail + chunk).slice(-4000)
      if (waiting && tail.includes(FRAME_END)) {
        tail = ''
        const go = waiting
        waiting = null
        go()
      }
    })
    return {
      next: (timeout: number) =>
        new Promise<boolean>(resolve => {
          const timer = setTimeout(() => {
            waiting = null
            resolve(false)
          }, timeout)
          waiting = () => {
            clearTimeout(timer)
            resolve(true)
          }
        }),
      count: () => bytes,
    }
  }
  for (let i = 0; i < 5; i++) {
    const { child, started } = begin(`launch-${i}`)
    const stream = frames(child)
    if (await stream.next(10_000)) launches.push(performance.now() - started)
    child.kill()
  }
  const { child } = begin('keys')
  const stream = frames(child)
  await stream.next(10_000)
  await new Promise(resolve => setTimeout(resolve, 500))
  child.write('l')
  await stream.next(1000)
  const keys = ['\u001b[C', '\u001b[C', '\u001b[B', '\u001b[D', '\u001b[D', '\u001b[A']
  const times: number[] = []
  const before = stream.count()
  const early = memoryOf(child.pid)
  let answered = 0
  for (let i = 0; i < KEYS; i++) {
    const start = performance.now()
    const frame = stream.next(1000)
    child.write(keys[i % keys.length]!)
    if (await frame) {
      times.push(performance.now() - start)
      answered++
    } else if (i - answered > 20) throw new Error('the program does not answer the keys of the bench')
  }
  const bytes = (stream.count() - before) / Math.max(1, answered)
  const late = memoryOf(child.pid)
  child.kill()
  rmSync(saves, { recursive: true, force: true })
  times.sort((a, b) => a - b)
  launches.sort((a, b) => a - b)
  const at = (list: readonly number[], share: number) =>
    round(list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0)
  return [
    { name: 'terminal.launchToFirstFrame', value: at(launches, 0.5), unit: 'ms' },
    { name: 'terminal.keyToFrameP50', value: at(times, 0.5), unit: 'ms' },
    { name: 'terminal.keyToFrameP95', value: at(times, 0.95), unit: 'ms' },
    { name: 'terminal.bytesPerKey', value: Math.round(bytes), unit: 'bytes' },
    { name: 'terminal.keysAnswered', value: answered, unit: `of ${KEYS}` },
    { name: 'terminal.memoryAtStart', value: early, unit: 'MB' },
    { name: 'terminal.memoryAfterKeys', value: late, unit: 'MB' },
  ]
}

/** The memory a process holds, in MB; 0 where the system does not say. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
