import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { plain } from './screen-player.ts'
import { MOVE, MOVE_OR_CAST, Player, ROLL } from './sitting.ts'
import { shown } from './terminal.ts'

const SIZES = [
  [80, 24],
  [100, 40],
] as const

/** Every screen, by name. */
const SCREENS: Readonly<Record<string, (columns: number, rows: number) => Player>> = {
  title: (columns, rows) =>
    new Player(columns, rows, { examples: [{ name: 'first-fortnight', path: '/e', about: 'A fortnight.' }] }),
  'new-game': (columns, rows) => new Player(columns, rows).press('n'),
  'table-list': (columns, rows) => Player.at(ROLL, { columns, rows }),
  'table-move': (columns, rows) => Player.at(MOVE_OR_CAST, { columns, rows }).press('up'),
  'table-overview': (columns, rows) => Player.at(MOVE, { columns, rows }).press('-'),
  'table-typing': (columns, rows) => Player.at(MOVE_OR_CAST, { columns, rows }).types(':go tor'),
  'table-unclear': (columns, rows) => Player.at(ROLL, { columns, rows }).types(':rull').press('enter'),
  sheet: (columns, rows) => Player.at(ROLL, { columns, rows }).press('tab'),
  tasks: (columns, rows) => Player.at(ROLL, { columns, rows }).press('tab', 'tab'),
  cards: (columns, rows) => Player.at(ROLL, { columns, rows }).press('tab', 'tab', 'tab'),
  log: (columns, rows) => Player.at(ROLL, { columns, rows }).press('shift+tab'),
  help: (columns, rows) => Player.at(ROLL, { columns, rows }).press('?'),
  leave: (columns, rows) => Player.at(ROLL, { columns, rows }).press('escape'),
  over: (columns, rows) =>
    Player.at(null, {
      columns,
      rows,
      result: { winners: [0], text: 'Ann brings the six Gems to Ruktal: the Enchanted Islands are saved.' },
    }).press('escape'),
  'hand-over': (columns, rows) => {
    const player = Player.at(ROLL, { columns, rows })
    const { position } = player.table
    return player.hears({ kind: 'position', position: { ...position, seat: 1, serial: 2 }, cover: true, notice: null })
  },
}

describe('screens as a terminal shows them', () => {
  for (const [columns, rows] of SIZES) {
    for (const [name, open] of Object.entries(SCREENS)) {
      it(`${name} at ${columns}x${rows}`, async () => {
        const lines = open(columns, rows).lines(plain)
        expect(lines).toHaveLength(rows)
        expect(lines.map(width)).toEqual(lines.map(() => columns))
        await expectGolden(await shown(lines, columns, rows), `${name}-${columns}x${rows}`)
      })
    }
  }

  it('have the same text in every theme, and are pure ASCII if configured', () => {
    for (const open of Object.values(SCREENS)) {
      const player = open(80, 24)
      const bare = player.lines(styleOf(plainTheme, 'ascii'))
      for (const theme of Object.values(themes)) {
        const lines = player.lines(styleOf(theme, 'ascii')).map(line => line.replace(/\x1b\[[\d;]*m/g, ''))
        expect(lines).toEqual(bare)
      }
      expect(bare.join('')).toMatch(/^[ -~]*$/)
    }
  })

  it('state the required size if there is too little room', () => {
    const player = Player.at(ROLL, { columns: 60, rows: 20 })
    expect(player.screen.replace(/\s+/g, ' ')).toContain('cantrip needs 80x24; this window is 60x20.')
    expect(player.lines()).toHaveLength(20)
    player.hears({ kind: 'resize', columns: 80, rows: 24 })
    expect(player.screen).toContain('Roll for movement')
  })

  it('hide everything during the hand-over', () => {
    const covered = SCREENS['hand-over']?.(100, 40).screen ?? ''
    expect(covered).toContain("Ben, it's your turn.")
    expect(covered).not.toMatch(/Torwall|Fortnight|Ann/)
  })
})
