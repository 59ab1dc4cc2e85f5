import * as v from 'valibot'
import { visible } from '../../commands/index.ts'
import { safeRecord, UserError } from '../../storage/index.ts'
import type { SimGame } from './play.ts'

const Count = v.pipe(v.number(), v.minValue(0))
/** Text without invisible characters, which could do harm when the statistics are displayed. */
const Text = v.pipe(
  v.string(),
  v.check(text => visible(text) === text, 'it contains invisible characters'),
)
const Words = safeRecord(Text, v.union([v.number(), Text]))

const Shape = v.object({
  n: v.pipe(Count, v.integer()),
  game: Text,
  options: safeRecord(Text, Text),
  seed: Text,
  bots: v.array(Text),
  rotated: v.optional(v.boolean()),
  talked: v.optional(v.boolean()),
  winners: v.array(v.number()),
  ended: Text,
  days: Count,
  decisions: Count,
  millis: Count,
  slowest: v.array(v.number()),
  metrics: safeRecord(Text, v.number()),
  seats: v.array(Words),
})

/**
 * Merges the games of several JSONL files. Throws UserError for an invalid line, for games from different plans, or for
 * a duplicate game.
 */
export function mergeLines(files: readonly { readonly name: string; readonly text: string }[]): SimGame[] {
  const games: SimGame[] = []
  const seen = new Map<string, string>()
  let plan: { at: string; text: string } | null = null
  for (const { name, text } of files) {
    for (const [i, row] of text.split('\n').entries()) {
      if (row.trim() === '') continue
      const at = `${name}:${i + 1}`
      const game = readGame(row, at)
      const bots = game.rotated ? ['rotated', ...game.bots.toSorted()] : game.bots
      const found = JSON.stringify([game.game, Object.entries(game.options).sort(), bots, game.talked ?? false])
      plan ??= { at, text: found }
      if (plan.text !== found)
        throw new UserError(
          `${at} differs from ${plan.at} in its game, options or seats; only games of one kind can be merged.`,
        )
      const before = seen.get(game.seed)
      if (before) throw new UserError(`${at} repeats the game with seed "${game.seed}" from ${before}.`)
      seen.set(game.seed, at)
      games.push(game)
    }
  }
  return games.sort((a, b) => a.n - b.n)
}

function readGame(row: string, at: string): SimGame {
  let value: unknown
  try {
    value = JSON.parse(row)
  } catch {
    throw new UserError(`${at} is not a line of "cantrip sim --jsonl": it is not JSON.`)
  }
  const read = v.safeParse(Shape, value)
  if (read.success) return read.output
  throw new UserError(`${at} is not a line of "cantrip sim --jsonl": ${read.issues[0].message}.`)
}
