import { visible } from '../../commands/index.ts'

/** What an element is said to be; an attribute that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element with its children, which are XML already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = name
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`
  }
  return children.length === 0 ? `<${open}/>` : `<${open}>${children.join('')}</${name}>`
}

/** Words as XML. What cannot be seen (controls, changes of direction, lone halves of characters) is left out, and what no XML may hold. */
export function escaped(words: string): string {
  return visible(words)
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

const FORBIDDEN = /[\ufffe\uffff]/g

/** A length as short as it can be written, to a tenth. */
export function short(length: number): string {
  return String(Math.round(length * 10) / 10 + 0)
}
