import type { Question, Stretch } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { asRealmQuestion, type Topic } from '../rules/state/asking.ts'
import type { RealmView } from '../rules/state/view.ts'

/** The setup questions that the adviser can answer for a new character. */
const SETTING_UP: readonly Topic[] = ['needs', 'spell', 'color-chits', 'start']

/**
 * Returns the stretches of play that a player can leave to the adviser: a round and its fight, a day, or the setup.
 * Returns an empty list for other questions.
 */
export function stretchesIn(words: Messages, view: RealmView, question: Question): Stretch[] {
  const { topic, data } = asRealmQuestion(question)
  const stretch = (id: string, scope: string): Stretch => ({
    id: `advised ${id}`,
    scope,
    label: words.get('stretch-advised', { stretch: id }),
  })
  const { combat, day, phase } = view
  if (SETTING_UP.includes(topic)) return [stretch('setup', `setup ${question.seat}`)]
  // The day includes the questions asked while the recorded turn is played.
  if (combat === null && (topic === 'record' || phase === 'daylight') && data && 'character' in data)
    return [stretch('day', `day ${day} ${data.character}`)]
  if (combat === null) return []
  const fight = `fight ${day} ${combat.clearing}`
  return [stretch('round', `${fight} ${combat.round}`), stretch('fight', fight)]
}
