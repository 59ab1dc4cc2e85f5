import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type Game, type Header, Match, type MatchDump, type RecordLine } from '../kernel/index.ts'
import { type CacheOwner, UserCache } from './user-cache.ts'

/** A cached position, and the build and the save that it belongs to. */
interface CacheEntry {
  readonly build: string
  /** The length in bytes of the part of the save that was played. */
  readonly bytes: number
  /** The hash of the part of the save that was played. */
  readonly sum: string
  readonly hash: string
  readonly dump: MatchDump
}

/** A cached position that matches a save. */
export interface KnownPosition extends CacheEntry {
  /**
   * The lines of the part of the save that was played. This build wrote or replayed all of them, and they have not
   * changed since then.
   */
  readonly lines: readonly RecordLine[]
}

/** The minimum number of lines in a save for its position to be cached. Shorter games are replayed just as fast. */
const MIN_LINES = 200

/**
 * A cache of the positions reached in saves. A save opens from its cached position if it still begins with the same
 * bytes and the build is the same. Later lines are replayed and verified as usual. Without a valid entry, the save is
 * replayed from the start.
 */
export class PositionCache {
  private constructor(
    private readonly cache: UserCache,
    private readonly build: string,
  ) {}

  /** Opens the cache for a build. Returns null in an unbuilt checkout or if the user has no cache folder. */
  static of(build: string | undefined, here: CacheOwner): PositionCache | null {
    const cache = build ? UserCache.of('.position', here) : null
    return build && cache ? new PositionCache(cache, build) : null
  }

  /**
   * Returns the cached position of a save, or null if this build has none or the file no longer begins with the cached
   * bytes.
   */
  find(path: string, bytes: Uint8Array): KnownPosition | null {
    const text = this.cache.read(nameOf(path))
    if (text === undefined) return null
    try {
      const entry: CacheEntry = JSON.parse(text.toString('utf8'))
      if (entry.build !== this.build || entry.bytes > bytes.length) return null
      const part = bytes.subarray(0, entry.bytes)
      if (part.at(-1) !== 0x0a || sumOf(part) !== entry.sum) return null
      // Lines of a save are JSON, so no line contains a line break.
      const rows = Buffer.from(part.buffer, part.byteOffset, part.length - 1)
        .toString('utf8')
        .replaceAll('\n', ',')
      const [, ...lines] = JSON.parse(`[${rows}]`)
      return { ...entry, lines }
    } catch {
      return null
    }
  }

  /**
   * Caches the position of a save with exactly these bytes. Does nothing if the save is short or lacks its final line
   * break.
   */
  keep(path: string, bytes: Uint8Array, match: Match, lines: number): void {
    if (lines < MIN_LINES || bytes.at(-1) !== 0x0a) return
    const { build } = this
    const entry: CacheEntry = { build, bytes: bytes.length, sum: sumOf(bytes), hash: match.hash(), dump: match.dump() }
    this.cache.write(nameOf(path), Buffer.from(JSON.stringify(entry)))
  }

  forget(path: string): void {
    this.cache.forget(nameOf(path))
  }
}

/**
 * Restores the match from a cached position. Returns null if the position can't be restored or the match doesn't
 * reproduce the cached hash.
 */
export function matchOf(game: Game, header: Header, { dump, hash }: KnownPosition): Match | null {
  try {
    const match = Match.restore(game, header, dump)
    return match.hash() === hash ? match : null
  } catch {
    return null
  }
}

const nameOf = (path: string): string => sumOf(Buffer.from(resolve(path))).slice(0, 24)

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
