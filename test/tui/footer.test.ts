import { describe, expect, it } from 'vitest'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import type { CommandName, Context } from '../../src/tui/commands.ts'
import { commandsIn } from '../../src/tui/commands.ts'
import { footerParts } from '../../src/tui/footer.ts'
import { styleOf } from '../../src/tui/style.ts'
import { contextOf } from '../../src/tui/table/contexts.ts'
import { IN } from './contexts.ts'
import type { Player } from './sitting.ts'

const SIZES = [
  [80, 24],
  [100, 40],
  [200, 60],
] as const

const STYLES = {
  default: styleOf(themes.dusk, 'unicode'),
  mono: styleOf(themes.mono, 'unicode'),
  ASCII: styleOf(plainTheme, 'ascii'),
} as const

/** Commands that the footer shows as one with another: from some places one of the two leads nowhere. */
const OTHER_WAY: Readonly<Partial<Record<CommandName, CommandName>>> = {
  up: 'down',
  left: 'right',
  right: 'left',
  closer: 'farther',
  slower: 'faster',
  earlier: 'later',
  first: 'last',
  'next-turn': 'previous-turn',
  'next-day': 'previous-day',
  'next-errand': 'previous-errand',
}

const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')

/** What a key comes to: the screen after it, and what it asked of the world. */
function outcome(player: Player, key: string): string {
  player.effects = []
  player.press(key)
  return JSON.stringify([player.model, player.effects])
}

const nothing = (player: Player): string => JSON.stringify([{ ...player.model, notice: null }, []])

for (const [columns, rows] of SIZES) {
  describe(`the footer at ${columns}x${rows}`, () => {
    for (const [where, open] of Object.entries(IN) as [Context, () => Player][]) {
      const at = () => open().hears({ kind: 'resize', columns, rows })
      const does = (key: string) => outcome(at(), key) !== nothing(at())

      it(`shows only keys that do something: ${where}`, () => {
        expect(contextOf(at().model)).toBe(where)
        for (const style of Object.values(STYLES)) {
          const player = at()
          const parts = footerParts(player.model, style)
          const line = bare(player.lines(style).at(-1) ?? '')
          for (const { command, text, x } of parts) {
            expect(line.slice(x)).toMatch(new RegExp(`^${bare(text).replace(/[^\w\s]/g, '\\$&')}( |$)`))
            const [first = '', ...others] = command.keys
            const other = commandsIn(where).find(({ name }) => name === OTHER_WAY[command.name])
            expect({ key: first, works: does(first) || does(other?.keys[0] ?? first) }).toEqual({
              key: first,
              works: true,
            })
            for (const key of others) {
              if (!key.startsWith('ctrl+') && outcome(at(), first) !== outcome(at(), key)) expect(does(key)).toBe(true)
            }
          }
        }
      })
    }
  })
}
