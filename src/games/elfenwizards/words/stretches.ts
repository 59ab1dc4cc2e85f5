import type { Question, Stretch } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { asElfenQuestion, type Topic } from '../rules/state/asking.ts'
import type { ElfenView } from '../rules/state/view.ts'

/** The topics of placing dice (3.2, 3.3). */
const PLACING: readonly Topic[] = ['die', 'box']

/**
 * Returns the stretch of play that a player can leave to the adviser: placing the dice of one step. Returns an empty
 * list for other questions.
 */
export function stretchesIn(words: Messages, { day, step }: ElfenView, question: Question): Stretch[] {
  const isPlacing = PLACING.includes(asElfenQuestion(question).topic)
  return isPlacing ? [{ id: 'advised dice', scope: `dice ${day} ${step}`, label: words.get('stretch-advised') }] : []
}

/** Lists other ways to type a stretch, or nothing for the id of an answer. */
export const stretchNames = (words: Messages, id: string): readonly string[] =>
  id.startsWith('advised ') ? [words.get('saying-advised')] : []
