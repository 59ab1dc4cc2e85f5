import type { Match } from '../kernel/index.ts'
import { GameLog } from './positions.ts'

/** The logs of a match, one for each language in use. */
export class GameLogs {
  private readonly known = new Map<string, GameLog>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null = () => null,
  ) {}

  in(language: string): GameLog {
    const log = this.known.get(language) ?? new GameLog(this.match, this.path, language)
    this.known.set(language, log)
    return log
  }
}
