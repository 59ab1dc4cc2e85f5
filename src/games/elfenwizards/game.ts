import { type Game, type GameWords, KernelError, type Question } from '../../kernel/index.ts'
import type { ElfenEvent, ElfenState } from './rules/components.ts'
import { checkLaws } from './rules/invariants.ts'
import { endOf } from './rules/scoring.ts'
import { begin, playersFor, VARIANTS } from './rules/setup.ts'
import { turn } from './rules/turn.ts'
import { type ElfenView, view } from './rules/view.ts'
import { bargainsIn } from './words/bargains.ts'
import { oddsIn, rollsIn } from './words/chances.ts'
import { endText, sentenceOf } from './words/chronicle.ts'
import { en, type Texts } from './words/en.ts'
import { inquireIn, inquiriesIn, lookUp, sayingsIn } from './words/inquiries.ts'
import { phrasedIn } from './words/questions.ts'
import { FOREIGN } from './words/texts.ts'

/** What of a game is words, in one language. */
const wordsIn = (texts: Texts) => ({
  title: texts.title,
  about: texts.about,
  options: [
    {
      name: 'variant',
      text: texts.setup.variant,
      usual: 'usual',
      values: Object.keys(VARIANTS).map(id => ({ id, text: id === 'longer' ? texts.setup.longer : texts.setup.usual })),
    },
  ],
  terms: texts.terms,
  inquiries: inquiriesIn(texts),
  rolls: (shown: ElfenView, events: readonly ElfenEvent[]) => rollsIn(texts, shown, events),
  odds: (shown: ElfenView, question: Question, id: string) => oddsIn(texts, shown, question, id),
  bargains: bargainsIn(texts),
  sentence: (event: ElfenEvent, seats: readonly string[]) => sentenceOf(texts, event, seats),
  inquire: (shown: ElfenView, word: string, about: string) => inquireIn(texts, shown, word, about),
  phrase: (shown: ElfenView, question: Question) => phrasedIn(texts, shown, question),
  sayings: (shown: ElfenView, question: Parameters<typeof sayingsIn>[2], id: string) =>
    sayingsIn(texts, shown, question, id),
})

/** All its words in a further language. */
const localeIn = (texts: Texts): GameWords<ElfenState, ElfenEvent, ElfenView> => ({
  ...wordsIn(texts),
  ending(state) {
    const { winners = [] } = state.result ?? {}
    const score = state.players[winners[0] ?? 0]?.score ?? 0
    return endText(texts, { why: endOf(state) ?? 'rounds', winners, score }, state.seats)
  },
})

/** Elfenwizards (1995): three to six guilds and the fifteen titles they compete for. */
export const elfenwizards: Game<ElfenState, ElfenEvent, ElfenView> = {
  id: 'elfenwizards',
  rules: 1,
  ...wordsIn(en),
  // English too, for those who join somebody who has it told in another language.
  locales: Object.fromEntries(
    Object.entries({ en, ...FOREIGN }).map(([language, texts]) => [language, localeIn(texts)]),
  ),
  players: playersFor,
  begin,
  turn,
  view,
  lookUp,
  stack(_state, pile) {
    throw new Error(`Elfenwizards has no pile "${pile}": it is played with dice alone.`)
  },
  check(state) {
    const broken = checkLaws(state)
    if (broken) throw new KernelError(broken)
  },
}
