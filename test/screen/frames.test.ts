import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import { createFrameWriter } from '../../src/terminal/frame.ts'
import { themes } from '../../src/terminal/theme.ts'
import { amount } from '../amount.ts'
import { ScreenModel } from '../terminal/screen-model.ts'
import { COMMANDS } from './all-keys.ts'
import { draw } from './drawing.ts'
import type { RealTable } from './real-table.ts'
import { tableOf } from './sitting.ts'

const STYLE = styleOf(themes.dusk, 'unicode')
const KEYS = [...new Set(COMMANDS.flatMap(command => command.keys))]
const SIZES = [
  [80, 24],
  [100, 40],
  [60, 18],
  [137, 33],
  [200, 60],
] as const

/** A table on a terminal. Frames are sent as the program sends them, and the output is recorded. */
class Seen {
  readonly screen = new ScreenModel(80, 24)
  /** The output since the last call, as a list of writes. */
  private writes: string[] = []
  private readonly table: RealTable
  private readonly writer = createFrameWriter(
    text => {
      this.writes.push(text)
      return true
    },
    { columns: 80, rows: 24 },
  )

  constructor(seats: readonly string[], seed: string) {
    this.table = tableOf(seats, seed, 80, 24)
    this.writer.open()
    this.show()
  }

  press(key: string): void {
    this.table.press(key)
    this.show()
  }

  resize(columns: number, rows: number): void {
    this.screen.resize(columns, rows)
    this.writer.resize({ columns, rows })
    this.table.player.hears({ kind: 'resize', columns, rows })
    this.show()
    this.writer.settle()
  }

  /** Returns the output since the last call as its writes, after the screen has received it. */
  async sent(): Promise<string[]> {
    const writes = this.writes.splice(0)
    await this.screen.write(writes.join(''))
    return writes
  }

  /** Returns the same frame on a fresh screen. */
  async fresh(): Promise<string[]> {
    const { columns, rows } = this.table.player.model
    const screen = new ScreenModel(columns, rows)
    let bytes = ''
    const writer = createFrameWriter(
      text => {
        bytes += text
        return true
      },
      { columns, rows },
    )
    writer.open()
    writer.draw(this.frame().lines)
    await screen.write(bytes)
    return screen.cells()
  }

  private frame() {
    return draw(this.table.player.model, STYLE)
  }

  private show(): void {
    const { lines, caret } = this.frame()
    this.writer.draw(lines, caret ? { x: caret.x + 1, y: caret.y + 1 } : undefined)
  }
}

const key = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('enter', '1', '2', '.') },
  { weight: 2, arbitrary: fc.constantFrom(...KEYS) },
)

describe('the terminal output', () => {
  it('equals a full redraw after any keys and sizes', async () => {
    const action = fc.oneof(
      { weight: 4, arbitrary: key },
      { weight: 1, arbitrary: fc.constantFrom<readonly [number, number]>(...SIZES) },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 10, maxLength: 40 }),
        fc.constantFrom(['Ann'], ['Ann', 'Ben']),
        fc.nat(9999),
        async (actions, seats, seed) => {
          const seen = new Seen(seats, String(seed))
          for (const done of actions) {
            if (typeof done === 'string') seen.press(done)
            else seen.resize(...done)
          }
          await seen.sent()
          expect(seen.screen.cells()).toEqual(await seen.fresh())
        },
      ),
      { numRuns: amount(6, 25) },
    )
  })

  it('is one synchronized frame for every key, and never clears the screen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(key, { minLength: 20, maxLength: 60 }),
        fc.constantFrom(['Ann'], ['Ann', 'Ben']),
        fc.nat(9999),
        async (keys, seats, seed) => {
          const seen = new Seen(seats, String(seed))
          await seen.sent()
          for (const pressed of keys) {
            seen.press(pressed)
            const writes = await seen.sent()
            expect(writes.length).toBeLessThanOrEqual(1)
            for (const text of writes) {
              expect(text).toMatch(/^\x1b\[\?2026h[\s\S]*\x1b\[\?2026l$/)
              expect(text.split('\x1b[?2026h')).toHaveLength(2)
              // It erases neither the screen nor the lines above it, and it does not scroll.
              expect(text).not.toMatch(/\x1b\[\d*J|\x1bc|\n|\x1b\[\d*[LMST]/)
            }
          }
        },
      ),
      { numRuns: amount(6, 25) },
    )
  })

  it('leaves nothing of the game in the scrollback of the terminal', async () => {
    const seen = new Seen(['Ann', 'Ben'], '7')
    for (let i = 0; i < 60; i++) seen.press('enter')
    const sent = (await seen.sent()).join('')
    expect(sent).toContain('\x1b[?1049h')
    await seen.screen.write('\x1b[?1049l')
    expect(seen.screen.text()).toBe('')
  })
})
