import { type Game, KernelError } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'
import { GUIDE, LATER_LESSONS } from './guide.ts'
import { endingOf, leaderName } from './rules/facts/endings.ts'
import { brokenInvariant } from './rules/invariants.ts'
import { begin, playersFor } from './rules/setup.ts'
import { BOOK_1982, type Book } from './rules/state/book.ts'
import type { WizardsEvent, WizardsState } from './rules/state/components.ts'
import { highlightOf } from './rules/state/highlights.ts'
import { gemsRequired } from './rules/state/short-games.ts'
import { view, type WizardsView } from './rules/state/view.ts'
import { turn } from './rules/turn.ts'
import { GLOSSARY, type Term } from './words/glossary.ts'
import { inquire, inquiries, lookUp, typedNames } from './words/inquiries.ts'
import { endText, eventSentence } from './words/log.ts'
import { ENGLISH } from './words/messages.ts'
import { oddsOf } from './words/odds.ts'
import { phrase } from './words/questions.ts'
import { rolls } from './words/rolls.ts'
import { setupOptions } from './words/setup.ts'
import { shortFormIn } from './words/short-forms.ts'
import { stretchesIn } from './words/stretches.ts'
import { TERMS } from './words/terms.ts'

/**
 * Returns the parts of the game that consist of text, in the language of `words`, for one rulebook and its glossary.
 */
export const wordsIn = (words: Messages, book: Book = BOOK_1982, glossary: readonly Term[] = GLOSSARY) =>
  ({
    title: words.get('wizards-title'),
    about: words.get('wizards-title.about'),
    options: setupOptions(words),
    phrase: (view, question) => phrase(words, view, question),
    sentence: (event, seats) => eventSentence(words, event, seats, book),
    shortForm: (event, seats) => shortFormIn(words, event, seats, book),
    rolls: (view, events) => rolls(words, view, events),
    odds: (view, question, optionId) => oddsOf(words, view, question, optionId),
    stretches: (_view, question) => stretchesIn(words, question),
    inquiries: inquiries(words, book),
    inquire: (view, word, about, asked) => inquire(words, view, word, about, asked, glossary),
    ending: state =>
      endText(
        words,
        endingOf(state),
        { winners: state.result?.winners ?? [], seats: state.seats, who: leaderName(state) },
        book,
        gemsRequired(state),
      ),
  }) satisfies Partial<Game<WizardsState, WizardsEvent, WizardsView>>

/** Wizards (1982): the Enchanted Islands against the Evil Spirit. */
export const wizards: Game<WizardsState, WizardsEvent, WizardsView> = {
  id: 'wizards',
  rules: 1,
  players: playersFor,
  begin,
  turn,
  view,
  highlight: highlightOf,
  ...wordsIn(ENGLISH),
  aliases: typedNames,
  lookUp,
  vocabulary: TERMS,
  guide: GUIDE,
  lessons: LATER_LESSONS,
  stack(state, pile, cards) {
    const decks = state.decks as Record<string, { draw: (string | number)[]; discard: (string | number)[] }>
    const deck = Object.hasOwn(decks, pile) ? decks[pile] : undefined
    if (!deck) throw new Error(`Wizards has no pile "${pile}"; its piles are ${Object.keys(decks).join(', ')}.`)
    for (const name of [...cards].reverse()) {
      const card = pile === 'wizards' ? name : Number(name)
      const from = [deck.draw, deck.discard].find(cards => cards.includes(card))
      if (!from) throw new Error(`There is no card "${name}" in the pile ${pile} now.`)
      from.splice(from.indexOf(card), 1)
      deck.draw.push(card)
    }
  },
  check(state) {
    const broken = brokenInvariant(state)
    if (broken) throw new KernelError(broken)
  },
}
