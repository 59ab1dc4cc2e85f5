import { optionOf, type PhrasedOption, type PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import {
  type Contest,
  contestOf,
  decisionOf,
  type ExtraPoints,
  pointsNeeded,
  risingOf,
  trailingOf,
} from '../rules/facts/contests.ts'
import { dieOf } from '../rules/facts/spells.ts'
import type { ElfenAct } from '../rules/state/acts.ts'
import { type Arena, arenaFrom, boardLevel, levelOf } from '../rules/state/board.ts'
import { inOrder, type Magician, magicianOf, pips, pointsFor } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { faces, magicianName, titlesName } from '../words/names.ts'
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
  const spell = topic === 'support' && then === undefined ? view.held : id
  const target = topic === 'support' && then === undefined ? id : then
  if (spell && target) return placingOf(words, view, spell, target, short)
  const { label = '', note, act } = optionOf(options, id) ?? {}
  const isPick = act?.kind === 'pick' || act?.kind === 'pick-several'
  const answer = isPick ? words.get('hint-pick', { dice: label }) : label.replace(/\.$/, '')
  const gain = act && !short ? gainOf(words, view, topic, answer, act as ElfenAct) : null
  return gain ?? (note && !short && !isPick ? words.get('hint-noted', { answer, note }) : answer)
}

/** The mean of a rerolled die. */
const MEAN_FACE = 3.5

/** Describes an answer with what it gains, or returns null if its note is enough. */
function gainOf(words: Messages, view: ElfenView, topic: string, answer: string, act: ElfenAct): string | null {
  switch (act.kind) {
    case 'pick':
    case 'pick-several':
      return words.get('hint-gain-pick', { answer })
    case 'keep-dice':
      return words.get('hint-gain-keep', { answer })
    case 'accept':
    case 'reroll': {
      const { hand } = view.players[view.seat ?? 0]!
      const [sum, mean] = [pips(hand), MEAN_FACE * hand.length]
      if (act.kind === 'accept') return words.get('hint-gain-accept', { answer, sum, mean: Math.round(mean) })
      return sum < mean ? words.get('hint-gain-reroll', { answer, sum, mean: Math.round(mean) }) : null
    }
    case 'move':
      return words.get('hint-gain-move', { answer })
    case 'pass':
      return passReason(words, view, answer)
    case 'go': {
      const arena = arenaFrom(act.box)
      if (!arena) return null
      const rivals = contestOf(view, arena).candidates.filter(({ seat }) => seat !== view.seat)
      const values = { answer, n: rivals.length, names: { items: rivals.map(({ id }) => magicianName(id)) } }
      return topic === 'vacancy'
        ? words.get('hint-gain-vacancy', { ...values, ...prizeOf(words, arena), own: boardLevel(arena.level).points })
        : words.get('hint-gain-box', { ...values, ...prizeOf(words, arena) })
    }
    default:
      return null
  }
}

/** Explains why to pass. If another spell could still win a title, says which one and why it isn't worth the spell. */
function passReason(words: Messages, view: ElfenView, answer: string): string {
  const seat = view.seat ?? 0
  const { boxes, chips } = view.players[seat]!
  const near = trailingOf(view, seat).find(({ contest: { arena }, more }) => more <= chips + pips(boxes[arena.level]))
  if (!near) return words.get('hint-gain-pass', { answer })
  const rivals = view.players.some(({ passed }, other) => other !== seat && !passed) ? 'yes' : 'no'
  const magician = magicianName(near.magician.id)
  return words.get('hint-gain-pass.near', {
    answer,
    magician,
    title: titlesName(words, near.contest.arena.titles),
    rivals,
  })
}

/** Returns the titles of a contest and the points that one of them scores in a round. */
const prizeOf = (words: Messages, { titles }: Arena) => ({
  title: titlesName(words, titles),
  points: boardLevel(levelOf(titles[0]!)).points,
})

function placingOf(words: Messages, view: ElfenView, spell: string, target: string, short: boolean): string {
  const magician = magicianOf(view, target)
  const arena = arenaFrom(magician.at)!
  const face = dieOf(spell)?.face ?? null
  const values = {
    spell: face === null ? 'chip' : 'die',
    die: faces([face ?? 1]),
    magician: magicianName(target),
    ...prizeOf(words, arena),
  }
  if (short) return words.get('hint-placing', values)
  const contest = contestOf(view, arena)
  const points = face ?? 1
  // A spell beside another guild's magician needs a reason: it stops a rival.
  const stopped = magician.seat === view.seat ? [] : stoppedBy(view, contest, { id: target, points })
  if (stopped.length > 0)
    return words.get('hint-placing-against', {
      ...values,
      names: { items: stopped.map(magicianName) },
      n: stopped.length,
    })
  if (risingOf(contest, inOrder(view)).includes(target))
    return words.get('hint-placing-lead', { ...values, lead: leadOf(contest, magician) + points })
  return words.get('hint-placing-so', { ...values, lacks: pointsNeeded(contest, magician, inOrder(view), points) })
}

/** Returns a magician's lead over the best candidate who would then not rise. */
function leadOf({ arena, candidates }: Contest, magician: Magician): number {
  const others = candidates.filter(other => other !== magician).map(pointsFor)
  return pointsFor(magician) - (others.sort((a, b) => b - a)[arena.titles.length - 1] ?? 0)
}

/** Returns the ids of other guilds' magicians that would rise now, but not after the spell. */
function stoppedBy(view: ElfenView, contest: Contest, spell: ExtraPoints): string[] {
  const order = inOrder(view)
  const { risen, chosen } = decisionOf(contest, order, spell)
  const after = [...risen, ...(chosen?.from ?? [])].map(({ id }) => id)
  return risingOf(contest, order).filter(id => !after.includes(id) && magicianOf(view, id).seat !== view.seat)
}
