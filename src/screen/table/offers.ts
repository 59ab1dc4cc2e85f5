import type { PhrasedOption } from '../../kernel/index.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position, TableScreen } from '../model.ts'
import { amountOffer, firstAnswer } from './amounts.ts'
import { type Numbered, numbered } from './numbered.ts'
import { plannedOption } from './plans.ts'

/** Spaces that can be chosen now, with the least price of choosing them (null where it has none). */
export function reachOf({ question }: Position): Map<string, number | null> {
  const reach = new Map<string, number | null>()
  for (const { at, cost } of question?.options ?? []) {
    if (at?.space === undefined) continue
    const known = reach.get(at.space)
    const price = cost ?? null
    if (known === undefined || known === null || (price !== null && price < known)) reach.set(at.space, price)
  }
  return reach
}

/**
 * Whether the question is answered on the map: some of its answers are spaces, and there is a map to show them. Where a
 * number is asked for one space, digits are that number, and whatever else may be done there is chosen from a list.
 */
export function isSpatial({ question, game }: Position): boolean {
  const spaces = new Set(question?.options.flatMap(({ at }) => at?.space ?? []))
  return screenOf(game).map !== null && spaces.size > (question?.amount === undefined ? 0 : 1)
}

/** The answers that lie in the space under the cursor. */
export function atCursor({ position, cursor, focus }: TableScreen): PhrasedOption[] {
  if (cursor === null || focus !== 'map') return []
  return (position.question?.options ?? []).filter(option => option.at?.space === cursor)
}

/**
 * The answers that the prompt lists, in its order: all of them, or where the question is answered on the map those that
 * are no space, and then those under the cursor where there are several. Numbers that can be answered are the last line.
 */
export const offers = (table: TableScreen): PhrasedOption[] => numberedOffers(table).map(({ option }) => option)

/** The same with the keys that take them. */
export const numberedOffers = (table: TableScreen): readonly Numbered[] => numbered(table.position, listed(table))

function listed(table: TableScreen): PhrasedOption[] {
  const options = table.position.question?.options ?? []
  const number = amountOffer(table)
  const last = number ? [number] : []
  if (!isSpatial(table.position)) return [...options, ...last]
  const here = atCursor(table)
  const shown =
    here.length > 1 ? here : isPutInList(table) ? options.filter(({ at }) => at?.space === table.cursor) : []
  return [...options.filter(option => option.at?.space === undefined), ...shown, ...last]
}

/** Whether the game has put its first answer, which is no space, in the list: what may be done under the cursor instead is listed too, or nobody would know of it. */
function isPutInList({ position, focus, cursor }: TableScreen): boolean {
  if (focus !== 'list' || cursor === null) return false
  const first = firstAnswer(position)
  return position.question?.options.some(({ id, at }) => id === first && at?.space === undefined) ?? false
}

/** The answer that Enter takes now, or null. */
export function selectedOffer(table: TableScreen): PhrasedOption | null {
  if (table.focus === 'map' && table.digits !== '') return amountOffer(table)
  if (table.focus === 'map') return firstAtCursor(table) ?? fromHome(table)
  return offers(table)[table.selected] ?? null
}

/** Of the answers in the space under the cursor the one that has been laid ready, else the one that the game puts first, else the first of the list. */
function firstAtCursor(table: TableScreen): PhrasedOption | null {
  const here = atCursor(table)
  if (here.length < 2) return here[0] ?? null
  const first = firstAnswer(table.position)
  return here.find(({ id }) => id === table.laid) ?? here.find(({ id }) => id === first) ?? here[0] ?? null
}

/** With the cursor at home, the answer that a plan goes on with where that is no space: to roll, to stop. Where something is to be done here it is to stop. */
function fromHome(table: TableScreen): PhrasedOption | null {
  const { position, cursor } = table
  const { map } = screenOf(position.game)
  if (!map || cursor === null || !isSpatial(position) || cursor !== map.home(position.view)) return null
  const next = plannedOption(table)
  if (next) return next.at?.space === undefined ? next : null
  const isMeant = (map.errands?.purpose(position.view, cursor) ?? null) !== null
  return (isMeant && position.question?.options.find(({ stops, at }) => stops === true && !at?.space)) || null
}

/** What has been clicked where it was a space: the map lies still under a second click. */
export const clickedSpace = (space: string): string => `space:${space}`
