import type { Key } from './keys.ts'
import { awaitsFlush, decodeKeys, flush, NOTHING_PENDING } from './keys.ts'

/** What keys are read from. */
export interface ByteSource {
  on(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown
  off(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown
}

/** Milliseconds after which Escape is the key and not the beginning of another; a far line needs longer. */
export function escapeDelay(env: Readonly<Record<string, string | undefined>>): number {
  return env.SSH_CONNECTION ? 100 : 50
}

/** Hands on every key that comes from the source, until the function it gives back is called. */
export function readKeys(source: ByteSource, delay: number, onKey: (key: Key) => void): () => void {
  let pending = NOTHING_PENDING
  let timer: NodeJS.Timeout | undefined
  let turn: NodeJS.Immediate | undefined
  let reading = true

  function hand(keys: readonly Key[]): void {
    for (const key of keys) {
      if (!reading) return
      onKey(key)
    }
  }

  function onData(chunk: Uint8Array | string): void {
    clearTimeout(timer)
    clearImmediate(turn)
    const decoded = decodeKeys(chunk, pending)
    pending = decoded.pending
    if (awaitsFlush(pending)) timer = setTimeout(onTimeout, delay)
    hand(decoded.keys)
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
