import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import { type AnswerText, formatAnswer } from '../../../parts/wording.ts'
import type { Messages, Values } from '../../../text/index.ts'
import { contestOf, pointsNeeded } from '../rules/facts/contests.ts'
import type { ActOf, ElfenAct } from '../rules/state/acts.ts'
import { asElfenQuestion, type ElfenQuestion } from '../rules/state/asking.ts'
import { arenaFrom, boardLevel } from '../rules/state/board.ts'
import {
  type DiceBox,
  inOrder,
  LEVELS,
  magicianOf,
  type PublicState,
  pointsFor,
  standingIn,
} from '../rules/state/components.ts'
import { diceBoxName, faces, levelOfPlace, magicianName, nameOf, placeName, titlesName, valuesOf } from './names.ts'

/** Phrases a question in one language, from the state, its data and the acts of its options. */
export function phrasedIn(words: Messages, shown: PublicState, question: Question): PhrasedQuestion {
  const known = asElfenQuestion(question)
  const player = shown.players[question.seat]!
  const { hand, spent, chips } = player
  const values = {
    step: shown.step,
    hand: faces(hand),
    n: hand.length,
    spent,
    chips,
    grey: greyOf(shown, question.seat),
  }
  const naming = { words, seats: [] }
  return {
    ...question,
    text: words.get(`ask-${known.topic}`, {
      ...values,
      ...valuesOf(known.data, naming),
      ...askedValues(shown, known),
    }),
    options: known.options.map(option => ({
      ...option,
      ...answerIn(words, shown, known, option.act, { ...values, ...valuesOf(option.act, naming) }),
    })),
  }
}

/** Returns the variables of a question's message that are neither its data nor common to all questions. */
function askedValues(shown: PublicState, { topic, data, options }: ElfenQuestion): Values {
  switch (topic) {
    case 'stay':
      return { dice: faces(options.flatMap(({ act }) => (act.kind === 'leave' ? [act.face] : []))) }
    case 'spell':
      return { second: options.some(({ act }) => act.kind === 'pass') ? 'no' : 'yes' }
    case 'demote': {
      const level = boardLevel(levelOfPlace(magicianOf(shown, data.magician).at))
      return { chip: level.greyChip && shown.greyLeft > 0 ? 'yes' : 'no' }
    }
    default:
      return {}
  }
}

/** Phrases an option, based on its act and, if that isn't enough, on the topic. */
function answerIn(
  words: Messages,
  shown: PublicState,
  question: ElfenQuestion,
  act: ElfenAct,
  shared: Values,
): AnswerText {
  const { topic, seat } = question
  const values = 'magician' in act ? { ...shared, ...magicianValues(words, shown, act.magician) } : shared
  switch (act.kind) {
    case 'go': {
      const label = words.get('answer-go', values)
      return topic === 'vacancy' ? { label } : { label, note: othersInBox(words, shown, act) }
    }
    case 'pick-several':
      return formatAnswer(words, `answer-${act.kind}`, {
        ...values,
        all: act.dice.length === shown.players[seat]!.hand.length ? 'yes' : 'no',
      })
    case 'put':
    case 'put-several':
      return { label: diceBoxName(words, act.box), note: boxNote(words, shown, seat, act.box) }
    case 'support':
    case 'support-both':
      if (question.topic === 'support') return supportIn(words, shown, question, act)
      throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
    default:
      return formatAnswer(words, `answer-${act.kind}`, { ...values, topic })
  }
}

const magicianValues = (words: Messages, shown: PublicState, id: string): Values => {
  const { at, grey } = magicianOf(shown, id)
  return { place: placeName(words, at), grey }
}

/** Lists the magicians already in a Magician Box. */
function othersInBox(words: Messages, shown: PublicState, { box }: ActOf<'go'>): string {
  const there = standingIn(shown, box).map(({ id }) => magicianName(id))
  return there.length > 0 ? words.get('answer-go-beside', { names: { items: there } }) : words.get('answer-go-alone')
}

/** Returns a note on the effect of a die in a box. */
function boxNote(words: Messages, shown: PublicState, seat: number, box: DiceBox): string {
  if (box === 'minor') return words.get('answer-put-minor', { spent: shown.players[seat]!.spent })
  if (box === 'grey') return words.get('answer-put-grey', { grey: greyOf(shown, seat) })
  const own = shown.magicians.filter(magician => magician.seat === seat && levelOfPlace(magician.at) === box)
  if (own.length === 0) return words.get('answer-put-major.nobody')
  const above = LEVELS[LEVELS.indexOf(box) - 1] ?? 'high'
  return words.get('answer-put-major', {
    names: { items: own.map(({ id }) => magicianName(id)) },
    title: words.get(`level-${above}`),
    worth: boardLevel(above).points,
  })
}

/** Phrases an option to place a spell, with its effect on the contest. */
function supportIn(
  words: Messages,
  shown: PublicState,
  { seat, data }: ElfenQuestion<'support'>,
  act: ActOf<'support' | 'support-both'>,
): AnswerText {
  const magician = magicianOf(shown, act.magician)
  const arena = arenaFrom(magician.at)!
  const held = data.die?.face ?? 1
  const second = act.kind === 'support' ? 0 : (act.second?.face ?? 1)
  const left = pointsNeeded(contestOf(shown, arena), magician, inOrder(shown), held + second)
  const values = { magician: magicianName(magician.id), title: titlesName(words, arena.titles) }
  const label =
    act.kind === 'support'
      ? words.get('answer-support', values)
      : act.second
        ? words.get('answer-support-both', { ...values, dice: faces([held, second]) })
        : words.get('answer-support-both.chips', values)
  const note = words.get('answer-support-note', {
    whose: magician.seat === seat ? 'own' : 'other',
    owner: nameOf(shown, magician.seat),
    points: pointsFor(magician),
    lacks: left,
  })
  return { label, note }
}

/** Counts the grey chips under a guild's magicians. */
const greyOf = ({ magicians }: Pick<PublicState, 'magicians'>, seat: number): number =>
  magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
