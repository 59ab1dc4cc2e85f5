import { excerpt, joinSome } from '../commands/index.ts'
import { listSaves, savePath } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/** Returns the path of the save to load, or a message if there is none. `here` is the save in play. */
export function saveToLoad(
  words: Messages,
  folder: string,
  name: string,
  here: string | null,
): { readonly path: string } | { readonly sentence: string } {
  const saves = listSaves(folder).filter(entry => entry.header !== null)
  const names = saves.map(entry => entry.name)
  const known =
    names.length === 0
      ? words.get('plain-load-none')
      : words.get('plain-load-known', { n: names.length, names: joinSome(words, names, { last: 'and' }) })
  if (name === '') return { sentence: words.get('plain-load-how', { known }) }
  const path = savePath(folder, name)
  if (path === here) return { sentence: words.get('plain-load-here') }
  if (saves.some(entry => entry.path === path)) return { path }
  return { sentence: words.get('plain-load-unknown', { name: excerpt(name), known }) }
}
