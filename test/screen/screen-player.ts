import { type Style, styleOf } from '../../src/screen/kit/style.ts'
import type { Effect, Message, Model, TableScreen, TitleLibrary } from '../../src/screen/model.ts'
import { firstModel, update } from '../../src/screen/update.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../src/storage/index.ts'
import type { Key, KeyName, Mouse } from '../../src/terminal/keys.ts'
import { pressed, typed } from '../../src/terminal/sequences.ts'
import { width } from '../../src/terminal/text.ts'
import { themes } from '../../src/terminal/theme.ts'
import { draw } from './drawing.ts'

export const plain: Style = styleOf(themes.mono, 'unicode')

/** An empty library, because a player at a table needs no games. */
const EMPTY: TitleLibrary = { games: [], saves: [], examples: [], seed: '1982' }

/** A player at a screen with nothing behind it. Accepts keys and records the effects. */
export class ScreenPlayer {
  model: Model
  effects: Effect[] = []
  private drawn: { readonly model: Model; readonly text: string } | null = null

  constructor(
    columns = 80,
    rows = 24,
    more: Partial<TitleLibrary> = {},
    speed: Settings['speed'] = DEFAULT_SETTINGS.speed,
  ) {
    // Without a clock, dice would never stop, so the speed is instant.
    this.model = firstModel(columns, rows, { ...EMPTY, ...more }, true, { ...DEFAULT_SETTINGS, speed })
  }

  /** Changes the settings and returns the player. */
  likes(more: Partial<Settings>): this {
    this.model = { ...this.model, settings: { ...this.model.settings, ...more } }
    return this
  }

  get table(): TableScreen {
    if (this.model.screen.kind !== 'table') throw new Error('nobody sits at a table')
    return this.model.screen
  }

  /** The recorded effects, except checks of irreversibility. */
  get asked(): Effect[] {
    return this.effects.filter(({ kind }) => kind !== 'check-irreversible' && kind !== 'reaction-time')
  }

  hears(message: Message): this {
    const { model, effects } = update(this.model, message)
    this.model = model
    this.effects.push(...effects)
    return this
  }

  /** Presses keys by their names in the key table, each after looking at the screen. */
  press(...names: readonly string[]): this {
    for (const name of names) {
      if (this.model.tooSoon) this.hears({ kind: 'noticed' })
      this.pressAtOnce(name)
    }
    return this
  }

  /** Presses keys without looking at the screen. */
  pressAtOnce(...names: readonly string[]): this {
    for (const name of names) this.hears({ kind: 'key', key: keyOf(name) })
    return this
  }

  /** Presses a key until a text is on the screen. Throws if 200 presses do not show it. */
  pressUntil(text: string | RegExp, key: string): this {
    const isShown = () => (typeof text === 'string' ? this.screen.includes(text) : text.test(this.screen))
    for (let presses = 0; !isShown(); presses++) {
      if (presses === 200) throw new Error(`${key} does not bring "${text}" to the screen:\n${this.screen}`)
      this.press(key)
    }
    return this
  }

  /** Types a text key by key. */
  types(text: string): this {
    for (const letter of text) this.hears({ kind: 'key', key: typed(letter) })
    return this
  }

  /** Clicks the cell at this column and row, or the first letter of this text on the screen. */
  click(at: string | readonly [number, number], action: Mouse['action'] = 'press'): this {
    const [x, y] = typeof at === 'string' ? this.find(at) : at
    const button = action === 'press' ? 'left' : 'none'
    const hit = draw(this.model, plain).hitAt(x, y)
    return this.hears({ kind: 'mouse', mouse: { x: x + 1, y: y + 1, button, action }, hit })
  }

  /** Returns the cell at which a text starts on the screen. */
  find(text: string): readonly [number, number] {
    const lines = this.screen.split('\n')
    const y = lines.findIndex(line => line.includes(text))
    if (y < 0) throw new Error(`"${text}" is not on the screen:\n${this.screen}`)
    return [width(lines[y]!.slice(0, lines[y]!.indexOf(text))), y]
  }

  lines(style: Style = plain): readonly string[] {
    return draw(this.model, style).lines
  }

  /** The screen as plain text. It is drawn once for each model. */
  get screen(): string {
    const { model, drawn } = this
    if (drawn?.model === model) return drawn.text
    const text = this.lines()
      .join('\n')
      .replace(/\x1b\[[\d;]*m/g, '')
    this.drawn = { model, text }
    return text
  }
}

/** Returns the key with this name, such as `ctrl+p`. */
export function keyOf(name: string): Key {
  const parts = name === '+' ? ['+'] : name.split('+')
  const bare = parts.at(-1) ?? ''
  const modifiers = { ctrl: parts.includes('ctrl'), alt: parts.includes('alt'), shift: parts.includes('shift') }
  if (bare === 'space') return typed(' ', modifiers)
  return [...bare].length === 1 ? typed(bare, modifiers) : pressed(bare as KeyName, modifiers)
}
