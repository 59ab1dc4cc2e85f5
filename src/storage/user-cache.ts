import { createHash, randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** The parts of the process that the cache needs. */
export type CacheOwner = Pick<NodeJS.Process, 'env' | 'platform' | 'getuid'>

/** The length in bytes of the hash at the start of each entry. */
const HASH_BYTES = 32
/** The number of days after which an entry is deleted if it wasn't rewritten. */
const STALE_DAYS = 30

/**
 * The user's cache folder. An entry is read only if it belongs to the user, is intact, and can't be written by anyone
 * else. Every error counts as a missing entry, so nothing here throws.
 */
export class UserCache {
  private constructor(
    private readonly folder: string,
    private readonly ending: string,
    private readonly uid: number | undefined,
  ) {}

  /** Opens the cache for one kind of entry. Returns null if the user has no cache folder. */
  static of(ending: string, { env, platform, getuid }: CacheOwner): UserCache | null {
    const folder = cacheFolder(env, platform)
    return folder === null ? null : new UserCache(join(folder, 'cantrip'), ending, getuid?.())
  }

  /** Returns an entry, or undefined if there is none that can be trusted. */
  read(name: string): Buffer | undefined {
    try {
      const path = this.pathOf(name)
      const stat = lstatSync(path)
      const isOurs = this.uid === undefined || (stat.uid === this.uid && (stat.mode & 0o022) === 0)
      // Reading a pipe would block forever.
      if (!isOurs || !stat.isFile()) return undefined
      const bytes = readFileSync(path)
      const content = bytes.subarray(HASH_BYTES)
      return sumOf(content).equals(bytes.subarray(0, HASH_BYTES)) ? content : undefined
    } catch {
      return undefined
    }
  }

  /** Stores an entry atomically, and deletes stale ones. */
  write(name: string, content: Uint8Array): void {
    try {
      makeFolder(this.folder, 0o700)
      const temporary = join(this.folder, `.${randomBytes(6).toString('hex')}${this.ending}`)
      writeFileSync(temporary, Buffer.concat([sumOf(content), content]), { mode: 0o600, flag: 'wx' })
      renameSync(temporary, this.pathOf(name))
      this.clear()
    } catch {
      // The disk is full or the folder belongs to someone else. The entry will be recomputed when it is needed.
    }
  }

  forget(name: string): void {
    try {
      rmSync(this.pathOf(name), { force: true })
    } catch {
      // A stale entry is harmless, because readers notice that it doesn't match.
    }
  }

  private pathOf(name: string): string {
    return join(this.folder, name + this.ending)
  }

  private clear(): void {
    const oldest = Date.now() - STALE_DAYS * 24 * 3600 * 1000
    for (const name of readdirSync(this.folder)) {
      const path = join(this.folder, name)
      if (name.endsWith(this.ending) && statSync(path).mtimeMs < oldest) rmSync(path)
    }
  }
}

const sumOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Returns the cache folder, or null if the user has none. */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  if (platform === 'win32') return env.LOCALAPPDATA ?? null
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME
  if (!env.HOME) return null
  return platform === 'darwin' ? join(env.HOME, 'Library', 'Caches') : join(env.HOME, '.cache')
}
