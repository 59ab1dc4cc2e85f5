import { width } from '../../../terminal/text.ts'

/** The minimum number of columns for a recognizable name. */
const LEAST = 3

/**
 * Shortens names to at most `columns` columns while keeping them distinct: `Apprent`, `Appr. 2`. A name is empty if
 * there is no room for it, or if it has wide characters.
 */
export function shortNames(names: readonly string[], columns: number): string[] {
  if (columns < LEAST) return names.map(() => '')
  return names.map(name => {
    const signs = [...name]
    if (width(name) !== signs.length) return ''
    if (signs.length <= columns) return name
    const head = signs.slice(0, columns).join('')
    const alike = names.filter(other => other !== name && other.startsWith(head))
    const end = endApart(name, alike).slice(-(columns - 2))
    return end === '' ? head : `${signs.slice(0, columns - 1 - end.length).join('')}.${end}`
  })
}

/** Returns the ending that distinguishes a name from the names with the same beginning. */
function endApart(name: string, alike: readonly string[]): string {
  const shared = Math.max(0, ...alike.map(other => [...name].findIndex((sign, i) => sign !== [...other][i])))
  return shared > 0 ? [...name].slice(shared).join('') : ''
}
