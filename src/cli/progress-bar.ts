import type { Environment } from './environment.ts'

const BAR = 30

export interface ProgressBar {
  show(done: number): void
  clear(): void
}

/** Draws a progress bar on one line of standard error. Does nothing without a terminal. */
export function progressBar({ stderr }: Pick<Environment, 'stderr'>, count: number): ProgressBar {
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} }
  const started = performance.now()
  return {
    show(done) {
      const full = Math.round((BAR * done) / count)
      const left = done === 0 ? '' : `, ${clock(((performance.now() - started) * (count - done)) / done)} left`
      stderr.write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${count}${left}`)
    },
    clear: () => stderr.write('\r\u001b[K'),
  }
}

/** Formats a duration in whole seconds, or in minutes if it is long. */
export function clock(millis: number): string {
  const seconds = Math.round(millis / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
