import { type CompletionContext, commandsFor, offerFollowers } from '../../commands/index.ts'
import { type Messages, messagesIn } from '../../text/index.ts'
import { hasFeature } from '../features.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position, TableScreen } from '../model.ts'
import { watchWords } from '../watch/words.ts'
import { tableWords } from '../words.ts'

/** Returns the commands that can be typed at a table. `look` is left out if the game has no board. */
export const commandsAt = ({ shared, game, header, language }: Position) =>
  commandsFor(messagesIn(language), game, header.seats.length, shared !== undefined).filter(
    ({ name }) => name !== 'look' || hasFeature(game, 'board'),
  )

/** Returns the `plan` command. The screen adds it to games with path planning. */
const planCommandIn = (words: Messages) => ({
  word: words.get('plan-word'),
  about: words.get('plan-word.args'),
  text: words.get('plan-word.about'),
})

/** Returns true if the word is the `plan` command, in the table's language or in English. */
export const isPlanCommand = (table: TableScreen, word: string): boolean =>
  [tableWords(table), messagesIn('en')].some(words => words.get('plan-word') === word)

/** Returns the `route` command for games that don't define it themselves. */
const routeCommandIn = (words: Messages) => ({
  word: words.get('plan-way'),
  about: words.get('plan-way.args'),
  text: words.get('plan-way.about'),
})

/**
 * Returns true if the word is the `route` command, in the table's language or in English, and the game doesn't define
 * it itself.
 */
export const isRouteCommand = (table: TableScreen, word: string): boolean =>
  !screenOf(table.position.game).map?.travel?.command &&
  [tableWords(table), messagesIn('en')].some(words => words.get('plan-way') === word)

/** Returns the lookup words of the game and its map. While watching, the viewer's commands come first. */
export const wordsAt = ({ position: { game, language }, watch }: TableScreen): CompletionContext['inquiries'] => [
  ...(watch ? watchWords(messagesIn(language), game) : []),
  ...game.inquiries,
  ...(hasFeature(game, 'travel') ? [planCommandIn(messagesIn(language))] : []),
  ...(hasFeature(game, 'travel') && !screenOf(game).map?.travel?.command ? [routeCommandIn(messagesIn(language))] : []),
]

/** Returns everything that can be typed at this table now. */
export function inputContextAt(table: TableScreen): CompletionContext {
  const { game, view, question: asked, stretches = [], header, seat } = table.position
  const words = tableWords(table)
  const question = asked && { ...asked, options: [...asked.options, ...stretches] }
  return {
    words,
    // A watched game accepts no answers.
    question: table.watch ? undefined : (question ?? undefined),
    form: (asked && game.shares?.(asked)) ?? null,
    aliases: id => (question ? game.aliases(view, question, id) : []),
    tableCommands: commandsAt(table.position),
    inquiries: wordsAt(table),
    followers(word, typed) {
      if (word === 'offer') return offerFollowers(words, game, header.seats, seat, view, typed)
      const spaces = word === 'look' && question ? question.options.flatMap(option => option.at?.space ?? []) : []
      return spaces.map(text => ({ text, hint: '' }))
    },
  }
}
