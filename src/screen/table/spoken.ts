import { type Completable, commandsFor, offerFollowers } from '../../commands/index.ts'
import { type Messages, wordsIn } from '../../text/index.ts'
import { hasFeature } from '../features.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position, TableScreen } from '../model.ts'
import { watchWords } from '../watch/words.ts'
import { tableWords } from '../words.ts'

/** What can be said to this table. */
export const commandsAt = ({ shared, game, header, language }: Position) =>
  commandsFor(wordsIn(language), game, header.seats.length, shared !== undefined).filter(
    ({ name }) => name !== 'look' || hasFeature(game, 'board'),
  )

/** What only the screen is told: it keeps the way. */
const planWord = (words: Messages) => ({
  word: words.say('plan-word'),
  about: words.say('plan-word.args'),
  text: words.say('plan-word.about'),
})

/** Whether a word is that for plans, in the language of the table or in English. */
export const isPlan = (table: TableScreen, word: string): boolean =>
  [tableWords(table), wordsIn('en')].some(words => words.say('plan-word') === word)

/** What is told of ways where the game has no word of its own for that. */
const wayWord = (words: Messages) => ({
  word: words.say('plan-way'),
  about: words.say('plan-way.args'),
  text: words.say('plan-way.about'),
})

/** Whether a word is that for ways, in the language of the table or in English. */
export const isWay = (table: TableScreen, word: string): boolean =>
  !screenOf(table.position.game).map?.travel?.told &&
  [tableWords(table), wordsIn('en')].some(words => words.say('plan-way') === word)

/** The words of the game at this table, and those of its map; where it is watched, those of watching before them. */
export const wordsAt = ({ position: { game, language }, watch }: TableScreen): Completable['inquiries'] => [
  ...(watch ? watchWords(wordsIn(language), game) : []),
  ...game.inquiries,
  ...(hasFeature(game, 'travel') ? [planWord(wordsIn(language))] : []),
  ...(hasFeature(game, 'travel') && !screenOf(game).map?.travel?.told ? [wayWord(wordsIn(language))] : []),
]

/** What can be said at this table now. */
export function spokenAt(table: TableScreen): Completable {
  const { game, view, question, header, seat } = table.position
  const words = tableWords(table)
  return {
    words,
    // A watched game takes no answers.
    question: table.watch ? undefined : (question ?? undefined),
    sayings: id => (question ? game.sayings(view, question, id) : []),
    tableCommands: commandsAt(table.position),
    inquiries: wordsAt(table),
    followers(word, typed) {
      if (word === 'offer') return offerFollowers(words, game, header.seats, seat, view, typed)
      const spaces = word === 'look' && question ? question.options.flatMap(option => option.at?.space ?? []) : []
      return spaces.map(text => ({ text, hint: '' }))
    },
  }
}
