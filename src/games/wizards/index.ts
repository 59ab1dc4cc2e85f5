import { type Game, KernelError } from '../../kernel/index.ts'
import { sentence } from './chronicle.ts'
import type { WizardsEvent, WizardsState } from './components.ts'
import { GUIDE } from './guide.ts'
import { INQUIRIES, inquire, lookUp, sayings } from './inquiries.ts'
import { checkLaws } from './laws.ts'
import { oddsOf } from './odds.ts'
import { rolls } from './rolls.ts'
import { begin, playersFor, SETUP } from './setup.ts'
import { turn } from './turn.ts'
import { view, type WizardsView } from './view.ts'

/** Wizards (1982): the Enchanted Islands against the Evil Spirit. */
export const wizards: Game<WizardsState, WizardsEvent, WizardsView> = {
  id: 'wizards',
  title: 'Wizards',
  about:
    'Join a Magical Order, rise in it by Tasks, and bring six Sacred Gems to Ruktal before the Enchanted Islands fall.',
  rules: 2,
  since: 1,
  options: SETUP,
  players: playersFor,
  begin,
  turn,
  view,
  sentence,
  rolls,
  odds: oddsOf,
  inquire,
  inquiries: INQUIRIES,
  sayings,
  lookUp,
  guide: GUIDE,
  stack(state, pile, cards) {
    const decks = state.decks as Record<string, { draw: (string | number)[]; discard: (string | number)[] }>
    const deck = decks[pile]
    if (!deck) throw new Error(`Wizards has no pile "${pile}"; it has ${Object.keys(decks).join(', ')}.`)
    for (const name of [...cards].reverse()) {
      const card = pile === 'wizards' ? name : Number(name)
      const from = [deck.draw, deck.discard].find(cards => cards.includes(card))
      if (!from) throw new Error(`There is no card "${name}" in the pile ${pile} now.`)
      from.splice(from.indexOf(card), 1)
      deck.draw.push(card)
    }
  },
  check(state) {
    const broken = checkLaws(state)
    if (broken) throw new KernelError(broken)
  },
}
