import { type Game, type GameWords, KernelError } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'
import { guideIn, lessonsIn } from './guide.ts'
import { brokenInvariant } from './rules/invariants.ts'
import { begin, playersFor, SETUP_OPTIONS } from './rules/setup/begin.ts'
import { putOnPile } from './rules/stacking.ts'
import type { EndReason, QuestEvent, QuestState } from './rules/state/components.ts'
import { highlightOf } from './rules/state/highlights.ts'
import { lookUp } from './rules/state/look-up.ts'
import { type QuestView, view } from './rules/state/view.ts'
import { turn } from './rules/turn.ts'
import { bargainsIn } from './words/bargains.ts'
import { WORDS } from './words/catalog.ts'
import { oddsIn, rollsIn } from './words/chances.ts'
import { inquireIn, inquiriesIn } from './words/inquiries.ts'
import { endIn, sentenceIn } from './words/log.ts'
import { phraseIn } from './words/questions.ts'
import { shortFormIn } from './words/short-forms.ts'
import { stretchesIn } from './words/stretches.ts'
import { typedNames } from './words/typed-names.ts'

/** Returns all of the game's text in the language of the messages. */
const wordsIn = (words: Messages): GameWords<QuestState, QuestEvent, QuestView> => ({
  title: words.get('game-title'),
  about: words.get('game-about'),
  options: [
    {
      name: 'treasures',
      text: words.get('setup-treasures'),
      defaultValue: SETUP_OPTIONS.treasures.defaultValue,
      values: SETUP_OPTIONS.treasures.values.map(id => ({
        id,
        text: id === 'four' ? words.get('setup-four') : words.get('setup-three'),
      })),
    },
    {
      name: 'petition',
      text: words.get('setup-petition'),
      about: words.get('setup-petition.about'),
      defaultValue: SETUP_OPTIONS.petition.defaultValue,
      values: SETUP_OPTIONS.petition.values.map(id => ({ id, text: words.get(`setup-petition.${id}`) })),
    },
  ],
  vocabulary: {
    clock: words.get('term-turn'),
    date: n => words.get('term-turn.date', { n }),
    price: n => words.get('term-turn.price', { n }),
    typed: words.get('term-turn.typed').split(', '),
  },
  bargains: bargainsIn(words),
  guide: guideIn(words),
  lessons: lessonsIn(words),
  inquiries: inquiriesIn(words),
  phrase: (shown, question) => phraseIn(words, shown, question),
  sentence: (event, seats) => sentenceIn(words, event, seats),
  shortForm: (event, seats) => shortFormIn(words, event, seats),
  rolls: (shown, events) => rollsIn(words, shown, events),
  odds: (shown, question, id) => oddsIn(words, shown, question, id),
  inquire: (shown, word, about) => inquireIn(words, shown, word, about),
  stretches: (shown, question) => stretchesIn(words, shown, question),
  aliases: (_shown, question, id) => typedNames(words, question, id),
  ending({ result, seats }) {
    const [winner] = result?.winners ?? []
    return endIn(words, (result?.text ?? 'orcs') as EndReason, winner === undefined ? '' : (seats[winner] ?? ''))
  },
})

/** Wizard's Quest (1980): two to six warlords of Marnon, each of whom seeks three treasures. */
export const wizardsQuest: Game<QuestState, QuestEvent, QuestView> = {
  id: 'wizards-quest',
  rules: 1,
  highlight: highlightOf,
  ...wordsIn(WORDS.in('en')),
  locales: Object.fromEntries(WORDS.languages.map(language => [language, wordsIn(WORDS.in(language))])),
  players: playersFor,
  begin,
  turn,
  view,
  lookUp,
  stack: putOnPile,
  check(state) {
    const broken = brokenInvariant(state)
    if (broken) throw new KernelError(broken)
  },
}
