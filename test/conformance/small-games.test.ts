import { type BankState, bankOrStake } from '../../src/lab/bank-or-stake/index.ts'
import { toy } from '../kernel/toy.ts'
import * as hidden from '../kernel/toy-disguise.ts'
import { describeGame } from './describe-game.ts'
import { deal, strew } from './strew.ts'

// One of its options makes its rules fail. That option is for other tests.
await describeGame({ ...toy, options: toy.options.filter(({ name }) => name !== 'cursed') }, hidden)

await describeGame(bankOrStake, {
  disguise(state: BankState, seat, random) {
    strew(state, random)
    deal(random, [state.deck.draw, ...state.hands.filter((_, other) => other !== seat)])
  },
})
