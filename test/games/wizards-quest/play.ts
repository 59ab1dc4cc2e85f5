import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { BLANK } from '../../../src/games/wizards-quest/rules/pieces/deck.ts'
import type { QuestEvent, QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import type { QuestView } from '../../../src/games/wizards-quest/rules/state/view.ts'
import { below, type Header, Match, pickAnswer, type RandomState, seedRandom } from '../../../src/kernel/index.ts'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

export type QuestMatch = Match<QuestState, QuestEvent, QuestView>

/**
 * Returns the header of the nth game of a run: two to six players in turn, every second game with blank treasures, and
 * every third with the blank petition card.
 */
export const nthHeader = (run: string, n: number): Header => ({
  game: 'wizards-quest',
  rules: wizardsQuest.rules,
  options: { treasures: n % 2 === 0 ? 'three' : 'four', ...(n % 3 === 2 && { petition: 'blank' }) },
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
    /** True if the blank card is often drawn. A record of such a game can't be replayed. */
    private readonly wishes = true,
  ) {
    this.match = Match.begin(wizardsQuest, header, { headless })
    this.random = seedRandom(header.seed, 'play')
  }

  /** Gives one of the possible answers. Half the time men are sent in one group, or no army would ever grow. */
  step(): void {
    if (this.wishes) wishForBlank(this.match)
    const { questions } = this.match
    const question = questions[below(this.random, questions.length)]!
    const { amount } = question
    const id = amount && below(this.random, 2) === 0 ? String(amount.most) : pickAnswer(this.random, question)
    this.match.answer(question.seat, id)
  }
}

/** Puts the blank card back on top of the pile, because even a long game would draw it only once or twice. */
export function wishForBlank(match: QuestMatch): void {
  const { petitions, upheaval } = match.state
  const isLeft = petitions.draw.includes(BLANK.id) || petitions.discard.includes(BLANK.id)
  if (upheaval && isLeft && petitions.draw.at(-1) !== BLANK.id) match.stack('petitions', [BLANK.id])
}
