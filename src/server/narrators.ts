import type { Match } from '../kernel/index.ts'
import { Narrator } from './positions.ts'

/** Who tells of one match in every language that somebody reads it in. */
export class Narrators {
  private readonly known = new Map<string, Narrator>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null = () => null,
  ) {}

  /** The one of a language. */
  in(language: string): Narrator {
    const narrator = this.known.get(language) ?? new Narrator(this.match, this.path, language)
    this.known.set(language, narrator)
    return narrator
  }
}
