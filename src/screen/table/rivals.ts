import type { LogEntry, Position } from '../../server/positions.ts'
import { type Messages, messagesIn } from '../../text/index.ts'
import { hasFeature } from '../features.ts'
import { screenOf } from '../kit/screens.ts'
import type { TableScreen } from '../model.ts'

/** The filters of the log page. */
export const FILTERS = ['all', 'mine', 'moments'] as const
export type Filter = (typeof FILTERS)[number]

/** Returns the position with its log filtered as on the log page. The log's indexes then match the selection. */
export function shownOnPage({ position, page, filter }: TableScreen): Position {
  return page === 'log' && filter !== 'all' ? filtered(position, filter) : position
}

function filtered(position: Position, filter: Exclude<Filter, 'all'>): Position {
  const kinds = screenOf(position.game).highlights ?? {}
  const isShown = ({ seat, highlight }: LogEntry): boolean =>
    filter === 'mine' ? seat === position.seat : highlight !== undefined && highlight in kinds
  const { log, known } = position
  return { ...position, log: log.filter(isShown), known: log.slice(0, known).filter(isShown).length }
}

const foldedCache = new WeakMap<Position, Position>()

/**
 * Summarizes each turn of other players in one line, for the short log below the board. Returns the position unchanged
 * for spectators and for games without `shortForm`.
 */
export function foldRivalActions(position: Position): Position {
  const known = foldedCache.get(position)
  if (known) return known
  const { log, known: before, seat, game } = position
  if (seat === null || !game.shortForm) return position
  const started = new Set<string>()
  const old = foldedEntries(log.slice(0, before), position, started)
  const next = {
    ...position,
    log: [...old, ...foldedEntries(log.slice(before), position, started)],
    known: old.length,
  }
  foldedCache.set(position, next)
  return next
}

/** Summarizes log entries. `started` collects the players and days that already have a line. */
function foldedEntries(entries: readonly LogEntry[], position: Position, started: Set<string>): LogEntry[] {
  const shown: LogEntry[] = []
  let turn: LogEntry[] = []
  const close = (isOver: boolean): void => {
    const [first] = turn
    if (first) {
      const key = `${first.seat} ${first.day}`
      shown.push(inOneLine(turn, position, started.has(key), isOver))
      started.add(key)
    }
    turn = []
  }
  for (const entry of entries) {
    const isRival = entry.seat !== undefined && entry.seat !== position.seat
    if (turn.length > 0 && (entry.seat !== turn[0]?.seat || entry.day !== turn[0]?.day)) close(true)
    if (isRival) turn.push(entry)
    else shown.push(entry)
  }
  // If the viewer has no question, the last player's turn may not be over.
  close(position.question !== null)
  return shown
}

/**
 * Summarizes another player's turn: the destination and the actions. `more` is true if an earlier line covers the same
 * day. In that case, the summary doesn't say that the player stayed.
 */
function inOneLine(
  entries: readonly LogEntry[],
  { game, header, language }: Position,
  more: boolean,
  isOver: boolean,
): LogEntry {
  const last = entries.at(-1)!
  const shortForms = entries.flatMap(({ shortForm }) => shortForm ?? [])
  // In a turn that has just begun, the player may still move.
  if (shortForms.length === 0 || (!isOver && shortForms.every(({ about }) => about === 'who'))) return last
  const words = messagesIn(language)
  const turn = shortForms.findLast(({ about }) => about === 'who')?.text
  const piece = shortForms.findLast(({ who }) => who !== undefined)?.who
  const name = turn ?? piece ?? header.seats[last.seat ?? 0] ?? ''
  const place = shortForms.findLast(({ about }) => about === 'where')?.text
  const deeds = counted(
    words,
    shortForms.flatMap(({ about, text }) => (about === 'what' ? text : [])),
  )
  // Mention that someone stayed only in games with travel, and only for pieces that take turns. A single action keeps
  // its full sentence.
  const stays = hasFeature(game, 'travel') && (turn !== undefined || piece === undefined)
  if (place === undefined && (!stays || (more && deeds.length > 0))) {
    const actions = entries.filter(({ shortForm }) => shortForm?.about === 'what')
    const [only] = actions.length === 1 ? actions : entries.length === 1 ? entries : []
    const text = only?.text ?? words.get('rival-does', { name, deeds: deeds.join('; ') })
    return { ...last, text }
  }
  const first = place === undefined ? words.get('rival-stays', { name }) : words.get('rival-goes', { name, place })
  return { ...last, text: [first, ...deeds].join('; ') }
}

/** Merges repeated actions and appends a count. */
const counted = (words: Messages, actions: readonly string[]): string[] =>
  [...new Set(actions)].map(action => {
    const times = actions.filter(other => other === action).length
    return times > 1 ? words.get('rival-times', { deed: action, times }) : action
  })
