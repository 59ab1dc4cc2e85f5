import type { QuestView } from './view.ts'

/**
 * Looks up a value by path, starting from a player, a space or a field: `Ann.cardCount`, `sheep-meade.men`, `dragon`.
 * Returns undefined if there is none.
 */
export function lookUp(view: QuestView, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  const player = view.players.find(({ name }) => name.toLowerCase() === first.toLowerCase())
  const space = own(view.forces, first.toLowerCase())
  let value: unknown = player ?? (space === undefined ? own(view, first) : space)
  for (const field of rest) value = own(value, field)
  return value
}

const own = (of: unknown, field: string): unknown =>
  of !== null && typeof of === 'object' && Object.hasOwn(of, field) ? (of as Record<string, unknown>)[field] : undefined
