import { ask, type Option, type Question, type Rule, type Seat } from '../../../kernel/index.ts'
import { en } from '../words/en.ts'
import { type Topic, worded } from '../words/questions.ts'
import type { ElfenTable } from './components.ts'

/** A question before it is put into words: the same in every language. */
export interface Bare {
  readonly seat: Seat
  readonly topic: Topic
  readonly rule: string
  readonly options: readonly Pick<Option, 'id' | 'at'>[]
  readonly show?: boolean
}

/** Asks and returns the id of the answer. Where the table tells nobody anything, words are not looked for either. */
export const decide = (table: ElfenTable, bare: Bare): Rule<string> =>
  ask(table.quiet ? unworded(bare) : worded(en, table.state, bare))

/** Whether a question has been put into words. */
export const hasWords = ({ text, topic }: Question): boolean => text !== topic

const unworded = (bare: Bare): Question => ({
  ...bare,
  text: bare.topic,
  options: bare.options.map(({ id, at }) => (at ? { id, label: id, at } : { id, label: id })),
})

/** Asks for one of several boxes or magicians by its id; `at` says in which space each is. */
export const decideAt = (
  table: ElfenTable,
  bare: Omit<Bare, 'options'>,
  spots: readonly { readonly id: string; readonly space: string }[],
): Rule<string> => decide(table, { ...bare, options: spots.map(({ id, space }) => ({ id, at: { space } })) })
