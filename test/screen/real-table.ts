import type { Bot } from '../../src/bots/index.ts'
import { type Match, type Seat, seedRandom } from '../../src/kernel/index.ts'
import type { Message, Position } from '../../src/screen/model.ts'
import { GameLog, nextAtKeyboard } from '../../src/server/positions.ts'
import { ScreenPlayer } from './screen-player.ts'

/** A real game behind a screen. Performs answers and undos, and ignores other requests. */
export class RealTable {
  readonly player: ScreenPlayer
  private readonly narrator: GameLog
  private seat: number | null = null

  constructor(
    readonly match: Match,
    columns: number,
    rows: number,
    /** Checks after every key if the selected answer can be undone, which takes most of the time. */
    private readonly weighs = true,
    /** Seats that play by themselves, as soon as they are asked. */
    private readonly bots: ReadonlyMap<Seat, Bot> = new Map(),
  ) {
    this.narrator = new GameLog(this.match, () => null)
    this.player = new ScreenPlayer(columns, rows, {}, 'instant')
    this.letBotsPlay()
    this.show(null)
  }

  press(...keys: readonly string[]): this {
    for (const key of keys) {
      this.player.press(key)
      this.done()
    }
    return this
  }

  /** Does the same with the mouse as `Player.click`. */
  click(...args: Parameters<ScreenPlayer['click']>): this {
    this.player.click(...args)
    this.done()
    return this
  }

  /** Performs the requests of the screen. */
  private done(): void {
    for (let effect = this.player.effects.shift(); effect; effect = this.player.effects.shift()) {
      if (effect.kind === 'answer') {
        this.match.answer(effect.seat, effect.id)
        this.letBotsPlay()
        this.show(null)
      } else if (effect.kind === 'undo') {
        try {
          this.match.undo(effect.seat, effect.count)
          this.show('taken back')
        } catch (error) {
          this.hears({ kind: 'notice', notice: { tone: 'bad', lines: [String(error)] } })
        }
      } else if (effect.kind === 'check-irreversible' && this.weighs) {
        const final = this.match.isIrreversible(effect.seat, effect.id)
        this.hears({ kind: 'irreversibility', serial: effect.serial, id: effect.id, final })
      }
    }
  }

  private readonly chance = seedRandom('bots', 'real table')

  private letBotsPlay(): void {
    const { match, bots } = this
    for (;;) {
      const question = match.questions.find(({ seat }) => bots.has(seat))
      if (match.over || !question) return
      match.answer(question.seat, bots.get(question.seat)!.answer(match.view(question.seat), question, this.chance))
    }
  }

  position(): Position {
    const before = this.seat
    this.seat = nextAtKeyboard(this.match, before)
    return this.narrator.position(this.seat)
  }

  private show(typed: string | null): void {
    const before = this.seat
    const position = this.position()
    const people = this.match.header.seats.length - this.bots.size
    const cover = people > 1 && this.seat !== before
    const notice = typed === null ? null : ({ tone: 'plain', lines: [typed] } as const)
    this.hears({ kind: 'position', position, cover, notice })
  }

  private hears(message: Message): void {
    this.player.hears(message)
  }
}
