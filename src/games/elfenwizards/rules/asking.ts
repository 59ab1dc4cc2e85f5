import type { Question, Rule } from '../../../kernel/index.ts'
import { type ActOption, decideAct } from '../../../parts/asking.ts'
import type { ActOf, ElfenAct, Topic } from './acts.ts'

/** An option of this game, which always has an act. */
export type ElfenOption<A extends ElfenAct = ElfenAct> = ActOption<A>

export interface ElfenQuestion<A extends ElfenAct = ElfenAct> extends Question<A> {
  readonly topic: Topic
  readonly options: readonly ElfenOption<A>[]
}

/** Asks a question and returns the act of the answer. */
export const decide: <A extends ElfenAct>(question: ElfenQuestion<A>) => Rule<A> = decideAct

/** Returns the options for moving a magician to one of several boxes. */
export const boxesFor = (magician: string, boxes: readonly string[]): ElfenOption<ActOf<'go'>>[] =>
  boxes.map(box => ({ id: box, act: { kind: 'go', magician, box }, at: { space: box } }))
