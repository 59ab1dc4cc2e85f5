import { expect } from 'vitest'
import type { Game, Match } from '../../src/kernel/index.ts'
import {
  GuideReader,
  guideAnswer,
  guidedHeader,
  guideFor,
  guideWords,
  prepareChance,
  stepAt,
} from '../../src/server/guide.ts'
import { GameSession } from '../../src/storage/index.ts'
import { worded } from '../asked.ts'
import { letBotsPlayNow } from '../bot-answer.ts'
import { english } from '../words.ts'

/** A guided game in which Ann answers by hand, and bots for all others. */
export class Learner {
  readonly sitting: GameSession
  readonly reader: GuideReader
  /** The steps in the order reached. */
  readonly met: string[] = []

  constructor(game: Game) {
    const header = guidedHeader(game, 'Ann')!
    this.sitting = GameSession.begin(game, header, null)
    this.reader = new GuideReader(guideFor(game, header)!, this.sitting.match)
    this.goOn()
  }

  get match(): Match {
    return this.sitting.match
  }

  /** The current step; null after the guide's last text. */
  get id(): string | null {
    return stepAt(this.reader.now())?.id ?? null
  }

  /** The guide's current text. */
  get says(): string {
    return english.tell(guideWords(this.reader.now()).say)
  }

  get options(): string[] {
    return this.match.questionFor(0)?.options.map(({ id }) => id) ?? []
  }

  answer(...ids: readonly string[]): this {
    for (const id of ids) {
      prepareChance(this.reader, this.sitting, 0, id)
      this.sitting.answer(0, id)
      this.goOn()
    }
    return this
  }

  /** Follows the guide to this step; takes the first answer if the guide recommends none. */
  follow(to: string | null): this {
    for (let i = 0; i < 80 && this.id !== to; i++) {
      const { guide, at } = this.reader.now()
      // Continuing skips a step that only asks for a look at something.
      const step = guide.steps.slice(at).find(({ point, between }) => point ?? between)
      this.answer(guideAnswer(step, worded(this.match, this.match.questionFor(0)!))?.id ?? this.options[0]!)
    }
    expect(this.id).toBe(to)
    return this
  }

  private goOn(): void {
    letBotsPlayNow(this.sitting)
    const { id } = this
    if (id !== null && this.met.at(-1) !== id) this.met.push(id)
  }
}
