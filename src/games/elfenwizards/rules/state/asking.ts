import type { Question } from '../../../../kernel/index.ts'
import { type ActOption, deciderFor, type QuestionOn } from '../../../../parts/asking.ts'
import type { ActOf, ElfenAct } from './acts.ts'
import type { Die, Face, TitleBox } from './components.ts'

/** A question about one magician. */
type OfMagician<K extends ElfenAct['kind']> = { data: { readonly magician: string }; act: ActOf<K> }

/** A question that needs no data beyond the view. */
type OfView<K extends ElfenAct['kind']> = { data: null; act: ActOf<K> }

/**
 * The data and acts of each topic's questions. These are type aliases rather than interfaces, so that TypeScript
 * accepts them as JSON.
 */
type Topics = {
  retire: OfMagician<'go'>
  track: OfView<'pay-track'>
  die: OfView<'pick' | 'pick-several' | 'keep-dice'>
  /** The picked dice, highest first. */
  box: { data: { readonly dice: readonly Face[] }; act: ActOf<'put' | 'put-several'> }
  done: OfView<'done'>
  again: OfView<'accept' | 'reroll'>
  buy: OfView<'pay' | 'pay-nothing'>
  stay: OfView<'leave' | 'take-back'>
  spell: OfView<'spell' | 'pass'>
  /** The spell to place: a die, or null for a chip. */
  support: { data: { readonly die: DieData | null }; act: ActOf<'support' | 'support-both'> }
  rise: { data: { readonly title: TitleBox }; act: ActOf<'rise'> }
  mover: OfView<'move'>
  vacancy: OfMagician<'go'>
  demote: OfMagician<'go'>
  release: OfView<'pay' | 'pay-nothing'>
  free: OfView<'free'>
}
type DieData = { readonly [K in keyof Die]: Die[K] }

export type Topic = keyof Topics

/** An option in this game. It always has an act. */
export type ElfenOption<A extends ElfenAct = ElfenAct> = ActOption<A>

export type ElfenQuestion<K extends Topic = Topic> = QuestionOn<Topics, K>

/** Narrows the type of a kernel question. The rules of this game ask no other questions. */
export const asElfenQuestion = (question: Question): ElfenQuestion => question as ElfenQuestion

/** Asks a question and returns the act of the answer. */
export const decide = deciderFor<Topics>()

/** Returns the options for moving a magician to one of several boxes. */
export const boxesFor = (magician: string, boxes: readonly string[]): ElfenOption<ActOf<'go'>>[] =>
  boxes.map(box => ({ id: box, act: { kind: 'go', magician, box }, at: { space: box } }))
