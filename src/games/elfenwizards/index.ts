import { type Game, KernelError } from '../../kernel/index.ts'
import type { ElfenEvent, ElfenState } from './components.ts'
import { inquireIn, inquiriesIn, lookUp, sayingsIn } from './inquiries.ts'
import { checkLaws } from './laws.ts'
import { begin, playersFor, VARIANTS } from './setup.ts'
import { turn } from './turn.ts'
import { type ElfenView, view } from './view.ts'
import { sentenceOf } from './words/chronicle.ts'
import { en, type Texts } from './words/en.ts'

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
  inquiries: inquiriesIn(texts),
  sentence: (event: ElfenEvent, seats: readonly string[]) => sentenceOf(texts, event, seats),
  inquire: (shown: ElfenView, word: string, about: string) => inquireIn(texts, shown, word, about),
  sayings: (shown: ElfenView, question: Parameters<typeof sayingsIn>[2], id: string) =>
    sayingsIn(texts, shown, question, id),
})

/** Elfenwizards (1995): three to six guilds and the fifteen titles they compete for. */
export const elfenwizards: Game<ElfenState, ElfenEvent, ElfenView> = {
  id: 'elfenwizards',
  rules: 1,
  ...wordsIn(en),
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
