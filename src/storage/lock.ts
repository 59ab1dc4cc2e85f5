import { lstatSync, readFileSync, readlinkSync, realpathSync, utimesSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { visible } from '../commands/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'
import { createAtomically, deleteQuietly, isRunning, readIfThere, writeAtomically } from './disk.ts'
import { shellQuoted } from './shell-quoted.ts'
import { diskWords, errorCode } from './user-error.ts'

/** The lock file's suffix, added to the save's full name. */
const LOCK_ENDING = '.lock'

const ShortText = v.pipe(v.string(), v.maxLength(200))

const HolderShape = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: ShortText,
  /** The time of acquisition (ISO 8601). */
  since: ShortText,
  name: ShortText,
  /** The boot id, or null if the system doesn't provide it. */
  boot: v.nullable(ShortText),
  /** The start time of the process, or null if the system doesn't provide it. */
  born: v.nullable(ShortText),
  /** The pid namespace, or null if the system doesn't provide it. */
  room: v.nullable(ShortText),
})
type Holder = v.InferOutput<typeof HolderShape>

/** The result of requesting a lock. */
export type LockResult =
  | { readonly kind: 'held'; readonly lock: Lock }
  /** Someone else holds the lock. The sentence names them. */
  | { readonly kind: 'taken'; readonly sentence: Words }
  /** A lock can't be created there. The words give the reason, phrased as the end of a sentence. */
  | { readonly kind: 'none'; readonly words: Words }

/** A lock held by this process until it is released. */
export interface Lock {
  /** Updates the lock file's time. This tells machines that can't see this process that it is alive. Never throws. */
  touch(): void
  /** Releases the lock. Safe to call twice. */
  release(): void
}

/** The number of holders in this process for each lock file. Two tables may share a lock. */
const heldLocks = new Map<string, number>()
/** A lock from another machine is stale after this long without a heartbeat (one day, in ms). */
const STALE_AFTER = 24 * 60 * 60 * 1000
/** The minimum interval between heartbeats (ms). */
const HEARTBEAT = 60 * 1000
/** The age up to which an unreadable lock counts as still being written (ms). */
const WRITE_TIME = 5000
/** The number of attempts while another process is taking the same lock. */
const MAX_TRIES = 40
/** The pause between attempts (ms). */
const RETRY_DELAY = 25

/**
 * Requests a save's lock, which is the file `NAME.cantrip.lock` next to it. Takes over a dead process's lock, even
 * while others are trying to. Never throws.
 */
export function requestLock(path: string): LockResult {
  let file: string
  try {
    file = lockFile(path)
  } catch (error) {
    return { kind: 'none', words: diskWords(error) }
  }
  const holds = heldLocks.get(file) ?? 0
  if (holds > 0) {
    heldLocks.set(file, holds + 1)
    return { kind: 'held', lock: lockAt(file) }
  }
  try {
    const other = take(file, ownHolder())
    if (other !== null) return { kind: 'taken', sentence: takenWords(path, file, other) }
  } catch (error) {
    return { kind: 'none', words: diskWords(error) }
  }
  process.off('exit', releaseAll).once('exit', releaseAll)
  heldLocks.set(file, 1)
  return { kind: 'held', lock: lockAt(file) }
}

/** Returns the path of a save's lock file. It is the same for every link to the save. */
export function lockFile(path: string): string {
  try {
    return realpathSync(path) + LOCK_ENDING
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return join(realpathSync(dirname(resolve(path))), basename(path)) + LOCK_ENDING
  }
}

function lockAt(file: string): Lock {
  let held = true
  let last = Date.now()
  return {
    touch() {
      const now = Date.now()
      if (!held || now - last < HEARTBEAT) return
      last = now
      try {
        utimesSync(file, now / 1000, now / 1000)
      } catch {
        // A failed heartbeat is no reason to stop a game.
      }
    },
    release() {
      if (!held) return
      held = false
      const holds = (heldLocks.get(file) ?? 1) - 1
      if (holds > 0) heldLocks.set(file, holds)
      else {
        heldLocks.delete(file)
        drop(file)
      }
    },
  }
}

function releaseAll(): void {
  for (const file of heldLocks.keys()) drop(file)
}

/** Deletes the lock file if it is still ours. Never throws. */
function drop(file: string): void {
  try {
    if (isMine(read(file)?.holder ?? null)) deleteQuietly(file)
  } catch {
    // The folder is gone, and the lock with it.
  }
}

function isMine(holder: Holder | null): boolean {
  const me = ownHolder()
  return holder !== null && holder.pid === me.pid && holder.host === me.host && holder.born === me.born
}

/**
 * Creates the lock and returns null, or returns its holder ('somebody' if unreadable). Replacing a dead lock requires a
 * second lock of the same kind. Therefore only one of several competing processes replaces it, and the others find it
 * in use. Throws system errors.
 */
function take(file: string, me: Holder): Holder | 'somebody' | null {
  for (let tries = 0; ; tries++) {
    if (make(file, me)) return null
    const found = read(file)
    if (found === null) continue
    if (isAlive(found)) {
      // Wait for a lock that is half written, or that will soon vanish because its holder is taking over.
      const passing = found.holder === null || file.endsWith(TAKING)
      if (!passing || tries >= MAX_TRIES) return found.holder ?? 'somebody'
      pause()
      continue
    }
    if (tries >= MAX_TRIES) return found.holder ?? 'somebody'
    if (take(file + TAKING, me) !== null) {
      tries += MAX_TRIES / 4
      continue
    }
    try {
      if (read(file)?.text === found.text) {
        writeAtomically(file, lockText(me))
        return null
      }
    } finally {
      deleteQuietly(file + TAKING)
    }
  }
}

/** The suffix of the second lock, which is needed to take over a dead lock. */
const TAKING = '.take'

/** Creates a lock file. Returns false if there already is one. */
function make(file: string, me: Holder): boolean {
  try {
    createAtomically(file, lockText(me))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

const lockText = (me: Holder): string => `${JSON.stringify(me)}\n`

interface Found {
  readonly text: string
  readonly holder: Holder | null
  /** The time of the last heartbeat, in epoch ms. */
  readonly touched: number
}

/** Reads a lock file. Returns null if it is gone. */
function read(file: string): Found | null {
  try {
    const stat = lstatSync(file)
    // Only a regular file can be a lock, because reading a pipe would block forever and a link may point anywhere.
    const text = stat.isFile() && stat.size <= 4096 ? (readIfThere(file) ?? '') : ''
    return { text, holder: holderIn(text), touched: stat.mtimeMs }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function holderIn(text: string): Holder | null {
  try {
    const holder = v.safeParse(HolderShape, JSON.parse(text))
    return holder.success ? holder.output : null
  } catch {
    return null
  }
}

/** Returns true if the holder may still be alive. If that is unknown, the holder counts as alive for some time. */
function isAlive({ holder, touched }: Found): boolean {
  const age = Math.abs(Date.now() - touched)
  if (holder === null) return age < WRITE_TIME
  const me = ownHolder()
  if (holder.host !== me.host) return age < STALE_AFTER
  if (holder.boot !== me.boot) return false
  if (holder.room !== me.room) return age < STALE_AFTER
  if (!isRunning(holder.pid)) return false
  // The pid of a dead process may have been reused.
  return holder.born === null || startTimeOf(holder.pid) === holder.born
}

/** Returns the contents of a lock held by this process. */
function ownHolder(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    name: userName(),
    boot: lineOf('/proc/sys/kernel/random/boot_id'),
    born: startTimeOf(process.pid),
    room: linkOf('/proc/self/ns/pid'),
  }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'somebody'
  }
}

/** Returns the start time of a process in ticks since boot, or null if the system does not provide it. */
function startTimeOf(pid: number): string | null {
  // The process name in parentheses may contain anything. The start time is the twentieth word after it.
  return (
    lineOf(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ')[19] ?? null
  )
}

function lineOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}

function takenWords(path: string, file: string, other: Holder | 'somebody'): Sentence {
  const name = shellQuoted(basename(path).replace(/\.[^.]*$/, ''))
  if (other === 'somebody') return sentence('save-being-opened', { path, name })
  const values = { path, name, who: visible(other.name), process: String(other.pid), since: clock(other.since) }
  if (other.host === hostname()) return sentence('save-being-played', values)
  return sentence('save-being-played-away', { ...values, host: visible(other.host), file })
}

/** Formats a timestamp for display, in local time. Describes an invalid one as unknown. */
function clock(since: string): Words {
  const moment = new Date(since)
  if (Number.isNaN(moment.getTime())) return sentence('save-since-unknown')
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY)
}
