import { lstatSync, readFileSync, readlinkSync, realpathSync, utimesSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { visible } from '../commands/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'
import { forget, isRunning, readIfThere, writeNew, writeWhole } from './disk.ts'
import { codeOf, diskWords } from './trouble.ts'

/** What the file of a lock ends with, after the whole name of the save. */
const LOCK_ENDING = '.lock'

const Told = v.pipe(v.string(), v.maxLength(200))

/** Who holds a lock, as its file says. */
const HolderShape = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: Told,
  /** When it was taken: ISO 8601. */
  since: Told,
  /** The name of the user. */
  name: Told,
  /** Which start of the machine, when the process began on it, and which room of process numbers; null where the system does not tell. */
  boot: v.nullable(Told),
  born: v.nullable(Told),
  room: v.nullable(Told),
})
type Holder = v.InferOutput<typeof HolderShape>

/** What came of asking for a lock. */
export type Asked =
  | { readonly kind: 'held'; readonly lock: Lock }
  /** Somebody else has it; the sentence says who. */
  | { readonly kind: 'taken'; readonly sentence: Words }
  /** No lock can be made there; the words say why, as the end of a sentence. */
  | { readonly kind: 'none'; readonly words: Words }

/** A lock held by this process until it is released. */
export interface Lock {
  /** Lets others know that it is still held; for those who cannot see this process. Never throws. */
  touch(): void
  /** Gives it back. More than once does no harm. */
  release(): void
}

/** Locks of this process by their files: how many hold each. Two tables of one process may hold the same. */
const ours = new Map<string, number>()
/** A lock of another machine without a sign of life for so long (a day, in milliseconds) is held by nobody. */
const SILENCE = 24 * 60 * 60 * 1000
/** Signs of life are given no more often than this (milliseconds). */
const HEARTBEAT = 60 * 1000
/** A lock that cannot be read is being written, if it is younger than this (milliseconds). */
const WRITING = 5000
/** How often somebody who comes at the same moment is waited for, and how long each time (milliseconds). */
const TRIES = 40
const NAP = 25

/**
 * Asks for the lock of a save: `NAME.cantrip.lock` beside it. One that a dead process has left is taken over, whoever
 * else tries the same. Never throws.
 */
export function askLock(path: string): Asked {
  let file: string
  try {
    file = lockFile(path)
  } catch (error) {
    return { kind: 'none', words: diskWords(error) }
  }
  const holds = ours.get(file) ?? 0
  if (holds > 0) {
    ours.set(file, holds + 1)
    return { kind: 'held', lock: lockAt(file) }
  }
  try {
    const other = take(file, mine())
    if (other !== null) return { kind: 'taken', sentence: takenWords(path, file, other) }
  } catch (error) {
    return { kind: 'none', words: diskWords(error) }
  }
  process.off('exit', releaseAll).once('exit', releaseAll)
  ours.set(file, 1)
  return { kind: 'held', lock: lockAt(file) }
}

/** The file of a save's lock, the same by whatever links the save is come to. */
export function lockFile(path: string): string {
  try {
    return realpathSync(path) + LOCK_ENDING
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
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
        // A sign of life that cannot be given is no reason to stop a game.
      }
    },
    release() {
      if (!held) return
      held = false
      const holds = (ours.get(file) ?? 1) - 1
      if (holds > 0) ours.set(file, holds)
      else {
        ours.delete(file)
        drop(file)
      }
    },
  }
}

function releaseAll(): void {
  for (const file of ours.keys()) drop(file)
  ours.clear()
}

/** Takes our lock away, if it is still ours. Never throws. */
function drop(file: string): void {
  try {
    if (isMine(read(file)?.holder ?? null)) forget(file)
  } catch {
    // Its folder is gone, and the lock with it.
  }
}

function isMine(holder: Holder | null): boolean {
  const me = mine()
  return holder !== null && holder.pid === me.pid && holder.host === me.host && holder.born === me.born
}

/**
 * Makes the lock and gives null, or gives who holds it (an empty name where that cannot be read). A dead one is
 * replaced only by whoever holds the lock on taking it over, which is a lock like any other; so of any number who find
 * it dead, one replaces it and the others find that one alive. Throws the errors of the system.
 */
function take(file: string, me: Holder): Holder | 'somebody' | null {
  for (let tries = 0; ; tries++) {
    if (make(file, me)) return null
    const found = read(file)
    if (found === null) continue
    if (isAlive(found)) {
      // One that is half written, or that is gone in a moment because its holder is taking over, may be waited for.
      const passing = found.holder === null || file.endsWith(TAKING)
      if (!passing || tries >= TRIES) return found.holder ?? 'somebody'
      nap()
      continue
    }
    if (tries >= TRIES) return found.holder ?? 'somebody'
    if (take(file + TAKING, me) !== null) {
      tries += TRIES / 4
      continue
    }
    try {
      if (read(file)?.text === found.text) {
        writeWhole(file, lockText(me))
        return null
      }
    } finally {
      forget(file + TAKING)
    }
  }
}

/** What the lock on taking over a lock ends with. */
const TAKING = '.take'

/** Makes a lock that is not there; false where there is one. */
function make(file: string, me: Holder): boolean {
  try {
    writeNew(file, lockText(me))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const lockText = (me: Holder): string => `${JSON.stringify(me)}\n`

interface Found {
  readonly text: string
  readonly holder: Holder | null
  /** When it last gave a sign of life, in milliseconds of the clock. */
  readonly touched: number
}

/** A lock as it lies there; null where there is none any more. */
function read(file: string): Found | null {
  try {
    const stat = lstatSync(file)
    // What is no plain file is nobody's lock; a pipe would be waited at for ever, and a link may lead anywhere.
    const text = stat.isFile() && stat.size <= 4096 ? (readIfThere(file) ?? '') : ''
    return { text, holder: holderIn(text), touched: stat.mtimeMs }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
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

/** Whether somebody may still hold it. What cannot be known is taken for yes, for a time. */
function isAlive({ holder, touched }: Found): boolean {
  const age = Math.abs(Date.now() - touched)
  if (holder === null) return age < WRITING
  const me = mine()
  if (holder.host !== me.host) return age < SILENCE
  if (holder.boot !== me.boot) return false
  if (holder.room !== me.room) return age < SILENCE
  if (!isRunning(holder.pid)) return false
  // Another process may have been given the number of a dead one.
  return holder.born === null || bornOf(holder.pid) === holder.born
}

/** What this process writes into a lock. */
function mine(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    name: userName(),
    boot: lineOf('/proc/sys/kernel/random/boot_id'),
    born: bornOf(process.pid),
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

/** When a process began, in ticks since the machine did; null where the system does not tell. */
function bornOf(pid: number): string | null {
  // Its name stands in parentheses and may hold anything; the beginning is the twentieth word after it.
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
  const bare = basename(path).replace(/\.[^.]*$/, '')
  const name = /^[\w.-]+$/.test(bare) ? bare : `'${bare}'`
  if (other === 'somebody') return sentence('save-being-opened', { path, name })
  const values = { path, name, who: visible(other.name), process: String(other.pid), since: clock(other.since) }
  if (other.host === hostname()) return sentence('save-being-played', values)
  return sentence('save-being-played-away', { ...values, host: visible(other.host), file })
}

/** A moment as a person reads it, on the clock of this machine. */
function clock(since: string): Words {
  const moment = new Date(since)
  if (Number.isNaN(moment.getTime())) return sentence('save-since-unknown')
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

function nap(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NAP)
}
