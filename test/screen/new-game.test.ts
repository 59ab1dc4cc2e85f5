import { describe, expect, it } from 'vitest'
import type { NewScreen } from '../../src/screen/model.ts'
import { games } from '../games/library.ts'
import { Player } from './sitting.ts'

const formOf = ({ model: { screen } }: Player): NewScreen => {
  if (screen.kind !== 'new') throw new Error('the form is not open')
  return screen
}
/** Opens the form of a game. */
const form = (id: string, names: readonly string[] = []): Player => {
  const number = games.findIndex(game => game.id === id)
  return new Player(80, 40, { games }).likes({ names }).press(number === 0 ? 'n' : String(number + 1))
}
const begun = (player: Player) => {
  const effect = player.asked.at(-1)
  return effect?.kind === 'begin' ? effect.header : effect
}

describe('the seats of a new game', () => {
  it('go to the people in the settings, and to the strongest bot beyond them', () => {
    expect(begun(form('elfenwizards', ['Zoe', 'Bob']).press('enter'))).toMatchObject({
      seats: ['Zoe', 'Bob', expect.any(String)],
      players: ['person', 'person', expect.stringMatching(/^bot:/)],
    })
    expect(begun(form('elfenwizards', ['Zoe', 'Bob', 'Ida', 'Ann']).press('enter'))).toMatchObject({
      seats: ['Zoe', 'Bob', 'Ida', 'Ann'],
    })
    // Everybody beyond the names in the settings gets another default name.
    const player = form('wizards', ['Ben']).pressUntil('► Players', 'up').press('right', 'right')
    expect(formOf(player).names.slice(0, 3)).toEqual(['Ben', 'Ann', 'Cleo'])
  })

  it('stay within the number of players of the game', () => {
    const player = form('wizards-quest').pressUntil('► Players', 'up')
    const counts = (key: string) => Array.from({ length: 6 }, () => formOf(player.press(key)).players)
    expect(counts('left')).toEqual([2, 2, 2, 2, 2, 2])
    expect(counts('right')).toEqual([3, 4, 5, 6, 6, 6])
    expect(player.screen).toContain('6 Player')
  })

  it('change the game variant if it is for fewer players, and the variant changes their number', () => {
    const player = form('wizards').pressUntil('► Players', 'up')
    const variant = () => formOf(player).options.variant
    expect([formOf(player).players, variant()]).toEqual([1, 'solitaire'])
    player.press('right')
    expect([formOf(player).players, variant()]).not.toContain('solitaire')
    expect(formOf(player).players).toBe(2)
    player.pressUntil('► The game', 'up').pressUntil('Solo against', 'right')
    expect([formOf(player).players, variant()]).toEqual([1, 'solitaire'])
  })
})

describe('a line of the form', () => {
  it('stays selected if lines appear above it', () => {
    const player = form('wizards').pressUntil('► Practice', 'up')
    const practice = formOf(player).row
    player.press('space')
    expect(formOf(player)).toMatchObject({ practice: true, row: practice })
    player.pressUntil('► Players', 'up')
    const rows = Array.from({ length: 4 }, () => player.press('right').screen.match(/► (\w+)/)?.[1])
    expect(rows).toEqual(Array(4).fill('Players'))
  })

  it('is selected after the one above, and the first after the last', () => {
    const player = form('wizards')
    const last = formOf(player).row
    expect(formOf(player.press('down')).row).toBe(0)
    expect(formOf(player.press('up')).row).toBe(last)
    expect(formOf(player.press('up')).row).toBe(last - 1)
  })

  it('cycles through its values in both directions', () => {
    for (const [line, name] of [
      ['► The game', 'variant'],
      ['► Hide the screen', null],
    ] as const) {
      const player = form('wizards').pressUntil('► Players', 'up').press('right').pressUntil(line, 'up')
      const valueAfter = (...keys: string[]) => {
        const { handover, options } = formOf(player.press(...keys))
        return name === null ? handover : options[name]
      }
      const seen = [valueAfter()]
      while (seen.length < 20) {
        const next = valueAfter('right')
        if (next === seen[0]) break
        seen.push(next)
      }
      expect(seen.length).toBeGreaterThan(1)
      expect(new Set(seen).size).toBe(seen.length)
      const back = seen.map(() => valueAfter('left'))
      expect(back).toEqual(seen.toReversed())
    }
  })

  it('is edited at its end at first, and then where the cursor was moved', () => {
    const player = form('wizards').pressUntil('► Seed', 'up')
    expect(formOf(player)).toMatchObject({ seed: '1982', at: 4 })
    player.press('right').types('3').press('left', 'left', 'left', 'left', 'left', 'left').types('0').press('left')
    expect(formOf(player)).toMatchObject({ seed: '019823', at: 0 })
    player.press('right', 'backspace').types(' ').press('end').types(' ')
    expect(begun(player.press('enter').pressUntil('►  Start', 'down').press('enter'))).toMatchObject({ seed: '19823' })
    const name = form('wizards', ['Zoë']).pressUntil('► Name', 'up').types('x')
    expect(formOf(name)).toMatchObject({ names: expect.arrayContaining(['Zoëx']), at: 4 })
    // The cursor is at the end of the name again when a bot leaves the seat.
    name.press('home', 'right', 'left').types('y ')
    expect(begun(name.pressUntil('►  Start', 'down').press('enter'))).toMatchObject({ seats: ['Zoëxy'] })
  })

  it('takes no more than forty characters, and refuses a name that is too long when the game begins', () => {
    const player = form('wizards').pressUntil('► Name', 'up').types('n'.repeat(50))
    expect(formOf(player).names[0]).toHaveLength(40)
    player.pressUntil('►  Start', 'down').press('enter')
    expect(player.asked).toEqual([])
    expect(player.screen).toMatch(/► Name/)
    expect(player.screen).toContain('24')
  })

  it('without text opens the help with ?, and a line with text takes it as a character', () => {
    expect(form('wizards').press('?').model.overlay).not.toBeNull()
    const player = form('wizards').pressUntil('► Seed', 'up').press('?')
    expect([player.model.overlay, formOf(player).seed]).toEqual([null, '1982?'])
  })
})
