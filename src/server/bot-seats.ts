import { type BotAsked, botAnswerInSlices, botAsked, botMessage, botOf, stuckBotText } from '../bots/index.ts'
import type { Answer, Question, Seat } from '../kernel/index.ts'
import { type ActionResult, errorText, type GameSession } from '../storage/index.ts'
import type { Words } from '../text/index.ts'

export function personsAt({ game, header, players }: Pick<GameSession, 'game' | 'header' | 'players'>): Seat[] {
  return header.seats.flatMap((_, seat) => (botOf(game.id, players[seat]) ? [] : [seat]))
}

/** Lets bots chat and bargain until none has anything to say. Calls `report` with each result. */
export function letBotsTalk(session: GameSession, report: (result: ActionResult) => void = () => undefined): void {
  for (let sent = botMessage(session.match, session.players); sent; sent = botMessage(session.match, session.players))
    report(session.say(sent.by, sent.message))
}

export interface BotNews {
  /** Called after a bot has answered. `problem` is a notice about saving, or null. */
  answered(problem: Words | null): void
  stuck(sentence: Words): void
}

/**
 * The number of consecutive bot answers after which there are no more pauses. Until then, each pause is shorter than
 * the last.
 */
const MAX_PAUSES = 6

/**
 * Runs the bots of a table. Pauses between their answers let people follow, but the pauses become shorter until a
 * person must answer. A round of several bots therefore doesn't take long. Other input is handled in between.
 */
export class BotSeats {
  private timer: NodeJS.Timeout | undefined
  /** The function that starts the bot's pending answer, or null if no bot is about to think. */
  private begin: (() => void) | null = null
  private skipsDelays = false
  /** The number of bot answers since a person last had to answer. */
  private answers = 0
  /** The number of the current deliberation. Results of earlier ones are ignored. */
  private thoughts = 0
  /** The last failure. The bot isn't asked again until a player or the question changes. */
  private failed: { readonly question: Question; readonly players: readonly string[]; readonly why: Words } | null =
    null

  /** `pace` returns the longest pause before an answer (ms). */
  constructor(
    private readonly session: GameSession,
    private readonly news: BotNews,
    private readonly pace: () => number,
  ) {}

  has(seat: Seat): boolean {
    const { match, players } = this.session
    return botOf(match.game.id, players[seat]) !== undefined
  }

  get persons(): Seat[] {
    return personsAt(this.session)
  }

  /** The reason that the bot to move can't answer. Null if it can, or if no bot has to move. */
  get stuck(): Words | null {
    const { match, players } = this.session
    const { failed } = this
    return failed && failed.players === players && match.questions.includes(failed.question) ? failed.why : null
  }

  /**
   * Lets bots talk, and schedules the answer of the bot to move. Returns that bot and its question, or null if no bot
   * must move or it is stuck. Must be called after every change.
   */
  wake(): BotAsked | null {
    const { session } = this
    this.cancel()
    letBotsTalk(session)
    const asked = botAsked(session.match, session.players)
    if (!asked || this.stuck !== null) {
      this.skipsDelays = false
      this.answers = 0
      return null
    }
    const mine = this.thoughts
    const thought = botAnswerInSlices(session.match, asked)
    const think = () => {
      if (mine !== this.thoughts) return
      try {
        const step = thought.next()
        if (step.done) this.answered(step.value)
        else if (step.value) step.value.then(think, error => this.fails(asked, error))
        else this.timer = setTimeout(think, 0)
      } catch (error) {
        this.fails(asked, error)
      }
    }
    this.begin = () => {
      this.begin = null
      think()
    }
    this.timer = setTimeout(this.begin, this.pause())
    return asked
  }

  /** Returns the pause before the next answer (ms). */
  private pause(): number {
    return this.skipsDelays ? 0 : this.pace() * Math.max(0, 1 - this.answers / MAX_PAUSES)
  }

  private answered({ seat, id }: Answer): void {
    this.answers++
    this.news.answered(this.session.answer(seat, id).sentence)
  }

  private fails(asked: BotAsked, error: unknown): void {
    const { header, players } = this.session
    const why = stuckBotText(header, asked, errorText(error))
    this.failed = { question: asked.question, players, why }
    this.news.stuck(why)
  }

  /** True while bots answer without pauses. This ends when a person must answer. */
  get isFastForward(): boolean {
    return this.skipsDelays
  }

  /** Skips the pauses until a person must answer. */
  skipDelays(): void {
    this.skipsDelays = true
    if (!this.begin) return
    clearTimeout(this.timer)
    this.timer = setTimeout(this.begin, 0)
  }

  /** Pauses bots until `resumeBots` or `skipDelays`, because someone is still watching the last move. */
  pauseBots(): void {
    if (this.begin && this.pace() > 0 && !this.skipsDelays) clearTimeout(this.timer)
  }

  /** Pauses bots until `resumeBots`, regardless of their pace, because someone has stopped the replay at an event. */
  stop(): void {
    if (this.begin) clearTimeout(this.timer)
  }

  resumeBots(): void {
    if (!this.begin) return
    clearTimeout(this.timer)
    this.timer = setTimeout(this.begin, this.pause())
  }

  /** Cancels the current deliberation. */
  cancel(): void {
    clearTimeout(this.timer)
    this.thoughts++
    this.begin = null
  }
}
