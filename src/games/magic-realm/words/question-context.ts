import { KernelError } from '../../../kernel/index.ts'
import { valuesBy } from '../../../parts/wording.ts'
import type { Messages } from '../../../text/index.ts'
import { spellOf } from '../rules/pieces/spells.ts'
import type { RealmQuestion, Topic } from '../rules/state/asking.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'
import { belongingName, characterName, clearingName, thingName, tileName } from './names.ts'

/** The input for the texts of a question on one of the topics. */
export type QuestionContext<K extends Topic = Topic> = {
  readonly [P in K]: {
    readonly words: Messages
    readonly view: RealmView
    readonly topic: P
    readonly data: RealmQuestion<P>['data']
    /** The character or leader that the question is about, if any. */
    readonly character: SeenIndividual | null
  }
}[K]

/** The texts of questions that need more than a message with the question's data, by topic. */
export type QuestionTexts<K extends Topic> = { readonly [P in K]?: (context: QuestionContext<P>) => string }

/** Returns the variables of a question's message: its data, with names for ids. */
export const questionValues = valuesBy<NonNullable<RealmQuestion['data']>, Messages>({
  tile: tileName,
  character: id => ({ name: characterName(id) }),
  other: characterName,
  guide: characterName,
  trader: (id, words) => thingName(words, id),
  door: (id, words) => thingName(words, id),
  clearing: id => ({ place: clearingName(id) }),
  belonging: id => ({ what: belongingName(id) }),
  spell: id => spellOf(id).name,
})

/** Returns the character that the question is about. Throws KernelError if there is none. */
export function characterIn({ topic, data }: QuestionContext): string {
  if (data && 'character' in data && data.character !== null) return data.character
  throw new KernelError(`"${topic}" does not name a character`)
}
