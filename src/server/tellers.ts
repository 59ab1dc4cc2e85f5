import type { Match } from '../kernel/index.ts'
import { Teller } from './positions.ts'

/** Who tells of one match in every language that somebody reads it in. */
export class Tellers {
  private readonly known = new Map<string, Teller>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null = () => null,
  ) {}

  /** The one of a language. */
  in(language: string): Teller {
    const teller = this.known.get(language) ?? new Teller(this.match, this.path, language)
    this.known.set(language, teller)
    return teller
  }
}
