import { expect, test } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { below, Match, pickAnswer, type Question, type RandomState, seedRandom } from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { nthHeader, wishForBlank } from '../../games/wizards-quest/play.ts'
import { answersTo } from './umpire.ts'
import { Witness } from './witness.ts'

const GAMES = amount(5, 300)
const DECISIONS = 400

/** Answers that prefer fights, leaders and boats, because random answers use them too seldom. */
const BOLD = /^(?:attack|boat|dragon|draw|fight|hero|lead|play|sorcerer|with|wizard)/

function answerOf(random: RandomState, question: Question): string {
  const bold = question.options.filter(({ id }) => BOLD.test(id))
  if (question.amount && below(random, 3) === 0) return String(question.amount.most)
  return bold.length > 0 && below(random, 4) > 0 ? bold[below(random, bold.length)]!.id : pickAnswer(random, question)
}

/** Returns the answers that a question has beyond the book, or lacks. Returns nothing if both agree. */
function faultsOf(question: Question, answers: ReturnType<typeof answersTo>): string[] {
  if (!answers) return []
  const [ids, least, most] = answers
  const { topic, options, amount } = question
  const offered = [...options.map(({ id }) => id).sort(), amount?.least, amount?.most]
  const allowed = [...new Set(ids)].sort()
  return `${offered}` === `${[...allowed, least, most]}` ? [] : [`${topic} offers ${offered}, the book ${allowed}`]
}

test('a reference model written only from the rulebook and a check of all events find no fault', () => {
  for (let n = 0; n < GAMES; n++) {
    const match = Match.begin(wizardsQuest, nthHeader('umpire', n))
    const random = seedRandom(match.header.seed, 'play')
    const witness = new Witness(match.state)
    for (let i = 0; i < DECISIONS && !match.over; i++) {
      wishForBlank(match)
      const question = match.questions[0]!
      const faults = faultsOf(question, answersTo(question, match.state))
      match.answer(question.seat, answerOf(random, question))
      for (const event of match.lastEvents) witness.see(event)
      witness.compare(match.state)
      expect([...faults, ...witness.faults], `game ${n}, after ${match.length} answers`).toEqual([])
    }
  }
})
