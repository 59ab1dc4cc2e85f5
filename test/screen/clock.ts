import type { Message } from '../../src/screen/model.ts'
import type { ScreenPlayer } from './screen-player.ts'

const HEARD: Readonly<Record<string, Message>> = {
  wait: { kind: 'tick' },
  'reaction-time': { kind: 'noticed' },
  blink: { kind: 'blinked' },
}

/** Runs the timers that a screen starts. Each one replaces an earlier one of its kind. */
export class Clock {
  now = 0
  private readonly due = new Map<string, number>()
  private heard = 0

  constructor(private readonly player: ScreenPlayer) {
    this.note()
  }

  /** Advances the time to this moment. */
  until(time: number): this {
    for (;;) {
      const [kind, at] = [...this.due].sort(([, one], [, other]) => one - other)[0] ?? []
      if (kind === undefined || at === undefined || at > time) break
      this.due.delete(kind)
      this.now = at
      this.hears(HEARD[kind]!)
    }
    this.now = time
    return this
  }

  hears(message: Message): this {
    this.player.hears(message)
    this.note()
    return this
  }

  /** Presses keys at this moment, before the player can have seen anything. */
  press(...names: readonly string[]): this {
    this.player.pressAtOnce(...names)
    this.note()
    return this
  }

  private note(): void {
    for (const effect of this.player.effects.slice(this.heard))
      if (effect.kind === 'wait' || effect.kind === 'reaction-time' || effect.kind === 'blink')
        this.due.set(effect.kind, this.now + effect.milliseconds)
    this.heard = this.player.effects.length
  }
}
