import { type Game, type GameWords, KernelError } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'
import { guideIn } from './guide.ts'
import { endOf } from './rules/facts/scoring.ts'
import { brokenInvariant } from './rules/invariants.ts'
import { begin, playersFor, VARIANTS } from './rules/setup.ts'
import type { ElfenEvent, ElfenState } from './rules/state/components.ts'
import { highlightOf } from './rules/state/highlights.ts'
import { type ElfenView, view } from './rules/state/view.ts'
import { turn } from './rules/turn.ts'
import { bargainsIn } from './words/bargains.ts'
import { WORDS } from './words/catalog.ts'
import { oddsIn, rollsIn } from './words/chances.ts'
import { inquireIn, inquiriesIn, lookUp, typedNames } from './words/inquiries.ts'
import { endText, sentenceOf } from './words/log.ts'
import { phrasedIn } from './words/questions.ts'
import { shortFormIn } from './words/short-forms.ts'
import { stretchesIn } from './words/stretches.ts'

/** Returns all of the game's text in one language. */
export const wordsIn = (words: Messages): GameWords<ElfenState, ElfenEvent, ElfenView> => ({
  title: words.get('game-title'),
  about: words.get('game-title.about'),
  options: [
    {
      name: 'variant',
      text: words.get('setup-variant'),
      defaultValue: 'usual',
      values: Object.keys(VARIANTS).map(id => ({ id, text: words.get(`setup-variant.${id}`) })),
    },
  ],
  vocabulary: {
    clock: words.get('term-clock'),
    date: n => words.get('term-date', { n }),
    price: String,
    typed: ['die 5', 'sorcerer', words.get('saying-done')],
  },
  inquiries: inquiriesIn(words),
  bargains: bargainsIn(words),
  guide: guideIn(words),
  phrase: (shown, question) => phrasedIn(words, shown, question),
  sentence: (event, seats) => sentenceOf(words, event, seats),
  shortForm: event => shortFormIn(words, event),
  rolls: (shown, events) => rollsIn(words, shown, events),
  odds: (shown, question, id) => oddsIn(words, shown, question, id),
  inquire: (shown, word, about) => inquireIn(words, shown, word, about),
  stretches: (shown, question) => stretchesIn(words, shown, question),
  aliases: (_shown, question, id) => typedNames(words, question, id),
  ending(state) {
    const { winners = [] } = state.result ?? {}
    const score = state.players[winners[0] ?? 0]?.score ?? 0
    return endText(words, { why: endOf(state) ?? 'rounds', winners, score }, state.seats)
  },
})

/** Elfenwizards (1995): three to six guilds compete for fifteen titles. */
export const elfenwizards: Game<ElfenState, ElfenEvent, ElfenView> = {
  id: 'elfenwizards',
  rules: 1,
  highlight: highlightOf,
  ...wordsIn(WORDS.in('en')),
  // English is included for guests of a host who plays in another language.
  locales: Object.fromEntries(WORDS.languages.map(language => [language, wordsIn(WORDS.in(language))])),
  players: playersFor,
  begin,
  turn,
  view,
  lookUp,
  stack(_state, pile) {
    throw new Error(`Elfenwizards has no pile "${pile}": it is played only with dice.`)
  },
  check(state) {
    const broken = brokenInvariant(state)
    if (broken) throw new KernelError(broken)
  },
}
