import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import type { AnswerText } from '../../../parts/wording.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { phasesLeft } from '../rules/day/phases.ts'
import { isHired } from '../rules/facts/employment.ts'
import { counterNumber } from '../rules/pieces/belongings.ts'
import { asRealmQuestion, type OptionOn, subjectOf, type Topic } from '../rules/state/asking.ts'
import { living } from '../rules/state/state.ts'
import { type RealmView, seenIndividual } from '../rules/state/view.ts'
import { labelAnswer } from './answers.ts'
import { battleSides, denizensOf } from './battle.ts'
import { pieceInSentence } from './combat/names.ts'
import { areInterchangeable } from './copies.ts'
import { spellName, targetText } from './magic.ts'
import { characterName, thingInSentence } from './names.ts'
import { chitText, type QuestionContext, type QuestionTexts, questionValues } from './question-context.ts'
import { activityText, sourceText } from './turns.ts'

/** Adds texts to a question. Throws KernelError for an unknown topic. */
export function phraseIn(words: Messages, view: RealmView, question: Question): PhrasedQuestion {
  const known = asRealmQuestion(question)
  const { topic, data } = known
  if (!Object.hasOwn(TEXTS, topic) && !words.has(`ask-${topic}`))
    throw new KernelError(`Magic Realm has no text for a question about "${topic}"`)
  const subject = subjectOf(known)
  const character = subject === null ? null : seenIndividual(view, subject)
  const naming = { words, view, topic, character }
  const context = { ...naming, data, values: questionValues(naming, data) } as QuestionContext
  const options = known.options.map(option => ({ ...option, ...labelAnswer(context, option) }))
  const text = named(context, textOn(topic, context))
  return { ...question, text, options: numbered(context, options) }
}

/** Returns a question's text. By default the message id is `ask-` and the topic, and its variables are the data. */
const textOn = <K extends Topic>(topic: K, context: QuestionContext<K>): string =>
  TEXTS[topic]?.(context) ?? context.words.get(`ask-${topic}`, context.values)

/** Numbers counters that would otherwise have the same label, unless all of them are alike. */
function numbered<O extends OptionOn<Topic> & AnswerText>(context: QuestionContext, options: readonly O[]): O[] {
  return options.map(option => {
    const twins = options.flatMap(({ act, label }) =>
      'belonging' in act && label === option.label ? [act.belonging] : [],
    )
    if (!('belonging' in option.act) || twins.length < 2 || areInterchangeable(context.view, context.character, twins))
      return option
    const values = { label: option.label, n: counterNumber(option.act.belonging) }
    return { ...option, label: context.words.get('act-which', values) }
  })
}

/**
 * Capitalizes a question. Adds the character's name if players have several characters or the viewer has a hired
 * leader, and the text doesn't mention the name.
 */
function named({ words, view, character }: QuestionContext, text: string): string {
  const isOneOfSeveral = view.perPlayer > 1 || (view.war?.leaders.some(({ isOwn }) => isOwn) ?? false)
  if (!character || !isOneOfSeveral) return capital(text)
  const name = characterName(character.id)
  return text.includes(name) ? capital(text) : words.get('ask-of', { name, text: capital(text) })
}

const TEXTS: QuestionTexts<Topic> = {
  character: ({ words, view, data }) => {
    const fallen = view.characters.find(({ id }) => id === data.fallen)
    if (!fallen) return words.get('ask-character')
    return words.get('ask-character.next', { name: characterName(fallen.id), fate: fallen.fate, day: view.day })
  },
  'visitor-box': ({ words, data }) =>
    words.get('ask-visitor-box', { side: capital(words.get('visitor-side', { side: data.side })) }),
  record: recordText,
  block: ({ words, view }) => words.get(view.war ? 'ask-block-anybody' : 'ask-block'),
  battle: ({ words, view }) => {
    const characters = living(view).map(({ id }) => id)
    return words.get('ask-battle', battleSides(words, characters, denizensOf(view, null)))
  },
  spell: ({ words, data: { left, chosen } }) =>
    words.get('ask-spell', {
      ...{ left, chosen: chosen ? 'some' : 'none' },
      spells: words.list((chosen ?? []).map(spellName)),
    }),
  'color-chits': ({ words, character, data: { chosen = [] } }) =>
    words.get('ask-color-chits', {
      chosen: chosen.length > 0 ? 'some' : 'none',
      chits: words.list(chosen.map(chit => chitText(character, chit))),
    }),
  'spell-target': ({ words, view, data: { named = [] }, values }) =>
    named.length === 0
      ? words.get('ask-spell-target', values)
      : words.get('ask-spell-target.more', {
          ...values,
          targets: words.list(named.map(target => targetText(words, view, target))),
        }),
  learn: ({ words, data, values }) => words.get(data.spell === undefined ? 'ask-learn.any' : 'ask-learn', values),
  rounds: ({ words, view, data, values }) =>
    words.get('ask-rounds', { ...values, magic: view.magic ? 'yes' : 'no', quiet: data.quiet ? 'yes' : 'no' }),
  lure: ({ words, data, values }) => words.get(data.hireling === undefined ? 'ask-lure' : 'ask-lure-by', values),
  'attack-row': ({ words, values }) => words.get('ask-attack-row', { target: 'none', ...values }),
  place: ({ words, view, data, values }) => {
    if (data.mine) return words.get('ask-place.mine', values)
    if (data.owner === data.character) return words.get('ask-place', values)
    if (data.owner === undefined || !isHired(view, data.owner)) return words.get('ask-place.own', values)
    return words.get('ask-place.hireling', { ...values, owner: pieceInSentence(words, data.owner) })
  },
  drinks: ({ words, view, character, values }) =>
    words.get('ask-drinks', {
      ...{ ...values, gold: character?.gold ?? 0 },
      battle: view.phase === 'evening' ? 'yes' : 'no',
    }),
  hire: ({ words, character }) => words.get('ask-hire', { gold: character?.gold ?? 0 }),
  wage: ({ words, character, values }) => words.get('ask-wage', { ...values, gold: character?.gold ?? 0 }),
  price: ({ words, data, character, values }) => {
    const { price, owed, belonging, spell } = data
    const what = belonging ? thingInSentence(words, belonging) : spell && spellName(spell)
    if (what === undefined) return words.get('ask-price', values)
    if (price < 0) return words.get('ask-price.with', { ...values, what, gold: -price })
    const is = owed === price ? 'whole' : 'part'
    return words.get('ask-price.for', { ...values, what, is, gold: character?.gold ?? 0 })
  },
}

/** Describes the turn recorded so far and the phases left. */
function recordText({ words, view, data, character }: QuestionContext<'record'>): string {
  if (!character) return words.get('ask-record', { n: data.phase + 1 })
  const plan = character.plan ?? []
  const so = plan.map(({ activity }, i) => `${i + 1} ${activityText(words, activity)}`).join(', ')
  const left = phasesLeft(view, character, plan)
  const phases = [
    ...(left.basic > 0 ? [words.get('phases-basic', { n: left.basic })] : []),
    ...(left.sunlight > 0 ? [words.get('phases-sunlight', { n: left.sunlight })] : []),
    ...(left.sheltered > 0 ? [words.get('phases-roof', { n: left.sheltered })] : []),
    ...left.extra.map(source => sourceText(words, source)),
  ]
  const n = left.basic + left.sunlight + left.sheltered + left.extra.length
  const values = { n: plan.length + 1, left: phases.join(', '), so }
  if (plan.length === 0) return words.get('ask-record.first', values)
  return words.get(n === 1 ? 'ask-record.last' : 'ask-record.so-far', values)
}
