import { type Act, ask, type Option, optionOf, type Question, type Rule } from '../kernel/index.ts'

/** A legal answer with what it does. */
export interface ActOption<A extends Act> extends Option<A> {
  readonly act: A
}

/** Asks, and gives what the answer does: for games of which every answer does something. */
export function* decideAct<A extends Act>(question: Question & { readonly options: readonly ActOption<A>[] }): Rule<A> {
  return optionOf(question.options, yield* ask(question))!.act
}
