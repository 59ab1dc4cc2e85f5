import { readFileSync } from 'node:fs'

/** A benchmark figure, with its target if there is one. */
export interface Figure {
  /** A dotted name, from general to specific. It is the key in `--json`. */
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target?: { readonly least: number } | { readonly most: number }
}

/**
 * Times in seconds: wall-clock time, CPU time of the main thread (null if unavailable), and CPU time of all threads.
 */
export interface Seconds {
  readonly clock: number
  readonly main: number | null
  readonly all: number
}

/** The result of a timed slice: the number of runs, the work done and the time taken. */
export interface Slice {
  readonly runs: number
  readonly work: number
  readonly seconds: Seconds
}

/** Starts a stopwatch and returns a function that reads it. */
function stopwatch(): () => Seconds {
  const clock = performance.now()
  const main = mainThreadSeconds()
  const all = processorSeconds()
  return () => {
    const mainNow = mainThreadSeconds()
    return {
      clock: (performance.now() - clock) / 1000,
      main: main === null || mainNow === null ? null : mainNow - main,
      all: processorSeconds() - all,
    }
  }
}

/** Returns the main thread's CPU time in seconds, or null if unavailable (it is read from Linux's /proc). */
function mainThreadSeconds(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e9
  } catch {
    return null
  }
}

/** Returns the CPU time of all threads of this process in seconds, excluding other processes. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * Calls `run` repeatedly for about this many seconds. `run` gets the number of earlier calls (plus `from`) and returns
 * the work done.
 */
export function timedSlice(seconds: number, run: (n: number) => number, from = 0): Slice {
  const end = performance.now() + seconds * 1000
  const took = stopwatch()
  let runs = 0
  let work = 0
  do work += run(from + runs++)
  while (performance.now() < end)
  return { runs, work, seconds: took() }
}

/** Measures the mean time of a call in microseconds, after a warm-up. */
export function microseconds(seconds: number, run: () => unknown): number {
  const once = () => {
    run()
    return 1
  }
  timedSlice(seconds / 4, once)
  const { work, seconds: took } = timedSlice(seconds, once)
  return (took.all / work) * 1e6
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

export const round = (n: number, places = 1): number => Math.round(n * 10 ** places) / 10 ** places

/** Returns true if a figure meets its target, or null if it has none. */
export function meetsTarget({ value, target }: Figure): boolean | null {
  if (!target) return null
  return 'least' in target ? value >= target.least : value <= target.most
}

/** Returns a figure as a line with its name, value, unit, and how it compares to its target. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, target } = figure
  const line = `${name.padEnd(46)} ${value.toLocaleString('en').padStart(12)} ${unit}`
  if (!target) return line
  const wanted =
    'least' in target ? `at least ${target.least.toLocaleString('en')}` : `at most ${target.most.toLocaleString('en')}`
  return `${line.padEnd(76)} ${meetsTarget(figure) ? 'meets' : 'misses'} the target: ${wanted}`
}
