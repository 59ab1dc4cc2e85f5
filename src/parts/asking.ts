import { type Act, ask, type Option, optionOf, type Question, type Rule } from '../kernel/index.ts'

/** A legal answer with its effect. */
export interface ActOption<A extends Act> extends Option<A> {
  readonly act: A
}

/** Asks a question and returns the effect of the answer, for games in which every answer has one. */
export function* decideAct<A extends Act>(question: Question & { readonly options: readonly ActOption<A>[] }): Rule<A> {
  return optionOf(question.options, yield* ask(question))!.act
}
