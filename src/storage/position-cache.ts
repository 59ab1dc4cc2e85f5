import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type Game, type Header, type Line, Match, type MatchDump } from '../kernel/index.ts'
import { type CacheOwner, UserCache } from './user-cache.ts'

/** How a game stood when it was left, as it is kept: which save of which program, and the game itself. */
interface Kept {
  readonly build: string
  /** The bytes of the save it was made of, from its beginning, and their fingerprint. */
  readonly bytes: number
  readonly sum: string
  /** The fingerprint of the position. */
  readonly hash: string
  readonly dump: MatchDump
}

/** A position of a save as this program has left it, and the part of the file that it has come from. */
export interface KnownPosition extends Kept {
  /** The lines of that part. This program has written or replayed every one of them, and not a byte has changed since. */
  readonly lines: readonly Line[]
}

/** Games of fewer lines are as quickly played again. */
const LEAST = 200

/**
 * How games stood when they were left. A save is opened from there and not played again, as long as it begins with the
 * very bytes that this build of the program has left; what was added since is played and compared as ever. Only what is
 * in the save counts: with the cache gone, or the program another, the save is played from its beginning.
 */
export class PositionCache {
  /** The one of this process; null where nothing is kept, as in tests and wherever the program was not built. */
  static here: PositionCache | null = null

  private constructor(
    private readonly cache: UserCache,
    private readonly build: string,
  ) {}

  /** The cache for this build of the program; null where the user has no folder for it. */
  static of(build: string, here: CacheOwner): PositionCache | null {
    const cache = UserCache.of('.position', here)
    return cache && new PositionCache(cache, build)
  }

  /** How the game of a save stood, where its file begins as it was left; null where it is not known. */
  find(path: string, bytes: Uint8Array): KnownPosition | null {
    const text = this.cache.read(nameOf(path))
    if (text === undefined) return null
    try {
      const kept: Kept = JSON.parse(text.toString('utf8'))
      if (kept.build !== this.build || kept.bytes > bytes.length) return null
      const part = bytes.subarray(0, kept.bytes)
      if (part.at(-1) !== 0x0a || sumOf(part) !== kept.sum) return null
      // A line of a save is JSON, and no line break stands in it.
      const rows = Buffer.from(part.buffer, part.byteOffset, part.length - 1)
        .toString('utf8')
        .replaceAll('\n', ',')
      const [, ...lines] = JSON.parse(`[${rows}]`)
      return { ...kept, lines }
    } catch {
      return null
    }
  }

  /** Keeps how the game of a save stands whose file holds just these bytes. */
  keep(path: string, bytes: Uint8Array, match: Match, lines: number): void {
    if (lines < LEAST || bytes.at(-1) !== 0x0a) return
    const { build } = this
    const kept: Kept = { build, bytes: bytes.length, sum: sumOf(bytes), hash: match.hash(), dump: match.dump() }
    this.cache.write(nameOf(path), Buffer.from(JSON.stringify(kept)))
  }

  /** Keeps nothing more of a save. */
  forget(path: string): void {
    this.cache.forget(nameOf(path))
  }
}

/** The match of a known position; null where it does not come to the fingerprint that it was kept with. */
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
