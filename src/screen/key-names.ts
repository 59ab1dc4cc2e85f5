import { keysOfPair } from '../storage/index.ts'
import type { Key } from '../terminal/keys.ts'

/**
 * Returns a key's name in the command table: `a`, `?`, `up`, `ctrl+p`, `shift+tab`. Returns null for the mouse and
 * pasted text.
 */
export function keyName(key: Key): string | null {
  if (!('name' in key)) return null
  const bare = key.name === 'char' ? (key.text ?? '') : key.name
  const named = bare === ' ' ? 'space' : bare
  return `${key.ctrl ? 'ctrl+' : ''}${key.alt ? 'alt+' : ''}${key.shift ? 'shift+' : ''}${named}`
}

/** Returns the key that a pressed key stands for. `pairs` are the keys that the player has swapped, such as `h=i`. */
export function withSwappedKeys(pairs: readonly string[], key: string): string {
  for (const pair of pairs) {
    const [one, other] = keysOfPair(pair)
    if (key === one) return other
    if (key === other) return one
  }
  return key
}

/**
 * Returns the text that a key types or a paste inserts, or null if there is none. In a paste, each run of whitespace
 * becomes a single space.
 */
export function typedText(key: Key): string | null {
  if ('paste' in key) return key.paste.replace(/\s+/g, ' ')
  if (!('name' in key) || key.name !== 'char' || key.ctrl || key.alt) return null
  return key.text ?? null
}
