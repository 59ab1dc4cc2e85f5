import { seatSaid, seatTold } from '../bots/index.ts'
import { allows, inLanguage, type Seat } from '../kernel/index.ts'
import { BotSeats } from '../server/bot-seats.ts'
import { GuideReader, guideOf, layReady } from '../server/guide.ts'
import { Narrators } from '../server/narrators.ts'
import { nextSeat, notUndone } from '../server/positions.ts'
import { spokeAt } from '../server/talk.ts'
import { type Kept, type Sitting, saveName, savePath } from '../storage/index.ts'
import { sentence, type Words, wordsIn } from '../text/index.ts'
import { courseOf } from './end/course.ts'
import type { Effect, Message, Notice } from './model.ts'

/** What the screen asks of the table it is at. */
export type TableEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'answer'
      | 'undo'
      | 'weigh'
      | 'copy'
      | 'talk'
      | 'seat'
      | 'retell'
      | 'hurry'
      | 'hold'
      | 'go-on'
      | 'recall'
  }
>

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
  readonly farewell: Words | null
}

/** A table of one's own: the game and its file are in this process, and one keyboard serves all seats. */
export class OwnTable implements GameTable {
  private readonly narrators: Narrators
  private guide: GuideReader | null
  private readonly bots: BotSeats
  private seat: Seat | null = null
  /** Whether there has been a secret; what was taken back has been seen all the same. */
  private isSecret = false

  /** `news` is told what bots answer, one answer after so many milliseconds of `pace`. */
  constructor(
    private readonly sitting: Sitting,
    private readonly saves: string,
    /** The language it is told in. */
    private language: string = 'en',
    private readonly news: (message: Message) => void = () => undefined,
    pace: () => number = () => 0,
  ) {
    this.bots = new BotSeats(
      sitting,
      {
        answered: trouble => this.news({ ...this.position(trouble), others: true }),
        stuck: sentence => this.news({ ...this.position(sentence), others: true }),
      },
      pace,
    )
    this.narrators = new Narrators(sitting.match, () => sitting.path)
    this.guide = this.guideNow()
  }

  /** The guide of this game in the language it is told in. */
  private guideNow(): GuideReader | null {
    const { game, header, match } = this.sitting
    const guide = guideOf(inLanguage(game, this.language), header)
    return guide && new GuideReader(guide, match)
  }

  get farewell(): Words | null {
    const { path, match } = this.sitting
    if (path === null || match.length === 0) return null
    return sentence('table-kept-resume', { path, name: quoted(saveName(path)) })
  }

  open(): Message[] {
    return [this.position(...this.sitting.notes.splice(0))]
  }

  run(effect: TableEffect): Message[] {
    const { sitting } = this
    const { match } = sitting
    switch (effect.kind) {
      case 'answer':
        if (this.guide) layReady(this.guide, sitting, effect.seat, effect.id)
        return [this.position(sitting.answer(effect.seat, effect.id).sentence)]
      case 'undo': {
        const { seat, count } = effect
        const undoable = match.undoable(seat)
        if (count > undoable.moves) return [{ kind: 'notice', notice: { tone: 'bad', lines: [notUndone(undoable)] } }]
        const told = sitting.undo(seat, count)
        const what = count === 1 ? sentence('table-undone') : sentence('table-undone-more', { n: count })
        return [this.position(told.sentence ?? what)]
      }
      case 'retell': {
        this.language = effect.language
        this.guide = this.guideNow()
        return [this.heard(null)]
      }
      case 'hurry':
        this.bots.hurry()
        return []
      case 'hold':
        this.bots.stop()
        return []
      case 'go-on':
        this.bots.goOn()
        return []
      case 'recall':
        // It looks into many days of the game: nothing is to be told of one that still goes on.
        return match.over
          ? [{ kind: 'recalled', course: courseOf(match, inLanguage(sitting.game, this.language)) }]
          : []
      case 'weigh': {
        const { serial, seat, id } = effect
        const question = match.questionFor(seat)
        // It has been answered while the frame went out.
        if (!question || !allows(question, id)) return []
        return [{ kind: 'weighed', serial, id, final: match.isFinal(seat, id) }]
      }
      case 'seat': {
        const said = seatSaid(wordsIn(this.language), match.header, sitting.players, effect.words)
        if (said.kind === 'told') return [{ kind: 'notice', notice: { tone: 'plain', lines: said.seats } }]
        if (said.kind === 'wrong') return [{ kind: 'notice', notice: { tone: 'plain', lines: [said.sentence] } }]
        const { sentence: trouble } = sitting.seat(said.seat, said.player)
        return [this.position(trouble ?? seatTold(match.header, said.seat, said.player))]
      }
      case 'talk': {
        const spoke = spokeAt(sitting, this.bots.persons, this.seat, effect.word, effect.text)
        if ('wrong' in spoke) return [{ kind: 'notice', notice: { tone: 'bad', lines: [spoke.wrong] } }]
        return [this.heard(sitting.say(spoke.by, spoke.saying).sentence)]
      }
      case 'copy': {
        const path = savePath(this.saves, effect.name)
        sitting.copyTo(path)
        return [{ kind: 'notice', notice: { tone: 'good', lines: [sentence('table-copy-kept', { path })] } }]
      }
    }
  }

  /** How the table stands once something has been said and those have answered who are no persons. */
  private heard(trouble: Words | null): Message {
    const notice: Notice | null = trouble === null ? null : { tone: 'plain', lines: [trouble] }
    const { position } = this.position()
    return { kind: 'news', position, notice }
  }

  leave(): Kept {
    this.bots.rest()
    return this.sitting.close()
  }

  /** How the table stands for whoever is asked next; somebody else must be let to the keyboard first. */
  private position(...said: readonly (Words | null)[]): Extract<Message, { kind: 'position' }> {
    const { match } = this.sitting
    const before = this.seat
    const { persons } = this.bots
    this.seat = this.nextPerson()
    const { isHurried } = this.bots
    const asked = this.bots.wake()
    const cover = persons.length > 1 && this.seat !== null && this.seat !== before && !match.over
    const secret = cover && this.hasSecrets()
    const lines = said.filter(line => line !== null)
    const notice: Notice | null = lines.length === 0 ? null : { tone: 'plain', lines }
    const told = this.narrators.in(this.language).position(this.seat)
    // Whoever hurries on waits for no dice of others.
    const position = isHurried ? { ...told, rolledNow: false } : told
    // A throw takes its time on the screen, which says when it has been seen.
    if (position.rolledNow) this.bots.hold()
    const thinking = asked && { name: match.header.seats[asked.question.seat] ?? '', bot: asked.bot.name }
    const guided = this.guide ? { ...position, guide: this.guide.now() } : position
    return { kind: 'position', position: thinking ? { ...guided, thinking } : guided, cover, secret, notice }
  }

  /** Whether somebody has been told what others may not know, or several decide at the same time. */
  private hasSecrets(): boolean {
    const { match } = this.sitting
    if (match.questions.length > 1) return true
    const { length } = match.header.seats
    this.isSecret ||= match.events(0).some(({ to }) => to !== undefined && to.length < length)
    return this.isSecret
  }

  /** Whose eyes look: of the persons the one who is asked, else who sat there last; bots alone are watched by nobody's. */
  private nextPerson(): Seat | null {
    const { match } = this.sitting
    const { persons } = this.bots
    if (persons.length === match.header.seats.length) return nextSeat(match, this.seat)
    const sat = this.seat !== null && persons.includes(this.seat) ? this.seat : null
    if (sat !== null && match.questionFor(sat)) return sat
    return match.questions.find(question => persons.includes(question.seat))?.seat ?? sat ?? persons[0] ?? null
  }
}

/** A name as a shell takes it. */
const quoted = (name: string): string => (/^[\w.-]+$/.test(name) ? name : `'${name}'`)
