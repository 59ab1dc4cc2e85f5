import type { Key } from './keys.ts'
import { awaitsFlush, decodeKeys, flush, NOTHING_PENDING } from './keys.ts'

/** What keys are read from; one that can wait is let wait while there is enough to do. */
export interface ByteSource {
  on(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown
  off(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown
  pause?(): unknown
  resume?(): unknown
}

/** Keys handed on, or milliseconds gone by with them, before the program may hear of anything else: signals, others at the table. */
const SLICE = 100
const SLICE_TIME = 30
/** With more keys waiting than this the source waits too, so that a flood of them fills no memory. */
const MOST_WAITING = 100_000

/** Milliseconds after which Escape is the key and not the beginning of another; a far line needs longer. */
export function escapeDelay(env: Readonly<Record<string, string | undefined>>): number {
  return env.SSH_CONNECTION ? 100 : 50
}

/** Hands on every key that comes from the source, a slice at a time, until the function it gives back is called. */
export function readKeys(source: ByteSource, delay: number, onKey: (key: Key) => void): () => void {
  let pending = NOTHING_PENDING
  let timer: NodeJS.Timeout | undefined
  let turn: NodeJS.Immediate | undefined
  /** Keys that have come, and how many of them are handed on. */
  let queue: Key[] = []
  let handed = 0
  let isBusy = false
  let isFull = false
  let reading = true

  function onData(chunk: Uint8Array | string): void {
    clearTimeout(timer)
    if (!isBusy) clearImmediate(turn)
    const decoded = decodeKeys(chunk, pending)
    pending = decoded.pending
    hand(decoded.keys)
  }

  function hand(keys: readonly Key[]): void {
    for (const key of keys) queue.push(key)
    if (queue.length - handed > MOST_WAITING && !isFull) {
      isFull = true
      source.pause?.()
    }
    if (!isBusy) handSlice()
  }

  function handSlice(): void {
    const end = Math.min(queue.length, handed + SLICE)
    const late = performance.now() + SLICE_TIME
    do {
      const key = queue[handed++]
      if (key) onKey(key)
    } while (reading && handed < end && performance.now() < late)
    if (!reading) return
    if (handed < queue.length) {
      isBusy = true
      turn = setImmediate(handSlice)
      return
    }
    queue = []
    handed = 0
    isBusy = false
    if (isFull) source.resume?.()
    isFull = false
    // Only now: the rest of a sequence may have waited with the source.
    if (awaitsFlush(pending)) timer = setTimeout(onTimeout, delay)
  }

  function onTimeout(): void {
    // The rest may have come while the program was busy: let it be read first.
    turn = setImmediate(() => {
      const decoded = flush(pending)
      pending = decoded.pending
      hand(decoded.keys)
    })
  }

  source.on('data', onData)
  return () => {
    reading = false
    clearTimeout(timer)
    clearImmediate(turn)
    source.off('data', onData)
  }
}
