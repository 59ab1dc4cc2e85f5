import { type Act, ask, type Json, type Option, optionOf, type Question, type Rule } from '../kernel/index.ts'

/** An option that has an act. */
export interface ActOption<A extends Act> extends Option<A> {
  readonly act: A
}

/**
 * A game's topics, each with its question data (null if it has none) and its acts. Declare them as a type, not as an
 * interface, so that TypeScript accepts the data as JSON.
 */
export type TopicTable<T> = {
  readonly [K in keyof T]: { readonly data: Readonly<Record<string, Json>> | null; readonly act: Act }
}

/** The part of a question that depends on its topic. */
type Part<T extends TopicTable<T>, K extends keyof T & string> = T[K]['data'] extends null
  ? { readonly topic: K; readonly data?: undefined }
  : { readonly topic: K; readonly data: NonNullable<T[K]['data']> }

/**
 * A question on one topic, as the rules ask it. If it offers only some of the topic's acts, `O` narrows the options to
 * those.
 */
export type TopicQuestion<
  T extends TopicTable<T>,
  K extends keyof T & string,
  O extends ActOption<T[K]['act']> = ActOption<T[K]['act']>,
> = Omit<Question, 'topic' | 'data' | 'options'> & Part<T, K> & { readonly options: readonly O[] }

/** A question on any of the topics `K`. Its `topic` determines its data and acts. */
export type QuestionOn<T extends TopicTable<T>, K extends keyof T & string = keyof T & string> = {
  [P in K]: TopicQuestion<T, P>
}[K]

/** Asks a question and returns the act of the chosen option. Every option must have an act. */
export function* decideAct<A extends Act>(question: Question & { readonly options: readonly ActOption<A>[] }): Rule<A> {
  return optionOf(question.options, yield* ask(question))!.act
}

/** Asks a question on one topic and returns the act of the chosen option. */
export type Decide<T extends TopicTable<T>> = <K extends keyof T & string, O extends ActOption<T[K]['act']>>(
  question: TopicQuestion<T, K, O>,
) => Rule<O['act']>

/** Returns `decideAct`, typed for a game's topics. */
export function deciderFor<T extends TopicTable<T>>(): Decide<T>
export function deciderFor(): typeof decideAct {
  return decideAct
}
