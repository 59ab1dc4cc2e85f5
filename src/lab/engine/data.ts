import type { Option, PhrasedQuestion, Question } from '../../kernel/index.ts'

/** A question as programs are told it: data, and words only beside them where somebody has made any. */
export function questionAsData(question: Question | PhrasedQuestion) {
  const { topic, data, amount, rule, text, options } = question
  return {
    topic,
    rule,
    ...(data === undefined ? {} : { data }),
    ...(amount === undefined ? {} : { amount }),
    ...(text === undefined ? {} : { text }),
    options: options.map(optionAsData),
  }
}

function optionAsData({ id, act, at, cost, stops, rule, label }: Option) {
  const fields = { id, act, at, cost, stops, rule, label }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
