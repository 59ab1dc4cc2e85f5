import type { Game, Vocabulary } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

export const vocabularyOf = (words: Messages, game: Pick<Game, 'vocabulary'> | null): Vocabulary =>
  game?.vocabulary ?? {
    clock: words.get('term-clock'),
    date: n => words.get('term-date', { n }),
    price: cost => words.get('term-price', { cost }),
    typed: [],
  }
