import type { RealmView } from './view.ts'

/** What a check of a move file asks for: a path through the view, as in `characters.0.gold`; undefined where there is nothing. */
export function lookUp(view: RealmView, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
  }, view)
}
