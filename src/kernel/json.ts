/** Any value that a table's state may hold: plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Returns a deep copy of a plain JSON value. Doesn't check for class instances, Maps or cycles. */
export function copy<T>(value: T): T {
  if (!isObject(value)) return value
  if (Array.isArray(value)) {
    const out = value.slice()
    for (let i = 0; i < out.length; i++) {
      const item = out[i]
      // Skipping the call for primitives halves the time of copying a state.
      if (isObject(item)) out[i] = copy(item)
    }
    return out as T
  }
  // Use a spread: setting many fields by name would put the object in dictionary mode and slow down every later read.
  const out = { ...value }
  for (const key in out) {
    const item = out[key]
    if (isObject(item)) out[key] = copy(item)
  }
  return out
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns a short fingerprint (eight hex digits) of a JSON value. It doesn't depend on the order of an object's fields.
 */
export function fingerprint(value: unknown): string {
  return (digest(value) >>> 0).toString(16).padStart(8, '0')
}

function digest(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return (value | 0) === value ? scatter(value ^ 0x3c6ef372) : scatter(digestText(String(value)))
    case 'string':
      return scatter(digestText(value) + 1)
    case 'boolean':
      return value ? 0x1b873593 : 0x2545f491
    case 'object': {
      if (value === null) break
      if (Array.isArray(value)) {
        let hash = 0x510e527f
        for (let i = 0; i < value.length; i++) hash = scatter(Math.imul(hash, 31) + digest(value[i]))
        return hash
      }
      // A sum doesn't depend on the order, so the fields need no sorting.
      let sum = 0x1f83d9ab
      const fields = value as Record<string, unknown>
      for (const key in fields) {
        const field = fields[key]
        if (field !== undefined) sum = (sum + scatter(Math.imul(digestText(key), 0x9e3779b1) ^ digest(field))) | 0
      }
      return scatter(sum)
    }
  }
  return 0x6c078965
}

/** Computes the FNV-1a hash of a string's UTF-16 code units. */
function digestText(text: string): number {
  let hash = 0x811c9dc5 ^ text.length
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** Mixes all bits of a number (the finalizer of MurmurHash3). */
function scatter(n: number): number {
  n ^= n >>> 16
  n = Math.imul(n, 0x85ebca6b)
  n ^= n >>> 13
  n = Math.imul(n, 0xc2b2ae35)
  return n ^ (n >>> 16)
}

/** Deep-freezes a value, for tests that check that code doesn't modify its input. */
export function freeze<T>(value: T): T {
  if (isObject(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) freeze(item)
  }
  return value
}
