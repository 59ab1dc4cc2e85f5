import { createHash } from 'node:crypto'
import { type CacheOwner, UserCache } from '../storage/user-cache.ts'

/** The parts of the process that the cache needs. */
type Here = CacheOwner & Pick<NodeJS.Process, 'arch' | 'version'>

/** The delay after the first frame before the cache is written (ms). */
const WRITE_DELAY = 500

/**
 * A cache of V8's compiled code from an earlier launch, which saves compiling the program again. If there is no
 * trustworthy entry, the program is silently compiled.
 */
export class CodeCache {
  private made: Buffer | null = null

  private constructor(
    private readonly cache: UserCache,
    private readonly name: string,
  ) {}

  /**
   * Opens the cache for a build and this version of Node. Returns null if there is no cache folder, or if
   * NODE_DISABLE_COMPILE_CACHE is set.
   */
  static of(program: string, here: Here): CodeCache | null {
    const cache = here.env.NODE_DISABLE_COMPILE_CACHE ? null : UserCache.of('.code', here)
    if (!cache) return null
    const hash = createHash('sha256').update(`${here.version} ${here.arch}\n${program}`)
    return new CodeCache(cache, hash.digest('hex').slice(0, 24))
  }

  /** Returns the code, or undefined if there is none that can be trusted. */
  read(): Buffer | undefined {
    return this.cache.read(this.name)
  }

  /** Schedules writing the code, so that it does not delay the first key press. */
  keep(code: Buffer): void {
    this.made = code
    setTimeout(() => this.write(), WRITE_DELAY).unref()
  }

  /** Writes the scheduled code. Does nothing when called again. */
  write(): void {
    const { made } = this
    this.made = null
    if (made) this.cache.write(this.name, made)
  }
}
