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

/** Words as XML. What no XML may hold (controls, lone halves of characters) is left out. */
export function escaped(words: string): string {
  return words
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

// Everything but the characters of XML 1.0.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A length as short as it can be written, to a tenth. */
export function short(length: number): string {
  return String(Math.round(length * 10) / 10 + 0)
}
