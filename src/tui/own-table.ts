import { GuideReader, guideOf, layReady } from '../hall/guide.ts'
import { nextSeat, Teller } from '../hall/positions.ts'
import type { Seat } from '../kernel/index.ts'
import { type Kept, type Sitting, saveName, savePath } from '../storage/index.ts'
import type { Effect, Message, Notice } from './model.ts'

/** What the screen asks of the table it is at. */
export type TableEffect = Extract<Effect, { readonly kind: 'answer' | 'undo' | 'weigh' | 'copy' | 'say' }>

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

  constructor(
    private readonly sitting: Sitting,
    private readonly saves: string,
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
      case 'say':
        throw new Error('There is nobody at another keyboard to hear it.')
      case 'copy': {
        const path = savePath(this.saves, effect.name)
        sitting.copyTo(path)
        return [{ kind: 'notice', notice: { tone: 'good', lines: [`A copy is kept in ${path}.`] } }]
      }
    }
  }

  leave(): Kept {
    return this.sitting.close()
  }

  /** How the table stands for whoever is asked next; somebody else must be let to the keyboard first. */
  private position(sentence: string | null): Message {
    const { match } = this.sitting
    const before = this.seat
    this.seat = nextSeat(match, before)
    const cover = match.header.seats.length > 1 && this.seat !== null && this.seat !== before && !match.over
    const notice: Notice | null = sentence === null ? null : { tone: 'plain', lines: [sentence] }
    const position = this.teller.position(this.seat)
    const guided = this.guide ? { ...position, guide: this.guide.now() } : position
    return { kind: 'position', position: guided, cover, notice }
  }
}

/** A name as a shell takes it. */
const quoted = (name: string): string => (/^[\w.-]+$/.test(name) ? name : `'${name}'`)
