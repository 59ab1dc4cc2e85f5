import { listed, quote } from '../commands/index.ts'
import { listSaves, savePath } from '../storage/index.ts'

/** The save of a name that somebody at this table (its own save is `here`) wants to go on with, or what to say where there is none. */
export function saveToLoad(
  folder: string,
  name: string,
  here: string | null,
): { readonly path: string } | { readonly sentence: string } {
  const saves = listSaves(folder).filter(entry => entry.header !== null)
  const names = saves.map(entry => entry.name)
  const known = `There ${saves.length === 1 ? 'is' : 'are'} ${listed(names, { last: 'and' }) || 'none'}.`
  if (name === '') return { sentence: `"load NAME" goes on with a saved game. ${known}` }
  const path = savePath(folder, name)
  if (path === here) return { sentence: 'That is the game on this table.' }
  if (saves.some(entry => entry.path === path)) return { path }
  return { sentence: `There is no saved game called ${quote(name)}. ${known}` }
}
