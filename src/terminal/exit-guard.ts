import { constants } from 'node:os'
import { isatty } from 'node:tty'

/** The members of `process` that are needed to end the program. Tests pass their own. */
export type ExitProcess = Pick<NodeJS.Process, 'pid' | 'once' | 'exit' | 'kill' | 'removeAllListeners'>

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGQUIT'

/** The file descriptors of the standard streams that were terminals when the program started. */
const TERMINALS = [0, 1, 2].filter(isatty)

/** Ends the program with a signal so that the parent process sees which one. Exit listeners run first. */
export function endBy(signal: Signal, host: ExitProcess): void {
  host.once('exit', () => raise(signal, host))
  host.exit(128 + constants.signals[signal])
}

/**
 * Ends the program with SIGHUP if its terminal is gone at exit. Otherwise Node would try to restore the terminal's
 * modes, fail, and abort with a core dump. Call it last, so that all other exit listeners run first.
 */
export function restoreTerminalOnExit(host: ExitProcess): void {
  host.once('exit', () => {
    if (isTerminalGone()) raise('SIGHUP', host)
  })
}

const isTerminalGone = (): boolean => TERMINALS.some(fd => !isatty(fd))

function raise(signal: Signal, host: ExitProcess): void {
  host.removeAllListeners(signal)
  host.kill(host.pid, signal)
  // The program is still running because its parent made it ignore the signal.
  if (isTerminalGone()) host.kill(host.pid, 'SIGKILL')
}
