import { visible } from '../../commands/index.ts'

/** The attributes of an element. Undefined attributes are omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Returns an element as XML. Its children must already be XML. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = name
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`
  }
  return children.length === 0 ? `<${open}/>` : `<${open}>${children.join('')}</${name}>`
}

/**
 * Escapes text for XML. Removes invisible characters (control characters, bidi marks, lone surrogates) and characters
 * that XML forbids.
 */
export function escaped(words: string): string {
  return visible(words)
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

const FORBIDDEN = /[\ufffe\uffff]/g

/** Formats a length with at most one decimal. */
export function short(length: number): string {
  return String(Math.round(length * 10) / 10 + 0)
}
