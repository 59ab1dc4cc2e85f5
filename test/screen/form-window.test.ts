import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/screen/front/form.ts'
import { formGame, isBeyond, nameRoom, windowOf } from '../../src/screen/front/new-game.ts'
import type { NewScreen } from '../../src/screen/model.ts'
import { games } from '../games/library.ts'
import { english } from '../words.ts'
import { Player } from './sitting.ts'

/** Opens the form of Magic Realm for this number of players. */
function formFor(players: number, rows = 24): { player: Player; form: NewScreen; count: number } {
  const at = games.findIndex(({ id }) => id === 'magic-realm')
  const player = new Player(80, rows, { games }).press(String(at + 1)).pressUntil('► Players', 'up')
  for (let i = 1; i < players; i++) player.press('right')
  const { screen } = player.model
  if (screen.kind !== 'new') throw new Error('the form is not open')
  return { player, form: screen, count: rowsOf(screen, formGame(player.model, screen)).length }
}

const lines = (player: Player): string[] => player.screen.split('\n').map(line => line.trimEnd())

describe('a form that is longer than the screen', () => {
  it('shows the selected line, and counts the lines above and below', () => {
    const { player, count } = formFor(16)
    const seen: string[] = []
    for (let i = 0; i < count; i++) {
      player.press('down')
      const { screen } = player.model
      if (screen.kind !== 'new') throw new Error('the form is closed')
      const { first, room, top } = windowOf(player.model, screen, formGame(player.model, screen)!)
      const shown = lines(player).slice(first, first + room)
      const marked = shown.findIndex(line => line.startsWith(' ►'))
      // A blank line precedes the last row, and counts as a line.
      const line = screen.row === count - 1 ? count : screen.row
      expect([screen.row, marked]).toEqual([screen.row, line - top])
      const [above, below] = [shown[0], shown.at(-1)].map(text => /[↑↓].*/.exec(text ?? '')?.[0] ?? '-')
      seen.push(`${top} ${above} ${below}`)
      if (top > 0) expect(above).toContain(String(top + 1))
      if (top + room < count + 1) expect(below).toContain(String(count + 1 - top - room + 1))
    }
    // It scrolls by whole pages.
    expect([...new Set(seen)]).toEqual(['0 - ↓ 17 more', '11 ↑ 12 more ↓ 6 more', '16 ↑ 17 more -'])
  })

  it('has room for at least three lines', () => {
    const { player, form } = formFor(2)
    const game = formGame(player.model, form)!
    const roomOn = (rows: number) => windowOf({ ...player.model, rows }, form, game).room
    expect([24, 23, 14, 13, 5].map(roomOn)).toEqual([13, 12, 3, 3, 3])
  })
})

describe('a form that fits on the screen', () => {
  it('shows all its lines', () => {
    const { player, form, count } = formFor(2, 60)
    const game = formGame(player.model, form)!
    for (let row = 0; row < count; row++)
      expect(windowOf(player.model, { ...form, row }, game)).toMatchObject({ room: count + 1, top: 0 })
    expect(player.screen).not.toMatch(/[↑↓] .*more/)
  })
})

it('only the first and the last visible line can stand for others', () => {
  const at = (top: number, count: number) => [0, 1, 2, 3].map(line => isBeyond(line, 4, top, count))
  expect(at(0, 4)).toEqual([false, false, false, false])
  expect(at(0, 5)).toEqual([false, false, false, true])
  expect(at(1, 5)).toEqual([true, false, false, false])
  expect(at(1, 6)).toEqual([true, false, false, true])
})

it('the column of names is as wide as the longest name, from 10 to 24 columns', () => {
  const { form } = formFor(2)
  const wide = (name: string) => nameRoom(english, { ...form, names: ['Ann', name] })
  expect(['Ben', 'Bartholome', 'Bartholomew', 'x'.repeat(24), 'x'.repeat(25)].map(wide)).toEqual([10, 10, 11, 24, 24])
})
