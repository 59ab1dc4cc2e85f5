import { inLanguage, type Match } from '../kernel/index.ts'
import { Teller } from './positions.ts'

/** Who tells of one match in every language that somebody reads it in. */
export class Tellers {
  private readonly known = new Map<string, Teller>()

  constructor(private readonly match: Match) {}

  /** The one of a language, or of the match's own where the game has no words in that. */
  in(language: string): Teller {
    const game = inLanguage(this.match.game, language)
    const told = game.language ?? ''
    const teller = this.known.get(told) ?? new Teller(this.match, () => null, game)
    this.known.set(told, teller)
    return teller
  }
}
