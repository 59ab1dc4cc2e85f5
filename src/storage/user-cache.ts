import { createHash, randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** What the cache asks of the process. */
export type CacheOwner = Pick<NodeJS.Process, 'env' | 'platform' | 'getuid'>

/** Bytes of the fingerprint that stands before what is kept. */
const SUM = 32
/** Days after which what nobody has written again is cleared away. */
const STALE = 30

/**
 * The user's folder for what can be made again. What lies there is read only if it is the user's own, whole, and nobody
 * else may write it; whatever is wrong, it is as if there were none, and nobody hears of it. Nothing here throws.
 */
export class UserCache {
  private constructor(
    private readonly folder: string,
    /** What the names of one kind of thing end with. */
    private readonly ending: string,
    private readonly uid: number | undefined,
  ) {}

  /** The cache of one kind of thing; null where the user has no such folder. */
  static of(ending: string, { env, platform, getuid }: CacheOwner): UserCache | null {
    const folder = cacheFolder(env, platform)
    return folder === null ? null : new UserCache(join(folder, 'cantrip'), ending, getuid?.())
  }

  /** What is kept under a name, or undefined where there is nothing that can be trusted. */
  read(name: string): Buffer | undefined {
    try {
      const path = this.pathOf(name)
      const stat = lstatSync(path)
      const isOurs = this.uid === undefined || (stat.uid === this.uid && (stat.mode & 0o022) === 0)
      // A pipe would be waited at for ever.
      if (!isOurs || !stat.isFile()) return undefined
      const bytes = readFileSync(path)
      const kept = bytes.subarray(SUM)
      return sumOf(kept).equals(bytes.subarray(0, SUM)) ? kept : undefined
    } catch {
      return undefined
    }
  }

  /** Keeps something under a name, all of it or nothing, and clears away what has lain there long. */
  write(name: string, kept: Uint8Array): void {
    try {
      makeFolder(this.folder, 0o700)
      const passing = join(this.folder, `.${randomBytes(6).toString('hex')}${this.ending}`)
      writeFileSync(passing, Buffer.concat([sumOf(kept), kept]), { mode: 0o600, flag: 'wx' })
      renameSync(passing, this.pathOf(name))
      this.clear()
    } catch {
      // A full disk, a folder of somebody else: it is made again when it is wanted.
    }
  }

  /** Keeps nothing more under a name. */
  forget(name: string): void {
    try {
      rmSync(this.pathOf(name), { force: true })
    } catch {
      // It can lie there: whoever reads it sees that it is of something else.
    }
  }

  private pathOf(name: string): string {
    return join(this.folder, name + this.ending)
  }

  private clear(): void {
    const long = Date.now() - STALE * 24 * 3600 * 1000
    for (const name of readdirSync(this.folder)) {
      const path = join(this.folder, name)
      if (name.endsWith(this.ending) && statSync(path).mtimeMs < long) rmSync(path)
    }
  }
}

const sumOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Where a user keeps what can be made again; null where he has no folder of his own. */
function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  if (platform === 'win32') return env.LOCALAPPDATA ?? null
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME
  if (!env.HOME) return null
  return platform === 'darwin' ? join(env.HOME, 'Library', 'Caches') : join(env.HOME, '.cache')
}
