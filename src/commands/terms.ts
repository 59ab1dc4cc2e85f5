import type { Game, Terms } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

export const termsOf = (words: Messages, game: Pick<Game, 'terms'> | null): Terms =>
  game?.terms ?? {
    clock: words.say('term-clock'),
    date: n => words.say('term-date', { n }),
    price: cost => words.say('term-price', { cost }),
    typed: [],
  }
