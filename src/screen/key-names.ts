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

/** Returns the text that a key types, or null. */
export function typedText(key: Key): string | null {
  if ('paste' in key) return key.paste.replace(/\s+/g, ' ')
  if (!('name' in key) || key.name !== 'char' || key.ctrl || key.alt) return null
  return key.text ?? null
}
