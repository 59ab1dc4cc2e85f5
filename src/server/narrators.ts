import type { Match } from '../kernel/index.ts'
import { Narrator } from './positions.ts'

/** Log views of a match, one for each language in use. */
export class Narrators {
  private readonly known = new Map<string, Narrator>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null = () => null,
  ) {}

  in(language: string): Narrator {
    const narrator = this.known.get(language) ?? new Narrator(this.match, this.path, language)
    this.known.set(language, narrator)
    return narrator
  }
}
