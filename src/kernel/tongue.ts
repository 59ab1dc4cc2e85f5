import type { Game, Tongue } from './game.ts'
import type { Question, Rule } from './question.ts'
import type { Table, TableState } from './table.ts'

/** The language a game is written in. */
const NATIVE = 'en'

/** What is asked, in the words of a game as it is told, whatever words it was asked in. */
export const asked = ({ tongues, language = NATIVE }: Game, state: TableState, question: Question): Question =>
  tongues?.[language]?.question(state, question) ?? question

/** The game in the words of a language; as it is where it has none in that language. Its rules and its records stay the same. */
export function spoken(game: Game, language: string): Game {
  // Who comes to a table may name any language, even one that every object has.
  const tongue = game.tongues && Object.hasOwn(game.tongues, language) ? game.tongues[language] : undefined
  if (!tongue || (game.language ?? NATIVE) === language) return game
  const { question: _question, ending, ...words } = tongue
  return { ...game, ...words, language, ending, turn: table => inTongue(game.turn(table), table, tongue) }
}

/** Runs a rule, and puts all it asks into other words. */
function* inTongue(run: Rule, table: Table, tongue: Tongue): Rule {
  let step = run.next()
  while (!step.done) {
    const answer = yield step.value.map(question => tongue.question(table.state, question))
    step = run.next(answer)
  }
}
