import type { Question, Rule } from '../../../kernel/index.ts'
import { type ActOption, decideAct } from '../../../parts/asking.ts'
import type { ActOf, ElfenAct, Topic } from './acts.ts'

/** An answer of this game: always with what it does. */
export type ElfenOption<A extends ElfenAct = ElfenAct> = ActOption<A>

/** A question of this game. */
export interface ElfenQuestion<A extends ElfenAct = ElfenAct> extends Question<A> {
  readonly topic: Topic
  readonly options: readonly ElfenOption<A>[]
}

/** Asks, and returns what the answer does. */
export const decide: <A extends ElfenAct>(question: ElfenQuestion<A>) => Rule<A> = decideAct

/** One of several boxes for a magician to go to, each the space that is meant. */
export const boxesFor = (magician: string, boxes: readonly string[]): ElfenOption<ActOf<'go'>>[] =>
  boxes.map(box => ({ id: box, act: { kind: 'go', magician, box }, at: { space: box } }))
