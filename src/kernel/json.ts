/** Anything a table's state may hold: what JSON can write down and read back unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of a plain JSON value. Classes, Maps and cycles have no place in a state and are not looked for. */
export function copy<T>(value: T): T {
  if (!isObject(value)) return value
  if (Array.isArray(value)) {
    const out = value.slice()
    for (let i = 0; i < out.length; i++) {
      const item = out[i]
      // What is no object is its own copy; not to call for it halves the time of a state.
      if (isObject(item)) out[i] = copy(item)
    }
    return out as T
  }
  // Spread, and not field by field: an object that many fields are set on by name is kept as a table, which every rule
  // that reads it afterwards would pay for.
  const out = { ...value }
  for (const key in out) {
    const item = out[key]
    if (isObject(item)) out[key] = copy(item)
  }
  return out
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * A short fingerprint (eight hex digits) of a JSON value. Values that are equal as JSON have the same one, in whatever
 * order the fields of an object were set.
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
      // A sum does not mind the order of its terms, so no field has to be sorted.
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

/** FNV-1a over the UTF-16 units. */
function digestText(text: string): number {
  let hash = 0x811c9dc5 ^ text.length
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** Lets every bit of a number bear on every other (the finish of MurmurHash3). */
function scatter(n: number): number {
  n ^= n >>> 16
  n = Math.imul(n, 0x85ebca6b)
  n ^= n >>> 13
  n = Math.imul(n, 0xc2b2ae35)
  return n ^ (n >>> 16)
}

/** Makes a value and all it holds read-only, for tests that prove nobody writes where they should only look. */
export function freeze<T>(value: T): T {
  if (isObject(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) freeze(item)
  }
  return value
}
