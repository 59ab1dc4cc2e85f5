import type { Game } from '../kernel/index.ts'

/** Defaults for a game's members other than its rules and text. Spread them first, then override as needed. */
export const gameDefaults: Pick<Game, 'options' | 'inquire' | 'inquiries' | 'aliases' | 'lookUp' | 'stack' | 'check'> =
  {
    options: [],
    inquire: () => null,
    inquiries: [],
    aliases: () => [],
    lookUp: () => undefined,
    stack(_state, pile) {
      throw new Error(`There is no pile "${pile}" here whose cards could be chosen.`)
    },
    check: () => {},
  }
