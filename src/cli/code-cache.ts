import { createHash } from 'node:crypto'
import { type CacheOwner, UserCache } from '../storage/user-cache.ts'

/** What the cache asks of the process: its surroundings and which Node it is. */
type Here = CacheOwner & Pick<NodeJS.Process, 'arch' | 'version'>

/** Milliseconds after the first frame. */
const SOON = 500

/**
 * What V8 made of the program's source at an earlier launch: the next one need not compile it. Where there is none, or
 * none that can be trusted, the program is compiled, and nobody hears of it.
 */
export class CodeCache {
  private made: Buffer | null = null

  private constructor(
    private readonly cache: UserCache,
    private readonly name: string,
  ) {}

  /** The cache for the program of this fingerprint under this Node; null where there is no folder for it or Node's own switch for such caches is off. */
  static of(program: string, here: Here): CodeCache | null {
    const cache = here.env.NODE_DISABLE_COMPILE_CACHE ? null : UserCache.of('.code', here)
    if (!cache) return null
    const hash = createHash('sha256').update(`${here.version} ${here.arch}\n${program}`)
    return new CodeCache(cache, hash.digest('hex').slice(0, 24))
  }

  /** The code, or undefined where there is none that can be trusted. */
  read(): Buffer | undefined {
    return this.cache.read(this.name)
  }

  /** Keeps the code, to be written a little later: nobody waits for it before the first key. */
  keep(code: Buffer): void {
    this.made = code
    setTimeout(() => this.write(), SOON).unref()
  }

  /** Writes what is kept. Once. */
  write(): void {
    const { made } = this
    this.made = null
    if (made) this.cache.write(this.name, made)
  }
}
