import { type BotAsked, botAsked, botOf, botSaying, botThought, seatSaid, seatTold } from '../bots/index.ts'
import { GuideReader, guideOf, layReady } from '../hall/guide.ts'
import { nextSeat, Teller } from '../hall/positions.ts'
import { spokeAt } from '../hall/talk.ts'
import type { Seat } from '../kernel/index.ts'
import { type Kept, type Sitting, saveName, savePath } from '../storage/index.ts'
import type { Effect, Message, Notice } from './model.ts'

/** What the screen asks of the table it is at. */
export type TableEffect = Extract<Effect, { readonly kind: 'answer' | 'undo' | 'weigh' | 'copy' | 'talk' | 'seat' }>

/**
 * A table somebody plays at. What comes of an effect is given back at once or told later as news of the world: at a table
 * that another process keeps, and wherever seats answer that are not at this keyboard.
 */
export interface GameTable {
  /** How the table stands as somebody sits down to it. */
  open(): Message[]
  /** Does what is asked. Throws Error with a sentence where that cannot be. */
  run(effect: TableEffect): Message[]
  /** Gets up; the sentence tells what went wrong with keeping the game. */
  leave(): Kept
  /** What to say to somebody who leaves the program, or null. */
  readonly farewell: string | null
}

/** A table of one's own: the game and its file are in this process, and one keyboard serves all seats. */
export class OwnTable implements GameTable {
  private readonly teller: Teller
  private readonly guide: GuideReader | null
  private seat: Seat | null = null
  private timer: NodeJS.Timeout | undefined

  /** `news` is told what bots answer, one answer after so many milliseconds of `pace`. */
  constructor(
    private readonly sitting: Sitting,
    private readonly saves: string,
    private readonly news: (message: Message) => void = () => undefined,
    private readonly pace: () => number = () => 0,
  ) {
    this.teller = new Teller(sitting.match, () => sitting.path)
    const guide = guideOf(sitting.game, sitting.header)
    this.guide = guide && new GuideReader(guide, sitting.match)
  }

  get farewell(): string | null {
    const { path, match } = this.sitting
    if (path === null || match.length === 0) return null
    return `The game is kept in ${path}; "cantrip resume ${quoted(saveName(path))}" goes on with it.`
  }

  open(): Message[] {
    return [this.position(this.sitting.notes.splice(0).join(' ') || null)]
  }

  run(effect: TableEffect): Message[] {
    const { sitting } = this
    const { match } = sitting
    switch (effect.kind) {
      case 'answer':
        if (this.guide) layReady(this.guide, sitting, effect.seat, effect.id)
        return [this.position(sitting.answer(effect.seat, effect.id).sentence)]
      case 'undo': {
        const told = sitting.undo(effect.seat, effect.count)
        const what =
          effect.count === 1 ? 'Your last answer is taken back.' : `Your last ${effect.count} answers are taken back.`
        return [this.position(told.sentence ?? what)]
      }
      case 'weigh': {
        const { serial, seat, id } = effect
        return [{ kind: 'weighed', serial, id, final: sitting.match.isFinal(seat, id) }]
      }
      case 'seat': {
        const said = seatSaid(match.header, sitting.players, effect.words)
        if ('lines' in said) return [{ kind: 'notice', notice: { tone: 'plain', lines: said.lines } }]
        const { sentence } = sitting.seat(said.seat, said.player)
        return [this.position(sentence ?? seatTold(match.header, said.seat, said.player))]
      }
      case 'talk': {
        const spoke = spokeAt(sitting, this.persons, this.seat, effect.word, effect.text)
        if ('wrong' in spoke) return [{ kind: 'notice', notice: { tone: 'bad', lines: [spoke.wrong] } }]
        return [this.heard(sitting.say(spoke.by, spoke.saying).sentence)]
      }
      case 'copy': {
        const path = savePath(this.saves, effect.name)
        sitting.copyTo(path)
        return [{ kind: 'notice', notice: { tone: 'good', lines: [`A copy is kept in ${path}.`] } }]
      }
    }
  }

  /** How the table stands once something has been said and those have answered who are no persons. */
  private heard(sentence: string | null): Message {
    const notice: Notice | null = sentence === null ? null : { tone: 'plain', lines: [sentence] }
    const { position } = this.position(null)
    return { kind: 'news', position, notice }
  }

  leave(): Kept {
    clearTimeout(this.timer)
    return this.sitting.close()
  }

  /** How the table stands for whoever is asked next; somebody else must be let to the keyboard first. */
  private position(sentence: string | null): Extract<Message, { kind: 'position' }> {
    const { match } = this.sitting
    const before = this.seat
    const persons = this.persons
    this.seat = this.nextPerson()
    this.letBotsTalk()
    const cover = persons.length > 1 && this.seat !== null && this.seat !== before && !match.over
    const notice: Notice | null = sentence === null ? null : { tone: 'plain', lines: [sentence] }
    const asked = this.letBots()
    const position = this.teller.position(this.seat)
    const thinking = asked && `${match.header.seats[asked.question.seat]} (${asked.bot.name}) is thinking.`
    const guided = this.guide ? { ...position, guide: this.guide.now() } : position
    return { kind: 'position', position: thinking ? { ...guided, thinking } : guided, cover, notice }
  }

  /** The seats that no bot plays. */
  private get persons(): Seat[] {
    const { match, players } = this.sitting
    return match.header.seats.flatMap((_, seat) => (botOf(match.game.id, players[seat]) ? [] : [seat]))
  }

  /** Whose eyes look: of the persons the one who is asked, else who sat there last; bots alone are watched by nobody's. */
  private nextPerson(): Seat | null {
    const { match } = this.sitting
    const { persons } = this
    if (persons.length === match.header.seats.length) return nextSeat(match, this.seat)
    const sat = this.seat !== null && persons.includes(this.seat) ? this.seat : null
    if (sat !== null && match.questionFor(sat)) return sat
    return match.questions.find(question => persons.includes(question.seat))?.seat ?? sat ?? persons[0] ?? null
  }

  /** Lets bots say what they have to say: an offer is answered at once. */
  private letBotsTalk(): void {
    const { sitting } = this
    for (let said = botSaying(sitting.match, sitting.players); said; said = botSaying(sitting.match, sitting.players))
      sitting.say(said.by, said.saying)
  }

  /** Where a bot is asked, lets it answer in a while: there is time to follow, and keys are heard in between. */
  private letBots(): BotAsked | null {
    clearTimeout(this.timer)
    const asked = botAsked(this.sitting.match, this.sitting.players)
    if (!asked) return null
    const thought = botThought(this.sitting.match, asked)
    const think = () => {
      try {
        const step = thought.next()
        if (step.done) this.news(this.position(this.sitting.answer(step.value.seat, step.value.id).sentence))
        else this.timer = setTimeout(think, 0)
      } catch (error) {
        const lines = [
          `${asked.bot.name} does not know what to say: ${error instanceof Error ? error.message : error}.`,
        ]
        this.news({ kind: 'notice', notice: { tone: 'bad', lines } })
      }
    }
    this.timer = setTimeout(think, this.pace())
    return asked
  }
}

/** A name as a shell takes it. */
const quoted = (name: string): string => (/^[\w.-]+$/.test(name) ? name : `'${name}'`)
