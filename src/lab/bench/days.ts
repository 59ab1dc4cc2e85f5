import { findBot } from '../../bots/index.ts'
import { type Game, type Header, replay } from '../../kernel/index.ts'
import { headerFor, PLAYER_NAMES, playOut } from '../fuzz.ts'
import { type Figure, microseconds, round, timedSlice } from './figures.ts'
import { recordOf, TARGETS } from './play.ts'

/** The number of players at a full table. Games that don't allow that many use their maximum. */
const FULL_TABLE = 6
/** A limit on the number of answers, higher than any whole game reaches. */
const MAX_ANSWERS = 20_000

/**
 * Measures, at a full table, the time per unit of the game's clock, the size and load time of a complete save, and the
 * size of a view.
 */
export function benchDays(game: Game, seconds: number): Figure[] {
  const header = fullTable(game)
  if (!header) return []
  const at = `${game.id}.seats${header.seats.length}`
  let days = 0
  const { seconds: took } = timedSlice(seconds, n => {
    const played = playOut(game, { ...header, seed: `days-${n}` })
    days += played.days
    return played.decisions
  })
  const { record, match } = recordOf(game, header, MAX_ANSWERS)
  const save = [record.header, ...record.lines].reduce((bytes, line) => bytes + JSON.stringify(line).length + 1, 0)
  const view = JSON.stringify(match.view(0)).length
  return [
    { name: `${at}.step`, value: round((took.all / Math.max(1, days)) * 1000, 2), unit: 'ms' },
    { name: `${at}.saveBytes`, value: save, unit: 'bytes' },
    { name: `${at}.saveSteps`, value: match.state.day, unit: 'steps' },
    { name: `${at}.load`, value: round(microseconds(seconds, () => replay(game, record)) / 1000, 1), unit: 'ms' },
    { name: `${at}.viewBytes`, value: view, unit: 'bytes' },
    { name: `${at}.stateBytes`, value: JSON.stringify(match.state).length, unit: 'bytes' },
    ...playedFigures(game, header, at, seconds),
  ]
}

/** Measures loading a complete save of a game between apprentice bots, if the game has a target for that. */
function playedFigures(game: Game, header: Header, at: string, seconds: number): Figure[] {
  const most = TARGETS[game.id]?.played
  const bot = most === undefined ? null : findBot(game.id, 'apprentice')
  if (most === undefined || !bot) return []
  const { record } = recordOf(game, { ...header, seed: 'played' }, MAX_ANSWERS, bot)
  const value = round(microseconds(seconds, () => replay(game, record)) / 1000, 1)
  return [
    { name: `${at}.played.answers`, value: record.lines.length, unit: 'answers' },
    { name: `${at}.played.load`, value, unit: 'ms', target: { most } },
  ]
}

/**
 * Returns a header with a full table, or with the game's maximum if that is less. Returns null if the game needs more
 * players.
 */
function fullTable(game: Game): Header | null {
  const header = headerFor(game, 0, 'days')
  const [least, most] = game.players(header.options)
  const players = Math.min(FULL_TABLE, most)
  return players < least ? null : { ...header, seats: PLAYER_NAMES.slice(0, players) }
}
