import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IllegalAnswer } from '../../src/kernel/index.ts'
import { width } from '../../src/terminal/text.ts'
import { amount } from '../amount.ts'
import { COMMANDS } from './all-keys.ts'
import { plain } from './screen-player.ts'
import { tableOf } from './sitting.ts'

const KEYS = [...new Set(COMMANDS.flatMap(command => command.keys))].filter(key => !key.startsWith('ctrl+'))

describe('a game played on the screen', () => {
  it('continues with any keys, and every frame fits', () => {
    // Press Enter and digits more often than other keys, so that the game makes progress.
    const key = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('enter', '1', '2', '.') },
      { weight: 2, arbitrary: fc.constantFrom(...KEYS) },
    )
    const size = fc.constantFrom([80, 24] as const, [100, 40] as const, [133, 60] as const)
    fc.assert(
      fc.property(
        fc.array(key, { minLength: 30, maxLength: 90 }),
        fc.constantFrom(['Ann'], ['Ann', 'Ben']),
        fc.constantFrom('auto', 'arrange'),
        fc.nat(9999),
        size,
        (keys, seats, map, seed, [columns, rows]) => {
          const table = tableOf(seats, String(seed), columns, rows, map)
          for (const pressed of keys) {
            table.press(pressed)
            const lines = table.player.lines(plain)
            expect(lines).toHaveLength(rows)
            expect(lines.every(line => width(line) === columns)).toBe(true)
          }
        },
      ),
      { numRuns: amount(6, 20) },
    )
  })

  it('offers only answers that the game accepts', () => {
    const table = tableOf(['Ann'], '7', 80, 24)
    expect(() => {
      for (let i = 0; i < 200; i++) table.press('enter', '.', 'enter', '1', 'enter')
    }).not.toThrow(IllegalAnswer)
    expect(table.match.length).toBeGreaterThan(20)
  })

  it('shows each player the events since their last turn, and no more', () => {
    const table = tableOf(['Ann', 'Ben'], '7', 80, 24)
    const first = table.match.questions[0]!.seat
    const other = 1 - first
    const told = () => table.player.screen
    expect(told()).toContain(`${table.match.header.seats[first]}, it's your turn.`)
    table.press('enter', 'enter')
    for (let i = 0; i < 40 && !told().includes(`${table.match.header.seats[other]}, it's your turn.`); i++) {
      table.press('1', '.', 'enter')
    }
    expect(told()).toContain(`${table.match.header.seats[other]}, it's your turn.`)
    const { log, known } = table.position()
    expect(log.slice(known).length).toBeGreaterThan(0)
    table.press('enter')
    expect(told()).toContain('Since your last turn')
  })

  it('restores the position and the log on undo', () => {
    const table = tableOf(['Ann'], '1982', 80, 24).press('enter')
    const before = table.position().log
    table.press('.', 'enter')
    expect(table.position().log.length).toBeGreaterThan(before.length)
    table.press('u')
    expect(table.position().log).toEqual(before)
    expect(table.player.screen).toContain('taken back')
  })
})
