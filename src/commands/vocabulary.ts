import type { Game, Vocabulary } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

export const vocabularyOf = (words: Messages, game: Pick<Game, 'vocabulary'> | null): Vocabulary =>
  game?.vocabulary ?? {
    clock: words.say('term-clock'),
    date: n => words.say('term-date', { n }),
    price: cost => words.say('term-price', { cost }),
    typed: [],
  }
