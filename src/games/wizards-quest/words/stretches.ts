import type { Question, Stretch } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { asQuestQuestion, type Topic } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'

/** The topics of the setup (IV). */
const SETTING_UP: readonly Topic[] = ['castle', 'settle', 'treasure', 'hide']
/** The topics of placing men (IV.D.6, X.B.3). */
const PLACING: readonly Topic[] = ['place', 'muster']

/**
 * Returns the stretch of play that a player can leave to the adviser: the setup up to the treasures, or the placement
 * of men in one phase. Returns an empty list for other questions.
 */
export function stretchesIn(words: Messages, { day, phase }: QuestView, question: Question): Stretch[] {
  const { topic } = asQuestQuestion(question)
  const stretch = (id: string, scope: string): Stretch => ({
    id: `advised ${id}`,
    scope,
    label: words.get('stretch-advised', { stretch: id }),
  })
  if (SETTING_UP.includes(topic)) return [stretch('setup', 'setup')]
  return PLACING.includes(topic) ? [stretch('men', `men ${day} ${phase}`)] : []
}

/** Lists other ways to type a stretch, or nothing for the id of an answer. */
export const stretchNames = (words: Messages, id: string): readonly string[] =>
  id.startsWith('advised ') ? [words.get('saying-advised')] : []
