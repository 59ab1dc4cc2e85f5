import { createHash } from 'node:crypto'

/** Computes the digest with Node's own library. */
export function known(words: readonly number[]): number[] {
  const bytes = Buffer.alloc(words.length * 4)
  for (const [i, word] of words.entries()) bytes.writeUInt32BE(word, i * 4)
  const digest = createHash('sha256').update(bytes).digest()
  return Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(i * 4))
}
