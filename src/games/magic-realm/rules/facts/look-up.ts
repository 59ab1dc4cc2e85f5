import type { RealmView } from '../state/view.ts'

/** Reads a path such as `characters.0.gold` from the view, for checks in move files; undefined if absent. */
export function lookUp(view: RealmView, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
  }, view)
}
