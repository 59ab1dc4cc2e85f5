import { ask, type Option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Topic } from '../words/questions.ts'
import type { ElfenTable } from './components.ts'

/** A question before it is put into words: the same in every language. */
export interface Bare {
  readonly seat: Seat
  readonly topic: Topic
  readonly rule: string
  readonly options: readonly Pick<Option, 'id' | 'at'>[]
  readonly show?: boolean
}

/** Asks and returns the id of the answer. */
export const decide = (_table: ElfenTable, bare: Bare): Rule<string> => ask(bare)

/** Asks for one of several boxes or magicians by its id; `at` says in which space each is. */
export const decideAt = (
  table: ElfenTable,
  bare: Omit<Bare, 'options'>,
  spots: readonly { readonly id: string; readonly space: string }[],
): Rule<string> => decide(table, { ...bare, options: spots.map(({ id, space }) => ({ id, at: { space } })) })
