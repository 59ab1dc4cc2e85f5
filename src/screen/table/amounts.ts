import { amountText } from '../../commands/index.ts'
import { type Amount, allows, amountOf, numbersOf, type PhrasedOption } from '../../kernel/index.ts'
import { capital, messagesIn } from '../../text/index.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position, TableScreen } from '../model.ts'
import { adjustShare, shareFormAt, withShare } from './shares.ts'

/** The maximum number of digits that can be typed. No amount has more. */
const MAX_DIGITS = 15

/** Returns the id of the default answer if the game specifies one, or null for the first answer. */
export function defaultAnswerId({ game, view, question }: Position): string | null {
  const id = question && screenOf(game).defaultAnswer?.(view, question)
  return id && allows(question, id) ? id : null
}

function firstNumber(position: Position, { least }: Amount): string {
  const id = defaultAnswerId(position)
  return id !== null && position.question && amountOf(position.question, id) !== undefined ? id : String(least)
}

/**
 * Returns the answer for the number typed so far, or for the default number. Returns null if no number is asked for.
 */
export function amountOffer({ position, digits }: Pick<TableScreen, 'position' | 'digits'>): PhrasedOption | null {
  const { amount } = position.question ?? {}
  if (!amount) return null
  const words = messagesIn(position.language)
  const id = digits === '' ? firstNumber(position, amount) : digits
  const named = capital(amountText(words, amount))
  // If only one number is possible, don't repeat it.
  const label = amount.least === amount.most ? named : `${named}: ${id}`
  return { id, label, ...(amount.act ? { act: amount.act } : {}) }
}

/** Returns true if digits select answers. They don't if the question asks for one or more numbers. */
export const hasNumbers = (table: Pick<TableScreen, 'position'>): boolean =>
  table.position.question?.amount === undefined && shareFormAt(table) === null

/** Returns true if every possible number has one digit. A digit then answers immediately, as it does in a list. */
export const hasOneDigit = ({ position: { question } }: Pick<TableScreen, 'position'>): boolean =>
  question?.amount !== undefined && lastOf(question.amount) < 10

/**
 * Returns true if an answer is legal or leaves a stretch of play to the adviser. A number that is still being typed
 * might not be legal yet.
 */
export const isAnswer = ({ position }: Pick<TableScreen, 'position'>, { id }: PhrasedOption): boolean =>
  position.question !== null &&
  (allows(position.question, id) || (position.stretches?.some(one => one.id === id) ?? false))

/** Appends a digit, or starts over if the number is 0 or already too large. */
export function withDigit({ position, digits }: Pick<TableScreen, 'position' | 'digits'>, digit: string): string {
  const { amount } = position.question ?? {}
  const isTooMuch = amount !== undefined && Number(digits) > lastOf(amount)
  return (digits === '0' || isTooMuch ? digit : digits + digit).slice(0, MAX_DIGITS)
}

const lastOf = (amount: Amount): number => amount.least + (numbersOf(amount) - 1) * (amount.step ?? 1)

/** Returns the digits of the next larger or smaller legal number. */
function nextAmount(table: TableScreen, step: 1 | -1): string {
  const question = table.position.question
  const now = amountOffer(table)
  if (!question?.amount || !now) return table.digits
  const { least, step: by = 1 } = question.amount
  const last = lastOf(question.amount)
  if (amountOf(question, now.id) !== undefined)
    return String(Math.min(last, Math.max(least, Number(now.id) + step * by)))
  // From an illegal number, move to the next legal one in that direction.
  const below = Math.floor((Number(now.id) - least) / by)
  return String(Math.min(last, Math.max(least, least + (step === 1 ? below + 1 : below) * by)))
}

/** Raises or lowers the number at the selection. `last` is the list's last line, where a range of numbers is typed. */
export function adjustAmount(table: TableScreen, step: 1 | -1, last: number): Pick<TableScreen, 'digits' | 'selected'> {
  const form = shareFormAt(table)
  return form ? adjustShare(table, form, step) : { digits: nextAmount(table, step), selected: last }
}

/** Deletes the last digit, or clears the selected number of a form. */
export function eraseDigit(table: TableScreen): Partial<TableScreen> {
  const form = shareFormAt(table)
  return form ? withShare(table, form, 0) : { digits: table.digits.slice(0, -1) }
}
