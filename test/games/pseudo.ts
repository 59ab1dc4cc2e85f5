import { FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax'
import {
  type Game,
  type GameEvent,
  type Match,
  phrased,
  type Question,
  type Rule,
  type Table,
  type TableState,
} from '../../src/kernel/index.ts'
import { catalog, type Messages } from '../../src/text/index.ts'

/** Returns the letter thirteen places further on. Every letter changes, and capitals stay capitals. */
function letterOf(letter: string): string {
  const code = letter.charCodeAt(0)
  const first = code < 97 ? 65 : 97
  return String.fromCharCode(first + ((code - first + 13) % 26))
}

/** Returns text in the pseudo-language: `Stop here` becomes something that nobody has ever said. */
export const pseudoText = (text: string): string => text.replace(/[a-z]/gi, letterOf)

/** Returns a file of messages in the pseudo-language. All its words change, and its variables stay. */
export function pseudoFile(file: string): string {
  class Words extends Transformer {
    override visitTextElement(node: TextElement): TextElement {
      node.value = pseudoText(node.value)
      return node
    }
  }
  const resource = new FluentParser({ withSpans: false }).parse(file)
  new Words().visit(resource)
  return new FluentSerializer({}).serialize(resource)
}

/** Returns that file as messages ready for use. The program's own words, for lists, stay as they are. */
export const pseudoMessages = (file: string): Messages => catalog({ en: pseudoFile(file) }).in('en')

/** Returns the game with these words in place of its own. */
export const inWords = <S extends TableState, E extends GameEvent, V>(
  game: Game<S, E, V>,
  words: Partial<Game<S, E, V>>,
): Game<S, E, V> => ({ ...game, ...words })

/**
 * Returns the game with every question phrased before anybody is asked, even in look-ahead. A bot that decides by words
 * would be misled.
 */
export function asksInWords<S extends TableState, E extends GameEvent, V>(game: Game<S, E, V>): Game<S, E, V> {
  return { ...game, turn: table => inItsWords(game, game.turn(table), table) }
}

function* inItsWords<S extends TableState, E extends GameEvent, V>(
  game: Game<S, E, V>,
  run: Rule,
  { state }: Table<S, E>,
): Rule {
  let step = run.next()
  while (!step.done) {
    const answer = yield step.value.map(question => phrased(game, game.view(state, question.seat), question))
    step = run.next(answer)
  }
}

/** Plays a game to its end, or to a limit, with a player who answers for all. Returns the answers, one per line. */
export function answersOf<S extends TableState, E extends GameEvent, V>(
  match: Match<S, E, V>,
  answer: (question: Question, move: number) => string,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = []
  while (!match.over && lines.length < most) {
    const question = match.questions[0]!
    const id = answer(question, lines.length)
    match.answer(question.seat, id)
    lines.push(`${question.seat} ${id}`)
  }
  return lines
}
