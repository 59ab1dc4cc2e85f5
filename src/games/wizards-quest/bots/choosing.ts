import { greatest } from '../../../bots/greatest.ts'
import { KernelError } from '../../../kernel/index.ts'
import type { QuestAct, QuestOption, QuestQuestion } from '../rules/acts.ts'

/** The answers that do this. */
export const answersOf = <K extends QuestAct['kind']>({ options }: QuestQuestion, kind: K): QuestOption<ActOf<K>>[] =>
  options.filter((option): option is QuestOption<ActOf<K>> => option.act.kind === kind)

/** An act of just that kind, also where several kinds have one shape. */
type ActOf<K extends QuestAct['kind']> = QuestAct & { readonly kind: K }

/** The id of the first answer that does this; undefined where none does. */
export const idOf = (question: QuestQuestion, kind: QuestAct['kind']): string | undefined =>
  question.options.find(({ act }) => act.kind === kind)?.id

/** The answer that points at the space with the greatest measure. Throws KernelError where none points at a space. */
export function bestSpace({ options, topic }: QuestQuestion, measure: (space: string) => number): string {
  const found = greatest(
    options.flatMap(({ id, act }) => ('space' in act ? [{ id, space: act.space }] : [])),
    ({ space }) => measure(space),
  )
  if (!found) throw new KernelError(`no answer to ${topic} points at a space`)
  return found.id
}

/** A number that the question allows, as near to the wanted one as may be. */
export function numberNear({ amount, topic }: QuestQuestion, wanted: number): string {
  if (!amount) throw new KernelError(`${topic} asks for no number`)
  return String(Math.max(amount.least, Math.min(amount.most, Math.round(wanted))))
}
