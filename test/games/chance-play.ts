import { type Game, type Header, Match, pickAnswer, type Question, seedRandom } from '../../src/kernel/index.ts'

/** The history of a random game: every question with its answers and the chosen one, and the final state. */
type Played = readonly [asked: readonly unknown[], state: unknown]

/** Plays a game of random answers to a limit, and checks the invariants before each. */
export const playedByChance = (game: Game, header: Omit<Header, 'practice'>, answers: number): Played =>
  playedOnByChance(Match.begin(game, { ...header, practice: false }, { headless: true }), answers)

/** Continues a game in progress in the same way. */
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
