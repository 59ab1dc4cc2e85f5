/** Anything a table's state may hold: what JSON can write down and read back unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of a plain JSON value. Classes, Maps and cycles have no place in a state and are not looked for. */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const length = value.length
    const out = new Array(length)
    for (let i = 0; i < length; i++) {
      const item = value[i]
      out[i] = item === null || typeof item !== 'object' ? item : copy(item)
    }
    return out as T
  }
  const out: Record<string, unknown> = {}
  for (const key in value) {
    const item = value[key]
    out[key] = item === null || typeof item !== 'object' ? item : copy(item)
  }
  return out as T
}

/** A short fingerprint (eight hex digits) of a JSON value: FNV-1a over its text, finished with an avalanche. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Makes a value and all it holds read-only, for tests that prove nobody writes where they should only look. */
export function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) freeze(item)
  }
  return value
}
