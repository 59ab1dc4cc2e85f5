import { amountWords } from '../../commands/index.ts'
import { type Amount, allows, amountOf, numbersOf, type PhrasedOption } from '../../kernel/index.ts'
import { capital, wordsIn } from '../../text/index.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position, TableScreen } from '../model.ts'

/** More digits than any number has that a question asks for. */
const MOST_DIGITS = 15

/** The answer that Enter stands on as the question is put, by its id, where its game names one; null where it is the first. */
export function firstAnswer({ game, view, question }: Position): string | null {
  const id = question && screenOf(game).first?.(view, question)
  return id && allows(question, id) ? id : null
}

/** The number that stands there before any is typed. */
function firstNumber(position: Position, { least }: Amount): string {
  const id = firstAnswer(position)
  return id !== null && position.question && amountOf(position.question, id) !== undefined ? id : String(least)
}

/** The line that stands for all numbers that can be answered, as an answer: the number typed, or else the one it begins with. */
export function amountOffer({ position, digits }: Pick<TableScreen, 'position' | 'digits'>): PhrasedOption | null {
  const { amount } = position.question ?? {}
  if (!amount) return null
  const words = wordsIn(position.language)
  const id = digits === '' ? firstNumber(position, amount) : digits
  const named = capital(amountWords(words, amount))
  // A number alone is said once.
  const label = amount.least === amount.most ? named : `${named}: ${id}`
  return { id, label, ...(amount.act ? { act: amount.act } : {}) }
}

/** Whether the answers can be taken by their numbers: not where digits type the answer itself. */
export const hasNumbers = ({ position }: Pick<TableScreen, 'position'>): boolean =>
  position.question?.amount === undefined

/** Whether what is selected could be answered: a number that is being typed may not have got there yet. */
export const isSayable = ({ position }: Pick<TableScreen, 'position'>, { id }: PhrasedOption): boolean =>
  position.question !== null && allows(position.question, id)

/** The digits with one more, which begins anew where they are too many for any answer already. */
export function withDigit({ position, digits }: Pick<TableScreen, 'position' | 'digits'>, digit: string): string {
  const { amount } = position.question ?? {}
  const isTooMuch = amount !== undefined && Number(digits) > lastOf(amount)
  return (digits === '0' || isTooMuch ? digit : digits + digit).slice(0, MOST_DIGITS)
}

/** The greatest number that can be answered. */
const lastOf = (amount: Amount): number => amount.least + (numbersOf(amount) - 1) * (amount.step ?? 1)

/** The digits of the next number up or down that can be answered. */
export function counted(table: TableScreen, step: 1 | -1): string {
  const question = table.position.question
  const now = amountOffer(table)
  if (!question?.amount || !now) return table.digits
  const { least, step: by = 1 } = question.amount
  const last = lastOf(question.amount)
  if (amountOf(question, now.id) !== undefined)
    return String(Math.min(last, Math.max(least, Number(now.id) + step * by)))
  // From between two numbers that can be answered one comes to the next of them.
  const below = Math.floor((Number(now.id) - least) / by)
  return String(Math.min(last, Math.max(least, least + (step === 1 ? below + 1 : below) * by)))
}
