import { describe, expect, it } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import type { CommandName } from '../../src/screen/commands.ts'
import { commandsIn } from '../../src/screen/commands.ts'
import { footerParts } from '../../src/screen/footer.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { contextOf } from '../../src/screen/table/contexts.ts'
import { GameLog } from '../../src/server/positions.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { amount } from '../amount.ts'
import { gameById } from '../games/library.ts'
import { IN } from './contexts.ts'
import { MOVE, Player, ROLL, told, watching } from './sitting.ts'

const SIZES = (
  [
    [80, 24],
    [200, 60],
    [100, 40],
  ] as const
).slice(0, amount(2, 3))

const STYLES = {
  default: styleOf(themes.dusk, 'unicode'),
  mono: styleOf(themes.mono, 'unicode'),
  ASCII: styleOf(plainTheme, 'ascii'),
} as const

/** Pairs of commands that the footer shows together. In some places one of the two has no target. */
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

/** Returns the result of a key: the screen after it, and its effects. */
function outcome(player: Player, key: string): string {
  player.effects = []
  player.press(key)
  return JSON.stringify([player.model, player.effects])
}

const nothing = (player: Player): string => JSON.stringify([{ ...player.model, notice: null }, []])

/** Places with hardly anything to choose or scroll, by name. */
const SPARSE: Readonly<Record<string, () => Player>> = {
  'a short page': () => Player.at(ROLL).types(':tasks').press('enter'),
  'a rule that was found alone': () => Player.at(ROLL).press('f1').types('cannot be undone by thieves'),
  'one example': () => new Player(80, 24, { examples: [{ name: 'first', path: '/e', about: '' }] }).press('e'),
  'no example': () => new Player(80, 24, { examples: [] }).press('e'),
  'one answer': () => Player.at({ ...ROLL, options: ROLL.options.slice(0, 1) }),
  'somebody else is asked': () => Player.at(null),
  'a look while somebody else is asked': () => Player.at(null).press('x'),
  'nowhere to go': () => Player.at({ ...ROLL, options: [] }).press('x'),
  'one place to go': () => Player.at({ ...MOVE, options: MOVE.options.slice(0, 1) }).press('.'),
  'an empty log': () => Player.at(ROLL, { log: [] }).press('shift+tab'),
  'one sentence': () => Player.at(ROLL, { log: [{ day: 1, text: 'Day 1.', rule: '6', at: 1 }] }).press('shift+tab'),
  'the first page of the news': () => told(30).press('enter'),
  'a watched game of one turn': () => watching({ at: 0, total: 0, turns: [], marks: [] }).press('t'),
}

for (const [columns, rows] of SIZES) {
  describe(`the footer at ${columns}x${rows}`, () => {
    for (const [name, open] of [...Object.entries(IN), ...Object.entries(SPARSE)]) {
      const where = contextOf(open().model)
      const at = () => open().hears({ kind: 'resize', columns, rows })
      const does = (key: string) => outcome(at(), key) !== nothing(at())

      it(`shows only keys with an effect: ${name}`, () => {
        if (name in IN) expect(where).toBe(name)
        expect(contextOf(at().model)).toBe(where)
        for (const style of Object.values(STYLES)) {
          const player = at()
          const parts = footerParts(player.model, style)
          const line = bare(player.lines(style).at(-1) ?? '')
          for (const { command, text, x } of parts) {
            expect(line.slice(x)).toMatch(new RegExp(`^${bare(text).replace(/[^\w\s]/g, '\\$&')}( |$)`))
            const [first = '', ...others] = command.keys
            const other = commandsIn(player.model, where).find(({ name }) => name === OTHER_WAY[command.name])
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

it('omits the key for objectives if there are none', () => {
  const quest = Match.begin(gameById('wizards-quest'), {
    ...{ game: 'wizards-quest', rules: 1, options: {}, seats: ['Ann', 'Ben'], seed: 'footer', practice: false },
  })
  const seat = quest.questions[0]!.seat
  const position = new GameLog(quest, () => null).position(seat)
  const player = new Player(100, 40).hears({ kind: 'position', position, cover: false, notice: null })
  const names = () => footerParts(player.model, STYLES.default).map(({ command }) => command.name)
  expect(names()).toContain('next-place')
  expect(names()).not.toContain('next-errand')
  expect(footerParts(Player.at(MOVE).model, STYLES.default).map(({ command }) => command.name)).toContain('next-errand')
})

it('shows and accepts the keys that the player has swapped', () => {
  const player = Player.at(MOVE)
  player.model = { ...player.model, settings: { ...player.model.settings, keys: ['h=i', 'u=z'] } }
  const shown = footerParts(player.model, STYLES.default).map(({ command, keys }) => [command.name, keys])
  expect(shown).toContainEqual(['hint', 'i'])
  expect(player.press('i').asked.at(-1)).toEqual(Player.at(MOVE).press('h').asked.at(-1))
  const asked = player.asked.length
  expect(player.press('h').asked.slice(asked)).toEqual([])
  expect(player.press('escape', '?').screen).toMatch(/^\W+i +Suggests what to do/m)
})

it('offers undo only if there is an answer to undo', () => {
  const names = (moves: number) =>
    footerParts(Player.at(ROLL, { undoable: { moves, barrier: 'revealed' } }).model, STYLES.default).map(
      ({ command }) => command.name,
    )
  expect(names(1)).toContain('undo')
  expect(names(0)).not.toContain('undo')
})
