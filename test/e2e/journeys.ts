import { join } from 'node:path'
import { afterEach, beforeAll } from 'vitest'
import { built } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'

/** The setup shared by the journeys in one file: the built program, and a cleanup after each. */
export interface Journeys {
  /** Returns the path of the program, which is set once tests run. */
  program(): string
  /** Ends something after the test, the last opened first. */
  ends(end: () => void | Promise<void>): void
  /** Ends a session after the test, and returns it. */
  opened(session: PtySession): PtySession
  /** Starts the program with these arguments in its own terminal and home. */
  plays(words: readonly string[], columns: number, rows: number, env?: Record<string, string>): PtySession
}

/** Returns the environment for a home, with its saves inside. */
export const homeOf = (home: string): Record<string, string> => ({
  HOME: home,
  CANTRIP_SAVES: join(home, 'saves'),
  CANTRIP_SPEED: 'instant',
  // The tests must see a covered table's screen, with or without secrets.
  CANTRIP_HANDOVER: 'always',
  NODE_ENV: 'production',
  LANG: 'C.UTF-8',
})

/** Prepares the journeys of a file. */
export function journeys(): Journeys {
  let program = ''
  const open: (() => void | Promise<void>)[] = []
  beforeAll(async () => {
    program = await built()
  })
  afterEach(async () => {
    for (const end of open.splice(0).reverse()) await end()
  })
  const ends = (end: () => void | Promise<void>) => void open.push(end)
  const opened = (session: PtySession) => {
    ends(() => session.end())
    return session
  }
  return {
    program: () => program,
    ends,
    opened,
    plays: (words, columns, rows, env = {}) =>
      opened(new PtySession(process.execPath, [program, ...words], { ...homeOf(folder()), ...env }, columns, rows)),
  }
}
