import * as v from 'valibot'
import { normalized, visible } from '../commands/index.ts'
import {
  deleteQuietly,
  diskWords,
  type Lock,
  readIfThere,
  requestLock,
  safeRecord,
  UserError,
  writePrivate,
} from '../storage/index.ts'
import { type Sentence, sentence } from '../text/index.ts'

/** Loads the module on first use, because most runs never lock a seat. */
const crypto = () => process.getBuiltinModule('node:crypto')

/** The suffix of the passphrase file, added to the save's full name. */
const LOCKS_ENDING = '.seats'

/** The scrypt cost parameters. A guess takes 32 MB of memory and about a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const
const KEY_BYTES = 32
/** The delay after a wrong passphrase before the next guess is checked (ms). */
const WRONG_GUESS_DELAY = 1000
const MAX_WAITING = 8

/** The number of attempts to lock the file while another process is writing. */
const MAX_TRIES = 80
/** The pause between attempts (ms). */
const RETRY_DELAY = 25

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/))
const FileShape = v.object({
  cantrip: v.literal(1),
  /** The salts and scrypt keys by seat. */
  seats: safeRecord(v.pipe(v.string(), v.maxLength(100)), v.object({ salt: Hex, key: Hex })),
})
type Locks = v.InferOutput<typeof FileShape>

/** Returns the problem with a passphrase, phrased as the end of a sentence, or null if it is valid. */
export function passphraseError(phrase: string): Sentence | null {
  const { length } = [...phrase]
  if (length < 6) return sentence('fault-too-short', { least: 6 })
  if (length > 100) return sentence('fault-too-long', { most: 100 })
  if (visible(phrase) !== phrase) return sentence('fault-unseen')
  return null
}

/** The passphrases of a table's seats, hashed in a file next to its save. The file is read again each time. */
export class SeatLocks {
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  /** `wrongGuessDelay` is the delay after a wrong passphrase (ms). */
  constructor(
    private readonly save: string,
    private readonly wrongGuessDelay = WRONG_GUESS_DELAY,
  ) {}

  private get file(): string {
    return this.save + LOCKS_ENDING
  }

  isLocked(seat: string): boolean {
    return this.lockOf(seat) !== undefined
  }

  private lockOf(seat: string): Locks['seats'][string] | undefined {
    const { seats } = this.read()
    return Object.hasOwn(seats, normalized(seat)) ? seats[normalized(seat)] : undefined
  }

  /** Sets a seat's passphrase, or removes it if `phrase` is null. Throws UserError if that fails. */
  async set(seat: string, phrase: string | null): Promise<void> {
    const fault = phrase === null ? null : passphraseError(phrase)
    if (fault) throw new UserError(sentence('fault-of-phrase', { fault }))
    const salt = crypto().randomBytes(16).toString('hex')
    // Do the slow part first, because the lock is held while the other seats' entries are read and written back.
    const mine = phrase === null ? [] : [[normalized(seat), { salt, key: (await keyOf(phrase, salt)).toString('hex') }]]
    const writer = await this.writer()
    try {
      const others = Object.entries(this.read().seats).filter(([name]) => name !== normalized(seat))
      const locks: Locks = { cantrip: 1, seats: Object.fromEntries([...others, ...mine]) }
      writePrivate(this.file, `${JSON.stringify(locks)}\n`)
    } catch (error) {
      if (error instanceof UserError) throw error
      throw new UserError(sentence('cannot-write', { path: this.file, why: diskWords(error) }), 1, { cause: error })
    } finally {
      writer?.release()
    }
  }

  /** Removes all passphrases. Never throws. */
  forget(): void {
    deleteQuietly(this.file)
  }

  /**
   * Locks the file for writing. Returns null if no lock can be created. Throws UserError if another process keeps it
   * locked.
   */
  private async writer(): Promise<Lock | null> {
    for (let tries = 0; ; tries++) {
      const request = requestLock(this.file)
      if (request.kind === 'held') return request.lock
      if (request.kind === 'none') return null
      if (tries === MAX_TRIES) throw new UserError(sentence('phrases-busy', { file: this.file }))
      await new Promise(resolve => setTimeout(resolve, RETRY_DELAY))
    }
  }

  /**
   * Checks a passphrase, one guess at a time, with a delay if it is wrong. A seat without a passphrase accepts any.
   * Returns null if too many guesses are queued.
   */
  async accepts(seat: string, phrase: string): Promise<boolean | null> {
    if (this.waiting >= MAX_WAITING) return null
    this.waiting++
    const guess = this.last.then(() => this.guess(seat, phrase))
    this.last = guess.catch(() => undefined)
    try {
      return await guess
    } finally {
      this.waiting--
    }
  }

  private async guess(seat: string, phrase: string): Promise<boolean> {
    const lock = this.lockOf(seat)
    if (!lock) return true
    const key = Buffer.from(lock.key, 'hex')
    const guessed = await keyOf(phrase, lock.salt)
    if (key.length === guessed.length && crypto().timingSafeEqual(key, guessed)) return true
    await new Promise(resolve => setTimeout(resolve, this.wrongGuessDelay))
    return false
  }

  /** Reads the file. Throws UserError if it is invalid. In that case, nobody gets a seat. */
  private read(): Locks {
    let text: string | null
    try {
      text = readIfThere(this.file)
    } catch (error) {
      throw new UserError(sentence('cannot-read', { path: this.file, why: diskWords(error) }), 1, { cause: error })
    }
    if (text === null) return { cantrip: 1, seats: {} }
    try {
      return v.parse(FileShape, JSON.parse(text))
    } catch (error) {
      throw new UserError(sentence('phrases-damaged', { file: this.file }), 1, { cause: error })
    }
  }
}

function keyOf(phrase: string, salt: string): Promise<Buffer> {
  const text = phrase.normalize('NFC')
  return new Promise((resolve, reject) =>
    crypto().scrypt(text, Buffer.from(salt, 'hex'), KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
