import { createHash, randomBytes } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the cache asks of the process: its surroundings and which Node it is. */
type Here = Pick<NodeJS.Process, 'env' | 'platform' | 'arch' | 'version' | 'getuid'>

/** Bytes of the fingerprint that stands before the code. */
const SUM = 32
const ENDING = '.code'
/** Milliseconds after the first frame. */
const SOON = 500
/** Days after which code of another version is cleared away. */
const STALE = 30

/**
 * What V8 made of the program's source at an earlier launch, in the user's folder for what can be made again: the next
 * launch need not compile it. It is only ever read if it is the user's own and whole; whatever is wrong with it, the
 * program is compiled as if there were none, and nobody hears of it.
 */
export class CodeCache {
  private made: Buffer | null = null

  private constructor(
    private readonly folder: string,
    private readonly name: string,
    private readonly uid: number | undefined,
  ) {}

  /** The cache for this source under this Node; null where there is no folder for it or Node's own switch for such caches is off. */
  static of(source: string, { env, platform, arch, version, getuid }: Here): CodeCache | null {
    const folder = cacheFolder(env, platform)
    if (folder === null || env.NODE_DISABLE_COMPILE_CACHE) return null
    const key = createHash('sha256').update(`${version} ${arch}\n`).update(source, 'latin1').digest('hex').slice(0, 24)
    return new CodeCache(join(folder, 'cantrip'), key + ENDING, getuid?.())
  }

  /** The code, or undefined where there is none that can be trusted. */
  read(): Buffer | undefined {
    try {
      const path = join(this.folder, this.name)
      const { uid, mode } = lstatSync(path)
      const isOurs = this.uid === undefined || (uid === this.uid && (mode & 0o022) === 0)
      if (!isOurs) return undefined
      const bytes = readFileSync(path)
      const code = bytes.subarray(SUM)
      return sumOf(code).equals(bytes.subarray(0, SUM)) ? code : undefined
    } catch {
      return undefined
    }
  }

  /** Keeps the code, to be written a little later: nobody waits for it before the first key. */
  keep(code: Buffer): void {
    this.made = code
    setTimeout(() => this.write(), SOON).unref()
  }

  /** Writes what is kept, all of it or nothing, and clears away what other versions have left long ago. Once. */
  write(): void {
    const { made } = this
    if (!made) return
    this.made = null
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 })
      const passing = join(this.folder, `.${randomBytes(6).toString('hex')}${ENDING}`)
      writeFileSync(passing, Buffer.concat([sumOf(made), made]), { mode: 0o600, flag: 'wx' })
      renameSync(passing, join(this.folder, this.name))
      this.clear()
    } catch {
      // A full disk, a folder of somebody else: the next launch compiles as this one did.
    }
  }

  private clear(): void {
    const long = Date.now() - STALE * 24 * 3600 * 1000
    for (const name of readdirSync(this.folder)) {
      const path = join(this.folder, name)
      if (name.endsWith(ENDING) && name !== this.name && statSync(path).mtimeMs < long) rmSync(path)
    }
  }
}

const sumOf = (code: Uint8Array): Buffer => createHash('sha256').update(code).digest()

/** Where a user keeps what can be made again; null where he has no folder of his own. */
function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  if (platform === 'win32') return env.LOCALAPPDATA ?? null
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME
  if (!env.HOME) return null
  return platform === 'darwin' ? join(env.HOME, 'Library', 'Caches') : join(env.HOME, '.cache')
}
