import type { Header } from '../kernel/index.ts'

/** Returns the error message for an option that a game doesn't have. `names` lists those that it has. */
export function unknownOptionText(title: string, name: string, names: readonly string[]): string {
  const known = names.length === 1 ? 'its only option is' : 'its options are'
  return `${title} has no option called "${name}"; ${known} ${names.join(', ')}.`
}

/** Throws an Error with a one-sentence message if a header sets an option that the game doesn't have. */
export function checkOptionNames(title: string, options: Header['options'], names: readonly string[]): void {
  const unknown = Object.keys(options).find(name => !names.includes(name))
  if (unknown !== undefined) throw new Error(unknownOptionText(title, unknown, names))
}
