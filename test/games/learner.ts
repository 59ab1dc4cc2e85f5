import { expect } from 'vitest'
import type { Game, Match } from '../../src/kernel/index.ts'
import { lessonAnswersIn } from '../../src/screen/kit/lesson-answer.ts'
import { Assistant } from '../../src/server/assistant.ts'
import { type GuideReader, guidedHeader, guideWords, openGuide, prepareChance, stepAt } from '../../src/server/guide.ts'
import { GameSession } from '../../src/storage/index.ts'
import { worded } from '../asked.ts'
import { letBotsPlayNow } from '../bot-answer.ts'
import { english } from '../words.ts'

/** A guided game in which Ann answers by hand and bots answer for all others. */
export class Learner {
  readonly session: GameSession
  readonly reader: GuideReader
  /** The steps in the order reached. */
  readonly met: string[] = []

  private readonly assistant: Assistant

  constructor(game: Game, lesson?: string) {
    this.session = GameSession.begin(game, guidedHeader(game, 'Ann', lesson)!, null)
    this.reader = openGuide(this.session, game)!
    this.assistant = new Assistant(this.session, () => this.reader.wantsFew)
    this.goOn()
  }

  get match(): Match {
    return this.session.match
  }

  /** The current step, or null after the guide's last text. */
  get id(): string | null {
    return stepAt(this.reader.now())?.id ?? null
  }

  /** The guide's current text. */
  get says(): string {
    return english.format(guideWords(this.reader.now()).text)
  }

  get options(): string[] {
    return this.match.questionFor(0)?.options.map(({ id }) => id) ?? []
  }

  /**
   * The answer that the guide asks for now, or undefined. Skips steps that only ask the player to look at something.
   */
  get meant(): string | undefined {
    const { guide, at } = this.reader.now()
    const step = guide.steps.slice(at).find(({ point, between }) => point ?? between)
    const question = this.match.questionFor(0)
    const find = lessonAnswersIn(this.match.game, this.match.view(0))
    return question && find(step, worded(this.match, question))?.id
  }

  answer(...ids: readonly string[]): this {
    for (const id of ids) {
      prepareChance(this.reader, this.session, 0, id)
      this.session.answer(0, id)
      this.goOn()
    }
    return this
  }

  /** Follows the guide to this step. Takes the first answer if the guide recommends none. */
  follow(to: string | null): this {
    for (let i = 0; i < 80 && this.id !== to; i++) {
      this.answer(this.meant ?? this.options[0]!)
    }
    expect(this.id).toBe(to)
    return this
  }

  private goOn(): void {
    letBotsPlayNow(this.session)
    this.assistant.assist('en', [0], () => undefined)
    letBotsPlayNow(this.session)
    const { id } = this
    if (id !== null && this.met.at(-1) !== id) this.met.push(id)
  }
}
