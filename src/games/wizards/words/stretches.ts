import type { Question, Stretch } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { asWizardsQuestion } from '../rules/state/asking.ts'

/**
 * Returns the stretch of play that a player can leave to the adviser: choosing the remaining places for one part of a
 * Task. The list is empty for other questions.
 */
export function stretchesIn(words: Messages, question: Question): Stretch[] {
  const { topic, data } = asWizardsQuestion(question)
  if (topic !== 'space' || data.for !== 'marker' || data.number === undefined || data.number === data.of) return []
  const scope = `places ${data.task} ${data.stage} ${data.part}`
  return [{ id: 'advised places', scope, label: words.get('stretch-advised') }]
}
