import { type BotAsked, botAsked, botOf, botSaying, botThought, stuckWords } from '../bots/index.ts'
import type { Answer, Question, Seat } from '../kernel/index.ts'
import { type Sitting, type Told, toldBy } from '../storage/index.ts'
import type { Words } from '../text/index.ts'

/** The seats of a table that no bot plays. */
export function personsAt({ game, header, players }: Pick<Sitting, 'game' | 'header' | 'players'>): Seat[] {
  return header.seats.flatMap((_, seat) => (botOf(game.id, players[seat]) ? [] : [seat]))
}

/** Lets bots say what they have to say now: an offer is answered at once. `tell` is given what comes of each. */
export function letBotsTalk(sitting: Sitting, tell: (told: Told) => void = () => undefined): void {
  for (let said = botSaying(sitting.match, sitting.players); said; said = botSaying(sitting.match, sitting.players))
    tell(sitting.say(said.by, said.saying))
}

/** What becomes of the thinking of bots. */
export interface BotNews {
  /** One has answered; `trouble` is what was wrong with keeping that. */
  answered(trouble: Words | null): void
  /** One cannot answer, and why. */
  stuck(sentence: Words): void
}

/** The bots of a table, which answer by themselves: there is time to follow, and others are heard in between. */
export class BotSeats {
  private timer: NodeJS.Timeout | undefined
  /** Begins what one waits with; null where nobody waits. */
  private begin: (() => void) | null = null
  private hurries = false
  /** Counts the thoughts: one that was waited for when another began is for nobody. */
  private thoughts = 0
  /** What could not be answered, and by whom: not asked again before a seat or the question changes. */
  private failed: { readonly question: Question; readonly players: readonly string[]; readonly why: Words } | null =
    null

  /** `pace` is how many milliseconds one takes over an answer at the least. */
  constructor(
    private readonly sitting: Sitting,
    private readonly news: BotNews,
    private readonly pace: () => number,
  ) {}

  /** Whether a bot plays this seat. */
  has(seat: Seat): boolean {
    const { match, players } = this.sitting
    return botOf(match.game.id, players[seat]) !== undefined
  }

  /** The seats that no bot plays. */
  get persons(): Seat[] {
    return personsAt(this.sitting)
  }

  /** Why the bot that is asked does not answer; null where it does, or none is asked. */
  get stuck(): Words | null {
    const { match, players } = this.sitting
    const { failed } = this
    return failed && failed.players === players && match.questions.includes(failed.question) ? failed.why : null
  }

  /** Lets them talk, and where one is asked, lets it answer in a while. To be called after every change. */
  wake(): BotAsked | null {
    const { sitting } = this
    this.rest()
    letBotsTalk(sitting)
    const asked = botAsked(sitting.match, sitting.players)
    if (!asked || this.stuck !== null) {
      this.hurries = false
      return null
    }
    const mine = this.thoughts
    const thought = botThought(sitting.match, asked)
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
    this.timer = setTimeout(this.begin, this.hurries ? 0 : this.pace())
    return asked
  }

  private answered({ seat, id }: Answer): void {
    this.news.answered(this.sitting.answer(seat, id).sentence)
  }

  private fails(asked: BotAsked, error: unknown): void {
    const { header, players } = this.sitting
    const why = stuckWords(header, asked, toldBy(error))
    this.failed = { question: asked.question, players, why }
    this.news.stuck(why)
  }

  /** Whether they answer without a pause until a person is asked. */
  get isHurried(): boolean {
    return this.hurries
  }

  /** Lets them answer without a pause until a person is asked. */
  hurry(): void {
    this.hurries = true
    if (!this.begin) return
    clearTimeout(this.timer)
    this.timer = setTimeout(this.begin, 0)
  }

  /** Lets them wait until `goOn`, or until they are hurried: somebody is still watching what came before. */
  hold(): void {
    if (this.begin && this.pace() > 0 && !this.hurries) clearTimeout(this.timer)
  }

  /** Lets them wait until `goOn` whatever their pace: somebody has stopped for what has just happened. */
  stop(): void {
    if (this.begin) clearTimeout(this.timer)
  }

  /** Lets them go on who were held back, at their pace. */
  goOn(): void {
    if (!this.begin) return
    clearTimeout(this.timer)
    this.timer = setTimeout(this.begin, this.hurries ? 0 : this.pace())
  }

  /** Lets them think no more. */
  rest(): void {
    clearTimeout(this.timer)
    this.thoughts++
    this.begin = null
  }
}
