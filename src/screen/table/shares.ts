import type { PhrasedOption, ShareForm } from '../../kernel/index.ts'
import { width } from '../../terminal/text.ts'
import { type Sentence, sentence } from '../../text/index.ts'
import type { TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'

type AtTable = Pick<TableScreen, 'position' | 'digits'>

/** Returns the form for answering the question, or null. */
export const shareFormAt = ({ position: { game, question } }: Pick<TableScreen, 'position'>): ShareForm | null =>
  (question && game.shares?.(question)) ?? null

/**
 * Returns the numbers in the form's fields, which are 0 at first. `digits` holds them as the text of the answer, or is
 * empty before the first entry.
 */
export const sharesOf = ({ digits }: Pick<TableScreen, 'digits'>, { fields }: ShareForm): number[] =>
  digits === '' ? fields.map(() => 0) : digits.split(' ').map(Number)

const leftOf = (table: AtTable, form: ShareForm): number =>
  form.total - sharesOf(table, form).reduce((sum, n) => sum + n, 0)

/** Returns how much of the total is left to divide, or the excess if too much is assigned. */
export function leftWords(table: AtTable, form: ShareForm): Sentence {
  const left = leftOf(table, form)
  return left < 0 ? sentence('shares-over', { over: -left }) : sentence('shares-left', { left })
}

/** Returns one option for each field of the form. The id of each is the answer with the numbers of all fields. */
export function shareOffers(table: AtTable, form: ShareForm): PhrasedOption[] {
  const shares = sharesOf(table, form)
  const widest = Math.max(...form.fields.map(({ name }) => width(name)))
  const note = tableWords(table).format(leftWords(table, form))
  return form.fields.map(({ name, gives }, i) => {
    const share = shares[i] ?? 0
    const padded = name + ' '.repeat(widest - width(name))
    return { id: shares.join(' '), label: `${padded}  ${String(share).padStart(2)}   ${gives(share)}`, note }
  })
}

type Change = Pick<TableScreen, 'digits' | 'selected'>

/** Sets the selected number, and selects the next field if `step` is 1. */
export function withShare(table: AtTable & Change, form: ShareForm, share: number, step: 0 | 1 = 0): Change {
  const shares = sharesOf(table, form)
  // The list may continue below the fields.
  if (table.selected >= shares.length) return table
  shares[table.selected] = Math.min(form.total, Math.max(0, share))
  return { digits: shares.join(' '), selected: Math.min(shares.length - 1, table.selected + step) }
}

/** Raises the selected number by 1 if any of the total is left, or lowers it by 1 if it is above 0. */
export function adjustShare(table: AtTable & Change, form: ShareForm, by: 1 | -1): Change {
  if (by === 1 && leftOf(table, form) <= 0) return { digits: table.digits, selected: table.selected }
  return withShare(table, form, (sharesOf(table, form)[table.selected] ?? 0) + by)
}
