import * as v from 'valibot'
import { plainly, visible } from '../commands/index.ts'
import {
  askLock,
  diskWords,
  forget,
  type Lock,
  ownRecord,
  readIfThere,
  Trouble,
  writePrivate,
} from '../storage/index.ts'
import { type Sentence, sentence } from '../text/index.ts'

/** Loaded when first asked: most who start the program never lock a seat. */
const crypto = () => process.getBuiltinModule('node:crypto')

/** What the file of a table's pass-phrases ends with, after the whole name of the save. */
const LOCKS_ENDING = '.seats'

/** What a guess costs: 32 MB of memory and about a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const
const KEY_BYTES = 32
/** How long a wrong phrase waits for its answer, in milliseconds; the next guess waits behind it. */
const PENANCE = 1000
/** Guesses that may wait for each other. */
const MOST_WAITING = 8

/** How often another process that writes is waited for, and how long each time, in milliseconds. */
const TRIES = 80
const NAP = 25

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/))
const FileShape = v.object({
  cantrip: v.literal(1),
  /** For each seat that has one its salt and what scrypt makes of both. */
  seats: ownRecord(v.pipe(v.string(), v.maxLength(100)), v.object({ salt: Hex, key: Hex })),
})
type Locks = v.InferOutput<typeof FileShape>

/** What is wrong with a pass-phrase, as the end of a sentence, or null. */
export function phraseFault(phrase: string): Sentence | null {
  const { length } = [...phrase]
  if (length < 6) return sentence('fault-too-short', { least: 6 })
  if (length > 100) return sentence('fault-too-long', { most: 100 })
  if (visible(phrase) !== phrase) return sentence('fault-unseen')
  return null
}

/** The pass-phrases of a table's seats, in a file beside its save that holds none of them. Read anew each time. */
export class SeatLocks {
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  /** `penance` is how long a wrong phrase waits, in milliseconds. */
  constructor(
    private readonly save: string,
    private readonly penance = PENANCE,
  ) {}

  private get file(): string {
    return this.save + LOCKS_ENDING
  }

  /** Whether a seat wants a pass-phrase. */
  isLocked(seat: string): boolean {
    return this.lockOf(seat) !== undefined
  }

  private lockOf(seat: string): Locks['seats'][string] | undefined {
    const { seats } = this.read()
    return Object.hasOwn(seats, plainly(seat)) ? seats[plainly(seat)] : undefined
  }

  /** Gives a seat a pass-phrase, or takes it away (null). Throws Trouble where that cannot be. */
  async set(seat: string, phrase: string | null): Promise<void> {
    const fault = phrase === null ? null : phraseFault(phrase)
    if (fault) throw new Trouble(sentence('fault-of-phrase', { fault }))
    const salt = crypto().randomBytes(16).toString('hex')
    // The slow part first: what the others have set meanwhile is read after it, and nobody writes in between.
    const mine = phrase === null ? [] : [[plainly(seat), { salt, key: (await keyOf(phrase, salt)).toString('hex') }]]
    const writer = await this.writer()
    try {
      const others = Object.entries(this.read().seats).filter(([name]) => name !== plainly(seat))
      const locks: Locks = { cantrip: 1, seats: Object.fromEntries([...others, ...mine]) }
      writePrivate(this.file, `${JSON.stringify(locks)}\n`)
    } catch (error) {
      if (error instanceof Trouble) throw error
      throw new Trouble(sentence('cannot-write', { path: this.file, why: diskWords(error) }), 1, { cause: error })
    } finally {
      writer?.release()
    }
  }

  /** Takes the pass-phrases of all seats away. Never throws. */
  forget(): void {
    forget(this.file)
  }

  /** Keeps other processes from writing meanwhile; null where no lock can be made. Throws Trouble where one is writing for long. */
  private async writer(): Promise<Lock | null> {
    for (let tries = 0; ; tries++) {
      const asked = askLock(this.file)
      if (asked.kind === 'held') return asked.lock
      if (asked.kind === 'none') return null
      if (tries === TRIES) throw new Trouble(sentence('phrases-busy', { file: this.file }))
      await new Promise(resolve => setTimeout(resolve, NAP))
    }
  }

  /** Whether this phrase opens a seat, one guess after the other and slowly where it does not; null where too many guess. */
  async opens(seat: string, phrase: string): Promise<boolean | null> {
    if (this.waiting >= MOST_WAITING) return null
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
    await new Promise(resolve => setTimeout(resolve, this.penance))
    return false
  }

  /** Throws Trouble where the file is not as it should be: then nobody sits down. */
  private read(): Locks {
    let text: string | null
    try {
      text = readIfThere(this.file)
    } catch (error) {
      throw new Trouble(sentence('cannot-read', { path: this.file, why: diskWords(error) }), 1, { cause: error })
    }
    if (text === null) return { cantrip: 1, seats: {} }
    try {
      return v.parse(FileShape, JSON.parse(text))
    } catch (error) {
      throw new Trouble(sentence('phrases-damaged', { file: this.file }), 1, { cause: error })
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
