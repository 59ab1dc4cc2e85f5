import { constants } from 'node:os'
import { isatty } from 'node:tty'

/** What of a process its end needs. A test puts its own here. */
export type Ending = Pick<NodeJS.Process, 'pid' | 'once' | 'exit' | 'kill' | 'removeAllListeners'>

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

/** Which of the standard streams were terminals when the program began. */
const TERMINALS = [0, 1, 2].filter(isatty)

/**
 * Ends the program as this signal ends one, so that whoever waits for it sees which. Others hear of the end as ever and
 * give back what they hold.
 */
export function endBy(signal: Signal, host: Ending): void {
  host.once('exit', () => raise(signal, host))
  host.exit(128 + constants.signals[signal])
}

/**
 * Has the program end by SIGHUP where its terminal is gone by then, whatever else would have ended it: Node would set the
 * modes of that terminal right, cannot, and dies of it with a core. To be called last.
 */
export function mindTheTerminal(host: Ending): void {
  host.once('exit', () => {
    if (isTerminalGone()) raise('SIGHUP', host)
  })
}

const isTerminalGone = (): boolean => TERMINALS.some(fd => !isatty(fd))

function raise(signal: Signal, host: Ending): void {
  host.removeAllListeners(signal)
  host.kill(host.pid, signal)
  // Still here: whoever started it has it ignore the signal.
  if (isTerminalGone()) host.kill(host.pid, 'SIGKILL')
}
