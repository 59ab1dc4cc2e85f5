import { type BotAsked, botAsked, botOf, botSaying, botThought } from '../bots/index.ts'
import type { Seat } from '../kernel/index.ts'
import { type Sitting, type Told, toldBy } from '../storage/index.ts'
import { sentence, type Words } from '../text/index.ts'

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

  /** Lets them talk, and where one is asked, lets it answer in a while. To be called after every change. */
  wake(): BotAsked | null {
    const { sitting, news } = this
    this.rest()
    letBotsTalk(sitting)
    const asked = botAsked(sitting.match, sitting.players)
    if (!asked) {
      this.hurries = false
      return null
    }
    const thought = botThought(sitting.match, asked)
    const think = () => {
      try {
        const step = thought.next()
        if (step.done) news.answered(sitting.answer(step.value.seat, step.value.id).sentence)
        else this.timer = setTimeout(think, 0)
      } catch (error) {
        news.stuck(sentence('bot-stuck', { bot: asked.bot.name, why: toldBy(error) }))
      }
    }
    this.begin = () => {
      this.begin = null
      think()
    }
    this.timer = setTimeout(this.begin, this.hurries ? 0 : this.pace())
    return asked
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
    this.begin = null
  }
}
