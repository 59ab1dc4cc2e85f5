import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { below, next, type RandomState, seedRandom } from '../../src/kernel/index.ts'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import type { Message, Model } from '../../src/screen/model.ts'
import { firstModel, update } from '../../src/screen/update.ts'
import { decodeKeys, NOTHING_PENDING } from '../../src/terminal/keys.ts'
import { width } from '../../src/terminal/text.ts'
import { amount } from '../amount.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'
import { draw } from '../screen/drawing.ts'
import { plain } from '../screen/screen-player.ts'

/** The number of bytes typed. Set CANTRIP_KEY_BYTES for more (1000000 takes a quarter of an hour). */
const BYTES = amount(65_536, 1_000_000, 'CANTRIP_KEY_BYTES')
/** The time limit in milliseconds: a slow machine reads a thousand bytes in a second. */
const PATIENCE = 120_000 + 2 * BYTES
/** The number of bytes in a chunk. */
const CHUNK = 64 * 1024
/** The number of chunks after which a frame is drawn and measured. */
const ROOM = { columns: 80, rows: 24 }

/**
 * Returns the input of a cat on the keyboard, a bad connection or an enemy: noise, words, keys, and incomplete
 * sequences.
 */
function noise(random: RandomState): Uint8Array {
  const bytes = new Uint8Array(CHUNK)
  const pieces = [
    '\r',
    '\r',
    '\x1b[A',
    '\x1b[B',
    '\x1b[C',
    '\x1b',
    '\x1b[<0;9;9M',
    '\x1b[200~',
    '\x1b[201~',
    '\t',
    'u',
    ':',
  ]
  const words = [
    'go b4\r',
    'stop\r',
    'roll\r',
    'save x\r',
    'load ../x\r',
    '\u202egnol\r',
    '../../etc/passwd',
    '\xff\xfe',
    'n',
    'y',
  ]
  for (let at = 0; at < CHUNK; ) {
    const kind = below(random, 8)
    const text =
      kind < 3 ? pieces[below(random, pieces.length)]! : kind < 5 ? words[below(random, words.length)]! : null
    const some = text === null ? Uint8Array.from({ length: 4 }, () => next(random) & 0xff) : Buffer.from(text)
    bytes.set(some.subarray(0, CHUNK - at), at)
    at += some.length
  }
  return bytes
}

/** A screen with real effects that is reopened when it is left. */
class Screen {
  model: Model
  keys = 0
  private runner: EffectRunner
  constructor(private readonly home: string) {
    ;[this.runner, this.model] = this.open()
  }

  private open(): [EffectRunner, Model] {
    const places = {
      games,
      saves: join(this.home, 'saves'),
      examples: null,
      names: [],
      store: () => Promise.resolve(),
      newSeed: () => `k${this.keys}`,
    }
    const runner = new EffectRunner(places)
    return [runner, firstModel(ROOM.columns, ROOM.rows, runner.library())]
  }

  hear(message: Message): void {
    const { model, effects } = update(this.model, message)
    this.model = model
    for (const effect of effects) {
      if (effect.kind === 'quit') {
        this.runner.close()
        ;[this.runner, this.model] = this.open()
        return
      }
      for (const answer of this.runner.run(effect)) this.hear(answer)
    }
  }
}

test(
  'random bytes break nothing and touch nothing outside the save folder',
  () => {
    const home = folder()
    const screen = new Screen(home)
    const random = seedRandom('keys', 'noise')
    let pending = NOTHING_PENDING
    let bytes = 0
    for (; bytes < BYTES; bytes += CHUNK) {
      const decoded = decodeKeys(noise(random), pending)
      pending = decoded.pending
      for (const key of decoded.keys) {
        screen.keys++
        screen.hear({ kind: 'key', key })
      }
      const { lines } = draw(screen.model, plain)
      expect(lines).toHaveLength(ROOM.rows)
      expect(lines.every(line => width(line) === ROOM.columns)).toBe(true)
    }
    console.log(`hostile keys survived: ${bytes} bytes, ${screen.keys} keys`)
    expect(readdirSync(home)).toEqual(['saves'])
  },
  PATIENCE,
)
