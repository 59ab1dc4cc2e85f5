import { optionOf, type PhrasedOption, type PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import {
  type Contest,
  contestOf,
  decisionOf,
  type ExtraPoints,
  pointsNeeded,
  risingOf,
} from '../rules/facts/contests.ts'
import { dieOf } from '../rules/facts/spells.ts'
import { arenaFrom } from '../rules/state/board.ts'
import { inOrder, magicianOf } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { faces, named, titlesName } from '../words/names.ts'
import type { AnswerSequence, SequenceResult } from './playout.ts'

/**
 * Explains a hint in one sentence: what the answer does, and the next best answer. It doesn't state the chance of
 * winning, because the few trials only show which answer is better.
 */
export function reasonFor(
  words: Messages,
  view: ElfenView,
  question: PhrasedQuestion,
  option: PhrasedOption,
  [best, next]: readonly SequenceResult[],
): string {
  if (!best) return fixedReason(words, view, question, option)
  const answer = answerPhrase(words, view, question, best.line)
  if (!next) return words.get('hint-tried.only', { answer })
  const other = answerPhrase(words, view, question, next.line, true)
  return words.get('hint-tried', { answer, other, isBetter: best.chances > next.chances ? 'yes' : 'no' })
}

/** The topics for which there is a fixed reason for the default answer. */
const EXPLAINED = ['done', 'again', 'buy', 'release'] as const

/** Explains an answer that was chosen without trials. */
function fixedReason(words: Messages, view: ElfenView, question: PhrasedQuestion, option: PhrasedOption): string {
  const { topic } = question
  const hasReason = (EXPLAINED as readonly string[]).includes(topic)
  if (hasReason) return words.get(`hint-${topic}`, { answer: answerPhrase(words, view, question, [option.id], true) })
  if (topic !== 'die') return words.get('hint-plain', { answer: answerPhrase(words, view, question, [option.id]) })
  const why = view.step === 3 ? 'must' : option.act?.kind === 'pick' ? 'best' : 'low'
  return words.get(`hint-die-${why}`, { answer: answerPhrase(words, view, question, [option.id], true) })
}

/** Describes a sequence of answers in the question's own words. `short` omits the effect. */
function answerPhrase(
  words: Messages,
  view: ElfenView,
  { topic, options }: PhrasedQuestion,
  [id = '', then]: AnswerSequence,
  short = false,
): string {
  const spell = topic === 'support' ? view.held : id
  const target = topic === 'support' ? id : then
  if (spell && target) return placingOf(words, view, spell, target, short)
  const { label = '', note, act } = optionOf(options, id) ?? {}
  if (act?.kind === 'pick' || act?.kind === 'pick-several') return words.get('hint-pick', { dice: label })
  const answer = label.replace(/\.$/, '')
  return note && !short ? words.get('hint-noted', { answer, note }) : answer
}

function placingOf(words: Messages, view: ElfenView, spell: string, target: string, short: boolean): string {
  const magician = magicianOf(view, target)
  const arena = arenaFrom(magician.at)!
  const face = dieOf(spell)?.face ?? null
  const values = {
    spell: face === null ? 'chip' : 'die',
    die: faces([face ?? 1]),
    magician: named(target),
    title: titlesName(words, arena.titles),
  }
  if (short) return words.get('hint-placing', values)
  const contest = contestOf(view, arena)
  const points = face ?? 1
  // A spell beside another guild's magician needs a reason: it stops a rival.
  const stopped = magician.seat === view.seat ? [] : stoppedBy(view, contest, { id: target, points })
  if (stopped.length > 0)
    return words.get('hint-placing-against', { ...values, names: { items: stopped.map(named) }, n: stopped.length })
  return words.get('hint-placing-so', { ...values, lacks: pointsNeeded(contest, magician, inOrder(view), points) })
}

/** Returns the ids of the magicians of other guilds that would rise now, but not after a spell. */
function stoppedBy(view: ElfenView, contest: Contest, spell: ExtraPoints): string[] {
  const order = inOrder(view)
  const { risen, chosen } = decisionOf(contest, order, spell)
  const after = [...risen, ...(chosen?.from ?? [])].map(({ id }) => id)
  return risingOf(contest, order).filter(id => !after.includes(id) && magicianOf(view, id).seat !== view.seat)
}
