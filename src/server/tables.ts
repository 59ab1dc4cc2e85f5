import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { connect, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { visible } from '../commands/index.ts'
import {
  askLock,
  codeOf,
  diskWords,
  forget,
  type Lock,
  makeFolder,
  type Surroundings,
  saveNameFault,
  Trouble,
  userFolder,
} from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { LineReader, LONGEST_TOLD, lineFor, type People, PROTOCOL, readTold } from './wire.ts'

/** What the socket of an open table ends with. */
const SOCKET_ENDING = '.table'
/** Systems cut the path of a socket off after about so many bytes. */
const LONGEST_PATH = 103
/** How long an open table may take to say who is there, in milliseconds. */
const PATIENCE = 2000

/** The folder of open tables where nobody names another: `CANTRIP_HALL`, else `tables` in the user's folder for data. */
export function tablesFolder(here: Surroundings): string {
  return here.env.CANTRIP_HALL || join(userFolder(here, 'data'), 'tables')
}

/** Where the table of this name listens. Throws Trouble for what is no name, and where the path is too long for a socket. */
export function tableSocket(hall: string, name: string): string {
  const fault = saveNameFault(name)
  if (fault) throw new Trouble(sentence('fault-of-name', { name: visible(name).slice(0, 60), fault }))
  const path = join(hall, name + SOCKET_ENDING)
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new Trouble(sentence('tables-path-too-long', { path }))
  return path
}

/** A table that can be joined, as it is told to everybody. */
export interface OpenTable {
  readonly name: string
  readonly game: string
  readonly people: People
  /** How far the game's clock has come, in its words. */
  readonly when: string
  readonly over: boolean
  /** Whom it waits for: the seats that are asked, since when (ISO 8601), and for what, by the game's word. */
  readonly asked: readonly { readonly seat: string; readonly since: string; readonly what: string | null }[]
}

/** The open tables of a hall by their names, told in a language; none where there is no such folder. Throws Trouble where it cannot be read. */
export async function openTables(hall: string, language = 'en'): Promise<OpenTable[]> {
  let names: string[]
  try {
    names = readdirSync(hall).filter(name => name.endsWith(SOCKET_ENDING))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new Trouble(sentence('tables-unreadable', { folder: hall, why: diskWords(error) }), 1, { cause: error })
  }
  const tables = await Promise.all(names.sort().map(name => lookAt(join(hall, name), language)))
  return tables.filter(table => table !== null)
}

/** Asks a socket what table it is; null where nobody answers as a table does. */
function lookAt(path: string, language: string): Promise<OpenTable | null> {
  return new Promise(resolve => {
    const socket = connect(path)
    const reader = new LineReader(LONGEST_TOLD)
    const done = (table: OpenTable | null) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(table)
    }
    const timer = setTimeout(() => done(null), PATIENCE)
    // Whatever breaks a line closes it.
    socket.on('error', () => undefined)
    socket.on('close', () => done(null))
    socket.on('connect', () => socket.write(lineFor({ kind: 'look', cantrip: PROTOCOL, language })))
    socket.on('data', chunk => {
      const [line] = reader.read(chunk) ?? ['']
      if (line === undefined) return
      const told = readTold(line)
      done(told?.kind === 'table' ? told : null)
    })
  })
}

/** A place in the hall that belongs to one table alone until it is given back. */
export interface Endpoint {
  /** Lets a server listen there. Throws Trouble where that cannot be. */
  listen(server: Server): Promise<void>
  release(): void
}

/**
 * Takes the place of this name. One that a dead table has left is taken over, by one of however many try. Throws Trouble
 * where a living table has it, and where the folder is not safe to meet in.
 */
export function takeEndpoint(hall: string, name: string, group: string | null): Endpoint {
  const path = tableSocket(hall, name)
  const gid = group === null ? null : groupId(group)
  try {
    prepare(hall, gid)
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw new Trouble(sentence('tables-unusable', { folder: hall, why: diskWords(error) }), 1, { cause: error })
  }
  const lock = claim(path, name)
  return {
    listen: server =>
      new Promise((resolve, reject) => {
        // Whoever holds the lock is alone here: what lies there is what a dead table has left.
        forget(path)
        const fail = (error: unknown) =>
          reject(new Trouble(sentence('tables-nobody-listens', { path, why: diskWords(error) }), 1, { cause: error }))
        server.once('error', fail)
        // Nobody else may so much as knock before the permissions are as they should be.
        const before = process.umask(0o177)
        server.listen(path, () => {
          server.off('error', fail)
          try {
            if (gid !== null) {
              lchownSync(path, -1, gid)
              chmodSync(path, 0o660)
            }
            resolve()
          } catch (error) {
            fail(error)
          }
        })
        process.umask(before)
      }),
    release() {
      ours.delete(path)
      forget(path)
      lock.release()
    },
  }
}

/** The places this process has: a lock keeps out others only. */
const ours = new Set<string>()

function claim(path: string, name: string): Lock {
  const taken = sentence('tables-open-already', { table: name })
  if (ours.has(path)) throw new Trouble(taken)
  const asked = askLock(path)
  switch (asked.kind) {
    case 'held':
      ours.add(path)
      return asked.lock
    case 'taken':
      throw new Trouble(taken)
    case 'none':
      throw new Trouble(sentence('tables-cannot-open', { folder: dirname(path), why: asked.words }))
  }
}

/** Makes the folder, or sees to it that nobody else could put a socket of his own there. Throws Trouble and the errors of the system. */
function prepare(hall: string, gid: number | null): void {
  makeFolder(dirname(hall))
  try {
    mkdirSync(hall, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  if (lstatSync(hall).isSymbolicLink()) throw new Trouble(sentence('tables-is-link', { folder: hall }))
  // What is looked at and what is changed are the same folder, whatever is put in its place meanwhile.
  const fd = openSync(hall, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0))
  try {
    const { uid, mode } = fstatSync(fd)
    if (process.getuid && uid !== process.getuid()) throw new Trouble(sentence('tables-another-user', { folder: hall }))
    if ((mode & 0o022) !== 0) throw new Trouble(sentence('tables-others-may-write', { folder: hall }))
    if (gid !== null) {
      fchownSync(fd, -1, gid)
      fchmodSync(fd, mode | 0o050)
    }
  } finally {
    closeSync(fd)
  }
  const above = statSync(dirname(hall))
  if ((above.mode & 0o1002) === 0o002)
    throw new Trouble(sentence('tables-others-may-replace', { folder: hall, above: dirname(hall) }))
}

/** The number of a group by its name. Throws Trouble where there is none. */
function groupId(group: string): number {
  if (/^\d{1,9}$/.test(group)) return Number(group)
  let lines: string[] = []
  try {
    lines = readFileSync('/etc/group', 'utf8').split('\n')
  } catch {
    // Said below.
  }
  const found = lines.map(line => line.split(':')).find(([name]) => name === group)?.[2]
  if (found !== undefined && /^\d+$/.test(found)) return Number(found)
  throw new Trouble(sentence('tables-no-group', { group: visible(group) }))
}
