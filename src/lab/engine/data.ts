import type { Option, PhrasedOption, PhrasedQuestion, Question } from '../../kernel/index.ts'

/** A question as programs are told it: data, and words only beside them where somebody has made any. */
export function questionAsData(question: Question | PhrasedQuestion) {
  const { topic, data, amount, rule, options } = question
  return {
    topic,
    rule,
    ...(data === undefined ? {} : { data }),
    ...(amount === undefined ? {} : { amount }),
    ...('text' in question ? { text: question.text } : {}),
    options: options.map(optionAsData),
  }
}

function optionAsData(option: Option | PhrasedOption) {
  const { id, act, at, cost, stops, rule } = option
  const fields = { id, act, at, cost, stops, rule, label: 'label' in option ? option.label : undefined }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
