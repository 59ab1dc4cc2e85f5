import type { Key } from './keys.ts'
import { awaitsFlush, decodeKeys, flush, NOTHING_PENDING } from './keys.ts'

/** A source of input bytes. If it can be paused, it is paused while too many keys are waiting. */
export interface ByteSource {
  on(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown
  off(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown
  pause?(): unknown
  resume?(): unknown
}

/**
 * The maximum number of keys handled, and the maximum time spent on them (ms), before other events (signals, network)
 * get their turn.
 */
const MAX_KEYS_PER_SLICE = 100
const MAX_SLICE_TIME = 30
/** The number of waiting keys at which the source is paused, to limit memory. */
const MAX_WAITING_KEYS = 100_000

/** The minimum number of text keys in one chunk that counts as a paste, on terminals without bracketed paste. */
const MIN_PASTED_KEYS = 64
/** The time without a key that ends such a paste (ms). */
const PASTE_PAUSE = 100

/** Returns the time after which Escape counts as a separate key (ms). It is longer over SSH. */
export function escapeDelay(env: Readonly<Record<string, string | undefined>>): number {
  return env.SSH_CONNECTION ? 100 : 50
}

/**
 * Reads keys from a source and passes them on in slices. Passes on terminal reports immediately. Returns a function
 * that stops reading.
 */
export function readKeys(
  source: ByteSource,
  delay: number,
  onKey: (key: Key) => void,
  onReport: (report: string) => void = () => {},
): () => void {
  let pending = NOTHING_PENDING
  let timer: NodeJS.Timeout | undefined
  let turn: NodeJS.Immediate | undefined
  /** The keys received, and the number of them already passed on. */
  let queue: Key[] = []
  let handed = 0
  let isBusy = false
  let isFull = false
  let reading = true
  /** The timer that runs while incoming text counts as part of an unmarked paste. */
  let pasting: NodeJS.Timeout | undefined

  function onData(chunk: Uint8Array | string): void {
    clearTimeout(timer)
    if (!isBusy) clearImmediate(turn)
    const decoded = decodeKeys(chunk, pending)
    pending = decoded.pending
    if (decoded.report !== undefined) onReport(decoded.report)
    hand(withPastes(decoded.keys))
  }

  /**
   * Returns the keys, with text that arrived together marked, or a single paste event if they are an unmarked paste.
   */
  function withPastes(keys: readonly Key[]): readonly Key[] {
    const texts = keys.map(textOf)
    const isText = keys.length > 0 && texts.every(text => text !== null)
    if (!isText || (pasting === undefined && keys.length < MIN_PASTED_KEYS)) return joined(keys, texts)
    clearTimeout(pasting)
    pasting = setTimeout(() => {
      pasting = undefined
    }, PASTE_PAUSE)
    return [{ paste: texts.join('') }]
  }

  function hand(keys: readonly Key[]): void {
    for (const key of keys) queue.push(key)
    if (queue.length - handed > MAX_WAITING_KEYS && !isFull) {
      isFull = true
      source.pause?.()
    }
    if (!isBusy) handSlice()
  }

  function handSlice(): void {
    const end = Math.min(queue.length, handed + MAX_KEYS_PER_SLICE)
    const late = performance.now() + MAX_SLICE_TIME
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
    // Start the timer only now, because the source may have held back the rest of a sequence.
    if (awaitsFlush(pending)) timer = setTimeout(onTimeout, delay)
  }

  function onTimeout(): void {
    // The rest may have arrived while the program was busy, so read it first.
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
    clearTimeout(pasting)
    clearImmediate(turn)
    source.off('data', onData)
  }
}

/** Marks text that arrived together. A short paste would otherwise look like quick typing. */
function joined(keys: readonly Key[], texts: readonly (string | null)[]): readonly Key[] {
  const first = texts.findIndex(text => text !== null)
  if (first < 0 || first === texts.findLastIndex(text => text !== null)) return keys
  return keys.map((key, i) =>
    'name' in key && texts[i] !== null ? { ...key, joined: i === first ? 'first' : 'later' } : key,
  )
}

/** Returns the text that a key types into a field, or null if it types none. Enter types a line break. */
function textOf(key: Key): string | null {
  if (!('name' in key) || key.ctrl || key.alt) return null
  if (key.name === 'enter') return '\n'
  return key.name === 'char' ? (key.text ?? null) : null
}
