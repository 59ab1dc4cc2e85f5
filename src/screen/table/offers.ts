import { combineCopies } from '../../commands/index.ts'
import type { PhrasedOption } from '../../kernel/index.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position, TableScreen } from '../model.ts'
import { amountOffer, defaultAnswerId } from './amounts.ts'
import { type Numbered, numberOptions } from './numbered.ts'
import { plannedOption } from './plans.ts'
import { shareFormAt, shareOffers } from './shares.ts'

/** Returns the selectable spaces, each with its lowest cost, or with null if it has no cost. */
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
 * Returns true if the question is answered on the map, that is, if some answers have a space. If the question asks for
 * a number and has only one space, the answers are listed instead, because the digit keys are needed to type the
 * number.
 */
export function isSpatial({ question, game }: Position): boolean {
  const spaces = new Set(question?.options.flatMap(({ at }) => at?.space ?? []))
  return screenOf(game).map !== null && spaces.size > (question?.amount === undefined ? 0 : 1)
}

/** Returns the answers at the cursor's space. */
export function atCursor({ position, cursor, focus }: TableScreen): PhrasedOption[] {
  if (cursor === null || focus !== 'map') return []
  return (position.question?.options ?? []).filter(option => option.at?.space === cursor)
}

/** Returns true if the cursor is on a selectable space and the next question asks how many pieces go there. */
export const isCounted = (table: TableScreen): boolean =>
  !table.watch &&
  atCursor(table).length > 0 &&
  (screenOf(table.position.game).countedTopics?.includes(table.position.question?.topic ?? '') ?? false)

/**
 * Returns the answers listed in the prompt. If the question isn't answered on the map, the list contains all answers.
 * Otherwise, it contains the answers without a space, followed by the answers at the cursor if there are several. The
 * stretches of play for the adviser come after them, so that Enter never leaves a decision to the adviser by default. A
 * range of numbers comes last.
 */
export const offers = (table: TableScreen): PhrasedOption[] => numberedOffers(table).map(({ option }) => option)

/** Returns the answers of `offers` with their keys. */
export const numberedOffers = (table: TableScreen): readonly Numbered[] =>
  numberOptions(table.position, combined(table))

/**
 * Returns the listed answers. Answers about identical items are combined into one, which gives the suggested or default
 * item.
 */
function combined(table: TableScreen): PhrasedOption[] {
  const all = listed(table)
  return table.watch || shareFormAt(table)
    ? all
    : combineCopies(all, [table.suggested, defaultAnswerId(table.position)])
}

function listed(table: TableScreen): PhrasedOption[] {
  const options = table.position.question?.options ?? []
  const number = amountOffer(table)
  const form = table.watch ? null : shareFormAt(table)
  if (form) return [...shareOffers(table, form), ...(table.position.stretches ?? [])]
  const { stretches = [] } = table.position
  const advised = number || table.watch ? [] : stretches
  // The number stays at the end because it is typed with digits.
  const last = number ? [number] : []
  if (!isSpatial(table.position)) return [...options, ...advised, ...last]
  const here = atCursor(table)
  const shown =
    here.length > 1 ? here : isPutInList(table) ? options.filter(({ at }) => at?.space === table.cursor) : []
  return [...options.filter(option => option.at?.space === undefined), ...shown, ...advised, ...last]
}

/**
 * Returns true if the default answer has no space and is therefore in the list. In that case, the answers at the cursor
 * are also listed, to keep them from being overlooked.
 */
function isPutInList({ position, focus, cursor }: TableScreen): boolean {
  if (focus !== 'list' || cursor === null) return false
  const first = defaultAnswerId(position)
  return position.question?.options.some(({ id, at }) => id === first && at?.space === undefined) ?? false
}

/** Returns the answer that Enter gives now, or null. */
export function selectedOffer(table: TableScreen): PhrasedOption | null {
  if (table.focus === 'map' && table.digits !== '') return amountOffer(table)
  if (table.focus === 'map') return firstAtCursor(table) ?? fromHome(table)
  return offers(table)[table.selected] ?? null
}

/**
 * Returns the answer at the cursor. If there are several, prefers the suggested one, then the default, then the first.
 */
function firstAtCursor(table: TableScreen): PhrasedOption | null {
  const here = atCursor(table)
  if (here.length < 2) return here[0] ?? null
  const first = defaultAnswerId(table.position)
  return here.find(({ id }) => id === table.suggested) ?? here.find(({ id }) => id === first) ?? here[0] ?? null
}

/**
 * Returns the answer that Enter gives while the cursor is on the player's own space. With a plan, this is the plan's
 * next step if the step has no space (a roll or a stop). Without a plan, it is the answer that stops here, if there is
 * an objective.
 */
function fromHome(table: TableScreen): PhrasedOption | null {
  const { position, cursor } = table
  const { map } = screenOf(position.game)
  if (!map || cursor === null || !isSpatial(position) || cursor !== map.home(position.view)) return null
  const next = plannedOption(table)
  if (next) return next.at?.space === undefined ? next : null
  const isMeant = (map.objectives?.purpose(position.view, cursor) ?? null) !== null
  return (isMeant && position.question?.options.find(({ stops, at }) => stops === true && !at?.space)) || null
}

/** Returns the marker for a clicked space. The marker keeps the map in place for a second click. */
export const clickedSpace = (space: string): string => `space:${space}`
