import { type Game, type Match, mayKnow, type Roll, type Seat } from '../kernel/index.ts'

/** How many answers back somebody who asks for the dice may mean. */
const MOST_BACK = 12

/** A roll with its table as lines to read: who threw what for what, then each result, the one that came with an arrow. */
export function rollLines(roll: Roll, seats: readonly string[]): string[] {
  const { seat, dice, title, reading, rows, rule } = roll
  const who = seat === null ? '' : `${seats[seat] ?? ''}: `
  const how = reading === '' ? '' : `, ${reading.replace(/[.]$/, '')}`
  const wide = Math.max(0, ...rows.map(row => row.on.length))
  return [
    `${who}${title}, rule ${rule}: ${dice.join(' and ')}${how}.`,
    ...rows.map(({ on, text, hit }) => `  ${hit ? '>' : ' '} ${on.padEnd(wide)}  ${text}`),
  ]
}

/** What was rolled last that a seat may see, as the game tells it, and whether it was by the last move. `null` is somebody who watches. */
export function lastRolls(
  match: Match,
  seat: Seat | null,
  game: Game = match.game,
  view: unknown = match.view(seat),
): { readonly rolls: readonly Roll[]; readonly isNew: boolean } {
  if (!game.rolls) return { rolls: [], isNew: false }
  const hidden = match.hiddenFrom(seat)
  let back = 0
  for (let n = match.length; n >= Math.min(1, match.length) && back < MOST_BACK; n--) {
    // What others answer in secret has told nothing, and what came before it is as new as it was.
    if (hidden.includes(n)) continue
    back++
    const rolls = game.rolls(
      view,
      match.eventsOf(n).filter(event => mayKnow(event, seat)),
    )
    if (rolls.length > 0) return { rolls, isNew: back === 1 }
  }
  return { rolls: [], isNew: false }
}
