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
  deleteQuietly,
  diskWords,
  errorCode,
  type Lock,
  makeFolder,
  type Platform,
  requestLock,
  saveNameError,
  UserError,
  userFolder,
} from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { LineReader, LONGEST_SERVER_LINE, lineFor, type People, readServerMessage, WIRE_PROTOCOL } from './wire.ts'

const SOCKET_ENDING = '.table'
/** The maximum length of a socket path in bytes. Some systems cut off longer ones. */
const LONGEST_PATH = 103
/** The time limit for an open table to describe itself (ms). */
const REPLY_TIMEOUT = 2000

/**
 * Returns the default folder for open tables: `CANTRIP_HALL` if it is set, otherwise `tables` in the user's data
 * folder.
 */
export function tablesFolder(here: Platform): string {
  return here.env.CANTRIP_HALL || join(userFolder(here, 'data'), 'tables')
}

/**
 * Returns the path of a table's socket. Throws UserError if the name is invalid or the path is too long for a socket.
 */
export function tableSocket(hall: string, name: string): string {
  const fault = saveNameError(name)
  if (fault) throw new UserError(sentence('fault-of-name', { name: visible(name).slice(0, 60), fault }))
  const path = join(hall, name + SOCKET_ENDING)
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new UserError(sentence('tables-path-too-long', { path }))
  return path
}

export interface OpenTable {
  readonly name: string
  readonly game: string
  readonly people: People
  /** The game's date in words. */
  readonly when: string
  readonly over: boolean
  /**
   * The players with an open question: the seat, when the turn began (ISO 8601), and the decision in the game's words.
   */
  readonly asked: readonly { readonly seat: string; readonly since: string; readonly what: string | null }[]
}

/**
 * Lists the open tables in a folder, sorted by name and described in the given language. Returns an empty list if the
 * folder doesn't exist. Throws UserError if it can't be read.
 */
export async function openTables(hall: string, language = 'en'): Promise<OpenTable[]> {
  let names: string[]
  try {
    names = readdirSync(hall).filter(name => name.endsWith(SOCKET_ENDING))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw new UserError(sentence('tables-unreadable', { folder: hall, why: diskWords(error) }), 1, { cause: error })
  }
  const tables = await Promise.all(names.sort().map(name => describeTable(join(hall, name), language)))
  return tables.filter(table => table !== null)
}

/** Requests the description of the table at a socket. Returns null if no table answers. */
function describeTable(path: string, language: string): Promise<OpenTable | null> {
  return new Promise(resolve => {
    const socket = connect(path)
    const reader = new LineReader(LONGEST_SERVER_LINE)
    const done = (table: OpenTable | null) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(table)
    }
    const timer = setTimeout(() => done(null), REPLY_TIMEOUT)
    // Any error closes the connection.
    socket.on('error', () => undefined)
    socket.on('close', () => done(null))
    socket.on('connect', () => socket.write(lineFor({ kind: 'look', cantrip: WIRE_PROTOCOL, language })))
    socket.on('data', chunk => {
      const [line] = reader.read(chunk) ?? ['']
      if (line === undefined) return
      const message = readServerMessage(line)
      done(message?.kind === 'table' ? message : null)
    })
  })
}

/** A socket path that this table holds exclusively until it is released. */
export interface Endpoint {
  /** Makes a server listen on the path. Throws UserError if that fails. */
  listen(server: Server): Promise<void>
  release(): void
}

/**
 * Claims a table's socket path. Takes over a dead table's path, even while other processes are trying to do the same.
 * Throws UserError if a live table holds the path or if the folder is not safe.
 */
export function takeEndpoint(hall: string, name: string, group: string | null): Endpoint {
  const path = tableSocket(hall, name)
  const gid = group === null ? null : groupId(group)
  try {
    prepare(hall, gid)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(sentence('tables-unusable', { folder: hall, why: diskWords(error) }), 1, { cause: error })
  }
  const lock = claim(path, name)
  return {
    listen: server =>
      new Promise((resolve, reject) => {
        // We hold the lock, so anything at this path was left behind by a dead table.
        deleteQuietly(path)
        const fail = (error: unknown) =>
          reject(new UserError(sentence('tables-nobody-listens', { path, why: diskWords(error) }), 1, { cause: error }))
        server.once('error', fail)
        // Nobody else may connect before the permissions are set.
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
            // An open server would keep the process alive.
            server.close()
            const values = { path, group: visible(group ?? ''), why: diskWords(error) }
            reject(new UserError(sentence('tables-group-refused', values), 1, { cause: error }))
          }
        })
        process.umask(before)
      }),
    release() {
      heldPaths.delete(path)
      deleteQuietly(path)
      lock.release()
    },
  }
}

/** The paths held by this process. They are tracked because a lock keeps out only other processes. */
const heldPaths = new Set<string>()

function claim(path: string, name: string): Lock {
  const taken = sentence('tables-open-already', { table: name })
  if (heldPaths.has(path)) throw new UserError(taken)
  const request = requestLock(path)
  switch (request.kind) {
    case 'held':
      heldPaths.add(path)
      return request.lock
    case 'taken':
      throw new UserError(taken)
    case 'none':
      throw new UserError(sentence('tables-cannot-open', { folder: dirname(path), why: request.words }))
  }
}

/**
 * Creates the folder. If it exists, checks that nobody else could put a socket there. Throws UserError and system
 * errors.
 */
function prepare(hall: string, gid: number | null): void {
  makeFolder(dirname(hall))
  try {
    mkdirSync(hall, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  if (lstatSync(hall).isSymbolicLink()) throw new UserError(sentence('tables-is-link', { folder: hall }))
  // Open the folder so that it can't be replaced between the check and the change.
  const fd = openSync(hall, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0))
  try {
    const { uid, mode } = fstatSync(fd)
    if (process.getuid && uid !== process.getuid())
      throw new UserError(sentence('tables-another-user', { folder: hall }))
    if ((mode & 0o022) !== 0) throw new UserError(sentence('tables-others-may-write', { folder: hall }))
    if (gid !== null) {
      fchownSync(fd, -1, gid)
      fchmodSync(fd, mode | 0o050)
    }
  } finally {
    closeSync(fd)
  }
  const above = statSync(dirname(hall))
  if ((above.mode & 0o1002) === 0o002)
    throw new UserError(sentence('tables-others-may-replace', { folder: hall, above: dirname(hall) }))
}

/** Returns the id of a group. Throws UserError if there is none. */
function groupId(group: string): number {
  if (/^\d{1,9}$/.test(group)) return Number(group)
  let lines: string[] = []
  try {
    lines = readFileSync('/etc/group', 'utf8').split('\n')
  } catch {
    // Reported below.
  }
  const found = lines.map(line => line.split(':')).find(([name]) => name === group)?.[2]
  if (found !== undefined && /^\d+$/.test(found)) return Number(found)
  throw new UserError(sentence('tables-no-group', { group: visible(group) }))
}
