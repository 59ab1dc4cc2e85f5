import type { Game } from '../kernel/index.ts'

/** What a game has beside its rules and words, for one that needs nothing of it: spread it first and put what there is over it. */
export const bareGame: Pick<Game, 'options' | 'inquire' | 'inquiries' | 'sayings' | 'lookUp' | 'stack' | 'check'> = {
  options: [],
  inquire: () => null,
  inquiries: [],
  sayings: () => [],
  lookUp: () => undefined,
  stack(_state, pile) {
    throw new Error(`There is no pile "${pile}" here that could be stacked.`)
  },
  check: () => {},
}
