import { type Game, isAuto, type Match, mayKnow, type Roll, type Seat } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

/** The maximum number of answers to search backward for a roll. */
const MAX_ANSWERS_BACK = 12

/**
 * Returns a roll and its table as lines: first who rolled, the dice and the purpose, then the possible results, with an
 * arrow at the actual one.
 */
export function rollLines(words: Messages, roll: Roll, seats: readonly string[]): string[] {
  const { rows } = roll
  const wide = Math.max(0, ...rows.map(row => row.on.length))
  return [
    rollHead(words, roll, seats),
    ...rows.map(({ on, text, hit }) => `  ${hit ? '>' : ' '} ${on.padEnd(wide)}  ${text}`),
  ]
}

function rollHead(words: Messages, { seat, dice, title, reading, rule }: Roll, seats: readonly string[]): string {
  const values = { title, rule, dice: dice.map(String).reduce((before, end) => words.get('list-and', { before, end })) }
  const who = seat === null ? null : (seats[seat] ?? '')
  const read = reading === '' ? null : reading.replace(/[.]$/, '')
  if (who === null)
    return read === null ? words.get('roll-head', values) : words.get('roll-head-read', { ...values, reading: read })
  if (read === null) return words.get('roll-head-of', { ...values, who })
  return words.get('roll-head-of-read', { ...values, who, reading: read })
}

/**
 * Returns the rolls of the last move with rolls that a seat (or a spectator, if null) may see, looking back at most
 * twelve answers. `rolledAt` is the number of that move (counted from 1), or null if it is older than the last move
 * that wasn't automatic or if there are no rolls.
 */
export function lastRolls(
  match: Match,
  seat: Seat | null,
  game: Game = match.game,
  view: unknown = match.view(seat),
): { readonly rolls: readonly Roll[]; readonly rolledAt: number | null } {
  if (!game.rolls) return { rolls: [], rolledAt: null }
  const hidden = match.hiddenFrom(seat)
  let back = 0
  for (let n = match.length; n >= Math.min(1, match.length) && back < MAX_ANSWERS_BACK; n--) {
    // Skip other players' secret answers. They reveal nothing and must not make earlier rolls look older.
    if (hidden.includes(n)) continue
    // Rolls before an automatic answer are still new to the player.
    if (back > 0 || !isAuto(match.moves[n - 1])) back++
    const rolls = game.rolls(
      view,
      match.eventsOf(n).filter(event => mayKnow(event, seat)),
    )
    if (rolls.length > 0) return { rolls, rolledAt: back <= 1 ? n : null }
  }
  return { rolls: [], rolledAt: null }
}
