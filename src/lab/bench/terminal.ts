import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, round } from './figures.ts'

/** The end of a frame. Our writer ends each frame with the end of a synchronized update. */
const FRAME_END = '\u001b[?2026l'
const KEYS = 3000
const LAUNCHES = 11
/** The time allowed for a launch to write its compile cache (ms). */
const CACHE_WRITE_TIME = 2000

/**
 * Measures the program in a pseudo-terminal: launch time, response to keys, bytes written and memory with Wizards at
 * 100x40, and the response to keys with Magic Realm at 200x60.
 */
export async function benchTerminal(): Promise<Figure[]> {
  const { spawn } = await import('@lydell/node-pty')
  const saves = mkdtempSync(join(tmpdir(), 'cantrip-bench-'))
  // Drop the variables that affect every Node process (such as certificates and preloaded modules).
  const { PATH = '', HOME = saves } = process.env
  const env = { PATH, HOME, CI: 'false', CANTRIP_SAVES: saves, XDG_CONFIG_HOME: saves, LANG: 'C.UTF-8' }
  const opened = (args: readonly string[], [cols, rows]: readonly [number, number] = [100, 40]) => {
    const started = performance.now()
    const child = spawn(process.execPath, [...args], { cols, rows, name: 'xterm-256color', env })
    return { child, started }
  }
  const begin = (name: string, game = 'wizards', size?: readonly [number, number]) =>
    opened(['bin/cantrip.js', 'play', game, '--seats', 'Ann', '--seed', '1982', '--name', name], size)
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
  // Launch the program once, so that a new build has a compile cache.
  const fresh = begin('fresh').child
  await frames(fresh).next(10_000)
  await new Promise(resolve => setTimeout(resolve, CACHE_WRITE_TIME))
  fresh.kill()
  const launches: number[] = []
  const bare: number[] = []
  for (let i = 0; i < LAUNCHES; i++) {
    const { child, started } = begin(`launch-${i}`)
    const stream = frames(child)
    if (await stream.next(10_000)) launches.push(performance.now() - started)
    child.kill()
    const nothing = opened(['-e', '0'])
    await new Promise<void>(resolve => nothing.child.onExit(() => resolve()))
    bare.push(performance.now() - nothing.started)
  }
  /** Moves the cursor on the map with many key presses. */
  const press = async ({ child }: ReturnType<typeof begin>, presses: number) => {
    const stream = frames(child)
    await stream.next(10_000)
    await new Promise(resolve => setTimeout(resolve, 500))
    child.write('x')
    await stream.next(1000)
    const keys = ['\u001b[C', '\u001b[C', '\u001b[B', '\u001b[D', '\u001b[D', '\u001b[A']
    const times: number[] = []
    const before = stream.count()
    const early = memoryOf(child.pid)
    for (let i = 0; i < presses; i++) {
      const start = performance.now()
      const frame = stream.next(1000)
      child.write(keys[i % keys.length]!)
      if (await frame) times.push(performance.now() - start)
      else if (i - times.length > 20) throw new Error("the program does not react to the benchmark's key presses")
    }
    const bytes = (stream.count() - before) / Math.max(1, times.length)
    const late = memoryOf(child.pid)
    child.kill()
    return { times: times.sort((a, b) => a - b), bytes, early, late }
  }
  const { times, bytes, early, late } = await press(begin('keys'), KEYS)
  const realm = await press(begin('realm', 'magic-realm', [200, 60]), KEYS / 10)
  rmSync(saves, { recursive: true, force: true })
  launches.sort((a, b) => a - b)
  bare.sort((a, b) => a - b)
  const at = (list: readonly number[], share: number) =>
    round(list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0)
  return [
    { name: 'terminal.launchToFirstFrame', value: at(launches, 0.5), unit: 'ms', target: { most: 110 } },
    { name: 'terminal.bareNode', value: at(bare, 0.5), unit: 'ms for Node alone to begin and end' },
    { name: 'terminal.keyToFrameP50', value: at(times, 0.5), unit: 'ms' },
    { name: 'terminal.keyToFrameP95', value: at(times, 0.95), unit: 'ms', target: { most: 4 } },
    { name: 'terminal.bytesPerKey', value: Math.round(bytes), unit: 'bytes', target: { most: 350 } },
    { name: 'terminal.realm200x60KeyP95', value: at(realm.times, 0.95), unit: 'ms', target: { most: 8 } },
    { name: 'terminal.keysAnswered', value: times.length, unit: `of ${KEYS}` },
    { name: 'terminal.memoryAtStart', value: early, unit: 'MB' },
    { name: 'terminal.memoryAfterKeys', value: late, unit: 'MB', target: { most: 90 } },
  ]
}

/** Returns the memory of a process in MB, or 0 if unavailable. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
