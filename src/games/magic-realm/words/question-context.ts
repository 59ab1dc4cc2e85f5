import { KernelError } from '../../../kernel/index.ts'
import { type AnswerText, formatAnswer, listNamer, valuesBy } from '../../../parts/wording.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { chitsOf, faceOf } from '../rules/facts/chits.ts'
import { ATTACK_DIRECTIONS, MANEUVERS } from '../rules/fight/directions.ts'
import { boardOf, wayOn } from '../rules/pieces/board.ts'
import { spellOf } from '../rules/pieces/spells.ts'
import type { ChitAct, RealmAct } from '../rules/state/acts.ts'
import type { RealmQuestion, Topic } from '../rules/state/asking.ts'
import type { CombatAct } from '../rules/state/combat-acts.ts'
import type { OfferedGood } from '../rules/state/goods.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'
import { pieceInSentence, pieceName, playedText } from './combat/names.ts'
import {
  belongingName,
  characterName,
  chitName,
  clearingName,
  goodName,
  kindName,
  thingInSentence,
  thingName,
  tileName,
} from './names.ts'
import { nativeNames, undertakingName } from './natives.ts'

/** The input for the texts of a question on one of the topics. */
export type QuestionContext<K extends Topic = Topic> = {
  readonly [P in K]: {
    readonly words: Messages
    readonly view: RealmView
    readonly topic: P
    readonly data: RealmQuestion<P>['data']
    /** The character or leader that the question is about, if any. */
    readonly character: SeenIndividual | null
    /** The variables of the question's message: its data, with names for ids. */
    readonly values: Values
  }
}[K]

/** The texts of questions that need more than a message with the question's data, by topic. */
export type QuestionTexts<K extends Topic> = { readonly [P in K]?: (context: QuestionContext<P>) => string }

export type AnyAct = RealmAct | CombatAct | ChitAct

/** The texts of answers that need more than a message with the act's fields, by the act's kind. */
export type AnswerTexts<K extends AnyAct['kind'] = AnyAct['kind']> = {
  readonly [P in K]?: (context: QuestionContext, act: AnyAct & { readonly kind: P }) => AnswerText
}

/** Names one side of a deal: `Golden Crown and 12 gold`. */
const goodsText = ({ words }: Naming, goods: readonly OfferedGood[]): string =>
  goods.length === 0 ? words.get('deal-nothing') : words.list(goods.map(good => goodName(words, good)))

type Naming = Omit<QuestionContext, 'data' | 'values'>

const asThing = (id: string, { words }: Naming): string => thingName(words, id)

/** Topics in which boxes are maneuvers rather than attacks. */
const MANEUVERING: readonly Topic[] = ['maneuver-row', 'rider-row', 'cloak']

/** Returns the message variables of a question's data or of an act: its fields, with names for ids. */
const namesIn = valuesBy<NonNullable<RealmQuestion['data']> | AnyAct, Naming>({
  tile: tileName,
  character: id => ({ character: id, name: characterName(id) }),
  other: characterName,
  guide: characterName,
  clearing: id => ({ place: clearingName(id) }),
  way: (way, { view }) => ({ place: clearingName(wayOn(boardOf(view.tiles), way).ends[0]) }),
  trader: asThing,
  door: asThing,
  group: asThing,
  from: asThing,
  with: asThing,
  who: asThing,
  cache: asThing,
  item: (id, { words }) => thingInSentence(words, id),
  thing: asThing,
  road: asThing,
  of: asThing,
  belonging: (id, { words }) => ({ belonging: id, what: thingName(words, id) }),
  horse: belongingName,
  type: type => ({ gear: belongingName(`${type}-1`) }),
  spell: spell => (typeof spell === 'string' ? spellOf(spell).name : spell),
  color: (color, { words }) => words.get('color-name', { color }),
  curse: (curse, { words }) => words.get('curse-name', { curse }),
  findings: listNamer((finding, { words }) => words.get('finding-what', { finding })),
  natives: ids => ({ who: nativeNames(ids) }),
  name: (name, { words }) => ({ what: undertakingName(words, name) }),
  pieces: kindName,
  chit: (chit, { character }) => (typeof chit === 'string' ? chitName(chit) : chitText(character, chit)),
  box: (box, { words, topic }) =>
    typeof box === 'string'
      ? thingInSentence(words, box)
      : { box, direction: (MANEUVERING.includes(topic) ? MANEUVERS : ATTACK_DIRECTIONS)[box] ?? '' },
  hireling: (id, { words }) => ({ hireling: pieceInSentence(words, id), fighter: pieceName(words, id) }),
  denizen: (id, { words }) => ({ denizen: pieceInSentence(words, id), fighter: pieceName(words, id) }),
  target: (target, { words }): Values =>
    typeof target === 'string' ? { target: pieceInSentence(words, target), fighter: pieceName(words, target) } : {},
  piece: (piece, { words, character }) => (character ? playedText(words, character.id, piece) : ''),
  phase: n => ({ n: n + 1 }),
  played: (n): Values => (typeof n === 'number' ? { n: n + 1 } : {}),
  so: (goods, context) => ({ so: goodsText(context, goods), n: goods.length }),
  gives: (goods, context) => goodsText(context, goods),
  asks: (goods, context) => goodsText(context, goods),
})

/** Returns the variables of a question's message: its data, with names for ids. */
export const questionValues = (context: Naming, data: RealmQuestion['data']): Values => ({
  ...namesIn(data ?? undefined, context),
  topic: context.topic,
})

/**
 * Returns an answer's text. The message id is `act-` and the act's kind, and its variables are the question's, the
 * act's and `more`.
 */
export function answerBy(context: QuestionContext, act: AnyAct, more: Values = {}): AnswerText {
  const values = { ...context.values, ...namesIn(act, context), ...more }
  const text = formatAnswer(context.words, `act-${act.kind}`, values)
  return { ...text, label: capital(text.label) }
}

/** Formats a character's chit as printed, or as its number if the chit is unknown. */
export function chitText(character: SeenIndividual | null, number: number): string {
  const chit = character ? chitsOf(character)[number] : undefined
  return chit ? faceOf(chit) : String(number + 1)
}

/** Returns the character that the question is about. Throws KernelError if there is none. */
export function characterIn({ topic, data }: QuestionContext): string {
  if (data && 'character' in data && data.character !== null) return data.character
  throw new KernelError(`"${topic}" does not name a character`)
}
