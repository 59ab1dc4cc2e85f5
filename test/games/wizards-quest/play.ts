import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import type { QuestEvent, QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import type { QuestView } from '../../../src/games/wizards-quest/rules/state/view.ts'
import { below, type Header, Match, pickAnswer, type RandomState, seedRandom } from '../../../src/kernel/index.ts'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

export type QuestMatch = Match<QuestState, QuestEvent, QuestView>

/** The header of the nth game of a run: two to six players in turn, every second game with blank treasures. */
export const nthHeader = (run: string, n: number): Header => ({
  game: 'wizards-quest',
  rules: wizardsQuest.rules,
  options: { treasures: n % 2 === 0 ? 'three' : 'four' },
  seats: NAMES.slice(0, 2 + (n % 5)),
  seed: `${run}-${n}`,
  practice: false,
})

/** A game of random answers, one at a time. */
export class RandomGame {
  readonly match: QuestMatch
  private readonly random: RandomState

  constructor(
    readonly header: Header,
    headless = true,
  ) {
    this.match = Match.begin(wizardsQuest, header, { headless })
    this.random = seedRandom(header.seed, 'play')
  }

  /** Gives one of the possible answers. Half the time men are sent in one group, or no army would ever grow. */
  step(): void {
    const { questions } = this.match
    const question = questions[below(this.random, questions.length)]!
    const { amount } = question
    const id = amount && below(this.random, 2) === 0 ? String(amount.most) : pickAnswer(this.random, question)
    this.match.answer(question.seat, id)
  }
}
