import type { Game, Tongue } from './game.ts'
import type { Rule } from './question.ts'
import type { Table } from './table.ts'

/** The game in the words of a language; as it is where it has none in that language. Its rules and its records stay the same. */
export function spoken(game: Game, language: string): Game {
  const tongue = game.tongues?.[language]
  if (!tongue || game.language === language) return game
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
