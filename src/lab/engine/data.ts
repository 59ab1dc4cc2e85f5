import type { Option, PhrasedOption, PhrasedQuestion, Question } from '../../kernel/index.ts'

/** Returns a question as data for programs, with its text if it has been phrased. */
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
