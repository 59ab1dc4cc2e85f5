import type { Game } from '../kernel/index.ts'

/** Defaults for the parts of a game besides its rules and texts. Spread it first and override what the game has. */
export const gameDefaults: Pick<Game, 'options' | 'inquire' | 'inquiries' | 'aliases' | 'lookUp' | 'stack' | 'check'> =
  {
    options: [],
    inquire: () => null,
    inquiries: [],
    aliases: () => [],
    lookUp: () => undefined,
    stack(_state, pile) {
      throw new Error(`There is no pile "${pile}" here that could be stacked.`)
    },
    check: () => {},
  }
