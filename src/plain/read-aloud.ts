import { normalized } from '../commands/index.ts'
import type { Match } from '../kernel/index.ts'
import { resultIn } from '../server/positions.ts'
import type { Messages, Words } from '../text/index.ts'
import type { PlainIo } from './io.ts'

/**
 * Prints the log of a played game, one turn each time the player presses Enter, until it ends or the player stops.
 * Returns false at the end of the input.
 */
export async function readAloud(words: Messages, io: PlainIo, match: Match, wrong: readonly Words[]): Promise<boolean> {
  const { game, header } = match
  io.print(`${game.title}. ${game.about}`)
  io.print(words.get('read-aloud-players', { seats: header.seats.join(', ') }))
  io.print(words.get('read-aloud-how'))
  let isAll = false
  for (const lines of turnsOf(match)) {
    for (const line of lines) io.print(line)
    if (isAll) continue
    const text = await io.read()
    if (text === null) return false
    const word = normalized(text)
    if (['all', normalized(words.get('read-aloud-all'))].includes(word)) isAll = true
    else if (word !== '') return true
  }
  for (const line of wrong) io.print(words.format(line))
  const result = resultIn(game, match)?.text
  io.print(words.get('read-aloud-end', { result: result ?? '' }))
  return true
}

/** Returns the log lines of each turn. Omits turns that have none. */
function turnsOf(match: Match): string[][] {
  const { game, header, turns, length } = match
  const starts = [...turns.filter(start => start > 0), length]
  let from = 0
  const parts = starts.map(to => {
    const lines: string[] = []
    for (let n = from; n <= to; n++)
      for (const event of match.eventsOf(n)) {
        const text = game.sentence(event, header.seats)
        if (text !== null) lines.push(text)
      }
    from = to + 1
    return lines
  })
  return parts.filter(lines => lines.length > 0)
}
