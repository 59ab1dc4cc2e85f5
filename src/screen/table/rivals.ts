import type { Entry, Position } from '../../server/positions.ts'
import { type Messages, wordsIn } from '../../text/index.ts'
import { hasFeature } from '../features.ts'
import { screenOf } from '../kit/screens.ts'
import type { TableScreen } from '../model.ts'

/** What of the chronicle its page shows. */
export const FILTERS = ['all', 'mine', 'moments'] as const
export type Filter = (typeof FILTERS)[number]

/** The position as the page of its chronicle shows it: what is picked there is picked of these sentences. */
export function shownOnPage({ position, page, filter }: TableScreen): Position {
  return page === 'chronicle' && filter !== 'all' ? filtered(position, filter) : position
}

function filtered(position: Position, filter: Exclude<Filter, 'all'>): Position {
  const kinds = screenOf(position.game).moments ?? {}
  const isShown = ({ seat, moment }: Entry): boolean =>
    filter === 'mine' ? seat === position.seat : moment !== undefined && moment in kinds
  const { chronicle, known } = position
  return { ...position, chronicle: chronicle.filter(isShown), known: chronicle.slice(0, known).filter(isShown).length }
}

const folds = new WeakMap<Position, Position>()

/**
 * The position with every turn of another told in one line, for the few lines under the board; the page of the chronicle
 * has it all. As it is where nobody's eyes look, and in a game that has no words for it.
 */
export function folded(position: Position): Position {
  const known = folds.get(position)
  if (known) return known
  const { chronicle, known: before, seat, game } = position
  if (seat === null || !game.brief) return position
  const begun = new Set<string>()
  const old = foldedEntries(chronicle.slice(0, before), position, begun)
  const next = {
    ...position,
    chronicle: [...old, ...foldedEntries(chronicle.slice(before), position, begun)],
    known: old.length,
  }
  folds.set(position, next)
  return next
}

/** `begun` remembers of whom a line has been told, on which day. */
function foldedEntries(entries: readonly Entry[], position: Position, begun: Set<string>): Entry[] {
  const told: Entry[] = []
  let turn: Entry[] = []
  const close = (isOver: boolean): void => {
    const [first] = turn
    if (first) {
      const key = `${first.seat} ${first.day}`
      told.push(inOneLine(turn, position, begun.has(key), isOver))
      begun.add(key)
    }
    turn = []
  }
  for (const entry of entries) {
    const isRival = entry.seat !== undefined && entry.seat !== position.seat
    if (turn.length > 0 && (entry.seat !== turn[0]?.seat || entry.day !== turn[0]?.day)) close(true)
    if (isRival) turn.push(entry)
    else told.push(entry)
  }
  close(!position.thinking)
  return told
}

/**
 * The turn of somebody else: where he has come to, and what he has done. What has no such words is told as it was. `more`
 * where a line of the same day has told of him already, so that it is not to be said that he has stayed.
 */
function inOneLine(
  entries: readonly Entry[],
  { game, header, language }: Position,
  more: boolean,
  isOver: boolean,
): Entry {
  const last = entries.at(-1)!
  const briefs = entries.flatMap(({ brief }) => brief ?? [])
  // Whoever has only begun may still go somewhere.
  if (briefs.length === 0 || (!isOver && briefs.every(({ about }) => about === 'who'))) return last
  const words = wordsIn(language)
  const turn = briefs.findLast(({ about }) => about === 'who')?.text
  const piece = briefs.findLast(({ who }) => who !== undefined)?.who
  const name = turn ?? piece ?? header.seats[last.seat ?? 0] ?? ''
  const place = briefs.findLast(({ about }) => about === 'where')?.text
  const done = counted(
    words,
    briefs.flatMap(({ about, text }) => (about === 'what' ? text : [])),
  )
  // Where nobody travels nobody stays either, nor where a piece acts that has no turn; what matters alone is told in its whole sentence.
  const stays = hasFeature(game, 'travel') && (turn !== undefined || piece === undefined)
  if (place === undefined && !stays)
    return entries.length === 1 && last.moment !== undefined
      ? last
      : { ...last, text: words.say('rival-does', { name, deeds: done.join('; ') }) }
  if (place === undefined && more && done.length > 0)
    return { ...last, text: words.say('rival-does', { name, deeds: done.join('; ') }) }
  const first = place === undefined ? words.say('rival-stays', { name }) : words.say('rival-goes', { name, place })
  return { ...last, text: [first, ...done].join('; ') }
}

/** What was done several times is said once, with how often. */
const counted = (words: Messages, deeds: readonly string[]): string[] =>
  [...new Set(deeds)].map(deed => {
    const times = deeds.filter(other => other === deed).length
    return times > 1 ? words.say('rival-times', { deed, times }) : deed
  })
