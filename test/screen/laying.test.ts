import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../src/games/wizards/rules/islands/grid.ts'
import type { WizardsView } from '../../src/games/wizards/rules/state/view.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { toCells } from '../../src/terminal/cells.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { Player, playing } from './sitting.ts'

/** Returns a real game in which tiles are laid by hand, and the player whose turn it is. */
function laying(seats: readonly string[] = ['Ann', 'Ben']) {
  const variant = seats.length === 1 ? 'solitaire' : 'standard'
  const { match, position } = playing({ seats, options: { variant, map: 'arrange', removed: '0' } })
  const player = new Player()
  const show = () => player.hears({ kind: 'position', position: position(), cover: false, notice: null })
  show()
  const press = (...keys: string[]) => {
    for (const key of keys) {
      player.press(key)
      for (const effect of player.effects.splice(0)) {
        if (effect.kind !== 'answer') continue
        match.answer(effect.seat, effect.id)
        show()
      }
    }
    return player
  }
  return { match, player, press, view: () => player.table.position.view as WizardsView }
}

/** Returns the number of map cells that are highlighted as a tile not laid yet. */
const tried = (player: Player): number =>
  player
    .lines(styleOf(themes.dusk, 'unicode'))
    .slice(0, 14)
    .flatMap(line => toCells(line))
    .filter(({ text, style }) => text !== ' ' && style.foreground === '96').length

describe('laying tiles by hand', () => {
  it('is quick: Enter takes a good place, and each new tile touches the last one', () => {
    const { match, press } = laying()
    for (let i = 0; i < 54; i++) press('enter')
    const { placements } = match.view(0) as WizardsView
    expect(placements).toHaveLength(18)
    for (const [i, { hex }] of placements.entries()) {
      if (i > 0) expect(placements.slice(0, i).some(other => GRID.distance(other.hex, hex) === 5)).toBe(true)
    }
  })

  it('previews the selected tile before it is laid', () => {
    const { player, press, view } = laying()
    const names = player.screen
    press('down')
    expect(player.screen).not.toBe(names)
    press('enter')
    expect(view().laying).toMatchObject({ hex: null })
    // All visible spaces of its nineteen, except the one under the cursor.
    expect(tried(player)).toBe(18)
    expect(player.screen).toContain('Lay its Center at 20-15')
  })

  it('rotates the tile as in the selected answer', async () => {
    const { player, press, match } = laying()
    press('enter', 'enter')
    const pictures = [0, 1, 2, 3, 4, 5].map(() => {
      const picture = player.lines(styleOf(plainTheme, 'unicode')).slice(0, 14)
      press('down')
      return picture.join('\n')
    })
    expect(new Set(pictures).size).toBe(6)
    await expectGolden(pictures[2]!.split('\n'), 'laying-turned-80x24')
    // The sixth step down returns to the first answer.
    press('up', 'up', 'up', 'enter')
    const { placements } = match.view(0) as WizardsView
    expect(placements[0]!.turn).toBe(3)
  })

  it('moves the cursor from one adjacent place to the next', () => {
    const { player, press, view } = laying()
    press('enter', 'enter', 'enter')
    press('enter')
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const hex = Board.of(view().placements).hex(player.table.cursor!)
      expect(view().placements.some(other => GRID.distance(other.hex, hex) === 5)).toBe(true)
      seen.add(player.table.cursor!)
      press('.')
    }
    expect(seen.size).toBe(30)
  })

  it('shows only the shape of a tile that nobody knows', () => {
    const { player, press } = laying(['Ann'])
    press('enter')
    expect(player.table.position.question?.topic).toBe('hex')
    expect(player.screen).toMatch(/\?.*\?.*\?/)
    expect(player.screen).toContain('Laying the tiles')
  })
})
