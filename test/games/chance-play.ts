import { type Game, type Header, Match, pickAnswer, type Question, seedRandom } from '../../src/kernel/index.ts'

/** What a game of chance came to: every question with its answers and the one that was given, and how all stood when it ended. */
type Played = readonly [asked: readonly unknown[], state: unknown]

/** A game of random answers, so many at the most, with the invariants looked at before each. */
export const playedByChance = (game: Game, header: Omit<Header, 'practice'>, answers: number): Played =>
  playedOnByChance(Match.begin(game, { ...header, practice: false }, { headless: true }), answers)

/** The same of a game that has begun. */
export function playedOnByChance(match: Match, answers: number): Played {
  const random = seedRandom(match.header.seed, 'play')
  const asked: unknown[] = []
  while (!match.over && asked.length < answers) {
    const question = match.questions[asked.length % match.questions.length]!
    const id = pickAnswer(random, question)
    match.game.check(match.state)
    asked.push([shown(question), id])
    match.answer(question.seat, id)
  }
  return [asked, match.state]
}

const shown = ({ seat, topic, data, amount, options }: Question): unknown => [
  seat,
  topic,
  data,
  amount,
  options.map(({ id, cost, at }) => [id, cost, at]),
]
