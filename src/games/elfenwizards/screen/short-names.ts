import { width } from '../../../terminal/text.ts'

/** The fewest columns in which a name still tells who it is. */
const LEAST = 3

/**
 * Names in at most so many columns, each cut but kept apart from the others: `Apprent`, `Appr. 2`. Empty where there is no
 * room for it, or where a cell cannot hold a character of it.
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

/** What a name ends with from where it parts from those that begin as it does. */
function endApart(name: string, alike: readonly string[]): string {
  const shared = Math.max(0, ...alike.map(other => [...name].findIndex((sign, i) => sign !== [...other][i])))
  return shared > 0 ? [...name].slice(shared).join('') : ''
}
