import { readFileSync } from 'node:fs'

/** A figure of the bench: what, how much, in which unit, and the bar it has to come up to, where there is one. */
export interface Figure {
  /** Dotted, from the large to the small; the key of `--json`. */
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly bar?: { readonly least: number } | { readonly most: number }
}

/** Seconds that something took: by the clock, of the processor for the main thread (null where the system does not say), and for all threads of the process. */
export interface Seconds {
  readonly clock: number
  readonly main: number | null
  readonly all: number
}

/** What a slice of time was spent on: runs of a thing, the work they did, and the seconds they took. */
export interface Slice {
  readonly runs: number
  readonly work: number
  readonly seconds: Seconds
}

/** The seconds from now until the function given back is called. */
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

/** The processor's time of the main thread so far, in seconds; null where the system does not say (it stands in /proc of Linux). */
function mainThreadSeconds(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e9
  } catch {
    return null
  }
}

/** The processor's time that this process has taken so far, in seconds and by all its threads: others of the machine do not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Runs a thing over and over for about so long; it is told how often it ran before, and says how much work it did. */
export function slice(seconds: number, run: (n: number) => number, from = 0): Slice {
  const end = performance.now() + seconds * 1000
  const took = stopwatch()
  let runs = 0
  let work = 0
  do work += run(from + runs++)
  while (performance.now() < end)
  return { runs, work, seconds: took() }
}

/** The mean time of one run in microseconds, after some runs that nobody counts. */
export function microseconds(seconds: number, run: () => unknown): number {
  const once = () => {
    run()
    return 1
  }
  slice(seconds / 4, once)
  const { work, seconds: took } = slice(seconds, once)
  return (took.all / work) * 1e6
}

/** The middle of some numbers; 0 where there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

/** Rounded to so many places. */
export const round = (n: number, places = 1): number => Math.round(n * 10 ** places) / 10 ** places

/** Whether a figure comes up to its bar; null where it has none. */
export function clears({ value, bar }: Figure): boolean | null {
  if (!bar) return null
  return 'least' in bar ? value >= bar.least : value <= bar.most
}

/** A figure as a line: its name, the number, the unit, and how it stands to its bar. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, bar } = figure
  const line = `${name.padEnd(46)} ${value.toLocaleString('en').padStart(12)} ${unit}`
  if (!bar) return line
  const wanted =
    'least' in bar ? `at least ${bar.least.toLocaleString('en')}` : `at most ${bar.most.toLocaleString('en')}`
  return `${line.padEnd(76)} ${clears(figure) ? 'clears' : 'misses'} the bar: ${wanted}`
}
