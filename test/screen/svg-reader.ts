/** A parsed element of an SVG. */
export interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
  /** The text directly inside it. */
  readonly text: string
}

const NAME = /[A-Za-z][\w.-]*/y
const ATTRIBUTE = /\s+([A-Za-z][\w:.-]*)="([^"<]*)"/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Parses the XML subset of our pictures. Throws Error at the first thing that is not well-formed. */
export function readSvg(xml: string): Node {
  let at = 0
  const wrong = (what: string): Error => new Error(`${what} at ${at}: ${xml.slice(at, at + 40)}`)
  const matched = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(xml)
    if (found) at = pattern.lastIndex
    return found
  }
  const plain = (text: string): string => {
    if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)) throw wrong('a character XML has not')
    return text.replace(/&([^;\s]*;?)/g, (_, name: string) => {
      const known = ENTITIES[name.replace(/;$/, '')]
      if (!name.endsWith(';') || known === undefined) throw wrong(`&${name}`)
      return known
    })
  }
  const node = (): Node => {
    if (xml[at++] !== '<') throw wrong('no element')
    const name = matched(NAME)?.[0]
    if (name === undefined) throw wrong('no name')
    const attributes: Record<string, string> = {}
    for (let found = matched(ATTRIBUTE); found; found = matched(ATTRIBUTE)) {
      const [, key = '', value = ''] = found
      if (key in attributes) throw wrong(`${key} twice`)
      attributes[key] = plain(value)
    }
    if (matched(/\s*\/>/y)) return { name, attributes, children: [], text: '' }
    if (!matched(/>/y)) throw wrong('an open tag')
    const children: Node[] = []
    let text = ''
    for (;;) {
      text += plain(matched(/[^<]*/y)?.[0] ?? '')
      if (xml.startsWith('</', at)) break
      if (at >= xml.length) throw wrong(`${name} never ends`)
      children.push(node())
    }
    if (!matched(new RegExp(`</${name}>`, 'y'))) throw wrong(`the end of ${name}`)
    return { name, attributes, children, text }
  }
  const root = node()
  if (xml.slice(at) !== '\n') throw wrong('something after the end')
  return root
}

/** Returns the element and everything in it, in order. */
export function all(node: Node): Node[] {
  return [node, ...node.children.flatMap(all)]
}

/** Returns every element with this name. */
export const named = (root: Node, name: string): Node[] => all(root).filter(node => node.name === name)

/** Returns the external references of an SVG. There should be none. */
export function outside(root: Node): string[] {
  const ids = new Set(all(root).flatMap(({ attributes }) => attributes.id ?? []))
  return all(root).flatMap(({ name, attributes, text }) => {
    const links = Object.entries(attributes).flatMap(([key, value]) => {
      if (key === 'xmlns') return []
      if (/href$/.test(key)) return value.startsWith('#') ? [value.slice(1)] : [`?${value}`]
      return [...value.matchAll(/url\(#?([^)]*)\)/g)].map(([, id = '']) => id)
    })
    const styles = name === 'style' && /url\(|@import/.test(text) ? ['?style'] : []
    return [
      ...links.filter(id => !ids.has(id)),
      ...styles,
      ...(/^(image|script|foreignObject)$/.test(name) ? [name] : []),
    ]
  })
}
