import { maxBy } from '../../../bots/max-by.ts'
import { KernelError } from '../../../kernel/index.ts'
import type { QuestAct, QuestOption, QuestQuestion } from '../rules/state/acts.ts'

/** Lists the options with an act of this kind. */
export const answersOf = <K extends QuestAct['kind']>({ options }: QuestQuestion, kind: K): QuestOption<ActOf<K>>[] =>
  options.filter((option): option is QuestOption<ActOf<K>> => option.act.kind === kind)

/** An act narrowed to exactly one kind, even if several kinds have the same shape. */
type ActOf<K extends QuestAct['kind']> = QuestAct & { readonly kind: K }

/** Returns the id of the first option with an act of this kind, or undefined if there is none. */
export const idOf = (question: QuestQuestion, kind: QuestAct['kind']): string | undefined =>
  question.options.find(({ act }) => act.kind === kind)?.id

/**
 * Returns the id of the option for the space that scores highest by `measure`. Throws KernelError if no option has a
 * space.
 */
export function bestSpace({ options, topic }: QuestQuestion, measure: (space: string) => number): string {
  const found = maxBy(
    options.flatMap(({ id, act }) => ('space' in act ? [{ id, space: act.space }] : [])),
    ({ space }) => measure(space),
  )
  if (!found) throw new KernelError(`no answer to ${topic} has a space`)
  return found.id
}

/**
 * Returns the id of the allowed number that is closest to the wanted one. Throws KernelError if the question does
 * not ask for a number.
 */
export function numberNear({ amount, topic }: QuestQuestion, wanted: number): string {
  if (!amount) throw new KernelError(`${topic} does not ask for a number`)
  return String(Math.max(amount.least, Math.min(amount.most, Math.round(wanted))))
}
